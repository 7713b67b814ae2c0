"""Tiles and cards as they lie on the table: the printed sides of every piece."""

from functools import lru_cache

import pygame

from display.art.canvas import Canvas, Colour, Drawing, Size, moved, oval, polygon, rounded, stroke
from display.art.passengers import portrait
from display.art.suitcases import EXTENT, INK, frown, pattern, suitcase

PAPER: Colour = (250, 243, 226)
PAPER_EDGE: Colour = (206, 190, 158)
NIGHT: Colour = (22, 36, 74)
AMBER: Colour = (255, 190, 60)

CARD = (100.0, 140.0)
"""Extent of a card in units; a tile is square."""

_TILE = rounded(INK, 1, 1, 98, 98, 13)
_TILE_FRAME = rounded(INK, 4, 4, 92, 92, 10.5)
_CARD = rounded(INK, 1, 1, 98, 138, 9)


def plane(x: float, y: float, scale: float, colour: Colour) -> Drawing:
    """An airliner from above, climbing."""

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + px * scale, y + py * scale) for px, py in points]

    return (
        polygon(colour, *at((-3, -6), (-32, 12), (-32, 18), (0, 8), (32, 18), (32, 12), (3, -6)))
        + polygon(colour, *at((-2, 22), (-12, 30), (-12, 34), (0, 31), (12, 34), (12, 30), (2, 22)))
        + oval(colour, x, y, 5 * scale, 34 * scale)
    )


@lru_cache(maxsize=512)
def tile_back(size: Size, suitcase: str) -> pygame.Surface:
    """The public side of a tile: its suitcase pattern."""
    canvas = Canvas(size, ground=INK[:3])
    canvas.draw(_TILE + rounded(PAPER_EDGE, 3, 3, 94, 94, 11) + rounded(PAPER, 3, 3, 94, 91, 11))
    _put_suitcase(canvas, suitcase, 5, 9, 90)
    return canvas.finished()


@lru_cache(maxsize=512)
def tile_face(size: Size, passenger: str, suitcase: str) -> pygame.Surface:
    """The secret side of a luggage tile: the passenger to whom it belongs."""
    canvas = _framed(size, suitcase)
    canvas.put(portrait(canvas.pixels(74, 74), passenger), 13, 13, 74, 74)
    return canvas.finished()


@lru_cache(maxsize=512)
def tile_lost(size: Size, suitcase: str) -> pygame.Surface:
    """The secret side of a lost tile: a frowning face."""
    canvas = _framed(size, suitcase)
    canvas.draw(frown(50, 50, 32))
    return canvas.finished()


@lru_cache(maxsize=512)
def card_face(size: Size, passenger: str, suitcase: str) -> pygame.Surface:
    """A passenger card: the passenger, and the suitcase that is missed."""
    canvas = Canvas(size, CARD, ground=INK[:3])
    canvas.draw(_CARD + rounded(PAPER, 3, 3, 94, 134, 7.5))
    canvas.put(portrait(canvas.pixels(82, 82), passenger), 9, 7, 82, 82)
    _put_suitcase(canvas, suitcase, 26, 92, 48)
    return canvas.finished()


@lru_cache(maxsize=64)
def card_back(size: Size) -> pygame.Surface:
    """The back that all passenger cards share."""
    canvas = Canvas(size, CARD, ground=INK[:3])
    canvas.draw(
        _CARD
        + rounded(PAPER, 3, 3, 94, 134, 7.5)
        + rounded(NIGHT, 8, 8, 84, 124, 5)
        + rounded(AMBER, 12, 12, 76, 116, 4)
        + rounded(NIGHT, 14, 14, 72, 112, 3)
        + oval(AMBER, 50, 70, 33)
        + oval(NIGHT, 50, 70, 31)
        + plane(50, 70, 0.8, AMBER)
        + stroke(AMBER, 2, (30, 26), (70, 26))
        + stroke(AMBER, 2, (30, 114), (70, 114))
    )
    return canvas.finished()


def _framed(size: Size, suitcase: str) -> Canvas:
    """A tile's secret side without its picture: paper in a frame of the tile's pattern."""
    canvas = Canvas(size, ground=INK[:3])
    canvas.draw(_TILE)
    canvas.draw(_fine_pattern(suitcase), within=_TILE_FRAME)
    canvas.draw(rounded(INK, 11, 11, 78, 78, 8) + rounded(PAPER, 12.5, 12.5, 75, 75, 7))
    return canvas


def _fine_pattern(suitcase: str) -> Drawing:
    """The pattern small enough to be told in a narrow frame."""
    return tuple(
        shape
        for row in range(-1, 2)
        for column in range(-1, 2)
        for shape in moved(pattern(suitcase), 33 * column, 33 * row, scale=0.34)
    )


def _put_suitcase(canvas: Canvas, name: str, x: float, y: float, width: float) -> None:
    height = width * EXTENT[1] / EXTENT[0]
    canvas.put(suitcase(canvas.pixels(width, height), name), x, y, width, height)
