"""A table's own history: what each device was in earlier self-tests, and whether it is worse now.

Kept in one file beside the journal: the figures of the last `KEPT` tests. A device is worse than it
was if it has never been so bad, and differs from its median by what matters for it: a limit that
fits every table is too wide for a quiet one. What is worse is not kept, so it stays worse until it
is repaired, or the history forgotten (`--forget`).
"""

import logging
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from controller.table.doctor.checks import Check
from controller.views import Message
from hardware.files import make_folder, write_whole

_log = logging.getLogger(__name__)

FILE_NAME = "doctor.json"
PUSH = "push"
"""The check by which a history knows that the belt's push was measured."""
KEPT = 50
ENOUGH = 3
"""Fewer earlier tests prove nothing."""
LONGEST_BYTES = 1024 * 1024


class Past(Struct, frozen=True):
    """One earlier test: when, and what was measured of each device, by the name of its check."""

    utc: str
    figures: Mapping[str, float]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    tables: Mapping[str, tuple[Past, ...]]
    """By the table's name, the oldest test first."""


def path_beside(journal: Path) -> Path:
    return journal.with_name(FILE_NAME)


def read(path: Path, table: str) -> tuple[Past, ...]:
    """Return a table's earlier tests; none if there is no file. Raises ValueError for one that
    cannot be read."""
    return _read(path).tables.get(table, ())


def _read(path: Path) -> _File:
    if not path.exists():
        return _File({})
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST_BYTES + 1)
        if len(data) > LONGEST_BYTES:
            raise ValueError(f"it is longer than {LONGEST_BYTES} bytes")
        return msgspec.json.decode(data, type=_File)
    except (OSError, RecursionError) as error:
        raise ValueError(str(error)) from None


def knows(path: Path, table: str, name: str) -> bool:
    """Return True if a check of that name has passed at the table with a figure."""
    try:
        return any(name in one.figures for one in read(path, table))
    except ValueError:
        return False


def compared(checks: Sequence[Check], history: Path, table: str) -> list[Check]:
    """Return the checks as graded by the table's *history*, to which they are added, and what there
    is to say of that file."""
    lost: list[Check] = []
    earlier: tuple[Past, ...] = ()
    try:
        earlier = read(history, table)
    except ValueError as error:
        lost.append(_unkept(f"{history} cannot be read: {error}", "begun"))
    marked = graded(checks, earlier)
    trouble = kept(history, table, marked)
    if trouble:
        lost.append(_unkept(trouble, "unkept"))
    return [*marked, *lost]


def _unkept(why: str, code: str) -> Check:
    _log.warning("%s", why)
    return Check("history", "skipped", Message(f"table-doctor-history-{code}"))


def graded(checks: Sequence[Check], past: Sequence[Past]) -> list[Check]:
    """Return the checks, with those that passed and yet are worse than they were marked so."""
    return [_graded(check, [one.figures for one in past]) for check in checks]


def _graded(check: Check, past: Sequence[Mapping[str, float]]) -> Check:
    figure = check.figure
    if figure is None or check.outcome != "pass":
        return check
    earlier = [figures[check.name] for figures in past if check.name in figures]
    if len(earlier) < ENOUGH:
        return check
    usual = median(earlier)
    if figure.matters > 0:
        worse = figure.value > max(*earlier, usual + figure.matters)
    else:
        worse = figure.value < min(*earlier, usual + figure.matters)
    if not worse:
        return check
    told = Message("table-doctor-usual", {"value": float(f"{usual:.3g}"), "unit": figure.unit})
    return replace(check, outcome="worse", remedy=figure.remedy, usual=told)


def kept(path: Path, table: str, checks: Sequence[Check], now_s: float | None = None) -> str:
    """Add what was measured to the table's history; return why that was impossible, or "".

    Only of what passed: that is what the device is like when it is well.
    """
    figures = dict(_figures(checks))
    if not figures:
        return ""
    try:
        tables = dict(_read(path).tables)
    except ValueError:
        tables = {}
    utc = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(now_s))
    tables[table] = (*tables.get(table, ()), Past(utc, figures))[-KEPT:]
    try:
        make_folder(path.parent)
        write_whole(path, msgspec.json.encode(_File(tables), order="sorted"))
    except OSError as error:
        return f"{path} cannot be written: {error.strerror}"
    return ""


def forgotten(path: Path, table: str) -> None:
    """Forget a table's history. Raises `OSError`."""
    try:
        tables = dict(_read(path).tables)
    except ValueError:
        tables = {}
    if tables.pop(table, None) is not None or path.exists():
        write_whole(path, msgspec.json.encode(_File(tables), order="sorted"))


def _figures(checks: Sequence[Check]) -> Iterator[tuple[str, float]]:
    for check in checks:
        if check.figure is not None and check.outcome == "pass":
            yield check.name, round(check.figure.value, 6)
