"""What the window says has no pads, spots and buttons in it, however it is put together."""

import pytest

from display.scene.belt import IN_A_WINDOW
from display.scene.verbs import sentence
from display.tabletop.saying import Closed, Either, Phrase, Together, phrase
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
