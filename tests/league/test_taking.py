"""Results are kept once, in whatever order they come, and everything follows from the log."""

import itertools
import random
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.exc import DataError

from league import folding, log
from league.errors import SettingsError, UnknownError
from league.rulings import Corrected
from league.schema import EARNED, PLAYED, RATING, RESULT, RULING, SEATED
from league.settings import LeagueSettings
from league.store import Store
from league.taking import forget, rule, take
from leaguetold import OTHER_TABLE, TABLE, encoded, evening, fact, result

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)
KEY = (TABLE, "00000001")


def take_all(store, settings, results, received=NOON):
    return take(store, settings, [encoded(one) for one in results], received)


def rows(store, table, *columns):
    with store.reading() as connection:
        asked = select(*(columns or (table,))).order_by(*table.primary_key)
        return [tuple(row) for row in connection.execute(asked)]


def ratings(store, game="captain-bluff"):
    with store.reading() as connection:
        asked = select(RATING).where(RATING.c.game == game)
        return {row.player: (row.mu, row.sigma) for row in connection.execute(asked)}


def state_of(store):
    with store.reading() as connection:
        return folding.digest(connection)


def replayed(store, settings):
    with store.writing() as connection:
        folding.replay(connection, settings)
        return folding.digest(connection)


def test_a_result_told_twice_counts_once(store, settings):
    first = take_all(store, settings, [result()])
    before = state_of(store)
    second = take_all(store, settings, [result(), result()])
    assert (first.results, first.again) == (1, 0)
    assert (second.results, second.again) == (0, 2)
    assert state_of(store) == before


def test_of_two_revisions_the_higher_holds_whichever_comes_first(store, settings):
    lower, higher = result(1, "Ada", "Bo"), result(1, "Bo", "Ada", revision=2)
    take_all(store, settings, [lower, higher])
    held = state_of(store)
    other = Store("sqlite://")
    other.migrate()
    take_all(other, settings, [higher])
    take_all(other, settings, [lower])
    assert state_of(other) == held
    assert len(rows(other, RESULT)) == 2
    assert [row.rank for row in by_name(store, "Bo")] == [1]


def by_name(store, name):
    with store.reading() as connection:
        return connection.execute(select(SEATED).where(SEATED.c.name == name)).all()


def test_any_order_of_results_gives_the_same_numbers(settings):
    orders = itertools.permutations(("Ada", "Bo", "Cy"))
    told = [result(number, *names) for number, names in enumerate(orders)]
    found = set()
    for seed in range(8):
        shuffled = random.Random(seed).sample(told, len(told))
        store = Store("sqlite://")
        store.migrate()
        for one in shuffled:
            take_all(store, settings, [one])
        found.add(state_of(store))
    assert len(found) == 1


@pytest.mark.parametrize("seed", range(4))
def test_replay_from_zero_gives_the_same_numbers_byte_for_byte(store, settings, seed):
    chance = random.Random(seed)
    told = evening(60, seed)
    chance.shuffle(told)
    while told:
        batch, told = told[:9], told[9:]
        take_all(store, settings, batch)
    rule(store, settings, a_match(store, chance), "strike", "played on a broken belt")
    rule(
        store,
        settings,
        a_match(store, chance),
        "correct",
        "miscounted",
        {"red": Corrected(points=1)},
    )
    forget(store, settings, "", "Cy", NOON)
    take_all(store, settings, evening(80, seed))
    before, tables = state_of(store), [rows(store, one) for one in (RATING, SEATED, EARNED, PLAYED)]
    assert all(tables)
    assert replayed(store, settings) == before
    assert [rows(store, one) for one in (RATING, SEATED, EARNED, PLAYED)] == tables


def a_match(store, chance):
    return chance.choice(rows(store, PLAYED, PLAYED.c.table_id, PLAYED.c.match_id))


def test_a_late_result_changes_what_came_after_it_in_its_game_only(store, settings):
    take_all(store, settings, [result(2), result(3, game="luggage"), result(4)])
    before = ratings(store), ratings(store, "luggage")
    take_all(store, settings, [result(1, "Bo", "Ada")])
    assert ratings(store) != before[0]
    assert ratings(store, "luggage") == before[1]


def test_a_page_of_the_fold_ends_in_the_middle_of_nothing(store, settings, monkeypatch):
    told = evening(40)
    take_all(store, settings, told)
    whole = state_of(store)
    monkeypatch.setattr(folding, "PAGE", 3)
    other = Store("sqlite://")
    other.migrate()
    for at in (30, 10, 20, 0):
        take_all(other, settings, told[at:] if at == 30 else told[at : at + 10])
    assert state_of(other) == whole
    assert replayed(other, settings) == whole


def test_hostile_messages_are_refused_one_by_one(store, settings):
    taken = take(store, settings, [b"{}", encoded(result()), b"\xff", encoded(result(2))], NOON)
    assert taken.results == 2
    assert len(taken.refused) == 2


def test_no_table_speaks_for_another(store, settings):
    told = [encoded(result(1)), encoded(result(2, table=OTHER_TABLE))]
    taken = take(store, settings, told, NOON, senders=[TABLE, TABLE])
    assert (taken.results, [number for number, _ in taken.refused]) == (1, [1])


def test_a_message_that_the_database_does_not_take_is_refused_alone(store, settings, mocker):
    """None is known that reads well; the database is asked to refuse one."""
    whole = log.keep

    def keep(connection, settings, results, received):
        if any(one.match == "00000002" for one in results):
            raise DataError("INSERT", {}, ValueError("no"))
        return whole(connection, settings, results, received)

    mocker.patch.object(log, "keep", keep)
    told = [encoded(result(number)) for number in (1, 2, 3)]
    taken = take(store, settings, told, NOON, senders=[TABLE] * 3)
    assert (taken.results, [number for number, _ in taken.refused]) == (2, [1])


def test_nothing_is_kept_of_a_batch_that_fails(store, settings, monkeypatch):
    def fails(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(folding, "after", fails)
    with pytest.raises(ZeroDivisionError):
        take_all(store, settings, [result()])
    assert rows(store, RESULT) == []


def test_a_bot_of_which_nobody_knows_how_strong_it_was_is_a_guest(store, settings):
    take_all(store, settings, [result(1, "Ada", "bot:unknown", "Bo")])
    assert set(ratings(store)) == {"person/Café/ada", "person/Café/bo"}


def test_guests_have_no_rating_and_bots_one_for_each_level(store, settings):
    take_all(store, settings, [result(1, "Ada", "", "bot:sharp")])
    assert set(ratings(store)) == {"person/Café/ada", "bot/sharp"}


def test_a_person_is_one_at_all_tables_of_a_place_and_another_elsewhere(store, settings):
    tables = TABLE, OTHER_TABLE, "cc" * 8
    take_all(store, settings, [result(n, "Ada", "Bo", table=one) for n, one in enumerate(tables)])
    assert {"person/Café/ada", "person/Club/ada"} <= set(ratings(store))


def test_simulated_matches_count_only_where_the_league_says_so(store, settings):
    take_all(store, settings, [result(simulated=True)])
    assert rows(store, PLAYED) == []
    replayed(store, LeagueSettings(simulated=True))
    assert len(rows(store, PLAYED)) == 1


# ---- rulings -------------------------------------------------------------------------------------


def test_a_struck_match_never_was_and_can_be_restored(store, settings):
    take_all(store, settings, [result(1), result(2)])
    rated = ratings(store)
    rule(store, settings, KEY, "strike", "played by the cat")
    assert len(rows(store, PLAYED)) == 1
    rule(store, settings, KEY, "restore", "it was a good match")
    with store.reading() as connection:
        assert [row.reason for row in connection.execute(select(RULING))] == [
            "played by the cat",
            "it was a good match",
        ]
    assert ratings(store) == rated
    assert {row[:3] for row in rows(store, PLAYED)} == {(*KEY, 1), (TABLE, "00000002", 1)}


def test_who_has_played_only_a_struck_match_has_no_rating(store, settings):
    take_all(store, settings, [result(1, "Ada", "Bo"), result(2, "Ada", "Cy")])
    rule(store, settings, KEY, "strike", "nobody was there")
    assert set(ratings(store)) == {"person/Café/ada", "person/Café/cy"}


def test_a_correction_counts_from_then_on(store, settings):
    take_all(store, settings, [result(1, "Ada", "Bo")])
    seats = {"red": Corrected(place=2, points=1), "blue": Corrected(place=1)}
    rule(store, settings, KEY, "correct", "the points were swapped", seats)
    (ada,), (bo,) = by_name(store, "Ada"), by_name(store, "Bo")
    assert (ada.rank, ada.points, bo.rank) == (2, 1, 1)
    assert ratings(store)["person/Café/bo"] > ratings(store)["person/Café/ada"]


@pytest.mark.parametrize(
    ("key", "reason", "seats", "error"),
    [
        (("ff" * 8, "00000001"), "why", {}, UnknownError),
        (KEY, " ", {}, SettingsError),
        (KEY, "why", {"purple": Corrected(points=1)}, UnknownError),
        (KEY, "why", {"red": Corrected(place=3)}, SettingsError),
        (KEY, "why", {"red": Corrected(points=10**12)}, SettingsError),
    ],
)
def test_a_ruling_that_cannot_be_is_refused(store, settings, key, reason, seats, error):
    take_all(store, settings, [result()])
    with pytest.raises(error):
        rule(store, settings, key, "correct", reason, seats)
    assert rows(store, RULING) == []


# ---- forgetting ----------------------------------------------------------------------------------


def everything(store):
    """Each value in the database, as text."""
    with store.reading() as connection:
        names = connection.exec_driver_sql(
            "SELECT name FROM sqlite_master WHERE type = 'table'"
        ).scalars()
        found = [connection.exec_driver_sql(f"SELECT * FROM {name}").all() for name in names]
    return str(found).casefold()


def test_forgetting_a_person_leaves_the_ratings_of_others_as_they_are(store, settings):
    told = [result(1, "Ada", "Bo"), result(2, "Bo", "Cy"), result(3, "Ada", "Cy")]
    take_all(store, settings, told)
    before = ratings(store)
    assert forget(store, settings, "Café", "ADA", NOON) == 2
    now = ratings(store)
    gone = before.pop("person/Café/ada")
    assert {name: now.pop(name) for name in before} == before
    assert list(now.values()) == [gone]
    assert next(iter(now)).startswith("nameless/")
    assert replayed(store, settings) == state_of(store)


def test_of_somebody_who_is_forgotten_no_name_is_kept_anywhere(store, settings):
    take_all(store, settings, [result(1, "Adalbert", "Bo"), result(2, "Cy", "Bo")])
    rule(
        store,
        settings,
        (TABLE, "00000002"),
        "correct",
        "it was he",
        {"red": Corrected(person="Adalbert")},
    )
    rule(store, settings, KEY, "strike", "no match")
    assert "adalbert" in everything(store)
    forget(store, settings, "Café", "Adalbert", NOON)
    assert "adalbert" not in everything(store)
    files = Path(store.engine.url.database).parent.glob("league.db*")
    assert all(b"Adalbert" not in one.read_bytes() for one in files)


@pytest.mark.parametrize(
    "late",
    [
        result(1, "Ada", "Bo", revision=2),
        result(1, "Ada", "Bo", revision=2, began="2026-11-28T12:30:00Z"),
        result(5, "Ada", "Bo"),
    ],
    ids=["a revision", "a match that was taken up again", "another match"],
)
def test_a_result_that_was_on_its_way_brings_nobody_back(store, settings, late):
    take_all(store, settings, [result(1, "Ada", "Bo")])
    forget(store, settings, "Café", "Ada", NOON)
    take_all(store, settings, [late])
    assert set(ratings(store)) == {
        "person/Café/bo",
        *(one for one in ratings(store) if "nameless" in one),
    }
    assert len(ratings(store)) == 2


def test_who_plays_again_after_being_forgotten_is_somebody_new(store, settings):
    take_all(store, settings, [result(1, "Ada", "Bo")])
    forget(store, settings, "Café", "Ada", datetime(2026, 11, 2, tzinfo=UTC))
    take_all(store, settings, [result(100, "Ada", "Bo")])
    assert "person/Café/ada" in ratings(store)


def test_nobody_is_forgotten_who_was_never_there(store, settings):
    take_all(store, settings, [result()])
    with pytest.raises(UnknownError, match="'Zoe'"):
        forget(store, settings, "Café", "Zoe", NOON)
    assert rows(store, RULING) == []


# ---- achievements --------------------------------------------------------------------------------


def test_what_is_reached_is_told_once_and_to_its_table(store, settings):
    first = take_all(store, settings, [result(1, "Ada", "Bo")])
    second = take_all(store, settings, [result(2, "Ada", "Bo")])
    ((table, said),) = first.announcements
    assert (table, said.match, said.reached) == (TABLE, "00000001", {"red": ("first-win",)})
    assert second.announcements == ()


def test_an_achievement_moves_to_the_match_that_brings_it_now(store, settings):
    take_all(store, settings, [result(2, "Ada", "Bo"), result(3, "Ada", "Bo")])
    take_all(store, settings, [result(1, "Ada", "Bo")])
    with store.reading() as connection:
        asked = select(EARNED.c.match_id).where(EARNED.c.achievement == "first-win")
        assert connection.execute(asked).scalars().all() == ["00000001"]


def test_facts_bring_achievements(store, settings):
    take_all(store, settings, [result(facts=(fact("saw-through", 3.0),))])
    assert ("captain-bluff", "person/Café/ada", "saw-through-three") in {
        row[:3] for row in rows(store, EARNED)
    }
