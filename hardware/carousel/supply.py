"""The motor's supply: battery and current as they are measured, and what is told of them.

Joins the pure parts (`power`, `energy`) with the ADC's channels.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

from hardware.carousel import energy, power
from hardware.carousel.adc import AdcChannel
from hardware.carousel.energy import Ledger
from hardware.carousel.power import Load
from hardware.config import CarouselSettings
from hardware.config.wiring import ADC_REFERENCE_V
from hardware.signals import BatteryLevel, BatteryMeasured, BeltWarning

SAMPLE_S = 0.5
"""How often the battery is measured."""

TELL_S = 10.0
"""How often that is told, when the level does not change."""

ASSUMED_V = 5.0
"""Four half-used AA cells, where no voltage is known."""


class Supply:
    """The ADC's channels that the table file names, open from construction to `close`.

    Without them nothing is known: voltages, levels and loads are unknown, never assumed. Raises
    `WiringError`.
    """

    def __init__(self, settings: CarouselSettings, pin_factory: Any, now_s: float) -> None:
        self._settings = settings.battery
        self._battery = power.Battery(at_s=now_s)
        self._load = Load()
        self._ledger = Ledger()
        self._amperes: float | None = None
        self._loaded_v: float | None = None
        self._told_unsensed = False
        self._at_s = self._sample_due_s = self._tell_due_s = now_s
        self._told_level: BatteryLevel = "good"
        self._read_v: Callable[[], float | None] | None = None
        self._read_a: Callable[[], float | None] | None = None
        self._most_a = 0.0
        with ExitStack() as opened:
            battery, current = settings.battery, settings.current
            if battery is not None:
                channel = AdcChannel(
                    "carousel.battery",
                    battery.channel,
                    battery.spi_device,
                    battery.divider,
                    pin_factory,
                )
                opened.callback(channel.close)
                self._read_v = channel.measure
            if current is not None:
                channel = AdcChannel(
                    "carousel.current",
                    current.channel,
                    current.spi_device,
                    1.0 / current.volts_per_ampere,
                    pin_factory,
                )
                opened.callback(channel.close)
                self._read_a = channel.measure
                self._most_a = ADC_REFERENCE_V / current.volts_per_ampere
            self._channels = opened.pop_all()

    def __repr__(self) -> str:
        volts = "?" if self.rest_v is None else f"{self.rest_v:.2f}"
        return f"<Supply {volts} V, {self.level}>"

    @property
    def rest_v(self) -> float | None:
        """The battery's voltage as it would be without load; None while it is unknown."""
        return self._battery.rest_v

    @property
    def loaded_v(self) -> float | None:
        """The voltage as it was last read, under whatever load; None without a reading."""
        return self._loaded_v

    @property
    def level(self) -> BatteryLevel:
        return self._battery.level

    @property
    def amperes(self) -> float | None:
        """The current when it was last measured; None without sensing, or when absurd."""
        return self._amperes

    @property
    def load(self) -> float | None:
        """See `protection.Seen.load`."""
        return self._load.ratio

    def step(
        self, now_s: float, duty: float, turns_well: bool, stood_s: float
    ) -> Iterator[BatteryMeasured | BeltWarning]:
        """Measure what is due. *duty* is 0 without power; *stood_s* says for how long it has been
        so, and *turns_well* that the encoder is heard as it should be."""
        elapsed_s, self._at_s = now_s - self._at_s, now_s
        if self._read_a is not None:
            amperes = self._read_a()
            absurd = amperes is None or amperes > 0.998 * self._most_a
            self._amperes = None if absurd else amperes
            self._load = power.loaded(self._load, self._amperes, duty, elapsed_s, turns_well)
            if self._load.unsensed and not self._told_unsensed:
                yield BeltWarning(
                    at_s=now_s,
                    warning="The belt turns, and its current reads 0 A.",
                    remedy="Look at the current sensor and its cable. Until then a dead encoder "
                    "looks like a jam.",
                )
            self._told_unsensed = self._load.unsensed
        running_a = power.RUNNING_A if self._amperes is None else self._amperes
        if duty > 0.0:
            volts = ASSUMED_V if self.rest_v is None else self.rest_v
            self._ledger = energy.drawn(self._ledger, volts, running_a, elapsed_s)
        else:
            self._ledger = energy.stood(self._ledger, stood_s)
        if self._settings is not None and self._read_v is not None and now_s >= self._sample_due_s:
            self._sample_due_s = now_s + SAMPLE_S
            load_a = running_a if duty > 0.0 else 0.0
            self._loaded_v = self._read_v()
            self._battery = power.measured(
                self._battery, self._settings, self._loaded_v, load_a, now_s
            )
            yield from self._tell(now_s)

    def _tell(self, now_s: float) -> Iterator[BatteryMeasured | BeltWarning]:
        assert self._settings is not None
        level = self.level
        if level == "unknown" and not self._battery.reason:
            return
        if level == self._told_level and now_s < self._tell_due_s:
            return
        if level == "unknown" != self._told_level:
            yield BeltWarning(
                at_s=now_s,
                warning=self._battery.reason,
                remedy="Look at the battery, the ADC and their cables.",
            )
        self._told_level, self._tell_due_s = level, now_s + TELL_S
        mean = self._ledger.mean
        yield BatteryMeasured(
            at_s=now_s,
            volts=self.rest_v,
            level=level,
            round_j=None if mean is None else mean.energy_j,
            rounds_left=energy.rounds_left(self._ledger, self._settings, self.rest_v),
        )

    def close(self) -> None:
        self._channels.close()
