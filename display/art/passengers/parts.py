"""What portraits are composed of: shoulders, heads, faces, hair."""

from collections.abc import Callable
from typing import NamedTuple

from display.art.canvas import (
    Colour,
    Drawing,
    arc,
    blob,
    both,
    oval,
    polygon,
    rounded,
    stroke,
)

INK: Colour = (34, 26, 40)
WHITE: Colour = (252, 250, 246)
BLACK: Colour = (40, 36, 48)
RED: Colour = (210, 50, 48)
GOLD: Colour = (242, 190, 70)
SHADE: Colour = (30, 10, 50, 46)

PORCELAIN: Colour = (255, 226, 204)
PEACH: Colour = (248, 200, 166)
SAND: Colour = (228, 172, 128)
BRONZE: Colour = (186, 122, 80)
UMBER: Colour = (128, 80, 54)


class Portrait(NamedTuple):
    """A portrait in the box of 100 by 100 units: its eyes lie near (50, 47).

    It is drawn when it is first shown: all thirty took a seventh of the screen's start.
    """

    backdrop: Colour
    drawn: Callable[[], Drawing]


def eyes(y: float = 47, apart: float = 8.5, size: float = 2.6, colour: Colour = INK) -> Drawing:
    return both(
        oval(colour, 50 - apart, y, size, size * 1.25)
        + oval(WHITE, 50 - apart + size * 0.35, y - size * 0.5, size * 0.34)
    )


def wide_eyes(y: float = 47, apart: float = 9, size: float = 5.4, iris: Colour = INK) -> Drawing:
    """Round white eyes that look straight out."""
    return both(
        oval(WHITE, 50 - apart, y, size)
        + oval(iris, 50 - apart + 0.6, y + 0.4, size * 0.52)
        + oval(WHITE, 50 - apart + 1.6, y - 1.0, size * 0.18)
    )


def brows(y: float = 40, tilt: float = 0.0, colour: Colour = INK, width: float = 2.2) -> Drawing:
    """Eyebrows; a positive *tilt* looks stern, a negative one surprised."""
    return both(
        stroke(colour, width, (37, y - tilt), (41.5, y - 1 - tilt * 0.2), (46, y
                                                                           + tilt), smooth=True)
    )


def smile(y: float = 58, width: float = 8, depth: float = 4, colour: Colour = INK) -> Drawing:
    return arc(colour, 2, 50, y - depth / 2, width, depth, 20, 160)


def laugh(y: float = 56, width: float = 8.5, depth: float = 7) -> Drawing:
    """An open, laughing mouth."""
    return oval((130, 36, 48), 50, y, width, depth, 0, 180) + oval(
        WHITE, 50, y, width * 0.86, depth * 0.34, 0, 180
    )


def cheeks(y: float = 54, colour: Colour = (230, 80, 70, 70)) -> Drawing:
    return both(oval(colour, 37.5, y, 4.2, 3.2))


def nose(colour: Colour = (150, 60, 30, 110), y: float = 52) -> Drawing:
    return oval(colour, 50, y, 2.6, 1.9)


def head(skin: Colour, width: float = 18.5, height: float = 22, y: float = 47) -> Drawing:
    """A head with ears, without a face."""
    return (
        both(oval(skin, 50 - width, y + 2, 4, 5.2) + oval(SHADE, 50 - width, y + 2, 2.2, 3.2))
        + oval(skin, 50, y, width, height)
    )


def neck(skin: Colour) -> Drawing:
    return rounded(skin, 42, 60, 16, 20, 5) + oval(SHADE, 50, 68, 8, 5, 0, 180)


def shoulders(colour: Colour, width: float = 33, top: float = 73) -> Drawing:
    left, right = 50 - width, 50 + width
    return blob(
        colour,
        (left - 3, 112), (left, top + 14), (left + 9, top + 3), (42, top), (58, top),
        (right - 9, top + 3), (right, top + 14), (right + 3, 112),
    )


def collar(colour: Colour) -> Drawing:
    """The two points of a shirt collar."""
    return both(polygon(colour, (41, 69), (50, 79), (41, 86), (35, 74)))


def moustache(colour: Colour, y: float = 56, width: float = 12, curl: float = 0.0) -> Drawing:
    return both(
        blob(
            colour,
            (50, y - 2), (50 - width * 0.55, y - 2.6), (50 - width, y + 1 - curl),
            (50 - width * 0.6, y + 3), (50, y + 1.8),
        )
    )


def beard(colour: Colour, bottom: float = 76, top: float = 48) -> Drawing:
    """A full beard around the chin, from ear to ear; the mouth goes on top of it."""
    return blob(
        colour,
        (31, top), (35, top + 4), (42, top + 7), (50, top + 6), (58, top + 7), (65, top + 4),
        (69, top), (69, bottom - 14), (61, bottom - 3), (50, bottom), (39, bottom - 3),
        (31, bottom - 14),
    )


def fringe(colour: Colour, low: float = 37) -> Drawing:
    """Short hair: a cap over the skull with a soft edge on the forehead."""
    return blob(
        colour,
        (30.5, 46), (30.5, 34), (38, 24.5), (50, 22), (62, 24.5), (69.5, 34), (69.5, 46),
        (66, low + 3), (58, low - 2), (48, low), (38, low - 1), (34, low + 4),
    )


FACE = eyes() + brows() + nose() + smile() + cheeks()


def person(
    skin: Colour = PEACH,
    dress: Colour = (90, 100, 130),
    behind: Drawing = (),
    clothes: Drawing = (),
    face: Drawing = FACE,
    over: Drawing = (),
) -> Drawing:
    """A head and shoulders, painted from the back to the front.

    *behind* is what falls behind the shoulders (long hair, a collar), *clothes* lie on the chest,
    *over* covers the face (hair, hat, beard).
    """
    return behind + shoulders(dress) + neck(skin) + clothes + head(skin) + face + over
