"""The virtual table: one seat's eyes and hands, played with mouse and keyboard.

It knows two connections and one pane of a window. What it shows is what the hands socket lets that
seat see; what it does are the same acts that bots do.
"""

import logging
from collections.abc import Sequence
from contextlib import suppress

import pygame
from pygame import Rect

from controller.views import Message, Notice, TableView
from display.feed import FeedClient
from display.tabletop.belt import BeltEye
from display.tabletop.clicks import handling_of
from display.tabletop.controls import Controls, Top
from display.tabletop.deeds import Deeds
from display.tabletop.eyes import Eyes, MenuLines, Speech
from display.tabletop.hands import HandsClient
from display.tabletop.layout import Point
from display.tabletop.moment import Flight, Moment, flights
from display.tabletop.saying import Quote
from display.tabletop.sight import Sight
from display.tabletop.top import TableTop
from display.targets import GroundAt, Target
from hardware.scene import AnyAct, Read, Scene

MOVING_S = 1 / 30
GLOWING_S = 1 / 12
RESTING_S = 1.0

_log = logging.getLogger(__name__)


class VirtualTable:
    """Plays the seat of *hands*; *feed* tells what that seat may know.

    `place` gives it a part of a window; with a *scene*, that is drawn instead. `poll` must be
    called about 30 times a second; `pause_s` returns how long the picture may stay as it is. It
    closes neither of its connections. *language* overrides the table's.
    """

    def __init__(
        self,
        feed: FeedClient,
        hands: HandsClient,
        language: str | None = None,
        scene: Top | None = None,
    ) -> None:
        self.companions: Sequence[VirtualTable] = ()
        """The tables of others at the same window, who agree together with this one."""
        self._feed = feed
        self._hands = hands
        self._eyes = Eyes(hands.seat, language, lays=scene is not None)
        self._lines = MenuLines()
        self._speech = Speech()
        self._deeds = Deeds(self._eyes, self._lines, hands, self._speech)
        self._controls = Controls(self, self._deeds)
        self._pane = Rect(0, 0, 1280, 464)
        self._scene = scene
        self._top: TableTop | None = None
        self._belt = BeltEye()
        self._flights: tuple[Flight, ...] = ()
        self._drawn: tuple[object, ...] = ()
        """What was seen and said when it was drawn last."""
        self._mistake: Notice | None = None
        """What this player was told last to have done wrong."""
        self._reads: frozenset[str] = frozenset()
        """What the player reads that covers the table."""
        self._was_connected = False
        self._cursor = pygame.SYSTEM_CURSOR_ARROW
        self._changed = True

    def __repr__(self) -> str:
        return f"<VirtualTable {self._hands!r}, {self._deeds!r}>"

    @property
    def seat(self) -> str:
        return self._hands.seat

    @property
    def cards(self) -> Sequence[str]:
        """The control cards that have a meaning at this seat now."""
        return () if self._eyes.view is None else self._eyes.view.cards

    @property
    def at_rest(self) -> bool:
        """Whether the hand is empty and nothing is in progress."""
        seat = self.sight().seat
        return self._deeds.resting and (seat is None or seat.hand is None)

    @property
    def settled(self) -> bool:
        """Whether nothing is in progress and no answer is awaited."""
        return self._deeds.settled

    # ---- the pane --------------------------------------------------------------------------

    def place(self, pane: Rect) -> None:
        """Use this part of the window from now on."""
        self._pane = Rect(pane)
        self._changed = True

    def draw(self, surface: pygame.Surface, now_s: float) -> None:
        """Paint the table into its pane of *surface*."""
        part = surface.subsurface(self._pane.clip(surface.get_rect()))
        top = self.top()
        assert isinstance(top, TableTop), "a scene is drawn by its screen"
        top.paint(part, self.moment(now_s))
        self.shown(now_s)

    def shown(self, now_s: float) -> None:
        """Note that what is seen now is on the screen, painted by somebody else."""
        self._changed = self._controls.changed = False
        self._drawn = self.sight(), self._speech.at(now_s)
        cursor = self.cursor(now_s)
        if cursor != self._cursor and pygame.display.get_init():
            self._cursor = cursor
            # Some video drivers have no cursors.
            with suppress(pygame.error):
                pygame.mouse.set_cursor(cursor)

    def refresh(self, surface: pygame.Surface, now_s: float) -> Sequence[Rect]:
        """Paint all of it: hands and pieces are everywhere."""
        self.draw(surface, now_s)
        return [self._pane.clip(surface.get_rect())]

    def moment(self, now_s: float) -> Moment:
        """Return what is shown now."""
        sight = self.sight()
        return Moment(
            sight=sight,
            now_s=now_s,
            belt_turns=self._belt.turns(now_s),
            hint=self._deeds.hint(sight),
            message=self._speech.at(now_s),
            hover=self._controls.hover(now_s),
            finger=self._controls.by_finger,
            focus=self._controls.focus,
            opened=self._controls.opened,
            large_menu=self._controls.large_menu,
            dragged_to=self._controls.dragged_to,
            pressed=frozenset(self._controls.pressed),
            flights=self._flights,
            connected=self._hands.connected and self._hands.scene is not None,
        )

    def descriptors(self) -> Sequence[int]:
        """Return nothing: hands move by themselves."""
        return ()

    def pause_s(self, now_s: float) -> float:
        """Return for how many seconds the present picture is still valid."""
        sight, said = self.sight(), self._speech.at(now_s)
        changed = self._changed or self._controls.changed or self._controls.busy
        changed = changed or self._drawn != (sight, said)
        if changed or self._flights or not self._belt.settled(now_s):
            return MOVING_S
        glowing = bool(self._eyes.hint(sight).offers) or bool(said)
        lit = any(s.pattern != "steady" and s.colour != "off" for s in sight.scene.seats)
        return GLOWING_S if glowing or lit else RESTING_S

    def cursor(self, now_s: float) -> int:
        """Return the mouse cursor for what is under it."""
        target = self._controls.hover(now_s)
        empty_room = isinstance(target, GroundAt) and self.sight().hand is None
        return (
            pygame.SYSTEM_CURSOR_ARROW
            if target is None or empty_room
            else pygame.SYSTEM_CURSOR_HAND
        )

    # ---- connections -------------------------------------------------------------------------

    def poll(self, now_s: float) -> None:
        """Take in what arrived, and do what is due."""
        update = self._feed.poll()
        if update is not None:
            self._see_view(update.view, now_s)
        for message in self._hands.poll():
            if isinstance(message, Scene):
                self._flights += flights(self._eyes.scene, message, now_s)
                self._belt.see(message, now_s)
                self._eyes.scene = message
                self._changed = True
                if self.sight().hand is None:
                    self._deeds.empty()
            else:
                _log.info("the table refused an act of %s: %s", self.seat, message.reason)
                self._deeds.refuse(message, now_s)
        if self._hands.connected != self._was_connected:
            self._was_connected = self._hands.connected
            self._changed = True
            if not self._was_connected:
                self._deeds.stop()
            elif self._reads:
                self._hands.act(Read(True))  # it has forgotten
        self._flights = tuple(f for f in self._flights if not f.landed(now_s))
        self._controls.poll(now_s)
        self._deeds.go_on(now_s)

    def _see_view(self, view: TableView, now_s: float) -> None:
        if self._lines.see(view, now_s):
            # Nobody chooses a line that has taken the place of another.
            self._controls.large_menu = False
            self._deeds.forget_line()
        before = self._eyes.see_view(view)
        after = self.sight()
        handling = handling_of(after)
        follows = handling.follows(before, after)
        if follows is not None:
            self.click(follows, now_s)
        if handling.is_past(before, after):
            self._speech.hush(now_s)
        self._changed = True
        mistakes = [n for n in view.notices if n.seat == self._hands.seat and n.kind == "mistake"]
        newest = mistakes[-1] if mistakes else None
        if newest is not None and newest != self._mistake:
            self._speech.say(Quote(newest), now_s)
        self._mistake = newest

    # ---- mouse and keyboard --------------------------------------------------------------------

    def handle(self, event: pygame.event.Event, now_s: float) -> None:
        """Take in an event of the window; positions are the window's."""
        self._controls.handle(event, self._pane, now_s)

    def let_go(self) -> None:
        """Release both buttons."""
        self._controls.release_all()

    def accompany(self, others: Sequence["VirtualTable"]) -> None:
        """Agree together with the tables of others at the same window."""
        self.companions = others
        self._deeds.companions = [other._deeds for other in others]

    def click(self, target: Target, now_s: float) -> None:
        """Do what a click on *target* does; one more click may be queued while a hand is busy."""
        self._changed = True
        self._deeds.click(target, now_s)

    def ask(self, card: str, lines: Sequence[Message], now_s: float) -> None:
        """Hold that control card to the player's own pad, then choose these lines."""
        self._deeds.ask(card, lines, now_s)

    def read(self, reads: bool, what: str = "menu") -> None:
        """Tell the table whether the player reads something that covers it: the menu with all that
        it opens, or *what* else."""
        before = self._reads
        self._reads = before | {what} if reads else before - {what}
        if bool(before) != bool(self._reads):
            self._hands.act(Read(reads))

    def speak(self, language: str) -> None:
        """Set the language of the player who sits here."""
        self._eyes.language = language
        self._changed = True

    def holds(self) -> bool:
        """Return True if Esc is meant for something here: a piece in the hand, the keys' focus, or
        the large menu."""
        controls = self._controls
        return self.sight().hand is not None or controls.focus is not None or controls.large_menu

    def act(self, act: AnyAct) -> None:
        """Do one act at once, unless it denies what everyone sees lying there."""
        self._deeds.act(act)

    # ---- what the controls ask -------------------------------------------------------------------

    def sight(self) -> Sight:
        """Return what is seen now."""
        return self._eyes.sight()

    def top(self) -> Top:
        """Return the table top for the present pane, seats, game and language; in a player's window
        the scene."""
        if self._scene is not None:
            return self._scene
        sight, top = self.sight(), self._top
        if top is None or not top.fits(self._pane.size, sight):
            top = self._top = TableTop(self._pane.size, sight)
        return top

    def meant(self) -> tuple[Target, ...]:
        """Return what the hint is about, or what it asks to look for."""
        told = self._deeds.hint(self.sight())
        return self.top().meant((*told.at, *told.sought))

    def crowded(self) -> bool:
        """Return True if the player chooses from lines that are too small for a finger."""
        sight = self.sight()
        return sight.chooses and self.top().crowded(sight)

    def target_at(self, point: Point, now_s: float, finger: bool = False) -> Target | None:
        """Return what is at a point of the pane, or what a *finger* there means."""
        sight, top = self.sight(), self.top()
        if self._controls.large_menu:
            return top.line_at(point, sight, finger)
        if self._lines.sudden(now_s) and top.has_menu_at(point):
            return None
        return top.target(point, sight, self._belt.turns(now_s), finger)
