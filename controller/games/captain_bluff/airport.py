"""The Airport cards that are played on the own pad: Arrivals board and Delayed flight."""

from msgspec.structs import replace

from controller.games.captain_bluff.drawing import draws
from controller.games.captain_bluff.infractions import infraction
from controller.games.captain_bluff.memory import DISCARD, hand_of, moved
from controller.games.captain_bluff.moves import Check, Done, Play
from controller.games.captain_bluff.pieces import ARRIVALS, ON_PAD
from controller.games.captain_bluff.state import (
    SHED,
    State,
    belts_with_destination,
    carried_on,
    everybody,
    is_read,
    opponents,
    with_hand,
)
from controller.games.captain_bluff.turns import (
    check_destination,
    check_holds,
    check_turn,
    looked_at,
)
from controller.games.captain_bluff.unread import any_of_hand, taken
from controller.games.rows import Legality
from controller.games.sets import EMPTY, only

LOOKS = 2
"""Departure cities that an Arrivals board shows."""
FEW_CARDS = 5
"""A Delayed flight gives a card to everybody with fewer than these, all kinds counted (CB-15)."""


def check_play(state: State, move: Play) -> Legality:
    check_turn(state, move.player)
    check_holds(state, move.player, move.card)
    may = any_of_hand(state, move.player, move.card)
    if may and not may & ON_PAD:
        raise infraction("not_on_pad", state, move.player)
    if state.airport:
        raise infraction("second_airport", state, move.player)
    return Legality.UNDECIDED if may & ~ON_PAD or not may else Legality.LEGAL


def play(state: State, move: Play) -> State:
    """The card is played; one that was not read waits for that."""
    state, card = taken(state, move.player, move.card)
    if not is_read(card):
        return replace(state, phase="reading", pending=move)
    return played(state, move)


def played(state: State, move: Play) -> State:
    """It is discarded at once; with the last card it wins at once (CB-21)."""
    player, card = move.player, move.card
    state = replace(
        state,
        hands=with_hand(state, player, state.hands[player] & ~only(card)),
        discard=state.discard | only(card),
        seen=moved(state.seen, card, hand_of(player), DISCARD, everybody(state)),
        airport=True,
        standstill=SHED,
    )
    if not state.hands[player]:
        return carried_on(state)
    if not ARRIVALS >> card & 1:
        few = [p for p in opponents(state, player) if state.hands[p].bit_count() < FEW_CARDS]
        return draws(state, tuple(few))
    if not belts_with_destination(state):
        return carried_on(state)
    return replace(state, phase="looking", looked=EMPTY)


# -- the looks of an Arrivals board --------------------------------------------------------


def check_look(state: State, move: Check) -> Legality:
    """Two different ones (CB-14)."""
    check_turn(state, move.player)
    check_destination(state, move.player, move.belt)
    if state.looked >> move.belt & 1:
        raise infraction("looked_already", state, move.player)
    return Legality.LEGAL


def look(state: State, move: Check) -> State:
    """With fewer departure cities on the table there are fewer looks (CB-14)."""
    state = looked_at(state, move.belt, only(move.player))
    looked = state.looked | only(move.belt)
    if looked.bit_count() == min(LOOKS, len(belts_with_destination(state))):
        return carried_on(state)
    return replace(state, looked=looked)


def check_looks_done(state: State, move: Done) -> Legality:
    check_turn(state, move.player)
    return Legality.LEGAL


def looks_done(state: State, move: Done) -> State:
    """Nobody has to look."""
    return carried_on(state)
