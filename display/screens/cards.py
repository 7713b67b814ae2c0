"""Cards on the screen: faces and backs, alone or fanned out in a row."""

from collections.abc import Sequence

import pygame

from display import art, theme
from display.art.canvas import Colour
from display.art.decks import CARD
from display.screens.layout import Rect, letters_px
from display.screens.page import Page

ASPECT = CARD[0] / CARD[1]
"""A card's width to its height."""

_MOST_BACKS = 12
"""A fan has no more cards than this, however many there are: the number beside it counts."""


def card(page: Page, game: str, face: str, area: Rect) -> Rect:
    """A card that lies face up, as large as fits; returns where it lies."""
    place = area.fitted(ASPECT)
    page.put(art.playing_card(place.size, game, face), place)
    return place


def picture_of(size: tuple[int, int], game: str, face: str) -> pygame.Surface:
    """A card's face."""
    return art.playing_card(size, game, face)


def picture_of_back(size: tuple[int, int], game: str, face: str) -> pygame.Surface:
    """Its back, which is the same for all."""
    return art.playing_card_back(size, game)


def back(page: Page, game: str, area: Rect) -> Rect:
    """A card that lies face down."""
    place = area.fitted(ASPECT)
    page.put(art.playing_card_back(place.size, game), place)
    return place


def faces(page: Page, game: str, names: Sequence[str | None], area: Rect) -> list[Rect]:
    """Cards in a row, overlapping where they must; None is one that lies face down."""
    places = row(area, len(names))
    for name, place in zip(names, places, strict=True):
        (back(page, game, place) if name is None else card(page, game, name, place))
    return places


def fan(page: Page, game: str, count: int, area: Rect) -> None:
    """The backs of a hand, one over the other."""
    for place in row(area, min(count, _MOST_BACKS), overlap=0.62):
        back(page, game, place)


_HANDS_SHARE, _HANDS_SHARE_LOW = 0.2, 0.3
"""Of the page's height: a row of hands that lie open."""


def open_hands(page: Page, game: str, hands: Sequence[tuple[str, Sequence[str]]]) -> Rect:
    """Draw everybody's cards along the lower edge; return what is left of the page."""
    across = min(len(hands), 2 if page.upright else 4)
    down = -(-len(hands) // across)
    share = (_HANDS_SHARE_LOW if page.low else _HANDS_SHARE) * (1 if down == 1 else 0.75 * down)
    room, rest = page.area.split_bottom(page.area.height * min(share, 0.45))
    cells = [
        cell
        for row in room.inset(page.gap * 2, page.gap).rows(down, page.gap)
        for cell in row.columns(across, page.gap * 2)
    ]
    for (seat, names), cell in zip(hands, cells, strict=False):
        page.section(cell, _open_hand, None, game, seat, tuple(names))
    return rest


def _open_hand(page: Page, game: str, seat: str, names: Sequence[str], area: Rect) -> None:
    sign, row_of_cards = area.split_left(min(area.height * 0.4, area.width * 0.14), page.gap)
    page.seat_mark(seat, sign)
    faces(page, game, names, row_of_cards)


def ground(page: Page, area: Rect, lit: bool, lies: bool = True) -> None:
    """The ground of a place on the stage: bright where something may be done there, hardly seen
    where nothing *lies*."""
    if lit:
        page.panel(area, theme.mixed(theme.PANEL, theme.AMBER, 0.13), theme.AMBER, 3)
    elif lies:
        page.panel(area, theme.mixed(theme.NIGHT, theme.PANEL, 0.7))
    else:
        page.panel(area, theme.mixed(theme.NIGHT, theme.PANEL, 0.35))


def count(page: Page, number: int, pile: Rect) -> None:
    """How many cards or pieces a pile has, at its lower edge."""
    height = letters_px(page.area.height) * 1.1
    badge = Rect(0, 0, round(height * 1.9), round(height * 1.5))
    badge.midbottom = (pile.centerx, pile.bottom + round(height * 0.3))
    page.panel(badge, theme.NIGHT)
    page.write(str(number), badge, theme.MIST, height=height)


def slot(page: Page, area: Rect, colour: Colour) -> Rect:
    """The outline of a place where a card may come to lie."""
    place = area.fitted(ASPECT)
    width = max(2, place.width // 40)
    pygame.draw.rect(page.surface, colour, place, width, max(3, place.width // 10))
    return place


def row(area: Rect, count: int, overlap: float = 0.0) -> list[Rect]:
    """Places for *count* cards side by side in the middle of *area*: with a little room between
    them, or with that share of each under the next, and closer where there is no room."""
    if count < 1:
        return []
    height = min(area.height, int(area.width / ASPECT))
    width = int(height * ASPECT)
    step = width * (1.08 - overlap) if not overlap else width * (1 - overlap)
    if count > 1:
        step = min(step, (area.width - width) / (count - 1))
    left = area.centerx - (width + step * (count - 1)) / 2
    return [
        Rect(round(left + k * step), area.centery - height // 2, width, height)
        for k in range(count)
    ]
