"""A card that lies face up and was not read: the table reads it, or somebody names it.

Also any other card that is read later than it was dealt, drawn or stolen, and cards that were
shown by mistake.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from controller.games.bluff_pirate.infractions import infraction
from controller.games.bluff_pirate.moves import (
    BoardShip,
    Discard,
    Exposed,
    FaceUp,
    Lay,
    Move,
    Named,
    Reveal,
    Seen,
    Shown,
    TakenBack,
)
from controller.games.bluff_pirate.pieces import KIND, PIRATES
from controller.games.bluff_pirate.placing import fits_up, laid_up, revealed, size
from controller.games.bluff_pirate.state import ZONES, State, kind_of, named, places_of
from controller.games.bluff_pirate.turns import boarded, discarded
from controller.games.rows import Legality, Mover
from controller.games.sets import EMPTY, members, only
from controller.views.bluff_pirate import Phase

_RESUMED: dict[type[Move], tuple[Callable[[State, Any], State], Phase]] = {
    # what was done, how it goes on, and the phase in which a card is taken back
    BoardShip: (boarded, "turn"),
    Lay: (laid_up, "act"),
    Discard: (discarded, "act"),
    Reveal: (revealed, "revealing"),
}


def readings(state: State, mover: Mover) -> list[Seen]:
    """What the card may be that waits for being read."""
    unread = _waiting(state)
    return [Seen(unread, card) for card in members(ZONES.could_be(state, unread))]


def namings(state: State, mover: Mover) -> list[Named]:
    unread = _waiting(state)
    kinds = {KIND[card] for card in members(ZONES.could_be(state, unread))}
    return [Named(unread, kind) for kind in sorted(kinds)]


def _waiting(state: State) -> int:
    """The card that lies face up and waits for being read."""
    pending = state.pending
    assert pending is not None, "something waits"
    assert pending.card is not None, "it has a number"
    return pending.card


def check_unread(state: State, move: Seen | Named) -> Legality:
    if not ZONES.is_unread(state, move.unread):
        raise infraction("not_unread", state)
    return Legality.LEGAL


def seen(state: State, move: Seen | Named) -> State:
    """The card is known from now on, and what waited for it goes on.

    Never refused for what it shows: what cannot be is for `problems` to say.
    """
    state = named(state, move) if isinstance(move, Named) else ZONES.observed(state, move)
    pending = state.pending
    if pending is None or pending.card is None or kind_of(state, pending.card) is None:
        return state
    return _resumed(replace(state, pending=None), pending, pending.card)


def _resumed(state: State, pending: FaceUp, card: int) -> State:
    """What was done goes on, or the card is taken back where it could not be played."""
    go_on, phase = _RESUMED[type(pending)]
    if isinstance(pending, Lay) and size(state):
        phase = "set"
    fitting = _fitting(state, pending)
    if fitting is None or not ZONES.what_may_be(state, only(card)) & ~fitting:
        return go_on(state, pending)
    kind = kind_of(state, card)
    assert kind is not None, "a card that was read or named is of a kind"
    event = TakenBack(pending.player, kind)
    return replace(state, phase=phase, history=(*state.history, event))


def _fitting(state: State, pending: FaceUp) -> int | None:
    """The cards that could be played as that was, where it is not any."""
    if isinstance(pending, Lay):
        return fits_up(state) if state.up != EMPTY else None
    return PIRATES if isinstance(pending, BoardShip) else None


# -- shown by mistake ----------------------------------------------------------------------


def check_exposed(state: State, move: Exposed) -> Legality:
    if not any(ZONES.may_lie(state, cards, move.card) for cards in places_of(state, move.holder)):
        raise infraction("not_in_hand", state, move.holder)
    return Legality.LEGAL


def exposed(state: State, move: Exposed) -> State:
    """Everybody has seen the card, which stays where it is."""
    for cards in places_of(state, move.holder):
        if ZONES.may_lie(state, cards, move.card):
            state, card = ZONES.taken(state, cards, move.card)
            return replace(state, history=(*state.history, Shown(move.holder, KIND[card])))
    raise AssertionError("an exposed card is somewhere")
