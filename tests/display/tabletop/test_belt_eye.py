"""The belt between two scenes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from display.tabletop.belt import BLIND_S, BeltEye
from hardware.scene import Scene


def scene(turns, rpm):
    return Scene(0.0, "red", 36, turns, rpm, (), ())


def test_it_goes_on_at_the_speed_of_the_last_scene():
    eye = BeltEye()
    eye.see(scene(2.0, 3.0), now_s=10.0)
    assert eye.turns(10.0) == 2.0
    assert eye.turns(11.0) == pytest.approx(2.0 + 3.0 / 60.0)
    assert eye.moving


def test_a_belt_at_rest_stays():
    eye = BeltEye()
    eye.see(scene(2.0, 0.0), now_s=10.0)
    assert eye.turns(1000.0) == 2.0
    assert eye.settled(11.0)


@given(st.lists(st.floats(-0.05, 0.05), min_size=2, max_size=20))
def test_scenes_that_come_early_or_late_never_make_it_jump(lateness_s):
    # 3 rpm, five scenes a second, each up to 50 ms off: 2.5 thousandths of a turn.
    eye = BeltEye()
    eye.see(scene(0.0, 3.0), now_s=0.0)
    for number, late_s in enumerate(lateness_s, start=1):
        now_s = number * 0.2 + late_s
        before = eye.turns(now_s)
        eye.see(scene(number * 0.2 * 3.0 / 60.0, 3.0), now_s)
        assert eye.turns(now_s) == pytest.approx(before, abs=1e-9)
    end_s = now_s + BLIND_S
    assert eye.turns(end_s) == pytest.approx((number * 0.2 + BLIND_S) * 3.0 / 60.0, abs=1e-5)


def test_a_new_table_is_shown_where_it_is_at_once():
    eye = BeltEye()
    eye.see(scene(100.4, 3.0), now_s=0.0)
    eye.see(scene(0.0, 3.0), now_s=0.2)
    assert eye.turns(0.2) == 0.0


def test_without_scenes_the_belt_is_not_foreseen_for_ever():
    eye = BeltEye()
    eye.see(scene(0.0, 6.0), now_s=0.0)
    assert eye.turns(100.0) == pytest.approx(BLIND_S * 0.1)
    assert eye.settled(100.0)
    assert not eye.settled(0.5)
