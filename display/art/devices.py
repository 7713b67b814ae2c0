"""What the table's pieces are held to and what hands press: a pad, a spot, a button."""

import pygame

from display.art.canvas import Canvas, Colour, Drawing, Size
from display.art.keeping import POOL
from display.art.lettering import lettering
from display.art.svg import drawing

_INK: Colour = (24, 22, 40)

BUTTONS: dict[str, Colour] = {"A": (44, 176, 104), "B": (226, 66, 62)}
"""The colours of a station's two buttons."""


def _painted(size: Size, device: Drawing) -> pygame.Surface:
    canvas = Canvas(size, ground=_INK[:3])
    canvas.draw(device)
    return canvas.finished()


@POOL.keeping
def pad(size: Size, colour: Colour) -> pygame.Surface:
    """The pad at a seat, in the seat's colour."""
    return _painted(size, drawing("devices/pad", seat=colour))


@POOL.keeping
def spot(size: Size) -> pygame.Surface:
    """A spot in the middle of the table."""
    return _painted(size, drawing("devices/spot"))


@POOL.keeping
def button(size: Size, name: str) -> pygame.Surface:
    """A station's button, A or B."""
    picture = _painted(size, drawing("devices/button", cap=BUTTONS[name]))
    letter = lettering(name, max(6, round(min(size) * 0.52)), (255, 255, 255))
    picture.blit(letter, letter.get_rect(center=(size[0] // 2, size[1] // 2)))
    return picture
