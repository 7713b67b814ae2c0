"""The check after a round: every pair that was laid aside, and what it is worth."""

from functools import partial

from controller.views import LuggageView, PlayerView, TableView
from controller.views.luggage import Pair
from display import theme
from display.screens.layout import (
    Rect,
    fitted,
    grid,
    split_bottom,
    split_left,
    split_right,
    split_top,
)
from display.screens.page import Page
from display.screens.seat import Line, Slots, says, seat_cells, seat_row

_VERDICTS = {"match": "check", "lost": "frown", "wrong": "cross"}

_PAIR_ASPECT = 1.72
"""A passenger, overlapped by the suitcase, and on that the verdict."""

_FEWEST = 4
"""Pairs are not shown larger than when there are this many."""


def draw(page: Page, view: TableView, match: LuggageView, body: Rect) -> None:
    most = max([_FEWEST, *(len(one.pairs) for one in match.players)])
    cells = seat_cells(page, body, len(match.players))
    cut = partial(_cut, page)
    for one, slots in seat_row(page, view, match.players, cells, cut, lambda one: not one.checked):
        says(page, _line(page, one), slots.aside, align="left")
        places = grid(slots.body, most, page.gap, _PAIR_ASPECT)
        for pair, place in zip(one.pairs, places, strict=False):
            _pair(page, pair, place)


def _cut(page: Page, inside: Rect) -> Slots:
    head, body = split_top(inside, page.em * 1.25, page.gap)
    if page.low:
        head, line = split_left(head, head.width * 0.56, page.gap)
    else:
        line, body = split_top(body, page.em * 0.9, page.gap)
    return Slots(head, body, line)


def _line(page: Page, one: PlayerView) -> Line:
    if one.checked:
        return Line(page.words("luggage-screen-checked"), theme.GOOD, "check")
    return Line(page.words("luggage-screen-tap-pairs"), theme.AMBER)


def _pair(page: Page, pair: Pair, area: Rect) -> None:
    area = fitted(area, _PAIR_ASPECT)
    portrait, _ = split_left(area, area.height)
    suitcase, _ = split_right(area, area.height * 0.92)
    page.portrait(pair.passenger, portrait)
    page.suitcase(pair.suitcase, split_bottom(suitcase, area.height * 0.8)[0])
    verdict = split_right(split_bottom(area, area.height * 0.52)[0], area.height * 0.52)[0]
    page.icon(_VERDICTS[pair.verdict], verdict)
