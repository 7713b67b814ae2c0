"""Captain's Orders with cards, pads, spots and buttons."""

import random

import pytest

from controller.games.captains_orders import rules
from controller.games.captains_orders.pieces import PIECES
from controller.games.captains_orders.table import CaptainsOrdersTable
from controller.tablegame import TableShape
from harness.acting import SPOTS, Acting

SEATS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")


@pytest.mark.parametrize("spots", [SPOTS, ()], ids=["spots", "no spots"])
@pytest.mark.parametrize("players", rules.PLAYERS)
def test_every_legal_move_is_what_its_acts_make(players, spots, matches):
    """The round-trip law: perform a move, and the table plays that move."""
    game = CaptainsOrdersTable(TableShape(spots=len(spots)))
    seats = SEATS[:players]
    for seed in range(matches(2)):
        luck = random.Random(f"{seed}/{players}")
        state = rules.initial(rules.options_from({"rounds": 2}), seats)
        while not rules.over(state):
            for move in rules.legal_moves(state):
                if luck.random() < 0.1:
                    acting = Acting(game, state, seats, PIECES, spots)
                    assert acting.do(*game.perform(state, move)) == [move]
            state = rules.play(state, rules.random_move(state, luck.random))
