"""A card that was played or called, and not read: the table reads it, or somebody names it.

Also any other card that is read later than it was dealt, drawn or laid down, and a departure city
that everybody saw by mistake.
"""

from msgspec.structs import replace

from controller.errors import IllegalMove
from controller.games.captain_bluff.calls import resolved
from controller.games.captain_bluff.infractions import infraction
from controller.games.captain_bluff.memory import hand_of, moved
from controller.games.captain_bluff.moves import Place, Play, Seen, Shown, TakeBack
from controller.games.captain_bluff.pieces import WHOLE_DECK
from controller.games.captain_bluff.placing import check_place, placed
from controller.games.captain_bluff.state import ZONES, State, everybody, is_read
from controller.games.captain_bluff.turns import (
    check_play,
    check_turn,
    looked_at,
    played,
    possible,
)
from controller.games.rows import Legality, Mover
from controller.games.sets import members


def readings(state: State, mover: Mover) -> list[Seen]:
    """What the card may be that was played or called, and that was not read."""
    card = state.belts[state.at].destination if state.pending is None else state.pending.card
    assert card is not None, "a card waits for being read"
    return [Seen(card, may) for may in members(possible(state, card))]


def check_seen(state: State, move: Seen) -> Legality:
    """A card that was not read and that somebody can look at; or any of which two readings
    contradict each other, to settle that."""
    visible = ZONES.somewhere(state) & ~state.discard & ~WHOLE_DECK
    in_conflict = any(seen.number == move.number for seen in state.conflicts)
    if not visible >> move.number & 1 and not in_conflict:
        raise infraction("not_unread", state)
    return Legality.LEGAL


def seen(state: State, move: Seen) -> State:
    """The card is known from now on. What waited for it goes on.

    Never refused for what it shows: what cannot be is for `problems` to say.
    """
    return _gone_on(ZONES.observed(state, move))


def check_shown(state: State, move: Shown) -> Legality:
    if state.belts[move.belt].destination is None:
        raise infraction("no_destination", state)
    return Legality.LEGAL


def shown(state: State, move: Shown) -> State:
    """Shown by accident: it stays where it is, and everybody knows it. Where it is not what the
    table took it for, nobody is told what that was."""
    destination = state.belts[move.belt].destination
    assert destination is not None, "only a card that lies there is shown"
    if move.card is not None:
        state = ZONES.observed(state, Seen(destination, move.card))
        if state.belts[move.belt].destination != move.card:
            return state
    return _gone_on(looked_at(state, move.belt, everybody(state)))


def _gone_on(state: State) -> State:
    """What waited for a card goes on if that has been read."""
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
        in_hand = hand_of(player)
        return replace(back, seen=moved(back.seen, card, in_hand, in_hand, everybody(back)))


def check_unplay(state: State, move: TakeBack) -> Legality:
    check_turn(state, move.player)
    return Legality.LEGAL


def unplay(state: State, move: TakeBack) -> State:
    """The card that was not read is taken back."""
    return _before(state)


def _before(state: State) -> State:
    return replace(state, phase="placing" if state.run else "turn", pending=None)
