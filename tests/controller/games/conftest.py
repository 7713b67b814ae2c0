"""Moves of any game in words: each game names its rules with a fixture `game`."""

from collections.abc import Callable

import pytest

from controller.errors import IllegalMove
from harness.matches import in_words


@pytest.fixture
def after(game) -> Callable:
    """`after(state, "draw red", ...)`: the state after moves in words."""
    return lambda state, *moves: in_words(game, state, *moves)


@pytest.fixture
def refused(game) -> Callable:
    """`refused(state, "vote red bluff")`: the refusal of a move in words."""

    def refused(state, move: str) -> IllegalMove:
        with pytest.raises(IllegalMove) as caught:
            in_words(game, state, move)
        return caught.value

    return refused


@pytest.fixture
def hand(game) -> Callable:
    """`hand(state, "red")`: the cards in a hand, as words."""

    def hand(state, seat: str) -> str:
        lines = game.state_to_text(state).splitlines()
        (line,) = [line for line in lines if f"{line} ".startswith(f"hand {seat} ")]
        return line.removeprefix(f"hand {seat}").strip()

    return hand


@pytest.fixture
def legal(game) -> Callable:
    """`legal(state, "red")`: the moves of a seat in words; None for the referee's."""

    def legal(state, seat: str | None) -> set[str]:
        player = None if seat is None else state.seats.index(seat)
        return {game.move_to_text(state, move) for move in game.legal(state, player)}

    return legal
