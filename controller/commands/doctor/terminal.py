"""What `reclaim doctor` says in a terminal: how far it is, and the table of all checks."""

import sys
from collections.abc import Iterator, Sequence

import msgspec

from controller.commands import programs
from controller.table.doctor.checks import Check
from controller.views import Message
from hardware.config import TableFile

FAILED = 1
"""The exit code if a check failed."""


def lines_under_test(file: TableFile) -> str:
    """Say whether a command opens real lines: each begins with that sentence."""
    if file.simulated:
        return f"This tests the simulated table {file.name}: nothing real is opened."
    return f"This tests the real lines of the table {file.name}."


Line = tuple[Message | str, ...]


def progress(sentence: str) -> None:
    """Tell somebody at a terminal what is being done."""
    if sys.stderr.isatty():
        print(sentence, file=sys.stderr, flush=True)


def report(checks: Sequence[Check], language: str) -> None:
    """Print the checks as a table for people. The display has the words, so it prints them, as a
    separate process."""
    lines = b"".join(msgspec.json.encode(line) + b"\n" for line in lines_of(checks))
    sys.stdout.flush()
    programs.run("display.sentences", language, data=lines)


def lines_of(checks: Sequence[Check]) -> Iterator[Line]:
    """Yield a line for each check, and below what is bad what it used to be and what to do."""
    width = max((len(check.name) for check in checks), default=0)
    for check in checks:
        begins, below = f"{check.name:<{width}}  {check.outcome:<7} ", f"{'':<{width}}          "
        yield begins, check.found
        if check.usual is not None:
            yield below, check.usual
        if isinstance(check.found, Message) and check.bad:
            yield below, Message(f"{check.found.id}.remedy", check.found.args)
        elif check.remedy:
            yield below, check.remedy
