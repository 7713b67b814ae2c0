"""A league's database: SQLite always, PostgreSQL where it is installed."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bench import engines
from league.settings import LeagueSettings
from league.store import Store


@pytest.fixture
def settings():
    return LeagueSettings(places={"Café": ("aa" * 8, "bb" * 8), "Club": ("cc" * 8,)})


@pytest.fixture
def store(tmp_path):
    made = Store(f"sqlite:///{tmp_path / 'league.db'}")
    made.migrate()
    yield made
    made.close()


@pytest.fixture(scope="session")
def server():
    """A PostgreSQL server: the engine, and the address of its database.

    Not below pytest's own folder: another run of pytest takes that away from all other users.
    """
    if engines.postgresql_programs() is None:
        pytest.skip(engines.POSTGRESQL)
    with (
        TemporaryDirectory(prefix="reclaim-postgresql-") as folder,
        engines.postgresql(Path(folder), "fsync=off") as found,
    ):
        yield found


@pytest.fixture
def postgresql(server):
    """An empty league in PostgreSQL."""
    made = Store(server[1])
    with made.writing() as connection:
        connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        connection.exec_driver_sql("CREATE SCHEMA public")
    made.migrate()
    yield made
    made.close()


@pytest.fixture
def mosquitto(tmp_path):
    """A Mosquitto broker."""
    if engines.program("mosquitto") is None:
        pytest.skip(engines.MOSQUITTO)
    with engines.mosquitto(tmp_path / "mosquitto") as engine:
        yield engine


@pytest.fixture
def nats_server(tmp_path):
    """A NATS server with JetStream."""
    if engines.program("nats-server") is None:
        pytest.skip(engines.NATS)
    with engines.nats_server(tmp_path / "nats") as engine:
        yield engine
