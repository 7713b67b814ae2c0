"""Every game that the table knows: the one place that names them all.

A match that was recorded says by its slug which game it is; here are the rules that play it again,
the type that its moves are read as, and how the table showed it.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from controller.errors import OptionError
from controller.games.bluff_pirate import rules as bluff_pirate
from controller.games.captain_bluff import rules as captain_bluff
from controller.games.captains_orders import rules as captains_orders
from controller.games.luggage import rules as luggage
from controller.games.luggage.moves import Move as LuggageMove
from controller.games.luggage.setup import LuggageSetup
from controller.games.luggage.table import LuggageTable
from controller.games.protocol import Game, HiddenGame
from controller.tablegame import TableGame

HIDDEN_GAMES: Mapping[str, HiddenGame[Any, Any, Any, Any]] = {
    "bluff-pirate": bluff_pirate,
    "captain-bluff": captain_bluff,
    "captains-orders": captains_orders,
}
"""The rules of the games of hidden cards, by slug."""

GAMES: Mapping[str, Game[Any, Any, Any, Any]] = {LuggageSetup.slug: luggage, **HIDDEN_GAMES}
"""The rules of every game, by slug."""


def _nothing_is_secret(before: Any, move: Any, last: Any) -> bool:
    return False


class Listed(Struct, frozen=True):
    """A game with all that is needed to play a recorded match of it again."""

    slug: str
    title: str
    rules: Game[Any, Any, Any, Any]
    move_type: Any
    """What its moves are decoded as."""
    table: Callable[[float], TableGame[Any, Any, Any]]
    """Makes its table for a belt's full speed in turns a minute."""
    secret: Callable[[Any, Any, Any], bool] = _nothing_is_secret
    """`secret(before, move, last)`: whether the rules keep for ever what *move*, made in the state
    *before*, says; *last* is the state in which the match was left. A vote that was never
    revealed is such a move."""


CATALOGUE: Mapping[str, Listed] = {
    game.slug: game
    for game in (Listed(LuggageSetup.slug, LuggageSetup.title, luggage, LuggageMove, LuggageTable),)
}
"""Every game that a table can play, by its slug, which is its name on the command line."""


def listed(slug: str) -> Listed:
    """The game of that name. Raises `OptionError` when there is none."""
    game = CATALOGUE.get(slug)
    if game is None:
        raise OptionError(f"there is no game {slug!r}; there are {', '.join(CATALOGUE)}")
    return game
