"""The options that players may agree on, and the mistakes that are refused."""

import msgspec
import pytest

from controller.errors import OptionError
from controller.games.bluff_pirate.board import default_drawing
from controller.games.bluff_pirate.pieces import Options
from controller.games.bluff_pirate.rules import rules

BOARD = {
    "start": "harbour",
    "islands": ["north", "south"],
    "paths": [
        {"from": "harbour", "to": "north", "squares": 12},
        {"from": "harbour", "to": "south", "squares": 15},
    ],
}


def test_what_is_left_out_is_as_printed_or_ruled():
    assert rules.options_from({}) == Options(
        keep_up_to=4,
        small_hand="keep",
        discard_without="placing",
        turns=200,
        nudge_rounds=3,
        first_player=0,
        board=default_drawing(),
    )


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"colour": "red"}, "There is no option 'colour'; there are keep_up_to, small_hand"),
        ({"keep_up_to": 3}, "The option keep_up_to is 3; it may be 4 or 5."),
        ({"small_hand": "throw"}, "small_hand"),
        ({"discard_without": "wanting"}, "discard_without"),
        ({"landing": "near"}, "landing"),
        ({"turns": 9}, "The option turns is 9; it may be 10 to 1000."),
        ({"nudge_rounds": 0}, "The option nudge_rounds is 0; it may be 1 to 10."),
        ({"first_player": 5}, "The option first_player is 5; it may be 0 to 4."),
        ({"board": {**BOARD, "paths": []}}, "No path leads to 'north'."),
        ({"board": {"start": "harbour"}}, "Object missing required field `islands` - at `$.board`"),
        ({"board": None}, "board"),
    ],
)
def test_a_setting_that_does_not_fit_is_refused_in_a_sentence(settings, sentence):
    with pytest.raises(OptionError) as caught:
        rules.options_from(settings)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("seats", [(), ("red",), ("red", "red")])
def test_two_to_five_players_can_play_each_at_a_seat(seats):
    with pytest.raises(OptionError, match="2 to 5 can play"):
        rules.initial(Options(), seats)


def test_a_board_is_given_as_what_its_file_says():
    state = rules.initial(rules.options_from({"board": BOARD}), ("red", "blue"))
    assert [player.to_go for player in rules.view(state, None).players] == [12, 12]
    assert [path.end for path in rules.view(state, None).board] == ["north", "south"]


def test_options_survive_the_wire_and_being_recorded_as_settings():
    options = rules.options_from({"turns": None, "board": BOARD, "small_hand": "choose"})
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options
    assert rules.options_from(msgspec.to_builtins(options)) == options
