"""The belt's motion as a state machine: starting, running, stopping, what ends each, and retrying.

Pure: `run` and `stop` are what people ask for, `step` brings in time and the encoder. Each takes a
`Motion` and returns the next one. Speeds are negative backwards.
"""

import math
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from hardware.carousel.protection import (
    RETRY_PAUSE_S,
    WATCHES,
    BeltObservation,
    Fault,
    Phase,
    find_fault,
    runaway_rpm,
)
from hardware.config import CarouselSettings, CurrentSettings

TICK_S = 0.02
"""How often a belt with power must be stepped."""

PAUSE_S = 0.3
"""A belt that has been silent this long without power is at rest, and may be reversed."""

LONGEST_COAST_S = 2.0
"""A belt that still moves after this time is being moved by somebody."""

GENTLE_SHARE = 1.0 / 3.0
"""A gentle start goes up to this share of the requested speed, so that a hand still in the belt can
follow it. Nothing is learned meanwhile: a belt that is held gets no more duty than this speed
takes, plus 0.05 for the error. With the twin's figures (a belt edge 0.2 m from the axis; all of
them assumed) that pushes with some 8 N; a jam at full speed reaches 20 N before it is noticed, and
full power 30 N."""

GENTLE_RAMP = 2.0
"""A gentle start takes this many times as long to reach the same speed."""

GENTLE_S = 1.5
"""How long the belt stays at the gentle speed before going on to the requested one."""

LIMIT_FOLLOWS = 0.6, 1.2
"""How far the limit of the current follows the battery's voltage: beyond that it is the voltage
that is measured wrongly."""

HEALED_S = 10.0
"""A belt that has run this long is free: its retries are reset."""

PUSH_S = 3.0
"""How long a push lasts at most: for as long a luggage scale needs a steady pull."""

POWERED = frozenset({Phase.STARTING, Phase.RUNNING, Phase.PUSHING, Phase.STOPPING})
"""The only phases in which the motor may have power."""


class Motion(Struct, frozen=True):
    """The state of a belt's motion."""

    phase: Phase = Phase.OFF
    at_s: float = 0.0
    """The time of the last step."""
    since_s: float = 0.0
    """The start of the phase."""
    run_since_s: float = 0.0
    """The time of the request: the run limit includes retries and the pauses between them."""
    power_since_s: float = 0.0
    target_rpm: float = 0.0
    """The requested speed."""
    setpoint_rpm: float = 0.0
    """The present speed of the ramp."""
    next_rpm: float | None = None
    """A request that waits for the belt to come to rest, because it reverses the direction."""
    fast_since_s: float = math.inf
    held_since_s: float = math.inf
    """Since when the motor has drawn more than its limit."""
    fault: Fault | None = None
    retries: int = 0
    """How often the belt has retried since it last ran normally."""
    retry_at_s: float | None = None
    """After a fault, when the belt retries by itself. None waits for somebody to run it."""
    gentle: bool = False
    """Whether this is a retry, slow and with little force."""

    @property
    def direction(self) -> int:
        return -1 if self.target_rpm < 0 else 1

    @property
    def goal_rpm(self) -> float:
        """The speed that the ramp leads to."""
        if self.phase is Phase.STOPPING:
            return 0.0
        return self.target_rpm * GENTLE_SHARE if self.gentle else self.target_rpm

    @property
    def ramped(self) -> bool:
        """Whether the ramp has reached its goal."""
        return self.setpoint_rpm == self.goal_rpm


class EncoderReport(Struct, frozen=True):
    """What the encoder reports: speed (None: unknown), and silence since power-on of the motor;
    also the motor's current and load, the battery's voltage at rest and the tags' laps, see
    `protection.Seen`."""

    speed_rpm: float | None
    silence_s: float
    pulses_in_run: int
    load: float | None = None
    limited: bool = False
    amperes: float | None = None
    rest_v: float | None = None
    lap_turns: float | None = None


# ---- what people ask for -------------------------------------------------------------------------


def run(motion: Motion, speed_rpm: float, now_s: float) -> Motion:
    """Return the motion after a request for *speed_rpm*, which must not be 0."""
    return _RUN[motion.phase](motion, speed_rpm, now_s)


def push(motion: Motion, now_s: float) -> Motion:
    """Return the motion after a request to push what holds the belt fast, for `PUSH_S` at most.

    Only a belt at rest pushes, also one that waits for a person after a fault.
    """
    waits = motion.phase is Phase.FAULT and motion.retry_at_s is None
    if motion.phase is not Phase.OFF and not waits:
        return motion
    return Motion(Phase.PUSHING, now_s, now_s, run_since_s=now_s, power_since_s=now_s)


def stop(motion: Motion, now_s: float) -> Motion:
    """Return the motion after a request to stop, which also cancels a pending retry."""
    if motion.phase is Phase.PUSHING:
        return replace(motion, phase=Phase.COASTING, since_s=now_s, next_rpm=None)
    if motion.phase in (Phase.STARTING, Phase.RUNNING):
        return replace(motion, phase=Phase.STOPPING, since_s=now_s, next_rpm=None)
    if motion.retry_at_s is not None:
        return Motion(at_s=motion.at_s, since_s=now_s)
    return replace(motion, next_rpm=None)


def _start(motion: Motion, speed_rpm: float, now_s: float) -> Motion:
    return Motion(
        phase=Phase.STARTING,
        at_s=now_s,
        since_s=now_s,
        run_since_s=now_s,
        power_since_s=now_s,
        target_rpm=speed_rpm,
    )


def _change_speed(motion: Motion, speed_rpm: float, now_s: float) -> Motion:
    if speed_rpm * motion.target_rpm > 0:
        return replace(motion, target_rpm=speed_rpm)
    return replace(motion, phase=Phase.STOPPING, since_s=now_s, next_rpm=speed_rpm)


def _run_on(motion: Motion, speed_rpm: float, now_s: float) -> Motion:
    if speed_rpm * motion.target_rpm > 0:
        return replace(
            motion, phase=Phase.STARTING, since_s=now_s, target_rpm=speed_rpm, next_rpm=None
        )
    return replace(motion, next_rpm=speed_rpm)


def _run_after_fault(motion: Motion, speed_rpm: float, now_s: float) -> Motion:
    if motion.retry_at_s is not None:
        # The request has not freed the belt: it still retries gently, and when due.
        return replace(motion, target_rpm=speed_rpm)
    return _start(motion, speed_rpm, now_s)


def _wait(motion: Motion, speed_rpm: float, now_s: float) -> Motion:
    return replace(motion, next_rpm=speed_rpm)


_RUN: dict[Phase, Callable[[Motion, float, float], Motion]] = {
    Phase.OFF: _start,
    Phase.STARTING: _change_speed,
    Phase.RUNNING: _change_speed,
    Phase.PUSHING: _wait,
    Phase.STOPPING: _run_on,
    Phase.COASTING: _wait,
    Phase.FAULT: _run_after_fault,
}


# ---- what time brings ----------------------------------------------------------------------------


def step(motion: Motion, settings: CarouselSettings, heard: EncoderReport, now_s: float) -> Motion:
    """Return the motion at *now_s*."""
    if motion.phase in POWERED:
        motion = _note_excess(motion, heard, now_s)
        motion = _note_current(motion, settings, heard, now_s)
        fault = find_fault(_seen(motion, settings, heard, now_s))
        if fault is not None:
            return _fail(motion, fault, now_s)
        motion = _follow_the_ramp(motion, settings, now_s)
    motion = _STEP[motion.phase](motion, settings, heard, now_s)
    return replace(motion, at_s=now_s)


def _fail(motion: Motion, fault: Fault, now_s: float) -> Motion:
    """Return the motion without power: until the next gentle retry, or until somebody runs the
    belt."""
    pushes = motion.phase is Phase.PUSHING
    tries_again = motion.retries < WATCHES[fault].retries and not pushes
    return Motion(
        phase=Phase.FAULT,
        at_s=now_s,
        since_s=now_s,
        run_since_s=motion.run_since_s,
        target_rpm=motion.target_rpm,
        fault=fault,
        retries=motion.retries + 1 if tries_again else 0,
        retry_at_s=now_s + RETRY_PAUSE_S if tries_again else None,
    )


def _note_excess(motion: Motion, heard: EncoderReport, now_s: float) -> Motion:
    asked_rpm = max(_asked_rpm(motion), abs(motion.setpoint_rpm))
    if abs(heard.speed_rpm or 0.0) <= runaway_rpm(asked_rpm):
        return replace(motion, fast_since_s=math.inf)
    return replace(motion, fast_since_s=min(motion.fast_since_s, now_s))


def _note_current(
    motion: Motion, settings: CarouselSettings, heard: EncoderReport, now_s: float
) -> Motion:
    limit_a = None if settings.current is None else _limit_a(settings.current, heard.rest_v)
    if limit_a is None or heard.amperes is None or heard.amperes <= limit_a:
        return replace(motion, held_since_s=math.inf)
    return replace(motion, held_since_s=min(motion.held_since_s, now_s))


def _limit_a(settings: CurrentSettings, rest_v: float | None) -> float | None:
    """Return the table file's limit at the battery's present voltage: what a belt draws that is
    held fast rises and falls with it."""
    if settings.limit_a is None or rest_v is None:
        return settings.limit_a
    least, most = LIMIT_FOLLOWS
    return settings.limit_a * min(max(rest_v / settings.limit_v, least), most)


def _seen(
    motion: Motion, settings: CarouselSettings, heard: EncoderReport, now_s: float
) -> BeltObservation:
    encoder = settings.encoder
    return BeltObservation(
        phase=motion.phase,
        setpoint_rpm=abs(motion.setpoint_rpm),
        target_rpm=_asked_rpm(motion),
        pulses_per_turn=None if encoder is None else encoder.pulses_per_turn,
        silence_s=heard.silence_s,
        too_fast_s=max(0.0, now_s - motion.fast_since_s),
        held_s=max(0.0, now_s - motion.held_since_s),
        run_s=now_s - motion.run_since_s,
        run_limit_s=settings.run_limit_s,
        ramp_s=settings.ramp_s,
        tick_s=TICK_S,
        load=heard.load,
        limited=heard.limited,
        lap_turns=heard.lap_turns,
    )


def _asked_rpm(motion: Motion) -> float:
    """Return the requested speed, or the one requested before the stop."""
    return abs(motion.goal_rpm or motion.target_rpm)


def _follow_the_ramp(motion: Motion, settings: CarouselSettings, now_s: float) -> Motion:
    most = settings.speed_rpm / settings.ramp_s * (now_s - motion.at_s)
    if motion.gentle:
        most /= GENTLE_RAMP
    change = min(max(motion.goal_rpm - motion.setpoint_rpm, -most), most)
    return replace(motion, setpoint_rpm=motion.setpoint_rpm + change)


def _starting(
    motion: Motion, settings: CarouselSettings, heard: EncoderReport, now_s: float
) -> Motion:
    if motion.ramped and (settings.encoder is None or heard.pulses_in_run >= 2):
        return replace(motion, phase=Phase.RUNNING, since_s=now_s)
    return motion


def _running(
    motion: Motion, settings: CarouselSettings, heard: EncoderReport, now_s: float
) -> Motion:
    if motion.gentle and now_s - motion.since_s >= GENTLE_S:
        return replace(motion, gentle=False)
    if motion.retries and now_s - motion.since_s >= HEALED_S:
        return replace(motion, retries=0)
    return motion


def _stopping(
    motion: Motion, settings: CarouselSettings, heard: EncoderReport, now_s: float
) -> Motion:
    if motion.setpoint_rpm == 0.0:
        return replace(motion, phase=Phase.COASTING, since_s=now_s)
    return motion


def _pushing(
    motion: Motion, settings: CarouselSettings, heard: EncoderReport, now_s: float
) -> Motion:
    return stop(motion, now_s) if now_s - motion.since_s >= PUSH_S else motion


def _coasting(
    motion: Motion, settings: CarouselSettings, heard: EncoderReport, now_s: float
) -> Motion:
    coast_s = now_s - motion.since_s
    if min(coast_s, heard.silence_s) < PAUSE_S and coast_s < LONGEST_COAST_S:
        return motion
    if motion.next_rpm is not None:
        return _start(motion, motion.next_rpm, now_s)
    return replace(motion, phase=Phase.OFF, since_s=now_s)


def _failed(
    motion: Motion, settings: CarouselSettings, heard: EncoderReport, now_s: float
) -> Motion:
    if motion.retry_at_s is None or now_s < motion.retry_at_s:
        return motion
    if now_s - motion.run_since_s >= settings.run_limit_s:
        return _fail(motion, Fault.RUN_LIMIT, now_s)
    again = _start(motion, motion.target_rpm, now_s)
    return replace(again, run_since_s=motion.run_since_s, retries=motion.retries, gentle=True)


def _stay(motion: Motion, settings: CarouselSettings, heard: EncoderReport, now_s: float) -> Motion:
    return motion


_STEP: dict[Phase, Callable[[Motion, CarouselSettings, EncoderReport, float], Motion]] = {
    Phase.OFF: _stay,
    Phase.STARTING: _starting,
    Phase.RUNNING: _running,
    Phase.PUSHING: _pushing,
    Phase.STOPPING: _stopping,
    Phase.COASTING: _coasting,
    Phase.FAULT: _failed,
}
