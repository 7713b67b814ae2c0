"""What is drawn on a page: the printed sides of pieces, signs and faces, by the same art as the
screen's, as PNG files that a browser keeps.

Anybody may ask for any of them by its *address*, and a picture takes some milliseconds to draw. So
the pieces of a game are all drawn before the first of them is given out (`Art`): how long an answer
takes tells nobody which cards another phone was shown.
"""

import asyncio
import io
import re
from collections.abc import Iterable
from functools import lru_cache

import pygame

from controller.views import MatchView
from controller.views.box import Box, Side
from display import theme
from display.art.faces import face_drawing
from display.art.icons import icon_drawing
from display.art.picture import Layer, Picture, painted
from display.screens.catalogue import screens_of
from display.screens.chrome import Board
from display.screens.layout import Rect
from display.screens.learning.pictures import SIX, picture, show
from display.screens.page import Page
from display.sides import side_picture
from display.words import FALLBACK, words_in
from hardware.scene import Label

_RULE_PX = 480, 270
_BOARD_PX = 720, 216

WIDTH_PX = 160
"""Of a card: sharp on a phone whose pixels are half as large as CSS's."""

_ADDRESS = re.compile(r"[a-z0-9_-]{1,40}(\.[a-z0-9_-]{0,40}){1,3}")
_SQUARE = ("tile", "treasure-token", "ship", "pawn", "bluff-token")


def art_of(side: Label | Side) -> str:
    """Return the address of the picture of a printed side."""
    parts = [side.kind, "f" if side.face else "b", side.name, side.suitcase]
    return ".".join(parts).rstrip(".")


def drawing_of(name: str) -> str:
    """Return the address of the picture of a sign, or of a face: `face/curls`."""
    kind, _, which = name.rpartition("/")
    return f"{kind or 'sign'}.{which}"


class Art:
    """The pictures of a table's pages."""

    def __init__(self) -> None:
        self._pieces: dict[str, bytes | None] = {}
        """Kept as long as the program runs: one that is drawn again would tell by its time."""
        self._complete: dict[str, asyncio.Event] = {}
        """By game: set once every piece in its box is drawn."""
        self._of: dict[str, str] = {}
        """By the address of a piece: the game in whose box it was first."""
        self._draws: set[asyncio.Task[None]] = set()

    def begin(self, box: Box) -> None:
        """Draw the pieces of a game, unless they are; between them everything else goes on."""
        if box.game in self._complete:
            return
        self._complete[box.game] = asyncio.Event()
        sides = [side for piece in box.tagged for side in (piece.back, piece.face)]
        new = [one for one in map(art_of, sides) if one not in self._of]
        self._of |= dict.fromkeys(new, box.game)
        task = asyncio.ensure_future(self._draw(box.game, new))
        self._draws.add(task)
        task.add_done_callback(self._draws.discard)

    async def _draw(self, game: str, addresses: Iterable[str]) -> None:
        for address in addresses:
            if address not in self._pieces:
                self._pieces[address] = drawn(address)
                await asyncio.sleep(0)
        self._complete[game].set()

    async def of(self, address: str) -> bytes | None:
        """Return the picture at an address; None if nothing is drawn there."""
        game = self._of.get(address)
        if game is None:
            return png(address)
        await self._complete[game].wait()
        return self._pieces[address]


@lru_cache(maxsize=256)
def png(address: str) -> bytes | None:
    """Return the picture at an address, which is no piece of a game."""
    return drawn(address)


def drawn(address: str) -> bytes | None:
    """Return the picture at an address as a PNG file; None if nothing is drawn there."""
    if not _ADDRESS.fullmatch(address):
        return None
    kind, *rest = address.split(".")
    try:
        drawn = _rule(*rest) if kind == "rule" else painted(*_picture(kind, rest))
    except (OSError, ValueError, LookupError, AttributeError):
        return None
    return _png(drawn)


def _picture(kind: str, rest: list[str]) -> tuple[tuple[int, int], Picture]:
    if kind == "sign":
        return (96, 96), Picture((Layer(icon_drawing(rest[0])),))
    if kind == "face":
        return (96, 96), Picture((Layer(face_drawing(rest[0])),))
    face, name, suitcase = (*rest, "", "")[:3]
    side = Label(kind, face == "f", name, suitcase)
    square = kind in _SQUARE
    return (WIDTH_PX, WIDTH_PX if square else WIDTH_PX * 7 // 5), side_picture(side)


def board(match: MatchView) -> bytes | None:
    """Return the picture of a match's board, as everybody may see it; None if it has none."""
    own = screens_of(match).board
    return None if own is None else _board(own, own.shows(match))


@lru_cache(maxsize=8)
def _board(own: Board, shown: object) -> bytes:
    surface = pygame.Surface(_BOARD_PX)
    page = Page(surface, words_in(FALLBACK), 0.0, 0.0, 0.0, None, 0)
    own.draw(page, shown, Rect(surface.get_rect()))
    return _png(surface)


def _png(surface: pygame.Surface) -> bytes:
    stream = io.BytesIO()
    pygame.image.save(surface, stream, "art.png")
    return stream.getvalue()


def _rule(game: str, number: str) -> pygame.Surface:
    """One of the six pictures of a game's rules."""
    if number not in map(str, range(1, SIX + 1)):
        raise LookupError(number)
    surface = pygame.Surface(_RULE_PX)
    surface.fill(theme.PANEL)
    page = Page(surface, words_in(FALLBACK), 0.0, 0.0, 0.0, None, 0)
    show(page, picture(game, f"rule-{number}"), Rect(surface.get_rect()).inset(12))
    return surface
