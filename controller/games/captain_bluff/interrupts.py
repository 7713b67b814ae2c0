"""The next step begins before the last one was closed (CB-17, CB-27).

People do not wait for a button: the next player acts, and with that nobody has called and the
turn is over. Luggage is recovered at any time when nothing else is going on. `play` accepts all
that; `legal` offers it to nobody, because whoever is asked should leave the others their time.
"""

from typing import Any

from controller.games.captain_bluff.calls import closed
from controller.games.captain_bluff.legal import legal
from controller.games.captain_bluff.lines import recoverable
from controller.games.captain_bluff.listing import Mover
from controller.games.captain_bluff.moves import (
    Change,
    Check,
    Close,
    Define,
    Move,
    Place,
    Play,
    Recover,
    mover,
)
from controller.games.captain_bluff.state import State, left_of, turn_over

_STEPS: tuple[type[Any], ...] = (Define, Place, Check, Change, Close, Play)
"""Moves that begin an action or play an Airport card."""


def before(state: State, move: Move) -> State:
    """The state in which *move* is made: what it closes by being made is closed."""
    return _closed_by(state, mover(move)) if isinstance(move, _STEPS) else state


def interrupts(state: State, seat: Mover) -> list[Move]:
    """The moves that `play` accepts of *seat* and `legal` does not offer for now."""
    if seat is None:
        return []
    begun = _closed_by(state, seat)
    found = [m for m in legal(begun, seat) if isinstance(m, _STEPS)] if begun != state else []
    if state.phase == "turn":
        offered = legal(state, seat)
        recoveries = [
            Recover(seat, at, card)
            for at, belt in enumerate(state.belts)
            if (card := recoverable(belt)) is not None
        ]
        found += [move for move in recoveries if move not in offered]
    return found


def _closed_by(state: State, player: int | None) -> State:
    """What is left when the player begins a step: no call window, and the turn where it is the
    next player who does. Not if that would end the match: then the others are waited for."""
    begun = closed(state) if state.phase == "window" else state
    if begun.phase == "turn" and begun.acted and player == left_of(begun, begun.active):
        begun = turn_over(begun)
    return begun if begun.phase == "turn" and player == begun.active else state
