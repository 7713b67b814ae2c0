"""The round-trip law of the games of cards: a legal move, performed at the table, is that move."""

import random

import pytest

from controller.conformance.hands import SPOTS, Acting
from controller.games.catalogue import CATALOGUE
from controller.match.tablegame import TableShape
from examples import CARD_GAMES
from harness.matches import begun, random_steps

AT_TABLES = [
    (slug, players, options)
    for slug, game in CARD_GAMES.items()
    for players in game.rules.players
    for options in game.SHORT
]


@pytest.mark.parametrize("spots", [SPOTS, ()], ids=["spots", "no spots"])
@pytest.mark.parametrize(("slug", "players", "options"), AT_TABLES, ids=str)
def test_every_legal_move_is_what_its_acts_make(slug, players, options, spots, matches):
    """A move of each kind that is open in each state; of deals and draws, which are most, few."""
    spec, luck = CATALOGUE[slug], random.Random(f"{slug}/{players}/{options}")
    table, rules = spec.table(TableShape(spots=len(spots))), spec.rules
    for _ in range(matches(1)):
        for state, _, _ in random_steps(rules, begun(rules, players, **options), luck):
            kinds = {}
            for move in rules.legal_moves(state):
                kinds.setdefault(type(move), []).append(move)
            for kind, moves in kinds.items():
                acts = table.perform(state, move := luck.choice(moves))
                drawn = rules.mover(move) is None and hasattr(move, "card")
                if acts and not (drawn and luck.random() < 0.9):
                    acting = Acting(table, state, state.seats, spec.pieces, spots)
                    assert acting.do(*acts) == [move]
                assert acts or kind in CARD_GAMES[slug].BY_ITSELF
