"""Simulated GPIO pins of one table, for the real gpiozero classes to drive.

gpiozero's own mock pins with three differences: they keep no history (theirs grows for as long as
the table runs), they tell listeners when somebody drives them, and their PWM has the resolution
of gpiozero's lgpio pins. One factory per table, never gpiozero's global one.

Not simulated: the PWM's single pulses (a pin's state is its duty), voltages and currents, bounce,
two outputs that fight over one line, and what a kernel does with a line whose owner died.
"""

from collections.abc import Callable
from typing import Any

from gpiozero.devices import SharedMixin
from gpiozero.pins import SPI
from gpiozero.pins.data import SPI_HARDWARE_PINS
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.loop import Clock

SpiChip = Callable[[list[int]], list[int]]
"""A chip's far end of an SPI transfer: the words that come in, as many words out."""

_PI_4B = "c03111"


class SimulatedPin(MockPWMPin):  # type: ignore[misc]  # gpiozero ships no types
    """A GPIO line. `state` is its level, or its duty (0.0 to 1.0) while PWM is on."""

    _state: float

    def __init__(self, factory: "SimulatedPins", info: Any) -> None:
        self.when_driven: list[Callable[[], None]] = []
        """Called after every change of the line's state, whoever made it."""
        super().__init__(factory, info)

    def drive(self, high: bool) -> None:
        """Drive an input, as the device at its far end does."""
        if high:
            self.drive_high()
        else:
            self.drive_low()

    def clear_states(self) -> None:
        self._last_change = self.factory.ticks()
        self.states: list[Any] = []

    def _set_state(self, value: float) -> None:
        # gpiozero's lgpio pins cut a duty to whole percents: `int(value * 100)`.
        super()._set_state(value if self.frequency is None else int(value * 100) / 100)

    def _change_state(self, value: float) -> bool:
        if self._state == value:
            return False
        self._state = value
        self._last_change = self.factory.ticks()
        for told in self.when_driven:
            told()
        return True


class SimulatedPins(MockFactory):  # type: ignore[misc]  # gpiozero ships no types
    """The pins and SPI buses of one simulated table: a gpiozero pin factory on the table's clock.

    Chips are attached to a bus before a device opens it; a bus without a chip reads as zeros,
    like a MISO line that nobody drives.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._chips: dict[int, SpiChip] = {}
        super().__init__(revision=_PI_4B, pin_class=SimulatedPin)

    def attach_spi(self, bus: int, device: int, chip: SpiChip) -> None:
        self._chips[SPI_HARDWARE_PINS[bus]["select"][device]] = chip

    def transfer(self, select_pin: int, words: list[int]) -> list[int]:
        chip = self._chips.get(select_pin)
        return [0] * len(words) if chip is None else chip(words)

    def ticks(self) -> float:
        return self._clock.now_s()

    def _get_spi_class(self, shared: bool, hardware: bool) -> type:
        return _SharedSpi if shared else _Spi


class _Spi(SPI):  # type: ignore[misc]  # gpiozero ships no types
    """gpiozero's SPI interface to the chip that is attached to a select pin."""

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
    """The same interface for several devices, such as an ADC's channels."""

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
