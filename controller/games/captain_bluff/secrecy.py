"""What stays secret for ever: departure cities that were never shown (CB-25, G-5).

A belt that is closed does not reveal its card, nor does the end of the match. The journal needs
the move that laid it, to play the match again; whatever else is made of it leaves that out.
"""

from controller.games.captain_bluff.memory import recalled
from controller.games.captain_bluff.moves import Change, Define, Move
from controller.games.captain_bluff.state import State, lines
from controller.games.sets import set_of


def stays_secret(before: State, move: Move, last: State) -> bool:
    """Whether *move*, made in the state *before*, laid a card down that nobody was shown since;
    *last* is the state in which the match was left.

    A card that everybody had seen before stays secret, too: that it was laid here, they were not
    told. So do Airport cards, which look the same.
    """
    if not isinstance(move, Define | Change) or move.card is None:
        return False
    shown = _shown(last) & ~_shown(before)
    return not shown >> move.card & 1


def _shown(state: State) -> int:
    """The luggage that everybody has seen, as a set."""
    return lines(state) | set_of(card for card, _ in recalled(state.seen[-1]))
