"""Somebody who plays in a player's window, by clicks on what is lit there.

The window is the real one, drawn onto a surface; each click is an event at a point of it, so that
what is drawn, what can be hit and what it does are one and the same thing.
"""

import random
from collections.abc import Callable
from typing import Literal, cast

import pygame

from controller.table.assembly import OpenedTable
from controller.views import END_MATCH, SOMETHING_WRONG, UNREADABLE, Update
from display.feed import FeedClient
from display.scene import PlayerScreen, ScenePane, SceneTop
from display.scene.verbs import verbs
from display.sounds import Sounds
from display.tabletop import VirtualTable
from display.tabletop.hands import HandsClient
from display.targets import BackOf, Beside, ButtonAt, LineAt, SeatOf, Target
from hardware.errors import HandError
from hardware.loop import Loop, Task
from hardware.scene import AnyAct, Refused, Scene

POLL_S = 0.1
LOOK_S = 0.8

UNDO = Beside("undo")

LEFT_ALONE = (
    UNREADABLE, SOMETHING_WRONG, "table-menu-deal-again", "bluff-pirate-menu-vote-shown",
    END_MATCH, "table-menu-leaves",
)  # fmt: skip
"""Lines that nobody chooses at whose table nothing has gone wrong."""


KEYS = {"A": pygame.K_a, "B": pygame.K_b}


class SeatFeed:
    """The feed of a seat, without a socket."""

    connected = True

    def __init__(self, opened: OpenedTable, seat: str) -> None:
        self._console = opened.console
        self.seat = seat
        self._new = True
        opened.console.changed.append(self._changed)

    def _changed(self) -> None:
        self._new = True

    def poll(self) -> Update | None:
        if not self._new:
            return None
        self._new = False
        return Update(self._console.view(self.seat))

    def watch_as(self, seat: str) -> None:
        self.seat, self._new = seat, True


class SeatHands:
    """The eyes and hands of a seat, without a socket."""

    connected = True

    def __init__(
        self, opened: OpenedTable, loop: Loop, seat: str, feed: SeatFeed | None = None
    ) -> None:
        assert opened.world is not None, "only a simulated table has hands"
        self._feed = feed
        self.seat = seat
        self.scene = opened.world.scene(seat, 0.0)
        self._console = opened.console
        self._world = opened.world
        self._loop = loop
        self._refused: list[Refused] = []

    def move(self, to: str) -> None:
        def moved() -> None:
            self.seat = to
            if self._feed is not None:
                self._feed.watch_as(to)

        self._console.reseat(self.seat, to, moved)

    def act(self, act: AnyAct) -> bool:
        try:
            self._world.act(self.seat, act, self._loop.now_s())
        except HandError as error:
            self._refused.append(Refused(str(error), error.code, error.place))
        return True

    def poll(self) -> tuple[Scene | Refused, ...]:
        refused, self._refused = self._refused, []
        self.scene = self._world.scene(self.seat, self._loop.now_s())
        return (self.scene, *refused)


class WindowPlayer:
    """Plays a seat in a window of that *size*, and shows every picture to *looks_at*."""

    def __init__(
        self,
        opened: OpenedTable,
        loop: Loop,
        seat: str,
        seed: object,
        size: tuple[int, int] = (1280, 800),
        looks_at: Callable[["WindowPlayer"], None] = lambda player: None,
        language: str | None = None,
        by: Literal["mouse", "finger", "keys"] = "mouse",
    ) -> None:
        self._by = by
        self._loop = loop
        self._luck = random.Random(f"{seed}/window")
        self.screen = PlayerScreen(language)
        self.surface = pygame.Surface(size)
        self.screen.corner_px = 50
        feed = SeatFeed(opened, seat)
        self.table = VirtualTable(
            cast("FeedClient", feed),
            cast("HandsClient", SeatHands(opened, loop, seat, feed)),
            language,
            SceneTop(self.screen),
        )
        public = cast("FeedClient", SeatFeed(opened, ""))
        self.pane = ScenePane(public, self.screen, Sounds(), self.table)
        self.pane.place(self.surface.get_rect())
        self._looks_at = looks_at
        self.only_looks = False
        self.clicks: list[Target] = []
        self.refused: list[str] = []
        """What was said of clicks on what was lit."""

    def look(self) -> None:
        """Draw what is seen now."""
        now_s = self._loop.now_s()
        self.screen.moment = self.table.moment(now_s)
        self.screen.refresh(self.surface, self.table.sight().view, now_s)

    def wait(self, seconds: float) -> Task:
        for _ in range(round(seconds / POLL_S)):
            yield self._loop.now_s() + POLL_S
            self.pane.poll(self._loop.now_s())

    def play(self) -> Task:
        """Look and click, for ever."""
        while True:
            yield from self.wait(LOOK_S)
            self.look()
            self._looks_at(self)
            if not self.table.settled or self.only_looks or self.screen.opens:
                continue
            wanted = self._wanted()
            if wanted:
                yield from self.click(self._luck.choice(wanted))

    def _wanted(self) -> list[Target]:
        """Return what is lit, and the verbs."""
        sight = self.table.sight()
        lines = () if sight.cursor is None else sight.cursor.options
        moment = self.table.moment(self._loop.now_s())
        # Who accuses at random ends every round at once.
        sought = [one for one in moment.hint.sought if not isinstance(one, SeatOf)]
        meant = [*moment.hint.at, *sought]
        if self.screen.plays(sight.view):
            said = [one for one in meant if not isinstance(one, ButtonAt | LineAt | Beside)]
            meant = [*said, *(one.target for one in verbs(moment) if one.target != UNDO)]
        else:
            # What a climax hides cannot be clicked; each line is a button there.
            shown = self.screen.found(sight, moment.belt_turns)
            buttons = (ButtonAt,) if lines else ()
            meant = [one for one in meant if one in shown and not isinstance(one, buttons)]
        return [
            one
            for one in dict.fromkeys(meant)
            if not isinstance(one, BackOf)
            and not (isinstance(one, LineAt) and lines[one.number].id in LEFT_ALONE)
        ]

    def click(self, target: Target) -> Task:
        """Click where that is drawn, or go there with the keys and take it."""
        found = self.screen.found(
            self.table.sight(), self.table.moment(self._loop.now_s()).belt_turns
        )
        assert target in found, f"{target} is lit and not drawn"
        self.clicks.append(target)
        held_s = 0.3 if isinstance(target, ButtonAt) else 0.1
        view = self.table.sight().view
        if self._by == "keys" and (self.screen.plays(view) or self.screen.invites(view)):
            yield from self._take_by_keys(target, held_s)
        elif self._by == "keys":
            self.table.click(target, self._loop.now_s())
            yield from self.wait(held_s)
        else:
            point = found[target].center
            self._event(pygame.MOUSEBUTTONDOWN, point)
            yield from self.wait(held_s)
            self._event(pygame.MOUSEBUTTONUP, point)
        yield from self.wait(0.2)
        moment = self.table.moment(self._loop.now_s())
        if moment.message:
            self.refused.append(f"{target}: {moment.said}")

    def _take_by_keys(self, target: Target, held_s: float) -> Task:
        """Press Tab until the keys are there, then Enter; buttons have keys of their own."""
        if isinstance(target, ButtonAt):
            yield from self._key(KEYS[target.letter], held_s)
            return
        for _ in range(200):
            if self.table.moment(self._loop.now_s()).focus == target:
                break
            yield from self._key(pygame.K_TAB, 0.0)
        else:
            raise AssertionError(f"the keys do not come to {target}")
        yield from self._key(pygame.K_RETURN, 0.0)

    def _key(self, key: int, held_s: float) -> Task:
        self.pane.handle(pygame.event.Event(pygame.KEYDOWN, {"key": key}), self._loop.now_s())
        yield from self.wait(held_s)
        self.pane.handle(pygame.event.Event(pygame.KEYUP, {"key": key}), self._loop.now_s())

    def _event(self, kind: int, point: tuple[int, int]) -> None:
        touch = {"touch": True} if self._by == "finger" else {}
        event = pygame.event.Event(kind, {"pos": point, "button": 1, **touch})
        self.pane.handle(event, self._loop.now_s())
