"""The watchdog: a loop that hangs loses the motor's power, and one that is only late does not."""

import threading

import pytest

from hardware.carousel.watchdog import SILENT_LOOKS, Watchdog
from hardware.loop import Loop, RealClock, VirtualClock


class Diary:
    """What was done to the motor, the guard and the process, in its order."""

    def __init__(self):
        self.entries = []
        self.ended = threading.Event()

    def cut_power(self):
        self.entries.append("power cut")

    def end_process(self):
        self.entries.append("process ended")
        self.ended.set()

    def beat(self):
        self.entries.append("guard hears a beat")

    def rest(self):
        self.entries.append("guard rests")


@pytest.fixture
def diary():
    return Diary()


@pytest.fixture
def loop():
    with Loop(RealClock()) as loop:
        yield loop


def test_a_loop_that_hangs_loses_the_power_and_then_its_process(diary, loop):
    with Watchdog(loop, diary.cut_power, end_process=diary.end_process):
        loop.call_later(0.0, lambda: diary.ended.wait(20.0))
        loop.run(while_=lambda: not diary.ended.is_set())
        assert diary.entries == ["power cut", "process ended"]


def test_only_an_unbroken_silence_is_a_hang(diary, loop):
    watchdog = Watchdog(loop, diary.cut_power, end_process=diary.end_process)
    for _ in range(3):
        for _ in range(SILENT_LOOKS - 1):
            watchdog.look()
        watchdog.beat()
        watchdog.look()
    assert diary.entries == []
    for _ in range(SILENT_LOOKS):
        watchdog.look()
    assert diary.entries == ["power cut", "process ended"]


def test_a_motor_whose_pins_fail_does_not_keep_a_process_that_hangs(diary, loop):
    def fail():
        raise OSError("the chip has gone")

    watchdog = Watchdog(loop, fail, end_process=diary.end_process)
    for _ in range(SILENT_LOOKS - 1):
        watchdog.look()
    with pytest.raises(OSError, match="has gone"):
        watchdog.look()
    assert diary.entries == ["process ended"]


def test_the_guard_hears_every_beat_and_rests_when_the_power_is_off(diary, loop):
    with Watchdog(loop, diary.cut_power, diary, diary.end_process):
        assert diary.entries == ["guard hears a beat"]  # before the loop runs: that may hang too
        loop.run(while_=lambda: len(diary.entries) < 3)
    assert diary.entries == ["guard hears a beat"] * 3 + ["power cut", "guard rests"]


def test_an_exception_out_of_the_loop_takes_the_power_too(diary, loop):
    def fail():
        raise LookupError

    loop.call_later(0.0, fail)
    with pytest.raises(LookupError), Watchdog(loop, diary.cut_power, diary, diary.end_process):
        loop.run()
    assert diary.entries[-2:] == ["power cut", "guard rests"]


def test_nothing_is_watched_any_more_behind_the_block(diary, loop):
    with Watchdog(loop, diary.cut_power, end_process=diary.end_process):
        assert "watchdog" in [thread.name for thread in threading.enumerate()]
    assert "watchdog" not in [thread.name for thread in threading.enumerate()]
    assert diary.entries == ["power cut"]


def test_a_virtual_clock_is_not_watched():
    with Loop(VirtualClock()) as loop, pytest.raises(ValueError, match="stands still by right"):
        Watchdog(loop, lambda: None)
