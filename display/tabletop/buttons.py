"""The two buttons of a seat, as they look on its station: A is green, B is red."""

import pygame
from pygame import Rect

from display import theme
from display.art.canvas import Colour
from display.tabletop import look
from display.words import Words
from hardware.scene import Button

CAPS: dict[Button, tuple[Colour, str]] = {
    "A": ((42, 176, 92), "hands-button-a"),
    "B": ((216, 62, 56), "hands-button-b"),
}
"""The colour of each button, and the key of the words for what it says."""
_SHADE: Colour = (0, 0, 0)
_SHINE: Colour = (255, 255, 255, 50)


def paint(
    surface: pygame.Surface, area: Rect, letter: Button, words: Words, *, down: bool, hover: bool
) -> None:
    """Paint a button with the words for what it says into *area*."""
    rgb, key = CAPS[letter]
    side = min(area.width, round(area.height * 0.8))
    x, y = area.centerx, area.centery - round(area.height * 0.06)
    ring, cap = round(side * 0.98), round(side * 0.78)
    look.put(surface, look.disc(ring, look.STEEL_DARK), (x, y + 4))
    look.put(surface, look.disc(ring - 6, theme.NIGHT), (x, y + 4))
    look.put(surface, look.disc(cap, theme.mixed(rgb, _SHADE, 0.45)), (x, y + 5))
    lift = 3 if down else -2
    face = theme.mixed(rgb, theme.PAPER, 0.16) if hover else rgb
    face = theme.mixed(face, _SHADE, 0.2) if down else face
    look.put(surface, look.disc(cap, face), (x, y + lift))
    shine = look.box((round(cap * 0.56), round(cap * 0.26)), round(cap * 0.13), _SHINE)
    look.put(surface, shine, (x, y + lift - cap * 0.26))
    look.put(surface, theme.lettering(letter, round(cap * 0.55), theme.PAPER), (x, y + lift))
    height = max(10, round(area.height * 0.085))
    caption = look.fitted(words(key), height, area.width + 12, theme.MIST)
    look.put(surface, caption, (x, area.bottom - height // 2 + 2))
