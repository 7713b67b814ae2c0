"""What the person at the virtual table has before her eyes, as a value."""

from msgspec import Struct

from controller.views import LuggageView, TableView
from hardware.scene import Label, Scene, SeenPlace, SeenSeat

Target = str
"""What a click is meant for: a name that the mouse, the keys and the gestures share."""


class Sight(Struct, frozen=True):
    """What the person at the table has before her eyes: the base of every plan."""

    scene: Scene
    view: TableView | None = None
    taken_from: str = ""
    """Where the piece in the hand was taken."""
    taken_index: int | None = None
    """Which piece of a row or fan it was."""
    tapped_at: str = ""
    """The reader that it was last held to."""
    heard: bool = False
    """Whether the table has taken that tap: the piece may be laid down."""
    refused: bool = False
    """Whether the table has not taken it, or has found fault with it: the piece goes back."""
    language: str = "en"
    """The language in which the table speaks to that person."""

    @property
    def seat(self) -> SeenSeat | None:
        return next((seat for seat in self.scene.seats if seat.seat == self.scene.seat), None)

    @property
    def hand(self) -> Label | None:
        seat = self.seat
        return None if seat is None else seat.hand

    @property
    def phase(self) -> str:
        """The phase of the match; empty without one."""
        match = None if self.view is None else self.view.match
        return "" if match is None else match.phase

    @property
    def luggage(self) -> LuggageView | None:
        """The match, where it is one of "Where's My Luggage?"."""
        match = None if self.view is None else self.view.match
        return match if isinstance(match, LuggageView) else None

    @property
    def in_rows(self) -> bool:
        """Whether the tiles lie in rows on the table top (the memory variant)."""
        match = self.luggage
        if match is not None:
            return match.variant == "memory"
        return any(seen.place.startswith("table/") for seen in self.scene.places)

    @property
    def searching_for(self) -> str:
        """The passenger whom the table knows to be this seat's current one; empty for none."""
        match = self.luggage
        players = () if match is None else match.players
        mine = (player.passenger for player in players if player.seat == self.scene.seat)
        passenger = next(mine, None)
        return "" if passenger is None else passenger.name

    def pile(self, name: str) -> str:
        return f"{self.scene.seat}/{name}"

    def seen(self, pile: str) -> SeenPlace | None:
        """The own pile of that name; None where nothing lies."""
        name = self.pile(pile)
        return next((seen for seen in self.scene.places if seen.place == name), None)
