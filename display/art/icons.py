"""Small signs for the screen: verdicts, counters, seats' marks. Shape says as much as colour."""

import pygame

from display.art.canvas import Canvas, Colour, Drawing, Size
from display.art.keeping import POOL
from display.art.svg import drawing, names

ICONS = names("icons")

MARKS = names("marks")
"""Shapes that stand for seats, so that nobody needs to tell red from green."""

_RIM: Colour = (250, 246, 236)


def icon_drawing(name: str) -> Drawing:
    """What `icon` paints, for other painters."""
    return drawing(f"icons/{name}")


@POOL.keeping
def icon(size: Size, name: str) -> pygame.Surface:
    """One of `ICONS`. Raises `FileNotFoundError` for another: icons are the screen's own."""
    canvas = Canvas(size)
    canvas.draw(icon_drawing(name))
    return canvas.finished()


def mark_drawing(shape: str, colour: Colour, rim: Colour) -> Drawing:
    """What `mark` paints, with a *rim* of any colour, for other painters."""
    return drawing(f"marks/{shape}", seat=colour, rim=rim)


@POOL.keeping
def mark(size: Size, shape: str, colour: Colour) -> pygame.Surface:
    """A seat's mark: one of `MARKS` in the seat's colour, with a light rim."""
    canvas = Canvas(size, ground=_RIM[:3])
    canvas.draw(mark_drawing(shape, colour, _RIM))
    return canvas.finished()
