"""The people around the table, each as a chip with what everybody may know of them."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from display import theme
from display.art.picture import painted
from display.scene.verbs import lit
from display.screens.catalogue import screens_of
from display.screens.layout import Rect, letters_px
from display.screens.page import Page
from display.screens.seat import Counter, status_of
from display.sides import side_picture
from display.tabletop.hotseat import to_act
from display.tabletop.layout import CARD_SHAPE, fan
from display.tabletop.moment import Moment, state_of
from display.targets import BackOf, SeatOf
from hardware.scene import Label


class Chip(Struct, frozen=True):
    """What a chip shows of a seat: its numbers, a word or two, and what it holds in its hand."""

    seat: str
    counters: tuple[Counter, ...]
    state: str
    acts: bool
    """Whether it is this player who is to act."""
    lit: bool
    """Whether the player at the window may do something with it."""
    holds: Label | None
    own: bool
    near: bool = False
    """Whether the mouse or the keys are at somebody who may be clicked."""


def chips(moment: Moment) -> tuple[Chip, ...]:
    """Return the chips of those who play, clockwise from the player's own. While somebody is to be
    chosen, only who can be is bright."""
    sight = moment.sight
    seats = [seat.seat for seat in sight.scene.seats]
    match = sight.match
    playing = {player.seat for player in match.players} if match is not None else {*seats}
    at = seats.index(sight.own) if sight.own in seats else 0
    acting = to_act(sight)
    now, pointed = lit(moment), {moment.hover, moment.focus}
    chosen = {one.seat for one in now if isinstance(one, SeatOf | BackOf)}
    held = {seat.seat: seat.hand for seat in sight.scene.seats}
    return tuple(
        Chip(
            seat,
            _counters(moment, seat),
            state_of(sight, seat) if seat != sight.own else "",
            seat in acting and not chosen,
            seat in chosen,
            held.get(seat) if seat != sight.own else None,
            seat == sight.own,
            SeatOf(seat) in pointed & {*now, *moment.hint.sought},
        )
        for seat in (*seats[at:], *seats[:at])
        if seat in playing
    )


def _counters(moment: Moment, seat: str) -> tuple[Counter, ...]:
    """The numbers of a seat: those that its game counts, and how many cards it holds."""
    sight = moment.sight
    if sight.match is None:
        return ()
    counted = tuple(screens_of(sight.match).window.counted(sight.match, seat))
    held = sight.at(fan(seat))
    if counted or held is None:
        return counted
    return (Counter("hand_of_cards", str(held.count)),)


class ChipRoom(Struct, frozen=True):
    """How the chips of a picture are set: all alike, so that the eye finds each thing where it is
    at the others."""

    name_px: int
    """How high the letters of each name are."""
    below: bool
    """Whether the numbers stand below the name, not beside it."""
    holds: bool
    """Whether there is room for what somebody holds."""


def chip_aspect(chips: Sequence[Chip]) -> float:
    """Return how wide a chip is, to its height, that has the numbers beside the name."""
    return 2.4 + 1.2 * max((len(_numbers(chip)) for chip in chips), default=0)


def chip_room(page: Page, chips: Sequence[Chip], size: tuple[int, int]) -> ChipRoom:
    """Return how chips of that size are set: the names as large as the longest can be."""
    smallest = letters_px(page.area.height)
    _, inside, _ = _parts(Rect(0, 0, *size))
    names = [page.words.person(chip.seat) for chip in chips]
    widest_px = max((theme.extent(name, smallest)[0] for name in names), default=0)
    counted = max((_counted_px(_numbers(one), inside.height, smallest) for one in chips), default=0)
    beside = inside.width - counted - inside.height // 5
    card_px = round(inside.height * (CARD_SHAPE + 0.2))
    below, holds = widest_px > beside, widest_px + card_px <= beside
    room = inside.width if below else beside - card_px * holds
    tallest = int(inside.height * (0.5 if below else _NAME))
    heights = (page.height_of(name, (room, tallest)) for name in names)
    return ChipRoom(max(smallest, min(heights, default=0)), below, holds)


def held_at(chip: Rect) -> Rect:
    """Return where a chip shows what its player holds: at its end."""
    return _parts(chip)[2]


def _parts(area: Rect) -> tuple[Rect, Rect, Rect]:
    """Return where the mark of a chip stands, what is written, and the card that is held."""
    inside = area.inset(max(4, area.height * 0.14), area.height * 0.06)
    mark, words = inside.split_left(min(inside.height, inside.width * 0.26), inside.height // 5)
    return mark, words, words.split_right(words.height * CARD_SHAPE)[0]


def _numbers(chip: Chip) -> tuple[Counter, ...]:
    return tuple(one for one in chip.counters if one.text)


def draw_chip(page: Page, chip: Chip, room: ChipRoom, area: Rect) -> None:
    """Draw a chip: mark, name and numbers; with an edge in amber if it is that player's turn. A
    sign without a number stands at the mark."""
    colour = theme.seat_style(chip.seat).colour
    fill = theme.mixed(theme.PANEL, colour, 0.3 if chip.acts else 0.14)
    if chip.lit:
        fill = theme.mixed(fill, theme.AMBER, 0.25)
    if chip.near:
        fill = theme.mixed(fill, theme.PAPER, 0.18)
    bright = chip.lit or chip.acts
    page.panel(area, fill, theme.AMBER if bright else None, 3 if bright else 0)
    if not chip.own:
        page.clickable(SeatOf(chip.seat), area)
    smallest = letters_px(page.area.height)
    mark, inside, card = _parts(area)
    page.seat_mark(chip.seat, mark.inset(mark.width * 0.06))
    signs = [one.sign for one in chip.counters if not one.text]
    if status_of(page.seats, chip.seat).lost:
        signs.append("fault")
    for sign in signs[-1:]:
        page.icon(sign, Rect(mark.centerx, mark.centery, mark.width // 2, mark.height // 2))
    if room.holds:
        _, inside = inside.split_right(card.width, inside.height // 5)
        if chip.holds is not None:
            height = card.width if chip.holds.kind == "tile" else round(card.width / CARD_SHAPE)
            page.put(painted((card.width, height), side_picture(chip.holds)), card)
    name = page.words.person(chip.seat)
    if room.below:
        top, low = inside.split_top(inside.height * 0.5)
        page.write(name, top, align="left", height=room.name_px)
        _count(page, _numbers(chip), low, "left", smallest)
        return
    counted = _counted_px(_numbers(chip), inside.height, smallest)
    right, inside = inside.split_right(counted, inside.height // 5)
    _count(page, _numbers(chip), right, "right", smallest)
    state = page.words(chip.state) if chip.state and chip.state != "hands-seat-bot" else ""
    if state and inside.height >= 2.4 * smallest:
        top, low = inside.split_top(inside.height * _NAME)
        page.write(name, top, align="left", height=room.name_px)
        page.write(state, low, theme.MIST, align="left", height=max(smallest, low.height * 0.8))
    else:
        page.write(name, inside, align="left", height=room.name_px)


_NAME = 0.56
"""Of the room's height: a name that may have words below it."""

_LETTERS = 0.52
"""Of the room's height: a number in a chip."""


def _counted_px(counters: tuple[Counter, ...], height: int, smallest: int) -> int:
    """How wide the numbers of a chip are in a room of that height."""
    letters = max(smallest + 2, round(height * _LETTERS))
    signs_px = letters * 1.25 + 4
    widths = (signs_px + theme.extent(one.text, letters)[0] for one in counters)
    return round(sum(widths) + height // 5 * max(0, len(counters) - 1))


def _count(
    page: Page,
    counters: tuple[Counter, ...],
    room: Rect,
    side: Literal["left", "right"],
    smallest: int,
) -> None:
    """Draw the numbers, each after its sign, from the left or from the right."""
    size = max(smallest + 2, room.height * _LETTERS)
    for counter in counters if side == "left" else reversed(counters):
        width = _counted_px((counter,), room.height, smallest)
        if side == "left":
            cell, room = room.split_left(width, room.height // 5)
        else:
            cell, room = room.split_right(width, room.height // 5)
        page.labelled(counter.sign, counter.text, cell, counter.colour, height=size)
