"""A chip can be read however narrow it is: its name never makes way for its numbers."""

import pygame
import pytest

from display.scene.people import Chip, chip_room, chips, draw_chip
from display.screens.layout import Rect, letters_px
from display.screens.page import Page
from display.screens.seat import Counter
from display.words import words_in
from gallery.scenes import scenes

NUMBERS = (Counter("hand_of_cards", "12"), Counter("check", "30"))


@pytest.mark.parametrize("counters", [(), NUMBERS[:1], NUMBERS], ids=len)
@pytest.mark.parametrize("seat", ["red", "yellow", "white"])
def test_its_name_and_numbers_are_letters_large_and_lie_on_nothing(seat, counters):
    pygame.font.init()
    for width in range(120, 320, 8):
        page = Page(pygame.Surface((1280, 800)), words_in("de"), 0.0)
        chip = Chip(seat, counters, "", False, False, None, False)
        draw_chip(page, chip, chip_room(page, (chip,), (width, 46)), Rect(10, 10, width, 46))
        assert len(page.written) == 1 + len(counters), (width, page.written)
        for one in page.written:
            assert one.area.height >= letters_px(800), (width, one)
        for index, one in enumerate(page.written):
            for other in page.written[index + 1 :]:
                assert not one.area.inflate(-2, -2).colliderect(other.area), (width, one, other)


@pytest.mark.parametrize("game", ["bluff-pirate", "captains-orders"])
def test_while_somebody_is_to_be_chosen_only_who_can_be_is_bright(game):
    chosen = 0
    for seen in scenes(game).values():
        people = chips(seen.moment)
        lit_ones = {one.seat for one in people if one.lit}
        bright = {one.seat for one in people if one.lit or one.acts}
        assert not lit_ones or bright == lit_ones
        chosen += bool(lit_ones)
    assert chosen
