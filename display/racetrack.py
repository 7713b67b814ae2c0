"""The path of a belt around its carousel, as drawn on the public screen and the virtual table."""

import math

from msgspec import Struct

Point = tuple[float, float]


class Track(Struct, frozen=True):
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
