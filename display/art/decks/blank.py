"""A card before anything is printed on it."""

from display.art.canvas import Colour, Drawing, rounded
from display.art.picture import Layer, Part, Picture

INK: Colour = (24, 22, 40)
PAPER: Colour = (250, 243, 226)
CARD = (100.0, 140.0)
"""Extent of a card in units."""

FACE: Drawing = rounded(PAPER, 3, 3, 94, 134, 7.5)


BLANK = Layer(rounded(INK, 1, 1, 98, 138, 9) + FACE)


def card(*parts: Part) -> Picture:
    """A card with these *parts* on it."""
    return Picture((BLANK, *parts), CARD, INK)
