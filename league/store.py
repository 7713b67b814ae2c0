"""The database: PostgreSQL, or a file of SQLite for one club."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Table, create_engine, event, make_url, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.pool import StaticPool

from league.errors import SettingsError, StoreError

_MIGRATIONS = Path(__file__).parent / "migrations"
_ONE_WRITER = 7243
"""The lock that who writes holds, in a PostgreSQL database of the league's own: ratings follow from
each other, so two who fold at once would lose what the other has folded."""

_POSTGRESQL = postgresql.dialect()  # type: ignore[no-untyped-call]

Row = Mapping[str, Any]


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


def put(connection: Connection, table: Table, rows: Sequence[Row], replaces: bool = False) -> None:
    """Insert *rows*; one that is there already stays, or is replaced."""
    if not rows:
        return
    names = list(rows[0])
    key = [column.name for column in table.primary_key]
    new = ", ".join(f"{name} = excluded.{name}" for name in names if name not in key)
    conflict = f"UPDATE SET {new}" if replaces else "NOTHING"
    ends = f"ON CONFLICT ({', '.join(key)}) DO {conflict}"
    into = f"INSERT INTO {table.name} ({', '.join(names)})"
    if connection.dialect.name == "sqlite":
        values = ", ".join(f":{name}" for name in names)
        connection.execute(text(f"{into} VALUES ({values}) {ends}"), rows)
        return
    # A column as an array each: one statement, however many rows (PostgreSQL, 9.19, unnest).
    arrays = ", ".join(f"%s::{_array(table, name)}" for name in names)
    connection.exec_driver_sql(
        f"{into} SELECT * FROM unnest({arrays}) {ends}",
        tuple([row[name] for row in rows] for name in names),
    )


def _array(table: Table, name: str) -> str:
    return f"{table.c[name].type.compile(dialect=_POSTGRESQL).partition(' COLLATE')[0]}[]"
