"""Achievements are declared in data, and what cannot be counted is refused."""

import pytest

from controller.games.catalogue import game_named
from league import achievements
from league.errors import SettingsError
from league.ratings import Finish, Form


def one(**fields):
    lines = "\n".join(
        f"{name} = {value!r}" for name, value in {"id": "x", "counts": "won", **fields}.items()
    )
    (found,) = achievements.read(f"[[achievement]]\n{lines}\n")
    return found


RED = Finish(seat="red", player="person//ada", place=1, points=30, facts={"saw-through": 2.0})


@pytest.mark.parametrize(
    ("declared", "form", "reached"),
    [
        ({"counts": "won"}, Form(won=1), True),
        ({"counts": "won"}, Form(won=0), False),
        ({"counts": "played", "at_least": 10}, Form(played=9), False),
        ({"counts": "streak", "at_least": 3}, Form(streak=3), True),
        ({"counts": "points", "at_least": 30}, Form(), True),
        ({"counts": "points", "at_least": 31}, Form(), False),
        ({"counts": "fact:saw-through", "within": "match", "at_least": 2}, Form(), True),
        ({"counts": "fact:saw-through", "within": "match", "at_least": 3}, Form(), False),
        ({"counts": "fact:saw-through", "at_least": 9}, Form(totals={"saw-through": 9.0}), True),
        ({"counts": "fact:never", "at_least": 0}, Form(), False),
    ],
)
def test_what_counts(declared, form, reached):
    assert one(**declared).reached(form, RED) is reached


def test_it_is_reached_once_and_by_people_only():
    first = one()
    forms = {"person//ada": Form(won=2, earned=("x",)), "bot/easy": Form(won=2)}
    bot = Finish(seat="blue", player="bot/easy", place=2, points=0)
    assert achievements.new((first,), "luggage", forms, [RED, bot]) == {}
    assert achievements.new((first,), "luggage", {"person//ada": Form(won=1)}, [RED]) == {
        "person//ada": ("x",)
    }


def test_it_may_belong_to_one_game():
    first = one(game="luggage")
    assert achievements.new((first,), "captain-bluff", {"person//ada": Form(won=1)}, [RED]) == {}


@pytest.mark.parametrize("wrong", [{"counts": "luck"}, {"within": "year"}, {"colour": "red"}])
def test_what_cannot_be_counted_is_refused(wrong):
    with pytest.raises(SettingsError):
        one(**wrong)


def test_those_that_are_shipped_can_be_counted():
    ids = [one.id for one in achievements.shipped()]
    assert len(ids) == len(set(ids)) > 5


def facts_of(game):
    """What the ending of a game counts, by the names that a table tells."""
    spec = game_named(game)
    state = spec.rules.initial(spec.rules.options_from({}), ("red", "green", "blue"))
    return {feat.id.rpartition("-story-")[2] for feat in spec.feats((), (state,))}


def test_every_fact_that_is_counted_is_one_that_its_game_tells():
    counted = [one for one in achievements.shipped() if one.fact]
    assert counted
    assert [one.id for one in counted if one.fact not in facts_of(one.game)] == []
