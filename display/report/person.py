"""The page about one person: what they have reached in each game."""

from statistics import median

from controller.views.people import GameTotals
from controller.views.sheet import GameFigures, PersonSheet
from display import theme
from display.art.faces import face_drawing
from display.art.icons import icon_drawing
from display.report.charts import FAINT, SOFT
from display.report.paper import A4_MM, Paper, plainly
from display.words import Words

_LEFT, _RIGHT = 14.0, A4_MM[0] - 14.0
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
