"""The options that players may agree on in every game, and the mistakes that are refused."""

import msgspec
import pytest

from controller.errors import OptionError
from examples import EXAMPLES, entries


@pytest.mark.parametrize("slug", EXAMPLES)
def test_what_is_left_out_is_as_printed_or_ruled(slug):
    game = EXAMPLES[slug]
    assert game.rules.options_from({}) == game.DEFAULTS


@pytest.mark.parametrize(("slug", "mistake"), entries("MISTAKEN_OPTIONS"))
def test_a_setting_that_does_not_fit_is_refused_in_a_sentence(slug, mistake):
    settings, sentence = mistake
    with pytest.raises(OptionError) as caught:
        EXAMPLES[slug].rules.options_from(settings)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(("slug", "seats"), entries("MISTAKEN_SEATS"))
def test_as_many_can_play_as_the_game_says_each_at_a_seat(slug, seats):
    game = EXAMPLES[slug]
    fewest, most = game.rules.players[0], game.rules.players[-1]
    with pytest.raises(OptionError, match=f"{fewest} to {most} can play"):
        game.rules.initial(game.DEFAULTS, seats)


@pytest.mark.parametrize(("slug", "options"), entries("OPTIONS"))
def test_options_survive_the_wire_and_being_recorded_as_settings(slug, options):
    rules = EXAMPLES[slug].rules
    assert msgspec.json.decode(msgspec.json.encode(options), type=type(options)) == options
    assert rules.options_from(msgspec.to_builtins(options)) == options
