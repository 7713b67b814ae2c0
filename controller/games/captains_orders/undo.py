"""Which moves may be taken back (G-3): those that have shown nobody anything."""

from controller.games.captains_orders.moves import Ask, Discard, Move
from controller.games.captains_orders.state import State


def may_undo(before: State, move: Move, after: State) -> bool:
    """Whether *move*, the last one made, may be taken back by whoever made it.

    A question that was not answered yet, and a discard from the own hand, which nobody else has
    seen. An Order lies face up; a card that was passed, given or followed with has been looked
    at; an accusation reveals all hands; a deal or a card that was read is chance.
    """
    return isinstance(move, Ask | Discard)
