"""The players of Bluff Pirate: cards in hand, squares to go, and who has voted."""

from functools import partial

from controller.views import BluffPirateView, TableView
from controller.views.bluff_pirate import PlayerView
from display import theme
from display.art.canvas import Colour
from display.screens.layout import Rect, columns, inset, split_top
from display.screens.page import Page
from display.screens.seat import heading, seat_cells, seat_panel

_WIDEST = 3.2


def captains(page: Page, view: TableView, match: BluffPirateView, area: Rect) -> None:
    """Everybody's panel side by side, as they sit."""
    cells = seat_cells(page, area, len(match.players), widest=_WIDEST)
    for one, cell in zip(match.players, cells, strict=True):
        lit = one.seat == match.active or one.seat in match.winners or _votes(match, one)
        inside = seat_panel(page, one.seat, cell, lit=lit, flat=True)
        _captain(page, view, match, one, inside)


def _votes(match: BluffPirateView, one: PlayerView) -> bool:
    """Whether the vote of a player is still awaited."""
    return match.phase == "voting" and one.seat != match.turn and not one.voted


def _captain(
    page: Page, view: TableView, match: BluffPirateView, one: PlayerView, area: Rect
) -> None:
    head, foot = split_top(area, area.height * 0.46, page.gap // 2)
    heading(page, view, one.seat, head)
    signs: list[tuple[str, str, Colour]] = [
        ("hand_of_cards", str(one.cards), theme.PAPER),
        ("palm", str(one.to_go), theme.AMBER),
    ]
    cells = columns(foot, 3 if match.set is not None else 2, page.gap)
    counts = {count for other in match.players for count in (str(other.cards), str(other.to_go))}
    height = page.common_height(counts, cells[0].size, foot.height * 0.9)
    for (sign, count, colour), cell in zip(signs, cells, strict=False):
        page.labelled(partial(page.icon, sign), count, cell, colour, height=height, align="left")
    vote = _vote(match, one)
    if vote:
        page.icon(vote, inset(cells[-1], 0, cells[-1].height * 0.04))


def _vote(match: BluffPirateView, one: PlayerView) -> str:
    """The sign of a player's vote: that there is one, or what it was if it was shown."""
    laid = match.set
    if laid is None or one.seat == match.turn:
        return ""
    if one.seat == laid.voter and laid.doubted is not None:
        return "bluff" if laid.doubted else "check"
    return "voted" if one.voted else ""
