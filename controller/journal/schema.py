"""The journal's file: an SQLite database in WAL mode, its schema and how older ones come forward.

A commit is durable when it returns: `synchronous=FULL` syncs the write-ahead log at every commit
(SQLite, "PRAGMA synchronous"; with NORMAL a power cut may roll back the last commits). A log whose
end is torn is read up to its last whole commit, because every frame carries a checksum of all that
came before it (SQLite, "Write-Ahead Logging", section 4).
"""

import errno
import os
import sqlite3
from pathlib import Path

from controller.errors import DamagedJournal, DiskError, JournalError

APPLICATION_ID = 0x52434C4D
"""'RCLM': tells a journal from any other SQLite file."""

PAGE_BYTES = 4096
"""SQLite's own choice for a new file since 3.12.0."""

LOG_PAGES = 200
"""After so many pages, about as many moves, the log is emptied into the file and written again from
its start. A log that does not grow is quicker to sync: there is no new length to write down."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE tags (uid TEXT PRIMARY KEY, piece TEXT NOT NULL UNIQUE) STRICT",
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT",
        """CREATE TABLE matches (
            id INTEGER PRIMARY KEY,
            game TEXT NOT NULL,
            options TEXT NOT NULL,      -- JSON object, as the game's options_from takes it
            seats TEXT NOT NULL,        -- JSON array, in order of play
            bots TEXT NOT NULL,         -- JSON array: the seats that bots sit at
            table_name TEXT NOT NULL,
            began_utc TEXT NOT NULL,    -- ISO 8601
            status TEXT NOT NULL CHECK (status IN ('open', 'finished', 'abandoned')),
            totals TEXT NOT NULL,       -- JSON object, seat -> points so far
            winners TEXT NOT NULL       -- JSON array
        ) STRICT""",
        "CREATE UNIQUE INDEX only_one_open ON matches (status) WHERE status = 'open'",
        """CREATE TABLE entries (
            match INTEGER NOT NULL REFERENCES matches,
            number INTEGER NOT NULL,    -- 1, 2, 3, ... without a gap
            at_s REAL NOT NULL,         -- on the match's clock, which rests without power
            kind TEXT NOT NULL CHECK (kind IN ('move', 'undo')),
            body TEXT NOT NULL,         -- JSON; a move as the game writes it
            source TEXT NOT NULL,       -- device@time of the signal that it came from, or ''
            track_turn REAL,            -- where over the track its piece came from; NULL: unknown
            PRIMARY KEY (match, number)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE standing (
            match INTEGER PRIMARY KEY REFERENCES matches,
            at_s REAL NOT NULL,
            half TEXT NOT NULL,         -- JSON object, seat -> what is half done there
            clock_left_s REAL           -- what the round clock had left; NULL without one
        ) STRICT""",
    ),
    (
        "ALTER TABLE matches ADD COLUMN simulated INTEGER NOT NULL DEFAULT 0",
        # Nobody but a simulated table has hands for bots.
        "UPDATE matches SET simulated = 1 WHERE bots <> '[]'",
        # JSON object, seat -> the piece that was tapped there last
        "ALTER TABLE standing ADD COLUMN taps TEXT NOT NULL DEFAULT '{}'",
    ),
)
"""Each brings the file from one version to the next; their number is the present version."""


def open_for_writing(path: Path) -> sqlite3.Connection:
    """Open or make the file at *path* and bring it to the present version.

    Raises `JournalError` when that is impossible: the file is no journal or was written by a newer
    Reclaim; `DiskError` when its disk cannot be written, `DamagedJournal` when it is damaged.
    """
    try:
        make_folder(path.parent)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise refusal(path, "cannot be opened", error) from None
    try:
        prepare(connection, path)
        _sync_folder(path.parent)
    except JournalError:
        connection.close()
        raise
    except (OSError, sqlite3.Error) as error:
        connection.close()
        raise refusal(path, "cannot be used as a journal", error) from None
    return connection


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Make every commit of *connection* durable and bring its file, *path*, to the present
    version. Raises `JournalError` and what SQLite raises."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
    connection.execute("PRAGMA foreign_keys = ON")
    if _version(connection, path, MIGRATIONS) < len(MIGRATIONS):
        _migrate(connection, path, MIGRATIONS)


def make_folder(folder: Path) -> None:
    """Make *folder* and those above it, durably."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir(exist_ok=True)
        _sync_folder(one.parent)


def open_for_reading(path: Path) -> sqlite3.Connection:
    """Open the file at *path* as it is, for reading only.

    Raises `JournalError` when there is none, when it is no journal, or one of another version.
    """
    if not path.exists():
        raise JournalError(f"there is no journal at {path}; it is made when a match is played")
    try:
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None
        )
    except sqlite3.Error as error:
        raise refusal(path, "cannot be opened", error) from None
    try:
        version = _version(connection, path, MIGRATIONS)
        if version < len(MIGRATIONS):
            raise JournalError(
                f"{path} is of version {version}, expected {len(MIGRATIONS)}; "
                "start a table with it once, which brings it forward"
            )
    except sqlite3.Error as error:
        connection.close()
        raise refusal(path, "cannot be read as a journal", error) from None
    except JournalError:
        connection.close()
        raise
    return connection


def explain(error: OSError | sqlite3.Error) -> str:
    """What an error of the disk means for whoever stands before the table, as half a sentence."""
    if isinstance(error, OSError):
        return _OF_THE_DISK.get(error.errno or 0, error.strerror or str(error))
    code = _code(error)
    return _OF_SQLITE.get(code) or _OF_SQLITE.get(code & 0xFF) or str(error)


def refusal(path: Path, what: str, error: OSError | sqlite3.Error) -> JournalError:
    """The error that says that the journal at *path* *what* ("cannot be read"), and why."""
    reason = explain(error)
    if reason in _FAULTS_OF_THE_DISK:
        return DiskError(f"{path} {what}", reason)
    code = 0 if isinstance(error, OSError) else _code(error) & 0xFF
    if code == sqlite3.SQLITE_CORRUPT or (code == sqlite3.SQLITE_NOTADB and _was_database(path)):
        return DamagedJournal(f"{path} {what}: the file is damaged")
    return JournalError(f"{path} {what}: {reason}")


def _code(error: sqlite3.Error) -> int:
    """SQLite's extended result code; 0 for what the module `sqlite3` found by itself."""
    return getattr(error, "sqlite_errorcode", 0)


def _was_database(path: Path) -> bool:
    """Whether a file that SQLite does not recognise has been its own: it still says so (SQLite,
    "Database File Format", 1.3.1), or its beginning is gone, but it is made of whole pages. All
    others are somebody else's."""
    with path.open("rb") as file:
        begins = file.read(16)
    return begins == b"SQLite format 3\0" or path.stat().st_size % PAGE_BYTES == 0


_FULL = "the disk is full"
_READ_ONLY = "the disk can only be read"
_FAILING = "the disk reports errors"
_FAULTS_OF_THE_DISK = (_FULL, _READ_ONLY, _FAILING)

_OF_THE_DISK = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EROFS: _READ_ONLY,
    errno.EIO: _FAILING,
}
_OF_SQLITE = {
    sqlite3.SQLITE_FULL: _FULL,
    # It could not make room for the log's index.
    sqlite3.SQLITE_IOERR_SHMSIZE: _FULL,
    sqlite3.SQLITE_READONLY: _READ_ONLY,
    sqlite3.SQLITE_IOERR: _FAILING,
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
    sqlite3.SQLITE_CORRUPT: "the file is damaged",
    sqlite3.SQLITE_NOTADB: "the file is no database",
    sqlite3.SQLITE_BUSY: "another program is writing to it",
}


def _migrate(
    connection: sqlite3.Connection, path: Path, migrations: tuple[tuple[str, ...], ...]
) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statements in migrations[_version(connection, path, migrations) :]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _version(
    connection: sqlite3.Connection, path: Path, migrations: tuple[tuple[str, ...], ...]
) -> int:
    """The file's version; 0 for an empty one."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if application != APPLICATION_ID and objects:
        raise JournalError(f"{path} is a database of another program, not a journal")
    if version > len(migrations):
        raise JournalError(
            f"{path} was written by a newer Reclaim (version {version}, known are up to "
            f"{len(migrations)}); update this one, or name another journal"
        )
    return int(version)


def _sync_folder(folder: Path) -> None:
    """Make the file's name durable, too: a sync of a file does not sync its folder (fsync(2))."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
