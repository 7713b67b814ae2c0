"""Colours, lights and small shapes that only the virtual table has; the rest is the theme's."""

import math
from functools import lru_cache

import pygame
from pygame import Rect

from display.art.canvas import Canvas, Colour, Size
from display.art.canvas import rounded as rounded_box
from display.theme import NIGHT, lettering, mixed
from hardware.scene import Colour as LightColour
from hardware.scene import Pattern

TABLE: Colour = (30, 48, 84)
TABLE_EDGE: Colour = (62, 86, 138)
TRAY: Colour = (16, 25, 52)
RUBBER: Colour = (38, 41, 52)
SLAT: Colour = (66, 71, 86)
STEEL: Colour = (178, 188, 206)
STEEL_DARK: Colour = (100, 111, 136)
INNER: Colour = mixed(NIGHT, (100, 111, 136), 0.12)

LIGHTS: dict[LightColour, Colour] = {
    "off": (58, 66, 82),
    "white": (255, 250, 236),
    "red": (240, 72, 66),
    "green": (60, 205, 110),
    "blue": (70, 140, 255),
    "yellow": (255, 214, 60),
    "orange": (255, 150, 50),
    "purple": (178, 110, 255),
}

SMALLEST_LETTERS = 8
"""Pixels; what has more to say than fits must say less."""

BLINK_HZ = 2.0
PULSE_HZ = 0.8


def brightness(pattern: Pattern, now_s: float) -> float:
    """How bright a light is now: 0 to 1."""
    if pattern == "blink":
        return 1.0 if now_s * BLINK_HZ % 1.0 < 0.5 else 0.1
    if pattern == "pulse":
        return 0.55 - 0.45 * math.cos(2 * math.pi * PULSE_HZ * now_s)
    return 1.0


def fitted(words: str, height: int, width: int, colour: Colour) -> pygame.Surface:
    """Letters in one line, smaller than asked for where it would not fit into *width*."""
    surface = lettering(words, height, colour)
    while surface.get_width() > width and height > SMALLEST_LETTERS:
        height -= 1
        surface = lettering(words, height, colour)
    return surface


def put(surface: pygame.Surface, picture: pygame.Surface, centre: tuple[float, float]) -> None:
    """Put a picture with its middle at a point."""
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


@lru_cache(maxsize=128)
def disc(diameter: int, colour: Colour) -> pygame.Surface:
    return box((diameter, diameter), diameter // 2, colour)


@lru_cache(maxsize=256)
def box(size: Size, radius: int, colour: Colour) -> pygame.Surface:
    """A smooth rectangle with round corners."""
    canvas = Canvas(size, extent=size, ground=colour[:3])
    canvas.draw(rounded_box(colour, 0, 0, size[0], size[1], radius))
    return canvas.finished()


@lru_cache(maxsize=256)
def frame(size: Size, radius: int, width: int, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """A smooth outline with round corners; what it surrounds shows through."""
    large = pygame.Surface((size[0] * 3, size[1] * 3), pygame.SRCALPHA)
    large.fill((*colour[:3], 0))
    pygame.draw.rect(large, (*colour[:3], alpha), large.get_rect(), width * 3, radius * 3)
    return pygame.transform.smoothscale(large, size)


@lru_cache(maxsize=64)
def glow(diameter: int, colour: Colour, level: int) -> pygame.Surface:
    """A round shine that fades outwards; *level* 0 to 8."""
    surface = pygame.Surface((diameter, diameter), pygame.SRCALPHA)
    surface.fill((*colour[:3], 0))
    steps = 12
    for step in range(steps):
        part = (step + 1) / steps
        alpha = round(150 * level / 8 * part**2)
        radius = round(diameter / 2 * (1 - step / steps))
        pygame.draw.circle(surface, (*colour[:3], alpha), (diameter // 2, diameter // 2), radius)
    return surface


SMOOTH = 2
"""Plates are painted this many times too large and scaled down."""


def plate(
    surface: pygame.Surface, area: Rect, fill: Colour, edge: Colour, radius: int, line: int = 2
) -> None:
    """A box with an edge and round corners, on a surface that is `SMOOTH` times too large."""
    big = Rect(*(side * SMOOTH for side in area))
    pygame.draw.rect(surface, fill, big, border_radius=radius * SMOOTH)
    pygame.draw.rect(surface, edge, big, line * SMOOTH, border_radius=radius * SMOOTH)
