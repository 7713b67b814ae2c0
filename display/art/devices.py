"""What the table's pieces are held to and what hands press: a pad, a spot, a button."""


import pygame

from display.art.canvas import Canvas, Colour, Drawing, Size, arc, oval, rounded
from display.art.keeping import POOL
from display.art.lettering import lettering

_INK: Colour = (24, 22, 40)
_HOUSING: Colour = (62, 70, 98)
_FACE: Colour = (36, 42, 64)
_WAVES: Colour = (250, 246, 236)
_WOOD: Colour = (118, 84, 56)
_WOOD_LIGHT: Colour = (164, 122, 84)

BUTTONS: dict[str, Colour] = {"A": (44, 176, 104), "B": (226, 66, 62)}
"""The colours of a station's two buttons."""


def _waves(x: float, y: float) -> Drawing:
    """A reader's sign: what goes out from it."""
    return oval(_WAVES, x - 16, y, 5) + tuple(
        shape
        for radius in (14, 26, 38)
        for shape in arc(_WAVES, 6, x - 16, y, radius, radius, -42, 42)
    )


@POOL.keeping
def pad(size: Size, colour: Colour) -> pygame.Surface:
    """The pad at a seat, in the seat's colour."""
    canvas = Canvas(size, ground=_INK[:3])
    canvas.draw(
        rounded(_INK, 2, 10, 96, 80, 16)
        + rounded(colour, 5, 13, 90, 74, 13)
        + rounded(_FACE, 14, 22, 72, 56, 8)
        + _waves(50, 50)
    )
    return canvas.finished()


@POOL.keeping
def spot(size: Size) -> pygame.Surface:
    """A spot in the middle of the table."""
    canvas = Canvas(size, ground=_INK[:3])
    canvas.draw(
        oval(_INK, 50, 50, 47) + oval(_WOOD_LIGHT, 50, 50, 44) + oval(_WOOD, 50, 50, 36)
    )
    canvas.draw(_waves(50, 50))
    return canvas.finished()


@POOL.keeping
def button(size: Size, name: str) -> pygame.Surface:
    """A station's button, A or B."""
    canvas = Canvas(size, ground=_INK[:3])
    canvas.draw(oval(_INK, 50, 50, 47) + oval(_HOUSING, 50, 50, 44))
    canvas.draw(oval(BUTTONS[name], 50, 50, 35))
    picture = canvas.finished()
    letter = lettering(name, max(6, round(min(size) * 0.52)), (255, 255, 255))
    picture.blit(letter, letter.get_rect(center=(size[0] // 2, size[1] // 2)))
    return picture
