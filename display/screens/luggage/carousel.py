"""The carousel as the table knows it: tiles by their backs, moving as the belt does; the gaps that
others have left, and in its hall how many are off the belt.
"""

import math
from collections.abc import Mapping
from functools import lru_cache, partial

import pygame

from controller.views.luggage import BeltTile, BeltView
from display import art, theme
from display.art.canvas import Canvas, Colour, rounded, stroke
from display.art.keeping import POOL
from display.racetrack import Point, Track
from display.screens.layout import Rect
from display.screens.page import Page

PLACES = 36
"""As many tiles lie around a full belt side by side."""

_STEEL: Colour = (142, 150, 172)
_STEEL_DARK: Colour = (88, 95, 118)
_RUBBER: Colour = (44, 46, 58)
_SLAT: Colour = (58, 61, 75)
_SHADOW: Colour = (12, 18, 36)

_CROWDED = 1.08
"""How many of its sides long a tile's share of the way is."""
_BAND = 1.14
"""The belt's width, and the steel on either side, in sides of a tile."""
_RIM = 0.09
_TILE = 0.265
"""A tile's side, at most, in heights of the whole: that leaves room for words in the hall."""
_SMOOTH = 3

_BACK_S = 1.2
"""How often a tile that has just come back lights up, in seconds."""


def carousel(page: Page, belt: BeltView, area: Rect, *, counted: bool = True) -> None:
    """The whole of it in *area*, which is best much wider than high; unless the tiles have been
    *counted* nothing is said of how many are off it."""
    track, side = _fitting(area.size, area.topleft)
    page.surface.blit(_ground(area.size), area)
    if counted:
        _hall(page, belt, _hall_of(track, side))
    page.live(area, partial(_turning, page, belt, track, side))


def _turning(page: Page, belt: BeltView, track: Track, side: int) -> None:
    """What lies on the rubber, and the readers above it."""
    turns = belt.turns
    if belt.rpm:
        turns += belt.rpm / 60.0 * (page.table_s - belt.at_s)
    _slats(page, track, side, turns)
    for reader in belt.readers:
        _gantry(page, track, side, reader)
    for one in sorted(belt.tiles, key=_layer):
        _tile(page, one, track.point(one.place + turns), side)


@lru_cache(maxsize=16)
def _fitting(size: tuple[int, int], at: tuple[int, int]) -> tuple[Track, int]:
    """The belt's centre line in a box of that *size*, and the side of a tile on it."""
    width, height = size
    centre = (at[0] + width / 2, at[1] + height / 2)
    side = height * _TILE
    for _ in range(12):
        across = side * (_BAND + 2 * _RIM)
        radius = max(4.0, (height - across) / 2)
        track = Track(centre, max(0.0, width - across - 2 * radius), radius, 0.0)
        side = min(height * _TILE, track.length / PLACES / _CROWDED)
    return track, max(6, int(side))


# ---- what never moves ----------------------------------------------------------------------------


@POOL.keeping
def _ground(size: tuple[int, int]) -> pygame.Surface:
    """Steel, rubber and the hall inside, smooth at their edges."""
    track, side = _fitting(size, (0, 0))
    big = pygame.Surface((size[0] * _SMOOTH, size[1] * _SMOOTH), pygame.SRCALPHA)
    half, rim = side * _BAND / 2, side * _RIM
    for beyond, colour in (
        (half + rim, _STEEL_DARK),
        (half + 0.62 * rim, _STEEL),
        (half, _SHADOW),
        (half - 0.3 * rim, _RUBBER),
        (-half + 0.3 * rim, _SHADOW),
        (-half, _STEEL),
        (-half - 0.62 * rim, _STEEL_DARK),
        (-half - rim, theme.NIGHT),
    ):
        radius = track.radius + beyond
        if radius > 1:
            _oval(big, track, radius, colour)
    return pygame.transform.smoothscale(big, size)


def _oval(surface: pygame.Surface, track: Track, radius: float, colour: Colour) -> None:
    box = Rect(0, 0, round((track.straight + 2 * radius) * _SMOOTH), round(2 * radius * _SMOOTH))
    box.center = (round(track.centre[0] * _SMOOTH), round(track.centre[1] * _SMOOTH))
    pygame.draw.rect(surface, colour, box, border_radius=box.height // 2)


def _across(track: Track, position: float, half: float) -> tuple[Point, Point]:
    """The inner and the outer end of a line across the belt."""
    point = track.point(position)
    x, y = track.outward(point)
    return (point[0] - x * half, point[1] - y * half), (point[0] + x * half, point[1] + y * half)


def _gantry(page: Page, track: Track, side: int, reader: float) -> None:
    """A reader looks at the belt from here."""
    ends = _across(track, reader, side * (_BAND / 2 + _RIM))
    pygame.draw.line(page.surface, theme.AMBER, *ends, max(2, side // 16))
    for end in ends:
        pygame.draw.circle(page.surface, theme.AMBER, end, max(2, side // 9))


# ---- what moves ----------------------------------------------------------------------------------


_SLATS = 2 * PLACES
_PHASES = 96
"""The places of a slat on its way to that of the next one: a third of a pixel apart."""


def _slats(page: Page, track: Track, side: int, turns: float) -> None:
    at = (turns * _SLATS + 0.5) % 1.0
    upright, leaning = _laid(track, side, int(at * _PHASES))
    fill, surface = page.surface.fill, page.surface
    for colour, column in upright:
        fill(colour, column)
    for ends in leaning:
        pygame.draw.aaline(surface, _SLAT, *ends)


_Columns = tuple[tuple[Colour, tuple[int, int, int, int]], ...]
_Lines = tuple[tuple[Point, Point], ...]


@lru_cache(maxsize=_PHASES)
def _laid(track: Track, side: int, phase: int) -> tuple[_Columns, _Lines]:
    """The slats in one of their phases: those of the straights as columns, two beside each other
    for each, as a smooth line has them; and the ends of those on the bends."""
    half = side * (_BAND / 2 - 0.4 * _RIM)
    columns: list[tuple[Colour, tuple[int, int, int, int]]] = []
    lines: list[tuple[Point, Point]] = []
    for index in range(_SLATS):
        one, other = _across(track, (index + (phase + 0.5) / _PHASES) / _SLATS, half)
        if abs(one[0] - other[0]) > 0.01:
            lines.append((one, other))
            continue
        x, share = int(one[0]), one[0] % 1.0
        ends = sorted((one[1], other[1]))
        top, bottom = math.ceil(ends[0]), math.floor(ends[1])
        for left, strength in ((x, 1 - share), (x + 1, share)):
            colour = theme.mixed(_RUBBER, _SLAT, strength)
            columns.append((colour, (left, top, 1, bottom - top + 1)))
    return tuple(columns), tuple(lines)


_ORDER: Mapping[str, int] = {"gone": 0, "lying": 1, "uncertain": 2, "back": 3}
"""What lies on top of what, where two are drawn at one place."""


def _layer(tile: BeltTile) -> int:
    return _ORDER[tile.state]


def _tile(page: Page, tile: BeltTile, at: Point, side: int) -> None:
    corner = round(at[0]) - side // 2, round(at[1]) - side // 2
    if tile.state == "lying":
        page.surface.blit(art.tile_back((side, side), tile.suitcase), corner)
        return
    place = Rect(*corner, side, side)
    match tile.state:
        case "gone":
            page.put(_gap(side, tile.suitcase), place)
        case "uncertain":
            page.put(_veiled(side, tile.suitcase), place)
        case "back":
            swell = 0.5 + 0.5 * math.sin(page.now_s * 2 * math.pi / _BACK_S)
            page.put(_ringed(round(side * 1.3), round(4 * swell)), place)
            page.put(art.tile_back((side, side), tile.suitcase), place)


@POOL.keeping
def _gap(side: int, suitcase: str) -> pygame.Surface:
    """Where a tile lay: its pattern, hardly to be seen, in a broken line."""
    canvas = Canvas((side, side))
    dashes: list[tuple[Point, Point]] = []
    for from_, to in ((14, 32), (41, 59), (68, 86)):
        dashes += [((from_, 5), (to, 5)), ((from_, 95), (to, 95))]
        dashes += [((5, from_), (5, to)), ((95, from_), (95, to))]
    for one, other in dashes:
        canvas.draw(stroke((150, 156, 176), 5, one, other))
    picture = canvas.finished()
    faint = art.suitcase((round(side * 0.62), round(side * 0.52)), suitcase).copy()
    faint.set_alpha(70)
    picture.blit(faint, faint.get_rect(center=picture.get_rect().center))
    return picture


@POOL.keeping
def _veiled(side: int, suitcase: str) -> pygame.Surface:
    """A tile of which nobody knows whether it still lies there."""
    picture = art.tile_back((side, side), suitcase).copy()
    picture.set_alpha(110)
    veiled = pygame.Surface((side, side), pygame.SRCALPHA)
    veiled.blit(picture, (0, 0))
    mark = theme.lettering("?", round(side * 0.72), theme.AMBER)
    shade = theme.lettering("?", round(side * 0.72), theme.NIGHT)
    middle = veiled.get_rect().center
    for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        veiled.blit(shade, shade.get_rect(center=(middle[0] + x, middle[1] + y)))
    veiled.blit(mark, mark.get_rect(center=middle))
    return veiled


@POOL.keeping
def _ringed(side: int, strength: int) -> pygame.Surface:
    """The light around a tile that has just come back."""
    canvas = Canvas((side, side))
    red, green, blue = theme.GOOD[:3]
    for width in range(4):
        alpha = (40 + 20 * width) * (2 + strength) // 6
        inner = 2 + 2.6 * width
        canvas.draw(
            rounded((red, green, blue, alpha), inner, inner, 100 - 2 * inner, 100 - 2 * inner, 20)
        )
    return canvas.finished()


# ---- the hall in the middle ----------------------------------------------------------------------


def _hall_of(track: Track, side: int) -> Rect:
    """The largest box inside the belt."""
    radius = track.radius - side * (_BAND / 2 + _RIM)
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
