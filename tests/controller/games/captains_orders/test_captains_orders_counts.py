"""How many ways a round can go from a fixed deal, counted twice (`engines`)."""

import pytest

from controller.games.captains_orders.rules import rules
from engines import count, slow_count
from engines.captains_orders import SEATS, Table, words

DEALS = {
    "six cards each": (
        "1-1 4-1 5-1 6-1 7-1 10-1",
        "2-1 4-2 5-2 6-2 7-2 10-2",
        "3-1 4-3 5-3 6-3 7-3 10-3",
        "3-2 8-1 8-2 9-1 9-2 10-4",
    ),
    "few cards": ("2-1 5-1", "2-2 9-1", "4-1 4-2", "3-1 10-1"),
    "last cards": ("5-1 6-3", "5-2", "5-3 7-1", "6-1 6-2"),
    "one against all": ("4-1 8-1", "4-2", "4-3 7-1", "9-1 9-2"),
    "five players": ("1-1 3-1", "2-1 2-2", "5-1", "9-1 9-2", "10-1"),
}

COUNTS = {
    # deal: (moves, positions after exactly that many, rounds that have ended by then)
    "six cards each": (4, 29_622, 3_801),
    "few cards": (6, 13_928, 6_627),
    "last cards": (7, 2_784, 2_284),
    "one against all": (7, 2_784, 2_284),
    "five players": (6, 4_848, 6_914),
}


def both(holding, deal):
    cards = [[tuple(map(int, card.split("-"))) for card in hand.split()] for hand in DEALS[deal]]
    return Table(cards), holding(*DEALS[deal])


def ended_at_table(table):
    return None if table.ended is None else frozenset(SEATS[p] for p in table.ended)


def ended_by(state):
    over = state.phase == "round_over"
    return frozenset(rules.view(state, None).round_winners) if over else None


@pytest.mark.parametrize("deal", DEALS)
def test_both_engines_count_the_same(holding, deal):
    """The same number of positions after each move, and the same winners where a round ends."""
    depth, positions, ended = COUNTS[deal]
    table, state = both(holding, deal)
    slow_nodes, slow_endings = slow_count(table, depth, ended_at_table)
    assert count(rules, state, depth, ended_by) == (slow_nodes, slow_endings)
    assert (slow_nodes[0], slow_endings.total()) == (positions, ended)


@pytest.mark.parametrize("deal", DEALS)
def test_both_engines_offer_the_same_moves(holding, deal):
    tables = [both(holding, deal)]
    for table, state in tables:
        offered = sorted(words(choice) for choice in table.choices())
        assert sorted(rules.move_to_text(state, m) for m in rules.legal_moves(state)) == offered
        for choice in table.choices() if len(tables) < 300 else []:
            after = table.after(choice)
            if after.ended is None:
                move = rules.move_from_text(state, words(choice))
                tables.append((after, rules.play(state, move)))
    assert len(tables) > 60
