"""What a finger hits. Pure: areas and points in pixels."""

import math

from pygame import Rect

FINGER_PX = 47
"""What a finger hits for certain: 9 mm on a display of 7 inches with 800 by 480 pixels, which has
5.25 of them to a millimetre."""


def for_finger(area: Rect) -> Rect:
    """Return an area, as large as a finger at least."""
    large = Rect(0, 0, max(area.width, FINGER_PX), max(area.height, FINGER_PX))
    large.center = area.center
    return large


def hits(area: Rect, point: tuple[float, float], finger: bool) -> bool:
    """Return True if a click at a point, or a *finger* there, can mean an area."""
    return bool((for_finger(area) if finger else area).collidepoint(point))


def distance(area: Rect, point: tuple[float, float]) -> float:
    """Return how far a point is from an area."""
    x, y = point
    inside = min(max(x, area.left), area.right), min(max(y, area.top), area.bottom)
    return math.dist(inside, point)
