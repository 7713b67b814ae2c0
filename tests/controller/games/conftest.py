"""Moves of any game in words, and states to begin with, of the game in whose folder a test is."""

from collections.abc import Callable

import pytest

from controller.errors import IllegalMove
from examples import EXAMPLES
from harness.matches import in_words


@pytest.fixture
def examples(request):
    """The examples of the game in whose folder the test is."""
    return EXAMPLES[request.path.parent.name.replace("_", "-")]


@pytest.fixture
def game(examples):
    return examples.rules


def _of_the_game(name: str) -> Callable:
    return pytest.fixture(lambda examples: getattr(examples, name), name=name)


begin, dealt, holding = map(_of_the_game, ("begin", "dealt", "holding"))
placed, decided, ships = map(_of_the_game, ("placed", "decided", "ships"))
line, won = map(_of_the_game, ("line", "won"))


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
