"""Whether the table has accepted the piece in the hand, since it was last held to a reader."""

from collections.abc import Mapping
from typing import Literal

from controller.views import Notice, TableView, TapAnswer

PATIENCE_S = 1.2
"""How long to wait for an answer: a tap is read, judged and recorded in much less."""

State = Literal["untold", "awaited", "accepted", "refused"]
Event = Literal["tap", "move", "press", "accept", "refuse"]

STATES: Mapping[Event, Mapping[State, State]] = {
    # A tap asks anew; a piece that changes hands was not tapped yet.
    "tap": dict.fromkeys(("untold", "awaited", "accepted", "refused"), "awaited"),
    "move": dict.fromkeys(("untold", "awaited", "accepted", "refused"), "untold"),
    # With another line of the menu the same card may be right.
    "press": {"refused": "untold"},
    # Silence refuses, too.
    "accept": {"awaited": "accepted"},
    "refuse": {"awaited": "refused"},
}
"""What becomes of each state at an event; where it is not listed, it stays."""


class Verdict:
    """The table's verdict on the last tap of the piece in the hand, at `reader`."""

    def __init__(self) -> None:
        self.state: State = "untold"
        self.reader = ""
        self.complaint: Notice | None = None
        """What was wrong with it, if the table has said so."""
        self._until_s = 0.0
        """How long to wait for an answer."""
        self._answers = 0
        """How many answers that reader had given when the tap began."""

    def __repr__(self) -> str:
        return f"<Verdict {self.state} at {self.reader or 'no reader'}>"

    @property
    def heard(self) -> bool | None:
        """Whether the table has accepted it; None: not yet known."""
        return None if self.state == "awaited" else self.state == "accepted"

    def note(self, event: Event) -> None:
        """Go on to the state that follows from an event."""
        self.state = STATES[event].get(self.state, self.state)

    def move(self) -> None:
        """Note that the hand has taken up or laid down a piece."""
        self.note("move")
        self.reader = ""

    def tap(self, reader: str, view: TableView | None, ends_s: float) -> None:
        """Note that the piece is held to a reader until *ends_s*."""
        self.note("tap")
        self.reader, self.complaint = reader, None
        answer = self._answer(view)
        self._answers = 0 if answer is None else answer.number
        self._until_s = ends_s + PATIENCE_S

    def listen(self, view: TableView | None, now_s: float) -> Notice | None:
        """Find out whether the table has accepted the tap; return what it complains of."""
        if self.state != "awaited":
            return None
        answer = self._answer(view)
        if view is None or view.match is None:
            self.note("accept")
        elif answer is not None and answer.number != self._answers:
            self.note("accept" if answer.taken else "refuse")
            self.complaint = answer.notice
        elif now_s > self._until_s:
            self.note("refuse")
        return self.complaint

    def _answer(self, view: TableView | None) -> TapAnswer | None:
        """Return the last answer of the reader."""
        answers = () if view is None else view.answers
        return next((answer for answer in answers if answer.reader == self.reader), None)
