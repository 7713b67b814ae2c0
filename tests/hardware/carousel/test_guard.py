"""The motor's guard: when it kills, what it does to the lines, and how a table keeps one."""

import itertools
import os
import signal
import subprocess
import threading
import time
from contextlib import closing

import pytest
from gpiozero import Device, DigitalOutputDevice, PWMOutputDevice

from hardware.carousel import guard
from hardware.carousel.guard import LOOK_S, Hearing, leave_pulled_down, lower, try_out
from hardware.carousel.watchdog import BEAT_S, UNANSWERED_BEATS, Guard
from hardware.config import MotorSettings, load_table_file
from hardware.errors import TableError, WiringError
from hardware.loop import Loop, RealClock, VirtualClock
from hardware.sim.deep import DeepTwin
from hardware.sim.pins import SimulatedPins
from hardware.sim.places import BeltShape
from hardware.sim.world import World
from hardware.table import PiIo
from remotepins import SERVER, Connection, RemotePins

REMOTE_PINS = "remotepins:RemotePins"

# ---- what it takes for a hang ------------------------------------------------------------------


def looks_until_a_hang(hearing, stopped=False):
    return next(look for look in itertools.count(1) if hearing.missed(stopped))


def test_a_second_of_silence_is_a_hang():
    hearing = Hearing()
    hearing.heard(guard.BEAT)
    assert looks_until_a_hang(hearing) * LOOK_S == pytest.approx(1.0)


def test_a_process_that_is_stopped_is_given_two_looks():
    hearing = Hearing()
    hearing.heard(guard.BEAT)
    assert looks_until_a_hang(hearing, stopped=True) * LOOK_S == pytest.approx(0.2)


def test_a_process_that_was_stopped_for_a_moment_is_none_that_hangs():
    hearing = Hearing()
    for _ in range(20):
        hearing.heard(guard.BEAT)
        assert [hearing.missed(stopped=s) for s in (True, False, True)] == [False] * 3


def test_every_beat_begins_the_silence_anew():
    hearing = Hearing()
    for _ in range(5):
        hearing.heard(guard.BEAT)
        assert not any(hearing.missed(stopped=False) for _ in range(9))


def test_who_was_never_heard_or_rests_may_be_silent_and_stopped():
    hearing = Hearing()
    assert not any(hearing.missed(stopped=True) for _ in range(100))
    hearing.heard(guard.BEAT + guard.REST)
    assert not any(hearing.missed(stopped=True) for _ in range(100))


class Daemon:
    """A process that does nothing, and the two ends of its heartbeat."""

    def __init__(self):
        self.process = subprocess.Popen(["sleep", "60"])
        self.pidfd = os.pidfd_open(self.process.pid)
        self.heard, self.heartbeat = os.pipe()
        self.answered, self.answers = os.pipe()

    def beat(self):
        os.write(self.heartbeat, guard.BEAT)

    def rest(self):
        os.write(self.heartbeat, guard.REST)

    def watch(self):
        return guard.watch(self.pidfd, self.heard, self.answers)

    def die_later(self, after_s):
        threading.Timer(after_s, self.process.terminate).start()

    def close(self):
        self.process.kill()
        self.process.wait()
        for file in (self.pidfd, self.heard, self.heartbeat, self.answered, self.answers):
            os.close(file)


@pytest.fixture
def daemon(monkeypatch):
    monkeypatch.setattr(guard, "LOOK_S", 0.01)
    with closing(Daemon()) as daemon:
        yield daemon


def test_a_daemon_that_was_heard_and_falls_silent_is_killed(daemon):
    daemon.beat()
    assert not daemon.watch()
    assert daemon.process.wait() == -signal.SIGKILL


def test_a_daemon_that_was_never_heard_may_take_its_time(daemon):
    daemon.die_later(0.4)
    assert daemon.watch()
    assert daemon.process.wait() == -signal.SIGTERM


def test_a_daemon_that_rests_may_be_silent(daemon):
    daemon.beat()
    daemon.rest()
    daemon.die_later(0.4)
    assert daemon.watch()
    assert daemon.process.wait() == -signal.SIGTERM


def test_a_daemon_that_dies_between_two_beats_was_not_in_order(daemon):
    daemon.beat()
    daemon.process.terminate()
    daemon.process.wait()
    assert not daemon.watch()


def test_a_daemon_that_beats_is_left_alone_for_as_long_as_it_does(daemon):
    done = threading.Event()

    def beat_for_a_while():
        for _ in range(40):
            daemon.beat()
            done.wait(0.01)
        daemon.rest()
        daemon.process.terminate()

    daemon.beat()
    threading.Thread(target=beat_for_a_while).start()
    assert daemon.watch()


def test_a_stopped_daemon_is_killed_long_before_a_second_is_over(daemon, monkeypatch):
    monkeypatch.setattr(guard, "SILENT_LOOKS", 10**6)
    daemon.beat()
    daemon.process.send_signal(signal.SIGSTOP)
    assert not daemon.watch()
    assert daemon.process.wait() == -signal.SIGKILL


def test_a_process_is_stopped_from_sigstop_to_sigcont_and_not_when_it_is_gone(daemon):
    assert not guard.is_stopped(daemon.pidfd)
    daemon.process.send_signal(signal.SIGSTOP)
    os.waitid(os.P_PIDFD, daemon.pidfd, os.WSTOPPED)
    assert guard.is_stopped(daemon.pidfd)
    daemon.process.send_signal(signal.SIGCONT)
    os.waitid(os.P_PIDFD, daemon.pidfd, os.WCONTINUED)
    assert not guard.is_stopped(daemon.pidfd)
    daemon.process.kill()
    daemon.process.wait()
    assert not guard.is_stopped(daemon.pidfd)


def test_every_beat_is_answered(daemon):
    daemon.beat()
    watching = threading.Thread(target=daemon.watch)
    watching.start()
    assert os.read(daemon.answered, 10) == guard.BEAT
    daemon.rest()
    daemon.process.terminate()
    watching.join()


def test_a_heartbeat_that_was_closed_will_never_come(daemon):
    daemon.beat()
    os.close(daemon.heartbeat)
    daemon.heartbeat = os.open(os.devnull, os.O_RDONLY)
    assert not daemon.watch()
    assert daemon.process.wait() == -signal.SIGKILL


# ---- what it does to the lines -----------------------------------------------------------------


@pytest.fixture
def pins():
    return SimulatedPins(Loop(VirtualClock()))


def test_lines_that_were_left_high_are_driven_low(pins):
    for line in (12, 13):
        pins.pin(line).function = "output"
        pins.pin(line).state = True
    held, why = lower(pins, [12, 13])
    assert why == ""
    assert [device.pin.function for device in held] == ["output", "output"]
    assert [pins.pin(line).state for line in (12, 13)] == [0.0, 0.0]


def test_a_line_that_somebody_else_holds_keeps_no_other_high(pins):
    pins.pin(13).function = "output"
    pins.pin(13).state = True
    with DigitalOutputDevice(12, initial_value=True, pin_factory=pins):
        held, why = lower(pins, [12, 13], give_up_s=0.0)
        assert why.startswith("GPIO 12: ")
        assert [device.pin.info.name for device in held] == ["GPIO13"]
        assert pins.pin(13).state == 0.0


def test_a_line_is_taken_as_soon_as_it_is_free(pins):
    other = DigitalOutputDevice(12, initial_value=True, pin_factory=pins)
    threading.Timer(0.05, other.close).start()
    _, why = lower(pins, [12], give_up_s=20.0)
    assert why == ""
    assert pins.pin(12).state == 0.0


def test_the_lines_are_left_as_inputs_that_are_pulled_down(pins):
    held, _ = lower(pins, [12, 13])
    held.append(PWMOutputDevice(16, initial_value=0.5, pin_factory=pins))
    leave_pulled_down(held)
    assert [(d.pin.function, d.pin.pull) for d in held] == [("input", "down")] * 3


def test_standby_is_lowered_first():
    assert MotorSettings(forward=13, backward=16, standby=12).lines == [12, 13, 16]
    assert MotorSettings(forward=13).lines == [13]


# ---- how a table keeps one ---------------------------------------------------------------------


@pytest.fixture
def loop():
    with Loop(RealClock()) as loop:
        yield loop


def test_a_guard_that_is_ready_has_freed_the_lines_again(server, loop):
    with (
        closing(Guard(loop, REMOTE_PINS, [12, 13])) as made,
        closing(RemotePins()) as pins,
        PWMOutputDevice(13, pin_factory=pins) as motor,
    ):
        assert "alive" in repr(made)
        motor.value = 0.5
        assert server.levels()[13] == 0.5
        os.kill(made.pid, signal.SIGKILL)


def test_trying_the_lines_out_leaves_them_free_and_pulled_down(server):
    with closing(RemotePins()) as earlier:
        for line in (12, 13):
            DigitalOutputDevice(line, pin_factory=earlier).close()
    assert [server.levels()[line] for line in (12, 13)] == [None, None], "they float"
    assert try_out(RemotePins, [12, 13]) == ""
    with Connection(os.environ[SERVER]) as asking:
        asking.ask(do="claim", line=12)
        asking.ask(do="claim", line=13)
        assert [asking.levels()[line] for line in (12, 13)] == [0.0, 0.0]


def test_while_one_line_is_waited_for_no_other_is_kept(server):
    """Two programs that hold one each and wait for the other's would wait for ever."""
    with closing(RemotePins()) as other, DigitalOutputDevice(13, pin_factory=other):
        assert try_out(RemotePins, [12, 13], give_up_s=0.0).startswith("GPIO 13: ")
        DigitalOutputDevice(12, pin_factory=other).close()


def test_a_guard_that_is_dismissed_ends_at_once_and_makes_room_for_another(server, loop):
    """A table that could not be opened is tried again in the same process."""
    first = Guard(loop, REMOTE_PINS, [12])
    first.dismiss()
    assert not os.path.exists(f"/proc/{first.pid}")
    assert server.levels()[12] == 0.0
    with closing(Guard(loop, REMOTE_PINS, [12])) as second:
        os.kill(second.pid, signal.SIGKILL)


def test_a_daemon_that_dismisses_its_guard_ends_in_order(daemon):
    daemon.beat()
    os.write(daemon.heartbeat, guard.LEAVE)
    assert daemon.watch()
    assert daemon.process.poll() is None, "it lives on"


def test_one_board_has_one_guard(server, loop, monkeypatch):
    with closing(Guard(loop, REMOTE_PINS, [12])) as first:
        with pytest.raises(WiringError, match=r"another table's guard has .*pins\.board"):
            Guard(loop, REMOTE_PINS, [12])
        os.kill(first.pid, signal.SIGKILL)


def test_a_guard_that_answers_is_believed_for_as_long_as_it_does(server, loop):
    with closing(Guard(loop, REMOTE_PINS, [12])) as made:
        for _ in range(2 * UNANSWERED_BEATS):
            made.beat()
            time.sleep(BEAT_S)
        made.rest()
        os.kill(made.pid, signal.SIGKILL)


def test_a_guard_that_is_stopped_stops_the_table_in_little_more_than_a_second(server, loop):
    with closing(Guard(loop, REMOTE_PINS, [12])) as made:
        os.kill(made.pid, signal.SIGSTOP)
        os.waitid(os.P_PID, made.pid, os.WSTOPPED)
        for _ in range(UNANSWERED_BEATS):
            made.beat()
        with pytest.raises(TableError, match="guard is stopped or hangs: 10 beats"):
            made.beat()
        assert pytest.approx(1.0) == UNANSWERED_BEATS * BEAT_S


def test_a_guard_that_dies_stops_the_table(server, loop):
    with closing(Guard(loop, REMOTE_PINS, [12])) as made:
        os.kill(made.pid, signal.SIGKILL)
        with pytest.raises(TableError, match="guard has ended by signal SIGKILL"):
            loop.run()


def test_a_line_that_another_program_holds_is_no_line_to_guard(server, loop):
    with (
        closing(RemotePins()) as other,
        DigitalOutputDevice(12, initial_value=True, pin_factory=other),
        pytest.raises(WiringError, match=r"GPIO 12: .* Is another table running"),
    ):
        Guard(loop, REMOTE_PINS, [12])


def test_a_guard_that_cannot_reach_pins_is_none(loop, monkeypatch, tmp_path):
    monkeypatch.setenv(SERVER, str(tmp_path / "nobody"))
    with pytest.raises(WiringError, match="it died"):
        Guard(loop, REMOTE_PINS, [12])


def test_a_real_tables_guard_uses_the_pins_that_gpiozero_chose(monkeypatch):
    chosen = SimulatedPins(Loop(VirtualClock()))
    monkeypatch.setattr(Device, "pin_factory", chosen)
    assert PiIo(VirtualClock()).pin_factory_name == "hardware.sim.pins:SimulatedPins"


def test_pins_that_end_with_their_process_need_no_guard():
    file = load_table_file("sim")
    world = World(BeltShape.of(file), ["red"], {})
    with Loop(RealClock()) as loop, closing(DeepTwin(file, world, loop)) as twin:
        assert twin.table.guard is None
