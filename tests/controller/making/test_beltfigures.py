"""What runs of a belt with one tile on it say of its encoder, readers and motor."""

import pytest

from controller.making.beltfigures import (
    Coming,
    SpeedPoint,
    Uncalibrated,
    limit_of,
    line_at,
    missed,
    stall_of,
    turn_of,
)


def came(*turns):
    return [Coming("belt", turn * 20.0, turn) for turn in turns]


def test_a_passage_that_was_missed_makes_no_longer_turn():
    comings = came(0.0, 1.01, 2.02, 4.04, 5.05)
    assert turn_of(comings) == pytest.approx(1.01)
    assert missed(comings, 1.01) == {"belt": pytest.approx(1 / 6)}


def test_uneven_turns_prove_nothing():
    with pytest.raises(Uncalibrated, match="unevenly"):
        turn_of(came(0.0, 1.0, 2.1, 3.0))


CURVE = tuple(
    # E / R = 1 A, k / R = 0.1 A per turn a minute; friction takes a duty of 0.2.
    SpeedPoint(rpm, 0.2 + 0.1 * rpm, (0.2 + 0.1 * rpm) * (1.0 - 0.1 * rpm))
    for rpm in (1.0, 2.0, 3.0)
)


def test_the_duty_at_any_speed_is_on_a_line():
    assert line_at(CURVE, 4.0) == pytest.approx(0.6)
    assert line_at(CURVE, 0.0) == pytest.approx(0.2)
    assert line_at(CURVE[:1], 0.0) is None


def test_the_current_of_a_belt_that_is_held_fast_follows_from_those_of_one_that_runs():
    assert stall_of(CURVE, 0.5, None) == pytest.approx(0.5)
    assert stall_of(CURVE, 0.5, most_a=0.4) == pytest.approx(0.2), "the driver lets no more through"
    assert stall_of(CURVE[:1], 0.5, None) is None
    assert stall_of(tuple(SpeedPoint(p.speed_rpm, p.duty, None) for p in CURVE), 0.5, None) is None


@pytest.mark.parametrize(
    ("running_a", "stall_a", "limit_a"),
    [
        (0.3, 0.5, 0.4),
        # Too near to each other: a limit would stop a belt that runs.
        (0.3, 0.35, None),
        (None, 0.5, None),
        (0.3, None, None),
    ],
)
def test_the_limit_is_half_way_between(running_a, stall_a, limit_a):
    assert limit_of(running_a, stall_a) == limit_a
