"""What has happened, and what everybody knows: public facts that can be read at any time."""

from collections.abc import Sequence

from controller.views import TableView
from controller.views.table import LOG_LINES
from display import theme
from display.screens.layout import Rect
from display.screens.page import Page
from display.screens.seat import ToldDeed

RESTS = "table-rests"
"""What is asked while a match rests: then there is nothing else to look at."""


def rests(view: TableView) -> bool:
    """Whether the match rests."""
    return view.prompt is not None and view.prompt.id == RESTS


def log(
    page: Page, view: TableView, known: Sequence[str], body: Rect, closes: bool = False
) -> None:
    """The last events, the newest on top; and beside them what everybody knows. Where somebody has
    opened it, it says how it *closes*."""
    events, facts = body, None
    if known:
        events, facts = body.split_left(body.width * 0.55, page.gap * 2)
    told = [ToldDeed(one.seat, page.words(one.what)) for one in reversed(view.log)]
    how = page.words("table-log-waits" if view.reads else "table-log-close") if closes else ""
    inside = _titled(page, page.words("table-log"), events, how)
    if told:
        many = len(told) > LOG_LINES // 2
        fewest = LOG_LINES if many else LOG_LINES // 2
        _lines(page, told, inside, fewest, across=2 if many and page.low and not closes else 1)
    else:
        page.write(page.words("table-log-empty"), inside, theme.MIST, height=page.em)
    if facts is not None:
        inside = _titled(page, page.words("table-log-known"), facts)
        lines = [ToldDeed("", one) for one in known]
        down = _MOST_IN_A_COLUMN if closes or not page.low else _MOST_IN_A_COLUMN // 2
        across = max((1, 2), key=lambda columns: _written_px(page, lines, inside, down, columns))
        _lines(page, lines, inside, down, across)


def _titled(page: Page, title: str, area: Rect, aside: str = "") -> Rect:
    """A panel with its title and something *aside*; returns the room below that."""
    page.panel(area, theme.PANEL, theme.PANEL_EDGE)
    head, inside = area.inset(page.gap * 1.5, page.gap).split_top(page.em * 1.1, page.gap)
    if aside:
        page.leave_corner(head)
        corner, head = head.split_right(head.width * 0.45, page.gap)
        page.write(aside, corner, theme.MIST, align="right", bold=False, height=page.em * 0.7)
    page.write(title, head, theme.AMBER, align="left")
    return inside


def _lines(page: Page, lines: Sequence[ToldDeed], area: Rect, fewest: int, across: int) -> None:
    """Lines in columns, one below the other, all in letters of one size; no higher than if there
    were the *fewest*."""
    height = _written_px(page, lines, area, fewest, across)
    places = _places(page, lines, area, fewest, across)
    for line, (sign, words) in zip(lines, places, strict=True):
        if line.seat:
            page.seat_mark(line.seat, sign.inset(sign.width * 0.08))
        page.write(line.text, words, align="left", height=height, bold=False)


def _places(
    page: Page, lines: Sequence[ToldDeed], area: Rect, fewest: int, across: int
) -> list[tuple[Rect, Rect]]:
    """Where the lines are: for each the place of its seat's sign, and of its words."""
    down = -(-max(len(lines), fewest) // across)
    columns = area.columns(across, page.gap)
    places = [cell for column in columns for cell in column.rows(down, max(1, page.gap // 4))]
    return [
        place.split_left(place.height if line.seat else 0, page.gap)
        for line, place in zip(lines, places, strict=False)
    ]


def _written_px(
    page: Page, lines: Sequence[ToldDeed], area: Rect, fewest: int, across: int
) -> float:
    """How high letters of one size can be in that many columns."""
    return min(
        page.height_of(line.text, words.size, page.em * 0.8)
        for line, (_, words) in zip(lines, _places(page, lines, area, fewest, across), strict=True)
    )


_MOST_IN_A_COLUMN = 10
