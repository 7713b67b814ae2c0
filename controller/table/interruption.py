"""A match that was interrupted, and the question what shall become of it."""

from collections.abc import Sequence
from typing import Literal

from controller.record.journal import Entry, MatchRecord
from controller.record.journal.records import standing_moves
from controller.views import Cursor, Message, Notice
from hardware.signals import Button, Colour, Pattern

ASKING_LIGHT: tuple[Colour, Pattern] = ("white", "pulse")
"""At every seat while the question stands: anybody may answer it."""

PROMPT = Notice("table-resume")

Choice = Literal["go on", "abandon"]

_CHOICES: tuple[Choice, ...] = ("go on", "abandon")


class Interruption:
    """The match of *record*, until it goes on or is abandoned.

    *entries* is what has happened in it, as far as that can be read.
    """

    def __init__(self, record: MatchRecord, entries: Sequence[Entry]) -> None:
        self.record = record
        self.notice = so_far(record, entries)
        """How far it is; or why it cannot go on, where somebody tried."""
        self._at = 0

    def __repr__(self) -> str:
        return f"<Interruption of match {self.record.id}, {_CHOICES[self._at]}?>"

    def press(self, button: Button) -> Choice | None:
        """A button was pressed at any seat; what was chosen, if that was."""
        if button == "B":
            self._at = 1 - self._at
            return None
        return _CHOICES[self._at]

    def fail(self, reason: str, at_s: float) -> None:
        """It cannot go on."""
        self._at = _CHOICES.index("abandon")
        self.notice = Notice("table-cannot-resume", {"reason": reason}, kind="fault", at_s=at_s)

    def cursor(self) -> Cursor:
        title = Message("table-game", {"game": self.record.game})
        options = Message("table-menu-resume"), Message("table-menu-abandon")
        return Cursor("", title, options, self._at)


def so_far(record: MatchRecord, entries: Sequence[Entry]) -> Notice | None:
    """How far a match is, for everybody to see: how long it took, and who leads. None where
    nothing is known of it."""
    if not entries:
        return None
    moves = len(standing_moves(tuple(entries)))
    minutes = max(1, round(entries[-1].at_s / 60))
    most = max(record.totals.values(), default=0)
    leaders = [seat for seat, points in record.totals.items() if points == most]
    so_far = {"moves": moves, "minutes": minutes}
    if most <= 0 or len(leaders) != 1:
        return Notice("table-so-far", so_far)
    return Notice("table-so-far-led", {**so_far, "leader": leaders[0], "points": most})
