"""A journal that is damaged: found when a table opens it, put aside, and begun anew with everything
of it that is sound.

A disk that keeps what it confirmed damages no journal. One that wears out, or that was taken out
while it was written, may; then a table without some matches is better than none.
"""

import logging
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from controller.errors import DamagedJournal
from controller.record.journal import file
from controller.record.journal.schema import open_to_salvage, refusal
from controller.record.journal.store import Journal, WritableJournal, write_all

_log = logging.getLogger(__name__)


def open_sound(
    path: Path, progressed: Callable[[], None] = lambda: None
) -> tuple[WritableJournal, Path | None]:
    """The journal at *path*, and where the damaged one was put that lay there, if it did.

    Everything sound is taken over from that, and nothing of it is changed. Raises `JournalError`
    like `WritableJournal`.
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
    """Begin a journal with everything sound of the one at *path*, in whose place it comes; where
    that is then. Raises `JournalError`, `OSError` and what SQLite raises."""
    claim = file.claim(path) if path.exists() else None
    try:
        with file.beginning(path.resolve()) as begun:
            with Journal(path, open_to_salvage(path)) as damaged:
                write_all(begun, damaged.salvage(_not_taken_over))
            return file.put_aside(path, begun)
    finally:
        if claim is not None:
            os.close(claim)


def _not_taken_over(what: str) -> None:
    _log.warning("not taken over: %s", what)
