"""Thirty passengers as portraits, five for each suitcase pattern."""

from functools import lru_cache

import pygame

from display.art.canvas import Drawing, Size, box, oval
from display.art.keeping import POOL
from display.art.picture import Layer, Picture
from display.art.shelf import SHELF
from display.art.svg import drawing, names

PASSENGERS = (
    *("highlander", "detective", "lumberjack", "yeti", "punk"),
    *("pirate", "referee", "sailor", "mime", "beekeeper"),
    *("clown", "painter", "flamenco-dancer", "cook", "ladybird"),
    *("astronaut", "wizard", "alien", "cowboy", "robot"),
    *("caveman", "aviator", "viking", "explorer", "vampire"),
    *("pharaoh", "samurai", "mermaid", "inventor", "dragon"),
)
"""The passengers that have a portrait of their own, by their suitcases."""

_FRAME: Drawing = box((0, 0, 0), 0, 0, 100, 46) + oval((0, 0, 0), 50, 52, 47)
"""Where a portrait may be: hats and horns rise above the roundel, shoulders end with it."""


@lru_cache(maxsize=64)
def portrait_picture(passenger: str) -> Picture:
    """A passenger's head and shoulders before a roundel of his own colour."""
    known = passenger in names("passengers")
    roundel, *person = drawing(f"passengers/{passenger if known else 'stranger'}")
    return Picture((Layer((roundel,)), Layer(person, within=_FRAME)), ground=roundel.colour)


@POOL.keeping
def portrait(size: Size, passenger: str) -> pygame.Surface:
    return SHELF.painted("passenger", passenger, size, portrait_picture)
