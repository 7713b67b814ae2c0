"""Somebody who has never seen the game, at the virtual table: clicks what glows, and nothing else.

The virtual table is the real one, without a window: it sees the seat's scene and view in process,
and its acts go to the simulated world.
"""

import random

import pygame

from bench.windowed import KEYS, LEFT_ALONE, SeatFeed, SeatHands
from controller.table.assembly import OpenedTable
from display.tabletop import VirtualTable
from display.targets import Beside, ButtonAt, LineAt, Target
from hardware.loop import Loop, Task

POLL_S = 0.1
LOOK_S = 0.6
"""Between two clicks."""


class Newcomer:
    """Plays a seat by clicking, at random, what the virtual table lets glow; of all clicks, the
    share *astray* is made wherever there is something to click."""

    def __init__(
        self, opened: OpenedTable, loop: Loop, seat: str, seed: object, astray: float = 0.0
    ) -> None:
        self._loop = loop
        self._luck = random.Random(f"{seed}/newcomer")
        self._hands = SeatHands(opened, loop, seat)
        self.table = VirtualTable(SeatFeed(opened, seat), self._hands)
        self.clicks: list[Target] = []
        self._astray = astray

    @property
    def words(self) -> str:
        """What the virtual table says to this person."""
        return self.table.moment(self._loop.now_s()).said

    def play(self) -> Task:
        """Look and click, for ever."""
        while True:
            for _ in range(round(LOOK_S / POLL_S)):
                yield self._loop.now_s() + POLL_S
                self.table.poll(self._loop.now_s())
            target = self._target()
            if target is not None:
                self.clicks.append(target)
                yield from self._click(target)

    def _target(self) -> Target | None:
        if self._luck.random() < self._astray:
            rows = self.table.top().walk(self.table.sight())
            # The control cards pause a match, take moves back and end it: no slip of a hand.
            anything = [t for row in rows for t in row if not isinstance(t, Beside)]
            return self._luck.choice(anything) if anything else None
        cursor = self.table.sight().cursor
        lines = () if cursor is None else cursor.options
        meant = [
            target
            for target in self.table.meant()
            if not isinstance(target, LineAt) or lines[target.number].id not in LEFT_ALONE
        ]
        if not meant or not self.table.settled:
            return None
        # Any card, or any line, weighs no more than one button.
        kind = self._luck.choice(list(dict.fromkeys(map(type, meant))))
        return self._luck.choice([target for target in meant if isinstance(target, kind)])

    def _click(self, target: Target) -> Task:
        if not isinstance(target, ButtonAt):
            self.table.click(target, self._loop.now_s())
            return
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            event = pygame.event.Event(kind, key=KEYS[target.letter])
            self.table.handle(event, self._loop.now_s())
            yield self._loop.now_s() + POLL_S
            self.table.poll(self._loop.now_s())
