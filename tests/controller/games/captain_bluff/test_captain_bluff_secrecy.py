"""What an export without secrets leaves out (G-5)."""

import pytest
from msgspec.structs import replace

from controller.games.captain_bluff.pieces import CARD_COUNT, Deal, Draw, Seen
from controller.games.captain_bluff.rules import rules

BELTS = {1: "paris-17 red: paris-3 paris-4"}


def kept(state, text):
    move = rules.move_from_text(state, text)
    return rules.stays_secret(state, move, rules.play(state, move))


@pytest.mark.parametrize(
    ("before", "move"),
    [
        ((), "define red belt-2 tokyo-1"),
        (("define red belt-2 tokyo-1",), "draw red tokyo-9"),
        ((), "change red belt-1 tokyo-1"),
        (("change red belt-1 tokyo-1",), "take red paris-17"),
    ],
)
def test_g_5_what_went_face_down_stays_with_those_who_saw_it(holding, after, before, move):
    assert kept(after(holding("tokyo-1 tokyo-2", "tokyo-3", belts=BELTS), *before), move)


@pytest.mark.parametrize(
    ("before", "move"),
    [
        ((), "check red belt-1"),
        ((), "close red belt-1"),
        ((), "place red belt-1 paris-5 -"),
        (("place red belt-1 paris-5 -", "done red"), "call blue"),
        ((), "recover red belt-1 paris-4"),
        ((), "play red delayed-flight-1"),
    ],
)
def test_what_everybody_saw_is_told(holding, after, before, move):
    state = holding("paris-5 delayed-flight-1", "tokyo-3", belts=BELTS)
    assert not kept(after(state, *before), move)


def test_the_deal_stays_secret_but_for_cards_that_were_not_read():
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    assert rules.stays_secret(state, Deal(0, 7), state)
    assert not rules.stays_secret(state, Deal(0, None), state)
    drawing = replace(state, phase="draw", due=(0,))
    assert not rules.stays_secret(drawing, Draw(0, None), drawing)


def test_a_card_that_is_read_late_is_told_only_where_it_lies_open(holding, after):
    state = after(holding("tokyo-1 paris-5", "tokyo-3"), "define red belt-1 ?", "draw red tokyo-9")
    number = state.belts[0].destination
    assert number >= CARD_COUNT
    assert rules.stays_secret(state, Seen(number, 0), state)
    called = after(state, "done red", "place blue belt-1 tokyo-3 -", "done blue", "call red")
    assert called.phase == "revealing"
    assert not rules.stays_secret(called, Seen(number, 0), called)
