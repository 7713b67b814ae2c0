"""What a piece is called: the same on a window, on a phone and in a hand."""

import logging

import pytest

from controller.match.acts import CONTROL_SIDES
from controller.table.people import BOT_SIDES
from display.tabletop import look
from display.words import LANGUAGES, words_in

GAMES = ("", "luggage", "captain-bluff", "bluff-pirate", "captains-orders")
OF_THE_TABLE = {side for sides in (CONTROL_SIDES, BOT_SIDES) for _, side in sides.values()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_the_table_has_one_name_in_all_games(language, caplog):
    words = words_in(language)
    with caplog.at_level(logging.WARNING):
        names = {side: {look.name_of(side, game, words) for game in GAMES} for side in OF_THE_TABLE}
    assert [side for side, found in names.items() if len(found) != 1] == []
    assert len(set().union(*names.values())) == len(OF_THE_TABLE)
    assert caplog.messages == []
