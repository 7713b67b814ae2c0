"""Rounds to begin tests with, and moves in words.

The players of these tests sit in the order red, blue, green, yellow; red begins unless another
one is named.
"""

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from controller.errors import IllegalMove
from controller.games.captains_orders import rules
from controller.games.captains_orders.pieces import CARDS
from controller.games.captains_orders.state import State
from controller.games.sets import set_of

SEATS = ("red", "blue", "green", "yellow", "white", "orange", "purple", "black")

Begin = Callable[..., State]
After = Callable[..., State]
Refused = Callable[[State, str], IllegalMove]


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
        return play(state, *deals)

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


def play(state: State, *moves: str) -> State:
    for move in moves:
        state = rules.play(state, rules.move_from_text(state, move))
    return state


@pytest.fixture
def after() -> After:
    """`after(state, "order red 7-3", ...)`: the state after moves in words."""
    return play


@pytest.fixture
def refused() -> Refused:
    """`refused(state, "follow red 1-1")`: the refusal of a move in words."""

    def refused(state: State, move: str) -> IllegalMove:
        with pytest.raises(IllegalMove) as caught:
            play(state, move)
        return caught.value

    return refused


@pytest.fixture
def won() -> Callable[[State], Sequence[str]]:
    """`won(state)`: the seats that have won the round."""
    return lambda state: rules.view(state, None).round_winners


@pytest.fixture
def hand() -> Callable[[State, str], str]:
    """`hand(state, "red")`: the cards in a hand, as words."""

    def hand(state: State, seat: str) -> str:
        lines = rules.state_to_text(state).splitlines()
        (line,) = [line for line in lines if f"{line} ".startswith(f"hand {seat} ")]
        return line.removeprefix(f"hand {seat}").strip()

    return hand
