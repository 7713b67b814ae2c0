"""A belt that pushes what holds it fast, so that the push can be measured: with no more power than
was asked for, for no longer than somebody wants, and never for more than three seconds."""

import pytest
from msgspec.structs import replace

from bench.motor import MotorBench
from hardware.carousel.motion import PUSH_S
from hardware.carousel.protection import Phase
from hardware.config import CurrentSettings, load_table_file
from hardware.errors import TableError
from hardware.signals import BeltFault

SETTINGS = load_table_file("sim").carousel
OFF = {"standby": 0.0, "forward": 0.0, "backward": 0.0}


@pytest.fixture
def bench():
    """A belt at rest that something holds."""
    with MotorBench(SETTINGS) as bench:
        bench.wait(1)
        bench.belt.jam()
        yield bench


def test_it_pushes_with_that_duty_although_nothing_moves(bench):
    bench.carousel.push(0.4)
    bench.wait(1.5)
    assert bench.carousel.duty == pytest.approx(0.4)
    assert bench.heard(BeltFault) == []


def test_the_power_is_gone_after_three_seconds_and_does_not_come_back(bench):
    bench.carousel.push(0.4)
    bench.wait(PUSH_S - 0.1)
    assert bench.carousel.duty > 0
    bench.wait(0.2)
    assert bench.outputs() == OFF
    bench.wait(10)
    assert (bench.outputs(), bench.carousel.state) == (OFF, Phase.OFF)


def test_letting_go_of_the_button_takes_the_power_away_at_once(bench):
    bench.carousel.push(0.4)
    bench.wait(1)
    bench.carousel.stop()
    assert bench.outputs() == OFF


def test_a_belt_that_nothing_holds_turns_slowly(bench):
    bench.belt.release()
    bench.carousel.push(1.0)
    for _ in range(10):
        bench.wait(0.25)
        assert abs(bench.belt.speed_rpm) < SETTINGS.speed_rpm


def test_only_a_belt_at_rest_pushes():
    with MotorBench(SETTINGS) as bench:
        bench.carousel.run(3.0)
        bench.wait(5)
        bench.carousel.push(1.0)
        bench.wait(1)
        assert bench.carousel.state is Phase.RUNNING


def test_a_belt_that_waits_for_a_person_pushes_when_one_presses(bench):
    bench.carousel.run(3.0)
    bench.wait(30)
    assert bench.carousel.state is Phase.FAULT
    bench.carousel.push(0.3)
    bench.wait(0.5)
    assert bench.carousel.duty == pytest.approx(0.3)


def test_more_current_than_its_limit_ends_it_and_nothing_is_tried_again():
    current = CurrentSettings(channel=1, volts_per_ampere=1.0, limit_a=0.3)
    with MotorBench(replace(SETTINGS, current=current)) as bench:
        bench.wait(1)
        bench.belt.jam()
        bench.carousel.push(1.0)
        bench.wait(1)
        (fault,) = bench.heard(BeltFault)
        assert (fault.trouble.code, fault.retry_in_s, bench.outputs()) == ("held", None, OFF)


@pytest.mark.parametrize("duty", [0.0, -0.1, 1.1, float("nan"), float("inf")])
def test_what_is_no_share_of_full_power_is_refused(bench, duty):
    with pytest.raises(ValueError, match="no share of full power"):
        bench.carousel.push(duty)
    assert bench.outputs() == OFF


def test_a_closed_carousel_pushes_nothing(bench):
    bench.carousel.close()
    with pytest.raises(TableError):
        bench.carousel.push(0.3)
