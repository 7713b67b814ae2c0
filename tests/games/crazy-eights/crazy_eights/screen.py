"""Crazy Eights on the screen: the top of the pile, and how many cards everybody has."""

from controller.views import CardsView
from display.screens import cards
from display.screens.anycards import scores
from display.screens.chrome import GameScreens, Heading
from display.screens.ending import scored
from display.screens.layout import Rect
from display.screens.page import Page
from display.screens.seat import headed, seat_cells, seat_row
from display.words import Words

GAME = "crazy-eights"


def _header(words: Words, match: CardsView) -> Heading:
    suit = match.facts.get("suit")
    return Heading(words(f"{GAME}-menu-{suit}") if suit else "")


def _play(page: Page, match: CardsView, body: Rect) -> None:
    pile, seats = body.split_top(body.height * 0.55, page.gap)
    cards.card(page, GAME, str(match.facts.get("top", "?")), pile)
    held = {zone.seat: zone.cards for zone in match.zones if zone.seat}
    cells = seat_cells(page, seats, len(match.players))
    for player, slots in seat_row(
        page, match.players, cells, headed(0.4), lit=lambda one: one.seat == match.active
    ):
        cards.fan(page, GAME, held[player.seat], slots.body)


SCREENS = GameScreens(_header, _play, scored(scores, _play))
