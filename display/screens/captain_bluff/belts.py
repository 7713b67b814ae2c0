"""The six belts: the card above each, who has seen it, and the luggage below with its direction."""

from functools import lru_cache

import pygame

from controller.views import CaptainBluffView
from controller.views.captain_bluff import BeltView, LaidCard
from display import theme
from display.art.canvas import Colour
from display.art.decks.airport import airport_sign, city_badge, city_colour
from display.screens import cards
from display.screens.layout import Rect, columns, grid, inset, split_left, split_right, split_top
from display.screens.page import Page

GAME = "captain-bluff"

_RUBBER: Colour = (36, 38, 50)
_SLAT: Colour = (48, 51, 66)
_STEEL: Colour = (110, 118, 142)
_TAG_ASPECT = 1.15
_FEWEST = 9
"""Tags are not shown larger than when there are this many."""
_MOST_LOW = 8
"""In a low pane the last tags are shown, no more than this."""


def belts(page: Page, match: CaptainBluffView, area: Rect) -> None:
    cells = columns(area, len(match.belts), page.gap)
    for number, (one, cell) in enumerate(zip(match.belts, cells, strict=True), 1):
        _belt(page, match, number, one, cell)


def _belt(page: Page, match: CaptainBluffView, number: int, one: BeltView, area: Rect) -> None:
    lit = number == match.at or number in match.looked
    page.panel(area, _RUBBER, theme.AMBER if lit else _STEEL, max(4, page.gap // 2) if lit else 2)
    area = inset(area, max(5, page.gap * 0.9))
    _slats(page, area, bool(one.line))
    if page.low:
        head, line = split_top(area, area.height * 0.54, page.gap // 2)
        above, city = split_left(head, head.width * 0.64, page.gap)
    else:
        above, area = split_top(area, area.height * 0.36, page.gap)
        city, line = split_top(area, area.height * 0.2, page.gap // 2)
    _above(page, match, number, one, above)
    if one.city:
        _city(page, one.city, one.direction, city)
    _line(page, match, one, line, match.run if number == match.at else 0)


def _above(page: Page, match: CaptainBluffView, number: int, one: BeltView, area: Rect) -> None:
    """The belt's number, the departure city, and the seats that have seen it."""
    card_px = area.height * cards.ASPECT
    sides = area.width - card_px
    beside = 0.68 if page.low else 0.5
    left, rest = split_left(area, sides * (1 - beside))
    right, place = split_right(rest, sides * beside)
    page.write(str(number), inset(left, 1, 0), theme.MIST, height=page.em * 1.1)
    seen = _seen_by_all(match, number)
    if seen is not None:
        cards.card(page, GAME, seen, place)
    elif one.destination:
        cards.back(page, GAME, place)
    else:
        cards.slot(page, place, _STEEL)
    if one.known_to:
        _known(page, one.known_to, inset(right, right.width * (0.04 if page.low else 0.12), 0))


def _known(page: Page, seats: tuple[str, ...], area: Rect) -> None:
    """An eye, and the marks of those who have seen the card: below it, in a low pane beside it."""
    if page.low:
        eye, marks = split_left(area, min(area.height * 0.5, area.width * 0.32), 1)
        rows, across = 2, -(-len(seats) // 2)
    else:
        eye, marks = split_top(area, min(area.height * 0.3, area.width), 1)
        rows, across = 3, 1 if len(seats) <= 2 else 2
    page.icon("eye", eye)
    for seat, cell in zip(seats, _pack(marks, across, rows), strict=False):
        page.seat_mark(seat, inset(cell, cell.width * 0.06))


def _seen_by_all(match: CaptainBluffView, number: int) -> str | None:
    """The departure city of a belt, if everybody has seen it."""
    here = (f"belt-{number}",)
    return next((known.name for known in match.known if known.places == here), None)


def _pack(area: Rect, across: int, rows: int) -> list[Rect]:
    """Squares in *rows* of *across*, from the top."""
    side = min(area.width // across, area.height // rows)
    left = area.centerx - across * side // 2
    return [
        Rect(left + column * side, area.y + row * side, side, side)
        for row in range(rows)
        for column in range(across)
    ]


def _city(page: Page, city: str, direction: int, area: Rect) -> None:
    """Where the luggage of the line comes from, and which way its numbers run."""
    arrow, area = split_right(area, min(area.height, area.width * 0.34), page.gap // 2)
    if direction:
        page.icon("up" if direction > 0 else "down", inset(arrow, 0, arrow.height * 0.1))
    badge, name = split_left(area, min(area.height, area.width), page.gap // 2)
    side = min(badge.size)
    page.put(city_badge((side, side), city), badge)
    page.write(
        page.words("captain-bluff-card", card=city), name, align="left", height=page.em * 0.8
    )


def _line(page: Page, match: CaptainBluffView, one: BeltView, area: Rect, run: int) -> None:
    """The luggage in its order; the last *run* cards are those just laid."""
    line = one.line[-_MOST_LOW:] if page.low else one.line
    hidden = len(one.line) - len(line)
    count = max(len(line), _MOST_LOW if page.low else _FEWEST)
    cells = grid(area, count, max(2, page.gap // 3), _TAG_ASPECT)
    for index, (laid, cell) in enumerate(zip(line, cells, strict=False)):
        fresh = hidden + index >= len(one.line) - run
        _tag(page, one, laid, cell, fresh=fresh, last=index == len(line) - 1)


def _tag(page: Page, one: BeltView, laid: LaidCard, area: Rect, *, fresh: bool, last: bool) -> None:
    """A piece of luggage as a tag with its number; an Airport card with its sign."""
    luggage = laid.name.rpartition("-")[2].isdecimal()
    fill = city_colour(one.city) if luggage else theme.NIGHT
    edge = theme.AMBER if fresh else theme.PAPER if last else theme.mixed(fill, theme.PAPER, 0.3)
    page.panel(area, fill, edge, max(2, area.height // 12) if fresh or last else 1)
    inside = inset(area, area.width * 0.08, area.height * 0.08)
    if not luggage:
        sign = inside
        if laid.number:
            sign, inside = split_left(inside, inside.width * 0.46)
        side = min(sign.size)
        page.put(airport_sign((side, side), laid.name), sign)
    if laid.number:
        page.write(str(laid.number), inside, height=area.height * 0.84)


def _slats(page: Page, area: Rect, running: bool) -> None:
    """The belt's slats; they creep along where luggage lies."""
    slats = _slat_picture(area.width, max(10, page.area.height // 26))
    offset = round(page.now_s * page.area.height * 0.012) % slats.get_height() if running else 0
    before = page.surface.get_clip()
    page.surface.set_clip(area.clip(before))
    for y in range(area.y - slats.get_height() + offset, area.bottom, slats.get_height()):
        page.surface.blit(slats, (area.x, y))
    page.surface.set_clip(before)


@lru_cache(maxsize=16)
def _slat_picture(width: int, height: int) -> pygame.Surface:
    picture = pygame.Surface((width, height))
    picture.fill(_RUBBER)
    pygame.draw.line(picture, _SLAT, (0, height // 2), (width, height // 2), max(1, height // 14))
    return picture
