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
from display.screens.seat import heading, seat_cells, seat_panel

_VERDICTS = {"match": "check", "lost": "frown", "wrong": "cross"}

_PAIR_ASPECT = 1.72
"""A passenger, overlapped by the suitcase, and on that the verdict."""

_FEWEST = 4
"""Pairs are not shown larger than when there are this many."""


def draw(page: Page, view: TableView, match: LuggageView, body: Rect) -> None:
    most = max([_FEWEST, *(len(one.pairs) for one in match.players)])
    for one, cell in zip(match.players, seat_cells(page, body, len(match.players)), strict=True):
        _player(page, view, one, cell, most)


def _player(page: Page, view: TableView, one: PlayerView, area: Rect, most: int) -> None:
    area = seat_panel(page, one.seat, area, lit=not one.checked)
    head, area = split_top(area, page.em * 1.25, page.gap)
    if page.low:
        head, line = split_left(head, head.width * 0.56, page.gap)
    else:
        line, area = split_top(area, page.em * 0.9, page.gap)
    heading(page, view, one.seat, head)
    words = page.words
    if one.checked:
        page.labelled(
            partial(page.icon, "check"),
            words("luggage-screen-checked"),
            line,
            theme.GOOD,
            align="left",
        )
    else:
        page.write(words("luggage-screen-tap-pairs"), line, theme.AMBER, align="left")
    cells = grid(area, most, page.gap, _PAIR_ASPECT)
    for pair, cell in zip(one.pairs, cells, strict=False):
        _pair(page, pair, cell)


def _pair(page: Page, pair: Pair, area: Rect) -> None:
    area = fitted(area, _PAIR_ASPECT)
    portrait, _ = split_left(area, area.height)
    suitcase, _ = split_right(area, area.height * 0.92)
    page.portrait(pair.passenger, portrait)
    page.suitcase(pair.suitcase, split_bottom(suitcase, area.height * 0.8)[0])
    verdict = split_right(split_bottom(area, area.height * 0.52)[0], area.height * 0.52)[0]
    page.icon(_VERDICTS[pair.verdict], verdict)
