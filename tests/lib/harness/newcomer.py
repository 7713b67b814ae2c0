"""Somebody who has never seen the game, at the virtual table: clicks what glows, and nothing else.

The virtual table is the real one, without a window: it sees the seat's scene and view in process,
and its acts go to the simulated world.
"""

import random

import pygame

from controller.table.assembly import OpenedTable
from controller.views import END_MATCH, UNREADABLE, Update
from display.tabletop import VirtualTable
from display.tabletop.sight import Target
from hardware.errors import HandError
from hardware.loop import Loop, Task
from hardware.scene import Refused, Scene

POLL_S = 0.1
LOOK_S = 0.6
"""Between two clicks."""

LEFT_ALONE = (
    UNREADABLE, "table-menu-deal-again", "bluff-pirate-menu-vote-shown",
    END_MATCH, "table-menu-leaves",
)  # fmt: skip
"""Lines that nobody chooses at whose table nothing has gone wrong."""


def first_closed(scene: Scene, place: str) -> list[Target]:
    """The first of a row's pieces that lie face down, as what is clicked; none if all are open."""
    closed = [
        f"piece/{place}/{n}"
        for seen in scene.places
        if seen.place == place
        for n, side in enumerate(seen.spread)
        if not side.face
    ]
    return closed[:1]


class Feed:
    """The feed of a seat, without a socket."""

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
            anything = [t for row in rows for t in row if "beside/" not in t]
            return self._luck.choice(anything) if anything else None
        meant = [one for glowing in self.table.meant() for one in self._within(glowing)]
        meant = meant or self._tiles_to_try()
        return self._luck.choice(meant) if meant else None

    def _tiles_to_try(self) -> list[Target]:
        """Where's My Luggage? lets no tile glow: which one to take is the game."""
        sight = self.table.sight()
        says = (getattr(said, "id", "") for said in self.table.top().hint(sight).says)
        passenger = sight.seen("action")
        if self.table.at_rest and "luggage-hands-pick" in says and passenger is not None:
            pattern = passenger.top.suitcase
            lying = (seen for seen in sight.scene.places if seen.top.suitcase == pattern)
            return [seen.place for seen in lying if seen.place.startswith(("belt/", "table/"))]
        return []

    def _within(self, glowing: Target) -> list[Target]:
        """What can be clicked where something glows."""
        sight = self.table.sight()
        kind, _, place = glowing.partition("/")
        if glowing == "card":
            fan = next((seen for seen in sight.scene.places if seen.place.endswith("/cards")), None)
            return (
                [] if fan is None else [self._luck.choice([f"card/{n}" for n in range(fan.count)])]
            )
        if glowing == "menu":
            cursor = sight.view.cursor if sight.view else None
            lines = [] if cursor is None else cursor.options
            some = [f"menu/{n}" for n, line in enumerate(lines) if line.id not in LEFT_ALONE]
            return some and [self._luck.choice(some)]
        if kind == "row" and sight.hand is None:
            return first_closed(sight.scene, place)
        return [glowing]

    def _click(self, target: Target) -> Task:
        key = {"A": pygame.K_a, "B": pygame.K_b}.get(target)
        if key is None:
            self.table.click(target, self._loop.now_s())
            return
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.table.handle(pygame.event.Event(kind, key=key), self._loop.now_s())
            yield self._loop.now_s() + POLL_S
            self.table.poll(self._loop.now_s())
