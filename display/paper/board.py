"""A board on paper: its track winds down the page in lanes, from the upper left corner."""

import math
from typing import NamedTuple

from controller.views.box import Track
from display import theme
from display.art.canvas import Colour, Drawing, Point, oval, rounded, stroke
from display.art.decks.accessories import accessory
from display.art.picture import Inset, Layer, Part, Picture, Word
from display.art.sea import ISLAND, island_picture
from display.chart import chart
from display.paper import marks
from display.paper.formats import MARGIN_MM, TOKEN, Millimetres

_LANES = 4
_EDGE_MM = 24.0
"""Between the edge of the paper and the middle of the outer squares."""
_SWAY_MM = 88.0
"""How far aside the whole height of a chart goes."""
_END = 0.91
"""How much of the way leads to the islands; they lie on the rest of it."""
_ISLAND_MM = 60.0
"""How wide an island is, and how far behind its square its middle lies."""
_BEHIND_MM = 40.0

_WATER: Colour = (206, 228, 238)
_COURSE: Colour = (120, 168, 196)
_RIM: Colour = (14, 52, 92)
_HALL: Colour = (232, 234, 240)
_BELT: Colour = (160, 166, 182)


class Winding(NamedTuple):
    """Lanes with half circles between them, in a box of *width* by *height*."""

    width: float
    height: float

    @property
    def apart(self) -> float:
        """From one lane to the next."""
        return self.height / _LANES

    @property
    def straight(self) -> float:
        return self.width - self.apart

    def at(self, share: float, aside: float) -> Point:
        """The point at a *share* (0 to 1) of the way, *aside* to its right in millimetres."""
        radius = self.apart / 2
        bend = math.pi * radius
        along = share * (_LANES * self.straight + (_LANES - 1) * bend)
        lane = min(int(along / (self.straight + bend)), _LANES - 1)
        along -= lane * (self.straight + bend)
        forward = 1 if lane % 2 == 0 else -1
        middle = (lane + 0.5) * self.apart
        if along <= self.straight:
            return self.width / 2 + forward * (along - self.straight / 2), middle + forward * aside
        angle = (along - self.straight) / radius - math.pi / 2
        reach = radius - forward * aside
        x = self.width / 2 + forward * (self.straight / 2 + reach * math.cos(angle))
        return x, middle + radius + reach * math.sin(angle)

    @property
    def length(self) -> float:
        return _LANES * self.straight + (_LANES - 1) * math.pi * self.apart / 2


def board(track: Track, paper: Millimetres) -> tuple[Part, ...]:
    """The page of a board."""
    winding = Winding(paper[0] - 2 * _EDGE_MM, paper[1] - 2 * _EDGE_MM)
    end = 1.0 if track.numbered else _END
    charted = chart(track.paths, track.ends)

    def place(point: Point) -> Point:
        x, y = winding.at(point[0] * end, (point[1] - 0.5) * _SWAY_MM)
        return x + _EDGE_MM, y + _EDGE_MM

    ground, line = (_HALL, _BELT) if track.numbered else (_WATER, _COURSE)
    drawing: Drawing = rounded(
        ground, MARGIN_MM, MARGIN_MM, paper[0] - 2 * MARGIN_MM, paper[1] - 2 * MARGIN_MM - 3, 8
    )
    for course in charted.courses:
        drawing += stroke(line, 3, *map(place, course), smooth=True)
    parts: list[Part] = [Layer(drawing)]
    if not track.numbered:
        for name in track.ends:
            _, aside = charted.places[name]
            behind = end + _BEHIND_MM / winding.length
            x, y = winding.at(behind, (aside - 0.5) * _SWAY_MM)
            parts += _island((x + _EDGE_MM, y + _EDGE_MM))
    squares = sorted(charted.places.items(), key=lambda named: named[1])
    forks = {path.start for path in track.paths} | set(track.ends)
    for number, (name, point) in enumerate(squares):
        if track.numbered:
            parts += _numbered(number, place(point))
        else:
            parts.append(
                _buoy(place(point), large=name in forks, start=name == track.paths[0].start)
            )
    return tuple(parts)


def _numbered(number: int, at: Point) -> tuple[Part, ...]:
    disc = oval(theme.INK, *at, 11.5) + oval(theme.AMBER, *at, 10.6) + oval(theme.PAPER, *at, 9)
    return Layer(disc), Word(str(number), *at, 11, theme.INK, 13)


def _buoy(at: Point, large: bool, start: bool) -> Part:
    radius = 9.5 if large else 7.5
    if start:
        x, y = at
        return Inset(_START, x - radius, y - radius, 2 * radius, 2 * radius)
    return Layer(oval(_RIM, *at, radius) + oval(theme.PAPER, *at, radius - 0.8))


_START = Picture((Layer(accessory("blue")),))
"""An anchor."""


def _island(at: Point) -> tuple[Part, ...]:
    """An island with room for its token."""
    x, y = at
    height = _ISLAND_MM * ISLAND[1] / ISLAND[0]
    picture = Inset(
        island_picture("closed"), x - _ISLAND_MM / 2, y - height / 2, _ISLAND_MM, height
    )
    return picture, marks.outline((x + _ISLAND_MM / 6, y + 3), TOKEN.width_mm / 2)
