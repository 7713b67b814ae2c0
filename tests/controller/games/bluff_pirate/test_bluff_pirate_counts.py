"""How many ways a match can go from a fixed position, counted twice.

The second count is made by an engine of its own (`engines.bluff_pirate`), which knows nothing of
the first but the names of cards and squares.
"""

import random

import pytest

from controller.games.bluff_pirate.pieces import CARDS
from controller.games.bluff_pirate.rules import rules
from controller.rules.sets import members
from engines import count, slow_count
from engines.bluff_pirate import BRANCHES, SEATS, Table


def ended_at_table(table):
    return None if table.won is None else SEATS[table.won]


def ended_by(state):
    return rules.view(state, None).winners[0] if rules.over(state) else None


class Position:
    """One position for both engines."""

    def __init__(self, *hands, pile, ships=(), common=3, branch=2, opened=None):
        self.hands, self.pile, self.opened = hands, pile, opened
        self.ships = (*ships, *("start",) * len(hands))[: len(hands)]
        self.common, self.branch = common, branch

    def slow(self):
        return Table(
            [hand.split() for hand in self.hands],
            self.pile.split(),
            [self.place(square) for square in self.ships],
            self.common,
            self.branch,
            opened=self.opened,
        )

    def place(self, square):
        if square in BRANCHES:
            return square, self.branch
        if square in ("start", "fork"):
            return None, {"start": 0, "fork": self.common}[square]
        first, second, n = square.split(".")
        return (None if first == "start" else second), int(n)

    def state(self, holding):
        paths = [("start", "fork", self.common), *(("fork", b, self.branch) for b in BRANCHES)]
        return holding(
            *self.hands,
            pile=self.pile,
            ships=dict(zip(SEATS, self.ships, strict=False)),
            opened=self.opened,
            board={
                "start": "start",
                "islands": BRANCHES,
                "paths": [{"from": a, "to": b, "squares": n} for a, b, n in paths],
            },
        )


POSITIONS = {
    # name: (position, moves, positions after exactly that many, matches that have ended by then)
    "a set of three": (Position("pink-1 pink-2", "black-1", pile="pink-3 brown-1"), 8, 18_412, 0),
    "three players vote": (
        Position("pink-1", "black-1", "black-2", pile="pink-2 brown-1"),
        *(9, 125_212, 0),
    ),
    "near the islands": (
        Position(
            *("pink-1", "black-1"),
            pile="pink-2 pink-3 brown-1",
            ships=("fork.island-1.1", "start.fork.2"),
        ),
        *(11, 65_496, 432),
    ),
    "after the first island": (
        Position(
            *("pink-1", "black-1"),
            pile="pink-2 brown-1 brown-2",
            ships=("start.fork.2", "island-1"),
            opened="island-1",
        ),
        *(11, 64_704, 252),
    ),
    "boarding": (
        Position(
            *("pink-pirate pink-1", "black-1 black-2 black-3 brown-1", "orange-1"),
            pile="pink-2 brown-2 brown-3",
            ships=("start.fork.1", "fork", "start.fork.2"),
        ),
        *(8, 4_772, 0),
    ),
    "a reshuffle": (Position("pink-1 pink-2", "black-1", pile="brown-1"), 5, 864, 0),
    "five to discard": (
        Position("pink-1 pink-2 pink-3 brown-1", "black-1", pile="pink-4 brown-2 brown-3"),
        *(6, 3_876, 0),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_both_engines_count_the_same(holding, name):
    """The same number of positions after each move, and the same winners where a match ends."""
    position, depth, positions, ended = POSITIONS[name]
    slow_nodes, slow_endings = slow_count(position.slow(), depth, ended_at_table)
    state = position.state(holding)
    assert count(rules, state, depth, ended_by) == (slow_nodes, slow_endings)
    assert (slow_nodes[0], slow_endings.total()) == (positions, ended)


@pytest.mark.parametrize("players", rules.players)
def test_both_engines_play_the_same_matches(holding, players, matches):
    """Whole matches on the board of the file: the same moves are offered all along, and the ships
    and hands are the same."""
    rng = random.Random(f"both/{players}")
    for number in range(matches(3)):
        deck = rng.sample(CARDS, len(CARDS))
        hands = [" ".join(deck[at : at + 5]) for at in range(0, 5 * players, 5)]
        # Now and then the pile is small, so that it is made up soon.
        pile = " ".join(deck[5 * players : None if number % 3 else 5 * players + 9])
        position = Position(*hands, pile=pile, common=24, branch=6)
        table, state = position.slow(), position.state(holding)
        while table.choices():
            offered = [rules.move_to_text(state, move) for move in rules.legal_moves(state)]
            assert sorted(offered) == sorted(table.choices())
            check_same(table, state)
            words = rules.move_to_text(state, rules.random_move(state, rng.random))
            table.do(words)
            state = rules.play(state, rules.move_from_text(state, words))
            if state.turns == state.options.turns:
                break
        else:
            assert rules.view(state, None).winners == (SEATS[table.won],)


def check_same(table, state):
    squares = [player.square for player in rules.view(state, None).players]
    assert squares == [square_of(ship, table) for ship in table.ships]
    hands = [{CARDS[card] for card in members(hand)} for hand in state.hands]
    assert hands == [set(hand) for hand in table.hands]
    assert {CARDS[card] for card in members(state.discards)} == set(table.discards)


def square_of(ship, table):
    where, n = ship
    if where is None:
        return {0: "start", table.common: "fork"}.get(n, f"start.fork.{n}")
    return where if n == table.branch else f"fork.{where}.{n}"
