"""Tells by its exit code whether a window could be opened here: 0 yes, 2 no. Opens none."""

import sys

import pygame

BLIND = ("dummy", "offscreen")
"""SDL's video drivers that show nothing to anybody."""


def main() -> int:
    try:
        pygame.display.init()
    except pygame.error:
        return 2
    driver = pygame.display.get_driver()
    pygame.display.quit()
    return 2 if driver in BLIND else 0


if __name__ == "__main__":
    sys.exit(main())
