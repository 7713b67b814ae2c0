"""What is half done survives a power cut as texts, the same ones in every version."""

import pytest

from controller.match.halfdone import NOTHING, HalfDone, Said, half_done


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (Said("up"), "up"),
        (Said("treasure"), "treasure"),
        (Said("define", (2,)), "define 2"),
        (Said("way", (0, 51)), "way 0 51"),
        (Said("tapped", (-1, 51)), "tapped -1 51"),
        (Said("given", (12,)), "given 12"),
    ],
    ids=str,
)
def test_what_was_said_of_a_card_is_kept_as_its_words(said, text):
    half = HalfDone(cursor="1", meant=said, first={"red": "a card"})
    assert half.texts() == {"cursor": "1", "meant": text, "red": "a card"}
    assert half_done(half.texts()) == half
    assert half


def test_where_nothing_was_said_there_is_no_text():
    assert NOTHING.texts() == {}
    assert not Said()
    assert HalfDone(meant=Said("up")).settled() == NOTHING


@pytest.mark.parametrize("text", ["way up", "given 3.5", "? ?"])
def test_a_text_that_is_none_says_nothing(text):
    assert half_done({"meant": text}) == NOTHING
