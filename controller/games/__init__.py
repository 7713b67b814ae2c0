"""The games: each a package whose `rules` module is a `controller.games.protocol.Game`."""

from collections.abc import Mapping
from typing import Any

from controller.games.captains_orders import rules as captains_orders
from controller.games.luggage import rules as luggage
from controller.games.protocol import Game, HiddenGame

__all__ = ["GAMES", "HIDDEN_GAMES"]

HIDDEN_GAMES: Mapping[str, HiddenGame[Any, Any, Any, Any]] = {
    "captains-orders": captains_orders,
}
"""The games of hidden cards."""

GAMES: Mapping[str, Game[Any, Any, Any, Any]] = {"luggage": luggage, **HIDDEN_GAMES}
"""Every game by the name it has on the command line."""
