"""What one frame of the virtual table shows, as a value."""

from collections.abc import Sequence

from msgspec import Struct

from controller.views import LuggageView
from display.tabletop.geometry import Point
from display.tabletop.hinting import Hint
from display.tabletop.motion import Flight
from display.tabletop.saying import Saying, spoken
from display.tabletop.sight import Sight, Target
from display.words import Words, words_in


class Moment(Struct, frozen=True):
    """Everything that one frame shows."""

    sight: Sight
    now_s: float
    belt_turns: float
    hint: Hint
    message: tuple[Saying, ...] = ()
    """Why something did not work; shown instead of the hint."""
    hover: Target | None = None
    focus: Target | None = None
    """What the keys have walked to."""
    opened: Target | None = None
    """What is looked at for as long as a button or a key is held."""
    dragged_to: Point | None = None
    """Where the mouse has dragged the piece in the hand."""
    pressed: frozenset[str] = frozenset()
    flights: tuple[Flight, ...] = ()
    connected: bool = True

    @property
    def words(self) -> Words:
        """The words in the language of the table."""
        return words_in(self.sight.language)

    @property
    def says(self) -> tuple[Saying, ...]:
        """What is said now: the message, or else the hint."""
        return self.message or self.hint.says

    @property
    def said(self) -> str:
        """The same in words."""
        return spoken(self.says, self.words)

    def arriving(self, place: str) -> bool:
        """Whether the only piece there is still on its way."""
        seen = next((s for s in self.sight.scene.places if s.place == place), None)
        return (
            seen is not None
            and seen.count == 1
            and any(flight.goal == place for flight in self.flights)
        )

    def flying_to(self, seat: str) -> bool:
        """Whether the piece for the hand of *seat* is still on its way there."""
        return any(flight.goal == f"{seat}/hand" for flight in self.flights)


def state_of(sight: Sight, seat: str) -> str:
    """What everybody may know of a seat: the message of a word or two, empty for nothing."""
    view = sight.view
    status = None if view is None else next((s for s in view.seats if s.seat == seat), None)
    if view is None or status is None:
        return ""
    if status.lost:
        return "hands-seat-out-of-reach"
    players: Sequence[str] = ()
    if view.match is not None:
        players = [player.seat for player in view.match.players]
    if isinstance(view.match, LuggageView):
        for player in view.match.players:
            if player.seat == seat and player.done:
                return "hands-seat-done"
            if player.seat == seat and view.match.phase == "ready" and player.ready:
                return "hands-seat-ready"
    if not status.joined and seat not in players:
        return "hands-seat-empty"
    return "hands-seat-bot" if status.bot else ""
