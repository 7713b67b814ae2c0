"""The games: each a package whose `rules` module is a `controller.games.protocol.Game`."""

from collections.abc import Mapping
from typing import Any

from controller.games.luggage import rules as luggage
from controller.games.protocol import Game

__all__ = ["GAMES"]

GAMES: Mapping[str, Game[Any, Any, Any, Any]] = {"luggage": luggage}
"""Every game by the name it has on the command line."""
