"""The people around the table, each as a chip with what everybody may know of them."""

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


def chips(moment: Moment) -> tuple[Chip, ...]:
    """Return the chips of those who play, clockwise from the player's own. While somebody is to be
    chosen, only who can be is bright."""
    sight = moment.sight
    seats = [seat.seat for seat in sight.scene.seats]
    match = sight.match
    playing = {player.seat for player in match.players} if match is not None else {*seats}
    at = seats.index(sight.own) if sight.own in seats else 0
    acting = to_act(sight)
    now = lit(moment)
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


def draw_chip(page: Page, chip: Chip, area: Rect) -> None:
    """Draw a chip: mark, name and numbers; with an edge in amber if it is that player's turn."""
    colour = theme.seat_style(chip.seat).colour
    fill = theme.mixed(theme.PANEL, colour, 0.3 if chip.acts else 0.14)
    if chip.lit:
        fill = theme.mixed(fill, theme.AMBER, 0.25)
    bright = chip.lit or chip.acts
    page.panel(area, fill, theme.AMBER if bright else None, 3 if bright else 0)
    if not chip.own:
        page.clickable(SeatOf(chip.seat), area)
    smallest = letters_px(page.area.height)
    inside = area.inset(max(4, area.height * 0.14), area.height * 0.06)
    mark, inside = inside.split_left(min(inside.height, inside.width * 0.26), inside.height // 5)
    page.seat_mark(chip.seat, mark.inset(mark.width * 0.06))
    status = status_of(page.seats, chip.seat)
    name = page.words.person(chip.seat)
    state = page.words(chip.state) if chip.state and chip.state != "hands-seat-bot" else ""
    if status.lost:
        sign, inside = inside.split_left(inside.height * 0.8, inside.height // 6)
        page.icon("fault", sign)
    counted = _counted_px(chip.counters, inside.height, smallest)
    least_px = theme.extent(name, smallest)[0] + counted + inside.height * 1.2
    if chip.holds is not None and least_px < inside.width:
        card, inside = inside.split_right(inside.height * CARD_SHAPE, inside.height // 5)
        height = card.width if chip.holds.kind == "tile" else round(card.width / CARD_SHAPE)
        page.put(painted((card.width, height), side_picture(chip.holds)), card)
    if theme.extent(name, smallest)[0] > inside.width - counted - inside.height // 5:
        # One below the other: the name has to be read.
        top, below = inside.split_top(inside.height * 0.5)
        page.write(name, top, align="left", height=max(smallest, top.height * 0.8))
        _count(page, chip.counters, below, "left", smallest)
        return
    right, inside = inside.split_right(counted, inside.height // 5)
    _count(page, chip.counters, right, "right", smallest)
    if state and inside.height >= 2.4 * smallest:
        top, below = inside.split_top(inside.height * 0.54)
        page.write(name, top, align="left", height=top.height)
        page.write(state, below, theme.MIST, align="left", height=max(smallest, below.height * 0.8))
    else:
        page.write(name, inside, align="left", height=inside.height * 0.66)


_LETTERS = 0.62
"""Of the room's height: a number in a chip."""


def _counted_px(counters: tuple[Counter, ...], height: int, smallest: int) -> int:
    """How wide the numbers of a chip are in a room of that height."""
    letters = max(smallest + 2, round(height * _LETTERS))
    signs_px = max(letters * 1.25 + 4, height * 0.85)
    widths = (signs_px + theme.extent(one.text, letters)[0] for one in counters)
    return round(sum(widths) + height // 5 * max(0, len(counters) - 1))


def _count(
    page: Page,
    counters: tuple[Counter, ...],
    room: Rect,
    side: Literal["left", "right"],
    smallest: int,
) -> None:
    """Draw the numbers, each after its sign."""
    size = max(smallest + 2, room.height * _LETTERS)
    for counter in counters if side == "left" else reversed(counters):
        width = _counted_px((counter,), room.height, smallest)
        if side == "left":
            cell, room = room.split_left(width, room.height // 5)
        else:
            cell, room = room.split_right(width, room.height // 5)
        if counter.text:
            page.labelled(counter.sign, counter.text, cell, counter.colour, height=size)
        else:
            page.icon(counter.sign, cell.inset(cell.width * 0.1))
