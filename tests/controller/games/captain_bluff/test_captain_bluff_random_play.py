"""Random play: kinds and moves drawn evenly, and matches as on the prototype of the rulings.

There, calling ended when everybody had passed, and no match was cut short.
"""

import random
from collections import Counter
from functools import cache

import pytest

from controller.games.captain_bluff.pieces import Call, Define
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.state import winners
from harness.matches import begun

UNCAPPED = {"call_s": None, "turns": None, "standstill_rounds": None}
MATCHES = 30


@cache
def counted(players):
    """What happened in some matches that ended by themselves: how often there was nothing to draw,
    and how calls on a last card went."""
    rng, found = random.Random(f"CB-5, CB-21/{players}"), Counter()
    for _ in range(MATCHES):
        state = begun(rules, players, **UNCAPPED)
        while (move := rules.random_move(state, rng.random)) is not None:
            after = rules.apply(state, move)
            if isinstance(move, Define) and state.phase == "turn":
                found["nothing to draw"] += after.phase not in ("draw", "reshuffle")
            if isinstance(move, Call) and not state.hands[state.active]:
                found["calls on a last card"] += 1
                found["true bluffs"] += after.called.loser == state.active
            state = after
        won = winners(state)
        assert len(won) == 1
        assert not state.hands[won[0]]
    return found


@pytest.mark.parametrize("players", rules.players)
def test_cb_5_there_is_often_nothing_to_draw_but_with_two_players(players):
    """On the prototype 11 to 14 times in a match of three to five, and never with two."""
    times = counted(players)["nothing to draw"] / MATCHES
    assert times < 1 if players == 2 else 8 < times < 25


def test_cb_21_two_calls_on_a_last_card_out_of_three_are_right():
    """On the prototype 70 to 73 %, and 0.3 to 0.7 such calls in a match."""
    found = sum((counted(players) for players in rules.players), Counter())
    assert 0.3 < found["calls on a last card"] / (MATCHES * len(rules.players)) < 0.8
    assert found["true bluffs"] / found["calls on a last card"] == pytest.approx(0.70, abs=0.1)
