"""Letters: Quicksand in any size, for cards and for the screen."""

from contextlib import AbstractContextManager
from functools import lru_cache
from importlib import resources
from pathlib import Path

import pygame

from display.art.canvas import Colour


def font_file(bold: bool = True) -> AbstractContextManager[Path]:
    """The file of Quicksand; it is there as long as the context is open."""
    name = "Quicksand-Bold.ttf" if bold else "Quicksand-Medium.ttf"
    return resources.as_file(resources.files("display") / "fonts" / name)


@lru_cache(maxsize=256)
def font(height_px: int, bold: bool = True) -> pygame.font.Font:
    """Quicksand in the size whose lines are about *height_px* high."""
    if not pygame.font.get_init():
        pygame.font.init()
    with font_file(bold) as path:
        # Quicksand's lines are 1.25 em high (its hhea table: ascender 1000, descender -250).
        return pygame.font.Font(path, max(4, round(height_px / 1.25)))


@lru_cache(maxsize=1024)
def lettering(text: str, height_px: int, colour: Colour, bold: bool = True) -> pygame.Surface:
    """A line of text, ready to be put on the screen."""
    return font(height_px, bold).render(text, True, colour)
