"""The look of the screen: an arrivals hall at night, with amber flip-board letters.

Colours, fonts, seats' colours and marks, panels and flaps. All pictures are cached; nothing here
knows what a screen shows.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

import pygame

from display.art.canvas import Canvas, Colour, Drawing, Size, oversampled, rounded
from display.art.icons import mark, mark_drawing
from display.art.keeping import POOL, packed
from display.art.lettering import extent as extent
from display.art.lettering import family as family
from display.art.lettering import least_width as least_width
from display.art.lettering import lettering as lettering
from display.art.lettering import screen_lettering as screen_lettering
from display.art.lettering import unbroken as unbroken

NIGHT: Colour = (10, 15, 34)
DUSK: Colour = (26, 40, 84)
PANEL: Colour = (24, 34, 68)
PANEL_EDGE: Colour = (58, 74, 124)
AMBER: Colour = (255, 190, 60)
PAPER: Colour = (250, 246, 236)
MIST: Colour = (172, 186, 222)
"""Secondary text; 8:1 against the night."""
INK: Colour = (24, 22, 40)
GOOD: Colour = (104, 220, 150)
BAD: Colour = (255, 140, 124)
FLAP: Colour = (30, 32, 44)
FLAP_LIGHT: Colour = (44, 47, 62)


class SeatStyle(NamedTuple):
    """A seat's colour, and a shape that means the same for people who cannot see the colour."""

    colour: Colour
    mark: str


SEATS: dict[str, SeatStyle] = {
    "red": SeatStyle((226, 66, 62), "triangle"),
    "blue": SeatStyle((60, 128, 240), "circle"),
    "green": SeatStyle((44, 176, 104), "square"),
    "yellow": SeatStyle((250, 204, 60), "diamond"),
    "orange": SeatStyle((244, 140, 50), "hexagon"),
    "purple": SeatStyle((160, 96, 220), "star"),
    "white": SeatStyle((214, 222, 236), "plus"),
    "black": SeatStyle((58, 62, 84), "heart"),
}
_OTHER_SEAT = SeatStyle((96, 196, 210), "drop")


def seat_style(seat: str) -> SeatStyle:
    """Return a seat's style; a seat not named after a colour gets a drop."""
    return SEATS.get(seat, _OTHER_SEAT)


def seat_mark(size: Size, seat: str) -> pygame.Surface:
    style = seat_style(seat)
    return mark(size, style.mark, style.colour)


def seat_drawing(seat: str, rim: Colour) -> Drawing:
    """Return a seat's mark as a drawing, with a *rim* of another colour than on the screen."""
    style = seat_style(seat)
    return mark_drawing(style.mark, style.colour, rim)


def mixed(colour: Colour, other: Colour, share: float) -> Colour:
    """Return *colour* with a *share* (0 to 1) of *other* in it."""
    red, green, blue = (
        round(a + (b - a) * share) for a, b in zip(colour[:3], other[:3], strict=True)
    )
    return red, green, blue


class ButtonLook(NamedTuple):
    """How a button looks."""

    fill: Colour
    ink: Colour = PAPER
    edge: Colour | None = None
    edge_px: int = 2

    def pointed(self, near: bool, focus: bool = False, edge_px: int = 0) -> "ButtonLook":
        """Return the look with the mouse *near*, or the keys come to it."""
        look = self._replace(fill=mixed(self.fill, PAPER, 0.14)) if near else self
        return look._replace(edge=PAPER, edge_px=edge_px) if focus else look


VERB = ButtonLook(PANEL_EDGE)
OPEN = ButtonLook(mixed(PANEL_EDGE, AMBER, 0.4))
"""Of a button whose lines stand open."""
FIRST = ButtonLook(AMBER, INK)
"""Of the one that starts, or goes on."""


def choice(lit: bool) -> ButtonLook:
    """Return the look of something to choose from; the cursor is at the lit one."""
    return ButtonLook(AMBER, INK, PAPER) if lit else ButtonLook(PANEL, PAPER, PANEL_EDGE)


def graded(colours: Sequence[Colour], share: float) -> Colour:
    """Return the colour at a *share* (0 to 1) of the way along *colours*."""
    at = share * (len(colours) - 1)
    below = min(int(at), len(colours) - 2)
    return mixed(colours[below], colours[below + 1], at - below)


_NEAT_S = (1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 3600)


def neat_step_s(end_s: float, most: int) -> int:
    """Return the step of a scale of seconds that reaches *end_s* in at most that many steps."""
    return next((step for step in _NEAT_S if end_s / step <= most), _NEAT_S[-1])


def put_gradient(surface: pygame.Surface, area: pygame.Rect, *colours: Colour) -> None:
    """Paint a vertical gradient of *colours*, from the top: bands of one colour each, which are
    fewer bytes than a picture, and sooner painted."""
    clip = surface.get_clip()
    begin, end = clip.top - area.y, clip.bottom - area.y
    bands = _bands(area.height, colours)
    first = bisect_right(bands, begin, key=_TOP) - 1
    for colour, top, depth in bands[max(0, first) : bisect_left(bands, end, key=_TOP)]:
        surface.fill(colour, (area.x, area.y + top, area.width, depth))


_TOP = itemgetter(1)
"""Of a band."""


@lru_cache(maxsize=64)
def _bands(height: int, colours: tuple[Colour, ...]) -> tuple[tuple[pygame.Color, int, int], ...]:
    """The colours of a gradient, where each begins, and how deep it is."""
    few = pygame.Surface((1, len(colours)))
    for y, colour in enumerate(colours):
        few.set_at((0, y), colour)
    column = pygame.transform.smoothscale(few, (1, height))
    return tuple(
        (colour, top, depth)
        for top, depth, colour in _runs([column.get_at((0, y)) for y in range(height)])
    )


def put_backdrop(surface: pygame.Surface) -> None:
    """Paint the night behind every screen: darker above, with a glow along the floor."""
    put_gradient(surface, surface.get_rect(), NIGHT, mixed(NIGHT, DUSK, 0.45), DUSK)


@POOL.keeping
def panel(
    size: Size, fill: Colour, edge: Colour | None = None, radius: int = 12, width: int = 2
) -> pygame.Surface:
    """Return a box with round corners, and an edge if that has a colour."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    put_panel(picture, picture.get_rect(), fill, edge, radius, width)
    return packed(picture)


def put_panel(
    surface: pygame.Surface,
    area: pygame.Rect,
    fill: Colour,
    edge: Colour | None = None,
    radius: int = 12,
    width: int = 2,
) -> None:
    """Paint such a box: its corners are pictures, all else is filled."""
    oversampling = oversampled(area.size)
    side = 2 * (radius + width + 1) + 1
    if area.width <= side:
        surface.blit(_panel(area.size, fill, edge, radius, width, oversampling), area)
        return
    if area.height <= side:
        _put_strip(
            surface, area, _strip(side, area.height, fill, edge, radius, width, oversampling)
        )
        return
    box = _box(side, fill, edge, radius, width, oversampling)
    corner = side // 2
    across, down = area.width - 2 * corner, area.height - 2 * corner
    right, bottom = area.right - corner, area.bottom - corner
    for x, from_x in ((area.x, 0), (right, corner + 1)):
        for y, from_y in ((area.y, 0), (bottom, corner + 1)):
            surface.blit(box.picture, (x, y), (from_x, from_y, corner, corner))
    surface.fill(box.middle, (area.x + corner, area.y + corner, across, down))
    for begin, depth, above, below, left, before in box.lines:
        surface.fill(above, (area.x + corner, area.y + begin, across, depth))
        surface.fill(below, (area.x + corner, bottom + begin, across, depth))
        surface.fill(left, (area.x + begin, area.y + corner, depth, down))
        surface.fill(before, (right + begin, area.y + corner, depth, down))


class _Strip(NamedTuple):
    """The shortest panel of a height that is too low for four corners, and the rows of one colour
    between its ends: where one begins, how deep it is, and its colour."""

    picture: pygame.Surface
    rows: tuple[tuple[int, int, pygame.Color], ...]


def _put_strip(surface: pygame.Surface, area: pygame.Rect, strip: _Strip) -> None:
    end = strip.picture.get_width() // 2
    surface.blit(strip.picture, area, (0, 0, end, area.height))
    surface.blit(strip.picture, (area.right - end, area.y), (end + 1, 0, end, area.height))
    for begin, depth, colour in strip.rows:
        surface.fill(colour, (area.x + end, area.y + begin, area.width - 2 * end, depth))


@lru_cache(maxsize=128)
def _strip(
    side: int,
    height: int,
    fill: Colour,
    edge: Colour | None,
    radius: int,
    width: int,
    oversampling: int,
) -> _Strip:
    picture = _panel((side, height), fill, edge, radius, width, oversampling)
    return _Strip(picture, _runs([picture.get_at((side // 2, y)) for y in range(height)]))


def _runs(colours: Sequence[pygame.Color]) -> tuple[tuple[int, int, pygame.Color], ...]:
    """Where each run of one colour begins, how long it is, and the colour."""
    runs, begin = [], 0
    for _, alike in groupby(colours, key=tuple):
        found = list(alike)
        runs.append((begin, len(found), found[0]))
        begin += len(found)
    return tuple(runs)


class _Box(NamedTuple):
    """The smallest panel with its corners, and the lines of one colour along its sides: where one
    begins, how deep it is, and its colour above, below, on the left and on the right."""

    picture: pygame.Surface
    middle: pygame.Color
    lines: tuple[tuple[int, int, pygame.Color, pygame.Color, pygame.Color, pygame.Color], ...]


@lru_cache(maxsize=512)
def _box(
    side: int, fill: Colour, edge: Colour | None, radius: int, width: int, oversampling: int
) -> _Box:
    picture = _panel((side, side), fill, edge, radius, width, oversampling)
    corner = side // 2
    found = [
        (
            picture.get_at((corner, index)),
            picture.get_at((corner, corner + 1 + index)),
            picture.get_at((index, corner)),
            picture.get_at((corner + 1 + index, corner)),
        )
        for index in range(corner)
    ]
    lines, begin = [], 0
    for colours, alike in groupby(found):
        depth = len(list(alike))
        lines.append((begin, depth, *colours))
        begin += depth
    return _Box(picture, picture.get_at((corner, corner)), tuple(lines))


@POOL.keeping
def _panel(
    size: Size, fill: Colour, edge: Colour | None, radius: int, width: int, oversampling: int
) -> pygame.Surface:
    """A small one as a picture."""
    canvas = Canvas(size, extent=size, ground=(edge or fill)[:3], oversampling=oversampling)
    if edge is not None:
        canvas.draw(rounded(edge, 0, 0, size[0], size[1], radius))
        canvas.draw(
            rounded(fill, width, width, size[0] - 2 * width, size[1] - 2 * width, radius - width)
        )
    else:
        canvas.draw(rounded(fill, 0, 0, size[0], size[1], radius))
    return canvas.finished()


_NARROW = "':.,!|"


def flap_aspect(character: str) -> float:
    """Return the ratio of width to height of a character's flap: narrow for points and strokes."""
    return 0.44 if character in _NARROW else 0.72


def flap_width(height_px: int, character: str) -> int:
    """Return how wide a character's flap is, in pixels."""
    return max(3, round(height_px * flap_aspect(character)))


@POOL.keeping
def _blank_flap(width: int, height_px: int) -> pygame.Surface:
    units = 100 * width / height_px
    canvas = Canvas((width, height_px), extent=(units, 100))
    canvas.draw(
        rounded(FLAP, 2, 1, units - 4, 98, 10) + rounded(FLAP_LIGHT, 2, 1, units - 4, 49, 10)
    )
    return canvas.finished()


@POOL.keeping
def flap(height_px: int, character: str, colour: Colour = AMBER) -> pygame.Surface:
    """Return one letter of a flip board, its flap split in the middle."""
    width = flap_width(height_px, character)
    picture = _blank_flap(width, height_px).copy()
    letter = lettering(character, round(height_px * 0.98), colour)
    widest = 0.86 * width
    if letter.get_width() > widest:
        letter = pygame.transform.smoothscale(letter, (widest, letter.get_height()))
    picture.blit(letter, letter.get_rect(center=(width / 2, height_px / 2)))
    pygame.draw.line(
        picture,
        NIGHT,
        (0, height_px // 2),
        (width, height_px // 2),
        max(1, height_px // 36),
    )
    return picture
