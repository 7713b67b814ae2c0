"""The belt's figures: it closes around its wheels wherever it stands, and readers are under it."""

import math
from itertools import pairwise

import pytest
from msgspec.structs import replace

from hardware.config import load_table_file
from workshop.mechanics.dimensions import Dimensions, Gap

SIZE = Dimensions.of(load_table_file("pi4-carousel"))
PHASES = [step / 16 for step in range(17)]


def strides(size, phase):
    hinges = size.hinges(phase)
    return [math.dist(one, other) for one, other in pairwise([*hinges, hinges[0]])]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(
    "size", [SIZE, replace(SIZE, places=20, track=720.0), replace(SIZE, places=50, track=1750.0)]
)
def test_the_links_close_around_the_track(size, phase):
    """Every hinge is one pitch from the next, and all together are the track's length."""
    assert len(strides(size, phase)) == size.places
    assert all(stride == pytest.approx(size.pitch, abs=1e-9) for stride in strides(size, phase))
    assert sum(strides(size, phase)) == pytest.approx(size.track, abs=1e-6)


def test_an_odd_belt_would_not_close():
    assert len(strides(replace(SIZE, places=35), 0.25)) != 35


def test_the_belt_runs_clockwise_and_goes_on_by_a_link_in_a_phase():
    before, after = SIZE.hinges(0.1), SIZE.hinges(0.4)
    top = [nth for nth, at in enumerate(before) if at.y > 0 and abs(at.x) < 150]
    moved = [after[nth].x - before[nth].x for nth in top]
    assert moved == pytest.approx([0.3 * SIZE.pitch] * len(top), rel=0.02)


@pytest.mark.parametrize("phase", PHASES)
def test_on_a_wheel_every_hinge_is_in_a_pocket(phase):
    for at in SIZE.hinges(phase):
        if abs(at.x) > SIZE.axles / 2:
            side = math.copysign(1, at.x)
            x, y = at.x - side * SIZE.axles / 2, at.y
            assert math.hypot(x, y) == pytest.approx(SIZE.pitch_r)
            turned = math.degrees(math.atan2(y, x)) - 90 - SIZE.lead_deg(phase)
            assert turned / SIZE.step_deg == pytest.approx(round(turned / SIZE.step_deg), abs=1e-6)


def test_a_reader_is_on_the_straight_that_its_place_names():
    start, opposite = SIZE.reader_at(0), SIZE.reader_at(SIZE.track / 2)
    assert start.x == pytest.approx(-opposite.x, abs=1e-9)
    assert start.y == -opposite.y > 0
    assert SIZE.reader_at(100).x == pytest.approx(start.x + 100)
    assert SIZE.reader_at(SIZE.track - 100).x == pytest.approx(start.x - 100)
    assert SIZE.reader_at(SIZE.track / 4) is None


@pytest.mark.parametrize(
    ("least", "most", "safe"),
    [
        *((0.5, 3.9, True), (12.5, 30, True)),
        *((0.5, 4.1, False), (-0.1, 2, False), (5, 9, False), (11, 30, False), (3, 13, False)),
    ],
)
def test_a_gap_is_too_narrow_for_a_finger_or_wide_enough_to_let_it_out(least, most, safe):
    assert Gap("here", least, most).safe is safe
