"""The options that players may agree on, and the mistakes that are refused."""

import pytest

from controller.games.luggage.pieces import Options
from controller.games.luggage.rules import rules


def test_the_memory_variant_settles_play_set_and_rounds():
    assert rules.options_from({"variant": "memory"}) == Options("assisted", "memory", 3, 1)


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
