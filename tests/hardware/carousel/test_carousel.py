"""The carousel's contract, on the simulated belt: gpiozero's classes, the loop and the physics."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from gpiozero import DigitalOutputDevice
from msgspec.structs import replace
from pytest_mock import MockerFixture

from bench.motor import TOY, MotorBench
from hardware.carousel.carousel import Carousel
from hardware.carousel.protection import Phase
from hardware.config import (
    BatterySettings,
    CarouselSettings,
    EncoderSettings,
    MotorSettings,
)
from hardware.errors import TableError, WiringError
from hardware.loop import Loop, VirtualClock
from hardware.signals import AnySignal, BatteryMeasured, BeltFault, BeltMoved, BeltStopped
from hardware.sim.pins import SimulatedPins

MOTOR = MotorSettings(forward=13, backward=16, standby=12)
SETTINGS = CarouselSettings(
    motor=MOTOR,
    encoder=EncoderSettings(pin=26, pulses_per_turn=240),
    battery=BatterySettings(channel=0, divider=3.0),
)
OFF = {"standby": 0.0, "forward": 0.0, "backward": 0.0}


class Bench(MotorBench):
    """The carousel of these tests, with a fresh battery."""

    def __init__(self, settings: CarouselSettings = SETTINGS, rest_v: float = 6.4) -> None:
        super().__init__(settings, rest_v=rest_v)


@pytest.fixture
def bench() -> Iterator[Bench]:
    with Bench() as bench:
        yield bench


# ---- off ---------------------------------------------------------------------------------------


def test_the_motor_is_off_at_construction_and_standby_is_a_low_output(bench: Bench) -> None:
    assert bench.outputs() == OFF
    assert bench.pins.pin(MOTOR.standby).function == "output"
    assert bench.carousel.state is Phase.OFF


def test_nobody_asking_means_nothing_moves(bench: Bench) -> None:
    bench.wait(60)
    assert bench.outputs() == OFF
    assert bench.belt.turns == 0.0


def test_after_a_stop_the_motor_is_off_and_standby_low(bench: Bench) -> None:
    bench.carousel.run(3.0)
    bench.wait(5)
    assert bench.outputs()["standby"] == 1.0
    bench.carousel.stop()
    bench.wait_for(BeltStopped, at_most_s=1.5)
    assert bench.outputs() == OFF
    assert bench.belt.speed_rpm == 0.0


def test_the_belt_is_told_to_have_stopped_where_it_stands(bench: Bench) -> None:
    bench.carousel.run(3.0)
    bench.wait(5)
    bench.carousel.stop()
    bench.wait_for(BeltStopped, at_most_s=1.5)
    assert bench.heard(BeltStopped)[-1].turns == pytest.approx(bench.belt.turns, abs=1 / 240)


def test_stopping_a_belt_that_stands_is_reported_at_once(bench: Bench) -> None:
    bench.carousel.stop()
    assert len(bench.heard(BeltStopped)) == 1


@pytest.mark.parametrize("seconds", [0.0, 0.3, 5.0], ids=["at once", "in the ramp", "running"])
def test_close_takes_the_power_away_at_any_moment_and_may_be_called_again(
    bench: Bench, seconds: float
) -> None:
    bench.carousel.run(3.0)
    bench.wait(seconds)
    bench.carousel.close()
    assert bench.outputs() == OFF
    bench.carousel.close()
    bench.wait(5)
    assert bench.outputs() == OFF
    assert repr(bench.carousel).startswith("<Carousel CLOSED")


def test_a_closed_carousel_leaves_its_lines_pulled_down(bench: Bench) -> None:
    bench.carousel.run(3.0)
    bench.wait(5)
    bench.carousel.close()
    lines = [bench.pins.pin(line) for line in MOTOR.lines]
    assert [(line.function, line.pull) for line in lines] == [("input", "down")] * 3


def test_a_closed_carousel_asks_nothing_more_of_the_loop(bench: Bench) -> None:
    bench.carousel.run(3.0)
    bench.wait(5)
    bench.carousel.close()
    bench.said.clear()
    bench.loop.run()
    assert bench.loop.now_s() < 7
    assert not bench.said


def test_a_closed_carousel_releases_its_pins_and_never_runs_again(bench: Bench) -> None:
    bench.carousel.close()
    with pytest.raises(TableError, match="closed"):
        bench.carousel.run(3.0)
    with DigitalOutputDevice(MOTOR.forward, pin_factory=bench.pins):
        pass


def test_power_that_is_cut_is_gone_at_once_and_the_stop_is_reported(bench: Bench) -> None:
    bench.carousel.run(3.0)
    bench.wait(5)
    bench.carousel.cut_power()
    assert bench.outputs() == OFF
    bench.wait_for(BeltStopped, at_most_s=1.0)


def test_an_exception_in_a_listener_takes_the_power_away() -> None:
    bench = Bench()
    bench.carousel.run(3.0)

    def fail(signal: AnySignal) -> None:
        raise RuntimeError("a bug in the controller")

    bench.listener = fail
    with pytest.raises(RuntimeError, match="a bug"):
        bench.wait(5)
    assert bench.outputs() == OFF


def test_standby_falls_before_the_inputs_do(bench: Bench) -> None:
    bench.carousel.run(3.0)
    bench.wait(5)
    at_the_inputs = []
    for pin in (MOTOR.forward, MOTOR.backward):
        bench.pins.pin(pin).when_driven.append(
            lambda: at_the_inputs.append(bench.outputs()["standby"])
        )
    bench.carousel.cut_power()
    assert at_the_inputs == [0.0, 0.0]


def test_a_pin_that_fails_keeps_no_other_pin_on(bench: Bench, mocker: MockerFixture) -> None:
    bench.carousel.run(3.0)
    bench.wait(5)
    mocker.patch.object(bench.pins.pin(MOTOR.standby), "_set_state", side_effect=OSError("gone"))
    with pytest.raises(OSError, match="gone"):
        bench.carousel.cut_power()
    assert bench.outputs() == {**OFF, "standby": 1.0}
    mocker.stopall()


# ---- ramps and speed ---------------------------------------------------------------------------


def test_the_belt_starts_and_stops_along_a_ramp(bench: Bench) -> None:
    bench.carousel.run(3.0)
    bench.wait(0.1)
    assert bench.belt.speed_rpm < 1.5
    bench.wait(4.9)
    bench.carousel.stop()
    bench.wait(0.1)
    assert bench.belt.speed_rpm > 1.5
    assert bench.outputs()["standby"] == 1.0


def test_the_start_overshoots_by_less_than_a_quarter(bench: Bench) -> None:
    bench.carousel.run(3.0)
    fastest = 0.0
    for _ in range(100):
        bench.wait(0.02)
        fastest = max(fastest, bench.belt.speed_rpm)
    assert fastest < 3.75


@pytest.mark.parametrize("rest_v", [6.4, 5.8, 5.2, 4.8, 4.4])
@pytest.mark.parametrize("speed_rpm", [3.0, -3.0, 2.0])
def test_the_speed_is_within_five_percent_from_a_fresh_to_a_flat_battery(
    rest_v: float, speed_rpm: float
) -> None:
    bench = Bench(rest_v=rest_v)
    bench.carousel.run(speed_rpm)
    bench.wait(8)
    for _ in range(200):
        bench.wait(0.1)
        assert bench.belt.speed_rpm == pytest.approx(speed_rpm, rel=0.05)


def test_what_one_run_learned_of_the_battery_is_where_the_next_one_starts() -> None:
    bench = Bench(rest_v=4.4)
    bench.carousel.run(3.0)
    bench.wait(10)
    bench.carousel.stop()
    bench.wait_for(BeltStopped, at_most_s=2.0)
    bench.carousel.run(3.0)
    bench.wait(1.5)
    assert bench.belt.speed_rpm == pytest.approx(3.0, rel=0.1)


def test_a_driver_with_one_input_holds_the_speed_too() -> None:
    bench = Bench(replace(SETTINGS, motor=MotorSettings(forward=13, standby=12)), rest_v=5.6)
    bench.carousel.run(3.0)
    bench.wait(20)
    speeds = []
    for _ in range(100):
        bench.wait(0.1)
        speeds.append(bench.belt.speed_rpm)
    assert sum(speeds) / len(speeds) == pytest.approx(3.0, rel=0.05)
    assert not bench.heard(BeltFault)


def test_no_command_makes_the_belt_faster_than_the_table_file_allows(bench: Bench) -> None:
    bench.carousel.run(50.0)
    bench.wait(10)
    assert bench.belt.speed_rpm == pytest.approx(3.0, rel=0.05)


@pytest.mark.parametrize("nonsense", [float("nan"), float("inf")])
def test_what_is_no_speed_is_refused_and_changes_nothing(bench: Bench, nonsense: float) -> None:
    with pytest.raises(ValueError, match="no speed"):
        bench.carousel.run(nonsense)
    assert bench.outputs() == OFF


def test_a_new_speed_is_reached_without_a_stop(bench: Bench) -> None:
    bench.carousel.run(3.0)
    bench.wait(5)
    bench.carousel.run(1.5)
    bench.wait(10)
    assert bench.belt.speed_rpm == pytest.approx(1.5, rel=0.05)
    assert not bench.heard(BeltFault)
    assert not bench.heard(BeltStopped)


def test_the_other_direction_begins_when_the_belt_has_stood_without_power(bench: Bench) -> None:
    bench.carousel.run(3.0)
    bench.wait(5)
    bench.carousel.run(-3.0)
    off_s = 0.0
    while bench.belt.speed_rpm >= 0.0:
        bench.wait(0.01)
        off_s += 0.01 if bench.outputs() == OFF else 0.0
    assert off_s >= 0.1
    bench.wait(5)
    assert bench.belt.speed_rpm == pytest.approx(-3.0, rel=0.05)


# ---- what is said ------------------------------------------------------------------------------


def test_the_speed_is_unknown_until_the_encoder_was_heard_twice(bench: Bench) -> None:
    assert bench.carousel.speed_rpm is None
    bench.carousel.run(3.0)
    pulses = []
    bench.pins.pin(26).when_driven.append(lambda: pulses.append(bench.pins.pin(26).state))
    while not pulses:
        assert bench.carousel.speed_rpm is None
        bench.wait(0.01)
    bench.wait(0.03)
    assert bench.carousel.speed_rpm is None, "one slot, however often its contact bounces"
    bench.wait(0.3)
    assert bench.carousel.speed_rpm is not None


def test_contacts_that_bounce_are_counted_once() -> None:
    with MotorBench(SETTINGS, mechanics=replace(TOY, bounce_s=0.004)) as bench:
        falls: list[float] = []
        line = bench.pins.pin(26)
        line.when_driven.append(lambda: line.state or falls.append(bench.loop.now_s()))
        bench.carousel.run(3.0)
        bench.wait(30)
        pulses = round(bench.belt.turns * 240)
        assert len(falls) > 2 * pulses
        assert bench.carousel.turns == pytest.approx(bench.belt.turns, abs=1.5 / 240)
        assert not bench.heard(BeltFault)


def test_a_belt_that_stands_has_the_known_speed_of_zero(bench: Bench) -> None:
    bench.carousel.run(3.0)
    bench.wait(5)
    bench.carousel.stop()
    bench.wait(5)
    assert bench.carousel.speed_rpm == 0.0


@pytest.mark.parametrize("speed_rpm", [3.0, -3.0])
def test_the_turns_that_are_told_are_the_belts_own_to_a_pulse(
    bench: Bench, speed_rpm: float
) -> None:
    bench.carousel.run(speed_rpm)
    for _ in range(30):
        bench.wait(1)
        assert bench.carousel.turns == pytest.approx(bench.belt.turns, abs=1.6 / 240)
        assert bench.heard(BeltMoved)[-1].turns == pytest.approx(bench.belt.turns, abs=2.6 / 240)


def test_a_moving_belt_is_heard_of_about_every_tenth_of_a_second(bench: Bench) -> None:
    bench.carousel.run(3.0)
    bench.wait(2)
    bench.said.clear()
    bench.wait(10)
    moved = bench.heard(BeltMoved)
    gaps = [b.at_s - a.at_s for a, b in pairwise(moved)]
    assert max(gaps) < 0.15
    assert min(gaps) >= 0.05
    assert all(signal.speed_rpm == pytest.approx(3.0, rel=0.1) for signal in moved)


def test_a_listener_may_run_the_belt_while_it_hears_that_it_stopped(bench: Bench) -> None:
    def start_again(signal: AnySignal) -> None:
        bench.said.append(signal)
        if isinstance(signal, BeltStopped):
            bench.carousel.run(2.0)

    bench.listener = start_again
    bench.carousel.run(3.0)
    bench.wait(3)
    bench.carousel.stop()
    bench.wait(10)
    assert len(bench.heard(BeltStopped)) == 1
    assert bench.belt.speed_rpm == pytest.approx(2.0, rel=0.06)


def test_the_battery_is_measured_through_its_divider(bench: Bench) -> None:
    bench.wait(1)
    assert bench.heard(BatteryMeasured)[0].volts == pytest.approx(6.4, abs=0.02)
    assert bench.carousel.battery_v == pytest.approx(6.4, abs=0.02)
    assert repr(bench.carousel) == "<Carousel OFF ? rpm, battery 6.40 V>"


def test_a_battery_that_was_never_measured_has_no_voltage() -> None:
    bench = Bench(replace(SETTINGS, battery=None))
    bench.wait(60)
    assert bench.carousel.battery_v is None
    assert not bench.heard(BatteryMeasured)


# ---- protection --------------------------------------------------------------------------------


@pytest.mark.parametrize("after_s", [5.0, 5.013, 5.029, 5.041, 5.067, 5.083])
def test_a_jam_at_full_speed_takes_the_power_away_within_300_ms(
    bench: Bench, after_s: float
) -> None:
    bench.carousel.run(3.0)
    bench.wait(after_s)
    bench.belt.jam()
    assert bench.wait_for(BeltFault, at_most_s=1.0) <= 0.3
    assert bench.outputs() == OFF
    fault = bench.heard(BeltFault)[0]
    assert fault.trouble.says == "The belt does not turn although its motor has power."
    assert fault.trouble.remedy.startswith("Take out what jams it.")


@pytest.mark.parametrize("rest_v", [6.4, 4.4])
def test_a_belt_that_cannot_start_has_power_for_a_moment_only(rest_v: float) -> None:
    bench = Bench(rest_v=rest_v)
    bench.belt.jam()
    bench.carousel.run(3.0)
    assert bench.wait_for(BeltFault, at_most_s=3.0) < 1.5
    assert bench.outputs() == OFF


def test_a_dead_encoder_takes_the_power_away_like_a_jam(bench: Bench) -> None:
    bench.carousel.run(3.0)
    bench.wait(5)
    bench.belt.encoder_dead = True
    assert bench.wait_for(BeltFault, at_most_s=1.0) <= 0.3
    assert bench.outputs() == OFF


def test_after_the_last_retry_the_motor_stays_off_until_somebody_runs_it_again(
    bench: Bench,
) -> None:
    bench.carousel.run(3.0)
    bench.wait(5)
    bench.belt.jam()
    bench.wait(20)
    bench.belt.release()
    bench.wait(60)
    assert bench.outputs() == OFF
    assert bench.carousel.state is Phase.FAULT
    before = len(bench.heard(BeltFault))
    bench.carousel.run(3.0)
    bench.wait(10)
    assert bench.belt.speed_rpm == pytest.approx(3.0, rel=0.05)
    assert len(bench.heard(BeltFault)) == before


def test_every_run_has_a_time_limit() -> None:
    bench = Bench(replace(SETTINGS, run_limit_s=30.0))
    bench.carousel.run(3.0)
    bench.wait(29.9)
    assert not bench.heard(BeltFault)
    bench.wait(0.2)
    assert bench.outputs() == OFF
    assert "as long as the table file allows" in bench.heard(BeltFault)[0].trouble.says


def test_a_new_speed_does_not_prolong_a_run() -> None:
    bench = Bench(replace(SETTINGS, run_limit_s=30.0))
    for _ in range(8):
        bench.carousel.run(3.0)
        bench.wait(4)
    assert bench.outputs() == OFF


def test_a_belt_that_runs_away_loses_its_power() -> None:
    bench = Bench()
    bench.carousel.run(1.0)
    bench.wait(5)
    bench.belt.driver_stuck = True
    assert bench.wait_for(BeltFault, at_most_s=2.0) < 1.0
    assert bench.heard(BeltFault)[0].trouble.says == "The belt runs faster than it was asked to."
    assert bench.outputs()["standby"] == 0.0
    bench.wait(1)
    assert bench.belt.speed_rpm == 0.0


def test_an_encoder_that_invents_pulses_takes_the_power_away_like_a_runaway(bench: Bench) -> None:
    bench.carousel.run(3.0)
    bench.wait(5)
    line = bench.pins.pin(26)
    for _ in range(60):
        line.drive(high=False)
        bench.wait(0.008)
        line.drive(high=True)
        bench.wait(0.008)
    assert bench.outputs() == OFF
    assert bench.heard(BeltFault)[0].trouble.says == "The belt runs faster than it was asked to."


# ---- what is optional --------------------------------------------------------------------------


def test_without_an_encoder_the_belt_runs_unmeasured_but_not_for_ever() -> None:
    bench = Bench(replace(SETTINGS, encoder=None, run_limit_s=20.0))
    bench.carousel.run(3.0)
    bench.wait(10)
    assert 1.5 < bench.belt.speed_rpm < 4.5
    assert bench.carousel.speed_rpm is None
    assert bench.carousel.turns is None
    assert not bench.heard(BeltMoved)
    bench.wait(11)
    assert bench.outputs() == OFF
    assert len(bench.heard(BeltFault)) == 1


def test_without_a_standby_pin_the_inputs_alone_keep_the_motor_off() -> None:
    bench = Bench(replace(SETTINGS, motor=MotorSettings(forward=13, backward=16)))
    bench.carousel.run(3.0)
    bench.wait(10)
    assert bench.belt.speed_rpm == pytest.approx(3.0, rel=0.05)
    bench.carousel.stop()
    bench.wait(2)
    assert bench.outputs() == {"forward": 0.0, "backward": 0.0}


def test_a_motor_with_one_input_refuses_to_run_backwards() -> None:
    bench = Bench(replace(SETTINGS, motor=MotorSettings(forward=13, standby=12)))
    bench.carousel.run(-3.0)
    bench.wait(1)
    assert bench.heard(BeltFault)[0].trouble.says == "This carousel runs forwards only."
    assert bench.belt.turns == 0.0


def test_a_carousel_without_a_motor_says_so_and_still_hears_its_belt() -> None:
    bench = Bench(replace(SETTINGS, motor=None))
    bench.carousel.run(3.0)
    assert bench.heard(BeltFault)[0].trouble.remedy == "Turn the belt by hand."
    for _ in range(24):
        bench.wait(0.1)
        bench.pins.pin(26).drive(high=False)
        bench.wait(0.1)
        bench.pins.pin(26).drive(high=True)
    bench.wait(0.5)
    assert bench.heard(BeltMoved)[-1].turns == 24 / 240


# ---- wiring ------------------------------------------------------------------------------------


def test_a_pin_that_is_taken_is_named_by_its_key_and_nothing_stays_open() -> None:
    loop = Loop(VirtualClock())
    pins = SimulatedPins(loop)
    with DigitalOutputDevice(26, pin_factory=pins):
        with pytest.raises(WiringError, match=r"carousel\.encoder\.pin: GPIO 26 cannot be opened"):
            Carousel(SETTINGS, pins, lambda signal: None, loop)
        assert pins.pin(MOTOR.standby).function == "input"
    with Carousel(SETTINGS, pins, lambda signal: None, loop) as carousel:
        assert carousel.state is Phase.OFF
