"""What passes by in a row comes out of the dark and goes back into it, and is nowhere cut off but
at the edge of the page."""

import pygame
import pytest

from display import theme
from display.art import suitcase
from display.screens.belt import procession
from display.screens.layout import Rect
from display.screens.page import Page
from display.words import words_in

SIZE = (800, 480)


def passing(area, band=None):
    """A page on which suitcases pass through *area*."""
    surface = pygame.Surface(SIZE)
    theme.put_backdrop(surface)
    page = Page(surface, words_in("en"), 2.0)
    procession(page, area, ("tartan", "dots"), 40.0, suitcase, band)
    return surface


def column(surface, x, area):
    return pygame.image.tobytes(surface.subsurface((x, area.y, 1, area.height)), "RGB")


@pytest.mark.parametrize("with_band", [True, False], ids=["belt", "no belt"])
def test_within_the_page_nothing_is_cut_off(with_band):
    area = Rect(100, 80, 300, 120)
    band = Rect(100, 180, 300, 60) if with_band else None
    bare = pygame.Surface(SIZE)
    theme.put_backdrop(bare)
    shown, whole = passing(area, band), area.union(band or area)
    for x in (whole.left, whole.right - 1):
        assert column(shown, x, whole) == column(bare, x, whole)
    assert column(shown, whole.centerx, whole) != column(bare, whole.centerx, whole)


def test_at_the_edge_of_the_page_it_comes_from_beyond():
    area = Rect(0, 80, 800, 120)
    faded = passing(area, Rect(0, 180, 800, 60))
    belt = Rect(0, 205, 1, 30)
    assert column(faded, 0, belt) == column(faded, 60, belt), "another slat, as bright"
