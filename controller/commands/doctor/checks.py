"""The result of a self-test: single checks, and the table of all of them."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

FAILED = 1
"""The exit code if a check failed."""

Outcome = Literal["pass", "fail", "skipped"]


class Check(Struct, frozen=True):
    """One line of the result: what was *found*, and a *remedy* for it."""

    name: str
    outcome: Outcome
    found: str
    remedy: str = ""


def report(checks: Sequence[Check]) -> str:
    """Format the checks as a table for people."""
    width = max((len(check.name) for check in checks), default=0)
    lines = []
    for check in checks:
        lines.append(f"{check.name:<{width}}  {check.outcome:<7}  {check.found}")
        if check.remedy:
            lines.append(f"{'':<{width}}           {check.remedy}")
    return "\n".join(lines)
