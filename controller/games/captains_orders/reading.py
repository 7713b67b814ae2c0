"""A card that was played and not read: the table reads it, or the owner of the Order speaks.

Also any other card that is read later than it was dealt or passed, and one that everybody saw by
mistake.
"""

from msgspec.structs import replace

from controller.games.captains_orders.ending import forfeited, settled, to_reveal
from controller.games.captains_orders.infractions import infraction
from controller.games.captains_orders.moves import (
    Accept,
    Belay,
    Discard,
    Exposed,
    Follow,
    PlayOrder,
    Seen,
    Shown,
    TakenBack,
)
from controller.games.captains_orders.pieces import LOWER
from controller.games.captains_orders.state import ZONES, State, is_read, taken
from controller.games.captains_orders.turns import belayed, followed, laid
from controller.games.rows import Legality, Mover
from controller.games.sets import members


def owner(state: State) -> tuple[int]:
    """Only the owner of the Order sees a card that follows it."""
    return (state.owner,)


def waits_to_follow(state: State) -> bool:
    return isinstance(state.pending, Follow)


def readings(state: State, mover: Mover) -> list[Seen]:
    """What the cards may be that the round waits for."""
    pending = state.pending
    waits = to_reveal(state) if pending is None or pending.card is None else [pending.card]
    return [Seen(card, may) for card in waits for may in members(ZONES.could_be(state, card))]


def check_seen(state: State, move: Seen) -> Legality:
    if not ZONES.is_unread(state, move.unread):
        raise infraction("not_unread", state)
    return Legality.LEGAL


def seen(state: State, move: Seen) -> State:
    """The card is known from now on. What waited for it goes on.

    Never refused for what it shows: what cannot be is for `problems` to say.
    """
    state = ZONES.observed(state, move)
    pending = state.pending
    if state.phase == "reading" and pending is not None:
        card = pending.card
        return state if card is None or not is_read(card) else _resume(state, pending, card)
    return settled(state) if state.phase == "reveal" else state


def check_exposed(state: State, move: Exposed) -> Legality:
    holder, card = move.holder, move.card
    if (
        not ZONES.may_lie(state, state.hands[holder], card)
        and Discard(holder, card) not in state.history
    ):
        raise infraction("not_in_hand", state, holder)
    return Legality.LEGAL


def exposed(state: State, move: Exposed) -> State:
    """The card stays where it is, and everybody knows it: a discard that was laid face up, or a
    card that was laid to belay and is not lower (CO-4, CO-6)."""
    holder, card = move.holder, move.card
    if ZONES.may_lie(state, state.hands[holder], card):
        state = taken(state, holder, card)[0]
    return replace(state, history=(*state.history, Shown(holder, card)))


def check_accept(state: State, move: Accept) -> Legality:
    if not isinstance(state.pending, Follow) or move.player != state.owner:
        raise infraction("nothing_to_accept", state, move.player)
    return Legality.LEGAL


def accept(state: State, move: Accept) -> State:
    """The owner of the Order sees the card, and it follows (CO-5)."""
    pending = state.pending
    assert isinstance(pending, Follow), "only a card that follows is accepted"
    assert pending.card is not None, "a card that waits has a number"
    assert state.order is not None, "a card follows an Order"
    may = ZONES.narrowed(state, pending.card, ~LOWER[state.order])
    return followed(replace(may, phase="order", pending=None), pending)


def _resume(state: State, pending: PlayOrder | Follow | Belay, card: int) -> State:
    """What was played is done, or taken back where the card that was read forbids it."""
    if isinstance(pending, PlayOrder):
        return laid(replace(state, pending=None), pending)
    state = replace(state, phase="order", pending=None)
    assert state.order is not None, "only an Order is followed or belayed"
    lower = bool(LOWER[state.order] >> card & 1)
    if isinstance(pending, Belay):
        return belayed(state, pending) if lower else _taken_back(state, pending.player, card, True)
    if not lower:
        return followed(state, pending)
    state = _taken_back(state, pending.player, card, belayed=False)
    return forfeited(state) if state.options.misplay == "forfeit" else state


def _taken_back(state: State, player: int, card: int, belayed: bool) -> State:
    """The card is still in the hand; its player is to act again (CO-5)."""
    return replace(state, history=(*state.history, TakenBack(player, card, belayed)))
