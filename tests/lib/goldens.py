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


A_MOMENT = 30
"""Of 255: how different a block may be where a shade that glows, or a wave, is a moment older."""


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def worst_block(one: pygame.Surface, other: pygame.Surface) -> int:
    """How different the most different pixels are, of blocks of four by four."""
    size = (one.get_width() // 4, one.get_height() // 4)
    small = [pygame.transform.smoothscale(picture, size) for picture in (one, other)]
    if pixels(small[0]) == pixels(small[1]):
        return 0
    darker, brighter = small[0].copy(), small[1].copy()
    darker.blit(small[1], (0, 0), special_flags=pygame.BLEND_SUB)
    brighter.blit(small[0], (0, 0), special_flags=pygame.BLEND_SUB)
    return max(max(pixels(darker)), max(pixels(brighter)))
