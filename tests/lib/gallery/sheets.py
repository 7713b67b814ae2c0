"""Contact sheets: `python -m gallery.sheets OUT_DIR` writes every screen of every game in four
languages and three sizes, and says which text of any language has no room in any size.

A sheet has the screens that belong together, in one language and size. Exit code 1 when a text has
no room.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from display import theme
from display.screens import PublicScreen
from display.words import languages
from gallery import SAMPLES, SHEETS, SIZES, draw, misfits

SHOWN_LANGUAGES = ("en", "de", "fr", "ru")
SHOWN_SIZES = ((800, 480), (1024, 600), (1920, 1080))
ACROSS, CELL_PX, CAPTION_PX = 3, 640, 22


def sheet(samples: Sequence[str], language: str, size: tuple[int, int]) -> pygame.Surface:
    """These screens below and beside each other, each with its name."""
    cell = (CELL_PX, round(CELL_PX * size[1] / size[0]))
    down = -(-len(samples) // ACROSS)
    picture = pygame.Surface((ACROSS * cell[0], down * (cell[1] + CAPTION_PX)))
    for index, name in enumerate(samples):
        screen = pygame.Surface(size)
        draw(PublicScreen(language), screen, name)
        x, y = index % ACROSS * cell[0], index // ACROSS * (cell[1] + CAPTION_PX)
        picture.blit(theme.lettering(name, CAPTION_PX - 4, theme.PAPER), (x + 4, y))
        picture.blit(pygame.transform.smoothscale(screen, cell), (x, y + CAPTION_PX))
    return picture


def without_room() -> Iterator[str]:
    """A sentence for each text without room, in all languages and sizes."""
    for language in languages():
        for size in SIZES:
            for name in SAMPLES:
                surface, screen = pygame.Surface(size), PublicScreen(language)
                draw(screen, surface, name)
                for said in misfits(name, surface, screen.written):
                    yield f"{language}, {size[0]}x{size[1]}, {name}: {said}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m gallery.sheets", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the PNG files go")
    folder = parser.parse_args(arguments).folder
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    folder.mkdir(parents=True, exist_ok=True)
    for language in SHOWN_LANGUAGES:
        for size in SHOWN_SIZES:
            for title, samples in SHEETS.items():
                file = folder / f"{title}-{language}-{size[0]}x{size[1]}.png"
                pygame.image.save(sheet(tuple(samples), language, size), file)
    found = list(without_room())
    for sentence in found:
        print(sentence)
    screens = len(SAMPLES) * len(languages()) * len(SIZES)
    print(f"{screens} screens in {len(languages())} languages, texts without room: {len(found)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
