"""Matches to begin tests with, and moves in words.

The players of these tests sit in the order red, blue, green, yellow, white; red begins unless
another one is named.
"""

from collections.abc import Callable, Mapping

import pytest
from msgspec.structs import replace

from controller.games.captain_bluff.memory import belt_with, moved
from controller.games.captain_bluff.pieces import AIRPORT, CARDS, LUGGAGE
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.state import State
from controller.rules.sets import only, set_of
from harness.matches import SEATS

Begin = Callable[..., State]


def cards(words: str) -> int:
    return set_of(CARDS.index(word) for word in words.split())


@pytest.fixture
def game():
    return rules


@pytest.fixture
def dealt() -> Begin:
    """`dealt(2, **options)`: a match in which everybody has been dealt a whole hand: the first
    luggage that there is, and the first Airport cards."""

    def dealt(players: int, **options: object) -> State:
        state = rules.initial(rules.options_from(options), SEATS[:players])
        while state.phase == "dealing":
            state = rules.play(state, rules.legal(state, None)[0])
        return state

    return dealt


@pytest.fixture
def holding() -> Begin:
    """`holding("paris-1 paris-2", "tokyo-3", belts={1: "paris-9 red: london-3 london-4"})`: the
    begin of red's turn, with these hands.

    A belt is its departure city, the seat that has laid it down, and its line; a Round-the-world
    trip has its number behind it (`round-trip-1=5`). All other luggage lies in the pile, or with
    `pile="..."` all but this among the discards.
    """

    def holding(
        *hands: str,
        belts: Mapping[int, str] | None = None,
        pile: str | None = None,
        discard: str | None = None,
        turn: str = "red",
        number: int = 10,
        **options: object,
    ) -> State:
        state = rules.initial(rules.options_from(options), SEATS[: len(hands)])
        used = set_of(())
        for hand in hands:
            used |= cards(hand)
        laid = list(state.belts)
        seen = state.seen
        for at, words in (belts or {}).items():
            head, _, line = words.partition(":")
            destination, *known = head.split()
            card = CARDS.index(destination)
            observers = set_of(SEATS.index(seat) for seat in known)
            pairs = tuple(_laid(word) for word in line.split())
            laid[at - 1] = belt_with(card, observers, pairs)
            seen = moved(seen, card, at - 1, at - 1, observers)
            used |= only(card) | set_of(card for card, _ in pairs)
        rest = LUGGAGE & ~used
        of_pile = rest if pile is None else cards(pile)
        discarded = rest & ~of_pile if discard is None else cards(discard)
        active = SEATS.index(turn)
        return replace(
            state,
            phase="turn",
            hands=tuple(cards(hand) for hand in hands),
            belts=tuple(laid),
            seen=seen,
            pile=of_pile,
            in_pile=of_pile.bit_count(),
            unused=AIRPORT & ~used,
            discard=discarded,
            due=(),
            active=active,
            turn=number,
        )

    return holding


def _laid(word: str) -> tuple[int, int]:
    name, _, number = word.partition("=")
    if number:
        return CARDS.index(name), int(number)
    of_city = name.rpartition("-")[0] in ("paris", "london", "tokyo")
    return CARDS.index(name), int(name.rpartition("-")[2]) if of_city else 0


@pytest.fixture
def line() -> Callable[[State, int], list[str]]:
    """`line(state, 2)`: the cards on belt 2, each with the number that it counts as."""

    def line(state: State, belt: int) -> list[str]:
        laid = rules.view(state, None).belts[belt - 1].line
        return [f"{card.name}={card.number}" for card in laid]

    return line
