"""Rounds to begin tests with, and moves in words.

The players of these tests sit in the order red, blue, green, yellow; red begins unless another
one is named.
"""

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from controller.games.captains_orders.pieces import CARDS
from controller.games.captains_orders.rules import rules
from controller.games.captains_orders.state import State
from controller.rules.sets import set_of
from harness.matches import SEATS, in_words

Begin = Callable[..., State]


@pytest.fixture
def game():
    return rules


@pytest.fixture
def dealt() -> Begin:
    """`dealt("1-1 2-1 ...", ..., **options)`: a round with these hands, where red begins."""

    def dealt(*hands: str, **options: object) -> State:
        settings = {"first_dealer": len(hands) - 1, **options}
        state = rules.initial(rules.options_from(settings), SEATS[: len(hands)])
        deals = [
            f"deal {seat} {card}"
            for seat, hand in zip(SEATS, hands, strict=False)
            for card in hand.split()
        ]
        return in_words(rules, state, *deals)

    return dealt


@pytest.fixture
def holding() -> Begin:
    """`holding("1-1", "5-2 6-1", ..., turn="red", **options)`: a round in which cards have been
    played, with these hands left."""

    def holding(*hands: str, turn: str = "red", **options: object) -> State:
        state = rules.initial(rules.options_from(options), SEATS[: len(hands)])
        cards = [set_of(CARDS.index(card) for card in hand.split()) for hand in hands]
        active = SEATS.index(turn)
        return replace(
            state, phase="turn", hands=tuple(cards), read=sum(cards), active=active, turn=active
        )

    return holding


@pytest.fixture
def won() -> Callable[[State], Sequence[str]]:
    """`won(state)`: the seats that have won the round."""
    return lambda state: rules.view(state, None).round_winners
