"""Simulated lines that outlive their owner, and gpiozero's classes on them."""

import threading
import time
from contextlib import closing

import pytest
from gpiozero import DigitalOutputDevice, InputDevice, PinFixedPull, PWMOutputDevice

from pinserver import KERNEL, Change, Lines, Owner, serve
from remotepins import SERVER, Connection, RemotePins

ONE, OTHER = Owner(process=1, connection=5), Owner(process=2, connection=6)

# ---- what the kernel does ----------------------------------------------------------------------


def driven(line, level, **kernel):
    lines = Lines(**kernel)
    lines.claim(line, ONE)
    lines.drive(line, level, ONE, 1.0)
    return lines


def test_from_power_on_the_first_nine_lines_are_pulled_up_and_the_others_down():
    assert Lines().levels() == [1.0] * 9 + [0.0] * 19  # BCM2835 ARM Peripherals, table 6-31


def test_a_line_has_one_owner():
    lines = driven(12, 1.0)
    with pytest.raises(OSError, match="GPIO 12 belongs to another program"):
        lines.claim(12, OTHER)
    with pytest.raises(OSError, match="GPIO 12 was not claimed"):
        lines.drive(12, 0.0, OTHER, 2.0)
    lines.bury(ONE, 3.0)
    lines.claim(12, OTHER)


def test_a_claim_changes_nothing_yet():
    lines = driven(12, 1.0, keeps_driving=True)
    lines.bury(ONE, 2.0)
    lines.claim(12, OTHER)
    assert lines.levels()[12] == 1.0


def test_there_are_28_lines():
    with pytest.raises(OSError, match="there is no GPIO 28"):
        Lines().claim(28, ONE)


def test_bcm2835_frees_a_dead_owners_line_to_an_input_with_its_pull():
    lines = driven(12, 1.0)
    lines.bury(ONE, 2.0)
    assert lines.levels()[12] == 0.0
    assert lines.history[-1] == Change(2.0, 12, 0.0, KERNEL)


def test_a_pull_that_was_switched_off_stays_off_and_the_line_floats():
    lines = Lines()
    lines.claim(12, ONE)
    lines.listen(12, "floating", ONE, 1.0)
    lines.drive(12, 1.0, ONE, 2.0)
    lines.bury(ONE, 3.0)
    assert lines.levels()[12] is None


def test_rp1_keeps_driving_a_dead_owners_line():
    lines = driven(12, 1.0, keeps_driving=True)
    lines.bury(ONE, 2.0)
    assert lines.levels()[12] == 1.0


def test_a_resistor_to_ground_decides_where_nobody_drives():
    lines = driven(5, 1.0, pulled_down=[5])
    assert lines.levels()[5] == 1.0
    lines.bury(ONE, 2.0)
    assert lines.levels()[5] == 0.0


def test_the_history_says_who_changed_a_line():
    lines = driven(12, 1.0)
    lines.drive(12, 1.0, ONE, 1.5)
    lines.drive(12, 0.25, ONE, 2.0)
    assert lines.history == [Change(1.0, 12, 1.0, 1), Change(2.0, 12, 0.25, 1)]


# ---- gpiozero on it ----------------------------------------------------------------------------


@pytest.fixture
def served(tmp_path, monkeypatch):
    """The lines that a server hands out."""
    lines, path = Lines(), tmp_path / "pins"
    threading.Thread(target=serve, args=(lines, path), daemon=True).start()
    while not path.exists():
        time.sleep(0.001)
    monkeypatch.setenv(SERVER, str(path))
    return lines


@pytest.fixture
def pins(served):
    with closing(RemotePins()) as pins:
        yield pins


def test_an_output_drives_its_line(pins, served):
    with DigitalOutputDevice(12, pin_factory=pins) as standby:
        assert served.levels()[12] == 0.0
        standby.on()
        assert served.levels()[12] == 1.0
        assert standby.value == 1


def test_a_pwm_has_whole_percents_as_on_a_pi(pins, served):
    with PWMOutputDevice(13, frequency=250, pin_factory=pins) as motor:
        motor.value = 0.578
        assert served.levels()[13] == 0.57
        motor.off()
        assert served.levels()[13] == 0.0


def test_an_input_reads_its_pull(pins):
    with InputDevice(26, pull_up=True, pin_factory=pins) as sensor:
        assert sensor.pin.state == 1.0
        assert sensor.value == 0  # low is active where the pull is up


def test_an_output_that_is_closed_leaves_a_line_that_floats(pins, served):
    DigitalOutputDevice(12, initial_value=True, pin_factory=pins).close()
    assert served.levels()[12] is None


def test_an_input_that_is_closed_keeps_its_pull_also_while_it_is_an_output_in_between(pins, served):
    """lgpio: an input that is to be an input stays as it is (xSetAsInput), and an output has no
    pull of its own (gpiozero claims it without one)."""
    InputDevice(12, pull_up=False, pin_factory=pins).close()
    assert served.levels()[12] == 0.0
    with DigitalOutputDevice(12, initial_value=True, pin_factory=pins) as standby:
        standby.pin.function = "output"
        assert served.levels()[12] == 1.0, "an output that is to be an output stays as it is"
        pins.connection.close()
        wait_until(lambda: served.levels()[12] == 0.0)


def test_an_output_has_no_pull_to_change_and_an_input_no_pwm_to_end(pins):
    with PWMOutputDevice(13, initial_value=0.5, pin_factory=pins) as motor:
        with pytest.raises(PinFixedPull):
            motor.pin.pull = "down"
        motor.pin.function = "input"
        with pytest.raises(OSError, match="bad PWM micros"):
            motor.pin.frequency = None
        motor.pin._frequency = None


def wait_until(condition):
    until_s = time.monotonic() + 10.0
    while not condition():
        assert time.monotonic() < until_s
        time.sleep(0.001)


def test_devices_that_are_closed_after_their_pins_trouble_nobody(served):
    pins = RemotePins()
    device = DigitalOutputDevice(12, pin_factory=pins)
    pins.close()
    pins.close()
    device.close()


def test_a_line_is_held_until_its_program_is_gone_also_when_its_device_is_closed(served, tmp_path):
    with Connection(tmp_path / "pins") as other:
        with closing(RemotePins()) as pins:
            DigitalOutputDevice(12, pin_factory=pins).close()
            with pytest.raises(OSError, match="Device or resource busy"):
                other.ask(do="claim", line=12)
        other.levels()  # by the answer to the next question the server has seen the end
        other.ask(do="claim", line=12)


def test_anybody_may_look_and_nobody_else_may_touch(pins, served, tmp_path):
    with DigitalOutputDevice(12, pin_factory=pins), Connection(tmp_path / "pins") as tester:
        assert tester.levels() == served.levels()
        assert tester.history() == served.history
        with pytest.raises(PermissionError):
            tester.ask(do="drive", line=12, level=1.0)
        with pytest.raises(OSError, match="Invalid argument"):
            tester.ask(do="explode")
