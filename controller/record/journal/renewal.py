"""A journal in place of one that is damaged, with all of it that is sound."""

import logging
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from controller.errors import DamagedJournal
from controller.record.journal import file
from controller.record.journal.schema import (
    open_to_salvage,
    refusal,
)
from controller.record.journal.store import Journal, WritableJournal, write_all

_log = logging.getLogger(__name__)


def open_sound(
    path: Path, progressed: Callable[[], None] = lambda: None
) -> tuple[WritableJournal, Path | None]:
    """Open the journal at *path*; also return where a damaged one was put, if there was one.

    Everything sound is copied from that, and the file itself is not changed: a disk that wears out
    damages what it has confirmed, and a table with some matches missing is better than none. Raises
    `JournalError` like `WritableJournal`.
    """
    try:
        return WritableJournal(path, progressed), None
    except DamagedJournal as error:
        _log.warning("%s", error)
    try:
        aside = _replace(path)
    except (OSError, sqlite3.Error) as error:
        raise refusal(path, "is damaged, and no other can be begun", error) from None
    _log.warning("the damaged journal is kept as %s, and a new one was begun", aside)
    return WritableJournal(path, progressed), aside


def _replace(path: Path) -> Path:
    """Replace the journal at *path* by one with everything in it that is sound; return where the
    old one is. Raises `JournalError`, `OSError`, and whatever SQLite raises."""
    claim = file.claim(path) if path.exists() else None
    try:
        with file.beginning(path.resolve()) as draft:
            with Journal(path, open_to_salvage(path)) as damaged:
                write_all(draft, damaged.salvage(not_taken_over))
            return file.put_aside(path, draft)
    finally:
        if claim is not None:
            os.close(claim)


def not_taken_over(what: str) -> None:
    _log.warning("not taken over: %s", what)
