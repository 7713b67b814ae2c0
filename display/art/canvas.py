"""Flat drawings as lists of coloured polygons, and how they become smooth pictures.

A `Drawing` lives in a box of 100 by 100 units, whatever size it is shown at. Everything in it is
a polygon: circles and curves become many-sided ones, strokes become bars with round ends. It is
painted several times too large and scaled down, which smooths every edge.
"""

import math
from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice, pairwise
from typing import NamedTuple

import pygame

Size = tuple[int, int]
Colour = tuple[int, int, int] | tuple[int, int, int, int]
Point = tuple[float, float]

BOX = 100.0
"""Side of the box in which drawings live."""

_LARGEST_OVERSIZE = 1600
"""Pixels: pictures that would be painted larger than this are oversampled less, at least twice."""

_OVERSAMPLING = 4


class Shape(NamedTuple):
    """A filled polygon. A colour with a fourth component below 255 lets through what is below."""

    colour: Colour
    points: tuple[Point, ...]


Drawing = tuple[Shape, ...]


class Packed:
    """A drawing that is kept: the same shapes, whose points take 16 bytes each instead of more than
    a hundred."""

    def __init__(self, drawing: Iterable[Shape]) -> None:
        shapes = tuple(drawing)
        self._colours = tuple(colour for colour, _ in shapes)
        self._counts = array("L", [len(points) for _, points in shapes])
        """How many points each shape has."""
        points = chain.from_iterable(points for _, points in shapes)
        self._coordinates = array("d", list(chain.from_iterable(points)))

    def __repr__(self) -> str:
        return f"<Packed, {len(self._colours)} shapes>"

    def __iter__(self) -> Iterator[Shape]:
        coordinates = iter(self._coordinates)
        points = zip(coordinates, coordinates, strict=True)
        for colour, count in zip(self._colours, self._counts, strict=True):
            yield Shape(colour, tuple(islice(points, count)))


# ---- shapes ------------------------------------------------------------------------------------


def polygon(colour: Colour, *points: Point) -> Drawing:
    return (Shape(colour, points),)


def box(colour: Colour, x: float, y: float, width: float, height: float) -> Drawing:
    return polygon(colour, (x, y), (x + width, y), (x + width, y + height), (x, y + height))


def oval(
    colour: Colour,
    x: float,
    y: float,
    radius_x: float,
    radius_y: float | None = None,
    start_deg: float = 0.0,
    end_deg: float = 360.0,
) -> Drawing:
    """An ellipse around (x, y), a circle when one radius is given; or the segment of it between
    two angles, counted clockwise from the right."""
    if radius_y is None:
        radius_y = radius_x
    return polygon(colour, *along(x, y, radius_x, radius_y, start_deg, end_deg))


def along(
    x: float,
    y: float,
    radius_x: float,
    radius_y: float,
    start_deg: float,
    end_deg: float,
    stroked: bool = False,
) -> list[Point]:
    """Points along an ellipse from an angle to another: as many as a stroke takes, or a shape."""
    steps = _STROKE_STEPS if stroked else _corners(max(radius_x, radius_y))
    return [
        (x + radius_x * cos, y + radius_y * sin) for cos, sin in _arc(start_deg, end_deg, steps)
    ]


_STROKE_STEPS = 24
_CORNERS = (16, 24, 32, 48)
_ROUND = 0.02
"""Units: how far a side of a many-sided circle may be within it."""


@lru_cache(maxsize=512)
def _corners(radius: float) -> int:
    """As many corners as make a circle of that radius look round, at most 64: every one has to be
    moved for every picture, and small circles are many (the joints of a stroke)."""
    return next((n for n in _CORNERS if radius * (1 - math.cos(math.pi / n)) <= _ROUND), 64)


@lru_cache(maxsize=64)
def _arc(start_deg: float, end_deg: float, steps: int) -> tuple[Point, ...]:
    """Points of the unit circle between two angles."""
    angles = [
        math.radians(start_deg + (end_deg - start_deg) * step / steps) for step in range(steps + 1)
    ]
    return tuple((math.cos(angle), math.sin(angle)) for angle in angles)


def rounded(
    colour: Colour, x: float, y: float, width: float, height: float, radius: float
) -> Drawing:
    """A box with round corners."""
    return polygon(colour, *rounded_outline(x, y, width, height, radius))


def rounded_outline(x: float, y: float, width: float, height: float, radius: float) -> list[Point]:
    """The corners of a box; with a *radius*, points around them."""
    if not radius:
        return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    radius = min(radius, width / 2, height / 2)
    corners = (
        (x + width - radius, y + height - radius, 0),
        (x + radius, y + height - radius, 90),
        (x + radius, y + radius, 180),
        (x + width - radius, y + radius, 270),
    )
    return [
        (
            cx + radius * math.cos(math.radians(start + 10 * k)),
            cy + radius * math.sin(math.radians(start + 10 * k)),
        )
        for cx, cy, start in corners
        for k in range(10)
    ]


def stroke(colour: Colour, width: float, *points: Point, smooth: bool = False) -> Drawing:
    """A line with round ends and joints through *points*, as a curve if it is to be *smooth*."""
    path = _smooth(points) if smooth else list(points)
    ring = along(0, 0, width / 2, width / 2, 0, 360)
    joints = [Shape(colour, tuple([(x + dx, y + dy) for dx, dy in ring])) for x, y in path]
    bars: list[Shape] = []
    for (x0, y0), (x1, y1) in pairwise(path):
        length = math.hypot(x1 - x0, y1 - y0)
        if length > 0:
            dx, dy = (y1 - y0) / length * width / 2, (x0 - x1) / length * width / 2
            bars += polygon(
                colour,
                (x0 + dx, y0 + dy),
                (x1 + dx, y1 + dy),
                (x1 - dx, y1 - dy),
                (x0 - dx, y0 - dy),
            )
    return (*joints, *bars)


def arc(
    colour: Colour,
    width: float,
    x: float,
    y: float,
    radius_x: float,
    radius_y: float,
    start_deg: float,
    end_deg: float,
) -> Drawing:
    """A stroke along an ellipse, its angles counted clockwise from the right."""
    points = along(x, y, radius_x, radius_y, start_deg, end_deg, stroked=True)
    return stroke(colour, width, *points)


def flipped(drawing: Drawing) -> Drawing:
    """The mirror image, left for right."""
    return tuple(
        Shape(shape.colour, tuple((BOX - x, y) for x, y in shape.points)) for shape in drawing
    )


def moved(
    drawing: Drawing, x: float = 0.0, y: float = 0.0, scale: float = 1.0, turn_deg: float = 0.0
) -> Drawing:
    """A drawing scaled and turned clockwise about the middle of the box, then moved."""
    cos, sin = math.cos(math.radians(turn_deg)), math.sin(math.radians(turn_deg))
    half = BOX / 2

    def place(point: Point) -> Point:
        px, py = (point[0] - half) * scale, (point[1] - half) * scale
        return half + px * cos - py * sin + x, half + px * sin + py * cos + y

    return tuple(Shape(s.colour, tuple(place(p) for p in s.points)) for s in drawing)


def _smooth(points: Sequence[Point]) -> list[Point]:
    """A smooth curve through *points* (Catmull-Rom)."""
    ends = (points[0], *points, points[-1])
    path = [points[0]]
    for index in range(len(points) - 1):
        path += _between(*ends[index : index + 4])
    return path


def curve(start: Point, handle: Point, next_handle: Point, end: Point) -> list[Point]:
    """Points along a Bezier curve after its *start*, the last of them its *end*.

    It is the piece of a smooth curve (Catmull-Rom) through the points, a thousandth exact, to which
    its handles point. So a curve that was drawn through points is the same as a file has it.
    """
    (x0, y0), (x1, y1) = start, end
    before = (round(x1 - 6 * (handle[0] - x0), 3), round(y1 - 6 * (handle[1] - y0), 3))
    after = (round(x0 + 6 * (x1 - next_handle[0]), 3), round(y0 + 6 * (y1 - next_handle[1]), 3))
    return _between(before, start, end, after)


_CURVE_STEPS = 10
_TIMES = [(t, t**2, t**3) for t in (step / _CURVE_STEPS for step in range(1, _CURVE_STEPS))]


def _between(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    """Points after *b* to *c*, of a smooth curve that comes from *a* and goes on to *d*."""
    along_x, along_y = (_catmull_rom(a[at], b[at], c[at], d[at]) for at in (0, 1))
    return [*zip(along_x, along_y, strict=True), c]


def _catmull_rom(a: float, b: float, c: float, d: float) -> list[float]:
    slope, bend, twist = c - a, 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d
    return [0.5 * (2 * b + slope * t + bend * t2 + twist * t3) for t, t2, t3 in _TIMES]


# ---- painting ----------------------------------------------------------------------------------


def oversampled(size: Size) -> int:
    """How many times too large a picture of that size is painted."""
    return max(2, min(_OVERSAMPLING, _LARGEST_OVERSIZE // max(1, *size)))


class Canvas:
    """A picture under way: painted too large, scaled down by `finished`.

    *extent* is the size of the drawing's box in units: (100, 100) unless told. The box is put
    into the middle of the picture as large as fits; every pixel is smoothed out of
    *oversampling* by as many, by its size unless told. *ground* is the colour into which the smooth
    edges fade (its alpha is 0: it is not seen itself).
    """

    def __init__(
        self,
        size: Size,
        extent: tuple[float, float] = (BOX, BOX),
        ground: tuple[int, int, int] = (0, 0, 0),
        oversampling: int | None = None,
    ) -> None:
        self.size = (max(1, size[0]), max(1, size[1]))
        self.extent = extent
        self._ground = ground
        factor = oversampling or oversampled(self.size)
        width, height = (side * factor for side in self.size)
        self._scale = min(width / extent[0], height / extent[1])
        self._left = (width - extent[0] * self._scale) / 2
        self._top = (height - extent[1] * self._scale) / 2
        self._surface = self._layer((width, height))

    def draw(self, drawing: Iterable[Shape], within: Iterable[Shape] | None = None) -> None:
        """Paint *drawing* on top; only what lies *within* another drawing, if one is given."""
        if within is None:
            self._paint(self._surface, drawing)
            return
        layer = self._layer(self._surface.get_size())
        self._paint(layer, drawing)
        mask = pygame.Surface(self._surface.get_size(), pygame.SRCALPHA)
        mask.fill((255, 255, 255, 0))
        self._paint(mask, (Shape((255, 255, 255), shape.points) for shape in within))
        layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self._surface.blit(layer, (0, 0))

    def put(self, picture: pygame.Surface, x: float, y: float, width: float, height: float) -> None:
        """Put a finished picture into the box at (x, y), both in units."""
        size = (max(1, round(width * self._scale)), max(1, round(height * self._scale)))
        self._surface.blit(
            pygame.transform.smoothscale(picture, size),
            (self._left + x * self._scale, self._top + y * self._scale),
        )

    def pixels(self, width: float, height: float) -> Size:
        """How large a picture of that many units is on this canvas before it is scaled down."""
        return max(1, round(width * self._scale)), max(1, round(height * self._scale))

    def finished(self) -> pygame.Surface:
        """The smooth picture in the size that was asked for."""
        return pygame.transform.smoothscale(self._surface, self.size)

    def _layer(self, size: Size) -> pygame.Surface:
        layer = pygame.Surface(size, pygame.SRCALPHA)
        layer.fill((*self._ground, 0))
        return layer

    def _paint(self, surface: pygame.Surface, drawing: Iterable[Shape]) -> None:
        left, top, scale = self._left, self._top, self._scale
        for colour, points in drawing:
            path = [(left + x * scale, top + y * scale) for x, y in points]
            if len(colour) == 4 and colour[3] < 255:
                self._glaze(surface, colour, path)
            else:
                pygame.draw.polygon(surface, colour, path)

    def _glaze(self, surface: pygame.Surface, colour: Colour, path: list[Point]) -> None:
        left, top = min(x for x, _ in path), min(y for _, y in path)
        right, bottom = max(x for x, _ in path), max(y for _, y in path)
        area = pygame.Rect(
            int(left), int(top), int(right) - int(left) + 2, int(bottom) - int(top) + 2
        ).clip(surface.get_rect())
        if area.width == 0 or area.height == 0:
            return
        glaze = pygame.Surface(area.size, pygame.SRCALPHA)
        glaze.fill((*colour[:3], 0))
        pygame.draw.polygon(glaze, colour, [(x - area.x, y - area.y) for x, y in path])
        surface.blit(glaze, area)
