"""Trackers of the belt as the bench of grabs runs them: ours, the same with a friend in the
simulated world, and the baseline beside them.

A `BeltTracker` hears the signals of a table and says what it concludes of them. Tiles are numbers.
"""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from controller import belt
from controller.belt import (
    Absence,
    Conclusion,
    Missing,
    Passes,
    Quality,
    Returned,
    Suspected,
    Taken,
)
from hardware.signals import (
    AnySignal,
    BeltMoved,
    ReaderLost,
    ReaderReady,
    TagEntered,
    TagLeft,
    Trouble,
    Uid,
)
from hardware.sim.places import BeltShape


class Word(NamedTuple):
    """What a tracker would say of a tile now."""

    gone: bool | None
    """None: it says that it does not know."""
    place_turns: float | None = None
    seat: str = ""
    """Who has it, if it names a seat."""


class Belief(NamedTuple):
    """The world that a tracker is told of: the belt, its readers' positions and zones, and the
    chairs."""

    shape: BeltShape
    seats: Mapping[str, float]
    missed: float | None = None
    """The share of passes that all tags are said to have missed in earlier matches."""


class BeltTracker(Protocol):
    """Watches one table from its first signal on."""

    def word(self, tile: int) -> Word:
        """What it says of a tile."""

    named: set[int]
    """The tiles whose tags it has called weak, and how far the belt has `turned` before this round:
    both are written by its judge."""
    turned: float

    def next_round(self) -> None:
        """The next round begins at the same table, with a clock and a belt that begin at 0."""

    def hear(self, signal: AnySignal) -> Sequence[Conclusion]:
        """Take in what the table observed; what follows from it."""

    def begin_lap(self, now_s: float, *, full: bool) -> None:
        """A lap begins: the mapping lap before a round, or (*full*) the verification lap."""

    def lap_complete(self) -> bool:
        """Whether the lap has told all that it can."""

    def end_lap(self) -> None:
        """The lap is over."""


MATCHES = 60.0
"""The passes of each tag in the earlier matches of which a tracker may be told."""


class OurTracker:
    """`controller.belt`, as the referee runs it from round to round."""

    def __init__(self, tiles: Mapping[Uid, int], belief: Belief) -> None:
        self.named: set[int] = set()
        self.turned = 0.0
        self._tiles = tiles
        shape = belief.shape
        taught: dict[int, Quality] = {}
        if belief.missed is not None:
            taught = dict.fromkeys(tiles.values(), Quality(MATCHES, MATCHES * belief.missed))
        self._track = belt.new_track(shape.track_mm, shape.readers, belief.seats, taught)

    def word(self, tile: int) -> Word:
        known = self._track.tile(tile)
        match known.where:
            case "belt":
                return Word(False, self._track.place_turns(tile))
            case "missing" | "taken":
                return Word(True, None, self._track.holder(tile))
        return Word(None)

    def next_round(self) -> None:
        track = belt.forgotten(self._track)
        antennas = {
            name: replace(antenna, watched_to_s=-math.inf)
            for name, antenna in track.antennas.items()
        }
        self._track = replace(track, legs=(), antennas=antennas)

    def hear(self, signal: AnySignal) -> Sequence[Conclusion]:
        tile = self._tiles.get(signal.uid) if isinstance(signal, TagEntered | TagLeft) else None
        self._track, conclusions = belt.hear(self._track, signal, tile)
        return conclusions

    def begin_lap(self, now_s: float, *, full: bool) -> None:
        expected = frozenset(self._tiles.values()) - self._track.where("taken")
        self._track = belt.begin_lap(self._track, expected, now_s, full=full)

    def lap_complete(self) -> bool:
        return self._track.lap_complete

    def end_lap(self) -> None:
        self._track = belt.end_lap(self._track)


_SHADOW = Trouble("other", "Something is between the reader and the tiles.")


class ToldTracker(OurTracker):
    """The same, told by the simulated world when a belt reader can see nothing, as if it were lost.

    No tracker can know that of a shadow. The errors that it is spared are due to that; the others
    to passes that were missed by chance.
    """

    def __init__(self, tiles: Mapping[Uid, int], belief: Belief) -> None:
        super().__init__(tiles, belief)
        self._blind: frozenset[str] = frozenset()

    def see(self, blind: frozenset[str], at_s: float) -> list[Conclusion]:
        """These readers can see nothing from *at_s* on; what follows from it."""
        conclusions: list[Conclusion] = []
        for reader in sorted(blind - self._blind):
            conclusions += super().hear(ReaderLost(at_s=at_s, reader=reader, trouble=_SHADOW))
        for reader in sorted(self._blind - blind):
            conclusions += super().hear(ReaderReady(at_s=at_s, reader=reader))
        self._blind = blind
        return conclusions


class _LastRead(NamedTuple):
    """Where the belt was when a tile was read last, which place that makes, and when it was."""

    turns: float
    place: int
    at_s: float


class OneMissTracker:
    """The baseline: one absent pass is a removal, as popular RFID toys have it.

    A tile that was not read again within a turn of the belt, either way, is missing; one that
    is read at a pad is taken; one that is read on the belt lies there. It is given an encoder,
    which most such toys lack, so that it sees when a tile has come to another place.
    """

    TURN = 1.05
    """A turn, and a little more for a tile that was put down off its place's centre."""

    def __init__(self, tiles: Mapping[Uid, int], belief: Belief) -> None:
        self.named: set[int] = set()
        self.turned = 0.0
        self._tiles = tiles
        self._shape = belief.shape
        self._seats: dict[int, str] = {}
        """Whose pad has read each tile last, until it is read on the belt."""
        self._turns = 0.0
        self._way = 1.0
        self._read: dict[int, _LastRead] = {}
        """The tiles on the belt."""
        self._lap_from: float | None = None

    def word(self, tile: int) -> Word:
        read = self._read.get(tile)
        if read is None:
            return Word(True, None, self._seats.get(tile, ""))
        return Word(False, read.place / self._shape.places)

    def next_round(self) -> None:
        self._read.clear()
        self._seats.clear()

    def hear(self, signal: AnySignal) -> Sequence[Conclusion]:
        match signal:
            case BeltMoved(at_s=at_s, turns=turns, speed_rpm=speed_rpm):
                self._turns = turns
                self._way = -1.0 if speed_rpm < 0 else 1.0
                if self._lap_from is None:
                    self._lap_from = turns
                return self._overdue(at_s)
            case TagEntered(at_s=at_s, reader=reader, uid=uid) if uid in self._tiles:
                tile = self._tiles[uid]
                where, _, seat = reader.partition("/")
                if where != "pad":
                    return self._read_on_belt(tile, reader, at_s)
                self._read.pop(tile, None)
                self._seats[tile] = seat
                return (Taken(tile, seat, at_s),)
        return ()

    def begin_lap(self, now_s: float, *, full: bool) -> None:
        self._lap_from = None

    def lap_complete(self) -> bool:
        return self._lap_from is not None and abs(self._turns - self._lap_from) > self.TURN

    def end_lap(self) -> None:
        pass

    def _read_on_belt(self, tile: int, reader: str, at_s: float) -> Sequence[Conclusion]:
        at_mm, zone_mm = self._shape.readers[reader]
        places = self._shape.places
        # It has come in at the edge of the zone that lies against the way.
        edge_turns = (at_mm - self._way * zone_mm / 2) / self._shape.track_mm
        place = round((edge_turns - self._turns) * places) % places
        before = self._read.get(tile)
        self._seats.pop(tile, None)
        self._read[tile] = _LastRead(self._turns, place, at_s)
        # A place is known to one place on either side.
        if before is not None and abs(before.place - place) % (places - 1) <= 1:
            return ()
        return (Returned(tile, place / places, at_s, reader),)

    def _overdue(self, at_s: float) -> Sequence[Conclusion]:
        conclusions: list[Conclusion] = []
        for tile, read in list(self._read.items()):
            if abs(self._turns - read.turns) > self.TURN:
                del self._read[tile]
                passed = Passes("belt", 1, at_s, at_s)
                absence = Absence(read.at_s, (passed,), 0.0)
                conclusions += [Suspected(tile, absence), Missing(tile, absence)]
        return conclusions
