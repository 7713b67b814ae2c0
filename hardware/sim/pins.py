"""Simulated GPIO pins and SPI buses of one table, for the real gpiozero, spidev and ADC classes.

The pins are gpiozero's mock pins with three differences: they keep no history (which would grow
endlessly), they tell listeners when they are driven, and their PWM has the resolution of gpiozero's
lgpio pins. One factory per table, never gpiozero's global one.

Edges are debounced as lgpio does it (lgPthAlerts.c, xDebWatEvt): reported once the line has been at
rest for the pin's `bounce`, with the time of that moment.

Not simulated: the PWM's single pulses (a pin's state is its duty), voltages and currents, debounced
pins that report only one kind of edge, two outputs that fight over one line, and what a kernel does
with a line whose owner died.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from gpiozero.devices import SharedMixin
from gpiozero.pins import SPI
from gpiozero.pins.data import SPI_HARDWARE_PINS
from gpiozero.pins.mock import MockFactory, MockPWMPin
from gpiozero.pins.pi import PiPin

from hardware.loop import Loop, Timer
from hardware.rfid.pi import modules_replaced
from hardware.sim.rc522 import Rc522

SpiChip = Callable[[list[int]], list[int]]
"""A chip's far end of an SPI transfer: takes words and returns as many."""

_PI_4B = "c03111"


class SimulatedPin(MockPWMPin):  # type: ignore[misc]  # gpiozero ships no types
    """A GPIO line. `state` is its level, or its duty (0.0 to 1.0) while PWM is on."""

    _state: float

    def __init__(self, factory: "SimulatedPins", info: Any) -> None:
        self.when_driven: list[Callable[[], None]] = []
        """Called after every change of the line's state, from either end."""
        self._stamp_s: float | None = None
        self._unsettled: tuple[float, float] | None = None
        """(time, new state) of the last edge, until it is reported or dropped."""
        self._settling: Timer | None = None
        self._told: float | None = None
        super().__init__(factory, info)

    def drive(self, high: bool, at_s: float | None = None) -> None:
        """Drive an input, as the device at its far end does; *at_s* is when it did so, if it
        reports late. The kernel stamps the time, however late its programs are."""
        self._stamp_s = at_s
        if high:
            self.drive_high()
        else:
            self.drive_low()
        self._stamp_s = None

    def clear_states(self) -> None:
        self._last_change = self.factory.ticks()
        self.states: list[Any] = []

    def _enable_event_detect(self) -> None:
        self._told = self._state

    def _disable_event_detect(self) -> None:
        self._unsettled = None

    def _call_when_changed(self) -> None:
        if not self._bounce:
            super()._call_when_changed()
            return
        at_s = self._last_change
        self._tell_if_settled(at_s)
        self._unsettled = (at_s, self._state)
        if self._settling is not None:
            self._settling.cancel()
        self._settling = self.factory.loop.call_at(at_s + self._bounce, self._tell_if_settled)

    def _tell_if_settled(self, now_s: float = math.inf) -> None:
        if self._unsettled is None or now_s - self._unsettled[0] <= self._bounce:
            return
        (at_s, state), self._unsettled = self._unsettled, None
        if state != self._told:
            self._told = state
            PiPin._call_when_changed(self, at_s + self._bounce, state)

    def _set_state(self, value: float) -> None:
        # gpiozero's lgpio pins truncate a duty to whole percents: `int(value * 100)`.
        super()._set_state(value if self.frequency is None else int(value * 100) / 100)

    def _change_state(self, value: float) -> bool:
        if self._state == value:
            return False
        self._state = value
        self._last_change = self.factory.ticks() if self._stamp_s is None else self._stamp_s
        for told in self.when_driven:
            told()
        return True


class SimulatedPins(MockFactory):  # type: ignore[misc]  # gpiozero ships no types
    """The pins and SPI buses of one simulated table: a gpiozero pin factory on the table's loop.

    Chips are attached to a bus before a device opens it; a bus without a chip reads as zeros, like
    a MISO line that nobody drives.
    """

    def __init__(self, loop: Loop) -> None:
        self.loop = loop
        self._chips: dict[int, SpiChip] = {}
        super().__init__(revision=_PI_4B, pin_class=SimulatedPin)

    def attach_spi(self, bus: int, device: int, chip: SpiChip) -> None:
        self._chips[SPI_HARDWARE_PINS[bus]["select"][device]] = chip

    def transfer(self, select_pin: int, words: list[int]) -> list[int]:
        chip = self._chips.get(select_pin)
        return [0] * len(words) if chip is None else chip(words)

    def ticks(self) -> float:
        return self.loop.now_s()

    def _get_spi_class(self, shared: bool, hardware: bool) -> type:
        return _SharedSpi if shared else _Spi


class _Spi(SPI):  # type: ignore[misc]  # gpiozero ships no types
    """gpiozero's SPI interface to the chip attached to a select pin."""

    def __init__(
        self,
        clock_pin: int,
        mosi_pin: int,
        miso_pin: int,
        select_pin: int,
        pin_factory: SimulatedPins,
    ) -> None:
        super().__init__(pin_factory=pin_factory)
        self._select_pin: int | None = select_pin

    def close(self) -> None:
        self._select_pin = None
        super().close()

    @property
    def closed(self) -> bool:
        return self._select_pin is None

    def transfer(self, data: list[int]) -> list[int]:
        self._check_open()
        words: list[int] = self.pin_factory.transfer(self._select_pin, list(data))
        return words

    def _get_bits_per_word(self) -> int:
        return 8


class _SharedSpi(SharedMixin, _Spi):  # type: ignore[misc]  # gpiozero ships no types
    """An SPI interface shared by several devices, such as an ADC's channels."""

    @classmethod
    def _shared_key(
        cls,
        clock_pin: int,
        mosi_pin: int,
        miso_pin: int,
        select_pin: int,
        pin_factory: SimulatedPins,
    ) -> tuple[SimulatedPins, int]:
        return (pin_factory, select_pin)


REFERENCE_V = 3.3


class SimulatedMcp3008:
    """Answers the data sheet's three-byte transfer (DS21295D, figure 6-1).

    `channels` gives the volts at each channel when called; other channels read 0 V. While `stuck`
    is not None, the line back to the Pi stays at that level, as with a disconnected cable.
    """

    def __init__(self, channels: Mapping[int, Callable[[], float]]) -> None:
        self.stuck: bool | None = None
        self._channels = dict(channels)

    def __call__(self, words: list[int]) -> list[int]:
        """Serve one transfer: start bit, single-ended and channel in; ten bits out."""
        if self.stuck is not None:
            return [0xFF if self.stuck else 0x00] * len(words)
        if len(words) != 3 or words[0] != 0x01 or not words[1] & 0x80:
            return [0] * len(words)
        volts = self._channels.get(words[1] >> 4 & 0x07)
        level = 0.0 if volts is None else volts() / REFERENCE_V
        count = min(max(int(level * 1024), 0), 1023)
        return [0, count >> 8, count & 0xFF]


SpiBus = Mapping[tuple[int, int], Rc522]
"""The chips by bus and device."""


@contextmanager
def spidev_on(bus: SpiBus) -> Iterator[None]:
    """Let drivers imported inside find a module `spidev` that leads to simulated chips."""
    spidev = ModuleType("spidev")
    vars(spidev)["SpiDev"] = lambda: SpiDev(bus)
    with modules_replaced({"spidev": spidev}):
        yield


class SpiDev:
    """`spidev.SpiDev` on a bus of simulated chips."""

    def __init__(self, bus: SpiBus) -> None:
        self._bus = bus
        self._chip: Rc522 | None = None
        self._max_speed_hz = 125_000_000

    @property
    def max_speed_hz(self) -> int:
        return self._max_speed_hz

    @max_speed_hz.setter
    def max_speed_hz(self, speed_hz: int) -> None:
        self._max_speed_hz = speed_hz
        if self._chip is not None:
            self._chip.spi_hz = speed_hz

    def open(self, bus: int, device: int) -> None:
        chip = self._bus.get((bus, device))
        if chip is None:
            raise FileNotFoundError(2, "No such file or directory", f"/dev/spidev{bus}.{device}")
        self._chip = chip

    def xfer2(self, values: Sequence[int], *_options: int) -> list[int]:
        if self._chip is None:
            raise OSError(9, "Bad file descriptor")
        return self._chip.xfer2(values)

    def close(self) -> None:
        self._chip = None
