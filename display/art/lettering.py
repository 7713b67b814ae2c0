"""Letters in any size, for cards and for the screen: Quicksand, Nunito for a line with Cyrillic
letters, which Quicksand lacks, and DejaVu Sans for one with a name in yet another alphabet.

SDL sets every line from left to right: words that are read from right to left are turned round
before (`in_order`)."""

import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame

from display.art.canvas import Colour, Size
from display.art.keeping import POOL, packed


class Family(NamedTuple):
    """A typeface by the name of its files, and how high its lines are to the size of its letters
    (its hhea table: ascender and descender)."""

    name: str
    line: float


_LARGE_PX = 100
"""Height of the letters by which the width of others is estimated."""

LATIN, CYRILLIC = Family("Quicksand", 1.250), Family("Nunito", 1.364)
OTHER = Family("DejaVuSans", 1.164)

FAMILIES = (LATIN, CYRILLIC, OTHER)


_CYRILLIC = re.compile(r"[\u0400-\u04FF]")
_OTHER = re.compile(r"[\u0370-\u03FF\u0531-\u0587\u05D0-\u05EA\u10D0-\u10FF]")
"""Greek, Armenian, Hebrew and Georgian."""


@lru_cache(maxsize=1024)
def family(text: str) -> Family:
    """The typeface that a line of *text* is set in: one that has all of its letters."""
    if _OTHER.search(text):
        return OTHER
    return CYRILLIC if _CYRILLIC.search(text) else LATIN


_FROM_RIGHT = re.compile(r"[\u05D0-\u05EA]+(?:[ '’\-]+[\u05D0-\u05EA]+)*")
"""Hebrew words in a row."""


def in_order(text: str) -> str:
    """Return the letters of a line in the order in which they stand from left to right."""
    return text if text.isascii() else _FROM_RIGHT.sub(lambda words: words[0][::-1], text)


_BETWEEN = re.compile(r" (?![:;!?»])(?<!« )")
"""French sets a space before these marks, and none of them begins a line."""


def unbroken(text: str) -> list[str]:
    """The parts of *text* within which no line ends: words, with the marks that belong to them."""
    return _BETWEEN.split(text)


def file_of(family: Family, bold: bool = True) -> Path:
    """The file with its letters."""
    weight = "Bold" if bold else "Medium"
    return Path(__file__).parents[1] / "fonts" / f"{family.name}-{weight}.ttf"


@lru_cache(maxsize=1024)
def extent(text: str, height_px: int, bold: bool = True, of: Family | None = None) -> Size:
    """How wide and high a line of text is; a line *of* a text that is set in that family."""
    return _font(of or family(text), height_px, bold).size(in_order(text))


_KERNED, _ROUNDED_PX = 0.97, 0.6
"""How much narrower than by those a line can be: a little for pairs of letters, and half a pixel
for each letter, as each is set at a whole one."""


def least_width(text: str, height_px: int, bold: bool = True, of: Family | None = None) -> float:
    """How wide a line is at least: sooner known than its extent, for which letters of that very
    height are needed."""
    face = of or family(text)
    large = _large_width(text, bold, face) * _size(face, height_px) / _size(face, _LARGE_PX)
    return large * _KERNED - _ROUNDED_PX * len(text)


@lru_cache(maxsize=1024)
def _large_width(text: str, bold: bool, of: Family) -> int:
    return extent(text, _LARGE_PX, bold, of)[0]


@POOL.keeping
def lettering(
    text: str, height_px: int, colour: Colour, bold: bool = True, of: Family | None = None
) -> pygame.Surface:
    """A line of text for any picture; a line *of* a text that is set in that family."""
    return _font(of or family(text), height_px, bold).render(in_order(text), True, colour)


@POOL.keeping
def screen_lettering(
    text: str, height_px: int, colour: Colour, bold: bool = True, of: Family | None = None
) -> pygame.Surface:
    """A line of text for an opaque screen, put down in a third of the time. On a picture that is
    clear in parts its edges would be hard: SDL blends no packed pixels there."""
    line = _font(of or family(text), height_px, bold).render(in_order(text), True, colour)
    return packed(line)


@lru_cache(maxsize=64)
def _font(family: Family, height_px: int, bold: bool) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(file_of(family, bold), _size(family, height_px))


def _size(family: Family, height_px: int) -> int:
    return max(3, round(height_px / family.line))
