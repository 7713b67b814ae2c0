"""What is printed around the pieces on a sheet: ground, cut marks, crosses, the place of a tag,
rulers. All lengths are in millimetres.
"""

import math
from collections.abc import Iterator, Sequence

from display import theme
from display.art.canvas import Colour, Drawing, Point, box, oval, polygon
from display.art.picture import Inset, Layer, Part, Picture, Word
from workshop.paper.formats import PRINTABLE_MM, TAG_MM, Millimetres, SheetPlace

GREY: Colour = (120, 124, 136)
_FAINT: Colour = (176, 180, 190)
_WHITE: Colour = (255, 255, 255)

BLEED_MM = 1.5
"""How far a piece's ground goes on beyond its edge, so that a cut that is a little off shows no
white."""
_LINE_MM = 0.2
_FINE_MM = 0.12
_CLEAR_MM = 0.6
"""Between the ground and a mark outside it."""
_MARK_MM = 3.6


def ground(place: SheetPlace, colour: Colour, round: bool) -> Drawing:
    """What lies around a piece and under its edge."""
    if round:
        (x, y), radius = place.middle, place.width / 2 + BLEED_MM
        return oval(colour, x, y, radius)
    x, y, width, height = place
    return box(colour, x - BLEED_MM, y - BLEED_MM, width + 2 * BLEED_MM, height + 2 * BLEED_MM)


def cuts(
    places: Sequence[SheetPlace], round: bool, paper: Millimetres, dark: bool = False
) -> Drawing:
    """Where to cut: marks outside for a ruler, as long as a printer can print them on that *paper*,
    and between the pieces a cross at every corner; around round pieces a line. *dark* where nothing
    is printed beneath."""
    fine = GREY if dark else _FAINT
    if round:
        return sum((_circle(fine, place) for place in places), ())
    drawing: Drawing = ()
    columns = sorted({edge for p in places for edge in (p.x, p.x + p.width)})
    rows = sorted({edge for p in places for edge in (p.y, p.y + p.height)})
    for x in _single(columns):
        of_column = [p for p in places if _touches(x, p.x, p.width)]
        top, bottom = min(p.y for p in of_column), max(p.y + p.height for p in of_column)
        for begins, long in _outside(top, bottom, paper[1]):
            drawing += box(theme.INK, x - _LINE_MM / 2, begins, _LINE_MM, long)
    for y in _single(rows):
        of_row = [p for p in places if _touches(y, p.y, p.height)]
        left, right = min(p.x for p in of_row), max(p.x + p.width for p in of_row)
        for begins, long in _outside(left, right, paper[0]):
            drawing += box(theme.INK, begins, y - _LINE_MM / 2, long, _LINE_MM)
    corners = {(x, y) for p in places for x in (p.x, p.x + p.width) for y in (p.y, p.y + p.height)}
    for corner in sorted(corners):
        drawing += cross(fine, corner, 3.0, _FINE_MM)
    return drawing


def _outside(first: float, last: float, paper_mm: float) -> Iterator[tuple[float, float]]:
    """Yield where the marks before *first* and behind *last* begin, and how long they are."""
    near = BLEED_MM + _CLEAR_MM
    begins = max(PRINTABLE_MM, first - near - _MARK_MM)
    ends = min(paper_mm - PRINTABLE_MM, last + near + _MARK_MM)
    for start, end in ((begins, first - near), (last + near, ends)):
        if end - start > _LINE_MM:
            yield start, end - start


def _single(edges: Sequence[float]) -> list[float]:
    """Edges without those that are one but for rounding."""
    return [
        edge for edge, before in zip(edges, (-1.0, *edges), strict=False) if edge - before > 0.01
    ]


def _touches(edge: float, start: float, length: float) -> bool:
    return min(abs(edge - start), abs(edge - start - length)) < 0.01


def cross(colour: Colour, middle: Point, length: float, width: float) -> Drawing:
    x, y = middle
    return box(colour, x - length / 2, y - width / 2, length, width) + box(
        colour, x - width / 2, y - length / 2, width, length
    )


def _circle(colour: Colour, place: SheetPlace) -> Drawing:
    """A fine line along the edge of a round piece."""
    return _dashes(colour, place.middle, place.width / 2, 90, _FINE_MM, share=1.0)


def _dashes(
    colour: Colour, middle: Point, radius: float, count: int, width: float, share: float
) -> Drawing:
    drawing: Drawing = ()
    for k in range(count):
        angles = [math.tau * (k + share * part / 4) / count for part in range(5)]
        drawing += polygon(
            colour,
            *(_at(middle, radius + width / 2, angle) for angle in angles),
            *(_at(middle, radius - width / 2, angle) for angle in reversed(angles)),
        )
    return drawing


def _at(middle: Point, radius: float, angle: float) -> Point:
    return middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)


_SIDE_MM = TAG_MM + 2


def _ring(colour: Colour) -> Picture:
    middle = (_SIDE_MM / 2, _SIDE_MM / 2)
    drawing = _dashes(colour, middle, TAG_MM / 2, 36, 0.25, share=0.55)
    return Picture((Layer(drawing),), (_SIDE_MM, _SIDE_MM), colour)


_RINGS = {True: _ring(GREY), False: _ring(_FAINT)}


def ring(middle: Point, dark: bool = False) -> Inset:
    """Where a tag goes: a broken line in its size, *dark* where nothing is printed beneath."""
    x, y = middle
    return Inset(_RINGS[dark], x - _SIDE_MM / 2, y - _SIDE_MM / 2, _SIDE_MM, _SIDE_MM)


def sticker(middle: Point) -> Layer:
    """A tag where it belongs."""
    return Layer(oval(GREY, *middle, TAG_MM / 2) + oval(_WHITE, *middle, TAG_MM / 2 - 0.8))


def outline(middle: Point, radius: float) -> Layer:
    """Where something round is laid."""
    return Layer(_dashes(theme.INK, middle, radius, 30, 0.4, share=0.6))


def ruler(x: float, y: float, upright: bool = False) -> tuple[Part, ...]:
    """A ruler of 100 mm, from (x, y) to the right or downwards, with a mark for every one."""
    drawing: Drawing = ()
    parts: list[Part] = []
    for at in range(101):
        length = 5.0 if at % 10 == 0 else 3.6 if at % 5 == 0 else 2.4
        if upright:
            drawing += box(theme.INK, x, y + at - _LINE_MM / 2, length, _LINE_MM)
        else:
            drawing += box(theme.INK, x + at - _LINE_MM / 2, y, _LINE_MM, length)
        if at % 10 == 0:
            where = (x + 8.2, y + at) if upright else (x + at, y + 7.4)
            parts.append(Word(str(at), *where, 3.6, theme.INK, bold=False))
    line = (x - _LINE_MM / 2, y - _LINE_MM / 2)
    long = (_LINE_MM, 100 + _LINE_MM) if upright else (100 + _LINE_MM, _LINE_MM)
    return Layer(drawing + box(theme.INK, *line, *long)), *parts
