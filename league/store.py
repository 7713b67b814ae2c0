"""The database: PostgreSQL, or a file of SQLite for one club."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy import (
    ARRAY,
    Column,
    ColumnElement,
    Connection,
    Engine,
    String,
    Table,
    create_engine,
    event,
    func,
    literal,
    make_url,
    select,
    text,
    tuple_,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.pool import StaticPool

from league.errors import SettingsError, StoreError

_MIGRATIONS = Path(__file__).parent / "migrations"
_ONE_WRITER = 7243
"""The lock that who writes holds, in a PostgreSQL database of the league's own: ratings follow from
each other, so two who fold at once would lose what the other has folded."""

Row = Mapping[str, Any]
Key = tuple[str, str]
"""Of a match: its table and itself."""


class Store:
    """A database whose address is a URL: `postgresql+psycopg://…`, or `sqlite:///FILE`.

    Raises `SettingsError` for an address that is none, `StoreError` where nobody answers.
    """

    def __init__(self, address: str) -> None:
        try:
            url = make_url(address)
            if url.get_backend_name() not in ("sqlite", "postgresql"):
                raise SettingsError(
                    f"the database {address!r} is neither SQLite nor PostgreSQL; expected "
                    "sqlite:///league.db or postgresql+psycopg://USER@HOST/NAME"
                )
            # A database in memory is there for one connection.
            once = {"poolclass": StaticPool} if url.database in (None, "", ":memory:") else {}
            self.engine: Engine = create_engine(
                url, **(once if url.get_backend_name() == "sqlite" else {})
            )
        except (ArgumentError, ImportError) as error:
            raise SettingsError(f"the database {address!r} cannot be used: {error}") from None
        self.sqlite = self.engine.dialect.name == "sqlite"
        if self.sqlite:
            event.listen(self.engine, "connect", _durable)

    def __repr__(self) -> str:
        return f"<Store {self.engine.url.render_as_string(hide_password=True)}>"

    def close(self) -> None:
        """Let the database go."""
        self.engine.dispose()

    def migrate(self) -> None:
        """Bring the tables to what this release needs. Raises `StoreError`."""
        config = Config()
        config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
        with self.writing() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def tidy(self) -> None:
        """Leave no trace in the files of what was deleted or changed. Raises `StoreError`."""
        tidies = "PRAGMA wal_checkpoint(TRUNCATE)" if self.sqlite else "VACUUM FULL result, ruling"
        with _answering(), self.engine.connect() as connection:
            alone = connection.execution_options(
                **({} if self.sqlite else {"isolation_level": "AUTOCOMMIT"})
            )
            alone.exec_driver_sql(tidies)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A view of the database at one moment. Raises `StoreError`."""
        with _answering(), self.engine.connect() as connection:
            if self.sqlite:
                connection.exec_driver_sql("BEGIN")
            else:
                connection.execute(
                    text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                )
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction of the only one who writes: kept whole, or not at all. Raises
        `StoreError`."""
        with _answering(), self.engine.begin() as connection:
            if self.sqlite:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_ONE_WRITER})"))
            yield connection


@contextmanager
def _answering() -> Iterator[None]:
    try:
        yield
    except (OperationalError, InterfaceError) as error:
        raise StoreError(f"the database does not answer: {error.orig}") from None
    except DBAPIError as error:
        if error.connection_invalidated:
            raise StoreError(f"the database has gone: {error.orig}") from None
        raise


def _durable(connection: Any, _: object) -> None:
    """What is committed is on the disk, who reads waits for nobody (sqlite.org/wal.html), and what
    is deleted is overwritten. Transactions are begun here, not by Python's module."""
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=10000")
    connection.execute("PRAGMA secure_delete=ON")


class Insertion(Struct, frozen=True):
    """Rows of a *table* that are inserted; one that is there already stays, or is replaced."""

    table: Table
    rows: Sequence[Row]
    replaces: bool = False

    def statement(self, source: str) -> str:
        """Return how they are inserted from a *source* of values."""
        names = list(self.rows[0])
        key = [column.name for column in self.table.primary_key]
        new = ", ".join(f"{name} = excluded.{name}" for name in names if name not in key)
        into = f"INSERT INTO {self.table.name} ({', '.join(names)})"
        conflict = f"UPDATE SET {new}" if self.replaces else "NOTHING"
        return f"{into} {source} ON CONFLICT ({', '.join(key)}) DO {conflict}"


def put(connection: Connection, *puts: Insertion) -> None:
    """Insert rows into these tables, each another one."""
    puts = tuple(one for one in puts if one.rows)
    if connection.dialect.name == "sqlite":
        for one in puts:
            marks = ", ".join(f":{name}" for name in one.rows[0])
            connection.execute(text(one.statement(f"VALUES ({marks})")), one.rows)
    elif puts:
        # One statement with one value for each table, however many rows: each way to the server and
        # back costs as much as many rows (PostgreSQL, 7.8.4, and 9.16, json_populate_recordset).
        *others, last = (
            one.statement(
                f"SELECT {', '.join(one.rows[0])} "
                f"FROM json_populate_recordset(NULL::{one.table.name}, %s::json)"
            )
            for one in puts
        )
        firsts = ", ".join(f"put_{number} AS ({one})" for number, one in enumerate(others))
        values = tuple(msgspec.json.encode(_spelled(one.rows)).decode() for one in puts)
        connection.exec_driver_sql(f"WITH {firsts} {last}" if firsts else last, values)


def _spelled(rows: Sequence[Row]) -> Sequence[Row]:
    """Return rows with bytes as PostgreSQL spells them (8.4.1)."""
    if not any(isinstance(one, bytes) for one in rows[0].values()):
        return rows
    return [
        {name: f"\\x{one.hex()}" if isinstance(one, bytes) else one for name, one in row.items()}
        for row in rows
    ]


def among(
    connection: Connection, columns: tuple["Column[str]", "Column[str]"], keys: Sequence[Key]
) -> ColumnElement[bool]:
    """Return the condition that two *columns* of a row are one of these keys."""
    pair = tuple_(*columns)
    if connection.dialect.name == "sqlite":
        return pair.in_(keys)
    # Two values instead of two for each key, which all would have to be read in the statement.
    of = [literal(list(column), ARRAY(String)) for column in zip(*keys, strict=True)]
    pairs = func.unnest(*of).table_valued("one", "other").render_derived()
    return pair.in_(select(pairs.c.one, pairs.c.other))
