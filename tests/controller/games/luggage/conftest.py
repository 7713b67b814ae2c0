"""Rounds to begin tests with, and moves in words."""

from collections.abc import Callable

import pytest

from controller.errors import IllegalMove
from controller.games.luggage import rules
from controller.games.luggage.state import State

SEATS = ("red", "blue", "green", "yellow")

Begin = Callable[..., State]
After = Callable[..., State]
Refused = Callable[[State, str], IllegalMove]


@pytest.fixture
def begin() -> Begin:
    """`begin(players=2, missing="", **options)`: a round whose start barrier has just opened."""

    def begin(players: int = 2, missing: str = "", **options: object) -> State:
        state = rules.initial(rules.options_from(options), SEATS[:players])
        mapped = f"mapped missing {missing}" if missing else "mapped"
        return play(state, mapped, *(f"ready {seat}" for seat in SEATS[:players]))

    return begin


def play(state: State, *moves: str) -> State:
    for move in moves:
        state = rules.play(state, rules.move_from_text(state, move))
    return state


@pytest.fixture
def after() -> After:
    """`after(state, "flip red yeti", ...)`: the state after moves in words."""
    return play


@pytest.fixture
def refused() -> Refused:
    """`refused(state, "done red")`: the refusal of a move in words."""

    def refused(state: State, move: str) -> IllegalMove:
        with pytest.raises(IllegalMove) as caught:
            play(state, move)
        return caught.value

    return refused
