"""A board on paper: its track winds down the page in lanes, from the upper left corner."""

import math
from typing import NamedTuple

from controller.views.box import Track
from display import theme
from display.art.canvas import Colour, Drawing, Point, oval, rounded, stroke
from display.art.decks.accessories import accessory
from display.art.picture import Inset, Layer, Part, Picture, Word
from display.art.sea import ISLAND, island_picture
from display.tracks import chart
from workshop.paper import marks
from workshop.paper.formats import MARGIN_MM, TOKEN, Millimetres

_LANES = 4
_EDGE_MM = 24.0
"""Between the edge of the paper and the middle of the outer squares."""
_SWAY_MM, _LITTLE_SWAY_MM = 100.0, 50.0
"""How far aside the whole height of a chart goes; on a track without islands."""
_ISLAND_MM = 44.0
"""How wide an island is, and how far behind its square its middle lies."""
_BEHIND_MM = 22.0

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

    @property
    def parting(self) -> float:
        """The share of the way after which the last lane begins."""
        return 1.0 - self.straight / self._length

    @property
    def _length(self) -> float:
        return _LANES * self.straight + (_LANES - 1) * math.pi * self.apart / 2

    def at(self, share: float, aside: float) -> Point:
        """The point at a *share* (0 to 1) of the way, *aside* to its right in millimetres. The
        last lane goes on straight beyond its end."""
        radius = self.apart / 2
        along = share * self._length
        lane = min(int(along / (self.straight + math.pi * radius)), _LANES - 1)
        along -= lane * (self.straight + math.pi * radius)
        forward = 1 if lane % 2 == 0 else -1
        middle = (lane + 0.5) * self.apart
        if along <= self.straight or lane == _LANES - 1:
            return self.width / 2 + forward * (along - self.straight / 2), middle + forward * aside
        angle = (along - self.straight) / radius - math.pi / 2
        reach = radius - forward * aside
        x = self.width / 2 + forward * (self.straight / 2 + reach * math.cos(angle))
        return x, middle + radius + reach * math.sin(angle)


def board(track: Track, paper: Millimetres) -> tuple[Part, ...]:
    """The page of a board. Where paths part for the last time, the last lane begins."""
    winding = Winding(paper[0] - 2 * _EDGE_MM, paper[1] - 2 * _EDGE_MM)
    charted = chart(track.paths, track.ends)
    sway = _LITTLE_SWAY_MM if track.numbered else _SWAY_MM
    parting = max(charted.places[path.start][0] for path in track.paths)

    def place(point: Point) -> Point:
        along, down = point
        if parting > 0:
            before, behind = min(along, parting), max(0.0, along - parting)
            last = 1 - winding.parting
            along = winding.parting * before / parting + last * behind / (1 - parting)
        x, y = winding.at(along, (down - 0.5) * sway)
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
            parts += _island(place(charted.places[name]))
    squares = sorted(charted.places.items(), key=lambda named: named[1])
    forks = {path.start for path in track.paths} | set(track.ends)
    for number, (name, point) in enumerate(squares):
        if track.numbered:
            parts += _numbered(number, place(point))
        else:
            begins = name == track.paths[0].start
            parts.append(_buoy(place(point), large=name in forks, start=begins))
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


def _island(square: Point) -> tuple[Part, ...]:
    """An island behind its square, with room for its token."""
    x, y = square[0] - _BEHIND_MM, square[1] - 4
    height = _ISLAND_MM * ISLAND[1] / ISLAND[0]
    picture = Inset(
        island_picture("closed"), x - _ISLAND_MM / 2, y - height / 2, _ISLAND_MM, height
    )
    token = TOKEN.width_mm / 2
    return picture, marks.outline((square[0] - 9 - token, square[1]), token)
