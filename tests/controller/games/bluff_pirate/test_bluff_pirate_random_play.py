"""Random play: all that the rules allow, drawn evenly by kind, and matches as on the prototype."""

import random
from statistics import median

import pytest

from controller.games.bluff_pirate.rules import rules
from harness.matches import begun, random_steps

MATCHES = 150


def ends(players, seed):
    """The last states of random matches."""
    rng = random.Random(seed)
    for _ in range(MATCHES):
        *_, (_, _, end) = random_steps(rules, begun(rules, players), rng)
        yield end


def test_matches_are_as_long_as_on_the_prototype():
    """The rulings give the median number of turns (random play as a test driver): 56."""
    assert median(end.turns for end in ends(4, 1)) == pytest.approx(56, rel=0.15)


@pytest.mark.parametrize("players", rules.players)
def test_bp_9_voters_win_as_often_as_on_the_prototype(players):
    """42 to 52 % of all matches, on somebody else's turn."""
    by_voters = sum(end.active != end.turn for end in ends(players, players))
    assert by_voters / MATCHES == pytest.approx(0.47, abs=0.12)


def test_bp_17_hands_grow_without_limit_but_not_for_ever():
    rng, largest = random.Random(17), 0
    for _ in range(60):
        for _, _, state in random_steps(rules, begun(rules, 4), rng):
            largest = max(largest, *(hand.bit_count() for hand in state.hands))
    assert 25 < largest < 80
