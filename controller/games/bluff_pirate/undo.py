"""Which moves may be taken back (G-3): those that have shown nobody anything."""

from controller.games.bluff_pirate.moves import Draw, EndSet, Keep, Lay, Move, Steer, Target, Vote
from controller.games.bluff_pirate.state import State, over

_SILENT = (Draw, Target, EndSet, Keep, Steer)
"""What only says something: no card has moved by it."""


def may_undo(before: State, move: Move, after: State) -> bool:
    """Whether *move*, the last one made, may be taken back by whoever made it.

    A vote until the one that counts is shown, a card that was laid face down, and whatever only
    says something. A card that lies face up has been seen; what was dealt, drawn, stolen or turned
    is chance. Nor is anything taken back that has ended the match.
    """
    if over(after):
        return False
    if isinstance(move, Vote):
        return after.picked is None
    return isinstance(move, _SILENT) or (isinstance(move, Lay) and not move.up)
