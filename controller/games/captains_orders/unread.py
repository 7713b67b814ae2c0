"""Cards that were not read: which they may be, and what follows when one is (G-4).

`taken` settles which card leaves a hand, and is all that the other rules need.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from controller.games.captains_orders.moves import Card, Seen
from controller.games.captains_orders.pieces import CARD_COUNT, WHOLE_DECK
from controller.games.captains_orders.state import (
    State,
    is_read,
    located,
    on_table,
    undealt,
    unread_in,
    with_hand,
)
from controller.games.hidden import assignable, candidates, may_be, settled, suspects
from controller.games.sets import EMPTY, only

# -- questions -----------------------------------------------------------------------------


def what_may_be(state: State, card: int) -> int:
    """What a card may be by what was seen of itself, as a set of read cards."""
    return may_be(card, state.unread, CARD_COUNT)


def could_be(state: State, unread: int) -> int:
    """What an unread card can be once all other cards are considered, as a set.

    Nothing where the cards contradict each other. Tells of other hands: for the referee only.
    """
    live, slots = _slots(state)
    return candidates(live.index(unread), slots) if unread in live else EMPTY


def consistent(state: State) -> bool:
    """Whether every unread card can be a card of its own."""
    return not any_unread(state) or assignable(_slots(state)[1])


def any_unread(state: State) -> list[int]:
    """The unread cards that lie in a hand or on the table."""
    somewhere = on_table(state)
    for hand in state.hands:
        somewhere |= hand
    return unread_in(somewhere)


def _slots(state: State) -> tuple[list[int], Sequence[int]]:
    """The unread cards that lie somewhere, and what each may be, the cards out of play after
    them: these are cards that were never read."""
    live, elsewhere = any_unread(state), WHOLE_DECK & ~located(state)
    out_of_play = WHOLE_DECK & ~state.read
    return live, (
        *(what_may_be(state, card) & elsewhere for card in live),
        *(out_of_play & elsewhere,) * undealt(state),
    )


def may_hold(state: State, player: int, card: Card) -> bool:
    """Whether the card may be in the player's hand, by what the table has seen."""
    hand = state.hands[player]
    if card is None or hand >> card & 1:
        return hand != EMPTY
    if not is_read(card) or located(state) >> card & 1:
        return False
    return bool(suspects(hand, card, state.unread, CARD_COUNT))


# -- what is read --------------------------------------------------------------------------


def taken(state: State, player: int, card: Card) -> tuple[State, int]:
    """Settle which card leaves the player's hand; it is still there in the state returned.

    None: nobody saw which, so it may be any of them, and so may those that remain. A card that
    was not known to be there is one of the unread ones, now read.
    """
    held = _held(state, player)
    if card is not None and held >> card & 1:
        return state, card
    hand, unread, number = settled(held, card, state.unread, CARD_COUNT)
    if card is None:
        return replace(state, hands=with_hand(state, player, hand), unread=unread), number
    state = _told_apart_no_more(state, unread_in(held))
    return identified(replace(state, unread=unread), number, card), card


def _held(state: State, player: int) -> int:
    """The player's hand without a card that has been played and waits for being read."""
    hand, pending = state.hands[player], state.pending
    if pending is None or pending.card is None or pending.player != player:
        return hand
    return hand & ~only(pending.card)


def _told_apart_no_more(state: State, numbers: Sequence[int]) -> State:
    """Where there are several unread cards, each may be any of them now: no earlier event is about
    a certain one."""
    if len(numbers) < 2:
        return state
    history = tuple(
        replace(event, card=None) if getattr(event, "card", None) in numbers else event
        for event in state.history
    )
    return replace(state, history=history)


def identified(state: State, unread: int, card: int) -> State:
    """The unread card is *card*, wherever it lies.

    The round's history goes on calling it unread: else whoever passed it would see in its own
    recollections when it is read, that is, when it leaves somebody's hand.
    """

    def named(number: Card) -> Card:
        return card if number == unread else number

    def in_set(cards: int) -> int:
        return cards & ~only(unread) | only(card) if cards >> unread & 1 else cards

    table = list(state.unread)
    table[unread - CARD_COUNT] = only(card)
    return replace(
        state,
        hands=tuple(in_set(hand) for hand in state.hands),
        discards=in_set(state.discards),
        last=named(state.last),
        pending=None
        if state.pending is None
        else replace(state.pending, card=named(state.pending.card)),
        unread=tuple(table),
        read=state.read | only(card),
    )


def narrowed(state: State, unread: int, to: int) -> State:
    """The unread card is one of the set *to*, by the word of somebody who sees it."""
    table = list(state.unread)
    table[unread - CARD_COUNT] &= to
    return replace(state, unread=tuple(table))


def observed(state: State, move: Seen) -> State:
    """A card was read where an unread one lies: it is one of those there, or a conflict stands.

    Of several in a hand the reader does not tell which it is; of a card that lies apart, since it
    waits for being read or was a hand's last, it does. A card that lies somewhere else already
    cannot lie here, too: one of the readings is wrong. A later one of the same card takes the
    conflict's place.
    """
    card = move.card
    conflicts = tuple(seen for seen in state.conflicts if seen.unread != move.unread)
    if located(state) >> card & 1:
        return replace(state, conflicts=(*conflicts, move))
    state = replace(state, conflicts=conflicts)
    for player in range(len(state.hands)):
        held = _held(state, player)
        if held >> move.unread & 1 and suspects(held, card, state.unread, CARD_COUNT):
            return taken(state, player, card)[0]
    return identified(state, move.unread, card)


def is_unread(state: State, number: int) -> bool:
    """Whether *number* is a card that lies somewhere and was not read."""
    return not is_read(number) and number in any_unread(state)
