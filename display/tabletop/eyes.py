"""What a player at the virtual table sees, and remembers of what was seen and done."""

import math

from controller.views import Cursor, TableView
from controller.views.lobby import OPTIONS
from display.tabletop.clicks import handling_of, hint
from display.tabletop.offers import Hint
from display.tabletop.saying import Saying
from display.tabletop.sight import ORDERS, Sight, owed_looks, timeless
from display.tabletop.verdict import Verdict
from display.words import FALLBACK
from hardware.scene import AnyAct, Peek, Press, Put, Scene, Take, Tap, pad_of

EMPTY_BELT = 36
"""The belt's places while no scene has told the number."""

MESSAGE_S = 4.0

SETTLE_S = 0.45
"""How long a line is there before it is clicked: a little longer than the table requires."""

SUDDEN_S = 0.3
"""How long after lines have come a click on one is meant for the cards that had spread there:
nobody reads and clicks sooner."""

LATE_S = 0.5
"""How long after the last line has gone a click where lines were is still meant for one: the cards
that spread there meanwhile are not."""


class Eyes:
    """The eyes and memory of the player at a *seat*; `sight` is all of it, as a value. *language*
    overrides the table's. In a player's window a click *lays* a card at once where that can be."""

    def __init__(self, seat: str, language: str | None, lays: bool = False) -> None:
        self.language = language
        self._lays = lays
        self._prefers = ""
        self.view: TableView | None = None
        self.scene = Scene(0.0, seat, EMPTY_BELT, 0.0, 0.0, (), ())
        self.verdict = Verdict()
        self._taken: Take | None = None
        self._tried = ""
        self._to_look: tuple[str, ...] = ()
        self._likes = ORDERS[0]
        self._hint: tuple[Sight, Sight, Hint] | None = None
        """What was asked when that was seen, and what of it counts."""

    def __repr__(self) -> str:
        return f"<Eyes at {self.scene.seat}, {self.verdict!r}>"

    def sight(self) -> Sight:
        """Return what is seen now."""
        taken, view, verdict = self._taken or Take(""), self.view, self.verdict
        return Sight(
            self.scene,
            view,
            taken.place,
            taken.index,
            verdict.reader,
            bool(verdict.heard),
            verdict.state == "refused",
            self._tried,
            self.language or (FALLBACK if view is None else view.language),
            self._likes,
            self._to_look,
            self._lays,
            self._prefers,
        )

    def hint(self, sight: Sight) -> Hint:
        """Return what can be done now; made once for what is seen."""
        if self._hint is None or sight != self._hint[0]:
            counts, before = timeless(sight), self._hint
            same = before is not None and counts == before[1]
            self._hint = sight, counts, before[2] if before and same else hint(sight)
        return self._hint[2]

    def see_view(self, view: TableView) -> Sight:
        """See another view; return what was seen before."""
        before, self.view = self.sight(), view
        after = self.sight()
        self._to_look = owed_looks(before, after)
        if not after.awaited:
            self._prefers = ""
        return before

    def sort(self) -> None:
        """Like the cards in hand in the next order from now on."""
        orders = self.sight().orders
        self._likes = orders[(orders.index(self.sight().order) + 1) % len(orders)]

    def prefer(self, place: str) -> None:
        """Choose the place of a prompt for the next card of this turn."""
        self._prefers = place

    def begin(self, act: AnyAct, now_s: float) -> None:
        """Note an act of a gesture that is about to be done."""
        sight = self.sight()
        self._tried = handling_of(sight).tried(act, sight)
        match act:
            case Take() | Put():
                self._taken = act if isinstance(act, Take) else None
                self._prefers = "" if isinstance(act, Put) else self._prefers
                self.verdict.move()
            case Press():
                self.verdict.note("press")
            case Tap(hold_s, reader):
                self.verdict.tap(reader or pad_of(sight.own), self.view, now_s + hold_s)

    def note(self, act: AnyAct) -> None:
        """Note what is done: a look is owed until it is done, or something else."""
        match act:
            case Peek(place):
                self._to_look = tuple(where for where in self._to_look if where != place)
            case Press() | Take() | Tap():
                self._to_look = ()


class MenuLines:
    """The lines of the menu: what they are, and how long they have been there.

    Nobody chooses a line that has just taken the place of another.
    """

    def __init__(self) -> None:
        self.now: object = None
        """What identifies the lines that can be chosen; None for none."""
        self._options: tuple[str, ...] = ()
        """Which options can be set, if that is what they are."""
        self.others = False
        """Whether other lines have come than were there, and not only other values of options."""
        self._settle_s = SETTLE_S
        self._since_s = self._came_s = self._gone_s = -math.inf
        """When these came, when there were lines again, and when there were none any more."""

    def __repr__(self) -> str:
        return f"<Lines {self.now}>"

    def see(self, view: TableView, now_s: float) -> bool:
        """See another view; return True if the lines have changed."""
        cursor = view.cursor
        before = self.now
        self.now = None if cursor is None else (cursor.seat, cursor.title, cursor.options)
        options, self._options = self._options, _options_of(cursor)
        self.others = self.now != before and not (options and options == self._options)
        self._settle_s = max(SETTLE_S, 0.0 if cursor is None else cursor.settle_s + LATE_S)
        if self.now is not None and self.now != before:
            self._since_s = now_s
            self._came_s = now_s if before is None else self._came_s
        if self.now is None and before is not None:
            self._gone_s = now_s
        return self.now != before

    def settle(self, now_s: float) -> bool:
        """Return True if they are too fresh to have been read."""
        return now_s < self._since_s + self._settle_s

    def sudden(self, now_s: float) -> bool:
        """Return True if a click where they are, or were, is not meant for what is there now."""
        if self.now is not None:
            return now_s < self._came_s + SUDDEN_S
        return now_s < self._gone_s + LATE_S


def _options_of(cursor: Cursor | None) -> tuple[str, ...]:
    """Which options a menu sets; nothing if it is another menu."""
    if cursor is None or cursor.title.id != OPTIONS:
        return ()
    return tuple(line.id for line in cursor.options)


class Speech:
    """What is said to the player, for `MESSAGE_S`."""

    def __init__(self) -> None:
        self._said: tuple[Saying, ...] = ()
        self._until_s = -math.inf

    def __repr__(self) -> str:
        return f"<Speech {self._said}>"

    def say(self, saying: Saying, now_s: float) -> None:
        self._said, self._until_s = (saying,), now_s + MESSAGE_S

    def hush(self, now_s: float) -> None:
        """Say it no longer: it belonged to what was tried before."""
        self._until_s = now_s

    def at(self, now_s: float) -> tuple[Saying, ...]:
        return self._said if now_s < self._until_s else ()
