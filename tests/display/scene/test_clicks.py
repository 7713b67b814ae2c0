"""How many clicks a turn costs in a player's window (`reclaim bench acts` tells them)."""

import pytest

from bench.clicks import KINDS, clicks

AT_MOST = {
    ("bluff-pirate", "set_of_three"): 5,
    ("bluff-pirate", "set_of_five"): 7,
    ("captain-bluff", "defining"): 2,
    ("captain-bluff", "checking"): 2,
    ("captains-orders", "discovering"): 3,
    ("luggage", "passenger"): 4,
}
"""Flip, take, check, and aside or back: a passenger. Whom, and that it is meant: an accusation."""


def test_every_kind_of_turn_that_is_counted_has_a_limit():
    assert {(game, kind) for game, kinds in KINDS.items() for kind in kinds} == set(AT_MOST)


@pytest.mark.parametrize(("game", "kind"), AT_MOST)
def test_a_turn_costs_no_more_clicks(game, kind):
    assert clicks(KINDS[game][kind]) <= AT_MOST[game, kind]
