"""The journal: every match, every move, the list of pieces and the settings, in one file."""

import fcntl
import os
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Self

import msgspec
from msgspec import Raw

from controller.errors import DamagedJournal, JournalError
from controller.journal.records import Entry, MatchRecord, Standing, Status
from controller.journal.schema import make_folder, open_for_reading, open_for_writing, refusal
from controller.journal.writer import Statement, Writer
from hardware.signals import Uid

FILE_NAME = "journal.db"

_encode = msgspec.json.Encoder(order="deterministic").encode


def default_path() -> Path:
    """Where the journal is unless somebody says otherwise: under `$STATE_DIRECTORY` in a systemd
    service, else in the user's folder for state (XDG Base Directory Specification 0.8)."""
    service = os.environ.get("STATE_DIRECTORY")
    if service:
        return Path(service.partition(":")[0]) / FILE_NAME
    configured = os.environ.get("XDG_STATE_HOME")
    state = Path(configured) if configured else Path.home() / ".local" / "state"
    return state / "reclaim" / FILE_NAME


class Journal:
    """The journal at *path*, for reading.

    Raises `JournalError` when there is none or when it cannot be read. `close` is idempotent.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._reading = open_for_reading(path)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} at {self.path}>"

    def close(self) -> None:
        self._reading.close()

    def open_match(self) -> MatchRecord | None:
        """The match that was neither finished nor abandoned."""
        found = self._matches("WHERE status = 'open'")
        return found[0] if found else None

    def match(self, number: int) -> MatchRecord:
        """Raises `JournalError` when there is no match of that number."""
        found = self._matches("WHERE id = ?", number)
        if not found:
            raise JournalError(f"there is no match {number} in {self.path}; see reclaim history")
        return found[0]

    def matches(self, most: int = -1) -> tuple[MatchRecord, ...]:
        """The matches, latest first, at most *most* of them (all when negative)."""
        return self._matches("ORDER BY id DESC LIMIT ?", most)

    def last_number(self) -> int:
        """The highest number that a match has; 0 when there is none."""
        return int(self._rows("SELECT coalesce(max(id), 0) FROM matches")[0][0])

    def entries(self, match: int) -> tuple[Entry, ...]:
        """A match's entries in their order."""
        rows = self._rows(
            "SELECT number, at_s, kind, body, source, track_turn FROM entries WHERE match = ? "
            "ORDER BY number",
            match,
        )
        return tuple(
            Entry(
                number=number,
                at_s=at_s,
                kind=kind,
                body=Raw(body.encode()),
                source=source,
                track_turn=track_turn,
            )
            for number, at_s, kind, body, source, track_turn in rows
        )

    def standing(self, match: int) -> Standing:
        rows = self._rows(
            "SELECT at_s, half, taps, clock_left_s FROM standing WHERE match = ?", match
        )
        if not rows:
            return Standing()
        at_s, half, taps, clock_left_s = rows[0]
        return Standing(
            at_s=at_s,
            half=msgspec.json.decode(half),
            taps=msgspec.json.decode(taps),
            clock_left_s=clock_left_s,
        )

    def tags(self) -> dict[Uid, str]:
        """The list of pieces: UID -> piece."""
        return dict(self._rows("SELECT uid, piece FROM tags ORDER BY uid"))

    def settings(self) -> dict[str, str]:
        return dict(self._rows("SELECT name, value FROM settings ORDER BY name"))

    def check(self) -> None:
        """Look through the whole file. Raises `DamagedJournal` where it is damaged."""
        ((found,),) = self._rows("PRAGMA quick_check(1)")
        if found != "ok":
            raise DamagedJournal(f"{self.path} cannot be read: {found}")

    def _matches(self, which: str, *values: object) -> tuple[MatchRecord, ...]:
        rows = self._rows(
            "SELECT id, game, options, seats, bots, table_name, simulated, began_utc, status, "
            f"totals, winners FROM matches {which}",
            *values,
        )
        return tuple(
            MatchRecord(
                id=number,
                game=game,
                options=msgspec.json.decode(options),
                seats=msgspec.json.decode(seats, type=tuple[str, ...]),
                bots=msgspec.json.decode(bots, type=tuple[str, ...]),
                table=table,
                simulated=bool(simulated),
                began_utc=began_utc,
                status=status,
                totals=msgspec.json.decode(totals),
                winners=msgspec.json.decode(winners, type=tuple[str, ...]),
            )
            for (
                number, game, options, seats, bots, table, simulated, began_utc, status, totals,
                winners,
            ) in rows
        )  # fmt: skip

    def _rows(self, sql: str, *values: object) -> list[Any]:
        try:
            return self._reading.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise refusal(self.path, "cannot be read", error) from None


class WritableJournal(Journal):
    """The journal at *path*, made if there is none, for the one program that writes to it.

    What is written goes through `writer`. Raises `JournalError` when another program writes to
    it, and for the reasons of `open_for_writing`.
    """

    def __init__(self, path: Path, progressed: Callable[[], None] = lambda: None) -> None:
        self._lock = _lock(path)
        try:
            writing = open_for_writing(path)
            try:
                super().__init__(path)
            except BaseException:
                writing.close()
                raise
        except BaseException:
            os.close(self._lock)
            raise
        self.writer = Writer(writing, progressed)
        self._closed = False

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            # The last connection to go is the one that can write: it empties the log into the file.
            super().close()
            self.writer.close()
            os.close(self._lock)


def _lock(path: Path) -> int:
    """Claim the journal for this process: two referees with one journal would end in a mess."""
    try:
        make_folder(path.parent)
        descriptor = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise refusal(path, "cannot be opened", error) from None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise JournalError(
            f"another reclaim writes to {path} already; end it, or name another journal"
        ) from None
    return descriptor


# ---- what is written, as statements; each may be repeated without doing anything twice -----------


def begin(record: MatchRecord) -> Statement:
    """A match begins."""
    return (
        "INSERT OR IGNORE INTO matches (id, game, options, seats, bots, table_name, simulated, "
        "began_utc, status, totals, winners) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            record.id,
            record.game,
            _text(record.options),
            _text(record.seats),
            _text(record.bots),
            record.table,
            int(record.simulated),
            record.began_utc,
            record.status,
            _text(record.totals),
            _text(record.winners),
        ),
    )


def add(match: int, entry: Entry) -> Statement:
    """A match goes on by one entry."""
    return (
        "INSERT OR IGNORE INTO entries (match, number, at_s, kind, body, source, track_turn) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            match,
            entry.number,
            entry.at_s,
            entry.kind,
            bytes(entry.body).decode(),
            entry.source,
            entry.track_turn,
        ),
    )


def stands(match: int, standing: Standing) -> Statement:
    """What else must outlast a power cut has changed."""
    return (
        "INSERT OR REPLACE INTO standing (match, at_s, half, taps, clock_left_s) "
        "VALUES (?, ?, ?, ?, ?)",
        (
            match,
            standing.at_s,
            _text(standing.half),
            _text(standing.taps),
            standing.clock_left_s,
        ),
    )


def scored(
    match: int, status: Status, totals: Mapping[str, int], winners: tuple[str, ...]
) -> Statement:
    """A match's points have changed, or it has ended."""
    return (
        "UPDATE matches SET status = ?, totals = ?, winners = ? WHERE id = ?",
        (status, _text(totals), _text(winners), match),
    )


def enrol(uid: Uid, piece: str) -> Statement:
    """A piece carries this tag, whatever it carried before."""
    return "INSERT OR REPLACE INTO tags (uid, piece) VALUES (?, ?)", (uid, piece)


def forget(uid: Uid) -> Statement:
    """A tag is no piece any more."""
    return "DELETE FROM tags WHERE uid = ?", (uid,)


def keep(name: str, value: str) -> Statement:
    """A setting of the table."""
    return "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", (name, value)


def _text(value: object) -> str:
    return _encode(value).decode()
