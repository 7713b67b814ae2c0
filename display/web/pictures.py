"""What is drawn on a page: the printed sides of pieces, signs and faces, by the same art as the
screen's, as PNG files that a browser keeps.

Anybody may ask for any of them by its *address*. A picture that was never asked for takes some
milliseconds longer: to measure that is to learn whether some phone was shown it in this process.
"""

import io
import re
from functools import lru_cache

import pygame

from display import theme
from display.art.faces import face_drawing
from display.art.icons import icon_drawing
from display.art.picture import Layer, Picture, painted
from display.screens.layout import Rect
from display.screens.learning.pictures import SIX, picture, show
from display.screens.page import Page
from display.sides import side_picture
from display.words import FALLBACK, words_in
from hardware.scene import Label

_RULE_PX = 480, 270

WIDTH_PX = 160
"""Of a card: sharp on a phone whose pixels are half as large as CSS's."""

_ADDRESS = re.compile(r"[a-z0-9_-]{1,40}(\.[a-z0-9_-]{0,40}){1,3}")
_SQUARE = ("tile", "treasure-token", "ship", "pawn", "bluff-token")


def art_of(side: Label) -> str:
    """Return the address of the picture of a printed side."""
    parts = [side.kind, "f" if side.face else "b", side.name, side.suitcase]
    return ".".join(parts).rstrip(".")


def drawing_of(name: str) -> str:
    """Return the address of the picture of a sign, or of a face: `face/curls`."""
    kind, _, which = name.rpartition("/")
    return f"{kind or 'sign'}.{which}"


@lru_cache(maxsize=1024)
def png(address: str) -> bytes | None:
    """Return the picture at an address as a PNG file; None if nothing is drawn there."""
    if not _ADDRESS.fullmatch(address):
        return None
    kind, *rest = address.split(".")
    try:
        drawn = _rule(*rest) if kind == "rule" else painted(*_picture(kind, rest))
    except (OSError, ValueError, LookupError, AttributeError):
        return None
    stream = io.BytesIO()
    pygame.image.save(drawn, stream, "art.png")
    return stream.getvalue()


def _picture(kind: str, rest: list[str]) -> tuple[tuple[int, int], Picture]:
    if kind == "sign":
        return (96, 96), Picture((Layer(icon_drawing(rest[0])),))
    if kind == "face":
        return (96, 96), Picture((Layer(face_drawing(rest[0])),))
    face, name, suitcase = (*rest, "", "")[:3]
    side = Label(kind, face == "f", name, suitcase)
    square = kind in _SQUARE
    return (WIDTH_PX, WIDTH_PX if square else WIDTH_PX * 7 // 5), side_picture(side)


def _rule(game: str, number: str) -> pygame.Surface:
    """One of the six pictures of a game's rules."""
    if number not in map(str, range(1, SIX + 1)):
        raise LookupError(number)
    surface = pygame.Surface(_RULE_PX)
    surface.fill(theme.PANEL)
    page = Page(surface, words_in(FALLBACK), 0.0, 0.0, 0.0, None, 0)
    show(page, picture(game, f"rule-{number}"), Rect(surface.get_rect()).inset(12))
    return surface
