"""How Captain's Orders is played with cards, pads, spots and buttons (docs/at-the-table.md).

An Order and a card that belays it are tapped on spot 1, a discard on spot 2, and a card that
changes hands on the pad of whoever gets it. Without spots the cursor says first what the next card
on the own pad is. Whose card it is, the table knows, so it knows who acts. Pure.
"""

from collections.abc import Mapping
from typing import Any

from controller.games.captains_orders import menus, rules, signs
from controller.games.captains_orders.menus import BELAY, DISCARD, ORDER
from controller.games.captains_orders.moves import (
    Belay,
    Deal,
    Discard,
    Follow,
    Give,
    Move,
    Pass,
    PlayOrder,
    Seen,
)
from controller.games.captains_orders.pieces import CARD_COUNT, PIECES, card_piece
from controller.games.captains_orders.signs import DISCARD_SPOT, ORDER_SPOT
from controller.games.captains_orders.state import State, unread_in, winners, wins
from controller.games.cardtable import CardTable, Conduct, notice
from controller.interaction import Act, Tapped, TappedAt
from controller.menu import Menu
from controller.tablegame import Answer, Reading, Standings
from controller.views import Notice
from hardware.signals import Colour, Pattern

MEANT = "meant"
"""Under this name it is kept what the next card on the own pad is, at a table without spots."""


class CaptainsOrdersTable(CardTable[State, Move]):
    """The contract of `TableGame` for this game."""

    slug = "captains-orders"
    rules = rules
    pieces = PIECES

    def seats(self, state: State) -> tuple[str, ...]:
        return state.seats

    def hand(self, state: State, player: int) -> int:
        return state.hands[player]

    def standings(self, state: State) -> Standings:
        totals = {seat: wins(state, player) for player, seat in enumerate(state.seats)}
        return Standings(totals, tuple(state.seats[player] for player in winners(state)))

    # ---- acts -> moves ---------------------------------------------------------------------

    def act(
        self, conduct: Conduct, state: State, half: Mapping[str, str], act: Act
    ) -> Reading[Move]:
        match act:
            case Tapped(seat, piece):
                return self._at_pad(state, half, state.seats.index(seat), PIECES[piece][1])
            case TappedAt(spot, piece):
                return self._at_spot(state, spot, PIECES[piece][1])
        return Reading()

    def _at_pad(
        self, state: State, half: Mapping[str, str], there: int, card: int
    ) -> Reading[Move]:
        """A card was tapped on the pad of the player *there*."""
        player, meant = _whose(state, card), half.get(MEANT, "")
        rest = {name: value for name, value in half.items() if name != MEANT}
        match state.phase:
            case "dealing":
                return Reading((Deal(there, card),))
            case "turn" if there != player:
                return Reading((Pass(player, there, card),), half=rest)
            case "turn" if meant == ORDER:
                return Reading((PlayOrder(player, card),), half=rest)
            case "order" if there != player and there == state.owner:
                return Reading((Follow(player, card),), half=rest)
            case "order" if meant == BELAY:
                return Reading((Belay(player, card),), half=rest)
            case "give" if there != player and there == state.turn:
                return Reading((Give(player, card),))
            case "discard" if there == player and meant == DISCARD:
                return Reading((Discard(player, card),), half=rest)
            case "reading" | "reveal":
                return _seen(state, there, card)
        message = _ELSEWHERE.get(state.phase)
        if message is None:
            return Reading()
        at_spots, at_pads = message
        return Reading(notice=notice(at_spots if self.spots else at_pads, state.seats[player]))

    def _at_spot(self, state: State, spot: int, card: int) -> Reading[Move]:
        player = _whose(state, card)
        if state.phase in ("reading", "reveal"):
            return _seen(state, player, card)
        if spot == ORDER_SPOT and state.phase == "order":
            return Reading((Belay(player, card),))
        if spot == ORDER_SPOT:
            return Reading((PlayOrder(player, card),))
        if spot == DISCARD_SPOT:
            return Reading((Discard(player, card),))
        return Reading(notice=notice(OTHER_SPOT, state.seats[player]))

    def menu(self, state: State, conduct: Conduct, half: Mapping[str, str]) -> Menu | None:
        return menus.menu(state, self.spots) if conduct.counted is None else None

    def chosen(
        self, conduct: Conduct, state: State, half: Mapping[str, str], seat: str, means: Any
    ) -> Reading[Move]:
        if means in (ORDER, BELAY, DISCARD):
            return Reading(half={**half, MEANT: means})
        return Reading((means,))

    # ---- moves -> acts ---------------------------------------------------------------------

    def perform(self, state: State, move: Move) -> tuple[Act, ...]:
        """How a move is performed, with the cursor at home.

        The round-trip law: for every legal move, `read` and the menu make exactly that move of
        these acts.
        """
        card = getattr(move, "card", None)
        if card is None or card >= CARD_COUNT:
            return self.with_cursor(state, move)
        piece = card_piece(card)
        match move:
            case Deal(receiver) | Pass(receiver=receiver):
                return (Tapped(state.seats[receiver], piece),)
            case PlayOrder() | Belay() if self.spots:
                return (TappedAt(ORDER_SPOT, piece),)
            case Discard() if self.spots:
                return (TappedAt(DISCARD_SPOT, piece),)
            case PlayOrder(player) | Belay(player) | Discard(player):
                meant = _MEANT[type(move)]
                return (*self.with_cursor(state, meant), Tapped(state.seats[player], piece))
            case Follow():
                return (Tapped(state.seats[state.owner], piece),)
            case Give():
                return (Tapped(state.seats[state.turn], piece),)
            case Seen(unread):
                return (Tapped(state.seats[_where(state, unread)], piece),)
        return self.with_cursor(state, move)

    # ---- what is shown ---------------------------------------------------------------------

    def answer(self, before: State, move: Move, after: State) -> Answer:
        return signs.answer(before, move, after)

    def light(self, state: State, seat: str) -> tuple[Colour, Pattern]:
        return signs.light(state, seat)

    def prompt(self, state: State) -> Notice | None:
        return signs.prompt(state, self.spots)


def _whose(state: State, card: int) -> int:
    """Who plays a card: whoever holds it by what the table has seen, or else whoever is to act."""
    holders = (p for p, hand in enumerate(state.hands) if hand >> card & 1)
    return next(holders, state.active)


def _where(state: State, card: int) -> int:
    """In whose hand an unread card is; one that was a hand's last lies before whoever is active."""
    holders = (p for p, hand in enumerate(state.hands) if hand >> card & 1)
    return next(holders, state.active)


def _seen(state: State, there: int, card: int) -> Reading[Move]:
    """A card that was not read before is read now: the one that waits, or one of the hand."""
    pending = state.pending
    if pending is not None and pending.card is not None:
        return Reading((Seen(pending.card, card),))
    unread = unread_in(state.hands[there])
    if not unread and state.last is not None:
        unread = [state.last]
    return Reading((Seen(unread[0], card),)) if unread else Reading()


_MEANT: Mapping[type[Move], str] = {PlayOrder: ORDER, Belay: BELAY, Discard: DISCARD}

OTHER_SPOT = (
    "captains-orders.other_spot",
    "CO-2",
    "Nothing is played on this spot.",
    "Tap an Order on spot 1, a discard on spot 2.",
)
_TURN = (
    "captains-orders.where_to",
    "CO-2",
    "A card on the own pad says nothing here.",
    "Tap an Order on spot 1, or a card that is passed on the pad of whoever gets it.",
)
_TURN_AT_PADS = (
    "captains-orders.where_to_at_pads",
    "CO-2",
    "A card on the own pad says nothing yet.",
    "Choose `Play an Order` first, or tap a card that is passed on the pad of whoever gets it.",
)
_ORDER = (
    "captains-orders.follow_where",
    "CO-5",
    "This is not the pad of whoever gave the Order.",
    "Follow on that pad; belay on spot 1.",
)
_ORDER_AT_PADS = (
    "captains-orders.follow_where_at_pads",
    "CO-5",
    "This is not the pad of whoever gave the Order.",
    "Follow on that pad; to belay, choose it first.",
)
_GIVE = (
    "captains-orders.give_where",
    "CO-3",
    "This is not the pad of whoever asked.",
    "Tap the card on the pad of whoever asked for it.",
)
_DISCARD = (
    "captains-orders.discard_where",
    "CO-3",
    "A discard was expected.",
    "Tap the card that you discard on spot 2.",
)
_DISCARD_AT_PADS = (
    "captains-orders.discard_where_at_pads",
    "CO-3",
    "A discard was expected.",
    "Choose `Discard a card`, then tap it on your own pad.",
)

_ELSEWHERE: Mapping[str, tuple[tuple[str, str, str, str], tuple[str, str, str, str]]] = {
    "turn": (_TURN, _TURN_AT_PADS),
    "order": (_ORDER, _ORDER_AT_PADS),
    "give": (_GIVE, _GIVE),
    "discard": (_DISCARD, _DISCARD_AT_PADS),
}
"""What is said to a card that was tapped on a pad where it means nothing: with spots, without."""
