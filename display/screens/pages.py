"""Several pages that take turns in one place, with dots that tell which one it is."""

from collections.abc import Callable
from functools import lru_cache

import pygame

from display import theme
from display.art.canvas import Canvas, Colour, oval
from display.screens.layout import Rect
from display.screens.page import Page

TURN_S = 12.0
"""How long a page stands."""


def take_turns(page: Page, body: Rect, *draws: Callable[[], None]) -> None:
    """Draw the one of *draws* whose turn it is, and in the gap below *body* the dots."""
    turned_to = int(page.shown_s / TURN_S) % len(draws)
    draws[turned_to]()
    side = max(4, round(page.gap * 0.7))
    for index in range(len(draws)):
        colour = theme.AMBER if index == turned_to else theme.PANEL_EDGE
        place = Rect(0, 0, side, side)
        place.center = (
            body.centerx + round((index - (len(draws) - 1) / 2) * 2 * side),
            body.bottom + page.gap // 2,
        )
        page.put(dot(side, colour), place)


@lru_cache(maxsize=32)
def dot(side: int, colour: Colour) -> pygame.Surface:
    """A dot with a dark rim."""
    canvas = Canvas((side, side))
    canvas.draw(oval(theme.INK, 50, 50, 50) + oval(colour, 50, 50, 39))
    return canvas.finished()
