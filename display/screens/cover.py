"""A game's cover: one picture of what it is played with, as on its box."""

from collections.abc import Callable
from functools import partial

import pygame

from display import art, theme
from display.art.canvas import Colour, Size
from display.art.decks import CARD
from display.art.keeping import POOL
from display.screens import belt
from display.screens.layout import Rect
from display.screens.page import Page

Cover = Callable[[Page, str, Rect], None]
"""Draws the cover of a game, by its slug, into an area."""

_TILT_DEG = 14.0
"""Between two cards of a fan."""

_CARDS_HIGH, _FAN_WIDE, _STEP = 0.74, 1.75, 0.5
"""Of the cover's height, a card; of a card's width, three of them fanned out, and from one to the
next."""


def fan_of(ground: Colour, *faces: str) -> Cover:
    """The cover of a game of cards: some of its *faces* fanned out on a coloured *ground*."""
    return partial(_fan, ground, faces)


def _fan(ground: Colour, faces: tuple[str, ...], page: Page, game: str, area: Rect) -> None:
    page.panel(area, ground)
    picture = _fanned(area.size, game, faces)
    page.put(picture, area)


@POOL.keeping
def _fanned(size: Size, game: str, faces: tuple[str, ...]) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    count, width, height = len(faces), size[0], size[1]
    card_px = round(min(height, width / _FAN_WIDE * CARD[1] / CARD[0]) * _CARDS_HIGH)
    across = round(card_px * CARD[0] / CARD[1])
    step = across * _STEP
    for number, face in enumerate(faces):
        off = number - (count - 1) / 2
        card = (
            art.playing_card((2 * across, 2 * card_px), game, face)
            if face
            else art.playing_card_back((2 * across, 2 * card_px), game)
        )
        turned = pygame.transform.rotozoom(card, -off * _TILT_DEG, 0.5)
        sinks = off * off * card_px * 0.03
        place = turned.get_rect(center=(width / 2 + off * step, height * 0.5 + sinks))
        picture.blit(turned, place)
    return picture


BACKS = fan_of(theme.mixed(theme.DUSK, theme.MIST, 0.12), "", "", "")
"""The cover of a game that has none of its own: the backs of its cards."""

_AIRPORT: Colour = (46, 92, 168)


def luggage(page: Page, game: str, area: Rect) -> None:
    """Suitcases on a belt, and who waits for them."""
    page.panel(area, _AIRPORT)
    inside = area.inset(max(4, area.width * 0.04), max(3, area.height * 0.05))
    band = Rect(area.x, round(area.y + area.height * 0.76), area.width, round(area.height * 0.16))
    belt.belt(page, band)
    stands = Rect(inside.x, inside.y, inside.width, band.y + band.height // 4 - inside.y)
    upper, lower = stands.split_top(stands.height * 0.52)
    count = max(2, min(4, int(lower.width / max(1, lower.height))))
    for passenger, cell in zip(art.PASSENGERS[::7], upper.columns(count, 2), strict=False):
        page.portrait(passenger, cell)
    for suitcase, cell in zip(art.SUITCASES[::2], lower.columns(count, 2), strict=False):
        page.suitcase(suitcase, cell)
