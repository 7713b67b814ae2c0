"""What stays secret for ever: cards that went face down, and were never shown as what they are
(CB-25, G-5).

A belt that is closed does not reveal its departure city, and the end of the match reveals nothing.
The journal needs such moves, to play the match again; whatever else is made of it leaves them out.
"""

from controller.games.captain_bluff.moves import Change, Deal, Define, Draw, Move, Seen, Take
from controller.games.captain_bluff.state import State


def stays_secret(before: State, move: Move, last: State) -> bool:
    """Whether *move*, made in the state *before*, names a card that not everybody saw.

    A departure city that was called later everybody has seen; the move that laid it is left out all
    the same, as the *last* state does not tell what was called in between.
    """
    match move:
        case Deal() | Draw() | Take() | Define() | Change():
            return move.card is not None
        case Seen():
            return before.phase not in ("revealing", "reading")
    return False
