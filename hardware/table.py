"""A table: all its devices behind one object.

Opened from a table file and an `Io`, which leads to the wires: `PiIo` on a Raspberry Pi, the deep
twin's in a simulation. Everything above the wires is the same in both.
"""

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Protocol

from hardware.carousel import figures
from hardware.carousel.carousel import Carousel
from hardware.carousel.watchdog import Guard, Watchdog
from hardware.config import ReaderSettings, SeatSettings, TableFile
from hardware.inspection import Inspection
from hardware.loop import CallAt, Clock, Loop
from hardware.pins import board_pins, release_board_pins
from hardware.rfid import Reader, Registers, Turns, open_mfrc522
from hardware.signals import (
    AnyCommand,
    AnySignal,
    PushBelt,
    RunBelt,
    SetLight,
    StopBelt,
    TagEntered,
)
from hardware.stations import StationLink
from hardware.stations.numbers import SeatNumbers


class Io(Protocol):
    """Access to a table's wires."""

    @property
    def pin_factory(self) -> Any:
        """A gpiozero pin factory. Raises `WiringError`."""

    @property
    def pin_factory_name(self) -> str | None:
        """The same pin factory as `module:class`, for another process. None if the pins live in
        this process and end with it, so that nothing need guard them. Raises `WiringError`."""

    def release_pins(self) -> None:
        """Free every line; call it when no device is open."""

    def open_reader(self, settings: ReaderSettings) -> Registers:
        """Open a reader's registers. Raises `WiringError` or `PortBusy`."""

    def serial_port(self, station: str) -> str:
        """Return the path of the serial port that the table file calls *station*."""

    @property
    def poll_at(self) -> CallAt | None:
        """What schedules the readers' polls, if not the loop."""


class PiIo:
    """The Raspberry Pi's own pins, SPI buses and serial ports.

    Anything that needs pins raises `WiringError` where there are none; a table with only stations
    needs none.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    @property
    def pin_factory(self) -> Any:
        return board_pins()

    @property
    def pin_factory_name(self) -> str:
        chosen = type(self.pin_factory)
        return f"{chosen.__module__}:{chosen.__qualname__}"

    def release_pins(self) -> None:
        release_board_pins()

    def open_reader(self, settings: ReaderSettings) -> Registers:
        return open_mfrc522(
            settings.spi_bus,
            settings.spi_device,
            settings.reset_pin,
            self.pin_factory,
            clock=self._clock,
        )

    def serial_port(self, station: str) -> str:
        return station

    @property
    def poll_at(self) -> None:
        return None


class Table:
    """A table's devices: Signals go to `listeners`, Commands come in through `send`. `seats` are in
    the order around the table, `spots` are the tap marks' readers from left to right.

    Opens every device when constructed and closes them all in `close` (idempotent; also on leaving
    a `with` block), the motor first. If one cannot be opened, closes the others and raises
    `TableError`.

    Real pins have their `guard` before the motor's pins are opened. The loop of a table whose motor
    may run must run inside a `with table.watchdog():` block.
    """

    def __init__(self, file: TableFile, loop: Loop, io: Io | None = None) -> None:
        io = io or PiIo(loop.clock)
        self.name = file.name
        self.simulated = file.simulated
        self.seats: tuple[str, ...] = tuple(seat.name for seat in file.seats)
        self.spots = file.spots
        self.listeners: list[Callable[[AnySignal], None]] = []
        self.loop = loop
        self._poll_at = io.poll_at
        self._devices = ExitStack()
        self._belt_readers = {reader.name for reader in file.readers if reader.role == "belt"}
        # A pad's reader polls independently on its station: only readers on the Pi take turns.
        on_the_pi = {reader.name for reader in file.readers}
        self.turns = Turns(
            {reader.name: on_the_pi.intersection(reader.neighbours) for reader in file.readers},
            urgent=self._belt_readers,
        )
        self.numbers = SeatNumbers({seat.name: seat.number for seat in file.seats if seat.number})
        self.guard: Guard | None = None
        self._opened = False
        with ExitStack() as opening:
            motor = file.carousel.motor
            if motor is not None and io.pin_factory_name is not None:
                self.guard = Guard(loop, io.pin_factory_name, motor.lines)
                opening.callback(self._leave_guard, self.guard, io)
            self.readers = [
                opening.enter_context(self._reader(settings, io)) for settings in file.readers
            ]
            self.links: dict[str, StationLink] = {
                seat.name: opening.enter_context(self._link(seat, io)) for seat in file.seats
            }
            """By the seat whose port it is; a link's own `seat` is its station's."""
            pins = io.pin_factory if file.carousel.wired else None
            drive = figures.drive_of(file)
            self.carousel = opening.enter_context(
                Carousel(file.carousel, pins, self._emit, loop, drive=drive)
            )
            self._devices = opening.pop_all()
            self._opened = True

    def __enter__(self) -> "Table":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return (
            f"<Table {self.name!r}: {len(self.readers)} readers, "
            f"{len(self.links)} stations, {self.carousel!r}>"
        )

    def start(self) -> None:
        """Start listening; each device reports itself ready or lost."""
        for reader in self.readers:
            self.loop.start(reader.run(), self._poll_at)
        for link in self.links.values():
            link.start()

    def send(self, command: AnyCommand) -> None:
        match command:
            case RunBelt(speed_rpm):
                self.carousel.run(speed_rpm)
            case StopBelt():
                self.carousel.stop()
            case PushBelt(most_duty):
                self.carousel.push(most_duty)
            case SetLight(seat, colour, pattern):
                self.numbers.link_of(seat).set_light(colour, pattern)

    def inspect(self) -> Inspection:
        """Return the present condition of the devices."""
        return Inspection(
            tuple(reader.inspect() for reader in self.readers),
            tuple(link.inspect() for link in self.links.values()),
            self.carousel.inspect(),
        )

    def watchdog(self) -> Watchdog:
        """Return a watchdog for the loop. Raises ValueError on a virtual clock."""
        return Watchdog(self.loop, self.carousel.cut_power, self.guard)

    def close(self) -> None:
        self._devices.close()

    def _leave_guard(self, guard: Guard, io: Io) -> None:
        """Release the guard once everything else is closed.

        If the table was open, its guard stays until this process is gone. If it could not be
        opened, the guard must end now, so that the next attempt can start one.
        """
        if self._opened:
            guard.close()
        else:
            io.release_pins()
            guard.dismiss()

    def _link(self, seat: SeatSettings, io: Io) -> StationLink:
        port = io.serial_port(seat.station)
        return StationLink(seat.name, port, self._emit, self.loop, numbers=self.numbers)

    def _reader(self, settings: ReaderSettings, io: Io) -> Reader:
        return Reader(
            settings.name,
            io.open_reader(settings),
            self._emit,
            self.loop.clock,
            turn=self.turns.of(settings.name),
        )

    def _emit(self, signal: AnySignal) -> None:
        if isinstance(signal, TagEntered) and signal.reader in self._belt_readers:
            self.carousel.saw_tag(signal.reader, signal.uid)
        for listener in self.listeners:
            listener(signal)
