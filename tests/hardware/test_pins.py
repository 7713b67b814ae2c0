"""This computer's GPIO lines: lgpio's or none, and a sentence where they cannot be had."""

import importlib.util
import sys
from types import ModuleType

import pytest
from gpiozero import Device, DigitalOutputDevice
from gpiozero.pins.mock import MockFactory
from gpiozero.pins.native import NativeFactory

from hardware.errors import WiringError
from hardware.loop import VirtualClock
from hardware.pins import CHOICE, board_pins, release_board_pins
from hardware.table import PiIo

LGPIO = "gpiozero.pins.lgpio"

needs_lgpio = pytest.mark.skipif(
    importlib.util.find_spec("lgpio") is None, reason="the extra `pi` is not installed"
)


@pytest.fixture(autouse=True)
def nothing_chosen_yet(monkeypatch, mocker, tmp_path):
    """A process that has used no pins before; lgpio leaves a file where it is first imported."""
    mocker.patch.dict(sys.modules)
    sys.modules.pop(LGPIO, None)
    monkeypatch.setattr(Device, "pin_factory", None)
    monkeypatch.delenv(CHOICE, raising=False)
    monkeypatch.chdir(tmp_path)


def a_whole_lgpio():
    """As much of lgpio 0.2.2.0 as gpiozero asks for when it opens the lines of a board."""
    module = ModuleType("lgpio")
    module.SET_PULL_NONE = module.BOTH_EDGES = module.RISING_EDGE = module.FALLING_EDGE = 0
    module.gpiochip_open = lambda chip: 100 + chip
    return module


def test_the_lines_are_lgpios_whatever_else_gpiozero_could_use(mocker):
    sys.modules["lgpio"] = a_whole_lgpio()
    mocker.patch("gpiozero.pins.local.get_pi_revision", return_value=0xA020D3)
    pins = board_pins()
    assert type(pins).__module__ == LGPIO
    assert Device.pin_factory is board_pins() is pins, "a second one could not have the same lines"


def test_an_empty_lgpio_is_refused_and_no_other_pins_are_taken_in_its_place():
    sys.modules["lgpio"] = ModuleType("lgpio")  # what the file of version 0.0.0.2 holds: nothing
    with pytest.raises(WiringError, match=r"the empty version 0\.0\.0\.2.* lgpio 0\.2\.2\.0"):
        board_pins()
    assert Device.pin_factory is None


def test_a_missing_lgpio_is_refused():
    sys.modules["lgpio"] = None
    with pytest.raises(WiringError, match="lgpio cannot be imported"):
        board_pins()


@pytest.mark.parametrize("chosen", ["rpigpio", "native", "pigpio", "mock", "none such"])
def test_another_choice_in_the_environment_is_refused_by_its_name(monkeypatch, chosen):
    monkeypatch.setenv(CHOICE, chosen)
    with pytest.raises(WiringError, match=f"GPIOZERO_PIN_FACTORY asks for '{chosen}'.* Unset it"):
        board_pins()


def test_pins_whose_lines_have_no_owner_are_refused(monkeypatch, mocker):
    mocker.patch.object(NativeFactory, "__init__", return_value=None)
    monkeypatch.setattr(Device, "pin_factory", NativeFactory())
    with pytest.raises(WiringError, match=r"NativeFactory, which gives them no owner.*lgpio"):
        board_pins()


def test_pins_that_a_program_has_chosen_are_its_own(monkeypatch):
    mine = MockFactory()
    monkeypatch.setattr(Device, "pin_factory", mine)
    assert board_pins() is mine


@needs_lgpio
def test_a_computer_that_is_no_raspberry_pi_has_no_such_lines(mocker):
    mocker.patch("gpiozero.pins.local.get_pi_revision", return_value=0xA020D3)
    mocker.patch("lgpio.gpiochip_open", side_effect=Exception("can not open gpiochip"))
    with pytest.raises(WiringError, match=r"can not open gpiochip.*group gpio.*simulated = true"):
        board_pins()


class Board:
    """lgpio's owner of lines: a claimed line is this program's until it is freed or the chip is
    closed, whatever has become of the device that claimed it."""

    def __init__(self):
        self.claimed = set()
        self.opened = 0

    def module(self):
        module = a_whole_lgpio()
        module.error = Exception
        module.gpiochip_open = self._open
        module.gpiochip_close = lambda handle: self.claimed.clear()
        module.gpio_claim_input = module.gpio_claim_output = self._claim
        module.gpio_write = lambda handle, line, level: None
        module.gpio_read = lambda handle, line: 0
        module.gpio_get_mode = lambda handle, line: 2  # an output, as each device here wants it
        module.SET_PULL_UP = module.SET_PULL_DOWN = 0
        return module

    def _open(self, chip):
        self.opened += 1
        return self.opened

    def _claim(self, handle, line, *flags):
        self.claimed.add(line)


@pytest.fixture
def board(mocker):
    board = Board()
    sys.modules["lgpio"] = board.module()
    mocker.patch("gpiozero.pins.local.get_pi_revision", return_value=0xA020D3)
    yield board
    release_board_pins()  # gpiozero's factories share their pins


@pytest.mark.parametrize("release", [release_board_pins, PiIo(VirtualClock()).release_pins])
def test_released_lines_are_free_although_a_closed_device_keeps_its_line(board, release):
    """So that the guard of the next attempt can have the motor's lines."""
    DigitalOutputDevice(12, pin_factory=board_pins()).close()
    assert board.claimed == {12}
    release()
    assert board.claimed == set()
    assert Device.pin_factory is None
    DigitalOutputDevice(12, pin_factory=board_pins()).close()
    assert (board.claimed, board.opened) == ({12}, 2), "they can be had again"


def test_there_is_nothing_to_release_where_no_pins_were_opened():
    release_board_pins()
    assert Device.pin_factory is None


def test_pins_that_a_program_has_chosen_are_not_released(monkeypatch):
    mine = MockFactory()
    monkeypatch.setattr(Device, "pin_factory", mine)
    line = DigitalOutputDevice(12, pin_factory=mine)
    release_board_pins()
    line.on()
    assert mine.pin(12).state
    assert Device.pin_factory is mine
