"""The end of a match: the confetti."""

import math

import pygame
import pytest

from display.screens.layout import Rect
from display.screens.page import Page
from display.screens.podium import confetti
from display.words import words_in

NOTHING = (0, 0, 0)


def after(seconds):
    """A page on which nothing but confetti falls, so long after the match was over."""
    surface = pygame.Surface((320, 180))
    page = Page(surface, words_in("en"), 1000.0, shown_s=seconds)
    confetti(page, ("red",), Rect(surface.get_rect()))
    return page


def papers(page):
    width, height = page.surface.get_size()
    return sum(
        page.surface.get_at((x, y))[:3] != NOTHING for x in range(width) for y in range(height)
    )


@pytest.mark.parametrize("seconds", [0.0, 3.0])
def test_confetti_falls_in_every_frame(seconds):
    page = after(seconds)
    assert papers(page) > 0
    assert page.due_s == 1000.0


def test_all_of_it_has_fallen_when_it_ends():
    assert papers(after(7.9)) == 0


def test_when_it_has_fallen_nothing_moves_any_longer():
    page = after(8.1)
    assert papers(page) == 0
    assert page.due_s == math.inf
