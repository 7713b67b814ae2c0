"""How many ways a match can go from fixed positions, counted twice.

The second count is made by an engine of its own (`engines.captain_bluff`): slow, plain, and written
from the rulebook and the rulings only. It knows nothing of the first but the names of the cards.
What the table hears late or does not read at all has no place in it.
"""

import random

import pytest

from controller.games.captain_bluff.pieces import CARDS
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.state import winners
from controller.rules.sets import members
from engines import count, slow_count
from engines.captain_bluff import SEATS, Table, city, number, words
from harness.matches import begun

POSITIONS = {
    "a line and a bluff": (
        ("london-5 london-6 paris-1", "paris-2 tokyo-1"),
        {1: "paris-9 red: london-3 london-4"},
        "tokyo-9",
        "",
    ),
    "Airport cards": (
        (
            "round-trip-1 change-of-direction-1 london-6 arrivals-board-1",
            "delayed-flight-1 paris-2",
        ),
        {1: "london-9 red: london-4", 2: "paris-9 blue:"},
        "tokyo-9 tokyo-8",
        "tokyo-7",
    ),
    "a trip round the world begins a line": (
        ("round-trip-1 tokyo-1 tokyo-2", "paris-2 round-trip-2"),
        {1: "tokyo-9 red:", 2: "paris-9 blue: paris-17"},
        "",
        "london-1",
    ),
    "last cards of three": (
        ("london-5", "paris-2", "delayed-flight-1"),
        {1: "paris-9 red: london-3 london-4", 2: "arrivals-board-2 green:"},
        "tokyo-9",
        "tokyo-3",
    ),
}

COUNTS = {
    # position: (moves, positions after exactly that many, matches that have ended by then)
    "a line and a bluff": (7, 6_979, 0),
    "Airport cards": (5, 5_068, 0),
    "a trip round the world begins a line": (6, 1_894, 12),
    "last cards of three": (9, 5_691, 668),
}


def both(holding, position):
    hands, belts, pile, discard = POSITIONS[position]
    state = holding(
        *hands, belts=belts, pile=pile, discard=discard, call_s=None, turns=None,
        standstill_rounds=None,
    )  # fmt: skip
    above = {at: text.split()[0] for at, text in belts.items()}
    table = Table([h.split() for h in hands], above, pile.split(), discard.split())
    for at, text in belts.items():
        line = text.partition(":")[2].split()
        table.lines[at - 1] = [(card, number(card) if city(card) else 0) for card in line]
    return table, state


def ended_at_table(table):
    return None if table.winner is None else SEATS[table.winner]


def ended_by(state):
    return state.seats[winners(state)[0]] if rules.over(state) else None


@pytest.mark.parametrize("position", POSITIONS)
def test_both_engines_count_the_same(holding, position):
    """The same number of positions after each move, and the same winners where a match ends."""
    depth, positions, ended = COUNTS[position]
    table, state = both(holding, position)
    slow_nodes, slow_endings = slow_count(table, depth, ended_at_table)
    assert count(rules, state, depth, ended_by) == (slow_nodes, slow_endings)
    assert (slow_nodes[0], slow_endings.total()) == (positions, ended)


@pytest.mark.parametrize("position", POSITIONS)
def test_both_engines_offer_the_same_moves(holding, position):
    tables = [both(holding, position)]
    for table, state in tables:
        choices = table.choices()
        offered = sorted(words(choice) for choice in choices)
        assert sorted(rules.move_to_text(state, m) for m in rules.legal_moves(state)) == offered
        for choice in choices if len(tables) < 400 else []:
            after = table.after(choice)
            tables.append((after, rules.play(state, rules.move_from_text(state, words(choice)))))
    assert len(tables) > 300


UNCAPPED = {"call_s": None, "turns": None, "standstill_rounds": None}


@pytest.mark.parametrize("players", rules.players)
def test_both_engines_play_the_same_whole_matches(players, matches):
    """From the first turn to the last card: the same moves are offered, and the same one wins."""
    rng = random.Random(f"whole/{players}")
    for _ in range(matches(2)):
        state = begun(rules, players, **UNCAPPED)
        while state.phase in ("dealing", "setup"):
            state = rules.apply(state, rules.random_move(state, rng.random))
        table = as_the_other_has_it(state)
        while not rules.over(state):
            offered = {rules.move_to_text(state, move): move for move in rules.legal_moves(state)}
            choices = {words(choice): choice for choice in table.choices()}
            assert offered.keys() == choices.keys()
            drawn = rules.move_to_text(state, rules.random_move(state, rng.random))
            table.do(choices[drawn])
            state = rules.play(state, offered[drawn])
        assert (table.winner,) == winners(state)
        assert table.choices() == []


def as_the_other_has_it(state):
    """The position at the first turn, for the slow engine."""

    def names(cards):
        return [CARDS[card] for card in members(cards)]

    above = {
        at: CARDS[belt.destination]
        for at, belt in enumerate(state.belts, start=1)
        if belt.destination is not None
    }
    return Table([names(hand) for hand in state.hands], above, names(state.pile), [])
