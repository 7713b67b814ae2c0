"""A simulated table marks where a piece belongs that somebody has tapped and still holds; how the
pieces of a match lie there outlasts a power cut, and stops no match."""

import os
from contextlib import contextmanager

import pytest
from msgspec.structs import replace

from controller.games.bluff_pirate.spec import turning
from controller.games.catalogue import CATALOGUE
from controller.games.luggage.pieces import Mapped, Verified
from controller.table.assembly import Seating, open_table
from controller.table.attending import KEPT, LayFiles
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import FAN, Press, Put, Release, Take, TurnOver
from hardware.sim.croupier import Croupier
from harness.cardgames import SMALL_SEA

GAMES = {
    "captain-bluff": {"turns": 40},
    "bluff-pirate": {"turns": 20},
    "captains-orders": {"rounds": 4},
}


def marks_and_places(world):
    """Every (place that was marked, place where the piece came to lie), while hands are watched."""
    marked = {}

    def look():
        for seat, top in world.seats.items():
            if top.hand is not None and top.belongs:
                marked[seat] = top.hand.piece.uid, top.belongs
            elif top.hand is None and seat in marked:
                uid, belongs = marked.pop(seat)
                lies = [
                    p for p, stack in world.places.items() if uid in {s.piece.uid for s in stack}
                ]
                yield belongs, *lies

    return look


@pytest.mark.parametrize(
    ("game", "table"),
    [
        ("captain-bluff", "sim-spots"),
        ("bluff-pirate", "sim"),
        ("bluff-pirate", "sim-spots"),
        ("captains-orders", "sim"),
    ],
)
def test_a_card_is_marked_for_where_its_player_lays_it(game, table):
    level = "sharp" if game == "captain-bluff" else "easy"
    seating = Seating(4, 4, level, 2, game, GAMES[game])
    laid = []
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file(table), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        look = marks_and_places(opened.world)
        while not opened.match.over:
            loop.run(until_s=loop.now_s() + 0.02)
            laid += look()
    assert len(laid) > 10
    astray = [(belongs, lies) for belongs, lies in laid if lies != belongs]
    # The last card of a set that is turned over goes on with the set at once: to the discards, or
    # back into the hand of the player who was caught.
    assert all(belongs == "middle/spot-1" for belongs, _ in astray)
    assert all(lies == "middle/spot-3" or lies.endswith(f"/{FAN}") for _, lies in astray)
    assert len(astray) < len(laid) / 4
    assert game == "bluff-pirate" or not astray


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cleared_away_that_everybody_still_looks_at(game):
    seating = Seating(4, 4, "easy", 2, game, GAMES[game], speed="normal")
    looked_at = 0
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)

        def lies():
            places = opened.world.places.items()
            return {place: [one.piece.uid for one in stack] for place, stack in places}

        while not opened.match.over and looked_at < 4:
            loop.run(until_s=loop.now_s() + 0.1)
            if not opened.match.stage.waits:
                continue
            # The hand that has just tapped a card lays it down.
            loop.run(until_s=loop.now_s() + 1.5)
            before, staged = lies(), opened.match.shown.now.staged
            loop.run(until_s=staged.ends_at_s - 0.01)
            assert lies() == before, staged.climax.what
            loop.run(until_s=staged.ends_at_s + 0.1)
            looked_at += 1
    assert looked_at > 0


def test_hands_that_lie_face_up_are_read_before_anybody_sees_that_a_round_has_ended():
    """First the verdict is staged: nobody reads it off the hands, or is asked what they are."""
    game = "captains-orders"
    seating = Seating(4, 4, "easy", 2, game, {"rounds": 3}, speed="normal")
    shown, staged = [], []
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):

        def look():
            view = opened.console.view()
            shown.append(view.match.phase)
            if view.staged is not None and view.staged.climax not in staged:
                staged.append(view.staged.climax)

        opened.start()
        loop.run(while_=lambda: opened.match is None)
        opened.console.changed.append(look)
        loop.run(while_=lambda: not opened.match.over)
    assert len(staged) == 3
    assert "reveal" not in shown


def test_a_card_that_is_put_where_it_does_not_belong_is_brought_back():
    """Captain's Orders: somebody takes the top discard and lays it onto the Orders."""
    seating = Seating(4, 4, "normal", 2, "captains-orders", {"rounds": 2})
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        world = opened.world
        opened.start()
        loop.run(while_=lambda: "middle/spot-2" not in world.places)
        discards = [one.piece for one in world.places["middle/spot-2"]]
        seat = next(seat for seat, top in world.seats.items() if top.hand is None)
        for act in (Take("middle/spot-2"), Put("middle/spot-1")):
            world.act(seat, act, loop.now_s())
        assert [one.piece for one in world.places["middle/spot-2"]] == discards
        assert discards[-1] not in [one.piece for one in world.places.get("middle/spot-1", ())]


# ---- between matches -----------------------------------------------------------------------------


def test_the_cards_of_all_games_lie_there_until_a_match_begins(open_fast):
    table = open_fast()
    cards = {f"middle/{slug}" for slug in CATALOGUE}
    assert {seen.place for seen in table.world.scene("red", 0.0).places} >= cards
    table.console.start_match(["red", "blue"])
    assert not {seen.place for seen in table.world.scene("red", 0.0).places} & cards


def test_the_croupier_comes_at_once_but_after_everybody_was_answered(open_fast, mocker):
    """It is no part of a real table, and so in no tap's way to the screen."""
    attend, during = mocker.spy(Croupier, "attend"), []
    table = open_fast(seats=2, bots=2)
    signal = table.console.signal

    def heard(one):
        before = attend.call_count
        signal(one)
        during.append(attend.call_count - before)

    table.table.listeners[:] = [heard]
    table.loop.run(while_=lambda: table.match.state.phase != "round_over")
    table.loop.run(until_s=table.loop.now_s())
    assert len(during) > 100
    assert sum(during) == 0
    assert attend.call_args.args[1] == CATALOGUE["luggage"].setting(table.match.state)


def test_the_control_cards_lie_beside_the_table_all_the_time_and_go_back_from_every_hand(open_fast):
    table = open_fast(seats=2, bots=0)
    beside = {"beside/pause", "beside/undo", "beside/recount"}
    table.world.act("red", Take("beside/undo"), 0.0)
    table.world.act("red", Put("middle/anywhere"), 0.0)
    assert {seen.place for seen in table.world.scene("blue", 0.0).places} >= beside


LAY = {"middle/deck": ("04AA", "04BB"), "red/cards": ("04CC",)}


@pytest.fixture
def files(tmp_path):
    return LayFiles(tmp_path / "journal.db")


def test_what_was_written_last_is_read(files):
    files.write(3, {})
    files.write(3, LAY)
    assert files.read(3) == LAY


def test_each_match_has_a_file_of_its_own(files):
    files.write(3, LAY)
    assert files.read(4) == {}
    files.forget(3)
    assert files.read(3) == {}


def test_nobody_else_reads_it(files, tmp_path):
    """It knows every hand, as the journal does."""
    before = os.umask(0)
    try:
        files.write(3, LAY)
    finally:
        os.umask(before)
    (written,) = (tmp_path / "journal.twin").iterdir()
    assert written.stat().st_mode & 0o777 == 0o600
    assert written.parent.stat().st_mode & 0o777 == 0o700


def test_it_is_kept_of_the_last_matches(files, tmp_path):
    for match in range(KEPT + 3):
        files.write(match, LAY)
        os.utime(tmp_path / "journal.twin" / f"{match}.json", (match, match))
    kept = [match for match in range(KEPT + 3) if files.read(match)]
    assert kept == list(range(3, KEPT + 3))


@pytest.mark.parametrize("damage", [b"", b"{", b'{"middle/deck": 3}', b"\xff"])
def test_a_damaged_file_says_nothing(files, tmp_path, damage):
    files.write(3, LAY)
    (tmp_path / "journal.twin" / "3.json").write_bytes(damage)
    assert files.read(3) == {}


def test_a_disk_that_fails_stops_no_match(files, tmp_path):
    (tmp_path / "journal.twin").write_text("no folder")
    files.write(3, LAY)
    files.forget(3)
    assert files.read(3) == {}


# ---- what a player turns over for all to see -----------------------------------------------------


@contextmanager
def at_an_island():
    """A simulated table where a ship has just reached an island; everybody still looks at how it
    sails there."""
    seating = Seating(4, 4, "easy", 1, "bluff-pirate", {"board": SMALL_SEA})
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        loop.run(while_=lambda: opened.match.state.phase != "island")
        yield opened, loop, turning(opened.match.state)


def test_bp_24_who_turns_an_islands_token_over_has_done_all_that_is_to_be_done():
    with at_an_island() as (opened, loop, asked):
        pressed = []
        opened.world.on_button.append(lambda seat, button, down: pressed.append(seat))
        loop.run(while_=lambda: opened.match.shown.state is not opened.match.state)
        opened.world.act(asked.seat, TurnOver(asked.place), loop.now_s())
        found = opened.world.places[asked.place][-1].piece.face
        loop.run(loop.now_s() + 60, while_=lambda: opened.match.state.phase == "island")
        assert opened.match.history[-1].move == asked.moves[found]
        assert asked.seat not in pressed


def test_g_2_the_table_turns_over_what_somebody_who_has_left_was_to_turn():
    with at_an_island() as (opened, loop, asked):
        opened.match.pause.half = replace(opened.match.pause.half, left=(asked.seat,))
        opened.world.grasp.may_look = lambda seat, place, held: False
        found = opened.world.places[asked.place][-1].piece.face
        loop.run(loop.now_s() + 60, while_=lambda: opened.match.state.phase == "island")
        assert opened.match.history[-1].move == asked.moves[found]
        assert opened.world.places[asked.place][-1].face_up


def test_while_the_match_is_paused_what_lies_open_means_nothing():
    with at_an_island() as (opened, loop, asked):
        loop.run(while_=lambda: opened.match.stage.waits)
        opened.match.pause.toggle(loop.now_s())
        top = opened.world.places[asked.place][-1]
        opened.world.bring(top.piece.uid, asked.place, asked.place, face_up=True)
        state = opened.match.state
        loop.run(until_s=loop.now_s() + 30)
        assert opened.match.state is state


# ---- what people can only wait for ---------------------------------------------------------------


@contextmanager
def counting(phase, play):
    """A simulated table whose belt has just begun to be counted."""
    seating = Seating(3, 3, "easy", 4, "luggage", {"rounds": 1, "play": play})
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        loop.run(while_=lambda: opened.match.state.phase != phase or opened.match.stage.waits)
        loop.run(until_s=loop.now_s() + 0.5)
        yield opened, loop


@pytest.mark.parametrize(
    ("phase", "play"),
    [("mapping", "assisted"), ("mapping", "rulebook"), ("verifying", "assisted")],
)
def test_anybody_ends_a_count_of_the_belt_with_a_and_the_match_goes_on(phase, play):
    with counting(phase, play) as (opened, loop):
        began_s, seat = loop.now_s(), opened.match.seats[1]
        opened.world.act(seat, Press("A"), began_s)
        opened.world.act(seat, Release("A"), began_s)
        loop.run(began_s + 5, while_=lambda: opened.match.state.phase == phase)
        lying = {place for place in opened.world.places if place.startswith("belt/")}
        assert opened.match.state.phase != phase
        assert opened.match.referee.track.lap is None
        found = next(one.move for one in reversed(opened.match.history) if _counts(one.move))
        if phase == "mapping":
            assert found.missing == ()
        else:
            assert len(found.on_belt) == len(lying)
        loop.run(began_s + 3600, while_=lambda: not opened.match.over)
        assert opened.match.over
        assert not list(opened.match.game.rules.problems(opened.match.state))


def _counts(move):
    return isinstance(move, Mapped | Verified)


def test_while_somebody_may_act_a_ends_nothing():
    with counting("play", "assisted") as (opened, loop):
        opened.world.act(opened.match.seats[1], Press("A"), loop.now_s())
        loop.run(until_s=loop.now_s() + 0.3)
        assert opened.match.state.phase == "play"
