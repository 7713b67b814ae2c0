"""How a round ends: "Done!", the clock, or nobody can finish (L-10 to L-12, L-17)."""

from msgspec.structs import replace

from controller.games.luggage.infractions import infraction
from controller.games.luggage.moves import Done, Stuck, TimeUp
from controller.games.luggage.sets import only
from controller.games.luggage.state import State, may_be_done, stuck
from controller.games.rows import Legality


def check_done(state: State, move: Done) -> Legality:
    if not may_be_done(state, move.player):
        raise infraction("false_alarm")
    return Legality.LEGAL


def done(state: State, move: Done) -> State:
    """Play stops, and nothing more is set aside (L-11)."""
    return replace(state, phase="verifying", done=only(move.player), ended_by="done")


def check_also_done(state: State, move: Done) -> Legality:
    """A second "Done!" is heard until the lap has ended, if "Done!" ended the round (L-12).

    Whether it fell into the tie window changes nothing: there is no bonus for being first.
    """
    if state.done & only(move.player):
        raise infraction("already_done")
    if state.ended_by != "done" or state.options.variant == "memory":
        raise infraction("after_done")
    return check_done(state, move)


def also_done(state: State, move: Done) -> State:
    return replace(state, done=state.done | only(move.player))


def check_time_up(state: State, move: TimeUp) -> Legality:
    if state.options.clock_min is None:
        raise infraction("no_clock")
    return Legality.LEGAL


def time_up(state: State, move: TimeUp) -> State:
    """The round is scored as it stands (L-17)."""
    return replace(state, phase="verifying", ended_by="time")


def check_stuck(state: State, move: Stuck) -> Legality:
    if not stuck(state, move.gone):
        raise infraction("not_stuck")
    return Legality.LEGAL


def declare_stuck(state: State, move: Stuck) -> State:
    """The round is scored as it stands (L-17)."""
    return replace(state, phase="verifying", ended_by="stuck")
