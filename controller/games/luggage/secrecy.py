"""What stays secret for ever: the faces of tiles that went back on the belt, and which tiles of a
pattern are missing (L-14, G-5).

Of such a tile everybody saw the pattern, and its player the face. A tile that was set aside tells
its own; in the memory variant everybody sees all (L-18). The journal needs such moves, to play the
match again; whatever else is made of it leaves them out.
"""

from controller.games.luggage.moves import (
    Look,
    Mapped,
    Move,
    Recounted,
    Return,
    Stuck,
    Verified,
)
from controller.games.luggage.state import State, tiles_to_verify, verdict


def stays_secret(before: State, move: Move, last: State) -> bool:
    """Whether *move*, made in the state *before*, names a tile whose face not everybody saw."""
    if before.options.variant == "memory":
        return False
    match move:
        case Look():
            return verdict(before, move) == "other"
        case Return():
            return True
        case Mapped() | Recounted():
            return bool(move.missing)
        case Stuck():
            return bool(move.gone)
        case Verified():
            # In rulebook play nobody was told before the check which tiles are out.
            rulebook = before.options.play == "rulebook"
            return rulebook or not tiles_to_verify(before).issubset(move.on_belt)
    return False
