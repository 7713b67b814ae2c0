"""What `reclaim doctor` says in a terminal: how far it is, and the table of all checks."""

import sys
from collections.abc import Sequence

from controller.table.doctor.checks import Check

FAILED = 1
"""The exit code if a check failed."""


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
