"""What every observer has seen, and where each of those cards may be now.

An observer who sees a card knows it for good: where it lies, and where it may have gone when cards
moved that this observer did not see. Such a memory is one number, a matrix of bits: bit
`place * WIDTH + card` says that the observer has seen the card, and that by all it has seen since
the card may lie at that place. Cards that lie face up on a belt, and those of the own hand, are
in plain sight and stand in no memory.

Airport cards of one kind look the same, so a memory knows them by lots that are not cards: which
lot moves depends on the memory alone, never on which of the copies it was.

Observers are the players by their numbers; one more is the public.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from controller.errors import NotationError
from controller.games.captain_bluff.pieces import (
    BELT,
    BELTS,
    CARD_COUNT,
    DECK,
    FACES,
    LUGGAGE_COUNT,
    WHOLE_DECK,
)
from controller.games.fields import Domain
from controller.games.sets import members, only

WIDTH = CARD_COUNT
ASIDE = BELTS
"""The card that was exchanged and is about to be taken; belts are places 0 to 5."""
DISCARD = BELTS + 1
PILE = BELTS + 2
HANDS = BELTS + 3
"""The hand of player 0, followed by the others'."""
PLACES = HANDS + 5
IN_SIGHT = -1
"""Face up on a belt, or in the observer's own hand."""

Memories = tuple[int, ...]
"""The players' memories in order, and that of the public."""

_COLUMN = sum(only(place * WIDTH) for place in range(PLACES))
"""Card 0 at every place."""
_COPIES = tuple(
    (card,)
    if card < LUGGAGE_COUNT
    else tuple(other for other in range(CARD_COUNT) if FACES[other] == FACES[card])
    for card in range(CARD_COUNT)
)


def hand_of(player: int) -> int:
    """The place that is a player's hand."""
    return HANDS + player


def nothing_seen(players: int) -> Memories:
    return (0,) * (players + 1)


def moved(memories: Memories, card: int, source: int, to: int, seers: int) -> Memories:
    """A card has gone from one place to another; *seers*, a set of observers, saw its face.

    From or to `IN_SIGHT`: off or on a line, for everybody. A card that the table has not read is
    seen by nobody as far as the table can tell.
    """
    if card >= CARD_COUNT:
        seers = 0
    return tuple(
        _seen(memory, card, source, IN_SIGHT if to == HANDS + observer else to)
        if seers >> observer & 1
        else _unseen(memory, source, to)
        for observer, memory in enumerate(memories)
    )


def looked(memories: Memories, card: int, place: int, seers: int) -> Memories:
    """*seers* have looked at the card that lies at a place of one card."""
    if card >= CARD_COUNT:
        return memories
    return tuple(
        _seen(memory, card, place, place) if seers >> observer & 1 else memory
        for observer, memory in enumerate(memories)
    )


def all_moved(memories: Memories, source: int, to: int) -> Memories:
    """All cards of one place have gone to another."""
    return tuple(
        memory & ~(WHOLE_DECK << source * WIDTH) | _at(memory, source) << to * WIDTH
        for memory in memories
    )


def in_hand(memories: Memories, card: int, player: int) -> Memories:
    """A card of the player's hand has been read: it is in plain sight for its holder."""
    memory = _seen(memories[player], card, hand_of(player), IN_SIGHT)
    return (*memories[:player], memory, *memories[player + 1 :])


def mixed_in_hand(memories: Memories, cards: int, player: int) -> Memories:
    """One of *cards* of the player's hand is about to leave it, and the table did not see which.
    So they are not in plain sight any more: their player has seen them there."""
    memory = memories[player]
    for card in members(cards & WHOLE_DECK):
        memory = _seen(memory, card, IN_SIGHT, hand_of(player))
    return (*memories[:player], memory, *memories[player + 1 :])


def recalled(memory: int) -> list[tuple[int, tuple[int, ...]]]:
    """Every card in a memory, with the places where it may be. Copies of a kind are named by any
    of their numbers."""
    return [
        (card, tuple(place for place in range(PLACES) if column >> place * WIDTH & 1))
        for card in range(CARD_COUNT)
        if (column := _column(memory, card))
    ]


def remembered(card: int, places: tuple[int, ...]) -> int:
    """The bits of one card in a memory; `recalled` takes them apart again."""
    bits = 0
    for place in places:
        bits |= only(place * WIDTH + card)
    return bits


# -- in words ------------------------------------------------------------------------------

OBSERVER = Domain(
    "observer",
    "nobody_there",
    lambda state: range(len(state.seats) + 1),
    lambda state: (*state.seats, "public"),
)
_PLACE = Domain(
    "place",
    "no_place",
    lambda state: range(HANDS + len(state.seats)),
    lambda state: (*BELT.names(state), "aside", "discard", "pile", *state.seats),
)


def to_words(state: Any, memories: Memories) -> Iterator[list[str]]:
    """A line for each card that somebody has seen: the observer, the card, where it may be."""
    for observer, memory in enumerate(memories):
        for card, places in recalled(memory):
            where = [_PLACE.to_word(state, place) for place in places]
            yield [OBSERVER.to_word(state, observer), DECK.read.to_word(state, card), *where]


def from_words(state: Any, lines: Sequence[list[str]]) -> Memories:
    memories = [*nothing_seen(len(state.seats))]
    for words in lines:
        if len(words) < 3:
            raise NotationError(
                f"`seen {' '.join(words)}`: expected an observer, a card, and where it may be."
            )
        observer, card, *places = words
        memories[OBSERVER.from_word(state, observer)] |= remembered(
            DECK.read.from_word(state, card),
            tuple(_PLACE.from_word(state, place) for place in places),
        )
    return tuple(memories)


# -- bits ----------------------------------------------------------------------------------


def _at(memory: int, place: int) -> int:
    return memory >> place * WIDTH & WHOLE_DECK


def _column(memory: int, card: int) -> int:
    return memory >> card & _COLUMN


def _unseen(memory: int, source: int, to: int) -> int:
    """Whatever may have been there may be here now; if it was the only card there (above a belt,
    or aside), it is not there any more."""
    if not memory:
        return 0
    moving = _at(memory, source)
    if source <= ASIDE:
        memory &= ~(WHOLE_DECK << source * WIDTH)
    return memory | moving << to * WIDTH


def _seen(memory: int, card: int, source: int, to: int) -> int:
    """The card is here, and nowhere else; where there was one card only, there is no other."""
    if card < LUGGAGE_COUNT:
        memory &= ~(_COLUMN << card)
    else:
        card, memory = _lot(memory, card, source)
    if 0 <= source <= ASIDE:
        memory &= ~(WHOLE_DECK << source * WIDTH)
    return memory if to == IN_SIGHT else memory | only(to * WIDTH + card)


def _lot(memory: int, card: int, source: int) -> tuple[int, int]:
    """Which lot it is that was seen to leave its place, and the memory without it.

    Where several may have been there it is the one that is known best; as it could as well have
    been one of the others, these may be wherever that one may have been.
    """
    copies = _COPIES[card]
    at = [copy for copy in copies if source >= 0 and memory >> source * WIDTH + copy & 1]
    if not at:
        return next((copy for copy in copies if not _column(memory, copy)), copies[0]), memory
    lot = min(at, key=lambda copy: _column(memory, copy).bit_count())
    where = _column(memory, lot)
    for copy in at:
        memory |= where << copy
    return lot, memory & ~(_COLUMN << lot)
