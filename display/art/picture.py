"""Pictures as values: what is printed on a piece, for every painter.

A `Drawing` has shapes only. A `Picture` has drawings, words and other pictures within it, and says
nothing of pixels: `painted` paints it for the screen, `workshop.paper` for a printer.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

import pygame

from display.art.canvas import BOX, Canvas, Colour, Packed, Shape, Size
from display.art.keeping import POOL, Pool, packed
from display.art.lettering import extent, lettering

Align = Literal["left", "center", "right"]


class Layer(NamedTuple):
    """A drawing; only what of it lies within another one, if that is given."""

    drawing: Iterable[Shape]
    within: Iterable[Shape] | None = None


class Word(NamedTuple):
    """A line of text in lines *height* units high, smaller where it would be wider than *widest*.

    Its middle is at the height *y*; it is centred around *x*, begins there, or ends there.
    """

    text: str
    x: float
    y: float
    height: float
    colour: Colour
    widest: float = 86.0
    align: Align = "center"
    bold: bool = True

    def fitted(self, width: float) -> tuple[float, float, float]:
        """The left end, the width and the height of the line; *width* is what it would take in
        its full height."""
        share = min(1.0, self.widest / width) if width else 1.0
        width *= share
        left = self.x - width * _BEFORE[self.align]
        return left, width, self.height * share


_BEFORE = {"left": 0.0, "center": 0.5, "right": 1.0}
"""How much of a line stands before the place at which it is aligned."""


class Inset(NamedTuple):
    """Another picture, as large as fits into a box of units, in the middle of it."""

    picture: "Picture"
    x: float
    y: float
    width: float
    height: float


Part = Layer | Word | Inset


@dataclass(frozen=True, eq=False)
class Picture:
    """Parts from below to above, in a box of *extent* units. The edges fade into *ground*, which
    is also what lies around a piece where it is cut.

    Compared by identity: who makes the same picture twice keeps it.
    """

    parts: tuple[Part, ...]
    extent: tuple[float, float] = (BOX, BOX)
    ground: Colour = (0, 0, 0)

    def __post_init__(self) -> None:
        object.__setattr__(self, "parts", tuple(map(_packed, self.parts)))


def _packed(part: Part) -> Part:
    """The part as it is kept."""
    if isinstance(part, Layer) and not isinstance(part.drawing, Packed):
        return part._replace(drawing=Packed(part.drawing))
    return part


@POOL.keeping
def painted(size: Size, picture: Picture) -> pygame.Surface:
    """The picture in pixels; the caller must never draw on it."""
    return paint(size, picture)


def paint(size: Size, picture: Picture) -> pygame.Surface:
    """Paint a picture that the caller keeps."""
    return packed(_made(size, picture))


_WITHIN = Pool(8_000_000)
"""What is put into other pictures is painted several times too large, and soon needed again or
never: an emblem is on all corners of a card."""


@_WITHIN.keeping
def _within(size: Size, picture: Picture) -> pygame.Surface:
    # The other picture smooths it.
    return _made(size, picture, oversampling=1)


def _made(size: Size, picture: Picture, oversampling: int | None = None) -> pygame.Surface:
    canvas = Canvas(size, picture.extent, picture.ground[:3], oversampling)
    for part in picture.parts:
        match part:
            case Layer(drawing, within):
                canvas.draw(drawing, within)
            case Word():
                _write(canvas, part)
            case Inset(inner, x, y, width, height):
                canvas.put(_within(canvas.pixels(width, height), inner), x, y, width, height)
    return canvas.finished()


def _write(canvas: Canvas, word: Word) -> None:
    pixels = max(8, canvas.pixels(1, word.height)[1])
    across, down = extent(word.text, pixels, word.bold)
    left, width, height = word.fitted(word.height * across / down)
    letters = lettering(word.text, pixels, word.colour, word.bold)
    canvas.put(letters, left, word.y - height / 2, width, height)
