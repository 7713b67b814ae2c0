"""The cursor's menu: what it offers, where it stands, and whose it is."""

import pygame
from pygame import Rect

from controller.views import SEAT, Message
from display import theme
from display.tabletop import look
from display.tabletop.cards.facts import Facts
from display.tabletop.cards.targets import menu_lines, menu_title
from display.tabletop.sight import Target
from display.words import Words


def paint(
    surface: pygame.Surface,
    area: Rect,
    facts: Facts,
    words: Words,
    hover: Target | None,
    focus: Target | None,
) -> None:
    """Paint the menu into *area*; somebody else's is dim."""
    cursor = facts.cursor
    if cursor is None:
        return
    mine = facts.chooses
    head = menu_title(area)
    own = cursor.title == Message(SEAT, {"seat": cursor.seat})
    if not mine:
        said = words("hands-chooses", seat=cursor.seat)
    else:
        said = words("hands-your-choice") if own else words(cursor.title)
    ink = theme.AMBER if mine else theme.MIST
    title = look.fitted(said, round(head.height * 0.8), head.width, ink)
    surface.blit(title, title.get_rect(midleft=head.midleft))
    for number, line in enumerate(menu_lines(area, len(cursor.options))):
        at, target = number == cursor.at, f"menu/{number}"
        if at:
            fill = theme.AMBER if mine else theme.mixed(theme.PANEL, theme.AMBER, 0.3)
        elif mine and target in (hover, focus):
            fill = theme.mixed(theme.PANEL, theme.PAPER, 0.25)
        else:
            fill = theme.mixed(theme.PANEL, theme.PAPER, 0.08)
        ink = theme.INK if at and mine else theme.PAPER if mine else theme.MIST
        surface.blit(look.box(line.size, 5, fill), line)
        height = max(9, min(18, round(line.height * 0.72)))
        text = look.fitted(words(cursor.options[number]), height, line.width - 12, ink)
        surface.blit(text, text.get_rect(midleft=(line.left + 6, line.centery)))
