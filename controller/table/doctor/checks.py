"""The result of a self-test: single checks."""

from typing import Literal

from msgspec import Struct

from controller.views import Message

Outcome = Literal["pass", "worse", "fail", "skipped"]
"""worse: within the limits, but not what it was in earlier tests (`past`)."""


class Figure(Struct, frozen=True):
    """What was measured, to be compared with the same device's earlier figures."""

    value: float
    unit: str
    """`V`, `%`: appended to the number when it is said."""
    matters: float
    """The least change for the worse that means something: positive if more is worse, negative if
    less is."""
    remedy: str
    """What to do once it is worse than it was."""


def said(value: float, unit: str) -> str:
    """Return a value with its unit, to three digits.

    >>> said(0.0512, "%"), said(5.9, "V"), said(31.0, "")
    ('0.0512 %', '5.9 V', '31')
    """
    return f"{value:.3g} {unit}".rstrip()


class Check(Struct, frozen=True):
    """One line of the result: what was *found*, and a *remedy* for it, in words for a terminal."""

    name: str
    outcome: Outcome
    found: str
    remedy: str = ""
    figure: Figure | None = None
    said: Message | None = None
    """The same for a screen, which has its own words; None for what no screen shows."""
    usual: Message | None = None
    """What it used to be, if it is worse than that."""
