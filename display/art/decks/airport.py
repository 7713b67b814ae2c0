"""The cards of Captain Bluff: luggage with its departure city and number, and the Airport cards.

A city that has no landmark here shows its first letter instead: the box may hold others. The
drawing of a city begins with a shape in its colour.
"""

from functools import lru_cache

import pygame

from display.art.canvas import Colour, Size, moved, oval, rounded
from display.art.decks.blank import PAPER
from display.art.picture import Layer, Part, Picture, Word, painted
from display.art.svg import drawing, names

_LIGHT: Colour = (255, 250, 238)
_AIRPORT: Colour = (38, 44, 62)
_OTHER_CITY: Colour = (116, 90, 160)

_CITIES = names("cities")
_AIRPORT_CARDS = ("round-trip", "change-of-direction", "arrivals-board", "delayed-flight")


@lru_cache(maxsize=64)
def city_colour(city: str) -> Colour:
    return drawing(f"cities/{city}")[0].colour if city in _CITIES else _OTHER_CITY


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
    return Picture((Layer(plate + moved(drawing(f"airport/{kind}"), scale=0.8)),))


def airport_sign(size: Size, kind: str) -> pygame.Surface:
    return painted(size, airport_sign_picture(kind))


def parts(face: str) -> tuple[Part, ...]:
    if face in _AIRPORT_CARDS:
        sign = drawing(f"airport/{face}")
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
        _landmark(city, 20, 50, 0.2),
        Layer(drawing("airport/suitcase")),
        Word(number, 50, 101, 56, colour, widest=60),
        Word(number, 20, 25, 32, _LIGHT, widest=18),
    )


def _landmark(city: str, x: float, y: float, scale: float) -> Part:
    if city not in _CITIES:
        return Word(city[:1].upper(), x, y, 110 * scale, _LIGHT)
    _, *landmark = drawing(f"cities/{city}")
    return Layer(moved(tuple(landmark), x=x - 50, y=y - 50, scale=scale))
