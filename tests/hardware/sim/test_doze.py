"""Looks that come later while nothing can change, and in time once something does."""

import pytest

from hardware.config import load_table_file
from hardware.loop import Loop, PacedClock, VirtualClock
from hardware.scene import Label, Press, Release, Take, Tap
from hardware.signals import ButtonPressed, RunBelt, SeatLost, TagEntered
from hardware.sim.deep import REST_S, DeepTwin
from hardware.sim.doze import LATE_S, Doze
from hardware.sim.places import BeltShape, TaggedPiece
from hardware.sim.world import World


@pytest.fixture
def loop():
    with Loop(VirtualClock()) as loop:
        yield loop


def looking(loop, doze, every_s=0.01):
    """Start looking; return when it was looked."""
    looks = []

    def task():
        while True:
            looks.append(round(loop.now_s(), 6))
            yield loop.now_s() + every_s

    loop.start(task(), doze.call_at)
    return looks


def test_awake_it_looks_in_time(loop):
    looks = looking(loop, Doze(loop))
    loop.run(until_s=0.995)
    assert len(looks) == 100


def test_dozing_it_looks_two_or_three_times_a_second(loop):
    doze = Doze(loop)
    doze.on = True
    looks = looking(loop, doze)
    loop.run(until_s=2.05)
    assert looks == pytest.approx([number * LATE_S for number in range(6)])


def test_woken_it_looks_at_once_and_then_in_time_and_never_twice(loop):
    doze = Doze(loop)
    doze.on = True
    looks = looking(loop, doze)
    loop.call_at(0.45, doze.wake)
    loop.run(until_s=0.485)
    assert looks == pytest.approx([0.0, 0.4, 0.45, 0.46, 0.47, 0.48])
    loop.run(until_s=0.695)
    assert len(looks) == len(set(looks)) == 2 + 25


def test_what_was_cancelled_while_it_dozed_does_not_come_when_it_wakes(loop):
    doze, looks = Doze(loop), []
    doze.on = True
    doze.call_at(0.01, lambda: looks.append("look")).cancel()
    doze.wake()
    loop.run(until_s=1.0)
    assert looks == []


# ---- a table that people watch ------------------------------------------------------------------


TILE = "04000000000001"


@pytest.fixture
def watched():
    """A table that nobody has touched for long enough; what it has sensed is in `heard`."""
    file, label = load_table_file("sim"), Label("tile", False, "dots", "dots")
    shape = BeltShape(places=36, track_mm=1260.0, readers={"belt": (0.0, 40.0)})
    world = World(shape, [seat.name for seat in file.seats], [TaggedPiece(TILE, label, label)])
    world.lay(TILE, "belt/14")
    with Loop(PacedClock()) as loop:
        twin = DeepTwin(file, world, loop, seed=1)
        twin.heard = []
        twin.table.listeners.append(twin.heard.append)
        twin.table.start()
        loop.run(until_s=1.0 + REST_S)
        twin.loop = loop
        yield twin
        twin.close()


def polls_in(twin, seconds):
    before = sum(reader.inspect().polls for reader in twin.table.readers)
    twin.loop.run(until_s=twin.loop.now_s() + seconds)
    return sum(reader.inspect().polls for reader in twin.table.readers) - before


def test_untouched_its_reader_hardly_polls_and_no_station_is_missed(watched):
    assert polls_in(watched, 2.0) <= 2.0 / LATE_S + 1
    assert not any(isinstance(signal, SeatLost) for signal in watched.heard)


def test_it_wakes_seldom_while_nobody_touches_it(watched, mocker):
    """Each waking costs a tenth of a millisecond: a table at rest is there all evening."""
    slept = mocker.spy(Loop, "poll_files")
    watched.loop.run(until_s=watched.loop.now_s() + 2.0)
    assert slept.call_count / 2.0 < 75


def test_the_belt_wakes_its_reader_when_it_is_driven(watched):
    watched.table.carousel.run(3.0)
    assert polls_in(watched, 0.2) > 10


def test_a_button_is_heard_as_quickly_as_ever(watched):
    pressed_s = watched.loop.now_s()
    watched.world.act("red", Press("A"), pressed_s)
    watched.loop.run(until_s=pressed_s + 0.1)
    (heard,) = (signal for signal in watched.heard if isinstance(signal, ButtonPressed))
    assert heard.at_s - pressed_s < 0.03
    watched.world.act("red", Release("A"), watched.loop.now_s())


def test_a_piece_that_is_held_to_a_pad_is_read_as_quickly_as_ever(watched):
    watched.world.act("red", Take("belt/14"), watched.loop.now_s())
    held_s = watched.loop.now_s()
    watched.world.act("red", Tap(0.4), held_s)
    watched.loop.run(until_s=held_s + 0.2)
    (heard,) = (signal for signal in watched.heard if isinstance(signal, TagEntered))
    assert heard.at_s - held_s < 0.08


def test_while_the_belt_turns_its_reader_polls_a_hundred_times_a_second(watched):
    watched.table.send(RunBelt(speed_rpm=4.0))
    polls_in(watched, 0.1)
    assert polls_in(watched, 1.0) > 80
