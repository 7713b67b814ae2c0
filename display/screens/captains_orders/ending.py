"""The end of a round of Captain's Orders, with all hands face up, and the end of the match."""

from collections.abc import Callable
from functools import partial

from controller.views import CaptainsOrdersView, TableView
from display import theme
from display.art.canvas import Colour
from display.screens import cards, podium
from display.screens.captains_orders.hand import GAME, hands
from display.screens.captains_orders.playing import beside
from display.screens.captains_orders.telling import told
from display.screens.layout import Rect, inset, rows, split_left, split_top
from display.screens.page import Page
from display.screens.pages import take_turns
from display.screens.podium import Step


def revealed(page: Page, view: TableView, match: CaptainsOrdersView, body: Rect) -> None:
    """All hands; at the left how the round ended, who the Captain was, and who has won it."""
    side, rest = beside(page, body)
    _verdict(page, match, side)
    hands(page, view, match, rest)


def over(page: Page, view: TableView, match: CaptainsOrdersView, body: Rect) -> None:
    """The podium and the hands of the last round in turns."""
    most = max([1, *(one.wins for one in match.players)])
    steps = [Step(one.seat, str(one.wins), one.wins / most) for one in match.players]
    take_turns(
        page,
        body,
        lambda: podium.result(page, view, match.winners, steps, body),
        lambda: revealed(page, view, match, body),
    )


def _verdict(page: Page, match: CaptainsOrdersView, area: Rect) -> None:
    """The act that ended the round, the Captain, the winner: one below the other."""
    if match.last is not None:
        picture, area = (
            split_left(area, area.height * cards.ASPECT, page.gap)
            if page.low
            else split_top(area, area.height * 0.36, page.gap)
        )
        cards.card(page, GAME, str(match.last), picture)
    act, captain, winner = rows(area, 3, page.gap)
    for line in told(page.words, match)[-1:]:
        _line(page, partial(page.seat_mark, line.seat), line.text, act)
    captains = tuple(one.seat for one in match.players if one.captain)
    if captains:
        count = len(captains)
        said = page.words("captains-orders-screen-captains", seats=captains, count=count)
        _line(page, partial(page.icon, "captain"), said, captain)
    if match.phase != "reveal":
        winners = match.round_winners
        said = page.words("captains-orders-screen-winners", seats=winners, count=len(winners))
        _line(page, partial(page.icon, "trophy"), said, winner, theme.AMBER)


def _line(
    page: Page, draw: Callable[[Rect], None], said: str, area: Rect, colour: Colour = theme.PAPER
) -> None:
    sign, words = split_left(area, min(area.height, area.width * 0.24), page.gap)
    draw(inset(sign, sign.width * 0.08, sign.height * 0.08))
    page.write(said, words, colour, align="left", lines=3, height=page.em)
