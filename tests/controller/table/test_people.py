"""The people that a table knows: their names and faces, and what each has reached."""

import pytest

from controller.record.journal import MatchRecord
from controller.table.people import OFFERED, People
from controller.views.people import FACES, GameTotals, Person


def match(number, people, totals, winners, game="luggage", status="finished"):
    return MatchRecord(
        id=number,
        game=game,
        options={},
        seats=tuple(totals),
        table="sim",
        began_utc="2026-11-22T20:00:00+00:00",
        status=status,
        totals=totals,
        winners=winners,
        people=people,
    )


# ---- names and faces -----------------------------------------------------------------------------


def test_somebody_new_has_a_face_that_nobody_has():
    people = People([Person("Ada", FACES[0]), Person("Ben", FACES[1])])
    assert people.named("Zoe") == Person("Zoe", FACES[2])
    assert people.named("Ada").face == FACES[0]


def test_names_are_offered_that_nobody_has_each_with_another_face():
    offered = People([Person("Ada")]).offered
    assert [one.name for one in offered] == [name for name in OFFERED if name != "Ada"]
    assert len({one.face for one in offered[: len(FACES)]}) == len(FACES)


def test_who_came_last_is_chosen_from_first():
    people = People([Person("Ada"), Person("Ben"), Person("Cleo")])
    people.came([Person("Cleo", "crown"), Person("Zoe")])
    assert [one.name for one in people.known] == ["Cleo", "Zoe", "Ada", "Ben"]
    assert people.named("Cleo").face == "crown"


def test_who_may_come_is_behind_those_who_have_been_here_and_keeps_its_face():
    people = People([Person("Ada", "crown")])
    people.add(["Ada", "Ben"])
    assert [one.name for one in people.known] == ["Ada", "Ben"]
    assert people.named("Ada").face == "crown"


# ---- what they have reached ----------------------------------------------------------------------


def test_matches_wins_and_the_best_result_are_counted_by_name_whatever_the_seat():
    people = People(
        matches=[
            match(2, {"blue": "Ada"}, {"red": 9, "blue": 21}, ("blue",)),
            match(1, {"red": "Ada", "blue": "Ben"}, {"red": 30, "blue": 31}, ("blue",)),
        ]
    )
    found = {one.person.name: one.games for one in people.totals()}
    assert found == {
        "Ada": (GameTotals("luggage", 2, 1, 30),),
        "Ben": (GameTotals("luggage", 1, 1, 31),),
    }


@pytest.mark.parametrize("status", ["open", "abandoned"])
def test_a_match_that_did_not_end_counts_for_nobody(status):
    people = People(matches=[match(1, {"red": "Ada"}, {"red": 3}, (), status=status)])
    assert people.totals() == ()


def test_the_best_of_a_game_have_won_most_and_then_have_most_points():
    people = People()
    for name, points, won in (("Ada", 12, False), ("Ben", 20, False), ("Cleo", 1, True)):
        people.count("luggage", {"red": name}, {"red": points}, ("red",) if won else ())
    people.count("bluff-pirate", {"red": "Dora"}, {"red": 9}, ("red",))
    assert [one.person.name for one in people.best("luggage", 2)] == ["Cleo", "Ben"]
    assert [one.person.name for one in people.best("bluff-pirate", 4)] == ["Dora"]


def test_totals_of_all_games_are_their_sum():
    people = People()
    people.count("luggage", {"red": "Ada"}, {"red": 12}, ("red",))
    people.count("bluff-pirate", {"red": "Ada"}, {"red": 9}, ())
    (ada,) = people.totals()
    assert (ada.matches, ada.wins) == (2, 1)
    assert ada.of("") == GameTotals("", 2, 1)
    assert ada.of("captain-bluff").matches == 0
