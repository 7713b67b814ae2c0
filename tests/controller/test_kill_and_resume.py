"""A table is killed in every kind of state that a match of luggage can be in, and resumed.

Killed means: its files are copied as they are at that instant, nothing is closed, and the copy is
opened by another table.
"""

import shutil
from contextlib import ExitStack

import pytest
from msgspec import Struct

from controller.games.luggage.pieces import Recounted, Return
from controller.games.luggage.rules import problems
from controller.match.acts import HOLD_S
from controller.record.journal import Journal, standing_moves
from controller.record.recorder import CLOCK_S
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import ButtonPressed

SIM = load_table_file("sim")

ASSISTED = {"rounds": 2, "per_suitcase": 3}
FULL = {"rounds": 1}
RULEBOOK = {"rounds": 1, "per_suitcase": 3, "play": "rulebook"}
MEMORY = {"variant": "memory"}
CLOCK = {"rounds": 1, "clock_min": 3}


class Stood(Struct, frozen=True):
    """Where a match stood, as far as anybody could tell."""

    state: object
    moves: tuple[object, ...]
    half: dict[str, str]
    clock_left_s: float | None


def stood(table):
    match, now_s = table.match, table.loop.now_s()
    moves = tuple((played.move, played.source) for played in match.history)
    return Stood(
        match.state, moves, match.half.texts(), match.game.clock_left_s(match.referee, now_s)
    )


@pytest.fixture
def table_at(tmp_path):
    """Call with (folder, options, bots, resume): a table where red and blue play, bots unless it
    says otherwise, whose journal is in the folder."""
    with ExitStack() as stack:

        def opened(folder, options, *, bots=2, resume=False):
            loop = stack.enter_context(Loop(VirtualClock()))
            seating = Seating(2, bots, "normal", 5, "luggage", options, resume=resume)
            path = tmp_path / folder / "journal.db"
            table = stack.enter_context(open_table(SIM, loop, seating, deep=False, journal=path))
            table.start()
            table.loop = loop
            return table

        yield opened


@pytest.fixture
def kill(tmp_path):
    """Copy the journal of *folder* as a kill would leave it."""

    def killed(folder, copy):
        (tmp_path / copy).mkdir()
        for name in ("journal.db", "journal.db-wal"):
            shutil.copy(tmp_path / folder / name, tmp_path / copy / name)

    return killed


def play_until(table, reached):
    """Let the match go on until *reached* (a condition of match and state), and all of it may be
    seen; the match must not end before."""
    loop = table.loop
    loop.run(
        until_s=loop.now_s() + 3600.0,
        while_=lambda: not (reached(table.match, table.match.state) and table.console.settled),
    )
    assert reached(table.match, table.match.state), "the match never came to this state"


def finish(table):
    loop = table.loop
    loop.run(until_s=loop.now_s() + 3600.0, while_=lambda: not table.over)
    assert table.over
    # By the rulebook nobody but the players knows what was set aside, and the croupier who lays
    # the table out again is none of them.
    assert table.match.state.options.play == "rulebook" or problems(table.match.state) == ()


def hold_a(table, *seats):
    for seat in seats:
        signal = ButtonPressed(at_s=table.loop.now_s(), seat=seat, button="A")
        table.console.signal(signal)
    table.loop.run(until_s=table.loop.now_s() + HOLD_S + 0.1)


def in_phase(phase, what=lambda match, state: True):
    return lambda match, state: state.phase == phase and what(match, state)


def anybody(what):
    return lambda match, state: any(what(player) for player in state.players)


def moves_of(kind):
    return lambda match, state: any(isinstance(played.move, kind) for played in match.history[-1:])


def turned(lap_turns):
    return lambda match, state: (
        match.referee.track.lap is not None and match.referee.track.lap.turned > lap_turns
    )


STATES = {
    "before the first lap": (ASSISTED, in_phase("mapping")),
    "in the first lap": (ASSISTED, in_phase("mapping", turned(0.3))),
    "nobody is ready": (ASSISTED, in_phase("ready", lambda m, s: not s.ready)),
    "one is ready": (ASSISTED, in_phase("ready", lambda m, s: s.ready)),
    "play begins": (ASSISTED, in_phase("play")),
    "a card is open": (ASSISTED, in_phase("play", anybody(lambda p: p.current is not None))),
    "cards are waiting": (FULL, in_phase("play", anybody(lambda p: p.waiting))),
    "a tile is held": (ASSISTED, in_phase("play", anybody(lambda p: p.held is not None))),
    "a tile was put back": (ASSISTED, in_phase("play", moves_of(Return))),
    "pairs are set aside": (ASSISTED, in_phase("play", anybody(lambda p: len(p.aside) > 2))),
    "one is done, hands still move": (ASSISTED, in_phase("verifying")),
    "in the last lap": (ASSISTED, in_phase("verifying", turned(0.3))),
    "the round is over": (ASSISTED, in_phase("round_over")),
    "the second round": (ASSISTED, in_phase("play", lambda m, s: s.round == 2)),
    "by the rulebook, in play": (RULEBOOK, in_phase("play", lambda m, s: s.flipped)),
    "the check begins": (RULEBOOK, in_phase("check")),
    "half a pair is shown": (RULEBOOK, in_phase("check", lambda m, s: m.half)),
    "both show half a pair": (RULEBOOK, in_phase("check", lambda m, s: len(m.half.first) == 2)),
    "a pair is shown": (RULEBOOK, in_phase("check", anybody(lambda p: p.aside))),
    "one has shown all": (RULEBOOK, in_phase("check", lambda m, s: s.checked)),
    "memory, the first turn": (MEMORY, in_phase("play")),
    "memory, the other's turn": (MEMORY, in_phase("play", lambda m, s: s.active == 1)),
    "memory, a tile was looked at": (MEMORY, in_phase("play", lambda m, s: s.looks)),
    "memory, pairs are set aside": (MEMORY, in_phase("play", anybody(lambda p: p.aside))),
    "the clock runs": (CLOCK, in_phase("play", lambda m, s: len(m.history) > 20)),
}


@pytest.mark.parametrize("name", STATES)
def test_a_match_goes_on_from_where_it_stood_and_ends(table_at, kill, name):
    options, reached = STATES[name]
    table = table_at("before", options)
    play_until(table, reached)
    before = stood(table)
    kill("before", "after")
    resumed = table_at("after", options, resume=True)
    after = stood(resumed)
    assert (after.state, after.moves, after.half) == (before.state, before.moves, before.half)
    if before.clock_left_s is None:
        assert after.clock_left_s is None
    else:
        given_back_s = after.clock_left_s - before.clock_left_s
        assert -1e-6 <= given_back_s <= CLOCK_S
    finish(resumed)


def test_killed_again_while_the_belt_is_counted_the_clock_stands_where_it_stood(table_at, kill):
    table = table_at("first", CLOCK)
    play_until(table, in_phase("play", anybody(lambda player: player.held is not None)))
    table.loop.run(until_s=table.loop.now_s() + 7.0)
    left_s = table.match.game.clock_left_s(table.match.referee, table.loop.now_s())
    kill("first", "second")
    table = table_at("second", CLOCK, resume=True)
    # A tile that was in a hand comes back to the belt in the course of the count.
    play_until(table, moves_of(Return))
    assert table.match.referee.recounting
    assert table.match.game.clock_left_s(table.match.referee, table.loop.now_s()) == pytest.approx(
        left_s, abs=CLOCK_S
    )
    left_s = table.match.game.clock_left_s(table.match.referee, table.loop.now_s())
    table.loop.run(until_s=table.loop.now_s() + 1.0)
    kill("second", "third")
    table = table_at("third", CLOCK, resume=True)
    assert table.match.game.clock_left_s(table.match.referee, table.loop.now_s()) == left_s
    finish(table)


def test_time_without_power_does_not_count(table_at, kill):
    table = table_at("before", CLOCK)
    play_until(table, in_phase("play", lambda match, state: len(match.history) > 20))
    last_s = table.match.history[-1].at_s - table.match.playing.began_s
    kill("before", "after")
    resumed = table_at("after", CLOCK, resume=True)
    now_s = resumed.loop.now_s() - resumed.match.playing.began_s
    assert last_s <= now_s + 1e-6 <= last_s + CLOCK_S
    finish(resumed)
    times = [played.at_s for played in resumed.match.history]
    assert times == sorted(times)


def test_a_match_that_is_killed_again_and_again_is_one_match_without_gaps(table_at, kill, tmp_path):
    table = table_at("0", ASSISTED)
    for number in range(12):
        play_until(table, lambda match, state, at=8 * number + 5: len(match.history) >= at)
        before = stood(table)
        kill(str(number), str(number + 1))
        table = table_at(str(number + 1), ASSISTED, resume=True)
        assert stood(table) == before
    finish(table)
    with Journal(tmp_path / "12" / "journal.db") as journal:
        (match,) = journal.matches()
        entries = journal.entries(match.id)
    assert match.status == "finished"
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert len(standing_moves(entries)) == len(table.match.history)


def test_a_match_whose_end_was_undone_goes_on(table_at, kill):
    table = table_at("before", RULEBOOK)
    play_until(table, lambda match, state: match.over)
    match = table.match
    seat = match.game.mover(*match.last) or ""
    table.console.do(lambda: match.undo(seat, table.loop.now_s()))
    assert table.match.state.phase == "check"
    before = stood(table)
    kill("before", "after")
    resumed = table_at("after", RULEBOOK, resume=True)
    assert stood(resumed) == before
    finish(resumed)


def test_a_table_that_was_accepted_as_it_is_stays_accepted(table_at, kill):
    """Everybody held A although a tile was not back: that is a move, and it outlasts the kill."""
    table = table_at("before", ASSISTED, bots=1)
    play_until(table, in_phase("ready"))
    hold_a(table, "red")
    play_until(table, in_phase("play", lambda match, state: len(match.history) > 12))
    kill("before", "after")
    table = table_at("after", ASSISTED, bots=1, resume=True)
    on_belt = [name for name in table.world.places if name.startswith("belt/")]
    del table.world.places[on_belt[len(on_belt) // 2]]
    table.loop.run(until_s=table.loop.now_s() + 60.0)
    assert [notice.id for notice in table.match.shown.notices()] == ["luggage-not-back"]
    hold_a(table, "red")
    assert isinstance(table.match.history[-1].move, Recounted)
    before = stood(table)
    kill("after", "again")
    assert stood(table_at("again", ASSISTED, bots=1, resume=True)) == before
