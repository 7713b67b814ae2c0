"""The end of a match: the winners in large letters, everybody on the podium, and pages in turns."""

import math
import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pygame

from display import theme
from display.art.canvas import Canvas, Colour, oval
from display.art.keeping import POOL
from display.screens.chrome import Draw
from display.screens.layout import Rect
from display.screens.page import Page
from display.screens.seat import heading, seat_cells

_CONFETTI = 70
_FALLS_S = 8.0
"""How long the confetti falls: after that nothing moves, and the page stands."""


class PodiumStep(NamedTuple):
    """A player's place on the podium: the higher, the larger the *share* (0 to 1)."""

    seat: str
    text: str
    share: float
    below: tuple[str, ...] = ()
    """What stands at its foot, such as the points of each round."""


def result(page: Page, winners: Sequence[str], steps: Sequence[PodiumStep], body: Rect) -> None:
    """Who has won, and the podium, the highest step first."""
    page.live(body, lambda: _result(page, winners, steps, body))


def _result(page: Page, winners: Sequence[str], steps: Sequence[PodiumStep], body: Rect) -> None:
    confetti(page, winners, body)
    if page.low:
        said, podium = body.split_left(body.width * 0.4, page.gap * 3)
        cup, said = said.split_top(said.height * 0.48, page.gap)
        page.icon("trophy", cup)
        page.write(outcome(page, winners), said, theme.AMBER, lines=2)
    else:
        said, podium = body.split_top(body.height * 0.2, page.gap * 2)
        shout(page, winners, said)
    order = sorted(steps, key=lambda step: -step.share)
    for step, cell in zip(order, seat_cells(page, podium, len(order)), strict=True):
        _step(page, step, cell, step.seat in winners)


def scores(page: Page, match: Any, points: Mapping[str, int], body: Rect) -> None:
    """The podium of a match that most points have won; *points* are everybody's."""
    most = max([1, *points.values()])
    steps = [PodiumStep(seat, str(number), number / most) for seat, number in points.items()]
    result(page, match.winners, steps, body)


def shout(page: Page, winners: Sequence[str], area: Rect) -> None:
    """Who has won, on one line with the trophy."""
    page.labelled("trophy", outcome(page, winners), area, theme.AMBER)


def outcome(page: Page, winners: Sequence[str]) -> str:
    """Who has won, in words."""
    return page.words("screen-winners", seats=tuple(winners), count=len(winners))


def _step(page: Page, step: PodiumStep, area: Rect, won: bool) -> None:
    colour = theme.seat_style(step.seat).colour
    head_px = area.height * 0.2
    foot = Rect(area)
    if step.below:
        foot, area = area.split_bottom(area.height * 0.17, page.gap)
    step_px = round((area.height - head_px) * (0.3 + 0.7 * step.share))
    block = Rect(area.x, area.bottom - step_px, area.width, step_px)
    head = Rect(area.x, round(block.y - head_px), area.width, round(head_px - page.gap))
    heading(page, step.seat, head.inset(area.width * 0.06, 0))
    page.panel(
        block,
        theme.mixed(theme.PANEL, colour, 0.5 if won else 0.25),
        theme.AMBER if won else colour,
        max(3, page.gap // 2) if won else 2,
    )
    page.write(
        step.text,
        block.inset(page.gap, block.height * 0.08),
        height=page.area.height * (0.3 if page.low else 0.2),
    )
    if step.below:
        cells = foot.columns(len(step.below), max(2, page.gap // 2))
        for text, cell in zip(step.below, cells, strict=True):
            page.panel(cell, theme.mixed(theme.NIGHT, theme.PANEL, 0.6), theme.PANEL_EDGE)
            page.write(text, cell.inset(3, cell.height * 0.1), theme.MIST)


def confetti(page: Page, winners: Sequence[str], area: Rect) -> None:
    """Paper in the winners' colours, falling gently for some seconds; the same at the same time
    everywhere."""
    if not winners or page.shown_for(_FALLS_S):
        return
    chance = random.Random("confetti")
    colours = [theme.seat_style(seat).colour for seat in winners]
    width, height = area.size
    shown_s = page.shown_s
    size = max(3, page.area.height // 70)
    for index in range(_CONFETTI):
        x, start, speed, sway = (chance.random() for _ in range(4))
        # Half of it begins above; the slowest has fallen out of sight at the end.
        y = 2 * start - 1 + shown_s * (2.1 - 2 * start + speed) / _FALLS_S
        x += 0.012 * math.sin(shown_s * (1 + sway) + index)
        paper = Rect(0, 0, size, round(size * (0.6 + sway)))
        paper.center = (area.x + round(x * width), area.y + round(y * height))
        colour = theme.mixed(colours[index % len(colours)], theme.NIGHT, 0.25 + 0.3 * sway)
        page.surface.fill(colour, paper.clip(area))


TURN_S = 12.0
"""How long a page stands."""


def in_turns(*draws: Draw) -> Draw:
    """Draws the one of *draws* whose turn it is, and in the gap below it the dots."""

    def draw(page: Page, match: Any, body: Rect) -> None:
        turned_to = page.turned_to(TURN_S, len(draws))
        draws[turned_to](page, match, body)
        side = max(4, round(page.gap * 0.7))
        for index in range(len(draws)):
            colour = theme.AMBER if index == turned_to else theme.PANEL_EDGE
            place = Rect(0, 0, side, side)
            place.center = (
                body.centerx + round((index - (len(draws) - 1) / 2) * 2 * side),
                body.bottom + page.gap // 2,
            )
            page.put(dot(side, colour), place)

    return draw


@POOL.keeping
def dot(side: int, colour: Colour) -> pygame.Surface:
    """A dot with a dark rim."""
    canvas = Canvas((side, side))
    canvas.draw(oval(theme.INK, 50, 50, 50) + oval(colour, 50, 50, 39))
    return canvas.finished()
