"""The picture that is shown until the first screen, drawn with the art of the screens.

The initramfs copies it to the frame buffer as it is, so there is one for each size that a
television is likely to have: rows of 32-bit pixels, blue first, compressed.
"""

import gzip
from pathlib import Path

import pygame

from display import theme
from display.art.suitcases import suitcase

SIZES = ((1280, 720), (1360, 768), (1920, 1080))


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
        picture = suitcase((side, side), kind)
        screen.blit(picture, picture.get_rect(center=(centre, height * 2 // 3)))
    return screen


def write_splashes(folder: Path) -> None:
    """Write a picture for each of `SIZES` into *folder*, named as the kernel names that size."""
    folder.mkdir(parents=True)
    for width, height in SIZES:
        pixels = pygame.image.tobytes(draw_splash(width, height), "BGRA")
        (folder / f"{width},{height}.gz").write_bytes(gzip.compress(pixels, mtime=0))
