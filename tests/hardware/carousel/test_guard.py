"""The motor's guard: when it kills, what it does to the lines, and how a table keeps one."""

import os
import signal
import subprocess
import threading
from contextlib import closing

import pytest
from gpiozero import Device, DigitalOutputDevice, PWMOutputDevice

from hardware.carousel import guard
from hardware.carousel.guard import leave_pulled_down, lower
from hardware.carousel.guarded import Guard, lines_of
from hardware.config import MotorSettings, load_table_file
from hardware.errors import TableError, WiringError
from hardware.loop import Loop, RealClock, VirtualClock
from hardware.sim.deep import DeepTwin
from hardware.sim.pins import SimulatedPins
from hardware.sim.pinserver import Lines, serve
from hardware.sim.remotepins import SERVER, RemotePins
from hardware.sim.world import BeltShape, World
from hardware.table import PiIo

REMOTE_PINS = "hardware.sim.remotepins:RemotePins"

# ---- what it takes for a hang ------------------------------------------------------------------


class Daemon:
    """A process that does nothing, and the two ends of its heartbeat."""

    def __init__(self):
        self.process = subprocess.Popen(["sleep", "60"])
        self.pidfd = os.pidfd_open(self.process.pid)
        self.heard, self.heartbeat = os.pipe()

    def beat(self):
        os.write(self.heartbeat, guard.BEAT)

    def rest(self):
        os.write(self.heartbeat, guard.REST)

    def die_later(self, after_s):
        threading.Timer(after_s, self.process.terminate).start()

    def close(self):
        self.process.kill()
        self.process.wait()
        for file in (self.pidfd, self.heard, self.heartbeat):
            os.close(file)


@pytest.fixture
def daemon(monkeypatch):
    monkeypatch.setattr(guard, "LOOK_S", 0.01)
    with closing(Daemon()) as daemon:
        yield daemon


def test_a_daemon_that_was_heard_and_falls_silent_is_killed(daemon):
    daemon.beat()
    assert not guard.watch(daemon.pidfd, daemon.heard)
    assert daemon.process.wait() == -signal.SIGKILL


def test_a_daemon_that_was_never_heard_may_take_its_time(daemon):
    daemon.die_later(0.4)
    assert guard.watch(daemon.pidfd, daemon.heard)
    assert daemon.process.wait() == -signal.SIGTERM


def test_a_daemon_that_rests_may_be_silent(daemon):
    daemon.beat()
    daemon.rest()
    daemon.die_later(0.4)
    assert guard.watch(daemon.pidfd, daemon.heard)
    assert daemon.process.wait() == -signal.SIGTERM


def test_a_daemon_that_dies_between_two_beats_was_not_in_order(daemon):
    daemon.beat()
    daemon.process.terminate()
    daemon.process.wait()
    assert not guard.watch(daemon.pidfd, daemon.heard)


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
    assert guard.watch(daemon.pidfd, daemon.heard)


def test_a_heartbeat_that_was_closed_will_never_come(daemon):
    daemon.beat()
    os.close(daemon.heartbeat)
    daemon.heartbeat = os.open(os.devnull, os.O_RDONLY)
    assert not guard.watch(daemon.pidfd, daemon.heard)
    assert daemon.process.wait() == -signal.SIGKILL


# ---- what it does to the lines -----------------------------------------------------------------


@pytest.fixture
def pins():
    return SimulatedPins(VirtualClock())


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
    leave_pulled_down(held)
    assert [(d.pin.function, d.pin.pull) for d in held] == [("input", "down")] * 2


def test_standby_is_lowered_first():
    assert lines_of(MotorSettings(forward=13, backward=16, standby=12)) == [12, 13, 16]
    assert lines_of(MotorSettings(forward=13)) == [13]


# ---- how a table keeps one ---------------------------------------------------------------------


@pytest.fixture
def server(tmp_path, monkeypatch):
    path = tmp_path / "pins"
    lines = Lines()
    threading.Thread(target=serve, args=(lines, path), daemon=True).start()
    while not path.exists():
        pass
    monkeypatch.setenv(SERVER, str(path))
    return lines


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
    chosen = SimulatedPins(VirtualClock())
    monkeypatch.setattr(Device, "pin_factory", chosen)
    assert PiIo(VirtualClock()).pin_factory_name == "hardware.sim.pins:SimulatedPins"


def test_pins_that_end_with_their_process_need_no_guard():
    file = load_table_file("sim")
    world = World(BeltShape.of(file), ["red"], {})
    with Loop(RealClock()) as loop, closing(DeepTwin(file, world, loop)) as twin:
        assert twin.table.guard is None
