"""Drawing cards, and the discard pile that becomes the draw pile (CB-5, CB-15, CB-16)."""

from msgspec.structs import replace

from controller.games.captain_bluff.infractions import infraction
from controller.games.captain_bluff.memory import DISCARD, PILE, all_moved, hand_of, moved
from controller.games.captain_bluff.moves import Draw, Reshuffle
from controller.games.captain_bluff.state import State, carried_on, with_hand
from controller.games.captain_bluff.unread import drawn, may_draw, reshuffled
from controller.games.rows import Legality
from controller.games.sets import only


def draws(state: State, due: tuple[int, ...]) -> State:
    """These players are to draw a card each, in this order, as far as there are cards.

    With an empty draw pile the discards are shuffled first; without any, nobody draws (CB-5).
    """
    if due and state.in_pile:
        return replace(state, phase="draw", due=due)
    if due and state.discard:
        return replace(state, phase="reshuffle", due=due)
    return carried_on(replace(state, due=()))


def check_draw(state: State, move: Draw) -> Legality:
    if not state.due or move.receiver != state.due[0]:
        raise infraction("nothing_to_draw", state, move.receiver)
    if not may_draw(state, move.card):
        raise infraction("not_from_pile", state, move.receiver)
    return Legality.LEGAL


def draw(state: State, move: Draw) -> State:
    """The card enters the hand. When it was the last one, the discards are shuffled at once, if
    there are any (CB-16)."""
    state, number = drawn(state, move.card)
    receiver, due = move.receiver, state.due[1:]
    state = replace(
        state,
        hands=with_hand(state, receiver, state.hands[receiver] | only(number)),
        seen=moved(state.seen, number, PILE, hand_of(receiver), only(receiver)),
    )
    if not state.in_pile and state.discard:
        return replace(state, phase="reshuffle", due=due)
    return draws(state, due)


def check_reshuffle(state: State, move: Reshuffle) -> Legality:
    return Legality.LEGAL


def reshuffle(state: State, move: Reshuffle) -> State:
    """One discard pile for luggage and Airport cards, so both may be drawn from now on (CB-15)."""
    state = reshuffled(replace(state, seen=all_moved(state.seen, DISCARD, PILE)))
    return draws(state, state.due)
