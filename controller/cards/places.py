"""Where the piece of a move is tapped.

With spots in the middle of the table a card that is laid is tapped on its spot; at a table without
them the cursor says first what the next card on one's own pad is meant as.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Spot(Struct, frozen=True):
    """The spot of that number (1 is the leftmost). *meant* is what the cursor says at a table
    without spots; *having* the fields of a move that goes there, where others of its kind go
    elsewhere."""

    number: int
    meant: str
    having: Mapping[str, object] = {}

    def fits(self, move: Any) -> bool:
        """Whether a move of this kind goes here."""
        return all(getattr(move, name) == value for name, value in self.having.items())


class Pad(Struct, frozen=True):
    """The pad of the player in that field of the move, or else of the state."""

    of: str

    def fits(self, move: Any) -> bool:
        """Whether a move of this kind goes here."""
        return True

    def player(self, state: Any, move: Any) -> int:
        """Whose pad it is."""
        player: int = getattr(move if self.of in move.__struct_fields__ else state, self.of)
        return player


Place = Spot | Pad
