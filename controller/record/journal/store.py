"""The journal: every match, every move, the list of pieces and the settings, in one file."""

import logging
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Self

import msgspec

from controller.belt import Quality
from controller.errors import DamagedJournal, JournalError
from controller.record.journal import file, log, rows, schema
from controller.record.journal.rows import (
    SUM_MASK,
    DamagedMatch,
    DamagedRow,
    Entry,
    MatchRecord,
    Row,
    Standing,
    Statement,
    standing_moves,
)
from controller.record.journal.writer import Writer
from controller.views.people import Person
from hardware.files import make_folder
from hardware.signals import Uid

FILE_NAME = "journal.db"

QUALITY = "tag-quality"
"""The setting that says how well tags read."""

PEOPLE = "people"
"""The setting that says who has played under a name, and with which face, the latest first."""

CHECKED_BYTES = 8_000_000
"""A journal up to this size, some 300 matches, is checked as a whole: half a second from an SD
card. Of a longer one only what the table needs."""

_log = logging.getLogger(__name__)

_MATCH_ROW = f"{rows.MATCH_CELLS}, sum, {rows.SCORE_CELLS}, score_sum, before"


def default_path() -> Path:
    """Return the default place of the journal: under `$STATE_DIRECTORY` in a systemd service,
    otherwise in the user's folder for state (XDG Base Directory Specification 0.8).

    Raises `JournalError` for a user without a home.
    """
    service = os.environ.get("STATE_DIRECTORY")
    if service:
        return Path(service.partition(":")[0]) / FILE_NAME
    configured = os.environ.get("XDG_STATE_HOME")
    try:
        state = Path(configured) if configured else Path.home() / ".local" / "state"
    except RuntimeError:
        raise JournalError(
            "this user has no home folder to keep a journal in; say where with --journal"
        ) from None
    return state / "reclaim" / FILE_NAME


class Journal:
    """The journal at *path*, for reading.

    Everything read is compared with its checksums; damage raises `DamagedJournal`, which names it.
    Raises `JournalError` when there is no journal or it cannot be read. `close` is idempotent.
    """

    def __init__(self, path: Path, reading: sqlite3.Connection | None = None) -> None:
        self.path = path
        self._reading = schema.open_for_reading(path) if reading is None else reading

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} at {self.path}>"

    def close(self) -> None:
        self._reading.close()

    def open_match(self) -> MatchRecord | None:
        """Return the last match if it was neither finished nor abandoned."""
        with self._at_once():
            number = self._summary("open_match")
            found = None if number is None else self._match(number)
        if found is not None and found.status != "open":
            raise self._damaged(f"match {number} is {found.status}, and is said to be open")
        return found

    def open_matches(self) -> tuple[MatchRecord, ...]:
        """Return the readable matches that were neither finished nor abandoned, latest first: the
        last one, and those kept for later."""
        sql = f"SELECT {_MATCH_ROW} FROM matches WHERE status = 'open' ORDER BY id DESC"
        found = (self._listed(row) for row in self._rows(sql))
        return tuple(match for match in found if isinstance(match, MatchRecord))

    def match(self, number: int) -> MatchRecord:
        """Return that match. Raises `JournalError` when there is none of that number."""
        with self._at_once():
            return self._match(number)

    def matches(self, most: int = -1) -> tuple[MatchRecord | DamagedMatch, ...]:
        """Return the matches, latest first, at most *most* of them (all if negative). A damaged one
        hides no other."""
        found: list[MatchRecord | DamagedMatch] = []
        with self._at_once():
            expected = self._summary("last_match")
            for row in self._rows(
                f"SELECT {_MATCH_ROW} FROM matches ORDER BY id DESC LIMIT ?", most
            ):
                number, before = row[0], row[-1]
                if expected > number:
                    found.append(self._lost(expected))
                elif expected < number and not found:
                    raise self._damaged(f"its summary does not name match {number} as the last one")
                elif expected < number:
                    after = found[-1].id
                    why = f"match {after} does not name match {number} as the one before it"
                    found[-1] = DamagedMatch(after, why)
                found.append(self._listed(row))
                expected = before if before < number else 0
        if expected and most < 0:
            found.append(self._lost(expected))
        return tuple(found if most < 0 else found[:most])

    def last_number(self) -> int:
        """Return the highest match number; 0 if there is none."""
        return int(self._summary("last_match"))

    def entries(self, match: int) -> tuple[Entry, ...]:
        """Return a match's entries in order."""
        with self._at_once():
            return self._entries(match)

    def standing(self, match: int) -> Standing:
        """Return a match's standing. Raises `JournalError` when there is no such match."""
        with self._at_once():
            self._match(match)
            return self._standing(match)[0]

    def tags(self) -> dict[Uid, str]:
        """Return the list of pieces: UID -> piece."""
        return self._pairs("tags", rows.TAG_CELLS, "the list of pieces")

    def settings(self) -> dict[str, str]:
        return self._pairs("settings", rows.SETTING_CELLS, "the list of settings")

    def quality(self) -> dict[Uid, Quality]:
        """Return how well tags read, by UID. Raises `DamagedJournal` if that cannot be parsed."""
        kept = self.settings().get(QUALITY, "{}")
        try:
            return msgspec.json.decode(kept, type=dict[Uid, Quality])
        except msgspec.MsgspecError:
            raise self._damaged("how well its tags read is no such list") from None

    def people(self) -> tuple[Person, ...]:
        """Return everybody who has played under a name, the latest first. Raises `DamagedJournal`
        if that cannot be parsed."""
        kept = self.settings().get(PEOPLE, "[]")
        try:
            return msgspec.json.decode(kept, type=tuple[Person, ...])
        except msgspec.MsgspecError:
            raise self._damaged("who has played is no list of people") from None

    def check(self) -> None:
        """Check what a table needs, and the whole file unless that is long. Raises `DamagedJournal`
        if it is damaged."""
        if self.path.stat().st_size <= CHECKED_BYTES:
            self._check_structure()
        # Where the next match will be written.
        self._rows("SELECT * FROM entries ORDER BY match DESC, number DESC LIMIT 1")
        # Every row of a match is read when a table opens, too: what cannot be is told then.
        self.matches()
        match = self.open_match()
        if match is not None:
            self.entries(match.id)
            self.standing(match.id)
        self.tags()
        self.settings()

    def check_all(self) -> None:
        """Check everything: the structure of the file, every match and the lists. Raises
        `JournalError`."""
        self._check_structure()
        for match in self.matches():
            if isinstance(match, DamagedMatch):
                raise self._damaged(match.why)
            self.entries(match.id)
            self.standing(match.id)
        self.tags()
        self.quality()
        self.people()

    def copy_to(self, target: sqlite3.Connection) -> None:
        """Copy everything into another database, as it is at one instant. Raises what SQLite
        raises."""
        self._reading.backup(target)

    def _check_structure(self) -> None:
        self._rows("PRAGMA ignore_check_constraints = ON")
        for (found,) in self._rows("PRAGMA integrity_check"):
            # A row with wrong cells is left to its reader.
            if found != b"ok" and not found.startswith((b"NULL value in ", b"non-")):
                raise self._damaged(found.decode("utf-8", "replace"))

    # ---- what can be saved -----------------------------------------------------------------------

    def salvage(self, report: Callable[[str], None]) -> Iterator[Statement]:
        """Yield statements that write everything sound into another journal. Calls *report* for
        everything else."""
        for key, value in self.sound_pairs("tags", rows.TAG_CELLS, report):
            yield from rows.enrol(key, value)
        for key, value in self.sound_pairs("settings", rows.SETTING_CELLS, report):
            yield from rows.keep(key, value)
        for record, entries, standing in self.sound_matches(report):
            yield from rows.begin(record)
            for entry in entries:
                yield from rows.add(record.id, entry)
            yield from rows.stands(record.id, standing)

    def sound_pairs(
        self, table: str, cells: str, report: Callable[[str], None] = lambda what: None
    ) -> Iterator[tuple[str, str]]:
        """Yield the sound rows of *table*. Calls *report* for all others."""
        for row in self._as_far_as_possible(f"SELECT {cells}, sum FROM {table} NOT INDEXED"):
            try:
                yield rows.read_pair(row)
            except DamagedRow as error:
                report(f"a row of {table} {error}")

    def sound_matches(
        self, report: Callable[[str], None]
    ) -> Iterator[tuple[MatchRecord, tuple[Entry, ...], Standing]]:
        """Yield the sound matches, in order. Calls *report* for all others."""
        for number in self._numbers():
            try:
                with self._at_once():
                    record, entries = self._match(number), self._entries(number)
                    standing = self._standing(number)[0]
            except JournalError as error:
                report(error.what if isinstance(error, DamagedJournal) else str(error))
                continue
            yield record, entries, standing

    def _numbers(self) -> list[int]:
        """Return the numbers of all matches of which anything can be found."""
        found: set[int] = set()
        for column, table in (("id", "matches"), ("match", "standing")):
            for order in ("ASC", "DESC"):
                sql = f"SELECT {column} FROM {table} ORDER BY {column} {order}"
                found.update(number for (number,) in self._as_far_as_possible(sql))
        return sorted(found)

    def _as_far_as_possible(self, sql: str) -> Iterator[Any]:
        """Yield rows, up to the damage."""
        try:
            yield from self._reading.execute(sql)
        except schema.Unread:
            return

    # ---- rows ------------------------------------------------------------------------------------

    def _summary(self, column: str) -> Any:
        found = self._rows(f"SELECT {column} FROM summary")
        if not found:
            raise self._damaged("its summary is lost")
        return found[0][0]

    def _match(self, number: int) -> MatchRecord:
        found = self._rows(f"SELECT {_MATCH_ROW} FROM matches WHERE id = ?", number)
        if found:
            with self._reading_of(f"match {number}"):
                return rows.read_match(found[0][:-1])
        if self._rows("SELECT 1 FROM standing WHERE match = ?", number) or number in (
            self._summary("last_match"),
            self._summary("open_match"),
        ):
            raise self._damaged(f"the row of match {number} is lost")
        raise JournalError(f"there is no match {number} in {self.path}; see reclaim history")

    def _listed(self, row: Row) -> MatchRecord | DamagedMatch:
        try:
            return rows.read_match(row[:-1])
        except DamagedRow as error:
            return DamagedMatch(row[0], f"match {row[0]} {error}")

    def _lost(self, number: int) -> DamagedMatch:
        return DamagedMatch(number, f"the row of match {number} is lost")

    def _entries(self, match: int) -> tuple[Entry, ...]:
        entries: list[Entry] = []
        total = 0
        for row in self._rows(
            f"SELECT {rows.ENTRY_CELLS}, sum FROM entries WHERE match = ? ORDER BY number", match
        ):
            number = len(entries) + 1
            if row[1] != number:
                raise self._damaged(f"entry {number} of match {match} is lost")
            with self._reading_of(f"entry {number} of match {match}"):
                entries.append(rows.read_entry(row))
            total += row[-1]
        _, count, summed = self._standing(match)
        if (len(entries), total & SUM_MASK) != (count, summed):
            raise self._damaged(
                f"match {match} has {len(entries)} entries, and its sum is that of {count}"
                if len(entries) != count
                else f"the entries of match {match} do not fit their sum"
            )
        try:
            standing_moves(entries)
        except DamagedJournal as error:
            raise self._damaged(f"in match {match}, {error.what}") from None
        return tuple(entries)

    def _standing(self, match: int) -> tuple[Standing, int, int]:
        """Return where a match stands, how many entries it has, and their sum."""
        found = self._rows(
            f"SELECT {rows.STANDING_CELLS}, sum, entries, entries_sum FROM standing "
            "WHERE match = ?",
            match,
        )
        if not found:
            raise self._damaged(f"where match {match} stands is lost")
        *row, count, summed = found[0]
        with self._reading_of(f"where match {match} stands"):
            return rows.read_standing(row), count, summed

    def _pairs(self, table: str, cells: str, what: str) -> dict[str, str]:
        found: dict[str, str] = {}
        total = 0
        with self._at_once():
            expected = self._summary(f"{table}_sum")
            for row in self._rows(f"SELECT {cells}, sum FROM {table} NOT INDEXED ORDER BY 1"):
                with self._reading_of(f"a row of {what}"):
                    key, value = rows.read_pair(row)
                found[key] = value
                total += row[-1]
        if total != expected:
            raise self._damaged(f"{what} does not fit its sum")
        return found

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """Read within one snapshot, whatever is written meanwhile."""
        self._rows("BEGIN")
        try:
            yield
        finally:
            if self._reading.in_transaction:
                self._rows("ROLLBACK")

    @contextmanager
    def _reading_of(self, what: str) -> Iterator[None]:
        try:
            yield
        except DamagedRow as error:
            raise self._damaged(f"{what} {error}") from None

    def _damaged(self, what: str) -> DamagedJournal:
        return DamagedJournal(str(self.path), what)

    def _rows(self, sql: str, *values: object) -> list[Any]:
        try:
            return self._reading.execute(sql, values).fetchall()
        except schema.Unread as error:
            raise schema.unreadable(self.path, error) from None


class WritableJournal(Journal):
    """The journal at *path*, created if missing, for the one program that writes to it.

    Everything is written through `writer`. The journal is checked before anything is written.
    Raises `JournalError` when another program writes to it, `DamagedJournal` when it is damaged,
    and for the reasons of `open_for_writing`; `CannotStart` when its writer cannot be started.
    """

    def __init__(self, path: Path, progressed: Callable[[], None] = lambda: None) -> None:
        try:
            make_folder(path.parent)
            if not path.exists():
                log.check(path)
                make(path)
            self._claim = file.claim(path)
        except (OSError, sqlite3.Error) as error:
            raise schema.refusal(path, "cannot be opened", error) from None
        try:
            _check(path, self._claim)
            writing = schema.open_for_writing(path)
            try:
                _try_to_write(writing, path)
                super().__init__(path, schema.open_for_reading(path, live=True))
                try:
                    self.writer = Writer(writing, progressed)
                except BaseException:
                    super().close()
                    raise
            except BaseException:
                writing.close()
                raise
        except BaseException:
            os.close(self._claim)
            raise
        self._closed = False

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            # The writing connection closes last: it checkpoints the log into the file.
            super().close()
            self.writer.close()
            os.close(self._claim)


def _check(path: Path, claim: int) -> None:
    """Check the claimed file before anything is written to it, and keep it if an earlier version
    wrote it. Raises `JournalError`."""
    try:
        file.check_format(path, claim)
        with Journal(path) as journal:
            journal.check()
        schema.keep_earlier(path)
        file.make_private(path)
    except OSError as error:
        raise schema.refusal(path, "cannot be read", error) from None


def _try_to_write(connection: sqlite3.Connection, path: Path) -> None:
    """Write a match, and roll it back before it reaches the disk."""
    record = MatchRecord(
        id=2**62, game="", options={}, seats=(), table="", began_utc="", status="abandoned"
    )
    entry = Entry(number=1, at_s=0.0)
    try:
        connection.execute("BEGIN IMMEDIATE")
        for sql, values in (*rows.begin(record), *rows.add(record.id, entry)):
            connection.execute(sql, values)
        connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise schema.refusal(path, "cannot be written", error) from None


def make(path: Path, statements: Iterable[Statement] = ()) -> None:
    """Create a journal at *path* that holds what *statements* write, entirely or not at all. An
    existing one stays. Raises `JournalError`, `OSError`, and whatever SQLite raises."""
    with file.beginning(path) as draft:
        write_all(draft, statements)
        file.put_in_place(draft, path)


def write_all(draft: Path, statements: Iterable[Statement]) -> None:
    """Turn the file *draft* into a journal that holds what *statements* write, complete and synced.
    Raises `JournalError`, and whatever SQLite raises."""
    with closing(sqlite3.connect(draft, isolation_level=None)) as connection:
        schema.prepare(connection, draft)
        connection.execute("BEGIN IMMEDIATE")
        for sql, values in statements:
            connection.execute(sql, values)
        connection.execute("COMMIT")
