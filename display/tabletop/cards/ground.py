"""What never moves in a game of cards: the table top, mats, panels and captions.

Painted once for a size and kept; everything that lives is painted on top of it.
"""

import pygame
from pygame import Rect

from display import theme
from display.tabletop import look
from display.tabletop.captions import caption as key_caption
from display.tabletop.captions import keycap
from display.tabletop.cards.layout import Layout, MatArea
from display.tabletop.cards.mats import caption
from display.tabletop.geometry import CARD_SHAPE, fit
from display.tabletop.look import SMOOTH, plate
from display.words import Words
from hardware.scene import Layout as Marked
from hardware.scene import Scene

FELT = theme.mixed(look.TABLE, (0, 0, 0), 0.18)
"""The cloth in the middle."""


def paint(layout: Layout, scene: Scene, words: Words) -> pygame.Surface:
    """The empty table."""
    width, height = layout.size
    large = pygame.Surface((width * SMOOTH, height * SMOOTH))
    large.fill(theme.NIGHT)
    plate(large, Rect(0, 0, width, height).inflate(-4, -4), look.TABLE, look.TABLE_EDGE, 26)
    for seat, panel in layout.others.items():
        edge = theme.mixed(theme.PANEL, theme.seat_style(seat).colour, 0.55)
        plate(large, panel.area, theme.PANEL, edge, 12)
    for mat in layout.mats:
        plate(large, mat.area.inflate(0, -4), FELT, look.TABLE_EDGE, 12)
    edge = theme.mixed(theme.PANEL, theme.seat_style(scene.seat).colour, 0.8)
    plate(large, layout.strip.inflate(-12, -8), theme.PANEL, edge, 18, line=3)
    for place, area in _slots(layout):
        if place not in scene.layout.rows:
            area = fit(area, CARD_SHAPE)
        plate(large, area, look.TRAY, look.TABLE_EDGE, 8, line=1)
    ground = pygame.transform.smoothscale(large, (width, height))
    for mat in layout.mats:
        _head(ground, mat, scene.layout, words)
    _captions(ground, layout, scene, words)
    return ground


def _slots(layout: Layout) -> list[tuple[str, Rect]]:
    found = [slot for mat in layout.mats for slot in mat.places.items()]
    return [*found, *layout.own_places.items()]


def _head(ground: pygame.Surface, mat: MatArea, marked: Marked, words: Words) -> None:
    """What is printed at the head of a mat, right of its mark."""
    area = mat.caption
    height = max(9, min(18, round(area.height * 0.6)))
    captions = dict.fromkeys(words(caption(place, marked)) for place in mat.mat.places)
    line = look.fitted(" · ".join(captions), height, area.width, theme.PAPER)
    if line.get_width() > area.width:
        return
    if mat.mat.spot:
        ground.blit(line, line.get_rect(midleft=area.midleft))
    else:
        look.put(ground, line, (mat.area.centerx, area.centery))


def _captions(ground: pygame.Surface, layout: Layout, scene: Scene, words: Words) -> None:
    own = layout.own
    height = max(9, round(own["hand"].height * 0.085))
    below = layout.own["fan"].bottom + height // 2 + 2
    escape = words("hands-key-escape")
    for target, id, key in (("fan", "hands-at-fan", ""), ("hand", "hands-at-hand", escape),
                               ("pad", "hands-at-pad", "T")):  # fmt: skip
        key_caption(ground, words(id), key, (own[target].centerx, below), height)
    for mat in layout.mats:
        first = mat.mat.places[0] == (scene.layout.decks or ("",))[0]
        if first and mat.caption.width > 80:
            cap = keycap("D", height)
            ground.blit(cap, cap.get_rect(topright=mat.caption.topright))
    for place, area in layout.own_places.items():
        said = words(caption(place, scene.layout))
        key_caption(ground, said, "", (area.centerx, below), height)
