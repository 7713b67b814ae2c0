"""Recovering luggage from the end of a line, at any time when nothing else is going on (CB-26,
CB-27)."""

from msgspec.structs import replace

from controller.games.captain_bluff.infractions import infraction
from controller.games.captain_bluff.lines import recoverable, without_last
from controller.games.captain_bluff.memory import IN_SIGHT, hand_of, moved
from controller.games.captain_bluff.moves import Done, Recover
from controller.games.captain_bluff.pieces import AIRPORT
from controller.games.captain_bluff.state import State, everybody, with_belt, with_hand
from controller.games.rows import Legality
from controller.games.sets import only


def check_recover(state: State, move: Recover) -> Legality:
    """Anybody's right, turn or not; one recovery at a time, from one belt."""
    belt, player = state.belts[move.belt], move.player
    if state.phase == "recovering" and (player, move.belt) != (state.other, state.at):
        raise infraction("recovery_open" if player != state.other else "other_belt", state, player)
    if not belt.line or belt.line[-1][0] != move.card:
        raise infraction("covered", state, player)
    if AIRPORT >> move.card & 1:
        raise infraction("behind_airport", state, player)
    if recoverable(belt) is None:
        raise infraction("last_luggage", state, player)
    return Legality.LEGAL


def recover(state: State, move: Recover) -> State:
    """The card goes to the hand, and everybody knows it. Which way the line runs is found out anew
    from what is left (CB-26)."""
    belt, player = state.belts[move.belt], move.player
    return replace(
        state,
        hands=with_hand(state, player, state.hands[player] | only(move.card)),
        seen=moved(state.seen, move.card, IN_SIGHT, hand_of(player), everybody(state)),
        belts=with_belt(state, move.belt, without_last(belt)),
        phase="recovering",
        at=move.belt,
        other=player,
    )


def check_recovered(state: State, move: Done) -> Legality:
    if move.player != state.other:
        raise infraction("recovery_open", state, move.player)
    return Legality.LEGAL


def recovered(state: State, move: Done) -> State:
    return replace(state, phase="turn", at=0, other=0)
