"""A real table's wires: what `PiIo` opens, and a table that cannot be opened is as if it had never
been tried."""

import importlib.util
import os
import signal

import pytest
from gpiozero import Device, DigitalOutputDevice
from msgspec.structs import replace

from bench.drivers import standins
from bench.tags import Field
from hardware.config import load_table_file
from hardware.errors import PortBusy
from hardware.loop import Loop, RealClock, VirtualClock
from hardware.rfid import Reader
from hardware.signals import TagEntered
from hardware.sim.pins import SimulatedPins
from hardware.sim.rc522 import Rc522
from hardware.sim.tags import ntag213
from hardware.table import PiIo, Table
from remotepins import RemotePins

FILE = load_table_file("pi4-carousel")
MOTOR = FILE.carousel.motor
UID = "04A11122334480"

needs_mfrc522 = pytest.mark.skipif(
    importlib.util.find_spec("mfrc522") is None, reason="the extra `pi` is not installed"
)


# ---- the Raspberry Pi's own wires ----------------------------------------------------------------


@needs_mfrc522
@pytest.mark.parametrize(("bus", "device", "reset_pin"), [(0, 0, 25), (0, 1, 24), (1, 0, 6)])
def test_a_reader_is_opened_at_the_bus_chip_select_and_reset_of_its_settings(
    monkeypatch, bus, device, reset_pin
):
    clock = VirtualClock()
    chip = Rc522(clock, Field(clock, ntag213(UID)))
    pins = SimulatedPins(Loop(clock))
    nrstpd = pins.pin(reset_pin)
    nrstpd.when_driven.append(lambda: chip.set_nrstpd(bool(nrstpd.state)))
    monkeypatch.setattr(Device, "pin_factory", pins)
    settings = replace(FILE.readers[0], spi_bus=bus, spi_device=device, reset_pin=reset_pin)
    signals = []
    with standins({(bus, device): chip}):
        registers = PiIo(clock).open_reader(settings)
        assert registers.transfer_us > 0, "the table's clock times the transfers"
        with Reader("belt", registers, signals.append, clock) as reader:
            loop = Loop(clock)
            loop.start(reader.run())
            loop.run(until_s=1.0)
    assert [one.uid for one in signals if isinstance(one, TagEntered)] == [UID]


def test_a_seats_port_is_the_path_in_the_table_file():
    io = PiIo(VirtualClock())
    assert [io.serial_port(seat.station) for seat in FILE.seats] == [
        seat.station for seat in FILE.seats
    ]
    assert io.poll_at is None, "readers are polled by the loop"


# ---- a table that cannot be opened ---------------------------------------------------------------


class Wires(PiIo):
    """Pins that a server keeps, as the kernel keeps lgpio's, and readers that somebody else has."""

    def __init__(self, clock):
        super().__init__(clock)
        self.busy = True
        self.guards_at_release = []
        self.table_pid = None

    @property
    def pin_factory(self):
        return Device.pin_factory

    @property
    def pin_factory_name(self):
        return "remotepins:RemotePins"

    def open_reader(self, settings):
        if self.busy:
            raise PortBusy(f"/dev/spidev{settings.spi_bus}.{settings.spi_device} is in use")
        return super().open_reader(settings)

    def release_pins(self):
        self.guards_at_release.append(children())
        Device.pin_factory.close()
        Device.pin_factory = RemotePins()


def children():
    """The processes of this one that are no zombies."""
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/stat") as stat:
                state, parent = stat.read().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if int(parent) == os.getpid() and state != "Z":
            found.append(int(pid))
    return found


@pytest.fixture
def loop():
    with Loop(RealClock()) as loop:
        yield loop


@pytest.fixture
def pins(server, monkeypatch):
    monkeypatch.setattr(Device, "pin_factory", RemotePins())
    yield
    Device.pin_factory.close()


def test_a_table_that_cannot_be_opened_leaves_no_guard_and_no_line(server, loop, pins):
    """So that it can be tried again in the same process, once the other program is gone."""
    io, before = Wires(loop.clock), children()
    for _ in range(2):
        with pytest.raises(PortBusy):
            Table(FILE, loop, io)
        assert children() == before
    assert all(guards != before for guards in io.guards_at_release), (
        "lines are freed before it ends"
    )
    lines = [DigitalOutputDevice(line, pin_factory=Device.pin_factory) for line in MOTOR.lines]
    assert all(server.levels()[line] == 0.0 for line in MOTOR.lines)
    for line in lines:
        line.close()


def test_a_table_that_was_open_keeps_its_guard_for_as_long_as_this_process_is(loop, pins):
    """Its motor may have run, and a line that this process still holds may drive it."""
    io = Wires(loop.clock)
    file = replace(FILE, readers=(), carousel=replace(FILE.carousel, battery=None, encoder=None))
    table = Table(file, loop, io)
    guard = table.guard.pid
    table.close()
    assert guard in children()
    assert io.guards_at_release == []
    os.kill(guard, signal.SIGKILL)
