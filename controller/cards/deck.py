"""The cards of a game as types of fields (`controller.rules.fields`), and what a card may be that
the table could not read (ruling G-4): a dead tag, or a forgotten tap.

    DECK = Deck("old-maid", ("ace", "two", "three"))
    Card = Annotated[int, DECK.any]

A card that was read has its own number, 0 up to the size of the deck. An unread card has a number
from there on, in the order in which such cards came up, and an entry in a table of *unread* cards
gives what it may be, as a set of numbers. Both are in the same sets (hands, discards), so a rule
that does not depend on a card's face need not ask.

What the referee concludes about an unread card must never show in what players are offered, asked
or shown, or it would reveal one player's cards to another: it is for `problems`, for reading a
card, and for refusing what is impossible. How many cards of a hidden hand are unread must not show
either, or it would reveal which card has left the hand. So new numbers are given out only where
everyone can count them: for a card that was dealt unread, and for a hand that a card has left
without anybody seeing which.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

from msgspec import Struct

from controller.rules.fields import CardDomain, SetOf, named
from controller.rules.refusals import one_of
from controller.rules.rows import Legality
from controller.rules.sets import EMPTY, members, only, set_of

Reading = Literal["late", "every"]
READINGS: tuple[Reading, ...] = get_args(Reading)
READ_EACH: Mapping[str, Reading] = {"reading": "every"}
"""The setting before that could be chosen."""


class CardOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """The option of every card game that deals hands. Raises `OptionError` for another value."""

    reading: Reading = "late"
    """When the table reads the cards of a hand. late: when they are played; until then it only
    knows how many there are. every: each of them when it enters the hand (G-4). To the rules this
    is all the same: a card may be unread."""

    def __post_init__(self) -> None:
        one_of("reading", self.reading, READINGS)


def reads_each(state: Any) -> bool:
    """Return True if each card is read when it enters a hand, as in games without that option."""
    return getattr(state.options, "reading", "every") == "every"


class Deck:
    """The cards of a *game*, named *names* in the order of their numbers.

    read: a card that was read. any: one that was read or not. unread: one that was not. some: a set
    of cards, read or not. may_be: what a card may be, as a set of read cards.
    """

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.pieces = tuple(f"{game}/card/{name}" for name in names)
        """The name of each card in the list of pieces."""
        self.count = len(self.names)
        self.whole = only(self.count) - 1
        self.read = named("card", "not_a_card", self.names)
        self.any = CardDomain("card", "not_a_card", self._any, lambda state: self.names)
        self.unread = CardDomain(
            "card", "not_unread", self._unread, lambda state: self.names, of_read=False
        )
        self.some = SetOf(self.any)
        self.may_be = SetOf(self.read, self.whole)

    def __repr__(self) -> str:
        return f"<Deck of {self.count} cards>"

    def _any(self, state: Any) -> range:
        return range(self.count + len(state.unread))

    def _unread(self, state: Any) -> range:
        return range(self.count, self.count + len(state.unread))

    def is_read(self, card: int) -> bool:
        return card < self.count

    def unread_in(self, cards: int) -> list[int]:
        """Return the unread cards in a set."""
        return members(cards & ~self.whole)

    def any_unread(self, cards: int) -> int | None:
        """Return the unread card in a set that came up last, or None if all were read."""
        return max(self.unread_in(cards), default=None)


def may_be(card: int, unread: Sequence[int], deck: int) -> int:
    """Return what a card may be, as a set of cards of a *deck* of that many."""
    return only(card) if card < deck else unread[card - deck]


def mixed(cards: int, unread: tuple[int, ...], deck: int) -> tuple[list[int], tuple[int, ...]]:
    """Mix *cards*, one of which was taken unseen: from now on each may be any of them.

    Returns the new numbers of the cards, and the table of unread cards with these added.
    """
    together = EMPTY
    for card in members(cards):
        together |= may_be(card, unread, deck)
    first, count = deck + len(unread), cards.bit_count()
    return [*range(first, first + count)], unread + (together,) * count


def suspects(cards: int, card: int, unread: Sequence[int], deck: int) -> list[int]:
    """Return the unread ones of *cards* that may be *card*, which was read among them."""
    return [number for number in _unread_of(cards, deck) if unread[number - deck] >> card & 1]


def _unread_of(cards: int, deck: int) -> list[int]:
    return members(cards & ~(only(deck) - 1))


def settled(
    cards: int, card: int | None, unread: tuple[int, ...], deck: int
) -> tuple[int, tuple[int, ...], int]:
    """Settle which of *cards*, which lie in one place, is meant by *card*.

    None: nobody saw which. It may be any of them, and so may those that remain, under new numbers.
    A card that was not known to be there is one of its `suspects`, of which there must be some.
    Whichever it is, the last unread number of *cards* stands for it, and the other numbers take
    over what the remaining cards may be: otherwise the remaining numbers would reveal what the
    referee concludes. So if there are several, earlier events concerning one of them no longer
    apply to it.

    Returns the cards, the table of unread cards, and the number of the card meant; if that is not
    *card* itself, it is an unread one that is *card* from now on.
    """
    if card is None:
        if cards.bit_count() == 1:
            return cards, unread, cards.bit_length() - 1
        numbers, table = mixed(cards, unread, deck)
        return set_of(numbers), table, numbers[-1]
    if cards >> card & 1:
        return cards, unread, card
    numbers, meant = _unread_of(cards, deck), suspects(cards, card, unread, deck)
    together = EMPTY
    for number in meant:
        together |= unread[number - deck] & ~only(card)
    remaining = [
        together if number in meant else unread[number - deck]
        for number in numbers
        if number != meant[-1]
    ]
    entries = list(unread)
    for number, may in zip(numbers, [*remaining, only(card)], strict=True):
        entries[number - deck] = may
    return cards, tuple(entries), numbers[-1]


def decided(may: int, fitting: int) -> Legality:
    """Return whether a card that may be any of the set *may* is one of the *fitting* cards."""
    if not may & ~fitting:
        return Legality.LEGAL
    return Legality.UNDECIDED if may & fitting else Legality.ILLEGAL


def assignable(slots: Sequence[int]) -> bool:
    """Return True if every slot can hold a different card; each slot is the set of what it may
    be."""
    return _assigned(slots) is not None


def candidates(at: int, slots: Sequence[int]) -> int:
    """Return what slot *at* may be if every slot holds a different card; empty if that is
    impossible."""
    assigned = _assigned(slots)
    if assigned is None:
        return EMPTY
    mine = next(card for card, slot in assigned.items() if slot == at)
    found = only(mine)
    for card in members(slots[at] & ~found):
        # Slot *at* takes the card; the slot that had it needs another one.
        trial = {other: slot for other, slot in assigned.items() if slot != at}
        other = trial.get(card)
        trial[card] = at
        if other is None or _augment(other, slots, trial, only(card)):
            found |= only(card)
    return found


def _assigned(slots: Sequence[int]) -> dict[int, int] | None:
    """Return card -> slot, each slot once (Kuhn's algorithm for bipartite matching); None if
    impossible.

    Slots with few possibilities come first: then most find a free card, and no other slot needs
    to give up its own.
    """
    assigned: dict[int, int] = {}
    free = ~EMPTY
    for slot in sorted(range(len(slots)), key=lambda slot: slots[slot].bit_count()):
        if may := slots[slot] & free:
            lowest = may & -may
            assigned[lowest.bit_length() - 1] = slot
            free ^= lowest
        elif _augment(slot, slots, assigned, EMPTY):
            free = ~set_of(assigned)
        else:
            return None
    return assigned


def _augment(slot: int, slots: Sequence[int], assigned: dict[int, int], tried: int) -> bool:
    """Find a card for *slot*, moving others if needed; never a card of *tried*.

    Changes *assigned* only on success.
    """
    # The cards to try next, each with the slot that would take it.
    reached: dict[int, int] = {}
    queue = [slot]
    for taker in queue:
        for card in members(slots[taker] & ~tried):
            tried |= only(card)
            reached[card] = taker
            holder = assigned.get(card)
            if holder is not None:
                queue.append(holder)
                continue
            # A free card: pass it down the path to *slot*.
            while True:
                taker = reached[card]
                given_up = next((c for c, s in assigned.items() if s == taker), None)
                assigned[card] = taker
                if taker == slot:
                    return True
                assert given_up is not None, "only a slot with a card is asked to give it up"
                card = given_up
    return False
