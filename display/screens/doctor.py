"""The doctor on the operator's page: how far it is, and what it found, with a remedy for what is
bad."""

from collections.abc import Sequence

from controller.views import LEAF_LINES, DoctorLine, DoctorView
from display import theme
from display.art.canvas import Colour
from display.screens.layout import Rect
from display.screens.page import Page

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
        _found(page, shown, area)
        return
    said, bar = area.inset(area.width // 12, area.height // 8).rows(2, page.gap)
    page.write(page.words("screen-doctor-watching"), said, lines=3, height=page.em * 1.2)
    page.bar(bar.inset(0, bar.height * 0.35), shown.share, theme.AMBER)


def _found(page: Page, shown: DoctorView, area: Rect) -> None:
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
