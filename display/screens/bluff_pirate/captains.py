"""The players of Bluff Pirate: cards in hand, squares to go, and who has voted."""

from controller.views import BluffPirateView, TableView
from controller.views.bluff_pirate import PlayerView
from display import theme
from display.screens.layout import Rect, columns, inset
from display.screens.page import Page
from display.screens.seat import Counter, counters, headed, seat_cells, seat_row

_WIDEST = 3.2


def captains(page: Page, view: TableView, match: BluffPirateView, area: Rect) -> None:
    """Everybody's panel side by side, as they sit."""
    cells = seat_cells(page, area, len(match.players), widest=_WIDEST)
    cut = headed(0.46, page.gap // 2)
    shown = [count.text for one in match.players for count in _counters(one)]

    def lit(one: PlayerView) -> bool:
        return one.seat in (match.active, *match.winners) or _votes(match, one)

    for one, slots in seat_row(page, view, match.players, cells, cut, lit, flat=True):
        places = columns(slots.body, 3 if match.set is not None else 2, page.gap)
        counters(page, _counters(one), places, shown, slots.body.height * 0.9, "left")
        vote = _vote(match, one)
        if vote:
            page.icon(vote, inset(places[-1], 0, places[-1].height * 0.04))


def _counters(one: PlayerView) -> tuple[Counter, ...]:
    return (
        Counter("hand_of_cards", str(one.cards)),
        Counter("palm", str(one.to_go), theme.AMBER),
    )


def _votes(match: BluffPirateView, one: PlayerView) -> bool:
    """Whether the vote of a player is still awaited."""
    return match.phase == "voting" and one.seat != match.turn and not one.voted


def _vote(match: BluffPirateView, one: PlayerView) -> str:
    """The sign of a player's vote: that there is one, or what it was if it was shown."""
    laid = match.set
    if laid is None or one.seat == match.turn:
        return ""
    if one.seat == laid.voter and laid.doubted is not None:
        return "bluff" if laid.doubted else "check"
    return "voted" if one.voted else ""
