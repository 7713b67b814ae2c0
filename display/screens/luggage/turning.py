"""What moves on the drawn carousel: slats and tiles, in steps of a pixel.

All that lies on a straight of the belt is one picture, which rolls by; only what changes on it is
painted. On the bends, where tiles keep upright, each is put down by itself.
"""

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

import pygame

from controller.views.luggage import BeltTile, BeltView
from display import theme
from display.art.canvas import Colour
from display.art.keeping import packed
from display.screens.layout import Rect
from display.screens.luggage.tiles import RING, layer, light, picture_of
from display.screens.page import Page
from display.tracks import BeltPath, Point

PLACES = 36
"""As many tiles lie around a full belt side by side."""
BAND = 1.14
"""The belt's width, and the steel on either side, in sides of a tile."""
RIM = 0.09
RUBBER: Colour = (44, 46, 58)

_SLATS = 2 * PLACES
_SLAT: Colour = (58, 61, 75)
_BACK_S = 1.2
"""How often a tile that has just come back lights up, in seconds."""
_LIGHT_S = 0.1
"""Time between two of its lights."""


def turning(page: Page, belt: BeltView, track: BeltPath, side: int) -> None:
    """Draw what lies on the rubber, and the readers above it, around a *track* whose length is a
    whole number. The bare belt is on the page."""
    middle = round(track.centre[0])
    columns = {upper: _zone(track, side, middle, 1, upper) for upper in (True, False)}
    grounds = {upper: page.surface.subsurface(column).copy() for upper, column in columns.items()}
    gantries = [_gantry(track, side, reader) for reader in belt.readers]
    for gantry in gantries:
        page.surface.blit(gantry.picture, gantry.area)
    shown = _Shown(page, belt, track, side)
    beyond = math.ceil(side * RING / 2)
    half = side * (BAND / 2 + RIM)
    whole = _box(track, track.straight / 2 + track.radius + half, track.radius + half)
    straight = _box(track, track.straight / 2 - beyond, track.radius + half)
    if straight.width < side:
        page.live(whole, partial(_one_by_one, shown, whole, gantries, 0.0, track.length))
        return
    for upper in (True, False):
        zone = _zone(track, side, straight.x, straight.width, upper)
        rolling, over = _rolling(track, side, upper), _within(zone, gantries)
        draw = partial(_roll, shown, rolling, zone, over, grounds[upper])
        page.live(zone, draw, opaque=True)
    bend, arc = track.straight / 2, math.pi * track.radius
    for left, begin in ((True, bend), (False, bend + arc + track.straight)):
        across = straight.x - whole.x
        box = Rect(whole.x if left else straight.right, whole.y, across, whole.height)
        if not left:
            box.width = whole.right - straight.right
        reach = 2.0 * beyond
        span = begin - reach, begin + arc + reach
        page.live(box, partial(_one_by_one, shown, box, _within(box, gantries), *span))


def _zone(track: BeltPath, side: int, x: int, width: int, upper: bool) -> Rect:
    """A part of a straight, without the outermost edges of the steel."""
    height = 2 * math.floor(side * (BAND / 2 + RIM)) - 1
    return Rect(x, _row_y(track, upper) - height // 2, width, height)


def _row_y(track: BeltPath, upper: bool) -> int:
    """The middle of a straight."""
    return round(track.centre[1] + (-track.radius if upper else track.radius))


def _box(track: BeltPath, across: float, down: float) -> Rect:
    """The box that reaches so far from the track's middle."""
    x, y = track.centre
    left, top = math.floor(x - across), math.floor(y - down)
    return Rect(left, top, math.ceil(x + across) - left, math.ceil(y + down) - top)


class _Shown:
    """A belt on a page."""

    def __init__(self, page: Page, belt: BeltView, track: BeltPath, side: int) -> None:
        self.page, self.track, self.side = page, track, side
        self._surface, self._length = page.surface, track.length
        self._lay(())
        self._latest = page.latest(belt)
        self._belt = BeltView()

    def moved_px(self) -> int:
        """How far the belt is now from where its places are, along the track."""
        belt, length = self._latest(), self._length
        if belt is not self._belt:
            self._belt = belt
            if belt.tiles != self.tiles:
                self._lay(belt.tiles)
        return self.page.moved_since_px(belt.turns * length, belt.rpm / 60.0 * length, belt.at_s)

    def _lay(self, tiles: tuple[BeltTile, ...]) -> None:
        self.tiles = tiles
        self.back = [index for index, tile in enumerate(tiles) if tile.state == "back"]
        self._places = [tile.place for tile in tiles]
        self._layers = [layer(tile) for tile in tiles]
        self._pictures = [picture_of(tile, self.side) for tile in tiles]

    def between(self, begin_px: float, end_px: float, moved_px: int) -> Sequence[int]:
        """The tiles, by their numbers, whose middles are there on the track, in their layers."""
        places, length = self._places, self._length
        if end_px - begin_px >= length:
            return sorted(range(len(places)), key=self._layers.__getitem__)
        begin = (begin_px - moved_px) / length % 1.0
        end = begin + (end_px - begin_px) / length
        found = [*range(bisect_left(places, begin), bisect_right(places, end))]
        if end >= 1.0:
            found += range(bisect_right(places, end - 1.0))
        found.sort(key=self._layers.__getitem__)
        return found

    def put(self, index: int, moved_px: int, within: Rect | None = None) -> None:
        """Put a tile down; only if its middle is *within* a box, if one is given."""
        x, y = self.track.point(self._places[index] + moved_px / self._length)
        if within is None or within.collidepoint(x, y):
            half = self.side // 2
            corner = round(x) - half, round(y) - half
            if index in self.back:
                light(self._surface, corner, self.side, self._strength)
            self._surface.blit(self._pictures[index], corner)

    @property
    def _strength(self) -> int:
        """Of the light around tiles that are back, from 0 to 4."""
        swell = 0.5 + 0.5 * math.sin(self.page.clock_s(_LIGHT_S) * 2 * math.pi / _BACK_S)
        return round(4 * swell)


def _one_by_one(
    shown: _Shown, area: Rect, gantries: Sequence["_Gantry"], begin_px: float, end_px: float
) -> None:
    """Where the belt bends: its slats, the readers above them, and each tile."""
    surface, moved_px = shown.page.surface, shown.moved_px()
    clip = surface.get_clip()
    surface.set_clip(area.clip(clip))
    pitch = shown.track.length / _SLATS
    half = shown.side * (BAND / 2 - 0.4 * RIM)
    phase = int((moved_px + pitch / 2) % pitch)
    box = (*area.topleft, *area.size)
    surface.blit(slats(shown.track, half, _SLATS, _SLAT, box, phase), area)
    for gantry in gantries:
        surface.blit(gantry.picture, gantry.area)
    for index in shown.between(begin_px, end_px, moved_px):
        shown.put(index, moved_px)
    surface.set_clip(clip)


@lru_cache(maxsize=128)
def slats(
    track: BeltPath,
    half: float,
    count: int,
    colour: Colour,
    area: tuple[int, int, int, int],
    phase: int,
) -> pygame.Surface:
    """The slats of a belt in an area when they have moved by *phase* pixels, *half* of each on
    either side of the track. Not kept in a pool: SDL packs it into the few pixels that are seen."""
    picture = pygame.Surface(area[2:])
    picture.fill(RUBBER)
    for index in range(count):
        position = index / count + (phase + 0.5) / track.length
        if -half <= track.point(position)[0] - area[0] <= area[2] + half:
            one, other = ((x - area[0], y - area[1]) for x, y in across(track, position, half))
            pygame.draw.aaline(picture, colour, one, other)
    picture.set_colorkey(RUBBER, pygame.RLEACCEL)
    return picture


def across(track: BeltPath, position: float, half: float) -> tuple[Point, Point]:
    """The inner and the outer end of a line across the belt."""
    point = track.point(position)
    x, y = track.outward(point)
    return (point[0] - x * half, point[1] - y * half), (point[0] + x * half, point[1] + y * half)


class _Gantry(NamedTuple):
    """A reader looks at the belt from here: its picture, and how far along the track it is."""

    picture: pygame.Surface
    area: Rect
    at_px: float


def _gantry(track: BeltPath, side: int, reader: float) -> _Gantry:
    thick, knob = max(2, side // 16), max(2, side // 9)
    one, other = across(track, reader, side * (BAND / 2 + RIM))
    left, top = (math.floor(min(ends)) - knob for ends in zip(one, other, strict=True))
    right, bottom = (math.ceil(max(ends)) + knob + 1 for ends in zip(one, other, strict=True))
    picture = pygame.Surface((right - left, bottom - top), pygame.SRCALPHA)
    here, there = (one[0] - left, one[1] - top), (other[0] - left, other[1] - top)
    pygame.draw.line(picture, theme.AMBER, here, there, thick)
    for end in (here, there):
        pygame.draw.circle(picture, theme.AMBER, end, knob)
    area = Rect(left, top, right - left, bottom - top)
    return _Gantry(packed(picture), area, reader * track.length)


def _within(area: Rect, gantries: Sequence[_Gantry]) -> list[_Gantry]:
    return [one for one in gantries if area.collidepoint(one.area.center)]


# ---- straights -----------------------------------------------------------------------------------


def _roll(
    shown: _Shown,
    rolling: "_Rolling",
    zone: Rect,
    gantries: Sequence[_Gantry],
    ground: pygame.Surface,
) -> None:
    """What lies on a straight; a reader is above the slats, but below the tiles."""
    surface, side, moved_px = shown.page.surface, shown.side, shown.moved_px()
    clip = surface.get_clip()
    within = zone.clip(clip)
    surface.set_clip(within)
    rolling.lay(shown.tiles, ground)
    rolling.show(surface, zone, moved_px)
    for gantry in gantries:
        surface.set_clip(gantry.area.clip(within))
        surface.blit(gantry.picture, gantry.area)
        for index in shown.between(gantry.at_px - side, gantry.at_px + side, moved_px):
            shown.put(index, moved_px)
        surface.set_clip(within)
    for index in shown.back:
        shown.put(index, moved_px, Rect(zone.inflate(2 * side, 0)))
    surface.set_clip(clip)


class _Line(NamedTuple):
    """A straight: where on it, from the left, a place of the belt is. It rolls to the right if
    *way* is 1, and to the left if it is -1."""

    way: int
    origin: float

    @classmethod
    def of(cls, track: BeltPath, upper: bool) -> "_Line":
        if upper:
            return cls(1, track.centre[0] - track.straight - math.pi * track.radius)
        return cls(-1, track.centre[0])


class _Rolling:
    """All that lies on the belt, in the row in which it passes a straight."""

    def __init__(self, track: BeltPath, side: int, upper: bool) -> None:
        self._track, self._side, self._upper = track, side, upper
        self._line = _Line.of(track, upper)
        length = round(track.length)
        self._row = pygame.Surface(_zone(track, side, 0, length, upper).size)
        self._bare = self._row.copy()
        """The row without tiles."""
        self._tiles: Sequence[BeltTile] | None = None
        self._laid: frozenset[BeltTile] | None = None

    def __repr__(self) -> str:
        return f"<{'Upper' if self._upper else 'Lower'} straight, {self._row.get_width()} px>"

    def show(self, surface: pygame.Surface, zone: Rect, moved_px: int) -> None:
        length, line = self._row.get_width(), self._line
        begin = (zone.x - math.floor(line.origin) - line.way * moved_px) % length
        surface.blit(self._row, zone, (begin, 0, zone.width, zone.height))
        if begin + zone.width > length:
            rest = (zone.x + length - begin, zone.y)
            surface.blit(self._row, rest, (0, 0, begin + zone.width - length, zone.height))

    def lay(self, tiles: Sequence[BeltTile], ground: pygame.Surface) -> None:
        """Let these tiles lie on it."""
        if tiles is self._tiles:
            return
        self._tiles = tiles
        now = frozenset(tiles)
        lying = [
            (left, tile)
            for tile in sorted(tiles, key=layer)
            for left in self._lefts(self._x(tile.place))
        ]
        if self._laid is None:
            self._bare.blit(pygame.transform.scale(ground, self._bare.get_size()), (0, 0))
            self._paint_slats()
            self._paint(Rect(self._row.get_rect()), lying)
        else:
            for x in {self._x(tile.place) for tile in now ^ self._laid}:
                for left in self._lefts(x):
                    self._paint(Rect(left, 0, self._side, self._row.get_height()), lying)
        self._laid = now

    def _x(self, place: float) -> int:
        """The middle of what is at a place."""
        along = self._line.origin % 1.0 + self._line.way * place * self._track.length
        return round(along % self._track.length)

    def _lefts(self, x: int) -> Sequence[int]:
        """Where a tile begins whose middle is there: twice, if it lies across the row's end."""
        left, length = x - self._side // 2, self._row.get_width()
        if left < 0:
            return left, left + length
        return (left, left - length) if left + self._side > length else (left,)

    def _paint(self, area: Rect, lying: Sequence[tuple[int, BeltTile]]) -> None:
        """Paint an area of the row, with what lies there, from where on it does."""
        row, top = self._row, self._row.get_height() // 2 - self._side // 2
        row.set_clip(area)
        row.blit(self._bare, area, area)
        for left, tile in lying:
            if left < area.right and left + self._side > area.left:
                row.blit(picture_of(tile, self._side), (left, top))
        row.set_clip(None)

    def _paint_slats(self) -> None:
        """Two columns beside each other for each, as a smooth line has them."""
        length, pitch = self._bare.get_width(), self._track.length / _SLATS
        half = self._side * (BAND / 2 - 0.4 * RIM)
        top = round(self._bare.get_height() // 2 - half)
        for index in range(_SLATS):
            x = (self._line.origin % 1.0 + self._line.way * (index + 0.5) * pitch) % length
            share = x % 1.0
            for left, strength in ((int(x), 1 - share), (int(x) + 1, share)):
                colour = theme.mixed(RUBBER, _SLAT, strength)
                self._bare.fill(colour, (left, top, 1, round(2 * half)))


@lru_cache(maxsize=4)
def _rolling(track: BeltPath, side: int, upper: bool) -> _Rolling:
    """The picture of a straight, which stays when the view changes."""
    return _Rolling(track, side, upper)
