"""Things at sea: ships with the mark of a seat on the sail, islands with a chest."""

from functools import lru_cache

import pygame

from display.art.canvas import (
    Colour,
    Drawing,
    Size,
    arc,
    box,
    moved,
    oval,
    polygon,
    rounded,
    stroke,
)
from display.art.icons import mark_drawing
from display.art.picture import Layer, Picture, painted

_INK: Colour = (24, 22, 40)
_WOOD: Colour = (150, 92, 52)
_WOOD_DARK: Colour = (108, 62, 36)
_CANVAS: Colour = (252, 244, 224)
_SAND: Colour = (240, 208, 138)
_LEAF: Colour = (56, 158, 92)
_GOLD: Colour = (255, 206, 84)

ISLAND = (150.0, 100.0)
"""Extent of an island in units."""


@lru_cache(maxsize=128)
def ship_picture(shape: str, colour: Colour) -> Picture:
    """A ship under sail; *shape* and *colour* are those of a seat's mark."""
    return Picture(
        (
            Layer(
                stroke(_INK, 8, (50, 4), (50, 76))
                + polygon(_INK, (50, 1), (74, 7), (50, 14))
                + polygon(colour, (50, 3), (69, 7), (50, 12))
                + _sail(_INK, 0) + _sail(_CANVAS, 3)
                + polygon(_INK, (4, 68), (96, 68), (82, 97), (20, 97))
                + polygon(_WOOD, (9, 71), (91, 71), (80, 94), (22, 94))
                + polygon(_WOOD_DARK, (15, 82), (86, 82), (80, 94), (22, 94))
                + moved(mark_drawing(shape, colour, _INK), y=-11, scale=0.44)
            ),
        ),
        ground=_INK,
    )


def ship(size: Size, shape: str, colour: Colour) -> pygame.Surface:
    return painted(size, ship_picture(shape, colour))


def _sail(colour: Colour, inset: float) -> Drawing:
    return polygon(
        colour,
        (18 + inset, 15 + inset),
        (82 - inset, 15 + inset),
        (89 - inset, 40),
        (82 - inset, 64 - inset),
        (18 + inset, 64 - inset),
        (11 + inset, 40),
    )


@lru_cache(maxsize=8)
def island_picture(holds: str) -> Picture:
    """An island with its chest: `closed`, `empty`, or with the `treasure`."""
    palm = (
        stroke(_WOOD_DARK, 6, (34, 78), (38, 50), (48, 26), smooth=True)
        + stroke(_LEAF, 8, (48, 26), (30, 18), (16, 28), smooth=True)
        + stroke(_LEAF, 8, (48, 26), (66, 16), (82, 26), smooth=True)
        + stroke(_LEAF, 8, (48, 26), (40, 8), (26, 6), smooth=True)
        + stroke(_LEAF, 8, (48, 26), (60, 6), (74, 8), smooth=True)
    )
    beach = oval((130, 206, 224), 75, 82, 74, 18) + oval(_SAND, 75, 78, 64, 17)
    return Picture((Layer(beach + palm + _chest(holds)),), ISLAND, (12, 60, 96))


def island(size: Size, holds: str) -> pygame.Surface:
    return painted(size, island_picture(holds))


@lru_cache(maxsize=8)
def token_picture(holds: str) -> Picture:
    """A round token of wood: the chest `closed` on its back, what it holds on its face."""
    ground = _SAND if holds in ("treasure", "empty") else (92, 26, 38)
    disc = oval(_INK, 50, 50, 49) + oval(_WOOD, 50, 50, 46.5) + oval(ground, 50, 50, 40)
    return Picture((Layer(disc + moved(_chest(holds), x=-48, y=-8)),), ground=_INK)


def token(size: Size, holds: str) -> pygame.Surface:
    return painted(size, token_picture(holds))


def _chest(holds: str) -> Drawing:
    """A chest of 56 by 50 units at the right."""
    open_lid = holds in ("empty", "treasure")
    lid: Drawing
    if open_lid:
        lid = rounded(_INK, 70, 24, 60, 18, 7) + rounded(_WOOD_DARK, 73, 27, 54, 12, 5)
    else:
        lid = rounded(_INK, 70, 32, 60, 26, 12) + rounded(_WOOD, 73, 35, 54, 20, 10)
    inside: Drawing = ()
    if open_lid:
        inside = box(_INK, 73, 40, 54, 16)
    if holds == "treasure":
        for x, y in ((82, 50), (94, 46), (106, 49), (118, 47), (100, 52), (88, 54), (112, 54)):
            inside += oval(_INK, x, y, 8) + oval(_GOLD, x, y, 6.4)
    front = rounded(_INK, 70, 52, 60, 36, 5) + rounded(_WOOD, 73, 55, 54, 30, 3)
    bands = box(_GOLD, 80, 55, 5, 30) + box(_GOLD, 115, 55, 5, 30)
    if holds == "empty":
        sign = stroke((206, 62, 52), 8, (88, 58), (112, 82)) + stroke(
            (206, 62, 52), 8, (112, 58), (88, 82)
        )
        return lid + inside + front + sign
    lock = rounded(_INK, 92, 56, 16, 18, 4) + rounded(_GOLD, 94, 58, 12, 14, 3)
    if holds == "treasure":
        return lid + inside + front + bands + lock
    keyhole = oval(_INK, 100, 63, 3) + box(_INK, 98.6, 63, 2.8, 6)
    return lid + front + bands + lock + keyhole + arc(_GOLD, 3, 100, 56, 5, 6, 180, 360)
