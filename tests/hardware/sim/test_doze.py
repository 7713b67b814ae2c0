"""Looks that come later while nothing can change, and in time once something does."""

import pytest

from hardware.loop import Loop, PacedClock, VirtualClock
from hardware.sim.deep import REST_S, DeepTwin
from hardware.sim.doze import LATE_S, Doze


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


def test_dozing_it_looks_five_times_a_second(loop):
    doze = Doze(loop)
    doze.on = True
    looks = looking(loop, doze)
    loop.run(until_s=1.05)
    assert looks == pytest.approx([number * LATE_S for number in range(6)])


def test_woken_it_looks_at_once_and_then_in_time_and_never_twice(loop):
    doze = Doze(loop)
    doze.on = True
    looks = looking(loop, doze)
    loop.call_at(0.25, doze.wake)
    loop.run(until_s=0.285)
    assert looks == pytest.approx([0.0, 0.2, 0.25, 0.26, 0.27, 0.28])
    loop.run(until_s=0.495)
    assert len(looks) == len(set(looks)) == 2 + 25


def test_what_was_cancelled_while_it_dozed_does_not_come_when_it_wakes(loop):
    doze, looks = Doze(loop), []
    doze.on = True
    doze.call_at(0.01, lambda: looks.append("look")).cancel()
    doze.wake()
    loop.run(until_s=1.0)
    assert looks == []
