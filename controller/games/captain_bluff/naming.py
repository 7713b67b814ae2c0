"""Cards that the table cannot read, in the lines of the cursor: what is done with one, and what it
is where it lies face up for all to see.

A line is the same whatever a hand is: it means one of the cards of the hand that were never read,
or any where there is none. What cannot be taken back is asked for once more.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from controller.games.captain_bluff.lines import recoverable, round_trip_alone
from controller.games.captain_bluff.listing import STEPS
from controller.games.captain_bluff.moves import (
    Change,
    Define,
    Draw,
    Place,
    Play,
    Recover,
    Seen,
    Step,
    Take,
)
from controller.games.captain_bluff.pieces import (
    ARRIVALS,
    CHANGES,
    CITIES,
    DELAYS,
    HIGHEST,
    NO_CITY,
    ROUND_TRIPS,
)
from controller.games.captain_bluff.placing import cities_without_line
from controller.games.captain_bluff.state import State, located, unread_in
from controller.games.captain_bluff.unread import could_be
from controller.games.sets import members, only
from controller.match.menu import Choice, surely
from controller.views import UNREADABLE

KINDS = {
    ROUND_TRIPS: "Round-the-world trip",
    CHANGES: "Change of direction",
    ARRIVALS: "Arrivals board",
    DELAYS: "Delayed flight",
}

WAYS: Mapping[Step, str] = {1: "It counts up", -1: "It counts down"}

Means = Callable[[int], Any]


def at_belts(belts: Iterable[int], means: Means) -> tuple[Choice, ...]:
    """A line for each belt."""
    return tuple(Choice(f"Belt {at + 1}", means(at)) for at in belts)


# -- face down, or into a hand -----------------------------------------------------------------


def defined(state: State, player: int, belts: Iterable[int]) -> tuple[Choice, ...]:
    card = _unread_one(state, player)
    return at_belts(belts, lambda at: Define(player, at, card))


def changed(state: State, player: int, belts: Iterable[int]) -> tuple[Choice, ...]:
    card = _unread_one(state, player)
    return at_belts(belts, lambda at: Change(player, at, card))


def drawn(player: int) -> Choice:
    return surely(UNREADABLE, Draw(player, None), "Yes, it is in your hand")


def taken(player: int) -> Choice:
    return surely(UNREADABLE, Take(player, None), "Yes, it is in your hand")


def recovered(state: State, player: int, belts: Iterable[int]) -> Iterator[Choice]:
    """The last piece of luggage of each line, which everybody sees."""
    for at in belts:
        card = recoverable(state.belts[at])
        if card is not None:
            yield Choice(f"Belt {at + 1}", Recover(player, at, card))


def _unread_one(state: State, player: int) -> int | None:
    return max(unread_in(state.hands[player]), default=None)


# -- face up -----------------------------------------------------------------------------------


def placed(state: State, player: int, belts: Iterable[int]) -> tuple[Choice, ...]:
    """Which card it is that was laid on a belt."""
    return tuple(
        Choice(f"Belt {at + 1}", then=tuple(_placements(state, player, at)), title="It is")
        for at in belts
    )


def _placements(state: State, player: int, at: int) -> Iterator[Choice]:
    belt = state.belts[at]
    if not state.acted:
        cities = cities_without_line(state) if belt.city == NO_CITY else only(belt.city)
        ways = STEPS if round_trip_alone(belt) else ()
        for city in members(cities):
            yield _luggage_placed(player, at, city, ways)
    if not state.airport:
        yield _airport_placed(state, player, at, ROUND_TRIPS)
        if belt.line and not state.run:
            yield _airport_placed(state, player, at, CHANGES)


@cache
def _luggage_placed(player: int, at: int, city: int, ways: tuple[Step, ...]) -> Choice:
    """The numbers of a city. They are the same in every match, and too many to make each time."""

    def line(text: str, name: str, card: int) -> Choice:
        return _placement(text, name, Place(player, at, card), ways)

    return Choice(CITIES[city].capitalize(), then=_numbers(city, line))


def _airport_placed(state: State, player: int, at: int, kind: int) -> Choice:
    belt, name = state.belts[at], KINDS[kind]
    unsettled = kind == ROUND_TRIPS and belt.line and not belt.direction
    place = Place(player, at, _card_of(state, state.hands[player], kind))
    return _placement(name, name, place, STEPS if unsettled else ())


def _placement(text: str, name: str, place: Place, ways: tuple[Step, ...]) -> Choice:
    """A line that places a card; *ways* in which it may count there, none where that is settled."""
    if not ways:
        return Choice(text, place)
    steps = tuple(Choice(WAYS[step], replace(place, step=step)) for step in ways)
    return Choice(text, then=steps, title=name)


def played(state: State, player: int) -> Iterator[Choice]:
    """Airport cards on the pad."""
    hand = state.hands[player]
    for kind in (ARRIVALS, DELAYS):
        name = KINDS[kind]
        card = _card_of(state, hand, kind)
        yield surely(f"It is played: {name}", Play(player, card), f"Yes, {name}")


def seen(state: State, number: int) -> Iterator[Choice]:
    """What the card is that goes by *number*, and that everybody can see."""
    may = could_be(state, number)

    def line(text: str, name: str, card: int) -> Choice:
        return surely(text, Seen(number, card), f"Yes, {name}")

    for city, name in enumerate(CITIES):
        yield Choice(name.capitalize(), then=_numbers(city, line))
    for kind, name in KINDS.items():
        yield line(name, name, members(kind & may or kind)[0])


def _numbers(city: int, line: Callable[[str, str, int], Choice]) -> tuple[Choice, ...]:
    """A line for each luggage card of a city."""
    name = CITIES[city].capitalize()
    return tuple(
        line(str(number), f"{name} {number}", city * HIGHEST + number - 1)
        for number in range(1, HIGHEST + 1)
    )


def _card_of(state: State, hand: int, kind: int) -> int:
    """The Airport card that is meant: one of *hand*, else one that may be an unread one."""
    return members(kind & hand or kind & ~located(state) or kind)[0]
