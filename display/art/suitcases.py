"""Six suitcase patterns, told apart by shape as well as by colour, also in grey."""

from functools import lru_cache

import pygame

from display.art.canvas import (
    Colour,
    Drawing,
    Size,
    arc,
    box,
    oval,
    polygon,
    rounded,
    star,
    stroke,
)
from display.art.keeping import POOL
from display.art.picture import Layer, Picture
from display.art.shelf import SHELF

INK: Colour = (28, 24, 38)
BRASS: Colour = (236, 190, 92)

EXTENT = (100.0, 84.5)
"""A suitcase is a little wider than it is high."""

RIM: Colour = (250, 243, 226)

_OUTER = rounded(RIM, 1, 14, 98, 70, 13)
_BODY = rounded(INK, 3, 16, 94, 66, 11)


def _rows(drawing: Drawing, count: int, step_y: float) -> Drawing:
    return tuple(
        shape._replace(points=tuple((x, y + row * step_y) for x, y in shape.points))
        for row in range(count)
        for shape in drawing
    )


def _tartan() -> Drawing:
    red, dark, cream = (214, 48, 44), (40, 30, 70, 125), (255, 226, 160)
    bars: Drawing = box(red, 0, 0, 100, 100)
    for k in range(3):
        bars += box(dark, 10 + 32 * k, 0, 15, 100)
    for k in range(2):
        bars += box(dark, 0, 24 + 32 * k, 100, 15)
    for k in range(4):
        bars += box(cream, 0.5 + 32 * k, 0, 2.6, 100)
    for k in range(3):
        bars += box(cream, 0, 14.5 + 32 * k, 100, 2.6)
    return bars


def _stripes() -> Drawing:
    bars: Drawing = box((246, 248, 252), 0, 0, 100, 100)
    for k in range(5):
        bars += box((43, 124, 208), 6 + 20 * k - 1, 0, 10, 100)
    return bars


def _dots() -> Drawing:
    drops: Drawing = box((226, 104, 164), 0, 0, 100, 100)
    for row in range(4):
        for column in range(6):
            drops += oval((255, 246, 250), column * 20 + (10 if row % 2 else 0), 21 + row * 19, 6.4)
    return drops


def _stars() -> Drawing:
    sky: Drawing = box((24, 28, 84), 0, 0, 100, 100)
    for x, y, radius in (
        (22, 35, 13), (52, 30, 8), (80, 38, 12), (39, 61, 11), (66, 62, 13), (14, 66, 8),
        (90, 68, 7),
    ):
        sky += star((255, 212, 64), x, y, radius)
    return sky


def _leather() -> Drawing:
    hide: Drawing = box((136, 82, 44), 0, 0, 100, 100)
    hide += box((156, 98, 54), 0, 0, 100, 46)
    for x in (22, 68):
        hide += box((78, 42, 20), x - 1, 0, 12, 100)
        for row in range(7):
            hide += box((222, 176, 120), x + 0.6, 19 + row * 9.4, 1.5, 5)
            hide += box((222, 176, 120), x + 7.9, 19 + row * 9.4, 1.5, 5)
        hide += rounded(BRASS, x - 3.5, 42, 17, 15, 3) + rounded((78, 42, 20), x, 45.5, 10, 8, 1.5)
        hide += box(BRASS, x + 3.8, 44, 2.4, 11)
    return hide


def _zigzag() -> Drawing:
    cloth: Drawing = box((10, 132, 98), 0, 0, 100, 100)
    band = [(-10 + 14.0 * k, 10.0 if k % 2 else -6.0) for k in range(10)]
    ribbon = polygon((238, 240, 120), *band, *((x, y + 9) for x, y in reversed(band)))
    return cloth + _rows(ribbon, 6, 20)


_PATTERNS = {
    "tartan": _tartan(),
    "stripes": _stripes(),
    "dots": _dots(),
    "stars": _stars(),
    "leather": _leather(),
    "zigzag": _zigzag(),
}

SUITCASES = tuple(_PATTERNS)
"""The patterns that have a drawing of their own."""

_PLAIN = box((120, 128, 148), 0, 0, 100, 100)

_GRIP = ((36.0, 18.0), (36.0, 10.0), (40.0, 6.0), (60.0, 6.0), (64.0, 10.0), (64.0, 18.0))
_HANDLE = stroke(INK, 8, *_GRIP) + stroke((112, 104, 126), 3, *_GRIP)

_GLEAM = box((255, 255, 255, 46), 0, 16, 100, 7) + box((20, 10, 40, 60), 0, 72, 100, 12)

_CORNERS = tuple(
    shape
    for x in (3, 97)
    for y in (16, 82)
    for shape in oval(INK, x, y, 14)
)

_OUTLINE = 3.2
_INSIDE = rounded(INK, 3 + _OUTLINE, 16 + _OUTLINE, 94 - 2 * _OUTLINE, 66 - 2 * _OUTLINE, 8.5)
_CLASP = rounded(INK, 42, 12, 16, 13, 3) + rounded(BRASS, 44.4, 14.4, 11.2, 8.2, 2)


@lru_cache(maxsize=64)
def suitcase_picture(suitcase: str) -> Picture:
    """A suitcase in one of the six patterns."""
    return Picture(
        (
            Layer(stroke(RIM, 12, *_GRIP) + _OUTER + _HANDLE + _BODY),
            Layer(pattern(suitcase) + _GLEAM + _CORNERS, within=_INSIDE),
            Layer(_CLASP),
        ),
        EXTENT,
        RIM,
    )


@POOL.keeping
def suitcase(size: Size, suitcase: str) -> pygame.Surface:
    return SHELF.painted("suitcase", suitcase, size, suitcase_picture)


def pattern(suitcase: str) -> Drawing:
    """The pattern alone, filling the box of 100 by 100 units."""
    return _PATTERNS.get(suitcase, _PLAIN)


def frown(x: float, y: float, radius: float) -> Drawing:
    """The frowning face of lost luggage."""
    r = radius
    return (
        oval(INK, x, y, r)
        + oval((240, 196, 72), x, y, r * 0.91)
        + oval(INK, x - r * 0.34, y - r * 0.2, r * 0.11, r * 0.17)
        + oval(INK, x + r * 0.34, y - r * 0.2, r * 0.11, r * 0.17)
        + stroke(INK, r * 0.1, (x - r * 0.52, y - r * 0.42), (x - r * 0.24, y - r * 0.54))
        + stroke(INK, r * 0.1, (x + r * 0.52, y - r * 0.42), (x + r * 0.24, y - r * 0.54))
        + arc(INK, r * 0.12, x, y + r * 0.66, r * 0.42, r * 0.36, 205, 335)
        + oval((120, 190, 240), x + r * 0.5, y + r * 0.14, r * 0.1, r * 0.18)
    )
