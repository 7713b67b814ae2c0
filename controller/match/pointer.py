"""The hand at the cursor: which presses count.

A line is taken only when it has been on the screen long enough to be read, whoever brought it
there: so a button that is pressed twice, or just when somebody's card changes the menu, takes
nothing that nobody meant. Where anybody may move the cursor, two hands that press at the same
moment press once.
"""

from controller.match.interaction import TIE_S, Pressed
from controller.match.menu import Menu
from controller.views import Cursor, Message


class Pointer:
    """Remembers who pressed last, and since when the menu's lines are on the screen:
    `since_s`."""

    def __init__(self) -> None:
        self._lines: tuple[str, Message, tuple[Message, ...]] | None = None
        self.since_s = 0.0
        self._last: tuple[str, float] | None = None

    def __repr__(self) -> str:
        return f"<Pointer at {self._lines}>"

    def look(self, cursor: Cursor | None, now_s: float) -> None:
        """This is on the screen from now on."""
        lines = None if cursor is None else (cursor.seat, cursor.title, cursor.options)
        if lines != self._lines:
            self._lines, self.since_s = lines, now_s

    def counts(self, menu: Menu, press: Pressed, now_s: float) -> bool:
        """Whether a press does something to *menu*."""
        before, self._last = self._last, (press.seat, now_s)
        if not menu.seat and before is not None:
            seat, at_s = before
            if seat != press.seat and now_s - at_s < TIE_S:
                return False
        return press.button == "B" or now_s - self.since_s >= menu.settle_s
