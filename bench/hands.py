"""Hands for the bench of grabs: they take tiles off the running belt as players do, rules apart.

A hand looks for a tile, reaches for it, looks at its face and then does one of four things: holds
it to its pad and puts it back somewhere else, holds it to its pad and keeps it, keeps it without
ever showing it to a pad, or puts it back somewhere else without having shown it. Now and then it
gives back a tile that it had kept unseen. Times are those of a quick adult: assumed, spread
log-normally. Where a tile really comes to lie is up to the profile's clumsiness.

How far along the track a hand reaches, how often it takes two tiles at once and how often it puts
another tile in a taken one's place is up to the profile, too. A hand chooses by its own seeded
chance, never by what a tracker thinks, and keeps to a timetable of its own. Where hands reach
anywhere, the same seed makes the same grabs on both twins.
"""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hardware.errors import HandError
from hardware.loop import Loop, Task
from hardware.scene import AnyAct, Put, Take, Tap
from hardware.signals import Uid
from hardware.sim.noise import HandNoise
from hardware.sim.world import World

PAUSE_S = 1.6
"""Between two grabs: finding the next tile."""
REACH_S = 0.5
LOOK_S = 0.8
TAP_S = 0.4
ANSWER_S = 0.25
"""How long a hand waits for its pad's light before it holds the tile there once more."""
TAPS = 3

SHOWN, KEPT_UNSEEN, PUT_BACK_UNSEEN = 0.62, 0.25, 0.13
"""Shares of what becomes of a tile that was grabbed."""
KEPT_OF_SHOWN = 0.35
"""The share of tiles that were held to the pad and are then set aside."""
GIVEN_BACK = 0.06
"""How often a hand gives back a tile kept unseen instead of grabbing another one."""
LEFT_ON_BELT = 10
"""With fewer tiles on the belt, hands keep none."""
APART = 2
"""How many places away at least counts as put back somewhere else."""


@dataclass
class Grab:
    """One tile taken off the belt: by whom, when and from which place."""

    uid: Uid
    seat: str
    at_s: float
    place: int
    shown: bool = False
    """Whether a pad has read it."""
    kept: bool = False


class Hand:
    """The hand of one seat; runs as a task of the table's loop and writes its grabs down."""

    def __init__(
        self,
        seat: str,
        world: World,
        loop: Loop,
        seed: object,
        grabbed: Callable[[Grab], None],
        manners: HandNoise,
    ) -> None:
        self.seat = seat
        self._manners = manners
        self._chair_mm = world.belt.chairs_mm(world.seats)[seat]
        self.answered = False
        """Set by the listener to this seat's pad."""
        self._world = world
        self._loop = loop
        self._random = random.Random(f"{seed}/hand/{seat}")
        self._grabbed = grabbed
        self._kept_unseen: list[int] = []
        """The places that the tiles come from which this hand has kept unseen, the last on top."""
        self._due_s = 0.0

    def __repr__(self) -> str:
        return f"<Hand of {self.seat}, {len(self._kept_unseen)} tiles kept unseen>"

    def run(self, from_s: float, until_s: float) -> Task:
        """Grab from *from_s* until *until_s*, and finish what was begun then."""
        self._due_s = from_s
        while True:
            yield self._in(PAUSE_S)
            if self._due_s >= until_s:
                return
            if self._kept_unseen and self._random.random() < GIVEN_BACK:
                yield from self._give_back()
            else:
                yield from self._grab()

    # ---- what a hand does ----------------------------------------------------------------------

    def _grab(self) -> Task:
        tiles = self._world.belt_tiles()
        if not tiles:
            return
        place = self._choose(tiles)
        yield self._in(REACH_S)
        grab = self._take(place)
        if grab is None:
            return  # somebody else was quicker
        if self._chance(self._manners.two_at_once) and len(tiles) > LEFT_ON_BELT:
            self._take_another((place + 1) % self._world.belt.places)
        yield self._in(LOOK_S)
        plan = self._random.random()
        grab.kept = len(tiles) > LEFT_ON_BELT and (
            plan < SHOWN * KEPT_OF_SHOWN or SHOWN <= plan < SHOWN + KEPT_UNSEEN
        )
        if plan < SHOWN:
            yield from self._show(grab)
        if not grab.kept:
            if self._kept_unseen and self._chance(self._manners.swaps):
                yield self._in(REACH_S)
                if self._swap(place):
                    grab.kept = True
                    return
            yield from self._put_back(away_from=place)
            return
        yield self._in(REACH_S)
        if plan < SHOWN:
            self._did(Put(f"{self.seat}/aside"))
        else:
            self._did(Put(f"{self.seat}/unseen"))
            self._kept_unseen.append(place)

    def _show(self, grab: Grab) -> Task:
        """Hold the tile to the pad until its light answers."""
        for _ in range(TAPS):
            yield self._in(REACH_S)
            self.answered = False
            self._did(Tap(TAP_S))
            self._due_s += TAP_S + ANSWER_S
            yield self._due_s
            if self.answered:
                grab.shown = True
                return

    def _put_back(self, away_from: int) -> Task:
        places = self._world.belt.places
        while True:
            taken = set(self._world.belt_tiles())
            free = [
                number
                for number in range(places)
                if number not in taken
                and min((number - away_from) % places, (away_from - number) % places) >= APART
            ]
            yield self._in(REACH_S)
            if free and self._did(Put(f"belt/{self._choose(free)}")):
                return

    def _give_back(self) -> Task:
        yield self._in(REACH_S)
        if self._did(Take(f"{self.seat}/unseen")):
            yield from self._put_back(away_from=self._kept_unseen.pop())

    def _take(self, place: int) -> Grab | None:
        if not self._did(Take(f"belt/{place}")):
            return None
        held = self._world.seats[self.seat].hand
        assert held is not None, "the hand has just taken it"
        grab = Grab(held.piece.uid, self.seat, self._loop.now_s(), place)
        self._grabbed(grab)
        return grab

    def _take_another(self, place: int) -> None:
        """Take the tile of *place*, too, in the same movement, and keep it."""
        if not self._world.places.get(f"belt/{place}"):
            return
        self._did(Put(f"{self.seat}/first"))
        second = self._take(place)
        if second is not None:
            second.kept = True
            self._did(Put(f"{self.seat}/unseen"))
            self._kept_unseen.append(place)
        self._did(Take(f"{self.seat}/first"))

    def _swap(self, place: int) -> bool:
        """Put a tile that was kept unseen where the one in hand came from, and keep that one."""
        if self._world.places.get(f"belt/{place}"):
            return False
        self._did(Put(f"{self.seat}/first"))
        self._did(Take(f"{self.seat}/unseen"))
        self._kept_unseen[-1] = place
        self._did(Put(f"belt/{place}"))
        self._did(Take(f"{self.seat}/first"))
        self._did(Put(f"{self.seat}/unseen"))
        return True

    # ---- inside --------------------------------------------------------------------------------

    def _choose(self, places: Sequence[int]) -> int:
        """One of *places*, more likely the nearer it is, if hands do not reach anywhere."""
        reach_mm = self._manners.reach_mm
        if not reach_mm:
            return self._random.choice(places)
        belt, turns = self._world.belt, self._world.belt_turns()
        near = [
            math.exp(-((belt.distance_mm(place, turns, self._chair_mm) / reach_mm) ** 2) / 2) + 1e-9
            for place in places
        ]
        return self._random.choices(places, near)[0]

    def _chance(self, share: float) -> bool:
        return share > 0.0 and self._random.random() < share

    def _did(self, act: AnyAct) -> bool:
        """Act; False where the world does not let it, for somebody else was there first."""
        try:
            self._world.act(self.seat, act, self._loop.now_s())
        except HandError:
            return False
        return True

    def _in(self, mean_s: float) -> float:
        self._due_s += mean_s * self._random.lognormvariate(0.0, 0.25)
        return self._due_s
