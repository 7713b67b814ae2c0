"""The Recount card in a card game: what ends the count, and what is said meanwhile."""

import pytest

from bench.clumsy_player import Clumsy
from controller.conformance.hands import Agreed, begun
from controller.match.acts import CONTROL_CARDS, RECOUNT, Pressed, Tapped
from harness.cardgames import MANNERS, name_of

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
def test_where_no_card_of_a_hand_was_read_there_is_nothing_to_count(manner):
    """Ruling G-6."""
    hands = begun(manner.spec, SEATS, others=CONTROL_CARDS)
    hands.do(Pressed("red", "A"), Tapped("blue", RECOUNT))
    said = hands.match.shown.notices()[-1]
    assert (said.id, said.seat) == ("table-nothing-to-count", "blue")
    assert hands.do(Tapped("red", RECOUNT), Pressed("blue", "B"), Pressed("green", "B")) == []
    assert "table-count-at-pads" not in keys(hands)
