"""What an export without secrets leaves out (G-5)."""

import pytest
from msgspec.structs import replace

from controller.games.captains_orders.pieces import Deal, Options, Seen
from controller.games.captains_orders.rules import rules

TWO_EACH = ("2-1 9-1", "3-1 8-1", "4-1 7-1", "5-1 6-1")


def kept(state, text):
    move = rules.move_from_text(state, text)
    return rules.stays_secret(state, move, rules.play(state, move))


@pytest.mark.parametrize(
    ("before", "move"),
    [
        ((), "pass red blue 9-1"),
        (("pass red blue 9-1",), "discard blue 3-1"),
        (("ask red green",), "give green 7-1"),
        (("order red 2-1",), "follow blue 8-1"),
    ],
)
def test_g_5_what_went_face_down_stays_between_those_who_saw_it(holding, after, before, move):
    assert kept(after(holding(*TWO_EACH), *before), move)


@pytest.mark.parametrize(
    ("before", "move"),
    [
        ((), "order red 9-1"),
        (("order red 9-1",), "belay blue 3-1"),
        ((), "ask red green"),
        ((), "discover red green"),
        ((), "exposed red 9-1"),
    ],
)
def test_what_everybody_saw_is_told(holding, after, before, move):
    assert not kept(after(holding(*TWO_EACH), *before), move)


def test_the_deal_stays_secret_but_for_cards_that_were_not_read():
    state = rules.initial(Options(), ("red", "blue", "green", "yellow"))
    assert rules.stays_secret(state, Deal(0, 7), state)
    assert not rules.stays_secret(state, Deal(0, None), state)


@pytest.mark.parametrize(("phase", "kept"), [("turn", True), ("give", True), ("reveal", False)])
def test_a_card_that_is_read_late_is_told_only_where_all_hands_lie_open(holding, phase, kept):
    state = replace(holding(*TWO_EACH), phase=phase)
    assert rules.stays_secret(state, Seen(55, 7), state) == kept
