"""The cards of Bluff Pirate: ten colours, each with an accessory of its own, so that nobody needs
to tell the colours; and in each colour a pirate.

The rules name neither colours nor accessories; these drawings are ours. Each begins with a shape in
the colour itself.
"""

import pygame

from display.art.canvas import Canvas, Colour, Drawing, Shape, Size, moved, oval, rounded
from display.art.decks.blank import INK, PAPER
from display.art.keeping import POOL
from display.art.picture import Layer, Part
from display.art.svg import drawing

_PIRATE = "-pirate"
_OTHER: Colour = (120, 128, 148)

COLOURS = (
    *("red", "orange", "yellow", "green", "turquoise"),
    *("blue", "purple", "pink", "brown", "black"),
)


def _drawn(colour: str) -> tuple[Colour, tuple[Shape, ...]]:
    """A colour and its accessory."""
    ground, *shapes = drawing(f"pirates/{colour}")
    return ground.colour, tuple(shapes)


def accessory(colour: str) -> Drawing:
    """The accessory of a colour on a disc of it; an empty disc for one that has no drawing."""
    ground, shapes = _drawn(colour) if colour in COLOURS else (_OTHER, ())
    return oval(PAPER, 50, 50, 50) + oval(ground, 50, 50, 46) + moved(shapes, scale=0.66)


@POOL.keeping
def badge(size: Size, colour: str) -> pygame.Surface:
    """The accessory of a colour on a small disc."""
    canvas = Canvas(size)
    canvas.draw(accessory(colour))
    return canvas.finished()


def parts(face: str) -> tuple[Part, ...]:
    colour = face.removesuffix(_PIRATE)
    if colour not in COLOURS:
        return ()
    ground, shapes = _drawn(colour)
    field = rounded(ground, 8, 8, 84, 124, 5)
    sign = moved(shapes, x=-31.5, y=-26, scale=0.22)
    if face == colour:
        return (Layer(field + moved(shapes, y=24, scale=0.72) + sign),)
    skull = drawing("pirates/skull")
    pirate = (
        oval(PAPER, 50, 78, 36)
        + oval(INK, 50, 78, 33)
        + moved(skull, y=26, scale=0.52)
        + moved(skull, x=-31.5, y=0, scale=0.2)
    )
    return (Layer(field + pirate + sign),)
