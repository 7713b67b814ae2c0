"""Calling a bluff: the time in which others may, and what follows (CB-17 to CB-21).

People do not wait for a button: the next player acts, and with that nobody has called and the turn
is over (CB-17, CB-27). `play` accepts that; it is offered to nobody, because a player who is asked
should leave the others their time.
"""

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from controller.games.captain_bluff.infractions import infraction
from controller.games.captain_bluff.lines import NO_CARDS, cards_of
from controller.games.captain_bluff.memory import (
    DISCARD,
    IN_SIGHT,
    hand_of,
    moved,
)
from controller.games.captain_bluff.moves import (
    Call,
    Change,
    Check,
    Close,
    Define,
    Move,
    Pass,
    Place,
    Play,
    TimeUp,
)
from controller.games.captain_bluff.pieces import CHANGES, CITY
from controller.games.captain_bluff.state import (
    Called,
    State,
    carried_on,
    everybody,
    is_read,
    left_of,
    opponents,
    turn_over,
    with_belt,
    with_hand,
)
from controller.games.rows import Legality
from controller.games.sets import EMPTY, members, only


def first_heard(state: State, callers: Collection[int]) -> int:
    """Whose call counts of several that came in one tie window: the nearest clockwise from the
    placer (CB-17, G-1)."""
    return next(player for player in opponents(state, state.active) if player in callers)


def check_call(state: State, move: Call | Pass) -> Legality:
    """Everybody but the placer calls or passes, once (CB-17)."""
    if move.player == state.active:
        raise infraction("own_placement", state, move.player)
    if state.passed >> move.player & 1:
        raise infraction("already_passed", state, move.player)
    return Legality.LEGAL


def call(state: State, move: Call) -> State:
    """The departure city is revealed; one that was not read waits for that."""
    destination = state.belts[state.at].destination
    assert destination is not None, "luggage lies below a departure city"
    if not is_read(destination):
        return replace(state, phase="revealing", passed=EMPTY, other=move.player)
    return resolved(state, move.player, destination)


def resolved(state: State, caller: int, destination: int) -> State:
    """Placer or caller takes all that is on the belt, whoever laid it (CB-18, CB-19)."""
    belt, placer, public = state.belts[state.at], state.active, everybody(state)
    # An Airport card is of no city, so its placer loses (CB-18).
    loser = caller if CITY[destination] == belt.city else placer
    line, discarded = cards_of(belt), EMPTY
    if state.options.changes_go == "to-discard":
        discarded = line & CHANGES
        line &= ~CHANGES
    seen = moved(state.seen, destination, state.at, hand_of(loser), public)
    for card in members(line):
        seen = moved(seen, card, IN_SIGHT, hand_of(loser), public)
    for card in members(discarded):
        seen = moved(seen, card, IN_SIGHT, DISCARD, public)
    return carried_on(
        replace(
            state,
            hands=with_hand(state, loser, state.hands[loser] | line | only(destination)),
            discard=state.discard | discarded,
            belts=with_belt(state, state.at, NO_CARDS),
            seen=seen,
            passed=EMPTY,
            called=Called(caller, placer, state.at, destination, loser),
        )
    )


def pass_call(state: State, move: Pass) -> State:
    """The window closes when everybody else has passed."""
    passed = state.passed | only(move.player)
    if passed.bit_count() == len(state.seats) - 1:
        return closed(state)
    return replace(state, passed=passed)


def check_time_up(state: State, move: TimeUp) -> Legality:
    if state.options.call_s is None:
        raise infraction("no_time", state)
    return Legality.LEGAL


def time_up(state: State, move: TimeUp) -> State:
    return closed(state)


def closed(state: State) -> State:
    """Nobody has called: with no cards left the placer has won now, not before (CB-21)."""
    return carried_on(state)


# -- the next step, before the last one was closed -----------------------------------------

STEPS: tuple[type[Any], ...] = (Define, Place, Check, Change, Close, Play)
"""Moves that begin an action or play an Airport card."""


def before(state: State, move: Move) -> State:
    """The state in which *move* is made: what it closes by being made is closed."""
    return closed_by(state, move.player) if isinstance(move, STEPS) else state


def closed_by(state: State, player: int) -> State:
    """What is left when the player begins a step: no call window, and the turn where it is the
    next player who does. Not if that would end the match: then the others are waited for."""
    begun = closed(state) if state.phase == "window" else state
    if begun.phase == "turn" and begun.acted and player == left_of(begun, begun.active):
        begun = turn_over(begun)
    return begun if begun.phase == "turn" and player == begun.active else state
