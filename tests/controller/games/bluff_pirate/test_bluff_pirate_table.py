"""Bluff Pirate with cards, pads, spots and buttons."""

import random

import pytest

from controller.conformance.hands import SPOTS, Acting
from controller.games.bluff_pirate.pieces import PIECES
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.table import BluffPirateTable
from controller.match.tablegame import TableShape

SEATS = ("red", "blue", "green", "yellow", "white")

VARIANTS = ({"turns": 30}, {"turns": 30, "small_hand": "choose", "discard_without": "having"})


@pytest.mark.parametrize("options", VARIANTS, ids=["printed", "dutch and danish"])
@pytest.mark.parametrize("spots", [SPOTS, ()], ids=["spots", "no spots"])
@pytest.mark.parametrize("players", rules.players)
def test_every_legal_move_is_what_its_acts_make(players, spots, options, matches):
    """The round-trip law: perform a move, and the table plays that move."""
    game = BluffPirateTable(TableShape(spots=len(spots)))
    seats = SEATS[:players]
    for seed in range(matches(1)):
        luck = random.Random(f"{seed}/{players}/{options}")
        state = rules.initial(rules.options_from(options), seats)
        while not rules.over(state):
            moves = rules.legal_moves(state)
            for move in luck.sample(moves, min(2, len(moves))):
                acting = Acting(game, state, seats, PIECES, spots)
                assert acting.do(*game.perform(state, move)) == [move]
            state = rules.play(state, rules.random_move(state, luck.random))
