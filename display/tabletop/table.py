"""The virtual table: one seat's eyes and hands, played with mouse and keyboard.

It knows two connections and one pane of a window. What it shows is what the hands socket lets
that seat see; what it does are the same acts that bots do.
"""

import math
from contextlib import suppress
from typing import Protocol

import pygame
from pygame import Rect

from controller.views import Notice, TableView, Update
from display.tabletop.belt import BeltEye
from display.tabletop.gestures import PAUSE_S, GestureQueue, Sight, plan
from display.tabletop.hands import HandsClient
from display.tabletop.hints import WAIT_FOR_TABLE, Hint, hint, kindly
from display.tabletop.layout import Target, arrange
from display.tabletop.moment import Moment
from display.tabletop.motion import Flight, flights
from display.tabletop.painter import Painter
from display.text import texts
from hardware.sim.scene import Button, Press, Refused, Release, Scene, Take

MESSAGE_S = 4.0
DRAG_PIXELS = 24
"""Moved further than this with the button down, a click is a drag."""

EMPTY_BELT = 36
"""Places of the belt that is shown while no scene has said how many there are."""

MOVING_S = 1 / 30
GLOWING_S = 1 / 12
RESTING_S = 1.0

_BUTTON_KEYS: dict[int, Button] = {pygame.K_a: "A", pygame.K_RETURN: "A", pygame.K_b: "B"}
_TARGET_KEYS: dict[int, Target] = {
    pygame.K_f: "draw",
    pygame.K_SPACE: "hand",
    pygame.K_t: "pad",
    pygame.K_s: "aside",
    pygame.K_r: "belt",
}
_BUTTONS: dict[Target, Button] = {"A": "A", "B": "B"}
_DROPS: dict[Target, tuple[Target, ...]] = {
    "belt": ("pad", "aside"),
    "table": ("pad", "aside"),
    "hand": ("pad", "aside", "shown", "action", "belt", "table"),
}
"""From where to where a piece may be dragged."""


class ViewSource(Protocol):
    """The feed, watched as this seat."""

    def poll(self) -> Update | None:
        """The latest view, if a new one has come; never waits."""


class VirtualTable:
    """Plays the seat of *hands*; *feed* tells what that seat may know.

    `place` gives it a part of a window. `poll` must be called about 30 times a second; `pause_s`
    says how long the picture may stay as it is. It closes neither of its connections. *language*
    overrides the table's for the referee's sentences.
    """

    def __init__(
        self, feed: ViewSource, hands: HandsClient, language: str | None = None
    ) -> None:
        self._feed = feed
        self._hands = hands
        self._language = language
        self._view: TableView | None = None
        self._scene = Scene(0.0, hands.seat, EMPTY_BELT, 0.0, 0.0, (), ())
        self._pane = Rect(0, 0, 1280, 464)
        self._painter: Painter | None = None
        self._belt = BeltEye()
        self._queue = GestureQueue()
        self._next_click: Target | None = None
        self._busy_until_s = -math.inf
        self._taken_from = ""
        self._flights: tuple[Flight, ...] = ()
        self._message = ""
        self._message_until_s = -math.inf
        self._notice: Notice | None = None
        self._mouse: tuple[int, int] | None = None
        self._grabbed: tuple[Target, tuple[int, int]] | None = None
        self._pressed: set[Button] = set()
        self._was_connected = False
        self._last_hint = WAIT_FOR_TABLE
        self._cursor = pygame.SYSTEM_CURSOR_ARROW
        self._changed = True

    def __repr__(self) -> str:
        return f"<VirtualTable {self._hands!r}, {self._queue!r}>"

    # ---- the pane --------------------------------------------------------------------------

    def place(self, pane: Rect) -> None:
        """Live in this part of the window from now on."""
        if pane != self._pane:
            self._pane = Rect(pane)
            self._painter = None
        self._changed = True

    def draw(self, surface: pygame.Surface, now_s: float) -> None:
        """Paint the table into its pane of *surface*."""
        self._changed = False
        sight = self._sight()
        self._arranged(sight).paint(
            surface.subsurface(self._pane.clip(surface.get_rect())), self.moment(now_s)
        )
        self._show_cursor(now_s)

    def moment(self, now_s: float) -> Moment:
        """What is shown now."""
        sight = self._sight()
        return Moment(
            sight=sight,
            now_s=now_s,
            belt_turns=self._belt.turns(now_s),
            hint=self._hint(sight),
            message=self._message if now_s < self._message_until_s else "",
            hover=self._target(now_s),
            pressed=frozenset(self._pressed),
            flights=self._flights,
            connected=self._hands.connected and self._hands.scene is not None,
        )

    def pause_s(self, now_s: float) -> float:
        """For how many seconds the present picture is still good."""
        if self._changed or self._flights or not self._belt.settled(now_s):
            return MOVING_S
        sight = self._sight()
        glowing = bool(hint(sight).at) or now_s < self._message_until_s
        lit = any(s.pattern != "steady" and s.colour != "off" for s in sight.scene.seats)
        return GLOWING_S if glowing or lit else RESTING_S

    def _hint(self, sight: Sight) -> Hint:
        """What can be done now; while a hand is busy the last hint stays, and nothing glows."""
        if not len(self._queue):
            self._last_hint = hint(sight)
            return self._last_hint
        return Hint(self._last_hint.text)

    def cursor(self, now_s: float) -> int:
        """The mouse cursor that fits what is under it."""
        target = self._target(now_s)
        empty_room = target in ("belt", "table") and self._sight().hand is None
        return (
            pygame.SYSTEM_CURSOR_ARROW
            if target is None or empty_room
            else pygame.SYSTEM_CURSOR_HAND
        )

    def _show_cursor(self, now_s: float) -> None:
        cursor = self.cursor(now_s)
        if cursor != self._cursor and pygame.display.get_init():
            self._cursor = cursor
            # Some video drivers have no cursors.
            with suppress(pygame.error):
                pygame.mouse.set_cursor(cursor)

    # ---- connections -------------------------------------------------------------------------

    def poll(self, now_s: float) -> None:
        """Take in what arrived, and do what is due."""
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
                self._queue.clear()
                self._next_click = None
        self._flights = tuple(f for f in self._flights if not f.landed(now_s))
        self._go_on(now_s)

    def _see_view(self, view: TableView, now_s: float) -> None:
        self._view = view
        self._changed = True
        mistakes = [n for n in view.notices if n.seat == self._hands.seat and n.kind == "mistake"]
        newest = mistakes[-1] if mistakes else None
        if newest is not None and newest != self._notice:
            words = texts(self._language or view.language).notice(newest)
            self._say(" ".join(words).strip(), now_s)
        self._notice = newest

    def _see_scene(self, scene: Scene, now_s: float) -> None:
        self._flights += flights(self._scene, scene, now_s)
        self._belt.see(scene, now_s)
        self._scene = scene
        self._changed = True

    def _refused(self, refused: Refused, now_s: float) -> None:
        self._queue.clear()
        self._next_click = None
        self._say(kindly(refused.reason), now_s)

    def _say(self, words: str, now_s: float) -> None:
        self._message, self._message_until_s = words, now_s + MESSAGE_S
        self._changed = True

    def _go_on(self, now_s: float) -> None:
        """Do the next step of the gesture that is under way, or begin the click after it."""
        seat = self._sight().seat
        act = self._queue.due(now_s, at_pad=seat is not None and seat.at_pad)
        if act is not None:
            if isinstance(act, Take):
                self._taken_from = act.place
            self._hands.act(act)
            self._busy_until_s = now_s + PAUSE_S
        elif self._next_click is not None and not self._busy(now_s):
            target, self._next_click = self._next_click, None
            self.click(target, now_s)

    def _busy(self, now_s: float) -> bool:
        """Whether a gesture is under way, or its last act may not be seen yet."""
        return len(self._queue) > 0 or now_s < self._busy_until_s

    # ---- mouse and keyboard --------------------------------------------------------------------

    def handle(self, event: pygame.event.Event, now_s: float) -> None:
        """Take in an event of the window; positions are the window's."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._mouse = (event.pos[0] - self._pane.left, event.pos[1] - self._pane.top)
                self._changed = True
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._mouse = (event.pos[0] - self._pane.left, event.pos[1] - self._pane.top)
                self._mouse_down(now_s)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._mouse = (event.pos[0] - self._pane.left, event.pos[1] - self._pane.top)
                self._mouse_up(now_s)
            case pygame.KEYDOWN if event.key in _BUTTON_KEYS:
                self._press(_BUTTON_KEYS[event.key])
            case pygame.KEYUP if event.key in _BUTTON_KEYS:
                self._release(_BUTTON_KEYS[event.key])
            case pygame.KEYDOWN if event.key in _TARGET_KEYS:
                self._key(_TARGET_KEYS[event.key], now_s)
            case pygame.WINDOWLEAVE:
                self._mouse = None
                self._changed = True
            case pygame.WINDOWFOCUSLOST:
                self.release_all()

    def click(self, target: Target, now_s: float) -> None:
        """Do what a click on *target* does; one click more may be made while a hand is busy."""
        if self._busy(now_s):
            self._next_click = target
            return
        gesture = plan(target, self._sight())
        self._queue.start(gesture, now_s)
        if gesture.advice:
            self._say(gesture.advice, now_s)
        elif gesture.steps:
            self._message_until_s = now_s
        self._go_on(now_s)

    def release_all(self) -> None:
        """Let both buttons go: nobody holds them any more."""
        for button in sorted(self._pressed):
            self._release(button)

    def _mouse_down(self, now_s: float) -> None:
        target = self._target(now_s)
        if target is None or self._mouse is None:
            return
        self._grabbed = (target, self._mouse)
        if target in _BUTTONS:
            self._press(_BUTTONS[target])
        elif target != "hand":
            # What is held is turned over only when the mouse lets go: it might be dragged.
            self.click(target, now_s)

    def _mouse_up(self, now_s: float) -> None:
        grabbed, self._grabbed = self._grabbed, None
        if grabbed is None or self._mouse is None:
            return
        origin, start = grabbed
        if origin in _BUTTONS:
            self._release(_BUTTONS[origin])
            return
        target = self._target(now_s)
        dragged = math.dist(start, self._mouse) >= DRAG_PIXELS
        if origin == "hand" and not dragged:
            self.click("hand", now_s)
        elif dragged and target is not None:
            goal = target.partition("/")[0]
            if goal in _DROPS.get(origin.partition("/")[0], ()):
                self.click(goal, now_s)

    def _key(self, target: Target, now_s: float) -> None:
        if target == "belt" and self._sight().in_rows:
            target = "table"
        self.click(target, now_s)

    def _press(self, button: Button) -> None:
        if button not in self._pressed:
            self._pressed.add(button)
            self._hands.act(Press(button))
            self._changed = True

    def _release(self, button: Button) -> None:
        if button in self._pressed:
            self._pressed.discard(button)
            self._hands.act(Release(button))
            self._changed = True

    # ---- inside ----------------------------------------------------------------------------

    def _sight(self) -> Sight:
        return Sight(self._scene, self._view, self._taken_from)

    def _target(self, now_s: float) -> Target | None:
        if self._mouse is None:
            return None
        sight = self._sight()
        painter = self._arranged(sight)
        return painter.layout.target(
            self._mouse,
            [seen.place for seen in sight.scene.places],
            painter.belt_places,
            self._belt.turns(now_s),
        )

    def _arranged(self, sight: Sight) -> Painter:
        """The painter for the pane, the seats and the game as they are now."""
        scene = sight.scene
        seats = tuple(seat.seat for seat in scene.seats)
        places = 0 if sight.in_rows else scene.belt_places
        painter = self._painter
        if painter is None or (painter.seats, painter.belt_places) != (seats, places):
            layout = arrange(self._pane.size, seats, scene.seat, scene.belt_places)
            painter = self._painter = Painter(layout, scene.seat, seats, places)
        return painter
