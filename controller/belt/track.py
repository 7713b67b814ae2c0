"""What the belt tracker knows: a value, and the questions one can ask of it.

All of it is frozen; `controller.belt.draft` makes the next one. Places and positions are in turns,
times in seconds.
"""

import math
from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from controller.belt import evidence, holders
from controller.belt.conclusions import Absence, Holder, Passes, Quality
from controller.belt.known import (
    UNKNOWN,
    Antenna,
    Known,
    Where,
)

LAP_TURNS = 1.05
"""A full turn and a little more, so that a tile at the edge of a zone passes whole."""

REPORT_S = 0.1
"""What happens at a reader is signalled within this time, unless several polls in a row fail."""

SHOWN_LATELY_S = 30.0
"""For how long it tells anything of a tile that others show theirs: after a turn of the belt a
reader would have read it, had it been put back. Assumed: a turn takes 20 s."""

NEVER_QUIET = (math.inf, -math.inf)

FRUITLESS_TURNS = 4.2
"""A lap that has not found all by then ends: a person must look."""


class Sweep(Struct, frozen=True, gc=False):
    """How far the belt has gone under one reader in this turn of a lap."""

    low: float
    high: float
    read: bool = False
    """Whether the reader has read anything in this turn."""
    informative: int = 0
    """Whole turns in which it has."""
    before: float = 0.0
    """What the whole turns of the lap come to, whether anything was read or not."""

    @property
    def turned(self) -> float:
        return self.before + self.high - self.low


class Lap(Struct, frozen=True):
    """A lap that looks for `expected` tiles; `full` demands a whole turn even when all are found,
    for it must also find what should *not* be there."""

    expected: frozenset[int]
    full: bool
    began_s: float
    found: frozenset[int] = frozenset()
    absent: frozenset[int] = frozenset()
    """Expected tiles of which no place was known, and which are surely not there."""
    sweeps: Mapping[str, Sweep] = {}

    @property
    def turned(self) -> float:
        """How far the belt was looked at by one of the readers."""
        return max((sweep.turned for sweep in self.sweeps.values()), default=0.0)


class Leg(Struct, frozen=True, gc=False):
    """From `at_s` on the belt went at this speed (turns a second, signed) from this position."""

    at_s: float
    turns: float
    speed: float


State = Literal["lying", "uncertain", "gone", "unplaced"]


class OnBelt(Struct, frozen=True):
    """A tile on the belt, or the gap that it has left, as a screen shows it."""

    tile: int
    state: State
    """It lies at its place; it may have gone; it has gone from that place; or it lies on the belt,
    and nobody knows where."""
    place_turns: float | None
    certainty: float
    """The probability that it has gone from there."""


TURNS_BELIEVED = 10.0
"""How many turns of one tile outweigh what is assumed of hands."""


class HandHabits(Struct, frozen=True, gc=False):
    """What hands have done so far, as far as it was seen."""

    shown: float = 0.0
    """How often a tile was shown to a pad that had lain on the belt, or been with another seat."""
    given_back: float = 0.0
    """How often a tile that had been shown was read on the belt, or at another pad, afterwards."""
    unseen: float = 0.0
    """How often a tile went that no pad had read."""
    moved: float = 0.0
    """How often one was read at another place that had not been noticed to be gone."""
    kept: float = 0.0
    """How many tiles, before they were laid out again, had been shown and not come back."""
    passes: float = 0.0
    """How often a tile was read that lay on the belt, while hands were free to take it."""
    between_s: float = 0.0
    free_s: float = 0.0
    """How long it was from one tile that a seat showed to its next, and for how long of that its
    hands were not busy with them."""

    @property
    def free(self) -> float:
        """The share of the time in which a hand is not busy with a tile that it shows; half of it,
        until that is known."""
        return (30.0 + self.free_s) / (60.0 + self.between_s)

    def gives_back(self, kept: int) -> float:
        """The share of tiles that are put back after they were shown, when *kept* have been kept;
        (prior: 2/3)."""
        return (4.0 + self.given_back) / (6.0 + self.given_back + self.kept + kept)

    @property
    def hides(self) -> float:
        """The share of tiles that are taken and not shown; four of ten, until that is known, which
        takes long: what was shown is known at once, what was not when it has passed unread."""
        return (12.0 + self.unseen) / (30.0 + self.unseen + self.moved + self.shown)

    def takes(self, readers: int) -> float:
        """How often a tile is taken in a turn of a belt with that many readers."""
        turns = TURNS_BELIEVED + self.passes / readers
        return (evidence.TAKEN * TURNS_BELIEVED + self.shown + self.unseen + self.moved) / turns


class BeltTrack(Struct, frozen=True):
    """The belt as far as its readers, its encoder and the pads have told."""

    antennas: Mapping[str, Antenna]
    seats: Mapping[str, float] = {}
    """Where along the track each chair stands."""
    habits: HandHabits = HandHabits()
    shows: tuple[tuple[str, float], ...] = ()
    """The seats whose pads have read a tile, and when, since all were laid out."""
    tiles: Mapping[int, Known] = {}
    lap: Lap | None = None
    legs: tuple[Leg, ...] = ()
    """How the belt has moved lately, the newest report last."""
    way: int = 1
    """Its direction, or the one it last had."""
    watched: float = 0.0
    """The position up to which passes were looked at."""
    quiet: tuple[float, float] = NEVER_QUIET
    """No place comes to an edge while the belt is between these positions."""

    def __repr__(self) -> str:
        counts = {
            where: sum(known.where == where for known in self.tiles.values())
            for where in ("belt", "taken", "missing")
        }
        return "<Track: " + ", ".join(f"{n} {where}" for where, n in counts.items()) + ">"

    def tile(self, tile: int) -> Known:
        """What is known of a tile."""
        return self.tiles.get(tile, UNKNOWN)

    def place_turns(self, tile: int) -> float | None:
        """Where a tile lies on the belt; None unless it is known to lie there."""
        known = self.tile(tile)
        return known.place if known.where == "belt" and known.slack < 0.25 else None

    def where(self, where: Where) -> frozenset[int]:
        """The tiles that are on the belt, missing, or taken."""
        return frozenset([tile for tile, known in self.tiles.items() if known.where == where])

    @property
    def speed(self) -> float:
        """Turns a second, signed."""
        return self.legs[-1].speed if self.legs else 0.0

    def certainty(self, tile: int) -> float:
        """The probability that a tile is gone from its place on the belt."""
        return certainty(self.antennas, self.tile(tile))

    @property
    def on_belt(self) -> tuple[OnBelt, ...]:
        """What to draw: each tile that was read on the belt, where it lies or where it lay."""
        return tuple(
            self.drawn(tile)
            for tile, known in sorted(self.tiles.items())
            if known.where != "unknown"
        )

    def overlook_chance(self, tile: int) -> float:
        """The chance that a tile which lies on the belt is not read in a whole turn of it."""
        known = self.tile(tile)
        return math.prod(antenna.overlook_chance(known) for antenna in self.antennas.values())

    def drawn(self, tile: int) -> OnBelt:
        """What to draw of one tile."""
        known = self.tile(tile)
        if known.slack >= 0.25:
            return OnBelt(tile, "unplaced" if known.where == "belt" else "gone", None, 0.0)
        if known.where != "belt":
            return OnBelt(tile, "gone", known.place, 1.0)
        gone = certainty(self.antennas, known) if known.unread else 0.0
        state: State = "uncertain" if gone > evidence.SUSPICION else "lying"
        return OnBelt(tile, state, known.place, gone)

    @property
    def quality(self) -> Mapping[int, Quality]:
        """How well each tile's tag reads, as far as is known: for the next match to begin with."""
        return {
            tile: Quality(known.passes, known.missed)
            for tile, known in self.tiles.items()
            if known.passes
        }

    def last_holder(self, tile: int) -> Holder | None:
        """The seat whose pad has read a tile last, and the chance that it still has it; None for a
        tile that is not known to be off the belt."""
        known = self.tile(tile)
        return Holder(known.seat, self._still_holds(known)) if known.where == "taken" else None

    def _still_holds(self, known: Known) -> float:
        """The chance that a tile is still with the seat whose pad has read it: it may have been put
        back and taken by another one before it came to a reader."""
        if known.seat not in self.seats or not self.legs:
            return 1.0
        habits, antennas = self.habits, self.antennas.values()
        seats, readers = tuple(self.seats.items()), tuple(antenna.centre for antenna in antennas)
        come = self.legs[-1].turns - known.shown_turns
        points = holders.unwatched(known.seat, seats, readers, 1 if come >= 0.0 else -1)
        # Where the belt went back and forth it has come less far than it has gone on.
        gone_on = max(abs(come), abs(self.speed) * (self.legs[-1].at_s - known.seen_s))
        overlooked = max(antenna.overlook_chance(known) for antenna in antennas)
        pace = gone_on / max(1e-3, self.legs[-1].at_s - known.seen_s)
        other = holders.elsewhere(
            points,
            habits.takes(len(antennas)),
            gone_on,
            overlooked,
            habits.hides,
            len(antennas),
            holders.stretches(self._others_shown(known), pace) if pace else None,
            habits.free,
        )
        gives_back = habits.gives_back(self.kept)
        return (1.0 - gives_back) / (1.0 - gives_back + gives_back * other)

    def _others_shown(self, known: Known) -> list[tuple[str, float]]:
        """The seats whose pads have read other tiles soon after this one, and how long after."""
        later = [(seat, at_s - known.seen_s) for seat, at_s in self.shows[known.shows :]]
        return [one for one in later if one[0] != known.seat and one[1] < SHOWN_LATELY_S]

    @property
    def kept(self) -> int:
        """How many tiles were shown and have not come back for a whole turn."""
        turns = self.legs[-1].turns if self.legs else 0.0
        return sum(
            known.where == "taken" and abs(turns - known.shown_turns) >= 1.0
            for known in self.tiles.values()
        )

    def taken_chance(self, known: Known) -> float:
        """The chance of a tile to be taken between two passes, before any evidence: as is assumed,
        or more often where hands are busier; 0 once they are off for a lap and it has passed
        unread."""
        if known.unread and self.lap is not None and self.lap.full:
            return 0.0
        readers = max(1, len(self.antennas))
        busy = max(evidence.TAKEN, self.habits.takes(readers))
        often = evidence.TAKEN_LATER if known.unread else busy
        return -math.expm1(-often / readers)

    def holder(self, tile: int) -> str:
        """The seat that has a tile, if that is sure enough to be said; else nothing."""
        last = self.last_holder(tile)
        return last.seat if last and last.chance >= evidence.NAMED else ""

    def turns_at(self, at_s: float) -> float | None:
        """The belt's position at a moment lately; None before the encoder was heard."""
        if not self.legs:
            return None
        for leg in reversed(self.legs):
            if leg.at_s <= at_s:
                return leg.turns + leg.speed * (at_s - leg.at_s)
        return self.legs[0].turns

    # ---- the lap ---------------------------------------------------------------------------

    @property
    def sought(self) -> frozenset[int]:
        """The tiles that the lap expects and has neither found nor given up."""
        return frozenset(self._still_sought())

    def _still_sought(self) -> Iterator[int]:
        lap = self.lap
        if lap is None:
            return
        expected = lap.expected | self.where("belt") if lap.full else lap.expected
        for tile in expected - lap.found - lap.absent:
            if self.tile(tile).where not in ("missing", "unread"):
                yield tile

    @property
    def lap_complete(self) -> bool:
        """Whether the lap's word is final."""
        lap = self.lap
        if lap is None or lap.turned >= FRUITLESS_TURNS:
            return True
        if lap.full and lap.turned < LAP_TURNS:
            return False
        return next(self._still_sought(), None) is None


def certainty(antennas: Mapping[str, Antenna], known: Known) -> float:
    """The probability that a tile is gone, by the passes that have not read it."""
    chances = [
        evidence.Chance(unread, one.taken)
        for unread, one in zip(_unread_chances(antennas, known), known.unread, strict=True)
    ]
    elsewhere = max(
        (antennas[one.reader].overlook_chance(known) for one in known.unread), default=1.0
    )
    return evidence.certainty(chances, elsewhere)


def is_gone(antennas: Mapping[str, Antenna], known: Known, gone: float) -> bool:
    """Whether a tile's unread passes, by which it is *gone* with that `certainty`, are enough to
    say so."""
    doubt = 1.0 - gone
    late = len(known.unread) >= evidence.LATE
    if late and evidence.DOUBT <= doubt < evidence.LATE_DOUBT:
        seen = replace(known, unread=tuple(replace(one, blind=0.0) for one in known.unread))
        return math.prod(_unread_chances(antennas, seen)) < evidence.HARDLY
    return doubt < evidence.DOUBT


def _unread_chances(antennas: Mapping[str, Antenna], known: Known) -> list[float]:
    """For each unread pass the chance of it if the tile lies there, now that those before it are
    unread.

    Each was missed or its reader was blind, and every pass that was missed makes it likelier
    that the tag is weak. Which ones were missed is unknown, so all numbers of them are kept side by
    side.
    """
    chances = []
    missed = [1.0]
    for one in known.unread:
        antenna = antennas[one.reader]
        after = [0.0] * (len(missed) + 1)
        for times, chance in enumerate(missed):
            miss = antenna.tile_miss_chance(known, float(times))
            after[times] += chance * one.blind
            after[times + 1] += chance * (1.0 - one.blind) * miss
        total = sum(after)
        chances.append(total)
        missed = [chance / total for chance in after] if total else missed
    return chances


def absence(antennas: Mapping[str, Antenna], known: Known) -> Absence:
    """Why a tile is held to be gone whose passes are unread."""
    passes = []
    for reader in dict.fromkeys(one.reader for one in known.unread):
        times = [one.past_s for one in known.unread if one.reader == reader]
        passes.append(Passes(reader, len(times), min(times), max(times)))
    return Absence(known.seen_s, tuple(passes), 1.0 - certainty(antennas, known))


def apart(place: float, other: float) -> float:
    """How far one place is from another, the short way round."""
    return (place - other + 0.5) % 1.0 - 0.5
