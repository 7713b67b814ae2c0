"""The journal's tables, how older ones are migrated, and how a connection to them is opened.

A commit is durable when it returns: `synchronous=FULL` syncs the write-ahead log at every commit
(SQLite, "PRAGMA synchronous"; with NORMAL a power cut may roll back the last commits). A log whose
end is torn is read up to its last complete commit, because every frame carries a checksum of
everything before it (SQLite, "Write-Ahead Logging", section 4).
"""

import errno
import itertools
import secrets
import sqlite3
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile

from controller.errors import DamagedJournal, DiskError, DiskFault, JournalError, NewerJournal
from controller.record.journal import file, log
from controller.record.journal.rows import SUM_MASK, checksum
from hardware.files import sync_folder

APPLICATION_ID = 0x52434C4D
"""'RCLM': tells a journal from any other SQLite file."""

PAGE_BYTES = 4096
"""SQLite's own default for a new file since 3.12.0."""

LOG_PAGES = 200
"""The number of pages (roughly that of moves) after which the log is checkpointed into the file and
restarted. A log that does not grow syncs faster: there is no new length to write down."""

Migrations = tuple[tuple[str, ...], ...]

_MATCH_3 = """id, CAST(game AS BLOB), CAST(options AS BLOB), CAST(seats AS BLOB),
    CAST(bots AS BLOB), CAST(table_name AS BLOB), simulated, CAST(began_utc AS BLOB)"""
_MATCH_6 = f"{_MATCH_3}, CAST(people AS BLOB)"
"""A match's cells, in the order of its checksum, since the version in the name."""

MIGRATIONS: Migrations = (
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
        # Only a simulated table has hands for bots.
        "UPDATE matches SET simulated = 1 WHERE bots <> '[]'",
        # JSON object, seat -> the piece last tapped there
        "ALTER TABLE standing ADD COLUMN taps TEXT NOT NULL DEFAULT '{}'",
    ),
    (
        # `sum` is always `rows.checksum` of the row's other cells.
        "ALTER TABLE tags ADD COLUMN sum INTEGER NOT NULL DEFAULT 0",
        "UPDATE tags SET sum = checksum(CAST(uid AS BLOB), CAST(piece AS BLOB))",
        "ALTER TABLE settings ADD COLUMN sum INTEGER NOT NULL DEFAULT 0",
        "UPDATE settings SET sum = checksum(CAST(name AS BLOB), CAST(value AS BLOB))",
        # of all cells except the score's, which have `score_sum`
        "ALTER TABLE matches ADD COLUMN sum INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN score_sum INTEGER NOT NULL DEFAULT 0",
        # the highest number below its own; 0 for the first match
        "ALTER TABLE matches ADD COLUMN before INTEGER NOT NULL DEFAULT 0",
        f"""UPDATE matches SET
            sum = checksum({_MATCH_3}),
            score_sum = checksum(id, CAST(status AS BLOB), CAST(totals AS BLOB),
                CAST(winners AS BLOB)),
            before = (SELECT coalesce(max(id), 0) FROM matches AS m WHERE m.id < matches.id)""",
        "ALTER TABLE entries ADD COLUMN sum INTEGER NOT NULL DEFAULT 0",
        """UPDATE entries SET sum = checksum(match, number, at_s, CAST(kind AS BLOB),
            CAST(body AS BLOB), CAST(source AS BLOB), track_turn)""",
        # how many entries the match has, and the total of their sums, truncated to SUM_BITS
        "ALTER TABLE standing ADD COLUMN entries INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE standing ADD COLUMN entries_sum INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE standing ADD COLUMN sum INTEGER NOT NULL DEFAULT 0",
        """INSERT INTO standing (match, at_s, half) SELECT id, 0.0, '{}' FROM matches
            WHERE id NOT IN (SELECT match FROM standing)""",
        f"""UPDATE standing SET
            entries = (SELECT count(*) FROM entries WHERE entries.match = standing.match),
            entries_sum = (SELECT coalesce(sum(sum), 0) & {SUM_MASK} FROM entries
                WHERE entries.match = standing.match),
            sum = checksum(match, at_s, CAST(half AS BLOB), CAST(taps AS BLOB), clock_left_s)""",
        """CREATE TABLE summary (
            one INTEGER PRIMARY KEY CHECK (one = 1),
            last_match INTEGER NOT NULL,    -- the highest number; 0 for none
            open_match INTEGER,             -- NULL for none
            tags_sum INTEGER NOT NULL,      -- the sums of all tags added up
            settings_sum INTEGER NOT NULL   -- and of all settings
        ) STRICT""",
        """INSERT INTO summary SELECT 1,
            (SELECT coalesce(max(id), 0) FROM matches),
            (SELECT id FROM matches WHERE status = 'open'),
            (SELECT coalesce(sum(sum), 0) FROM tags),
            (SELECT coalesce(sum(sum), 0) FROM settings)""",
    ),
    (
        # A constraint can only be changed by recreating the table.
        "ALTER TABLE entries RENAME TO entries_before",
        """CREATE TABLE entries (
            match INTEGER NOT NULL REFERENCES matches,
            number INTEGER NOT NULL,    -- 1, 2, 3, ... without a gap
            at_s REAL NOT NULL,         -- on the match's clock, which rests without power
            kind TEXT NOT NULL CHECK (kind IN ('move', 'undo', 'belt')),
            body TEXT NOT NULL,         -- JSON; a move as the game writes it, or what the belt told
            source TEXT NOT NULL,       -- device@time of the signal that it came from, or ''
            track_turn REAL,            -- where over the track its piece came from; NULL: unknown
            sum INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (match, number)
        ) STRICT, WITHOUT ROWID""",
        """INSERT INTO entries
            SELECT match, number, at_s, kind, body, source, track_turn, sum FROM entries_before""",
        "DROP TABLE entries_before",
    ),
    # Matches may be kept for later while others are played.
    ("DROP INDEX only_one_open",),
    (
        # JSON object, seat -> the name of the person there
        "ALTER TABLE matches ADD COLUMN people TEXT NOT NULL DEFAULT '{}'",
        # A row that was damaged before stays recognisable.
        f"UPDATE matches SET sum = checksum({_MATCH_6}) WHERE sum = checksum({_MATCH_3})",
    ),
)
"""Each migrates the file from one version to the next; their number is the present version. Each
changes the tables, because it is by them that a damaged version number is recognised."""


def open_for_writing(path: Path) -> sqlite3.Connection:
    """Open or create the file at *path* and migrate it to the present version.

    Raises `JournalError` when that is impossible: the file is not a journal or was written by a
    newer Reclaim; `DiskError` when its disk cannot be written, `DamagedJournal` when it is damaged.
    """
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise refusal(path, "cannot be opened", error) from None
    try:
        prepare(connection, path)
    except (JournalError, sqlite3.Error) as error:
        connection.close()
        raise refusal(path, "cannot be used as a journal", error) from None
    return connection


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Make every commit of *connection* durable and migrate its file, *path*, to the present
    version. Raises `JournalError`, and whatever SQLite raises.

    Empties the log first, so that it restarts with its own numbers: what an earlier program left in
    it is never mistaken for this one's (`log.check`). Gives the file an identity if it has none.
    """
    version = recognise(connection, path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    if version < len(MIGRATIONS):
        migrate(connection, version)
    else:
        _identify(connection)


def kept_as(path: Path, version: int) -> Path:
    """Return where the journal at *path* is kept, as a Reclaim of that *version* writes it."""
    real = path.resolve()
    return real.with_name(f"{real.stem}-{version}{real.suffix}")


def keep_earlier(path: Path) -> None:
    """Before a journal of an earlier version is migrated, keep it as it is (`kept_as`): an earlier
    Reclaim that comes back finds something it can read. The file *must* be claimed.

    Raises `JournalError` when that is impossible; then the journal must not be migrated.
    """
    try:
        with closing(_connect_for_reading(path, live=False)) as source:
            version = recognise(source, path)
            if version in (0, len(MIGRATIONS)):
                return
            kept = kept_as(path, version)
            # What a power cut has left of an earlier attempt.
            for left in kept.parent.glob(f".{kept.name}-*"):
                left.unlink()
            with file.beginning(kept) as draft:
                with closing(sqlite3.connect(draft)) as copy:
                    source.backup(copy)
                draft.replace(kept)
            sync_folder(kept.parent)
    except (OSError, sqlite3.Error) as error:
        raise refusal(path, "cannot be kept as it was", error) from None


def _identify(connection: sqlite3.Connection) -> None:
    """Give the file an identity (`log`) if it has none. It *must* be the first commit of its log
    that does."""
    (cookie,) = connection.execute("PRAGMA schema_version").fetchone()
    if cookie < log.NAMELESS:
        drawn = log.NAMELESS + secrets.randbelow(2**31 - 2 * log.NAMELESS)
        connection.execute(f"PRAGMA schema_version = {drawn}")


def show_identity(connection: sqlite3.Connection) -> None:
    """Make the current transaction write the page with the file's identity."""
    # Nothing else in SQLite writes that page without changing it.
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


def open_for_reading(path: Path, *, live: bool = False) -> sqlite3.Connection:
    """Open the file at *path* as it is, read-only; one of an earlier version as a migrated copy in
    memory. Text is read as bytes. Writes nothing, and creates nothing beside a file without a log,
    so the disk may be read-only.

    *live*: this process writes to it, and has already checked its log. Raises `JournalError` when
    there is no journal, when it is not one, or is of a newer version; `DamagedJournal`.
    """
    try:
        connection = _connect_for_reading(path, live)
        try:
            connection.text_factory = bytes
            version = recognise(connection, path)
            if version < len(MIGRATIONS):
                connection = _copy(connection)
                migrate(connection, version)
        except BaseException:
            connection.close()
            raise
    except Unread as error:
        raise unreadable(path, error) from None
    return connection


def open_to_salvage(path: Path) -> sqlite3.Connection:
    """Open a damaged file in the same way, migrated as far as possible. Raises `JournalError`, and
    whatever SQLite raises."""
    if not path.exists() or not path.stat().st_size:
        # There is nothing to save, and SQLite would delete a log beside it.
        return sqlite3.connect(":memory:")
    connection = _connect(path, log.there(path) and log.belongs(path))
    connection.text_factory = bytes
    with suppress(*Unread):
        version = _versions(MIGRATIONS).get(_shape(connection), len(MIGRATIONS))
        if version < len(MIGRATIONS):
            connection = _copy(connection)
            for statement in itertools.chain(*MIGRATIONS[version:]):
                with suppress(sqlite3.Error):
                    _apply(connection, ((statement,),))
    return connection


def _connect_for_reading(path: Path, live: bool) -> sqlite3.Connection:
    if path.is_dir():
        raise JournalError(f"{path} is a folder; expected a journal")
    has_log = live or log.check(path)
    if not path.exists():
        raise JournalError(f"there is no journal at {path}; it is made when a match is played")
    if not path.stat().st_size:
        raise DamagedJournal(str(path), "it has no byte, and a journal always has some")
    return _connect(path, has_log)


def _connect(path: Path, has_log: bool) -> sqlite3.Connection:
    # Without a log the file is complete in itself (SQLite, "URI Filenames", immutable).
    mode = "mode=ro" if has_log else "mode=ro&immutable=1"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None)


def _copy(connection: sqlite3.Connection) -> sqlite3.Connection:
    """Return a copy in memory that replaces the connection, which is closed."""
    copy = sqlite3.connect(":memory:", isolation_level=None)
    copy.text_factory = bytes
    try:
        connection.backup(copy)
    except BaseException:
        copy.close()
        raise
    connection.close()
    return copy


def recognise(connection: sqlite3.Connection, path: Path) -> int:
    """Return the version of the file; 0 if it has no tables.

    The tables determine it, so a damaged version number does no harm. Raises `JournalError` for
    another program's database and a newer Reclaim's journal, `DamagedJournal`, and whatever SQLite
    raises.
    """
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (vacuum,) = connection.execute("PRAGMA auto_vacuum").fetchone()
    shape = _shape(connection)
    known = _versions(MIGRATIONS).get(shape)
    if known is None and application != APPLICATION_ID:
        raise JournalError(f"{path} is a database of another program, not a journal")
    if known is None and version > len(MIGRATIONS):
        raise NewerJournal(
            f"{path} was written by a newer Reclaim (version {version}, known are up to "
            f"{len(MIGRATIONS)}); update this one, or name another journal"
        )
    if known is None or version != known or vacuum:
        raise DamagedJournal(str(path), "its tables are not those of its version")
    if known and application != APPLICATION_ID:
        raise DamagedJournal(str(path), "its header does not say that it is a journal")
    return known


Shape = tuple[tuple[bytes, ...], ...]


@cache
def _versions(migrations: Migrations) -> dict[Shape, int]:
    """Map the tables of each version to its number."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        shapes = {_shape(connection): 0}
        for version in range(len(migrations)):
            _apply(connection, migrations[version : version + 1])
            shapes[_shape(connection)] = version + 1
    return shapes


def _shape(connection: sqlite3.Connection) -> Shape:
    """Return the tables and indexes as they were created."""
    rows = connection.execute(
        "SELECT CAST(name AS BLOB), CAST(tbl_name AS BLOB), CAST(sql AS BLOB) FROM sqlite_schema "
        "WHERE sql IS NOT NULL ORDER BY 1"
    )
    return tuple(tuple(b" ".join(bytes(cell).split()) for cell in row) for row in rows.fetchall())


def explain(error: OSError | sqlite3.Error) -> DiskFault:
    """Return what a disk error means for the people at the table."""
    if isinstance(error, OSError):
        known = _OF_THE_DISK.get(error.errno or 0)
        return known or DiskFault("other", error.strerror or str(error))
    code = _code(error)
    known = _OF_SQLITE.get(code) or _OF_SQLITE.get(code & 0xFF)
    return known or DiskFault("other", str(error))


def refusal(path: Path, what: str, error: OSError | sqlite3.Error) -> JournalError:
    """Return the error saying that the journal at *path* *what* ("cannot be read"), and why. A
    `JournalError`, which is an OSError too, is returned as it is."""
    if isinstance(error, JournalError):
        return error
    fault = explain(error)
    if fault.code == "unopened":
        fault = _why_unopened(path) or fault
    if fault in _FAULTS_OF_THE_DISK:
        return DiskError(f"{path} {what}", fault)
    code = 0 if isinstance(error, OSError) else _code(error) & 0xFF
    if code == sqlite3.SQLITE_CORRUPT or (code == sqlite3.SQLITE_NOTADB and _was_database(path)):
        return DamagedJournal(str(path), f"it {what} ({_on_one_line(error)})")
    return JournalError(f"{path} {what}: {fault}")


def _why_unopened(path: Path) -> DiskFault | None:
    """Return what SQLite, which could not open a file, does not say: whether the disk takes none
    beside it."""
    try:
        with TemporaryFile(dir=path.parent):
            return None
    except OSError as error:
        return explain(error)


Unread = (OSError, sqlite3.Error, UnicodeDecodeError)
"""What reading a journal may raise. The module `sqlite3` fails to decode what SQLite quotes from
tables whose definitions are damaged."""


def unreadable(path: Path, error: OSError | sqlite3.Error | UnicodeDecodeError) -> JournalError:
    """Return the error saying why the journal at *path* could not be read. What SQLite cannot make
    sense of, although the tables are right, is damage."""
    if isinstance(error, UnicodeDecodeError):
        return DamagedJournal(str(path), "it cannot be read (its tables are no text)")
    if isinstance(error, sqlite3.Error) and _code(error) & 0xFF in _SENSELESS:
        return DamagedJournal(str(path), f"it cannot be read ({_on_one_line(error)})")
    return refusal(path, "cannot be read", error)


def _on_one_line(error: Exception) -> str:
    return " ".join(str(error).split())


def _code(error: sqlite3.Error) -> int:
    """Return SQLite's extended result code; 0 for errors of the module `sqlite3` itself."""
    return getattr(error, "sqlite_errorcode", 0)


def _was_database(path: Path) -> bool:
    """Return True if a file that SQLite does not recognise was once an SQLite file: it still says
    so (SQLite, "Database File Format", 1.3.1), or its beginning is gone, but it consists of whole
    pages. All others are somebody else's."""
    with path.open("rb") as file:
        begins = file.read(16)
    return begins == b"SQLite format 3\0" or path.stat().st_size % PAGE_BYTES == 0


_FULL = DiskFault("full", "the disk is full")
_READ_ONLY = DiskFault("read-only", "the disk can only be read")
_FAILING = DiskFault("failing", "the disk reports errors")
_FAULTS_OF_THE_DISK = (_FULL, _READ_ONLY, _FAILING)

_SENSELESS = (
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_FORMAT,
)

_OF_THE_DISK = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EROFS: _READ_ONLY,
    errno.EIO: _FAILING,
    # What ext4 says of a folder or a file whose metadata does not fit its checksum.
    errno.EUCLEAN: _FAILING,
    errno.EBADMSG: _FAILING,
}
_OF_SQLITE = {
    sqlite3.SQLITE_FULL: _FULL,
    # It could not make room for the log's index.
    sqlite3.SQLITE_IOERR_SHMSIZE: _FULL,
    sqlite3.SQLITE_READONLY: _READ_ONLY,
    sqlite3.SQLITE_IOERR: _FAILING,
    sqlite3.SQLITE_CANTOPEN: DiskFault("unopened", "the file cannot be opened"),
    sqlite3.SQLITE_CORRUPT: DiskFault("damaged", "the file is damaged"),
    sqlite3.SQLITE_NOTADB: DiskFault("no-database", "the file is no database"),
    sqlite3.SQLITE_BUSY: DiskFault("busy", "another program is writing to it"),
    # The deliberate failure of `rows` where it finds other content than it has written.
    sqlite3.SQLITE_CONSTRAINT_NOTNULL: DiskFault("changed", "another program has written to it"),
}


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Migrate a file of *version* to the present one, entirely or not at all. Raises what SQLite
    raises."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        _apply(connection, MIGRATIONS[version:])
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        _identify(connection)
        connection.execute("COMMIT")
    except BaseException:
        # On a full disk SQLite rolls back by itself.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _apply(connection: sqlite3.Connection, migrations: Migrations) -> None:
    connection.create_function("checksum", -1, checksum, deterministic=True)
    for statements in migrations:
        for statement in statements:
            connection.execute(statement)
