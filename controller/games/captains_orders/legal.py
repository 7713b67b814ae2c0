"""Which moves the rules allow: all of them, or one drawn at random.

The kinds of move that are open come first, with who may make them; then the moves of a kind. So a
random player (`random_move`) draws a kind, then a move of that kind, and lists nothing that it
does not need. `play` accepts more than is offered here: it heals what people forget.

What is offered to a player depends on nothing but what that player knows. So a card of the own
hand that the table has not read is offered as such, whatever the referee may conclude of it.
"""

from collections.abc import Callable
from typing import Any

from controller.games.captains_orders.ending import to_reveal
from controller.games.captains_orders.moves import (
    Accept,
    Ask,
    Belay,
    Deal,
    Discard,
    Discover,
    Follow,
    Give,
    Move,
    NextRound,
    Pass,
    PlayOrder,
    Seen,
)
from controller.games.captains_orders.options import HAND, PLAYERS
from controller.games.captains_orders.pieces import CARD_COUNT, LOWER, WHOLE_DECK
from controller.games.captains_orders.state import State, opponents
from controller.games.captains_orders.unread import could_be
from controller.games.sets import members

Mover = int | None
"""A player, or None for the referee."""

Kinds = tuple[type[Move], ...]


def legal(state: State, seat: Mover) -> list[Move]:
    """Every move that the rules allow *seat*, a player or None for the referee.

    What the referee observes is offered as it should be: cards dealt to whoever lacks some, and
    read where the round waits for that.
    """
    return [
        move
        for mover, kinds in open_kinds(state)
        if mover == seat
        for kind in kinds
        for move in _LISTED[kind](state, seat)
    ]


def legal_moves(state: State) -> list[Move]:
    """Every move that the rules allow anybody."""
    return [
        move
        for mover, kinds in open_kinds(state)
        for kind in kinds
        for move in _LISTED[kind](state, mover)
    ]


def undecided(state: State, seat: Mover) -> list[Move]:
    """The moves of *seat* that only a card which was not read can decide (CO-5)."""
    if state.phase != "order" or seat != state.active:
        return []
    unread = members(state.hands[seat] & ~WHOLE_DECK)
    if not _lower(state):
        # Every card follows an Order of the lowest rank, and none belays it.
        return []
    return [*(Follow(seat, card) for card in unread), *(Belay(seat, card) for card in unread)]


def random_move(state: State, random: Callable[[], float]) -> Move | None:
    """A legal move: first its kind is drawn, then one of that kind, each evenly.

    *random* returns floats in [0, 1). None when the match is over.
    """
    phase = state.phase
    if phase == "dealing":
        return _draw_deal(state, random)
    openings = open_kinds(state)
    if not openings:
        return None
    mover, kinds = openings[int(random() * len(openings))] if len(openings) > 1 else openings[0]
    kind = kinds[int(random() * len(kinds))] if len(kinds) > 1 else kinds[0]
    drawn = _DRAWN.get(kind)
    if drawn is not None:
        return drawn(state, mover, random)
    moves = _LISTED[kind](state, mover)
    return moves[int(random() * len(moves))]


# -- kinds ---------------------------------------------------------------------------------


def open_kinds(state: State) -> list[tuple[Mover, Kinds]]:
    """Everybody who may move, the referee included, with the kinds of move that are open."""
    return _OPEN[state.phase](state)


_NO_ORDER: Kinds = (PlayOrder, Pass, Ask, Discover)


def _in_order(state: State) -> list[tuple[Mover, Kinds]]:
    """Following, belaying or both (CO-2), and discovering the Captain."""
    hand, lower = state.hands[state.active], _lower(state)
    follows = hand & _following(state)
    belays = hand & lower
    if follows and belays:
        return [(state.active, (Follow, Belay, Discover))]
    if follows:
        return [(state.active, (Follow, Discover))]
    return [(state.active, (Belay, Discover) if belays else (Discover,))]


def _in_reading(state: State) -> list[tuple[Mover, Kinds]]:
    seen: list[tuple[Mover, Kinds]] = [(None, (Seen,))]
    return [(state.owner, (Accept,)), *seen] if isinstance(state.pending, Follow) else seen


_OPEN: dict[str, Callable[[State], list[tuple[Mover, Kinds]]]] = {
    "dealing": lambda state: [(None, (Deal,))],
    "turn": lambda state: [(state.active, _NO_ORDER)],
    "order": _in_order,
    "give": lambda state: [(state.active, (Give,))],
    "discard": lambda state: [(state.active, (Discard,))],
    "reading": _in_reading,
    "reveal": lambda state: [(None, (Seen,))],
    "round_over": lambda state: [(None, (NextRound,))],
    "over": lambda state: [],
}


def _lower(state: State) -> int:
    assert state.order is not None, "only while an Order stands"
    return LOWER[state.order]


def _following(state: State) -> int:
    """The cards that follow for certain: those that were read, or any where none is lower."""
    return WHOLE_DECK & ~_lower(state) if _lower(state) else -1


# -- all moves of a kind -------------------------------------------------------------------

# Moves are values, so those with cards that were read are made once.
_SEATS, _CARDS = range(PLAYERS[-1]), range(CARD_COUNT)
_DEALS = tuple(tuple(Deal(p, c) for c in _CARDS) for p in _SEATS)
_MADE: dict[type[Move], tuple[tuple[Move, ...], ...]] = {
    PlayOrder: tuple(tuple(PlayOrder(p, c) for c in _CARDS) for p in _SEATS),
    Give: tuple(tuple(Give(p, c) for c in _CARDS) for p in _SEATS),
    Discard: tuple(tuple(Discard(p, c) for c in _CARDS) for p in _SEATS),
    Follow: tuple(tuple(Follow(p, c) for c in _CARDS) for p in _SEATS),
    Belay: tuple(tuple(Belay(p, c) for c in _CARDS) for p in _SEATS),
}
_PASSES = tuple(tuple(tuple(Pass(p, r, c) for c in _CARDS) for r in _SEATS) for p in _SEATS)
_ASKS = tuple(tuple(Ask(p, other) for other in _SEATS) for p in _SEATS)
_ACCUSATIONS = tuple(tuple(Discover(p, other) for other in _SEATS) for p in _SEATS)

_FITTING: dict[type[Move], Callable[[State], int]] = {
    Follow: _following,
    Belay: _lower,
}
"""Which cards may be played, where that is not any."""


def _playable(state: State, kind: type[Move], mover: int) -> list[int]:
    """The cards of the hand with which a move of that kind can be made."""
    hand = state.hands[mover]
    fitting = _FITTING.get(kind)
    return members(hand if fitting is None else hand & fitting(state))


def _with_card(kind: type[Any]) -> Callable[[State, Any], list[Move]]:
    """Lists the moves of a kind that has nothing but a card."""
    made = _MADE[kind]

    def listed(state: State, mover: int) -> list[Move]:
        row = made[mover]
        return [
            row[card] if card < CARD_COUNT else kind(mover, card)
            for card in _playable(state, kind, mover)
        ]

    return listed


def _passes(state: State, mover: Any) -> list[Move]:
    cards = members(state.hands[mover])
    return [_pass(mover, other, card) for other in opponents(state, mover) for card in cards]


def _pass(player: int, receiver: int, card: int) -> Move:
    return _PASSES[player][receiver][card] if card < CARD_COUNT else Pass(player, receiver, card)


def _deals(state: State, mover: Mover) -> list[Move]:
    cards = members(WHOLE_DECK & ~state.read)
    lacking = [player for player, hand in enumerate(state.hands) if hand.bit_count() < HAND]
    return [_DEALS[player][card] for player in lacking for card in cards]


def _readings(state: State, mover: Mover) -> list[Move]:
    """What the cards may be that the round waits for."""
    pending = state.pending
    waits = to_reveal(state) if pending is None or pending.card is None else [pending.card]
    return [Seen(card, may) for card in waits for may in members(could_be(state, card))]


_LISTED: dict[type[Move], Callable[[State, Any], list[Move]]] = {
    Deal: _deals,
    PlayOrder: _with_card(PlayOrder),
    Pass: _passes,
    Ask: lambda state, mover: [_ASKS[mover][other] for other in opponents(state, mover)],
    Give: _with_card(Give),
    Discard: _with_card(Discard),
    Follow: _with_card(Follow),
    Belay: _with_card(Belay),
    Discover: lambda state, mover: [
        _ACCUSATIONS[mover][other] for other in opponents(state, mover)
    ],
    Accept: lambda state, mover: [Accept(mover)],
    Seen: _readings,
    NextRound: lambda state, mover: [NextRound()],
}

# -- one move of a kind --------------------------------------------------------------------


def _draw_deal(state: State, random: Callable[[], float]) -> Move:
    """A number in the product of players and cards is drawn again until it is a legal deal,
    which gives each the same chance."""
    hands, read = state.hands, state.read
    count = len(hands) * CARD_COUNT
    while True:
        player, card = divmod(int(random() * count), CARD_COUNT)
        if not read >> card & 1 and hands[player].bit_count() < HAND:
            return _DEALS[player][card]


def _draw_other(state: State, mover: int, random: Callable[[], float]) -> int:
    return (mover + 1 + int(random() * (len(state.seats) - 1))) % len(state.seats)


def _draw_pass(state: State, mover: Any, random: Callable[[], float]) -> Move:
    cards = members(state.hands[mover])
    card = cards[int(random() * len(cards))]
    return _pass(mover, _draw_other(state, mover, random), card)


_DRAWN: dict[type[Move], Callable[[State, Any, Callable[[], float]], Move]] = {
    Pass: _draw_pass,
    Ask: lambda state, mover, random: _ASKS[mover][_draw_other(state, mover, random)],
    Discover: lambda state, mover, random: _ACCUSATIONS[mover][_draw_other(state, mover, random)],
}
