"""The report's page: a flip-board title, who won, and the figures below."""

from collections.abc import Sequence

from controller.views import LuggageView
from controller.views.results import CardFigures, LuggageResults
from controller.views.sheet import Sheet
from display import theme
from display.art.icons import icon_drawing
from display.report import charts
from display.report.charts import FAINT, SOFT
from display.report.paper import A4_MM, Paper, plainly
from display.text import Texts

_LEFT, _RIGHT = 14.0, A4_MM[0] - 14.0
_RING = 78.0
_ROW = 12.5
"""From one player's row to the next."""


@plainly()
def page(sheet: Sheet, texts: Texts) -> Paper:
    """Draw the report of a match."""
    paper = Paper()
    match = sheet.match
    _head(paper, sheet, texts)
    y = _result(paper, sheet, texts, 46.0)
    if isinstance(match, CardFigures):
        _cards(paper, sheet, match, texts, y + 8)
        return paper
    results = match.results
    y = _players(paper, sheet, match, texts, y + 8)
    if results is not None and len(results.course) > 1:
        _title(paper, texts.tr("report_course"), _LEFT, y + 6)
        # A page without a ring has room for a higher chart.
        height = 47.0 if results.grabs else 84.0
        charts.course(paper, results, texts, _LEFT + 5, y + 11, _RIGHT - _LEFT - 5, height)
        y += 11 + height + 7.5
        paper.write(
            texts.tr("report_minutes"), _RIGHT - 12, y, 3.0, SOFT, align="right", bold=False
        )
    if results is not None:
        _counts(paper, sheet, match, results, texts, y + 6.5)
    return paper


def _cards(paper: Paper, sheet: Sheet, match: CardFigures, texts: Texts, y: float) -> None:
    """The figures of a match of cards: everybody's points and times, and the course below."""
    timed = any(one.reactions_s for one in match.players)
    y = _rows(paper, sheet, match.players, match.players if timed else None, texts, y)
    if len(match.course) > 1:
        _title(paper, texts.tr("report_course"), _LEFT, y + 6)
        height = min(90.0, A4_MM[1] - 32 - (y + 11))
        charts.course(paper, match, texts, _LEFT + 5, y + 11, _RIGHT - _LEFT - 5, height)
        minutes_y = y + 11 + height + 7.5
        paper.write(
            texts.tr("report_minutes"), _RIGHT - 12, minutes_y, 3.0, SOFT, align="right", bold=False
        )
    if timed:
        note = texts.tr("report_note_turns")
        paper.write(note, _LEFT, A4_MM[1] - 8, 2.8, SOFT, bold=False, width=_RIGHT - _LEFT)


def _title(paper: Paper, text: str, x: float, y: float, width: float | None = None) -> None:
    paper.write(text, x, y, 4.6, width=width)


def _head(paper: Paper, sheet: Sheet, texts: Texts) -> None:
    """The title on flaps, and which match this is."""
    paper.box(theme.NIGHT, 0, 0, A4_MM[0], 34)
    match = sheet.match
    if isinstance(match, CardFigures):
        title, manner = texts.game(match.game).upper(), texts.tr("report_moves", n=match.moves)
    else:
        title = texts.tr("title").upper()
        manner = texts.tr("memory") if match.variant == "memory" else texts.tr(match.play)
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
        *([texts.tr("report_match", n=sheet.number)] if sheet.number else []),
        f"{date} UTC",
        texts.tr("report_table", name=sheet.table),
        manner,
    )
    paper.write(
        "   ·   ".join(facts), _LEFT, 27.5, 3.6, theme.MIST, bold=False, width=_RIGHT - _LEFT
    )


def _result(paper: Paper, sheet: Sheet, texts: Texts, y: float) -> float:
    """Who won, or why nobody did; returns where it ends."""
    winners = sheet.match.winners
    if sheet.status == "finished" and winners:
        said = texts.tr(
            "one_wins" if len(winners) == 1 else "several_win", names=texts.names(winners)
        )
    elif sheet.status == "finished":
        said = texts.tr("match_over")
    else:
        said = texts.tr(f"report_{sheet.status}")
    x = _LEFT
    if winners:
        paper.draw(icon_drawing("trophy"), x, y - 7, 14)
        x += 18
    paper.write(said, x, y, 8.0 if winners else 5.6, width=_RIGHT - x)
    return y + 7


def _players(paper: Paper, sheet: Sheet, match: LuggageView, texts: Texts, y: float) -> float:
    """A row for each player: name, points by round, times; returns where they end."""
    results = match.results
    timed = results is not None and any(one.reactions_s for one in results.players)
    times = results.players if results is not None and timed else None
    return _rows(paper, sheet, match.players, times, texts, y)


def _rows(
    paper: Paper,
    sheet: Sheet,
    players: Sequence[charts.Scored],
    times: Sequence[charts.Timed] | None,
    texts: Texts,
    y: float,
) -> float:
    """A row for each player: name, points by round, and *times* where there are any."""
    rows = [y + 12 + _ROW * index for index in range(len(players))]
    for one, row in zip(players, rows, strict=True):
        paper.box(
            theme.mixed(theme.PAPER, theme.seat_style(one.seat).colour, 0.1),
            _LEFT - 4, row - 5.6, _RIGHT - _LEFT + 8, 11.2, radius=2.0,
        )  # fmt: skip
        _name(paper, sheet, one.seat, texts, _LEFT, row)
    points_x, times_x = _LEFT + 42, _LEFT + 104
    width = times_x - points_x - 6 if times else _RIGHT - points_x
    _title(paper, texts.tr("figures_points"), points_x, y + 2, width)
    charts.points(paper, players, points_x, rows, width)
    if times:
        cards = isinstance(sheet.match, CardFigures)
        title = texts.tr("report_turns" if cards else "figures_times")
        _title(paper, title, times_x, y + 2, _RIGHT - times_x)
        charts.times(paper, times, times_x, rows, _RIGHT - times_x, texts)
        return rows[-1] + 12
    return rows[-1] + 8


def _name(paper: Paper, sheet: Sheet, seat: str, texts: Texts, x: float, y: float) -> None:
    """A seat's mark and name, and a sign where a bot sat."""
    paper.mark(seat, x + 2.5, y, 6.4)
    width = paper.write(texts.seat(seat), x + 8, y, 5.0, width=24)
    if seat in sheet.bots:
        paper.draw(icon_drawing("bot"), x + 10.5 + width, y - 2.4, 4.8)


def _counts(
    paper: Paper,
    sheet: Sheet,
    match: LuggageView,
    results: LuggageResults,
    texts: Texts,
    y: float,
) -> None:
    """Everybody's counts as a table, beside the grabs around the belt if those are known."""
    left = _LEFT
    grabs = results.grabs
    if grabs:
        _title(paper, texts.tr("figures_grabs"), _LEFT, y, 78)
        playing = [one.seat for one in results.players]
        charts.ring(paper, grabs, sheet.chairs, playing, _LEFT, y + 4, _RING)
        middle = _LEFT + _RING / 2, y + 4 + _RING / 2
        paper.write(str(sum(grabs)), middle[0], middle[1] - 2, 10.0, align="center")
        paper.write(texts.tr("grabs"), middle[0], middle[1] + 6, 4.0, SOFT, align="center")
        left = _LEFT + _RING + 14
        _rings_of_each(paper, sheet, results, texts, left, y + 18 + 7.4 * len(results.players))
    columns = _columns(results, texts)
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
            paper.write(texts.seat(one.seat), left + 8, at, 4.4, width=name - 8)
        for index, (_, _, counts) in enumerate(columns):
            paper.write(
                str(counts[row]), left + name + step * (index + 0.5), at, 4.4, align="center"
            )
    notes = [texts.tr("report_note_times")] if any(o.reactions_s for o in results.players) else []
    if grabs:
        notes.append(texts.tr("report_note_grabs"))
    elif match.play == "rulebook":
        notes.append(texts.tr("figures_rulebook"))
    elif match.variant == "belt" and any(one.looks for one in results.players):
        notes.append(texts.tr("figures_nowhere"))
    for index, note in enumerate(reversed(notes)):
        paper.write(
            note, _LEFT, A4_MM[1] - 8 - 4.2 * index, 2.8, SOFT, bold=False, width=_RIGHT - _LEFT
        )


def _rings_of_each(
    paper: Paper, sheet: Sheet, results: LuggageResults, texts: Texts, x: float, y: float
) -> None:
    """Everybody's own grabs in small rings, and what the colours of all rings mean."""
    step = (_RIGHT - x) / max(3, len(results.players))
    for index, one in enumerate(results.players):
        middle = x + step * (index + 0.5)
        charts.ring(paper, one.grabs, sheet.chairs, (), middle - step / 2, y, step)
        paper.mark(one.seat, middle, y + step / 2, 5.0)
    charts.heat_scale(paper, x, y + step + 2, _RIGHT - x)
    most = texts.tr("report_most")
    paper.write("0", x, y + step + 7, 2.8, SOFT, bold=False)
    paper.write(most, _RIGHT, y + step + 7, 2.8, SOFT, align="right", bold=False)


def _columns(results: LuggageResults, texts: Texts) -> list[tuple[str, str, list[int]]]:
    """Sign, word and everybody's number of each count that is known."""
    players = results.players
    wrong = [one.wrong_pairs if one.wrong_looks is None else one.wrong_looks for one in players]
    streaks = [one.longest_streak for one in players if one.longest_streak is not None]
    columns = [
        ("check", texts.tr("report_matches"), [one.matches for one in players]),
        ("cross", texts.tr("report_wrong"), wrong),
        ("frown", texts.tr("report_lost"), [one.lost for one in players]),
    ]
    if streaks:
        columns.append(("bolt", texts.tr("report_streak"), streaks))
    return columns
