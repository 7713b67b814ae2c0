"""What people read to learn a game: the page of its rules, with six pictures; and, during a match,
a lesson with its picture or the rule behind a refusal.

The match makes room for a lesson, so that nothing is hidden, and play goes on.
"""

from controller.views import Explained, Logged
from display import theme
from display.art.canvas import Colour
from display.screens.layout import Rect
from display.screens.learning.pictures import CAST, SIX, Picture, picture, show, without_parts
from display.screens.page import Page
from display.words import Words

_LINES = 8
_TALLEST, _LOWEST = 0.62, 0.46
"""Of the usual line."""

_SHARES = (0.46, 0.38, 0.3, 0.22)
"""How much of its panel a picture gets, at best and at worst."""


def has_rules(words: Words, game: str) -> bool:
    """Whether a game tells its rules in short."""
    return bool(game) and words.has(_id(game, 1))


def goal_of(words: Words, game: str) -> str:
    """What a game is about, in one sentence; empty where it does not say."""
    ids = (f"{game}-goal", _id(game, 1))
    return next((words(id) for id in ids if game and words.has(id)), "")


def six_of(words: Words, game: str) -> tuple[str, ...]:
    """What a game is about, and what is said to each of its six pictures."""
    return tuple(words(_id(game, number)) for number in range(1, SIX + 2))


def opening(page: Page, game: str, body: Rect) -> None:
    """How a match begins: the goal of *game*, whom it is about, and its six pictures without their
    words."""
    upright = body.height > body.width
    heading, body = body.split_top(body.height * (0.14 if upright else 0.16), page.gap)
    cast = picture(game, CAST)
    if cast:
        people, body = body.split_top(body.height * (0.12 if upright else 0.2), page.gap)
        show(page, cast, people)
    page.write(goal_of(page.words, game), heading, theme.AMBER, lines=3,
               height=page.em * (0.7 if upright else 0.95))  # fmt: skip
    across = 2 if upright else 3
    rows = body.rows(SIX // across, page.gap)
    cells = [cell for row in rows for cell in row.columns(across, page.gap)]
    for number, cell in enumerate(cells, start=1):
        page.panel(cell, theme.PANEL)
        show(page, _picture(page, game, f"rule-{number}"), cell.inset(page.gap))


def rules(page: Page, game: str, body: Rect, low: bool | None = None) -> None:
    """The rules of *game*, in its six pictures; where it has no rules, nothing. In a *low* body, by
    default that of a low page, the words stand beside the pictures."""
    if not has_rules(page.words, game):
        return
    heading, body = body.split_top(body.height * 0.13, page.gap)
    about, *texts = six_of(page.words, game)
    page.write(about, heading, theme.AMBER, height=page.em * 1.1, lines=2)
    across = 3 if body.width > body.height else 2
    rows = body.rows(SIX // across, page.gap)
    cells = [cell for row in rows for cell in row.columns(across, page.gap)]
    for number, (text, cell) in enumerate(zip(texts, cells, strict=True), start=1):
        page.panel(cell, theme.PANEL, theme.PANEL_EDGE)
        beside = page.low if low is None else low
        drawn, said = _cut(page, text, cell.inset(page.gap), beside)
        show(page, _picture(page, game, f"rule-{number}"), drawn)
        page.write(text, said, bold=False, lines=_LINES, height=page.em * _TALLEST)


def _cut(page: Page, text: str, inside: Rect, beside: bool) -> tuple[Rect, Rect]:
    """The place of a picture and that of its words, above or *beside* each other: the picture is
    the smaller the longer the text."""
    for share in _SHARES:
        if beside:
            drawn, said = inside.split_left(inside.width * share * 0.7, page.gap)
        else:
            drawn, said = inside.split_top(inside.height * share, page.gap // 2)
        if page.height_of(text, said.size, page.em * _TALLEST, _LINES) >= page.em * _LOWEST:
            break
    return drawn, said


def _picture(page: Page, game: str, name: str) -> Picture:
    """A game's picture; in a player's window without what only a station has."""
    drawn = picture(game, name)
    return without_parts(drawn) if page.in_window else drawn


def _id(game: str, number: int) -> str:
    return f"{game}-rules-{number}"


_FILL: Colour = (20, 52, 66)
_EDGE: Colour = (104, 220, 150)


def explained(
    page: Page, game: str, what: Explained, room: Rect, event: Logged | None = None
) -> None:
    """Explain *what* in *room*, below an *event* that shows it."""
    said = page.says(what.what)
    if said == what.what.id:
        return  # A game from elsewhere need not explain its rulings.
    page.panel(room, _FILL, _EDGE, max(3, page.gap // 3))
    inside = room.inset(page.gap * 2, page.gap * 1.5)
    drawn = _picture(page, game, what.picture)
    if drawn and page.low:
        place, inside = inside.split_top(inside.height * 0.32, page.gap)
        if what.seat:
            sign, place = place.split_left(place.height, page.gap)
            page.seat_mark(what.seat, sign)
        show(page, drawn, place)
    elif drawn:
        place, inside = inside.split_left(inside.width * 0.36, page.gap * 2)
        show(page, drawn, place)
    elif what.rule:
        sign, inside = inside.split_left(min(inside.height, page.em * 2), page.gap * 2)
        page.icon("info", sign)
        corner, inside = inside.split_right(inside.width * 0.1, page.gap)
        page.write(
            page.words("screen-rule", rule=what.rule), corner, theme.MIST, height=page.em * 0.7
        )
    if what.seat and not (drawn and page.low):
        sign, inside = inside.split_left(min(inside.height * 0.5, page.em * 1.4), page.gap)
        page.seat_mark(what.seat, sign)
    if event is not None:
        line, inside = inside.split_top(min(inside.height * 0.3, page.em * 1.1), page.gap // 2)
        if event.seat:
            sign, line = line.split_left(line.height, page.gap)
            page.seat_mark(event.seat, sign)
        page.write(page.words(event.what), line, theme.AMBER, align="left", height=page.em * 0.9)
    page.write(said, inside, align="left", lines=5, height=page.em * 0.95)
