"""How a match begins in a player's window: who plays, what the game is about, its six pictures.

It stands for some seconds, or as long as nobody can do anything yet; any click or key ends it.
"""

from typing import Literal

from controller.views import TableView
from display import theme
from display.screens.catalogue import screens_of
from display.screens.layout import Rect, is_upright, letters_px
from display.screens.learning import opening
from display.screens.page import Page

OPENING_S = 5.0
"""How long it stands where play could begin at once."""

Opens = Literal["", "waits", "reads"]
"""Whether a match opens with it: while the table itself is still busy, or for some seconds, in
which play waits for who reads."""


def opens(view: TableView | None, has_goal: bool) -> Opens:
    """Return how a match opens that has just come into view; nothing where something has happened
    in it already, as in one that goes on, or where its game says of no goal."""
    if view is None or view.match is None or view.log or not has_goal:
        return ""
    if any(notice.id == "table-resumed" for notice in view.notices):
        return ""
    return "waits" if view.match.phase in screens_of(view.match).opening else "reads"


def draw_opening(page: Page, view: TableView) -> None:
    """Draw how a match begins."""
    area, letters = page.area.inset(page.gap * 2), letters_px(page.area.height)
    upright = is_upright(page.area)
    head, rest = area.split_top(max(letters * 3, area.height * 0.09), page.gap)
    title = Rect(head)
    page.leave_corner(title)
    page.write(page.words("table-game", game=view.game).upper(), title, align="left",
               height=head.height * 0.8)  # fmt: skip
    foot, rest = rest.split_bottom(letters * 2.2, page.gap)
    page.write(page.words("scene-opening"), foot, theme.MIST, height=letters * 1.4)
    playing = [one for one in view.seats if one.joined]
    across = -(-len(playing) // (2 if upright and len(playing) > 4 else 1))
    down = -(-len(playing) // max(1, across))
    people, rest = rest.split_bottom(letters * 3.4 * down + page.gap * (down - 1), page.gap)
    cells = [cell for row in people.rows(down, page.gap) for cell in row.columns(across, page.gap)]
    for one, cell in zip(playing, cells, strict=False):
        page.panel(cell, theme.mixed(theme.PANEL, theme.seat_style(one.seat).colour, 0.3))
        inside = cell.inset(page.gap // 2, cell.height * 0.12)
        mark, inside = inside.split_left(min(inside.height, inside.width * 0.3), page.gap // 2)
        if one.person is None:
            page.seat_mark(one.seat, mark)
        else:
            page.face(one.person.face, mark)
        page.write(page.words.person(one.seat), inside, align="left", height=letters * 1.4)
    opening(page, view.game, rest)
