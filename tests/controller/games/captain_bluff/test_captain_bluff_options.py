"""The options that players may agree on, the box, and the mistakes that are refused."""

import pytest

from controller.errors import OptionError, RegistryError
from controller.games.captain_bluff.pieces import (
    BOX,
    CARD_COUNT,
    DECK,
    box_from,
    describe,
)
from controller.games.captain_bluff.rules import rules


def test_the_starter_sits_at_the_table():
    with pytest.raises(OptionError, match="with 2 players it may be 0 to 1"):
        rules.initial(rules.options_from({"starter": 3}), ("red", "blue"))


# -- the box -------------------------------------------------------------------------------

TEXT = """
cities = ["rome", "new-york", "oslo"]
[airport]
round-trip = 5
change-of-direction = 3
arrivals-board = 3
delayed-flight = 3
"""


def test_the_owner_of_another_box_corrects_it_in_a_file():
    box = box_from(TEXT)
    assert box.cities == ("rome", "new-york", "oslo")
    assert box.airport["round-trip"] == 5


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"oslo"]', "]", "3 different names"),
        ('"oslo"', '"rome"', "3 different names"),
        ('"oslo"', '"Oslo"', "in small letters"),
        ("round-trip = 5", "round-trip = 6", "There are 15 Airport cards; 14 are expected"),
        ("delayed-flight", "late-flight", "should say how many there are"),
        ("round-trip = 5", "round-trip = -5", "should say how many there are"),
        ("[airport]", "[airport", "box.toml"),
        ("cities", "towns", "Cities and the Airport cards belong in it"),
    ],
)
def test_a_box_that_cannot_be_is_refused_in_a_sentence(old, new, sentence):
    with pytest.raises(RegistryError) as caught:
        box_from(TEXT.replace(old, new))
    assert sentence.lower() in str(caught.value).lower()


def test_every_card_has_a_piece_with_a_name_of_its_own():
    assert len(DECK.pieces) == CARD_COUNT == 65
    words = {describe(piece) for piece in DECK.pieces}
    assert len(words) == CARD_COUNT
    assert f"luggage {BOX.cities[0]} 7" in words
