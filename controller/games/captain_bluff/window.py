"""The time in which a bluff may be called, at the table (CB-17).

It runs on the referee's clock, stands still while the match rests or the hands are counted, and
ends with the first call. Calls within `TIE_S` came at once: the nearest clockwise from the placer
has it, whichever signal was first. Pure.
"""

from msgspec.structs import replace

from controller.cards.table import RefereeState
from controller.games.captain_bluff.calls import first_heard
from controller.games.captain_bluff.moves import Call, Move, TimeUp
from controller.games.captain_bluff.state import State
from controller.games.sets import EMPTY, members, only
from controller.match.acts import TIE_S
from controller.match.tablegame import Effects
from hardware.signals import AnySignal, ButtonPressed


def entered(referee: RefereeState, before: State, after: State, now_s: float) -> RefereeState:
    """A move was played: the time begins with the window and ends with it."""
    if after.phase == before.phase:
        return referee
    referee = replace(referee, until_s=None, rests_s=None, objectors=EMPTY, heard_until_s=None)
    call_s = after.options.call_s
    if after.phase != "window" or call_s is None:
        return referee
    if referee.resting or referee.counted is not None:
        return replace(referee, rests_s=float(call_s))
    return replace(referee, until_s=now_s + call_s)


def hear(referee: RefereeState, state: State, signal: AnySignal) -> RefereeState:
    """Take in a call, which is decided on when nobody can have called at the same time any more."""
    if not isinstance(signal, ButtonPressed) or signal.button != "A":
        return referee
    idle = referee.resting or referee.counted is not None
    if idle or state.phase != "window" or signal.seat not in state.seats:
        return referee
    caller = state.seats.index(signal.seat)
    if caller == state.active or state.passed >> caller & 1:
        return referee
    until_s = signal.at_s + TIE_S if referee.heard_until_s is None else referee.heard_until_s
    if signal.at_s > until_s:
        return referee
    return replace(referee, objectors=referee.objectors | only(caller), heard_until_s=until_s)


def called(referee: RefereeState, state: State) -> Call | None:
    """The call that counts of those that were heard."""
    if state.phase != "window" or not referee.objectors:
        return None
    return Call(first_heard(state, members(referee.objectors)))


def tick(referee: RefereeState, state: State, now_s: float) -> Effects[RefereeState, Move]:
    """Decide on a call, or end the time for it."""
    call = called(referee, state)
    if call is not None:
        heard = referee.heard_until_s is not None and now_s >= referee.heard_until_s
        return Effects(referee, moves=(call,) if heard else ())
    if state.phase == "window" and referee.until_s is not None and now_s >= referee.until_s:
        return Effects(replace(referee, until_s=None), moves=(TimeUp(),))
    return Effects(referee)


def wake_at_s(referee: RefereeState) -> float | None:
    """When `tick` has something to decide: on a call that was heard, or else at the end."""
    return referee.until_s if referee.heard_until_s is None else referee.heard_until_s
