"""A match that was interrupted, and the question what shall become of it."""

from typing import Literal

from controller.journal import MatchRecord
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
    """The match of *record*, until it goes on or is abandoned; *title* is its game's."""

    def __init__(self, record: MatchRecord, title: str) -> None:
        self.record = record
        self.notice: Notice | None = None
        """Why it cannot go on, where somebody tried."""
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
