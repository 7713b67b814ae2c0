"""Contact sheets: `python -m gallery.sheets OUT_DIR` writes every screen of every game in four
languages and three sizes, and says which text of any language has no room in any size.

A sheet has the screens that belong together, in one language and size; those of a player's window
are the scenes of a match that is played for them, in all sizes. Exit code 1 when a text has no
room.
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
from gallery import SAMPLES, SHEETS, SIZES, draw, misfits, scenes

SHOWN_LANGUAGES = ("en", "de", "fr", "ru")
SHOWN_SIZES = ((800, 480), (1024, 600), (1920, 1080))
WINDOWS = ((480, 800), (1280, 800))
"""The sizes in which a player's window is drawn in all of these languages."""
ACROSS, CELL_PX, CAPTION_PX = 3, 640, 22


def sheet(samples: Sequence[str], language: str, size: tuple[int, int]) -> pygame.Surface:
    """These screens, each with its name."""
    pictures = []
    for name in samples:
        screen = pygame.Surface(size)
        draw(PublicScreen(language), screen, name)
        pictures.append((name, screen))
    return arranged(pictures, size)


def arranged(
    pictures: Sequence[tuple[str, pygame.Surface]], size: tuple[int, int]
) -> pygame.Surface:
    """Pictures below and beside each other, each with its name."""
    width = CELL_PX if size[0] > size[1] else CELL_PX // 2
    across = ACROSS * CELL_PX // width
    cell = (width, round(width * size[1] / size[0]))
    down = -(-len(pictures) // across)
    picture = pygame.Surface((across * cell[0], down * (cell[1] + CAPTION_PX)))
    for index, (name, screen) in enumerate(pictures):
        x, y = index % across * cell[0], index // across * (cell[1] + CAPTION_PX)
        picture.blit(theme.lettering(name, CAPTION_PX - 4, theme.PAPER), (x + 4, y))
        picture.blit(pygame.transform.smoothscale(screen, cell), (x, y + CAPTION_PX))
    return picture


def scene_sheets(folder: Path) -> Iterator[str]:
    """Write the sheets of a player's window; yields a sentence for each text without room."""
    for name in ("lobby", *scenes.MATCHES):
        seen = scenes.lobbies() if name == "lobby" else scenes.scenes(name)
        for size in scenes.SIZES:
            for language in SHOWN_LANGUAGES if size in WINDOWS else ("en",):
                pictures = []
                for of, one in seen.items():
                    surface, screen = scenes.draw(one, size, language)
                    pictures.append((of, surface))
                    for said in scenes.too_small(screen, surface):
                        yield f"{language}, {size[0]}x{size[1]}, {name}, {of}: {said!r} is small"
                file = f"window-{name}-{language}-{size[0]}x{size[1]}.png"
                pygame.image.save(arranged(pictures, size), folder / file)


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
    found = [*without_room(), *scene_sheets(folder)]
    for sentence in found:
        print(sentence)
    screens = len(SAMPLES) * len(languages()) * len(SIZES)
    print(f"{screens} screens in {len(languages())} languages, texts without room: {len(found)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
