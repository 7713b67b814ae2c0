"""A board on paper: its track winds down the page in lanes, from the upper left corner. A sea is as
large as two sheets beside each other, so that ships fit its squares."""

import math
from typing import NamedTuple

from controller.views.box import Track
from display import theme
from display.art.canvas import Colour, Drawing, Point, box, oval, rounded, stroke
from display.art.decks.accessories import accessory
from display.art.picture import Inset, Layer, Part, Picture, Word
from display.art.sea import ISLAND, island_picture
from display.tracks import chart
from workshop.paper import marks
from workshop.paper.formats import MARGIN_MM, PRINTABLE_MM, TOKEN, Format, Millimetres

_LANES = 4
_EDGE_MM, _SEA_EDGE_MM = 24.0, 29.0
"""Between the edge of the paper and the middle of the outer squares: of a score board, of a sea."""
_SWAY_MM, _LITTLE_SWAY_MM = 8.0, 50.0
"""How far aside the whole height of a chart goes; on a track without islands."""
SQUARE_R_MM, START_R_MM = 19.5, 21.0
"""Of a sea: three ships of 18 mm lie in a square; five lie over its rim."""
_BRANCH_MM = 20.5
"""How far aside of the lane's middle two courses run that have parted, at least."""
_ISLAND_MM = 44.0
"""How wide an island is, and how far behind its square its middle lies."""
_BEHIND_MM = 34.0
_SHORTER = 0.93
"""The last lane of a sea, by which share: islands lie beyond it."""

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
    """A board on one sheet. Where paths part for the last time, the last lane begins."""
    edge = _EDGE_MM if track.numbered else _SEA_EDGE_MM
    winding, top = Winding(paper[0] - 2 * edge, paper[1] - 2 * edge), edge
    if not track.numbered:
        # The first lane is at the upper edge; below the last one is room for one of its courses.
        first, last = MARGIN_MM + START_R_MM + 2, paper[1] - MARGIN_MM - START_R_MM - 5
        apart = (last - _BRANCH_MM - _SWAY_MM / 4 - first) / (_LANES - 1)
        winding, top = Winding(winding.width, _LANES * apart), first - apart / 2
    charted = chart(track.paths, track.ends)
    sway = _LITTLE_SWAY_MM if track.numbered else _SWAY_MM
    parting = max(charted.places[path.start][0] for path in track.paths)

    def place(point: Point) -> Point:
        along, down = point
        if parting > 0:
            before, behind = min(along, parting), max(0.0, along - parting)
            last = (1 - winding.parting) * (1.0 if track.numbered else _SHORTER)
            along = winding.parting * before / parting + last * behind / (1 - parting)
        aside = (down - 0.5) * sway
        if behind_parting(point) and not track.numbered:
            aside += math.copysign(_BRANCH_MM, aside)
        x, y = winding.at(along, aside)
        return x + edge, y + top

    def behind_parting(point: Point) -> bool:
        return 0 < parting < point[0] - 1e-6

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


def boards(track: Track, paper: Millimetres) -> tuple[tuple[Part, ...], ...]:
    """The sheets of a board: one for a score board, and two for a sea, the left one first. They
    meet at a cut, and what is printed goes on beyond it."""
    if track.numbered:
        return (board(track, paper),)
    width, height = paper
    whole = Picture(board(track, (2 * width - 2 * MARGIN_MM, height)), (2 * width, height))
    found = []
    for first, join in ((0.0, width - MARGIN_MM), (2 * MARGIN_MM - width, MARGIN_MM)):
        cuts: Drawing = ()
        for y in (PRINTABLE_MM, height - MARGIN_MM):
            cuts += box(theme.INK, join - 0.1, y, 0.2, MARGIN_MM - PRINTABLE_MM)
        found.append((Inset(whole, first, 0.0, 2 * width, height), Layer(cuts)))
    return tuple(found)


def piles(card: Format, back: Picture, face: Picture, paper: Millimetres) -> tuple[Part, ...]:
    """Where a game's cards lie beside its board: the pile, and what was discarded."""
    parts: list[Part] = []
    for shown, left in ((back, paper[0] / 2 - card.width_mm - 8), (face, paper[0] / 2 + 8)):
        top = (paper[1] - card.height_mm) / 2
        x, y, wide, high = left - 3, top - 3, card.width_mm + 6, card.height_mm + 6
        frame = rounded(_RIM, x, y, wide, high, 5) + rounded(
            _WATER, x + 0.8, y + 0.8, wide - 1.6, high - 1.6, 4.4
        )
        parts.append(Layer(frame))
        small = 0.45
        width, height = small * card.width_mm, small * card.height_mm
        middle = left + card.width_mm / 2, top + card.height_mm / 2
        parts.append(Inset(shown, middle[0] - width / 2, middle[1] - height / 2, width, height))
    return tuple(parts)


def _numbered(number: int, at: Point) -> tuple[Part, ...]:
    disc = oval(theme.INK, *at, 11.5) + oval(theme.AMBER, *at, 10.6) + oval(theme.PAPER, *at, 9)
    return Layer(disc), Word(str(number), *at, 11, theme.INK, 13)


def _buoy(at: Point, large: bool, start: bool) -> Part:
    radius = START_R_MM if large else SQUARE_R_MM
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
    return picture, marks.outline((square[0] - START_R_MM - 1 - token, square[1]), token)
