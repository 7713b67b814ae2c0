"""A player at the virtual table, without a picture of it: one seat's eyes and hands.

A window draws it and points at it (`table`); a phone reads it as a page (`display.web`).
"""

import logging
from collections.abc import Callable, Sequence

from controller.views import Message, Notice, TableView
from display.feed import FeedClient
from display.tabletop.belt import BeltEye
from display.tabletop.clicks import handling_of
from display.tabletop.deeds import Deeds
from display.tabletop.eyes import Eyes, MenuLines, Speech
from display.tabletop.gestures import Gesture
from display.tabletop.hands import HandsClient
from display.tabletop.moment import Flight, Moment, flights
from display.tabletop.saying import Quote
from display.tabletop.sight import Sight
from display.targets import Target
from hardware.scene import Read, Scene

_log = logging.getLogger(__name__)


class Player:
    """Plays the seat of *hands*; *feed* tells what that seat may know.

    `take_in` and then `go_on` must be called about 30 times a second while anything is in progress.
    It closes neither of its connections. *language* overrides the table's; a player who *lays* does
    so with one click where that can be. *begins* is told of each gesture before its first act.
    """

    def __init__(
        self,
        feed: FeedClient,
        hands: HandsClient,
        language: str | None,
        lays: bool,
        begins: Callable[[Gesture], None] = lambda gesture: None,
    ) -> None:
        self._feed = feed
        self.hands = hands
        self.eyes = Eyes(hands.seat, language, lays)
        self.lines = MenuLines()
        self.speech = Speech()
        self.deeds = Deeds(self.eyes, self.lines, hands, self.speech, begins)
        self.belt = BeltEye()
        self.flights: tuple[Flight, ...] = ()
        self.changed = True
        """Whether anything has come since somebody said that it has not."""
        self.new_lines = False
        """Whether other lines have come since somebody said that they have not."""
        self._mistake: Notice | None = None
        """What this player was told last to have done wrong."""
        self._reads: frozenset[str] = frozenset()
        """What the player reads that covers the table."""
        self._was_connected = False

    def __repr__(self) -> str:
        return f"<Player {self.hands!r}, {self.deeds!r}>"

    @property
    def seat(self) -> str:
        return self.hands.seat

    @property
    def connected(self) -> bool:
        """Whether what is seen is up to date."""
        return self.hands.connected and self.hands.scene is not None

    @property
    def at_rest(self) -> bool:
        """Whether the hand is empty and nothing is in progress."""
        seat = self.sight().seat
        return self.deeds.resting and (seat is None or seat.hand is None)

    def sight(self) -> Sight:
        """Return what is seen now."""
        return self.eyes.sight()

    def moment(self, now_s: float) -> Moment:
        """Return what is shown now to somebody who points at nothing."""
        sight = self.sight()
        return Moment(
            sight=sight,
            now_s=now_s,
            belt_turns=self.belt.turns(now_s),
            hint=self.deeds.hint(sight),
            message=self.speech.at(now_s),
            flights=self.flights,
            connected=self.connected,
        )

    # ---- connections -------------------------------------------------------------------------

    def descriptors(self) -> Sequence[int]:
        """Return the sockets at which something may arrive."""
        return (*self._feed.descriptors(), *self.hands.descriptors())

    def take_in(self, now_s: float) -> None:
        """Take in what has arrived.

        Raises `SeatRefused` when the seat is not available, `ForeignFolder` when what is found in
        place of the table must not be trusted.
        """
        update = self._feed.poll()
        if update is not None:
            self._see_view(update.view, now_s)
        for message in self.hands.poll():
            if isinstance(message, Scene):
                self.flights += flights(self.eyes.scene, message, now_s)
                self.belt.see(message, now_s)
                self.eyes.scene = message
                self.changed = True
                if self.sight().hand is None:
                    self.deeds.empty()
            else:
                _log.info("the table refused an act of %s: %s", self.seat, message.reason)
                self.deeds.refuse(message, now_s)
        if self.hands.connected != self._was_connected:
            self._was_connected = self.hands.connected
            self.changed = True
            if not self._was_connected:
                self.deeds.stop()
            elif self._reads:
                self.hands.act(Read(True))  # it has forgotten
        self.flights = tuple(f for f in self.flights if not f.landed(now_s))

    def go_on(self, now_s: float) -> None:
        """Do what is due."""
        self.deeds.go_on(now_s)

    def _see_view(self, view: TableView, now_s: float) -> None:
        if self.lines.see(view, now_s):
            # Nobody chooses a line that has taken the place of another.
            self.new_lines = True
            if self.lines.others:
                self.deeds.forget_line()
        before = self.eyes.see_view(view)
        after = self.sight()
        handling = handling_of(after)
        follows = handling.follows(before, after)
        if follows is not None:
            self.click(follows, now_s)
        if handling.is_past(before, after):
            self.speech.hush(now_s)
        self.changed = True
        mistakes = [n for n in view.notices if n.seat == self.seat and n.kind == "mistake"]
        newest = mistakes[-1] if mistakes else None
        if newest is not None and newest != self._mistake:
            self.speech.say(Quote(newest), now_s)
        self._mistake = newest

    # ---- what is wanted ------------------------------------------------------------------------

    def click(self, target: Target, now_s: float) -> None:
        """Do what a click on *target* does; one more click may be queued while a hand is busy."""
        self.changed = True
        self.deeds.click(target, now_s)

    def ask(self, card: str, lines: Sequence[Message], now_s: float) -> None:
        """Hold that control card to the player's own pad, then choose these lines."""
        self.deeds.ask(card, lines, now_s)

    def read(self, reads: bool, what: str = "menu") -> None:
        """Tell the table whether the player reads something that covers it: the menu with all that
        it opens, or *what* else."""
        before = self._reads
        self._reads = before | {what} if reads else before - {what}
        if bool(before) != bool(self._reads):
            self.hands.act(Read(reads))

    def speak(self, language: str) -> None:
        """Set the language of the player who sits here."""
        self.eyes.language = language
        self.changed = True
