"""How Captain's Orders is played with cards, pads, spots and buttons (docs/at-the-table.md).

An Order and a card that belays it are tapped on spot 1, a discard on spot 2, and a card that
changes hands on the pad of whoever gets it. Without spots the cursor says first what the next card
on the own pad is. Whose card it is, the table knows, so it knows who acts. Pure.
"""

from collections.abc import Mapping

from controller.cards.table import CardTable, Conduct, notice
from controller.games.captains_orders import menus, messages, signs
from controller.games.captains_orders.ending import to_reveal
from controller.games.captains_orders.infractions import infraction
from controller.games.captains_orders.moves import (
    Discard,
    Exposed,
    Follow,
    Give,
    Move,
    Pass,
    PlayOrder,
    Seen,
    Shown,
)
from controller.games.captains_orders.pieces import DECK, LOWER, PIECES
from controller.games.captains_orders.rules import rules
from controller.games.captains_orders.signs import DISCARD_SPOT, ORDER_SPOT
from controller.games.captains_orders.state import ZONES, State, winners, wins
from controller.match.interaction import Act, Tapped, TappedAt
from controller.match.menu import MEANT, Menu
from controller.match.tablegame import Reading, Standings
from controller.views import Notice
from hardware.signals import Colour, Pattern


class CaptainsOrdersTable(CardTable[State, Move]):
    """The contract of `TableGame` for this game."""

    slug = "captains-orders"
    rules = rules
    pieces = PIECES
    zones = ZONES

    def seats(self, state: State) -> tuple[str, ...]:
        return state.seats

    def hand(self, state: State, player: int) -> int:
        return state.hands[player]

    def standings(self, state: State) -> Standings:
        totals = {seat: wins(state, player) for player, seat in enumerate(state.seats)}
        return Standings(totals, tuple(state.seats[player] for player in winners(state)))

    # ---- acts -> moves ---------------------------------------------------------------------

    def already(self, state: State, half: Mapping[str, str], act: Act) -> bool:
        """A card that was dealt, laid, discarded or handed over just now."""
        card = PIECES[act.piece][1] if isinstance(act, Tapped | TappedAt) else 0
        match act:
            case Tapped(seat, _) if state.phase == "dealing":
                return bool(state.hands[state.seats.index(seat)] >> card & 1)
            case Tapped(seat, _) if state.history and MEANT not in half:
                last = state.history[-1]
                handed_over = isinstance(last, Pass | Give | Follow) and last.card == card
                return handed_over and state.seats[_receiver(state)] == seat
            case TappedAt(spot, _) if spot == ORDER_SPOT:
                return state.order == card
            case TappedAt(spot, _) if spot == DISCARD_SPOT:
                return bool(state.discards >> card & 1)
        return False

    def act(
        self, conduct: Conduct, state: State, half: Mapping[str, str], act: Act
    ) -> Reading[Move]:
        match act:
            case Tapped(seat, piece):
                return self._tapped(state, half, act, state.seats.index(seat), PIECES[piece][1])
            case TappedAt(_, piece):
                return self._tapped(state, half, act, None, PIECES[piece][1])
        return Reading()

    def _tapped(
        self,
        state: State,
        half: Mapping[str, str],
        act: Tapped | TappedAt,
        there: int | None,
        card: int,
    ) -> Reading[Move]:
        """A card was tapped on the pad of the player *there*, or on a spot."""
        if state.phase in ("reading", "reveal"):
            return self._seen(state, there, card)
        player = self.holder(state, card)
        belays = state.phase == "order" and act == TappedAt(ORDER_SPOT, act.piece)
        if belays and player == state.active and not LOWER[state.order or 0] >> card & 1:
            return _shown(state, player, card)
        move = self.by_place(state, half, act)
        if move is not None:
            return Reading((move,))
        if state.phase == "dealing":
            return Reading(notice=notice(messages.DEALT_AT_PADS, ""))
        if player is None:
            message = messages.COLLECT_FIRST if _between(state) else messages.IN_NO_HAND
            return Reading(notice=notice(message, "" if there is None else state.seats[there]))
        return self._out_of_place(state, act, player, card)

    def _out_of_place(
        self, state: State, act: Tapped | TappedAt, player: int, card: int
    ) -> Reading[Move]:
        """A card means nothing where it was tapped; some are refused as the moves they look
        like."""
        seat, theirs = state.seats[player], player == state.active
        if isinstance(act, TappedAt) and not _between(state):
            if act.spot == ORDER_SPOT:
                return Reading((PlayOrder(player, card),))
            if act.spot == DISCARD_SPOT and state.phase == "give":
                return Reading((Discard(player, card),))
            if act.spot == DISCARD_SPOT and theirs:
                return Reading(notice=notice(messages.NO_DISCARD, seat))
            if act.spot != DISCARD_SPOT:
                return Reading(notice=notice(messages.OTHER_SPOT, seat))
        if not theirs and not _between(state):
            key, rule, text, remedy = messages.NOT_TURN
            text = text.format(state.seats[state.active].capitalize())
            return Reading(notice=notice((key, rule, text, remedy), seat))
        at_spots, at_pads = messages.ELSEWHERE[state.phase]
        return Reading(notice=notice(at_spots if self.spots else at_pads, seat))

    def _seen(self, state: State, there: int | None, card: int) -> Reading[Move]:
        """A card that was not read before is read now: the one that waits, or one of the hand."""
        seat = "" if there is None else state.seats[there]
        if ZONES.located(state) >> card & 1:
            return Reading(notice=notice(messages.READ_ALREADY, seat))
        pending = state.pending
        if pending is not None and pending.card is not None:
            return Reading((Seen(pending.card, card),))
        waits = to_reveal(state)
        if there is not None:
            waits = [number for number in waits if self.holder(state, number) in (there, None)]
        return Reading((Seen(waits[0], card),)) if waits else Reading()

    def menu(self, state: State, conduct: Conduct, half: Mapping[str, str]) -> Menu | None:
        if conduct.counted is not None:
            return None
        return menus.menu(state, self.spots, half.get(MEANT, ""))

    def perform(self, state: State, move: Move, half: Mapping[str, str] = {}) -> tuple[Act, ...]:
        if isinstance(move, Seen):
            lies_at = self.holder(state, move.unread)
            seat = state.seats[state.active if lies_at is None else lies_at]
            return (Tapped(seat, DECK.pieces[move.card]),)
        return super().perform(state, move, half)

    # ---- what is shown ---------------------------------------------------------------------

    def light(self, state: State, seat: str) -> tuple[Colour, Pattern]:
        return signs.light(state, seat)

    def prompt(self, state: State) -> Notice | None:
        return signs.prompt(state, self.spots)


def _between(state: State) -> bool:
    """Whether nobody is to act, as a round is over."""
    return state.phase == "round_over"


def _receiver(state: State) -> int:
    """Who has got the card that was handed over last."""
    last = state.history[-1]
    if isinstance(last, Pass):
        return last.receiver
    return state.turn if isinstance(last, Give) else state.owner


def _shown(state: State, player: int, card: int) -> Reading[Move]:
    """A card that does not belay lay face up for all to see, and is taken back (CO-6)."""
    known = Shown(player, card) in state.history
    refused = infraction("belay_too_high", state, player)
    message = (refused.key, refused.rule, refused.what, refused.remedy)
    exposed = () if known else (Exposed(player, card),)
    return Reading(exposed, notice=notice(message, state.seats[player]))
