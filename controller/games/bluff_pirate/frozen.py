"""What a hand does whose player has left (G-2): the mildest legal act, and nobody chooses."""

from controller.games.bluff_pirate.legal import legal
from controller.games.bluff_pirate.moves import (
    Discard,
    Draw,
    EndSet,
    Keep,
    Lay,
    Move,
    Pick,
    Reveal,
    Steer,
    Target,
    Vote,
)
from controller.games.bluff_pirate.state import State

_MILDEST: tuple[type[Move], ...] = (
    *(Draw, Keep, Discard, EndSet, Lay, Vote, Pick, Reveal, Steer, Target),
)
"""Draws, never boards, and places nothing; it ends what its player has begun.

It votes "bluff". Everybody knows that vote, and whoever places a set may choose it: trusting would
let every bluff through. Doubting stops no honest set, and costs the frozen ship alone; a bluffer
has to choose somebody who is there.
"""


def default_move(state: State, seat: int) -> Move | None:
    """The move of a frozen hand; None where *seat* has nothing to choose."""
    moves = legal(state, seat)
    for kind in _MILDEST:
        for move in moves:
            if isinstance(move, kind):
                return move
    return None
