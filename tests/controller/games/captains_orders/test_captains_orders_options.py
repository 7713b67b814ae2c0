"""The options that players may agree on, and the mistakes that are refused."""

import msgspec
import pytest

from controller.errors import OptionError
from controller.games.captains_orders.pieces import Options
from controller.games.captains_orders.rules import rules


def test_what_is_left_out_is_as_printed_or_ruled():
    assert rules.options_from({}) == Options(wins=3, rounds=30, first_dealer=0, misplay="redo")


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"colour": "red"}, "There is no option 'colour'; there are wins, rounds"),
        ({"wins": 0}, "The option wins is 0; it may be 1 to 5."),
        ({"wins": "three"}, "wins"),
        ({"rounds": 101}, "The option rounds is 101; it may be 1 to 100."),
        ({"first_dealer": 8}, "The option first_dealer is 8; it may be 0 to 7."),
        ({"misplay": "shame"}, "misplay"),
    ],
)
def test_a_setting_that_does_not_fit_is_refused_in_a_sentence(settings, sentence):
    with pytest.raises(OptionError) as caught:
        rules.options_from(settings)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("seats", [(), ("red", "blue", "green"), ("red", "red", "blue", "green")])
def test_four_to_eight_players_can_play_each_at_a_seat(seats):
    with pytest.raises(OptionError, match="4 to 8 can play"):
        rules.initial(Options(), seats)


def test_options_survive_the_wire():
    options = Options(wins=1, rounds=5, first_dealer=2, misplay="forfeit")
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options
