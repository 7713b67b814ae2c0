"""What the table says of any game of cards: who is to act, what is asked, what is chosen.

Pure. Nothing here knows a game. A view says which phase it is and who is `active`; a prompt says
what is to be done and where; a light that blinks means its seat; a `target` is somebody whose cards
whoever is active may take, and a `vote` among a seat's secrets is its own.
"""

from typing import Any

from controller.views import Cursor, Notice
from display.tabletop.sight import Sight

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
        """Whether the own seat is to act: the table says so with its light."""
        if self.match is None or self.phase in ENDED:
            return False
        seat = self._sight.seat
        blinks = seat is not None and seat.pattern == "blink"
        return self.active == self.own or (self.active is None and blinks)

    @property
    def answers(self) -> bool:
        """Whether A or B at the own seat is an answer, and no piece and no line is asked for."""
        if self.match is None or self.phase in ENDED or self.cursor is not None or self.where:
            return False
        seat = self._sight.seat
        return self.awaited or (seat is not None and seat.pattern == "pulse")

    @property
    def cursor(self) -> Cursor | None:
        return None if self._sight.view is None else self._sight.view.cursor

    @property
    def chooses(self) -> bool:
        """Whether the own seat may move the cursor."""
        return self.cursor is not None and self.cursor.seat in ("", self.own)

    @property
    def where(self) -> tuple[str, ...]:
        """Where the prompt says that something is to be done."""
        return () if self.prompt is None else self.prompt.at

    @property
    def draws(self) -> tuple[str, ...]:
        """Where the own seat is to draw a card, in the prompt's words; empty where it is not."""
        return tuple(w for w in self.where if w.partition("/")[0] == "deck") * self.awaited

    @property
    def to_turn(self) -> tuple[str, ...]:
        """Where the own seat is to turn over what lies closed: piles and rows, as targets."""
        return tuple(n for n in self.where if n.startswith(("pile/", "row/"))) * self.awaited

    @property
    def to_take(self) -> tuple[str, ...]:
        """What the own seat is to take from the table into its hand: as targets."""
        found = (w.removeprefix("take/") for w in self.where if w.startswith("take/"))
        return tuple(f"piece/{which}" for which in found) * self.awaited

    @property
    def to_look(self) -> tuple[str, ...]:
        """Where the own seat has just said that it looks under what lies closed: as targets."""
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
        """Whose cards the own seat may take now."""
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
