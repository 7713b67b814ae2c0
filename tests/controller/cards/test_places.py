"""Where a card is tapped, and what the cursor says before."""

from msgspec import Struct

from controller.cards.places import Pad, Spot, SpotOf


class Put(Struct, frozen=True):
    player: int
    row: int


class Standing(Struct, frozen=True):
    turn: int = 2


PUT = Put(player=1, row=3)
ROWS = SpotOf("row", 6, "put", first="exchange")


def test_a_spot_is_a_pad_at_a_table_without_spots_where_the_cursor_says_what_is_meant():
    place = Spot(2, meant="discard")
    assert (place.spot(PUT, 4), place.said(PUT, 4)) == (2, None)
    assert (place.spot(PUT, 0), place.said(PUT, 0)) == (None, "discard")


def test_the_spot_of_a_row_goes_by_its_number():
    assert (ROWS.spot(PUT, 6), ROWS.said(PUT, 6)) == (4, "exchange")


def test_a_table_with_too_few_spots_for_all_rows_has_none_of_them():
    assert (ROWS.spot(PUT, 5), ROWS.said(PUT, 5)) == (None, "put 3")


def test_where_only_one_row_can_be_meant_the_cursor_says_nothing():
    assert SpotOf("row", 6, "").said(PUT, 0) == ""


def test_a_pad_is_that_of_the_player_in_a_field_of_the_move_or_of_the_state():
    assert Pad("player").player(Standing(), PUT) == 1
    assert Pad("turn").player(Standing(), PUT) == 2
    assert (Pad("turn").spot(PUT, 6), Pad("turn").said(PUT, 6)) == (None, None)
