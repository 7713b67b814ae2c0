"""Cards that were not read: which they may be, and what follows when one is (G-4).

`taken` and `drawn` settle which card leaves a hand or the draw pile, and are all that most other
rules need.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from controller.cards.hidden import assignable, candidates, may_be, settled, suspects
from controller.games.captain_bluff.lines import Belt
from controller.games.captain_bluff.memory import in_hand, looked, mixed_in_hand
from controller.games.captain_bluff.moves import Card, Seen
from controller.games.captain_bluff.pieces import CARD_COUNT, WHOLE_DECK
from controller.games.captain_bluff.state import (
    State,
    is_read,
    located,
    outside_pile,
    unread_in,
    unused_count,
    with_hand,
)
from controller.games.sets import EMPTY, members, only

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


def next_of_pile(state: State) -> int:
    """What a card that is drawn now can be, as a set; for the referee only."""
    if not state.unread:
        return state.pile
    live, slots = _slots(state)
    return candidates(len(live), slots) if state.in_pile else EMPTY


def consistent(state: State) -> bool:
    """Whether every unread card, and every card of the draw pile, can be a card of its own."""
    return assignable(_slots(state)[1])


def _slots(state: State) -> tuple[list[int], Sequence[int]]:
    """The unread cards that lie somewhere, and what each may be; after them the cards of the draw
    pile, and the Airport cards that are not used."""
    somewhere = outside_pile(state)
    elsewhere = WHOLE_DECK & ~somewhere
    live = unread_in(somewhere)
    return live, (
        *(what_may_be(state, card) & elsewhere for card in live),
        *(state.pile & elsewhere,) * state.in_pile,
        *(state.unused & elsewhere,) * unused_count(state),
    )


def any_of_hand(state: State, player: int, card: int) -> int:
    """What a card may be that the player's hand is left by, as a set of read cards: an unread one
    may be any of the unread ones."""
    may = only(card) & WHOLE_DECK
    for number in [] if is_read(card) else unread_in(state.hands[player]):
        may |= what_may_be(state, number)
    return may


def may_hold(state: State, player: int, card: Card) -> bool:
    """Whether the card may be in the player's hand, by what the table has seen."""
    hand = state.hands[player]
    if card is None or hand >> card & 1:
        return hand != EMPTY
    if not is_read(card) or located(state) >> card & 1:
        return False
    return bool(suspects(_held(state, player), card, state.unread, CARD_COUNT))


def may_draw(state: State, card: Card) -> bool:
    """Whether the card may be in the draw pile, by what the table has seen."""
    return state.in_pile > 0 and (card is None or bool(state.pile >> card & 1))


# -- what is read --------------------------------------------------------------------------


def taken(state: State, player: int, card: Card) -> tuple[State, int]:
    """Settle which card leaves the player's hand; it is still there in the state returned.

    None: nobody saw which, so it may be any of them, and so may those that remain. An unread one
    may be any of the unread ones, as nobody can tell their numbers by looking. A card that was not
    known to be there is one of the unread ones, now read.
    """
    held = _held(state, player)
    if card is not None and held >> card & 1:
        return (state if is_read(card) else _alike(state, unread_in(held))), card
    together, unread, number = settled(held, card, state.unread, CARD_COUNT)
    if card is not None:
        return identified(replace(state, unread=unread), number, card), card
    seen = mixed_in_hand(state.seen, held & ~together, player)
    hands = with_hand(state, player, state.hands[player] & ~held | together)
    return replace(state, hands=hands, unread=unread, seen=seen), number


def _alike(state: State, numbers: Sequence[int]) -> State:
    """Each of the unread cards may be any of them from now on."""
    together = EMPTY
    for number in numbers:
        together |= what_may_be(state, number)
    table = list(state.unread)
    for number in numbers:
        table[number - CARD_COUNT] = together
    return replace(state, unread=tuple(table))


def _held(state: State, player: int) -> int:
    """The player's hand without a card that has been played and waits for being read."""
    hand, pending = state.hands[player], state.pending
    if pending is None or pending.player != player:
        return hand
    return hand & ~only(pending.card)


def drawn(state: State, card: Card) -> tuple[State, int]:
    """The top card of the draw pile is *card*, or one that nobody has read; it has left the pile,
    and goes by the number returned."""
    if card is None:
        card = CARD_COUNT + len(state.unread)
        state = replace(state, unread=(*state.unread, state.pile))
    left = state.in_pile - 1
    pile = state.pile & ~only(card) if left else EMPTY
    return replace(state, pile=pile, in_pile=left), card


def reshuffled(state: State) -> State:
    """The discards are the draw pile: nobody knows where in it any of them is (CB-16)."""
    may = EMPTY
    for card in members(state.discard):
        may |= what_may_be(state, card)
    collected = replace(
        state,
        in_pile=state.discard.bit_count(),
        discard=EMPTY,
        conflicts=tuple(seen for seen in state.conflicts if not state.discard >> seen.number & 1),
    )
    return replace(collected, pile=may & ~located(collected))


def identified(state: State, unread: int, card: int) -> State:
    """The unread card is *card*, wherever it lies; whoever has looked at it since it lies there
    has seen that card."""
    gone, here = only(unread), only(card)

    def named(number: int) -> int:
        return card if number == unread else number

    def in_set(cards: int) -> int:
        return cards & ~gone | here if cards & gone else cards

    seen = state.seen
    belts: list[Belt] = []
    for at, belt in enumerate(state.belts):
        if belt.destination == unread:
            seen = looked(seen, card, at, belt.known)
            belt = replace(belt, destination=card)
        belts.append(belt)
    for player, hand in enumerate(state.hands):
        if hand & gone:
            seen = in_hand(seen, card, player)
    table = list(state.unread)
    table[unread - CARD_COUNT] = here
    pending = state.pending
    return replace(
        state,
        hands=tuple(in_set(hand) for hand in state.hands),
        seen=seen,
        belts=tuple(belts),
        pile=state.pile & ~here,
        unused=state.unused & ~here,
        discard=in_set(state.discard),
        aside=None if state.aside is None else named(state.aside),
        pending=None if pending is None else replace(pending, card=named(pending.card)),
        unread=tuple(table),
    )


def observed(state: State, number: int, card: int) -> State:
    """The card that goes by *number* was read: it is that card from now on, or a conflict stands.

    A card that lies somewhere else already, or that was something else by what has been seen of
    it, cannot lie here, too: one of the readings is wrong. A later reading of the same card takes
    the place of the conflict, and so does one of a card that lies nowhere any more.
    """
    conflicts = tuple(seen for seen in state.conflicts if seen.number != number)
    cleared = replace(state, conflicts=conflicts)
    conflicting = replace(state, conflicts=(*conflicts, Seen(number, card)))
    if card == number or not outside_pile(state) >> number & 1:
        return cleared
    if is_read(number) or located(state) >> card & 1:
        return conflicting
    for player in range(len(state.hands)):
        held = _held(state, player)
        # Of several cards in one hand the reader does not tell which it is.
        if held >> number & 1:
            found = suspects(held, card, state.unread, CARD_COUNT)
            return taken(cleared, player, card)[0] if found else conflicting
    if not what_may_be(state, number) >> card & 1:
        return conflicting
    return identified(cleared, number, card)


def in_conflict(state: State, number: int) -> bool:
    """Whether a reading of the card that goes by *number* contradicts another one."""
    return any(seen.number == number for seen in state.conflicts)
