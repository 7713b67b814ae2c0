"""Small words below things, and the keys that do the same as a click on them."""

from collections.abc import Sequence

import pygame
from pygame import Rect

from display import theme
from display.tabletop import look


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
