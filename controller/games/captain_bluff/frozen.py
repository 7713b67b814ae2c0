"""What a hand does whose player has left (G-2): the mildest legal act, and nobody chooses."""

from controller.games.captain_bluff.legal import legal
from controller.games.captain_bluff.moves import Check, Define, Done, Move, Pass, TakeBack
from controller.games.captain_bluff.state import State

_MILDEST: tuple[type[Move], ...] = (Pass, Done, Check, Define)
"""Never calls, closes whatever is open, checks as its action, and defines where it must."""


def default_move(state: State, seat: int) -> Move | None:
    """The move of a frozen hand; None where *seat* has nothing to do."""
    moves = legal(state, seat)
    for kind in _MILDEST:
        for move in moves:
            if isinstance(move, kind):
                return move
    # A run that cannot be closed as it lies is taken back.
    return TakeBack(seat) if moves else None
