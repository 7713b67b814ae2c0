"""One loop for real and virtual time."""

import os
import threading
import time

import pytest

from hardware.loop import MOST_LATE_S, Loop, PacedClock, RealClock, VirtualClock


@pytest.fixture
def loop():
    with Loop(VirtualClock()) as loop:
        yield loop


def test_things_happen_in_the_order_of_their_times(loop):
    happened = []
    loop.call_at(2.0, lambda: happened.append(("late", loop.now_s())))
    loop.call_at(1.0, lambda: happened.append(("early", loop.now_s())))
    loop.run()
    assert happened == [("early", 1.0), ("late", 2.0)]


def test_things_due_at_once_happen_in_the_order_they_were_asked_for(loop):
    happened = []
    for name in "abc":
        loop.call_at(1.0, lambda name=name: happened.append(name))
    loop.run()
    assert happened == ["a", "b", "c"]


def test_a_cancelled_timer_does_not_fire(loop):
    happened = []
    timer = loop.call_at(1.0, lambda: happened.append("fired"))
    timer.cancel()
    timer.cancel()
    loop.run()
    assert happened == []


def test_a_timer_due_at_the_beginning_of_time_fires_then(loop):
    """Its time is 0.0, which is a time like any other."""
    reading, writing = os.pipe()
    seen = []

    def readable():
        os.read(reading, 1)
        loop.call_at(0.0, lambda: seen.append(loop.now_s()))

    os.write(writing, b"x")
    loop.watch(reading, readable)
    loop.call_at(1.0, lambda: None)
    loop.run()
    loop.unwatch(reading)
    os.close(reading)
    os.close(writing)
    assert seen == [0.0]


def test_a_cancelled_timer_does_not_move_a_virtual_clock(loop):
    loop.call_at(5.0, lambda: None).cancel()
    loop.call_at(1.0, lambda: None)
    loop.run()
    assert loop.now_s() == 1.0


def test_nothing_is_left_to_wait_for_when_all_timers_are_cancelled():
    """A loop on a virtual clock would go round once for each of them, and ask its hooks."""
    with Loop(VirtualClock()) as loop:
        rounds = []
        loop.before_waiting.append(lambda: rounds.append(loop.now_s()))
        for at_s in (1.0, 2.0, 3.0):
            loop.call_at(at_s, lambda: None).cancel()
        loop.run()
        assert (rounds, loop.now_s()) == ([0.0], 0.0)
        assert repr(loop) == "<Loop at 0.000 s (virtual), 0 timers>"


def test_a_timer_that_is_cancelled_while_it_is_waited_for_is_waited_for_no_longer(loop):
    late = loop.call_at(3.0, lambda: None)
    loop.call_at(1.0, late.cancel)
    loop.run(until_s=2.0)
    assert loop.now_s() == 2.0
    loop.run()
    assert loop.now_s() == 2.0


def test_a_task_goes_on_at_each_time_that_it_yields(loop):
    seen = []

    def task():
        for at_s in (0.5, 0.75):
            yield at_s
            seen.append(loop.now_s())

    loop.start(task())
    loop.run()
    assert seen == [0.5, 0.75]


def test_work_that_takes_time_makes_the_next_task_late_as_on_one_processor(loop):
    seen = []
    loop.call_at(1.0, lambda: loop.clock.spend(0.3))
    loop.call_at(1.1, lambda: seen.append(loop.now_s()))
    loop.run()
    assert seen == [1.3]


def test_run_until_a_time_leaves_what_is_due_later(loop):
    happened = []
    loop.call_at(5.0, lambda: happened.append("later"))
    loop.run(until_s=3.0)
    assert (happened, loop.now_s()) == ([], 3.0)
    loop.run(until_s=6.0)
    assert (happened, loop.now_s()) == (["later"], 6.0)


def test_run_while_a_condition_holds(loop):
    ticks = []

    def task():
        while True:
            ticks.append(loop.now_s())
            yield loop.now_s() + 1.0

    loop.start(task())
    loop.run(while_=lambda: len(ticks) < 4)
    assert ticks == [0.0, 1.0, 2.0, 3.0]


def test_stop_ends_the_run_and_a_stop_before_it_is_not_lost(loop):
    happened = []
    loop.stop()
    loop.call_at(1.0, lambda: happened.append("first"))
    loop.run()
    assert happened == []
    loop.run()
    assert happened == ["first"]


def test_an_exception_in_a_callback_is_not_swallowed(loop):
    def broken():
        raise RuntimeError("broken")

    loop.call_at(1.0, broken)
    with pytest.raises(RuntimeError, match="broken"):
        loop.run()


def test_the_clock_stands_still_until_hooks_before_waiting_are_done(loop):
    seen = []
    loop.before_waiting.append(lambda: seen.append(loop.now_s()))
    loop.call_at(1.0, lambda: None)
    loop.run()
    assert seen[0] == 0.0


def test_virtual_time_cannot_go_back():
    clock = VirtualClock()
    with pytest.raises(ValueError, match="time cannot go back"):
        clock.spend(-1.0)
    clock.jump_to(2.0)
    clock.jump_to(1.0)
    assert clock.now_s() == 2.0


def test_a_real_clock_may_go_faster_and_its_loop_with_it():
    """An hour passes at once: at the usual rate this test would take one."""
    with Loop(RealClock(rate=1e6)) as loop:
        rung = []
        loop.call_at(3600.0, lambda: rung.append(loop.now_s()))
        loop.run(while_=lambda: not rung)
        assert rung[0] >= 3600.0


def test_a_paced_clock_goes_no_faster_than_real_time():
    began_s = time.monotonic()
    with Loop(PacedClock(rate=10.0)) as loop:
        loop.call_at(1.0, lambda: None)
        loop.run(until_s=1.0)
        assert loop.now_s() == 1.0
    assert time.monotonic() - began_s >= 0.1


def test_a_paced_clock_shows_each_event_its_own_time_however_late_it_is():
    with Loop(PacedClock()) as loop:
        seen = []
        loop.call_at(0.01, lambda: time.sleep(0.1))
        for at_s in (0.02, 0.03, 0.04):
            loop.call_at(at_s, lambda: seen.append(loop.now_s()))
        loop.run(until_s=0.05)
        assert seen == [0.02, 0.03, 0.04]


def test_a_paced_clock_never_makes_up_for_a_long_delay():
    with Loop(PacedClock(rate=100.0)) as loop:
        began_s = time.monotonic()
        loop.call_at(0.1, lambda: time.sleep(0.1))
        loop.call_at(0.2, lambda: None)
        loop.run(until_s=11.0)
        assert time.monotonic() - began_s >= 0.1 + (10.8 - MOST_LATE_S) / 100.0


def test_a_paced_clock_that_is_hurried_goes_on_from_where_it_stood():
    clock = PacedClock()
    clock.follow(None)
    shown_s = clock.now_s()
    clock.hurried(20.0)
    assert clock.now_s() == shown_s
    time.sleep(0.1)
    clock.follow(None)
    assert clock.now_s() >= shown_s + 2.0
    shown_s = clock.now_s()
    clock.hurried(1.0)
    assert clock.now_s() == shown_s
    assert clock.wait_s(shown_s + 10.0) > 9.0


def test_what_comes_in_has_the_time_at_which_it_came():
    reading, writing = os.pipe()
    with Loop(PacedClock(rate=10.0)) as loop:
        seen = []

        def readable():
            os.read(reading, 1)
            seen.append(loop.now_s())

        loop.watch(reading, readable)
        threading.Timer(0.05, os.write, (writing, b"x")).start()
        loop.call_at(20.0, lambda: None)
        loop.run(while_=lambda: not seen)
        loop.unwatch(reading)
    os.close(reading)
    os.close(writing)
    assert 0.5 <= seen[0] < 20.0


@pytest.mark.parametrize("clock", [RealClock(), VirtualClock(), PacedClock()])
def test_a_file_that_can_be_read_is_served(clock):
    reading, writing = os.pipe()
    with Loop(clock) as loop:
        got = []

        def readable():
            got.append(os.read(reading, 10))
            loop.stop()

        loop.watch(reading, readable)
        loop.call_later(0.01, lambda: os.write(writing, b"hello"))
        loop.call_later(0.2, lambda: None)
        loop.run()
        assert got == [b"hello"]
        loop.unwatch(reading)
    os.close(reading)
    os.close(writing)


def test_repr_tells_the_time(loop):
    loop.call_at(1.0, lambda: None)
    assert repr(loop) == "<Loop at 0.000 s (virtual), 1 timers>"
