"""What the pictures of acts are made of: pieces, hands, pads and signs, in a row."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from display import art, theme
from display.art import devices
from display.screens import cards
from display.screens.belt import belt
from display.screens.layout import Rect
from display.screens.page import Page

_SUITCASE, _BELT = 1.18, 2.6
"""Width to height."""


class Thing(NamedTuple):
    """Something in a picture, by its width to its height, and who draws it into a box of that
    shape."""

    aspect: float
    draw: Callable[[Page, Rect], None]


Picture = Sequence[Thing]
"""Things from left to right."""


def show(page: Page, picture: Picture, area: Rect) -> None:
    """Draw a picture as large as fits into the middle of *area*."""
    space = 0.14
    across = sum(thing.aspect for thing in picture) + space * (len(picture) - 1)
    height = min(area.height, area.width / across)
    x = area.centerx - across * height / 2
    for thing in picture:
        width = thing.aspect * height
        place = Rect(round(x), round(area.centery - height / 2), round(width), round(height))
        thing.draw(page, place)
        x += width + space * height


def _of(aspect: float, picture: Callable[[tuple[int, int]], pygame.Surface]) -> Thing:
    """A ready picture of that shape."""
    return Thing(aspect, lambda page, area: page.put(picture(area.size), area))


def icon(name: str) -> Thing:
    return Thing(1.0, lambda page, area: page.icon(name, area.inset(area.width * 0.1)))


HAND, THEN, EYE, YES, NO = (icon(name) for name in ("hand", "after", "eye", "check", "cross"))


def button(name: str) -> Thing:
    return _of(1.0, lambda size: devices.button(size, name))


A, B = button("A"), button("B")


def seat(name: str) -> Thing:
    return Thing(1.0, lambda page, area: page.seat_mark(name, area.inset(area.width * 0.1)))


def pad(name: str) -> Thing:
    return _of(1.0, lambda size: devices.pad(size, theme.seat_style(name).colour))


OWN_PAD, OTHER_PAD = pad("red"), pad("blue")
SPOT = _of(1.0, devices.spot)


# ---- cards ---------------------------------------------------------------------------------------


def face(game: str, name: str) -> Thing:
    return Thing(cards.ASPECT, lambda page, area: _put(page, game, name, area))


def _put(page: Page, game: str, name: str, area: Rect) -> None:
    cards.card(page, game, name, area)


def back(game: str) -> Thing:
    return _of(cards.ASPECT, lambda size: art.playing_card_back(size, game))


# ---- ships ---------------------------------------------------------------------------------------


def ship(name: str) -> Thing:
    return Thing(1.0, lambda page, area: page.ship(name, area))


def token(holds: str) -> Thing:
    return _of(1.0, lambda size: art.token(size, holds))


# ---- luggage -------------------------------------------------------------------------------------

CARD_BACK = _of(cards.ASPECT, art.card_back)


def passenger(name: str, suitcase: str) -> Thing:
    return _of(cards.ASPECT, partial(art.card_face, passenger=name, suitcase=suitcase))


def tile(suitcase: str) -> Thing:
    return _of(1.0, partial(art.tile_back, suitcase=suitcase))


def turned(name: str, suitcase: str) -> Thing:
    """A tile's secret side: whose luggage it is."""
    return _of(1.0, partial(art.tile_face, passenger=name, suitcase=suitcase))


def lost(suitcase: str) -> Thing:
    return _of(1.0, partial(art.tile_lost, suitcase=suitcase))


def on_belt(*suitcases: str) -> Thing:
    """Suitcases that ride on the belt."""

    def draw(page: Page, area: Rect) -> None:
        luggage, band = area.split_top(area.height * 0.72)
        band = Rect(area.x, band.y - band.height // 3, area.width, band.height)
        belt(page, band)
        for name, place in zip(suitcases, luggage.columns(len(suitcases), 2), strict=True):
            page.suitcase(name, place.fitted(_SUITCASE))

    return Thing(_BELT, draw)
