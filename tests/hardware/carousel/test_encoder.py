"""What the encoder's pulses say about the belt."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.carousel.encoder import STILL_S, Speedometer

PERIOD_S = 60 / (240 * 3.0)
"""Between two pulses of 240 a turn at 3 rpm."""


def after(pulses: int, period_s: float = PERIOD_S, direction: int = 1) -> Speedometer:
    meter = Speedometer(pulses_per_turn=240)
    for nth in range(pulses):
        meter.pulse(nth * period_s, direction)
    return meter


@pytest.mark.parametrize("pulses", [0, 1])
def test_the_speed_is_unknown_until_two_pulses_were_heard(pulses: int) -> None:
    assert after(pulses).speed_rpm(now_s=0.05) is None


@pytest.mark.parametrize("pulses", [2, 3, 50])
@pytest.mark.parametrize("direction", [1, -1])
def test_even_pulses_give_the_speed_with_its_sign(pulses: int, direction: int) -> None:
    meter = after(pulses, direction=direction)
    assert meter.speed_rpm((pulses - 1) * PERIOD_S) == pytest.approx(3.0 * direction)


def test_an_overdue_pulse_slows_the_speed_down_before_it_comes() -> None:
    meter = after(20)
    assert meter.speed_rpm(19 * PERIOD_S + 2 * PERIOD_S) == pytest.approx(1.5)


def test_a_silent_belt_stands() -> None:
    meter = after(20)
    assert meter.speed_rpm(19 * PERIOD_S + STILL_S + 0.01) == 0.0


def test_the_first_pulse_after_a_rest_is_no_speed_yet() -> None:
    meter = after(20)
    meter.pulse(100.0)
    assert meter.speed_rpm(100.0) == 0.0
    meter.pulse(100.0 + PERIOD_S)
    assert meter.speed_rpm(100.0 + PERIOD_S) == pytest.approx(3.0)


def test_a_change_of_direction_starts_the_measurement_anew() -> None:
    meter = after(20)
    meter.pulse(19 * PERIOD_S + 0.5, direction=-1)
    assert meter.speed_rpm(19 * PERIOD_S + 0.5) == 0.0


def test_the_silence_of_a_run_is_not_counted_from_before_it() -> None:
    meter = after(2)
    assert meter.silence_s(now_s=10.0, since_s=9.5) == 0.5
    assert after(0).silence_s(now_s=10.0, since_s=9.5) == 0.5
    assert meter.silence_s(now_s=1.0, since_s=0.0) == pytest.approx(1.0 - PERIOD_S)


@given(st.lists(st.tuples(st.floats(0.0, 2.0), st.sampled_from([1, -1])), max_size=60))
def test_turns_are_the_pulses_forwards_less_those_backwards(
    steps: list[tuple[float, int]],
) -> None:
    meter = Speedometer(pulses_per_turn=10)
    now_s = 0.0
    for gap_s, direction in steps:
        now_s += gap_s
        meter.pulse(now_s, direction)
        speed_rpm = meter.speed_rpm(now_s)
        assert speed_rpm is None or speed_rpm * direction >= 0
    assert meter.turns * 10 == pytest.approx(sum(direction for _, direction in steps))
