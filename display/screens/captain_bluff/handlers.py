"""The baggage handlers, as the players of Captain Bluff are: cards in hand, and what is due."""

from controller.views import CaptainBluffView, TableView
from controller.views.captain_bluff import HandView
from display import theme
from display.screens.layout import Rect, split_left
from display.screens.page import Page
from display.screens.seat import Counter, Line, counters, headed, says, seat_cells, seat_row

_WIDEST = 3.2

_DUE = {
    "setup": "captain-bluff-screen-define",
    "placing": "captain-bluff-screen-places",
    "looking": "captain-bluff-screen-looks",
    "draw": "captain-bluff-screen-draw",
    "taking": "captain-bluff-screen-take",
    "recovering": "captain-bluff-screen-picks-up",
}
"""What the player who is to act is told, by the phase."""


def handlers(page: Page, view: TableView, match: CaptainBluffView, area: Rect) -> None:
    """Everybody's panel side by side, as they sit."""
    cells = seat_cells(page, area, len(match.players), widest=_WIDEST)
    cut = headed(0.48, page.gap // 2)

    def lit(one: HandView) -> bool:
        return one.seat in (active(match), *match.winners) or _may_call(match, one)

    for one, slots in seat_row(page, view, match.players, cells, cut, lit, flat=True):
        foot = slots.body
        hand, said = split_left(foot, min(foot.width * 0.4, foot.height * 2.2), page.gap)
        count = Counter("hand_of_cards", str(one.cards))
        counters(page, (count,), (hand,), (count.text,), foot.height, "left")
        line = _line(page, match, one)
        height = page.em * 0.8 if line.colour == theme.MIST else None
        says(page, line, said, height=height, lines=2, flat=True)


def active(match: CaptainBluffView) -> str | None:
    """Who alone is to act; None where several may, or nobody."""
    if match.due:
        return match.due[0]
    if match.phase == "recovering":
        return match.other
    return None if match.phase in ("window", "revealing") else match.turn


def _may_call(match: CaptainBluffView, one: HandView) -> bool:
    return match.phase == "window" and one.seat != match.turn and not one.passed


def _line(page: Page, match: CaptainBluffView, one: HandView) -> Line:
    words = page.words
    if one.seat == active(match):
        due = _DUE.get(
            match.phase, "captain-bluff-screen-airport" if match.acted else "screen-turn"
        )
        return Line(words(due), due=True)
    if match.phase == "window" and one.passed:
        return Line(words("captain-bluff-screen-passed"), theme.GOOD, "check")
    if _may_call(match, one):
        return Line(words("captain-bluff-screen-call"), theme.AMBER)
    if one.seat == match.turn:
        return Line(words("captain-bluff-screen-has-turn"), theme.MIST)
    return Line("")
