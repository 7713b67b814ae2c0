"""The pictures of every game: one for each lesson, by its name, and six for the page of its
rules."""

from collections.abc import Mapping

from display.screens.learning.things import (
    CARD_BACK,
    EYE,
    HAND,
    NO,
    OTHER_PAD,
    OWN_PAD,
    SPOT,
    THEN,
    YES,
    A,
    B,
    Picture,
    back,
    face,
    icon,
    lost,
    on_belt,
    passenger,
    seat,
    ship,
    tile,
    token,
    turned,
)

SIX = 6
"""Pictures on the page of the rules: they go with the rules from the second on, for the first says
what the game is about."""

_LUGGAGE: Mapping[str, Picture] = {
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
