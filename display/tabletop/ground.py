"""What never moves on the virtual table: the table top, the carousel's body, trays and captions.

Painted once for a size and kept; everything that lives is painted on top of it.
"""

from collections.abc import Sequence

import pygame
from pygame import Rect

from display import theme
from display.art.canvas import Colour
from display.tabletop import look
from display.tabletop.layout import Layout, Track, fit

_SMOOTH = 2
"""Painted this many times too large and scaled down."""

CAPTIONS = {
    "draw": "Draw pile", "action": "Open pile", "hand": "Your hand",
    "pad": "Pad", "aside": "Aside", "shown": "Shown",
}  # fmt: skip
KEYS = {
    "draw": "F", "hand": "Space", "pad": "T", "aside": "S", "A": "A", "B": "B", "belt": "R",
}  # fmt: skip
"""The key that does the same as a click."""


def paint(layout: Layout, own: str, belt_places: int) -> pygame.Surface:
    """The empty table; without belt places (0) it has rows in its middle instead of a belt."""
    width, height = layout.size
    large = pygame.Surface((width * _SMOOTH, height * _SMOOTH))
    large.fill(theme.NIGHT)
    _plate(large, Rect(0, 0, width, height).inflate(-4, -4), look.TABLE, look.TABLE_EDGE, 26)
    if belt_places:
        _carousel(large, layout.track, layout.tile)
    else:
        for area in layout.rows:
            _plate(large, area, look.TRAY, look.TABLE_EDGE, 8)
    for seat, panel in layout.others.items():
        edge = theme.mixed(theme.PANEL, theme.seat_style(seat).colour, 0.55)
        _plate(large, panel.area, theme.PANEL, edge, 12)
    _own_strip(large, layout, own)
    ground = pygame.transform.smoothscale(large, (width, height))
    _captions(ground, layout)
    return ground


def _plate(
    surface: pygame.Surface, area: Rect, fill: Colour, edge: Colour, radius: int, line: int = 2
) -> None:
    big = Rect(*(side * _SMOOTH for side in area))
    pygame.draw.rect(surface, fill, big, border_radius=radius * _SMOOTH)
    pygame.draw.rect(surface, edge, big, line * _SMOOTH, border_radius=radius * _SMOOTH)


def _ring(surface: pygame.Surface, track: Track, radius: float, colour: Colour) -> None:
    """A filled racetrack around the belt's centre line."""
    area = Rect(0, 0, round(track.straight + 2 * radius), round(2 * radius))
    area.center = (round(track.centre[0]), round(track.centre[1]))
    big = Rect(*(side * _SMOOTH for side in area))
    pygame.draw.rect(surface, colour, big, border_radius=big.height // 2)


def _carousel(surface: pygame.Surface, track: Track, tile: int) -> None:
    half = tile * 0.62
    for beyond, colour in (
        (half + 9, theme.mixed(look.TABLE, (0, 0, 0), 0.35)),
        (half + 6, look.STEEL_DARK),
        (half + 4, look.STEEL),
        (half, look.RUBBER),
    ):
        _ring(surface, track, track.radius + beyond, colour)
    inner = track.radius - half
    if inner > 6:
        _ring(surface, track, inner, look.STEEL)
        _ring(surface, track, inner - 3, look.STEEL_DARK)
        _ring(surface, track, inner - 5, look.INNER)


def _own_strip(surface: pygame.Surface, layout: Layout, own: str) -> None:
    edge = theme.mixed(theme.PANEL, theme.seat_style(own).colour, 0.8)
    _plate(surface, layout.strip.inflate(-12, -8), theme.PANEL, edge, 18, line=3)
    for name in ("draw", "action"):
        _plate(surface, slot(layout.own[name]), look.TRAY, look.TABLE_EDGE, 8)
    _plate(surface, layout.own["aside"], look.TRAY, look.TABLE_EDGE, 12)


def _captions(ground: pygame.Surface, layout: Layout) -> None:
    height = caption_height(layout.own["hand"])
    for name, words in CAPTIONS.items():
        if name == "shown":
            continue
        area = layout.own[name]
        centre = (area.centerx, area.bottom + height // 2)
        caption(ground, words, KEYS.get(name, ""), centre, height)


def caption(
    surface: pygame.Surface, words: str, key: str, centre: tuple[int, int], height: int
) -> None:
    """Small words below something, with the key that does the same as a click on it."""
    parts = [theme.lettering(words, height, theme.MIST, bold=False)]
    if key:
        parts.append(keycap(key, height))
    put_row(surface, parts, centre)


def keycap(key: str, height: int) -> pygame.Surface:
    letters = theme.lettering(key, max(8, height - 2), theme.MIST)
    size = (max(letters.get_width() + 8, height + 4), height + 4)
    cap = look.frame(size, 4, 1, theme.MIST, 150).copy()
    look.put(cap, letters, (size[0] / 2, size[1] / 2))
    return cap


def put_row(
    surface: pygame.Surface, parts: Sequence[pygame.Surface], centre: tuple[int, int]
) -> None:
    """Put pictures side by side around a point."""
    gap = 5
    width = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
    left = centre[0] - width // 2
    for part in parts:
        surface.blit(part, part.get_rect(midleft=(left, centre[1])))
        left += part.get_width() + gap


def caption_height(area: Rect) -> int:
    return max(9, round(area.height * 0.085))


def slot(area: Rect) -> Rect:
    """Where a card lies in a card's place."""
    return fit(area, 5 / 7)
