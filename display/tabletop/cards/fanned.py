"""The own cards as they are held: a fan, each card a little turned."""

from collections.abc import Sequence
from functools import lru_cache

import pygame
from pygame import Rect

from display.art.canvas import Size
from display.tabletop import labels, look
from display.tabletop.cards.spread import spread
from hardware.scene import Label

_TURN_DEG = 2.2
"""Between two neighbours, and at most `_WIDEST_DEG` at the edges."""
_WIDEST_DEG = 9.0
_ARCH = 0.11
"""How much lower than the middle the edges are, in heights of a card, at the widest."""


def paint(surface: pygame.Surface, area: Rect, faces: Sequence[Label], raised: int | None) -> None:
    """Paint cards into *area*; the one that is *raised* stands out."""
    # The corners of a turned card need room.
    cards = spread(area.inflate(-area.height // 7, -area.height // 7), len(faces))
    middle = (len(faces) - 1) / 2
    widest = min(_WIDEST_DEG, _TURN_DEG * middle)
    for number, (card, face) in enumerate(zip(cards, faces, strict=True)):
        off = (number - middle) / middle if middle else 0.0
        angle = round(off * widest, 1)
        drop = off * off * _ARCH * card.height * widest / _WIDEST_DEG
        lift = card.height * 0.1 if number == raised else 0.0
        centre = (card.centerx, card.centery + drop - lift)
        look.put(surface, _turned(card.size, face, angle), centre)


@lru_cache(maxsize=512)
def _turned(size: Size, face: Label, angle_deg: float) -> pygame.Surface:
    """A card turned clockwise."""
    picture = labels.picture(size, face)
    return picture if not angle_deg else pygame.transform.rotozoom(picture, -angle_deg, 1.0)
