"""An interrupted match, and the question of what becomes of it.

Nobody needs to act first: the table comes on with the question, and anyone may answer it.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from controller.errors import JournalError
from controller.match.menu import Choice, Menu, pressed, shown
from controller.record.journal import Entry, MatchRecord
from controller.record.journal.records import standing_moves
from controller.table.lobby import GAME
from controller.views import Arg, Cursor, Message, Notice
from hardware.signals import Button, Colour, Pattern

ASKING_LIGHT: tuple[Colour, Pattern] = ("white", "pulse")
"""Shown at every seat while the question is open: anyone may answer it."""

PROMPT = Notice("table-resume")

Answer = Literal["go on", "later", "give up"]

_QUESTION = (
    Choice("table-menu-resume", "go on"),
    Choice("table-menu-later", "later"),
    Choice("table-menu-abandon", "give up"),
)


class Interruption:
    """The match of *record*, until it is resumed, kept for later or given up.

    *entries* are its entries so far, as far as they can be read.
    """

    def __init__(self, record: MatchRecord, entries: Sequence[Entry]) -> None:
        self.record = record
        self.notice = so_far(record, entries)
        """The progress of the match; or why it cannot be resumed, if somebody tried."""
        self._menu = Menu("", Message(GAME, {"game": record.game}), _QUESTION)
        self._at = ""

    def __repr__(self) -> str:
        return f"<Interruption of match {self.record.id}, {self.cursor().at}?>"

    def press(self, button: Button) -> Answer | None:
        """Handle a button pressed at any seat; return the choice, if one was made."""
        answer: Answer | None
        self._at, answer = pressed(self._menu, self._at, button)
        return answer

    def fail(self, error: JournalError, at_s: float) -> None:
        """Report that the match cannot be resumed."""
        why = {"why": error.code, **error.data}
        self._menu, self._at = replace(self._menu, choices=_QUESTION[1:]), ""
        self.notice = Notice("table-cannot-resume", why, kind="fault", at_s=at_s)

    def cursor(self) -> Cursor:
        return shown(self._menu, self._at)


def so_far(record: MatchRecord, entries: Sequence[Entry]) -> Notice | None:
    """Return the progress of a match, for all to see: how long it took, and who leads. None if
    nothing is known."""
    if not entries:
        return None
    moves = len(standing_moves(tuple(entries)))
    minutes = max(1, round(entries[-1].at_s / 60))
    most = max(record.totals.values(), default=0)
    leaders = [seat for seat, points in record.totals.items() if points == most]
    so_far: dict[str, Arg] = {"moves": moves, "minutes": minutes}
    if most <= 0 or len(leaders) != 1:
        return Notice("table-so-far", so_far)
    led: dict[str, Arg] = {"game": record.game, "leader": leaders[0], "points": most}
    return Notice("table-so-far-led", {**so_far, **led})
