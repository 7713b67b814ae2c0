"""Six suitcase patterns, told apart by shape as well as by colour, also in grey."""

from functools import cache, lru_cache

import pygame

from display.art.canvas import Colour, Drawing, Size
from display.art.keeping import POOL
from display.art.picture import Layer, Picture
from display.art.shelf import SHELF
from display.art.svg import drawing

INK: Colour = (28, 24, 38)

EXTENT = (100.0, 84.5)
"""A suitcase is a little wider than it is high."""

RIM: Colour = (250, 243, 226)

SUITCASES = ("tartan", "stripes", "dots", "stars", "leather", "zigzag")
"""The patterns that have a drawing of their own."""


def pattern(suitcase: str) -> Drawing:
    """The pattern alone, filling the box of 100 by 100 units."""
    return drawing(f"suitcase/patterns/{suitcase if suitcase in SUITCASES else 'plain'}")


@lru_cache(maxsize=64)
def suitcase_picture(suitcase: str) -> Picture:
    """A suitcase in one of the six patterns."""
    inside = Layer(pattern(suitcase) + _case("gleam"), within=_case("inside"))
    return Picture((Layer(_case("behind")), inside, Layer(_case("clasp"))), EXTENT, RIM)


@cache
def _case(part: str) -> Drawing:
    """What all suitcases have."""
    return drawing(f"suitcase/{part}")


@POOL.keeping
def suitcase(size: Size, suitcase: str) -> pygame.Surface:
    return SHELF.painted("suitcase", suitcase, size, suitcase_picture)
