"""The virtual table: one seat's eyes and hands, played with mouse and keyboard.

It knows two connections and one pane of a window. What it shows is what the hands socket lets that
seat see; what it does are the same acts that bots do.
"""

import logging
import math
from collections.abc import Sequence

import pygame
from pygame import Rect

from controller.views import Message, Notice, TableView
from display.feed import FeedClient
from display.tabletop import gestures
from display.tabletop.belt import BeltEye
from display.tabletop.clicks import answer, handling_of, turn
from display.tabletop.controls import Controls
from display.tabletop.hands import HandsClient
from display.tabletop.layout import Point
from display.tabletop.moment import Flight, Moment, flights
from display.tabletop.offers import Hint, Offer
from display.tabletop.pending import (
    NOT_CHOSEN,
    PATIENCE_S,
    Asking,
    Hints,
    LastTap,
    MenuLines,
    lines_of,
)
from display.tabletop.saying import Phrase, Quote, Saying, phrase
from display.tabletop.sight import ORDERS, Sight, owed_looks
from display.tabletop.top import TableTop
from display.targets import ButtonAt, LineAt, Sorting, Target
from display.words import FALLBACK
from hardware.scene import (
    AnyAct,
    Peek,
    Press,
    Put,
    Read,
    Refused,
    Release,
    Scene,
    Take,
    Tap,
)

MESSAGE_S = 4.0

CHOOSING_S = 4.0
"""How long to wait for the cursor to come to the line that was clicked: as long as a busy computer
may take for some presses. One that was lost leaves the cursor elsewhere, and is told."""

EMPTY_BELT = 36
"""The belt's places while no scene has told the number."""

MOVING_S = 1 / 30
GLOWING_S = 1 / 12
RESTING_S = 1.0

NOT_HEARD = phrase("hands-not-heard")

_log = logging.getLogger(__name__)


class VirtualTable:
    """Plays the seat of *hands*; *feed* tells what that seat may know.

    `place` gives it a part of a window. `poll` must be called about 30 times a second; `pause_s`
    returns how long the picture may stay as it is. It closes neither of its connections. *language*
    overrides the table's.
    """

    def __init__(self, feed: FeedClient, hands: HandsClient, language: str | None = None) -> None:
        self._feed = feed
        self._hands = hands
        self.language = language
        self.companions: Sequence[VirtualTable] = ()
        """The tables of others at the same window, who agree together with this one."""
        self._asking = Asking()
        self._lines = MenuLines()
        self._view: TableView | None = None
        self._scene = Scene(0.0, hands.seat, EMPTY_BELT, 0.0, 0.0, (), ())
        self._pane = Rect(0, 0, 1280, 464)
        self._top: TableTop | None = None
        self._belt = BeltEye()
        self._controls = Controls(self)
        self._queue = gestures.GestureQueue()
        self._next_click: Target | None = None
        self._past: tuple[object, float] | None = None
        """The lines that the next click waits to be gone, and until when."""
        self._once_more: Target | None = None
        """What to click once more if a press on the way to its line is lost."""
        self._busy_until_s = -math.inf
        self._lays_until_s = -math.inf
        """Until when a piece that the scene still shows in the hand is taken to be on its way
        down."""
        self._taken: Take | None = None
        self._tried = ""
        self._to_look: tuple[str, ...] = ()
        self._now_s = -math.inf
        self._tap = LastTap()
        self._flights: tuple[Flight, ...] = ()
        self._message: tuple[Saying, ...] = ()
        self._message_until_s = -math.inf
        self._notice: Notice | None = None
        self._reads = False
        """Whether the player reads something that covers the table."""
        self._was_connected = False
        self._hints = Hints()
        self._likes = ORDERS[0]
        self._changed = True

    def __repr__(self) -> str:
        return f"<VirtualTable {self._hands!r}, {self._queue!r}>"

    @property
    def seat(self) -> str:
        return self._hands.seat

    @property
    def cards(self) -> Sequence[str]:
        """The control cards that have a meaning at this seat now."""
        return () if self._view is None else self._view.cards

    @property
    def at_rest(self) -> bool:
        """Whether the hand is empty and nothing is in progress."""
        seat = self.sight().seat
        return not len(self._queue) and (seat is None or seat.hand is None)

    @property
    def settled(self) -> bool:
        """Whether nothing is in progress and no answer is awaited."""
        waits = self._tap.heard is None or self._next_click is not None
        return not len(self._queue) and not waits

    # ---- the pane --------------------------------------------------------------------------

    def place(self, pane: Rect) -> None:
        """Use this part of the window from now on."""
        self._pane = Rect(pane)
        self._changed = True

    def draw(self, surface: pygame.Surface, now_s: float) -> None:
        """Paint the table into its pane of *surface*."""
        self._changed = self._controls.changed = False
        part = surface.subsurface(self._pane.clip(surface.get_rect()))
        self.top().paint(part, self.moment(now_s))
        self._controls.show_cursor(now_s)

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
            hint=self._hint(sight),
            message=self._message if now_s < self._message_until_s else (),
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
        changed = self._changed or self._controls.changed or self._controls.busy
        if changed or self._flights or not self._belt.settled(now_s):
            return MOVING_S
        sight = self.sight()
        glowing = bool(self._hints.of(sight).offers) or now_s < self._message_until_s
        lit = any(s.pattern != "steady" and s.colour != "off" for s in sight.scene.seats)
        return GLOWING_S if glowing or lit else RESTING_S

    def _hint(self, sight: Sight) -> Hint:
        """Return what can be done now; while a hand is busy, or waits for the table's answer, the
        last hint stays, and nothing glows."""
        return self._hints.seen(sight, not len(self._queue) and self._tap.heard is not None)

    def cursor(self, now_s: float) -> int:
        """Return the mouse cursor for what is under it."""
        return self._controls.cursor(now_s)

    # ---- connections -------------------------------------------------------------------------

    def poll(self, now_s: float) -> None:
        """Take in what arrived, and do what is due."""
        self._now_s = now_s
        update = self._feed.poll()
        if update is not None:
            self._see_view(update.view, now_s)
        for message in self._hands.poll():
            if isinstance(message, Scene):
                self._see_scene(message, now_s)
            else:
                self._refused(message, now_s)
        if self._hands.connected != self._was_connected:
            self._was_connected = self._hands.connected
            self._changed = True
            if not self._was_connected:
                self._stop()
            elif self._reads:
                self._hands.act(Read(True))
        self._flights = tuple(f for f in self._flights if not f.landed(now_s))
        self._controls.poll(now_s)
        self._go_on(now_s)

    def _see_view(self, view: TableView, now_s: float) -> None:
        were, lines = lines_of(self._view), lines_of(view)
        if were != lines:
            self._lines.see(were, lines, now_s)
            # Nobody chooses a line that has taken the place of another.
            self._controls.large_menu = False
            if isinstance(self._next_click, LineAt):
                self._next_click = None
        before, self._view = self.sight(), view
        self._to_look = owed_looks(before, self.sight())
        after = self.sight()
        handling = handling_of(after)
        follows = handling.follows(before, after)
        if follows is not None:
            self.click(follows, now_s)
        if handling.is_past(before, after):
            self._message_until_s = now_s
        self._changed = True
        mistakes = [n for n in view.notices if n.seat == self._hands.seat and n.kind == "mistake"]
        newest = mistakes[-1] if mistakes else None
        if newest is not None and newest != self._notice:
            self._say(Quote(newest), now_s)
        self._notice = newest

    def _see_scene(self, scene: Scene, now_s: float) -> None:
        self._flights += flights(self._scene, scene, now_s)
        self._belt.see(scene, now_s)
        self._scene = scene
        if self.sight().hand is None:
            self._lays_until_s = -math.inf
        self._changed = True

    def _refused(self, refused: Refused, now_s: float) -> None:
        _log.info("the table refused an act of %s: %s", self.seat, refused.reason)
        self._stop()
        self._say(handling_of(self.sight()).kindly(refused), now_s)

    def _stop(self) -> None:
        """Drop what was still to be done: it no longer makes sense."""
        self._lays_until_s = -math.inf
        self._queue.clear()
        self._next_click = self._past = None
        self._asking = Asking()

    def _say(self, saying: Saying, now_s: float) -> None:
        self._message, self._message_until_s = (saying,), now_s + MESSAGE_S
        self._changed = True

    # ---- what is under way -----------------------------------------------------------------------

    def _go_on(self, now_s: float) -> None:
        """Do the next step of the current gesture, or start the click after it."""
        complaint = self._tap.listen(self._view, now_s)
        if complaint is not None:
            self._say(Quote(complaint), now_s)
        if not self._answered(now_s):
            return
        if self._past is not None and now_s > self._past[1]:
            self._next_click = self._past = None
        seat = self.sight().seat
        act = self._queue.due(now_s, at_pad=seat is not None and bool(seat.taps))
        if act is not None:
            self._do(act, now_s)
        elif self._next_click is not None and not self._waits(self._next_click, now_s):
            target, self._next_click = self._next_click, None
            self.click(target, now_s)
        elif self._asking.wanted and not self._busy(now_s):
            asked = self._asking.next(self.sight(), now_s)
            if isinstance(asked, Phrase):
                self._stop()
                self._say(asked, now_s)
            elif asked is not None and not self._waits(asked, now_s):
                self._asking.went_on(now_s)
                self.click(asked, now_s)

    def _answered(self, now_s: float) -> bool:
        """Return True if the condition of the next step is met; if it never will be, drop the
        rest."""
        needs = self._queue.needs
        late = now_s > self._queue.ready_at_s + CHOOSING_S
        answered = gestures.met(needs, self.sight(), self._tap.heard, late)
        if answered is False:
            self._stop()
            again, self._once_more = self._once_more, None
            if again is not None and gestures.press_was_lost(needs, self.sight()):
                self._start(answer(again, self.sight()), now_s)
                return False
            if isinstance(needs, gestures.CursorAt | gestures.StandsAt):
                self._say(NOT_CHOSEN, now_s)
            elif isinstance(needs, gestures.Heard) and self._tap.complaint is None:
                self._say(NOT_HEARD, now_s)
        return bool(answered)

    def _do(self, act: AnyAct, now_s: float) -> None:
        sight = self.sight()
        self._tried = handling_of(sight).tried(act, sight)
        if isinstance(act, Take | Put):
            self._taken = act if isinstance(act, Take) else None
            self._tap.forget()
        if isinstance(act, Put):
            self._lays_until_s = now_s + PATIENCE_S
        if isinstance(act, Press):
            # Another line says something else of the card.
            self._tap.refused = False
        if isinstance(act, Tap):
            self._tap.begin(act, self.seat, self._view, now_s)
        self._send(act)
        # Buttons may follow each other quickly: no hand moves between them.
        if not isinstance(act, Press | Release):
            self._busy_until_s = now_s + gestures.PAUSE_S

    def _waits(self, target: Target, now_s: float) -> bool:
        """Return True if a click on *target* has to wait: for the hand, or until the line has been
        there long enough to be read, which is when the table accepts it."""
        of_lines = isinstance(target, LineAt) or self._past is not None
        fresh = of_lines and self._lines.fresh(now_s)
        same = self._past is not None and self._past[0] == lines_of(self._view)
        return fresh or same or self._busy(now_s)

    def _busy(self, now_s: float) -> bool:
        """Return True if a gesture is in progress, or its last act may not be visible yet."""
        return len(self._queue) > 0 or now_s < max(self._busy_until_s, self._lays_until_s)

    # ---- mouse and keyboard --------------------------------------------------------------------

    def handle(self, event: pygame.event.Event, now_s: float) -> None:
        """Take in an event of the window; positions are the window's."""
        self._controls.handle(event, self._pane, now_s)

    def let_go(self) -> None:
        """Release both buttons."""
        self._controls.release_all()

    def click(self, target: Target, now_s: float) -> None:
        """Do what a click on *target* does; one more click may be queued while a hand is busy."""
        if isinstance(target, Sorting):
            sight = self.sight()
            self._likes = sight.orders[(sight.orders.index(sight.order) + 1) % len(sight.orders)]
            self._changed = True
            return
        if self._waits(target, now_s):
            self._next_click = target
            return
        sight = self.sight()
        self._once_more, self._past = target, None
        answered = answer(target, sight)
        self._start(answered, now_s)
        if not isinstance(answered, Offer):
            return
        if answered.gesture.again:
            self._next_click, self._past = target, (lines_of(self._view), now_s + CHOOSING_S)
        for companion in self.companions:
            companion.start(gestures.Gesture(answered.gesture.together), now_s)

    def start(self, gesture: gestures.Gesture, now_s: float) -> None:
        """Join a gesture that another table at this window has started, unless a hand is busy."""
        if gesture.steps and not self._busy(now_s):
            self._start(gesture, now_s)

    def ask(self, card: str, lines: Sequence[Message], now_s: float) -> None:
        """Hold that control card to the player's own pad, then choose these lines with the cursor.
        A paused match is not asked to pause again."""
        held_up = () if self.sight().rests and lines else (card,)
        self._asking = Asking((*held_up, *lines), now_s)

    def read(self, reads: bool) -> None:
        """Tell the table whether the player reads something that covers it."""
        if reads != self._reads:
            self._reads = reads
            self._hands.act(Read(reads))

    def speak(self, language: str) -> None:
        """Set the language of the player who sits here."""
        self.language = language
        self._changed = True

    def holds(self) -> bool:
        """Return True if Esc is meant for something here: a piece in the hand, the keys' focus, or
        the large menu."""
        controls = self._controls
        return self.sight().hand is not None or controls.focus is not None or controls.large_menu

    def turn(self, target: Target, now_s: float) -> None:
        """Turn over openly what lies at *target*, unless a hand is busy."""
        if not self._busy(now_s):
            self._start(turn(target, self.sight()), now_s)

    def act(self, act: AnyAct) -> None:
        """Do one act at once, unless it denies what everyone sees lying there."""
        if isinstance(act, Press):
            answered = answer(ButtonAt(act.button), self.sight())
            if answered is not None and not isinstance(answered, Offer):
                self._say(answered, self._now_s)
                return
            # What is said belonged to what was tried before.
            self._message_until_s = self._now_s
        self._send(act)

    def _send(self, act: AnyAct) -> None:
        """Have it done. A look is owed until it is done, or something else."""
        match act:
            case Peek(place):
                self._to_look = tuple(where for where in self._to_look if where != place)
            case Press() | Take() | Tap():
                self._to_look = ()
            case _:
                pass
        self._hands.act(act)

    def say(self, advice: Saying) -> None:
        """Say what to do instead of what was tried."""
        self._say(advice, self._now_s)

    def _start(self, done: Offer | gestures.Gesture | Saying | None, now_s: float) -> None:
        """Do it, or say what to do instead."""
        gesture = done.gesture if isinstance(done, Offer) else done
        if isinstance(gesture, gestures.Gesture):
            self._queue.start(gesture, now_s)
            if gesture.steps:
                self._message_until_s = now_s
        elif gesture is not None:
            self._say(gesture, now_s)
        self._go_on(now_s)

    # ---- what the controls ask -------------------------------------------------------------------

    def sight(self) -> Sight:
        """Return what is seen now."""
        taken, view = self._taken or Take(""), self._view
        return Sight(
            self._scene,
            view,
            taken.place,
            taken.index,
            self._tap.reader,
            bool(self._tap.heard),
            self._tap.refused,
            self._tried,
            self.language or (FALLBACK if view is None else view.language),
            self._likes,
            self._to_look,
        )

    def top(self) -> TableTop:
        """Return the table top for the present pane, seats, game and language."""
        sight, top = self.sight(), self._top
        if top is None or not top.fits(self._pane.size, sight):
            top = self._top = TableTop(self._pane.size, sight)
        return top

    def meant(self) -> tuple[Target, ...]:
        """Return what the hint is about, or what it asks to look for."""
        told = self._hint(self.sight())
        return told.at or told.sought

    def crowded(self) -> bool:
        """Return True if the player chooses from lines that are too small for a finger."""
        sight = self.sight()
        return sight.chooses and self.top().crowded(sight)

    def target_at(self, point: Point, now_s: float, finger: bool = False) -> Target | None:
        """Return what is at a point of the pane, or what a *finger* there means."""
        sight, top = self.sight(), self.top()
        if self._controls.large_menu:
            return top.line_at(point, sight, finger)
        if self._lines.sudden(sight, now_s) and top.has_menu_at(point):
            return None
        return top.target(point, sight, self._belt.turns(now_s), finger)
