"""What a self-test found: one check, and all of them as a table."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

FAILED = 1
"""The exit code if a check failed."""

Outcome = Literal["pass", "fail", "skipped"]


class Check(Struct, frozen=True):
    """One line of the result. `found` says what was measured, `remedy` what to do about it."""

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
