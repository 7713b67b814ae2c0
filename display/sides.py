"""The printed sides of the pieces: which picture a label stands for, on the screen and on paper.

A kind that is not known here is a card of the game of that name: a new game's pieces must not
break a screen.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Protocol

from display import theme
from display.art.canvas import Colour, Drawing, moved, oval, polygon, rounded
from display.art.decks import playing_card_back_picture, playing_card_picture
from display.art.decks.blank import card
from display.art.icons import icon_drawing
from display.art.picture import Inset, Layer, Part, Picture, Word
from display.art.pieces import (
    card_back_picture,
    card_face_picture,
    tile_back_picture,
    tile_face_picture,
    tile_lost_picture,
)
from display.art.sea import ship_picture, token_picture

DECKS: Mapping[str, str] = {
    "rank-card": "captains-orders",
    "bluff-card": "captain-bluff",
    "pirate-card": "bluff-pirate",
}
"""From kinds of cards to the games that they belong to."""


class PrintedSide(Protocol):
    """What is printed on one side of a piece: a label of the table's, or a side in a box."""

    @property
    def kind(self) -> str: ...
    @property
    def face(self) -> bool: ...
    @property
    def name(self) -> str: ...
    @property
    def suitcase(self) -> str: ...


def side_picture(side: PrintedSide) -> Picture:
    """What is printed there. The same picture for the same side."""
    match side.kind:
        case "card" if side.face:
            return card_face_picture(side.name, side.suitcase)
        case "card":
            return card_back_picture()
        case "tile" if not side.face:
            return tile_back_picture(side.suitcase)
        case "tile" if side.name == "lost":
            return tile_lost_picture(side.suitcase)
        case "tile":
            return tile_face_picture(side.name, side.suitcase)
        case "game-card" if side.name == "luggage":
            return card_back_picture()
        case "game-card":
            return playing_card_back_picture(side.name)
        case "control-card":
            return _control_face(side.name) if side.face else _control_back()
        case "treasure-token":
            return token_picture(side.name if side.face else "closed")
        case "belt-card" if side.face:
            return _belt_card(side.name)
        case "player-card" if side.face:
            return _player_card(side.name)
        case "pawn":
            return _pawn(side.name)
        case "ship":
            return _ship_disc(side.name)
        case "bluff-token":
            return _bluff_token(side.name, side.face)
    game = DECKS.get(side.kind, side.kind)
    if side.face:
        return playing_card_picture(game, side.name)
    return playing_card_back_picture(game)


@lru_cache(maxsize=16)
def _control_face(name: str) -> Picture:
    return card(Layer(moved(icon_drawing(name), y=20, scale=0.7)))


@lru_cache(maxsize=1)
def _control_back() -> Picture:
    return card(
        Layer(
            rounded(theme.PANEL, 8, 8, 84, 124, 5)
            + rounded(theme.MIST, 12, 12, 76, 116, 4)
            + rounded(theme.PANEL, 14, 14, 72, 112, 3)
            + moved(icon_drawing("hand"), y=18, scale=0.5)
        )
    )


_RUBBER: Colour = (52, 56, 70)
_SLAT: Colour = (78, 84, 102)


@lru_cache(maxsize=16)
def _belt_card(number: str) -> Picture:
    """A conveyor belt from above, running up to its city."""
    belt: Drawing = rounded(_SLAT, 14, 8, 72, 124, 5)
    for k in range(8):
        belt += rounded(_RUBBER, 18, 10.5 + 15.2 * k, 64, 13.2, 2)
    arrow = polygon(theme.AMBER, (50, 16), (66, 36), (34, 36))
    ring = oval(theme.AMBER, 50, 78, 27) + oval(_RUBBER, 50, 78, 24)
    return card(Layer(belt + arrow + ring), Word(number, 50, 78, 46, theme.AMBER))


@lru_cache(maxsize=16)
def _player_card(seat: str) -> Picture:
    colour = theme.seat_style(seat).colour
    ground = rounded(colour, 8, 8, 84, 124, 5)
    paper = rounded(theme.PAPER, 11, 11, 78, 118, 3)
    mark = moved(theme.seat_drawing(seat, theme.INK), y=-4, scale=0.5)
    return card(Layer(ground + paper + mark))


@lru_cache(maxsize=16)
def _pawn(seat: str) -> Picture:
    return _disc(seat, Layer(moved(theme.seat_drawing(seat, theme.INK), scale=0.66)))


@lru_cache(maxsize=16)
def _ship_disc(seat: str) -> Picture:
    style = theme.seat_style(seat)
    return _disc(seat, Inset(ship_picture(style.mark, style.colour), 19, 18, 62, 62))


@lru_cache(maxsize=32)
def _bluff_token(seat: str, bluff: bool) -> Picture:
    """The vote that lies up: "bluff" on the face, "no bluff" on the back."""
    return _disc(seat, Layer(moved(icon_drawing("bluff" if bluff else "check"), scale=0.62)))


def _disc(seat: str, sign: Part) -> Picture:
    """A disc with an edge in the colour of its seat."""
    ground = (
        oval(theme.INK, 50, 50, 50)
        + oval(theme.seat_style(seat).colour, 50, 50, 46)
        + oval(theme.PAPER, 50, 50, 38)
    )
    return Picture((Layer(ground), sign), ground=theme.INK)
