"""Cards that the table cannot read, in the lines of the cursor: what is done with one, and what it
is where it lies face up for all to see.

A line is the same whatever a hand is: it means one of the cards of the hand that were never read,
or any where there is none. What cannot be taken back is asked for once more.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from controller.games.captain_bluff.lines import Belt, recoverable, round_trip_alone
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
    DECK,
    DELAYS,
    HIGHEST,
    NO_CITY,
    ROUND_TRIPS,
)
from controller.games.captain_bluff.placing import STEPS, cities_without_line
from controller.games.captain_bluff.state import ZONES, State
from controller.games.sets import members, only
from controller.match.menu import Choice, surely
from controller.views import UNREADABLE, Message

KINDS = {
    ROUND_TRIPS: "round-trip",
    CHANGES: "change-of-direction",
    ARRIVALS: "arrivals-board",
    DELAYS: "delayed-flight",
}
"""The kinds of Airport cards, as slugs."""

BELT, CARD = "captain-bluff-menu-belt", "captain-bluff-card"

WAYS: Mapping[Step, str] = {
    1: "captain-bluff-menu-it-counts-up",
    -1: "captain-bluff-menu-it-counts-down",
}

Means = Callable[[int], Any]


def at_belts(belts: Iterable[int], means: Means) -> tuple[Choice, ...]:
    """A line for each belt."""
    return tuple(Choice(BELT, means(at), {"belt": at + 1}) for at in belts)


# -- face down, or into a hand -----------------------------------------------------------------


def defined(state: State, player: int, belts: Iterable[int]) -> tuple[Choice, ...]:
    card = _unread_one(state, player)
    return at_belts(belts, lambda at: Define(player, at, card))


def changed(state: State, player: int, belts: Iterable[int]) -> tuple[Choice, ...]:
    card = _unread_one(state, player)
    return at_belts(belts, lambda at: Change(player, at, card))


def drawn(player: int) -> Choice:
    return surely(UNREADABLE, Draw(player, None), "captain-bluff-menu-yes-it-is-in-your-hand")


def taken(player: int) -> Choice:
    return surely(UNREADABLE, Take(player, None), "captain-bluff-menu-yes-it-is-in-your-hand")


def recovered(state: State, player: int, belts: Iterable[int]) -> Iterator[Choice]:
    """The last piece of luggage of each line, which everybody sees."""
    for at in belts:
        card = recoverable(state.belts[at])
        if card is not None:
            yield Choice(BELT, Recover(player, at, card), {"belt": at + 1})


def _unread_one(state: State, player: int) -> int | None:
    return max(DECK.unread_in(state.hands[player]), default=None)


# -- face up -----------------------------------------------------------------------------------


def placed(state: State, player: int, belts: Iterable[int]) -> tuple[Choice, ...]:
    """Which card it is that was laid on a belt."""
    return tuple(
        Choice(
            BELT,
            args={"belt": at + 1},
            then=tuple(_placements(state, player, at)),
            title=Message("captain-bluff-menu-it-is"),
        )
        for at in belts
    )


def _placements(state: State, player: int, at: int) -> Iterator[Choice]:
    belt = state.belts[at]

    def line(said: Message, name: str, cards: int) -> Choice:
        card = _card_of(state, state.hands[player], cards)
        ways = _ways(belt, cards)
        if not ways:
            return Choice(said.id, Place(player, at, card), said.args)
        steps = tuple(Choice(WAYS[step], Place(player, at, card, step)) for step in ways)
        return Choice(said.id, args=said.args, then=steps, title=_called(name))

    if not state.acted:
        cities = cities_without_line(state) if belt.city == NO_CITY else only(belt.city)
        for city in members(cities):
            yield Choice(CARD, args={"card": CITIES[city]}, then=_numbers(city, line))
    if not state.airport:
        yield line(_called(KINDS[ROUND_TRIPS]), KINDS[ROUND_TRIPS], ROUND_TRIPS)
        if belt.line and not state.run:
            yield line(_called(KINDS[CHANGES]), KINDS[CHANGES], CHANGES)


def _ways(belt: Belt, cards: int) -> tuple[Step, ...]:
    """The ways in which a card of that face may count there; none where that is settled."""
    if cards & CHANGES:
        return ()
    if cards & ROUND_TRIPS:
        return STEPS if belt.line and not belt.direction else ()
    return STEPS if round_trip_alone(belt) else ()


def played(state: State, player: int) -> Iterator[Choice]:
    """Airport cards on the pad."""
    hand = state.hands[player]
    for kind in (ARRIVALS, DELAYS):
        card, name = _card_of(state, hand, kind), {"card": KINDS[kind]}
        played, yes = "captain-bluff-menu-is-played", "captain-bluff-menu-yes-card"
        yield surely(played, Play(player, card), yes, name)


def seen(state: State, number: int) -> Iterator[Choice]:
    """What the card is that goes by *number*, and that everybody can see."""
    may = ZONES.could_be(state, number)

    def line(said: Message, name: str, cards: int) -> Choice:
        means = Seen(number, members(cards & may or cards)[0])
        args = {**said.args, "card": name}
        return surely(said.id, means, "captain-bluff-menu-yes-card", args)

    for city, name in enumerate(CITIES):
        yield Choice(CARD, args={"card": name}, then=_numbers(city, line))
    for kind, name in KINDS.items():
        yield line(_called(name), name, kind)


def _numbers(city: int, line: Callable[[Message, str, int], Choice]) -> tuple[Choice, ...]:
    return tuple(
        line(
            Message("captain-bluff-menu-number", {"number": n + 1}),
            f"{CITIES[city]}-{n + 1}",
            only(city * HIGHEST + n),
        )
        for n in range(HIGHEST)
    )


def _called(card: str) -> Message:
    return Message(CARD, {"card": card})


def _card_of(state: State, hand: int, cards: int) -> int:
    """The card of that face which is meant: one of *hand*, else one that may be an unread one."""
    return members(cards & hand or cards & ~ZONES.located(state) or cards)[0]
