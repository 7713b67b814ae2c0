"""The lines of luggage on the belts: which way they run, and what fits at their ends.

A line is a tuple of what was laid, each a card with the number that it counts as. Directions are
1 (up), -1 (down) and 0 while they are not fixed.
"""

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from controller.games.captain_bluff.pieces import (
    AIRPORT,
    CHANGES,
    CITY,
    HIGHEST,
    LUGGAGE_OF,
    NO_CITY,
    NUMBER,
    ROUND_TRIPS,
)
from controller.games.sets import EMPTY, set_of

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
