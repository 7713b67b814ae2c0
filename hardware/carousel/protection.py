"""The belt's protection: a table of faults, when each is looked for, and what people are told.

Every fault takes the motor's power away at once and keeps it away until somebody runs the belt
again. Pure: what was seen goes in, a fault or None comes out.
"""

from collections.abc import Callable
from enum import Enum, auto

from msgspec import Struct

PULSES_TO_NOTICE = 3
"""A running belt stands when so many pulses in a row have not come."""

SHORTEST_SILENCE_S = 0.1
"""Less silence means nothing, however fine the encoder: a busy computer delays pulses."""

START_GRACE_S = 0.8
"""A belt that starts may stay silent for so long, beside its ramp: at first it is slow."""

RUNAWAY_RATIO = 1.5
RUNAWAY_MARGIN_RPM = 0.5
RUNAWAY_S = 0.3
"""Faster than 1.5 times what was asked for and half a turn a minute more, for so long."""


class Phase(Enum):
    """What the belt's motor is doing."""

    OFF = auto()
    """No power, and the belt stands or is pushed by hand."""
    STARTING = auto()
    """Power, until the ramp is at its end and the encoder is heard."""
    RUNNING = auto()
    STOPPING = auto()
    """Power, along the ramp down."""
    COASTING = auto()
    """No power, until the belt stands."""
    FAULT = auto()
    """No power after a fault, until somebody runs the belt again."""


class Fault(Enum):
    """Why the protection took the power away."""

    JAM = auto()
    RUNAWAY = auto()
    RUN_LIMIT = auto()


class Seen(Struct, frozen=True, kw_only=True):
    """What the protection judges by; speeds are magnitudes, None is unknown."""

    phase: Phase
    setpoint_rpm: float
    target_rpm: float
    pulses_per_turn: int | None
    silence_s: float
    """Since the last pulse, or since the start of the run."""
    too_fast_s: float
    """For how long the belt has been faster than `runaway_rpm`."""
    run_s: float
    run_limit_s: float
    ramp_s: float
    tick_s: float
    """How often the protection looks."""


class Watch(Struct, frozen=True):
    """One row of the table: in which phases a fault is looked for, how, and what is said."""

    during: frozenset[Phase]
    detects: Callable[[Seen], bool]
    says: str
    remedy: str


def runaway_rpm(target_rpm: float) -> float:
    """Faster than this is too fast for a belt that was asked for *target_rpm*."""
    return abs(target_rpm) * RUNAWAY_RATIO + RUNAWAY_MARGIN_RPM


def longest_silence_s(seen: Seen) -> float:
    """The longest silence of the encoder that a moving belt can explain.

    Three periods of the pulses, less the time until the protection looks again: for an encoder
    that the table file's check allows that is 300 ms at most at full speed.
    """
    assert seen.pulses_per_turn is not None
    period_s = 60.0 / (seen.pulses_per_turn * max(seen.setpoint_rpm, 1e-3))
    running_s = max(PULSES_TO_NOTICE * period_s - seen.tick_s, SHORTEST_SILENCE_S)
    if seen.phase is Phase.RUNNING:
        return running_s
    target_period_s = 60.0 / (seen.pulses_per_turn * seen.target_rpm)
    return START_GRACE_S + seen.ramp_s + target_period_s


def _is_jammed(seen: Seen) -> bool:
    return seen.pulses_per_turn is not None and seen.silence_s >= longest_silence_s(seen)


def _runs_away(seen: Seen) -> bool:
    return seen.too_fast_s >= RUNAWAY_S


def _ran_too_long(seen: Seen) -> bool:
    return seen.run_s >= seen.run_limit_s


_DRIVING = frozenset({Phase.STARTING, Phase.RUNNING})

WATCHES = {
    Fault.JAM: Watch(
        # While stopping, the power is gone within the ramp's time anyway.
        during=_DRIVING,
        detects=_is_jammed,
        says="The belt does not turn although its motor has power.",
        remedy="Take out what jams it. If nothing does, look at the encoder and its cable.",
    ),
    Fault.RUNAWAY: Watch(
        during=_DRIVING | {Phase.STOPPING},
        detects=_runs_away,
        says="The belt runs faster than it was asked to.",
        remedy="Keep hands away from it, and look at the encoder and at the motor's driver.",
    ),
    Fault.RUN_LIMIT: Watch(
        during=_DRIVING,
        detects=_ran_too_long,
        says="The belt has run for as long as the table file allows in one go.",
        remedy="Start it again if the game goes on.",
    ),
}


def find_fault(seen: Seen) -> Fault | None:
    """The first fault of the table that is found in what was seen."""
    for fault, watch in WATCHES.items():
        if seen.phase in watch.during and watch.detects(seen):
            return fault
    return None
