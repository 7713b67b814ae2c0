"""A table's wiring: a picture, the Pi's header and the boards, each with its wires; and an HTML
page, with warnings, pin tables, parts and overlay.

Wires are not drawn from end to end: seven readers on one bus would be a tangle. Each end is drawn
in its wire's colour and says where the other end is. The page is self-contained, with no script,
style sheet or picture from elsewhere, so it can be printed or put on a phone beside the soldering
iron.
"""

import textwrap
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Literal

import schemdraw
from schemdraw import elements
from schemdraw.segments import SegmentText

from hardware import harness
from hardware.config import TableFile
from hardware.config.header import HEADER
from hardware.harness import STATION, Wire, WiredBoard, boards
from hardware.overlay import needs_overlay, overlay
from hardware.parts import catalogue
from workshop.wiring import checks, circuit, shopping
from workshop.wiring.checks import warnings

Point = tuple[float, float]
"""In drawing units, y upwards; the header's lower left corner is at 0, 0."""

_INCHES = 0.36
"""Inches on the page for one drawing unit."""
_PITCH = 0.6
"""From one pin to the next."""
_STUB = 0.9
"""Length of a wire drawn out of a board or beyond the header's edge."""
_WIDTH = 6.2
"""Width of a board."""
_COLUMN = 11.6
"""From one column of boards to the next."""
_TOP = 20 * _PITCH
_LEFT, _FIRST_COLUMN = -9.5, 14.5
"""Where the page and the first column of boards begin at the latest and the earliest."""
_LETTER, _BESIDE = 0.21, 6.0
"""The width of a letter; and what a board's wires and their texts take beside it."""
_ABOVE = 2.6
"""Room above the header and the boards for titles."""
_GAP = 1.5
_SHAPE = 1.5
"""The page's greatest ratio of width to height."""
_TEXT, _SMALL, _TITLE, _HEADING = 10.0, 8.5, 12.5, 18.0
_LINE = 0.42
"""From one line of small text to the next."""
_LETTERS = 66
"""Characters in a line of small text as wide as a board with its wires."""


def svg(file: TableFile) -> str:
    """Return the picture of a table's wiring as an SVG document.

    Raises `ValueError` when no GPIO is left for a chip select.
    """
    wired = boards(file)
    shown = (*wired, STATION) if file.seats else wired
    warned = [line for warning in warnings(file) for line in _wrapped(warning.says)]
    ends = _ends(wired)
    at_left, at_right = (_widest(ends, column) + 1.8 for column in (0, 1))
    left, first = min(_LEFT, -at_left), max(_FIRST_COLUMN, at_right + _PITCH + _BESIDE)
    bottom, corners = _arranged(shown, -_GAP - _LINE * (len(warned) + 1), left, first)
    titles = (_LETTER * _TITLE / _TEXT * len(board.name) for board in shown)
    right = max((x for x, _ in corners), default=0.0) + max((_WIDTH, *titles)) + 0.6
    drawing = schemdraw.Drawing(canvas="svg", show=False)
    drawing.config(inches_per_unit=_INCHES, font="sans-serif", fontsize=_TEXT, lw=1.2, margin=0)
    page = elements.Rect((left, bottom), (right, _TOP + _ABOVE), fill="white")
    drawing.add(page.at((0, 0)).theta(0).color("white"))
    _write(drawing, (left + 0.6, _TOP + _ABOVE - 0.8), f"Wiring of {file.name}", _HEADING)
    _draw_header(drawing, ends)
    _draw_warnings(drawing, warned, left)
    for board, corner in zip(shown, corners, strict=True):
        _draw_board(drawing, board, corner)
    return drawing.get_imagedata("svg").decode("utf-8")


Ends = Mapping[int, Sequence[tuple[WiredBoard, Wire]]]
"""Header pin -> the wires that end there."""


def _ends(wired: Sequence[WiredBoard]) -> Ends:
    ends: defaultdict[int, list[tuple[WiredBoard, Wire]]] = defaultdict(list)
    for board in wired:
        for wire in board.wires:
            if wire.pin is not None:
                ends[wire.pin].append((board, wire))
    return ends


def _draw_header(drawing: schemdraw.Drawing, ends: Ends) -> None:
    edge = _PITCH / 2
    header = elements.Header(rows=20, cols=2, pinspacing=_PITCH, pinfill="gold")
    drawing.add(header.at((0, 0)).theta(0))
    _write(
        drawing,
        (edge * 2, _TOP + 0.35),
        "Raspberry Pi: pin 1 is nearest to the SD card",
        _TITLE,
        "center",
    )
    for number in range(1, len(HEADER) + 1):
        row, column = divmod(number - 1, 2)
        at = (edge + column * _PITCH, _TOP - edge - row * _PITCH)
        used = ends.get(number, ())
        _draw_end(
            drawing,
            at,
            (_STUB + edge) * (1 if column else -1),
            used[0][1].colour if used else "lightgray",
            _label(number, used),
            bool(used),
        )


def _label(number: int, used: Sequence[tuple[WiredBoard, Wire]]) -> str:
    """Return what is written beside a pin of the header: the pin is nearest to it."""
    what, right = HEADER[number - 1], number % 2 == 0
    name = what if isinstance(what, str) else f"GPIO {what}"
    said = [f"{number} {name}" if right else f"{name} {number}", _told(used)]
    said = [part for part in said if part]
    return " \N{MIDDLE DOT} ".join(said if right else said[::-1])


def _widest(ends: Ends, column: int) -> float:
    """Return how wide what is written at that side of the header is."""
    labels = (_label(number, ends.get(number, ())) for number in range(1 + column, 41, 2))
    return _LETTER * max(map(len, labels))


def _draw_warnings(drawing: schemdraw.Drawing, warned: Sequence[str], left: float) -> None:
    """Draw the warnings below the header, so that a picture printed alone has them too."""
    for index, line in enumerate(warned):
        _write(drawing, (left + 0.6, -_GAP - _LINE * index), line, _SMALL)


def _told(ends: Sequence[tuple[WiredBoard, Wire]]) -> str:
    """Return what is at the other end of a header pin's wires."""
    terminals = " / ".join(dict.fromkeys(wire.terminal for _, wire in ends))
    names = [board.name.partition(":")[0].removeprefix("Reader ") for board, _ in ends]
    if len(names) > 2:
        names = [f"{len(names)} boards"]
    return f"{terminals} of {' and '.join(names)}" if ends else ""


def _arranged(
    shown: Sequence[WiredBoard], least: float, left: float, first: float
) -> tuple[float, list[Point]]:
    """Return the page's lower edge, at or below *least*, and each board's upper left corner, from
    the *first* column on.

    The columns are made as high as a well-shaped page needs.
    """
    bottom = least
    while True:
        corners = list(_corners(shown, bottom, first))
        columns = len({x for x, _ in corners})
        width = first + columns * _COLUMN - left - 4.0
        if columns < 2 or width <= _SHAPE * (_TOP + _ABOVE - bottom):
            break
        bottom -= 1.0
    ends = (y - _height(board) for board, (_, y) in zip(shown, corners, strict=True))
    return min((least, *ends)) - 0.6, corners


def _corners(shown: Sequence[WiredBoard], bottom: float, first: float) -> Iterator[Point]:
    x, y = first, _TOP
    for board in shown:
        if y - _height(board) < bottom and y < _TOP:
            x, y = x + _COLUMN, _TOP
        yield x, y
        y -= _height(board) + _GAP


def _box_height(board: WiredBoard) -> float:
    return (len(board.wires) + 0.4) * _PITCH


def _height(board: WiredBoard) -> float:
    return _box_height(board) + _LINE * len(_remark_lines(board))


def _draw_board(drawing: schemdraw.Drawing, board: WiredBoard, corner: Point) -> None:
    x, y = corner
    box = elements.Rect((0, -_box_height(board)), (_WIDTH, 0), fill="whitesmoke")
    drawing.add(box.at(corner).theta(0))
    _write(drawing, (x, y + 0.35), board.name, _TITLE)
    for index, wire in enumerate(board.wires):
        at = (x, y - (index + 0.7) * _PITCH)
        to = wire.to if wire.pin is None else f"{wire.to} \N{MIDDLE DOT} pin {wire.pin}"
        _draw_end(drawing, at, -_STUB, wire.colour, to, True)
        _write(drawing, (x + 0.2, at[1]), wire.terminal)
    for index, line in enumerate(_remark_lines(board)):
        below = y - _box_height(board) - _LINE * (index + 0.8)
        _write(drawing, (x - 4.0, below), line, _SMALL)


def _remark_lines(board: WiredBoard) -> list[str]:
    return [line for remark in board.remarks for line in textwrap.wrap(remark, _LETTERS)]


def _wrapped(warning: str) -> list[str]:
    return textwrap.wrap(
        warning, 104, initial_indent="! ", subsequent_indent="\N{NO-BREAK SPACE}" * 3
    )


def _draw_end(
    drawing: schemdraw.Drawing, at: Point, dx: float, colour: str, text: str, used: bool
) -> None:
    """Draw the end of a wire at a pin, and its text beyond."""
    end = (at[0] + dx, at[1])
    drawing.add(elements.Line().at(at).to(end).color(colour).linewidth(3 if used else 1))
    beyond = (end[0] + (0.15 if dx > 0 else -0.15), end[1])
    _write(
        drawing,
        beyond,
        text,
        side="left" if dx > 0 else "right",
        colour="black" if used else "gray",
    )


def _write(
    drawing: schemdraw.Drawing,
    at: Point,
    text: str,
    size: float = _TEXT,
    side: Literal["left", "center", "right"] = "left",
    colour: str = "black",
) -> None:
    # schemdraw treats text as markup, with mathematics between dollar signs.
    plain = text.replace("&", "&amp;").replace("$", "\N{FULLWIDTH DOLLAR SIGN}")
    element = elements.Element()
    element.segments.append(
        SegmentText((0, -0.1), plain, align=(side, "center"), fontsize=size, color=colour)
    )
    drawing.add(element.at(at).theta(0))


_STYLE = """
body { font: 16px/1.45 sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem;
  color: #1a1a1a; background: #fff }
svg { width: 100%; height: auto }
table { border-collapse: collapse; margin: .5rem 0 1.5rem }
td, th { border-bottom: 1px solid #ccc; padding: .2rem .8rem .2rem 0; text-align: left;
  vertical-align: top }
td.number { text-align: right }
i.wire { display: inline-block; width: 2.2em; height: .35em; vertical-align: middle }
i.tick { display: inline-block; width: .8em; height: .8em; border: 1px solid #333 }
.boards { display: grid; grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr));
  column-gap: 2rem }
li { margin: .3rem 0 }
pre { background: #f5f5f5; padding: .8rem; overflow-x: auto }
@media print { h2 { break-after: avoid } section, table { break-inside: avoid } }
"""


def html(file: TableFile) -> str:
    """Return a table's page. Raises `ValueError` when no GPIO is left for a chip select."""
    return "\n".join(_page(file))


def _page(file: TableFile) -> Iterator[str]:
    title = f"Wiring of {escape(file.name)}"
    yield '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>"
    if file.description:
        yield f"<p>{escape(file.description)}</p>"
    yield "<p>Nothing here stands 5 V: every line that comes back to the Pi stays below 3.3 V.</p>"
    yield _without_declaration(svg(file))
    yield "<h2>What is soldered besides</h2>"
    yield _without_declaration(circuit.svg(file))
    yield from _warnings(file)
    yield from _boards(file)
    yield from _budgets(file)
    yield from _parts(file)
    if needs_overlay(file):
        yield "<h2>Overlay</h2>"
        yield (
            "<p>Write it with <code>reclaim wire TABLE OUT.dts</code>, then <code>dtc -@ -I dts "
            "-O dtb -o reclaim-spi.dtbo OUT.dts</code>. Copy that to <code>/boot/firmware/overlays"
            "/</code>, and add <code>dtoverlay=reclaim-spi</code> to "
            "<code>/boot/firmware/config.txt</code> in place of <code>dtparam=spi=on</code>.</p>"
        )
        yield f"<pre>{escape(overlay(file))}</pre>"
    yield "</body>\n</html>\n"


def _without_declaration(picture: str) -> str:
    return picture[picture.index("<svg") :]


def _warnings(file: TableFile) -> Iterator[str]:
    yield "<h2>Mind</h2>\n<ul>"
    for warning in checks.warnings(file):
        where = f"<code>{escape(warning.key)}</code>: " if warning.key else ""
        yield f"<li>{where}{escape(warning.says)}</li>"
    yield "</ul>"


def _boards(file: TableFile) -> Iterator[str]:
    yield '<h2>Wires</h2>\n<div class="boards">'
    shown = (*harness.boards(file), *((harness.STATION,) if file.seats else ()))
    for board in shown:
        yield f"<section>\n<h3>{escape(board.name)}</h3>"
        rows = (
            (
                f'<i class="wire" style="background:{wire.colour}"></i>',
                _TICK,
                escape(wire.terminal),
                escape(wire.to),
                "" if wire.pin is None else f"pin {wire.pin}",
            )
            for wire in board.wires
        )
        yield _table(("", "", "terminal", "goes to", ""), rows)
        yield from (f"<p>{escape(remark)}</p>" for remark in board.remarks)
        yield "</section>"
    yield "</div>"
    if file.seats:
        yield "<h3>Stations on USB</h3>"
        ports = ((seat.name, f"<code>{escape(seat.station)}</code>") for seat in file.seats)
        yield _table(("seat", "port"), ports)


def _budgets(file: TableFile) -> Iterator[str]:
    yield "<h2>Currents</h2>"
    rows = (
        (budget.supply, f"{budget.drawn_a:.2f} A", f"{budget.has_a:g} A", escape(budget.made_of))
        for budget in checks.budgets(file)
    )
    yield _table(("supply", "drawn at most", "has", "by"), rows)
    hours = checks.running_hours(file)
    if hours is not None:
        yield f"<p>Fresh cells turn the belt for about {hours:.0f} hours.</p>"


def _parts(file: TableFile) -> Iterator[str]:
    yield "<h2>Parts</h2>"
    rows = [
        (
            _TICK,
            str(part.count),
            escape(part.what),
            _euros(shopping.cost(part)),
            escape(part.remark),
            escape(part.instead),
        )
        for part in shopping.parts(file)
    ]
    total = f"<b>{_euros(shopping.total_eur(file))}</b>"
    rows.append(("", "", "<b>all, without shipping and screen</b>", total, "", ""))
    yield _table(("", "", "part", "EUR", "", "instead"), rows)
    yield "<h3>Known not to work</h3>\n<ul>"
    yield from (f"<li>{escape(fails)}</li>" for fails in catalogue().fails)
    yield "</ul>"


_TICK = '<i class="tick"></i>'


def _euros(both: tuple[float, float]) -> str:
    low, high = both
    return f"{low:.2f} to {high:.2f}" if high < 10 else f"{low:.0f} to {high:.0f}"


def _table(heads: Iterable[str], rows: Iterable[tuple[str, ...]]) -> str:
    head = "".join(f"<th>{name}</th>" for name in heads)
    body = "\n".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table>\n<tr>{head}</tr>\n{body}\n</table>"
