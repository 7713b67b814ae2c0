"""A match that was interrupted, and the question what shall become of it."""

from collections.abc import Sequence
from typing import Literal

from controller.record.journal import Entry, MatchRecord
from controller.record.journal.records import standing_moves
from controller.views import Cursor, Notice
from hardware.signals import Button, Colour, Pattern

ASKING_LIGHT: tuple[Colour, Pattern] = ("white", "pulse")
"""At every seat while the question stands: anybody may answer it."""

PROMPT = Notice(
    "table.resume", "The power was cut in the middle of a match.", "B moves on, A takes."
)

Choice = Literal["go on", "abandon"]

_CHOICES: tuple[Choice, ...] = ("go on", "abandon")


class Interruption:
    """The match of *record*, until it goes on or is abandoned.

    *title* is its game's, and *entries* what has happened in it, as far as that can be read.
    """

    def __init__(self, record: MatchRecord, title: str, entries: Sequence[Entry]) -> None:
        self.record = record
        self.notice = so_far(record, entries)
        """How far it is; or why it cannot go on, where somebody tried."""
        self._title = title
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
        self.notice = Notice(
            "table.cannot_resume",
            f"This match cannot go on: {reason}.",
            "Abandon it; its moves stay in the history.",
            kind="fault",
            at_s=at_s,
            args=(reason,),
        )

    def cursor(self) -> Cursor:
        return Cursor("", self._title, ("Go on with it", "Abandon it"), self._at)


def so_far(record: MatchRecord, entries: Sequence[Entry]) -> Notice | None:
    """How far a match is, for everybody to see: how long it took, and who leads. None where
    nothing is known of it."""
    if not entries:
        return None
    moves = str(len(standing_moves(tuple(entries))))
    minutes = str(max(1, round(entries[-1].at_s / 60)))
    most = max(record.totals.values(), default=0)
    leaders = [seat for seat, points in record.totals.items() if points == most]
    remedy = "Whoever goes on goes on from there."
    if most <= 0 or len(leaders) != 1:
        text = f"{moves} moves in {minutes} min so far."
        return Notice("table.so_far", text, remedy, args=(moves, minutes))
    (leader,) = leaders
    return Notice(
        "table.so_far_led",
        f"{moves} moves in {minutes} min so far; {leader.capitalize()} leads with {most}.",
        remedy,
        args=(moves, minutes, leader, str(most)),
    )
