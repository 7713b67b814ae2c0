"""What runs of a belt with one tile on it say of its encoder, readers and motor.

Pure arithmetic for `controller.making.calibrating`: a `Run` is filled with what came, and the
functions draw conclusions from it.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from statistics import StatisticsError, fmean, linear_regression, median
from typing import Literal

from msgspec import Struct

from hardware.errors import WiringError
from hardware.inspection import Inspection
from hardware.rfid.poller import CHECK_US, SILENCES
from hardware.signals import BeltFault, TagEntered, TagLeft

SAMPLE_S = 0.25
"""Time between two looks at the motor."""

UNEVEN = 0.02
"""Turns that differ more than this from one another prove nothing."""

MARGIN = 1.15
"""The current's limit must be this many times what a running belt draws, and the current of one
that is held fast this many times the limit: else there is no limit to propose."""

Why = Literal["stopped", "no-tile", "two-tiles", "uneven"]
"""Why there is no result: the belt stopped by itself, the tile came too seldom, there are several,
its turns were too uneven."""


class Uncalibrated(WiringError):
    """A calibration came to nothing: *why* for a screen, which has its own words."""

    def __init__(self, why: Why, says: str) -> None:
        super().__init__(says)
        self.why = why


# ---- what came ---------------------------------------------------------------------------------


class Came(Struct, frozen=True):
    """What has come by `at_s`: a signal, or only time; and the table's condition then."""

    at_s: float
    now: Inspection
    signal: TagEntered | TagLeft | BeltFault | None = None


class SpeedPoint(Struct, frozen=True):
    """What a speed takes: the motor's share of full power, and its current in A (None: unknown)."""

    speed_rpm: float
    duty: float
    amperes: float | None


class Coming(Struct, frozen=True):
    """The tile comes to a reader: when, and after how many turns as the table file counts them."""

    reader: str
    at_s: float
    turns: float


class Passage(Struct, frozen=True):
    """The tile over a reader, from when to when."""

    reader: str
    came_s: float
    left_s: float


class Sample(Struct, frozen=True):
    """What the belt's motor takes at a moment, and how often the first reader has polled so far."""

    at_s: float
    duty: float
    amperes: float | None
    polls: int


class Run:
    """What came during one run of the belt at `rpm`, as the table file counts."""

    def __init__(self, rpm: float, began_s: float) -> None:
        self.rpm = rpm
        self.began_s = began_s
        self.comings: list[Coming] = []
        self.passages: list[Passage] = []
        self.samples: list[Sample] = []
        self._over: dict[str, float] = {}

    def __repr__(self) -> str:
        return f"<Run at {self.rpm:g} rpm, {len(self.comings)} comings>"

    def at(self, reader: str) -> list[Coming]:
        return [coming for coming in self.comings if coming.reader == reader]

    def is_over(self, reader: str) -> bool:
        """Whether the tile has come to the reader and not left it."""
        return reader in self._over

    def note(self, came: Came, first: str) -> None:
        belt = came.now.belt
        match came.signal:
            case TagEntered(reader=reader):
                turns = 0.0 if belt is None or belt.turns is None else belt.turns
                self._over[reader] = came.at_s
                self.comings.append(Coming(reader, came.at_s, turns))
            case TagLeft(reader=reader) if reader in self._over:
                self.passages.append(Passage(reader, self._over.pop(reader), came.at_s))
            case None if belt is not None:
                polls = next((one.polls for one in came.now.readers if one.reader == first), 0)
                self.samples.append(Sample(came.at_s, belt.duty or 0.0, belt.amperes, polls))

    def point(self, since_s: float, true: float) -> SpeedPoint:
        """Return what this speed took from *since_s* on; *true* is the belt's speed as a multiple
        of the counted one."""
        steady = [sample for sample in self.samples if sample.at_s >= since_s] or self.samples[-1:]
        amperes = [sample.amperes for sample in steady if sample.amperes is not None]
        return SpeedPoint(
            self.rpm * true,
            fmean(sample.duty for sample in steady),
            fmean(amperes) if amperes else None,
        )


# ---- the arithmetic ------------------------------------------------------------------------------


def turn_of(comings: Sequence[Coming]) -> float:
    """Return one turn of the belt as the file counts it, from a tile's coming to each reader.

    Raises `Uncalibrated` when the turns are too uneven to tell.
    """
    found = []
    for came in _turns_by_reader(comings).values():
        steps = [after - before for before, after in pairwise(came)]
        if not steps:
            continue
        usual = median(steps)
        # A passage that was missed makes two turns of one.
        rounds = [max(1, round(step / usual)) for step in steps]
        off = max(abs(step / n - usual) for step, n in zip(steps, rounds, strict=True))
        if off > UNEVEN * usual:
            raise Uncalibrated(
                "uneven",
                "the tile came round unevenly: does the belt slip, or the encoder miss pulses?",
            )
        found.append(sum(steps) / sum(rounds))
    return fmean(found)


def missed(comings: Sequence[Coming], turn: float) -> dict[str, float]:
    """Return for each reader the share of its passages in which the tile was not heard."""
    return {
        reader: 1.0 - len(came) / (round((came[-1] - came[0]) / turn) + 1)
        for reader, came in _turns_by_reader(comings).items()
    }


def _turns_by_reader(comings: Collection[Coming]) -> Mapping[str, Sequence[float]]:
    """Return how far the belt had turned at each coming, a list for each reader."""
    found: dict[str, list[float]] = {}
    for coming in comings:
        found.setdefault(coming.reader, []).append(coming.turns)
    return found


def geometry(
    slow: Run, track_mm: float, readers: Sequence[str]
) -> tuple[dict[str, float], dict[str, float]]:
    """Return every reader's place and zone in mm, from slow turns whose last second was without a
    tile at the first of *readers*."""
    at_first = slow.at(readers[0])
    late_s = _late_s(slow.samples)
    turn_s = (at_first[-1].at_s - at_first[0].at_s) / (len(at_first) - 1)
    mm_per_s = track_mm / turn_s
    zones_mm, middles_s = {}, {}
    for reader in readers:
        ends = [
            (one.came_s - late_s[0], one.left_s - late_s[1])
            for one in slow.passages
            if one.reader == reader and one.came_s >= at_first[0].at_s
        ]
        if ends:
            zones_mm[reader] = round(fmean(left - came for came, left in ends) * mm_per_s, 1)
            middles_s[reader] = sum(ends[0]) / 2
    first_s = middles_s.get(readers[0], 0.0)
    # A reader further along sees the tile later.
    places_mm = {
        reader: round((middle_s - first_s) % turn_s * mm_per_s, 1)
        for reader, middle_s in middles_s.items()
    }
    return places_mm, zones_mm


def _late_s(samples: Sequence[Sample]) -> tuple[float, float]:
    """Return how late a reader tells that a tag has come and that it has gone: it comes with the
    second poll that sees it, and goes after some silent ones."""
    last = samples[-1]
    before = next(sample for sample in samples if sample.at_s >= last.at_s - 1.0)
    polls = max(1, last.polls - before.polls)
    poll_s = max(last.at_s - before.at_s, SAMPLE_S) / polls
    return 1.5 * poll_s, (SILENCES - 0.5) * poll_s + CHECK_US / 2e6


def line_at(points: Sequence[SpeedPoint], speed_rpm: float) -> float | None:
    """Return the duty at a speed, by the line through the *points* of the motor's curve."""
    try:
        slope, at_rest = linear_regression(
            [point.speed_rpm for point in points], [point.duty for point in points]
        )
    except StatisticsError:
        return None
    return at_rest + slope * speed_rpm


def stall_of(
    points: Sequence[SpeedPoint], duty: float | None, most_a: float | None
) -> float | None:
    """Return what the motor draws at *duty* when the belt is held fast; its driver lets *most_a*
    through.

    While the bridge drives, the current is (E - k w) / R (docs/motor-safety.md), so that the
    battery's current by the duty falls in a line with the speed w, from E / R at standstill.
    """
    known = [
        (point.speed_rpm, point.amperes / point.duty)
        for point in points
        if point.amperes and point.duty
    ]
    if duty is None or len(known) < 2:
        return None
    _, at_rest_a = linear_regression([rpm for rpm, _ in known], [full_a for _, full_a in known])
    return duty * (at_rest_a if most_a is None else min(at_rest_a, most_a))


def limit_of(running_a: float | None, stall_a: float | None) -> float | None:
    """Return the limit to propose, half way between the most that a running belt has drawn and what
    one that is held fast draws; None if they are too near to each other."""
    if running_a is None or stall_a is None:
        return None
    limit_a = (running_a + stall_a) / 2
    apart = limit_a >= MARGIN * running_a and stall_a >= MARGIN * limit_a
    return round(limit_a, 2) if apart else None
