"""The carousel's belt as a band across the screen, with what rides on it."""

from collections.abc import Callable, Sequence
from functools import lru_cache

import pygame

from display import theme
from display.art.canvas import Colour
from display.screens.layout import Rect
from display.screens.page import Page

_RUBBER: Colour = (44, 46, 58)
_SLAT: Colour = (62, 65, 80)
_STEEL: Colour = (142, 150, 172)
_STEEL_DARK: Colour = (88, 95, 118)


def belt(page: Page, area: Rect, moved_px: float) -> None:
    """A belt whose slats have moved *moved_px* to the left."""
    page.tile(_band(area.height), area, (-round(moved_px), 0))


def procession(
    page: Page,
    area: Rect,
    names: Sequence[str],
    moved_px: float,
    draw: Callable[[str, Rect], None],
) -> None:
    """Things in a row that moves to the left for ever, as many as fit, one after the other.

    *draw* is given a thing's name and its square place, a part of which may lie outside the
    area: it is cut off there, as at the hatch of a baggage hall.
    """
    pitch = round(area.height * 1.3)
    before = page.surface.get_clip()
    page.surface.set_clip(area.clip(before))
    first = int(moved_px // pitch)
    for index in range(first, first + area.width // pitch + 2):
        x = area.x + index * pitch - round(moved_px)
        draw(names[index % len(names)], Rect(x, area.y, area.height, area.height))
    page.surface.set_clip(before)


@lru_cache(maxsize=8)
def _band(height: int) -> pygame.Surface:
    """Some slats of belt between two steel edges; repeats without a seam."""
    slat = max(6, height // 2)
    slats = 12
    band = pygame.Surface((slat * slats, height))
    band.fill(_RUBBER)
    for index in range(slats):
        pygame.draw.line(
            band,
            _SLAT,
            (index * slat + slat // 2, 0),
            (index * slat, height),
            max(1, height // 24),
        )
    edge = max(2, height // 8)
    for y in (0, height - edge):
        band.fill(_STEEL, (0, y, band.get_width(), edge))
        band.fill(_STEEL_DARK, (0, y + edge // 2, band.get_width(), edge - edge // 2))
    band.fill(theme.NIGHT, (0, 0, band.get_width(), 1))
    return band
