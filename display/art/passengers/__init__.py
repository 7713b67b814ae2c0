"""Thirty passengers as portraits: five for each suitcase pattern, a file for each five."""

from functools import lru_cache

import pygame

from display.art.canvas import Drawing, Size, box, oval
from display.art.keeping import POOL
from display.art.passengers import dots, leather, stars, stripes, tartan, zigzag
from display.art.passengers.parts import Portrait, person
from display.art.picture import Layer, Picture
from display.art.shelf import SHELF

_PORTRAITS: dict[str, Portrait] = {
    **tartan.PORTRAITS,
    **stripes.PORTRAITS,
    **dots.PORTRAITS,
    **stars.PORTRAITS,
    **leather.PORTRAITS,
    **zigzag.PORTRAITS,
}

PASSENGERS = tuple(_PORTRAITS)
"""The passengers that have a portrait of their own."""

_STRANGER = Portrait((150, 158, 176), person)

_ROUNDEL_RADIUS = 47.0
_FRAME: Drawing = box((0, 0, 0), 0, 0, 100, 46) + oval((0, 0, 0), 50, 52, _ROUNDEL_RADIUS)
"""Where a portrait may be: hats and horns rise above the roundel, shoulders end with it."""


@lru_cache(maxsize=64)
def portrait_picture(passenger: str) -> Picture:
    """A passenger's head and shoulders before a roundel of his own colour."""
    backdrop, drawn = _PORTRAITS.get(passenger, _STRANGER)
    roundel = oval(backdrop, 50, 52, _ROUNDEL_RADIUS)
    return Picture((Layer(roundel), Layer(drawn(), within=_FRAME)), ground=backdrop)


@POOL.keeping
def portrait(size: Size, passenger: str) -> pygame.Surface:
    return SHELF.painted("passenger", passenger, size, portrait_picture)
