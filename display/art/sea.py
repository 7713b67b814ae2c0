"""Things at sea: ships with the mark of a seat on the sail, islands with a chest."""

from functools import lru_cache

import pygame

from display.art.canvas import Colour, Size, moved
from display.art.icons import mark_drawing
from display.art.picture import Layer, Picture, painted
from display.art.svg import drawing

_INK: Colour = (24, 22, 40)

ISLAND = (150.0, 100.0)
"""Extent of an island in units."""


@lru_cache(maxsize=128)
def ship_picture(shape: str, colour: Colour) -> Picture:
    """A ship under sail; *shape* and *colour* are those of a seat's mark."""
    mark = moved(mark_drawing(shape, colour, _INK), y=-11, scale=0.44)
    return Picture((Layer(drawing("sea/ship", seat=colour) + mark),), ground=_INK)


def ship(size: Size, shape: str, colour: Colour) -> pygame.Surface:
    return painted(size, ship_picture(shape, colour))


@lru_cache(maxsize=8)
def island_picture(holds: str) -> Picture:
    """An island with its chest: `closed`, `empty`, or with the `treasure`."""
    return Picture((Layer(drawing(f"islands/{holds}")),), ISLAND, (12, 60, 96))


def island(size: Size, holds: str) -> pygame.Surface:
    return painted(size, island_picture(holds))


@lru_cache(maxsize=8)
def token_picture(holds: str) -> Picture:
    """A round token of wood: the chest `closed` on its back, what it holds on its face."""
    return Picture((Layer(drawing(f"tokens/{holds}")),), ground=_INK)


def token(size: Size, holds: str) -> pygame.Surface:
    return painted(size, token_picture(holds))
