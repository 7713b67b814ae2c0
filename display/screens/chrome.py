"""What frames every screen: title and clock above, notices and the prompt below."""

import math

from controller.views import LuggageView, MatchView, Notice, TableView
from display import theme
from display.art.canvas import Colour
from display.screens.layout import (
    Rect,
    columns,
    inset,
    split_bottom,
    split_left,
    split_right,
    split_top,
)
from display.screens.page import Page

_BANNERS: dict[str, tuple[str, Colour, Colour]] = {
    #  kind      icon       fill          edge
    "info": ("info", (24, 42, 88), (96, 140, 230)),
    "mistake": ("warning", (66, 46, 22), theme.AMBER),
    "fault": ("fault", (84, 26, 34), theme.BAD),
}

_SHOWN = 2
"""Of the notices the newest, of the faults the oldest; a low pane shows one message in all."""

_HURRY_S = 10
"""The clock changes its colour for the last seconds."""


def frame(page: Page, view: TableView) -> Rect:
    """Draw the frame; what is left in the middle belongs to the screen itself."""
    margin = page.gap * 2
    body = inset(page.area, margin)
    if view.match is not None:
        header, body = split_top(body, page.area.height * (0.15 if page.low else 0.1), page.gap)
        _header(page, view, view.match, header)
    footer, body = split_bottom(body, page.area.height * (0.16 if page.low else 0.105), page.gap)
    _footer(page, view, footer)
    if page.low:
        return body
    height = page.area.height * 0.1
    for notice in reversed(view.notices[-_SHOWN:]):
        banner, body = split_bottom(body, height, page.gap)
        _banner(page, notice, banner)
    for index, fault in enumerate(view.faults[:_SHOWN]):
        banner, body = split_top(body, height, page.gap)
        more = len(view.faults) - _SHOWN if index == _SHOWN - 1 else 0
        _banner(page, fault, banner, max(0, more))
    return body


def clock_text(left_s: float) -> str:
    """Minutes and seconds that are left: 0:00 is shown only when nothing is."""
    seconds = max(0, math.ceil(left_s))
    return f"{seconds // 60}:{seconds % 60:02}"


def _header(page: Page, view: TableView, match: MatchView, area: Rect) -> None:
    left, middle, right = columns(area, 3, page.gap)
    tr = page.texts.tr
    title = page.texts.game(view.game)
    page.write(title, left, theme.AMBER, align="left", height=area.height * 0.72)
    page.write(
        tr("round", n=match.round, of=match.rounds), middle, height=area.height * 0.72
    )
    if view.clock_ends_at_s is not None:
        left_s = view.clock_ends_at_s - (view.at_s + page.age_s)
        text = clock_text(left_s)
        page.flaps(text, right, theme.BAD if left_s <= _HURRY_S else theme.AMBER, align="right")
    elif isinstance(match, LuggageView):
        mode = tr("memory") if match.variant == "memory" else tr(match.play)
        page.write(mode, right, theme.MIST, align="right", height=area.height * 0.55)


def _footer(page: Page, view: TableView, area: Rect) -> None:
    marks = _marks(page, view)
    if marks:
        column, area = split_right(area, min(area.width * 0.13, area.height * 3.2), page.gap)
        for text, colour in marks:
            mark, column = split_bottom(column, min(column.height * 0.5, column.width * 0.16))
            page.panel(mark, theme.NIGHT, theme.PANEL_EDGE, 1)
            page.write(
                text, inset(mark, mark.height * 0.3, mark.height * 0.15), colour, bold=False
            )
    if page.low and (view.faults or view.notices):
        message = view.faults[0] if view.faults else view.notices[-1]
        _banner(page, message, area, max(0, len(view.faults) - 1))
        return
    if view.prompt is None and view.cursor is None:
        return
    page.panel(area, theme.PANEL, theme.PANEL_EDGE)
    area = inset(area, page.gap * 2, page.gap // 2)
    if view.cursor is not None and view.stage == "match":
        _cursor(page, view, area)
    elif view.prompt is not None:
        text, remedy = page.texts.notice(view.prompt)
        page.write_pair(text, remedy, area, height=area.height * 0.7)


def _marks(page: Page, view: TableView) -> list[tuple[str, Colour]]:
    """Small words in the corner, for whoever looks after the table; the lowest first."""
    marks: list[tuple[str, Colour]] = []
    if view.simulated:
        marks.append((page.texts.tr("simulated"), theme.MIST))
    battery = view.battery
    if battery is not None and battery.level != "good":
        text = page.texts.tr(f"battery_{battery.level}")
        marks.append((text, theme.BAD if battery.level == "empty" else theme.AMBER))
    return marks


def _cursor(page: Page, view: TableView, area: Rect) -> None:
    """A choice in the middle of a match: its options in a row, the one that A takes lit."""
    cursor = view.cursor
    assert cursor is not None
    title, area = split_left(area, area.width * 0.26, page.gap)
    if cursor.seat:
        sign, title = split_left(title, title.height * 0.8, page.gap)
        page.seat_mark(cursor.seat, sign)
    page.write(cursor.title, title, theme.AMBER, align="left", lines=2, height=area.height * 0.7)
    for index, (option, cell) in enumerate(
        zip(cursor.options, columns(area, max(1, len(cursor.options)), page.gap), strict=False)
    ):
        lit = index == cursor.at
        page.panel(cell, theme.AMBER if lit else theme.PANEL, theme.PANEL_EDGE)
        page.write(
            option,
            inset(cell, page.gap, cell.height * 0.12),
            theme.INK if lit else theme.PAPER,
            lines=2,
            height=area.height * 0.6,
        )


def _banner(page: Page, notice: Notice, area: Rect, more: int = 0) -> None:
    name, fill, edge = _BANNERS[notice.kind]
    page.panel(area, fill, edge)
    area = inset(area, page.gap, area.height * 0.1)
    sign, area = split_left(area, area.height, page.gap)
    page.icon(name, inset(sign, sign.height * 0.08))
    if notice.seat:
        sign, area = split_left(area, area.height, page.gap)
        page.seat_mark(notice.seat, inset(sign, sign.height * 0.1))
    texts = page.texts
    aside = texts.tr("more_faults", n=more) if more else ""
    if notice.rule and not aside:
        aside = texts.tr("rule", rule=notice.rule)
    if aside:
        corner, area = split_right(area, area.width * 0.1, page.gap)
        page.write(aside, corner, theme.MIST, align="right", bold=False, height=area.height * 0.4)
    text, remedy = texts.notice(notice)
    if remedy:
        place, area = split_left(area, area.width * 0.52, page.gap * 2)
        page.write(text, place, align="left", lines=2, height=area.height * 0.6)
        page.write(
            remedy, area, theme.AMBER, align="left", lines=2, height=area.height * 0.6, bold=False
        )
    else:
        page.write(text, area, align="left", lines=2, height=area.height * 0.6)
