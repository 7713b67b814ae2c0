"""How many clicks a turn costs in a player's window: its part of `reclaim bench acts`.

Somebody plays by clicks on what is lit until a turn of that kind has come, and then clicks what the
turn needs; every click is an event at a point of the window.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import pygame

from bench.windowed import WindowPlayer
from controller.table.assembly import Seating, open_table
from display.scene.verbs import lit
from display.tabletop.moment import Moment
from display.tabletop.sight import Sight
from display.targets import (
    GroundAt,
    LineAt,
    OwnCard,
    OwnPad,
    PileAt,
    SeatOf,
    SpotAt,
    Target,
    TileAt,
)
from hardware.config import load_table_file
from hardware.loop import Loop, Task, VirtualClock

LONGEST_S = 1_800.0
SEED = 3


class Turner(WindowPlayer):
    """Plays as its parent does until a turn of that *kind* has come, and then that turn. `cost` is
    its clicks, once it is over."""

    kind: "Kind"
    cost: int | None = None

    def play(self) -> Task:
        kind = self.kind
        for due_s in super().play():
            yield due_s
            if self.table.settled and self.sight.match is not None and kind.begins(self):
                break
        # Nobody reads lines and clicks one as they come.
        yield from self.wait(1.0)
        self.look()
        before = len(self.clicks)
        for step in kind.steps:
            while not self.table.settled or (target := step(self)) is None:
                yield from self.wait(0.3)
                self.look()
            yield from self.click(target)
            yield from self.wait(1.0)
            self.look()
        self.cost = len(self.clicks) - before

    @property
    def sight(self) -> Sight:
        return self.table.sight()

    @property
    def match(self) -> Any:
        return self.sight.match

    @property
    def moment(self) -> Moment:
        return self.table.moment(self._loop.now_s())

    @property
    def glowing(self) -> frozenset[Target]:
        return lit(self.moment)

    def line(self, id: str) -> LineAt | None:
        """The line of the menu with that message; None while there is none."""
        cursor = self.sight.cursor
        lines = () if cursor is None or not self.sight.chooses else cursor.options
        return next((LineAt(n) for n, one in enumerate(lines) if one.id == id), None)


Step = Callable[[Turner], Target | None]
"""What is clicked next; None while there is nothing to click yet."""


class Kind(NamedTuple):
    """A kind of turn: who plays what, when such a turn has come, what is clicked in it, and what
    must be so in the end."""

    game: str
    players: int
    begins: Callable[[Turner], bool]
    steps: Sequence[Step]
    came_about: Callable[[Turner], bool]
    table: str = "sim-spots"


def clicks(kind: Kind) -> int:
    """The clicks of a turn of that kind."""
    pygame.font.init()
    seating = Seating(kind.players, kind.players - 1, "normal", SEED, kind.game)
    file = load_table_file(kind.table)
    with Loop(VirtualClock()) as loop, open_table(file, loop, seating, deep=False) as opened:
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        match = opened.match
        assert match is not None, "it has begun"
        player = Turner(opened, loop, match.seats[0], SEED)
        player.kind = kind
        loop.start(player.play())
        loop.run(until_s=LONGEST_S, while_=lambda: player.cost is None and not match.over)
        assert player.cost is not None, (player.clicks[-8:], player.refused[-3:])
        loop.run(until_s=loop.now_s() + 1.0)
        player.table.poll(loop.now_s())
        assert kind.came_about(player), player.sight.phase
        return player.cost


# ---- kinds of turns ------------------------------------------------------------------------------


def _some_card(player: Turner) -> Target | None:
    return next((one for one in player.glowing if isinstance(one, OwnCard)), None)


def _at_spot(number: int) -> Step:
    return lambda player: SpotAt(number) if player.sight.hand is not None else None


def _line(id: str) -> Step:
    return lambda player: player.line(id)


def _some_named(player: Turner) -> Target | None:
    return next((one for one in player.sight.named if one in player.glowing), None)


def _set_of(size: int) -> Kind:
    """The first card says where it goes, the others lie face down; a click says it is whole."""

    def begins(player: Turner) -> bool:
        held = player.sight.at(f"{player.sight.own}/cards")
        enough = held is not None and held.count > size
        return player.sight.phase == "act" and player.sight.awaited and enough

    close = _line("bluff-pirate-menu-close-set")
    return Kind(
        "bluff-pirate",
        3,
        begins,
        [_some_card, _at_spot(1), *[_some_card] * (size - 1), close],
        lambda player: player.sight.phase not in ("act", "set"),
    )


def _free_belts(player: Turner) -> list[int]:
    belts = player.match.belts
    return [n for n, one in enumerate(belts, 1) if not one.destination and not one.line]


def _defines(player: Turner) -> bool:
    goes = {f"spot/{n}" for n in _free_belts(player)} & {*player.sight.going}
    return player.sight.phase == "turn" and player.sight.awaited and bool(goes)


def _free_belt(player: Turner) -> Target | None:
    free = map(SpotAt, _free_belts(player))
    return next((one for one in free if one in player.glowing), None)


def _checks(player: Turner) -> bool:
    return player.line("captain-bluff-menu-check") is not None and player.sight.hand is None


def _flips(player: Turner) -> bool:
    flip = PileAt(player.sight.pile("draw"))
    return player.sight.phase == "play" and flip in player.glowing


def _its_suitcase(player: Turner) -> Target | None:
    action = player.sight.seen("action")
    if action is None or player.sight.hand is not None:
        return None
    found = player.screen.found(player.sight, 0.0)
    tiles = (
        TileAt(one.place)
        for one in player.sight.scene.places
        if one.top.suitcase == action.top.suitcase
    )
    return next((one for one in tiles if one in found), None)


def _check_it(player: Turner) -> Target | None:
    return OwnPad() if OwnPad() in player.glowing else None


def _away_with_it(player: Turner) -> Target | None:
    ways = (PileAt(player.sight.pile("aside")), GroundAt("belt"))
    return next((one for one in ways if one in player.glowing), None)


def _accuses(player: Turner) -> bool:
    return player.line("captains-orders-menu-discover") is not None


def _somebody(player: Turner) -> Target | None:
    sought = player.moment.hint.sought
    return next((one for one in sought if isinstance(one, SeatOf)), None)


KINDS: Mapping[str, Mapping[str, Kind]] = {
    "captains-orders": {
        "discovering": Kind(
            "captains-orders",
            4,
            _accuses,
            [
                _somebody,
                _line("captains-orders-menu-yes-captain"),
            ],
            lambda player: player.sight.phase not in ("turn", "order"),
        )
    },
    "captain-bluff": {
        "defining": Kind(
            "captain-bluff",
            3,
            _defines,
            [_some_card, _free_belt],
            lambda player: player.sight.phase != "setup",
        ),
        "checking": Kind(
            "captain-bluff",
            3,
            _checks,
            [_line("captain-bluff-menu-check"), _some_named],
            lambda player: player.sight.phase == "turn" and not player.sight.to_look,
        ),
    },
    "bluff-pirate": {"set_of_three": _set_of(3), "set_of_five": _set_of(5)},
    "luggage": {
        "passenger": Kind(
            "luggage",
            3,
            _flips,
            [
                lambda player: PileAt(player.sight.pile("draw")),
                _its_suitcase,
                _check_it,
                _away_with_it,
            ],
            lambda player: player.sight.hand is None,
            "sim",
        )
    },
}
"""game: each kind of turn. An accusation ends the round for all: the second click says so."""
