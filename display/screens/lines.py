"""The belts of Captain Bluff, with their departure cities and their lines: side by side on the
public screen, and large on the stage of a player's window."""

from collections.abc import Collection, Sequence

import pygame

from controller.views import CaptainBluffView
from controller.views.captain_bluff import BeltView, LaidCard
from display import theme
from display.art.canvas import Colour
from display.art.decks.airport import airport_sign, city_badge, city_colour
from display.art.keeping import POOL
from display.screens import cards
from display.screens.chrome import StageRest, beside_stage
from display.screens.layout import Rect, letters_px
from display.screens.page import Align, Page
from display.targets import PieceAt, PileAt, RowAt, SpotAt, Target

GAME = "captain-bluff"

_RUBBER: Colour = (36, 38, 50)
_SLAT: Colour = (84, 89, 110)
_STEEL: Colour = (110, 118, 142)
_TAG_ASPECT = 1.15
_FEWEST = 9
"""Tags are not shown larger than when there are this many."""
_MOST_LOW = 8
"""In a low pane the last tags are shown, no more than this."""


def belts(page: Page, match: CaptainBluffView, area: Rect) -> None:
    cells = area.columns(len(match.belts), page.gap)
    for number, (one, cell) in enumerate(zip(match.belts, cells, strict=True), 1):
        page.section(cell, _belt, match, number, one)


def _belt(page: Page, match: CaptainBluffView, number: int, one: BeltView, area: Rect) -> None:
    lit = number == match.at or number in match.looked
    bright_px, margin = max(4, page.gap // 2), max(5, round(page.gap * 0.9))
    page.panel(area, _RUBBER, theme.AMBER if lit else _STEEL, bright_px if lit else 2)
    sides = area.inset(bright_px, margin * 1.2)
    slat_px = max(1, margin - bright_px - 1)
    for side in (sides.split_left(slat_px)[0], sides.split_right(slat_px)[0]):
        _slats(page, side, bool(one.line))
    area = area.inset(margin)
    if page.low:
        head, line = area.split_top(area.height * 0.54, page.gap // 2)
        above, city = head.split_left(head.width * 0.64, page.gap)
    else:
        above, area = area.split_top(area.height * 0.36, page.gap)
        city, line = area.split_top(area.height * 0.2, page.gap // 2)
    _above(page, match, number, one, above)
    if one.city:
        _city(page, one.city, one.direction, city)
    _row_of_tags(page, match, one, line, match.run if number == match.at else 0)


def _above(page: Page, match: CaptainBluffView, number: int, one: BeltView, area: Rect) -> None:
    """The belt's number, the departure city, and the seats that have seen it."""
    card_px = area.height * cards.ASPECT
    sides = area.width - card_px
    beside = 0.68 if page.low else 0.5
    left, rest = area.split_left(sides * (1 - beside))
    right, place = rest.split_right(sides * beside)
    page.write(str(number), left.inset(1, 0), theme.MIST, height=page.em * 1.1)
    seen = _seen_by_all(match, number)
    if seen is not None:
        cards.card(page, GAME, seen, place)
    elif one.destination:
        cards.back(page, GAME, place)
    else:
        cards.slot(page, place, _STEEL)
    if one.known_to:
        _known(page, one.known_to, right.inset(right.width * (0.04 if page.low else 0.12), 0))


def _known(page: Page, seats: tuple[str, ...], area: Rect) -> None:
    """An eye, and the marks of those who have seen the card: below it, in a low pane beside it."""
    if page.low:
        eye, marks = area.split_left(min(area.height * 0.5, area.width * 0.32), 1)
        rows, across = 2, -(-len(seats) // 2)
    else:
        eye, marks = area.split_top(min(area.height * 0.3, area.width), 1)
        rows, across = 3, 1 if len(seats) <= 2 else 2
    page.icon("eye", eye)
    for seat, cell in zip(seats, _pack(marks, across, rows), strict=False):
        page.seat_mark(seat, cell.inset(cell.width * 0.06))


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


def _city(page: Page, city: str, direction: int, area: Rect, named: bool = True) -> None:
    """Where the luggage of the line comes from, and which way its numbers run."""
    arrow, area = area.split_right(min(area.height, area.width * 0.34), page.gap // 2)
    if direction:
        page.icon("up" if direction > 0 else "down", arrow.inset(0, arrow.height * 0.1))
    badge, name = area.split_left(min(area.height, area.width), page.gap // 2)
    side = min(badge.size)
    page.put(city_badge((side, side), city), badge)
    if not named:
        return
    page.write(
        page.words("captain-bluff-card", card=city), name, align="left", height=page.em * 0.8
    )


def _row_of_tags(page: Page, match: CaptainBluffView, one: BeltView, area: Rect, run: int) -> None:
    """The luggage in its order; the last *run* cards are those just laid."""
    line = one.line[-_MOST_LOW:] if page.low else one.line
    hidden = len(one.line) - len(line)
    count = max(len(line), _MOST_LOW if page.low else _FEWEST)
    cells = area.grid(count, max(2, page.gap // 3), _TAG_ASPECT)
    for index, (laid, cell) in enumerate(zip(line, cells, strict=False)):
        fresh = hidden + index >= len(one.line) - run
        _tag(page, one, laid, cell, fresh=fresh, last=index == len(line) - 1)


def _tag(page: Page, one: BeltView, laid: LaidCard, area: Rect, *, fresh: bool, last: bool) -> None:
    """A piece of luggage as a tag with its number; an Airport card with its sign."""
    luggage = laid.name.rpartition("-")[2].isdecimal()
    fill = city_colour(one.city) if luggage else theme.NIGHT
    edge = theme.AMBER if fresh else theme.PAPER if last else theme.mixed(fill, theme.PAPER, 0.3)
    page.panel(area, fill, edge, max(2, area.height // 12) if fresh or last else 1)
    inside = area.inset(area.width * 0.08, area.height * 0.08)
    if not luggage:
        sign = inside
        if laid.number:
            sign, inside = inside.split_left(inside.width * 0.46)
        side = min(sign.size)
        page.put(airport_sign((side, side), laid.name), sign)
    if laid.number:
        page.write(str(laid.number), inside, height=area.height * 0.84)


def _slats(page: Page, area: Rect, running: bool) -> None:
    """The ends of the belt's slats along one of its sides; they creep along where luggage lies."""
    pitch = max(10, page.area.height // 26)
    picture = _slat_ends(area.width, area.height + pitch, pitch)

    def draw() -> None:
        moved_px = page.moved_px(page.area.height * 0.012) if running else 0
        page.surface.blit(picture, area, (0, pitch - moved_px % pitch, *area.size))

    page.live(area, draw, opaque=True)


@POOL.keeping
def _slat_ends(width: int, height: int, pitch: int) -> pygame.Surface:
    picture = pygame.Surface((width, height))
    picture.fill(_RUBBER)
    thick = max(2, pitch // 9)
    for y in range(pitch // 2, height, pitch):
        picture.fill(_SLAT, (0, y, width, thick))
    return picture


# ---- the stage of a player's window --------------------------------------------------------

_EMPTY_SHARE = 0.075
"""Of the stage's width: a column of empty belts beside those with cards."""
_LEAST_TAGS = 8
"""Tags are not larger than when there are that many."""


def stage(page: Page, match: CaptainBluffView, lit: Collection[Target], area: Rect) -> StageRest:
    """The belts with cards wide, each with its line in large; the empty ones small."""
    piles, room = beside_stage(page, area)
    live = [n for n, one in enumerate(match.belts, 1) if one.line or one.destination]
    dead = [n for n in range(1, len(match.belts) + 1) if n not in live]
    high = page.upright
    if live and dead:
        cut = Rect.split_bottom if high else Rect.split_right
        across = len(dead) if high else 1 + (len(dead) > 3)
        share = room.height * 0.14 if high else room.width * _EMPTY_SHARE * across
        small, room = cut(room, share, page.gap)
        cells = [
            cell
            for row in small.rows(-(-len(dead) // across), page.gap)
            for cell in row.columns(across, page.gap)
        ]
        _belts_at(page, match, lit, dead, cells[: len(dead)])
        _belts_at(page, match, lit, live, _live_cells(page, match, live, room))
    else:
        belts_here = live or dead
        _belts_at(page, match, lit, belts_here, _live_cells(page, match, belts_here, room))
    numbers = range(1, len(match.belts) + 1)
    drawn = (place for n in numbers for place in (f"middle/city-{n}", f"middle/spot-{n}"))
    return StageRest(piles, frozenset(drawn))


def _live_cells(
    page: Page, match: CaptainBluffView, numbers: Sequence[int], room: Rect
) -> list[Rect]:
    """A cell for each belt with cards: one without a line is narrow, and a long line wide."""
    lines = (len(match.belts[number - 1].line) for number in numbers)
    weights = [4.0 + 0.6 * count if count else 2.0 for count in lines]
    free, x = room.width - page.gap * (len(numbers) - 1), float(room.x)
    cells = []
    for weight in weights:
        width = free * weight / sum(weights)
        cells.append(Rect(round(x), room.y, round(width), room.height))
        x += width + page.gap
    return cells


def _belts_at(
    page: Page,
    match: CaptainBluffView,
    lit: Collection[Target],
    numbers: Sequence[int],
    cells: Sequence[Rect],
) -> None:
    for number, cell in zip(numbers, cells, strict=True):
        own = frozenset(one for one in lit if _of_belt(one, number))
        page.section(cell, _belt_on_stage, match, number, match.belts[number - 1], own)


def _of_belt(target: Target, number: int) -> bool:
    places = (f"middle/city-{number}", f"middle/spot-{number}")
    match target:
        case SpotAt(spot):
            return spot == number
        case RowAt(place) | PileAt(place) | PieceAt(place, _):
            return place in places
        case _:
            return False


def _belt_on_stage(
    page: Page,
    match: CaptainBluffView,
    number: int,
    one: BeltView,
    lit: Collection[Target],
    area: Rect,
) -> None:
    city, line = f"middle/city-{number}", f"middle/spot-{number}"
    for target in (SpotAt(number), RowAt(city), RowAt(line)):
        page.clickable(target, area)
    pieces = any(isinstance(target, PieceAt) for target in lit)
    lies = bool(one.line or one.destination)
    cards.ground(page, area, bool(lit) and not pieces, lies)
    inside = area.inset(page.gap, page.gap * 0.7)
    at = page.area.height / 30
    if not lies:
        page.write(str(number), inside, theme.PAPER if lit else theme.MIST, height=at * 1.2)
        return
    head, body = inside.split_top(at * 1.35, page.gap // 2)
    if one.next is not None and one.line:
        # What fits next stands beside the city where there is room for it, otherwise below all.
        wide = body.width > 2.2 * body.height
        says, least = page.words(one.next.says), letters_px(page.area.height)
        lines = (
            1 if wide or page.height_of(says, (body.width, body.height), at * 0.9) >= least else 2
        )
        foot_px = at * 1.2 if lines == 1 else least * 2.8
        foot, body = (head, body) if wide else body.split_bottom(foot_px, page.gap // 2)
        if wide:
            foot, head = head.split_right(head.width * 0.5, page.gap)
        side: Align = "right" if wide else "left"
        if page.height_of(says, foot.size, at * 0.9, lines) >= least:
            page.write(says, foot, theme.AMBER, align=side, height=at * 0.9, lines=lines)
    _belt_head(page, number, one, head)
    if not one.line:
        # The city alone fills the belt.
        card, rest = body.split_top(body.width / cards.ASPECT * 1.2)
    elif body.width < body.height * 0.75:
        card, rest = body.split_top(body.height * 0.46, page.gap)
    else:
        card, rest = body.split_left(min(body.width * 0.34, body.height * cards.ASPECT), page.gap)
    _city_on_stage(page, match, number, one, PieceAt(city, 0) in lit, card)
    page.clickable(PieceAt(city, 0), card)
    if not one.line:
        return
    cells = rest.grid(max(len(one.line), _LEAST_TAGS), max(3, page.gap // 2), _TAG_ASPECT)
    run = match.run if number == match.at else 0
    for index, (laid, cell) in enumerate(zip(one.line, cells, strict=False)):
        fresh = index >= len(one.line) - run
        _tag(page, one, laid, cell, fresh=fresh or PieceAt(line, index) in lit,
             last=index == len(one.line) - 1)  # fmt: skip
        page.clickable(PieceAt(line, index), cell)


def _belt_head(page: Page, number: int, one: BeltView, head: Rect) -> None:
    """The belt's number, the city of its luggage, and which way its numbers run."""
    sign, rest = head.split_left(head.height, page.gap // 2)
    page.write(str(number), sign, theme.MIST, height=head.height * 0.9)
    if one.city:
        _city(page, one.city, one.direction, rest, named=rest.width > head.height * 5)


def _city_on_stage(
    page: Page, match: CaptainBluffView, number: int, one: BeltView, lit: bool, area: Rect
) -> None:
    """The departure city, with the marks of those who have seen it below."""
    foot, place = area.split_bottom(area.height * 0.16 if one.known_to else 0, 2)
    card = place.fitted(cards.ASPECT)
    # In steps: as lines grow all belts change, and the same few pictures come again.
    card = Rect(Rect(0, 0, card.width - card.width % 8, card.height).fitted(cards.ASPECT))
    card.center = place.center
    if lit:
        page.panel(card.inset(-4), theme.AMBER)
    seen = _seen_by_all(match, number)
    if seen is not None:
        cards.card(page, GAME, seen, card)
    elif one.destination:
        cards.back(page, GAME, card)
    else:
        cards.slot(page, card, theme.PANEL_EDGE)
    if one.known_to:
        side = min(foot.height, foot.width // (len(one.known_to) + 1))
        x = foot.centerx - side * (len(one.known_to) + 1) // 2
        page.icon("eye", Rect(x, foot.y, side, side).inset(1))
        for seat in one.known_to:
            x += side
            page.seat_mark(seat, Rect(x, foot.y, side, side).inset(side * 0.08))
