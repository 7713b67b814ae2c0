"""Pictures that were looked at and kept: does a new one look the same?

With RECLAIM_GOLDEN=write in the environment they are drawn again; look at them before you keep
them.
"""

import os
from pathlib import Path

import pygame

FEW_PIXELS = 8
"""Letters of another SDL build may be off by this much; a changed digit is off by more."""


def looks_as_kept(surface: pygame.Surface, kept: Path) -> None:
    """Compare a picture with the one that is kept, or keep it where that was asked for."""
    if os.environ.get("RECLAIM_GOLDEN") == "write":
        kept.parent.mkdir(exist_ok=True)
        pygame.image.save(surface, str(kept))
    golden = pygame.image.load(str(kept))
    assert golden.get_size() == surface.get_size()
    assert differing_pixels(surface, golden) <= FEW_PIXELS, f"{kept.name} looks different"


def differing_pixels(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels differ visibly, at half size, where the grain of letters is smoothed."""
    half = (one.get_width() // 2, one.get_height() // 2)
    halves = []
    for picture in (one, other):
        plain = pygame.Surface(one.get_size(), depth=32)
        plain.blit(picture, (0, 0))
        halves.append(pygame.transform.smoothscale(plain, half))
    alike = pygame.mask.from_threshold(halves[0], (0, 0, 0), (36, 36, 36, 255), halves[1])
    return half[0] * half[1] - alike.count()
