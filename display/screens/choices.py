"""A choice in the middle of a match: its options in a row, the one that A takes lit.

As many as fit are shown, the lit one among them; an arrowhead on a side tells that more follow.
"""

from controller.views import Cursor
from display import theme
from display.art.canvas import Colour
from display.screens.layout import Rect, inset, split_left, split_right
from display.screens.page import Page

_LETTERS = 0.5
"""Height of an option's letters, to that of its box."""
_TITLE = 0.24
"""Of the width, at most."""


def choices(page: Page, cursor: Cursor, area: Rect) -> None:
    """The title with the mark of the seat that chooses, and the options."""
    if cursor.seat:
        sign, area = split_left(area, area.height * 0.8, page.gap)
        page.seat_mark(cursor.seat, sign)
    said = page.words(cursor.title)
    line_px = round(area.height * _LETTERS)
    width = min(theme.font(line_px).size(said)[0] + 1, area.width * _TITLE)
    title, area = split_left(area, width, page.gap)
    page.write(said, title, theme.AMBER, align="left", lines=2, height=line_px)
    options = [page.words(option) for option in cursor.options]
    if not options:
        return
    arrow_px = round(area.height * 0.5)
    room = inset(area, arrow_px + page.gap, 0)
    widths = [_width(page, option, room) for option in options]
    first, last = shown(widths, cursor.at, room.width, page.gap)
    if first > 0:
        page.icon("before", split_left(area, arrow_px)[0])
    if last < len(options) - 1:
        page.icon("after", split_right(area, arrow_px)[0])
    spare = room.width - sum(widths[first : last + 1]) - page.gap * (last - first)
    wider = min(spare // (last - first + 1), room.height)
    taken = sum(widths[first : last + 1]) + (last - first + 1) * wider + page.gap * (last - first)
    x = room.centerx - taken // 2
    for index in range(first, last + 1):
        cell = Rect(x, room.y, widths[index] + wider, room.height)
        _option(page, options[index], cell, lit=index == cursor.at)
        x = cell.right + page.gap


def shown(widths: list[int], at: int, room: int, gap: int) -> tuple[int, int]:
    """The first and the last of the options that are shown: number *at*, and what fits around it,
    what follows before what comes earlier."""
    first = last = at
    taken = widths[at]
    while True:
        grown = False
        if last + 1 < len(widths) and taken + gap + widths[last + 1] <= room:
            last += 1
            taken += gap + widths[last]
            grown = True
        if first > 0 and taken + gap + widths[first - 1] <= room:
            first -= 1
            taken += gap + widths[first]
            grown = True
        if not grown:
            return first, last


def _width(page: Page, option: str, room: Rect) -> int:
    """How wide an option's box is to be: long texts take two lines, or smaller letters."""
    line = theme.font(round(room.height * _LETTERS)).size(option)[0]
    return min(line + 2 * page.gap, room.width // 2)


def _option(page: Page, option: str, area: Rect, lit: bool) -> None:
    fill: Colour = theme.AMBER if lit else theme.PANEL
    page.panel(area, fill, theme.PAPER if lit else theme.PANEL_EDGE)
    page.write(
        option,
        inset(area, page.gap * 0.8, area.height * 0.1),
        theme.INK if lit else theme.PAPER,
        lines=2,
        height=area.height * _LETTERS,
    )
