"""Scores: the track after each round, and the result with its podium."""

import math
import random
from functools import partial

from controller.views import LuggageView, PlayerView, TableView
from display import theme
from display.screens.layout import (
    Rect,
    columns,
    grid,
    inset,
    split_bottom,
    split_left,
    split_top,
)
from display.screens.page import Page
from display.screens.seat import heading, seat_cells, seat_panel

TRACK_END = 21
"""Three rounds of seven cards: the last square of the printed score board."""

_CONFETTI = 70


def round_over(page: Page, view: TableView, match: LuggageView, body: Rect) -> None:
    """The pawns on the track, and what the round gave to whom."""
    line, body = split_top(body, page.em * 1.5, page.gap)
    page.write(
        page.texts.tr("scores", n=match.round), line, theme.AMBER, height=page.em * 1.3
    )
    track, body = split_top(body, body.height * 0.4, page.gap * 2)
    _track(page, match, track)
    cells = seat_cells(page, body, len(match.players), widest=6)
    for one, cell in zip(match.players, cells, strict=True):
        area = seat_panel(page, one.seat, cell)
        if area.width > 2.5 * area.height:
            head, area = split_left(area, area.width * 0.52, page.gap)
        else:
            head, area = split_top(area, area.height * 0.32, page.gap)
        heading(page, view, one.seat, head)
        gained, total = columns(area, 2, page.gap)
        if one.scores:
            text = page.texts.tr("points", n=one.scores[-1])
            page.write(text, gained, theme.GOOD, height=area.height * 0.7)
            page.write(str(one.total), total, height=area.height)


def result(page: Page, view: TableView, match: LuggageView, body: Rect) -> None:
    """The winners in large letters, everybody on the podium, the rounds below."""
    _confetti(page, match, body)
    words = page.texts
    if not match.winners:
        said = words.tr("match_over")
    else:
        key = "one_wins" if len(match.winners) == 1 else "several_win"
        said = words.tr(key, names=words.names(match.winners))
    if page.low:
        shout, podium = split_left(body, body.width * 0.4, page.gap * 3)
        cup, shout = split_top(shout, shout.height * 0.48, page.gap)
        page.icon("trophy", cup)
        page.write(said, shout, theme.AMBER, lines=2)
    else:
        shout, podium = split_top(body, body.height * 0.2, page.gap * 2)
        page.labelled(partial(page.icon, "trophy"), said, shout, theme.AMBER)
    _podium(page, view, match, podium)


def _track(page: Page, match: LuggageView, area: Rect) -> None:
    """The track of the score board: a square for each point, pawns where the players stand."""
    end = max([TRACK_END, *(one.total for one in match.players)])
    down = 1 if area.width > 14 * area.height else 2
    across = -(-(end + 1) // down)
    gap = max(2, page.gap // 2)
    squares = [
        cell
        for row in range(down)
        for cell in columns(
            Rect(area.x, area.y + row * (area.height + gap) // down, area.width,
                 (area.height - gap * (down - 1)) // down),
            across,
            gap,
        )
    ]  # fmt: skip
    for number, square in enumerate(squares[: end + 1]):
        here = [one.seat for one in match.players if one.total == number]
        page.panel(square, theme.PANEL if here else theme.mixed(theme.NIGHT, theme.PANEL, 0.6),
                   theme.AMBER if here else theme.PANEL_EDGE)
        digits, pawns = split_top(square, square.height * 0.36)
        page.write(str(number), inset(digits, 3, digits.height * 0.08),
                   theme.PAPER if here else theme.MIST, height=area.height * 0.2)
        if here:
            places = grid(inset(pawns, 3, 2), len(here), 1, 1.0)
            for seat, place in zip(here, places, strict=True):
                page.seat_mark(seat, place)


def _podium(page: Page, view: TableView, match: LuggageView, area: Rect) -> None:
    order = sorted(match.players, key=lambda one: -one.total)
    most = max([1, *(one.total for one in order)])
    for one, cell in zip(order, seat_cells(page, area, len(order)), strict=True):
        _step(page, view, one, cell, one.total / most, one.seat in match.winners)


def _step(
    page: Page, view: TableView, one: PlayerView, area: Rect, share: float, won: bool
) -> None:
    """A player's step: as high as the score, the rounds' points on its front."""
    colour = theme.seat_style(one.seat).colour
    head_px = area.height * 0.2
    rounds, area = split_bottom(area, area.height * 0.17, page.gap)
    step_px = round((area.height - head_px) * (0.3 + 0.7 * share))
    step = Rect(area.x, area.bottom - step_px, area.width, step_px)
    head = Rect(area.x, round(step.y - head_px), area.width, round(head_px - page.gap))
    heading(page, view, one.seat, inset(head, area.width * 0.06, 0))
    page.panel(step, theme.mixed(theme.PANEL, colour, 0.5 if won else 0.25),
               theme.AMBER if won else colour, max(3, page.gap // 2) if won else 2)
    page.write(str(one.total), inset(step, page.gap, step.height * 0.08),
               height=page.area.height * (0.3 if page.low else 0.2))
    if one.scores:
        cells = columns(rounds, len(one.scores), max(2, page.gap // 2))
        for points, cell in zip(one.scores, cells, strict=True):
            page.panel(cell, theme.mixed(theme.NIGHT, theme.PANEL, 0.6), theme.PANEL_EDGE)
            page.write(str(points), inset(cell, 3, cell.height * 0.1), theme.MIST)


def _confetti(page: Page, match: LuggageView, area: Rect) -> None:
    """Paper in the winners' colours, falling gently; the same at the same time everywhere."""
    if not match.winners:
        return
    chance = random.Random("confetti")
    colours = [theme.seat_style(seat).colour for seat in match.winners]
    width, height = area.size
    size = max(3, page.area.height // 70)
    for index in range(_CONFETTI):
        x, start, speed, sway = (chance.random() for _ in range(4))
        y = (start + page.now_s * (0.05 + 0.07 * speed)) % 1.1 - 0.05
        x += 0.012 * math.sin(page.now_s * (1 + sway) + index)
        paper = Rect(0, 0, size, round(size * (0.6 + sway)))
        paper.center = (area.x + round(x * width), area.y + round(y * height))
        colour = theme.mixed(colours[index % len(colours)], theme.NIGHT, 0.25 + 0.3 * sway)
        page.surface.fill(colour, paper.clip(area))
