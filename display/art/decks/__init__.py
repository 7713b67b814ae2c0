"""The cards of the three card games, as they lie on the table: faces by their names, and backs.

A face goes by the word that the views and the game's pieces have for it: a rank (`7`) in Captain's
Orders, a kind (`red`, `red-pirate`) in Bluff Pirate, a piece of luggage or an Airport card
(`paris-7`, `round-trip`) in Captain Bluff. A word without a drawing of its own gets a plain card
with that word, never an error.
"""

from functools import lru_cache

import pygame

from display.art.canvas import Colour, Size
from display.art.decks import accessories, airport, ranks
from display.art.decks.blank import CARD, card
from display.art.picture import Layer, Part, Picture, Word, painted
from display.art.svg import drawing, names

__all__ = [
    "CARD",
    "UNREAD",
    "playing_card",
    "playing_card_back",
    "playing_card_back_picture",
    "playing_card_picture",
]

UNREAD = "?"
"""The face of a card that lies open but was not read."""

_GREY: Colour = (120, 128, 148)

_FACES = {
    "captains-orders": ranks.parts,
    "bluff-pirate": accessories.parts,
    "captain-bluff": airport.parts,
}
"""What is on a game's faces; nothing where there is none of that name."""


@lru_cache(maxsize=512)
def playing_card_picture(game: str, face: str) -> Picture:
    """The face of a card of *game*."""
    parts = _FACES[game](face) if game in _FACES and face != UNREAD else ()
    return card(*(parts or _plain(face)))


def _plain(face: str) -> tuple[Part, ...]:
    """A card that has no drawing: its word, and in the corner what a hand shows of it, its number
    and how its word begins."""
    word, _, number = face.rpartition("-")
    corner = tuple(
        [
            Word(part, 16, y, 28, _GREY, widest=21)
            for y, part in ((19, number[:2]), (44, word[:1].upper()))
            if part
        ]
    )
    return (Word(face, 50, 70, 92 if len(face) < 3 else 24, _GREY), *corner)


@lru_cache(maxsize=64)
def playing_card_back_picture(game: str) -> Picture:
    """The back that all cards of *game* share."""
    return card(Layer(drawing(f"backs/{game if game in names('backs') else 'other'}")))


def playing_card(size: Size, game: str, face: str) -> pygame.Surface:
    return painted(size, playing_card_picture(game, face))


def playing_card_back(size: Size, game: str) -> pygame.Surface:
    return painted(size, playing_card_back_picture(game))
