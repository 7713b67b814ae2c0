"""The faces that players choose from: a head each, told apart by its outline and what is on it.

They are plain, unlike the passengers of a game, so that nobody takes one for the other. Colour says
nothing: all are of paper and ink.
"""

import pygame

from controller.views.people import FACES
from display.art.canvas import Canvas, Colour, Drawing, Size, box, rounded
from display.art.keeping import POOL
from display.art.svg import drawing, names

_INK: Colour = (34, 30, 48)
_GROUND: Colour = (122, 138, 180)


def face_drawing(face: str) -> Drawing:
    """What `face` paints, for other painters; a plain head for a name that nobody knows."""
    return drawing(f"faces/{face if face in names('faces') else 'plain'}")


@POOL.keeping
def face(size: Size, name: str) -> pygame.Surface:
    """One of `FACES`, on a plate that shows it on any ground."""
    canvas = Canvas(size)
    canvas.draw(rounded(_GROUND, 1, 1, 98, 98, 22))
    canvas.draw(face_drawing(name), within=box(_INK, 2, 2, 96, 96))
    return canvas.finished()


__all__ = ["FACES", "face", "face_drawing"]
