"""PostgreSQL and SQLite give the same league, and two who write at once wait for each other."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select

from league import folding
from league.errors import SettingsError, StoreError
from league.rulings import Corrected
from league.schema import METADATA, PLAYED, RESULT
from league.store import Store
from league.taking import forget, rule, take
from leaguetold import TABLE, encoded, evening, result

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)


def digest(store):
    with store.reading() as connection:
        return folding.digest(connection)


def filled(store, settings):
    told = [encoded(one) for one in evening(60)]
    for at in (20, 0, 40):
        take(store, settings, told[at : at + 20], NOON)
    take(store, settings, told[60:], NOON)
    take(
        store, settings, [encoded(result(500, "Zoë", "Öz")), encoded(result(501, "zoe", "Z"))], NOON
    )
    rule(store, settings, (TABLE, f"{500:08x}"), "correct", "why", {"red": Corrected(points=3)})
    return digest(store)


def test_both_databases_have_the_same_numbers_and_replay_to_them(store, postgresql, settings):
    numbers = filled(postgresql, settings)
    assert numbers == filled(store, settings)
    with postgresql.writing() as connection:
        folding.replay(connection, settings)
    assert digest(postgresql) == numbers


def test_a_name_is_forgotten_in_postgresql_too(postgresql, settings):
    take(postgresql, settings, [encoded(result(1, "Adalbert", "Bo"))], NOON)
    assert forget(postgresql, settings, "Café", "Adalbert", NOON) == 1
    with postgresql.reading() as connection:
        payload = connection.execute(select(RESULT.c.payload)).scalar_one()
    assert b"Adalbert" not in payload


def test_the_migrations_make_the_tables_that_the_code_has(postgresql):
    with postgresql.reading() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []


def test_two_who_take_at_once_lose_nothing_of_each_other(postgresql, settings, server):
    told = [encoded(one) for one in evening(40)]
    stores = [Store(server[1]) for _ in range(2)]

    def take_some(number):
        for at in range(number, len(told), 2):
            take(stores[number], settings, [told[at]], NOON)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(take_some, range(2)))
    for one in stores:
        one.close()
    found = digest(postgresql)
    with postgresql.writing() as connection:
        folding.replay(connection, settings)
    assert digest(postgresql) == found
    with postgresql.reading() as connection:
        assert len(connection.execute(select(PLAYED)).all()) == 40


def test_a_database_that_is_away_is_said_in_a_sentence():
    with pytest.raises(StoreError, match="the database does not answer"):
        Store("postgresql+psycopg://reclaim@127.0.0.1:1/none").migrate()


@pytest.mark.parametrize("address", ["mysql://x/y", "what", "postgresql+nothing://x/y"])
def test_an_address_of_no_database_is_refused(address):
    with pytest.raises(SettingsError):
        Store(address)


def test_a_migrated_database_is_left_as_it_is(store, settings):
    take(store, settings, [encoded(result())], NOON)
    store.migrate()
    assert digest(store)
    with store.reading() as connection:
        assert len(connection.execute(select(PLAYED)).all()) == 1
