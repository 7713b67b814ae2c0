"""The cards of Bluff Pirate: ten colours, each with an accessory of its own, so that nobody needs
to tell the colours; and in each colour a pirate.

The rules name neither colours nor accessories; these drawings are ours.
"""

import math
from collections.abc import Callable

import pygame

from display.art.canvas import (
    Canvas,
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
from display.art.decks.blank import INK, PAPER
from display.art.decks.emblems import skull
from display.art.keeping import POOL
from display.art.picture import Layer, Part

_PIRATE = "-pirate"
_LIGHT: Colour = (255, 248, 232)
_FLAME: Colour = (255, 214, 84)


def _sabre() -> Drawing:
    return (
        stroke(_LIGHT, 9, (30, 76), (52, 56), (70, 34), (82, 10), smooth=True)
        + stroke(_LIGHT, 8, (20, 62), (30, 70), (42, 84), smooth=True)
        + stroke(_LIGHT, 9, (28, 78), (14, 92))
    )


def _lantern() -> Drawing:
    return (
        arc(_LIGHT, 5, 50, 22, 15, 15, 180, 360)
        + polygon(_LIGHT, (30, 34), (40, 22), (60, 22), (70, 34))
        + rounded(_LIGHT, 28, 34, 44, 48, 6) + rounded(INK, 36, 40, 28, 36, 5)
        + oval(_FLAME, 50, 62, 9, 11) + polygon(_FLAME, (50, 42), (42, 60), (58, 60))
        + rounded(_LIGHT, 24, 82, 52, 9, 4)
    )


def _jewel() -> Drawing:
    return (
        polygon(_LIGHT, (26, 20), (74, 20), (94, 44), (50, 90), (6, 44))
        + stroke(INK, 4, (10, 44), (90, 44))
        + stroke(INK, 4, (28, 22), (36, 44), (50, 84), (64, 44), (72, 22))
        + stroke(INK, 4, (36, 44), (50, 22), (64, 44))
    )


def _bottle() -> Drawing:
    return (
        rounded(_LIGHT, 42, 8, 16, 12, 4) + box(_LIGHT, 44, 18, 12, 20)
        + rounded(_LIGHT, 30, 34, 40, 58, 12)
        + rounded(INK, 36, 54, 28, 24, 4) + oval(_LIGHT, 50, 66, 7)
    )


def _compass() -> Drawing:
    return (
        oval(_LIGHT, 50, 50, 41) + oval(INK, 50, 50, 34)
        + polygon(_LIGHT, (50, 18), (60, 50), (50, 82), (40, 50))
        + polygon((120, 128, 148), (50, 82), (60, 50), (40, 50))
        + oval(INK, 50, 50, 4)
    )


def _anchor() -> Drawing:
    return (
        oval(_LIGHT, 50, 17, 11) + oval(INK, 50, 17, 5)
        + stroke(_LIGHT, 9, (50, 28), (50, 84))
        + stroke(_LIGHT, 8, (32, 38), (68, 38))
        + arc(_LIGHT, 9, 50, 56, 34, 30, 20, 160)
        + polygon(_LIGHT, (8, 70), (14, 48), (30, 66))
        + polygon(_LIGHT, (92, 70), (86, 48), (70, 66))
    )


def _hook() -> Drawing:
    return (
        polygon(_LIGHT, (30, 8), (70, 8), (62, 32), (38, 32)) + box(INK, 37, 16, 26, 4)
        + stroke(_LIGHT, 9, (50, 30), (50, 46), (62, 60), smooth=True)
        + arc(_LIGHT, 9, 46, 68, 20, 21, -30, 170)
        + polygon(_LIGHT, (16, 70), (25, 52), (33, 68))
    )


def _spyglass() -> Drawing:
    tube = (
        rounded(_LIGHT, 12, 42, 26, 16, 3) + rounded(_LIGHT, 36, 38, 26, 24, 3)
        + rounded(_LIGHT, 60, 33, 30, 34, 4)
        + box(INK, 36, 38, 4, 24) + box(INK, 60, 33, 4, 34) + oval(INK, 88, 50, 4, 12)
    )
    return moved(tube, turn_deg=-32)


def _helm() -> Drawing:
    drawing: Drawing = ()
    for k in range(8):
        cos, sin = math.cos(math.pi * k / 4), math.sin(math.pi * k / 4)
        drawing += stroke(_LIGHT, 7, (50, 50), (50 + 42 * cos, 50 + 42 * sin))
    rim = oval(_LIGHT, 50, 50, 31) + oval(INK, 50, 50, 22)
    hub = oval(_LIGHT, 50, 50, 10) + oval(INK, 50, 50, 4)
    spokes = tuple(drawing)
    return spokes + rim + moved(spokes, scale=0.5) + hub


def _hat() -> Drawing:
    return (
        polygon(
            _LIGHT,
            (6, 70), (20, 36), (38, 32), (50, 14), (62, 32), (80, 36), (94, 70), (50, 84),
        )
        + stroke(INK, 5, (14, 67), (50, 77), (86, 67), smooth=True)
        + oval(INK, 50, 48, 9, 8) + oval(_LIGHT, 46.6, 47, 2.2) + oval(_LIGHT, 53.4, 47, 2.2)
        + stroke(INK, 3.6, (38, 58), (62, 66)) + stroke(INK, 3.6, (62, 58), (38, 66))
    )


_KINDS: dict[str, tuple[Colour, Callable[[], Drawing]]] = {
    "red": ((206, 48, 52), _sabre),
    "orange": ((226, 120, 34), _lantern),
    "yellow": ((206, 160, 20), _jewel),
    "green": ((42, 138, 76), _bottle),
    "turquoise": ((28, 148, 156), _compass),
    "blue": ((44, 92, 196), _anchor),
    "purple": ((124, 64, 178), _hook),
    "pink": ((222, 92, 150), _spyglass),
    "brown": ((126, 82, 48), _helm),
    "black": ((62, 64, 78), _hat),
}

COLOURS = tuple(_KINDS)


def accessory(colour: str) -> Drawing:
    """The accessory of a colour on a disc of it; an empty disc for one that has no drawing."""
    ground, draw = _KINDS.get(colour, ((120, 128, 148), tuple))
    return oval(PAPER, 50, 50, 50) + oval(ground, 50, 50, 46) + moved(draw(), scale=0.66)


@POOL.keeping
def badge(size: Size, colour: str) -> pygame.Surface:
    """The accessory of a colour on a small disc."""
    canvas = Canvas(size)
    canvas.draw(accessory(colour))
    return canvas.finished()


def parts(face: str) -> tuple[Part, ...]:
    colour = face.removesuffix(_PIRATE)
    if colour not in _KINDS:
        return ()
    ground, draw = _KINDS[colour]
    field = rounded(ground, 8, 8, 84, 124, 5)
    sign = moved(draw(), x=-31.5, y=-26, scale=0.22)
    if face == colour:
        return (Layer(field + moved(draw(), y=24, scale=0.72) + sign),)
    pirate = (
        oval(PAPER, 50, 78, 36) + oval(INK, 50, 78, 33)
        + moved(skull(_LIGHT, INK), y=26, scale=0.52)
        + moved(skull(_LIGHT, INK), x=-31.5, y=0, scale=0.2)
    )
    return (Layer(field + pirate + sign),)
