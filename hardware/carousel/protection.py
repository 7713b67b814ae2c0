"""The belt's protection: a table of faults, when each is looked for, and what people are told.

Every fault takes the motor's power away at once. A jam is tried again a few times, gently; every
other fault, and a jam that stays, keeps the power away until somebody runs the belt again. Pure:
what was seen goes in, a fault or None comes out.
"""

from collections.abc import Callable
from enum import Enum, auto

from msgspec import Struct

from hardware.signals import Trouble

PULSES_TO_NOTICE = 3
"""A running belt stands when this many pulses in a row have not come."""

SHORTEST_SILENCE_S = 0.1
"""Less silence means nothing, however fine the encoder: a busy computer delays pulses."""

START_GRACE_S = 0.8
"""How long a starting belt may stay silent, beyond its ramp: at first it is slow."""

RUNAWAY_RATIO = 1.5
RUNAWAY_MARGIN_RPM = 0.5
RUNAWAY_S = 0.3
"""Faster than 1.5 times what was asked for and half a turn a minute more, for this long."""

RETRIES = 3
"""How often a jam is tried again before a person is waited for: what a sleeve or a tile that lies
askew needs to come free, and no more."""

RETRY_PAUSE_S = 2.0
"""Without power before each of them: long enough to hear of it and to pull a hand away."""

STALL_LOAD = 1.25
"""More than this many times its usual load (see `Seen.load`) and the motor is held fast. At full
speed a motor's own voltage takes a third to a half of the battery's away; held fast it has none,
so that the load rises to 1.5 times with fresh cells and to twice with flat ones. A belt whose
encoder has died gets faster, if anything, and its load falls."""

MISCOUNT_TURNS = 0.05
"""How far the encoder's count for a turn of the belt may be off; tags tell it to 0.03."""

NO_LOAD = 0.2
"""Less than this share of its usual load, and the current does not reach the motor."""


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

    NO_CURRENT = auto()
    ENCODER_DEAD = auto()
    JAM = auto()
    RUNAWAY = auto()
    MISCOUNT = auto()
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
    load: float | None = None
    """The motor's current for its duty, as a multiple of what it was while the belt turned well;
    None without current sensing, and until the belt has turned."""
    lap_turns: float | None = None
    """What the encoder counts for a turn of the belt by its tags; None while they do not say."""


class Watch(Struct, frozen=True):
    """One row of the table: in which phases a fault is looked for, how, what is said, and how
    often the belt then tries again by itself."""

    during: frozenset[Phase]
    detects: Callable[[Seen], bool]
    trouble: Trouble
    retries: int = 0


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


def _is_silent(seen: Seen) -> bool:
    return seen.pulses_per_turn is not None and seen.silence_s >= longest_silence_s(seen)


def _draws_nothing(seen: Seen) -> bool:
    return seen.load is not None and seen.load < NO_LOAD and _is_silent(seen)


def _turns_unheard(seen: Seen) -> bool:
    return seen.load is not None and seen.load < STALL_LOAD and _is_silent(seen)


def _runs_away(seen: Seen) -> bool:
    return seen.too_fast_s >= RUNAWAY_S


def _miscounts(seen: Seen) -> bool:
    return seen.lap_turns is not None and abs(seen.lap_turns - 1.0) > MISCOUNT_TURNS


def _ran_too_long(seen: Seen) -> bool:
    return seen.run_s >= seen.run_limit_s


_DRIVING = frozenset({Phase.STARTING, Phase.RUNNING})

WATCHES = {
    # A silent encoder: the motor's current tells why, where it is known. In the order of asking.
    # While stopping, the power is gone within the ramp's time anyway.
    Fault.NO_CURRENT: Watch(
        during=_DRIVING,
        detects=_draws_nothing,
        trouble=Trouble(
            "no-current",
            "The belt does not turn, and its motor draws no current.",
            "Look at the battery, at the motor's cable and at its driver.",
        ),
    ),
    Fault.ENCODER_DEAD: Watch(
        during=_DRIVING,
        detects=_turns_unheard,
        trouble=Trouble(
            "encoder-dead",
            "The encoder is silent although the motor draws the current of a belt that turns.",
            "Look at the encoder, its disc and its cable.",
        ),
    ),
    Fault.JAM: Watch(
        during=_DRIVING,
        detects=_is_silent,
        trouble=Trouble(
            "jam",
            "The belt does not turn although its motor has power.",
            "Take out what jams it. If nothing does, look at the encoder and its cable.",
        ),
        retries=RETRIES,
    ),
    Fault.RUNAWAY: Watch(
        during=_DRIVING | {Phase.STOPPING},
        detects=_runs_away,
        trouble=Trouble(
            "runaway",
            "The belt runs faster than it was asked to.",
            "Keep hands away from it, and look at the encoder and at the motor's driver.",
        ),
    ),
    Fault.MISCOUNT: Watch(
        during=_DRIVING,
        detects=_miscounts,
        trouble=Trouble(
            "miscount",
            "The encoder's count of turns disagrees with the tags on the belt.",
            "Look at the encoder, its disc and its cable, and at pulses_per_turn in the table "
            "file.",
        ),
    ),
    Fault.RUN_LIMIT: Watch(
        during=_DRIVING,
        detects=_ran_too_long,
        trouble=Trouble(
            "run-limit",
            "The belt has run for as long as the table file allows in one go.",
            "Start it again if the game goes on.",
        ),
    ),
}


def find_fault(seen: Seen) -> Fault | None:
    """The first fault of the table that is found in what was seen."""
    for fault, watch in WATCHES.items():
        if seen.phase in watch.during and watch.detects(seen):
            return fault
    return None
