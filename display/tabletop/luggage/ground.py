"""What never moves at "Where's My Luggage?": the table top, the carousel, trays and captions.

Painted once for a size and kept; everything that lives is painted on top of it.
"""

import pygame
from pygame import Rect

from display import theme
from display.art.canvas import Colour
from display.tabletop import look
from display.tabletop.captions import caption, caption_height
from display.tabletop.geometry import fit
from display.tabletop.look import SMOOTH, plate
from display.tabletop.luggage.layout import Layout, Track
from display.words import Words

CAPTIONS = {
    "draw": "luggage-hands-at-draw",
    "action": "luggage-hands-at-action",
    "hand": "luggage-hands-at-hand",
    "pad": "luggage-hands-at-pad",
    "aside": "luggage-hands-at-aside",
    "shown": "luggage-hands-at-shown",
}
"""What is printed below things: messages."""
_KEYS = {"draw": "F", "pad": "T", "aside": "S"}
"""The key that does the same as a click; for the hand it is the space bar."""


def paint(layout: Layout, own: str, belt_places: int, words: Words) -> pygame.Surface:
    """The empty table; without belt places (0) it has rows in its middle instead of a belt."""
    width, height = layout.size
    large = pygame.Surface((width * SMOOTH, height * SMOOTH))
    large.fill(theme.NIGHT)
    plate(large, Rect(0, 0, width, height).inflate(-4, -4), look.TABLE, look.TABLE_EDGE, 26)
    if belt_places:
        _carousel(large, layout.track, layout.tile)
    else:
        for area in layout.rows:
            plate(large, area, look.TRAY, look.TABLE_EDGE, 8)
    for seat, panel in layout.others.items():
        edge = theme.mixed(theme.PANEL, theme.seat_style(seat).colour, 0.55)
        plate(large, panel.area, theme.PANEL, edge, 12)
    _own_strip(large, layout, own)
    ground = pygame.transform.smoothscale(large, (width, height))
    _captions(ground, layout, words)
    return ground


def _ring(surface: pygame.Surface, track: Track, radius: float, colour: Colour) -> None:
    """A filled racetrack around the belt's centre line."""
    area = Rect(0, 0, round(track.straight + 2 * radius), round(2 * radius))
    area.center = (round(track.centre[0]), round(track.centre[1]))
    big = Rect(*(side * SMOOTH for side in area))
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
    plate(surface, layout.strip.inflate(-12, -8), theme.PANEL, edge, 18, line=3)
    for name in ("draw", "action"):
        plate(surface, slot(layout.own[name]), look.TRAY, look.TABLE_EDGE, 8)
    plate(surface, layout.own["aside"], look.TRAY, look.TABLE_EDGE, 12)


def _captions(ground: pygame.Surface, layout: Layout, words: Words) -> None:
    height = caption_height(layout.own["hand"])
    for name, key in CAPTIONS.items():
        if name == "shown":
            continue
        area = layout.own[name]
        centre = (area.centerx, area.bottom + height // 2)
        pressed = words("hands-key-space") if name == "hand" else _KEYS.get(name, "")
        caption(ground, words(key), pressed, centre, height)


def slot(area: Rect) -> Rect:
    """Where a card lies in a card's place."""
    return fit(area, 5 / 7)
