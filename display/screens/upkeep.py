"""The pages that are opened from the operator's: the doctor, with what it found and a remedy for
what is bad; the belt's calibration; the piece that is wanted while tags are enrolled; and which
wire goes where.
"""

from collections.abc import Sequence

import pygame

from controller.views import (
    LEAF_LINES,
    CalibrateView,
    DoctorLine,
    DoctorView,
    EnrolView,
    FoundLine,
    WireEnd,
    WiringView,
)
from display import theme
from display.art.canvas import Colour
from display.art.picture import painted
from display.screens.layout import Rect
from display.screens.page import Page
from display.sides import side_picture

_NAME = 0.2
"""How wide the names are, of the whole line."""

_LOOKS: dict[str, tuple[str, Colour]] = {
    "fail": ("fault", theme.AMBER),
    "worse": ("warning", theme.AMBER),
    "skipped": ("info", theme.MIST),
    "pass": ("check", theme.PAPER),
}


def doctor(page: Page, shown: DoctorView, area: Rect) -> None:
    """The doctor in the middle of the operator's page."""
    if shown.lines:
        _checks_found(page, shown, area)
        return
    said, bar = area.inset(area.width // 12, area.height // 8).rows(2, page.gap)
    told = "screen-doctor-watching" if shown.hint is None else shown.hint
    page.write(page.words(told), said, lines=3, height=page.em * 1.2)
    if shown.hint is None or shown.share:
        page.bar(bar.inset(0, bar.height * 0.35), shown.share, theme.AMBER)


def _checks_found(page: Page, shown: DoctorView, area: Rect) -> None:
    heading, *rows = area.rows(1 + LEAF_LINES, page.gap // 2)
    verdict, number = heading.split_left(heading.width * 0.85, page.gap)
    line_px = min(heading.height * 0.9, page.em * 0.9)
    said = page.words("screen-doctor-verdict", count=shown.bad)
    page.write(said, verdict, theme.AMBER, align="left", height=line_px)
    if shown.of > 1:
        leaf = page.words("screen-doctor-leaf", number=shown.number, of=shown.of)
        page.write(leaf, number, theme.MIST, align="right", height=line_px * 0.8, bold=False)
    places = list(_places(shown.lines, rows))
    cells = [_cells(page, rows[0].height, place) for place in places]
    names = [page.words("screen-doctor-what", kind=a.kind, device=a.device) for a in shown.lines]
    line_px = min(rows[0].height * 0.9, page.em * 0.7)
    name_px = min(
        page.height_of(name, room.size, line_px)
        for name, (_, room, _) in zip(names, cells, strict=True)
    )
    for line, name, (sign, what, room) in zip(shown.lines, names, cells, strict=True):
        icon, colour = _LOOKS[line.grade]
        page.icon(icon, sign)
        page.write(name, what, theme.MIST, align="left", height=name_px, bold=False)
        _line(page, line, colour, room, name_px)


def _line(page: Page, line: DoctorLine, colour: Colour, room: Rect, line_px: float) -> None:
    """What was found and, below what is bad, what to do."""
    found = page.words(line.found)
    if line.usual is not None:
        found = f"{found}; {page.words(line.usual)}"
    remedy = page.words.part(line.found, "remedy") if line.bad else ""
    if not remedy:
        page.write(found, room, colour, align="left", height=line_px)
        return
    above, below = room.split_top(room.height * 0.4)
    page.write(found, above, colour, align="left", height=line_px)
    upper, _ = below.split_top(below.height / 2)
    if page.height_of(remedy, upper.size, line_px) >= 0.9 * line_px:
        below = upper
    page.write(remedy, below, align="left", lines=2, height=line_px, bold=False)


def _places(lines: Sequence[DoctorLine], rows: Sequence[Rect]) -> list[Rect]:
    """Return where each line stands: a bad one in two rows."""
    places, at = [], 0
    for line in lines:
        last = at + line.bad
        places.append(Rect(rows[at].union(rows[last])))
        at = last + 1
    return places


def _cells(page: Page, row_px: int, place: Rect) -> tuple[Rect, Rect, Rect]:
    """Return the places for the sign, the name and the words of a line."""
    sign, rest = place.split_left(row_px, page.gap)
    what, words = rest.split_left(rest.width * _NAME, page.gap)
    top, _ = sign.split_top(row_px)
    name, _ = what.split_top(row_px)
    return top, name, words


# ---- calibration ---------------------------------------------------------------------------------

_SHARES = (3.0, 1.0, 1.0)
"""How wide the columns are: a value's name, what was measured, what the file says."""

_LONG = 12
"""Up to this many lines are large enough below each other."""


def calibrating(page: Page, shown: CalibrateView, area: Rect) -> None:
    """The calibration in the middle of the operator's page."""
    if shown.step == "begin":
        _hints(page, shown, area)
    elif shown.step == "found":
        _measured(page, shown, area)
    else:
        _measuring(page, shown, area)


def _hints(page: Page, shown: CalibrateView, area: Rect) -> None:
    hints = ["screen-calibrate-hint", *["screen-calibrate-meter"] * shown.meter]
    said = [page.words(hint) for hint in hints]
    rows = area.inset(0, area.height // 8).rows(len(hints), page.gap)
    line_px = min(page.height_of(text, rows[0].size, page.em * 1.3, 3) for text in said)
    for text, row in zip(said, rows, strict=True):
        page.write(text, row, lines=3, height=line_px)


def _measuring(page: Page, shown: CalibrateView, area: Rect) -> None:
    step, bar, rounds = area.inset(area.width // 12, area.height // 8).rows(3, page.gap)
    said = page.words("screen-calibrate-step", step=shown.step)
    page.write(said, step, theme.AMBER, lines=2, height=page.em * 1.4)
    page.bar(bar.inset(0, bar.height * 0.3), shown.share, theme.AMBER)
    counted = page.words("screen-calibrate-rounds", count=shown.rounds)
    page.write(counted, rounds, height=page.em * 1.1, bold=False)


def _measured(page: Page, shown: CalibrateView, area: Rect) -> None:
    """A line for each value; beside each other in a low pane, or where there are many. What differs
    is amber."""
    blocks = area.columns(1 + (page.low or len(shown.found) > _LONG), page.gap * 4)
    long = -(-len(shown.found) // len(blocks))
    rows = [block.rows(1 + long, 0) for block in blocks]
    named, *headings = _columns(rows[0][0])
    names = [
        page.words("screen-calibrate-value", value=a.what, reader=a.reader) for a in shown.found
    ]
    heads = [page.words(f"screen-calibrate-{id}") for id in ("measured", "said")]
    usual_px = min(named.height * 0.9, page.em)
    line_px = min(
        *(page.height_of(name, named.size, usual_px, 2) for name in names),
        *(
            page.height_of(text, cell.size, usual_px)
            for text, cell in zip(heads, headings, strict=True)
        ),
    )
    for number, (first, *others) in enumerate(rows):
        for text, cell in zip(heads, _columns(first)[1:], strict=True):
            page.write(text, cell, theme.MIST, align="right", height=line_px, bold=False)
        here = slice(number * long, (number + 1) * long)
        for line, name, row in zip(shown.found[here], names[here], others, strict=False):
            _value(page, line, name, _columns(row), line_px)


def _value(page: Page, line: FoundLine, name: str, cells: list[Rect], line_px: float) -> None:
    colour: Colour = theme.AMBER if line.differs else theme.PAPER
    page.write(name, cells[0], align="left", lines=2, height=line_px)
    page.write(f"{line.measured:g}", cells[1], colour, align="right", height=line_px)
    said = "" if line.said is None else f"{line.said:g}"
    page.write(said, cells[2], theme.MIST, align="right", height=line_px, bold=False)


def _columns(row: Rect) -> list[Rect]:
    found, x = [], float(row.x)
    for share in _SHARES:
        width = row.width * share / sum(_SHARES)
        found.append(Rect(round(x) + 2, row.y, round(width) - 4, row.height))
        x += width
    return found


# ---- enrolment -----------------------------------------------------------------------------------

CARD_SHAPE = 5 / 7

_PICTURES = 0.56
"""Of the width, for both sides together."""


def enrolling(page: Page, shown: EnrolView, area: Rect) -> None:
    """The piece in the middle of the operator's page."""
    pictures, words = area.split_left(area.width * _PICTURES, page.gap * 3)
    for side, place in zip(
        (shown.piece.face, shown.piece.back), pictures.columns(2, page.gap * 2), strict=True
    ):
        square = side.kind in ("tile", "treasure-token")
        lies = place.fitted(1.0 if square else CARD_SHAPE)
        size = (max(4, lies.width), max(4, lies.height))
        page.put(painted(size, side_picture(side)), lies)
    game, piece, hold, bar, missing = words.rows(5, page.gap)
    line_px = page.em * 1.1
    if shown.game:
        title = page.words("table-game", game=shown.game)
        page.write(title, game, theme.MIST, align="left", height=line_px * 0.8)
    said = page.words("screen-enrol-piece", kind=shown.kind, number=shown.number, of=shown.of)
    page.write(said, piece, theme.AMBER, align="left", lines=2, height=line_px)
    hold_px = line_px * 0.8
    told = "screen-pieces-hold" if shown.enrolled else "screen-enrol-hold"
    page.write(page.words(told), hold, align="left", lines=2, height=hold_px)
    if not shown.enrolled:
        page.bar(bar.inset(0, bar.height * 0.38), shown.number / shown.of, theme.AMBER)
    left = page.words(
        "screen-pieces-unread" if shown.enrolled else "screen-enrol-missing", count=shown.missing
    )
    page.write(left, missing, theme.MIST, align="left", height=line_px * 0.7, bold=False)


# ---- wiring --------------------------------------------------------------------------------------


def wiring(page: Page, shown: WiringView, area: Rect) -> None:
    """The wires of a board, each with its colour, in one column or, in a low pane, in two."""
    heading, area = area.split_top(area.height * (0.2 if page.low else 0.12), page.gap)
    title, number = heading.split_left(heading.width * 0.85, page.gap)
    said = page.words(
        "screen-wiring-board", kind=shown.kind, name=shown.name, reader=shown.reader or "-"
    )
    page.write(said, title, theme.AMBER, align="left", height=heading.height * 0.9)
    leaf = page.words("screen-doctor-leaf", number=shown.number, of=shown.of)
    page.write(leaf, number, theme.MIST, align="right", height=heading.height * 0.7, bold=False)
    blocks = area.columns(2 if page.low or len(shown.wires) > _TALL else 1, page.gap * 4)
    long = -(-len(shown.wires) // len(blocks))
    rows = [row for block in blocks for row in block.rows(long, 0)]
    cells = [_wire_cells(row, page) for row in rows[: len(shown.wires)]]
    texts = [(_end(page, one.here), _other_end(page, one.there, one.pin)) for one in shown.wires]
    line_px = min(
        page.height_of(text, room.size, page.em * 0.8, 2)
        for two, (_, *rooms) in zip(texts, cells, strict=True)
        for text, room in zip(two, rooms, strict=True)
    )
    for wire, (here, there), (swatch, one, other) in zip(shown.wires, texts, cells, strict=True):
        if wire.colour:
            red, green, blue, _ = pygame.Color(wire.colour)
            thin = swatch.inset(0, round(swatch.height * 0.34))
            page.panel(thin, (red, green, blue), theme.MIST, 1)
        page.write(here, one, align="left", lines=2, height=line_px)
        page.write(there, other, theme.MIST, align="left", lines=2, height=line_px, bold=False)


_TALL = 8
"""How many wires are large enough below each other."""


def _wire_cells(row: Rect, page: Page) -> tuple[Rect, Rect, Rect]:
    swatch, rest = row.split_left(row.width * 0.1, page.gap)
    one, other = rest.split_left(rest.width * 0.42, page.gap)
    return swatch, one, other


def _end(page: Page, end: WireEnd) -> str:
    return page.words("screen-wiring-end", kind=end.what or "printed", name=end.name or "-")


def _other_end(page: Page, end: WireEnd, pin: int | None) -> str:
    said = _end(page, end)
    return said if pin is None else page.words("screen-wiring-pin", number=pin, name=said)
