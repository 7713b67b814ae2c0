"""A virtual table in the same process as the fast twin: no sockets, no waiting, a virtual clock.

The person at it sees what her seat's view and scene show and does nothing but move the mouse, click
and press keys. Not simulated: the sockets, and that views and scenes arrive a moment later.
"""

from contextlib import contextmanager

import pygame

from controller.table.assembly import Seating, open_table
from controller.views import Update
from display.tabletop import VirtualTable
from display.tabletop.eyes import SUDDEN_S
from display.targets import OwnCard, OwnFan, TileAt
from hardware.config import load_table_file
from hardware.errors import HandError
from hardware.loop import Loop, VirtualClock
from hardware.scene import Refused

PANE = pygame.Rect(0, 0, 1280, 464)
FRAME_S = 1 / 30


class LiveFeed:
    """The feed of a seat, whenever it is asked."""

    def __init__(self, console, seat):
        self._console, self._seat = console, seat

    def poll(self):
        return Update(self._console.view(self._seat or None))


class LiveHands:
    """The eyes and hands of a seat. Keeps its `acts`, what was `refused`, and which other `chairs`
    it asked for."""

    connected = True

    def __init__(self, world, loop, seat):
        self.seat = seat
        self.acts, self.refused, self.chairs = [], [], []
        self._world, self._loop = world, loop
        self._unread = []
        self._late_s, self._scenes = 0.0, []
        self.scene = None

    def see_late(self, late_s):
        """From now on everything is seen so much later."""
        self._late_s = late_s

    def move(self, to):
        self.chairs.append(to)

    def act(self, act):
        self.acts.append(act)
        try:
            self._world.act(self.seat, act, self._loop.now_s())
        except HandError as error:
            self.refused.append(str(error))
            self._unread.append(Refused(str(error), error.code, error.place))
        return True

    def poll(self):
        now_s = self._loop.now_s()
        self._scenes.append((now_s, self._world.scene(self.seat, now_s)))
        while len(self._scenes) > 1 and self._scenes[1][0] <= now_s - self._late_s:
            del self._scenes[0]
        self.scene = self._scenes[0][1]
        unread, self._unread = self._unread, []
        return (*unread, self.scene)


class Person:
    """Plays a seat with mouse and keyboard."""

    def __init__(self, live, seat, pane=PANE):
        self.live = live
        self.seat = seat
        self.hands = LiveHands(live.world, live.loop, seat)
        self.table = VirtualTable(LiveFeed(live.console, seat), self.hands)
        self.pane = pane
        self.table.place(pane)
        self.surface = pygame.Surface(pane.size)
        self.table.poll(self.now_s)

    @property
    def now_s(self):
        return self.live.loop.now_s()

    @property
    def moment(self):
        return self.table.moment(self.now_s)

    @property
    def match(self):
        return self.moment.sight.view.match

    def targets(self):
        """Where everything is that can be clicked."""
        return self.table.top().targets(self.table.sight())

    def event(self, kind, **fields):
        self.table.handle(pygame.event.Event(kind, **fields), self.now_s)

    def move(self, target):
        """Move the mouse to where *target* is seen, after a moment for what has just come."""
        for _ in range(3):
            for point in _points(self.targets()[target]):
                if self.table.target_at(point, self.now_s) == target:
                    self.event(pygame.MOUSEMOTION, pos=point)
                    return point
            self.live.run(SUDDEN_S)
        raise AssertionError(f"nothing of {target} can be seen")

    def click(self, target, button=1):
        point = self.move(target)
        self.event(pygame.MOUSEBUTTONDOWN, pos=point, button=button)
        self.event(pygame.MOUSEBUTTONUP, pos=point, button=button)
        self.finish()

    def drag(self, origin, goal):
        self.event(pygame.MOUSEBUTTONDOWN, pos=self.move(origin), button=1)
        self.live.run(0.4)
        point = self.move(goal)
        self.event(pygame.MOUSEBUTTONUP, pos=point, button=1)
        self.finish()

    def key(self, *keys):
        for key in keys:
            self.event(pygame.KEYDOWN, key=key)
            self.event(pygame.KEYUP, key=key)
            self.finish()

    def finish(self):
        """Wait until the hand has done what was clicked."""
        self.live.run(0.3)
        for _ in range(200):
            if self.table.settled:
                break
            self.live.run(0.1)
        self.live.run(0.3)


class Live:
    """A table that runs, with people at it."""

    def __init__(self, opened, loop):
        self.opened = opened
        self.console, self.world, self.loop = opened.console, opened.world, loop
        self.people = []

    def sit(self, seat, pane=PANE, plays=Person):
        self.people.append(plays(self, seat, pane))
        return self.people[-1]

    def run(self, for_s=FRAME_S):
        """Let time pass for everybody."""
        end_s = self.loop.now_s() + for_s
        while self.loop.now_s() < end_s - 1e-9:
            until_s = min(end_s, self.loop.now_s() + FRAME_S)
            woken = self.loop.call_at(until_s, lambda: None)
            self.loop.run(while_=lambda until_s=until_s: self.loop.now_s() < until_s)
            woken.cancel()
            for person in self.people:
                person.table.poll(self.loop.now_s())

    def until(self, condition, at_most_s=300.0):
        give_up_s = self.loop.now_s() + at_most_s
        while not condition():
            assert self.loop.now_s() < give_up_s, "it did not happen"
            self.run(0.1)


@contextmanager
def live_table(players=4, bots=3, seed=1, game="captains-orders", table="sim-spots", **options):
    """A match that has just begun, people at the first seats and bots at the others."""
    seating = Seating(players, bots, "normal", seed, game, options)
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file(table), loop, seating, deep=False) as opened,
    ):
        opened.start()
        yield Live(opened, loop)


def follow_the_hints(person, luck, but=()):
    """Click something that glows, *but* none of these lines; whether anything did."""
    moment = person.moment
    if moment.message and moment.sight.hand is not None and not moment.sight.heard:
        person.key(pygame.K_ESCAPE)
        return True
    lit = [one.target for one in moment.hint.offers if getattr(one.message, "id", "") not in but]
    lit = lit or [target for target in moment.hint.sought if target in person.targets()]
    if not lit:
        return False
    # Any card, or any line, weighs no more than one button.
    kind = luck.choice(list(dict.fromkeys(map(type, lit))))
    goal = luck.choice([target for target in lit if isinstance(target, kind)])
    if goal == OwnFan() and OwnCard(0) in person.targets():
        goal = OwnCard(0)  # cards may hide what is between them
    if goal in person.targets() and not isinstance(goal, TileAt):
        person.click(goal)
    else:
        person.table.click(goal, person.now_s)
        person.finish()
    return True


def _points(area):
    """Points of an area, its middle first."""
    yield area.center
    for down in (0.5, 0.25, 0.75, 0.1, 0.9):
        for right in (0.04, 0.15, 0.3, 0.5, 0.7, 0.85, 0.96):
            yield (round(area.left + area.width * right), round(area.top + area.height * down))
