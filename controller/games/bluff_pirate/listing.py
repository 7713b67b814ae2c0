"""All moves of a kind, for whoever may make them.

What is listed for a player depends on nothing but what that player knows.
"""

from collections.abc import Callable
from typing import Any

from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.moves import (
    BoardShip,
    Deal,
    Discard,
    Draw,
    Drawn,
    EndSet,
    Keep,
    Lay,
    Move,
    Named,
    Opened,
    Pick,
    Reshuffle,
    Reveal,
    Seen,
    Steer,
    Stolen,
    Target,
    Vote,
)
from controller.games.bluff_pirate.options import HAND, PLAYERS
from controller.games.bluff_pirate.pieces import (
    CARD_COUNT,
    KIND,
    OF_KIND,
    PIRATES,
    WHOLE_DECK,
    kind_is_pirate,
)
from controller.games.bluff_pirate.placing import fits_up, may_lay_down
from controller.games.bluff_pirate.state import State, hidden, kind_of, targets
from controller.games.bluff_pirate.unread import could_be, next_of_pile
from controller.games.sets import members, only

Mover = int | None
"""A player, or None for the referee."""

# Moves are values, so those with cards that were read are made once.
_SEATS, _CARDS = range(PLAYERS[-1]), range(CARD_COUNT)
DEALS = tuple(tuple(Deal(p, c) for c in _CARDS) for p in _SEATS)
DRAWS = tuple(tuple(Drawn(p, c) for c in _CARDS) for p in _SEATS)
_THEFTS = tuple(tuple(Stolen(p, c) for c in _CARDS) for p in _SEATS)
DISCARDS = tuple(tuple(Discard(p, c) for c in _CARDS) for p in _SEATS)
_REVEALS = tuple(tuple(Reveal(p, c) for c in _CARDS) for p in _SEATS)
LAYS = {up: tuple(tuple(Lay(p, c, up) for c in _CARDS) for p in _SEATS) for up in (True, False)}
VOTES: tuple[tuple[Move, ...], ...] = tuple(
    tuple(Vote(p, bluff) for bluff in (True, False)) for p in _SEATS
)
DRAW_TWO: tuple[Move, ...] = tuple(Draw(p) for p in _SEATS)
KEEP: tuple[Move, ...] = tuple(Keep(p) for p in _SEATS)
END_SET: tuple[Move, ...] = tuple(EndSet(p) for p in _SEATS)
_OPENED = (Opened(True), Opened(False))


def pirates_of(state: State, seat: int) -> int:
    """The pirates of the hand, as a set; of cards that were not read, those that were named."""
    hand = state.hands[seat]
    pirates = hand & PIRATES
    for card in members(hand & ~WHOLE_DECK):
        kind = kind_of(state, card)
        if kind is not None and kind_is_pirate(kind):
            pirates |= only(card)
    return pirates


def to_lay(state: State, seat: int) -> tuple[list[int], list[int]]:
    """The cards of the hand that may be laid face up, and those that may be laid face down."""
    hand = state.hands[seat]
    ups = hand & fits_up(state) & WHOLE_DECK
    for card in members(hand & ~WHOLE_DECK):
        # A card that nobody has named fits where none lies yet; else it is undecided.
        kind = kind_of(state, card)
        if not state.up or (kind is not None and fits_up(state) & OF_KIND[kind]):
            ups |= only(card)
    downs = members(hand) if may_lay_down(state, seat) else []
    return members(ups), downs


def _lays(state: State, seat: Any) -> list[Move]:
    ups, downs = to_lay(state, seat)
    return [_lay(seat, card, True) for card in ups] + [_lay(seat, card, False) for card in downs]


def _lay(seat: int, card: int, up: bool) -> Move:
    return LAYS[up][seat][card] if card < CARD_COUNT else Lay(seat, card, up)


def _deals(state: State, mover: Mover) -> list[Move]:
    lacking = [player for player, hand in enumerate(state.hands) if hand.bit_count() < HAND]
    cards = members(next_of_pile(state))
    return [DEALS[player][card] for player in lacking for card in cards]


def _draws(state: State, mover: Mover) -> list[Move]:
    row = DRAWS[state.turn]
    return [row[card] for card in members(next_of_pile(state))]


def _thefts(state: State, mover: Mover) -> list[Move]:
    assert state.target is not None, "somebody is robbed"
    thief = state.turn
    return [
        _THEFTS[thief][card] if card < CARD_COUNT else Stolen(thief, card)
        for card in members(state.hands[state.target])
    ]


def _discards(state: State, seat: Any) -> list[Move]:
    return [
        DISCARDS[seat][card] if card < CARD_COUNT else Discard(seat, card)
        for card in members(state.hands[seat])
    ]


def _reveals(state: State, seat: Any) -> list[Move]:
    return [
        _REVEALS[seat][card] if card < CARD_COUNT else Reveal(seat, card)
        for card in members(hidden(state))
    ]


def _readings(state: State, mover: Mover) -> list[Move]:
    unread = _waiting(state)
    return [Seen(unread, card) for card in members(could_be(state, unread))]


def _namings(state: State, mover: Mover) -> list[Move]:
    unread = _waiting(state)
    kinds = {KIND[card] for card in members(could_be(state, unread))}
    return [Named(unread, kind) for kind in sorted(kinds)]


def _waiting(state: State) -> int:
    """The card that lies face up and waits for being read."""
    pending = state.pending
    assert pending is not None, "something waits"
    assert pending.card is not None, "it has a number"
    return pending.card


def _others(state: State, seat: int) -> list[int]:
    return [other for other in range(len(state.seats)) if other != seat]


LISTED: dict[type[Move], Callable[[State, Any], list[Move]]] = {
    Deal: _deals,
    Draw: lambda state, seat: [DRAW_TWO[seat]],
    Drawn: _draws,
    Reshuffle: lambda state, mover: [Reshuffle()],
    BoardShip: lambda state, seat: [
        BoardShip(seat, card) for card in members(pirates_of(state, seat))
    ],
    Target: lambda state, seat: [Target(seat, other) for other in targets(state, seat)],
    Stolen: _thefts,
    Lay: _lays,
    EndSet: lambda state, seat: [END_SET[seat]],
    Vote: lambda state, seat: list(VOTES[seat]),
    Pick: lambda state, seat: [Pick(seat, other) for other in _others(state, seat)],
    Reveal: _reveals,
    Discard: _discards,
    Keep: lambda state, seat: [KEEP[seat]],
    Steer: lambda state, seat: [
        Steer(seat, course) for course in board_of(state.options.board).exits[state.ships[seat]]
    ],
    Opened: lambda state, mover: list(_OPENED),
    Seen: _readings,
    Named: _namings,
}
