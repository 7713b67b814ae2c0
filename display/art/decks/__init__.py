"""The cards of the three card games, as they lie on the table: faces by their names, and backs.

A face goes by the word that the views and the game's pieces have for it: a rank (`7`) in Captain's
Orders, a kind (`red`, `red-pirate`) in Bluff Pirate, a piece of luggage or an Airport card
(`paris-7`, `round-trip`) in Captain Bluff. A word without a drawing of its own gets a plain card
with that word, never an error.
"""

from functools import lru_cache

import pygame

from display.art.canvas import Canvas, Colour, Size
from display.art.decks import accessories, airport, ranks
from display.art.decks.blank import CARD, card_canvas, put_word
from display.art.decks.emblems import emblem, ground

__all__ = ["CARD", "UNREAD", "playing_card", "playing_card_back"]

UNREAD = "?"
"""The face of a card that lies open but was not read."""

_GREY: Colour = (120, 128, 148)

_FACES = {
    "captains-orders": ranks.paint,
    "bluff-pirate": accessories.paint,
    "captain-bluff": airport.paint,
}
"""Who paints a game's faces: whether there is one of that name."""


@lru_cache(maxsize=512)
def playing_card(size: Size, game: str, face: str) -> pygame.Surface:
    """The face of a card of *game*."""
    canvas = card_canvas(size)
    painted = game in _FACES and face != UNREAD and _FACES[game](canvas, face)
    if not painted:
        put_word(canvas, face, 50, 70, 92 if len(face) < 3 else 24, _GREY)
        _corner(canvas, face)
    return canvas.finished()


def _corner(canvas: Canvas, face: str) -> None:
    """What a hand shows of a card that has no drawing: its number, and how its word begins."""
    word, _, number = face.rpartition("-")
    for y, part in ((19, number[:2]), (44, word[:1].upper())):
        if part:
            put_word(canvas, part, 16, y, 28, _GREY, widest=21)


@lru_cache(maxsize=64)
def playing_card_back(size: Size, game: str) -> pygame.Surface:
    """The back that all cards of *game* share."""
    canvas = card_canvas(size)
    canvas.draw(ground(game) + emblem(game))
    return canvas.finished()
