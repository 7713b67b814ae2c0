"""The pages of a report: of a match, with a flip-board title, who won, and the figures below; of a
person, with what they have reached in each game.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from statistics import median
from typing import Any, NamedTuple

from controller.views.people import GameTotals
from controller.views.sheet import CardFigures, GameFigures, PersonSheet, Sheet
from display import theme
from display.art.faces import face_drawing
from display.art.icons import icon_drawing
from display.screens.catalogue import installed
from display.words import Words
from workshop.report import charts
from workshop.report.charts import FAINT, SOFT
from workshop.report.paper import A4_MM, Paper, plainly

LEFT, RIGHT = 14.0, A4_MM[0] - 14.0
_ROW = 12.5
"""From one player's row to the next."""


class OwnFigures(NamedTuple):
    """A game's own figures on the report of a match, below the course of its points; installed as
    `reclaim.reports`."""

    draw: Callable[[Paper, Sheet, Words, float], None]
    """`draw(paper, sheet, words, y)`: from the height *y* (mm) to the foot of the page."""
    course_mm: Callable[[Any], float]
    """`course_mm(match)`: how high the course above them is."""
    manner: Callable[[Words, Any], str] | None = None
    """`manner(words, match)`: which of its variants was played; by default how many moves were."""


@cache
def _own_figures() -> Mapping[str, OwnFigures]:
    return installed("reclaim.reports", OwnFigures)


@plainly()
def page(sheet: Sheet, words: Words) -> Paper:
    """Draw the report of a match."""
    paper, words = Paper(), words.naming(tuple(sheet.names.items()))
    match = sheet.match
    cards = isinstance(match, CardFigures)
    figures = match if isinstance(match, CardFigures) else match.results
    _head(paper, sheet, words)
    y = _rows(paper, sheet, figures, words, _result(paper, sheet, words, 46.0) + 8)
    own = _own_figures().get(sheet.game)
    if figures is not None and len(figures.course) > 1:
        heading(paper, words(_own_id(sheet, words, "course")), LEFT, y + 6)
        rest = min(90.0, A4_MM[1] - 32 - (y + 11))
        height = rest if own is None else own.course_mm(match)
        charts.course(paper, figures, words, LEFT + 5, y + 11, RIGHT - LEFT - 5, height)
        y += 11 + height + 7.5
        minutes = words("screen-report-minutes")
        paper.write(minutes, RIGHT - 12, y, 3.0, SOFT, align="right", bold=False)
    if own is not None and figures is not None:
        own.draw(paper, sheet, words, y + 6.5)
    elif cards and figures is not None:
        _told(paper, sheet, figures, words, y + 8)
        if timed(figures):
            notes(paper, words("screen-report-note-turns"))
    return paper


_OF_ALL = {"course": "screen-report-course", "points": "screen-figures-points"}


def _own_id(sheet: Sheet, words: Words, what: str) -> str:
    """Return the id of the game's own words for what its points are, or those of all games."""
    own = f"{sheet.game}-report-{what}"
    return own if words.has(own) else _OF_ALL[what]


def _told(paper: Paper, sheet: Sheet, figures: charts.Figures, words: Words, y: float) -> None:
    """One sentence about each player, and how often who bluffed."""
    for index, one in enumerate(sheet.story):
        paper.write(words(one.what), LEFT, y + 6.5 * index, 4.0, width=RIGHT - LEFT)
    bluffs = figures.bluffs if isinstance(figures, CardFigures) else {}
    y += 6.5 * len(sheet.story) + 5
    players: Sequence[charts.Scored] = sheet.match.players
    columns = [RIGHT - 22.0 * (len(players) - at - 0.5) for at in range(len(players))]
    for x, player in zip(columns, players if bluffs else (), strict=False):
        paper.mark(player.seat, x, y, 5.0)
    for index, (name, counts) in enumerate(bluffs.items()):
        row = y + 7 * (index + 1)
        paper.write(words(name), LEFT, row, 3.8, bold=False, width=columns[0] - LEFT - 12)
        for x, count in zip(columns, counts, strict=True):
            paper.write(str(count), x, row, 3.8, align="center")


def timed(figures: charts.Figures | None) -> bool:
    return figures is not None and any(player.reactions_s for player in figures.players)


def notes(paper: Paper, *notes: str) -> None:
    """What the figures mean, at the foot of the page."""
    for index, note in enumerate(reversed(notes)):
        y, width = A4_MM[1] - 8 - 4.2 * index, RIGHT - LEFT
        paper.write(note, LEFT, y, 2.8, SOFT, bold=False, width=width)


def heading(paper: Paper, text: str, x: float, y: float, width: float | None = None) -> None:
    paper.write(text, x, y, 4.6, width=width)


def _head(paper: Paper, sheet: Sheet, words: Words) -> None:
    """The title on flaps, and which match this is."""
    paper.box(theme.NIGHT, 0, 0, A4_MM[0], 34)
    match, own = sheet.match, _own_figures().get(sheet.game)
    manner = ""
    if own is not None and own.manner is not None:
        manner = own.manner(words, match)
    elif isinstance(match, CardFigures):
        manner = words("screen-report-moves", count=match.moves)
    title = words("table-game", game=sheet.game)
    title = title.upper()
    shares = [theme.flap_aspect(character) for character in title]
    height = min(14.0, (RIGHT - LEFT) / sum(shares))
    x = LEFT
    for character, share in zip(title, shares, strict=True):
        width = height * share
        if character != " ":
            paper.box(theme.FLAP_LIGHT, x + 0.2, 6, width - 0.4, height, radius=0.9)
            paper.write(
                character, x + width / 2, 6 + height / 2, height * 0.72, theme.AMBER,
                align="center",
            )  # fmt: skip
        x += width
    date = sheet.began_utc[:16].replace("T", " ")
    dated = f"{date} UTC" if date else words("screen-report-undated")
    if sheet.began_utc.endswith("-00:00"):
        dated = words("screen-report-about", text=dated)
    facts = (
        *([words("screen-report-match", number=sheet.number)] if sheet.number else []),
        dated,
        words("screen-report-table", name=sheet.table),
        *([manner] if manner else []),
    )
    paper.write("   ·   ".join(facts), LEFT, 27.5, 3.6, theme.MIST, bold=False, width=RIGHT - LEFT)


def _result(paper: Paper, sheet: Sheet, words: Words, y: float) -> float:
    """Who won, or why nobody did; returns where it ends."""
    winners = sheet.match.winners
    if sheet.status == "finished":
        said = words("screen-winners", seats=winners, count=len(winners))
    else:
        said = words(f"screen-report-{sheet.status}")
    x = LEFT
    if winners:
        paper.draw(icon_drawing("trophy"), x, y - 7, 14)
        x += 18
    paper.write(said, x, y, 8.0 if winners else 5.6, width=RIGHT - x)
    return y + 7


def _rows(
    paper: Paper, sheet: Sheet, figures: charts.Figures | None, words: Words, y: float
) -> float:
    """A row for each player: name, points by round, and times where there are any; returns where
    they end."""
    players: Sequence[charts.Scored] = sheet.match.players
    rows = [y + 12 + _ROW * index for index in range(len(players))]
    for one, row in zip(players, rows, strict=True):
        paper.box(
            theme.mixed(theme.PAPER, theme.seat_style(one.seat).colour, 0.1),
            LEFT - 4, row - 5.6, RIGHT - LEFT + 8, 11.2, radius=2.0,
        )  # fmt: skip
        _name(paper, sheet, one.seat, words, LEFT, row)
    points_x, times_x = LEFT + 42, LEFT + 104
    has_times = timed(figures)
    width = times_x - points_x - 6 if has_times else RIGHT - points_x
    heading(paper, words(_own_id(sheet, words, "points")), points_x, y + 2, width)
    charts.points(paper, players, points_x, rows, width)
    if figures is not None and has_times:
        cards = isinstance(figures, CardFigures)
        title = words("screen-report-turns" if cards else "screen-figures-times")
        heading(paper, title, times_x, y + 2, RIGHT - times_x)
        charts.times(paper, figures.players, times_x, rows, RIGHT - times_x, words)
        return rows[-1] + 12
    return rows[-1] + 8


def _name(paper: Paper, sheet: Sheet, seat: str, words: Words, x: float, y: float) -> None:
    """A seat's mark and name, and a sign where a bot sat."""
    paper.mark(seat, x + 2.5, y, 6.4)
    width = paper.write(words.person(seat), x + 8, y, 5.0, width=24)
    if seat in sheet.bots:
        paper.draw(icon_drawing("bot"), x + 10.5 + width, y - 2.4, 4.8)


_GAME = 46.0
"""From one game to the next."""


@plainly()
def person_page(sheet: PersonSheet, words: Words) -> Paper:
    """Draw the page about a person."""
    paper, totals = Paper(), sheet.totals
    paper.box(theme.NIGHT, 0, 0, A4_MM[0], 40)
    paper.box(theme.MIST, LEFT, 6, 28, 28, radius=5)
    paper.draw(face_drawing(totals.person.face), LEFT + 1, 7, 26)
    paper.write(totals.person.name, LEFT + 36, 16, 13.0, theme.AMBER, width=RIGHT - LEFT - 36)
    paper.write(_won(words, totals.of("")), LEFT + 36, 29, 5.0, theme.MIST, bold=False)
    for index, game in enumerate(totals.games):
        _game(paper, words, game, sheet.figures.get(game.game, GameFigures()), 56 + _GAME * index)
    return paper


def _won(words: Words, totals: GameTotals) -> str:
    return words("screen-best-won", wins=totals.wins, matches=totals.matches)


def _game(paper: Paper, words: Words, totals: GameTotals, figures: GameFigures, y: float) -> None:
    """A game: its title, matches and wins, and the figures that there are."""
    paper.write(words("table-game", game=totals.game), LEFT, y, 7.0, width=112)
    paper.draw(icon_drawing("trophy"), RIGHT - 8, y - 4, 8)
    paper.write(_won(words, totals), RIGHT - 11, y, 5.0, align="right", width=54)
    columns = [
        (sign, words(f"luggage-screen-report-{name}"), str(count))
        for sign, name, count in (
            ("check", "matches", figures.found),
            ("cross", "wrong", figures.wrong),
            ("frown", "lost", figures.lost),
            ("bolt", "streak", figures.streak),
        )
        if count is not None
    ]
    points = f"{totals.game}-screen-best"
    if words.has(points):
        columns.append(("win", "", words(points, points=totals.best)))
    if figures.times_s:
        own = figures.found is not None
        title = words("screen-figures-times" if own else "screen-report-turns")
        seconds = words("screen-seconds", seconds=median(figures.times_s))
        columns.append(("hand", title, seconds))
    step = (RIGHT - LEFT) / 6
    for index, (sign, word, text) in enumerate(columns):
        x = LEFT + step * (index + 0.5)
        paper.draw(icon_drawing(sign), x - 3, y + 7, 6)
        paper.write(text, x, y + 18, 5.0, align="center", width=step - 2)
        paper.write(word, x, y + 24, 2.9, SOFT, align="center", bold=False, width=step - 2)
    paper.box(FAINT, LEFT, y + 30, RIGHT - LEFT, 0.25)
