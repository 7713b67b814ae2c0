"""What is written into an assembly drawing: names, counts and screws beside it, each with a line to
its part, and arrows along which parts are put together.

Pure: points of the solids go in, SVG comes out. Drawings are in millimetres of the solids, y up, as
the projection leaves them; what is written keeps its size on paper, however large the drawing is.
"""

import math
import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import NamedTuple

Vector = tuple[float, float, float]

TEXT_MM, LINE_MM = 3.6, 4.6
"""On paper: the text's height, and from one line to the next."""
LETTER = 0.56
"""The width of a letter of a sans-serif face, in heights: the mean of the DejaVu and Liberation
faces, with a margin."""
LETTERS = 22
"""In a line of text at most."""
BESIDE_MM, LEADER_MM = 3.0, 5.0
"""Between drawing and text; and how far a line runs level before it leaves for its part."""
MARGIN_MM = 2.0
PAPER_MM = 260.0
"""How wide a picture is."""
HIGH_SHARE = 0.6
"""How high the drawn solids are at most, in widths of the paper."""


class Callout(NamedTuple):
    """*text* about what is at *at*. With *to* an arrow leads from there: that is the way on which
    the part is put in its place. Without text there is only the arrow."""

    text: str
    at: Vector
    to: Vector | None = None


class Flat(NamedTuple):
    """A point of the drawing."""

    x: float
    y: float


class Box(NamedTuple):
    left: float
    bottom: float
    right: float
    top: float

    @property
    def wide(self) -> float:
        return self.right - self.left

    @property
    def high(self) -> float:
        return self.top - self.bottom


class PlacedCallout(NamedTuple):
    """A note in its column: its lines, the middle of its edge that faces the drawing, and the side
    on which it is (-1: left, 1: right)."""

    lines: tuple[str, ...]
    edge: Flat
    side: int
    at: Flat


def flat(at: Vector, looking_from: Vector) -> Flat:
    """Return where a point is in the view from that direction, as the projection has it: z up."""
    z = _unit(looking_from)
    x = _unit(_cross((0.0, 0.0, 1.0), z))
    y = _cross(z, x)
    return Flat(_dot(at, x), _dot(at, y))


def _unit(v: Vector) -> Vector:
    length = math.sqrt(_dot(v, v))
    return v[0] / length, v[1] / length, v[2] / length


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _dot(a: Vector, b: Vector) -> float:
    return sum(one * other for one, other in zip(a, b, strict=True))


def scale_of(drawn: Box) -> float:
    """Return how many millimetres of the drawing are one on paper, the notes beside it."""
    return max(drawn.wide / (PAPER_MM - 2 * _column_mm()), drawn.high / (PAPER_MM * HIGH_SHARE))


def _column_mm() -> float:
    return LETTERS * LETTER * TEXT_MM + BESIDE_MM + LEADER_MM


def placed(notes: Iterable[Callout], looking_from: Vector, drawn: Box) -> tuple[PlacedCallout, ...]:
    """Return every note that has a text in the column at its side, none over another, in the order
    of their parts from above."""
    scale, middle = scale_of(drawn), (drawn.left + drawn.right) / 2
    told = [(note, flat(note.at, looking_from)) for note in notes if note.text]
    told.sort(key=lambda one: one[1].x)
    half = len(told) // 2
    # About as many on either side, so that neither column runs over, and no line goes across the
    # drawing that need not.
    left, right = told[:half], told[half:]
    while right and right[0][1].x < middle and len(right) >= len(left):
        left.append(right.pop(0))
    found: list[PlacedCallout] = []
    for side, group in ((-1, left), (1, right)):
        x = (drawn.left if side < 0 else drawn.right) + side * (BESIDE_MM + LEADER_MM) * scale
        found += _stacked(group, side, x, drawn, scale)
    return tuple(found)


def _stacked(
    group: Sequence[tuple[Callout, Flat]], side: int, x: float, drawn: Box, scale: float
) -> Iterator[PlacedCallout]:
    """Yield a column, each note as near to the height of its part as the others let it."""
    ordered = sorted(group, key=lambda one: -one[1].y)
    lines = [_wrapped(note.text) for note, _ in ordered]
    heights = [(len(some) + 0.6) * LINE_MM * scale for some in lines]
    tops: list[float] = []
    below = math.inf
    for (_, at), high in zip(ordered, heights, strict=True):
        top = min(at.y + high / 2, below)
        tops.append(top)
        below = top - high
    # Pushed down too far, the last ones push the others up again.
    above = min(drawn.bottom, below if not tops else drawn.bottom)
    for nth in reversed(range(len(tops))):
        tops[nth] = max(tops[nth], above + heights[nth])
        above = tops[nth]
    for (_, at), some, top, high in zip(ordered, lines, tops, heights, strict=True):
        yield PlacedCallout(some, Flat(x, top - high / 2), side, at)


def _wrapped(text: str) -> tuple[str, ...]:
    """Return *text* in lines; a size stays in one, and so does a part's name with its hyphens."""
    whole = re.sub(r"(?<=\d) (?=(x \d|mm\b|Ohm\b|slots\b))|(?<=\d x) (?=\d)", _KEPT, text)
    return tuple(textwrap.wrap(whole, LETTERS, break_on_hyphens=False))


_KEPT = "\N{NO-BREAK SPACE}"


def page(notes: Sequence[PlacedCallout], arrows: Sequence[tuple[Flat, Flat]], drawn: Box) -> Box:
    """Return what the whole drawing takes, with everything that is written."""
    scale = scale_of(drawn)
    left, bottom, right, top = drawn
    for note in notes:
        wide = max(len(line) for line in note.lines) * LETTER * TEXT_MM * scale
        high = (len(note.lines) + 0.6) * LINE_MM * scale / 2
        left, right = (
            min(left, note.edge.x - wide * (note.side < 0)),
            max(right, note.edge.x + wide * (note.side > 0)),
        )
        bottom, top = min(bottom, note.edge.y - high), max(top, note.edge.y + high)
    for point in (point for arrow in arrows for point in arrow):
        left, right = min(left, point.x), max(right, point.x)
        bottom, top = min(bottom, point.y), max(top, point.y)
    edge = MARGIN_MM * scale
    return Box(left - edge, bottom - edge, right + edge, top + edge)


def arrows(notes: Iterable[Callout], looking_from: Vector) -> list[tuple[Flat, Flat]]:
    """Return where each arrow begins and ends."""
    return [
        (flat(note.at, looking_from), flat(note.to, looking_from))
        for note in notes
        if note.to is not None
    ]


def svg(notes: Sequence[PlacedCallout], ways: Sequence[tuple[Flat, Flat]], drawn: Box) -> str:
    """Return what is written as SVG; y points down there."""
    scale = scale_of(drawn)
    return "\n".join(("<g>", *_ways(ways, scale), *_written(notes, scale), "</g>"))


_INK, _WAY = "#0b5394", "#c00"


def _ways(ways: Iterable[tuple[Flat, Flat]], scale: float) -> Iterator[str]:
    for begins, ends in ways:
        length = math.dist(begins, ends)
        if length < 1e-6:
            continue
        head = min(3.2 * scale, length / 2)
        x, y = (ends.x - begins.x) / length, (ends.y - begins.y) / length
        neck = Flat(ends.x - head * x, ends.y - head * y)
        yield (
            f'<path d="M {begins.x:.2f} {-begins.y:.2f} L {neck.x:.2f} {-neck.y:.2f}" '
            f'fill="none" stroke="{_WAY}" stroke-width="{0.5 * scale:.3f}" '
            f'stroke-dasharray="{2 * scale:.2f} {scale:.2f}"/>'
        )
        side = head * 0.38
        corners = (
            ends,
            Flat(neck.x - side * y, neck.y + side * x),
            Flat(neck.x + side * y, neck.y - side * x),
        )
        points = " ".join(f"{corner.x:.2f},{-corner.y:.2f}" for corner in corners)
        yield f'<polygon points="{points}" fill="{_WAY}"/>'


def _written(notes: Iterable[PlacedCallout], scale: float) -> Iterator[str]:
    for note in notes:
        bend = Flat(note.edge.x - note.side * LEADER_MM * scale * 0.5, note.edge.y)
        start = Flat(note.edge.x - note.side * scale, note.edge.y)
        yield (
            f'<path d="M {start.x:.2f} {-start.y:.2f} L {bend.x:.2f} {-bend.y:.2f} '
            f'L {note.at.x:.2f} {-note.at.y:.2f}" fill="none" stroke="{_INK}" '
            f'stroke-width="{0.25 * scale:.3f}"/>'
        )
        yield (
            f'<circle cx="{note.at.x:.2f}" cy="{-note.at.y:.2f}" r="{0.8 * scale:.2f}" '
            f'fill="{_INK}"/>'
        )
        first = -note.edge.y - (len(note.lines) / 2 - 0.76) * LINE_MM * scale
        anchor = "end" if note.side < 0 else "start"
        for nth, line in enumerate(note.lines):
            yield (
                f'<text x="{note.edge.x:.2f}" y="{first + nth * LINE_MM * scale:.2f}" '
                f'font-family="sans-serif" font-size="{TEXT_MM * scale:.2f}" '
                f'text-anchor="{anchor}" fill="#111">{escape(line)}</text>'
            )
