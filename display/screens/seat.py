"""The seats on the screen: a row of panels, one for each player, with slots for what a game shows.

`seat_row` draws the panels and their headings, and gives back what is left in each of them; a game
fills that with `counters`, with the line of `says`, and with things of its own.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

from controller.views import SeatStatus
from display import theme
from display.art.canvas import Colour
from display.screens.layout import Rect
from display.screens.page import Align, Page


class SeatedPlayer(Protocol):
    """A player of any game."""

    @property
    def seat(self) -> str: ...


Player = TypeVar("Player", bound=SeatedPlayer)


class Slots(NamedTuple):
    """Where things stand in a seat's panel."""

    heading: Rect
    body: Rect
    aside: Rect = Rect(0, 0, 0, 0)
    """Room beside the heading or right below it, where a game wants some."""


Cut = Callable[[Page, Rect], Slots]
"""Divides the inside of a seat's panel."""


class Counter(NamedTuple):
    """A number with its sign."""

    sign: str
    text: str
    colour: Colour = theme.PAPER


class SeatLine(NamedTuple):
    """What is said of a player: how things stand, with a sign or without, or what is due."""

    text: str
    colour: Colour = theme.PAPER
    sign: str = ""
    due: bool = False
    bold: bool = True


def seat_row(
    page: Page,
    players: Sequence[Player],
    cells: Sequence[Rect],
    cut: Cut,
    lit: Callable[[Player], bool] = lambda one: False,
) -> Iterator[tuple[Player, Slots]]:
    """Draw the panel and the heading of each player, as they sit; *cut* divides a panel's inside,
    and whose panel is *lit* has a bright edge. Yields each player with the slots to be filled."""
    for player, cell in zip(players, cells, strict=True):
        yield player, seated(page, player.seat, cell, cut, lit(player))


def seated(
    page: Page, seat: str, cell: Rect, cut: Cut, lit: bool = False, flat: bool = False
) -> Slots:
    """Draw the panel and the heading of one player; return the slots to be filled."""
    slots = cut(page, seat_panel(page, seat, cell, lit, flat))
    heading(page, seat, slots.heading)
    return slots


def headed(share: float) -> Cut:
    """Cut a panel into a heading of that share of its height and a body below it."""
    return lambda page, inside: Slots(*inside.split_top(inside.height * share, page.gap // 2))


def seat_cells(page: Page, area: Rect, count: int, widest: float = 2.2) -> list[Rect]:
    """A place for each player, side by side; none wider than *widest* times its height. On an
    upright page they stand in rows of two or three."""
    if page.upright and count > 2:
        across = 2 if count <= 4 else 3
        rows = area.rows(-(-count // across), page.gap)
        return [cell for row in rows for cell in row.columns(across, page.gap)][:count]
    width = min(area.width, round(count * area.height * widest))
    block = Rect(0, area.y, width, area.height)
    block.centerx = area.centerx
    return block.columns(max(1, count), page.gap)


_FACED = 0.5
"""Of the usual height of a line: so high a name has to be to have a face or a sign beside it."""


def heading(page: Page, seat: str, area: Rect) -> None:
    """A seat's mark and name, and a face if somebody has one; a sign tells a bot, or a station that
    does not answer."""
    status = status_of(page.seats, seat)
    # All names in the same size, that of the longest.
    names = [page.words.person(one) for one in (*(s.seat for s in page.seats), seat)]
    corner, beside = area.split_right(min(area.height * 0.8, area.width * 0.18), page.gap)
    sign = "fault" if status.lost else "bot" if status.bot else ""
    # The name is more than a bot's sign or a face: where there is little room, it has all of it.
    if sign != "fault" and page.common_height(names, beside.size, beside.height) < page.em * _FACED:
        beside = area
    elif sign:
        page.icon(sign, corner.inset(0, corner.height * 0.1))
    elif status.person is not None and status.person.face:
        page.face(status.person.face, corner)
    area = beside
    page.labelled(
        partial(page.seat_mark, seat),
        page.words.person(seat),
        area,
        align="left",
        height=page.common_height(names, area.size, area.height * 0.9),
    )


def status_of(seats: Sequence[SeatStatus], seat: str) -> SeatStatus:
    """What the table knows of a chair; a chair that it does not name is taken as heard."""
    for status in seats:
        if status.seat == seat:
            return status
    return SeatStatus(seat, joined=True, bot=None, holding=False, lost=False)


def counters(
    page: Page,
    shown: Sequence[Counter],
    cells: Sequence[Rect],
    height: float,
    align: Align = "center",
) -> None:
    """A player's numbers, at most of that *height*."""
    for one, cell in zip(shown, cells, strict=False):
        page.labelled(one.sign, one.text, cell, one.colour, height=height, align=align)


def says(
    page: Page,
    line: SeatLine,
    area: Rect,
    *,
    height: float | None = None,
    align: Align = "center",
    lines: int = 1,
    flat: bool = False,
) -> None:
    """The line of a player, with letters of *height* at most; what is due stands out, with narrow
    margins in a *flat* panel."""
    if line.due:
        margins = (0.7, 0.08) if flat else (1.0, 0.1)
        room = area.inset(page.gap * margins[0], area.height * margins[1])

        def glowing() -> None:
            page.plate(area, page.glow())
            page.write(line.text, room, theme.INK, lines=lines)

        page.live(area, glowing)
    elif line.sign:
        page.labelled(line.sign, line.text, area, line.colour, height=height, align=align)
    else:
        page.write(
            line.text, area, line.colour, height=height, align=align, lines=lines, bold=line.bold
        )


def seat_panel(page: Page, seat: str, area: Rect, lit: bool = False, flat: bool = False) -> Rect:
    """The panel's ground in the seat's colour; returns the room inside. A *flat* panel has narrow
    margins above and below."""
    colour = theme.seat_style(seat).colour
    edge = theme.AMBER if lit else theme.mixed(theme.PANEL_EDGE, colour, 0.6)
    width = max(4, page.gap // 2) if lit else 2
    page.panel(area, theme.mixed(theme.PANEL, colour, 0.17), edge, width)
    return inside_panel(page, area, flat)


def inside_panel(page: Page, area: Rect, flat: bool = False) -> Rect:
    """The room inside a panel."""
    return area.inset(page.gap * 1.5, page.gap * (0.8 if flat else 1.5))


_FADED = 0.6
"""How far an older sentence has faded into the night, at most."""


class ToldDeed(NamedTuple):
    """Something that a seat has done, in words."""

    seat: str
    text: str


def story(page: Page, lines: Sequence[ToldDeed], area: Rect, most: int = 4) -> None:
    """The last of *lines*, as many as fit, the last of them on top."""
    line_px = page.em * (0.9 if page.low else 0.76)
    pitch = line_px * (1.2 if page.low else 1.4)
    fit = min(most, max(1, int((area.height + page.gap) / (pitch + page.gap))))
    places = []
    for line in reversed(lines[-fit:]):
        place, area = area.split_top(pitch, page.gap)
        sign, words = place.split_left(line_px * 1.2 if line.seat else 0, page.gap)
        places.append((line, sign, words))
    # All in letters of one size, that of the longest line.
    height = min(
        (page.height_of(line.text, words.size, line_px, 2) for line, _, words in places),
        default=0,
    )
    for age, (line, sign, words) in enumerate(places):
        if line.seat:
            page.seat_mark(line.seat, sign.inset(sign.width * 0.06))
        colour = theme.mixed(theme.PAPER, theme.NIGHT, _FADED * age / most) if age else theme.PAPER
        page.write(line.text, words, colour, align="left", lines=2, height=height, bold=age == 0)
