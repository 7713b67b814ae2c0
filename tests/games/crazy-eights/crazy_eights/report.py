"""Crazy Eights on a report: how many cards everybody has played, as bars."""

from controller.views.sheet import CardFigures, Sheet
from display import theme
from display.words import Words
from workshop.report.page import LEFT, RIGHT, OwnFigures, heading
from workshop.report.paper import Paper


def _moves(paper: Paper, sheet: Sheet, words: Words, y: float) -> None:
    assert isinstance(sheet.match, CardFigures), "a game without views of its own"
    heading(paper, words("crazy-eights-report-moves"), LEFT, y)
    most = max(1, *(len(one.reactions_s) for one in sheet.match.players))
    for row, one in enumerate(sheet.match.players):
        at, made = y + 7 + 6 * row, len(one.reactions_s)
        paper.mark(one.seat, LEFT + 3, at, 5.0)
        colour = theme.seat_style(one.seat).colour
        paper.box(colour, LEFT + 8, at - 2, (RIGHT - LEFT - 20) * made / most, 4)
        paper.write(str(made), RIGHT, at, 4.0, align="right")


FIGURES = OwnFigures(_moves, lambda match: 84.0)
