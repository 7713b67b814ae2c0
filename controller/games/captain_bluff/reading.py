"""A card that was played or called, and not read: the table reads it, or somebody names it.

Also any other card that is read later than it was dealt, drawn or laid down.
"""

from msgspec.structs import replace

from controller.errors import IllegalMove
from controller.games.captain_bluff.airport import check_play, played
from controller.games.captain_bluff.calls import resolved
from controller.games.captain_bluff.infractions import infraction
from controller.games.captain_bluff.memory import hand_of, moved
from controller.games.captain_bluff.moves import Place, Play, Seen, TakeBack
from controller.games.captain_bluff.pieces import CARD_COUNT
from controller.games.captain_bluff.placing import check_place, placed
from controller.games.captain_bluff.state import State, everybody, is_read
from controller.games.captain_bluff.turns import check_turn
from controller.games.captain_bluff.unread import everywhere, observed
from controller.games.hidden import Legality


def check_seen(state: State, move: Seen) -> Legality:
    """Any card in play that was not read; above a belt also one that was, to correct the table."""
    number = move.number
    above_belt = any(belt.destination == number for belt in state.belts)
    if not above_belt and (is_read(number) or not everywhere(state) >> number & 1):
        raise infraction("not_unread", state)
    if not 0 <= move.card < CARD_COUNT:
        raise infraction("not_a_card", state)
    return Legality.LEGAL


def seen(state: State, move: Seen) -> State:
    """The card is known from now on. What waited for it goes on.

    Never refused for what it shows: what cannot be is for `problems` to say.
    """
    state = observed(state, move.number, move.card)
    if state.phase == "reading" and state.pending is not None:
        return _resume(state, state.pending) if is_read(state.pending.card) else state
    if state.phase == "revealing":
        destination = state.belts[state.at].destination
        assert destination is not None, "a departure city was called"
        return resolved(state, state.other, destination) if is_read(destination) else state
    return state


def _resume(state: State, pending: Place | Play) -> State:
    """What was played is done; where the card that was read forbids it, it stays in the hand, and
    everybody has seen it."""
    back = _before(state)
    try:
        if isinstance(pending, Place):
            check_place(back, pending)
            return placed(back, pending)
        check_play(back, pending)
        return played(back, pending)
    except IllegalMove:
        player, card = pending.player, pending.card
        everywhere_seen = moved(back.seen, card, hand_of(player), hand_of(player), everybody(back))
        return replace(back, seen=everywhere_seen)


def check_unplay(state: State, move: TakeBack) -> Legality:
    check_turn(state, move.player)
    return Legality.LEGAL


def unplay(state: State, move: TakeBack) -> State:
    """The card that was not read is taken back."""
    return _before(state)


def _before(state: State) -> State:
    return replace(state, phase="placing" if state.run else "turn", pending=None)
