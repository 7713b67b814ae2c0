"""Calibration: a table's belt is measured while one tile goes round on it.

A protocol without I/O: `measuring` yields what it wants (a command for the belt, and until when to
wait) and is sent what came; `Calibration` runs it for whoever has a belt: a terminal
(`controller.commands.calibration`) or the operator's page. What was found is a value; what the
table file should say instead is for `controller.table.revising`.

The tile comes round once a turn, which counts the encoder's pulses. How long a reader hears it is
the reader's zone, and the middle of that its place. The belt runs at some speeds, each from
standstill and each faster than the one before, always by the speed control and under the belt's
whole protection (docs/motor-safety.md): the duty and the current that each takes are the motor's
curve. The track's length cannot be measured this way; it takes a ruler.
"""

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from itertools import pairwise
from statistics import StatisticsError, fmean, linear_regression, median
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from hardware.config import TableFile
from hardware.errors import WiringError
from hardware.inspection import Inspection
from hardware.rfid.poller import CHECK_US, SILENCES
from hardware.signals import AnySignal, BeltFault, RunBelt, StopBelt, TagEntered, TagLeft, Uid

SETTLES_S = 3.0
"""How long the devices may take to report themselves."""

SLOWLY = 0.25
"""The share of full speed at which a reader's zone is measured."""

SLOW_TURNS = 2
TURNS = 4
"""At full speed, for the encoder and the passages that a reader misses."""

BETWEEN = (0.5, 0.75)
"""Further shares of full speed, for the motor's curve."""

STEADY_S = 8.0
"""How long the speed control takes to find the duty for another speed: five times its time constant
of 1.6 s with the twin's motor."""

CURVE_S = 12.0
"""How long duty and current are measured at each of those speeds."""

STANDS_S = 1.5
"""How long a belt takes to come to rest after its ramp."""

SAMPLE_S = 0.25

PATIENCE = 3.0
"""How many times as long as it should a turn may take, before nothing is expected any more."""

UNEVEN = 0.02
"""Turns that differ more than this from one another prove nothing."""

MARGIN = 1.15
"""The current's limit must be this many times what a running belt draws, and the current of one that
is held fast this many times the limit: else there is no limit to propose."""


# ---- what is told --------------------------------------------------------------------------------

Step = Literal["settling", "zones", "curve", "turns"]

Why = Literal["stopped", "no-tile", "two-tiles", "uneven"]
"""Why there is no result: the belt stopped by itself, the tile came too seldom, there are several,
its turns were too uneven."""


class Uncalibrated(WiringError):
    """A calibration came to nothing: *why* for a screen, which has its own words."""

    def __init__(self, why: Why, says: str) -> None:
        super().__init__(says)
        self.why = why


class Progress(Struct, frozen=True):
    """How far it is: `share` (0 to 1) of the usual time, and how often the tile has come round."""

    step: Step = "settling"
    rounds: int = 0
    share: float = 0.0


class Point(Struct, frozen=True):
    """What a speed takes: the motor's share of full power, and its current in A (None: unknown)."""

    speed_rpm: float
    duty: float
    amperes: float | None


class Measured(Struct, frozen=True):
    """What a calibration found. None: it could not be told."""

    pulses_per_turn: int
    curve: tuple[Point, ...]
    """The slowest first; speeds are those of a belt with these pulses."""
    full_speed_duty: float | None
    friction_duty: float | None
    stall_a: float | None
    """What the motor draws at full speed's duty when the belt is held fast, calculated."""
    limit_a: float | None
    places_mm: Mapping[str, float]
    """Reader -> where its middle is along the track, from the first one on."""
    zones_mm: Mapping[str, float]
    missed: Mapping[str, float]
    """Reader -> the share of its passages in which the tile was not heard."""
    rest_v: float | None
    """The battery's voltage at first, as the table file has its divider."""


class Came(Struct, frozen=True):
    """What has come by `at_s`: a signal, or only time; and the table's condition then."""

    at_s: float
    now: Inspection
    signal: TagEntered | TagLeft | BeltFault | None = None


class Want(Struct, frozen=True):
    """Until when to wait for a signal; and first a command for the belt, if there is one."""

    until_s: float
    belt: RunBelt | StopBelt | None = None


Steps = Generator[Want, Came, Measured]


# ---- running it ----------------------------------------------------------------------------------


class Calibration:
    """Measures the belt of *file*, whose devices *inspect* inspects; commands for the belt go to
    *send*.

    The belt stands before `begin`, after the end, and after `stop`. Whoever runs this calls `hear`
    for each signal and `pass_time` at `wake_at_s`; then `found` or `failed` says how it ended.
    """

    def __init__(
        self,
        file: TableFile,
        inspect: Callable[[], Inspection],
        send: Callable[[RunBelt | StopBelt], None],
    ) -> None:
        self.progress = Progress()
        self.found: Measured | None = None
        self.failed: Uncalibrated | None = None
        self._readers = belt_readers(file)
        self._inspect = inspect
        self._send = send
        self._steps: Steps | None = None
        self._file = file
        self._wake_s: float | None = None

    def __repr__(self) -> str:
        return f"<Calibration of {self._file.name!r}, {self.progress}>"

    @property
    def over(self) -> bool:
        return self.found is not None or self.failed is not None

    def begin(self, now_s: float) -> None:
        """Run; the belt starts `SETTLES_S` later."""
        self._steps = measuring(self._file, now_s, self._tell)
        self._wake_s = next(self._steps).until_s

    def hear(self, signal: AnySignal) -> None:
        if isinstance(signal, TagEntered | TagLeft) and signal.reader not in self._readers:
            return
        if isinstance(signal, TagEntered | TagLeft | BeltFault):
            self._go_on(Came(signal.at_s, self._inspect(), signal))

    def pass_time(self, now_s: float) -> None:
        if self._wake_s is not None and now_s >= self._wake_s:
            self._go_on(Came(now_s, self._inspect()))

    def wake_at_s(self) -> float | None:
        """Return when to call `pass_time`."""
        return self._wake_s

    def stop(self) -> None:
        """Stop the belt; nothing was found. Idempotent."""
        if self._steps is not None:
            self._end()

    def _go_on(self, came: Came) -> None:
        if self._steps is None:
            return
        try:
            want = self._steps.send(came)
        except StopIteration as done:
            self.found = done.value
            self._end()
        except Uncalibrated as error:
            self.failed = error
            self._end()
        else:
            self._wake_s = want.until_s
            if want.belt is not None:
                self._send(want.belt)

    def _end(self) -> None:
        self._steps = self._wake_s = None
        self._send(StopBelt())

    def _tell(self, progress: Progress) -> None:
        self.progress = progress


def belt_readers(file: TableFile) -> tuple[str, ...]:
    """Return the readers under the belt, the one where the track begins first."""
    return tuple(reader.name for reader in file.readers if reader.role == "belt")


def lacks(file: TableFile) -> str:
    """Return what a table would need to be calibrated, as a sentence; empty if it has all."""
    if file.carousel.motor is None or file.carousel.encoder is None:
        return f"{file.name} has no motor, or no encoder: there is nothing to calibrate"
    if not belt_readers(file):
        return f"{file.name} has no reader under the belt to calibrate with"
    return ""


# ---- the procedure -------------------------------------------------------------------------------


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
    """What the belt's motor takes at a moment, and how often the first reader has polled by then."""

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
        return [one for one in self.comings if one.reader == reader]

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

    def point(self, since_s: float, true: float) -> Point:
        """Return what this speed took from *since_s* on; *true* is the belt's speed as a multiple of
        the counted one."""
        steady = [one for one in self.samples if one.at_s >= since_s] or self.samples[-1:]
        amperes = [one.amperes for one in steady if one.amperes is not None]
        return Point(
            self.rpm * true,
            fmean(one.duty for one in steady),
            fmean(amperes) if amperes else None,
        )


class _Plan:
    """What the procedure's parts share: the table, the time that all will take, the only tile."""

    def __init__(self, file: TableFile, now_s: float, tell: Callable[[Progress], None]) -> None:
        self.file = file
        self.first = belt_readers(file)[0]
        self.now_s = now_s
        self._began_s = now_s
        self._tell = tell
        self._rounds = 0
        self._uid: Uid | None = None
        full_s = 60.0 / file.carousel.speed_rpm
        stops_s = file.carousel.ramp_s + STANDS_S
        self._all_s = (
            SETTLES_S
            + (SLOW_TURNS + 1) * full_s / SLOWLY
            + len(BETWEEN) * (STEADY_S + CURVE_S)
            + (TURNS + 1) * full_s
            + (2 + len(BETWEEN)) * stops_s
        )

    def saw(self, came: Came, step: Step) -> None:
        """Note what came, and tell how far it is. Raises `Uncalibrated` if it is a fault, or a second tile."""
        match came.signal:
            case BeltFault(trouble=trouble):
                raise Uncalibrated("stopped", f"the belt stopped: {trouble.says}")
            case TagEntered(reader=reader, uid=uid):
                self._uid = self._uid or uid
                if uid != self._uid:
                    raise Uncalibrated(
                        "two-tiles", "there is more than one tile on the belt; leave one there"
                    )
                self._rounds += reader == self.first
        self.now_s = came.at_s
        share = min(0.99, (came.at_s - self._began_s) / self._all_s)
        self._tell(Progress(step, self._rounds, share))


def measuring(file: TableFile, now_s: float, tell: Callable[[Progress], None]) -> Steps:
    """Measure the belt of *file* from *now_s* on; *tell* is told the progress.

    A generator: yields `Want`s, is sent what `Came`, returns what was `Measured`. Raises
    `Uncalibrated`. The file must have a motor, an encoder and a reader under the belt.
    """
    carousel, encoder = file.carousel, file.carousel.encoder
    assert encoder is not None, "a table that lacks an encoder is not calibrated"
    plan = _Plan(file, now_s, tell)
    while plan.now_s < now_s + SETTLES_S:
        came = yield Want(now_s + SETTLES_S)
        # A tile that lies over a reader from the start does not come to it.
        plan.saw(replace(came, signal=None), "settling")
    rest_v = None if came.now.belt is None else came.now.belt.battery_v
    full = carousel.speed_rpm
    first = plan.first

    def turned(turns: int, lingers_s: float) -> Callable[[Run, float], bool]:
        """The tile has gone round so often and left the first reader, for a moment."""

        def over(run: Run, at_s: float) -> bool:
            if len(run.at(first)) <= turns or run.is_over(first):
                return False
            return at_s >= max(p.left_s for p in run.passages if p.reader == first) + lingers_s

        return over

    def steady(run: Run, at_s: float) -> bool:
        return at_s >= run.began_s + STEADY_S + CURVE_S

    def patience_s(turns: int, rpm: float) -> float:
        return PATIENCE * (turns + 2) * 60.0 / rpm

    slow_rpm = full * SLOWLY
    slow = yield from _run(
        plan, "zones", slow_rpm, turned(SLOW_TURNS, 1.0), patience_s(SLOW_TURNS, slow_rpm)
    )
    _check_came(slow, first, SLOW_TURNS)
    runs = [slow]
    for share in BETWEEN:
        runs.append((yield from _run(plan, "curve", full * share, steady, 60.0)))
    fast = yield from _run(plan, "turns", full, turned(TURNS, 0.0), patience_s(TURNS, full))
    _check_came(fast, first, TURNS)
    runs.append(fast)

    turn = turn_of(fast.comings)
    points = tuple(run.point(run.began_s + carousel.ramp_s + STEADY_S, 1.0 / turn) for run in runs)
    places, zones = geometry(slow, file, belt_readers(file))
    friction, at_full = line_at(points, 0.0), line_at(points, full)
    if friction is not None and at_full is not None:
        friction = friction if 0.0 <= friction < at_full else None
    body = carousel.body
    stall_a = stall_of(points, at_full, None if body is None else body.current_limit_a)
    most = (one.amperes for run in runs for one in run.samples)
    running_a = max((one for one in most if one is not None), default=None)
    return Measured(
        pulses_per_turn=round(encoder.pulses_per_turn * turn),
        curve=points,
        full_speed_duty=None if at_full is None else round(at_full, 3),
        friction_duty=None if friction is None else round(friction, 3),
        stall_a=None if stall_a is None else round(stall_a, 3),
        limit_a=limit_of(running_a, stall_a),
        places_mm=places,
        zones_mm=zones,
        missed=missed(fast.comings, turn),
        rest_v=rest_v,
    )


def _run(
    plan: _Plan,
    step: Step,
    rpm: float,
    over: Callable[[Run, float], bool],
    most_s: float,
) -> Generator[Want, Came, Run]:
    """Run the belt from standstill until it is *over*, *most_s* at most, and stop it."""
    run = Run(rpm, plan.now_s)
    due_s = plan.now_s + SAMPLE_S
    want = Want(due_s, RunBelt(rpm))
    while plan.now_s < run.began_s + most_s and not over(run, plan.now_s):
        came = yield want
        plan.saw(came, step)
        run.note(came, plan.first)
        if came.at_s >= due_s:
            due_s = came.at_s + SAMPLE_S
        want = Want(due_s)
    rests_s = plan.now_s + plan.file.carousel.ramp_s + STANDS_S
    want = Want(rests_s, StopBelt())
    while plan.now_s < rests_s:
        plan.saw((yield want), step)
        want = Want(rests_s)
    return run


def _check_came(run: Run, first: str, turns: int) -> None:
    """Raise `Uncalibrated` if the tile has come to the *first* reader too seldom."""
    times = len(run.at(first))
    if times <= turns:
        raise Uncalibrated(
            "no-tile",
            f"the tile came to the reader {first} only {times} times: is it on the belt, and does "
            "its sticker read well?",
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
    for one in comings:
        found.setdefault(one.reader, []).append(one.turns)
    return found


def geometry(
    slow: Run, file: TableFile, readers: Sequence[str]
) -> tuple[dict[str, float], dict[str, float]]:
    """Return every reader's place and zone in mm, from slow turns whose last second was without a
    tile at the first of *readers*."""
    at_first = slow.at(readers[0])
    late_s = _late_s(slow.samples)
    turn_s = (at_first[-1].at_s - at_first[0].at_s) / (len(at_first) - 1)
    mm_per_s = file.carousel.track_mm / turn_s
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
    before = next(one for one in samples if one.at_s >= last.at_s - 1.0)
    polls = max(1, last.polls - before.polls)
    poll_s = max(last.at_s - before.at_s, SAMPLE_S) / polls
    return 1.5 * poll_s, (SILENCES - 0.5) * poll_s + CHECK_US / 2e6


def line_at(points: Sequence[Point], speed_rpm: float) -> float | None:
    """Return the duty at a speed, by the straight line through the *points* of the motor's curve."""
    try:
        slope, at_rest = linear_regression(
            [one.speed_rpm for one in points], [one.duty for one in points]
        )
    except StatisticsError:
        return None
    return at_rest + slope * speed_rpm


def stall_of(points: Sequence[Point], duty: float | None, most_a: float | None) -> float | None:
    """Return what the motor draws at *duty* when the belt is held fast; its driver lets *most_a*
    through.

    While the bridge drives, the current is (E - k w) / R (docs/motor-safety.md), so that the
    battery's current by the duty falls in a line with the speed w, from E / R at standstill.
    """
    known = [(one.speed_rpm, one.amperes / one.duty) for one in points if one.amperes and one.duty]
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
