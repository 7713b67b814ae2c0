"""The steps of Captain Bluff that the rules accept before the last one was closed (CB-17, CB-27).

They are offered to nobody, because a player who is asked should leave the others their time.
"""

from controller.games.captain_bluff.memory import recoverable
from controller.games.captain_bluff.pieces import Recover
from controller.games.captain_bluff.rules import STEPS, closed_by, rules


def interrupts(state, seat):
    """The moves that `play` accepts of *seat* and `legal` does not offer for now."""
    begun = closed_by(state, seat)
    found = [m for m in rules.legal(begun, seat) if isinstance(m, STEPS)] if begun != state else []
    if state.phase == "turn":
        offered = rules.legal(state, seat)
        recoveries = [
            Recover(seat, at, card)
            for at, belt in enumerate(state.belts)
            if (card := recoverable(belt)) is not None
        ]
        found += [move for move in recoveries if move not in offered]
    return found
