"""How moves are drawn: first their kind, each that is open equally often, then one of that kind."""

import random
from collections import Counter

import pytest

from controller.games.catalogue import GAMES
from controller.rules.offers import MadeOnce, NothingToDraw, draw_member
from controller.rules.sets import listed, members, set_of


def states_with_a_choice(rules, luck):
    """The first states of a random match for each set of kinds that are open, if two are."""
    state, found = rules.initial(rules.options_from({"clock_min": 5}), ("red", "blue", "green")), {}
    while (move := rules.random_move(state, luck.random)) is not None:
        kinds = frozenset(map(type, rules.legal_moves(state)))
        if len(kinds) > 1:
            found.setdefault(kinds, state)
        state = rules.apply(state, move)
    return found


def test_each_kind_of_move_that_is_open_is_drawn_equally_often():
    luck, rules = random.Random(7), GAMES["luggage"]
    found = states_with_a_choice(rules, luck)
    assert {2, 3} <= set(map(len, found))
    for kinds, state in found.items():
        drawn = Counter(
            type(rules.random_move(state, luck.random)) for _ in range(400 * len(kinds))
        )
        assert set(drawn) == kinds
        assert max(drawn.values()) < 1.5 * min(drawn.values())


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
