"""Names and faces: a row for each person at the table, who all choose at the same time."""

from controller.views import TableView
from controller.views.people import Choosing, following_faces
from display import theme
from display.screens.layout import Rect
from display.screens.page import Page

_NAME_ASPECT = 4.0
"""Width to height of the plate for a name: the longest one has room in large letters."""

_ROW_SHARE = (0.14, 0.3)
"""Of the page's height, for a row with the gap below it, at most; on a usual page and a low one."""

_UPCOMING_SHARE = 0.8
"""Of that plate's width, for each name that comes next."""


def naming(page: Page, view: TableView, body: Rect) -> None:
    """Who everybody is so far; where a row stands is lit, and what B leads to is beside it."""
    heading, body = body.split_top(body.height * 0.13, page.gap * 2)
    page.write(page.words("screen-naming"), heading, theme.AMBER, height=page.em * 1.4)
    # In a low pane there are two columns, read downwards.
    across = 2 if page.low and len(view.naming) > 1 else 1
    down = -(-len(view.naming) // across)
    block = Rect(body)
    block.height = min(body.height, round(down * page.area.height * _ROW_SHARE[page.low]))
    block.centery = body.centery
    cells = [
        cell
        for column in block.columns(across, page.gap * 2)
        for cell in column.rows(down, page.gap)
    ]
    for one, cell in zip(view.naming, cells, strict=False):
        _row(page, one, cell)


def _row(page: Page, one: Choosing, area: Rect) -> None:
    ready = one.step == "ready"
    colour = theme.seat_style(one.seat).colour
    edge = colour if ready else theme.PANEL_EDGE
    page.panel(area, theme.mixed(theme.PANEL, colour, 0.32 if ready else 0.17), edge)
    area = area.inset(page.gap, area.height * 0.1)
    mark, area = area.split_left(area.height, page.gap)
    page.seat_mark(one.seat, mark.inset(mark.height * 0.1))
    face, area = area.split_left(area.height, page.gap)
    if one.person is not None:
        if one.step == "face":
            page.panel(face, theme.AMBER, theme.PAPER)
            page.clickable(_target(one, 0), face)
        page.face(one.person.face, face.inset(face.height * 0.11))
    name, area = area.split_left(min(area.height * _NAME_ASPECT, area.width * 0.4), page.gap * 2)
    said = _named(page, "" if one.person is None else one.person.name)
    inside = name.inset(page.gap, name.height * 0.12)
    if ready:
        page.write(said, inside, height=page.em * 1.2)
        page.labelled("check", page.words("screen-joined"), area, height=page.em, align="left")
    else:
        page.option(said, name, inside, one.step == "name", height=page.em * 1.2)
    if one.step != "face":
        page.clickable(_target(one, 0), name)
    match one.step:
        case "name":
            _upcoming_names(page, one, area, name.width * _UPCOMING_SHARE)
        case "face":
            _upcoming_faces(page, one, area)


def _upcoming_names(page: Page, one: Choosing, area: Rect, width: float) -> None:
    count = max(1, min(len(one.upcoming), int((area.width + page.gap) / (width + page.gap))))
    cells = area.columns(count, page.gap)
    for number, (name, cell) in enumerate(zip(one.upcoming, cells, strict=False), 1):
        inside = cell.inset(page.gap // 2, cell.height * 0.18)
        page.write(_named(page, name), inside, theme.MIST, height=page.em, bold=False)
        page.clickable(_target(one, number), cell)


def _upcoming_faces(page: Page, one: Choosing, area: Rect) -> None:
    side = area.height
    for number, face in enumerate(following_faces(one)[: area.width // (side + page.gap)], 1):
        cell, area = area.split_left(side, page.gap)
        page.face(face, cell.inset(side * 0.14))
        page.clickable(_target(one, number), cell)


def _named(page: Page, name: str) -> str:
    return name or page.words("table-menu-no-name")


def _target(one: Choosing, number: int) -> str:
    """A click there takes what comes after *number* presses of B."""
    return f"naming/{one.seat}/{number}"
