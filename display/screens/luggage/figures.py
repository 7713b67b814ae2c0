"""The figures of a match that is over: points of each round, times, and the grabs around the belt.

The podium comes first; then the two pages take turns.
"""

from collections.abc import Sequence
from functools import partial
from math import ceil
from statistics import median, quantiles
from typing import NamedTuple

import pygame

from controller.views import LuggageView, TableView
from controller.views.luggage import PlayerView
from controller.views.results import LuggageResults, PlayerResults
from display import theme
from display.art.canvas import Colour
from display.screens.layout import (
    Rect,
    columns,
    inset,
    rows,
    split_bottom,
    split_left,
    split_top,
)
from display.screens.luggage import scores
from display.screens.luggage.ring import ring
from display.screens.page import Page
from display.screens.pages import dot, take_turns
from display.screens.seat import heading, seat_panel

_NEAT_S = (1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 3600)
"""Steps of a scale of seconds."""


def over(page: Page, view: TableView, match: LuggageView, body: Rect) -> None:
    """The result: the podium, and the figures if there are any."""
    results = match.results
    if results is None:
        scores.result(page, view, match, body)
        return
    take_turns(
        page,
        body,
        lambda: scores.result(page, view, match, body),
        lambda: _figures(page, view, match, results, body),
    )


def _figures(
    page: Page, view: TableView, match: LuggageView, results: LuggageResults, body: Rect
) -> None:
    said = "" if match.variant == "memory" else _unknown(match, results)
    if said:
        line, body = split_bottom(body, page.em * 0.8, page.gap)
        page.write(page.words(said), line, theme.MIST, bold=False, height=page.em * 0.7)
    title_px = page.em * (0.7 if page.low else 0.66)
    if results.grabs:
        left, body = split_left(body, min(body.height, body.width * 0.36), page.gap * 2)
        if not page.low:
            title, left = split_top(left, title_px, page.gap)
            page.write(page.words("luggage-screen-figures-grabs"), title, theme.AMBER)
        chairs = [status.seat for status in view.seats]
        ring(page, results.grabs, chairs, [one.seat for one in match.players], left)
    title, body = split_top(body, title_px, page.gap // 2)
    end_s = _neat_end_s(results)
    margin = page.gap * 1.4
    parts = _parts(page, inset(title, margin, 0), end_s)
    _titles(page, parts)
    if end_s:
        scale, body = split_bottom(body, page.em * 0.55, page.gap // 3)
        _scale(page, end_s, Rect(parts.times.x, scale.y, parts.times.width, scale.height))
    between = page.gap // 2 if page.low else page.gap
    for one, figures, row in zip(
        match.players, results.players, rows(body, len(match.players), between), strict=True
    ):
        seat_panel(page, one.seat, row)
        inside = inset(row, margin, min(page.gap, row.height * 0.1))
        parts = _parts(page, inside, end_s)
        heading(page, view, one.seat, inset(parts.name, 0, parts.name.height * 0.08))
        _bars(page, match, one, parts.points)
        if end_s:
            _strip(page, one.seat, figures.reactions_s, end_s, parts.times)
        if figures.reactions_s:
            middle_s = page.words("screen-seconds", seconds=median(figures.reactions_s))
            page.write(middle_s, parts.median, theme.AMBER, height=page.em * 0.9)
        _counts(page, figures, parts.counts)


class _Parts(NamedTuple):
    """A row, from left to right."""

    name: Rect
    points: Rect
    times: Rect
    median: Rect
    counts: Rect


def _parts(page: Page, area: Rect, end_s: float) -> _Parts:
    """Without times their room is left to the others."""
    area = Rect(area)
    gap = round(page.gap * 1.6)
    shares = (0.23, 0.19, 0.27, 0.1, 0.21) if end_s else (0.3, 0.35, 0, 0, 0.35)
    width = area.width - gap * (sum(share > 0 for share in shares) - 1)
    cells = []
    for share in shares:
        cell, area = split_left(area, width * share, gap if share else 0)
        cells.append(cell)
    return _Parts(*cells)


def _titles(page: Page, parts: _Parts) -> None:
    """What the points and the times are, in letters of the same size."""
    words = page.words
    titles = [(words("screen-figures-points"), Rect(parts.points))]
    if parts.times.width:
        titles.append((words("screen-figures-times"), parts.times.union(parts.median)))
        # The points' title may be wider than their bars, up to the times.
        spare = parts.times.x - parts.points.right - page.gap
        titles[0][1].inflate_ip(2 * spare, 0)
    height = min(page.height_of(title, area.size) for title, area in titles)
    for title, area in titles:
        page.write(title, area, theme.AMBER, height=height)


def _unknown(match: LuggageView, results: LuggageResults) -> str:
    """Which sentence says what is not known; empty when nothing is missing."""
    if match.play == "rulebook":
        return "luggage-screen-figures-rulebook"
    looked = any(one.looks for one in results.players)
    return "luggage-screen-figures-nowhere" if looked and not results.grabs else ""


# ---- points of each round ------------------------------------------------------------------------


def _bars(page: Page, match: LuggageView, one: PlayerView, area: Rect) -> None:
    """A bar for each round with its points on top; all players' bars on one scale."""
    most = max([1, *(points for other in match.players for points in other.scores)])
    colour = theme.seat_style(one.seat).colour
    cells = columns(area, max(3, len(one.scores)), max(2, page.gap // 2))
    for points, cell in zip(one.scores, cells, strict=False):
        if page.low:
            number, room = split_left(cell, cell.width * 0.5, page.gap // 2)
        else:
            number, room = split_top(cell, max(cell.height * 0.3, page.em * 0.5))
        height = max(2, round(room.height * max(0, points) / most))
        bar = Rect(room.x, room.bottom - height, room.width, height)
        page.surface.fill(theme.mixed(colour, theme.PAPER, 0.1), bar)
        if not page.low:
            number.bottom = bar.y - 1
        page.write(
            str(points), number, height=page.em * 0.72, align="right" if page.low else "center"
        )


# ---- times ---------------------------------------------------------------------------------------


def _neat_end_s(results: LuggageResults) -> float:
    """Where a scale from 0 on ends that holds everybody's times; 0 when there are none."""
    longest_s = max((time_s for one in results.players for time_s in one.reactions_s), default=0.0)
    if not longest_s:
        return 0.0
    step_s = _step_s(longest_s)
    return float(step_s * ceil(longest_s / step_s))


def _step_s(end_s: float) -> int:
    return next((step for step in _NEAT_S if end_s / step <= 5), _NEAT_S[-1])


def _scale(page: Page, end_s: float, area: Rect) -> None:
    """The seconds below the strips."""
    steps = round(end_s / _step_s(end_s))
    for index in range(steps + 1):
        place = Rect(0, area.y, area.width // (steps + 1), area.height)
        place.centerx = round(area.x + area.width * index / steps)
        page.write(str(index * _step_s(end_s)), place, theme.MIST, bold=False)


def _strip(page: Page, seat: str, times_s: Sequence[float], end_s: float, area: Rect) -> None:
    """A dot for each time, and behind them a box from the first to the third quartile that is
    parted at the median."""
    surface = page.surface
    colour = theme.seat_style(seat).colour
    line = theme.mixed(theme.PANEL_EDGE, colour, 0.4)

    def x(time_s: float) -> int:
        return round(area.x + area.width * time_s / end_s)

    pygame.draw.line(surface, line, (area.x, area.centery), (area.right, area.centery))
    if not times_s:
        return
    side = max(4, round(min(area.height * 0.17, page.em * 0.32)))
    if len(times_s) > 1:
        low_s, _, high_s = quantiles(times_s, n=4, method="inclusive")
        box = Rect(x(low_s), 0, x(high_s) - x(low_s), round(area.height * 0.66))
        box.centery = area.centery
        box.inflate_ip(side, 0)
        corner = max(3, page.radius // 2)
        pygame.draw.rect(surface, theme.mixed(theme.PANEL, colour, 0.5), box, 0, corner)
        pygame.draw.rect(surface, colour, box, max(1, side // 6), corner)
    middle = x(median(times_s))
    step = min(0.95 * side, (area.height - side) / 4)
    for index, time_s in enumerate(times_s):
        # One above the other in turn, so that equal times are seen.
        place = Rect(0, 0, side, side)
        place.center = (x(time_s), area.centery + round((index % 5 - 2) * step))
        page.put(dot(side, theme.PAPER), place)
    pygame.draw.line(
        surface,
        theme.AMBER,
        (middle, area.centery - area.height // 2),
        (middle, area.centery + area.height // 2),
        max(2, side // 4 + 1),
    )


# ---- counts --------------------------------------------------------------------------------------


def _counts(page: Page, one: PlayerResults, area: Rect) -> None:
    """Matches, what was wrong, lost luggage, and the longest streak."""
    wrong = one.wrong_pairs if one.wrong_looks is None else one.wrong_looks
    signs: list[tuple[str, int, Colour]] = [
        ("check", one.matches, theme.GOOD),
        ("cross", wrong, theme.BAD),
        ("frown", one.lost, theme.AMBER),
    ]
    if one.longest_streak is not None:
        signs.append(("bolt", one.longest_streak, theme.PAPER))
    down = 1 if area.width > 5 * area.height else 2
    cells = [
        cell
        for line in rows(area, down, page.gap // 2)
        for cell in columns(line, 4 // down, page.gap)
    ]
    height = page.common_height((str(n) for _, n, _ in signs), cells[0].size, page.em * 0.75)
    for (sign, count, colour), cell in zip(signs, cells, strict=False):
        page.labelled(
            partial(page.icon, sign), str(count), cell, colour, height=height, align="left"
        )
