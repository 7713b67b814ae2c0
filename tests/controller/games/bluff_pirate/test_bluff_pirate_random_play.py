"""Random play: all that the rules allow, drawn evenly by kind, and matches as on the prototype."""

import random
from collections import Counter
from statistics import median

import pytest

from controller.games.bluff_pirate.pieces import (
    CARD_COUNT,
    Deal,
    Discard,
    Draw,
    Drawn,
    Lay,
    Stolen,
)
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


def drawn_from(state, seed=1, count=20_000):
    rng = random.Random(seed)
    drawn = Counter(rules.random_move(state, rng.random) for _ in range(count))
    assert set(drawn) == set(rules.legal_moves(state))
    return drawn


def test_a_move_is_drawn_evenly_after_its_kind(holding, after):
    state = holding("pink-1 pink-2 purple-pirate", "black-1 black-2", ships={"blue": "fork"})
    assert drawn_from(state)[Draw(0)] == pytest.approx(10_000, rel=0.05)
    state = after(state, "drawn red brown-1", "drawn red brown-2")
    drawn = drawn_from(state)
    for kind, count in {Lay: 10, Discard: 5}.items():
        of_kind = [times for move, times in drawn.items() if isinstance(move, kind)]
        assert len(of_kind) == count
        assert sum(of_kind) == pytest.approx(10_000, rel=0.05)
        assert max(of_kind) < 1.4 * min(of_kind)


@pytest.mark.parametrize("pile", [None, "brown-1 brown-2 brown-3 orange-1"])
def test_every_card_of_the_pile_is_drawn_as_often(holding, after, pile):
    state = after(holding("pink-1", "black-1", pile=pile), "draw red")
    drawn = drawn_from(state, count=40_000)
    assert all(isinstance(move, Drawn) for move in drawn)
    assert len(drawn) == (98 if pile is None else 4)
    assert max(drawn.values()) < 1.5 * min(drawn.values())


def test_every_card_is_dealt_to_everybody_as_often():
    drawn = drawn_from(begun(rules, 4), count=160_000)
    assert set(drawn) == {Deal(player, card) for player in range(4) for card in range(CARD_COUNT)}
    assert max(drawn.values()) < 1.6 * min(drawn.values())


def test_every_card_of_a_hand_is_stolen_as_often(holding, after):
    hands = ("purple-pirate", "black-1 black-2 brown-1 brown-2 orange-1")
    state = after(holding(*hands, ships={"blue": "fork"}), "board red purple-pirate")
    drawn = drawn_from(after(state, "target red blue"))
    assert all(isinstance(move, Stolen) for move in drawn)
    assert max(drawn.values()) < 1.15 * min(drawn.values())
