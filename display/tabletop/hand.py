"""Small drawings that belong to hands and pads only."""

from functools import lru_cache

import pygame

from display.art.canvas import Canvas, Colour, arc, oval, rounded, stroke
from display.theme import mixed


@lru_cache(maxsize=64)
def mitten(size: int, colour: Colour) -> pygame.Surface:
    """A mitten in the colour of its seat, ready to hold something."""
    dark = mixed(colour, (0, 0, 0), 0.35)
    light = mixed(colour, (255, 255, 255), 0.25)
    canvas = Canvas((size, size), ground=dark[:3])
    canvas.draw(
        rounded(dark, 21, 22, 58, 62, 27)
        + rounded(colour, 24, 25, 52, 56, 24)
        + stroke(dark, 25, (23, 66), (13, 44))
        + stroke(colour, 19, (25, 66), (14, 45))
        + rounded(dark, 27, 78, 46, 19, 7)
        + rounded(light, 30, 81, 40, 13, 5)
    )
    return canvas.finished()


@lru_cache(maxsize=16)
def thumbs(size: int, colour: Colour) -> pygame.Surface:
    """The thumbs of two mittens that hold something from below."""
    dark = mixed(colour, (0, 0, 0), 0.35)
    canvas = Canvas((round(size * 1.2), round(size * 0.5)), extent=(120, 50), ground=dark[:3])
    left = stroke(dark, 20, (12, 38), (23, 20)) + stroke(colour, 15, (12, 38), (23, 20))
    right = stroke(dark, 20, (108, 38), (97, 20)) + stroke(colour, 15, (108, 38), (97, 20))
    canvas.draw(left + right)
    return canvas.finished()


@lru_cache(maxsize=16)
def waves(size: int, colour: Colour) -> pygame.Surface:
    """The sign of a contactless reader."""
    canvas = Canvas((size, size), ground=colour[:3])
    canvas.draw(oval(colour, 22, 50, 7))
    for radius in (24, 42, 60):
        canvas.draw(arc(colour, 8, 22, 50, radius, radius, -42, 42))
    return canvas.finished()
