"""Mouse, touch and keys at the virtual table: from events of a window to what they are meant for.

A finger lifted at once clicks; beside a target that is smaller than a finger it means that one, and
small lines of the menu become large first. One that stays peeks; one that slides along the cards in
hand brings them to the front, one by one, and takes the last of them where it leaves the others.
"""

import math
from collections.abc import Sequence
from typing import Protocol

import pygame
from pygame import Rect

from display.tabletop.clicks import peek
from display.tabletop.deeds import Deeds
from display.tabletop.gestures import Gesture
from display.tabletop.layout import Point
from display.tabletop.sight import Sight
from display.targets import (
    BackOf,
    ButtonAt,
    DeckAt,
    GroundAt,
    LineAt,
    OwnCard,
    OwnFan,
    OwnHand,
    OwnPad,
    OwnVote,
    PieceAt,
    PileAt,
    Target,
    TileAt,
)
from hardware.scene import Button, Lower, Press, Release

DRAG_PIXELS = 24
"""Moved further than this with the button down, a click is a drag."""

HELD_S = 0.1
"""How long a button is down at least: a touchpad clicks in no time, as no finger can, and the
stations take anything shorter for contact bounce."""

TWICE_S = 0.3
"""A second click within this time, at the same place, is the second half of a double click."""

STAYS_S = 0.4
"""A finger that stays this long does not click: it looks."""

LEFT, MIDDLE, RIGHT = 1, 2, 3

_BUTTON_KEYS: dict[int, Button] = {pygame.K_a: "A", pygame.K_RETURN: "A", pygame.K_b: "B"}
_WAIT_FOR_RELEASE = (OwnHand, DeckAt)
"""A click there counts only on release: it might be a drag. Other pieces are drawn, put back or
turned over at once, and may be dragged all the same."""

_ALONG = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_BETWEEN = {pygame.K_UP: -1, pygame.K_DOWN: 1}


def dropped(origin: Target, goal: Target) -> Target | None:
    """Return the target whose click a drag from one target to another amounts to."""
    match origin:
        case DeckAt():
            return origin if isinstance(goal, OwnCard | OwnFan | OwnPad | OwnHand) else None
        case TileAt() | GroundAt():
            return goal if isinstance(goal, OwnPad | PileAt) else None
        case OwnCard() | PileAt() | PieceAt() | BackOf() | OwnHand():
            return None if isinstance(goal, OwnHand | LineAt | OwnVote | ButtonAt) else goal
    return None


class Top(Protocol):
    """Where everything is that can be clicked."""

    def meant(self, asked: tuple[Target, ...]) -> tuple[Target, ...]:
        """Return what Tab goes to, if that is asked for."""

    def target(
        self, point: Point, sight: Sight, belt_turns: float, finger: bool = False
    ) -> Target | None:
        """Return what is at a point of the pane, or what a *finger* there means."""

    def has_menu_at(self, point: Point) -> bool:
        """Return True if the lines of a menu have their place at a point of the pane."""

    def crowded(self, sight: Sight) -> bool:
        """Return True if the menu has several lines, smaller than a finger."""

    def line_at(self, point: Point, sight: Sight, finger: bool) -> Target | None:
        """Return which line of the menu is at a point while it takes up all of the pane."""

    def key(self, key: int, sight: Sight) -> Target | None:
        """Return what a key is meant for."""

    def walk(self, sight: Sight) -> Sequence[Sequence[Target]]:
        """Return what the arrow keys move along."""


class PlayedTable(Protocol):
    """The table that is played at."""

    def top(self) -> Top: ...

    def sight(self) -> Sight: ...

    def meant(self) -> tuple[Target, ...]:
        """Return what the hint is about."""

    def target_at(self, point: Point, now_s: float, finger: bool = False) -> Target | None: ...

    def crowded(self) -> bool:
        """Return True if the player chooses from lines that are too small for a finger."""


class Controls:
    """Mouse and keyboard of a player at a table.

    `mouse` is where the mouse points in the pane until the keys move, `focus` what the keys have
    moved to until the mouse moves, `opened` what is looked at while a button or key is held,
    `pressed` the buttons that are down and since when, and `changed` is True if any of that has
    changed since it was last set to False.
    """

    def __init__(self, table: PlayedTable, deeds: Deeds) -> None:
        self._table = table
        self._deeds = deeds
        self.mouse: Point | None = None
        self.opened: Target | None = None
        self.pressed: dict[Button, float] = {}
        self._let_go: set[Button] = set()
        """Buttons that are released but have not been down for long enough."""
        self.changed = True
        self._focus: Target | None = None
        self._grabbed: tuple[Target, Point] | None = None
        self.large_menu = False
        """Whether the lines of the menu take up the pane, after a finger has touched small ones."""
        self.by_finger = False
        """Whether a finger did what was done last, not a mouse."""
        self._lifts = False
        self._finger_s: float | None = None
        """Since when a finger has been down that may still click; None for a mouse."""
        self._looks = False
        """Whether a finger is down that only looks."""
        self._clicked: tuple[Target, Point, float] | None = None
        """What was clicked last, where and when."""

    def __repr__(self) -> str:
        return f"<Controls, mouse at {self.mouse}, keys at {self.focus}>"

    @property
    def focus(self) -> Target | None:
        """What the keys have moved to; None once it is gone."""
        if self._focus is None:
            return None
        rows = self._table.top().walk(self._table.sight())
        return self._focus if any(self._focus in row for row in rows) else None

    @property
    def dragged_to(self) -> Point | None:
        """Where the mouse drags a piece to, or None."""
        if self._grabbed is None or self.mouse is None:
            return None
        return self.mouse if math.dist(self._grabbed[1], self.mouse) >= DRAG_PIXELS else None

    def hover(self, now_s: float) -> Target | None:
        """Return what is under the mouse."""
        if self.mouse is None:
            return None
        return self._table.target_at(self.mouse, now_s, self.by_finger)

    @property
    def busy(self) -> bool:
        """Whether `poll` has something to do soon."""
        return bool(self._let_go) or self._finger_s is not None

    def poll(self, now_s: float) -> None:
        """Do what is due."""
        if self._finger_s is not None and now_s >= self._finger_s + STAYS_S:
            self._look()
        for button in sorted(self._let_go):
            if now_s >= self.pressed[button] + HELD_S:
                self._up(button)

    def handle(self, event: pygame.event.Event, pane: Rect, now_s: float) -> None:
        """Take in an event of the window; positions are the window's."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            before, self.mouse = self.mouse, (event.pos[0] - pane.left, event.pos[1] - pane.top)
            if self.mouse != before:
                # One thing is pointed at: what the mouse or the keys came to last.
                self._focus = None
            self.by_finger = getattr(event, "touch", False)
            self.changed = True
            if self.large_menu:
                self._choose(event, now_s)
                return
        match event.type:
            case pygame.MOUSEBUTTONDOWN if getattr(event, "touch", False):
                self._finger_down(now_s)
            case pygame.MOUSEBUTTONDOWN:
                self._mouse_down(event.button, now_s)
            case pygame.MOUSEMOTION:
                self._slide(now_s)
            case pygame.MOUSEBUTTONUP if getattr(event, "touch", False):
                self._finger_up(now_s)
            case pygame.MOUSEBUTTONUP if event.button == LEFT:
                self._mouse_up(now_s)
            case pygame.MOUSEBUTTONUP if event.button == RIGHT:
                self._close()
            case pygame.KEYDOWN:
                self._key_down(event.key, now_s)
            case pygame.KEYUP:
                self._key_up(event.key, now_s)
            case pygame.WINDOWLEAVE:
                self.mouse = None
                self.changed = True
            case pygame.WINDOWFOCUSLOST:
                self.release_all()

    def release_all(self) -> None:
        """Release everything."""
        self._grabbed = self._finger_s = None
        self._looks = False
        self._close()
        for button in sorted(self.pressed):
            self._up(button)

    def _choose(self, event: pygame.event.Event, now_s: float) -> None:
        """Take the line of the large menu under the mouse or finger that is let go there; beside
        the lines it closes."""
        if event.type != pygame.MOUSEBUTTONUP:
            return
        line = self.hover(now_s)
        self.large_menu = False
        if line is not None:
            self._deeds.click(line, now_s)
        if self.by_finger:
            self.mouse = None

    # ---- the mouse -----------------------------------------------------------------------------

    def _mouse_down(self, button: int, now_s: float) -> None:
        target = self.hover(now_s)
        if target is None or self.mouse is None:
            return
        if button == LEFT and self._is_second_half(target, self.mouse, now_s):
            return
        if button == RIGHT:
            self._open(target)
        elif button == MIDDLE:
            self._deeds.turn(target, now_s)
        elif button == LEFT:
            self._focus = None
            self._grabbed = (target, self.mouse)
            if isinstance(target, ButtonAt):
                self._press(target.letter, now_s)
            elif not isinstance(target, _WAIT_FOR_RELEASE):
                self._deeds.click(target, now_s)

    def _is_second_half(self, target: Target, point: Point, now_s: float) -> bool:
        """Return True for the second half of a double click: it means what the first one has
        clicked, not what has come there since. A button may be pressed as often as anybody
        likes."""
        before, self._clicked = self._clicked, (target, point, now_s)
        if before is None or (isinstance(target, ButtonAt) and target == before[0]):
            return False
        return now_s - before[2] < TWICE_S and math.dist(point, before[1]) < DRAG_PIXELS

    def _mouse_up(self, now_s: float) -> None:
        dragged = self.dragged_to is not None
        grabbed, self._grabbed = self._grabbed, None
        if grabbed is None:
            return
        origin = grabbed[0]
        if isinstance(origin, ButtonAt):
            self._release(origin.letter, now_s)
            return
        if dragged:
            over = self.hover(now_s)
            goal = None if over is None else dropped(origin, over)
            if goal is not None:
                self._deeds.click(goal, now_s)
        elif isinstance(origin, _WAIT_FOR_RELEASE):
            self._deeds.click(origin, now_s)

    # ---- a finger ------------------------------------------------------------------------------

    def _finger_down(self, now_s: float) -> None:
        target = self.hover(now_s)
        if isinstance(target, ButtonAt):
            self._mouse_down(LEFT, now_s)
        elif target is not None and self.mouse is not None:
            if self._is_second_half(target, self.mouse, now_s):
                return
            self._focus = None
            self._grabbed, self._finger_s = (target, self.mouse), now_s

    def _look(self) -> None:
        """Let a finger that has stayed look at what is below it, if there is anything to look
        at."""
        if self._grabbed is None:
            return
        self._open(self._grabbed[0])
        if self.opened is not None or isinstance(self._grabbed[0], OwnCard):
            self._finger_s, self._looks = None, True

    def _slide(self, now_s: float) -> None:
        """Let the finger slide along the cards in hand, or take a piece with it."""
        if self._grabbed is None or not (self._looks or self._finger_s is not None):
            return
        origin, over = self._grabbed[0], self.hover(now_s)
        if isinstance(origin, OwnCard) and isinstance(over, OwnCard):
            if over != origin:
                self._finger_s, self._looks = None, True
                self._grabbed = (over, self._grabbed[1])
        elif self.opened is None and self.dragged_to is not None:
            self._finger_s, self._looks = None, False
            if not isinstance(origin, _WAIT_FOR_RELEASE):
                self._deeds.click(origin, now_s)

    def _finger_up(self, now_s: float) -> None:
        if self._finger_s is not None and self._grabbed is not None:
            target, self._grabbed = self._grabbed[0], None
            if isinstance(target, LineAt) and self._table.crowded():
                self.large_menu = True
            else:
                self._deeds.click(target, now_s)
        elif self._looks:
            self._grabbed = None
            self._close()
        else:
            self._mouse_up(now_s)
        self._finger_s, self._looks = None, False
        # Nothing points anywhere any more.
        self.mouse, self.changed = None, True

    # ---- the keyboard --------------------------------------------------------------------------

    def _key_down(self, key: int, now_s: float) -> None:
        focus = self.focus
        target = self._table.top().key(key, self._table.sight())
        if key == pygame.K_ESCAPE and self.large_menu:
            self.large_menu, self.changed = False, True
            return
        if key == pygame.K_ESCAPE:
            self._focus = None
            self.changed = True
        if target is not None:
            self._deeds.click(target, now_s)
        elif key == pygame.K_RETURN and focus is not None:
            self._focus = None
            self._deeds.click(focus, now_s)
        elif key in _BUTTON_KEYS:
            self._press(_BUTTON_KEYS[key], now_s)
        elif key in _ALONG or key in _BETWEEN or key == pygame.K_TAB:
            self._walk(key)
        elif key == pygame.K_v:
            self._open(OwnVote())
        elif (at := focus or self.hover(now_s)) is None:
            return
        elif key == pygame.K_SPACE:
            self._open(at)
        elif key == pygame.K_o:
            self._deeds.turn(at, now_s)

    def _key_up(self, key: int, now_s: float) -> None:
        if key in _BUTTON_KEYS:
            self._release(_BUTTON_KEYS[key], now_s)
        elif key in (pygame.K_SPACE, pygame.K_v):
            self._close()

    def _walk(self, key: int) -> None:
        """Move the focus: along a row, between rows, or to the next target that is meant; it begins
        at the first of these."""
        rows = self._table.top().walk(self._table.sight())
        everything = [target for row in rows for target in row]
        meant = {*self._table.meant()}
        if key == pygame.K_TAB:
            along, step = [t for t in everything if t in meant] or everything, 1
        else:
            along = next((list(row) for row in rows if self.focus in row), everything)
            step = _ALONG.get(key, 0)
        if not along:
            return
        focus = self.focus
        if focus not in along:
            self._focus = next((target for target in along if target in meant), along[0])
        elif key in _BETWEEN:
            at = next(n for n, row in enumerate(rows) if focus in row)
            row = rows[(at + _BETWEEN[key]) % len(rows)]
            self._focus = row[min(rows[at].index(focus), len(row) - 1)]
        else:
            self._focus = along[(along.index(focus) + step) % len(along)]
        self.mouse, self.changed = None, True

    # ---- buttons, and what is looked at while something is held ----------------------------------

    def _press(self, button: Button, now_s: float) -> None:
        if button in self._let_go:
            self._up(button)
        if button not in self.pressed:
            self.pressed[button] = now_s
            self._deeds.act(Press(button))
            self.changed = True

    def _release(self, button: Button, now_s: float) -> None:
        if button in self.pressed:
            self._let_go.add(button)
            self.poll(now_s)

    def _up(self, button: Button) -> None:
        del self.pressed[button]
        self._let_go.discard(button)
        self._deeds.act(Release(button))
        self.changed = True

    def _open(self, target: Target) -> None:
        sight = self._table.sight()
        own_vote = isinstance(target, OwnVote) and sight.vote is not None
        looks = Gesture() if own_vote else peek(target, sight)
        if looks is None or self.opened is not None:
            return
        if not isinstance(looks, Gesture):
            self._deeds.say(looks)
            return
        for step in looks.steps:
            self._deeds.act(step.act)
        self._lifts = bool(looks.steps)
        self.opened = target
        self.changed = True

    def _close(self) -> None:
        if self.opened is not None:
            self.opened = None
            self.changed = True
            if self._lifts:
                self._deeds.act(Lower())
