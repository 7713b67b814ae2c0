"""Rounds to begin tests with, and moves in words."""

from collections.abc import Callable

import pytest

from controller.games.luggage.rules import rules
from controller.games.luggage.state import State
from harness.matches import SEATS, in_words

Begin = Callable[..., State]


@pytest.fixture
def game():
    return rules


@pytest.fixture
def begin() -> Begin:
    """`begin(players=2, missing="", **options)`: a round whose start barrier has just opened."""

    def begin(players: int = 2, missing: str = "", **options: object) -> State:
        state = rules.initial(rules.options_from(options), SEATS[:players])
        mapped = f"mapped missing {missing}" if missing else "mapped"
        return in_words(rules, state, mapped, *(f"ready {seat}" for seat in SEATS[:players]))

    return begin
