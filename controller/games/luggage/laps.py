"""Before and after a round: the belt's laps, and the barrier at the start (L-16, L-19)."""

from msgspec.structs import replace

from controller.games.luggage.infractions import infraction
from controller.games.luggage.moves import Mapped, NextRound, Ready, Recounted, Verified
from controller.games.luggage.scoring import scored
from controller.games.luggage.sets import only, set_of
from controller.games.luggage.state import State, everybody, next_round, tiles_aside
from controller.games.rows import Legality


def mapped(state: State, move: Mapped) -> State:
    """The round is played with the tiles that were found."""
    tiles = state.options.tiles
    missing = tiles & set_of(move.missing)
    return replace(state, phase="ready", belt=tiles & ~missing, missing=missing)


def check_ready(state: State, move: Ready) -> Legality:
    if state.ready & only(move.player):
        raise infraction("already_ready")
    return Legality.LEGAL


def ready(state: State, move: Ready) -> State:
    """The round starts when every hand lies on its draw deck (L-19)."""
    hands = state.ready | only(move.player)
    return replace(state, ready=hands, phase="play" if hands == everybody(state) else "ready")


def check_recounted(state: State, move: Recounted) -> Legality:
    if set_of(move.missing) & ~state.belt:
        raise infraction("not_on_belt")
    return Legality.LEGAL


def recounted(state: State, move: Recounted) -> State:
    """The round goes on without the tiles that nobody can find."""
    gone = set_of(move.missing)
    return replace(state, belt=state.belt & ~gone, missing=state.missing | gone)


def verified(state: State, move: Verified) -> State:
    """Assisted play has seen every pair and is scored; rulebook play goes on to the check.

    Tiles that were still in a hand are back (L-11). The rows of the memory variant need no lap.
    """
    players = tuple(replace(player, held=None) for player in state.players)
    state = replace(state, players=players)
    if state.options.variant == "memory":
        return scored(state)
    belt = state.options.tiles & set_of(move.on_belt)
    if state.options.play == "rulebook":
        return replace(state, phase="check", belt=belt, missing=state.missing & ~belt)
    missing = state.options.tiles & ~belt & ~tiles_aside(state)
    return scored(replace(state, belt=belt, missing=missing))


def begin_next_round(state: State, move: NextRound) -> State:
    return next_round(state)
