"""Plays the recorded matches again: `python tests/recordings/record.py [NAME ...]`.

Each is a match of bots on the fast twin with everything that may happen to it, written beside this
file as `reclaim export` would. After that their views are written again, too (see README.md).
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from controller.games.luggage.pieces import ShowPair
from controller.record import matchfile
from controller.record.journal import Journal
from controller.table.assembly import OpenedTable, Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, Task, VirtualClock
from hardware.scene import Press, Put, Release, Take
from hardware.sim.places import tag_uid

FOLDER = Path(__file__).resolve().parent
BEGAN = "2026-01-01T12:00:00+00:00"
"""The same time for all, so that a match that is played again gives the same file."""

LONGEST_S = 7200.0

LAID_DOWN_S = 0.8
"""Time in which a hand has laid down what it tapped."""


def nothing(opened: OpenedTable, loop: Loop) -> Task:
    yield from ()


def lose(*tiles: str) -> Callable[[OpenedTable, Loop], Task]:
    """Take tiles off the belt before its first lap."""

    def taken(opened: OpenedTable, loop: Loop) -> Task:
        uids = {tag_uid(f"luggage/tile/{tile}") for tile in tiles}
        places = opened.world.places
        for name in [name for name, stack in places.items() if stack[-1].piece.uid in uids]:
            del places[name]
        yield from ()

    return taken


def lose_what_nobody_can_do_without(opened: OpenedTable, loop: Loop) -> Task:
    """Everybody has one passenger for whom neither his own nor lost luggage is there."""
    cards = [opened.world.places[f"{seat}/draw"][0].piece.face for seat in opened.match.seats]
    tiles = [tile for card in cards for tile in (card.name, f"lost-{card.suitcase}")]
    return lose(*tiles)(opened, loop)


def undo_a_hand(opened: OpenedTable, loop: Loop) -> Task:
    """The first hand on a draw deck is taken back."""
    while not opened.match.state.ready:
        yield loop.now_s() + 0.01
    match = opened.match
    match.undo(match.game.mover(*match.last) or "", loop.now_s())


def mistakes_at_the_check(opened: OpenedTable, loop: Loop) -> Task:
    """Two players exchange a tile that they set aside, and the first pair shown is taken back."""
    while opened.match.state.phase != "verifying":
        yield loop.now_s() + 0.05
    piles = [opened.world.places[f"{seat}/aside"] for seat in ("red", "blue")]
    piles[0][0], piles[1][0] = piles[1][0], piles[0][0]
    while not isinstance(opened.match.history[-1].move, ShowPair):
        yield loop.now_s() + 0.05
    seat = opened.match.seats[opened.match.history[-1].move.player]
    opened.world.act(seat, Press("B"), loop.now_s())
    yield loop.now_s() + 0.1
    opened.world.act(seat, Release("B"), loop.now_s())


def fall_off(opened: OpenedTable, loop: Loop) -> Task:
    """In play two tiles fall off the belt; one of them is found and put back."""
    world = opened.world
    while opened.match.state.phase != "play":
        yield loop.now_s() + 0.05
    for _ in range(2):
        yield loop.now_s() + 5.0
        world.drop(world.belt_tiles()[0])
    yield loop.now_s() + 70.0
    world.act("green", Take("table/0"), loop.now_s())
    world.act("green", Put("belt"), loop.now_s())


def undo_what_may_be(opened: OpenedTable, loop: Loop) -> Task:
    """The first move that showed nobody anything is taken back, when its piece lies there."""
    while True:
        yield loop.now_s() + 0.05
        match = opened.match
        if match.history and match.state is match.shown.state:
            played, state = match.history[-1].move, match.state
            seat = match.game.mover(match.before[-1], played)
            if seat and match.game.rules.may_undo(match.before[-1], played, match.state):
                if hasattr(played, "card"):
                    yield loop.now_s() + LAID_DOWN_S
                if match.state is state:
                    match.undo(seat, loop.now_s())
                    return


class Recording(Struct, frozen=True):
    """How a match is played, at the table of that file."""

    seating: Seating
    mishap: Callable[[OpenedTable, Loop], Task] = nothing
    cut_after: int | None = None
    """The power is cut after that number of moves, and the match resumed."""
    table: str = "sim"


def bots(
    players: int, seed: int, level: str = "normal", game: str = "luggage", **options: object
) -> Seating:
    return Seating(players, players, level, seed, game, options)


def cards(game: str, players: int, seed: int, **options: object) -> Seating:
    return bots(players, seed, game=game, **options)


def orders(players: int, seed: int, **options: object) -> Seating:
    return cards("captains-orders", players, seed, **options)


RECORDINGS = {
    "luggage-assisted-4": Recording(bots(4, 1)),
    "luggage-reduced-2": Recording(bots(2, 2, per_suitcase=3, wrong_type="ignore")),
    "luggage-rulebook-3": Recording(
        bots(3, 3, play="rulebook", rounds=2, deliberate_penalty=-1), mistakes_at_the_check
    ),
    "luggage-memory-3": Recording(bots(3, 4, variant="memory")),
    "luggage-clock-2": Recording(bots(2, 5, "easy", clock_min=1, rounds=2)),
    "luggage-stuck-2": Recording(bots(2, 13, rounds=1), lose_what_nobody_can_do_without),
    "luggage-missing-3": Recording(bots(3, 7, rounds=2), lose("yeti", "lost-stars")),
    "luggage-undo-2": Recording(bots(2, 8, rounds=1), undo_a_hand),
    "luggage-resumed-4": Recording(bots(4, 9, clock_min=2, rounds=2), cut_after=50),
    "luggage-belt-2": Recording(bots(2, 10, "easy", rounds=1), fall_off),
    "captains-orders-spots-5": Recording(orders(5, 1), table="sim-spots"),
    "captains-orders-no-spots-4": Recording(orders(4, 2, wins=2)),
    "captains-orders-forfeit-8": Recording(
        orders(8, 3, rounds=3, misplay="forfeit"), table="sim-spots"
    ),
    "captains-orders-resumed-4": Recording(orders(4, 4), cut_after=60, table="sim-spots"),
    "captains-orders-undo-4": Recording(orders(4, 5), undo_what_may_be),
    "captain-bluff-spots-3": Recording(cards("captain-bluff", 3, 1, turns=60), table="sim-spots"),
    "captain-bluff-no-spots-2": Recording(
        cards("captain-bluff", 2, 2, turns=60, line="consecutive", call_s=None)
    ),
    "captain-bluff-resumed-4": Recording(
        cards("captain-bluff", 4, 3, turns=60), cut_after=90, table="sim-spots"
    ),
    "captain-bluff-undo-2": Recording(cards("captain-bluff", 2, 4, turns=40), undo_what_may_be),
    "bluff-pirate-spots-5": Recording(cards("bluff-pirate", 5, 1, turns=40), table="sim-spots"),
    "bluff-pirate-no-spots-2": Recording(cards("bluff-pirate", 2, 2, turns=60)),
    "bluff-pirate-resumed-3": Recording(
        cards("bluff-pirate", 3, 3, turns=50), cut_after=120, table="sim-spots"
    ),
    "bluff-pirate-undo-2": Recording(cards("bluff-pirate", 2, 4, turns=40), undo_what_may_be),
}
"""A line for each; a new game adds its kinds of matches here."""


def play(recording: Recording, journal: Path) -> None:
    """Play the match to its end, with a power cut in the middle where one is asked for."""
    _play(recording, journal, recording.cut_after)
    if recording.cut_after is not None:
        seating = replace(recording.seating, resume=True)
        _play(replace(recording, seating=seating, mishap=nothing), journal, None)


def _play(recording: Recording, journal: Path, cut_after: int | None) -> None:
    file = load_table_file(recording.table)
    with (
        Loop(VirtualClock()) as loop,
        open_table(file, loop, recording.seating, deep=False, journal=journal) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: not opened.world.places)
        loop.start(recording.mishap(opened, loop))
        loop.run(
            until_s=LONGEST_S,
            while_=lambda: not opened.match.over and len(opened.match.history) != cut_after,
        )


def main(names: list[str]) -> None:
    for name in names or RECORDINGS:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "journal.db"
            play(RECORDINGS[name], path)
            with Journal(path) as journal:
                record, entries = journal.match(1), journal.entries(1)
        data = matchfile.write(replace(record, began_utc=BEGAN), entries)
        assert record.status == "finished", f"{name} did not end within {LONGEST_S} s"
        matchfile.read(data)
        (FOLDER / f"{name}.jsonl").write_bytes(data)
        print(f"{name}: {record.status}, {len(entries)} entries, {len(data)} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
