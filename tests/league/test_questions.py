"""What pages ask of the league, beside counting by hand."""

from collections import Counter
from datetime import UTC, date, datetime

import pytest

from league import questions
from league.settings import ALWAYS, Season
from league.taking import take
from leaguetold import OTHER_TABLE, TABLE, encoded, result

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)
AUTUMN = Season(name="Autumn", begins=date(2026, 11, 1), ends=date(2026, 11, 2), best=2)


@pytest.fixture
def ask(store, settings):
    """Puts a question about results."""

    def asked(told, question, *args):
        take(store, settings, [encoded(one) for one in told], NOON)
        with store.reading() as connection:
            return question(connection, *args)

    return asked


def test_standings_go_by_what_a_rating_is_at_least(ask):
    told = [result(1, "Ada", "Bo", "Cy"), result(2, "Ada", "Bo", "Cy"), result(3, "Dot", "Cy")]
    found = ask(told, questions.standings, "captain-bluff", ALWAYS)
    assert found[0].name == "Ada"
    assert [one.rank for one in found] == [1, 2, 3, 4]
    assert sorted(-one.rating for one in found) == [-one.rating for one in found]
    ada = found[0]
    assert (ada.played, ada.won, ada.best) == (2, 2, 30)
    assert ada.rating == pytest.approx(ada.mu - 3 * ada.sigma)


def test_a_cup_counts_the_best_matches_of_its_days(ask):
    """First of three brings 100, second 50, last 0; of Ada's three the best two count, and the one
    after the season does not."""
    told = [
        result(1, "Ada", "Bo", "Cy"),
        result(2, "Bo", "Ada", "Cy"),
        result(3, "Bo", "Cy", "Ada"),
        result(47, "Ada", "Bo", "Cy", game="luggage"),
        result(49, "Ada", "Bo", "Cy"),
    ]
    found = ask(told, questions.standings, "captain-bluff", AUTUMN)
    assert {one.name: one.cup for one in found} == {"Ada": 150, "Bo": 200, "Cy": 50}
    assert {one.name: one.tier for one in found} == {"Ada": "", "Bo": "bronze", "Cy": ""}
    assert {one.name: one.played for one in found} == {"Ada": 3, "Bo": 3, "Cy": 3}


def test_bots_have_a_rating_and_no_cup(ask):
    found = ask([result(1, "bot:sharp", "Ada")], questions.standings, "captain-bluff", AUTUMN)
    assert [(one.name, one.cup) for one in found] == [("sharp", 0), ("Ada", 0)]


def test_a_rating_of_a_past_season_is_that_of_its_last_match(ask):
    told = [result(1, "Ada", "Bo"), result(100, "Bo", "Ada")]
    then = ask(told[:1], questions.standings, "captain-bluff", ALWAYS)
    assert ask(told[1:], questions.standings, "captain-bluff", AUTUMN) != ()
    found = ask([], questions.standings, "captain-bluff", AUTUMN)
    assert [(one.name, one.mu) for one in found] == [(one.name, one.mu) for one in then]


def test_a_place_shows_its_own_people_and_the_bots(ask):
    told = [result(1, "Ada", "bot:easy"), result(2, "Eve", "bot:easy", table="cc" * 8)]
    found = ask(told, questions.standings, "captain-bluff", ALWAYS, "Club")
    assert {one.name for one in found} == {"Eve", "easy"}


def test_two_players_are_compared_in_each_game(ask):
    told = [
        result(1, "Ada", "Bo"),
        result(2, "Bo", "Ada", "Cy"),
        result(3, "Ada", "Bo", places=(1, 1)),
        result(4, "Ada", "Cy"),
        result(5, "Ada", "Bo", game="luggage"),
    ]
    keys = "person/Café/ada", "person/Café/bo"
    bluff, luggage = ask(told, questions.duels, *keys)
    assert (bluff.played, bluff.ahead, bluff.behind, bluff.level) == (3, 1, 1, 1)
    assert (luggage.game, luggage.played, luggage.ahead) == ("luggage", 1, 1)


def test_of_equal_records_the_earlier_one_stands(ask):
    told = [
        result(1, "Ada", "Bo"),
        result(2, "Bo", "Ada"),
        result(3, "bot:easy", "Cy", points=(99, 0)),
    ]
    found = {one.kind: one for one in ask(told, questions.records, ALWAYS)}
    assert (found["points"].name, found["points"].value) == ("Ada", 20)
    assert found["longest"].value == 600


def test_matches_are_listed_the_latest_first_with_everybody(ask):
    told = [result(1, "Ada", ""), result(2, "Ada", "Bo"), result(3, "Cy", "Bo")]
    found = ask(told, questions.matches, "person/Café/ada")
    assert [one.match for one in found] == ["00000002", "00000001"]
    assert [(one.name, one.rank, one.points) for one in found[1].players] == [
        ("Ada", 1, 20),
        ("", 2, 10),
    ]


def test_a_name_that_plays_at_two_tables_at_once_is_told(ask):
    told = [
        result(1, "Ada", "Bo", duration_s=600.0, began="2026-11-01T10:00:00Z"),
        result(2, "Ada", "Cy", table=OTHER_TABLE, duration_s=600.0, began="2026-11-01T10:05:00Z"),
        result(3, "Bo", "Cy", table=TABLE, duration_s=600.0, began="2026-11-01T10:15:00Z"),
        result(4, "Ada", "Cy", table="cc" * 8, duration_s=600.0, began="2026-11-01T10:06:00Z"),
    ]
    found = ask(told, questions.taken_twice)
    assert [one[:2] for one in found] == [("Café", "Ada")]


def test_games_are_listed_by_how_often_they_are_played(ask):
    told = [result(1), result(2, game="luggage"), result(3, game="luggage")]
    assert ask(told, questions.games) == ("luggage", "captain-bluff")


def test_everybody_is_listed_once_bots_last(ask):
    told = [result(1, "Ada", "bot:easy"), result(2, "Bo", "bot:easy", game="luggage")]
    names = [name for _, name in ask(told, questions.people)]
    assert names == ["Ada", "Bo", "easy"]
    assert Counter(names).most_common(1)[0][1] == 1
