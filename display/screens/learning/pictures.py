"""The pictures of every game: one for each lesson, by its name, and six for the page of its rules;
and what they are made of: pieces, hands, pads and signs, in a row.
"""

from collections.abc import Callable, Mapping, Sequence
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


PARTS = (A, B, OWN_PAD, OTHER_PAD, SPOT)
"""What only a station has."""


def without_parts(picture: Picture) -> Picture:
    """A picture for who has a mouse: nothing leads to a pad or a spot, or is pressed."""
    left = [thing for thing in picture if thing not in PARTS]
    if left[-1:] == [THEN]:
        left.pop()
    return left


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


CAST = "cast"
"""The picture of those whom a game is about: passengers, cities, pirates, a Captain's crew."""

SIX = 6
"""Pictures on the page of the rules: they go with the rules from the second on, for the first says
what the game is about."""

_LUGGAGE: Mapping[str, Picture] = {
    CAST: tuple(
        _of(1.0, partial(art.portrait, passenger=one))
        for one in ("highlander", "pirate", "clown", "astronaut", "caveman", "samurai", "punk",
                    "mermaid", "robot")
    ),
    "ready": (HAND, CARD_BACK, A),
    "flip": (CARD_BACK, THEN, passenger("highlander", "tartan")),
    "grab": (passenger("highlander", "tartan"), on_belt("dots", "tartan", "stars"), HAND, EYE),
    "tap": (HAND, tile("tartan"), THEN, OWN_PAD),
    "judge": (turned("highlander", "tartan"), YES, turned("detective", "tartan"), NO),
    "done": (YES, A),
    "check": (passenger("highlander", "tartan"), turned("highlander", "tartan"), THEN, OWN_PAD),
    "memory": (tile("tartan"), THEN, turned("highlander", "tartan"), EYE),
    "rule-1": (passenger("highlander", "tartan"), on_belt("dots", "tartan", "stars"), EYE),
    "rule-2": (
        turned("highlander", "tartan"), lost("tartan"), YES, turned("detective", "tartan"), NO,
    ),
    "rule-3": (CARD_BACK, THEN, HAND, tile("dots")),
    "rule-4": (CARD_BACK, icon("before"), YES, A),
    "rule-5": (passenger("highlander", "tartan"), turned("highlander", "tartan"), icon("win")),
    "rule-6": (icon("win"), icon("win"), icon("win"), icon("trophy")),
}  # fmt: skip

BLUFF = "captain-bluff"
_BACK = back(BLUFF)
_PARIS = tuple(face(BLUFF, f"paris-{number}") for number in (3, 4, 5))

_CAPTAIN_BLUFF: Mapping[str, Picture] = {
    CAST: tuple(face(BLUFF, f"{city}-1") for city in ("london", "paris", "tokyo")),
    "city": (HAND, _BACK, THEN, SPOT),
    "place": (_BACK, HAND, _PARIS[0], THEN, SPOT),
    "run": (*_PARIS, A),
    "call": (_BACK, icon("bluff"), A, B),
    "airport": (HAND, face(BLUFF, "round-trip"), THEN, SPOT),
    "check": (B, A, _BACK, EYE),
    "change": (HAND, _BACK, icon("before"), _BACK),
    "close": (*_PARIS[:2], THEN, NO),
    "rule-1": (_BACK, *_PARIS),
    "rule-2": (_BACK, icon("bluff"), face(BLUFF, "tokyo-8"), NO),
    "rule-3": (HAND, _BACK, THEN, SPOT, EYE),
    "rule-4": (*_PARIS[:1], YES, face(BLUFF, "delayed-flight"), YES),
    "rule-5": tuple(
        face(BLUFF, name)
        for name in ("round-trip", "change-of-direction", "arrivals-board", "delayed-flight")
    ),
    "rule-6": (*_PARIS, icon("before"), HAND),
}

PIRATE = "bluff-pirate"
_RED, _HIDDEN = face(PIRATE, "red"), back(PIRATE)

_BLUFF_PIRATE: Mapping[str, Picture] = {
    CAST: tuple(
        face(PIRATE, f"{colour}-pirate")
        for colour in ("red", "orange", "yellow", "green", "turquoise", "blue", "purple", "pink")
    ),
    "draw": (_HIDDEN, _HIDDEN, THEN, HAND),
    "set": (_RED, _RED, _HIDDEN, _HIDDEN),
    "close": (_RED, _HIDDEN, _HIDDEN, A, ship("red")),
    "vote": (A, icon("check"), B, icon("bluff")),
    "pick": (seat("blue"), seat("green"), seat("yellow"), icon("voted")),
    "reveal": (_RED, _HIDDEN, THEN, face(PIRATE, "green"), icon("bluff")),
    "board": (face(PIRATE, "red-pirate"), THEN, ship("blue")),
    "island": (token("closed"), THEN, token("treasure")),
    "rule-1": (_RED, _RED, _HIDDEN, _HIDDEN),
    "rule-2": (HAND, face(PIRATE, "green"), THEN, SPOT),
    "rule-3": (seat("blue"), seat("green"), seat("yellow"), icon("voted")),
    "rule-4": (ship("red"), THEN, THEN, THEN, icon("palm")),
    "rule-5": (icon("bluff"), _RED, face(PIRATE, "green"), icon("before")),
    "rule-6": (face(PIRATE, "red-pirate"), THEN, ship("blue"), _HIDDEN, _HIDDEN, _HIDDEN),
}

ORDERS = "captains-orders"


def _rank(rank: int) -> Picture:
    return (face(ORDERS, str(rank)),)


_SECRET = back(ORDERS)

_CAPTAINS_ORDERS: Mapping[str, Picture] = {
    CAST: (icon("captain"), *(face(ORDERS, str(rank)) for rank in (1, 3, 5, 7, 10))),
    "captain": (icon("captain"), *_rank(2), *_rank(5), *_rank(9)),
    "order": (HAND, *_rank(6), THEN, SPOT),
    "follow": (*_rank(6), icon("up"), *_rank(8), THEN, OTHER_PAD),
    "give": (HAND, _SECRET, THEN, OTHER_PAD),
    "discard": (HAND, _SECRET, THEN, SPOT),
    "pass": (HAND, _SECRET, THEN, OTHER_PAD),
    "ask": (B, A, seat("blue"), _SECRET, THEN, OWN_PAD),
    "discover": (B, A, seat("blue"), icon("captain")),
    "rule-1": (*_rank(6), SPOT, _SECRET, OTHER_PAD),
    "rule-2": (*_rank(6), icon("up"), *_rank(8), icon("down"), *_rank(3)),
    "rule-3": (*_rank(6), icon("before"), seat("red")),
    "rule-4": (seat("blue"), icon("captain"), YES, icon("win")),
    "rule-5": (icon("captain"), *_rank(2), THEN, NO),
    "rule-6": (icon("win"), icon("win"), icon("win"), icon("trophy")),
}

PICTURES: Mapping[str, Mapping[str, Picture]] = {
    "luggage": _LUGGAGE,
    BLUFF: _CAPTAIN_BLUFF,
    PIRATE: _BLUFF_PIRATE,
    ORDERS: _CAPTAINS_ORDERS,
}


def picture(game: str, name: str) -> Picture:
    """A game's picture of that name; empty if it has none, such as a game from elsewhere."""
    return PICTURES.get(game, {}).get(name, ())
