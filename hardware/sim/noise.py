"""The imperfections of a simulated table, the same for both twins: profiles, and draws from them.

A `Profile` holds rates and lengths, each 0 if left out. Benches and tests play under some; the
table that people play at has none.

Every draw depends on the seed and on what it is about (this tag's third pass over that reader, this
seat's tenth tap), never on the order of asking. So the deep and the fast twin, given the same seed
and hands, go through the same missed passes, shadows, resets, pushes and falls; only single missed
polls differ, because the two do not poll at the same instants.

Not simulated: a reader that fails when warm, pads and spots that are shadowed or lose their supply,
and readers that hear a tag at another reader.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from hardware.loop import Loop, Task
from hardware.signals import Uid
from hardware.sim.places import Landing
from hardware.sim.world import World

Share = Annotated[float, Meta(ge=0.0, le=1.0)]
Millimetres = Annotated[float, Meta(ge=0.0, le=100.0)]
PerMinute = Annotated[float, Meta(ge=0.0, le=600.0)]
Seconds = Annotated[float, Meta(ge=0.0, le=60.0)]


class _Section(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A section of the file: an unknown key is a mistake, not a comment."""


class Reads(_Section, frozen=True):
    """Failures between a reader and a tag in its field."""

    missed_polls: Annotated[float, Meta(ge=0.0, le=0.9)] = 0.0
    """The share of a reader's 10 ms polls that read nothing."""
    garbled_share: Share = 0.5
    """Of those, the share in which answers arrive broken; in the others none arrives."""
    half_bit_errors: Annotated[float, Meta(ge=0.0, le=0.1)] = 0.0
    """The share of an answer's bits that lose or gain a half. Each bit is sent as a half with a
    subcarrier and one without, so that yields a false collision, or an end that comes too early."""
    late_s: Annotated[float, Meta(ge=0.0, le=1.0)] = 0.0
    """The maximum extra delay of a reader's reports (uniformly drawn)."""
    missed_passes: Share = 0.0
    """The share of passes over a belt reader, and of taps, in which a tag is never read."""
    edge_mm: Millimetres = 0.0
    """How much further out or in each end of the field may lie, drawn uniformly for each tag and
    pass."""
    tags_per_field: Annotated[int, Meta(ge=1, le=100)] = 100
    """How many tags a field powers; those nearest its centre go first."""


class Detuning(_Section, frozen=True):
    """Tags close together weaken each other."""

    below_mm: Millimetres = 0.0
    """Tags whose centres are closer than this are detuned."""
    zone_share: Share = 1.0
    """The share of the field's length that is left for a detuned tag."""
    missed_passes: Share = 0.0
    """The share of passes that a detuned tag misses, on top of `reads.missed_passes`."""


class Spells(_Section, frozen=True):
    """A disturbance of each belt reader that begins at random and ends by itself."""

    per_minute: PerMinute = 0.0
    """The average rate; the waits in between are exponentially distributed."""
    duration_s: Seconds = 1.0
    """The average duration."""
    tail: Annotated[float, Meta(ge=0.0, le=10.0)] = 0.0
    """0: all last equally long. Above 1: durations are Pareto-distributed with this exponent, so
    the nearer to 1, the longer the longest ones."""

    def draw_s(self, draw: Random) -> float:
        """Draw the duration of one of them."""
        if self.tail <= 1.0:
            return self.duration_s
        shortest_s = self.duration_s * (self.tail - 1.0) / self.tail
        return min(LONGEST_S, shortest_s * draw.paretovariate(self.tail))


class Tags(_Section, frozen=True):
    """Stickers differ: the seed decides which tiles have the bad ones."""

    spread: Annotated[float, Meta(ge=0.0, le=3.0)] = 0.0
    """How much tags differ in the share of passes that they miss: the standard deviation of its
    natural logarithm."""
    weak: Annotated[int, Meta(ge=0, le=100)] = 0
    """The number of tiles with a weak tag."""
    weak_missed_passes: Share = 0.7
    """The share of passes, and of taps, that a weak tag misses."""
    dead: Annotated[int, Meta(ge=0, le=100)] = 0
    """The number of tiles with a tag that nothing ever reads."""


class Readers(_Section, frozen=True):
    """How far belt readers deviate from the table file."""

    zone_share: Annotated[float, Meta(ge=0.3, le=3.0)] = 1.0
    """The length of a field, as a share of the file's `zone_mm`."""
    off_mm: Millimetres = 0.0
    """How far along the track each reader is displaced from the file's `place_mm` at most."""


class EncoderNoise(_Section, frozen=True):
    jitter_mm: Millimetres = 0.0
    """How far a reported position of the belt is off at most."""
    lost_share: Annotated[float, Meta(ge=0.0, le=0.5)] = 0.0
    """The share of the distance that is not counted."""


class HandNoise(_Section, frozen=True):
    """Mishaps of hands."""

    off_centre_mm: Millimetres = 0.0
    """How far a tile lies off its place's centre at most, along the track (uniform)."""
    stacking: Share = 0.0
    """The probability that a tile put on the belt ends up on top of the next one."""
    falls_per_minute: PerMinute = 0.0
    """How often a tile falls off the belt onto the table top."""
    reach_mm: Annotated[float, Meta(ge=0.0, le=10000.0)] = 0.0
    """How far along the track from its chair a hand takes and puts down tiles (the standard
    deviation of a normal distribution); 0: anywhere."""
    two_at_once: Share = 0.0
    """The share of grabs that also take the next tile."""
    swaps: Share = 0.0
    """The share of returned tiles that are a different one, which the hand has had, at the place of
    the one just taken."""


class Profile(_Section, frozen=True):
    """All the imperfections of one table. By default there are none."""

    description: str = ""
    reads: Reads = Reads()
    detuning: Detuning = Detuning()
    shadows: Spells = Spells()
    """Hands or sleeves between a belt reader and the tiles: nothing is read meanwhile."""
    bursts: Spells = Spells()
    """Interference: a belt reader hears nothing meanwhile."""
    resets: Spells = Spells(duration_s=0.2)
    """A belt reader's supply drops; its chip restarts afterwards."""
    foreign: Spells = Spells()
    """A foreign tag (a travel card, a telephone) lies in a belt reader's field and takes the power
    that one tile would have."""
    tags: Tags = Tags()
    readers: Readers = Readers()
    encoder: EncoderNoise = EncoderNoise()
    hands: HandNoise = HandNoise()


LONGEST_S = 60.0
"""The longest duration of a spell."""

CLEAN = Profile(description="A table without any imperfection.")


POLL_S = 0.010
"""A reader's poll period, the unit of missed polls."""

FOREIGN = "04FFFFFFFFFFFF"
"""The UID of a foreign tag."""

HALF_BITS_AT, HALF_BITS_STEEP = 6.6e-3, 2.1
"""The share of bad bits at which 1 - 1/e of polls read nothing, and how steeply that falls below
it, as a reader asks again. Fitted to 1.8 % of polls at 1e-3 and 91 % at 1e-2 of a simulated
chip."""

MARGIN_MM = 30.0
"""How far outside a zone tags are tracked: they may detune those inside."""


class TagPassage(NamedTuple):
    """One pass of one tag over one reader: how far the field reaches on either side of its centre
    (mm), and the draw that decides whether the tag is read at all."""

    behind_mm: float
    ahead_mm: float
    luck: float


class ZoneNoise:
    """One belt reader's field, as tags pass through it.

    Shadows and resets make it `blind`: nothing is read then. A pass begins when a tag comes within
    `watch_mm` of the centre.
    """

    def __init__(
        self,
        reader: str,
        at_mm: float,
        zone_mm: float,
        profile: Profile,
        seed: int,
        missed: Mapping[Uid, float],
    ) -> None:
        off_mm = profile.readers.off_mm
        self.reader = reader
        self.at_mm = at_mm + Random(f"{seed}/stands/{reader}").uniform(-off_mm, off_mm)
        self.half_mm = zone_mm * profile.readers.zone_share / 2
        self.foreign = False
        """Whether a foreign tag lies in the field."""
        self.watch_mm = self.half_mm + profile.reads.edge_mm + MARGIN_MM
        self.blinded_by: set[str] = set()
        self._missed = missed
        self._reads = profile.reads
        self._detuning = profile.detuning
        self._seed = seed
        self._passes: Counter[Uid] = Counter()
        self._passing: dict[Uid, TagPassage] = {}
        self._spans: list[tuple[float, float, float]] = []
        """For each tag that is readable on this pass: its position, and from where to where it is
        read (mm from the centre)."""

    @property
    def blind(self) -> bool:
        return bool(self.blinded_by)

    def readable(self, near: Sequence[tuple[Uid, float]]) -> list[Uid]:
        """Return the tags that the reader can read now.

        *near* must hold every tag within `watch_mm` with its distance from the centre (mm), in the
        order of their places along the track.
        """
        before = self._passing
        self._passing = {uid: before.get(uid) or self._begin(uid) for uid, _ in near}
        self._spans = []
        inside: list[tuple[float, Uid]] = []
        for index, (uid, away_mm) in enumerate(near):
            behind_mm, ahead_mm, luck = self._passing[uid]
            missed = self._missed[uid]
            if self._detuned(near, index):
                behind_mm *= self._detuning.zone_share
                ahead_mm *= self._detuning.zone_share
                missed += self._detuning.missed_passes
            if luck < missed:
                continue
            self._spans.append((away_mm, -behind_mm, ahead_mm))
            if -behind_mm <= away_mm <= ahead_mm:
                inside.append((abs(away_mm), uid))
        if self.blind:
            return []
        if self.foreign:
            inside.append((0.0, FOREIGN))
        if len(inside) > self._reads.tags_per_field:
            inside = sorted(inside)[: self._reads.tags_per_field]
        return [uid for _, uid in inside]

    def ahead_mm(self, direction: float) -> float:
        """Return how far the belt may move before `readable` must be called again, from the last
        call's tag positions. *direction* has the sign of the belt's speed."""
        sign = 1.0 if direction > 0 else -1.0
        nearest_mm = MARGIN_MM
        for away_mm, *edges_mm in self._spans:
            for edge_mm in edges_mm:
                distance_mm = sign * (edge_mm - away_mm)
                if 0.0 <= distance_mm < nearest_mm:
                    nearest_mm = distance_mm
        return nearest_mm

    def _begin(self, uid: Uid) -> TagPassage:
        self._passes[uid] += 1
        edge_mm = self._reads.edge_mm
        if not (edge_mm or self._missed[uid] or self._detuning.missed_passes):
            return TagPassage(self.half_mm, self.half_mm, 1.0)
        draw = Random(f"{self._seed}/pass/{self.reader}/{uid}/{self._passes[uid]}")
        return TagPassage(
            max(0.0, self.half_mm + draw.uniform(-edge_mm, edge_mm)),
            max(0.0, self.half_mm + draw.uniform(-edge_mm, edge_mm)),
            draw.random(),
        )

    def _detuned(self, near: Sequence[tuple[Uid, float]], index: int) -> bool:
        below_mm = self._detuning.below_mm
        if not below_mm:
            return False
        away_mm = near[index][1]
        return any(
            abs(near[other][1] - away_mm) < below_mm
            for other in (index - 1, index + 1)
            if 0 <= other < len(near)
        )


class Noise:
    """The imperfections of one table. Without a profile there are none. *stickers* is the seed that
    decides which tags are bad, for tables that keep their tags from match to match."""

    def __init__(
        self,
        world: World,
        profile: Profile = CLEAN,
        seed: int = 0,
        stickers: int | None = None,
    ) -> None:
        self.profile = profile
        self.missed = _missed_passes(world, profile, seed if stickers is None else stickers)
        """Tag -> the share of passes, and of taps, in which it is never read."""
        self.zones = {
            reader: ZoneNoise(reader, at_mm, zone_mm, profile, seed, self.missed)
            for reader, (at_mm, zone_mm) in world.belt.readers.items()
        }
        self._world = world
        self._seed = seed
        self._hands = {seat: Random(f"{seed}/hand/{seat}") for seat in world.seats}
        self._taps = {seat: Random(f"{seed}/tap/{seat}") for seat in world.seats}
        self._askew: set[str] = set()
        """The seats whose current tap is never read."""
        world.grasp.fumble(self._landing)

    def readable(self, reader: str) -> list[Uid]:
        """Return the tags on the track that a belt reader can read now."""
        zone = self.zones[reader]
        return zone.readable(self._world.near(zone.at_mm, zone.watch_mm))

    def misses_tap(self, seat: str) -> bool:
        """Return True if the next tap of a seat's hand is never read."""
        held = self._world.seats[seat].hand
        missed = self.missed[held.piece.uid] if held else self.profile.reads.missed_passes
        return self._taps[seat].random() < missed

    def tapped(self, seat: str) -> None:
        """Note that a seat's hand has begun to hold a piece to a pad or spot."""
        if self.misses_tap(seat):
            self._askew.add(seat)
        else:
            self._askew.discard(seat)

    def tapping(self, reader: str, now_s: float) -> list[Uid]:
        """Return the tags held to a pad or spot that it can read now."""
        held = self._world.tags_at(reader, now_s)
        return [uid for seat, uid in held if seat not in self._askew]

    def begin(
        self,
        loop: Loop,
        shadowed: Callable[[str, bool], None],
        reset: Callable[[str, bool], None],
    ) -> None:
        """Start shadows, resets and falls. The two callbacks are told of the first two as (reader,
        whether it begins). Times count from the clock's start, so they are the same on a twin that
        takes a little longer to open."""
        for zone in self.zones.values():
            profile = self.profile
            loop.start(self._disturb(zone, "shadow", profile.shadows, loop.now_s(), shadowed))
            loop.start(self._disturb(zone, "burst", profile.bursts, loop.now_s(), shadowed))
            loop.start(self._disturb(zone, "reset", profile.resets, loop.now_s(), reset))
            loop.start(self._visits(zone, loop.now_s(), shadowed))
        loop.start(self._falls(loop.now_s()))

    def bad_polls(self, reader: str, from_s: float) -> Iterator[tuple[float, float, bool]]:
        """Yield stretches in which a reader's polls fail: from, until, and whether answers arrive
        broken. Endless, unless no poll ever fails."""
        share = self.profile.reads.missed_polls
        draw = Random(f"{self._seed}/polls/{reader}")
        poll = 0
        while share > 0.0:
            if draw.random() < share:
                begins_s = from_s + poll * POLL_S
                yield begins_s, begins_s + POLL_S, draw.random() < self.profile.reads.garbled_share
            poll += 1

    # ---- disturbances ---------------------------------------------------------------

    def _disturb(
        self,
        zone: ZoneNoise,
        what: str,
        spells: Spells,
        from_s: float,
        tell: Callable[[str, bool], None],
    ) -> Task:
        for begins_s, ends_s in self._spells(spells, f"{what}/{zone.reader}", from_s):
            for at_s, begins in ((begins_s, True), (ends_s, False)):
                yield at_s
                (zone.blinded_by.add if begins else zone.blinded_by.discard)(what)
                tell(zone.reader, begins)

    def _visits(self, zone: ZoneNoise, from_s: float, tell: Callable[[str, bool], None]) -> Task:
        """Let foreign tags visit a reader."""
        visits = self._spells(self.profile.foreign, f"foreign/{zone.reader}", from_s)
        for begins_s, ends_s in visits:
            for at_s, begins in ((begins_s, True), (ends_s, False)):
                yield at_s
                zone.foreign = begins
                tell(zone.reader, begins)

    def _falls(self, from_s: float) -> Task:
        draw = Random(f"{self._seed}/which falls")
        falls = Spells(per_minute=self.profile.hands.falls_per_minute, duration_s=0.0)
        for falls_s, _ in self._spells(falls, "fall", from_s):
            yield falls_s
            share = draw.random()
            taken = self._world.belt_tiles()
            if taken:
                self._world.drop(taken[int(share * len(taken))])

    def _spells(self, spells: Spells, what: str, from_s: float) -> Iterator[tuple[float, float]]:
        """Yield when spells begin and end, leaving out those that began before *from_s*."""
        if not spells.per_minute:
            return
        draw = Random(f"{self._seed}/{what}")
        # `per_minute` on average, including the spells themselves.
        wait_s = max(0.1, 60.0 / spells.per_minute - spells.duration_s)
        ends_s = 0.0
        while True:
            begins_s = ends_s + draw.expovariate(1.0 / wait_s)
            ends_s = begins_s + spells.draw_s(draw)
            if begins_s >= from_s:
                yield begins_s, ends_s

    def _landing(self, seat: str) -> Landing:
        hands, draw = self.profile.hands, self._hands[seat]
        return Landing(
            off_mm=draw.uniform(-hands.off_centre_mm, hands.off_centre_mm),
            stacked=draw.random() < hands.stacking,
        )


def _missed_passes(world: World, profile: Profile, seed: int) -> dict[Uid, float]:
    """Map each tag to the share of passes and taps that it misses."""
    usual, tags = profile.reads.missed_passes, profile.tags
    missed = dict.fromkeys(world.pieces, usual)
    if tags.spread:
        for uid in missed:
            drawn = Random(f"{seed}/tag/{uid}").lognormvariate(0.0, tags.spread)
            missed[uid] = min(1.0, usual * drawn)
    tiles = sorted(uid for uid, piece in world.pieces.items() if piece.back.kind == "tile")
    Random(f"{seed}/bad tags").shuffle(tiles)
    missed |= dict.fromkeys(tiles[: tags.weak], tags.weak_missed_passes)
    missed |= dict.fromkeys(tiles[tags.weak :][: tags.dead], 1.0)
    return missed


def bad_polls_share(reads: Reads) -> float:
    """Return the share of polls in which a tag is not read, for any reason."""
    halves = math.exp(-((reads.half_bit_errors / HALF_BITS_AT) ** HALF_BITS_STEEP))
    return 1.0 - (1.0 - reads.missed_polls) * halves
