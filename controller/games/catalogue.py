"""Every game that the table knows: the one place that names them all."""

from collections.abc import Mapping
from typing import Any

from controller.errors import OptionError
from controller.games.bluff_pirate import rules as bluff_pirate
from controller.games.bluff_pirate.listed import LISTED as BLUFF_PIRATE
from controller.games.captain_bluff import rules as captain_bluff
from controller.games.captain_bluff.listed import LISTED as CAPTAIN_BLUFF
from controller.games.captains_orders.listed import LISTED as CAPTAINS_ORDERS
from controller.games.captains_orders.rules import rules as captains_orders
from controller.games.listed import Listed
from controller.games.luggage import rules as luggage
from controller.games.luggage.listed import LISTED as LUGGAGE
from controller.games.protocol import Game, HiddenGame

HIDDEN_GAMES: Mapping[str, HiddenGame[Any, Any, Any, Any]] = {
    "bluff-pirate": bluff_pirate,
    "captain-bluff": captain_bluff,
    "captains-orders": captains_orders,
}
"""The rules of the games of hidden cards, by slug."""

GAMES: Mapping[str, Game[Any, Any, Any, Any]] = {"luggage": luggage, **HIDDEN_GAMES}
"""The rules of every game, by slug."""

CATALOGUE: Mapping[str, Listed] = {
    game.slug: game for game in (LUGGAGE, CAPTAIN_BLUFF, BLUFF_PIRATE, CAPTAINS_ORDERS)
}
"""Every game that a table can play, by its slug."""


def listed(slug: str) -> Listed:
    """The game of that name. Raises `OptionError` when there is none."""
    game = CATALOGUE.get(slug)
    if game is None:
        raise OptionError(f"there is no game {slug!r}; there are {', '.join(CATALOGUE)}")
    return game
