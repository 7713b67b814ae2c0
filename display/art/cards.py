"""Playing cards: for each kind that is printed on a card, who draws its face and its back.

`FACES` and `BACKS` are open: a game whose cards deserve pictures adds its kinds. A kind that nobody
draws gets a neat card with its name in words.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache

import pygame

from display import theme
from display.art.canvas import Canvas, Colour, Drawing, Size, arc, oval, rounded, stroke

Artist = Callable[[Size, str], pygame.Surface]
"""Draws one side of a card of a kind by what is printed on it: its name."""

EXTENT = (100.0, 140.0)

_EDGE: Colour = (214, 205, 186)
_CARD: Drawing = rounded(theme.INK, 0, 0, 100, 140, 9) + rounded(_EDGE, 1.5, 1.5, 97, 137, 8)
_SHEET: Drawing = _CARD + rounded(theme.PAPER, 3, 3, 94, 134, 7.5)

_RANK_COLOURS: tuple[Colour, ...] = (
    (120, 66, 160), (74, 74, 190), (32, 112, 190), (22, 134, 140), (32, 138, 78),
    (120, 140, 20), (190, 140, 10), (206, 104, 20), (200, 62, 40), (160, 30, 60),
)  # fmt: skip
"""From rank 1 to rank 10: like the numbers themselves, another one at a glance."""


def card(size: Size, kind: str, name: str, *, face: bool) -> pygame.Surface:
    """One side of a card; the caller must never draw on it."""
    size = (max(4, size[0]), max(4, size[1]))
    artist = (FACES if face else BACKS).get(kind, _text_face if face else _text_back)
    return artist(size, name)


# ---- cards with ranks ----------------------------------------------------------------------------


@lru_cache(maxsize=512)
def _rank_face(size: Size, name: str) -> pygame.Surface:
    """A rank in the middle and in two corners, and as many coins as it counts."""
    if not name.isdecimal():
        return _text_face(size, name)
    rank = int(name)
    colour = _RANK_COLOURS[(rank - 1) % len(_RANK_COLOURS)]
    canvas = Canvas(size, EXTENT, ground=theme.INK[:3])
    canvas.draw(
        _SHEET
        + rounded(colour, 9, 34, 82, 66, 8)
        + rounded(theme.mixed(colour, theme.PAPER, 0.16), 11, 36, 78, 62, 7)
        + _coins(rank, colour)
    )
    picture = canvas.finished()
    _write(picture, name, 52, (50, 67), theme.PAPER)
    _write(picture, name, 27, (15 if rank < 10 else 19, 18), colour)
    small = theme.lettering(name, _px(picture, 27), colour)
    _stamp(picture, pygame.transform.rotate(small, 180), (85 if rank < 10 else 81, 122))
    return picture


def _coins(count: int, colour: Colour) -> Drawing:
    """As many coins as a rank counts, in up to two lines at the foot of the card."""
    found: Drawing = ()
    lines = [count] if count <= 5 else [-(-count // 2), count // 2]
    for line, coins in enumerate(lines):
        y = 114 + 10 * line - 5 * (len(lines) - 1)
        for number in range(coins):
            x = 40 + (number - (coins - 1) / 2) * 10.5
            found += oval(theme.mixed(colour, theme.INK, 0.3), x, y + 0.8, 4.2)
            found += oval(colour, x, y, 4.0)
    return found


@lru_cache(maxsize=64)
def _rank_back(size: Size, name: str) -> pygame.Surface:
    """An anchor on blue: the back of every card with a rank."""
    canvas = Canvas(size, EXTENT, ground=theme.INK[:3])
    canvas.draw(
        _SHEET
        + rounded((22, 70, 110), 8, 8, 84, 124, 5)
        + rounded((232, 214, 168), 12, 12, 76, 116, 4)
        + rounded((22, 70, 110), 14, 14, 72, 112, 3)
        + _anchor((232, 214, 168))
    )
    return canvas.finished()


def _anchor(colour: Colour) -> Drawing:
    return (
        arc(colour, 5, 50, 40, 7, 7, 0, 360)
        + stroke(colour, 6, (50, 48), (50, 98))
        + stroke(colour, 5.5, (36, 58), (64, 58))
        + arc(colour, 6, 50, 74, 26, 26, 15, 165)
        + stroke(colour, 5.5, (22, 88), (24, 76), (34, 80))
        + stroke(colour, 5.5, (78, 88), (76, 76), (66, 80))
    )


# ---- cards of which only the words are known -----------------------------------------------------


@lru_cache(maxsize=512)
def _text_face(size: Size, name: str) -> pygame.Surface:
    """The name in words, as large as fits."""
    canvas = Canvas(size, EXTENT, ground=theme.INK[:3])
    canvas.draw(
        _SHEET + rounded(theme.DUSK, 9, 9, 82, 122, 6) + rounded(theme.PAPER, 11, 11, 78, 118, 5)
    )
    picture = canvas.finished()
    words = name.replace("-", " ").replace("_", " ").capitalize().split() or [""]
    widest = max(words, key=len)
    units = min(30.0, 105 / len(words))
    while units > 6 and _wide(picture, widest, units) > 72:
        units -= 1
    for number, word in enumerate(words):
        y = 70 + (number - (len(words) - 1) / 2) * units * 1.05
        _write(picture, word, units, (50, y), theme.INK)
    return picture


@lru_cache(maxsize=64)
def _text_back(size: Size, name: str) -> pygame.Surface:
    """A plain back that tells nothing."""
    canvas = Canvas(size, EXTENT, ground=theme.INK[:3])
    canvas.draw(
        _SHEET
        + rounded(theme.DUSK, 8, 8, 84, 124, 5)
        + rounded(theme.MIST, 12, 12, 76, 116, 4)
        + rounded(theme.DUSK, 14, 14, 72, 112, 3)
        + oval(theme.MIST, 50, 70, 22)
        + oval(theme.DUSK, 50, 70, 19)
    )
    return canvas.finished()


# ---- letters on cards ----------------------------------------------------------------------------


def _write(
    picture: pygame.Surface, words: str, units: float, centre: tuple[float, float], ink: Colour
) -> None:
    """Write a line so many units high around a point of the card."""
    _stamp(picture, theme.lettering(words, _px(picture, units), ink), centre)


def _stamp(
    picture: pygame.Surface, stamp: pygame.Surface, centre: tuple[float, float]
) -> None:
    scale = _scale(picture)
    left = (picture.get_width() - EXTENT[0] * scale) / 2
    top = (picture.get_height() - EXTENT[1] * scale) / 2
    at = (round(left + centre[0] * scale), round(top + centre[1] * scale))
    picture.blit(stamp, stamp.get_rect(center=at))


def _px(picture: pygame.Surface, units: float) -> int:
    return max(4, round(units * _scale(picture)))


def _wide(picture: pygame.Surface, words: str, units: float) -> float:
    """How wide a line is, in units."""
    return theme.font(_px(picture, units)).size(words)[0] / _scale(picture)


def _scale(picture: pygame.Surface) -> float:
    return min(picture.get_width() / EXTENT[0], picture.get_height() / EXTENT[1])


FACES: Mapping[str, Artist] = {"rank-card": _rank_face}
BACKS: Mapping[str, Artist] = {"rank-card": _rank_back}
"""Who draws the sides of each kind of card."""
