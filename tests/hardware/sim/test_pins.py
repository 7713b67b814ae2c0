"""The simulated pins under gpiozero's own classes."""

from functools import partial

import pytest
from gpiozero import (
    MCP3008,
    Device,
    DigitalInputDevice,
    DigitalOutputDevice,
    InputDevice,
    PWMOutputDevice,
)
from gpiozero.exc import GPIOPinInUse

from hardware.loop import Loop, VirtualClock
from hardware.sim.pins import SimulatedMcp3008, SimulatedPins


@pytest.fixture
def loop() -> Loop:
    return Loop(VirtualClock())


@pytest.fixture
def pins(loop: Loop) -> SimulatedPins:
    return SimulatedPins(loop)


def test_a_pin_that_nobody_has_opened_is_a_low_input(pins: SimulatedPins) -> None:
    assert pins.pin(12).function == "input"
    assert not pins.pin(12).state


def test_an_output_shows_what_its_device_drives(pins: SimulatedPins) -> None:
    with DigitalOutputDevice(12, initial_value=False, pin_factory=pins) as standby:
        standby.on()
        assert pins.pin(12).state
        standby.off()
        assert not pins.pin(12).state


@pytest.mark.parametrize(("duty", "shown"), [(0.0, 0.0), (0.375, 0.37), (0.29, 0.28), (1.0, 1.0)])
def test_a_duty_is_cut_to_whole_percents_as_lgpio_pins_do(
    pins: SimulatedPins, duty: float, shown: float
) -> None:
    with PWMOutputDevice(13, frequency=250, pin_factory=pins) as motor:
        motor.value = duty
        assert pins.pin(13).state == pytest.approx(shown)


def test_an_hour_of_pwm_leaves_no_history_behind(pins: SimulatedPins) -> None:
    with PWMOutputDevice(13, frequency=250, pin_factory=pins) as motor:
        for step in range(1000):
            motor.value = step % 100 / 100
        assert pins.pin(13).states == []


def test_listeners_hear_every_change_once_and_no_repetition(pins: SimulatedPins) -> None:
    heard: list[float] = []
    pin = pins.pin(13)
    with PWMOutputDevice(13, frequency=250, pin_factory=pins) as motor:
        pin.when_driven.append(lambda: heard.append(pin.state))
        for value in (0.5, 0.5, 0.7, 0.0):
            motor.value = value
    assert heard == [0.5, 0.7, 0.0]


def test_an_input_that_is_driven_calls_its_device(pins: SimulatedPins) -> None:
    heard: list[str] = []
    with DigitalInputDevice(26, pull_up=True, pin_factory=pins) as sensor:
        sensor.when_activated = lambda: heard.append("slot")
        for high in (False, True, False, False, True):
            pins.pin(26).drive(high)
    assert heard == ["slot", "slot"]


def test_gpiozeros_times_are_the_tables_own(loop: Loop, pins: SimulatedPins) -> None:
    with DigitalInputDevice(26, pull_up=True, pin_factory=pins) as sensor:
        loop.clock.jump_to(10.0)
        pins.pin(26).drive(high=False)
        loop.clock.jump_to(12.5)
        assert sensor.active_time == 2.5


# ---- debouncing, as lgpio does it ----------------------------------------------------------------


def told(loop: Loop, pins: SimulatedPins, edges_ms: dict[int, bool]) -> list[tuple[float, bool]]:
    """What a pin with a debounce of 5 ms tells of these edges: milliseconds and levels."""
    heard: list[tuple[float, bool]] = []

    def changed(ticks: float, state: float) -> None:
        heard.append((round(ticks * 1e3), bool(state)))

    with InputDevice(26, pull_up=True, pin_factory=pins) as sensor:
        sensor.pin.bounce = 0.005
        sensor.pin.when_changed = changed
        for at_ms, high in edges_ms.items():
            loop.call_at(at_ms / 1e3, partial(pins.pin(26).drive, high))
        loop.run()
        return heard


def test_an_edge_is_told_when_the_line_has_been_at_rest_with_the_time_of_that(
    loop: Loop, pins: SimulatedPins
) -> None:
    assert told(loop, pins, {10: False, 50: True}) == [(15, False), (55, True)]


def test_bounces_are_one_edge_the_last(loop: Loop, pins: SimulatedPins) -> None:
    bounces = {10: False, 11: True, 13: False, 50: True, 52: False, 54: True}
    assert told(loop, pins, bounces) == [(18, False), (59, True)]


def test_a_spike_is_no_edge(loop: Loop, pins: SimulatedPins) -> None:
    assert told(loop, pins, {10: False, 14: True, 50: False, 55: True}) == []


def test_edges_that_a_busy_loop_hands_on_late_bear_their_own_times(
    loop: Loop, pins: SimulatedPins
) -> None:
    heard: list[float] = []

    def changed(ticks: float, state: float) -> None:
        heard.append(ticks)

    with InputDevice(26, pull_up=True, pin_factory=pins) as sensor:
        sensor.pin.bounce = 0.005
        sensor.pin.when_changed = changed
        loop.clock.jump_to(1.0)
        for at_s, high in ((0.100, False), (0.102, True), (0.104, False), (0.150, True)):
            pins.pin(26).drive(high, at_s)
        loop.run()
    assert heard == pytest.approx([0.109, 0.155])


def test_two_tables_share_no_pin_and_neither_is_gpiozeros_own(loop: Loop) -> None:
    one, two = SimulatedPins(loop), SimulatedPins(loop)
    with (
        DigitalOutputDevice(12, pin_factory=one) as here,
        DigitalOutputDevice(12, pin_factory=two),
    ):
        here.on()
        assert not two.pin(12).state
        assert Device.pin_factory not in (one, two)


def test_a_pin_has_one_owner(pins: SimulatedPins) -> None:
    with (
        DigitalOutputDevice(12, pin_factory=pins),
        pytest.raises(GPIOPinInUse),
    ):
        DigitalOutputDevice(12, pin_factory=pins)


# ---- SPI ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("volts", [0.0, 1.0, 2.13, 3.3, 5.0])
def test_an_adc_reads_the_volts_at_its_channel(pins: SimulatedPins, volts: float) -> None:
    pins.attach_spi(0, 1, SimulatedMcp3008({3: lambda: volts}))
    with MCP3008(3, device=1, pin_factory=pins) as adc:
        assert adc.voltage == pytest.approx(min(volts, 3.3), abs=0.004)


def test_channels_are_told_apart_on_one_bus(pins: SimulatedPins) -> None:
    pins.attach_spi(0, 1, SimulatedMcp3008({0: lambda: 1.0, 7: lambda: 2.0}))
    with (
        MCP3008(0, device=1, pin_factory=pins) as first,
        MCP3008(7, device=1, pin_factory=pins) as last,
        MCP3008(4, device=1, pin_factory=pins) as unwired,
    ):
        volts = [first.voltage, last.voltage, unwired.voltage]
    assert volts == pytest.approx([1.0, 2.0, 0.0], abs=0.004)


def test_two_tables_have_buses_of_their_own(loop: Loop) -> None:
    one, two = SimulatedPins(loop), SimulatedPins(loop)
    one.attach_spi(0, 1, SimulatedMcp3008({0: lambda: 1.0}))
    two.attach_spi(0, 1, SimulatedMcp3008({0: lambda: 2.0}))
    with (
        MCP3008(0, device=1, pin_factory=one) as here,
        MCP3008(0, device=1, pin_factory=two) as there,
    ):
        assert [here.voltage, there.voltage] == pytest.approx([1.0, 2.0], abs=0.004)


def test_a_bus_without_a_chip_reads_zeros(pins: SimulatedPins) -> None:
    with MCP3008(0, device=1, pin_factory=pins) as adc:
        assert adc.raw_value == 0
