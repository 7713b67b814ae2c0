"""A turn that ends without a set, and the next one (BP-1, BP-2, BP-18, BP-23)."""

from msgspec.structs import replace

from controller.games.bluff_pirate.infractions import infraction
from controller.games.bluff_pirate.moves import Card, Discard, Discarded, Keep, Kept
from controller.games.bluff_pirate.options import SMALLEST_SET
from controller.games.bluff_pirate.pieces import OF_COLOUR, WHOLE_DECK, kind_colour
from controller.games.bluff_pirate.state import State, kind_of, known_kinds, leaders, with_hand
from controller.games.bluff_pirate.unread import may_lie, taken
from controller.games.rows import Legality
from controller.games.sets import only


def check_active(state: State, player: int) -> None:
    """One player acts at a time, but for the votes."""
    if player != state.active:
        raise infraction("not_your_turn", state, player)


def check_holds(state: State, player: int, card: Card) -> None:
    check_active(state, player)
    if not may_lie(state, state.hands[player], card):
        raise infraction("not_in_hand", state, player)


# -- discarding or not ---------------------------------------------------------------------


def known_to_have_set(state: State, player: int) -> bool:
    """Whether three cards of the hand have one colour, by what was read of it."""
    return max(_of_each_colour(state, state.hands[player])) >= SMALLEST_SET


def might_have_set(state: State, player: int) -> bool:
    """Whether three cards of the hand could have one colour, whatever those are that were not
    read."""
    hand = state.hands[player]
    of_each = _of_each_colour(state, hand)
    unnamed = hand.bit_count() - sum(of_each)
    return max(of_each) + unnamed >= SMALLEST_SET


def _of_each_colour(state: State, hand: int) -> list[int]:
    """How many cards of each colour have been read or named."""
    counts = [(hand & of_colour).bit_count() for of_colour in OF_COLOUR]
    for kind in known_kinds(state, hand & ~WHOLE_DECK):
        counts[kind_colour(kind)] += 1
    return counts


def may_keep(state: State, player: int) -> Legality:
    """Whether the turn may end without a discard: with a small hand, or by the Danish rule."""
    options = state.options
    if state.hands[player].bit_count() <= options.keep_up_to:
        return Legality.LEGAL
    if options.discard_without == "placing" or not might_have_set(state, player):
        return Legality.ILLEGAL
    return Legality.LEGAL if known_to_have_set(state, player) else Legality.UNDECIDED


def may_discard(state: State, player: int) -> bool:
    """Whether a card may be discarded: not from a small hand, unless one chooses (Dutch)."""
    options, count = state.options, state.hands[player].bit_count()
    return count > options.keep_up_to or (options.small_hand == "choose" and count > 0)


def check_keep(state: State, move: Keep) -> Legality:
    check_active(state, move.player)
    legality = may_keep(state, move.player)
    if legality is Legality.ILLEGAL:
        raise infraction("must_discard", state, move.player)
    return legality


def keep(state: State, move: Keep) -> State:
    return next_turn(state, history=(*state.history, Kept(move.player)))


def check_discard(state: State, move: Discard) -> Legality:
    check_holds(state, move.player, move.card)
    if not may_discard(state, move.player):
        raise infraction("nothing_to_discard", state, move.player)
    return Legality.LEGAL


def discard(state: State, move: Discard) -> State:
    """The card lies face up on its square (BP-19); one that was not read waits for that."""
    state, card = taken(state, state.hands[move.player], move.card)
    named = Discard(move.player, card)
    if kind_of(state, card) is None:
        return replace(state, phase="reading", pending=named)
    return discarded(state, named)


def discarded(state: State, move: Discard) -> State:
    player, card = move.player, move.card
    assert card is not None, "a card that lies face up has a number"
    kind = kind_of(state, card)
    assert kind is not None, "a card that lies face up was read or named"
    return next_turn(
        state,
        hands=with_hand(state, player, state.hands[player] & ~only(card)),
        discards=state.discards | only(card),
        history=(*state.history, Discarded(player, kind)),
    )


# -- the next turn -------------------------------------------------------------------------


def next_turn(state: State, *, placed: bool = False, **changes: object) -> State:
    """The turn is over, with *changes*: the player to the left goes on, unless the turns have run
    out (BP-23)."""
    left = (state.turn + 1) % len(state.seats)
    idle = 0 if placed else state.idle + 1
    if state.options.turns is not None and state.turns >= state.options.turns:
        ended = replace(state, phase="over", idle=idle, **changes)
        return replace(ended, won=leaders(ended))
    return replace(
        state, phase="turn", turn=left, active=left, turns=state.turns + 1, idle=idle, **changes
    )
