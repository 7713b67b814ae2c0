"""The options that players may agree on, the box, and the mistakes that are refused."""

import msgspec
import pytest

from controller.errors import OptionError, RegistryError
from controller.games.captain_bluff.pieces import (
    BOX,
    CARD_COUNT,
    DECK,
    Options,
    box_from,
    describe,
)
from controller.games.captain_bluff.rules import rules


def test_what_is_left_out_is_as_printed_or_ruled():
    assert rules.options_from({}) == Options(
        starter=0,
        line="rising",
        round_trip_first="in-a-run",
        changes_go="to-loser",
        call_s=5,
        turns=300,
        standstill_rounds=3,
    )


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"colour": "red"}, "There is no option 'colour'; there are starter, line"),
        ({"starter": 5}, "The option starter is 5; it may be 0 to 4."),
        ({"line": "falling"}, "The option line is 'falling'; it may be rising or consecutive."),
        ({"call_s": "x"}, "The option call_s is 'x'; it may be a whole number or none."),
        ({"round_trip_first": "always"}, "round_trip_first"),
        ({"changes_go": "home"}, "changes_go"),
        ({"call_s": 0}, "The option call_s is 0; it may be 1 to 60."),
        ({"turns": 9}, "The option turns is 9; it may be 10 to 1000."),
        ({"standstill_rounds": 21}, "The option standstill_rounds is 21; it may be 1 to 20."),
    ],
)
def test_a_setting_that_does_not_fit_is_refused_in_a_sentence(settings, sentence):
    with pytest.raises(OptionError) as caught:
        rules.options_from(settings)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("seats", [("red",), tuple("abcdef"), ("red", "red")])
def test_two_to_five_players_can_play_each_at_a_seat(seats):
    with pytest.raises(OptionError, match="2 to 5 can play"):
        rules.initial(Options(), seats)


def test_the_starter_sits_at_the_table():
    with pytest.raises(OptionError, match="with 2 players it may be 0 to 1"):
        rules.initial(rules.options_from({"starter": 3}), ("red", "blue"))


def test_options_survive_the_wire():
    options = Options(call_s=None, turns=None, standstill_rounds=None, changes_go="to-discard")
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options


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
