"""SDL's video: opening it, and whether a person could see what is drawn there.

As a program (`python -m display.video`) it opens no window and tells by its exit code whether one
could be seen here: 0 yes, 2 no.
"""

import os
import sys

import pygame

BLIND = ("dummy", "offscreen")
"""SDL's drivers that show nothing to anybody. Where there is no screen SDL falls back to one of
them, without a word."""


def open_video() -> None:
    """Open SDL's video. Raises `pygame.error` where there is no screen, unless a driver that shows
    nothing was asked for by name (SDL_VIDEODRIVER)."""
    pygame.display.init()
    driver = pygame.display.get_driver()
    if driver in BLIND and os.environ.get("SDL_VIDEODRIVER") != driver:
        pygame.display.quit()
        raise pygame.error("there is no screen")


def visible() -> bool:
    """Whether a window here could be seen."""
    try:
        open_video()
    except pygame.error:
        return False
    driver = pygame.display.get_driver()
    pygame.display.quit()
    return driver not in BLIND


if __name__ == "__main__":
    sys.exit(0 if visible() else 2)
