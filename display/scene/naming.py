"""What a player is called, in the window's lobby: a name is typed, with keys or on the picture, or
taken of those that are offered, and then a face.
"""

from typing import NamedTuple

from controller.views import TableView
from controller.views.people import Choosing, following_faces
from display import theme
from display.screens.layout import FINGER_PX, Rect, letters_px
from display.screens.page import Page
from display.tabletop.moment import Moment
from display.targets import LetterAt, NameOf, Target


def types_name(view: TableView, moment: Moment) -> bool:
    """Return True if the player at the window may type a name now."""
    row = moment.sight.naming
    return view.stage == "naming" and row is not None and row.step == "name"


def draw_names(page: Page, view: TableView, moment: Moment, typed: str, area: Rect) -> None:
    """Draw the rows of all who are asked; the player at the window has *typed* that of a name."""
    at = moment.hover if moment.hover is not None else moment.focus
    rows = area.rows(max(1, len(view.naming)), page.gap)
    for who, row in zip(view.naming, rows, strict=False):
        if who.seat == moment.sight.own and types_name(view, moment):
            page.section(row, _typing, None, who, typed, at if _is_of_names(at) else None)
        else:
            page.section(row, _naming, None, who, at if isinstance(at, NameOf) else None)


def _is_of_names(target: Target | None) -> bool:
    return isinstance(target, NameOf | LetterAt)


def _naming(page: Page, who: Choosing, at: NameOf | None, area: Rect) -> None:
    """What somebody can be called, or which face goes with it: the present one is bright."""
    colour, letters = theme.seat_style(who.seat).colour, letters_px(page.area.height)
    page.panel(area, theme.mixed(theme.PANEL, colour, 0.16))
    inside = area.inset(page.gap)
    mark_px = min(inside.height, inside.width * 0.13, letters * 9)
    mark, inside = inside.split_left(mark_px, page.gap)
    if who.person is not None and who.step != "name":
        upper, mark = mark.split_top(mark.height * 0.6)
        page.face(who.person.face, upper)
    page.seat_mark(who.seat, Rect(mark.fitted(1.0).inset(mark_px * 0.14)))
    present = "" if who.person is None else who.person.name
    no_name = page.words("table-menu-no-name")
    if who.step == "ready":
        page.clickable(NameOf(who.seat, 0), inside)
        page.write(present or no_name, inside, height=min(inside.height * 0.4, letters * 4))
        return
    if who.step == "face" and who.person is not None:
        shown = (who.person.face, *following_faces(who))
    else:
        shown = (present, *who.upcoming)
    least_px = max(FINGER_PX, letters * (3.4 if who.step == "face" else 8.5))
    across = max(1, min(len(shown), int(inside.width / (least_px + page.gap)), 6))
    down = min(-(-len(shown) // across), max(1, int(inside.height / (FINGER_PX + page.gap // 2))))
    cells = [c for row in inside.rows(down, page.gap // 2) for c in row.columns(across, page.gap)]
    for presses, (one, cell) in enumerate(zip(shown, cells, strict=False)):
        target = NameOf(who.seat, presses)
        tall = letters * (8 if who.step == "face" else 5)
        cell = Rect(cell.x, cell.y, cell.width, min(cell.height, max(FINGER_PX, round(tall))))
        page.clickable(target, cell)
        fill = theme.mixed(theme.PANEL, colour, 0.3) if presses else theme.AMBER
        page.panel(cell, theme.mixed(fill, theme.PAPER, 0.1) if target == at else fill)
        if who.step == "face":
            page.face(one, Rect(cell.inset(4)))
        else:
            ink = theme.PAPER if presses else theme.INK
            page.write(one or no_name, cell.inset(page.gap // 2, 2), ink, height=letters * 1.7)


KEY_PX = FINGER_PX


class NameBoard(NamedTuple):
    """Where a name is typed: what it is so far, the names to choose instead, and the keys."""

    field: Rect
    names: tuple[Rect, ...]
    keys: tuple[Rect, ...]
    """The last one takes a letter away; none where there is no room for them."""


def name_board(area: Rect, letters: int, names: int, least_px: float, gap: int) -> NameBoard:
    """Divide the room of somebody who is asked for a name: for the *letters*, and for the *names*,
    or as many of them as have room; a name takes *least_px*, and a key as much of a large window
    as of a small one."""
    key_px = max(KEY_PX, round(least_px * 0.45))
    across = max(1, min(letters + 1, int((area.width + gap) / (key_px + gap))))
    down = -(-(letters + 1) // across)
    keys_px = down * (KEY_PX + gap) - gap
    keys: tuple[Rect, ...] = ()
    if area.height >= keys_px + gap + KEY_PX:
        board, area = area.split_bottom(max(keys_px, area.height * 0.46), gap)
        keys = tuple(board.shelves(letters + 1, down, gap))
    columns = max(3, int((area.width + gap) / (least_px + gap)))
    # The field is as wide as two names.
    rows = -(-(names + 2) // columns)
    rows = max(1, min(rows, int((area.height + gap) / (KEY_PX + gap))))
    cells = [cell for row in area.rows(rows, gap) for cell in row.columns(columns, gap)]
    return NameBoard(Rect(cells[0].union(cells[1])), tuple(cells[2 : names + 2]), keys)


def _typing(page: Page, who: Choosing, typed: str, at: Target | None, area: Rect) -> None:
    """A field for a name, the names that can be chosen instead, and keys for a finger."""
    colour, letters = theme.seat_style(who.seat).colour, letters_px(page.area.height)
    page.panel(area, theme.mixed(theme.PANEL, colour, 0.16))
    keys = page.words("scene-letters")
    gap = max(3, page.gap // 2)
    present = "" if who.person is None else who.person.name
    names = (present, *who.upcoming)
    parts = name_board(area.inset(gap), len(keys), len(names), letters * 8.5, gap)
    page.panel(parts.field, theme.NIGHT, theme.AMBER, 3)
    mark, room = parts.field.inset(gap).split_left(min(parts.field.height, letters * 3.4), gap)
    page.seat_mark(who.seat, Rect(mark.fitted(1.0)))
    ink, said = (theme.PAPER, typed) if typed else (theme.MIST, page.words("scene-type-name"))
    page.write(said, room, ink, align="left", height=letters * 1.7)
    for presses, (name, cell) in enumerate(zip(names, parts.names, strict=False)):
        target = NameOf(who.seat, presses)
        page.clickable(target, cell)
        look = theme.ButtonLook(theme.mixed(theme.PANEL, colour, 0.3)).pointed(target == at)
        text = name or page.words("table-menu-no-name")
        page.button(text, cell, look, height=letters * 1.6, lines=1)
    for letter, cell in zip((*keys, ""), parts.keys, strict=False):
        key = LetterAt(letter)
        page.clickable(key, cell)
        page.button(letter, cell, theme.VERB.pointed(key == at), height=letters * 1.6)
        if not letter:
            page.icon("before", Rect(cell.fitted(1.0).inset(cell.height * 0.24)))
