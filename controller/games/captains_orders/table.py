"""How Captain's Orders is played with cards, pads, spots and buttons (docs/at-the-table.md).

An Order and a card that belays it are tapped on spot 1, a discard on spot 2, and a card that
changes hands on the pad of whoever gets it. Without spots the cursor says first what the next card
on the own pad is. Whose card it is, the table knows, so it knows who acts. Pure.
"""

from collections.abc import Mapping

from controller.games.captains_orders import menus, messages, signs
from controller.games.captains_orders.ending import to_reveal
from controller.games.captains_orders.infractions import infraction
from controller.games.captains_orders.menus import BELAY, DISCARD, ORDER
from controller.games.captains_orders.moves import (
    Belay,
    Deal,
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
from controller.games.captains_orders.pieces import CARD_COUNT, LOWER, PIECES, card_piece
from controller.games.captains_orders.rules import rules
from controller.games.captains_orders.signs import DISCARD_SPOT, ORDER_SPOT
from controller.games.captains_orders.state import ZONES, State, winners, wins
from controller.games.cardtable import CardTable, Conduct, notice
from controller.match.interaction import Act, Tapped, TappedAt
from controller.match.menu import MEANT, Meant, Menu
from controller.match.tablegame import Answer, Reading, Standings
from controller.views import Notice
from hardware.signals import Colour, Pattern


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
        match state.phase:
            case "dealing" if there is not None:
                return Reading((Deal(there, card),))
            case "dealing":
                return Reading(notice=notice(messages.DEALT_AT_PADS, ""))
            case "reading" | "reveal":
                return _seen(state, there, card)
        player = holder(state, card)
        where = "" if there is None else state.seats[there]
        if player is None:
            message = messages.COLLECT_FIRST if _between(state) else messages.IN_NO_HAND
            return Reading(notice=notice(message, where))
        if isinstance(act, TappedAt):
            reading = self._at_spot(state, act.spot, player, card)
        else:
            assert there is not None, "a pad has a seat"
            reading = self._at_pad(state, half.get(MEANT, ""), there, player, card)
        if reading is not None:
            return reading
        if player != state.active and not _between(state):
            key, rule, text, remedy = messages.NOT_TURN
            text = text.format(state.seats[state.active].capitalize())
            return Reading(notice=notice((key, rule, text, remedy), state.seats[player]))
        at_spots, at_pads = messages.ELSEWHERE[state.phase]
        return Reading(notice=notice(at_spots if self.spots else at_pads, state.seats[player]))

    def _at_pad(
        self, state: State, meant: str, there: int, player: int, card: int
    ) -> Reading[Move] | None:
        """What it means that the player's card was tapped on the pad of the one *there*; None
        where it means nothing."""
        match state.phase:
            case "turn" if there != player:
                return Reading((Pass(player, there, card),))
            case "turn" if meant == ORDER:
                return Reading((PlayOrder(player, card),))
            case "order" if there != player and there == state.owner:
                return Reading((Follow(player, card),))
            case "order" if there == player and meant == BELAY:
                return Reading((Belay(player, card),))
            case "give" if there != player and there == state.turn:
                return Reading((Give(player, card),))
            case "discard" if there == player and meant == DISCARD:
                return Reading((Discard(player, card),))
        return None

    def _at_spot(self, state: State, spot: int, player: int, card: int) -> Reading[Move] | None:
        """What it means that the player's card was tapped on a spot."""
        seat, theirs = state.seats[player], player == state.active
        match spot, state.phase:
            case (_, "round_over"):
                return None
            case (1, "order") if theirs and _is_higher(state, card):
                # It lay face up for all to see, and is taken back (CO-6).
                known = Shown(player, card) in state.history
                refused = infraction("belay_too_high", state, player)
                message = (refused.key, refused.rule, refused.what, refused.remedy)
                exposed = () if known else (Exposed(player, card),)
                return Reading(exposed, notice=notice(message, seat))
            case (1, "order"):
                return Reading((Belay(player, card),))
            case (1, _):
                return Reading((PlayOrder(player, card),))
            case (2, "discard" | "give"):
                return Reading((Discard(player, card),))
            case (2, _):
                message = messages.NO_DISCARD
                return Reading(notice=notice(message, seat)) if theirs else None
        return Reading(notice=notice(messages.OTHER_SPOT, seat))

    def menu(self, state: State, conduct: Conduct, half: Mapping[str, str]) -> Menu | None:
        if conduct.counted is not None:
            return None
        return menus.menu(state, self.spots, half.get(MEANT, ""))

    # ---- moves -> acts ---------------------------------------------------------------------

    def perform(self, state: State, move: Move, half: Mapping[str, str] = {}) -> tuple[Act, ...]:
        """How a move is performed, from where the cursor stands.

        The round-trip law: for every legal move, `read` and the menu make exactly that move of
        these acts.
        """
        card = getattr(move, "card", None)
        if card is None or card >= CARD_COUNT:
            return self.with_cursor(state, move, half)
        piece = card_piece(card)
        match move:
            case Deal(receiver) | Pass(receiver=receiver):
                return (Tapped(state.seats[receiver], piece),)
            case PlayOrder() | Belay() if self.spots:
                return (TappedAt(ORDER_SPOT, piece),)
            case Discard() if self.spots:
                return (TappedAt(DISCARD_SPOT, piece),)
            case PlayOrder(player) | Belay(player) | Discard(player):
                chosen = self.with_cursor(state, Meant(_MEANT[type(move)]), half)
                return (*chosen, Tapped(state.seats[player], piece))
            case Follow():
                return (Tapped(state.seats[state.owner], piece),)
            case Give():
                return (Tapped(state.seats[state.turn], piece),)
            case Seen(unread):
                lies_at = holder(state, unread)
                seat = state.seats[state.active if lies_at is None else lies_at]
                return (Tapped(seat, piece),)
        return self.with_cursor(state, move, half)

    # ---- what is shown ---------------------------------------------------------------------

    def answer(self, before: State, move: Move, after: State) -> Answer:
        return signs.answer(before, move, after)

    def light(self, state: State, seat: str) -> tuple[Colour, Pattern]:
        return signs.light(state, seat)

    def prompt(self, state: State) -> Notice | None:
        return signs.prompt(state, self.spots)


def holder(state: State, card: int) -> int | None:
    """Whose card it is: in whose hand it is by what the table has seen, or else whoever is to act
    if it may be an unread one of that hand. None where it is in no hand."""
    for player, hand in enumerate(state.hands):
        if hand >> card & 1:
            return player
    may_be = ZONES.may_lie(state, state.hands[state.active], card)
    return state.active if may_be else None


def _between(state: State) -> bool:
    """Whether nobody is to act, as a round is over."""
    return state.phase == "round_over"


def _is_higher(state: State, card: int) -> bool:
    """Whether the card does not belay the standing Order."""
    return state.order is not None and not LOWER[state.order] >> card & 1


def _receiver(state: State) -> int:
    """Who has got the card that was handed over last."""
    last = state.history[-1]
    if isinstance(last, Pass):
        return last.receiver
    return state.turn if isinstance(last, Give) else state.owner


def _seen(state: State, there: int | None, card: int) -> Reading[Move]:
    """A card that was not read before is read now: the one that waits, or one of the hand."""
    seat = "" if there is None else state.seats[there]
    if ZONES.located(state) >> card & 1:
        return Reading(notice=notice(messages.READ_ALREADY, seat))
    pending = state.pending
    if pending is not None and pending.card is not None:
        return Reading((Seen(pending.card, card),))
    waits = to_reveal(state)
    if there is not None:
        waits = [number for number in waits if holder(state, number) in (there, None)]
    return Reading((Seen(waits[0], card),)) if waits else Reading()


_MEANT: Mapping[type[Move], str] = {PlayOrder: ORDER, Belay: BELAY, Discard: DISCARD}
