"""Sets of passengers and of tiles as bit masks (`controller.games.sets`)."""

from controller.games.luggage.pieces import (
    SUITCASES,
    TILE_COUNT,
    tile_suitcase,
)
from controller.games.sets import EMPTY, members, only, set_of

__all__ = ["EMPTY", "OF_SUITCASE", "members", "only", "set_of"]

OF_SUITCASE = tuple(
    set_of(tile for tile in range(TILE_COUNT) if tile_suitcase(tile) == suitcase)
    for suitcase in range(len(SUITCASES))
)
"""The six tiles of each pattern."""
