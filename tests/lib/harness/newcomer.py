"""Somebody who has never seen the game, at the virtual table: clicks what glows, and nothing else.

The virtual table is the real one, without a window: it sees the seat's scene and view in process,
and its acts go to the simulated world.
"""

import random

import pygame

from controller.table.assembly import OpenedTable
from controller.views import END_MATCH, SOMETHING_WRONG, UNREADABLE, Update
from display.tabletop import VirtualTable
from display.targets import Beside, ButtonAt, LineAt, Target
from hardware.errors import HandError
from hardware.loop import Loop, Task
from hardware.scene import Refused

POLL_S = 0.1
LOOK_S = 0.6
"""Between two clicks."""

LEFT_ALONE = (
    UNREADABLE, SOMETHING_WRONG, "table-menu-deal-again", "bluff-pirate-menu-vote-shown",
    END_MATCH, "table-menu-leaves",
)  # fmt: skip
"""Lines that nobody chooses at whose table nothing has gone wrong."""


KEYS = {"A": pygame.K_a, "B": pygame.K_b}


class Feed:
    """The feed of a seat, without a socket."""

    connected = True

    def __init__(self, opened: OpenedTable, seat: str) -> None:
        self._console = opened.console
        self._seat = seat
        self._new = True
        opened.console.changed.append(self._changed)

    def _changed(self) -> None:
        self._new = True

    def poll(self) -> Update | None:
        if not self._new:
            return None
        self._new = False
        return Update(self._console.view(self._seat))


class Hands:
    """The eyes and hands of a seat, without a socket."""

    connected = True

    def __init__(self, opened: OpenedTable, loop: Loop, seat: str) -> None:
        self.seat = seat
        self.scene = opened.world.scene(seat, 0.0)
        self._world = opened.world
        self._loop = loop
        self._refused: list[Refused] = []

    def act(self, act) -> bool:
        try:
            self._world.act(self.seat, act, self._loop.now_s())
        except HandError as error:
            self._refused.append(Refused(str(error), error.code, error.place))
        return True

    def poll(self):
        refused, self._refused = self._refused, []
        self.scene = self._world.scene(self.seat, self._loop.now_s())
        return (self.scene, *refused)


class Newcomer:
    """Plays a seat by clicking, at random, what the virtual table lets glow; of all clicks, the
    share *astray* is made wherever there is something to click."""

    def __init__(
        self, opened: OpenedTable, loop: Loop, seat: str, seed: object, astray: float = 0.0
    ) -> None:
        self._loop = loop
        self._luck = random.Random(f"{seed}/newcomer")
        self._hands = Hands(opened, loop, seat)
        self.table = VirtualTable(Feed(opened, seat), self._hands)
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
