"""The Recount card in a card game: what ends the count, and what is said meanwhile."""

import pytest

from controller.conformance.hands import Agreed, begun
from controller.match.acts import CONTROL_CARDS, RECOUNT, Pressed, Tapped, TappedAt
from harness.cardgames import MANNERS, name_of
from harness.clumsy import Clumsy

SEATS = ("red", "blue", "green", "yellow")


@pytest.fixture(params=MANNERS, ids=name_of)
def playing(request):
    """Hands in the middle of a match."""
    spec = request.param.spec
    hands = begun(spec, SEATS, others=CONTROL_CARDS)
    player = Clumsy(spec, hands, 1, share=0.0)
    while len(hands.match.history) < 40:
        player.play_one()
    return hands


def keys(hands):
    return {notice.id for notice in hands.match.shown.notices()}


def test_everybody_may_agree_again_and_again(playing):
    for _ in range(3):
        playing.do(Tapped("red", RECOUNT))
        assert "table-uncounted" in keys(playing)
        playing.do(Agreed())
        assert "table-uncounted" not in keys(playing)


def test_who_plays_on_while_the_hands_are_counted_is_told_to_tap_the_own_cards(playing):
    playing.do(Tapped("red", RECOUNT), Pressed("blue", "B"))
    said = playing.match.shown.notices()[-1]
    assert (said.id, said.seat) == ("table-count-at-pads", "blue")


@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
def test_where_nobody_holds_a_card_there_is_nothing_to_count(manner):
    hands = begun(manner.spec, SEATS, others=CONTROL_CARDS)
    hands.do(Tapped("blue", RECOUNT))
    said = hands.match.shown.notices()[-1]
    assert (said.id, said.seat) == ("table-nothing-to-count", "blue")


def asked_for(hands):
    """Seat -> how many of its cards are not counted yet."""
    notices = hands.match.shown.notices()
    return {one.seat: one.args["count"] for one in notices if one.id == "table-uncounted"}


@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
def test_cards_that_were_never_read_are_counted_like_others(manner):
    """By how many a hand holds, which everyone sees; no tap of the count is an act of the game."""
    hands = begun(manner.spec, SEATS, others=CONTROL_CARDS)
    hands.do(Pressed("red", "A"))
    state = hands.match.state
    sizes = {seat: state.hands[at].bit_count() for at, seat in enumerate(SEATS)}
    hands.do(Tapped("blue", RECOUNT))
    assert asked_for(hands) == sizes
    pieces = iter(
        sorted(piece for piece, (kind, _) in hands.match.game.pieces.items() if kind == "card")
    )
    for seat, size in sizes.items():
        for left in reversed(range(size)):
            card = next(pieces)
            assert hands.do(Tapped(seat, card)) == []
            assert asked_for(hands).get(seat, 0) == left
    assert not asked_for(hands)
    assert hands.match.state == state


def test_more_cards_than_a_hand_holds_are_not_counted():
    hands = begun(MANNERS[-1].spec, SEATS, others=CONTROL_CARDS)
    hands.do(Pressed("red", "A"), Tapped("blue", RECOUNT))
    cards = [f"captains-orders/card/10-{number}" for number in range(1, 8)]
    hands.do(*(Tapped("green", card) for card in cards))
    assert "green" not in asked_for(hands)
    said = hands.match.shown.notices()[-1]
    assert (said.id, said.seat) == ("table-not-held", "green")


@pytest.mark.parametrize("discarded", ["7-3", "5-2"], ids=["as passed", "another one"])
def test_a_count_does_not_tell_what_has_left_a_hand(discarded):
    """Blue passes the 7-3 to Green, who discards one: that it was this one is for Green to know."""
    hands = begun(MANNERS[-1].spec, SEATS, others=CONTROL_CARDS, first_dealer=0)
    hands.do(Pressed("red", "A"))
    card = "captains-orders/card/{}".format
    hands.do(Tapped("green", card("7-3")), TappedAt(2, card(discarded)))
    assert [type(played.move).__name__ for played in hands.match.history[-2:]] == [
        "Pass",
        "Discard",
    ]
    hands.do(Tapped("yellow", RECOUNT))
    assert asked_for(hands) == {"red": 6, "blue": 5, "green": 6, "yellow": 6}
