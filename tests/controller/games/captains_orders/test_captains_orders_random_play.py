"""Random play: all that the rules allow, drawn evenly, and rounds as long as on the prototype."""

import random
from collections import Counter
from statistics import mean

import pytest

from controller.games.captains_orders.pieces import Ask, Deal, Discover, Pass, PlayOrder
from controller.games.captains_orders.rules import rules
from harness.matches import begun

ROUNDS = 500


def played_evenly(players, seed, discovering):
    """The last states of rounds in which every legal move is as likely, with their lengths."""
    rng = random.Random(seed)
    for _ in range(ROUNDS):
        state = begun(rules, players, rounds=1)
        while state.phase == "dealing":
            state = rules.apply(state, rules.random_move(state, rng.random))
        moves = 0
        while not rules.over(state):
            offered = rules.legal_moves(state)
            if not discovering:
                offered = [move for move in offered if not isinstance(move, Discover)]
            state = rules.apply(state, rng.choice(offered))
            moves += 1
        yield state, moves


@pytest.mark.parametrize(("players", "moves"), [(4, 30), (8, 54)])
def test_rounds_without_discovering_are_as_long_as_on_the_prototype(players, moves):
    """The rulings give the mean number of moves (random play as a test driver)."""
    lengths = [length for _, length in played_evenly(players, 1, discovering=False)]
    assert mean(lengths) == pytest.approx(moves, rel=0.05)


@pytest.mark.parametrize(("players", "wrong"), [(4, 0.73), (8, 0.87)])
def test_wrong_accusations_end_as_many_rounds_as_on_the_prototype(players, wrong):
    ended_wrong = 0
    for state, _ in played_evenly(players, 2, discovering=True):
        accusation = state.history[-1]
        if isinstance(accusation, Discover):
            ended_wrong += not state.won[-1] >> accusation.player & 1
    assert ended_wrong / ROUNDS == pytest.approx(wrong, abs=0.04)


def test_a_move_is_drawn_evenly_after_its_kind(dealt):
    state = dealt(
        "1-1 4-1 5-1 6-1 7-1 10-1",
        "2-1 4-2 5-2 6-2 7-2 10-2",
        "3-1 4-3 5-3 6-3 7-3 10-3",
        "3-2 8-1 8-2 9-1 9-2 10-4",
    )
    rng = random.Random(1)
    drawn = Counter(rules.random_move(state, rng.random) for _ in range(20_000))
    assert set(drawn) == set(rules.legal_moves(state))
    for kind, count in {PlayOrder: 6, Pass: 18, Ask: 3, Discover: 3}.items():
        of_kind = [times for move, times in drawn.items() if isinstance(move, kind)]
        assert len(of_kind) == count
        assert sum(of_kind) == pytest.approx(5_000, rel=0.05)
        assert max(of_kind) < 1.4 * min(of_kind)


def test_every_card_is_dealt_to_everybody_as_often():
    rng = random.Random(1)
    state = begun(rules, 4)
    drawn = Counter(rules.random_move(state, rng.random) for _ in range(44_000))
    assert set(drawn) == {Deal(player, card) for player in range(4) for card in range(55)}
    assert max(drawn.values()) < 1.6 * min(drawn.values())
