"""Which moves may be taken back (G-3): those that have shown nobody anything."""

from controller.games.captain_bluff.moves import Change, Close, Define, Done, Move, Pass, Recover
from controller.games.captain_bluff.state import State, over


def may_undo(before: State, move: Move, after: State) -> bool:
    """Whether *move*, the last one made, may be taken back by whoever made it.

    What was laid or discarded face down, luggage that was recovered, and whatever only closes
    something. A card that was laid face up has been seen: B takes it back as a move of its own.
    Nor is anything undone that has ended the match, or that was chance.
    """
    return isinstance(move, Define | Change | Close | Recover | Pass | Done) and not over(after)
