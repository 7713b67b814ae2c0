"""The chip through the unmodified mfrc522 package, with none of its traps reaching the table."""

import importlib.util
import logging
import sys

import pytest

from hardware.errors import PortBusy, WiringError
from hardware.loop import Loop, VirtualClock
from hardware.rfid import Reader, open_mfrc522
from hardware.signals import TagEntered
from hardware.sim.rc522 import Rc522
from hardware.sim.standins import standins
from hardware.sim.tags import Field, ntag213

RESET_PIN = 25
UID = "04A11122334480"

needs_mfrc522 = pytest.mark.skipif(
    importlib.util.find_spec("mfrc522") is None, reason="the extra `pi` is not installed"
)


@pytest.fixture
def clock():
    return VirtualClock()


@pytest.fixture
def chip(clock):
    return Rc522(clock, Field(clock, ntag213(UID)))


@pytest.fixture
def pi(chip):
    """A Raspberry Pi with one chip at bus 0, device 1, and its reset at RESET_PIN."""
    with standins({(0, 1): chip}, {RESET_PIN: chip}) as gpio:
        yield gpio


@needs_mfrc522
def test_a_reader_works_through_the_unmodified_package(pi, chip, clock):
    signals = []
    loop = Loop(clock)
    registers = open_mfrc522(0, 1, RESET_PIN, clock=clock)
    with Reader("belt", registers, signals.append, clock) as reader:
        loop.start(reader.run())
        loop.run(until_s=1.0)
    assert [signal.uid for signal in signals if isinstance(signal, TagEntered)] == [UID]
    assert chip.hurried == 0


@needs_mfrc522
def test_a_transfer_is_timed_on_the_clock_that_is_given(pi, clock):
    timed = open_mfrc522(0, 1, RESET_PIN, clock=clock)
    assert timed.transfer_us in (33, 34)  # 30 us for the host, 16 bits at 4 MHz; rounded down
    assert open_mfrc522(0, 1, RESET_PIN).transfer_us == 0


@needs_mfrc522
def test_readers_do_not_pile_up_log_handlers(pi):
    handlers = logging.getLogger("mfrc522Logger").handlers[:]
    for _ in range(3):
        open_mfrc522(0, 1, RESET_PIN).close()
    assert logging.getLogger("mfrc522Logger").handlers == handlers


@needs_mfrc522
def test_close_gives_back_its_own_pin_only_and_may_be_repeated(pi):
    pi.setmode(pi.BCM)
    pi.setup(17, pi.OUT)
    registers = open_mfrc522(0, 1, RESET_PIN)
    assert pi.outputs == {17: 0, RESET_PIN: 1}
    registers.close()
    registers.close()
    assert pi.outputs == {17: 0}


@needs_mfrc522
def test_opening_resets_the_chip_by_its_pin(pi, chip, clock):
    registers = open_mfrc522(0, 1, RESET_PIN)
    clock.spend(2e-3)
    assert registers.read((0x14,)) == [0x80], "what mfrc522 had set up is gone: the antenna is off"
    registers.write(0x14, 0x83)
    registers.reset()
    clock.spend(2e-3)
    assert registers.read((0x14,)) == [0x80]


@needs_mfrc522
def test_pins_in_board_numbering_are_refused_instead_of_misread(pi):
    pi.setmode(pi.BOARD)
    with pytest.raises(WiringError, match=r"BCM pin 25.*GPIO\.setmode"):
        open_mfrc522(0, 1, RESET_PIN)


@needs_mfrc522
def test_a_missing_device_is_named_with_the_remedy(pi):
    with pytest.raises(WiringError, match=r"/dev/spidev1\.0 .*raspi-config"):
        open_mfrc522(1, 0, RESET_PIN)


@needs_mfrc522
def test_a_device_that_somebody_else_holds_is_busy(pi, mocker):
    busy = mocker.patch.object(sys.modules["spidev"], "SpiDev")
    busy.return_value.open.side_effect = OSError(16, "Device or resource busy")
    with pytest.raises(PortBusy, match="another program"):
        open_mfrc522(0, 1, RESET_PIN)


def test_without_the_package_the_remedy_is_named(mocker):
    mocker.patch.dict(sys.modules, {"mfrc522": None})
    with pytest.raises(WiringError, match=r"pip install reclaim\[pi\]"):
        open_mfrc522(0, 1, RESET_PIN)


@needs_mfrc522
def test_a_bus_that_fails_later_reads_as_a_loose_wire(pi):
    registers = open_mfrc522(0, 1, RESET_PIN)
    registers.close()
    assert registers.read((0x37, 0x14)) == [0, 0]
