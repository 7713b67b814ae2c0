"""A recorded match at its own pace: every move at its time, with stops, steps, jumps and speeds."""

from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from controller.record import matchfile
from controller.record.playback import Playback
from controller.record.screening import (
    CLOCK_S,
    FASTEST,
    LONGEST_WAIT_S,
    SLOWEST,
    SPEED,
    Screening,
)
from controller.views import Replay
from controller.views.table import JUMP, Steer
from hardware.loop import Loop, VirtualClock

RECORDINGS = Path(__file__).resolve().parents[2] / "recordings"
MEMORY = RECORDINGS / "luggage-memory-3.jsonl"
CLOCK = RECORDINGS / "luggage-clock-2.jsonl"


def shown(file, to=None, speed=None):
    """Show a match on a virtual clock: (the viewer's time, number of entries) of all changes."""
    playback = Playback(*matchfile.read(file.read_bytes()))
    changes = []
    with Loop(VirtualClock()) as loop:
        screening = Screening(playback, to or len(playback.entries), loop, speed)
        screening.changed.append(lambda: changes.append((loop.now_s(), playback.number)))
        loop.start(screening.run())
        loop.run()
    return playback, changes


def firsts(changes):
    """When each entry was first seen."""
    return {number: at_s for at_s, number in reversed(changes) if number}


@pytest.mark.parametrize("speed", [1.0, 8.0])
def test_at_a_speed_every_move_comes_at_its_time(speed):
    playback, changes = shown(MEMORY, speed=speed)
    assert playback.number == len(playback.entries)
    assert firsts(changes) == pytest.approx(
        {entry.number: entry.at_s / speed for entry in playback.entries}
    )


def test_without_one_it_is_brisk_and_long_waits_are_cut():
    playback, changes = shown(CLOCK)
    came_s = [0.0, *sorted(firsts(changes).values())]
    at_s = [0.0, *(entry.at_s for entry in playback.entries)]
    waits = [(after - before) / SPEED for before, after in pairwise(at_s)]
    assert max(waits) > LONGEST_WAIT_S
    assert [after - before for before, after in pairwise(came_s)] == pytest.approx(
        [min(wait_s, LONGEST_WAIT_S) for wait_s in waits]
    )


def test_it_stops_at_the_move_that_was_asked_for():
    playback, changes = shown(MEMORY, to=7)
    assert playback.number == 7
    assert max(number for _, number in changes) == 7


def test_while_the_round_clock_runs_the_screen_follows_it():
    playback, changes = shown(CLOCK, to=8, speed=1.0)
    assert playback.view().clock_ends_at_s is not None
    times = [at_s for at_s, number in changes if number == 7]
    assert all(b - a <= CLOCK_S + 1e-9 for a, b in pairwise(times))
    assert len(times) >= 4


def test_a_pause_stands_still_for_as_long_as_it_lasts():
    playback = Playback(*matchfile.read(MEMORY.read_bytes()))
    with Loop(VirtualClock()) as loop:
        screening = Screening(playback, 12, loop, 1.0)
        loop.start(screening.run())
        loop.run(until_s=playback.entries[5].at_s + 0.3)
        screening.pause()
        number = playback.number
        loop.run(until_s=loop.now_s() + 60.0)
        assert playback.number == number
        assert screening.replay == Replay(number, 12, paused=True)
        screening.pause()
        loop.run()
        assert screening.replay == Replay(12, 12)
        assert loop.now_s() == pytest.approx(playback.entries[11].at_s + 60.0, abs=0.2)


@contextmanager
def steered(recording=MEMORY, to=None):
    """A replay that has run to its tenth entry, and a function that writes a byte of its window."""
    playback = Playback(*matchfile.read(recording.read_bytes()))
    with Loop(VirtualClock()) as loop:
        screening = Screening(playback, len(playback.entries) if to is None else to, loop, 1.0)
        loop.start(screening.run())
        loop.run(while_=lambda: screening.replay.shown < 10)
        yield screening, loop, lambda *bytes: [screening.steer(*byte) for byte in bytes]


def test_steps_go_one_entry_on_and_back_and_stand_still():
    with steered() as (screening, loop, write):
        seen = screening.view()
        write(Steer.ON.value, Steer.ON.value, Steer.BACK.value)
        assert (screening.replay.shown, screening.replay.paused) == (11, True)
        loop.run(until_s=loop.now_s() + 60)
        assert screening.replay.shown == 11
        write(Steer.BACK.value)
        assert screening.view().match == seen.match
        assert screening.take_sounds() == ()


def test_a_place_on_the_bar_is_gone_to_and_played_on_from():
    with steered() as (screening, loop, write):
        last = screening.replay.last
        write(bytes([JUMP + 50]))
        assert screening.replay.shown == round(last / 2)
        write(bytes([JUMP + 100]))
        assert screening.replay.shown == last
        loop.run(until_s=loop.now_s() + 60)
        write(bytes([JUMP]))
        assert (screening.replay.shown, screening.replay.paused) == (0, False)
        loop.run(while_=lambda: screening.replay.shown < 5)
        assert screening.replay.shown == 5


def test_nobody_steps_beyond_either_end():
    with steered(to=10) as (screening, _, write):
        write(Steer.ON.value)
        assert screening.replay.shown == 10
        write(bytes([JUMP]), Steer.BACK.value)
        assert screening.replay.shown == 0


def test_the_speed_doubles_and_halves_within_bounds():
    with steered() as (screening, _, write):
        write(Steer.FASTER.value)
        assert screening.replay.speed == 2.0
        write(*[Steer.FASTER.value] * 20)
        assert screening.replay.speed == FASTEST
        write(*[Steer.SLOWER.value] * 40, b"x")
        assert screening.replay.speed == SLOWEST


def test_the_hands_of_a_match_that_is_over_are_shown_and_no_others():
    with steered(RECORDINGS / "captains-orders-spots-5.jsonl") as (screening, _, _):
        hands = dict(screening.replay.hands)
        assert set(hands) == set(screening._playback.record.seats)
        assert all(hands.values())
        going_on = replace(screening._playback.record, status="open")
        screening._playback.record = going_on
        assert screening.replay.hands == ()


def test_lights_go_out_in_time_between_two_moves():
    _, changes = shown(MEMORY, speed=1.0)
    between = [at_s for at_s, _ in changes if at_s not in firsts(changes).values()]
    assert between
