"""Which votes stay secret for ever: all that were not shown by the rules (BP-6, G-5).

The journal needs them, to play the match again, and a state keeps them for their voters; whatever
else is made of it leaves them out.
"""

from controller.games.bluff_pirate.moves import Move, Placed, Shown, Vote
from controller.games.bluff_pirate.state import State


def stays_secret(before: State, move: Move, last: State) -> bool:
    """Whether *move*, made in the state *before*, is a vote that was never shown; *last* is the
    state in which the match was left.

    A vote that was taken back or was void stays secret, unless it was the same as the one shown.
    """
    if not isinstance(move, Vote):
        return False
    for event in last.history[len(before.history) :]:
        match event:
            case Shown():
                continue
            case Placed(voter=voter, doubted=doubted):
                return (voter, doubted) != (move.player, move.bluff)
            case _:
                # The vote was void, or this turn was taken back and went another way.
                return True
    shown = last.picked == move.player and last.turns == before.turns
    return not (shown and bool(last.doubting) == move.bluff)
