"""A game with all that a table needs to play it: the one value in which its parts come together."""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from controller.bots.cards import Decide
from controller.bots.player import Brain, Level
from controller.bots.rulebook import Rulebook
from controller.games.box import Croupier
from controller.games.carrying import Carry, Look
from controller.match.tablegame import TableGame, TableShape
from hardware.sim.pieces import Piece
from hardware.sim.world import World


class OptionLine(Struct, frozen=True):
    """An option as a line for the cursor: its title, its name among the options, and the words
    for each of its values, in the order in which they follow."""

    title: str
    name: str
    words: Mapping[Any, str]
    prevails: bool = False
    """Whether other options give way to this one, as they do to a variant with rules of its own;
    otherwise a value that does not fit the others is passed over."""


def _nothing_is_drawn(state: Any, player: int) -> Carry | None:
    return None


def _nothing_is_carried(state: Any, move: Any) -> Carry | Look | None:
    return None


def _nothing_is_secret(before: Any, move: Any, last: Any) -> bool:
    return False


class Listed(Struct, frozen=True):
    """A game. `slug` is its name on the command line, in records and in the list of pieces."""

    slug: str
    title: str
    rules: Any
    options: type[Struct]
    lines: Sequence[OptionLine]
    """The options that people choose at the table; the command line offers all."""
    move_type: Any
    """What its moves are decoded as."""
    table: Callable[[TableShape], TableGame[Any, Any, Any]]
    """How it is played with pieces, pads and buttons."""
    game_card: str
    """The control card that opens it."""
    pieces: Iterable[str]
    """The names of its pieces in the order in which they are enrolled."""
    describe: Callable[[str], str]
    """A piece in words, for whoever holds it."""
    simulated_pieces: Callable[[], Sequence[Piece]]
    croupier: Callable[[World, random.Random], Croupier]
    brain: Callable[[str, Level, random.Random, Rulebook], Brain]
    """A bot for a seat, of a level, with its own luck, and with what it may ask of the rules."""
    decide: Decide | None = None
    """How its bots decide by a view and the moves that are offered; None where they need to see
    the table."""
    draw: Callable[[Any, int], Carry | None] = _nothing_is_drawn
    """`draw(state, player)`: the piece that a player is to take unseen, to tap it on the own
    pad."""
    carry: Callable[[Any, Any], Carry | Look | None] = _nothing_is_carried
    """`carry(state, move)`: how a piece is carried or looked at in *move*; None where none is."""
    table_file: str = "sim"
    """The simulated table that it is best played at."""
    secret: Callable[[Any, Any, Any], bool] = _nothing_is_secret
    """`secret(before, move, last)`: whether the rules keep for ever what *move*, made in the state
    *before*, says; *last* is the state in which the match was left. A vote that was never
    revealed is such a move."""
