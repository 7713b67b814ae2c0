"""The encoder: what its pulses say about the belt, and edges on real gpiozero pins."""

from collections.abc import Iterator
from contextlib import closing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.carousel.encoder import DEBOUNCE_S, STILL_S, Encoder, Speedometer, debounce_s
from hardware.carousel.protection import runaway_rpm
from hardware.config import CarouselSettings, EncoderSettings
from hardware.loop import Loop, VirtualClock
from hardware.sim.pins import SimulatedPins

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


SETTINGS = CarouselSettings(encoder=EncoderSettings(pin=26, pulses_per_turn=240, index_pin=22))


@pytest.fixture
def loop() -> Loop:
    return Loop(VirtualClock())


@pytest.fixture
def pins(loop: Loop) -> SimulatedPins:
    pins = SimulatedPins(loop)
    for line in (26, 22):
        pins.pin(line).drive(high=True)
    return pins


@pytest.fixture
def encoder(loop: Loop, pins: SimulatedPins) -> Iterator[Encoder]:
    with closing(Encoder(SETTINGS, pins, loop)) as encoder:
        yield encoder


def pass_slots(pins: SimulatedPins, *falls_s: float) -> None:
    """Slots that pass at these times, each for 20 ms."""
    for at_s in falls_s:
        pins.pin(26).drive(high=False, at_s=at_s)
        pins.pin(26).drive(high=True, at_s=at_s + 0.02)


def counted(loop: Loop, encoder: Encoder) -> float:
    loop.run()
    encoder.count(1)
    return round(encoder.meter.turns * 240)


def test_a_slot_counts_once_with_the_time_at_which_its_edge_passed(
    loop: Loop, pins: SimulatedPins, encoder: Encoder
) -> None:
    loop.call_at(1.0, lambda: pass_slots(pins, 0.9))
    assert counted(loop, encoder) == 1
    assert encoder.meter.last_pulse_s == pytest.approx(0.9)


def test_a_pulse_sooner_than_any_belt_turns_is_hasty(
    loop: Loop, pins: SimulatedPins, encoder: Encoder
) -> None:
    # A slot of a belt at full speed takes 83 ms; of one that runs away about half of that.
    loop.call_at(1.0, lambda: pass_slots(pins, 0.5, 0.583, 0.666, 0.71))
    assert (counted(loop, encoder), encoder.hasty) == (4, 0)

    def spark() -> None:
        for at_s, high in ((1.5, False), (1.51, True), (1.52, False), (1.54, True)):
            pins.pin(26).drive(high=high, at_s=at_s)

    loop.call_at(2.0, spark)
    assert (counted(loop, encoder), encoder.hasty) == (6, 1)


def test_slots_that_a_busy_computer_hands_on_late_and_all_at_once_give_the_right_speed(
    loop: Loop, pins: SimulatedPins, encoder: Encoder
) -> None:
    period_s = 60 / (240 * 3.0)
    loop.call_at(1.0, lambda: pass_slots(pins, *(0.5 + nth * period_s for nth in range(6))))
    assert counted(loop, encoder) == 6
    assert encoder.meter.last_pulse_s == pytest.approx(0.5 + 5 * period_s)
    assert encoder.meter.speed_rpm(0.5 + 5 * period_s) == pytest.approx(3.0)


@pytest.mark.parametrize("stamp_s", [1e9, -1e9], ids=["to come", "long ago"])
def test_a_time_that_cannot_be_is_the_time_at_which_the_edge_was_told(
    loop: Loop, pins: SimulatedPins, encoder: Encoder, stamp_s: float
) -> None:
    """Kernels before 5.7 stamp edges with the time of day."""
    loop.call_at(1.0, lambda: pins.pin(26).when_changed(stamp_s, False))
    assert counted(loop, encoder) == 1
    assert encoder.meter.last_pulse_s == pytest.approx(1.0 - DEBOUNCE_S)


def test_a_level_that_is_told_twice_is_one_edge(
    loop: Loop, pins: SimulatedPins, encoder: Encoder
) -> None:
    for level in (True, False, False, True, True):
        pins.pin(26).when_changed(loop.now_s(), level)
    assert counted(loop, encoder) == 1


def test_a_closed_encoder_listens_no_more_and_may_be_closed_again(
    loop: Loop, pins: SimulatedPins, encoder: Encoder
) -> None:
    encoder.close()
    encoder.close()
    pass_slots(pins, 0.0)
    assert counted(loop, encoder) == 0
    assert pins.pin(26).when_changed is None


def test_a_usual_disc_is_debounced_for_five_milliseconds() -> None:
    assert debounce_s(240, 3.0) == 0.005


@given(st.integers(1, 100_000), st.floats(0.5, 60.0))
def test_slots_of_a_belt_that_runs_away_are_still_told(pulses: int, full_rpm: float) -> None:
    half_slot_s = 30.0 / (pulses * runaway_rpm(full_rpm))
    assert 0.0 < debounce_s(pulses, full_rpm) <= half_slot_s / 4
