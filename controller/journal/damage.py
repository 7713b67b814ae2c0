"""A journal whose file is damaged: found when a table opens it, put aside, and begun anew.

A disk that keeps what it confirmed damages no journal. One that wears out, or that was taken out
while it was written, may; then a table without matches is better than none.
"""

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from controller.errors import DamagedJournal, DiskError, JournalError
from controller.journal import store
from controller.journal.store import WritableJournal
from controller.journal.writer import Statement

CHECK_S = 0.5
"""A journal is looked through for so long when a table opens it: some hundred matches from an SD
card. Damage further back is found by whoever reads there."""

_log = logging.getLogger(__name__)


def open_sound(
    path: Path, progressed: Callable[[], None] = lambda: None
) -> tuple[WritableJournal, Path | None]:
    """The journal at *path*, and where the damaged one was put that lay there, if it did.

    The list of pieces and the settings are taken over as far as they can be read. Raises
    `JournalError` like `WritableJournal`.
    """
    try:
        return _checked(path, progressed), None
    except DamagedJournal as error:
        aside = _put_aside(path)
        _log.warning("%s; it is kept as %s, and a new one was begun", error, aside)
    journal = WritableJournal(path, progressed)
    ticket = journal.writer.hand(list(_salvaged(aside)))
    if not journal.writer.wait(ticket):
        journal.close()
        raise DiskError(f"{path} cannot be written", journal.writer.fault or "")
    return journal, aside


def _checked(path: Path, progressed: Callable[[], None]) -> WritableJournal:
    journal = WritableJournal(path, progressed)
    try:
        journal.check(CHECK_S)
        match = journal.open_match()
        if match is not None:
            journal.entries(match.id)
            journal.standing(match.id)
    except JournalError:
        journal.close()
        raise
    return journal


def _put_aside(path: Path) -> Path:
    """Give the file at *path* another name; where it is then."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")).exists():
        number += 1
    # The log first: beside a new file it would be taken for that one's.
    for ending in ("-wal", "-shm", ""):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.rename(aside.with_name(aside.name + ending))
    return aside


def _salvaged(path: Path) -> Iterator[Statement]:
    """The list of pieces and the settings, until the damage."""
    for sql, written in (
        ("SELECT uid, piece FROM tags NOT INDEXED", store.enrol),
        ("SELECT name, value FROM settings NOT INDEXED", store.keep),
    ):
        try:
            with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as old:
                for name, value in old.execute(sql):
                    yield written(name, value)
        except sqlite3.Error as error:
            _log.warning("not everything could be read from %s: %s", path, error)
