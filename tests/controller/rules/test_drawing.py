"""How moves are drawn: first their kind, each that is open equally often, then one of that kind."""

import random
from collections import Counter

import pytest

from controller.rules.offers import MadeOnce, NothingToDraw, draw_member
from controller.rules.sets import listed, members, set_of


@pytest.mark.parametrize(
    "numbers", [{3}, {0, 1, 2, 3}, {1, 40, 54}, set(range(0, 60, 3)), set(range(13))]
)
def test_each_member_of_a_set_is_drawn_equally_often(numbers):
    luck = random.Random(7)
    found = Counter(draw_member(set_of(numbers), luck.random) for _ in range(400 * len(numbers)))
    assert set(found) == numbers
    assert max(found.values()) < 1.5 * min(found.values())


def test_nothing_is_drawn_from_the_empty_set():
    with pytest.raises(NothingToDraw):
        draw_member(0, random.Random(1).random)


def test_a_move_is_made_once():
    made = MadeOnce(lambda number: object())
    assert made[4] is made[4]


def test_the_members_of_a_set_are_the_same_listed():
    for numbers in (0, 1, 0b1010, set_of(range(3, 70, 5))):
        assert list(listed(numbers)) == members(numbers)
