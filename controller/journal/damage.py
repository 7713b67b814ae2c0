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
from controller.journal.records import Entry, MatchRecord, Standing
from controller.journal.schema import refusal
from controller.journal.store import Journal, WritableJournal
from controller.journal.writer import Statement

CHECKED_BYTES = 8_000_000
"""A journal that is no longer, some 300 matches, is looked through as a whole: half a second from
an SD card. Of a longer one only what the table needs."""

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
        if path.stat().st_size <= CHECKED_BYTES:
            journal.check()
        _try_to_read(journal)
        _try_to_write(journal)
    except JournalError:
        journal.close()
        raise
    return journal


def _try_to_read(journal: Journal) -> None:
    """Read what a table needs."""
    match = journal.open_match()
    if match is not None:
        journal.entries(match.id)
        journal.standing(match.id)
    journal.tags()
    journal.settings()


def _try_to_write(journal: Journal) -> None:
    """Write another match, and take it back before it comes to the disk."""
    number = journal.last_number() + 1
    record = MatchRecord(
        id=number, game="", options={}, seats=(), table="", began_utc="", status="abandoned"
    )
    try:
        with closing(sqlite3.connect(journal.path, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(*store.begin(record))
            connection.execute(*store.add(number, Entry(number=1, at_s=0.0)))
            connection.execute(*store.stands(number, Standing()))
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise refusal(journal.path, "cannot be written", error) from None


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
