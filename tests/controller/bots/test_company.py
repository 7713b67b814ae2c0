"""The same bot plays from a seat in every match, and everybody may know who it is."""

import typing

from controller.bots.company import SEATS, bot_at, character_at
from controller.table.people import OFFERED
from controller.views import Bot
from controller.views.people import is_name
from hardware.config.schema import SeatName


def test_every_seat_of_a_table_has_a_bot_of_its_own():
    names = [character_at(seat).name for seat in typing.get_args(SeatName)]
    assert typing.get_args(SeatName) == SEATS
    assert len({*names}) == len(names)


def test_a_bot_has_a_name_that_fits_a_panel_and_is_offered_to_nobody_else():
    for seat in SEATS:
        assert is_name(bot_at(seat).name)
        assert bot_at(seat).name not in OFFERED


def test_all_see_how_a_bot_likes_to_play_and_how_well():
    assert bot_at("red", "sharp") == Bot("Anne", "bold", "sharp")
