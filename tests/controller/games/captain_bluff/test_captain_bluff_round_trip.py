"""The round-trip law: a legal move of Captain Bluff, performed at the table, is that move."""

import random

import pytest

from controller.conformance.hands import SPOTS, Acting
from controller.games.captain_bluff.pieces import DECK, Deal, Draw, TimeUp
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.table import CaptainBluffTable
from controller.match.tablegame import TableShape

SEATS = ("red", "blue", "green", "yellow", "orange")


def walk(seats, luck, turns=12):
    """The states of a random match, in order."""
    state = rules.initial(rules.options_from({"turns": turns}), seats)
    while not rules.over(state):
        yield state
        state = rules.play(state, rules.random_move(state, luck.random))


@pytest.mark.parametrize("spots", [SPOTS, ()], ids=["spots", "no spots"])
@pytest.mark.parametrize("players", rules.players)
def test_every_legal_move_is_what_its_acts_make(players, spots, matches):
    game = CaptainBluffTable(TableShape(spots=len(spots)))
    seats = SEATS[:players]
    for seed in range(matches(2)):
        luck = random.Random(f"{seed}/{players}")
        for state in walk(seats, luck):
            kinds = {}
            for move in rules.legal_moves(state):
                kinds.setdefault(type(move), []).append(move)
            for kind, moves in kinds.items():
                if kind is TimeUp or (kind in (Deal, Draw) and luck.random() < 0.9):
                    continue
                move = luck.choice(moves)
                acting = Acting(game, state, seats, DECK.pieces, spots)
                assert acting.do(*game.perform(state, move)) == [move]
