"""The result of a self-test: single checks, and the table of all of them."""

import sys
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

FAILED = 1
"""The exit code if a check failed."""

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
    """One line of the result: what was *found*, and a *remedy* for it."""

    name: str
    outcome: Outcome
    found: str
    remedy: str = ""
    figure: Figure | None = None


def progress(sentence: str) -> None:
    """Tell somebody at a terminal what is being done."""
    if sys.stderr.isatty():
        print(sentence, file=sys.stderr, flush=True)


def report(checks: Sequence[Check]) -> str:
    """Format the checks as a table for people."""
    width = max((len(check.name) for check in checks), default=0)
    lines = []
    for check in checks:
        lines.append(f"{check.name:<{width}}  {check.outcome:<7}  {check.found}")
        if check.remedy:
            lines.append(f"{'':<{width}}           {check.remedy}")
    return "\n".join(lines)
