"""The Pairs deck of Captain's Orders: a rank from 1 to 10, and as many pips as the deck has cards
of that rank (rulings 4.4, components)."""

from display.art.canvas import Colour, Drawing, box, oval
from display.art.decks.blank import FACE
from display.art.picture import Layer, Part, Word

HIGHEST = 10

_LOW: Colour = (190, 40, 48)
_HIGH: Colour = (26, 66, 142)
_FOAM: Colour = (255, 250, 238)


def rank_colour(rank: int) -> Colour:
    """From the red of the Captain's cards to the blue of the highest."""
    share = (rank - 1) / (HIGHEST - 1)
    red, green, blue = (
        round(a + (b - a) * share) for a, b in zip(_LOW[:3], _HIGH[:3], strict=True)
    )
    return red, green, blue


def parts(face: str) -> tuple[Part, ...]:
    if not face.isdecimal() or not 1 <= int(face) <= HIGHEST:
        return ()
    rank = int(face)
    colour = rank_colour(rank)
    return (
        Layer(_sea(colour), within=FACE),
        Layer(_pips(rank)),
        Word(face, 50, 58, 104, colour, widest=78),
        Word(face, 16, 20, 34, colour, widest=21),
    )


def _sea(colour: Colour) -> Drawing:
    """Water along the foot of the card, with a wavy top."""
    waves: Drawing = ()
    for k in range(7):
        waves += oval(colour, 3 + k * 16, 114, 9.5, 7)
    return box(colour, 0, 114, 100, 26) + waves


def _pips(rank: int) -> Drawing:
    pips: Drawing = ()
    for k in range(rank):
        pips += oval(_FOAM, 50 + (k - (rank - 1) / 2) * 8.6, 124, 3)
    return pips
