"""A table that cannot be opened: what is wrong, how to mend it, and that it is tried again."""

from controller.views import Notice, TableView
from display import theme
from display.screens.chrome import show_notice
from display.screens.layout import Rect
from display.screens.page import Page

_BANNERS = 3
"""How many mistakes in the settings are shown below the trouble."""


def closed(page: Page, view: TableView) -> None:
    """The first of the view's faults fills the screen; the others stand below it."""
    area = page.area.inset(page.gap * 3)
    heading, area = area.split_top(area.height * 0.14, page.gap * 2)
    page.labelled("fault", page.words("screen-closed"), heading, theme.AMBER, align="left")
    again, area = area.split_bottom(page.em, page.gap * 2)
    page.write(page.words("screen-tries-again"), again, theme.MIST, align="left", bold=False)
    trouble, *others = view.faults
    row_px = area.height * (0.22 if page.low else 0.15)
    for notice in reversed(others[: 1 if page.low else _BANNERS]):
        row, area = area.split_bottom(row_px, page.gap)
        show_notice(page, notice, 0, row)
    _trouble(page, trouble, area)


def _trouble(page: Page, trouble: Notice, area: Rect) -> None:
    page.panel(area, theme.PANEL, theme.BAD)
    area = area.inset(page.gap * 3, page.gap * 2)
    said, area = area.split_top(area.height * 0.3, page.gap)
    page.write(page.words(trouble), said, align="left", lines=2, height=page.em * 1.6)
    remedy, area = area.split_top(area.height * 0.36, page.gap)
    text = page.words.part(trouble, "remedy")
    page.write(text, remedy, theme.AMBER, align="left", lines=2, height=page.em * 1.4)
    # The sentence of the log: it names file and line, or wire and pin.
    what = str(trouble.args.get("what", ""))
    page.write(what, area, theme.MIST, align="left", lines=6, height=page.em, bold=False)
