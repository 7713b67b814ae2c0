"""Achievements are declared in data, and what cannot be counted is refused."""

import pytest

from league import achievements
from league.errors import SettingsError
from league.ratings import Finish, Form


def one(**fields):
    lines = "\n".join(
        f"{name} = {value!r}" for name, value in {"id": "x", "counts": "won", **fields}.items()
    )
    (found,) = achievements.read(f"[[achievement]]\n{lines}\n")
    return found


RED = Finish(seat="red", player="person//ada", place=1, points=30, facts={"called-right": 2.0})


@pytest.mark.parametrize(
    ("declared", "form", "reached"),
    [
        ({"counts": "won"}, Form(won=1), True),
        ({"counts": "won"}, Form(won=0), False),
        ({"counts": "played", "at_least": 10}, Form(played=9), False),
        ({"counts": "streak", "at_least": 3}, Form(streak=3), True),
        ({"counts": "points", "at_least": 30}, Form(), True),
        ({"counts": "points", "at_least": 31}, Form(), False),
        ({"counts": "fact:called-right", "within": "match", "at_least": 2}, Form(), True),
        ({"counts": "fact:called-right", "within": "match", "at_least": 3}, Form(), False),
        ({"counts": "fact:called-right", "at_least": 9}, Form(totals={"called-right": 9.0}), True),
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
