"""What a player at the virtual table waits for: a tap's answer, the lines of a menu to settle."""

import math
from collections import deque
from collections.abc import Sequence

from controller.views import Message, Notice, TableView, TapAnswer
from display.tabletop.clicks import hint
from display.tabletop.offers import Hint
from display.tabletop.saying import Phrase, phrase
from display.tabletop.sight import Sight
from display.targets import Beside, LineAt, Target
from hardware.scene import Tap, pad_of

NOT_CHOSEN = phrase("hands-not-chosen")

PATIENCE_S = 1.2
"""How long to wait for an answer: a tap is read, judged and recorded in much less."""

SETTLE_S = 0.45
"""How long a line is there before it is clicked: a little longer than the table requires."""

SUDDEN_S = 0.3
"""How long after lines have come a click on one is meant for the cards that had spread there:
nobody reads and clicks sooner."""

LATE_S = 0.5
"""How long after the last line has gone a click where lines were is still meant for one: the cards
that spread there meanwhile are not."""


ASKING_S = 4.0
"""How long to wait for requested lines of the menu."""


class Asking:
    """What is still to be asked of the table: a control card, then lines of the cursor."""

    def __init__(self, wanted: Sequence[str | Message] = (), now_s: float = -math.inf) -> None:
        self.wanted = deque(wanted)
        self._until_s = now_s + ASKING_S

    def next(self, sight: Sight, now_s: float) -> Target | Phrase | None:
        """Return what to click for it: the card, or the next line as soon as it is there; or why
        it is not asked any more."""
        wanted, cursor = self.wanted[0], sight.cursor
        if sight.hand is not None:
            return phrase("hands-lay-down-first")
        if now_s > self._until_s:
            return NOT_CHOSEN
        if isinstance(wanted, str):
            return Beside(wanted.removeprefix("control/"))
        lines = () if cursor is None else cursor.options
        return LineAt(lines.index(wanted)) if wanted in lines else None

    def went_on(self, now_s: float) -> None:
        """That was clicked; it may take as long again until the next line is there."""
        asked = self.wanted.popleft()
        if isinstance(asked, Message):
            self._until_s = now_s + ASKING_S


class LastTap:
    """The last tap of the piece in the hand: where, and what the table has said of it."""

    def __init__(self) -> None:
        self.reader = ""
        """The reader that the piece was last held to."""
        self.heard: bool | None = False
        """Whether the table has accepted that tap; None: not yet known."""
        self.refused = False
        """Whether it has not."""
        self.complaint: Notice | None = None
        """What was wrong with it, if the table has said so."""
        self._listens_until_s = -math.inf
        self._answers = 0
        """How many answers that reader had given when the tap began."""

    def forget(self) -> None:
        """Another piece is in the hand, or none."""
        self.reader, self.heard, self.refused = "", False, False

    def begin(self, tap: Tap, seat: str, view: TableView | None, now_s: float) -> None:
        """A piece is held to a reader, by default to the pad of *seat*."""
        self.refused, self.complaint = False, None
        self.reader, self.heard = tap.reader or pad_of(seat), None
        answer = self._answer(view)
        self._answers = 0 if answer is None else answer.number
        self._listens_until_s = now_s + tap.hold_s + PATIENCE_S

    def listen(self, view: TableView | None, now_s: float) -> Notice | None:
        """Find out whether the table has accepted it; return what it objects to, once."""
        if self.heard is not None:
            return None
        answer = self._answer(view)
        if view is None or view.match is None:
            self.heard = True
        elif answer is not None and answer.number != self._answers:
            self.heard, self.complaint = answer.taken, answer.notice
        elif now_s > self._listens_until_s:
            self.heard = False
        self.refused = self.heard is False
        return self.complaint

    def _answer(self, view: TableView | None) -> TapAnswer | None:
        """Return the last answer of the reader that the piece in the hand was held to."""
        answers = () if view is None else view.answers
        return next((one for one in answers if one.reader == self.reader), None)


def lines_of(view: TableView | None) -> object:
    """Return what identifies the lines that can be chosen; None without any."""
    cursor = None if view is None else view.cursor
    return None if cursor is None else (cursor.seat, cursor.title, cursor.options)


class MenuLines:
    """Since when the lines of the menu are there, and until when they were."""

    def __init__(self) -> None:
        self._since_s = self._came_s = self._until_s = -math.inf
        """When the present lines came, when there were lines again, and until when."""

    def see(self, were: object, lines: object, now_s: float) -> None:
        """Other lines are there than before (`lines_of`)."""
        if lines is not None:
            self._since_s = now_s
            if were is None:
                self._came_s = now_s
        elif were is not None:
            self._until_s = now_s

    def fresh(self, now_s: float) -> bool:
        """Return True while the table would not accept that one of them is chosen."""
        return now_s < self._since_s + SETTLE_S

    def sudden(self, sight: Sight, now_s: float) -> bool:
        """Return True while a click where they are, or were, is meant for what was there before."""
        lines = sight.cursor is not None
        return now_s < (self._came_s + SUDDEN_S if lines else self._until_s + LATE_S)


class Hints:
    """What can be done, and the last time when something could be."""

    def __init__(self) -> None:
        self._last = Hint(())
        self._asked: tuple[Sight, Hint] | None = None
        """What was asked when that was seen."""

    def of(self, sight: Sight) -> Hint:
        """Return what can be done now; made once for what is seen."""
        if self._asked is None or sight != self._asked[0]:
            self._asked = sight, hint(sight)
        return self._asked[1]

    def seen(self, sight: Sight, free: bool) -> Hint:
        """Return what is shown of it: all while the hand is *free*, else what was said last."""
        if not free:
            return Hint(self._last.says)
        self._last = self.of(sight)
        return self._last
