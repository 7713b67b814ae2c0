"""A chip can be read however narrow it is: its name never makes way for its numbers."""

import pygame
import pytest

from display.scene.people import Chip, chip_room, draw_chip
from display.screens.layout import Rect, letters_px
from display.screens.page import Page
from display.screens.seat import Counter
from display.words import words_in

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
