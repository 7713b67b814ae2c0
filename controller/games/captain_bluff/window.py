"""The time in which a bluff may be called, at the table (CB-17).

It runs on the referee's clock, stands still while the match rests or the hands are counted, and
ends with the first call. Calls within `TIE_S` came at once: the nearest clockwise from the placer
has it, whichever signal was first. Pure.
"""

from msgspec.structs import replace

from controller.cards.table import Conduct
from controller.games.captain_bluff.calls import first_heard
from controller.games.captain_bluff.moves import Call, Move, TimeUp
from controller.games.captain_bluff.state import State
from controller.games.sets import EMPTY, members, only
from controller.match.interaction import TIE_S
from controller.match.tablegame import Conducted
from hardware.signals import AnySignal, ButtonPressed


def entered(conduct: Conduct, before: State, after: State, now_s: float) -> Conduct:
    """A move was played: the time begins with the window and ends with it."""
    if after.phase == before.phase:
        return conduct
    conduct = replace(conduct, until_s=None, rests_s=None, objectors=EMPTY, heard_until_s=None)
    call_s = after.options.call_s
    if after.phase != "window" or call_s is None:
        return conduct
    if conduct.resting or conduct.counted is not None:
        return replace(conduct, rests_s=float(call_s))
    return replace(conduct, until_s=now_s + call_s)


def hear(conduct: Conduct, state: State, signal: AnySignal) -> Conduct:
    """Take in a call, which is decided on when nobody can have called at the same time any more."""
    if not isinstance(signal, ButtonPressed) or signal.button != "A":
        return conduct
    idle = conduct.resting or conduct.counted is not None
    if idle or state.phase != "window" or signal.seat not in state.seats:
        return conduct
    caller = state.seats.index(signal.seat)
    if caller == state.active or state.passed >> caller & 1:
        return conduct
    until_s = signal.at_s + TIE_S if conduct.heard_until_s is None else conduct.heard_until_s
    if signal.at_s > until_s:
        return conduct
    return replace(conduct, objectors=conduct.objectors | only(caller), heard_until_s=until_s)


def called(conduct: Conduct, state: State) -> Call | None:
    """The call that counts of those that were heard."""
    if state.phase != "window" or not conduct.objectors:
        return None
    return Call(first_heard(state, members(conduct.objectors)))


def tick(conduct: Conduct, state: State, now_s: float) -> Conducted[Conduct, Move]:
    """Decide on a call, or end the time for it."""
    call = called(conduct, state)
    if call is not None:
        heard = conduct.heard_until_s is not None and now_s >= conduct.heard_until_s
        return Conducted(conduct, moves=(call,) if heard else ())
    if state.phase == "window" and conduct.until_s is not None and now_s >= conduct.until_s:
        return Conducted(replace(conduct, until_s=None), moves=(TimeUp(),))
    return Conducted(conduct)


def wake_at_s(conduct: Conduct) -> float | None:
    """When `tick` has something to decide: on a call that was heard, or else at the end."""
    return conduct.until_s if conduct.heard_until_s is None else conduct.heard_until_s
