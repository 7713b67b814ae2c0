"""The cards of Captain's Orders at the table: how they look, where they lie, how they are carried.

The deck lies in the middle. Orders are laid on a pile beside spot 1, discards beside spot 2.
"""

from controller.games.box import Stacks, is_undealt
from controller.games.captains_orders.moves import (
    Belay,
    Discard,
    Follow,
    Give,
    Move,
    Pass,
    PlayOrder,
)
from controller.games.captains_orders.pieces import CARD_COUNT, HAND, RANK, WHOLE_DECK, card_piece
from controller.games.captains_orders.state import ZONES, State, undealt
from controller.games.carrying import Carry, fan
from controller.games.sets import members, set_of
from hardware.scene import Label, Layout, Setting

DECK, ORDERS, DISCARDS = "middle/deck", "middle/spot-1", "middle/spot-2"
LAYOUT = Layout(
    piles=(DECK, ORDERS, DISCARDS),
    face_up=(ORDERS,),
    decks=(DECK,),
    captions={ORDERS: "captains-orders-place-orders", DISCARDS: "table-place-discards"},
)

BACK = Label("rank-card", False, "captains-orders")


def face(card: int) -> Label:
    """What is printed on a card's face: its rank."""
    return Label("rank-card", True, str(RANK[card]))


NAMES = tuple(card_piece(card) for card in range(CARD_COUNT))
SIDES = {NAMES[card]: (BACK, face(card)) for card in range(CARD_COUNT)}
"""Back and face of every card."""


def setting(state: State) -> Setting:
    """Each pile in its order; the cards out of play are shuffled."""
    stacks = Stacks(LAYOUT, NAMES, state)
    orders = (*old_orders(state), *(() if state.order is None else (state.order,)))
    face_down = discarded(state)
    others = state.discards & ~set_of((*orders, *face_down))
    return Setting(
        LAYOUT,
        (
            *stacks.at(ORDERS, orders),
            *stacks.at(DISCARDS, (*members(others), *face_down)),
            *stacks.in_hands(),
            stacks.deck(DECK, WHOLE_DECK & ~ZONES.located(state), undealt(state)),
        ),
        begins=is_undealt(state),
    )


def old_orders(state: State) -> tuple[int, ...]:
    """The Orders of this round that were belayed or have come home, in their order."""
    laid = [e.card for e in state.history if isinstance(e, PlayOrder | Belay)]
    return tuple(card for card in laid if card != state.order and state.discards >> card & 1)


def discarded(state: State) -> tuple[int, ...]:
    """The cards of this round that were discarded face down and read, in their order."""
    cards = [e.card for e in state.history if isinstance(e, Discard)]
    return tuple(card for card in cards if card is not None and card < CARD_COUNT)


def draw(state: State, player: int) -> Carry | None:
    """The card that a player takes from the deck to tap it on their pad."""
    if state.phase != "dealing" or state.hands[player].bit_count() >= HAND:
        return None
    return Carry(DECK, fan(state.seats[player]))


def carry(state: State, move: Move) -> Carry | None:
    """How the card of a move is carried; None without a card, or with one the table cannot name."""
    card, player = getattr(move, "card", None), getattr(move, "player", None)
    if player is None or card is None or card >= CARD_COUNT:
        return None
    own = fan(state.seats[player])
    match move:
        case PlayOrder() | Belay():
            return Carry(own, ORDERS, face_up=True, label=face(card))
        case Pass(receiver=receiver):
            return Carry(own, fan(state.seats[receiver]), label=face(card))
        case Give():
            return Carry(own, fan(state.seats[state.turn]), label=face(card))
        case Follow():
            return Carry(own, fan(state.seats[state.owner]), label=face(card))
        case Discard():
            return Carry(own, DISCARDS, label=face(card))
    return None
