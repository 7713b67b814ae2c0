"""The matches of this evening, on a page for all: which game, how long, who won, with how many
points."""

from collections.abc import Sequence

from controller.views.evening import PastMatch, PastPlayer
from display import theme
from display.screens.catalogue import cover_of
from display.screens.layout import Rect
from display.screens.page import Page
from display.words import Words

EVENING_S = 10.0
"""How long this page stands, and as long the title: both once, between two matches of bots."""

_ROW_EM, _ROW_EM_LOW = 1.75, 1.3
"""The height of a row, in lines of text."""

_FEW = 3
"""As many matches fill a page."""

_GAME, _WINNERS = 0.37, 0.46
"""Of a row's width the game, and of the rest the winners."""


def placed(match: PastMatch) -> Sequence[PastPlayer]:
    """Return who played a match: the winners first, then by points."""
    return sorted(match.players, key=lambda one: (-one.won, -one.points))


def points_count(words: Words, game: str) -> bool:
    """Return True if the points of a game say how well somebody has played."""
    return words.has(f"{game}-screen-best")


def evening(page: Page, matches: Sequence[PastMatch], body: Rect) -> None:
    """Draw the latest of *matches*, as many as there is room for."""
    heading, body = body.split_top(page.em * 1.5, page.gap)
    page.leave_corner(heading, centred=True)
    page.write(page.words("screen-evening"), heading, theme.AMBER, height=page.em * 1.4)
    least_px = page.em * (_ROW_EM_LOW if page.low else _ROW_EM)
    room = max(1, int((body.height + page.gap) / (least_px + page.gap)))
    count = min(room, max(_FEW, len(matches)))
    rows = [
        _row(page, match, area)
        for match, area in zip(matches, body.rows(count, page.gap), strict=False)
    ]
    # All of a kind in letters of one size, larger where there are few.
    tallest = page.em * (1.3 if count == _FEW else 1.0)
    heights = [
        min(page.height_of(text, area.size, tallest, lines) for text, area, lines in column)
        for column in zip(*rows, strict=True)
    ]
    for row in rows:
        for (text, area, lines), ink, height in zip(row, _INKS, heights, strict=True):
            page.write(text, area, ink, align="left", height=height, lines=lines)


_INKS = theme.PAPER, theme.AMBER, theme.MIST


def _row(page: Page, match: PastMatch, row: Rect) -> Sequence[tuple[str, Rect, int]]:
    """Draw the pictures of a row; return its texts, with the place and the lines of each: the game,
    the winners and the others."""
    page.panel(row, theme.PANEL, theme.PANEL_EDGE)
    row = row.inset(page.gap, page.gap // 2)
    share = 0.25 if page.upright else 0.14
    cover, row = row.split_left(min(row.height * 1.3, row.width * share), page.gap * 2)
    cover_of(match.game)(page, match.game, cover)
    if page.upright:
        game, row = row.split_top(row.height * 0.45, page.gap // 2)
    else:
        game, row = row.split_left(row.width * _GAME, page.gap)
    won, rest = row.split_left(row.width * _WINNERS, page.gap)
    trophy, first = won.split_left(min(row.height, page.em * 1.2), page.gap)
    if match.given_up:
        ended = page.words("screen-report-abandoned")
        page.write(ended, won, theme.MIST, align="left", height=page.em * 0.8, lines=2)
    else:
        page.icon("trophy", trophy)

    names = tuple((one.seat, one.name) for one in match.players if one.name)
    words, counts = page.words.naming(names), points_count(page.words, match.game)
    winners, others = (
        ", ".join(
            words.person(one.seat) + (f"\N{NO-BREAK SPACE}{one.points}" if counts else "")
            for one in placed(match)
            if one.won is has_won
        )
        for has_won in (True, False)
    )
    said = page.words("screen-evening-match", game=match.game, minutes=match.minutes)
    lines = 1 if page.low else 2
    return (said, game, lines), (winners, first, lines), (others, rest, lines + 1)
