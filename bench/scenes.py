"""What a frame of a player's window costs: its part of `reclaim bench display`.

Bots play the beginning of a match of every game; what one of them sees and may know is kept with
its times and shown by the window's own code, tick by tick, as the public screen is. Nobody clicks
in it: what the mouse moves is not in the figures.
"""

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

import pygame

from controller.table.assembly import Seating, open_table
from controller.views import TableView, Update
from display.feed import FeedClient
from display.scene import PlayerScreen, ScenePane, SceneTop
from display.sounds import Sounds
from display.tabletop import VirtualTable
from display.tabletop.hands import HandsClient
from display.window import FRAME_S, Window
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import AnyAct, Scene

PLAYERS = 4
LOOK_S = 0.1
"""How often it is looked at what the hands do; the belt goes on by itself in between."""


class Seen(NamedTuple):
    """What a player sees, and may know, from a time on."""

    at_s: float
    view: TableView
    scene: Scene


def seen(seed: int, game: str, shown_s: float) -> Sequence[Seen]:
    """What the first player sees in the beginning of a match of bots."""
    found: list[Seen] = []
    seating = Seating(PLAYERS, PLAYERS, "normal", seed, game, speed="normal")
    file = load_table_file("sim" if game == "luggage" else "sim-spots")
    with Loop(VirtualClock()) as loop, open_table(file, loop, seating, deep=False) as opened:
        opened.start()
        seat, world = opened.table.seats[0], opened.world
        assert world is not None, "the table is simulated"
        for number in range(round(shown_s / LOOK_S)):
            loop.run(until_s=number * LOOK_S)
            now_s = loop.now_s()
            view, scene = opened.console.view(seat), world.scene(seat, now_s)
            if not found or (found[-1].view, found[-1].scene) != (view, scene):
                found.append(Seen(now_s, view, scene))
    return found


class Shown:
    """The feed and the hands of a seat in one, by a clock that the bench sets."""

    connected = True

    def __init__(self, seat: str, timeline: Sequence[Seen]) -> None:
        self.seat = seat
        self.scene = timeline[0].scene
        self.now_s = 0.0
        self._timeline = timeline
        self._next = 0

    def newly_seen(self) -> Seen | None:
        """Return what is seen now, if it was not returned before."""
        newest = None
        while self._next < len(self._timeline) and self._timeline[self._next].at_s <= self.now_s:
            newest = self._timeline[self._next]
            self._next += 1
        return newest

    def act(self, act: AnyAct) -> bool:
        return True

    def descriptors(self) -> Sequence[int]:
        return ()


class _Feed(Shown):
    def poll(self) -> Update | None:
        now = self.newly_seen()
        return None if now is None else Update(now.view)


class _Hands(Shown):
    def poll(self) -> tuple[Scene, ...]:
        now = self.newly_seen()
        if now is None:
            return ()
        self.scene = now.scene
        return (now.scene,)


def ticks(
    size: tuple[int, int], timeline: Sequence[Seen], seat: str
) -> Iterator[tuple[TableView, float, pygame.Surface]]:
    """Show a timeline; yields what is shown, how long the tick took (ms), and a surface like the
    window's."""
    parts = [_Feed(seat, timeline), _Feed(seat, timeline), _Hands(seat, timeline)]
    public, own, hands = parts
    screen = PlayerScreen()
    table = VirtualTable(
        cast("FeedClient", own), cast("HandsClient", hands), None, SceneTop(screen)
    )
    shown: list[TableView | None] = [None]
    pane = ScenePane(cast("FeedClient", public), screen, Sounds(), table, shown.append)
    beside = pygame.Surface(size)
    with Window(size, [(pane, 1.0)]) as window:
        for number in range(int(timeline[-1].at_s / FRAME_S)):
            for part in parts:
                part.now_s = number * FRAME_S
            began_ns = time.thread_time_ns()
            window.tick(number * FRAME_S)
            tick_ms = (time.thread_time_ns() - began_ns) / 1e6
            if (view := shown[-1]) is not None:
                yield view, tick_ms, beside
