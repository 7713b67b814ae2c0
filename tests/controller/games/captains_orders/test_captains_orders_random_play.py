"""Random play: all that the rules allow, drawn evenly, and rounds as long as on the prototype."""

import random
from statistics import mean

import pytest

from controller.games.captains_orders.pieces import Discover
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
