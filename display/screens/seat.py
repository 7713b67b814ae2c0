"""A seat on the screen: its mark and name, its panel, and its place among the others."""

from functools import partial

from controller.views import SeatStatus, TableView
from display import theme
from display.screens.layout import Rect, columns, inset, split_right
from display.screens.page import Page


def status_of(view: TableView, seat: str) -> SeatStatus:
    """What the table knows of a chair; a chair that it does not name is taken as heard."""
    for status in view.seats:
        if status.seat == seat:
            return status
    return SeatStatus(seat, joined=True, bot=False, holding=False, lost=False)


def heading(page: Page, view: TableView, seat: str, area: Rect) -> None:
    """A seat's mark and name; a sign tells a bot, or a station that does not answer."""
    status = status_of(view, seat)
    corner, area = split_right(area, min(area.height * 0.8, area.width * 0.18), page.gap)
    sign = "fault" if status.lost else "bot" if status.bot else ""
    if sign:
        page.icon(sign, inset(corner, 0, corner.height * 0.1))
    # All names in the same size, that of the longest.
    names = [page.words("table-seat", seat=one) for one in (*(s.seat for s in view.seats), seat)]
    page.labelled(
        partial(page.seat_mark, seat),
        page.words("table-seat", seat=seat),
        area,
        align="left",
        height=page.common_height(names, area.size, area.height * 0.9),
    )


def seat_panel(page: Page, seat: str, area: Rect, lit: bool = False, flat: bool = False) -> Rect:
    """The panel's ground in the seat's colour; returns the room inside. A *flat* panel has narrow
    margins above and below."""
    colour = theme.seat_style(seat).colour
    edge = theme.AMBER if lit else theme.mixed(theme.PANEL_EDGE, colour, 0.6)
    width = max(4, page.gap // 2) if lit else 2
    page.panel(area, theme.mixed(theme.PANEL, colour, 0.17), edge, width)
    return inset(area, page.gap * 1.5, page.gap * (0.8 if flat else 1.5))


def seat_cells(page: Page, area: Rect, count: int, widest: float = 2.2) -> list[Rect]:
    """A place for each player, side by side; none wider than *widest* times its height."""
    width = min(area.width, round(count * area.height * widest))
    block = Rect(0, area.y, width, area.height)
    block.centerx = area.centerx
    return columns(block, max(1, count), page.gap)
