"""The deal: six cards for everybody, tapped in any order, before anybody acts (CO-17, CO-19)."""

from msgspec.structs import replace

from controller.games.captains_orders.infractions import infraction
from controller.games.captains_orders.moves import Deal, NextRound, Redeal
from controller.games.captains_orders.options import HAND
from controller.games.captains_orders.pieces import WHOLE_DECK
from controller.games.captains_orders.state import (
    ZONES,
    State,
    complete,
    dealt_again,
    next_round,
    with_hand,
)
from controller.games.rows import Legality, Mover
from controller.games.sets import EMPTY, only


def lacking(state: State, mover: Mover) -> int:
    """The players who lack cards, as a set."""
    players, player = EMPTY, 1
    for hand in state.hands:
        if hand.bit_count() < HAND:
            players |= player
        player <<= 1
    return players


def undealt_cards(state: State, mover: Mover) -> int:
    """The cards that nobody has been dealt as far as they were read, as a set."""
    return WHOLE_DECK & ~state.read


def check_deal(state: State, move: Deal) -> Legality:
    hand = state.hands[move.receiver]
    again = move.card is not None and hand >> move.card & 1
    if hand.bit_count() >= HAND and not again:
        raise infraction("hand_full", state, move.receiver)
    return Legality.LEGAL


def deal(state: State, move: Deal) -> State:
    """A card enters a hand. Until the start the last pad wins: it leaves any other hand."""
    card = move.card
    if card is None:
        state, card = ZONES.came_unread(state, WHOLE_DECK)
    taken = only(card)
    if state.read & taken:
        hands = tuple(hand & ~taken for hand in state.hands)
        state = replace(state, hands=hands)
    hands = with_hand(state, move.receiver, state.hands[move.receiver] | taken)
    dealt = replace(state, hands=hands, read=state.read | taken & WHOLE_DECK)
    return replace(dealt, phase="turn") if complete(dealt) else dealt


def check_redeal(state: State, move: Redeal) -> Legality:
    if state.history or state.pending is not None:
        raise infraction("too_late_to_redeal", state)
    return Legality.LEGAL


def redeal(state: State, move: Redeal) -> State:
    """All cards back on the deck, shuffled, and dealt again by the same dealer."""
    return dealt_again(state)


def begin_next_round(state: State, move: NextRound) -> State:
    return next_round(state)
