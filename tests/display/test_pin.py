"""The PIN for a phone that is to look after the table, on the public screen."""

import pygame
import pytest

from controller.views import TableView
from controller.views.message import LANGUAGES
from display.screens import PublicScreen

SIZES = ((1280, 720), (800, 480), (480, 800), (1920, 1080))


VIEW = TableView(at_s=0.0, table="pi4", simulated=False, stage="attract", seats=())


def drawn(pin, language, surface):
    screen = PublicScreen(language)
    screen.pin = pin
    screen.draw(surface, VIEW, 0.0)
    return screen


@pytest.mark.parametrize(
    ("language", "size"),
    [(language, SIZES[at % len(SIZES)]) for at, language in enumerate(LANGUAGES)],
)
def test_the_pin_and_what_it_is_for_are_on_the_screen_whole(language, size):
    written = drawn("012345", language, pygame.Surface(size)).written
    assert "012 345" in [one.text for one in written]
    assert not any(one.text.endswith("…") for one in written)


def test_a_screen_that_shows_no_pin_is_drawn_anew_once_there_is_one():
    surface = pygame.Surface((1280, 720))
    screen = drawn("", "en", surface)
    assert not any("012 345" in one.text for one in screen.written)
    screen.pin = "012345"
    screen.refresh(surface, VIEW, 0.1)
    assert "012 345" in [one.text for one in screen.written]
