"""The Recount card in a card game: what ends the count, and what is said meanwhile."""

import pytest

from bench.clumsy_player import Clumsy
from controller.conformance.hands import Agreed, begun
from controller.match.interaction import Pressed, Tapped
from controller.table.controls import CONTROL_CARDS, RECOUNT
from harness.cardgames import MANNERS, name_of

SEATS = ("red", "blue", "green", "yellow")


@pytest.fixture(params=MANNERS, ids=name_of)
def playing(request):
    """Hands in the middle of a match."""
    listed = request.param.listed
    hands = begun(listed, SEATS, others=CONTROL_CARDS)
    player = Clumsy(listed, hands, 1, share=0.0)
    while len(hands.match.history) < 40:
        player.play_one()
    return hands


def keys(hands):
    return {notice.key for notice in hands.match.notices()}


def test_everybody_may_agree_again_and_again(playing):
    for _ in range(3):
        playing.do(Tapped("red", RECOUNT))
        assert "table.uncounted" in keys(playing)
        playing.do(Agreed())
        assert "table.uncounted" not in keys(playing)


def test_who_plays_on_while_the_hands_are_counted_is_told_to_tap_the_own_cards(playing):
    playing.do(Tapped("red", RECOUNT), Pressed("blue", "B"))
    said = playing.match.notices()[-1]
    assert (said.key, said.seat) == ("table.count_at_pads", "blue")
    assert said.remedy == "Tap each card of your hand on your own pad."
