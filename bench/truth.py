"""What is really so on a simulated belt: where tiles lie uncovered, and which passes could tell.

A *pass* is a place that comes near a belt reader's zone and goes through its centre. Near is half a
place's length from the zone, for a tile may lie off its place by that: nearer than that it may be
in the field already, and before its place has gone so far away again it has not surely left. A
pass is *informative* if the reader could see when the place was at the zone's centre: it was
neither shadowed nor resetting nor lost. Whether anything was read in it is another matter.

For a tile whose own tag is bad, a pass weighs less: as much as the logarithm of the chance to miss
it, beside that of a tag that misses one pass in fifty. A dead tag's weigh nothing.
"""

import math
from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

from bench.hands import APART
from hardware.loop import Loop, Task
from hardware.signals import AnySignal, ReaderLost, ReaderReady, TagEntered, Uid
from hardware.sim.noise import Noise
from hardware.sim.world import World

_NOWHERE = (-1, -math.inf, -math.inf)

LOOK_S = 0.1
"""How often the belt is looked at: 6 mm of its way at full speed."""


USUAL_MISSED = 0.02
"""The share of passes that a tag misses of which every informative pass counts in full."""


class Pass(NamedTuple):
    """An informative pass: when the place came near the zone, and when it was at its centre."""

    entered_s: float
    centre_s: float


class _Passing(NamedTuple):
    """A place on its way over a reader: when it came near the zone, and where it was at the last
    look (mm from the centre), until it has been at the centre."""

    entered_s: float
    away_mm: float | None


class Truth:
    """Watches a world from `watch` on."""

    def __init__(self, world: World, noise: Noise, loop: Loop) -> None:
        self._world = world
        self._noise = noise
        self._loop = loop
        self._lost: set[str] = set()
        self._passes: defaultdict[int, list[Pass]] = defaultdict(list)
        self._inside: dict[str, dict[int, _Passing]] = {reader: {} for reader in noise.zones}
        """Reader -> place that passes it."""
        self._turned, self._turns = 0.0, world.belt_turns()
        self._margin_mm = world.belt.track_mm / world.belt.places / 2
        self._uncovered: dict[Uid, tuple[int, float, float]] = {}
        """Tile -> the place where it lay uncovered last, from when, and until when or infinity."""
        self._read_s: dict[Uid, float] = {}
        """When each tile was read last on the belt."""
        self.on_back: list[Callable[[Uid], None]] = []
        """Called with a tile that has just come to lie uncovered on the belt."""
        self.on_gone: list[Callable[[Uid, int, float], None]] = []
        """Called with a tile that has just ceased to, its place, and since when it lay there."""
        self._top: dict[int, Uid] = {}
        for number in world.belt_tiles():
            self._changed(number)
        world.on_belt.append(self._changed)

    def __repr__(self) -> str:
        return f"<Truth: tiles lie uncovered at {len(self._top)} places>"

    def now_s(self) -> float:
        return self._loop.now_s()

    @property
    def loses_count(self) -> bool:
        """Whether the encoder does, so that nobody can know places."""
        return self._noise.profile.encoder.lost_share > 0.0

    def turned(self) -> float:
        """How far the belt has gone, whichever way, since the world began (turns)."""
        return self._turned

    def missed(self, uid: Uid) -> float:
        """The share of passes that a tile's tag misses."""
        return self._noise.missed[uid]

    def places_apart(self, place_turns: float, place: int) -> float:
        """How many places a coordinate on the belt is away from a place."""
        away = (place_turns - place / self._world.belt.places + 0.5) % 1.0 - 0.5
        return abs(away) * self._world.belt.places

    def watch(self) -> Task:
        """A task for the table's loop."""
        while True:
            self._look()
            yield self._loop.now_s() + LOOK_S

    def hear(self, signal: AnySignal) -> None:
        """Which readers are lost, and which tiles they have read, is known from what they say."""
        match signal:
            case ReaderLost(reader=reader):
                self._lost.add(reader)
            case ReaderReady(reader=reader):
                self._lost.discard(reader)
            case TagEntered(at_s=at_s, reader=reader, uid=uid) if reader in self._inside:
                self._read_s[uid] = at_s

    def informative_passes(self, place: int, from_s: float, until_s: float) -> int:
        """How many informative passes of a place began after *from_s* and were past the zone's
        centre by *until_s*."""
        return sum(
            one.entered_s > from_s and one.centre_s <= until_s for one in self._passes[place]
        )

    def passed_s(self, place: int, from_s: float) -> list[float]:
        """When the informative passes of a place that began after *from_s* were at the centre."""
        return [one.centre_s for one in self._passes[place] if one.entered_s > from_s]

    def lies(self, uid: Uid) -> bool:
        """Whether a tile lies uncovered on the belt."""
        return self._uncovered.get(uid, _NOWHERE)[2] == math.inf

    def lies_about(self, uid: Uid, place: int) -> bool:
        """Whether a tile lies uncovered at a place, or so near to it that the edges of a zone,
        which are not the same on every pass, do not tell the one from the other."""
        return self.lies(uid) and self._about(self._uncovered[uid][0], place)

    def came_back(self, uid: Uid, from_s: float) -> bool:
        """Whether a tile has come to lie uncovered on the belt after *from_s*."""
        return self._uncovered.get(uid, _NOWHERE)[1] > from_s

    def lies_proven(self, uid: Uid, now_s: float) -> bool:
        """Whether a tile lies uncovered on the belt and has lain there through the last
        informative pass of its place."""
        return self.lies(uid) and self.passes_while_lying(uid, now_s) > 0

    def read_while_lying(self, uid: Uid) -> bool:
        """Whether a belt reader has read a tile where it has lain uncovered last."""
        _, since_s, _ = self._uncovered.get(uid, _NOWHERE)
        return self._read_s.get(uid, -math.inf) > since_s

    def passes_while_lying(self, uid: Uid, until_s: float) -> int:
        """The informative passes of the place where a tile has lain uncovered last, meanwhile."""
        place, since_s, taken_s = self._uncovered.get(uid, _NOWHERE)
        return self.informative_passes(place, since_s, min(taken_s, until_s))

    def passes_since(self, uid: Uid, place: int, from_s: float, until_s: float) -> int:
        """The informative passes that could tell of a tile that was taken from *place* at *from_s*:
        those of that place while it did not lie about there, and those of the place where it has
        lain uncovered last since then."""
        lay, since_s, _ = self._uncovered.get(uid, _NOWHERE)
        if since_s <= from_s:
            return self.informative_passes(place, from_s, until_s)
        if self._about(lay, place):
            return self.informative_passes(place, from_s, min(since_s, until_s))
        elsewhere = self.passes_while_lying(uid, until_s)
        return elsewhere + self.informative_passes(place, from_s, until_s)

    def weight(self, uid: Uid) -> float:
        """How much an informative pass tells of a tile, for its own tag."""
        missed = self._noise.missed[uid]
        if missed <= USUAL_MISSED:
            return 1.0
        return math.log(missed) / math.log(USUAL_MISSED)

    def holders(self) -> dict[Uid, str]:
        """The seat that has each tile which is not on the belt, in its hand or laid aside; nobody
        has one that fell off."""
        held = {top.hand.piece.uid: seat for seat, top in self._world.seats.items() if top.hand}
        for place, stack in self._world.places.items():
            where = place.partition("/")[0]
            if where != "belt":
                seat = where if where in self._world.seats else ""
                held |= {lying.piece.uid: seat for lying in stack}
        return held

    def lying(self) -> dict[Uid, tuple[int, float]]:
        """The tiles that lie uncovered on the belt: where, and since when."""
        return {
            uid: (place, since_s)
            for uid, (place, since_s, until_s) in self._uncovered.items()
            if until_s == math.inf
        }

    def covered(self, uid: Uid) -> bool:
        """Whether a tile lies on the belt under another one."""
        return any(
            lying.piece.uid == uid
            for number in self._world.belt_tiles()
            for lying in self._world.places[f"belt/{number}"][:-1]
        )

    # ---- inside --------------------------------------------------------------------------------

    def _about(self, place: int, other: int) -> bool:
        places = self._world.belt.places
        return min((place - other) % places, (other - place) % places) < APART

    def _changed(self, number: int) -> None:
        """A hand or a fall has changed what lies at a belt place."""
        stack = self._world.places.get(f"belt/{number}")
        now = stack[-1].piece.uid if stack else None
        before = self._top.pop(number, None)
        if now is not None:
            self._top[number] = now
        if before == now:
            return
        now_s = self._loop.now_s()
        if before is not None:
            place, since_s, _ = self._uncovered[before]
            for gone in self.on_gone:
                gone(before, place, since_s)
            self._uncovered[before] = (place, since_s, now_s)
        if now is not None:
            for back in self.on_back:
                back(now)
            self._uncovered[now] = (number, now_s, math.inf)

    def _look(self) -> None:
        now_s = self._loop.now_s()
        belt, turns = self._world.belt, self._world.belt_turns()
        self._turned, self._turns = self._turned + abs(turns - self._turns), turns
        for reader, zone in self._noise.zones.items():
            before, self._inside[reader] = self._inside[reader], {}
            widest_mm = zone.half_mm + self._margin_mm
            for place, away_mm in belt.places_within(turns, zone.at_mm, widest_mm):
                one = before.get(place) or _Passing(now_s, away_mm)
                crossed = one.away_mm is not None and (one.away_mm < 0.0) != (away_mm < 0.0)
                if crossed and not zone.blind and reader not in self._lost:
                    self._passes[place].append(Pass(one.entered_s, now_s))
                done = crossed or one.away_mm is None
                self._inside[reader][place] = _Passing(one.entered_s, None if done else away_mm)
