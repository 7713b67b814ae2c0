"""What the window says has no pads, spots and buttons in it, however it is put together."""

import pytest

from controller.views import Cursor, Message, Notice
from display.scene.belt import IN_A_WINDOW
from display.scene.verbs import Verb, sentence, verbs
from display.tabletop.saying import Closed, Either, Phrase, Together, phrase
from display.tabletop.sight import BESIDE
from display.targets import Beside, ButtonAt, LineAt, SeatOf
from display.words import words_in

ENGLISH = words_in("en")
READY = Phrase("luggage-hands-ready")
PUT_TOGETHER = [
    READY,
    Closed(READY),
    Together((phrase("scene-counting"), READY)),
    Either((phrase("scene-flip"), READY)),
    Together((Closed(Either((READY, phrase("scene-flip")))),)),
]


@pytest.mark.parametrize("said", PUT_TOGETHER)
def test_at_any_depth(said, mocker):
    moment = mocker.Mock(message=(said,), words=ENGLISH)
    assert "green A" in ENGLISH("luggage-hands-ready")
    assert "green" not in sentence(moment, IN_A_WINDOW)
    assert ENGLISH("scene-ready") in sentence(moment, IN_A_WINDOW)


def test_a_button_says_what_it_means_there(mocker):
    """ "Ready?" is not answered by "Go on"."""
    sight = mocker.Mock(cursor=None, chooses=False, cards=(), lays_at="", answered=False, named={})
    hint = mocker.Mock(at=(ButtonAt("A"),), says=(READY,))
    moment = mocker.Mock(sight=sight, words=ENGLISH, hint=hint)
    assert verbs(moment) == (Verb(ButtonAt("A"), "Ready!"),)


def test_the_last_verb_leads_on_and_what_takes_back_is_the_first(mocker):
    """The last one stands where the last one stood: who clicks there twice must not undo it."""
    cursor = Cursor("red", Message("table-seat"), (Message("bluff-pirate-menu-turned-all"),), 0)
    sight = mocker.Mock(cursor=cursor, chooses=True, cards=(f"{BESIDE}/undo",), lays_at="")
    sight.configure_mock(named={}, hand=None, view=None)
    moment = mocker.Mock(sight=sight, words=ENGLISH, hint=mocker.Mock(at=()))
    assert [one.target for one in verbs(moment)] == [Beside("undo"), LineAt(0)]
    sight.configure_mock(cursor=None, chooses=False)
    assert verbs(moment) == ()


@pytest.mark.parametrize(
    ("places", "at", "asks"),
    [
        (("blue",), ("pad/blue",), False),
        (("blue", "green"), ("pad/blue", "pad/green"), True),
        # With a card in hand none is drawn.
        (("blue",), ("deck", "pad/blue"), True),
    ],
)
def test_where_a_card_goes_is_asked_only_where_something_else_is(places, at, asks, mocker):
    prompt = Notice("captains-orders-give", {"active": "red", "turn": "blue"}, at=at)
    sight = mocker.Mock(prompt=prompt, own="red")
    hint = mocker.Mock(
        at=tuple(map(SeatOf, places)), says=(phrase("hands-where-to", where="there"),)
    )
    said = sentence(mocker.Mock(message=(), sight=sight, words=ENGLISH, hint=hint), {})
    assert (said == ENGLISH("scene-where-to")) == asks
    assert ("card" in said) != asks
