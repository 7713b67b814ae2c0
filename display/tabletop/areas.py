"""Everything on the table that can be clicked, and where it is now. Pure."""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from pygame import Rect

from display.screens.layout import FINGER_PX, distance, for_finger
from display.tabletop.belt import Ground
from display.tabletop.layout import Point, TableLayout, caption_line, fan, in_hand, spread
from display.tabletop.sight import BESIDE, Sight
from display.targets import (
    BackOf,
    Beside,
    ButtonAt,
    DeckAt,
    GroundAt,
    LineAt,
    OwnCard,
    OwnFan,
    OwnHand,
    OwnPad,
    OwnVote,
    PieceAt,
    PileAt,
    RowAt,
    SeatOf,
    Sorting,
    SpotAt,
    Target,
    TileAt,
)
from hardware.scene import SeenPlace

_COLUMN = 7
"""A menu with more lines than this has two columns, as a wide one has."""

OWN: Mapping[Target, str] = {
    OwnHand(): "hand",
    OwnPad(): "pad",
    ButtonAt("A"): "A",
    ButtonAt("B"): "B",
}
"""Parts of the player's own seat, and what the layout calls their areas."""

_BACKGROUND = (OwnFan, SeatOf, TileAt, GroundAt)
"""Large targets: a finger on one of them, beside a small target, means the small one."""


def targets(
    layout: TableLayout, sight: Sight, ground: Ground | None = None, belt_turns: float = 0.0
) -> dict[Target, Rect]:
    """Return every target with its area; if two overlap, the later one is on top."""
    found: dict[Target, Rect] = {}
    seen = {place.place: place for place in sight.scene.places}
    for seat, panel in layout.others.items() if ground is None else ():
        found[SeatOf(seat)] = panel.area
        if sight.victim == seat:
            _pieces(found, partial(BackOf, seat), panel.fan, seen.get(fan(seat)))
    for mat in layout.mats:
        if mat.mat.spot:
            # All of what glows, with what lies on it on top.
            found[SpotAt(mat.mat.spot)] = mat.area
        for place, area in mat.places.items():
            _place(found, place, area, sight, seen)
    for spot, area in layout.bare.items():
        found[SpotAt(spot)] = area
    if ground is not None:
        found |= tiles_on(ground, sight, belt_turns)
    for place, area in layout.own_places.items():
        if ground is None:
            _place(found, place, area, sight, seen)
        elif place != sight.pile("shown") or shows_pairs(sight):
            found[PileAt(place)] = area
    if ground is None:
        cards_px = found[OwnFan()] = layout.own_cards(sight.cursor is not None)
        cards = sight.own_cards
        if len(cards) > 1:
            found[Sorting()] = sort_button(layout, cards_px)
        for index, area in zip(cards, in_hand(cards_px, len(cards)), strict=True):
            found[OwnCard(index)] = area
    for target, name in OWN.items():
        found[target] = layout.own[name]
    found |= dict(beside(layout, sight).items())
    if sight.cursor is not None and "menu" in layout.own:
        lines = menu_lines(layout.own_menu(sight.match is not None), len(sight.cursor.options))
        found |= {LineAt(number): area for number, area in enumerate(lines)}
    if sight.vote is not None:
        found[OwnVote()] = layout.vote
    return found


def tiles_on(ground: Ground, sight: Sight, belt_turns: float) -> dict[Target, Rect]:
    """Return the tiles on the belt or in the rows, and where each is hit now."""
    found: dict[Target, Rect] = {}
    for seen in sight.scene.places:
        lies = ground_spot(ground, seen.place, belt_turns)
        if lies is not None:
            side = round(lies[1] * ground.reach)
            found[TileAt(seen.place)] = Rect(0, 0, side, side)
            found[TileAt(seen.place)].center = (round(lies[0][0]), round(lies[0][1]))
    return found


def at(found: Mapping[Target, Rect], point: Point) -> Target | None:
    """Return what is at a point: the topmost target there."""
    x, y = round(point[0]), round(point[1])
    hits = [target for target, area in found.items() if area.collidepoint(x, y)]
    tiles = [hit for hit in hits if isinstance(hit, TileAt)]
    if tiles and hits[-1] in tiles:
        # Moving tiles are hit generously: the nearest one is meant.
        return min(tiles, key=lambda tile: math.dist(found[tile].center, point))
    return hits[-1] if hits else None


def touched(found: Mapping[Target, Rect], point: Point) -> Target | None:
    """Return what a finger at a point means: what it touches, or else the nearest target that is
    smaller than a finger, and not further away than a finger is wide."""
    there = at(found, point)
    if there is not None and not isinstance(there, _BACKGROUND):
        return there
    near = {
        target: area
        for target, area in found.items()
        if min(area.size) < FINGER_PX and for_finger(area).collidepoint(point)
    }
    if not near:
        return there
    return min(near, key=lambda target: distance(near[target], point))


def large_menu(size: tuple[int, int]) -> tuple[Rect, Rect]:
    """Return the areas of the title and of the lines of a menu that takes up a pane of *size*."""
    area = Rect(0, 0, *size).inflate(-24, -12)
    title = Rect(area.left, area.top, area.width, max(24, round(area.height * 0.1)))
    return title, Rect(area.left, title.bottom, area.width, area.bottom - title.bottom)


def large_lines(size: tuple[int, int], count: int) -> tuple[Rect, ...]:
    """Return where the lines of such a menu are: each as large as a finger, if that can be."""
    area = large_menu(size)[1]
    columns = 1
    while columns < 4 and area.height < FINGER_PX * -(-count // columns):
        columns += 1
    deep = -(-count // columns)
    width, height = area.width / columns, min(area.height / deep, FINGER_PX * 1.4)
    return tuple(
        Rect(
            round(area.left + width * (number // deep)),
            round(area.top + height * (number % deep)),
            round(width) - 3,
            round(height) - 3,
        )
        for number in range(count)
    )


def walk(found: Mapping[Target, Rect], sight: Sight) -> Sequence[Sequence[Target]]:
    """Return the targets in rows, from the player's own seat outwards."""
    held = sight.hand is not None
    rows: dict[int, list[Target]] = {}
    for target in found:
        if type(target) in _ROWS and (held or not isinstance(target, OwnFan | OwnHand | OwnPad)):
            before_own_seat = isinstance(target, PileAt) and target.place.startswith(sight.pile(""))
            row = 1 if before_own_seat else _ROWS[type(target)]
            rows.setdefault(row, []).append(target)
    return [rows[row] for row in sorted(rows)]


def ground_spot(ground: Ground | None, place: str, belt_turns: float) -> tuple[Point, int] | None:
    """Return where a piece on the belt or in the rows is, and how large; None elsewhere."""
    owner, _, number = place.partition("/")
    if ground is None or owner != ground.name:
        return None
    return ground.spot(int(number), belt_turns)


def sort_button(layout: TableLayout, cards: Rect) -> Rect:
    """Return the button for another order of the cards: the words below them."""
    height, below = caption_line(layout)
    button = Rect(0, 0, min(cards.width, height * 22), height + 8)
    button.center = (cards.centerx, below)
    return button


def shows_pairs(sight: Sight) -> bool:
    """Return True if there is a place for shown pairs: at the check, and while anything lies in
    it."""
    return sight.phase == "check" or sight.seen("shown") is not None


def beside(layout: TableLayout, sight: Sight) -> dict[Beside, Rect]:
    """Return the control cards that currently have a meaning."""
    width = layout.beside.width // max(3, len(sight.cards))
    top, height = layout.beside.top, layout.beside.height
    left = layout.beside.left
    return {
        Beside(card): Rect(left + number * width, top, width - 4, height)
        for number, place in enumerate(sight.cards)
        if (card := place.removeprefix(f"{BESIDE}/")) != place
    }


def menu_lines(area: Rect, count: int) -> tuple[Rect, ...]:
    """Return where the lines of a menu are, below its title."""
    columns = 2 if count > _COLUMN or area.width > 3 * area.height else 1
    deep = -(-count // columns)
    height = min((area.height - menu_title(area).height) / max(1, deep), area.height * 0.2)
    width = area.width / columns
    top = menu_title(area).bottom
    return tuple(
        Rect(
            round(area.left + width * (number // deep)),
            round(top + height * (number % deep)),
            round(width) - (2 if columns > 1 else 0),
            round(height) - 1,
        )
        for number in range(count)
    )


def menu_title(area: Rect) -> Rect:
    return Rect(area.left, area.top, area.width, max(12, round(area.height * 0.15)))


def _place(
    found: dict[Target, Rect],
    place: str,
    area: Rect,
    sight: Sight,
    seen: Mapping[str, SeenPlace],
) -> None:
    layout = sight.scene.layout
    if place in layout.rows:
        found[RowAt(place)] = area
        _pieces(found, partial(PieceAt, place), area, seen.get(place))
    else:
        found[DeckAt(place) if place in layout.decks else PileAt(place)] = area


def _pieces(
    found: dict[Target, Rect], piece: Callable[[int], Target], area: Rect, seen: SeenPlace | None
) -> None:
    for number, place in enumerate(spread(area, 0 if seen is None else seen.count)):
        found[piece(number)] = place


_ROWS: Mapping[type, int] = {
    OwnCard: 0, OwnFan: 0, Sorting: 1,
    OwnHand: 1, OwnPad: 1, OwnVote: 1,
    LineAt: 2, Beside: 2,
    TileAt: 3, DeckAt: 3, SpotAt: 3, PileAt: 3, RowAt: 3, PieceAt: 3,
    SeatOf: 4, BackOf: 4,
}  # fmt: skip
"""The row of each target for moving with the arrow keys; what lies in front of the player's own
seat is in the second one."""
