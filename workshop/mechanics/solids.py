"""Few words for solids: a slab of a drawing, a stadium, a screw's hole."""

from collections.abc import Iterable
from typing import TypeAlias

from build123d import (
    Align,
    Circle,
    Cone,
    Cylinder,
    Part,
    Polygon,
    Pos,
    Rectangle,
    Sketch,
    SlotCenterToCenter,
    extrude,
)

from workshop.mechanics.dimensions import Point

UP = (0.0, 0.0, 1.0)
"""A drawing may have come out of its Booleans face down."""

Solid: TypeAlias = Part
Drawing: TypeAlias = Sketch

M3_R, M3_HEAD_R, M3_PILOT_R = 1.7, 3.2, 1.25
"""A screw of 3 mm: its clearance, its countersunk head (ISO 10642: 6.7 mm with sharp edges, sunk a
little), and what it cuts its thread into."""
M25_PILOT_R, M2_PILOT_R, DRUM_PILOT_R = 1.05, 0.85, 1.1
"""... and what those of 2.5 and 2 mm cut theirs into, and those of the drum."""


def disc(radius: float, at: Point = Point(0.0, 0.0)) -> Drawing:  # noqa: B008 (immutable)
    return Pos(at.x, at.y) * Circle(radius)


def rectangle(x0: float, y0: float, x1: float, y1: float) -> Drawing:
    return Pos((x0 + x1) / 2, (y0 + y1) / 2) * Rectangle(x1 - x0, y1 - y0)


def polygon(*corners: tuple[float, float]) -> Drawing:
    return Polygon(*corners, align=None)


def stadium(between: float, radius: float) -> Drawing:
    return SlotCenterToCenter(between, 2 * radius)


def slab(drawing: Drawing, bottom: float, top: float) -> Solid:
    return Pos(0, 0, bottom) * extrude(drawing, amount=top - bottom, dir=UP)


def pin(radius: float, at: Point, bottom: float, top: float) -> Solid:
    low = (Align.CENTER, Align.CENTER, Align.MIN)
    return Pos(at.x, at.y, bottom) * Cylinder(radius, top - bottom, align=low)


def sunk(at: Point, bottom: float, top: float) -> Solid:
    """The hole of an M3 screw from above whose head ends flush with *top*."""
    low = (Align.CENTER, Align.CENTER, Align.MIN)
    depth = M3_HEAD_R - M3_R
    head = Pos(at.x, at.y, top - depth) * Cone(M3_R, M3_HEAD_R, depth, align=low)
    return pin(M3_R, at, bottom - 1, top) + head


def without(body: Solid, holes: Iterable[Solid]) -> Solid:
    cut = list(holes)
    return body - cut if cut else body
