"""Steps of random matches, with all cards read or with some that nobody can read."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

from msgspec.structs import replace

from controller.errors import GameError
from controller.games.spec import GameSpec

SEATS = ("red", "blue", "green", "yellow", "white", "orange", "purple", "black")


UNREAD_SHARE = 0.1
"""The share of the cards that nobody reads, in matches with unread cards."""


Step = tuple[Any, Any, Any]
"""A state, a move made in it, and the state after it."""


class Broken(Exception):
    """A law does not hold: says where and how."""


def random_steps(game: GameSpec, players: int, luck: Random) -> Iterator[Step]:
    """Yield a random match, step by step, to its end. Raises `Broken` if it does not come there."""
    rules, state = game.rules, _first(game, players)
    while (move := rules.random_move(state, luck.random)) is not None:
        after = rules.play(state, move)
        yield state, move, after
        state = after
    must(rules.over(state), game, state, "a match stands still")


def _first(game: GameSpec, players: int) -> Any:
    """Return the state in which a match begins."""
    state = game.rules.initial(game.rules.options_from({}), SEATS[:players])
    must(not game.rules.over(state), game, state, "a match is over before anybody has moved")
    return state


def must(holds: bool, game: GameSpec, state: Any, what: str) -> None:
    """Raise `Broken`, saying *what* is so instead, unless it *holds*."""
    if not holds:
        raise Broken(f"{what}, in this state:\n{game.rules.state_to_text(state)}")


def found(something: object, nothing: str) -> None:
    """Require that a law has found something to compare."""
    if not something:
        raise Broken(f"{nothing}, so that nothing was compared")


def half_read_steps(game: GameSpec, players: int, luck: Random) -> Iterator[Step]:
    """Yield a random match in which some cards come unread, step by step, to its end. Raises
    `Broken` if it does not come there."""
    rules, unreadable, state = game.rules, unreadable_kinds(game), _first(game, players)
    while (move := rules.random_move(state, luck.random)) is not None:
        if type(move) in unreadable and luck.random() < UNREAD_SHARE:
            move = replace(move, card=None)
        try:
            after = rules.play(state, move)
        except GameError as error:
            raise Broken(f"{move!r}: {error}, in\n{rules.state_to_text(state)}") from None
        yield state, move, after
        state = after
    must(rules.over(state), game, state, "a match with unread cards stands still")


def unreadable_kinds(game: GameSpec) -> set[type[Any]]:
    """Return the kinds of chance move that may bring a card which nobody reads."""
    return {
        row.move
        for row in game.rules.rows.values()
        if "player" not in row.move.__struct_fields__
        and type(None) in get_args(row.move.__annotations__.get("card"))
    }
