"""The pictures of the game: suitcases, passengers, tiles and cards, drawn by an illustrator
(`drawings/`, docs/drawings.md) and put together here.

The public screen and the virtual table share them. Every function takes the size in pixels that
is wanted, keeps its answer for the next call, and returns a surface with an alpha channel on
which the caller must *never* draw. A picture keeps its shape: where the size has another one, it
stands in the middle with room around it. All of them work without a window.

Names are the slugs of the pieces: patterns `tartan` ... `zigzag`, passengers `highlander` ...
`dragon`. A name without a drawing of its own gets a plain one, never an error: a new game's
pieces must not break a screen.
"""

from display.art.canvas import Size
from display.art.decks import UNREAD, playing_card, playing_card_back
from display.art.faces import face
from display.art.icons import ICONS, MARKS, icon, mark
from display.art.passengers import PASSENGERS, portrait
from display.art.pieces import card_back, card_face, tile_back, tile_face, tile_lost
from display.art.sea import island, ship, token
from display.art.suitcases import SUITCASES, suitcase

__all__ = [
    "ICONS",
    "MARKS",
    "PASSENGERS",
    "SUITCASES",
    "UNREAD",
    "Size",
    "card_back",
    "card_face",
    "face",
    "icon",
    "island",
    "mark",
    "playing_card",
    "playing_card_back",
    "portrait",
    "ship",
    "suitcase",
    "tile_back",
    "tile_face",
    "tile_lost",
    "token",
]
