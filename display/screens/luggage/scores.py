"""Scores: the check of the pairs, the track after each round, and the result with its podium."""

from controller.views import LuggageView, PlayerView
from controller.views.luggage import Pair
from display import theme
from display.screens.layout import Rect
from display.screens.page import Page
from display.screens.seat import SeatLine, Slots, says, seat_cells, seat_row

TRACK_END = 21
"""Three rounds of seven cards: the last square of the printed score board."""


def round_over(page: Page, match: LuggageView, body: Rect) -> None:
    """The pawns on the track, and what the round gave to whom."""
    line, body = body.split_top(page.em * 1.5, page.gap)
    page.write(
        page.words("luggage-screen-scores", number=match.round),
        line,
        theme.AMBER,
        height=page.em * 1.3,
    )
    track, body = body.split_top(body.height * 0.4, page.gap * 2)
    score_track(page, match, track)
    cells = seat_cells(page, body, len(match.players), widest=6)
    for one, slots in seat_row(page, match.players, cells, _cut):
        gained, total = slots.body.columns(2, page.gap)
        if one.scores:
            text = page.words("luggage-screen-points", count=one.scores[-1])
            page.write(text, gained, theme.GOOD, height=gained.height * 0.7)
            page.write(str(one.total), total, height=total.height)


def _cut(page: Page, inside: Rect) -> Slots:
    """The points stand beside the name where there is room for both."""
    if inside.width > 2.5 * inside.height:
        return Slots(*inside.split_left(inside.width * 0.52, page.gap))
    return Slots(*inside.split_top(inside.height * 0.32, page.gap))


def score_track(page: Page, match: LuggageView, area: Rect) -> None:
    """The track of the score board: a square for each point, pawns where the players stand."""
    end = max([TRACK_END, *(one.total for one in match.players)])
    down = 1 if area.width > 14 * area.height else 2
    across = -(-(end + 1) // down)
    gap = max(2, page.gap // 2)
    squares = [
        cell
        for row in range(down)
        for cell in Rect(area.x, area.y + row * (area.height + gap) // down, area.width,
                 (area.height - gap * (down - 1)) // down).columns(across,
            gap,
        )
    ]  # fmt: skip
    for number, square in enumerate(squares[: end + 1]):
        here = [one.seat for one in match.players if one.total == number]
        page.panel(
            square,
            theme.PANEL if here else theme.mixed(theme.NIGHT, theme.PANEL, 0.6),
            theme.AMBER if here else theme.PANEL_EDGE,
        )
        digits, pawns = square.split_top(square.height * 0.36)
        page.write(
            str(number),
            digits.inset(3, digits.height * 0.08),
            theme.PAPER if here else theme.MIST,
            height=area.height * 0.2,
        )
        if here:
            places = pawns.inset(3, 2).grid(len(here), 1, 1.0)
            for seat, place in zip(here, places, strict=True):
                page.seat_mark(seat, place)


_VERDICTS = {"match": "check", "lost": "frown", "wrong": "cross"}

_PAIR_ASPECT = 1.72
"""A passenger, overlapped by the suitcase, and on that the verdict."""

_FEWEST = 4
"""Pairs are not shown larger than when there are this many."""


def check(page: Page, match: LuggageView, body: Rect) -> None:
    most = max([_FEWEST, *(len(one.pairs) for one in match.players)])
    cells = seat_cells(page, body, len(match.players))
    for one, slots in seat_row(page, match.players, cells, _cut_pairs, lambda one: not one.checked):
        says(page, _line(page, one), slots.aside, align="left")
        places = slots.body.grid(most, page.gap, _PAIR_ASPECT)
        for pair, place in zip(one.pairs, places, strict=False):
            _pair(page, pair, place)


def _cut_pairs(page: Page, inside: Rect) -> Slots:
    head, body = inside.split_top(page.em * 1.25, page.gap)
    if page.low:
        head, line = head.split_left(head.width * 0.56, page.gap)
    else:
        line, body = body.split_top(page.em * 0.9, page.gap)
    return Slots(head, body, line)


def _line(page: Page, one: PlayerView) -> SeatLine:
    if one.checked:
        return SeatLine(page.words("luggage-screen-checked"), theme.GOOD, "check")
    return SeatLine(page.words("luggage-screen-tap-pairs"), theme.AMBER)


def _pair(page: Page, pair: Pair, area: Rect) -> None:
    area = area.fitted(_PAIR_ASPECT)
    portrait, _ = area.split_left(area.height)
    suitcase, _ = area.split_right(area.height * 0.92)
    page.portrait(pair.passenger, portrait)
    page.suitcase(pair.suitcase, suitcase.split_bottom(area.height * 0.8)[0])
    verdict = area.split_bottom(area.height * 0.52)[0].split_right(area.height * 0.52)[0]
    page.icon(_VERDICTS[pair.verdict], verdict)
