"""A league's database: SQLite always, PostgreSQL where it is installed."""

import pytest

from league.settings import Settings
from league.store import Store


@pytest.fixture
def settings():
    return Settings(places={"Café": ("aa" * 8, "bb" * 8), "Club": ("cc" * 8,)})


@pytest.fixture
def store(tmp_path):
    made = Store(f"sqlite:///{tmp_path / 'league.db'}")
    made.migrate()
    yield made
    made.close()
