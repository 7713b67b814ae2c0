"""What is painted when the image is built.

The splash is shown until the first screen: the initramfs copies it to the frame buffer as it is, so
there is one for each size that a screen is likely to have: rows of 32-bit pixels, blue first,
compressed. Pictures of the first screen lie ready for the table's slow processor.
"""

import gzip
from pathlib import Path

import pygame

from controller.views import Notice, OnTheBox, TableView
from display import art, theme
from display.art.keeping import POOL
from display.art.shelf import Shelf
from display.screens import PublicScreen

SIZES = ((800, 480), (1024, 600), (1280, 720), (1360, 768), (1920, 1080))
"""Of the screens that find these pictures, in pixels."""


def draw_splash(width: int, height: int) -> pygame.Surface:
    """The name in letters of a flip board and two suitcases, before the night of every screen."""
    screen = pygame.Surface((width, height), depth=32)
    theme.put_backdrop(screen)
    letters = [theme.flap(height // 6, letter) for letter in "RECLAIM"]
    gap = height // 120
    x = (width - sum(each.get_width() + gap for each in letters) + gap) // 2
    for each in letters:
        screen.blit(each, (x, height // 3))
        x += each.get_width() + gap
    side = height // 4
    for kind, centre in (("stripes", width * 5 // 12), ("tartan", width * 7 // 12)):
        picture = art.suitcase((side, side), kind)
        screen.blit(picture, picture.get_rect(center=(centre, height * 2 // 3)))
    return screen


def write_splashes(folder: Path) -> None:
    """Write a picture for each of `SIZES` into *folder*, named as the kernel names that size."""
    folder.mkdir(parents=True)
    for width, height in SIZES:
        pixels = pygame.image.tobytes(draw_splash(width, height), "BGRA")
        (folder / f"{width},{height}.gz").write_bytes(gzip.compress(pixels, mtime=0))


ATTRACT = TableView(
    at_s=0.0,
    table="",
    simulated=False,
    stage="attract",
    seats=(),
    game="luggage",
    prompt=Notice("table-attract"),
    box=OnTheBox(players=(2, 4), ages_from=8, minutes=20),
)
"""What a table shows first, as far as it decides how large the pictures are."""

_KINDS = (("passenger", art.portrait, art.PASSENGERS), ("suitcase", art.suitcase, art.SUITCASES))


def fill_shelf(folder: Path) -> None:
    """Write each passenger and each suitcase into *folder*, in the sizes that first screens show:
    they are drawn to see which. The table draws its own, with these pictures (`Shelf`)."""
    shelf = Shelf(folder)
    for screen in SIZES:
        POOL.empty()
        PublicScreen().draw(pygame.Surface(screen), ATTRACT, 0.0)
        for kind, draw, names in _KINDS:
            for size in {args[0] for args in POOL.arguments(draw)}:
                for name in names:
                    shelf.put(kind, name, draw(size, name))
