"""The Pause card: a match rests, somebody leaves or comes back, or everybody ends it."""

import pytest

from controller.conformance.hands import Acting, Agreed
from controller.games.captains_orders.pieces import (
    PIECES,
    Deal,
    Follow,
    Pass,
    PlayOrder,
    card_piece,
)
from controller.games.captains_orders.rules import rules
from controller.games.captains_orders.table import CaptainsOrdersTable
from controller.match.acts import CONTROL_CARDS, HOLD_S, PAUSE, Pressed, Tapped, TappedAt
from controller.match.match import Match
from controller.match.pause import ASKED_S
from controller.match.playing import Playing
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
    assert not acting.match.given_up
    acting.do(pause(), *press("red", "BB"), Agreed())
    assert acting.match.given_up


def test_bots_agree_to_whatever_all_people_agree_to(acting):
    match = acting.match
    playing = Playing(SEATS, match.registry, lambda command: None, 0.0, 0.0, ("green", "yellow"))
    acting._match = Match(match.game, match.state, playing)
    acting.do(pause(), *press("red", "BB"))
    acting.press("A", "red", for_s=HOLD_S + 0.1)
    assert not acting.match.given_up
    acting.press("A", "red", "blue", for_s=HOLD_S + 0.1)
    assert acting.match.given_up


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
