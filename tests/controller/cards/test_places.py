"""Where a card is tapped, and what the cursor says before."""

from msgspec import Struct

from controller.cards.places import Pad, Spot, SpotOf
from controller.match.halfdone import Said


class Put(Struct, frozen=True):
    player: int
    row: int


class Standing(Struct, frozen=True):
    turn: int = 2


PUT = Put(player=1, row=3)
STATE = Standing()
ROWS = SpotOf("row", 6, "put", first="exchange")
DISCARD, EXCHANGE, PUT_THERE = Said("discard"), Said("exchange"), Said("put", (3,))


def test_the_cursor_says_that_a_card_goes_to_a_spot_only_at_a_table_without_spots():
    place = Spot(2, meant="discard")
    assert place.spot(STATE, PUT) == 2
    assert (place.said(PUT, True), place.said(PUT, False)) == (None, DISCARD)
    assert (place.says(DISCARD, True), place.says(DISCARD, False)) == (False, True)


def test_the_players_own_pad_stands_for_the_spot_that_was_said():
    place = Spot(2, meant="discard")
    assert (place.meant_by(STATE, DISCARD), place.meant_by(STATE, Said("lay"))) == (2, None)
    assert (ROWS.meant_by(STATE, PUT_THERE), ROWS.meant_by(STATE, EXCHANGE)) == (4, None)


def test_where_only_one_spot_can_be_meant_nothing_need_be_said():
    now = SpotOf("row", 6, "", now="turn")
    assert now.said(PUT, False) == Said()
    assert (now.meant_by(STATE, Said()), now.meant_by(STATE, PUT_THERE)) == (3, None)


def test_the_spot_of_a_row_goes_by_its_number():
    assert (ROWS.spot(STATE, PUT), ROWS.said(PUT, True)) == (4, EXCHANGE)
    assert ROWS.said(PUT, False) == PUT_THERE
    assert SpotOf("turn", 6, "").spot(STATE, PUT) == 3, "or by a field of the state"


def test_a_pad_is_that_of_the_player_in_a_field_of_the_move_or_of_the_state():
    assert Pad("player").player(Standing(), PUT) == 1
    assert Pad("turn").player(Standing(), PUT) == 2
    assert (Pad("turn").spot(STATE, PUT), Pad("turn").said(PUT, True)) == (None, None)
