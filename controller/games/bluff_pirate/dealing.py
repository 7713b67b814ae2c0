"""The deal: five cards for everybody, tapped in any order, before anybody acts (BP-21)."""

from msgspec.structs import replace

from controller.games.bluff_pirate.infractions import infraction
from controller.games.bluff_pirate.moves import Deal, Redeal
from controller.games.bluff_pirate.options import HAND
from controller.games.bluff_pirate.pieces import WHOLE_DECK
from controller.games.bluff_pirate.state import State, complete, initial
from controller.games.bluff_pirate.unread import new_unread
from controller.games.rows import Legality
from controller.games.sets import only


def check_deal(state: State, move: Deal) -> Legality:
    hand = state.hands[move.receiver]
    again = move.card is not None and hand >> move.card & 1
    if hand.bit_count() >= HAND and not again:
        raise infraction("hand_full", state, move.receiver)
    return Legality.LEGAL


def deal(state: State, move: Deal) -> State:
    """A card enters a hand. Until the start the last pad wins: it leaves any other hand."""
    card, hands = move.card, state.hands
    if card is None:
        state, card = new_unread(state, WHOLE_DECK)
    elif not state.pile >> card & 1:
        hands = tuple(hand & ~only(card) for hand in hands)
    receiver = move.receiver
    hands = (*hands[:receiver], hands[receiver] | only(card), *hands[receiver + 1 :])
    dealt = replace(state, hands=hands, pile=state.pile & ~only(card))
    return replace(dealt, phase="turn") if complete(dealt) else dealt


def check_redeal(state: State, move: Redeal) -> Legality:
    if state.turns > 1:
        raise infraction("too_late_to_redeal", state)
    return Legality.LEGAL


def redeal(state: State, move: Redeal) -> State:
    """All cards back, shuffled, and dealt again."""
    return initial(state.options, state.seats)
