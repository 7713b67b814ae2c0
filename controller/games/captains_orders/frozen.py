"""What a hand does whose player has left (G-2): the mildest legal act, and nobody chooses."""

from controller.games.captains_orders.legal import legal, undecided
from controller.games.captains_orders.moves import Belay, Discard, Follow, Give, Move, PlayOrder
from controller.games.captains_orders.state import State, is_read

_MILDEST: tuple[type[Give | Discard | Follow | Belay | PlayOrder], ...] = (
    Follow,
    Belay,
    PlayOrder,
    Give,
    Discard,
)
"""Follow before belaying; without an Order play one, which gives nobody anything."""
_FACE_UP = (PlayOrder, Belay)
"""Kinds of which the highest card is played, as it binds the others least; else the lowest."""


def frozen_move(state: State, seat: int) -> Move | None:
    """The move of a frozen hand: follow with the lowest card that can, else give way.

    Never accuses anybody and asks for nothing. Cards that were not read come last. None where
    *seat* is not to act.
    """
    moves = [*legal(state, seat), *undecided(state, seat)]
    for kind in _MILDEST:
        of_kind = [move for move in moves if isinstance(move, kind)]
        of_read = [move for move in of_kind if move.card is not None and is_read(move.card)]
        if of_kind:
            return (of_read or of_kind)[-1 if kind in _FACE_UP else 0]
    return moves[0] if moves else None
