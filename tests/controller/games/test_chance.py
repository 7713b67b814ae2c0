"""What chance draws in every game is drawn evenly: a kind of move first, then a move of it."""

import random
from collections import Counter
from math import sqrt
from statistics import mean

import pytest

from examples import CARD_GAMES, EXAMPLES
from harness.matches import begun


def drawn_from(rules, state, times):
    """How often each move was drawn: all that there are, and no other."""
    rng = random.Random(1)
    drawn = Counter(rules.random_move(state, rng.random) for _ in range(times))
    assert set(drawn) == set(rules.legal_moves(state))
    return drawn


def assert_even(times):
    """As even as chance can be expected to be: within nine standard deviations."""
    assert max(times) < (1 + 9 / sqrt(mean(times))) * min(times)


@pytest.mark.parametrize("slug", EXAMPLES)
def test_a_move_is_drawn_evenly_after_its_kind(slug):
    rules = EXAMPLES[slug].rules
    for state, kinds in EXAMPLES[slug].EVENLY:
        drawn = drawn_from(rules, state(), 800 * sum(kinds.values()))
        assert {type(move) for move in drawn} == {*kinds}
        for kind, count in kinds.items():
            times = [often for move, often in drawn.items() if isinstance(move, kind)]
            assert len(times) == count
            assert sum(times) == pytest.approx(drawn.total() / len(kinds), rel=0.06)
            assert_even(times)


@pytest.mark.parametrize("slug", CARD_GAMES)
def test_every_card_is_dealt_to_everybody_as_often(slug):
    rules, players = EXAMPLES[slug].rules, 4
    cards = rules.zones.deck.count
    drawn = drawn_from(rules, begun(rules, players), 400 * players * cards)
    assert {(move.receiver, move.card) for move in drawn} == {
        (player, card) for player in range(players) for card in range(cards)
    }
    assert_even(drawn.values())
