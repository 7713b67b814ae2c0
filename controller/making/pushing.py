"""How hard a belt pushes, as a luggage scale or a meter measures it.

A scale whose hook holds a tray reads newtons; a meter in series with the held motor reads amperes,
and the motor's torque makes newtons of them. The first pull is gentle: at its duty even a driver
that limits nothing pushes with no more than the limit. What it reads is reckoned up to full power,
and only a belt that passes so is pulled at full power, which is what a finger would feel. A table
whose current sensor stops a held belt is never pulled at full power: its own limit counts.

Pure: what was read goes in, a verdict comes out.
"""

import re
from typing import Literal

from msgspec import Struct

from hardware.carousel import figures
from hardware.config import TableFile

Unit = Literal["N", "A"]

_UNITS: dict[str, tuple[Unit, float]] = {
    "n": ("N", 1.0),
    "g": ("N", figures.GRAVITY / 1000),
    "kg": ("N", figures.GRAVITY),
    "lb": ("N", 4.448),
    "a": ("A", 1.0),
    "ma": ("A", 0.001),
}

HARDER_N = 1.5
"""More than a scale that is read twice differs by."""


class ScaleReading(Struct, frozen=True):
    """What a scale (N) or a meter (A) showed while the belt was held."""

    value: float
    unit: Unit


def reading(text: str) -> ScaleReading:
    """Parse what somebody typed. Raises ValueError.

    >>> reading("430 mA"), reading("0,45kg")
    (ScaleReading(value=0.43, unit='A'), ScaleReading(value=4.41..., unit='N'))
    """
    found = re.fullmatch(r"(\d{1,5}(?:[.,]\d{1,4})?)\s*([a-z]+)", text.strip().lower())
    if found is None or found[2] not in _UNITS:
        raise ValueError(
            f"found {text.strip()!r}; expected a number with N, kg, g or lb for a scale, with A or "
            "mA for a meter, such as 4.2 N"
        )
    unit, factor = _UNITS[found[2]]
    return ScaleReading(float(found[1].replace(",", ".")) * factor, unit)


class Pull(Struct, frozen=True):
    """One pull at *duty* of full power; `last` is the one that decides."""

    duty: float
    last: bool


def pulls(file: TableFile) -> tuple[Pull, ...]:
    """Return the pulls that measure this table's push, the gentlest first. Nothing where neither
    driver nor sensor limits the current: such a belt must not be run at all."""
    if unlimited(file) is not None:
        return ()
    gentle = min(1.0, figures.PUSH_LIMIT_N / (_unlimited_n(file)))
    if not figures.is_limited(file):
        return (Pull(gentle, last=True),)
    return (Pull(gentle, last=False), Pull(1.0, last=True)) if gentle < 1.0 else (Pull(1.0, True),)


def unlimited(file: TableFile) -> str | None:
    """Return what is wrong with a table whose held motor takes all that the cells give, with the
    force that it would push with; None if something limits it."""
    current = file.carousel.current
    if figures.is_limited(file) or (current is not None and current.limit_a is not None):
        return None
    return (
        f"the driver {file.bought.driver!r} limits no current, and no [carousel.current] with "
        f"limit_a stops a held belt: it would push with {_unlimited_n(file):.1f} N; expected at "
        f"most {figures.PUSH_LIMIT_N:g} N"
    )


def _unlimited_n(file: TableFile) -> float:
    return figures.newtons_per_ampere(file) * figures.stall_a(file)


class PushVerdict(Struct, frozen=True):
    """How hard the belt pushes by a reading, whether that will do, and what to do if not."""

    good: bool
    push_n: float
    found: str
    remedy: str = ""


def judged(file: TableFile, pull: Pull, seen: ScaleReading) -> PushVerdict:
    """Return what a reading at that pull means."""
    push_n, how = _at_full_power(file, pull, seen)
    limit_n = figures.PUSH_LIMIT_N
    found = f"{push_n:.1f} N{how}; expected at most {limit_n:g} N"
    if push_n > limit_n:
        return PushVerdict(False, push_n, found, _softer(file))
    least_n = (figures.ENOUGH - 1.0) * figures.drag_n(file.carousel)
    if pull.last and push_n < least_n:
        return PushVerdict(
            False,
            push_n,
            f"{push_n:.1f} N{how}; expected {least_n:.1f} N or more",
            "See that the scale was taut and the belt stood, and look at the battery and at the "
            "motor's leads: a belt that pushes no harder stalls on the first crumb.",
        )
    return PushVerdict(True, push_n, found)


def _at_full_power(file: TableFile, pull: Pull, seen: ScaleReading) -> tuple[float, str]:
    """Return the push that a reading stands for, and how it was reckoned.

    A scale misses what the belt's own drag takes, which counts where the reading is reckoned up.
    """
    value_n = seen.value
    if seen.unit == "A":
        value_n *= figures.newtons_per_ampere(file)
    shown = f"{seen.value:.2f} {seen.unit} at {pull.duty:.0%} of full power"
    if pull.duty == 1.0:
        return value_n, "" if seen.unit == "N" else f", by {shown}"
    if seen.unit == "N":
        value_n += figures.drag_n(file.carousel)
    push_n = value_n / pull.duty
    if figures.is_limited(file):
        return push_n, f" at full power, by {shown}"
    push_n *= min(1.0, figures.limit_a(file) / figures.stall_a(file))
    return push_n, f" until limit_a stops it, by {shown}"


def _softer(file: TableFile) -> str:
    driver = file.bought.chosen().driver
    if not figures.is_limited(file):
        return "Set a smaller limit_a in [carousel.current], and measure again."
    return (
        "Take the battery out. Your driver limits less than the table file says: look at its "
        f"resistor ({driver.sense}). Change that resistor, never the software."
    )
