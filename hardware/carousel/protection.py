"""The belt's protection: a table of faults, when each is looked for, and what people are told.

Every fault cuts the motor's power at once. A jam is retried a few times, gently; any other fault,
and a jam that persists, keeps the power off until somebody runs the belt again. Pure: observations
go in, a fault or None comes out.
"""

from collections.abc import Callable
from enum import Enum, auto

from msgspec import Struct

from hardware.signals import Trouble

PULSES_TO_NOTICE = 3
"""A running belt has stopped when this many pulses in a row are missing."""

SHORTEST_SILENCE_S = 0.1
"""Less silence means nothing, however fine the encoder: a busy computer delays pulses."""

START_GRACE_S = 0.8
"""How long a starting belt may stay silent beyond its ramp: it is slow at first."""

RUNAWAY_RATIO = 1.5
RUNAWAY_MARGIN_RPM = 0.5
RUNAWAY_S = 0.3
"""Faster than 1.5 times the requested speed plus half a turn per minute, for this long."""

HELD_S = 0.1
"""More current than the limit for this long is no spark at a start; a silent encoder tells of a jam
only after that."""

RETRIES = 3
"""How often a jam is retried before a person must look: what a sleeve or a skewed tile needs to
come free, and no more."""

RETRY_PAUSE_S = 2.0
"""Time without power before each retry: long enough to hear of it and to pull a hand away."""

STALL_LOAD = 1.25
"""Above this multiple of its usual load (see `BeltObservation.load`) the motor is stalled. At full
speed the motor's back-EMF cancels a third to a half of the battery's voltage; when stalled there is
none, so the load rises to 1.5 times with fresh cells and to twice with flat ones. A belt whose
encoder has died gets faster, if anything, and its load falls."""

MISCOUNT_TURNS = 0.05
"""How far the encoder's count per turn of the belt may be off; tags measure it to 0.03."""

NO_LOAD = 0.2
"""Below this share of the usual load, the current does not reach the motor."""


class Phase(Enum):
    """What the belt's motor is doing."""

    OFF = auto()
    """No power; the belt is at rest or pushed by hand."""
    STARTING = auto()
    """Power, until the ramp has ended and the encoder has pulsed."""
    RUNNING = auto()
    PUSHING = auto()
    """Power, while it is measured how hard the belt pushes what holds it fast."""
    STOPPING = auto()
    """Power, along the ramp down."""
    COASTING = auto()
    """No power, until the belt is at rest."""
    FAULT = auto()
    """No power after a fault, until somebody runs the belt again."""


class Fault(Enum):
    """Why the protection cut the power."""

    NO_CURRENT = auto()
    ENCODER_DEAD = auto()
    JAM = auto()
    HELD = auto()
    RUNAWAY = auto()
    MISCOUNT = auto()
    RUN_LIMIT = auto()


class BeltObservation(Struct, frozen=True, kw_only=True):
    """The observations that the protection judges by; speeds are magnitudes, None is unknown."""

    phase: Phase
    setpoint_rpm: float
    target_rpm: float
    pulses_per_turn: int | None
    silence_s: float
    """Since the last pulse, or since the start of the run."""
    too_fast_s: float
    """How long the belt has been faster than `runaway_rpm`."""
    held_s: float = 0.0
    """How long the motor has drawn more than the table file's `limit_a`."""
    run_s: float
    run_limit_s: float
    ramp_s: float
    tick_s: float
    """The time between two checks."""
    load: float | None = None
    """The motor's current at its duty, as a multiple of that while the belt turned normally; None
    without current sensing, and until the belt has turned."""
    limited: bool = False
    """Whether the driver limits the current, so that a motor whose belt is held draws hardly more
    than one that turns."""
    lap_turns: float | None = None
    """Turns that the encoder counts per turn of the belt by its tags; None while they do not
    tell."""


class FaultWatch(Struct, frozen=True):
    """One row of the table: in which phases to look for a fault, how to detect it, what to say, and
    how often the belt then retries by itself."""

    during: frozenset[Phase]
    detects: Callable[[BeltObservation], bool]
    trouble: Trouble
    retries: int = 0


def runaway_rpm(target_rpm: float) -> float:
    """Return the speed above which a belt asked for *target_rpm* is too fast."""
    return abs(target_rpm) * RUNAWAY_RATIO + RUNAWAY_MARGIN_RPM


def longest_silence_s(seen: BeltObservation) -> float:
    """Return the longest encoder silence that a moving belt can explain.

    Three pulse periods, less the time until the next check: at full speed, for an encoder that
    passes the table file's check, that is 300 ms at most.
    """
    assert seen.pulses_per_turn is not None
    period_s = 60.0 / (seen.pulses_per_turn * max(seen.setpoint_rpm, 1e-3))
    running_s = max(PULSES_TO_NOTICE * period_s - seen.tick_s, SHORTEST_SILENCE_S)
    if seen.phase is Phase.RUNNING:
        return running_s
    target_period_s = 60.0 / (seen.pulses_per_turn * seen.target_rpm)
    return START_GRACE_S + seen.ramp_s + target_period_s


def _is_silent(seen: BeltObservation) -> bool:
    return seen.pulses_per_turn is not None and seen.silence_s >= longest_silence_s(seen)


def _draws_nothing(seen: BeltObservation) -> bool:
    return seen.load is not None and seen.load < NO_LOAD and _is_silent(seen)


def _turns_unheard(seen: BeltObservation) -> bool:
    load = None if seen.limited else seen.load
    return load is not None and load < STALL_LOAD and _is_silent(seen)


def _is_held(seen: BeltObservation) -> bool:
    return seen.held_s >= HELD_S


def _runs_away(seen: BeltObservation) -> bool:
    return seen.too_fast_s >= RUNAWAY_S


def _miscounts(seen: BeltObservation) -> bool:
    return seen.lap_turns is not None and abs(seen.lap_turns - 1.0) > MISCOUNT_TURNS


def _ran_too_long(seen: BeltObservation) -> bool:
    return seen.run_s >= seen.run_limit_s


_DRIVING = frozenset({Phase.STARTING, Phase.RUNNING})

WATCHES = {
    # A silent encoder: the motor's current tells why, if it is known. In order of precedence. While
    # stopping, the power is gone within the ramp's time anyway.
    Fault.NO_CURRENT: FaultWatch(
        during=_DRIVING,
        detects=_draws_nothing,
        trouble=Trouble(
            "no-current",
            "The belt does not turn, and its motor draws no current.",
            "Look at the battery, at the motor's cable and at its driver.",
        ),
    ),
    Fault.ENCODER_DEAD: FaultWatch(
        during=_DRIVING,
        detects=_turns_unheard,
        trouble=Trouble(
            "encoder-dead",
            "The encoder is silent although the motor draws the current of a belt that turns.",
            "Look at the encoder, its disc and its cable.",
        ),
    ),
    Fault.JAM: FaultWatch(
        during=_DRIVING,
        detects=_is_silent,
        trouble=Trouble(
            "jam",
            "The belt does not turn although its motor has power.",
            "Take out what jams it. If nothing does, look at the encoder and its cable.",
        ),
        retries=RETRIES,
    ),
    # The encoder may be silent or not: what counts is how hard the motor pushes.
    Fault.HELD: FaultWatch(
        during=_DRIVING | {Phase.PUSHING},
        detects=_is_held,
        trouble=Trouble(
            "held",
            "Something holds the belt: its motor draws more current than its limit.",
            "Take out what holds it. If nothing does, see that it turns easily by hand, and look "
            "at limit_a in the table file.",
        ),
        retries=RETRIES,
    ),
    Fault.RUNAWAY: FaultWatch(
        during=_DRIVING | {Phase.STOPPING},
        detects=_runs_away,
        trouble=Trouble(
            "runaway",
            "The belt runs faster than it was asked to.",
            "Keep hands away from it, and look at the encoder and at the motor's driver.",
        ),
    ),
    Fault.MISCOUNT: FaultWatch(
        during=_DRIVING,
        detects=_miscounts,
        trouble=Trouble(
            "miscount",
            "The encoder's count of turns disagrees with the tags on the belt.",
            "Look at the encoder, its disc and its cable, and at pulses_per_turn in the table "
            "file.",
        ),
    ),
    Fault.RUN_LIMIT: FaultWatch(
        during=_DRIVING,
        detects=_ran_too_long,
        trouble=Trouble(
            "run-limit",
            "The belt has run for as long as the table file allows in one go.",
            "Start it again if the game goes on.",
        ),
    ),
}


def find_fault(seen: BeltObservation) -> Fault | None:
    """Return the first fault of the table that the observations show, or None."""
    for fault, watch in WATCHES.items():
        if seen.phase in watch.during and watch.detects(seen):
            return fault
    return None
