"""From what is printed on a piece at the simulated table to its picture."""

import pygame

from display import art
from display.art import cards
from hardware.sim.scene import Label


def picture(size: tuple[int, int], label: Label) -> pygame.Surface:
    """The picture of one side of a piece; the caller must never draw on it."""
    if label.kind not in ("card", "tile"):
        return cards.card(size, label.kind, label.name, face=label.face)
    if label.kind == "card":
        if label.face:
            return art.card_face(size, label.name, label.suitcase)
        return art.card_back(size)
    if not label.face:
        return art.tile_back(size, label.suitcase)
    if label.name == "lost":
        return art.tile_lost(size, label.suitcase)
    return art.tile_face(size, label.name, label.suitcase)
