"""The speed control, by itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.carousel.drive import Control
from hardware.carousel.figures import UNKNOWN_DRIVE, DriveFigures
from hardware.config import MotorSettings

START = Control(full_speed_duty=0.6, at_s=0.0, friction_share=0.3)


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
    control, duty = Control(learned, 0.0, 0.3).step(setpoint_rpm, speed_rpm, 3.0, now_s)
    assert 0.0 <= duty <= 1.0
    assert 0.05 <= control.full_speed_duty <= 1.0


EXPECTED = DriveFigures(limited=True, full_speed_duty=0.6, friction_duty=0.36)


@pytest.mark.parametrize(
    ("written", "full", "share"),
    [
        ({}, 0.6, 0.6),
        ({"full_speed_duty": 0.5}, 0.5, 0.6),
        ({"friction_duty": 0.3}, 0.6, 0.5),
        ({"full_speed_duty": 0.5, "friction_duty": 0.1}, 0.5, 0.2),
        ({"friction_duty": 0.7}, 0.6, 0.95),
    ],
)
def test_it_starts_from_the_file_and_for_the_rest_from_what_was_bought(written, full, share):
    control = Control.of(MotorSettings(forward=20, **written), 0.0, EXPECTED)
    assert control.full_speed_duty == full
    assert control.friction_share == pytest.approx(share)


def test_where_nothing_is_known_of_the_parts_less_than_a_third_is_friction():
    control = Control.of(MotorSettings(forward=20), 0.0, UNKNOWN_DRIVE)
    assert (control.full_speed_duty, control.friction_share) == (0.6, pytest.approx(0.3))
