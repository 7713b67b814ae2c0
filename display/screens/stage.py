"""The stage: a climax fills the screen for some seconds before play goes on.

All games have the same frame: who and what above, how it has turned out and what it costs below,
and the time that is left. Each game draws what lies between, with the cards that are turned over.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from controller.views import Climax, Logged, Staged, TableView
from display import theme
from display.screens import cards
from display.screens.layout import Rect
from display.screens.page import Page

TURN_S = 0.5
"""How long a card takes to be turned over."""


class ClimaxProgress:
    """How far a climax has come."""

    def __init__(self, page: Page, staged: Staged) -> None:
        self._page = page
        self._staged = staged
        self._turned_s = staged.turns_at_s + TURN_S

    @property
    def left(self) -> float:
        """The share of its time that is left: from 1 to 0."""
        return 1.0 - self._page.between(self._staged.began_s, self._staged.ends_at_s)

    @property
    def turned(self) -> float:
        """How far the cards are turned over: from 0, face down, to 1."""
        return self._page.between(self._staged.turns_at_s, self._turned_s)

    @property
    def lies_open(self) -> bool:
        """Whether they are turned over completely."""
        return self._page.passed(self._turned_s)

    @property
    def sailed(self) -> float:
        """How far a ship has come on its way: it sails when the cards have been turned."""
        lasts_s = max(0.1, (self._staged.ends_at_s - self._turned_s) * 0.8)
        return self._page.between(self._turned_s, self._turned_s + lasts_s)


Draw = Callable[[Page, Any, Climax, ClimaxProgress, Rect], None]
"""Draws the middle of a climax of one game: `draw(page, match, climax, progress, area)`."""


def stage(
    page: Page, view: TableView, staged: Staged, body: Rect, draw: Draw, said: Logged | None = None
) -> None:
    """Draw what is *staged* into *body*; *draw* does the game's part of it. What a bot has *said*
    stands below how it has turned out, from the same moment on."""
    climax, progress = staged.climax, ClimaxProgress(page, staged)
    _lit_frame(page, body)
    inside = body.inset(page.gap * 2, page.gap)
    head, inside = inside.split_top(inside.height * (0.24 if page.low else 0.16), page.gap)
    _head(page, climax, head)
    bar, inside = inside.split_bottom(max(6.0, page.em * 0.3), page.gap)
    _time(page, staged, progress, bar)
    if page.low:
        middle, foot = inside.split_left(inside.width * 0.55, page.gap * 2)
    else:
        foot, middle = inside.split_bottom(inside.height * 0.22, page.gap)
    page.live(middle, lambda: draw(page, view.match, climax, progress, middle))
    if progress.lies_open:
        _outcome(page, climax, said, foot)


def _lit_frame(page: Page, body: Rect) -> None:
    """The stage's ground, whose edge glows: what stands inside need not be drawn for that."""
    fill, edge_px = theme.mixed(theme.NIGHT, theme.PANEL, 0.35), max(3, page.gap // 3)
    above, rest = body.split_top(page.gap)
    below, rest = rest.split_bottom(page.gap)
    left, rest = rest.split_left(page.gap)
    right, inside = rest.split_right(page.gap)

    def draw(edge: Rect) -> None:
        clip = page.surface.get_clip()
        page.surface.set_clip(edge.clip(clip))
        page.panel(body, fill, page.glow(), edge_px)
        page.surface.set_clip(clip)

    for edge in (above, below, left, right):
        page.live(edge, partial(draw, edge))
    page.surface.fill(fill, inside)


def _head(page: Page, climax: Climax, area: Rect) -> None:
    """The marks of those whom it is about, and what has been done."""
    for seat in climax.seats:
        mark, area = area.split_left(min(area.height, area.width * 0.12), page.gap)
        page.seat_mark(seat, mark)
    page.write(page.words(climax.what), area, theme.AMBER, align="left", lines=2)


def _outcome(page: Page, climax: Climax, said: Logged | None, area: Rect) -> None:
    """How it has turned out, what it costs, and what a bot has *said* of it."""
    if climax.good is not None:
        # Whose tick or cross it is: who called was wrong where who placed was honest.
        height = min(area.height, page.em * 2.6)
        if climax.seats:
            mark, area = area.split_left(height)
            page.seat_mark(climax.seats[0], mark.inset(mark.width * 0.08))
        sign, area = area.split_left(height * 0.8, page.gap)
        page.icon("check" if climax.good else "cross", sign.inset(sign.width * 0.08))
    found, below = area, (climax.cost is not None) + (said is not None)
    if below and (page.low or page.upright):
        found, area = area.split_top(area.height * (0.58 if below == 1 else 0.46))
    elif below:
        # Side by side both have letters as high as the room.
        found, area = area.split_left(area.width * 0.54, page.gap * 2)
    page.write(page.words(climax.found), found, lines=2, height=page.em * 2)
    if said is not None:
        spoken, area = area.split_bottom(area.height / below)
        mark, words = spoken.split_left(min(spoken.height, page.em * 1.6), page.gap)
        page.seat_mark(said.seat, mark.inset(mark.width * 0.08))
        text = page.words(said.what)
        page.write(text, words, theme.AMBER, align="left", lines=2, height=page.em * 1.3)
    if climax.cost is not None:
        cost = page.words(climax.cost)
        page.write(cost, area, theme.MIST, align="left", lines=2, height=page.em * 1.3)


def _time(page: Page, staged: Staged, progress: ClimaxProgress, area: Rect) -> None:
    """The time that is left; and who has seen enough."""
    for seat in staged.seen_by:
        mark, area = area.split_right(area.height * 2, page.gap // 2)
        page.seat_mark(seat, mark)
    page.live(area, lambda: page.bar(area, progress.left, theme.AMBER))


# ---- what the games draw -------------------------------------------------------------------------


def turning(page: Page, game: str, face: str, area: Rect, turned: float) -> None:
    """A card on its way from face down to face up."""
    place = area.fitted(cards.ASPECT)
    if turned in (0.0, 1.0):
        (cards.back(page, game, place) if not turned else cards.card(page, game, face, place))
        return
    draw = cards.picture_of_back if turned < 0.5 else cards.picture_of
    picture = draw(place.size, game, face)
    width = max(2, round(place.width * abs(1 - 2 * turned)))
    page.put(pygame.transform.smoothscale(picture, (width, place.height)), place)


def row_of_cards(page: Page, game: str, climax: Climax, turned: float, area: Rect) -> None:
    """What lies face up already, and beside it what is turned over."""
    count = len(climax.cards) + len(climax.turned)
    places = cards.row(area, count)
    for name, place in zip(climax.cards, places, strict=False):
        cards.card(page, game, name, place)
    for name, place in zip(climax.turned, places[len(climax.cards) :], strict=True):
        turning(page, game, name, place, turned)
