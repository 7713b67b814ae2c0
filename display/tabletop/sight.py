"""What the person at the virtual table has before her eyes, as a value."""

from typing import Any

from msgspec import Struct

from controller.views import Cursor, LuggageView, Notice, TableView
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


SECRET_PHASES = ("voting",)
"""In these phases nobody sees a button go down."""

ENDED = ("round_over", "over")


class Facts:
    """The facts of one sight."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        view = sight.view
        self.match: Any = None if view is None else view.match
        self.prompt: Notice | None = None if view is None else view.prompt
        self.own = sight.scene.seat

    def __repr__(self) -> str:
        return f"<Facts for {self.own}: {self.phase or 'no match'}, active {self.active}>"

    @property
    def phase(self) -> str:
        return self._sight.phase

    @property
    def active(self) -> str | None:
        """Who alone is to act."""
        active: str | None = getattr(self.match, "active", None)
        return active

    @property
    def awaited(self) -> bool:
        """Whether one's own seat is to act: the table says so with its light."""
        if self.match is None or self.phase in ENDED:
            return False
        seat = self._sight.seat
        blinks = seat is not None and seat.pattern == "blink"
        return self.active == self.own or (self.active is None and blinks)

    @property
    def answers(self) -> bool:
        """Whether A or B at one's own seat is an answer, and no piece and no line is asked for."""
        if self.match is None or self.phase in ENDED or self.cursor is not None or self.where:
            return False
        seat = self._sight.seat
        return self.awaited or (seat is not None and seat.pattern == "pulse")

    @property
    def cursor(self) -> Cursor | None:
        return None if self._sight.view is None else self._sight.view.cursor

    @property
    def chooses(self) -> bool:
        """Whether one's own seat may move the cursor."""
        return self.cursor is not None and self.cursor.seat in ("", self.own)

    @property
    def where(self) -> tuple[str, ...]:
        """Where the prompt says that something is to be done."""
        return () if self.prompt is None else self.prompt.at

    @property
    def draws(self) -> tuple[str, ...]:
        """Where one's own seat is to draw a card, in the prompt's words; empty where it is not."""
        return tuple(w for w in self.where if w.partition("/")[0] == "deck") * self.awaited

    @property
    def to_turn(self) -> tuple[str, ...]:
        """Where one's own seat is to turn over what lies closed: piles and rows, as targets."""
        return tuple(n for n in self.where if n.startswith(("pile/", "row/"))) * self.awaited

    @property
    def to_take(self) -> tuple[str, ...]:
        """What one's own seat is to take from the table into its hand: as targets."""
        found = (w.removeprefix("take/") for w in self.where if w.startswith("take/"))
        return tuple(f"piece/{which}" for which in found) * self.awaited

    @property
    def to_look(self) -> tuple[str, ...]:
        """Where one's own seat has just said that it looks under what lies closed: as targets."""
        view = self._sight.view
        told = () if view is None else view.notices
        return tuple(
            f"row/{where.removeprefix('look/')}"
            for notice in told
            if notice.seat == self.own
            for where in notice.at
            if where.startswith("look/")
        )

    @property
    def victim(self) -> str:
        """Whose cards one's own seat may take now."""
        target: str | None = getattr(self.match, "target", None)
        return target if target is not None and self.active == self.own else ""

    @property
    def secret(self) -> bool:
        """Whether what is answered now is nobody else's business."""
        return self.phase in SECRET_PHASES

    @property
    def vote(self) -> bool | None:
        """The own secret answer: True for B, False for A, None for none."""
        secrets = getattr(self.match, "secrets", None)
        vote: bool | None = getattr(secrets, "vote", None)
        return vote
