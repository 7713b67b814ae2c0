"""A recorded match for paper: what a printed report says of it."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from controller.views.luggage import LuggageView
from controller.views.results import CardFigures


class Sheet(Struct, frozen=True):
    """A match as recorded: over, or waiting to be resumed."""

    number: int
    """In the journal; 0 for a match from a file."""
    table: str
    began_utc: str
    """ISO 8601."""
    status: Literal["open", "finished", "abandoned"]
    bots: tuple[str, ...]
    """The seats at which bots sat."""
    chairs: tuple[str, ...]
    """All seats of the table, clockwise."""
    match: LuggageView | CardFigures
    """As everyone may see it, with its `results`; for card games only figures."""
    people: Mapping[str, str] = {}
    """The names of the people at some of the seats."""
