"""What frames every screen: title and clock above; notices, the prompt and the choice below; and a
strip below a match that is replayed.

A game hands over its `GameScreens`: the words of its header, and who draws each phase.
"""

import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from controller.views import CardsView, Climax, Cursor, Notice, Replay, TableView
from display import theme
from display.art.canvas import Colour
from display.screens.cover import BACKS, Cover
from display.screens.ending import Ending
from display.screens.layout import Rect, letters_px
from display.screens.page import Page
from display.screens.reactions import UNMOVED, Moods
from display.screens.seat import Counter
from display.screens.stage import ClimaxProgress
from display.screens.stage import Draw as DrawStaged
from display.targets import ButtonAt, Everybody, LineAt, Target
from display.words import Words

Draw = Callable[[Page, Any, Rect], None]
"""Draws a match of one game in one of its phases."""


class Heading(NamedTuple):
    """What stands beside the title: how far the match is, and in small what is played."""

    middle: str
    aside: str = ""
    clock: bool = True
    """Whether a clock that runs stands there; otherwise the game has a place of its own for it."""


class StageRest(NamedTuple):
    """What a game has left of the stage of a player's window: the room, and the places that it has
    drawn itself."""

    room: Rect
    drawn: frozenset[str] = frozenset()


Stage = Callable[[Page, Any, Collection[Target], Rect], StageRest]
"""Draws what a game has of its own on the stage of a player's window, bright where something is
lit, and says where it can be clicked."""


_PILES_SHARE, _PILES_BELOW = 0.09, 0.2
"""Of a wide stage and of a high one: the strip for small piles."""


def beside_stage(page: Page, stage: Rect) -> tuple[Rect, Rect]:
    """The strip for piles that decide nothing, and the rest of a stage: at the right, or below
    where the stage is high."""
    if stage.height > stage.width:
        return stage.split_bottom(stage.height * _PILES_BELOW, page.gap)
    least_px = 5.5 * letters_px(page.area.height)
    return stage.split_right(max(least_px, stage.width * _PILES_SHARE), page.gap)


def bare_stage(page: Page, match: Any, lit: Collection[Target], area: Rect) -> StageRest:
    """All that lies in the middle is drawn as it lies there."""
    return StageRest(area)


def nothing_counted(match: Any, seat: str) -> Sequence[Counter]:
    """The cards in a hand are counted, and nothing else."""
    return ()


def nothing_staged(
    page: Page, match: Any, climax: Climax, progress: ClimaxProgress, area: Rect
) -> None:
    """Words alone."""


def nothing_known(words: Words, match: Any) -> Sequence[str]:
    """All that is public can be seen on its screen."""
    return ()


_LESSON, _LESSON_BESIDE = 0.31, 0.42
"""Of the body: how high a lesson is, and how wide in a low pane."""


def lesson_room(page: Page, body: Rect) -> tuple[Rect, Rect]:
    """Where a lesson stands and where the match does, which makes room for it: below, or in a low
    pane at its left. What the act needs that is taught stays in sight."""
    page.teaches = True
    if not page.low:
        return body.split_bottom(body.height * _LESSON, page.gap)
    room, rest = body.split_right(body.width * _LESSON_BESIDE, page.gap * 2)
    page.walls = page.area.split_left(rest.right + page.gap - page.area.x)[0]
    return room, rest


def _nobody(match: Any) -> None:
    """Nothing that the table's own lights do not say."""


class InWindow(NamedTuple):
    """What the window of a player asks about one game, with the same *match*."""

    is_open: Callable[[Any], bool] = lambda match: False
    """`is_open(match)`: whether nothing is secret, so that people at one window need no curtain."""
    secret: Collection[str] = ()
    """The phases in which nobody sees a button go down."""
    stage: Stage = bare_stage
    """The middle of the table in a player's window."""
    counted: Callable[[Any, str], Sequence[Counter]] = nothing_counted
    """`counted(match, seat)`: a player's numbers, besides the cards in hand."""
    usual: Callable[[Any], str] = lambda match: ""
    """`usual(match)`: the place of a prompt at which a click in a player's window lays a card at
    once; empty where it is asked where a card goes."""
    victim: Callable[[Any], str | None] = _nobody
    """`victim(match)`: the seat whose cards the active player may take."""
    lasts_s: Callable[[Any], float | None] = lambda match: None
    """`lasts_s(match)`: how long a clock runs that the header does not show."""
    person: str = ""
    """The line that a click on another player means, who is then asked about."""


class Board(NamedTuple):
    """What a game has beside its cards, such as a sea; for pages on which no screen has room."""

    shows: Callable[[Any], object]
    """All of a match that it shows, as a value."""
    draw: Callable[[Page, Any, Rect], None]
    """Draws such a value."""


class GameScreens(NamedTuple):
    """All that the screens and the window know of one game. What its functions are given as *match*
    is always of the type `view`."""

    header: Callable[[Words, Any], Heading]
    play: Draw
    ending: Ending
    """How it is over."""
    others: Mapping[str, Draw] = {}
    """The phases that look otherwise than play."""
    staged: DrawStaged = nothing_staged
    """Draws what lies in the middle of the stage."""
    known: Callable[[Words, Any], Sequence[str]] = nothing_known
    """What everybody knows of a match, in words: a line for each thing."""
    divided: Mapping[str, Draw] = {}
    """Phases that look otherwise than play, and divide the page into sections as it does."""
    coming: Mapping[str, Callable[[Page, Any, Rect], Iterator[None]]] = {}
    """What is drawn bit by bit in a phase, unseen, because a later one may show it."""
    view: type[Any] = CardsView
    """The type of its views."""
    opening: Collection[str] = ("dealing",)
    """The phases before anybody's first act: what the game is about is said then."""
    lively: Collection[str] = ("over",)
    """The phases in which something moves all the time."""
    belt_rpm: Callable[[Any], float] = lambda match: 0.0
    """`belt_rpm(match)`: how fast its belt turns and hums."""
    due: Callable[[Any], Sequence[str] | None] = _nobody
    """`due(match)`: the seats that are to act where no single one is; None: those whose lights
    say so."""
    seat_state: Callable[[Any, str], str] = lambda match, seat: ""
    """`seat_state(match, seat)`: the message for what everybody may know of how far a player is."""
    window: InWindow = InWindow()
    """What the window of a player asks beside."""
    board: Board | None = None
    """Its board, if it has one."""
    moods: Moods = UNMOVED
    """How those feel whom a climax is about, which bots may say."""
    cover: Cover = BACKS
    """Draws what it is played with, as on its box."""


_BANNERS: dict[str, tuple[str, Colour, Colour]] = {
    #  kind      icon       fill          edge
    "info": ("info", (24, 42, 88), (96, 140, 230)),
    "mistake": ("warning", (66, 46, 22), theme.AMBER),
    "fault": ("fault", (84, 26, 34), theme.BAD),
}

_SHOWN = 2
"""Of the notices the newest, of the faults the oldest; a low pane shows one message in all."""

_ONE_ROW, _TWO_ROWS = (0.105, 0.16), (0.175, 0.26)
"""Of the page's height: a footer of one row and of two, each on a usual page and in a low pane."""

_HURRY_S = 10
"""The clock changes its colour for the last seconds."""


def frame(page: Page, view: TableView, header: Heading | None = None) -> Rect:
    """Draw the frame, with a *header* during a match; what is left in the middle belongs to the
    screen itself."""
    margin = page.gap * 2
    body = page.area.inset(margin)
    if header is not None:
        top, body = body.split_top(page.area.height * (0.15 if page.low else 0.1), page.gap)
        page.leave_corner(top)
        page.section(top, _header, view, header)
    said = _said(page, view)
    if said or tuple(_marks(page, view)):
        share = _TWO_ROWS if len(said) > 1 else _ONE_ROW
        footer, body = body.split_bottom(page.area.height * share[page.low], page.gap)
        _footer(page, view, said, footer)
    if page.low:
        return body
    height = page.area.height * 0.1
    for notice in reversed(view.notices[-_SHOWN:]):
        banner, body = body.split_bottom(height, page.gap)
        page.section(banner, show_notice, None, notice, 0)
    for index, fault in enumerate(view.faults[:_SHOWN]):
        banner, body = body.split_top(height, page.gap)
        page.leave_corner(banner)
        more = len(view.faults) - _SHOWN if index == _SHOWN - 1 else 0
        page.section(banner, show_notice, None, fault, max(0, more))
    return body


def ask_below(page: Page, view: TableView) -> Rect:
    """Draw the prompt alone, with the small words beside it; what is left above is the screen's
    own."""
    height = page.area.height * _ONE_ROW[page.low]
    footer, body = page.area.inset(page.gap * 2).split_bottom(height, page.gap)
    said = [] if view.prompt is None else [_Row(_prompt, (view.prompt, None, page.goes_on))]
    _footer(page, view, said, footer)
    return body


def clock_text(left_s: float) -> str:
    """Minutes and seconds that are left: 0:00 is shown only when nothing is."""
    seconds = max(0, math.ceil(left_s))
    return f"{seconds // 60}:{seconds % 60:02}"


def _clock(page: Page, area: Rect) -> None:
    left_s = page.left_whole_s
    if left_s is not None:
        colour = theme.BAD if left_s <= _HURRY_S else theme.AMBER
        page.flaps(clock_text(left_s), area, colour, align="right")


def _header(page: Page, view: TableView, header: Heading, area: Rect) -> None:
    left, middle, right = area.columns(3, page.gap)
    title = page.words("table-game", game=view.game)
    page.write(title, left, theme.AMBER, align="left", height=area.height * 0.72)
    page.write("" if view.staged else header.middle, middle, height=area.height * 0.72)
    if view.clock_ends_at_s is not None and header.clock:
        page.live(right, lambda: _clock(page, right))
        return
    height = area.height * 0.55
    fits = page.height_of(header.aside, right.size, height) >= letters_px(page.area.height)
    if page.goes_on is None or fits:
        page.write(header.aside, right, theme.MIST, align="right", height=height)


class _Row(NamedTuple):
    """A row of the footer: who draws it, of what."""

    draw: Callable[..., None]
    inputs: tuple[object, ...]


def _said(page: Page, view: TableView) -> list[_Row]:
    """What the footer's rows say, from above: a message in a low pane, which has no other place
    for it, or else the prompt; and the choice, if there is one."""
    said: list[_Row] = []
    if page.low and (view.faults or view.notices):
        message = view.faults[0] if view.faults else view.notices[-1]
        said.append(_Row(show_notice, (message, max(0, len(view.faults) - 1))))
    elif view.prompt is not None:
        said.append(_Row(_prompt, (view.prompt, _TO_ALL.get(view.stage), page.goes_on)))
    if view.cursor is not None and view.stage == "match":
        said.append(_Row(_choice, (view.cursor,)))
    return said


def _footer(page: Page, view: TableView, said: Sequence[_Row], area: Rect) -> None:
    rows = area.rows(max(1, len(said)), page.gap)
    marks = tuple(_marks(page, view))
    if marks:
        # Beside the lowest row: the prompt above a choice has all of the width.
        row_px = page.area.height * _ONE_ROW[page.low]
        # Also where a corner of the screen has made the page narrow they can be read.
        width = min(area.width * 0.13 * page.whole.width / page.area.width, row_px * 3.2)
        column, rows[-1] = rows[-1].split_right(width, page.gap)
        page.section(column, _show_marks, None, marks, row_px)
    for one, row in zip(said, rows, strict=False):
        page.section(row, one.draw, None, *one.inputs)


def _show_marks(
    page: Page, marks: Sequence[tuple[str, Colour]], row_px: float, column: Rect
) -> None:
    for text, colour in marks:
        mark, column = column.split_bottom(min(row_px * 0.5, column.width * 0.16))
        page.panel(mark, theme.NIGHT, theme.PANEL_EDGE, 1)
        page.write(text, mark.inset(mark.height * 0.3, mark.height * 0.15), colour, bold=False)


_TO_ALL: Mapping[str, Target] = {
    "attract": ButtonAt("A"),
    "joining": Everybody(),
    "rules": ButtonAt("A"),
}
"""What a click on the prompt means, where it asks everybody for a button."""


def _prompt(
    page: Page, prompt: Notice, target: Target | None, goes_on: bool | None, area: Rect
) -> None:
    if target is not None:
        page.clickable(target, area)
    page.panel(area, theme.PANEL, theme.PANEL_EDGE)
    if goes_on is None:
        # It says where a piece is held to.
        remedy = "" if page.by_phone else page.words.part(prompt, "remedy")
        text = page.says(prompt)
        area = area.inset(page.gap * 2, page.gap // 2)
        page.write_pair(text, remedy, area, height=area.height * 0.7)
        return
    asked = _IN_A_WINDOW.get(prompt.id, WindowPrompt("", "scene-go-on"))
    if goes_on:
        button, area = area.split_right(area.width * (0.34 if page.upright else 0.2))
        height = min(button.height * 0.45, page.area.height / 26)
        page.button(page.words(asked.yes), button.inset(page.gap // 2), theme.FIRST, height=height)
        if asked.other:
            button, area = area.split_right(area.width * 0.28)
            said = page.words(asked.other)
            page.button(said, button.inset(page.gap // 2), theme.VERB, height=height)
            page.clickable(ButtonAt("B"), button)
    area = area.inset(page.gap * 2, page.gap // 2)
    said = page.words(asked.text) if asked.text else page.says(prompt)
    page.write(said, area, theme.AMBER, height=area.height * 0.7)


class WindowPrompt(NamedTuple):
    """What a player's window asks in place of a prompt about buttons: messages."""

    text: str
    yes: str
    other: str = ""


_IN_A_WINDOW: Mapping[str, WindowPrompt] = {
    "table-attract": WindowPrompt("scene-shall-we", "scene-play-now", "scene-another-game"),
    "table-joining": WindowPrompt("scene-who-plays", "scene-go-on"),
}
"""By the prompt."""


def _choice(page: Page, cursor: Cursor, area: Rect) -> None:
    page.panel(area, theme.PANEL, theme.PANEL_EDGE)
    choices(page, cursor, area.inset(page.gap, page.gap // 2))


def _marks(page: Page, view: TableView) -> list[tuple[str, Colour]]:
    """Small words in the corner, for the people who look after the table; the lowest first."""
    marks: list[tuple[str, Colour]] = []
    if view.simulated and not page.in_window:
        marks.append((page.words("screen-simulated"), theme.MIST))
    battery = view.battery
    if battery is not None and battery.level != "good":
        text = page.words(f"screen-battery-{battery.level}")
        marks.append((text, theme.BAD if battery.level == "empty" else theme.AMBER))
    return marks


def show_notice(page: Page, notice: Notice, more: int, area: Rect) -> None:
    """What is wrong, and what to do about it, on one row; and how many *more* there are."""
    name, fill, edge = _BANNERS[notice.kind]
    page.panel(area, fill, edge)
    area = area.inset(page.gap, area.height * 0.1)
    sign, area = area.split_left(area.height, page.gap)
    page.icon(name, sign.inset(sign.height * 0.08))
    if notice.seat:
        sign, area = area.split_left(area.height, page.gap)
        page.seat_mark(notice.seat, sign.inset(sign.height * 0.1))
    aside = page.words("screen-more-faults", count=more) if more else ""
    if notice.rule and not aside:
        aside = page.words("screen-rule", rule=notice.rule)
    size, aside_px = (area.width // 10, area.height), area.height * 0.4
    fits = page.height_of(aside, size, aside_px) >= letters_px(page.area.height)
    if aside and (page.goes_on is None or fits):
        corner, area = area.split_right(area.width * 0.1, page.gap)
        page.write(aside, corner, theme.MIST, align="right", bold=False, height=aside_px)
    text, remedy = page.words(notice), page.words.part(notice, "remedy")
    if remedy:
        place, area = area.split_left(area.width * 0.52, page.gap * 2)
        page.write(text, place, align="left", lines=2, height=area.height * 0.6)
        page.write(
            remedy, area, theme.AMBER, align="left", lines=2, height=area.height * 0.6, bold=False
        )
    else:
        page.write(text, area, align="left", lines=2, height=area.height * 0.6)


_LETTERS = 0.5
"""Height of an option's letters, to that of its box."""
_TITLE = 0.24
"""Of the width, at most."""


def choices(page: Page, cursor: Cursor, area: Rect) -> None:
    """The title with the mark of the seat that chooses, and the options."""
    if cursor.seat:
        sign, area = area.split_left(area.height * 0.8, page.gap)
        page.seat_mark(cursor.seat, sign)
    said = page.words(cursor.title)
    line_px = round(area.height * _LETTERS)
    width = min(theme.extent(said, line_px)[0] + 1, area.width * _TITLE)
    title, area = area.split_left(width, page.gap)
    page.write(said, title, theme.AMBER, align="left", lines=2, height=line_px)
    options = [page.says(option) for option in cursor.options]
    if cursor.heading is not None:
        heading = page.words(cursor.heading)
        width = _width(page, heading, area) if options else area.width
        place, area = area.split_left(min(width, area.width // 3 if options else area.width))
        page.write(heading, place, theme.MIST, lines=2, height=area.height * _LETTERS)
    if not options:
        return
    arrow_px = round(area.height * 0.5)
    room = area.inset(arrow_px + page.gap, 0)
    widths = [_width(page, option, room) for option in options]
    first, last = shown(widths, max(0, cursor.at), room.width, page.gap)
    if first > 0:
        page.icon("before", area.split_left(arrow_px)[0])
    if last < len(options) - 1:
        page.icon("after", area.split_right(arrow_px)[0])
    spare = room.width - sum(widths[first : last + 1]) - page.gap * (last - first)
    wider = min(spare // (last - first + 1), room.height)
    taken = sum(widths[first : last + 1]) + (last - first + 1) * wider + page.gap * (last - first)
    x = room.centerx - taken // 2
    for index in range(first, last + 1):
        cell = Rect(x, room.y, widths[index] + wider, room.height)
        _option(page, options[index], cell, lit=index == cursor.at)
        page.clickable(LineAt(index), cell)
        x = cell.right + page.gap


def shown(widths: list[int], at: int, room: int, gap: int) -> tuple[int, int]:
    """The first and the last of the options that are shown: number *at*, and what fits around it,
    what follows before what comes earlier."""
    first = last = at
    taken = widths[at]
    while True:
        grown = False
        if last + 1 < len(widths) and taken + gap + widths[last + 1] <= room:
            last += 1
            taken += gap + widths[last]
            grown = True
        if first > 0 and taken + gap + widths[first - 1] <= room:
            first -= 1
            taken += gap + widths[first]
            grown = True
        if not grown:
            return first, last


def _width(page: Page, option: str, room: Rect) -> int:
    """How wide an option's box is to be: long texts take two lines, or smaller letters."""
    line = theme.extent(option, round(room.height * _LETTERS))[0]
    return min(line + 2 * page.gap, room.width // 2)


def _option(page: Page, option: str, area: Rect, lit: bool) -> None:
    inside = area.inset(page.gap * 0.8, area.height * 0.1)
    page.button(option, area, theme.choice(lit), height=area.height * _LETTERS, inside=inside)


def _replay_strip(page: Page, area: Rect) -> tuple[Rect, Rect]:
    return area.split_bottom(area.height * (0.09 if page.low else 0.05), 0)


def replay_groove(page: Page, area: Rect) -> Rect:
    """Return where the bar of a replay is, on a page that fills *area*."""
    strip, _ = _replay_strip(page, area)
    _, bar, _ = strip.inset(page.gap, page.gap // 2).columns(3, page.gap * 2)
    return bar.inset(0, bar.height * 0.35)


def replaying(page: Page, at: Replay, keys: bool) -> Rect:
    """Draw the strip, with the *keys* that steer it, if any do; what is left of the page."""
    strip, rest = _replay_strip(page, page.area)
    page.panel(strip, theme.PANEL, theme.PANEL_EDGE, 1)
    label, _, right = strip.inset(page.gap, page.gap // 2).columns(3, page.gap * 2)
    shown = page.words("screen-replay", number=at.shown, last=at.last)
    if at.speed != 1.0:
        shown = f"{shown} · {at.speed:g}×"
    page.write(shown, label, theme.AMBER, align="left")
    groove = replay_groove(page, page.area)
    page.panel(groove, theme.NIGHT, theme.PANEL_EDGE, 1)
    done = at.shown / at.last if at.last else 1.0
    if done:
        page.panel(Rect(groove.x, groove.y, groove.width * done, groove.height), theme.AMBER)
    if keys:
        said = page.words("screen-replay-keys", paused=str(at.paused).lower())
        page.write(said, right, align="right")
    return rest
