"""The pages of a report: of a match, with a flip-board title, who won, and the figures below; of a
person, with what they have reached in each game.
"""

from collections.abc import Sequence
from statistics import median

from controller.views import LuggageView
from controller.views.luggage import LuggageResults
from controller.views.people import GameTotals
from controller.views.sheet import CardFigures, GameFigures, PersonSheet, Sheet
from display import theme
from display.art.faces import face_drawing
from display.art.icons import icon_drawing
from display.report import charts
from display.report.charts import FAINT, SOFT
from display.report.paper import A4_MM, Paper, plainly
from display.words import Words

_LEFT, _RIGHT = 14.0, A4_MM[0] - 14.0
_RING = 78.0
_ROW = 12.5
"""From one player's row to the next."""


@plainly()
def page(sheet: Sheet, words: Words) -> Paper:
    """Draw the report of a match."""
    paper, words = Paper(), words.naming(tuple(sheet.names.items()))
    match = sheet.match
    cards = isinstance(match, CardFigures)
    figures = match if isinstance(match, CardFigures) else match.results
    _head(paper, sheet, words)
    y = _rows(paper, sheet, figures, words, _result(paper, sheet, words, 46.0) + 8)
    if figures is not None and len(figures.course) > 1:
        _title(paper, words("screen-report-course"), _LEFT, y + 6)
        # A page without a ring has room for a higher chart.
        height = 47.0 if isinstance(figures, LuggageResults) and figures.grabs else 84.0
        height = min(90.0, A4_MM[1] - 32 - (y + 11)) if cards else height
        charts.course(paper, figures, words, _LEFT + 5, y + 11, _RIGHT - _LEFT - 5, height)
        y += 11 + height + 7.5
        minutes = words("screen-report-minutes")
        paper.write(minutes, _RIGHT - 12, y, 3.0, SOFT, align="right", bold=False)
    if isinstance(match, LuggageView) and match.results is not None:
        _counts(paper, sheet, match, match.results, words, y + 6.5)
    elif cards and _timed(figures):
        _notes(paper, words("screen-report-note-turns"))
    return paper


def _timed(figures: charts.Figures | None) -> bool:
    return figures is not None and any(one.reactions_s for one in figures.players)


def _notes(paper: Paper, *notes: str) -> None:
    """What the figures mean, at the foot of the page."""
    for index, note in enumerate(reversed(notes)):
        y, width = A4_MM[1] - 8 - 4.2 * index, _RIGHT - _LEFT
        paper.write(note, _LEFT, y, 2.8, SOFT, bold=False, width=width)


def _title(paper: Paper, text: str, x: float, y: float, width: float | None = None) -> None:
    paper.write(text, x, y, 4.6, width=width)


def _head(paper: Paper, sheet: Sheet, words: Words) -> None:
    """The title on flaps, and which match this is."""
    paper.box(theme.NIGHT, 0, 0, A4_MM[0], 34)
    match = sheet.match
    if isinstance(match, CardFigures):
        title = words("table-game", game=match.game)
        manner = words("screen-report-moves", count=match.moves)
    else:
        title = words("luggage-title")
        manner = words(f"luggage-screen-{'memory' if match.variant == 'memory' else match.play}")
    title = title.upper()
    shares = [theme.flap_aspect(character) for character in title]
    height = min(14.0, (_RIGHT - _LEFT) / sum(shares))
    x = _LEFT
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
    facts = (
        *([words("screen-report-match", number=sheet.number)] if sheet.number else []),
        f"{date} UTC" if date else words("screen-report-undated"),
        words("screen-report-table", name=sheet.table),
        manner,
    )
    paper.write(
        "   ·   ".join(facts), _LEFT, 27.5, 3.6, theme.MIST, bold=False, width=_RIGHT - _LEFT
    )


def _result(paper: Paper, sheet: Sheet, words: Words, y: float) -> float:
    """Who won, or why nobody did; returns where it ends."""
    winners = sheet.match.winners
    if sheet.status == "finished":
        said = words("screen-winners", seats=winners, count=len(winners))
    else:
        said = words(f"screen-report-{sheet.status}")
    x = _LEFT
    if winners:
        paper.draw(icon_drawing("trophy"), x, y - 7, 14)
        x += 18
    paper.write(said, x, y, 8.0 if winners else 5.6, width=_RIGHT - x)
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
            _LEFT - 4, row - 5.6, _RIGHT - _LEFT + 8, 11.2, radius=2.0,
        )  # fmt: skip
        _name(paper, sheet, one.seat, words, _LEFT, row)
    points_x, times_x = _LEFT + 42, _LEFT + 104
    timed = _timed(figures)
    width = times_x - points_x - 6 if timed else _RIGHT - points_x
    _title(paper, words("screen-figures-points"), points_x, y + 2, width)
    charts.points(paper, players, points_x, rows, width)
    if figures is not None and timed:
        cards = isinstance(figures, CardFigures)
        title = words("screen-report-turns" if cards else "screen-figures-times")
        _title(paper, title, times_x, y + 2, _RIGHT - times_x)
        charts.times(paper, figures.players, times_x, rows, _RIGHT - times_x, words)
        return rows[-1] + 12
    return rows[-1] + 8


def _name(paper: Paper, sheet: Sheet, seat: str, words: Words, x: float, y: float) -> None:
    """A seat's mark and name, and a sign where a bot sat."""
    paper.mark(seat, x + 2.5, y, 6.4)
    width = paper.write(words.person(seat), x + 8, y, 5.0, width=24)
    if seat in sheet.bots:
        paper.draw(icon_drawing("bot"), x + 10.5 + width, y - 2.4, 4.8)


def _counts(
    paper: Paper, sheet: Sheet, match: LuggageView, results: LuggageResults, words: Words, y: float
) -> None:
    """Everybody's counts as a table, beside the grabs around the belt if those are known."""
    left = _LEFT
    grabs = results.grabs
    if grabs:
        _title(paper, words("luggage-screen-figures-grabs"), _LEFT, y, 78)
        playing = [one.seat for one in results.players]
        charts.ring(paper, grabs, sheet.chairs, playing, _LEFT, y + 4, _RING)
        middle = _LEFT + _RING / 2, y + 4 + _RING / 2
        paper.write(str(round(sum(grabs))), middle[0], middle[1] - 2, 10.0, align="center")
        paper.write(
            words("luggage-screen-grabs"), middle[0], middle[1] + 6, 4.0, SOFT, align="center"
        )
        left = _LEFT + _RING + 14
        _rings_of_each(paper, sheet, results, words, left, y + 18 + 7.4 * len(results.players))
    columns = _columns(results, words)
    name = 34.0 if not grabs else 10.0
    step = (_RIGHT - left - name) / len(columns)
    for index, (sign, word, _) in enumerate(columns):
        x = left + name + step * (index + 0.5)
        paper.draw(icon_drawing(sign), x - 2.6, y + 3.5, 5.2)
        paper.write(word, x, y + 11.2, 2.7, SOFT, align="center", bold=False, width=step - 1)
    for row, one in enumerate(results.players):
        at = y + 18 + 7.4 * row
        paper.box(FAINT, left, at - 3.8, _RIGHT - left, 0.25)
        paper.mark(one.seat, left + 3, at, 5.0)
        if not grabs:
            paper.write(words.person(one.seat), left + 8, at, 4.4, width=name - 8)
        for index, (_, _, counts) in enumerate(columns):
            paper.write(
                str(counts[row]), left + name + step * (index + 0.5), at, 4.4, align="center"
            )
    notes = ["luggage-screen-report-note-times"] if _timed(results) else []
    if grabs:
        notes.append("luggage-screen-report-note-grabs")
    elif match.play == "rulebook":
        notes.append("luggage-screen-figures-rulebook")
    elif match.variant == "belt" and any(one.looks for one in results.players):
        notes.append("luggage-screen-figures-nowhere")
    said = [words(note) for note in notes]
    if results.untapped:
        said.append(words("luggage-screen-figures-untapped", count=results.untapped))
    _notes(paper, *said)


def _rings_of_each(
    paper: Paper, sheet: Sheet, results: LuggageResults, words: Words, x: float, y: float
) -> None:
    """Everybody's own grabs in small rings, and what the colours of all rings mean."""
    step = (_RIGHT - x) / max(3, len(results.players))
    for index, one in enumerate(results.players):
        middle = x + step * (index + 0.5)
        charts.ring(paper, one.grabs, sheet.chairs, (), middle - step / 2, y, step)
        paper.mark(one.seat, middle, y + step / 2, 5.0)
    charts.heat_scale(paper, x, y + step + 2, _RIGHT - x)
    most = words("luggage-screen-report-most")
    paper.write("0", x, y + step + 7, 2.8, SOFT, bold=False)
    paper.write(most, _RIGHT, y + step + 7, 2.8, SOFT, align="right", bold=False)


def _columns(results: LuggageResults, words: Words) -> list[tuple[str, str, list[int]]]:
    """Sign, word and everybody's number of each count that is known."""
    players = results.players
    streaks = [one.longest_streak for one in players if one.longest_streak is not None]
    columns = [
        ("check", words("luggage-screen-report-matches"), [one.matches for one in players]),
        ("cross", words("luggage-screen-report-wrong"), [one.wrong for one in players]),
        ("frown", words("luggage-screen-report-lost"), [one.lost for one in players]),
    ]
    if streaks:
        columns.append(("bolt", words("luggage-screen-report-streak"), streaks))
    return columns


_GAME = 46.0
"""From one game to the next."""


@plainly()
def person_page(sheet: PersonSheet, words: Words) -> Paper:
    """Draw the page about a person."""
    paper, totals = Paper(), sheet.totals
    paper.box(theme.NIGHT, 0, 0, A4_MM[0], 40)
    paper.box(theme.MIST, _LEFT, 6, 28, 28, radius=5)
    paper.draw(face_drawing(totals.person.face), _LEFT + 1, 7, 26)
    paper.write(totals.person.name, _LEFT + 36, 16, 13.0, theme.AMBER, width=_RIGHT - _LEFT - 36)
    paper.write(_won(words, totals.of("")), _LEFT + 36, 29, 5.0, theme.MIST, bold=False)
    for index, game in enumerate(totals.games):
        _game(paper, words, game, sheet.figures.get(game.game, GameFigures()), 56 + _GAME * index)
    return paper


def _won(words: Words, totals: GameTotals) -> str:
    return words("screen-best-won", wins=totals.wins, matches=totals.matches)


def _game(paper: Paper, words: Words, totals: GameTotals, figures: GameFigures, y: float) -> None:
    """A game: its title, matches and wins, and the figures that there are."""
    paper.write(words("table-game", game=totals.game), _LEFT, y, 7.0, width=112)
    paper.draw(icon_drawing("trophy"), _RIGHT - 8, y - 4, 8)
    paper.write(_won(words, totals), _RIGHT - 11, y, 5.0, align="right", width=54)
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
    step = (_RIGHT - _LEFT) / 6
    for index, (sign, word, text) in enumerate(columns):
        x = _LEFT + step * (index + 0.5)
        paper.draw(icon_drawing(sign), x - 3, y + 7, 6)
        paper.write(text, x, y + 18, 5.0, align="center", width=step - 2)
        paper.write(word, x, y + 24, 2.9, SOFT, align="center", bold=False, width=step - 2)
    paper.box(FAINT, _LEFT, y + 30, _RIGHT - _LEFT, 0.25)
