"""The chip through the unmodified mfrc522 package, with none of its traps reaching the table."""

import importlib.util
import logging
import sys

import pytest
from gpiozero import DigitalOutputDevice

from bench.drivers import standins
from bench.tags import Field
from hardware.errors import PortBusy, WiringError
from hardware.loop import Loop, VirtualClock
from hardware.rfid import Reader, open_mfrc522
from hardware.signals import TagEntered
from hardware.sim.pins import SimulatedPins
from hardware.sim.rc522 import Rc522
from hardware.sim.tags import ntag213

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
def pins(clock, chip):
    """gpiozero's pins, one of them wired to the chip's NRSTPD."""
    pins = SimulatedPins(Loop(clock))
    nrstpd = pins.pin(RESET_PIN)
    nrstpd.when_driven.append(lambda: chip.set_nrstpd(bool(nrstpd.state)))
    return pins


@pytest.fixture
def rpi_gpio(chip):
    """A Raspberry Pi's SPI bus with one chip at bus 0, device 1, and the RPi.GPIO that is there."""
    with standins({(0, 1): chip}) as gpio:
        yield gpio


@needs_mfrc522
def test_a_reader_works_through_the_unmodified_package(rpi_gpio, pins, chip, clock):
    signals = []
    loop = Loop(clock)
    registers = open_mfrc522(0, 1, RESET_PIN, pins, clock=clock)
    with Reader("belt", registers, signals.append, clock) as reader:
        loop.start(reader.run())
        loop.run(until_s=1.0)
    assert [signal.uid for signal in signals if isinstance(signal, TagEntered)] == [UID]
    assert chip.hurried == 0


@needs_mfrc522
def test_a_transfer_is_timed_on_the_clock_that_is_given(rpi_gpio, pins, clock):
    with_a_clock = open_mfrc522(0, 1, RESET_PIN, pins, clock=clock)
    assert with_a_clock.transfer_us in (33, 34)  # 30 us for the host, 16 bits at 4 MHz; cut
    with_a_clock.close()
    assert open_mfrc522(0, 1, RESET_PIN, pins).transfer_us == 0


@needs_mfrc522
def test_readers_do_not_pile_up_log_handlers(rpi_gpio, pins):
    handlers = logging.getLogger("mfrc522Logger").handlers[:]
    for _ in range(3):
        open_mfrc522(0, 1, RESET_PIN, pins).close()
    assert logging.getLogger("mfrc522Logger").handlers == handlers


@needs_mfrc522
def test_rpi_gpio_is_not_used_where_it_is_and_not_missed_where_it_cannot_be_imported(
    rpi_gpio, pins, mocker
):
    """It needs /dev/gpiomem, and fails on a Raspberry Pi 5."""
    mocker.patch.dict(sys.modules, {"RPi": None, "RPi.GPIO": None})
    open_mfrc522(0, 1, RESET_PIN, pins).close()
    assert sys.modules["RPi.GPIO"] is None
    assert "mfrc522" not in sys.modules
    mocker.stopall()
    open_mfrc522(0, 1, RESET_PIN, pins).close()
    assert sys.modules["RPi.GPIO"] is rpi_gpio
    assert (rpi_gpio.getmode(), rpi_gpio.outputs) == (None, {})


@needs_mfrc522
def test_a_program_that_has_mfrc522_for_itself_keeps_it(rpi_gpio, pins):
    import mfrc522

    open_mfrc522(0, 1, RESET_PIN, pins)
    assert sys.modules["mfrc522"] is mfrc522
    assert mfrc522.MFRC522.__init__.__globals__["GPIO"] is rpi_gpio


@needs_mfrc522
def test_the_reset_pin_belongs_to_the_reader_until_it_is_closed(rpi_gpio, pins):
    registers = open_mfrc522(0, 1, RESET_PIN, pins)
    assert pins.pin(RESET_PIN).function == "output"
    with pytest.raises(WiringError, match=r"reset of the reader at /dev/spidev0\.1: GPIO 25"):
        open_mfrc522(0, 1, RESET_PIN, pins)
    registers.close()
    registers.close()
    with DigitalOutputDevice(RESET_PIN, pin_factory=pins):
        pass


@needs_mfrc522
def test_a_reader_whose_bus_is_missing_gives_its_pin_back(rpi_gpio, pins):
    with pytest.raises(WiringError, match=r"/dev/spidev1\.0 .*is SPI switched on"):
        open_mfrc522(1, 0, RESET_PIN, pins)
    with DigitalOutputDevice(RESET_PIN, pin_factory=pins):
        pass


@needs_mfrc522
def test_opening_resets_the_chip_by_its_pin(rpi_gpio, pins, chip, clock):
    registers = open_mfrc522(0, 1, RESET_PIN, pins)
    clock.spend(2e-3)
    assert registers.read((0x14,)) == [0x80], "what mfrc522 had set up is gone: the antenna is off"
    registers.write(0x14, 0x83)
    registers.reset()
    clock.spend(2e-3)
    assert registers.read((0x14,)) == [0x80]


@needs_mfrc522
def test_a_device_that_somebody_else_holds_is_busy(rpi_gpio, pins, mocker):
    busy = mocker.patch.object(sys.modules["spidev"], "SpiDev")
    busy.return_value.open.side_effect = OSError(16, "Device or resource busy")
    with pytest.raises(PortBusy, match="another program"):
        open_mfrc522(0, 1, RESET_PIN, pins)


def test_without_the_package_the_remedy_is_named(pins, mocker):
    mocker.patch.dict(sys.modules, {"mfrc522": None})
    with pytest.raises(WiringError, match=r"bin/pip install 'reclaim\[pi\]'"):
        open_mfrc522(0, 1, RESET_PIN, pins)


@needs_mfrc522
def test_a_bus_that_fails_later_reads_as_a_loose_wire(rpi_gpio, pins):
    registers = open_mfrc522(0, 1, RESET_PIN, pins)
    registers.close()
    assert registers.read((0x37, 0x14)) == [0, 0]
