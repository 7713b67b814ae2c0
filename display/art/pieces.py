"""Tiles and cards as they lie on the table: the printed sides of every piece."""

from functools import lru_cache

import pygame

from display.art.canvas import Colour, Drawing, Size, moved, rounded
from display.art.passengers import portrait_picture
from display.art.picture import Inset, Layer, Part, Picture, painted
from display.art.suitcases import EXTENT, INK, pattern, suitcase_picture
from display.art.svg import drawing

PAPER: Colour = (250, 243, 226)
PAPER_EDGE: Colour = (206, 190, 158)

CARD = (100.0, 140.0)
"""Extent of a card in units; a tile is square."""

_TILE = rounded(INK, 1, 1, 98, 98, 13)
_TILE_FRAME = rounded(INK, 4, 4, 92, 92, 10.5)
_CARD = rounded(INK, 1, 1, 98, 138, 9)


@lru_cache(maxsize=16)
def tile_back_picture(suitcase: str) -> Picture:
    """The public side of a tile: its suitcase pattern."""
    paper = _TILE + rounded(PAPER_EDGE, 3, 3, 94, 94, 11) + rounded(PAPER, 3, 3, 94, 91, 11)
    return Picture((Layer(paper), _suitcase(suitcase, 5, 9, 90)), ground=INK)


@lru_cache(maxsize=64)
def tile_face_picture(passenger: str, suitcase: str) -> Picture:
    """The secret side of a luggage tile: the passenger to whom it belongs."""
    return _framed(suitcase, Inset(portrait_picture(passenger), 13, 13, 74, 74))


@lru_cache(maxsize=16)
def tile_lost_picture(suitcase: str) -> Picture:
    """The secret side of a lost tile: a frowning face."""
    return _framed(suitcase, Layer(drawing("luggage/lost")))


@lru_cache(maxsize=64)
def card_face_picture(passenger: str, suitcase: str) -> Picture:
    """A passenger card: the passenger, and the suitcase that is missed."""
    return Picture(
        (
            Layer(_CARD + rounded(PAPER, 3, 3, 94, 134, 7.5)),
            Inset(portrait_picture(passenger), 9, 7, 82, 82),
            _suitcase(suitcase, 26, 92, 48),
        ),
        CARD,
        INK,
    )


@lru_cache(maxsize=1)
def card_back_picture() -> Picture:
    """The back that all passenger cards share."""
    return Picture((Layer(drawing("luggage/back")),), CARD, INK)


def tile_back(size: Size, suitcase: str) -> pygame.Surface:
    return painted(size, tile_back_picture(suitcase))


def tile_face(size: Size, passenger: str, suitcase: str) -> pygame.Surface:
    return painted(size, tile_face_picture(passenger, suitcase))


def tile_lost(size: Size, suitcase: str) -> pygame.Surface:
    return painted(size, tile_lost_picture(suitcase))


def card_face(size: Size, passenger: str, suitcase: str) -> pygame.Surface:
    return painted(size, card_face_picture(passenger, suitcase))


def card_back(size: Size) -> pygame.Surface:
    return painted(size, card_back_picture())


def _framed(suitcase: str, middle: Part) -> Picture:
    """A tile's secret side: a picture on paper in a frame of the tile's pattern."""
    return Picture(
        (
            Layer(_TILE),
            Layer(_fine_pattern(suitcase), within=_TILE_FRAME),
            Layer(rounded(INK, 11, 11, 78, 78, 8) + rounded(PAPER, 12.5, 12.5, 75, 75, 7)),
            middle,
        ),
        ground=INK,
    )


def _fine_pattern(suitcase: str) -> Drawing:
    """The pattern small enough to be told in a narrow frame."""
    shapes = pattern(suitcase)
    return tuple(
        shape
        for row in range(-1, 2)
        for column in range(-1, 2)
        for shape in moved(shapes, 33 * column, 33 * row, scale=0.34)
    )


def _suitcase(name: str, x: float, y: float, width: float) -> Inset:
    return Inset(suitcase_picture(name), x, y, width, width * EXTENT[1] / EXTENT[0])
