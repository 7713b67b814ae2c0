"""What stays secret for ever: which cards went face down from hand to hand (CO-4, G-5).

The end of a round shows what the hands hold then. Who was dealt what, what was passed, given,
followed with or discarded, it does not show: that remains between those who saw it.
"""

from controller.games.captains_orders.moves import Deal, Discard, Follow, Give, Move, Pass, Seen
from controller.games.captains_orders.state import State


def stays_secret(before: State, move: Move, last: State) -> bool:
    """Whether *move*, made in the state *before*, names a card that not everybody saw."""
    match move:
        case Deal() | Pass() | Give() | Discard() | Follow():
            return move.card is not None
        case Seen():
            return before.phase != "reveal"
    return False
