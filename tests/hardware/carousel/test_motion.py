"""The course of a belt's motion, and the table of its faults."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hardware.carousel import motion
from hardware.carousel.motion import POWERED, TICK_S, EncoderReport, Motion
from hardware.carousel.protection import WATCHES, BeltObservation, Fault, Phase, find_fault
from hardware.config import CarouselSettings, EncoderSettings, MotorSettings

SETTINGS = CarouselSettings(
    motor=MotorSettings(forward=13, backward=16),
    encoder=EncoderSettings(pin=26, pulses_per_turn=240),
)
WELL = EncoderReport(speed_rpm=3.0, silence_s=0.0, pulses_in_run=5)
SILENT = EncoderReport(speed_rpm=0.0, silence_s=1.0, pulses_in_run=0)


def stepped(start: Motion, heard: EncoderReport, seconds: float) -> Motion:
    """*start* after that many *seconds* of ticks that all heard the same."""
    here, now_s = start, start.at_s
    for _ in range(round(seconds / TICK_S)):
        now_s += TICK_S
        here = motion.step(here, SETTINGS, heard, now_s)
    return here


RUNNING = stepped(motion.run(Motion(), 3.0, 0.0), WELL, 2.0)
STOPPING = motion.stop(RUNNING, RUNNING.at_s)
COASTING = stepped(STOPPING, WELL, 0.6)
RETRYING = stepped(RUNNING, SILENT, 0.1)
FAULT = replace(RETRYING, retry_at_s=None, retries=0)


def test_the_examples_are_what_they_are_called() -> None:
    assert RETRYING.retry_at_s is not None
    assert [m.phase for m in (RUNNING, STOPPING, COASTING, FAULT)] == [
        Phase.RUNNING,
        Phase.STOPPING,
        Phase.COASTING,
        Phase.FAULT,
    ]


@pytest.mark.parametrize(
    ("before", "asked_rpm", "phase", "next_rpm"),
    [
        (Motion(), 3.0, Phase.STARTING, None),
        (RUNNING, 2.0, Phase.RUNNING, None),
        (RUNNING, -2.0, Phase.STOPPING, -2.0),
        (STOPPING, 2.0, Phase.STARTING, None),
        (STOPPING, -2.0, Phase.STOPPING, -2.0),
        (COASTING, 2.0, Phase.COASTING, 2.0),
        (FAULT, 2.0, Phase.STARTING, None),
        (RETRYING, 2.0, Phase.FAULT, None),
    ],
    ids=lambda value: value.phase.name if isinstance(value, Motion) else None,
)
def test_asking_for_a_speed(
    before: Motion, asked_rpm: float, phase: Phase, next_rpm: float | None
) -> None:
    after = motion.run(before, asked_rpm, before.at_s)
    assert (after.phase, after.next_rpm) == (phase, next_rpm)


@pytest.mark.parametrize("before", [RUNNING, STOPPING, COASTING, FAULT, RETRYING, Motion()])
def test_a_stop_ends_without_power_and_forgets_what_was_to_come(before: Motion) -> None:
    asked = motion.run(before, -2.0, before.at_s)
    after = stepped(motion.stop(asked, before.at_s), SILENT, 5.0)
    assert after.phase in (Phase.OFF, Phase.FAULT)
    assert after.next_rpm is None


def test_the_ramp_takes_its_time_up_and_down() -> None:
    start = motion.run(Motion(), 3.0, 0.0)
    assert stepped(start, WELL, 0.24).setpoint_rpm == pytest.approx(1.44)
    assert stepped(STOPPING, WELL, 0.24).setpoint_rpm == pytest.approx(1.56)


def test_a_start_that_is_not_heard_never_becomes_a_run() -> None:
    start = motion.run(Motion(), 3.0, 0.0)
    unheard = EncoderReport(speed_rpm=None, silence_s=0.0, pulses_in_run=1)
    assert stepped(start, unheard, 5.0).phase is Phase.STARTING


def test_a_belt_that_somebody_keeps_pushing_is_off_in_the_end() -> None:
    pushed = EncoderReport(speed_rpm=1.0, silence_s=0.05, pulses_in_run=5)
    assert stepped(COASTING, pushed, 1.0).phase is Phase.COASTING
    assert stepped(COASTING, pushed, 3.0).phase is Phase.OFF


# ---- the table of faults -----------------------------------------------------------------------

QUIET = BeltObservation(
    phase=Phase.RUNNING,
    setpoint_rpm=3.0,
    target_rpm=3.0,
    pulses_per_turn=240,
    silence_s=0.05,
    too_fast_s=0.0,
    run_s=10.0,
    run_limit_s=900.0,
    ramp_s=0.5,
    tick_s=TICK_S,
)


def test_a_run_that_is_over_is_not_tried_again() -> None:
    """A jam's retries belong to the run that jammed."""
    assert RETRYING.retry_at_s is not None
    begun_s = RETRYING.retry_at_s - TICK_S - SETTINGS.run_limit_s
    after = replace(RETRYING, run_since_s=begun_s)
    while after.fault is not Fault.RUN_LIMIT:
        after = stepped(after, SILENT, TICK_S)
        assert after.phase not in POWERED, "not even for a moment"
    assert after.retry_at_s is None


def test_a_belt_that_runs_as_it_should_has_no_fault() -> None:
    assert all(find_fault(replace(QUIET, phase=phase)) is None for phase in Phase)


@pytest.mark.parametrize(
    ("fault", "seen"),
    [
        (Fault.JAM, replace(QUIET, silence_s=0.24)),
        (Fault.JAM, replace(QUIET, setpoint_rpm=1.0, silence_s=0.74)),
        (Fault.JAM, replace(QUIET, phase=Phase.STARTING, silence_s=1.4)),
        (Fault.RUNAWAY, replace(QUIET, too_fast_s=0.3)),
        (Fault.RUNAWAY, replace(QUIET, too_fast_s=0.3, phase=Phase.STOPPING)),
        (Fault.RUN_LIMIT, replace(QUIET, run_s=900.0)),
        (Fault.RUN_LIMIT, replace(QUIET, run_s=900.0, pulses_per_turn=None)),
    ],
)
def test_each_fault_is_found(fault: Fault, seen: BeltObservation) -> None:
    assert find_fault(seen) is fault


@pytest.mark.parametrize(
    "seen",
    [
        replace(QUIET, silence_s=0.22),
        replace(QUIET, setpoint_rpm=1.0, silence_s=0.72),
        replace(QUIET, phase=Phase.STARTING, silence_s=1.2),
        replace(QUIET, phase=Phase.STOPPING, silence_s=5.0),
        replace(QUIET, pulses_per_turn=None, silence_s=60.0),
        replace(QUIET, pulses_per_turn=24_000, silence_s=0.09),
        replace(QUIET, too_fast_s=0.28),
        replace(QUIET, run_s=899.0),
    ],
)
def test_less_than_that_is_no_fault(seen: BeltObservation) -> None:
    assert find_fault(seen) is None


@given(st.integers(40, 100_000), st.floats(0.5, 60.0))
def test_every_encoder_that_a_table_file_may_have_notices_a_jam_within_300_ms(
    pulses_per_turn: int, full_speed_rpm: float
) -> None:
    if pulses_per_turn * full_speed_rpm / 60 * 0.3 < 3:
        return
    seen = replace(
        QUIET,
        pulses_per_turn=pulses_per_turn,
        setpoint_rpm=full_speed_rpm,
        target_rpm=full_speed_rpm,
        silence_s=0.3 - TICK_S,
    )
    assert find_fault(seen) is Fault.JAM


@pytest.mark.parametrize(
    ("asked_rpm", "runaway_rpm"), [(3.0, 5.0), (-3.0, 5.0), (1.0, 2.0), (0.2, 0.8)]
)
def test_a_runaway_is_half_as_fast_again_as_asked_and_half_a_turn_a_minute_more(
    asked_rpm: float, runaway_rpm: float
) -> None:
    course = motion.run(Motion(), asked_rpm, 0.0)
    course = stepped(
        course, EncoderReport(speed_rpm=asked_rpm, silence_s=0.0, pulses_in_run=5), 2.0
    )
    at_most = EncoderReport(speed_rpm=runaway_rpm - 0.01, silence_s=0.0, pulses_in_run=5)
    too_fast = EncoderReport(speed_rpm=runaway_rpm + 0.01, silence_s=0.0, pulses_in_run=5)
    assert stepped(course, at_most, 5.0).phase is Phase.RUNNING
    assert stepped(course, too_fast, 0.5).fault is Fault.RUNAWAY


def test_every_fault_tells_people_what_happened_and_what_to_do() -> None:
    assert set(WATCHES) == set(Fault)
    for fault, watch in WATCHES.items():
        assert watch.trouble.code == fault.name.lower().replace("_", "-")
        assert watch.trouble.says.endswith(".")
        assert watch.trouble.remedy.endswith(".")
        assert watch.during <= POWERED


# ---- whatever happens --------------------------------------------------------------------------

EVENTS = st.lists(
    st.one_of(
        st.tuples(st.just("run"), st.sampled_from([3.0, 1.0, -3.0])),
        st.tuples(st.just("stop"), st.none()),
        st.tuples(
            st.just("wait"),
            st.builds(
                EncoderReport,
                speed_rpm=st.sampled_from([None, 0.0, 3.0, 20.0]),
                silence_s=st.sampled_from([0.0, 0.2, 0.5, 3.0]),
                pulses_in_run=st.integers(0, 5),
            ),
        ),
    ),
    max_size=40,
)


def course(events: list[tuple[str, object]], tick_s: float) -> list[Motion]:
    """Every motion that these events bring about."""
    here, now_s = Motion(), 0.0
    course = [here]
    for event, value in events:
        if event == "run":
            assert isinstance(value, float)
            course.append(motion.run(course[-1], value, now_s))
        elif event == "stop":
            course.append(motion.stop(course[-1], now_s))
        else:
            assert isinstance(value, EncoderReport)
            for _ in range(10):
                now_s += tick_s
                course.append(motion.step(course[-1], SETTINGS, value, now_s))
    return course


@given(EVENTS)
def test_the_direction_never_changes_while_there_is_power(
    events: list[tuple[str, object]],
) -> None:
    for before, after in pairwise(course(events, TICK_S)):
        if before.phase in POWERED and after.phase in POWERED:
            assert after.direction == before.direction
        assert abs(after.setpoint_rpm) <= SETTINGS.speed_rpm
        assert after.setpoint_rpm * after.direction >= 0


@given(EVENTS)
def test_no_power_outlives_the_run_limit(events: list[tuple[str, object]]) -> None:
    for before, after in pairwise(course(events, tick_s=60.0)):
        stepped_on = after.at_s > before.at_s
        if stepped_on and after.phase in POWERED:
            assert after.at_s - after.run_since_s < SETTINGS.run_limit_s
