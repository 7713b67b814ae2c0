"""Calibration: a table's belt is measured while one tile goes round on it.

A protocol without I/O: `measuring` yields what it wants (a command for the belt, and until when to
wait) and is sent what came; `Calibration` runs it for those that have a belt: a terminal
(`controller.commands.calibration`) or the operator's page. What was found is a value; what the
table file should say instead is for `controller.making.revising`.

The tile comes round once a turn, which counts the encoder's pulses. How long a reader hears it is
the reader's zone, and the middle of that its place. The belt runs at some speeds, each from
standstill and each faster than the one before, always by the speed control and under the belt's
whole protection (docs/motor-safety.md): the duty and the current that each takes are the motor's
curve. The track's length cannot be measured this way; it takes a ruler.
"""

from collections.abc import Callable, Generator, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from controller.making.beltfigures import (
    SAMPLE_S,
    Came,
    Run,
    SpeedPoint,
    Uncalibrated,
    geometry,
    limit_of,
    line_at,
    missed,
    stall_of,
    turn_of,
)
from hardware.carousel import figures
from hardware.config import TableFile
from hardware.inspection import Inspection
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

PATIENCE = 3.0
"""How many times as long as it should a turn may take, before nothing is expected any more."""

# ---- what is told --------------------------------------------------------------------------------

Step = Literal["settling", "zones", "curve", "turns"]


class CalibrationProgress(Struct, frozen=True):
    """How far it is: `share` (0 to 1) of the usual time, and how often the tile has come round."""

    step: Step = "settling"
    rounds: int = 0
    share: float = 0.0


class Measured(Struct, frozen=True):
    """What a calibration found. None: it could not be told."""

    pulses_per_turn: int
    curve: tuple[SpeedPoint, ...]
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


class Want(Struct, frozen=True):
    """Until when to wait for a signal; and first a command for the belt, if there is one."""

    until_s: float
    belt: RunBelt | StopBelt | None = None


Steps = Generator[Want, Came, Measured]


# ---- running it ----------------------------------------------------------------------------------


class Calibration:
    """Measures the belt of *file*, whose devices *inspect* inspects; commands for the belt go to
    *send*.

    The belt stands before `begin`, after the end, and after `stop`. Its owner calls `hear`
    for each signal and `pass_time` at `wake_at_s`; then `found` or `failed` says how it ended.
    """

    def __init__(
        self,
        file: TableFile,
        inspect: Callable[[], Inspection],
        send: Callable[[RunBelt | StopBelt], None],
    ) -> None:
        self.progress = CalibrationProgress()
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

    def _tell(self, progress: CalibrationProgress) -> None:
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


class _Plan:
    """What the procedure's parts share: the table, the time that all will take, the only tile."""

    def __init__(
        self, file: TableFile, now_s: float, tell: Callable[[CalibrationProgress], None]
    ) -> None:
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
        """Note what came, and tell how far it is. Raises `Uncalibrated` if it is a fault, or a
        second tile."""
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
        self._tell(CalibrationProgress(step, self._rounds, share))


def measuring(file: TableFile, now_s: float, tell: Callable[[CalibrationProgress], None]) -> Steps:
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
        """The tile has gone round that many times and left the first reader, for a moment."""

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
        between = yield from _run(plan, "curve", full * share, steady, 60.0)
        runs.append(between)
    fast = yield from _run(plan, "turns", full, turned(TURNS, 0.0), patience_s(TURNS, full))
    _check_came(fast, first, TURNS)
    runs.append(fast)

    turn = turn_of(fast.comings)
    points = tuple(run.point(run.began_s + carousel.ramp_s + STEADY_S, 1.0 / turn) for run in runs)
    places, zones = geometry(slow, carousel.track_mm, belt_readers(file))
    friction, at_full = line_at(points, 0.0), line_at(points, full)
    if friction is not None and at_full is not None:
        friction = friction if 0.0 <= friction < at_full else None
    most_a = file.bought.current_limit_a if figures.is_limited(file) else None
    stall_a = stall_of(points, at_full, most_a)
    most = (sample.amperes for run in runs for sample in run.samples)
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
