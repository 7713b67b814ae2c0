"""Journals of one table beside each other, where Reclaims of several versions have run.

A migration is for good: an earlier Reclaim cannot read what a later one has migrated. So a journal
is kept as it was before it is migrated (`schema.keep_earlier`), under its version's number:
`journal-6.db` beside `journal.db`. A Reclaim that finds a newer `journal.db` leaves that alone and
goes on with the one of its own version; where there is none it begins one. A journal that is opened
takes over what the others have and it lacks (`joining`). So whichever Reclaim runs, its table
plays, and the newest in the end has everything.
"""

import logging
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from controller.errors import JournalError, NewerJournal
from controller.record.journal import log, rows, schema
from controller.record.journal.joining import TAKEN_OVER, joined
from controller.record.journal.renewal import not_taken_over, open_sound
from controller.record.journal.rows import Statement
from controller.record.journal.store import Journal, WritableJournal

WAIT_S = 60.0
"""As long as the slowest card may take to write what is taken over."""

_log = logging.getLogger(__name__)


def open_own(
    path: Path, progressed: Callable[[], None] = lambda: None
) -> tuple[WritableJournal, Path | None]:
    """Open the journal that this Reclaim writes where the table's is at *path*, another one beside
    it if that is of a newer Reclaim, with what the others have; also return where a damaged one was
    put, if there was one. Raises `JournalError` like `WritableJournal`."""
    try:
        journal, aside = open_sound(path, progressed)
    except NewerJournal:
        journal, aside = open_sound(schema.kept_as(path, len(schema.MIGRATIONS)), progressed)
    try:
        _take_over(journal, path)
    except BaseException:
        journal.close()
        raise
    return journal, aside


def _take_over(journal: WritableJournal, path: Path) -> None:
    """Write what the others beside *journal* have and it lacks, of each of them all or nothing."""
    others = sorted(other for other in _family(path) if other != journal.path.resolve())
    if not others:
        return
    try:
        seen = msgspec.json.decode(journal.settings().get(TAKEN_OVER, "{}"), type=dict[str, str])
    except msgspec.MsgspecError:
        seen = {}
    for other in others:
        stamp = _stamp(other)
        if seen.get(other.name) == stamp:
            continue
        statements: list[Statement] = []
        try:
            with closing(schema.open_to_salvage(other)) as connection:
                have = Journal(other, connection)
                statements += joined(journal, have, not_taken_over, ends=True).statements
        except (JournalError, *schema.Unread) as error:
            _log.warning("nothing is taken over from %s: %s", other, error)
            continue
        if statements:
            _log.warning("what %s has in addition is taken over into %s", other, journal.path)
        seen[other.name] = stamp
        statements += rows.keep(TAKEN_OVER, msgspec.json.encode(seen).decode())
        journal.writer.wait(journal.writer.hand(statements), WAIT_S)


def _family(path: Path) -> Iterator[Path]:
    """Yield the table's journal, and those that are kept beside it, if they are there."""
    real = path.resolve()
    if real.exists():
        yield real
    for version in range(1, len(schema.MIGRATIONS) + 1):
        kept = schema.kept_as(path, version)
        if kept.exists():
            yield kept


def _stamp(path: Path) -> str:
    """Return what tells whether a file, or its log, has been written to."""
    found = (file.stat() for file in (path, log.beside(path)) if file.exists())
    return " ".join(f"{one.st_size}:{one.st_mtime_ns}" for one in found)
