"""The options that players may agree on, and the mistakes that are refused."""

import msgspec
import pytest

from controller.errors import OptionError
from controller.games.luggage.pieces import Options
from controller.games.luggage.rules import rules


def test_what_is_left_out_is_the_full_assisted_game():
    assert rules.options_from({}) == Options("assisted", "belt", 5, 3, None, "rotate", 0)


def test_the_memory_variant_settles_play_set_and_rounds():
    assert rules.options_from({"variant": "memory"}) == Options("assisted", "memory", 3, 1)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"colour": "red"}, "There is no option 'colour'"),
        ({"play": "fast"}, "play"),
        ({"per_suitcase": 1}, "The option per_suitcase is 1; it may be 2 to 5."),
        ({"per_suitcase": 6}, "The option per_suitcase is 6; it may be 2 to 5."),
        ({"rounds": 0}, "The option rounds is 0; it may be 1 to 3."),
        ({"rounds": "three"}, "rounds"),
        ({"clock_min": 11}, "The option clock_min is 11; it may be 1 to 10."),
        ({"clock_min": 0}, "1 to 10"),
        ({"deliberate_penalty": -2}, "0 or -1"),
        ({"wrong_type": "punish"}, "wrong_type"),
        ({"variant": "memory", "play": "rulebook"}, "The memory variant is played with play"),
        ({"variant": "memory", "per_suitcase": 5}, "per_suitcase = 3"),
        ({"variant": "memory", "rounds": 4}, "The option rounds is 4; it may be 1 to 3."),
    ],
)
def test_a_setting_that_does_not_fit_is_refused_in_a_sentence(settings, sentence):
    with pytest.raises(OptionError) as caught:
        rules.options_from(settings)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("per_suitcase", "tiles", "cards"), [(2, 12, 3), (3, 18, 4), (4, 24, 6), (5, 36, 7)]
)
def test_younger_players_play_with_fewer_of_each_pattern_and_no_lost_luggage(
    per_suitcase, tiles, cards
):
    """L-18: the rulebook's three of each are an example. Four players share what there is."""
    options = Options(per_suitcase=per_suitcase)
    assert options.tiles.bit_count() == tiles
    assert options.cards_each(4) == cards


def test_the_memory_variant_may_have_three_rounds():
    assert Options("assisted", "memory", 3, 3).rounds == 3


@pytest.mark.parametrize(
    "seats", [(), ("red",), ("red", "red"), ("red", "blue", "green", "yellow", "white")]
)
def test_two_to_four_players_can_play_each_at_a_seat(seats):
    with pytest.raises(OptionError, match="2 to 4 can play"):
        rules.initial(Options(), seats)


def test_options_survive_the_wire():
    options = Options(play="rulebook", clock_min=5, deliberate_penalty=-1)
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options
