"""The figures of "Where's My Luggage?" on a report: the grabs around the belt, and counts."""

from controller.views import LuggageResults, LuggageView
from controller.views.sheet import Sheet
from display.art.icons import icon_drawing
from display.words import Words
from workshop.report import charts, page
from workshop.report.charts import FAINT, SOFT
from workshop.report.paper import Paper

_RING = 78.0


def _counts(paper: Paper, sheet: Sheet, words: Words, y: float) -> None:
    """Everybody's counts as a table, beside the grabs around the belt if those are known."""
    match = sheet.match
    assert isinstance(match, LuggageView), "a sheet of this game"
    assert match.results is not None, "only drawn where there are figures"
    results = match.results
    left = page.LEFT
    grabs = results.grabs
    if grabs:
        page.heading(paper, words("luggage-screen-figures-grabs"), page.LEFT, y, 78)
        playing = [player.seat for player in results.players]
        charts.ring(paper, grabs, sheet.chairs, playing, page.LEFT, y + 4, _RING)
        middle = page.LEFT + _RING / 2, y + 4 + _RING / 2
        paper.write(str(round(sum(grabs))), middle[0], middle[1] - 2, 10.0, align="center")
        paper.write(
            words("luggage-screen-grabs"), middle[0], middle[1] + 6, 4.0, SOFT, align="center"
        )
        left = page.LEFT + _RING + 14
        _rings_of_each(paper, sheet, results, words, left, y + 18 + 7.4 * len(results.players))
    columns = _columns(results, words)
    name = 34.0 if not grabs else 10.0
    step = (page.RIGHT - left - name) / len(columns)
    for index, (sign, word, _) in enumerate(columns):
        x = left + name + step * (index + 0.5)
        paper.draw(icon_drawing(sign), x - 2.6, y + 3.5, 5.2)
        paper.write(word, x, y + 11.2, 2.7, SOFT, align="center", bold=False, width=step - 1)
    for row, one in enumerate(results.players):
        at = y + 18 + 7.4 * row
        paper.box(FAINT, left, at - 3.8, page.RIGHT - left, 0.25)
        paper.mark(one.seat, left + 3, at, 5.0)
        if not grabs:
            paper.write(words.person(one.seat), left + 8, at, 4.4, width=name - 8)
        for index, (_, _, counts) in enumerate(columns):
            paper.write(
                str(counts[row]), left + name + step * (index + 0.5), at, 4.4, align="center"
            )
    told = ["luggage-screen-report-note-times"] if page.timed(results) else []
    if grabs:
        told.append("luggage-screen-report-note-grabs")
    elif match.play == "rulebook":
        told.append("luggage-screen-figures-rulebook")
    elif match.variant == "belt" and any(player.looks for player in results.players):
        told.append("luggage-screen-figures-nowhere")
    said = [words(note) for note in told]
    if results.untapped:
        said.append(words("luggage-screen-figures-untapped", count=results.untapped))
    page.notes(paper, *said)


def _rings_of_each(
    paper: Paper, sheet: Sheet, results: LuggageResults, words: Words, x: float, y: float
) -> None:
    """Everybody's own grabs in small rings, and what the colours of all rings mean."""
    step = (page.RIGHT - x) / max(3, len(results.players))
    for index, one in enumerate(results.players):
        middle = x + step * (index + 0.5)
        charts.ring(paper, one.grabs, sheet.chairs, (), middle - step / 2, y, step)
        paper.mark(one.seat, middle, y + step / 2, 5.0)
    charts.heat_scale(paper, x, y + step + 2, page.RIGHT - x)
    most = words("luggage-screen-report-most")
    paper.write("0", x, y + step + 7, 2.8, SOFT, bold=False)
    paper.write(most, page.RIGHT, y + step + 7, 2.8, SOFT, align="right", bold=False)


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


FIGURES = page.OwnFigures(
    _counts,
    # A page without a ring has room for a higher chart.
    lambda match: 47.0 if match.results is not None and match.results.grabs else 84.0,
    lambda words, match: words(
        f"luggage-screen-{'memory' if match.variant == 'memory' else match.play}"
    ),
)
