"""Drawings as files: the part of SVG that is read, so that an illustrator can change a picture.

docs/drawings.md says what a file may hold. Everything else is refused: a picture must not look
otherwise on the table than in the illustrator's program.
"""

import math
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from display.art import canvas
from display.art.canvas import BOX, Colour, Drawing, Point

FOLDER = Path(__file__).with_name("drawings")

_SVG = "{http://www.w3.org/2000/svg}"
_LINK = "{http://www.w3.org/1999/xlink}href"

_SILENT = ("defs", "desc", "metadata", "title")
_NEUTRAL = {
    "clip-path": "none",
    "display": "inline",
    "filter": "none",
    "mask": "none",
    "opacity": "1",
    "stroke-dasharray": "none",
    "visibility": "visible",
}
"""What would change a picture and is not drawn here, and with which value it changes nothing."""


class DrawingError(ValueError):
    """A file of a drawing is wrong: says which element, what was found and what was expected."""


def drawing(name: str, **colours: Colour) -> Drawing:
    """Read the shapes of the drawing *name* (`icons/check`), from below to above.

    *colours* are given to the elements of these classes instead of the colours in the file.
    """
    return read(FOLDER / f"{name}.svg", colours)


@cache
def names(folder: str) -> tuple[str, ...]:
    """Which drawings lie in a *folder* of drawings, by the alphabet."""
    return tuple(sorted(path.stem for path in (FOLDER / folder).glob("*.svg")))


def read(path: Path, colours: Mapping[str, Colour]) -> Drawing:
    """Read the shapes of a file. Raises `DrawingError` for what cannot be drawn."""
    try:
        root = ElementTree.parse(path).getroot()
    except (ElementTree.ParseError, LookupError, ValueError) as error:
        raise DrawingError(f"{path}: expected SVG, found what is no XML: {error}.") from error
    if root.tag != f"{_SVG}svg":
        raise DrawingError(f"{path}: expected <svg> of SVG's namespace, found <{root.tag}>.")
    try:
        _box(root)
        return _Reader(root, colours).read(root, {})
    except _Wrong as wrong:
        raise DrawingError(f"{path}: {wrong}") from wrong


class _Wrong(Exception):
    """What is wrong with an element."""

    def __init__(self, element: Element, found: str, expected: str) -> None:
        name = element.tag.removeprefix(_SVG)
        where = f'<{name} id="{element.get("id")}">' if element.get("id") else f"<{name}>"
        super().__init__(f"{where}: found {found}, expected {expected}.")


def _box(root: Element) -> None:
    found = root.get("viewBox", "")
    numbers = _numbers(root, "viewBox", found)
    if len(numbers) != 4 or numbers[:2] != [0, 0]:
        raise _Wrong(root, f'viewBox="{found}"', 'a box that begins at 0, as "0 0 100 100"')


class _Reader:
    """Reads one file's elements; *colours* by class."""

    def __init__(self, root: Element, colours: Mapping[str, Colour]) -> None:
        self._colours = colours
        self._by_id = {f"#{one.get('id')}": one for one in root.iter() if one.get("id")}
        self._used_in: list[Element] = []

    def read(self, element: Element, outer: Mapping[str, str]) -> Drawing:
        """The shapes of an element within others whose style is *outer*."""
        if not element.tag.startswith(_SVG):
            return ()  # An editor's own notes.
        kind = element.tag.removeprefix(_SVG)
        if kind in _SILENT:
            return ()
        style = {**outer, **_style(element)}
        if kind in ("svg", "g"):
            shapes = tuple(chain.from_iterable(self.read(child, style) for child in element))
        elif kind == "use":
            shapes = self._used(element, style)
        else:
            shapes = self._drawn(element, kind, style)
        transform = element.get("transform")
        return _placed(shapes, element, transform) if transform else shapes

    def _used(self, element: Element, style: Mapping[str, str]) -> Drawing:
        link = element.get("href", element.get(_LINK, ""))
        other = self._by_id.get(link)
        if other is None or element in self._used_in:
            found = f'href="{link}"' + (", which holds itself" if other is not None else "")
            raise _Wrong(element, found, "the id of another element of this file")
        self._used_in.append(element)
        shapes = self.read(other, style)
        self._used_in.pop()
        return shapes

    def _drawn(self, element: Element, kind: str, style: Mapping[str, str]) -> Drawing:
        fill = self._colour(element, style, "fill") if kind != "line" else None
        line = self._colour(element, style, "stroke")
        shapes: Drawing = ()
        if fill is not None:
            shapes += canvas.polygon(fill, *_outline(element, kind, stroked=False))
        if line is not None:
            for key in ("stroke-linecap", "stroke-linejoin"):
                if style.get(key) != "round":
                    raise _Wrong(element, f"no {key} that is round", f'{key}="round"')
            (width,) = _numbers(element, "stroke-width", style.get("stroke-width", "1"), 1)
            shapes += canvas.stroke(line, width, *_outline(element, kind, stroked=True))
        return shapes

    def _colour(self, element: Element, style: Mapping[str, str], key: str) -> Colour | None:
        """The colour of the *fill* or *stroke*; None where there is none."""
        found = style.get(key, "#000000" if key == "fill" else "none")
        if found == "none":
            return None
        given = self._colours.get(style.get("class", ""))
        if given is not None:
            return given
        if not re.fullmatch(r"#[0-9a-fA-F]{6}", found):
            raise _Wrong(element, f'{key}="{found}"', 'a colour as "#1c2636", or "none"')
        red, green, blue = bytes.fromhex(found[1:])
        opacity = style.get(f"{key}-opacity", "1")
        (share,) = _numbers(element, f"{key}-opacity", opacity, 1)
        return (red, green, blue) if share >= 1 else (red, green, blue, round(255 * share))


def _style(element: Element) -> dict[str, str]:
    """How an element looks: its attributes, and what its style says of them."""
    style = element.attrib
    if "style" in style:
        pairs = [part.partition(":") for part in style["style"].split(";")]
        style = style | {key.strip(): value.strip() for key, _, value in pairs}
    for key in _NEUTRAL.keys() & style.keys():
        if style[key] != _NEUTRAL[key]:
            raise _Wrong(element, f'{key}="{style[key]}"', f'nothing, or {key}="{_NEUTRAL[key]}"')
    return style


_FAR = 100_000
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")


def _numbers(element: Element, key: str, text: str, count: int | None = None) -> list[float]:
    """The numbers in an attribute; as many as *count* where that is given."""
    try:
        numbers = [float(number) for number in text.replace(",", " ").split()]
    except ValueError:  # Numbers without anything between them, as 9-3.
        numbers = [float(number) for number in _NUMBER.findall(text)]
        if _NUMBER.sub("", text).strip(" ,\t\n"):
            numbers = [math.nan]
    if count not in (None, len(numbers)) or not all(-_FAR < one < _FAR for one in numbers):
        expected = "a number" if count == 1 else "numbers"
        raise _Wrong(element, f'{key}="{text}"', f"{expected} without a unit, below {_FAR}")
    return numbers


def _of(element: Element, *keys: str) -> list[float]:
    return [_numbers(element, key, element.get(key, "0"), 1)[0] for key in keys]


def _outline(element: Element, kind: str, stroked: bool) -> list[Point]:
    """The points around a shape, or along its line."""
    closed = True
    match kind:
        case "rect":
            x, y, width, height, radius, other = _of(
                element, "x", "y", "width", "height", "rx", "ry"
            )
            if radius and other not in (0, radius):
                raise _Wrong(element, f'rx="{radius:g}" ry="{other:g}"', "round corners")
            points = canvas.rounded_outline(x, y, width, height, radius or other)
        case "circle" | "ellipse":
            x, y = _of(element, "cx", "cy")
            radii = ("r", "r") if kind == "circle" else ("rx", "ry")
            radius_x, radius_y = _of(element, *radii)
            points = canvas.along(x, y, radius_x, radius_y, 0, 360, stroked)
            closed = False
        case "line":
            x, y, x1, y1 = _of(element, "x1", "y1", "x2", "y2")
            points, closed = [(x, y), (x1, y1)], False
        case "polyline" | "polygon":
            numbers = _numbers(element, "points", element.get("points", ""))
            if len(numbers) % 2:
                raise _Wrong(element, f"{len(numbers)} numbers in its points", "pairs")
            points = list(zip(numbers[::2], numbers[1::2], strict=True))
            closed = kind == "polygon"
        case "path":
            points, closed = _path(element, stroked)
        case _:
            expected = "a path, a polygon, a line, a rectangle, an ellipse, a group or a clone"
            raise _Wrong(element, f"<{kind}>", expected)
    if len(points) < (2 if stroked else 3):
        raise _Wrong(element, f"{len(points)} points", "an outline")
    return [*points, points[0]] if stroked and closed else points


_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}
"""How many numbers follow a command of a path, each time."""


def _commands(element: Element) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path, each with its own numbers."""
    for found, given in re.findall(
        r"([A-DF-Za-df-z]|^)([^A-DF-Za-df-z]*)", element.get("d", "").strip()
    ):
        count = _COUNTS.get(found.upper())
        if count is None:
            expected = f"one of {', '.join(_COUNTS)}"
            raise _Wrong(element, f'the command "{found}" in its path', expected)
        numbers = _numbers(element, "d", given)
        if len(numbers) % (count or 1) or bool(numbers) != bool(count):
            raise _Wrong(element, f'"{found}{given}" in its path', f"{count} numbers each time")
        command = found
        for at in range(0, max(1, len(numbers)), count or 1):
            yield command, numbers[at : at + count]
            command = {"M": "L", "m": "l"}.get(command, command)


def _path(element: Element, stroked: bool) -> tuple[list[Point], bool]:
    """The points of a path of one piece, and whether it closes."""
    points: list[Point] = []
    closed = False
    for command, numbers in _commands(element):
        if closed or bool(points) != (command not in "Mm"):
            raise _Wrong(element, "a path of several pieces", "one piece that begins with M")
        left, top = points[-1] if points and command.islower() else (0.0, 0.0)
        match command.upper():
            case "Z":
                closed = True
                if len(points) > 1 and points[-1] == points[0]:
                    points.pop()
            case "H":
                points.append((left + numbers[0], points[-1][1]))
            case "V":
                points.append((points[-1][0], top + numbers[0]))
            case "A":
                end = (left + numbers[5], top + numbers[6])
                points[-1:] = _arc(element, points[-1], numbers, end, stroked)
            case _:
                at = [(left + x, top + y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
                points += at if len(at) == 1 else canvas.curve(points[-1], *at)
    return points, closed


def _arc(
    element: Element, start: Point, numbers: list[float], end: Point, stroked: bool
) -> list[Point]:
    """The points of an arc, of which SVG says the ends: its middle is where "Conversion from
    endpoint to center parameterization" (SVG 1.1, F.6.5) says, to a thousandth, and its angles to a
    hundredth of a degree."""
    radius_x, radius_y, turn, large, clockwise = numbers[:5]
    (x0, y0), (x1, y1) = start, end
    if min(radius_x, radius_y) <= 0 or start == end or (turn and radius_x != radius_y):
        expected = "one with two radii that stands upright and leads somewhere"
        raise _Wrong(element, "such an arc in its path", expected)
    half_x, half_y = (x0 - x1) / 2 / radius_x, (y0 - y1) / 2 / radius_y
    square = half_x**2 + half_y**2
    reach = math.sqrt(max(0.0, 1 / square - 1)) * (1 if large != clockwise else -1)
    x = round((x0 + x1) / 2 + reach * half_y * radius_x, 3)
    y = round((y0 + y1) / 2 - reach * half_x * radius_y, 3)
    first, last = (
        round(math.degrees(math.atan2((py - y) / radius_y, (px - x) / radius_x)), 2) % 360
        for px, py in (start, end)
    )
    if clockwise and last <= first:
        first, last = (first - 360, last) if first > 180 else (first, last + 360)
    if not clockwise and last >= first:
        first += 360
    return canvas.along(x, y, radius_x, radius_y, first, last, stroked)


# ---- where shapes stand ----------------------------------------------------------------------

_Matrix = tuple[float, float, float, float, float, float]
"""As SVG writes it: (a, b, c, d, e, f) takes (x, y) to (ax + cy + e, bx + dy + f)."""

_SAME = 1e-6


def _times(outer: _Matrix, inner: _Matrix) -> _Matrix:
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (
        a * p + c * q,
        b * p + d * q,
        a * r + c * s,
        b * r + d * s,
        a * t + c * u + e,
        b * t + d * u + f,
    )


def _matrix(element: Element, text: str) -> _Matrix:
    whole: _Matrix = (1, 0, 0, 1, 0, 0)
    for kind, given in re.findall(r"(\w+)\s*\(([^)]*)\)", text):
        match kind, _numbers(element, "transform", given):
            case "matrix", [a, b, c, d, e, f]:
                step: _Matrix = (a, b, c, d, e, f)
            case "translate", [x]:
                step = (1, 0, 0, 1, x, 0)
            case "translate", [x, y]:
                step = (1, 0, 0, 1, x, y)
            case "scale", [x]:
                step = (x, 0, 0, x, 0, 0)
            case "scale", [x, y]:
                step = (x, 0, 0, y, 0, 0)
            case "rotate", [turn, *middle] if len(middle) in (0, 2):
                cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
                x, y = middle or (0.0, 0.0)
                step = (cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)
            case _:
                raise _Wrong(element, f"{kind}({given})", "matrix, translate, scale or rotate")
        whole = _times(whole, step)
    return whole


def _placed(shapes: Drawing, element: Element, transform: str) -> Drawing:
    """The shapes where a transform puts them: mirrored, scaled evenly, turned and moved."""
    a, b, c, d, e, f = _matrix(element, transform)
    if a * d - b * c < 0:
        shapes = canvas.flipped(shapes)
        a, b, e, f = -a, -b, e + BOX * a, f + BOX * b
    if abs(a - d) > _SAME or abs(b + c) > _SAME:
        expected = "one that mirrors, turns, moves and scales evenly"
        raise _Wrong(element, f'transform="{transform}"', expected)
    half = BOX / 2
    x, y = round(half * (a + c) + e - half, 6), round(half * (b + d) + f - half, 6)
    scale, turn = round(math.hypot(a, b), 6), round(math.degrees(math.atan2(b, a)), 6) % 360
    if (x, y, scale, turn) == (0, 0, 1, 0):
        return shapes
    return canvas.moved(shapes, x, y, scale, turn if turn <= 180 else turn - 360)
