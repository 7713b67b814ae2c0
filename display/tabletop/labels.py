"""From what is printed on a piece at the simulated table to its picture."""

from collections.abc import Mapping

import pygame

from display import art
from hardware.scene import Label

_DECKS: Mapping[str, str] = {
    "rank-card": "captains-orders",
    "bluff-card": "captain-bluff",
    "pirate-card": "bluff-pirate",
}
"""From kinds of cards to the games that they belong to."""


def picture(size: tuple[int, int], label: Label) -> pygame.Surface:
    """The picture of one side of a piece; the caller must never draw on it."""
    size = (max(4, size[0]), max(4, size[1]))
    match label.kind:
        case "card" if label.face:
            return art.card_face(size, label.name, label.suitcase)
        case "card":
            return art.card_back(size)
        case "tile" if not label.face:
            return art.tile_back(size, label.suitcase)
        case "tile" if label.name == "lost":
            return art.tile_lost(size, label.suitcase)
        case "tile":
            return art.tile_face(size, label.name, label.suitcase)
        case "treasure-token":
            return art.token(size, label.name if label.face else "closed")
    game = _DECKS.get(label.kind, label.kind)
    if label.face:
        return art.playing_card(size, game, label.name)
    return art.playing_card_back(size, game)
