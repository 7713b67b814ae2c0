"""The tracks that pieces travel, as they are drawn: the belt around its carousel; and the chart of
a board, where its squares lie in a box of one by one.

On the chart the start is on the left, and what is farther away lies farther to the right. The
islands are one below the other, and a point from which several of them can be reached lies between
them.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from controller.views.box import PathView

Point = tuple[float, float]


class BeltPath(Struct, frozen=True):
    """The belt's centre line: two straights and two half circles, traversed clockwise.

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
        """Return the point at a track position (in turns, any real number)."""
        x, y = self.centre
        half, r, arc = self.straight / 2, self.radius, math.pi * self.radius
        along = (position - self.start) % 1.0 * 2 * (self.straight + arc)
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
        """Return the unit vector at *point* of the line that points away from the carousel's
        middle."""
        x, y = point[0] - self.centre[0], point[1] - self.centre[1]
        x -= max(-self.straight / 2, min(x, self.straight / 2))
        length = math.hypot(x, y) or 1.0
        return x / length, y / length

    def surrounds(self, point: Point, margin: float) -> bool:
        """Return True if a point is inside the belt, or at most *margin* outside its line."""
        x, y = point[0] - self.centre[0], point[1] - self.centre[1]
        return math.hypot(max(0.0, abs(x) - self.straight / 2), y) < self.radius + margin


_SWAY = 0.1
"""How far a course that leads straight on sways, so that it looks like one at sea."""
_SQUARES_A_WAVE = 12
_APART = 0.16
"""Between points that would lie on each other."""


class Chart(NamedTuple):
    """The place of every square by its name, and of every path the squares with both its ends."""

    places: Mapping[str, Point]
    courses: tuple[tuple[Point, ...], ...]


@lru_cache(maxsize=16)
def chart(paths: tuple[PathView, ...], islands: tuple[str, ...]) -> Chart:
    """The chart of a board, whose paths are told from the start on."""
    places = _points(paths, islands)
    courses = []
    for path in paths:
        course = tuple(_course(places[path.start], places[path.end], path.squares))
        courses.append(course)
        for at in range(1, path.squares):
            places[f"{path.start}.{path.end}.{at}"] = course[at]
    return Chart(places, tuple(courses))


def _points(paths: Sequence[PathView], islands: Sequence[str]) -> dict[str, Point]:
    """Every point, no two of them in one place."""
    distance = _distances(paths)
    farthest = max(distance.values())
    level = _levels(paths, islands)
    points: dict[str, Point] = {}
    for name in distance:
        x, y = distance[name] / farthest, level[name]
        while (x, y) in points.values():
            y = (y + _APART) % 1
        points[name] = x, y
    return points


def _distances(paths: Sequence[PathView]) -> dict[str, int]:
    """How far every point is from the start, by the longest way that leads there."""
    distance: dict[str, int] = {}
    for path in paths:
        begun = distance.setdefault(path.start, 0)
        distance[path.end] = max(distance.get(path.end, 0), begun + path.squares)
    return distance


def _levels(paths: Sequence[PathView], islands: Sequence[str]) -> dict[str, float]:
    """How far down every point lies: the islands evenly, the others between those ahead of them."""
    ahead: dict[str, set[str]] = {name: {name} for name in islands}
    for path in reversed(paths):
        if path.start not in islands:
            ahead[path.start] = ahead.get(path.start, set()) | ahead[path.end]
    return {
        point: sum(islands.index(name) + 0.5 for name in found) / (len(found) * len(islands))
        for point, found in ahead.items()
    }


def _course(start: Point, end: Point, squares: int) -> Iterator[Point]:
    """The squares of a path, from point to point: a curve that leaves at once and arrives
    level; one that leads straight on sways."""
    (x0, y0), (x1, y1) = start, end
    waves = max(1, round(squares / _SQUARES_A_WAVE)) if y0 == y1 and squares > 4 else 0
    for at in range(squares + 1):
        t = at / squares
        ease = t * (2 - t) if waves == 0 else t
        bow = 0.3 * t * (1 - t) if x0 == x1 else 0.0
        sway = _SWAY * math.sin(2 * math.pi * waves * t)
        yield x0 + (x1 - x0) * t - bow, y0 + (y1 - y0) * ease + sway
