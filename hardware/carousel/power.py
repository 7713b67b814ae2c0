"""What is known of the motor's power: how full the battery is, and how heavily the motor is loaded.

Pure: measurements go in with their times. A battery sags under load and recovers while it rests, so
it is judged by the voltage that it would have at rest: what was measured, and what the current
drops over the cells' own resistance. That resistance grows as cells empty; the reckoning is then a
little too dark, and warns early. A level that got worse gets better only with fresh cells.
"""

from msgspec import Struct
from msgspec.structs import replace

from hardware.config import BatterySettings
from hardware.config.wiring import ADC_REFERENCE_V
from hardware.signals import BatteryLevel

CELLS_OHM = 0.8
"""Four alkaline AA cells in series, half used; assumed."""

RUNNING_A = 0.35
"""What a running belt draws where no current is sensed; assumed: a TT-size gear motor."""

SMOOTH_S = 5.0
"""The time constant of the mean voltage: a start's peak and a PWM pulse's phase vanish in it."""

JUMP_V = 0.8
"""A reading further from the mean is put aside: no battery changes so fast."""

ODD_TO_BELIEVE = 4
"""So many readings in a row that were put aside, and agree, are a battery that was changed."""

ODD_TO_DOUBT = 8
"""So many that do not agree, or that cannot be, and the voltage is unknown."""

NOTHING_V = 0.5
"""A battery that is connected has more, however flat it is."""

RECOVERY_V = 0.3
"""So far above `low_v` a battery counts as a fresh one: flat cells that rest do not get there."""


class Battery(Struct, frozen=True):
    """What is known of the battery at `at_s`."""

    at_s: float
    rest_v: float | None = None
    """The voltage without load; None while it is unknown."""
    worst: BatteryLevel = "good"
    """The level when the voltage was last known."""
    odd_v: tuple[float, ...] = ()
    """Readings in a row that were put aside."""
    absurd: int = 0
    """How many readings in a row could not be."""
    reason: str = ""
    """Why the voltage is unknown, as a sentence; empty before enough was measured to say so."""

    @property
    def level(self) -> BatteryLevel:
        return "unknown" if self.rest_v is None else self.worst


def measured(
    battery: Battery, settings: BatterySettings, volts: float | None, load_a: float, now_s: float
) -> Battery:
    """The battery after *volts* were read (None: the ADC did not answer) under a load."""
    reason = _absurdity(settings, volts)
    if reason or volts is None:
        absurd = battery.absurd + 1
        if absurd < ODD_TO_DOUBT:
            return replace(battery, at_s=now_s, absurd=absurd)
        return Battery(at_s=now_s, worst=battery.worst, absurd=absurd, reason=reason)
    reading_v = volts + load_a * CELLS_OHM
    mean_v = battery.rest_v
    if mean_v is None:
        return _believed(battery, settings, reading_v, now_s)
    if abs(reading_v - mean_v) <= JUMP_V:
        weight = min((now_s - battery.at_s) / SMOOTH_S, 1.0)
        return _believed(battery, settings, mean_v + (reading_v - mean_v) * weight, now_s)
    odd_v = (*battery.odd_v, reading_v)
    latest = odd_v[-ODD_TO_BELIEVE:]
    if len(latest) == ODD_TO_BELIEVE and max(latest) - min(latest) <= JUMP_V:
        return _believed(battery, settings, sum(latest) / len(latest), now_s)
    if len(odd_v) < ODD_TO_DOUBT:
        return replace(battery, at_s=now_s, odd_v=odd_v, absurd=0)
    reason = f"The battery's voltage jumps between {min(odd_v):.1f} and {max(odd_v):.1f} V."
    return Battery(at_s=now_s, worst=battery.worst, reason=reason)


def _absurdity(settings: BatterySettings, volts: float | None) -> str:
    most_v = ADC_REFERENCE_V * settings.divider
    if volts is None:
        return "The ADC that measures the battery does not answer."
    if volts < NOTHING_V:
        return f"The battery reads {volts:.1f} V: it is not connected, or its ADC is not."
    if volts > 0.998 * most_v:
        return f"The battery reads {most_v:.1f} V, which is all that its ADC can measure."
    return ""


def _believed(battery: Battery, settings: BatterySettings, rest_v: float, now_s: float) -> Battery:
    return Battery(at_s=now_s, rest_v=rest_v, worst=_judge(battery.worst, settings, rest_v))


def _judge(before: BatteryLevel, settings: BatterySettings, rest_v: float) -> BatteryLevel:
    if rest_v >= settings.low_v + RECOVERY_V:
        return "good"
    if rest_v < settings.empty_v or before == "empty":
        return "empty"
    if rest_v < settings.low_v or before == "low":
        return "low"
    return "good"


# ---- load ----------------------------------------------------------------------------------------

USUAL_S = 2.0
"""The time constant of what is usual."""

LATEST_S = 0.04
"""The time constant of what is so now: two looks of the protection."""

LEAST_A = 0.02
"""A belt that turns draws more: less, at full duty, and the current is not sensed at all."""


class Load(Struct, frozen=True):
    """The motor's current, reckoned up to full duty: now, and while the belt turned well."""

    now_a: float | None = None
    usual_a: float | None = None

    @property
    def unsensed(self) -> bool:
        """Whether the belt turned well on less than any motor needs."""
        return self.usual_a is not None and self.usual_a < LEAST_A

    @property
    def ratio(self) -> float | None:
        """Now as a multiple of what is usual; None while either is unknown."""
        if self.now_a is None or self.usual_a is None or self.unsensed:
            return None
        return self.now_a / self.usual_a


def loaded(
    load: Load, amperes: float | None, duty: float, elapsed_s: float, turns_well: bool
) -> Load:
    """The load after *amperes* were measured (None: not, or absurdly) at *duty*."""
    if amperes is None:
        return replace(load, now_a=None)
    if duty <= 0.0:
        return load
    at_full_a = amperes / duty
    now_a = _smooth(load.now_a, at_full_a, elapsed_s / LATEST_S)
    usual_a = _smooth(load.usual_a, at_full_a, elapsed_s / USUAL_S) if turns_well else load.usual_a
    return Load(now_a, usual_a)


def _smooth(mean: float | None, value: float, weight: float) -> float:
    return value if mean is None else mean + (value - mean) * min(weight, 1.0)
