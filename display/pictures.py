"""Pictures of many views as a program: `python -m display.pictures FOLDER < VIEWS`.

VIEWS has one view of a table on each line; FOLDER gets `0000.png`, `0001.png`, ... of the public
screen. It needs neither a window nor a screen. Exit code 2, with one sentence, when it could not.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pygame

from controller.views import TableView
from display.screens import PublicScreen

SIZE = (1280, 720)
CANNOT = 2


def draw(lines: Iterable[bytes], folder: Path) -> None:
    """Draw a picture of every line. Raises `OSError` or `msgspec.MsgspecError`."""
    folder.mkdir(parents=True, exist_ok=True)
    screen, surface = PublicScreen(), pygame.Surface(SIZE)
    for number, line in enumerate(lines):
        view = msgspec.json.decode(line, type=TableView)
        screen.draw(surface, view, view.at_s)
        with (folder / f"{number:04}.png").open("wb") as file:
            pygame.image.save(surface, file, "screen.png")


def main() -> int:
    folder = Path(sys.argv[1])
    try:
        draw(sys.stdin.buffer, folder)
    except OSError as error:
        print(f"display: {folder} cannot be written: {error.strerror}.", file=sys.stderr)
        return CANNOT
    except msgspec.MsgspecError as error:
        print(f"display: found a line that is no view of a table: {error}.", file=sys.stderr)
        return CANNOT
    return 0


if __name__ == "__main__":
    sys.exit(main())
