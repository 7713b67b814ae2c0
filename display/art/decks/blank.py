"""A card before anything is printed on it, and words on cards."""

from display.art.canvas import Canvas, Colour, Drawing, Size, rounded
from display.art.lettering import extent, lettering

INK: Colour = (24, 22, 40)
PAPER: Colour = (250, 243, 226)
CARD = (100.0, 140.0)
"""Extent of a card in units."""

FACE: Drawing = rounded(PAPER, 3, 3, 94, 134, 7.5)


def card_canvas(size: Size) -> Canvas:
    """A canvas with a blank card on it."""
    canvas = Canvas(size, CARD, ground=INK[:3])
    canvas.draw(rounded(INK, 1, 1, 98, 138, 9) + FACE)
    return canvas


def put_word(
    canvas: Canvas, word: str, x: float, y: float, height: float, colour: Colour,
    widest: float = 86.0,
) -> None:
    """*word* around (x, y) in lines *height* units high, narrower where it would be wider than
    *widest*."""
    pixels = max(8, canvas.pixels(1, height)[1])
    across, down = extent(word, pixels)
    width = height * across / down
    if width > widest:
        height, width = height * widest / width, widest
    canvas.put(lettering(word, pixels, colour), x - width / 2, y - height / 2, width, height)
