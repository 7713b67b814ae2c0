"""The end of a match: the winner in large, everybody in order with a sentence about each, and what
to do next; further pages have the facts, and take turns by themselves on a screen for all.
"""

import math
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import pygame

from controller.views import Cursor, TableView
from display import theme
from display.art.canvas import Canvas, Colour, oval
from display.art.keeping import POOL
from display.screens.layout import FINGER_PX, Rect, letters_px
from display.screens.page import Page
from display.screens.seat import heading, status_of
from display.targets import LineAt, NextPage, Target
from display.words import Words

_CONFETTI = 70
_FALLS_S = 8.0
"""How long the confetti falls: after that nothing moves, and the page stands."""

TURN_S = 12.0
"""How long a page stands that turns by itself."""


class Placing(NamedTuple):
    """What a player has come to: said in the *figure*, and the more *merit* the better. Equal
    merits share a place."""

    seat: str
    figure: str
    merit: float


def portrait(page: Page, match: Any, seat: str, area: Rect) -> None:
    """The face that somebody has chosen, or else the mark of the seat."""
    status = status_of(page.seats, seat)
    if status.person is not None and status.person.face:
        page.face(status.person.face, area.inset(area.width * 0.1))
    else:
        page.seat_mark(seat, area.inset(area.width * 0.2))


def nothing_said(words: Words, match: Any) -> str:
    """Nothing is said of how far the winner is ahead."""
    return ""


class Ending(NamedTuple):
    """How a game ends. What its functions are given as *match* is of the game's view."""

    ranks: Callable[[Words, Any], Sequence[Placing]]
    facts: tuple[Callable[[Page, Any, Rect], None], ...] = ()
    """The pages after the first: how it lies at the end, and figures."""
    hero: Callable[[Page, Any, str, Rect], None] = portrait
    """Draws a winner, in a square."""
    lead: Callable[[Words, Any], str] = nothing_said
    """How far the winner is ahead."""


def scored(
    points: Callable[[Any], Mapping[str, int]],
    *facts: Callable[[Page, Any, Rect], None],
    lead: str = "",
) -> Ending:
    """Return the ending of a game that most points win; *lead* is the message for how many more the
    winner has."""

    def ranks(words: Words, match: Any) -> list[Placing]:
        return [Placing(seat, str(number), number) for seat, number in points(match).items()]

    def said(words: Words, match: Any) -> str:
        by = ahead(tuple(points(match).values()))
        return words(lead, count=by) if by else ""

    return Ending(ranks, facts, lead=said if lead else nothing_said)


def ahead(points: Sequence[float]) -> int:
    """How much more the first has than the second."""
    first, *others = sorted(points, reverse=True)
    return round(first - others[0]) if others else 0


# ---- the pages -----------------------------------------------------------------------------------


def draw_ending(page: Page, view: TableView, ending: Ending, body: Rect) -> None:
    """Draw the page of an ending whose turn it is."""
    match: Any = view.match
    facts = ending.facts if match.winners else ()
    shown = page.page_of(TURN_S, 1 + len(facts))
    if shown:
        top, body = body.split_top(max(page.corner_px, page.em * 1.1), page.gap // 2)
        page.leave_corner(top)
        page.section(top, _title, None, view.game)
        buttons, body = _buttons_room(page, view.cursor, facts, body)
        facts[shown - 1](page, match, body)
    else:
        buttons = _result(page, view, ending, facts, body)
    if buttons is not None:
        page.section(buttons, _next, None, view.cursor, len(facts), shown)
    elif facts:
        page.section(Rect(body.x, body.bottom, body.width, page.gap), _dots, None, facts, shown)


def _title(page: Page, game: str, area: Rect) -> None:
    title = page.words("table-game", game=game)
    left, right = area.columns(2, page.gap)
    page.write(title, left, theme.AMBER, align="left", height=page.em * 0.9)
    page.write(page.words("screen-facts"), right, align="right", height=page.em * 0.9)


def _result(
    page: Page, view: TableView, ending: Ending, facts: Sequence[object], body: Rect
) -> Rect | None:
    """Draw the winner and everybody's places; return the room for what comes next."""
    match: Any = view.match
    ranks = ordered(ending.ranks(page.words, match), match.winners)
    buttons = None
    if page.low or page.upright:
        buttons, body = _buttons_room(page, view.cursor, facts, body)
    if page.upright:
        # The more players, the more of it they have.
        left, right = body.split_top(body.height * max(0.26, 0.54 - 0.03 * len(ranks)), page.gap)
        page.leave_corner(left, centred=True)
    else:
        crowd = page.goes_on is not None and len(ranks) > 5
        left, right = body.split_left(body.width * (0.34 if crowd else 0.44), page.gap * 2)
    if not (page.low or page.upright):
        buttons, right = _buttons_room(page, view.cursor, facts, right)
        right = right.split_bottom(right.bottom - max(right.y, page.corner_px))[0]
    lead = ending.lead(page.words, match)
    page.section(left, _winner, match, ending.hero, lead)
    told = {one.seat: page.words(one.what) for one in view.story}
    row_px = min((right.height + page.gap) / max(1, len(ranks)) - page.gap, page.area.height * 0.15)
    top = right.y + max(0.0, right.height - (row_px + page.gap) * len(ranks) + page.gap) / 2
    rows = [
        Rect(right.x, round(top + number * (row_px + page.gap)), right.width, round(row_px))
        for number in range(len(ranks))
    ]
    # All of a kind in letters of one size.
    _, figure, _, line = _row_parts(page, rows[0], bool(told))
    figure_px = _smallest_px(page, [rank.figure for _, rank in ranks], figure, page.em * 1.2, 1)
    line_px = _smallest_px(page, list(told.values()), line, page.em * 0.56, 2)
    letters = figure_px, line_px
    for (place, rank), row in zip(ranks, rows, strict=True):
        won = rank.seat in match.winners
        said = told.get(rank.seat, "") if told else None
        page.section(row, _rank, None, place, rank, said, won, letters)
    return buttons


def _smallest_px(page: Page, texts: Sequence[str], area: Rect, tallest: float, lines: int) -> float:
    return min((page.height_of(one, area.size, tallest, lines) for one in texts), default=tallest)


def ordered(ranks: Sequence[Placing], winners: Sequence[str]) -> list[tuple[int, Placing]]:
    """Return everybody with their place, the winners first; equal merits share a place."""
    line = sorted(ranks, key=lambda rank: (rank.seat not in winners, -rank.merit))
    found: list[tuple[int, Placing]] = []
    for number, rank in enumerate(line, 1):
        won = rank.seat in winners
        if found:
            place, last = found[-1]
            if (last.seat in winners, won or last.merit) == (won, won or rank.merit):
                number = place
        found.append((number, rank))
    return found


def _winner(page: Page, match: Any, hero: Callable[..., None], lead: str, area: Rect) -> None:
    """The winners in their rings, and who they are; confetti around them."""
    page.live(area, lambda: _winner_now(page, match, hero, lead, area))


def _winner_now(page: Page, match: Any, hero: Callable[..., None], lead: str, area: Rect) -> None:
    confetti(page, match.winners, area)
    low = area.width > 2 * area.height
    if low:
        pictures, said = area.split_left(area.height, page.gap)
    else:
        said, pictures = area.split_bottom(area.height * (0.36 if lead else 0.3), page.gap)
    if match.winners:
        for seat, cell in zip(
            match.winners, pictures.grid(len(match.winners), page.gap, 1.0), strict=False
        ):
            _ring(page, match, hero, seat, cell)
    else:
        page.icon("trophy", pictures)
    if lead:
        said, foot = said.split_top(said.height * 0.7)
        page.write(lead, foot.split_top(page.em)[0], theme.PAPER, height=page.em * 0.8)
    page.write(outcome(page.words, match.winners), said, theme.AMBER, lines=2, height=page.em * 1.9)


def _ring(page: Page, match: Any, hero: Callable[..., None], seat: str, area: Rect) -> None:
    side = min(area.size)
    ring = Rect(0, 0, side, side)
    ring.center = area.center
    page.put(medal(side, theme.seat_style(seat).colour), ring)
    hero(page, match, seat, ring.inset(side * 0.1))


def _row_parts(page: Page, area: Rect, told: bool) -> tuple[Rect, Rect, Rect, Rect]:
    """Return where the place, the figure, the name and the sentence of a row stand."""
    inside = area.inset(page.gap * 1.3, area.height * 0.1)
    place, inside = inside.split_left(page.em * 0.8, page.gap)
    # In an upright window the sentence has room for two lines, in a low row all that is free.
    least = 4.7 if page.goes_on is not None and page.upright else 3.2
    low = page.goes_on is not None and area.height < letters_px(page.area.height) * 3.2
    figure, names = inside.split_right(inside.width * (0.16 if low else 0.26), page.gap)
    if not told:
        return place, figure, names, Rect(0, 0, 0, 0)
    if area.height < letters_px(page.area.height) * least:
        # The sentence says who it is.
        name, line = names.split_left(names.height * 0.9, page.gap)
        return place, figure, name, line
    return place, figure, *names.split_top(names.height * 0.46, page.gap // 3)


def _rank(
    page: Page,
    place: int,
    rank: Placing,
    told: str | None,
    won: bool,
    letters: tuple[float, float],
    area: Rect,
) -> None:
    """A player's place, name and figure, and the sentence about them, where there are any."""
    colour = theme.seat_style(rank.seat).colour
    page.panel(
        area,
        theme.mixed(theme.PANEL, colour, 0.3 if won else 0.12),
        theme.AMBER if won else None,
        max(3, page.gap // 3),
    )
    number, figure, names, line = _row_parts(page, area, told is not None)
    page.write(str(place), number, theme.MIST, height=page.em * 0.7)
    page.write(rank.figure, figure, align="right", height=letters[0])
    page.write(told or "", line, theme.MIST, align="left", lines=2, height=letters[1])
    if names.width <= names.height:
        page.seat_mark(rank.seat, names)
        return
    name = Rect(names)
    name.height = round(min(names.height, page.em * 1.1))
    name.centery = names.centery
    heading(page, rank.seat, name)


def outcome(words: Words, winners: Sequence[str]) -> str:
    """Who has won, in words."""
    return words("screen-winners", seats=tuple(winners), count=len(winners))


# ---- what comes next -----------------------------------------------------------------------------


def _buttons_room(
    page: Page, cursor: Cursor | None, facts: Sequence[object], body: Rect
) -> tuple[Rect | None, Rect]:
    """Return where what comes next stands, and what is left of *body*."""
    if cursor is None:
        return None, body
    count = len(cursor.options) + bool(facts and page.goes_on is not None)
    down = -(-count // _across(page, body))
    share = 0.15 if page.low else 0.075
    height = max(FINGER_PX if page.goes_on is not None else 0, page.area.height * share)
    room, rest = body.split_bottom(height * down + page.gap * (down - 1), page.gap * 2)
    return room, rest


def _across(page: Page, area: Rect) -> int:
    """How many buttons stand side by side."""
    return 6 if page.low else max(2, min(6, int(area.width / (FINGER_PX * 3.6))))


def _next(page: Page, cursor: Cursor, facts: int, shown: int, area: Rect) -> None:
    """A button for each line, and in a player's window one for the next page."""
    buttons: list[tuple[Target, str, bool]] = [
        (LineAt(at), page.words(line), at == cursor.at) for at, line in enumerate(cursor.options)
    ]
    if facts and page.goes_on is not None:
        said = page.words("screen-facts" if shown < facts else "screen-result")
        buttons.append((NextPage(), said, False))
    down = -(-len(buttons) // _across(page, area))
    cells = area.shelves(len(buttons), down, page.gap)
    for (target, text, lit), cell in zip(buttons, cells, strict=True):
        page.clickable(target, cell)
        page.button(text, cell, theme.choice(lit), height=cell.height * 0.42)


def _dots(page: Page, facts: Sequence[object], shown: int, area: Rect) -> None:
    """Which page of how many it is."""
    side = max(4, round(page.gap * 0.7))
    for index in range(len(facts) + 1):
        place = Rect(0, 0, side, side)
        x = area.centerx + round((index - len(facts) / 2) * 2 * side)
        place.center = (x, area.centery)
        page.put(dot(side, theme.AMBER if index == shown else theme.PANEL_EDGE), place)


# ---- pictures ------------------------------------------------------------------------------------


def confetti(page: Page, winners: Sequence[str], area: Rect) -> None:
    """Paper in the winners' colours, falling gently for some seconds; the same at the same time
    everywhere."""
    if not winners or page.shown_for(_FALLS_S):
        return
    chance = random.Random("confetti")
    colours = [theme.seat_style(seat).colour for seat in winners]
    width, height = area.size
    shown_s = page.shown_s
    size = max(3, page.area.height // 70)
    for index in range(_CONFETTI):
        x, start, speed, sway = (chance.random() for _ in range(4))
        # Half of it begins above; the slowest has fallen out of sight at the end.
        y = 2 * start - 1 + shown_s * (2.1 - 2 * start + speed) / _FALLS_S
        x += 0.012 * math.sin(shown_s * (1 + sway) + index)
        paper = Rect(0, 0, size, round(size * (0.6 + sway)))
        paper.center = (area.x + round(x * width), area.y + round(y * height))
        colour = theme.mixed(colours[index % len(colours)], theme.NIGHT, 0.25 + 0.3 * sway)
        page.surface.fill(colour, paper.clip(area))


@POOL.keeping
def dot(side: int, colour: Colour) -> pygame.Surface:
    """A dot with a dark rim."""
    canvas = Canvas((side, side))
    canvas.draw(oval(theme.INK, 50, 50, 50) + oval(colour, 50, 50, 39))
    return canvas.finished()


@POOL.keeping
def medal(side: int, colour: Colour) -> pygame.Surface:
    """A disc of that colour in a golden ring."""
    canvas = Canvas((side, side))
    ground = theme.mixed(theme.PANEL, colour, 0.45)
    ring = oval(theme.AMBER, 50, 50, 50) + oval(theme.INK, 50, 50, 47)
    canvas.draw(ring + oval(ground, 50, 50, 46))
    return canvas.finished()
