"""The simulated box of Captain's Orders, who lays it out, and how its cards are carried.

The deck lies in the middle. Orders are laid on a pile beside spot 1, discards beside spot 2.
"""

import random
from collections.abc import Iterable

from controller.games.box import tag_uid, take_back, undrawn
from controller.games.captains_orders.moves import (
    Belay,
    Discard,
    Follow,
    Give,
    Move,
    Pass,
    PlayOrder,
)
from controller.games.captains_orders.options import HAND
from controller.games.captains_orders.pieces import CARD_COUNT, RANK, WHOLE_DECK, card_piece
from controller.games.captains_orders.state import ZONES, State
from controller.games.carrying import Carry, fan
from controller.games.sets import members, set_of
from hardware.sim.pieces import Piece
from hardware.sim.scene import Label, Layout
from hardware.sim.world import World

DECK, ORDERS, DISCARDS = "middle/deck", "middle/spot-1", "middle/spot-2"
LAYOUT = Layout(
    piles=(DECK, ORDERS, DISCARDS),
    face_up=(ORDERS,),
    decks=(DECK,),
    captions={ORDERS: "Orders", DISCARDS: "Discards"},
)

BACK = Label("rank-card", False, "captains-orders")


def face(card: int) -> Label:
    """What is printed on a card's face: its rank."""
    return Label("rank-card", True, str(RANK[card]))


def simulated_pieces() -> list[Piece]:
    """Every card as a thing at the simulated table."""
    return [Piece(tag_uid(card_piece(card)), BACK, face(card)) for card in range(CARD_COUNT)]


class Croupier:
    """Collects the cards and shuffles the deck before each round, from which everybody draws, and
    brings back what was taken back."""

    def __init__(self, world: World, rng: random.Random) -> None:
        self._world = world
        self._random = rng
        self._laid_out = False
        """Whether a deck lies there from which nobody has drawn."""
        self._attended: State | None = None

    def attend(self, state: State) -> None:
        if state is self._attended:
            return
        untouched = state.phase == "dealing" and not any(state.hands)
        if untouched and not self._laid_out:
            self._world.clear(LAYOUT)
            self._shuffled(range(CARD_COUNT), DECK)
        elif self._attended is not None:
            take_back(self._world, _places(self._attended), _places(state))
        self._laid_out = untouched
        self._attended = state

    def known(self, state: State) -> dict[str, str]:
        """Every card, while all were read."""
        deck = 0 if state.unread else WHOLE_DECK & ~ZONES.located(state)
        rest = undrawn(self._world, map(card_piece, members(deck)), DECK)
        return {**rest, **_places(state)}

    def lay_as(self, state: State) -> None:
        """Each pile in its order; what nobody has seen is shuffled: the cards out of play."""
        self._world.clear(LAYOUT)
        self._laid_out = state.phase == "dealing" and not any(state.hands)
        self._attended = state
        order = () if state.order is None else (state.order,)
        for card in (*old_orders(state), *order):
            self._world.lay(tag_uid(card_piece(card)), ORDERS, face_up=True)
        face_down = discarded(state)
        others = state.discards & WHOLE_DECK & ~set_of((*old_orders(state), *face_down))
        for card in (*members(others), *face_down):
            self._world.lay(tag_uid(card_piece(card)), DISCARDS)
        for seat, hand in zip(state.seats, state.hands, strict=True):
            for card in members(hand & WHOLE_DECK):
                self._world.lay(tag_uid(card_piece(card)), fan(seat))
        self._shuffled(members(WHOLE_DECK & ~ZONES.located(state)), DECK)

    def _shuffled(self, cards: Iterable[int], place: str) -> None:
        shuffled = list(cards)
        self._random.shuffle(shuffled)
        for card in shuffled:
            self._world.lay(tag_uid(card_piece(card)), place)


def _places(state: State) -> dict[str, str]:
    """Where the cards lie that were read, by their names."""
    orders = (*old_orders(state), *(() if state.order is None else (state.order,)))
    lying = dict.fromkeys(members(state.discards & WHOLE_DECK), DISCARDS)
    lying |= dict.fromkeys(orders, ORDERS)
    for seat, hand in zip(state.seats, state.hands, strict=True):
        lying |= dict.fromkeys(members(hand & WHOLE_DECK), fan(seat))
    return {card_piece(card): place for card, place in lying.items()}


def old_orders(state: State) -> tuple[int, ...]:
    """The Orders of this round that were belayed or have come home, in their order."""
    laid = [e.card for e in state.history if isinstance(e, PlayOrder | Belay)]
    return tuple(card for card in laid if card != state.order and state.discards >> card & 1)


def discarded(state: State) -> tuple[int, ...]:
    """The cards of this round that were discarded face down and read, in their order."""
    cards = [e.card for e in state.history if isinstance(e, Discard)]
    return tuple(card for card in cards if card is not None and card < CARD_COUNT)


def draw(state: State, player: int) -> Carry | None:
    """The card that a player is to take from the deck, to tap it on the own pad."""
    if state.phase != "dealing" or state.hands[player].bit_count() >= HAND:
        return None
    return Carry(DECK, fan(state.seats[player]))


def carry(state: State, move: Move) -> Carry | None:
    """How a card is carried in a move; None where none is, or one that the table cannot name."""
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
