"""The motor's battery and current: how full the cells are, how heavily the motor is loaded, and how
many rounds are left.

`Battery`, `Load` and `Ledger` are pure values fed with measurements; `Supply` measures through the
ADC and reports. Unknown stays unknown: nothing is assumed about an unreadable battery.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import pairwise
from typing import Any

from gpiozero import MCP3008
from msgspec import Struct
from msgspec.structs import replace

from hardware.config import BatterySettings, CarouselSettings, CurrentSettings
from hardware.config.schema import ADC_REFERENCE_V
from hardware.errors import WiringError
from hardware.signals import BatteryLevel, BatteryMeasured, BeltDoubt, BeltWarning, Trouble

CELLS_OHM = 0.8
"""Internal resistance of four half-used alkaline AA cells in series; assumed."""

RUNNING_A = 0.35
"""Current of a running belt if it is not measured; assumed, for a TT-size gear motor."""

SMOOTH_S = 5.0
"""Time constant of the mean voltage: longer than a starting peak or a PWM pulse."""

JUMP_V = 0.8
"""A reading further than this from the mean is set aside: no battery changes that fast."""

ODD_TO_BELIEVE = 4
"""This many outliers in a row that agree with each other: the battery was replaced."""

ODD_TO_DOUBT = 8
"""This many that disagree or are impossible: the voltage is unknown."""

NOTHING_V = 0.5
"""A connected battery has more than this, however flat it is."""

RECOVERY_V = 0.3
"""A voltage this far above `low_v` means fresh cells: flat ones do not recover that much."""


class Battery(Struct, frozen=True):
    """What is known of the battery at `at_s`.

    A battery sags under load and recovers at rest, so it is judged by its voltage at rest: the
    measured voltage plus the drop across the internal resistance. A level that has dropped rises
    again only with fresh cells.
    """

    at_s: float
    rest_v: float | None = None
    """The voltage without load; None if unknown."""
    worst: BatteryLevel = "good"
    """The level when the voltage was last known."""
    odd_v: tuple[float, ...] = ()
    """The outliers in a row so far."""
    absurd: int = 0
    """The number of impossible readings in a row."""
    trouble: Trouble | None = None
    """Why the voltage is unknown; None until enough has been measured to tell."""

    @property
    def level(self) -> BatteryLevel:
        return "unknown" if self.rest_v is None else self.worst

    def measured(
        self, settings: BatterySettings, volts: float | None, load_a: float, now_s: float
    ) -> "Battery":
        """Return the battery after reading *volts* (None: the ADC did not answer) under a load."""
        trouble = _absurdity(settings, volts)
        if trouble is not None or volts is None:
            absurd = self.absurd + 1
            if absurd < ODD_TO_DOUBT:
                return replace(self, at_s=now_s, absurd=absurd)
            return Battery(at_s=now_s, worst=self.worst, absurd=absurd, trouble=trouble)
        reading_v = volts + load_a * CELLS_OHM
        mean_v = self.rest_v
        if mean_v is None:
            return self._believing(settings, reading_v, now_s)
        if abs(reading_v - mean_v) <= JUMP_V:
            weight = min((now_s - self.at_s) / SMOOTH_S, 1.0)
            return self._believing(settings, mean_v + (reading_v - mean_v) * weight, now_s)
        odd_v = (*self.odd_v, reading_v)
        latest = odd_v[-ODD_TO_BELIEVE:]
        if len(latest) == ODD_TO_BELIEVE and max(latest) - min(latest) <= JUMP_V:
            return self._believing(settings, sum(latest) / len(latest), now_s)
        if len(odd_v) < ODD_TO_DOUBT:
            return replace(self, at_s=now_s, odd_v=odd_v, absurd=0)
        least_v, most_v = round(min(odd_v), 1), round(max(odd_v), 1)
        trouble = _battery_trouble(
            "battery-jumps",
            f"The battery's voltage jumps between {least_v:.1f} and {most_v:.1f} V.",
            least=least_v,
            most=most_v,
        )
        return Battery(at_s=now_s, worst=self.worst, trouble=trouble)

    def _believing(self, settings: BatterySettings, rest_v: float, now_s: float) -> "Battery":
        worst: BatteryLevel = "good"
        if rest_v < settings.low_v + RECOVERY_V:
            if rest_v < settings.empty_v or self.worst == "empty":
                worst = "empty"
            elif rest_v < settings.low_v or self.worst == "low":
                worst = "low"
        return Battery(at_s=now_s, rest_v=rest_v, worst=worst)


def _absurdity(settings: BatterySettings, volts: float | None) -> Trouble | None:
    most_v = ADC_REFERENCE_V * settings.divider
    if volts is None:
        return _battery_trouble("adc-silent", "The ADC that measures the battery does not answer.")
    if volts < NOTHING_V:
        return _battery_trouble(
            "battery-absent",
            f"The battery reads {volts:.1f} V: it is not connected, or its ADC is not.",
            volts=round(volts, 1),
        )
    if volts > 0.998 * most_v:
        return _battery_trouble(
            "battery-too-high",
            f"The battery reads {most_v:.1f} V, which is all that its ADC can measure.",
            volts=round(most_v, 1),
        )
    return None


def _battery_trouble(code: BeltDoubt, says: str, **data: float) -> Trouble:
    return Trouble(code, says, "Look at the battery, the ADC and their cables.", data)


# ---- the motor's load ----------------------------------------------------------------------------

USUAL_S = 2.0
"""Time constant of the usual current."""

LATEST_S = 0.04
"""Time constant of the present current: two ticks of the protection."""

LEAST_A = 0.02
"""A turning belt draws more than this; if less at full duty, the sensor is dead."""


class Load(Struct, frozen=True):
    """The motor's current scaled to full duty: at present, and while the belt turned normally."""

    now_a: float | None = None
    usual_a: float | None = None

    @property
    def unsensed(self) -> bool:
        """Whether the belt turned normally on less current than any motor needs."""
        return self.usual_a is not None and self.usual_a < LEAST_A

    @property
    def ratio(self) -> float | None:
        """The present current as a multiple of the usual one; None if either is unknown."""
        if self.now_a is None or self.usual_a is None or self.unsensed:
            return None
        return self.now_a / self.usual_a

    def measured(
        self, amperes: float | None, duty: float, elapsed_s: float, turns_well: bool
    ) -> "Load":
        """Return the load after measuring *amperes* (None: no sensible reading) at *duty*."""
        if amperes is None:
            return replace(self, now_a=None)
        if duty <= 0.0:
            return self
        full_a, usual_a = amperes / duty, self.usual_a
        if turns_well:
            usual_a = _smooth(usual_a, full_a, elapsed_s / USUAL_S)
        return Load(_smooth(self.now_a, full_a, elapsed_s / LATEST_S), usual_a)


def _smooth(mean: float | None, value: float, weight: float) -> float:
    return value if mean is None else mean + (value - mean) * min(weight, 1.0)


# ---- rounds --------------------------------------------------------------------------------------

NEW_ROUND_S = 10.0
"""A belt that has stood this long starts a new round. Within a round it stands for two seconds, for
hands to withdraw before the last lap."""

ROUNDS_REMEMBERED = 8
"""The number of rounds in the mean."""

SHORTEST_ROUND_S = 5.0
"""Less running time is a trial, not a round."""

_CURVE = ((6.4, 0.0), (6.0, 0.1), (5.6, 0.3), (5.2, 0.5), (4.8, 0.75), (4.4, 0.9), (3.6, 1.0))
"""Volts of four alkaline AA cells at rest, and the share of their charge used by then. The shape is
assumed; the twin's battery has a different one."""


class Round(Struct, frozen=True):
    """The running time, charge and energy of one round."""

    running_s: float = 0.0
    charge_as: float = 0.0
    energy_j: float = 0.0


class Ledger(Struct, frozen=True):
    """The rounds of one battery.

    The carousel knows no game: a round is what the belt runs between two long standstills. Cells
    are rated by charge; energy is what people can picture.
    """

    under_way: Round = Round()
    rounds: tuple[Round, ...] = ()

    @property
    def mean(self) -> Round | None:
        """The mean round; None until one has been played."""
        count = len(self.rounds)
        if count == 0:
            return None
        return Round(
            running_s=sum(r.running_s for r in self.rounds) / count,
            charge_as=sum(r.charge_as for r in self.rounds) / count,
            energy_j=sum(r.energy_j for r in self.rounds) / count,
        )

    def drawn(self, volts: float, amperes: float, seconds: float) -> "Ledger":
        """Return the ledger after the running motor has drawn a current for *seconds*."""
        here, charge_as = self.under_way, amperes * seconds
        under_way = Round(
            here.running_s + seconds, here.charge_as + charge_as, here.energy_j + volts * charge_as
        )
        return replace(self, under_way=under_way)

    def stood(self, seconds: float) -> "Ledger":
        """Return the ledger once the belt has stood for *seconds*: a long standstill ends the
        round."""
        if seconds < NEW_ROUND_S or self.under_way == Round():
            return self
        if self.under_way.running_s < SHORTEST_ROUND_S:
            return replace(self, under_way=Round())
        return Ledger(rounds=(*self.rounds, self.under_way)[-ROUNDS_REMEMBERED:])

    def rounds_left(self, settings: BatterySettings, rest_v: float | None) -> float | None:
        """Return how many more rounds the battery lasts, or None if unknown."""
        if self.mean is None or self.mean.charge_as <= 0.0 or rest_v is None:
            return None
        return _charge_left_ah(settings, rest_v) * 3600.0 / self.mean.charge_as


def hours_left(settings: BatterySettings, rest_v: float, amperes: float) -> float:
    """Return how long the battery turns the belt without a pause."""
    return _charge_left_ah(settings, rest_v) / amperes


def used_share(rest_v: float) -> float:
    """Return the share of their charge (0 to 1) that four alkaline cells have used at *rest_v*."""
    if rest_v >= _CURVE[0][0]:
        return 0.0
    for (v0, share0), (v1, share1) in pairwise(_CURVE):
        if rest_v >= v1:
            return share0 + (share1 - share0) * (v0 - rest_v) / (v0 - v1)
    return 1.0


def _charge_left_ah(settings: BatterySettings, rest_v: float) -> float:
    return max(0.0, used_share(settings.empty_v) - used_share(rest_v)) * settings.capacity_ah


# ---- measuring -----------------------------------------------------------------------------------

SAMPLE_S = 0.5
"""Time between measurements of the battery."""

REPORT_S = 10.0
"""Time between reports while the level does not change."""

ASSUMED_V = 5.0
"""The voltage of four half-used AA cells, for when it is unknown."""

_UNSENSED = Trouble(
    "no-current-sensed",
    "The belt turns, and its current reads 0 A.",
    "Look at the current sensor and its cable. Until then a dead encoder looks like a jam.",
)


class Supply:
    """The ADC channels named in the table file, open from construction to `close` (idempotent).

    Raises `WiringError` when the ADC cannot be opened.
    """

    def __init__(self, settings: CarouselSettings, pin_factory: Any, now_s: float) -> None:
        self._settings = settings.battery
        self._battery = Battery(at_s=now_s)
        self._load = Load()
        self._ledger = Ledger()
        self._amperes: float | None = None
        self._loaded_v: float | None = None
        self._warned_unsensed = False
        self._at_s = self._sample_due_s = self._report_due_s = now_s
        self._reported_level: BatteryLevel = "good"
        self._read_v: Callable[[], float | None] | None = None
        self._read_a: Callable[[], float | None] | None = None
        self._most_a = 0.0
        with ExitStack() as opened:
            if settings.battery is not None:
                adc = _open_adc(opened, "carousel.battery", settings.battery, pin_factory)
                self._read_v = _scaled(adc, settings.battery.divider)
            if settings.current is not None:
                adc = _open_adc(opened, "carousel.current", settings.current, pin_factory)
                self._read_a = _scaled(adc, 1.0 / settings.current.volts_per_ampere)
                self._most_a = ADC_REFERENCE_V / settings.current.volts_per_ampere
            self._channels = opened.pop_all()

    def __repr__(self) -> str:
        volts = "?" if self.rest_v is None else f"{self.rest_v:.2f}"
        return f"<Supply {volts} V, {self.level}>"

    def close(self) -> None:
        self._channels.close()

    @property
    def rest_v(self) -> float | None:
        """The battery's voltage without load; None if unknown."""
        return self._battery.rest_v

    @property
    def loaded_v(self) -> float | None:
        """The latest reading of the voltage, under whatever load; None if there is none."""
        return self._loaded_v

    @property
    def level(self) -> BatteryLevel:
        return self._battery.level

    @property
    def amperes(self) -> float | None:
        """The latest reading of the current; None without a sensor or a sensible reading."""
        return self._amperes

    @property
    def load(self) -> float | None:
        """See `protection.Seen.load`."""
        return self._load.ratio

    @property
    def hours_left(self) -> float | None:
        """How long the battery turns the belt without a pause; None if unknown."""
        if self._settings is None or self.rest_v is None:
            return None
        mean = self._ledger.mean
        usual_a = RUNNING_A if mean is None else mean.charge_as / mean.running_s
        return hours_left(self._settings, self.rest_v, usual_a) if usual_a > 0.0 else None

    def step(
        self, now_s: float, duty: float, turns_well: bool, stood_s: float
    ) -> Iterator[BatteryMeasured | BeltWarning]:
        """Measure what is due. *duty* is 0 when the power is off, as it has been for *stood_s*;
        *turns_well* says that the encoder pulses as expected."""
        elapsed_s, self._at_s = now_s - self._at_s, now_s
        if self._read_a is not None:
            amperes = self._read_a()
            absurd = amperes is None or amperes > 0.998 * self._most_a
            self._amperes = None if absurd else amperes
            self._load = self._load.measured(self._amperes, duty, elapsed_s, turns_well)
            if self._load.unsensed and not self._warned_unsensed:
                yield BeltWarning(at_s=now_s, trouble=_UNSENSED)
            self._warned_unsensed = self._load.unsensed
        running_a = RUNNING_A if self._amperes is None else self._amperes
        if duty > 0.0:
            volts = ASSUMED_V if self.rest_v is None else self.rest_v
            self._ledger = self._ledger.drawn(volts, running_a, elapsed_s)
        else:
            self._ledger = self._ledger.stood(stood_s)
        if self._settings is not None and self._read_v is not None and now_s >= self._sample_due_s:
            self._sample_due_s = now_s + SAMPLE_S
            load_a = running_a if duty > 0.0 else 0.0
            self._loaded_v = self._read_v()
            self._battery = self._battery.measured(self._settings, self._loaded_v, load_a, now_s)
            yield from self._report(self._settings, now_s)

    def _report(
        self, settings: BatterySettings, now_s: float
    ) -> Iterator[BatteryMeasured | BeltWarning]:
        level = self.level
        trouble = self._battery.trouble
        if level == "unknown" and trouble is None:
            return
        if level == self._reported_level and now_s < self._report_due_s:
            return
        if trouble is not None and self._reported_level != "unknown":
            yield BeltWarning(at_s=now_s, trouble=trouble)
        self._reported_level, self._report_due_s = level, now_s + REPORT_S
        mean = self._ledger.mean
        yield BatteryMeasured(
            at_s=now_s,
            volts=self.rest_v,
            level=level,
            round_j=None if mean is None else mean.energy_j,
            rounds_left=self._ledger.rounds_left(settings, self.rest_v),
        )


def _open_adc(
    opened: ExitStack, key: str, settings: BatterySettings | CurrentSettings, pin_factory: Any
) -> Any:
    """Return an MCP3008 channel, closed with *opened*. Raises `WiringError`, naming the *key*."""
    try:
        adc = MCP3008(settings.channel, device=settings.spi_device, pin_factory=pin_factory)
    except Exception as error:  # gpiozero and the SPI library have no common base
        raise WiringError(
            f"{key}: the ADC on SPI bus 0 device {settings.spi_device} cannot be opened ({error}); "
            "is SPI switched on?"
        ) from error
    opened.callback(adc.close)
    return adc


def _scaled(adc: Any, scale: float) -> Callable[[], float | None]:
    """Return a function that reads the channel in the unit of *scale*; it returns None when
    silent."""

    def measure() -> float | None:
        try:
            return float(adc.voltage) * scale
        except OSError:
            return None

    return measure
