"""The race of Bluff Pirate: the sea above, the cards in the middle, the captains below."""

from controller.views import BluffPirateView, TableView
from controller.views.bluff_pirate import PlayerView
from display import theme
from display.screens import cards
from display.screens.bluff_pirate.deck import GAME, deck
from display.screens.bluff_pirate.sea import sea
from display.screens.layout import Rect, columns, inset, split_bottom, split_left, split_top
from display.screens.page import Page
from display.screens.podium import Step, confetti, result, shout, take_turns
from display.screens.seat import Counter, counters, headed, seat_cells, seat_row


def play(page: Page, view: TableView, match: BluffPirateView, body: Rect) -> None:
    water, rest = split_top(body, body.height * (0.54 if page.low else 0.42), page.gap)
    sea(page, match, water)
    if page.low:
        crew, laid = split_left(rest, rest.width * 0.6, page.gap * 2)
    else:
        crew, laid = split_bottom(rest, rest.height * 0.42, page.gap)
    deck(page, match, laid)
    captains(page, view, match, crew)


def dealing(page: Page, view: TableView, match: BluffPirateView, body: Rect) -> None:
    """The ships wait at the start while the cards come into the hands."""
    water, rest = split_top(body, body.height * (0.54 if page.low else 0.42), page.gap)
    sea(page, match, water)
    if page.low:
        crew, pile = split_left(rest, rest.width * 0.76, page.gap * 2)
    else:
        crew, pile = split_bottom(rest, rest.height * 0.42, page.gap)
    deck_of_cards, said = split_left(pile, pile.width * (0.4 if page.low else 0.46), page.gap * 2)
    cards.back(page, GAME, deck_of_cards)
    page.write(
        page.words("bluff-pirate-screen-dealing"), said, theme.AMBER, align="left", lines=2,
        height=page.em * 1.3,
    )  # fmt: skip
    captains(page, view, match, crew)


def over(page: Page, view: TableView, match: BluffPirateView, body: Rect) -> None:
    """Who has won, above the sea as it is now; in turns with the podium."""
    farthest = max([1, *(one.to_go for one in match.players)])
    steps = [
        Step(
            one.seat,
            page.words("bluff-pirate-screen-arrived") if one.seat in match.winners and not one.to_go
            else page.words("bluff-pirate-screen-to-go", count=one.to_go),
            1.0 if one.seat in match.winners else 0.85 * (1 - one.to_go / farthest),
        )
        for one in match.players
    ]  # fmt: skip
    take_turns(
        page,
        body,
        lambda: _won(page, view, match, body),
        lambda: result(page, view, match.winners, steps, body),
    )


def _won(page: Page, view: TableView, match: BluffPirateView, body: Rect) -> None:
    confetti(page, match.winners, body)
    said, body = split_top(body, body.height * 0.24, page.gap)
    shout(page, match.winners, inset(said, 0, said.height * 0.06))
    if page.low:
        sea(page, match, body)
        return
    water, rest = split_top(body, body.height * 0.64, page.gap)
    sea(page, match, water)
    captains(page, view, match, rest)


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
