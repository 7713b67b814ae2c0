"""The figures of a match that is over: points of each round, times, and the grabs around the belt.

They come after the result.
"""

import math
from collections.abc import Sequence
from math import ceil
from statistics import median, quantiles
from typing import NamedTuple

import pygame

from controller.views import LuggageView
from controller.views.luggage import LuggageResults, PlayerResults, PlayerView
from display import theme
from display.art.canvas import Canvas, Colour, Drawing, oval, polygon, stroke
from display.art.keeping import POOL
from display.screens.ending import Ending, Placing, ahead, dot, portrait
from display.screens.layout import Rect
from display.screens.luggage import scores
from display.screens.page import Page
from display.screens.seat import heading, seat_panel
from display.words import Words


def _figures(page: Page, match: LuggageView, body: Rect) -> None:
    results = match.results
    if results is None:
        scores.score_track(page, match, body)
        return
    said = "" if match.variant == "memory" else _said(page.words, match, results)
    if said:
        line, body = body.split_bottom(page.em * 0.8, page.gap)
        page.write(said, line, theme.MIST, bold=False, height=page.em * 0.7, lines=2)
    legend, body = body.split_bottom(page.em * 0.7, page.gap)
    _legend(page, results, legend)
    title_px = page.em * (0.7 if page.low else 0.66)
    if results.grabs and not page.upright:
        left, body = body.split_left(min(body.height, body.width * 0.36), page.gap * 2)
        if not page.low:
            title, left = left.split_top(title_px, page.gap)
            page.write(page.words("luggage-screen-figures-grabs"), title, theme.AMBER)
        chairs = [status.seat for status in page.seats]
        ring(page, results.grabs, chairs, [one.seat for one in match.players], left)
    title, body = body.split_top(title_px, page.gap // 2)
    end_s = _neat_end_s(results)
    margin = page.gap * 1.4
    parts = _parts(page, title.inset(margin, 0), end_s)
    _titles(page, parts)
    if end_s:
        scale, body = body.split_bottom(page.em * 0.55, page.gap // 3)
        _scale(page, end_s, Rect(parts.times.x, scale.y, parts.times.width, scale.height))
    between = page.gap // 2 if page.low else page.gap
    for one, figures, row in zip(
        match.players, results.players, body.rows(len(match.players), between), strict=True
    ):
        seat_panel(page, one.seat, row)
        inside = row.inset(margin, min(page.gap, row.height * 0.1))
        parts = _parts(page, inside, end_s)
        heading(page, one.seat, parts.name.inset(0, parts.name.height * 0.08))
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
    """Without times their room is left to the others. Where there is more height than width, the
    points and times stand below the name."""
    if page.upright:
        upper, lower = area.split_top(area.height * 0.36, page.gap)
        name, counts = upper.split_left(upper.width * 0.4, page.gap)
        points, rest = lower.split_left(lower.width * (0.32 if end_s else 1.0), page.gap * 2)
        times, middle = rest.split_left(rest.width * 0.74, page.gap)
        return _Parts(name, points, times if end_s else Rect(0, 0, 0, 0), middle, counts)
    area = Rect(area)
    gap = round(page.gap * 1.6)
    shares = (0.23, 0.19, 0.27, 0.1, 0.21) if end_s else (0.3, 0.35, 0, 0, 0.35)
    width = area.width - gap * (sum(share > 0 for share in shares) - 1)
    cells = []
    for share in shares:
        cell, area = area.split_left(width * share, gap if share else 0)
        cells.append(cell)
    return _Parts(*cells)


def _titles(page: Page, parts: _Parts) -> None:
    """What the points and the times are, in letters of the same size."""
    words = page.words
    titles = [(words("screen-figures-points"), Rect(parts.points))]
    if parts.times.width:
        titles.append((words("screen-figures-times"), Rect(parts.times.union(parts.median))))
        # The points' title may be wider than their bars, up to the times.
        spare = parts.times.x - parts.points.right - page.gap
        titles[0][1].inflate_ip(2 * spare, 0)
    height = min(page.height_of(title, area.size) for title, area in titles)
    for title, area in titles:
        page.write(title, area, theme.AMBER, height=height)


def _said(words: Words, match: LuggageView, results: LuggageResults) -> str:
    """What is not known, or was seen by the belt alone; empty if there is no such thing."""
    if results.untapped and (results.grabs or match.play != "rulebook"):
        return words("luggage-screen-figures-untapped", count=results.untapped)
    if match.play == "rulebook":
        return words("luggage-screen-figures-rulebook")
    looked = any(one.looks for one in results.players)
    return words("luggage-screen-figures-nowhere") if looked and not results.grabs else ""


# ---- points of each round ------------------------------------------------------------------------


def _bars(page: Page, match: LuggageView, one: PlayerView, area: Rect) -> None:
    """A bar for each round with its points on top; all players' bars on one scale."""
    most = max([1, *(points for other in match.players for points in other.scores)])
    colour = theme.seat_style(one.seat).colour
    cells = area.columns(max(3, len(one.scores)), max(2, page.gap // 2))
    for points, cell in zip(one.scores, cells, strict=False):
        if page.low:
            number, room = cell.split_left(cell.width * 0.5, page.gap // 2)
        else:
            number, room = cell.split_top(max(cell.height * 0.3, page.em * 0.5))
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
    step_s = theme.neat_step_s(longest_s, 5)
    return float(step_s * ceil(longest_s / step_s))


def _scale(page: Page, end_s: float, area: Rect) -> None:
    """The seconds below the strips."""
    step_s = theme.neat_step_s(end_s, 5)
    steps = round(end_s / step_s)
    for index in range(steps + 1):
        place = Rect(0, area.y, area.width // (steps + 1), area.height)
        place.centerx = round(area.x + area.width * index / steps)
        page.write(str(index * step_s), place, theme.MIST, bold=False)


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
    signs: list[tuple[str, int, Colour]] = [
        ("check", one.matches, theme.GOOD),
        ("cross", one.wrong, theme.BAD),
        ("frown", one.lost, theme.AMBER),
    ]
    if one.longest_streak is not None:
        signs.append(("bolt", one.longest_streak, theme.PAPER))
    down = 1 if area.width > 5 * area.height else 2
    cells = [
        cell
        for line in area.rows(down, page.gap // 2)
        for cell in line.columns(4 // down, page.gap)
    ]
    height = page.common_height((str(n) for _, n, _ in signs), cells[0].size, page.em * 0.75)
    for (sign, count, colour), cell in zip(signs, cells, strict=False):
        page.labelled(sign, str(count), cell, colour, height=height, align="left")


_LEGEND = {"check": "matches", "cross": "wrong", "frown": "lost", "bolt": "streak"}
"""What the signs count."""


def _legend(page: Page, results: LuggageResults, area: Rect) -> None:
    """What each of the signs means."""
    shown = list(_LEGEND.items())
    if all(one.longest_streak is None for one in results.players):
        shown.pop()
    cells = area.columns(len(shown), page.gap)
    said = [page.words(f"luggage-screen-figures-{name}") for _, name in shown]
    height = page.common_height(said, cells[0].size, page.em * 0.62)
    for (sign, _), text, cell in zip(shown, said, cells, strict=True):
        page.labelled(sign, text, cell, theme.MIST, height=height)


_STEEL: Colour = (142, 150, 172)
_RUBBER: Colour = (44, 46, 58)
_HEAT: tuple[Colour, ...] = (
    _RUBBER, (112, 54, 72), (206, 92, 52), theme.AMBER, (255, 246, 220)
)  # fmt: skip
"""Rubber that glows: the lighter the more, so that it can be read by lightness alone."""

# Radii in a box of 100 units, whose middle is at (50, 50).
_SEATS = 46.0
_RIM = 40.0
_BELT = 38.5
_HALL = 21.0
"""The hall in the middle of the belt."""
_INNER = 22.5


def ring(
    page: Page, grabs: Sequence[float], chairs: Sequence[str], playing: Sequence[str], area: Rect
) -> None:
    """The belt with *grabs* by part of its track, and the seats that are *playing* around it.

    The chairs stand around the track evenly, as at the virtual table: the first before the bottom,
    the others clockwise. The amber line is the belt's first reader, where the track begins.
    """
    area = area.fitted(1.0)
    start = 0.5 / max(1, len(chairs))
    page.put(_picture(area.width, tuple(grabs), start), area)
    for index, seat in enumerate(chairs):
        if seat in playing:
            x, y = _point((index + 0.5) / len(chairs) - start, _SEATS)
            mark = Rect(0, 0, round(area.width * 0.076), round(area.width * 0.076))
            mark.center = round(area.x + area.width * x / 100), round(area.y + area.width * y / 100)
            page.seat_mark(seat, mark)
    hall = Rect(area.inflate(*(-round(area.width * (1 - 1.24 * _HALL / 100)),) * 2))
    count, word = hall.split_top(hall.height * 0.62)
    page.write(str(round(sum(grabs))), count, height=hall.height * 0.56)
    page.write(page.words("luggage-screen-grabs"), word, theme.MIST, height=page.em * 0.62)


def _point(turn: float, radius: float) -> tuple[float, float]:
    """A point of the box: *turn* counts clockwise from the bottom, where the first chair is."""
    angle = math.radians(90 + 360 * turn)
    return 50 + radius * math.cos(angle), 50 + radius * math.sin(angle)


@POOL.keeping
def _picture(side: int, grabs: tuple[float, ...], start: float) -> pygame.Surface:
    canvas = Canvas((side, side))
    canvas.draw(oval(_STEEL, 50, 50, _RIM) + oval(theme.NIGHT, 50, 50, _BELT))
    most = max([1, *grabs])
    for index, count in enumerate(grabs):
        begin, end = index / len(grabs) - start, (index + 1) / len(grabs) - start
        canvas.draw(_part(theme.graded(_HEAT, count / most), begin, end))
    for index in range(len(grabs)):
        seam = index / len(grabs) - start
        canvas.draw(stroke(theme.NIGHT, 0.7, _point(seam, _INNER), _point(seam, _BELT - 0.7)))
    canvas.draw(oval(_STEEL, 50, 50, _INNER) + oval(theme.NIGHT, 50, 50, _HALL))
    canvas.draw(
        stroke(theme.NIGHT, 3.2, _point(-start, _HALL), _point(-start, _RIM))
        + stroke(theme.AMBER, 1.6, _point(-start, _HALL), _point(-start, _RIM))
    )
    return canvas.finished()


def _part(colour: Colour, begin: float, end: float) -> Drawing:
    """The belt between two places."""
    steps = 8
    turns = [begin + (end - begin) * k / steps for k in range(steps + 1)]
    return polygon(
        colour,
        *(_point(turn, _BELT - 0.3) for turn in turns),
        *(_point(turn, _INNER) for turn in reversed(turns)),
    )


def _ranks(words: Words, match: LuggageView) -> list[Placing]:
    return [Placing(one.seat, str(one.total), one.total) for one in match.players]


def _hero(page: Page, match: LuggageView, seat: str, area: Rect) -> None:
    """A passenger who is glad about a winner."""
    found = [
        pair.passenger
        for one in match.players
        if one.seat == seat
        for pair in one.pairs
        if pair.verdict == "match"
    ]
    if found:
        page.portrait(found[-1], area)
    else:
        portrait(page, match, seat, area)


def _lead(words: Words, match: LuggageView) -> str:
    by = ahead([one.total for one in match.players])
    return words("luggage-screen-lead", count=by) if by else ""


ENDING = Ending(_ranks, (_figures,), _hero, _lead)
