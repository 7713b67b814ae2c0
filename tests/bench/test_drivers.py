"""Drivers that others wrote, unmodified on simulated chips: they behave as they do on real ones."""

import importlib.util
import sys

import pytest

from bench.drivers import standins
from bench.tags import Field, classic_1k
from hardware.loop import VirtualClock
from hardware.sim.rc522 import Rc522
from hardware.sim.tags import ntag213

needs_mfrc522 = pytest.mark.skipif(
    importlib.util.find_spec("mfrc522") is None, reason="the extra `pi` is not installed"
)
needs_pirc522 = pytest.mark.skipif(
    importlib.util.find_spec("pirc522") is None, reason="pi-rc522 is not installed"
)

TAGS_WAKE_S = 5e-3
UID = "DEADBEEF"
NUMBER = 0xDEADBEEF22  # mfrc522 takes the BCC into it


@pytest.fixture
def clock():
    return VirtualClock()


@pytest.fixture
def chip_with(clock):
    """Make a chip with these tags in its field."""
    return lambda *tags: Rc522(clock, Field(clock, *tags))


def simple_mfrc522():
    import mfrc522

    return mfrc522.SimpleMFRC522()


@needs_mfrc522
def test_mfrc522_reads_a_tag_and_loses_it_in_every_second_poll(chip_with, clock):
    """READY answers REQA with silence and falls back to IDLE (ISO/IEC 14443-3, figure 7)."""
    chip = chip_with(classic_1k(UID))
    with standins({(0, 0): chip}):
        reader = simple_mfrc522()
        clock.spend(TAGS_WAKE_S)
        assert [reader.read_id_no_block() for _ in range(4)] == [NUMBER, None, NUMBER, None]


@needs_mfrc522
def test_mfrc522_needs_2013_transfers_to_see_nothing(chip_with):
    chip = chip_with()
    with standins({(0, 0): chip}):
        reader = simple_mfrc522()
        transfers = chip.transfers
        assert reader.read_id_no_block() is None
        assert chip.transfers - transfers == 2013


@needs_mfrc522
def test_mfrc522_sees_neither_of_two_tags(chip_with, clock):
    chip = chip_with(classic_1k(UID), classic_1k("01020304"))
    with standins({(0, 0): chip}):
        reader = simple_mfrc522()
        clock.spend(TAGS_WAKE_S)
        assert reader.read_id_no_block() is None


@needs_mfrc522
def test_mfrc522_authenticates_writes_and_reads(chip_with, clock):
    chip = chip_with(classic_1k(UID))
    with standins({(0, 0): chip}):
        reader = simple_mfrc522()
        clock.spend(TAGS_WAKE_S)
        assert reader.write_no_block("seat 3")[0] == NUMBER
        assert reader.read_no_block()[0] is None
        number, text = reader.read_no_block()
    assert number == NUMBER
    assert text.rstrip() == "seat 3"


@needs_pirc522
def test_pi_rc522_reads_a_long_uid(chip_with, clock):
    chip = chip_with(ntag213("04A11122334480"))
    with standins({(0, 0): chip}):
        from pirc522 import RFID

        reader = RFID(pin_rst=22, pin_irq=None)
        clock.spend(TAGS_WAKE_S)
        assert reader.read_id() == [0x04, 0xA1, 0x11, 0x22, 0x33, 0x44, 0x80]


@needs_mfrc522
def test_each_device_reaches_its_own_chip(chip_with, clock):
    first, second = chip_with(classic_1k(UID)), chip_with(classic_1k("01020304"))
    with standins({(0, 0): first, (1, 2): second}):
        import mfrc522

        reader = mfrc522.MFRC522(bus=1, device=2)
        clock.spend(TAGS_WAKE_S)
        reader.MFRC522_Request(reader.PICC_REQIDL)
        assert reader.MFRC522_Anticoll()[1] == [1, 2, 3, 4, 4]
    assert first.transfers == 0


def test_a_bus_without_a_chip_has_no_device_file():
    with standins({}):
        import spidev

        with pytest.raises(FileNotFoundError, match=r"/dev/spidev0\.0"):
            spidev.SpiDev().open(0, 0)


def test_modules_are_as_they_were_before():
    before = dict(sys.modules)
    with standins({}):
        assert sys.modules["RPi.GPIO"] is sys.modules["RPi"].GPIO
    assert {name: sys.modules.get(name) for name in before} == before
    assert "mfrc522" not in sys.modules or "mfrc522" in before
    assert ("spidev" in sys.modules) == ("spidev" in before)


def test_a_pin_that_is_wired_to_nrstpd_resets_its_chip(chip_with):
    chip = chip_with()
    with standins({(0, 0): chip}, {25: chip}) as gpio:
        gpio.setmode(gpio.BOARD)
        gpio.setup(22, gpio.OUT, initial=gpio.LOW)  # pin 22 of the header is BCM 25
        assert gpio.outputs == {25: 0}
        assert chip.xfer2([0xEE, 0]) == [0, 0]
