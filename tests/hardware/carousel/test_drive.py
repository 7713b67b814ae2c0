"""The speed control, by itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.carousel.drive import Control

START = Control(full_speed_duty=0.6, at_s=0.0)


def test_at_full_speed_without_an_error_it_drives_with_the_guess() -> None:
    control, duty = START.step(3.0, 3.0, full_speed_rpm=3.0, now_s=0.02)
    assert duty == pytest.approx(0.6)
    assert control.full_speed_duty == pytest.approx(0.6)


def test_an_unmeasured_belt_is_driven_by_the_guess_alone_and_nothing_is_learned() -> None:
    control, duty = START.step(3.0, None, full_speed_rpm=3.0, now_s=50.0)
    assert duty == pytest.approx(0.6)
    assert control.full_speed_duty == 0.6


def test_no_set_point_is_no_duty() -> None:
    assert START.step(0.0, 0.0, full_speed_rpm=3.0, now_s=0.02)[1] == 0.0
    assert START.step(0.0, None, full_speed_rpm=3.0, now_s=0.02)[1] == 0.0


def test_a_slow_belt_gets_more_duty_and_more_with_time() -> None:
    control, first = START.step(3.0, 2.0, full_speed_rpm=3.0, now_s=0.02)
    _, second = control.step(3.0, 2.0, full_speed_rpm=3.0, now_s=0.04)
    assert 0.6 < first < second


def test_it_learns_nothing_when_told_so() -> None:
    control, _ = START.step(1.0, 3.0, full_speed_rpm=3.0, now_s=0.02, learn=False)
    assert control.full_speed_duty == START.full_speed_duty


def test_a_control_that_was_held_up_does_not_wind_up() -> None:
    control, _ = START.step(3.0, 0.0, full_speed_rpm=3.0, now_s=60.0)
    assert control.full_speed_duty < 0.7


@given(
    st.floats(0.05, 1.0),
    st.floats(0.0, 3.0),
    st.one_of(st.none(), st.floats(0.0, 100.0)),
    st.floats(0.0, 10.0),
)
def test_every_duty_is_one(
    learned: float, setpoint_rpm: float, speed_rpm: float | None, now_s: float
) -> None:
    control, duty = Control(learned, 0.0).step(setpoint_rpm, speed_rpm, 3.0, now_s)
    assert 0.0 <= duty <= 1.0
    assert 0.05 <= control.full_speed_duty <= 1.0
