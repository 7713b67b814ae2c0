"""Where everything lies at "Where's My Luggage?", for any size of the pane; and what is under the
mouse.

Pure: sizes and points in, rectangles and targets out. The own seat is at the bottom, the other
seats follow clockwise around the carousel, as they sit around the table.

A *target* is a name that both the mouse and the gestures use: `belt/K` and `table/K` for a piece
that lies there, `belt` and `table` for the room between the pieces, `draw`, `action`, `aside`,
`shown`, `hand` and `pad` in front of the own seat, and the buttons `A` and `B`.
"""

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct
from pygame import Rect

from display.tabletop.geometry import Point
from display.tabletop.sight import Target

MEMORY_ROWS, MEMORY_COLUMNS = 3, 6
"""How tiles lie on the table top in the memory variant."""

REACH = 1.35
"""A moving tile is hit within this many of its own sides: hands are generous."""

_GAP = 6
_RIM = 9
"""Pixels of steel around the belt."""

_OWN_WIDTHS = {
    "aside": 0.78, "draw": 0.62, "action": 0.62, "hand": 0.98,
    "pad": 0.86, "shown": 0.72, "A": 0.54, "B": 0.54,
}  # fmt: skip
"""The own seat from left to right: widths in heights of its strip."""


class Track(Struct, frozen=True):
    """The belt's centre line: two straights and two half circles, walked clockwise.

    `start` is the track position (in turns) at the middle of the lower straight.
    """

    centre: Point
    straight: float
    radius: float
    start: float

    @property
    def length(self) -> float:
        return 2 * self.straight + 2 * math.pi * self.radius

    def point(self, position: float) -> Point:
        """The point at a track position (in turns, any real number)."""
        x, y = self.centre
        half, r, arc = self.straight / 2, self.radius, math.pi * self.radius
        along = (position - self.start) % 1.0 * self.length
        if along < half:
            return x - along, y + r
        along -= half
        if along < arc:
            angle = along / r
            return x - half - r * math.sin(angle), y + r * math.cos(angle)
        along -= arc
        if along < self.straight:
            return x - half + along, y - r
        along -= self.straight
        if along < arc:
            angle = along / r
            return x + half + r * math.sin(angle), y - r * math.cos(angle)
        return x + half - (along - arc), y + r

    def outward(self, point: Point) -> Point:
        """The unit vector that points away from the carousel's middle at *point* of the line."""
        x, y = point[0] - self.centre[0], point[1] - self.centre[1]
        x -= max(-self.straight / 2, min(x, self.straight / 2))
        length = math.hypot(x, y) or 1.0
        return x / length, y / length

    def surrounds(self, point: Point, margin: float) -> bool:
        """Whether a point is inside the belt, or not more than *margin* outside its line."""
        x, y = point[0] - self.centre[0], point[1] - self.centre[1]
        return math.hypot(max(0.0, abs(x) - self.straight / 2), y) < self.radius + margin


class SeatPanel(Struct, frozen=True):
    """Another seat: its light and name, and the places of its pieces."""

    area: Rect
    light: Rect
    name: Rect
    places: Mapping[str, Rect]
    """`draw`, `action`, `hand` and `aside`."""


class Layout(Struct, frozen=True):
    """One size of the virtual table. Rectangles are in pixels of the pane."""

    size: tuple[int, int]
    own: Mapping[str, Rect]
    """The own seat's targets."""
    strip: Rect
    hint: Rect
    middle: Rect
    others: Mapping[str, SeatPanel]
    track: Track
    tile: int
    """Side of a tile on the belt."""
    rows: tuple[Rect, ...]
    """The places `table/0` ... of the memory variant."""

    def belt_point(self, place: int, places: int, belt_turns: float) -> Point:
        """Where the middle of `belt/PLACE` is now."""
        return self.track.point(belt_turns + place / places)

    def target(
        self, point: Point, lying: Sequence[str], belt_places: int, belt_turns: float
    ) -> Target | None:
        """What a click at *point* means, with pieces *lying* at these places of the scene.

        Without belt places (0) the tiles lie in rows on the table top.
        """
        spot = (round(point[0]), round(point[1]))
        for name, area in self.own.items():
            if area.collidepoint(spot):
                return name
        if not belt_places:
            return self._target_in_rows(spot, lying)
        return self._target_on_belt(point, lying, belt_places, belt_turns)

    def _target_in_rows(self, spot: tuple[int, int], lying: Sequence[str]) -> Target | None:
        for number, area in enumerate(self.rows):
            if area.inflate(_GAP, _GAP).collidepoint(spot):
                name = f"table/{number}"
                return name if name in lying else "table"
        return "table" if self.middle.collidepoint(spot) else None

    def _target_on_belt(
        self, point: Point, lying: Sequence[str], belt_places: int, belt_turns: float
    ) -> Target | None:
        nearest, distance = "", math.inf
        for name in lying:
            if name.startswith("belt/"):
                number = int(name.partition("/")[2])
                away = math.dist(point, self.belt_point(number, belt_places, belt_turns))
                if away < distance:
                    nearest, distance = name, away
        if distance <= self.tile * REACH / 2:
            return nearest
        # A click anywhere on the carousel, its middle included, is meant for the belt.
        return "belt" if self.track.surrounds(point, margin=self.tile) else None


def arrange(size: tuple[int, int], seats: Sequence[str], own: str, belt_places: int = 36) -> Layout:
    """Lay the table out for *size*; *seats* are in the order in which they sit, clockwise."""
    width, height = max(size[0], 320), max(size[1], 200)
    strip_height = round(height * 0.40)
    hint_height = max(20, round(height * 0.068))
    strip = Rect(0, height - strip_height, width, strip_height)
    hint = Rect(width // 8, strip.top - hint_height - 2, width * 3 // 4, hint_height)
    place = seats.index(own) if own in seats else 0
    others = [*seats[place + 1 :], *seats[:place]]
    left, top, right = _around(others)
    top_height = round(height * 0.135) if top else 0
    side_width = round(width * 0.19) if left else _GAP
    room = Rect(0, _GAP, width, hint.top - 2 * _GAP)
    middle = Rect(
        side_width + _GAP,
        room.top + top_height,
        width - 2 * (side_width + _GAP),
        room.height - top_height,
    )
    panels: dict[str, SeatPanel] = {}
    # Clockwise: up on the left, along the top, down on the right.
    for index, seat in enumerate(reversed(left)):
        panels[seat] = _panel(_cell(Rect(_GAP, room.top, side_width, room.height), index, left))
    for index, seat in enumerate(top):
        cell = top_height * 6 if len(top) == 1 else middle.width // len(top)
        area = Rect(0, room.top, min(cell, middle.width // len(top)) - _GAP, top_height - _GAP)
        area.centerx = middle.left + round((index + 0.5) * middle.width / len(top))
        panels[seat] = _panel(area)
    for index, seat in enumerate(right):
        edge = Rect(width - side_width - _GAP, room.top, side_width, room.height)
        panels[seat] = _panel(_cell(edge, index, right))
    chairs = max(1, len(seats))
    track, tile = _track(middle, belt_places, (place + 0.5) / chairs)
    return Layout(
        size=(width, height),
        own=_own_seat(strip),
        strip=strip,
        hint=hint,
        middle=middle,
        others=panels,
        track=track,
        tile=tile,
        rows=_rows(middle),
    )


def _around(others: Sequence[str]) -> tuple[list[str], list[str], list[str]]:
    """The other seats on the left, at the top and on the right; two at a side at most."""
    side = min(2, len(others) // 2)
    return (
        list(others[:side]),
        list(others[side : len(others) - side]),
        list(others[len(others) - side :]),
    )


def _cell(column: Rect, index: int, seats: Sequence[str]) -> Rect:
    height = column.height // len(seats)
    cell = Rect(column.left, column.top + index * height, column.width, height - _GAP)
    if len(seats) == 1:
        cell = Rect(column.left, 0, column.width, min(height, round(column.width * 0.62)))
        cell.centery = column.centery
    return cell


def _panel(area: Rect) -> SeatPanel:
    inner = area.inflate(-2 * _GAP, -2 * _GAP)
    if inner.width > 3.2 * inner.height:
        head = Rect(inner.left, inner.top, round(inner.width * 0.27), inner.height)
        body = Rect(head.right + _GAP, inner.top, inner.right - head.right - _GAP, inner.height)
    else:
        head = Rect(inner.left, inner.top, inner.width, max(16, round(inner.height * 0.26)))
        body = Rect(inner.left, head.bottom + 4, inner.width, inner.bottom - head.bottom - 4)
    side = min(head.height, round(head.width * 0.4))
    light = Rect(head.left, head.centery - side // 2, side, side)
    name = Rect(light.right + _GAP, head.top, head.right - light.right - _GAP, head.height)
    cell = body.width / 4
    places = {
        pile: Rect(round(body.left + index * cell), body.top, round(cell) - 4, body.height)
        for index, pile in enumerate(("draw", "action", "hand", "aside"))
    }
    return SeatPanel(area, light, name, places)


def _own_seat(strip: Rect) -> dict[str, Rect]:
    widths, gaps = sum(_OWN_WIDTHS.values()), len(_OWN_WIDTHS) + 1
    unit = min(strip.height * 0.78, strip.width / (widths + 0.08 * gaps))
    gap = min(0.25, (strip.width / unit - widths) / gaps)
    top = strip.top + (strip.height - unit * 1.14) / 2  # room for a caption below
    left = strip.centerx - unit * (widths + gap * (gaps - 2)) / 2
    places = {}
    for name, width in _OWN_WIDTHS.items():
        places[name] = Rect(round(left), round(top), round(unit * width), round(unit))
        left += unit * (width + gap)
    return places


def _track(middle: Rect, places: int, start: float) -> tuple[Track, int]:
    """The belt as large as fits, with tiles as large as its places are wide."""
    tile = middle.height * 0.3
    track = Track(middle.center, 0.0, 1.0, start)
    for _ in range(8):
        radius = max(4.0, (middle.height - tile * 1.25) / 2 - _RIM)
        straight = max(0.0, middle.width - tile * 1.25 - 2 * radius - 2 * _RIM)
        track = Track((float(middle.centerx), float(middle.centery)), straight, radius, start)
        tile = min(middle.height * 0.3, track.length / max(1, places) / 1.05)
    return track, max(8, int(tile))


def _rows(middle: Rect) -> tuple[Rect, ...]:
    cell = min(middle.width / MEMORY_COLUMNS, middle.height / MEMORY_ROWS)
    side = round(cell) - _GAP
    left = middle.centerx - cell * MEMORY_COLUMNS / 2
    top = middle.centery - cell * MEMORY_ROWS / 2
    return tuple(
        Rect(round(left + column * cell + _GAP / 2), round(top + row * cell + _GAP / 2), side, side)
        for row in range(MEMORY_ROWS)
        for column in range(MEMORY_COLUMNS)
    )
