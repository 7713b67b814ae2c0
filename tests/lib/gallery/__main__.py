"""Pictures of what the screen shows: `python -m gallery OUT_DIR`.

Writes a contact sheet of suitcases and passengers, and pictures of screens: those that the README
shows, or all of them.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from gallery import SAMPLES, SIZE, contact_sheet, screenshot

_FOR_README = ("bluff-window", "pirate-voting", "orders-play")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m gallery", description="Write pictures of all that the screen shows."
    )
    parser.add_argument("folder", type=Path, help="where the PNG files go")
    parser.add_argument("--all", action="store_true", help="every screen, not only the README's")
    usual = f"{SIZE[0]}x{SIZE[1]}"
    parser.add_argument("--size", default=usual, metavar="WxH", help="of the screens")
    options = parser.parse_args(arguments)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    try:
        width, height = (int(side) for side in options.size.split("x"))
        options.folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(contact_sheet(), options.folder / "pieces.png")
        for name in SAMPLES if options.all else _FOR_README:
            pygame.image.save(
                screenshot(name, (width, height)), options.folder / f"screen-{name}.png"
            )
    except ValueError:
        parser.error(f"--size: found {options.size!r}, expected something like 1280x720")
    except OSError as error:
        print(f"The pictures cannot be written to {options.folder}: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
