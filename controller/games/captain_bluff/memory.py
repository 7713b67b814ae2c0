"""What every observer has seen, where each of those cards may be now, and how the lines run.

An observer who sees a card never forgets it: where it lies, and where it may have gone when cards
moved unseen by this observer. Such a memory is one number, a matrix of bits: bit `place * WIDTH +
card` says that the observer has seen the card, and that by all it has seen since the card may be at
that place. Cards that lie face up on a belt, and those in the observer's hand, are in plain sight
and in no memory.

Airport cards of one kind look the same, so a memory tracks them as lots that are not cards: which
lot moves depends on the memory alone, never on which of the copies it was.

Observers are the players by number; one more is the public.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from controller.cards.zones import Lying
from controller.errors import NotationError
from controller.games.captain_bluff.pieces import (
    AIRPORT,
    BELT,
    BELTS,
    CARD_COUNT,
    CHANGES,
    CITY,
    DECK,
    FACES,
    HIGHEST,
    LUGGAGE_COUNT,
    LUGGAGE_OF,
    NO_CITY,
    NUMBER,
    ROUND_TRIPS,
    WHOLE_DECK,
)
from controller.rules.fields import NOTHING, Domain, SetOf, whole
from controller.rules.sets import EMPTY, members, only, set_of
from controller.views import Arg, Message

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
"""The players' memories in order, then the public's."""

_COLUMN = sum(only(place * WIDTH) for place in range(PLACES))
"""Card 0 at every place."""
_BUT_CARD = tuple(~(_COLUMN << card) for card in range(CARD_COUNT))
"""All places of all other cards."""
_BUT_PLACE = tuple(~(WHOLE_DECK << place * WIDTH) for place in range(PLACES))
"""All cards at all other places."""
_COPIES = tuple(
    (card,)
    if card < LUGGAGE_COUNT
    else tuple(other for other in range(CARD_COUNT) if FACES[other] == FACES[card])
    for card in range(CARD_COUNT)
)


def hand_of(player: int) -> int:
    """Return the place that is a player's hand."""
    return HANDS + player


def nothing_seen(players: int) -> Memories:
    return (0,) * (players + 1)


def moved(memories: Memories, card: int, source: int, to: int, seers: int) -> Memories:
    """Move a card from one place to another; *seers*, a set of observers, saw its face.

    From or to `IN_SIGHT` means off or onto a line, for everyone. As far as the table can tell,
    nobody sees a card that it has not read.
    """
    if card >= CARD_COUNT:
        seers = 0
    found = [
        _seen(memory, card, source, IN_SIGHT if to == HANDS + observer else to)
        if seers >> observer & 1
        else memory and _unseen(memory, source, to)
        for observer, memory in enumerate(memories)
    ]
    return tuple(found)


def looked(memories: Memories, card: int, place: int, seers: int) -> Memories:
    """Note that *seers* have looked at the card at a place for one card."""
    if card >= CARD_COUNT:
        return memories
    return tuple(
        _seen(memory, card, place, place) if seers >> observer & 1 else memory
        for observer, memory in enumerate(memories)
    )


def all_moved(memories: Memories, source: int, to: int) -> Memories:
    """Move all cards of one place to another."""
    return tuple(
        memory & _BUT_PLACE[source] | _at(memory, source) << to * WIDTH for memory in memories
    )


def in_hand(memories: Memories, card: int, player: int) -> Memories:
    """Note that a card of the player's hand has been read: it is in plain sight of its holder."""
    memory = _seen(memories[player], card, hand_of(player), IN_SIGHT)
    return (*memories[:player], memory, *memories[player + 1 :])


def mixed_in_hand(memories: Memories, cards: int, player: int) -> Memories:
    """Prepare for one of *cards* leaving the player's hand without the table seeing which: they are
    no longer in plain sight, but their player has seen them there."""
    memory = memories[player]
    for card in members(cards & WHOLE_DECK):
        memory = _seen(memory, card, IN_SIGHT, hand_of(player))
    return (*memories[:player], memory, *memories[player + 1 :])


def recalled(memory: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return every card in a memory with the places where it may be. Copies of a kind go by any of
    their numbers."""
    return [
        (card, tuple(place for place in range(PLACES) if column >> place * WIDTH & 1))
        for card in range(CARD_COUNT)
        if (column := _column(memory, card))
    ]


def remembered(card: int, places: tuple[int, ...]) -> int:
    """Return the bits of one card in a memory, the inverse of `recalled`."""
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


def memories_to_words(state: Any, memories: Memories) -> Iterator[list[str]]:
    """Yield a line for each card that somebody has seen: the observer, the card, where it may
    be."""
    for observer, memory in enumerate(memories):
        for card, places in recalled(memory):
            where = [_PLACE.to_word(state, place) for place in places]
            yield [OBSERVER.to_word(state, observer), DECK.read.to_word(state, card), *where]


def memories_from_words(state: Any, lines: Sequence[list[str]]) -> Memories:
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
    """Let whatever may have been at *source* also be at *to*; from a place for one card (above a
    belt, or aside) it is gone."""
    moving = _at(memory, source)
    if source <= ASIDE:
        memory &= _BUT_PLACE[source]
    return memory | moving << to * WIDTH


def _seen(memory: int, card: int, source: int, to: int) -> int:
    """Put the card at *to* and nowhere else; a place for one card is then empty."""
    if card < LUGGAGE_COUNT:
        memory &= _BUT_CARD[card]
    else:
        card, memory = _lot(memory, card, source)
    if 0 <= source <= ASIDE:
        memory &= _BUT_PLACE[source]
    return memory if to == IN_SIGHT else memory | only(to * WIDTH + card)


def _lot(memory: int, card: int, source: int) -> tuple[int, int]:
    """Return the lot that was seen to leave its place, and the memory without it.

    If several may have been there it is the best-known one; as it could equally have been one of
    the others, those may be wherever it may have been.
    """
    copies = _COPIES[card]
    at = [copy for copy in copies if source >= 0 and memory >> source * WIDTH + copy & 1]
    if not at:
        return next((copy for copy in copies if not _column(memory, copy)), copies[0]), memory
    lot = min(at, key=lambda copy: _column(memory, copy).bit_count())
    where = _column(memory, lot)
    for copy in at:
        memory |= where << copy
    return lot, memory & _BUT_CARD[lot]


# -- lines of luggage ----------------------------------------------------------------------

Laid = tuple[int, int]
"""A card and its number: the printed one for luggage; for a Round-the-world trip that of the place
it fills (CB-9), or 0 until luggage follows (CB-10); 0 for a Change of direction."""


class RememberedBelt(Struct, frozen=True, gc=False):
    """One belt. The properties of its line follow from *line*, and are cached because searches ask
    for them."""

    destination: int | None = None
    """The card face down above it."""
    known: int = EMPTY
    """The set of observers who have seen that card since it was laid there."""
    line: tuple[Laid, ...] = ()
    city: int = NO_CITY
    """The city of its luggage (CB-8)."""
    last: int = 0
    """The number at its end."""
    direction: int = 0
    """Which way it runs: fixed by the second number, no matter who laid it (CB-7); reversed by
    every later Change of direction (CB-12)."""
    let_lie: int = EMPTY
    """The set of players who knew the card above and let luggage of somebody else lie."""


NO_CARDS = RememberedBelt()


def belt_with(
    destination: int | None, known: int, line: tuple[Laid, ...], let_lie: int = EMPTY
) -> RememberedBelt:
    """Return the belt with these cards, deriving the properties of the line (CB-7, CB-12,
    CB-26)."""
    city, last, direction = NO_CITY, 0, 0
    for card, number in line:
        if CHANGES >> card & 1:
            direction = -direction
        elif number:
            if last and not direction:
                direction = 1 if number > last else -1
            last = number
            if CITY[card] != NO_CITY:
                city = CITY[card]
    return RememberedBelt(destination, known, line, city, last, direction, let_lie)


def extended(belt: RememberedBelt, card: int, number: int) -> RememberedBelt:
    """Return the belt with one more card at the end of its line, equal to `belt_with`."""
    line, direction = (*belt.line, (card, number)), belt.direction
    if CHANGES >> card & 1:
        return replace(belt, line=line, direction=-direction)
    if not number:
        return replace(belt, line=line)
    if belt.last and not direction:
        direction = 1 if number > belt.last else -1
    city = belt.city if CITY[card] == NO_CITY else CITY[card]
    return replace(belt, line=line, city=city, last=number, direction=direction)


def round_trip_alone(belt: RememberedBelt) -> bool:
    """Return True if only a Round-the-world trip lies there, which has no number yet (CB-10)."""
    return len(belt.line) == 1 and not belt.last


def begun_with_round_trip(belt: RememberedBelt, card: int, step: int) -> RememberedBelt:
    """Add luggage after a Round-the-world trip that began the line, which thereby gets its number
    (CB-10)."""
    round_trip, _ = belt.line[0]
    number = NUMBER[card]
    line = ((round_trip, number - step), (card, number))
    return replace(belt, line=line, city=CITY[card], last=number, direction=step)


def without_last(belt: RememberedBelt) -> RememberedBelt:
    """Return the belt without the last card of its line."""
    line = belt.line[:-1]
    if len(line) == 1 and ROUND_TRIPS >> line[0][0] & 1:
        # It loses the number that it got from the luggage after it.
        line = ((line[0][0], 0),)
    return belt_with(belt.destination, belt.known, line, belt.let_lie)


def cards_of(belt: RememberedBelt) -> int:
    """Return the set of cards of a line."""
    return set_of(card for card, _ in belt.line)


def recoverable(belt: RememberedBelt) -> int | None:
    """Return the card that may be recovered next: the last one, if it is luggage and not the only
    one (CB-26)."""
    line = belt.line
    if len(line) < 2 or AIRPORT >> line[-1][0] & 1:
        return None
    if any(CITY[card] != NO_CITY for card, _ in line[:-1]):
        return line[-1][0]
    return None


def fitting(belt: RememberedBelt, directly: bool) -> int:
    """Return the set of luggage that fits at the end of a line: only what follows *directly*, or
    everything further in its direction (CB-6, CB-7)."""
    return _fitting(belt.city, belt.last, belt.direction, directly)


@cache
def _fitting(city: int, last: int, direction: int, directly: bool) -> int:
    return set_of(
        card
        for card in members(LUGGAGE_OF[city])
        if (NUMBER[card] - last) * direction >= 0
        and NUMBER[card] != last
        and (not directly or abs(NUMBER[card] - last) == 1)
    )


def problem(what: str, **args: Arg) -> Message:
    """Return the message that *what* is impossible."""
    return Message(f"captain-bluff-problem-{what}", args)


def belt_problems(belts: Sequence[RememberedBelt], laid_on: int | None) -> Iterator[Message]:
    """Yield what is impossible: lines of luggage lie below a departure city, at most one of each
    city (CB-8). One may have no luggage yet, on the belt that is *laid_on*."""
    if len(belts) != BELTS:
        yield problem("belt-count", count=len(belts), expected=BELTS)
    cities: set[int] = set()
    for number, belt in enumerate(belts, start=1):
        if belt.line and belt.destination is None:
            yield problem("no-city-above", belt=number)
        if belt.line and belt.city == NO_CITY and laid_on != number - 1:
            yield problem("no-luggage", belt=number)
        if belt.city != NO_CITY and belt.city in cities:
            yield problem("second-line", belt=number)
        cities.add(belt.city)
        if belt != belt_with(belt.destination, belt.known, belt.line, belt.let_lie):
            yield problem("line-kept", belt=number)
        yield from _line(number, belt.line, belt.city)


def _line(number: int, line: tuple[tuple[int, int], ...], city: int) -> Iterator[Message]:
    """The numbers of a line run one way between two changes of direction (CB-6 to CB-12)."""
    last, direction = 0, 0
    for card, counts in line:
        if CITY[card] not in (NO_CITY, city):
            yield problem("two-cities", belt=number)
        if CHANGES >> card & 1:
            direction = -direction
            continue
        if not ROUND_TRIPS >> card & 1 and counts != NUMBER[card]:
            yield problem("other-number", belt=number)
        if not counts:
            continue
        if not 1 <= counts <= HIGHEST:
            yield problem("out-of-range", belt=number, number=counts)
        if last and (counts == last or (direction and (counts - last) * direction < 0)):
            yield problem("two-ways", belt=number)
        if last and not direction:
            direction = 1 if counts > last else -1
        last = counts


# -- where the cards lie, and the belts in words -------------------------------------------


def lying(belts: Sequence[RememberedBelt]) -> Iterator[Lying]:
    """Yield the cards on every belt, and the one above it."""
    for belt in belts:
        yield "belt", None, cards_of(belt)
        if belt.destination is not None:
            yield "city", None, only(belt.destination)


def renamed(
    belts: Sequence[RememberedBelt], change: Callable[[int], int]
) -> tuple[RememberedBelt, ...]:
    """Return the belts with new numbers for the cards above them; those on them were read."""
    return tuple(
        belt if belt.destination is None else replace(belt, destination=change(belt.destination))
        for belt in belts
    )


_OBSERVERS = SetOf(OBSERVER)


def belts_to_words(state: Any, belts: Sequence[RememberedBelt]) -> Iterator[list[str]]:
    """Yield a line for each belt with cards: the one above it, who has seen that, which of them
    let luggage lie there if any did, and what lies there, each with the number that it counts
    as."""
    for at, belt in enumerate(belts):
        above = belt.destination
        if belt != NO_CARDS:
            yield [
                BELT.to_word(state, at),
                NOTHING if above is None else DECK.any.to_word(state, above),
                *("known", *_OBSERVERS.to_words(state, belt.known)),
                *(("let-lie", *_OBSERVERS.to_words(state, belt.let_lie)) if belt.let_lie else ()),
                *("line", *(f"{DECK.any.to_word(state, card)}={n}" for card, n in belt.line)),
            ]


def belts_from_words(state: Any, lines: Sequence[list[str]]) -> tuple[RememberedBelt, ...]:
    belts = [NO_CARDS] * BELTS
    for words in lines:
        if len(words) < 4 or words[2] != "known" or "line" not in words:
            raise NotationError(
                f"`belt {' '.join(words)}`: expected a belt, its departure city, `known`, the "
                "seats that have seen it, `line`, and the cards that lie there."
            )
        name, above, _, *rest = words
        begins = rest.index("line")
        ends = rest.index("let-lie") if "let-lie" in rest[:begins] else begins
        belts[BELT.from_word(state, name)] = belt_with(
            None if above == NOTHING else DECK.any.from_word(state, above),
            _OBSERVERS.from_words(state, rest[:ends]),
            tuple(_laid(state, word) for word in rest[begins + 1 :]),
            _OBSERVERS.from_words(state, rest[ends + 1 : begins]),
        )
    return tuple(belts)


def _laid(state: Any, word: str) -> Laid:
    name, equals, counts = word.partition("=")
    if not equals:
        raise NotationError(f"A card of a line is written card=number, not {word!r}.")
    return DECK.read.from_word(state, name), whole(counts)
