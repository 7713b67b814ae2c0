"""Cards that were not read: which they may be, and what follows when one is (G-4).

`taken` settles which card leaves its place, and is all that most other rules need.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from controller.cards.hidden import assignable, candidates, may_be, settled, suspects
from controller.games.bluff_pirate.moves import Card, Named, Reshuffled, Seen
from controller.games.bluff_pirate.pieces import CARD_COUNT, OF_KIND, WHOLE_DECK
from controller.games.bluff_pirate.state import (
    State,
    hidden,
    is_read,
    kind_of,
    located,
    outside_pile,
    pile_count,
    unread_in,
)
from controller.games.sets import EMPTY, only

# -- questions -----------------------------------------------------------------------------


def what_may_be(state: State, cards: int) -> int:
    """What any of *cards* may be by what was seen of itself, as a set of read cards."""
    may = cards & WHOLE_DECK
    for card in unread_in(cards):
        may |= may_be(card, state.unread, CARD_COUNT)
    return may


def could_be(state: State, unread: int) -> int:
    """What an unread card can be once all other cards are considered, as a set.

    Nothing where the cards contradict each other. Tells of other hands: for the referee only.
    """
    live, slots = _slots(state)
    return candidates(live.index(unread), slots) if unread in live else EMPTY


def next_of_pile(state: State) -> int:
    """What a card that is drawn now can be, as a set; for the referee only."""
    live, slots = _slots(state)
    if not live or len(slots) == len(live):
        return state.pile
    return candidates(len(live), slots)


def consistent(state: State) -> bool:
    """Whether every unread card can be a card of its own."""
    return not unread_in(outside_pile(state)) or assignable(_slots(state)[1])


def _slots(state: State) -> tuple[list[int], Sequence[int]]:
    """The unread cards that lie somewhere, and what each may be, the pile's cards after them."""
    somewhere = outside_pile(state)
    elsewhere = WHOLE_DECK & ~somewhere
    live = unread_in(somewhere)
    return live, (
        *(may_be(card, state.unread, CARD_COUNT) & elsewhere for card in live),
        *(state.pile & elsewhere,) * pile_count(state),
    )


def may_lie(state: State, cards: int, card: Card) -> bool:
    """Whether *card* may be among *cards*, which lie in one place, by what the table has seen."""
    if card is None or cards >> card & 1:
        return cards != EMPTY
    if not is_read(card) or located(state) >> card & 1:
        return False
    return bool(suspects(cards, card, state.unread, CARD_COUNT))


def is_unread(state: State, number: int) -> bool:
    """Whether *number* is a card that lies somewhere and was not read."""
    return not is_read(number) and bool(outside_pile(state) >> number & 1)


def places_of(state: State, player: int) -> list[int]:
    """The player's cards that lie face down together: the hand, and those of the set; without one
    that was shown and waits for being read."""
    pending = state.pending
    shown = EMPTY if pending is None or pending.card is None else only(pending.card)
    places = [state.hands[player], hidden(state) if player == state.turn else EMPTY]
    return [cards & ~shown for cards in places]


# -- what is read --------------------------------------------------------------------------


def new_unread(state: State, may: int) -> tuple[State, int]:
    """A card that nobody read has come up; what it may be, and its number."""
    number = CARD_COUNT + len(state.unread)
    return replace(state, unread=(*state.unread, may), told=(*state.told, None)), number


def taken(state: State, cards: int, card: Card) -> tuple[State, int]:
    """Settle which of *cards*, which lie in one place, is meant; it still lies there.

    None: nobody saw which, so it may be any of them, and so may those that remain. A card that
    was not known to be there is one of the unread ones, now read.
    """
    if card is not None and cards >> card & 1:
        return state, card
    together, unread, number = settled(cards, card, state.unread, CARD_COUNT)
    if card is not None:
        state = replace(state, unread=unread, told=_told(state, cards, card))
        return identified(state, number, card), card

    def in_place(place: int) -> int:
        return place & ~cards | together if place & cards else place

    hands, down = tuple(in_place(hand) for hand in state.hands), in_place(state.down)
    told = state.told + (None,) * (len(unread) - len(state.unread))
    return replace(state, hands=hands, down=down, unread=unread, told=told), number


def _told(state: State, cards: int, card: int) -> tuple[int | None, ...]:
    """The kinds that were told once *card* was read among *cards*: they go on with the numbers as
    `settled` hands these on. Where several may be the one that was read, those that remain are of
    a known kind only if all of them were of the same."""
    numbers, meant = unread_in(cards), suspects(cards, card, state.unread, CARD_COUNT)
    kinds = {kind_of(state, number) for number in meant}
    remaining = [
        None if number in meant and len(kinds) > 1 else kind_of(state, number)
        for number in numbers
        if number != meant[-1]
    ]
    told = list(state.told)
    for number, kind in zip(numbers, [*remaining, None], strict=True):
        told[number - CARD_COUNT] = kind
    return tuple(told)


def identified(state: State, unread: int, card: int) -> State:
    """The unread card is *card*, wherever it lies."""
    gone, here = only(unread), only(card)

    def in_set(cards: int) -> int:
        return cards & ~gone | here if cards & gone else cards

    table = list(state.unread)
    table[unread - CARD_COUNT] = here
    pending = state.pending
    if pending is not None and pending.card == unread:
        pending = replace(pending, card=card)
    return replace(
        state,
        hands=tuple(in_set(hand) for hand in state.hands),
        pile=state.pile & ~here,
        discards=in_set(state.discards),
        up=in_set(state.up),
        down=in_set(state.down),
        revealed=in_set(state.revealed),
        pending=pending,
        unread=tuple(table),
    )


def observed(state: State, move: Seen | Named) -> State:
    """An unread card was read or named: it is that from now on, or a conflict stands.

    A card that lies somewhere else already, or that was something else by what has been seen of
    it, cannot lie here, too: one of the readings is wrong. A later reading of the same card takes
    the place of the conflict.
    """
    conflicts = tuple(seen for seen in state.conflicts if seen.unread != move.unread)
    cleared = replace(state, conflicts=conflicts)
    conflicting = replace(state, conflicts=(*conflicts, move))
    if isinstance(move, Named):
        return _named(cleared, move) or conflicting
    if located(state) >> move.card & 1:
        return conflicting
    for player in range(len(state.hands)):
        for cards in places_of(state, player):
            # Of several cards in one place the reader does not tell which it is.
            if cards >> move.unread & 1:
                found = may_lie(state, cards, move.card)
                return taken(cleared, cards, move.card)[0] if found else conflicting
    if not may_be(move.unread, state.unread, CARD_COUNT) >> move.card & 1:
        return conflicting
    return identified(cleared, move.unread, move.card)


def _named(state: State, move: Named) -> State | None:
    """The card is of that kind by the word of those who see it; None where it cannot be."""
    at = move.unread - CARD_COUNT
    may = state.unread[at] & OF_KIND[move.kind]
    if not may:
        return None
    return replace(
        state,
        unread=(*state.unread[:at], may, *state.unread[at + 1 :]),
        told=(*state.told[:at], move.kind, *state.told[at + 1 :]),
    )


def reshuffled(state: State) -> State:
    """The discards are the pile: nobody knows where in it any of them is (BP-16)."""
    collected = replace(state, discards=EMPTY, history=(*state.history, Reshuffled()))
    return replace(collected, pile=what_may_be(state, state.discards) & ~located(collected))
