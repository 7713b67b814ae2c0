"""Before a match: attract, joining, and the options; and a screen that waits for its table."""

from functools import partial

from controller.views import SeatStatus, TableView
from display import art, theme
from display.screens.belt import belt, procession
from display.screens.layout import (
    Rect,
    columns,
    fitted,
    grid,
    inset,
    rows,
    split_bottom,
    split_left,
    split_top,
)
from display.screens.page import Page

_SEAT_ASPECT = 0.8


def joining(page: Page, view: TableView, body: Rect) -> None:
    """Every chair at the table: who sits there, and who holds A to go on."""
    heading, body = split_top(body, body.height * 0.16, page.gap * 2)
    page.write(page.words("screen-joining"), heading, theme.AMBER, height=page.em * 1.4)
    cells = grid(body, len(view.seats), page.gap * 2, _SEAT_ASPECT)
    for status, cell in zip(view.seats, cells, strict=True):
        _seat(page, status, cell)


def _seat(page: Page, status: SeatStatus, area: Rect) -> None:
    colour = theme.seat_style(status.seat).colour
    if status.joined:
        page.panel(area, theme.mixed(theme.PANEL, colour, 0.32), colour, max(3, page.gap // 2))
    else:
        page.panel(area, theme.mixed(theme.NIGHT, theme.PANEL, 0.5), theme.PANEL_EDGE)
    area = inset(area, page.gap * 2)
    if area.width > 1.6 * area.height:
        sign, words = split_left(area, area.height, page.gap)
    else:
        sign, words = split_top(area, area.height * 0.48, page.gap)
    page.seat_mark(status.seat, inset(sign, sign.height * 0.06))
    name, says = split_top(words, words.height * 0.54)
    page.write(page.words("table-seat", seat=status.seat), name, height=page.em * 1.7)
    line_px = min(says.height * 0.8, page.em * 1.05)
    if status.lost:
        page.labelled(
            partial(page.icon, "fault"),
            page.words("screen-lost-contact"),
            says,
            theme.BAD,
            height=line_px,
        )
    elif status.bot:
        page.labelled(partial(page.icon, "bot"), page.words("screen-bot"), says, height=line_px)
    elif status.joined:
        said = page.words("screen-holding") if status.holding else page.words("screen-joined")
        page.labelled(
            partial(page.icon, "hand" if status.holding else "check"),
            said,
            says,
            theme.AMBER if status.holding else theme.GOOD,
            height=line_px,
        )
    else:
        page.write(page.words("screen-press-a"), says, theme.MIST, height=line_px)


def options(page: Page, view: TableView, body: Rect) -> None:
    """The match's options, the one under the cursor lit."""
    if view.cursor is None:
        return
    cursor = view.cursor
    heading, body = split_top(body, body.height * 0.17, page.gap * 2)
    page.write(page.words(cursor.title), heading, theme.AMBER, height=page.em * 1.4)
    joined = [status.seat for status in view.seats if status.joined]
    if joined:
        side = page.area.height * (0.13 if page.low else 0.085)
        strip, body = split_bottom(body, side, page.gap * 2)
        strip = fitted(strip, len(joined) * 1.25)
        for seat, cell in zip(joined, columns(strip, len(joined), 0), strict=True):
            page.seat_mark(seat, inset(cell, cell.width * 0.1, 0))
    count = max(1, len(cursor.options))
    # In a low pane the options stand in two columns, read downwards.
    across = 2 if page.low and count > 2 else 1
    down = -(-count // across)
    if across == 1:
        body = inset(body, body.width * 0.14, 0)
    cells = [
        cell
        for column in columns(body, across, page.gap * 2)
        for cell in rows(column, down, page.gap)
    ]
    for index, (option, cell) in enumerate(zip(cursor.options, cells, strict=False)):
        lit = index == cursor.at
        row = cell.copy()
        row.height = min(cell.height, round(page.area.height * 0.14))
        row.centery = cell.centery
        fill, edge = (theme.AMBER, theme.PAPER) if lit else (theme.PANEL, theme.PANEL_EDGE)
        page.panel(row, fill, edge)
        page.write(
            page.words(option),
            inset(row, page.gap * 2, row.height * 0.14),
            theme.INK if lit else theme.PAPER,
            height=page.em * 1.2,
        )


_BELT_SPEED = 0.055
"""Of the page's width, each second."""

_QUEUE = tuple(
    art.PASSENGERS[7 * index % len(art.PASSENGERS)] for index in range(len(art.PASSENGERS))
)
"""All passengers, mixed so that neighbours carry different suitcases."""


def attract(page: Page, view: TableView, body: Rect) -> None:
    moved_px = page.now_s * _BELT_SPEED * page.area.width
    if page.low:
        title, scene = split_left(body, body.width * 0.42, page.gap * 3)
    else:
        title, scene = split_top(body, body.height * 0.36, page.gap * 2)
    _title(page, title)
    # The belt comes out of one wall and goes into the other.
    scene = Rect(scene.x if page.low else 0, scene.y, 0, scene.height)
    scene.width = page.area.right - scene.x
    band, people = split_bottom(scene, scene.height * 0.2)
    queue = Rect(people.x, people.y, people.width, round(people.height * 0.52))
    luggage = Rect(people.x, queue.bottom + page.gap, people.width, 0)
    luggage.height = band.y + band.height // 3 - luggage.y
    belt(page, band, moved_px)
    procession(page, luggage, art.SUITCASES, moved_px, page.suitcase)
    procession(page, queue, _QUEUE, moved_px * 0.45, page.portrait)


def waiting(page: Page) -> None:
    """There is no view yet: the table does not answer."""
    area = inset(page.area, page.area.width * 0.08, page.area.height * 0.12)
    title, rest = split_top(area, area.height * 0.4, page.gap)
    _title(page, title)
    line, rest = split_top(rest, rest.height * 0.3, page.gap)
    page.write(page.words("screen-waiting"), line, theme.MIST, height=page.area.height * 0.07)
    band, luggage = split_bottom(rest, rest.height * 0.4)
    moved_px = page.now_s * _BELT_SPEED * page.area.width
    belt(page, Rect(0, band.y, page.area.width, band.height), moved_px)
    ride = Rect(0, luggage.y, page.area.width, luggage.height + band.height // 3)
    procession(page, ride, art.SUITCASES, moved_px, page.suitcase)


def _title(page: Page, area: Rect) -> None:
    board, line = split_top(area, area.height * 0.7, page.gap)
    words = page.words("screen-title").upper()
    if page.low:
        # Two rows of flaps where there is little width.
        first, _, second = words.partition(" ")
        upper, lower = split_top(board, board.height / 2, page.gap // 2)
        page.flaps(first, upper)
        page.flaps(second, lower)
    else:
        page.flaps(words, board)
    page.write(
        page.words("screen-attract"),
        line,
        theme.MIST,
        height=line.height * 0.72,
        bold=False,
        lines=2,
    )
