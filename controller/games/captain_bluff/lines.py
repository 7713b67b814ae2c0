"""The lines of luggage on the belts: which way they run, and what fits at their ends.

A line is a tuple of what was laid, each a card with the number that it counts as. Directions are
1 (up), -1 (down) and 0 while they are not fixed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from controller.cards.zones import Lying
from controller.errors import NotationError
from controller.games.captain_bluff.memory import OBSERVER
from controller.games.captain_bluff.pieces import (
    AIRPORT,
    BELT,
    BELTS,
    CHANGES,
    CITY,
    DECK,
    HIGHEST,
    LUGGAGE_OF,
    NO_CITY,
    NUMBER,
    ROUND_TRIPS,
)
from controller.games.fields import NOTHING, SetOf, whole
from controller.games.sets import EMPTY, only, set_of

Laid = tuple[int, int]
"""A card and its number: the one printed on luggage; for a Round-the-world trip that of the place
it fills (CB-9), or 0 as long as no luggage has followed (CB-10); 0 for a Change of direction."""


class Belt(Struct, frozen=True, gc=False):
    """One belt. What its line is like follows from *line* and is kept because searches ask it."""

    destination: int | None = None
    """The card face down above it."""
    known: int = EMPTY
    """Who has seen that card since it was laid there: a set of observers."""
    line: tuple[Laid, ...] = ()
    city: int = NO_CITY
    """The city of its luggage (CB-8)."""
    last: int = 0
    """The number at its end."""
    direction: int = 0
    """Which way it runs: fixed by the second number, whoever laid it (CB-7); turned round by every
    Change of direction after that (CB-12)."""


NO_CARDS = Belt()


def belt_with(destination: int | None, known: int, line: tuple[Laid, ...]) -> Belt:
    """The belt with these cards; finds out what the line is like (CB-7, CB-12, CB-26)."""
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
    return Belt(destination, known, line, city, last, direction)


def extended(belt: Belt, card: int, number: int) -> Belt:
    """The belt with a card more at the end of its line, as `belt_with` would find it."""
    line, direction = (*belt.line, (card, number)), belt.direction
    if CHANGES >> card & 1:
        return Belt(belt.destination, belt.known, line, belt.city, belt.last, -direction)
    if not number:
        return Belt(belt.destination, belt.known, line)
    if belt.last and not direction:
        direction = 1 if number > belt.last else -1
    city = belt.city if CITY[card] == NO_CITY else CITY[card]
    return Belt(belt.destination, belt.known, line, city, number, direction)


def round_trip_alone(belt: Belt) -> bool:
    """Whether nothing but a Round-the-world trip lies there yet, which has no number (CB-10)."""
    return len(belt.line) == 1 and not belt.last


def begun_with_round_trip(belt: Belt, card: int, step: int) -> Belt:
    """Luggage follows a Round-the-world trip that began the line, which gets its number (CB-10)."""
    round_trip, _ = belt.line[0]
    number = NUMBER[card]
    line = ((round_trip, number - step), (card, number))
    return Belt(belt.destination, belt.known, line, CITY[card], number, step)


def without_last(belt: Belt) -> Belt:
    """The belt without the last card of its line."""
    line = belt.line[:-1]
    if len(line) == 1 and ROUND_TRIPS >> line[0][0] & 1:
        # It loses the number that the luggage after it had given it.
        line = ((line[0][0], 0),)
    return belt_with(belt.destination, belt.known, line)


def cards_of(belt: Belt) -> int:
    """All cards of a line, as a set."""
    return set_of(card for card, _ in belt.line)


def recoverable(belt: Belt) -> int | None:
    """The card that may be recovered next: the last one, if it is luggage and not the only one
    (CB-26)."""
    line = belt.line
    if len(line) < 2 or AIRPORT >> line[-1][0] & 1:
        return None
    if any(CITY[card] != NO_CITY for card, _ in line[:-1]):
        return line[-1][0]
    return None


def next_numbers(belt: Belt) -> tuple[int, ...]:
    """The numbers that follow directly on the last one, as far as there are such (CB-6, CB-9)."""
    steps = (belt.direction,) if belt.direction else (1, -1)
    return tuple(belt.last + step for step in steps if 1 <= belt.last + step <= HIGHEST)


def fitting(belt: Belt, directly: bool) -> int:
    """The luggage that fits at the end of a line, as a set: only what follows *directly*, or all
    that is strictly further in its direction (CB-6, CB-7)."""
    return _fitting(belt.city, belt.last, belt.direction, directly)


@cache
def _fitting(city: int, last: int, direction: int, directly: bool) -> int:
    return set_of(
        card
        for card in _cards(LUGGAGE_OF[city])
        if (NUMBER[card] - last) * direction >= 0
        and NUMBER[card] != last
        and (not directly or abs(NUMBER[card] - last) == 1)
    )


def _cards(of_city: int) -> Iterable[int]:
    return (card for card in range(of_city.bit_length()) if of_city >> card & 1)


# -- where the cards lie, and the belts in words -------------------------------------------


def lying(belts: Sequence[Belt]) -> Iterator[Lying]:
    """The cards on every belt, and the one above it."""
    for belt in belts:
        yield "belt", None, cards_of(belt)
        if belt.destination is not None:
            yield "city", None, only(belt.destination)


def renamed(belts: Sequence[Belt], change: Callable[[int], int]) -> tuple[Belt, ...]:
    """The belts with other numbers for the cards above them; those on them were read."""
    return tuple(
        belt if belt.destination is None else replace(belt, destination=change(belt.destination))
        for belt in belts
    )


_KNOWN = SetOf(OBSERVER)


def to_words(state: Any, belts: Sequence[Belt]) -> Iterator[list[str]]:
    """A line for each belt with cards: the one above it, who has seen that, and what lies there,
    each with the number that it counts as."""
    for at, belt in enumerate(belts):
        above = belt.destination
        if belt != NO_CARDS:
            yield [
                BELT.to_word(state, at),
                NOTHING if above is None else DECK.any.to_word(state, above),
                *("known", *_KNOWN.to_words(state, belt.known)),
                *("line", *(f"{DECK.any.to_word(state, card)}={n}" for card, n in belt.line)),
            ]


def from_words(state: Any, lines: Sequence[list[str]]) -> tuple[Belt, ...]:
    belts = [NO_CARDS] * BELTS
    for words in lines:
        if len(words) < 4 or words[2] != "known" or "line" not in words:
            raise NotationError(
                f"`belt {' '.join(words)}`: expected a belt, its departure city, `known`, the "
                "seats that have seen it, `line`, and the cards that lie there."
            )
        name, above, _, *rest = words
        begins = rest.index("line")
        belts[BELT.from_word(state, name)] = belt_with(
            None if above == NOTHING else DECK.any.from_word(state, above),
            _KNOWN.from_words(state, rest[:begins]),
            tuple(_laid(state, word) for word in rest[begins + 1 :]),
        )
    return tuple(belts)


def _laid(state: Any, word: str) -> Laid:
    name, equals, counts = word.partition("=")
    if not equals:
        raise NotationError(f"A card of a line is written card=number, not {word!r}.")
    return DECK.read.from_word(state, name), whole(counts)
