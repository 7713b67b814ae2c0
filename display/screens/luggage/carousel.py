"""The carousel as the table knows it: tiles by their backs, moving as the belt does; the gaps that
others have left, and in its hall how many are off the belt.
"""

from collections.abc import Iterator
from functools import lru_cache, partial

import pygame
from msgspec.structs import replace

from controller.views.luggage import BeltView
from display import art, theme
from display.art.canvas import Colour
from display.art.keeping import POOL, packed
from display.screens.layout import Rect
from display.screens.luggage.tiles import make_ready
from display.screens.luggage.turning import BAND, PLACES, RIM, RUBBER, turning
from display.screens.page import Page
from display.tracks import BeltPath

_STEEL: Colour = (142, 150, 172)
_STEEL_DARK: Colour = (88, 95, 118)
_SHADOW: Colour = (12, 18, 36)

_CROWDED = 1.08
"""How many of its sides long a tile's share of the way is."""
_TILE = 0.265
"""A tile's side, at most, in heights of the whole: that leaves room for words in the hall."""
_SMOOTH = 3


def carousel(page: Page, belt: BeltView, area: Rect, *, counted: bool = True) -> None:
    """The whole of it in *area*, which is best much wider than high; unless the tiles have been
    *counted* nothing is said of how many are off it."""
    # A reader sticks out above and below.
    page.section(Rect(area.inflate(0, 2 * page.gap)), _carousel, belt, area, counted)


def _carousel(page: Page, belt: BeltView, area: Rect, counted: bool, _: Rect) -> None:
    track, side = _fitting(area.size, area.topleft)
    page.surface.blit(_ground(area.size), area)
    if counted:
        _hall(page, belt, _hall_of(track, side))
    turning(page, belt, track, side)


def coming(page: Page, area: Rect) -> Iterator[None]:
    """Draw what there may be in *area*: the bare belt, and every pattern on it and off it."""
    track, side = _fitting(area.size, area.topleft)
    _ground(area.size)
    yield
    for pattern in art.SUITCASES:
        make_ready(side, pattern)
        _hall(page, BeltView(out={pattern: 1}), _hall_of(track, side))
        yield


@lru_cache(maxsize=16)
def _fitting(size: tuple[int, int], at: tuple[int, int]) -> tuple[BeltPath, int]:
    """The belt's centre line in a box of that *size*, whole pixels long, and the side of a tile on
    it."""
    width, height = size
    centre = (at[0] + width / 2, at[1] + height / 2)
    side = height * _TILE
    for _ in range(12):
        across = side * (BAND + 2 * RIM)
        radius = max(4.0, (height - across) / 2)
        track = BeltPath(centre, max(0.0, width - across - 2 * radius), radius, 0.0)
        side = min(height * _TILE, track.length / PLACES / _CROWDED)
    # What rolls by for ever begins again after whole pixels.
    whole = replace(track, straight=track.straight - track.length % 1.0 / 2)
    return whole, max(6, int(side))


# ---- what never moves ----------------------------------------------------------------------------


@POOL.keeping
def _ground(size: tuple[int, int]) -> pygame.Surface:
    """Steel, rubber and the hall inside, smooth at their edges."""
    track, side = _fitting(size, (0, 0))
    big = pygame.Surface((size[0] * _SMOOTH, size[1] * _SMOOTH), pygame.SRCALPHA)
    half, rim = side * BAND / 2, side * RIM
    for beyond, colour in (
        (half + rim, _STEEL_DARK),
        (half + 0.62 * rim, _STEEL),
        (half, _SHADOW),
        (half - 0.3 * rim, RUBBER),
        (-half + 0.3 * rim, _SHADOW),
        (-half, _STEEL),
        (-half - 0.62 * rim, _STEEL_DARK),
        (-half - rim, theme.NIGHT),
    ):
        radius = track.radius + beyond
        if radius > 1:
            _oval(big, track, radius, colour)
    return packed(pygame.transform.smoothscale(big, size))


def _oval(surface: pygame.Surface, track: BeltPath, radius: float, colour: Colour) -> None:
    box = Rect(0, 0, round((track.straight + 2 * radius) * _SMOOTH), round(2 * radius * _SMOOTH))
    box.center = (round(track.centre[0] * _SMOOTH), round(track.centre[1] * _SMOOTH))
    pygame.draw.rect(surface, colour, box, border_radius=box.height // 2)


# ---- the hall in the middle ----------------------------------------------------------------------


def _hall_of(track: BeltPath, side: int) -> Rect:
    """The largest box inside the belt."""
    radius = track.radius - side * (BAND / 2 + RIM)
    box = Rect(0, 0, max(0, round(track.straight + radius)), max(0, round(1.8 * radius)))
    box.center = (round(track.centre[0]), round(track.centre[1]))
    return box


def _hall(page: Page, belt: BeltView, area: Rect) -> None:
    """How many of each pattern are off the belt, and whose stickers read badly."""
    signs = [("off", pattern, count) for pattern, count in belt.out.items()]
    signs += [("weak", pattern, count) for pattern, count in belt.weak.items()]
    words = page.words
    if not belt.out:
        said = words("luggage-screen-all-on-belt")
    else:
        said = words("luggage-screen-off-belt", count=sum(belt.out.values()))
    if not signs:
        page.write(said, area, theme.MIST, height=area.height * 0.7)
        return
    line, area = area.split_left(area.width * 0.24, page.gap)
    page.write(said, line, theme.AMBER if belt.out else theme.MIST, align="left",
               height=area.height * 0.7)  # fmt: skip
    cells = area.columns(max(5, len(signs)), page.gap)
    for (kind, pattern, count), cell in zip(signs, cells, strict=False):
        page.labelled(
            partial(_sign, page, kind, pattern),
            words("luggage-screen-times", count=count),
            cell.inset(0, cell.height * 0.04),
            theme.PAPER if kind == "off" else theme.AMBER,
            align="left",
            height=cell.height,
        )


def _sign(page: Page, kind: str, pattern: str, area: Rect) -> None:
    page.put(art.tile_back(area.size, pattern), area)
    if kind == "weak":
        corner = Rect(0, 0, round(area.width * 0.55), round(area.height * 0.55))
        corner.bottomright = area.bottomright
        page.icon("warning", corner)
