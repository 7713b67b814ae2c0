"""The baggage handlers, as the players of Captain Bluff are: cards in hand, and what is due."""

from functools import partial

from controller.views import CaptainBluffView, TableView
from controller.views.captain_bluff import HandView
from display import theme
from display.screens.layout import Rect, inset, split_left, split_top
from display.screens.page import Page
from display.screens.seat import heading, seat_cells, seat_panel

_WIDEST = 3.2

_DUE = {
    "setup": "captain-bluff-screen-define",
    "placing": "captain-bluff-screen-places",
    "looking": "captain-bluff-screen-looks",
    "draw": "captain-bluff-screen-draw",
    "taking": "captain-bluff-screen-take",
    "recovering": "captain-bluff-screen-picks-up",
}
"""What whoever is to act is told, by the phase."""


def handlers(page: Page, view: TableView, match: CaptainBluffView, area: Rect) -> None:
    """Everybody's panel side by side, as they sit."""
    cells = seat_cells(page, area, len(match.players), widest=_WIDEST)
    for one, cell in zip(match.players, cells, strict=True):
        lit = one.seat in (active(match), *match.winners) or _may_call(match, one)
        inside = seat_panel(page, one.seat, cell, lit=lit, flat=True)
        _handler(page, view, match, one, inside)


def active(match: CaptainBluffView) -> str | None:
    """Who alone is to act; None where several may, or nobody."""
    if match.due:
        return match.due[0]
    if match.phase == "recovering":
        return match.other
    return None if match.phase in ("window", "revealing") else match.turn


def _may_call(match: CaptainBluffView, one: HandView) -> bool:
    return match.phase == "window" and one.seat != match.turn and not one.passed


def _handler(
    page: Page, view: TableView, match: CaptainBluffView, one: HandView, area: Rect
) -> None:
    head, foot = split_top(area, area.height * 0.48, page.gap // 2)
    heading(page, view, one.seat, head)
    hand, said = split_left(foot, min(foot.width * 0.4, foot.height * 2.2), page.gap)
    page.labelled(
        partial(page.icon, "hand_of_cards"), str(one.cards), hand, height=foot.height,
        align="left",
    )  # fmt: skip
    words = page.words
    if one.seat == active(match):
        due = _DUE.get(
            match.phase, "captain-bluff-screen-airport" if match.acted else "screen-turn"
        )
        page.panel(said, page.glow())
        page.write(words(due), inset(said, page.gap * 0.7, said.height * 0.08), theme.INK, lines=2)
    elif match.phase == "window" and one.passed:
        page.labelled(
            partial(page.icon, "check"), words("captain-bluff-screen-passed"), said, theme.GOOD
        )
    elif _may_call(match, one):
        page.write(words("captain-bluff-screen-call"), said, theme.AMBER, lines=2)
    elif one.seat == match.turn:
        page.write(
            words("captain-bluff-screen-has-turn"), said, theme.MIST, lines=2, height=page.em * 0.8
        )
