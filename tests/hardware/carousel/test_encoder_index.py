"""The encoder's index pulse: it puts right what lost and invented pulses did to the position."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bench.motor import MotorBench
from hardware.carousel.encoder import Speedometer
from hardware.config import EncoderSettings, load_table_file
from hardware.signals import BeltMoved, BeltWarning

PULSES = 240
SIM = load_table_file("sim").carousel
SETTINGS = replace(SIM, encoder=EncoderSettings(pin=26, pulses_per_turn=PULSES, index_pin=22))


def turn(meter: Speedometer, pulses: int = PULSES, direction: int = 1) -> list[float]:
    """A turn with that many pulses, ended by the index; the positions on the way."""
    turns = []
    for _ in range(pulses):
        meter.pulse(0.0, direction)
        turns.append(meter.turns)
    meter.index(direction)
    return [*turns, meter.turns]


@pytest.fixture
def meter() -> Speedometer:
    """One whose index has just been heard for the first time, at a tenth of a turn."""
    meter = Speedometer(PULSES, indexed=True)
    turn(meter, 24)
    return meter


def test_without_lost_pulses_the_index_changes_nothing(meter: Speedometer) -> None:
    for nth in range(1, 5):
        turn(meter)
        assert meter.turns == nth + 0.1
    assert meter.complaint() is None


@pytest.mark.parametrize("direction", [1, -1])
def test_lost_pulses_are_made_up_for_at_the_index(meter: Speedometer, direction: int) -> None:
    turn(meter, direction=direction)
    here = meter.turns
    turn(meter, PULSES - 10, direction)
    assert meter.turns == pytest.approx(here + direction)


@pytest.mark.parametrize("direction", [1, -1])
def test_invented_pulses_are_made_up_for_without_going_against_the_motion(
    meter: Speedometer, direction: int
) -> None:
    turn(meter, direction=direction)
    here = meter.turns
    course = turn(meter, PULSES + 10, direction) + turn(meter, PULSES, direction)
    assert all((b - a) * direction >= 0 for a, b in pairwise(course))
    assert meter.turns == pytest.approx(here + 2 * direction)


def test_what_was_invented_before_the_belt_turned_round_is_no_error_afterwards(
    meter: Speedometer,
) -> None:
    turn(meter, PULSES + 10)
    for _ in range(20):
        meter.pulse(0.0, -1)
    assert meter.turns == pytest.approx(1.1 - 20 / PULSES)


@given(st.lists(st.integers(PULSES - 100, PULSES + 100), min_size=1, max_size=30))
def test_no_error_outlives_its_turn(counts: list[int]) -> None:
    meter = Speedometer(PULSES, indexed=True)
    meter.index()
    for nth, count in enumerate(counts, start=1):
        course = turn(meter, count)
        assert course == sorted(course)
        assert abs(meter.turns - nth) <= 0.5
    turn(meter)
    assert meter.turns == pytest.approx(len(counts) + 1)


def test_an_index_that_comes_twice_at_once_is_heard_once(meter: Speedometer) -> None:
    for nth in range(1, 5):
        turn(meter)
        meter.pulse(0.0)
        meter.index()
        turn(meter, PULSES - 1)
        assert meter.turns == pytest.approx(2 * nth + 0.1)
    assert meter.complaint() is None


def test_a_wrong_figure_in_the_table_file_is_told_with_both_numbers(meter: Speedometer) -> None:
    turn(meter, 228)
    assert meter.complaint() is None
    turn(meter, 228)
    complaint = meter.complaint()
    assert complaint is not None
    assert complaint.says == (
        "The encoder gives 228 pulses a turn by its index; the table file says 240."
    )
    assert complaint.code == "index-disagrees"
    assert complaint.data == {"counted": 228, "expected": 240}


def test_one_bad_turn_is_no_reason_to_complain(meter: Speedometer) -> None:
    for pulses in (PULSES, 200, PULSES, PULSES, 200, PULSES):
        turn(meter, pulses)
        assert meter.complaint() is None


def test_an_index_that_comes_no_more_is_told(meter: Speedometer) -> None:
    for _ in range(2 * PULSES):
        meter.pulse(0.0)
    assert meter.complaint() is None
    for _ in range(PULSES):
        meter.pulse(0.0)
    complaint = meter.complaint()
    assert complaint is not None
    assert complaint.says.startswith("The encoder's index is silent")
    assert complaint.code == "index-silent"
    assert complaint.data["expected"] == 240


def test_an_encoder_that_has_no_index_is_not_blamed_for_it() -> None:
    meter = Speedometer(PULSES)
    for _ in range(5 * PULSES):
        meter.pulse(0.0)
    assert meter.complaint() is None


# ---- on the simulated belt ----------------------------------------------------------------------


@pytest.fixture
def bench() -> Iterator[MotorBench]:
    with MotorBench(SETTINGS) as bench:
        bench.carousel.run(3.0)
        bench.wait(25)
        yield bench


def drift(bench: MotorBench) -> float:
    assert bench.carousel.turns is not None
    return bench.carousel.turns - bench.belt.turns


def invent_pulses(bench: MotorBench, count: int) -> None:
    """Noise on the encoder's line, spread over seconds, and too long to be a contact's bounce."""
    line = bench.pins.pin(26)
    for _ in range(count):
        bench.wait(0.3)
        for slot in (False, True):  # soon after one has passed, so that the noise is not part of it
            while bool(line.state) is not slot:
                bench.wait(0.003)
        bench.wait(0.008)
        line.drive(high=False)
        bench.wait(0.006)
        line.drive(high=True)
        bench.wait(0.006)


def lose_pulses(bench: MotorBench, times: int) -> None:
    """A cable with a bad contact: off for a few pulses at a time."""
    for _ in range(times):
        bench.wait(1)
        bench.belt.encoder_dead = True
        bench.wait(0.15)
        bench.belt.encoder_dead = False


@pytest.mark.parametrize("spoil", [invent_pulses, lose_pulses])
def test_the_position_is_right_again_within_a_turn(bench: MotorBench, spoil: object) -> None:
    spoil(bench, 8)
    assert abs(drift(bench)) > 5 / PULSES
    bench.wait(42)
    assert abs(drift(bench)) <= 2 / PULSES


def test_without_an_index_the_position_stays_wrong() -> None:
    with MotorBench(SIM) as bench:
        bench.carousel.run(3.0)
        bench.wait(25)
        invent_pulses(bench, 8)
        wrong = drift(bench)
        bench.wait(42)
        assert drift(bench) == pytest.approx(wrong, abs=2 / PULSES)


def test_the_turns_that_are_told_never_go_against_the_motion(bench: MotorBench) -> None:
    invent_pulses(bench, 30)
    bench.wait(40)
    told = [moved.turns for moved in bench.heard(BeltMoved)]
    assert told == sorted(told)


def test_the_index_is_right_in_both_directions(bench: MotorBench) -> None:
    for speed_rpm in (-3.0, 3.0, -3.0):
        bench.carousel.run(speed_rpm)
        bench.wait(50)
        assert abs(drift(bench)) <= 4 / PULSES
    assert not bench.heard(BeltWarning)


def test_a_table_file_that_counts_wrongly_is_told_once_while_the_belt_runs_on() -> None:
    wrong = replace(SETTINGS, encoder=replace(SETTINGS.encoder, pulses_per_turn=228))
    with MotorBench(SETTINGS) as bench, MotorBench(wrong) as other:
        # The disc is the right one's, the arithmetic the wrong one's.
        bench.carousel._encoder.meter = other.carousel._encoder.meter
        bench.carousel.run(3.0)
        bench.wait(65)
        assert bench.belt.turns < 3.2, "a turn that is not whole, and two that are"
        (warning,) = bench.heard(BeltWarning)
        assert (
            "gives 240 pulses a turn by its index; the table file says 228" in warning.trouble.says
        )
        bench.wait(85)
        assert len(bench.heard(BeltWarning)) == 1
        assert bench.belt.speed_rpm == pytest.approx(3.0, abs=0.05)  # by the file it would be 2.85


def test_an_index_that_dies_is_told_and_the_belt_runs_on(bench: MotorBench) -> None:
    bench.belt.index_dead = True
    bench.wait(60)
    assert [w.trouble.says[:31] for w in bench.heard(BeltWarning)] == [
        "The encoder's index is silent: "
    ]
    assert bench.belt.speed_rpm > 2.5
