"""The Pause card: a match rests, somebody leaves or comes back, or everybody ends it."""

import pytest

from controller.conformance.hands import Acting, Agreed
from controller.games.captains_orders.pieces import (
    PIECES,
    Deal,
    Dealt,
    Follow,
    Pass,
    PlayOrder,
    card_piece,
)
from controller.games.captains_orders.rules import rules
from controller.games.captains_orders.table import CaptainsOrdersTable
from controller.match.acts import CONTROL_CARDS, HOLD_S, PAUSE, Pressed, Tapped, TappedAt
from controller.match.halfdone import half_done
from controller.match.match import Match
from controller.match.pause import ASKED_S
from controller.match.playing import Interrupted, Playing
from controller.match.tablegame import TableShape

SEATS = ("red", "blue", "green", "yellow")


@pytest.fixture
def acting():
    """Four hands of Captain's Orders; red's lowest card is 0, blue's 1, and so on. Blue begins."""
    game = CaptainsOrdersTable(TableShape(spots=6))
    state = rules.initial(rules.options_from({}), SEATS)
    for card in range(24):
        state = rules.play(state, Deal(card % 4, card))
    return Acting(game, state, SEATS, (*PIECES, *CONTROL_CARDS))


def pause(seat="red"):
    return Tapped(seat, PAUSE)


def press(seat, buttons):
    return [Pressed(seat, button) for button in buttons]


def test_nobody_plays_while_the_match_rests(acting):
    order = TappedAt(1, card_piece(1))
    assert acting.do(pause(), order) == []
    assert acting.match.shown.prompt().id == "table-rests"
    assert acting.do(pause(), order) == [PlayOrder(1, 1)]


def test_it_goes_on_by_the_cursor_too(acting):
    acting.do(pause(), *press("green", "A"))
    assert acting.do(TappedAt(1, card_piece(1))) == [PlayOrder(1, 1)]


def test_everybody_holds_a_to_end_it_and_only_where_the_cursor_says_so(acting):
    acting.do(pause(), Agreed())
    assert not acting.match.pause.given_up
    acting.do(pause(), *press("red", "BB"), Agreed())
    assert acting.match.pause.given_up


def test_bots_agree_to_whatever_all_people_agree_to(acting):
    match = acting.match
    playing = Playing(SEATS, match.registry, lambda command: None, 0.0, 0.0, ("green", "yellow"))
    acting._match = Match(match.game, match.state, playing)
    acting.do(pause(), *press("red", "BB"))
    acting.press("A", "red", for_s=HOLD_S + 0.1)
    assert not acting.match.pause.given_up
    acting.press("A", "red", "blue", for_s=HOLD_S + 0.1)
    assert acting.match.pause.given_up


def leaves(acting, seat):
    """*seat* is chosen as the one who leaves, then the match goes on."""
    acting.do(pause(), *press("red", "BA" + "B" * SEATS.index(seat) + "A"))
    acting.wait(ASKED_S)
    acting.do(pause())
    assert acting.match.half.left == (seat,)


def test_a_frozen_hand_does_its_mildest_act_and_the_others_carry_it_out_unseen(acting):
    leaves(acting, "green")
    acting.do(TappedAt(1, card_piece(1)))
    asked = [notice for notice in acting.match.shown.notices() if notice.id == "table-stand-in-pad"]
    assert asked[0].args == {"seat": "green", "receiver": "blue"}
    # Green follows with its lowest card that can, and with no other.
    mildest = rules.default_move(acting.match.state, 2)
    assert isinstance(mildest, Follow)
    other = max(card for card in range(24) if card % 4 == 2)
    assert acting.do(Tapped("blue", card_piece(other))) == []
    assert acting.match.shown.notices()[-1].id == "table-not-this-one"
    assert acting.do(Tapped("blue", card_piece(mildest.card))) == [mildest]


def test_a_player_who_comes_back_chooses_again(acting):
    leaves(acting, "green")
    acting.do(pause(), *press("red", "BBAA"), pause())
    assert acting.match.half.left == ()
    acting.do(TappedAt(1, card_piece(1)))
    other = max(card for card in range(24) if card % 4 == 2)
    assert acting.do(Tapped("blue", card_piece(other))) == [Follow(2, other)]


def test_the_others_play_as_ever(acting):
    leaves(acting, "green")
    assert acting.do(Tapped("red", card_piece(5))) == [Pass(1, 0, 5)]


# ---- whom others say to have left ----------------------------------------------------------------


def asked(acting, seat="green", by="red"):
    """*by* says in a pause that the player at *seat* has left."""
    acting.do(pause(by), *press(by, "BA" + "B" * SEATS.index(seat) + "A"))
    assert acting.match.half.asked == seat


def told(acting):
    return [notice.id for notice in acting.match.shown.notices()]


def test_a_player_whom_others_say_to_have_left_is_asked_first(acting):
    asked(acting)
    assert acting.match.half.left == ()
    assert "table-still-here" in told(acting)
    assert acting.match.signs.lights.light("green") == ("white", "blink")
    acting.wait(ASKED_S - 0.2)
    assert acting.match.half.left == ()
    acting.wait(0.2)
    assert acting.match.half.left == ("green",)
    assert told(acting) == ["table-has-left"]


@pytest.mark.parametrize("button", ["A", "B"])
def test_any_button_of_that_seat_says_that_its_player_is_there_and_does_nothing_else(
    acting, button
):
    asked(acting)
    cursor = acting.match.half.cursor
    acting.do(*press("green", button))
    assert told(acting) == ["table-stays"]
    acting.wait(2 * ASKED_S)
    half = acting.match.half
    assert (half.left, half.asked, half.cursor, half.rests) == ((), "", cursor, True)


@pytest.mark.parametrize("piece", [card_piece(2), PAUSE, "a bank card"])
def test_so_does_anything_tapped_on_its_pad(acting, piece):
    asked(acting)
    acting.tap("pad/green", piece)
    acting.wait(2 * ASKED_S)
    assert acting.match.half.left == ()
    assert acting.match.half.rests


def test_nobody_answers_for_the_player_who_is_asked(acting):
    asked(acting)
    acting.do(*press("blue", "B"), *press("orange", "A"))
    acting.hand = "red"
    acting.tap("pad/green", card_piece(0))
    acting.wait(ASKED_S)
    assert acting.match.half.left == ("green",)


def test_who_reads_what_covers_the_screen_has_not_left(acting):
    asked(acting)
    acting.match.wait_for(("green",), acting.now_s)
    acting.wait(3 * ASKED_S)
    assert acting.match.half.left == ()
    acting.match.wait_for((), acting.now_s)
    acting.wait(ASKED_S)
    assert acting.match.half.left == ("green",)


def test_who_says_so_of_themselves_leaves_at_once(acting):
    acting.do(pause("green"), *press("green", "BA" + "BB" + "A"))
    assert acting.match.half.left == ("green",)
    assert "table-has-left" in told(acting)


def test_a_match_that_goes_on_asks_nobody(acting):
    asked(acting)
    acting.do(pause())
    acting.wait(2 * ASKED_S)
    assert (acting.match.half.asked, acting.match.half.left) == ("", ())


def test_after_a_power_cut_the_player_is_asked_again_from_the_beginning(acting):
    asked(acting)
    acting.wait(ASKED_S - 1.0)
    match, half = acting.match, half_done(acting.match.texts())
    playing = Playing(SEATS, match.registry, lambda command: None, acting.now_s, 0.0)
    acting._match = Match(match.game, match.state, playing, Interrupted(half=half))
    acting.match.show()
    assert "table-still-here" in told(acting)
    assert acting.match.signs.lights.light("green") == ("white", "blink")
    acting.wait(ASKED_S - 0.2)
    assert acting.match.half.left == ()
    acting.wait(0.2)
    assert acting.match.half.left == ("green",)


def test_ending_a_match_takes_all_but_those_who_were_let_go(acting):
    leaves(acting, "green")
    acting.do(pause(), *press("red", "BBB"))
    acting.press("A", "red", "blue", for_s=HOLD_S + 0.1)
    assert not acting.match.pause.given_up
    acting.press("A", "red", "blue", "yellow", for_s=HOLD_S + 0.1)
    assert acting.match.pause.given_up


def test_seats_that_do_not_play_press_nothing_in_a_pause(acting):
    acting.do(pause(), *press("orange", "BBA"))
    assert acting.match.half.cursor == ""
    assert told(acting) == ["table-nobody-plays-here"]


def test_of_an_unread_hand_that_is_to_act_any_card_will_do():
    """G-2: nobody knows which of its cards is which."""
    state = rules.play(rules.initial(rules.options_from({}), SEATS), Dealt())
    game = CaptainsOrdersTable(TableShape(spots=6))
    acting = Acting(game, state, SEATS, (*PIECES, *CONTROL_CARDS))
    active = SEATS[state.active]
    leaves(acting, active) if active != "red" else acting.do(pause(), *press("red", "BAA"), pause())
    acting.wait(ASKED_S)
    made = acting.do(TappedAt(1, card_piece(7)))
    assert made == [PlayOrder(state.active, 7)]


def test_nobody_agrees_while_somebody_reads_what_covers_the_table(acting):
    acting.do(pause(), *press("red", "BB"))
    acting.match.wait_for(("blue",), acting.now_s)
    acting.do(Agreed())
    assert not acting.match.pause.given_up
    acting.match.wait_for((), acting.now_s)
    acting.do(Agreed())
    assert acting.match.pause.given_up
