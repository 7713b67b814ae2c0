"""A set: its cards are laid one by one, face up or face down, and closed (BP-3 to BP-5).

A set of three to five cards shows one or two of them, which have the same colour; at least one
stays hidden. What the hidden ones are is nobody's business before the vote.
"""

from msgspec.structs import replace

from controller.cards.hidden import decided
from controller.games.bluff_pirate.infractions import infraction
from controller.games.bluff_pirate.moves import EndSet, Lay
from controller.games.bluff_pirate.options import LARGEST_SET, MOST_FACE_UP, SMALLEST_SET
from controller.games.bluff_pirate.pieces import OF_COLOUR, WHOLE_DECK, kind_colour
from controller.games.bluff_pirate.state import State, kind_of, with_hand
from controller.games.bluff_pirate.turns import check_active, check_holds
from controller.games.bluff_pirate.unread import taken, what_may_be
from controller.games.rows import Legality
from controller.games.sets import EMPTY, members, only


def size(state: State) -> int:
    """How many cards of the set have been laid."""
    return (state.up | state.down).bit_count()


def fits_up(state: State) -> int:
    """The cards that may lie face up beside those that do, as a set; none where none may."""
    if not state.up:
        return WHOLE_DECK
    return EMPTY if state.up.bit_count() == MOST_FACE_UP else OF_COLOUR[set_colour(state)]


def may_lay_down(state: State, player: int) -> bool:
    """Whether a card may be hidden: not the last one that could be shown."""
    if state.up:
        return True
    return state.down.bit_count() < LARGEST_SET - 1 and state.hands[player].bit_count() > 1


def is_complete(state: State) -> bool:
    """Whether the set may be closed: with at most two shown, one of three is hidden (BP-3)."""
    return state.up != EMPTY and size(state) >= SMALLEST_SET


def set_colour(state: State) -> int:
    """The colour of the cards that lie face up."""
    kind = kind_of(state, members(state.up)[0])
    assert kind is not None, "a card that lies face up was read or named"
    return kind_colour(kind)


def check_lay(state: State, move: Lay) -> Legality:
    player = move.player
    check_holds(state, player, move.card)
    if state.phase == "act" and state.hands[player].bit_count() < SMALLEST_SET:
        raise infraction("hand_too_small", state, player)
    if size(state) == LARGEST_SET:
        raise infraction("set_full", state, player)
    if not move.up:
        if not may_lay_down(state, player):
            raise infraction("needs_face_up", state, player)
        return Legality.LEGAL
    if state.up.bit_count() == MOST_FACE_UP:
        raise infraction("too_many_up", state, player)
    may = what_may_be(state, state.hands[player] if move.card is None else only(move.card))
    legality = decided(may, fits_up(state))
    if legality is Legality.ILLEGAL:
        raise infraction("two_colours", state, player)
    return legality


def lay(state: State, move: Lay) -> State:
    """The card leaves the hand; one that lies face up and was not read waits for that."""
    state, card = taken(state, state.hands[move.player], move.card)
    if not move.up:
        hands = with_hand(state, move.player, state.hands[move.player] & ~only(card))
        return replace(state, hands=hands, down=state.down | only(card), phase="set")
    named = Lay(move.player, card, up=True)
    if kind_of(state, card) is None:
        return replace(state, phase="reading", pending=named)
    return laid_up(state, named)


def laid_up(state: State, move: Lay) -> State:
    card = move.card
    assert card is not None, "a card that lies face up has a number"
    hands = with_hand(state, move.player, state.hands[move.player] & ~only(card))
    return replace(state, hands=hands, up=state.up | only(card), phase="set")


def check_end_set(state: State, move: EndSet) -> Legality:
    check_active(state, move.player)
    if not is_complete(state):
        raise infraction("set_too_small", state, move.player)
    return Legality.LEGAL


def end_set(state: State, move: EndSet) -> State:
    """The set lies as it is, and all others vote on it."""
    return replace(state, phase="voting")
