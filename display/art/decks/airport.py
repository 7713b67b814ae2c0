"""The cards of Captain Bluff: luggage with its departure city and number, and the Airport cards.

A city that has no landmark here shows its first letter instead: the box may hold others.
"""

import math
from collections.abc import Callable
from functools import lru_cache

import pygame

from display.art.canvas import (
    Colour,
    Drawing,
    Size,
    arc,
    box,
    moved,
    oval,
    polygon,
    rounded,
    stroke,
)
from display.art.decks.blank import INK, PAPER
from display.art.picture import Layer, Part, Picture, Word, painted

_LIGHT: Colour = (255, 250, 238)
_AIRPORT: Colour = (38, 44, 62)
_AMBER: Colour = (255, 196, 72)


def _eiffel() -> Drawing:
    return (
        stroke(_LIGHT, 4, (50, 4), (50, 20))
        + polygon(_LIGHT, (46, 18), (54, 18), (58, 46), (42, 46))
        + polygon(_LIGHT, (40, 48), (60, 48), (66, 66), (34, 66))
        + polygon(
            _LIGHT,
            (32, 68), (68, 68), (82, 96), (64, 96), (58, 82), (42, 82), (36, 96), (18, 96),
        )
    )


def _clock_tower() -> Drawing:
    return (
        polygon(_LIGHT, (50, 3), (64, 28), (36, 28))
        + box(_LIGHT, 32, 28, 36, 70)
        + oval(INK, 50, 46, 12) + oval(_LIGHT, 50, 46, 9.4)
        + stroke(INK, 2.8, (50, 46), (50, 40)) + stroke(INK, 2.8, (50, 46), (55, 48))
        + box(INK, 39, 66, 4, 24) + box(INK, 48, 66, 4, 24) + box(INK, 57, 66, 4, 24)
    )


def _torii() -> Drawing:
    return (
        polygon(_LIGHT, (4, 14), (20, 20), (80, 20), (96, 14), (92, 34), (8, 34))
        + box(_LIGHT, 14, 46, 72, 9)
        + polygon(_LIGHT, (27, 34), (37, 34), (35, 96), (22, 96))
        + polygon(_LIGHT, (63, 34), (73, 34), (78, 96), (65, 96))
        + box(_LIGHT, 46, 34, 8, 13)
    )


_CITIES: dict[str, tuple[Colour, Callable[[], Drawing]]] = {
    "paris": ((52, 104, 206), _eiffel),
    "london": ((196, 48, 52), _clock_tower),
    "tokyo": ((11, 126, 105), _torii),
}
_OTHER_CITY: Colour = (116, 90, 160)


def _globe() -> Drawing:
    """Round-the-world trip."""
    return (
        oval(_AMBER, 50, 50, 40) + oval(_AIRPORT, 50, 50, 34)
        + arc(_AMBER, 4, 50, 50, 16, 36, 0, 360)
        + stroke(_AMBER, 4, (14, 50), (86, 50))
        + stroke(_AMBER, 4, (21, 30), (79, 30)) + stroke(_AMBER, 4, (21, 70), (79, 70))
    )


def _turn_round() -> Drawing:
    """Change of direction: one arrow up, one down."""
    up = stroke(_AMBER, 11, (30, 84), (30, 26)) + polygon(_AMBER, (30, 4), (52, 34), (8, 34))
    return up + moved(up, turn_deg=180)


def _board() -> Drawing:
    """Arrivals board."""
    drawing = rounded(_AMBER, 8, 16, 84, 62, 6) + rounded(_AIRPORT, 13, 21, 74, 52, 4)
    for y in (28, 43, 58):
        drawing += rounded(_AMBER, 19, y, 34, 8, 2) + rounded(_AMBER, 60, y, 20, 8, 2)
    return drawing + box(_AMBER, 46, 78, 8, 14)


def _delay() -> Drawing:
    """Delayed flight: a clock."""
    drawing = oval(_AMBER, 50, 50, 41) + oval(_AIRPORT, 50, 50, 34)
    for k in range(12):
        cos, sin = math.cos(math.pi * k / 6), math.sin(math.pi * k / 6)
        drawing += oval(_AMBER, 50 + 28 * cos, 50 + 28 * sin, 2.6)
    return drawing + stroke(_AMBER, 6, (50, 28), (50, 50), (66, 60))


_AIRPORT_CARDS: dict[str, Callable[[], Drawing]] = {
    "round-trip": _globe,
    "change-of-direction": _turn_round,
    "arrivals-board": _board,
    "delayed-flight": _delay,
}


def city_colour(city: str) -> Colour:
    return _CITIES[city][0] if city in _CITIES else _OTHER_CITY


@lru_cache(maxsize=64)
def city_badge_picture(city: str) -> Picture:
    """A departure city on a small disc: its landmark, or its first letter."""
    disc = oval(PAPER, 50, 50, 50) + oval(city_colour(city), 50, 50, 46)
    return Picture((Layer(disc), _landmark(city, 50, 50, 0.62)))


def city_badge(size: Size, city: str) -> pygame.Surface:
    return painted(size, city_badge_picture(city))


@lru_cache(maxsize=64)
def airport_sign_picture(kind: str) -> Picture:
    """The sign of an Airport card alone; nothing for a card that is none."""
    if kind not in _AIRPORT_CARDS:
        return Picture(())
    plate = rounded(_AIRPORT, 0, 0, 100, 100, 18)
    return Picture((Layer(plate + moved(_AIRPORT_CARDS[kind](), scale=0.8)),))


def airport_sign(size: Size, kind: str) -> pygame.Surface:
    return painted(size, airport_sign_picture(kind))


def parts(face: str) -> tuple[Part, ...]:
    if face in _AIRPORT_CARDS:
        sign = _AIRPORT_CARDS[face]()
        return (
            Layer(
                rounded(_AIRPORT, 8, 8, 84, 124, 5)
                + moved(sign, y=24, scale=0.66)
                + moved(sign, x=-31.5, y=-26, scale=0.23)
            ),
        )
    city, _, number = face.rpartition("-")
    if not city or not number.isdecimal():
        return ()
    colour = city_colour(city)
    return (
        Layer(rounded(colour, 8, 8, 84, 124, 5)),
        _landmark(city, 66, 40, 0.54),
        _landmark(city, 18, 50, 0.2),
        Layer(_suitcase()),
        Word(number, 50, 101, 56, colour, widest=60),
        Word(number, 17.5, 25, 32, _LIGHT, widest=19),
    )


def _landmark(city: str, x: float, y: float, scale: float) -> Part:
    if city in _CITIES:
        return Layer(moved(_CITIES[city][1](), x=x - 50, y=y - 50, scale=scale))
    return Word(city[:1].upper(), x, y, 110 * scale, _LIGHT)


def _suitcase() -> Drawing:
    """A plain suitcase on which the number stands."""
    return (
        stroke(_LIGHT, 5, (38, 80), (38, 72), (62, 72), (62, 80))
        + rounded(_LIGHT, 15, 78, 70, 48, 9)
        + rounded(PAPER, 19, 82, 62, 40, 6)
    )
