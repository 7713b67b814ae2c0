"""The encoder's pins: which edges count, and with what time."""

from collections.abc import Iterator
from contextlib import closing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.carousel.encoder import DEBOUNCE_S, debounce_s
from hardware.carousel.protection import runaway_rpm
from hardware.carousel.sensor import Encoder
from hardware.config import CarouselSettings, EncoderSettings
from hardware.loop import Loop, VirtualClock
from hardware.sim.pins import SimulatedPins

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
