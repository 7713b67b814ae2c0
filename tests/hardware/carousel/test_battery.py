"""The battery and the load: levels, absurd readings, the energy of a round, and the rounds left."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.carousel.battery import (
    CELLS_OHM,
    NEW_ROUND_S,
    ODD_TO_BELIEVE,
    ODD_TO_DOUBT,
    ROUNDS_REMEMBERED,
    Battery,
    Ledger,
    Load,
    used_share,
)
from hardware.config import BatterySettings

SETTINGS = BatterySettings(channel=0, divider=3.0)
LOW, EMPTY = SETTINGS.low_v, SETTINGS.empty_v


def after(readings: list[float | None], battery: Battery | None = None, load_a: float = 0.0):
    """The battery after these readings, half a second apart."""
    battery = battery or Battery(at_s=0.0)
    for volts in readings:
        battery = battery.measured(SETTINGS, volts, load_a, battery.at_s + 0.5)
    return battery


def test_a_battery_that_was_never_measured_is_unknown() -> None:
    battery = Battery(at_s=0.0)
    assert (battery.rest_v, battery.level, battery.trouble) == (None, "unknown", None)


@pytest.mark.parametrize(
    ("volts", "level"),
    [
        (6.4, "good"),
        (LOW + 0.01, "good"),
        (LOW - 0.01, "low"),
        (EMPTY + 0.01, "low"),
        (EMPTY - 0.01, "empty"),
        (2.0, "empty"),
    ],
)
def test_each_level_begins_at_its_voltage(volts: float, level: str) -> None:
    assert after([volts]).level == level


@pytest.mark.parametrize("level_v", [LOW - 0.05, EMPTY - 0.05])
def test_a_weak_battery_that_recovers_a_little_at_rest_stays_weak(level_v: float) -> None:
    weak = after([level_v] * 60)
    rested = after([LOW + 0.25] * 60, weak)
    assert rested.level == weak.level != "good"


@pytest.mark.parametrize("level_v", [LOW - 0.05, EMPTY - 0.05])
def test_fresh_cells_are_noticed_within_a_few_readings(level_v: float) -> None:
    weak = after([level_v] * 60)
    assert after([6.4] * ODD_TO_BELIEVE, weak).level == "good"


def test_a_battery_that_sags_under_its_load_is_judged_as_if_it_rested() -> None:
    sagging = after([4.7] * 60, load_a=0.3)
    assert sagging.rest_v == pytest.approx(4.7 + 0.3 * CELLS_OHM)
    assert sagging.level == "good"


@settings(max_examples=30)
@given(st.lists(st.floats(-0.15, 0.15), min_size=100, max_size=100))
def test_noise_about_a_threshold_changes_the_level_once_at_most(noise: list[float]) -> None:
    battery, levels = after([LOW + 0.2]), ["good"]
    for deviation in noise:
        battery = after([LOW + deviation], battery)
        if battery.level != levels[-1]:
            levels.append(battery.level)
    assert len(levels) <= 2


# ---- what cannot be ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("volts", "code", "says"),
    [
        (None, "adc-silent", "The ADC that measures the battery does not answer."),
        (0.0, "battery-absent", "The battery reads 0.0 V: it is not connected, or its ADC is not."),
        (
            9.9,
            "battery-too-high",
            "The battery reads 9.9 V, which is all that its ADC can measure.",
        ),
    ],
)
def test_readings_that_cannot_be_make_the_voltage_unknown(
    volts: float | None, code: str, says: str
) -> None:
    known = after([6.0] * 10)
    battery = after([volts] * ODD_TO_DOUBT, known)
    assert (battery.rest_v, battery.level) == (None, "unknown")
    trouble = battery.trouble
    assert trouble is not None
    assert (trouble.code, trouble.says) == (code, says)
    assert trouble.data == ({} if volts is None else {"volts": volts})


@pytest.mark.parametrize("volts", [None, 0.0, 9.9, 3.0])
def test_a_few_of_them_change_nothing(volts: float | None) -> None:
    known = after([6.0] * 10)
    battery = after([volts] * (ODD_TO_BELIEVE - 1), known)
    assert (battery.rest_v, battery.level) == (known.rest_v, "good")


def test_readings_that_jump_make_the_voltage_unknown_and_say_between_what() -> None:
    battery = after([6.0] * 10 + [3.0, 4.5, 7.5, 4.8] * 2)
    assert battery.level == "unknown"
    trouble = battery.trouble
    assert trouble is not None
    assert trouble.says == "The battery's voltage jumps between 3.0 and 7.5 V."
    assert (trouble.code, trouble.data) == ("battery-jumps", {"least": 3.0, "most": 7.5})


def test_an_unknown_battery_is_known_again_by_a_reading_that_can_be() -> None:
    unknown = after([0.0] * ODD_TO_DOUBT, after([6.0]))
    assert after([6.0], unknown).level == "good"


def test_an_empty_battery_is_not_forgotten_while_its_voltage_is_unknown() -> None:
    unknown = after([None] * ODD_TO_DOUBT, after([4.2] * 10))
    assert unknown.level == "unknown"
    assert after([4.6], unknown).level == "empty"


@given(st.lists(st.one_of(st.none(), st.floats(-1.0, 12.0)), max_size=60), st.floats(0.0, 3.0))
def test_whatever_is_read_the_battery_has_a_level_and_a_possible_voltage(
    readings: list[float | None], load_a: float
) -> None:
    battery = after(readings, load_a=load_a)
    assert battery.level in ("good", "low", "empty", "unknown")
    assert (battery.rest_v is None) == (battery.level == "unknown")
    if battery.rest_v is not None:
        assert 0.5 <= battery.rest_v <= 9.9 + load_a * CELLS_OHM


# ---- load ---------------------------------------------------------------------------------------


def running(load: Load, amperes: float | None, duty: float, seconds: float, well: bool) -> Load:
    for _ in range(round(seconds / 0.02)):
        load = load.measured(amperes, duty, 0.02, well)
    return load


def test_the_load_is_unknown_until_the_belt_has_turned_well() -> None:
    assert Load().ratio is None
    assert running(Load(), 0.4, 0.5, 2.0, well=False).ratio is None


def test_the_load_of_a_belt_that_turns_as_usual_is_one_at_any_duty() -> None:
    usual = running(Load(), 0.4, 0.5, 5.0, well=True)
    assert usual.ratio == pytest.approx(1.0)
    assert running(usual, 0.64, 0.8, 0.2, well=False).ratio == pytest.approx(1.0, rel=0.01)


def test_what_comes_while_the_belt_does_not_turn_well_is_not_usual() -> None:
    usual = running(Load(), 0.4, 0.5, 5.0, well=True)
    assert running(usual, 0.8, 0.5, 60.0, well=False).ratio == pytest.approx(2.0, rel=0.01)


def test_a_current_that_is_not_measured_makes_the_load_unknown() -> None:
    usual = running(Load(), 0.4, 0.5, 5.0, well=True)
    assert running(usual, None, 0.5, 0.2, well=False).ratio is None


def test_a_belt_that_turns_on_no_current_has_a_sensor_that_is_dead() -> None:
    dead = running(Load(), 0.0, 0.5, 5.0, well=True)
    assert dead.unsensed
    assert dead.ratio is None


def played(ledger: Ledger, amperes: float, running_s: float = 120.0) -> Ledger:
    """A round: laps with the stand between them, and the long stand after it."""
    ledger = ledger.drawn(5.0, amperes, running_s / 2)
    ledger = ledger.stood(2.0)
    ledger = ledger.drawn(5.0, amperes, running_s / 2)
    return ledger.stood(NEW_ROUND_S)


def test_the_stand_before_the_last_lap_ends_no_round() -> None:
    ledger = played(Ledger(), 0.4)
    assert len(ledger.rounds) == 1
    assert ledger.rounds[0].running_s == 120.0


def test_a_rounds_energy_is_volts_times_amperes_times_seconds() -> None:
    mean = played(Ledger(), 0.4).mean
    assert mean is not None
    assert mean.energy_j == pytest.approx(5.0 * 0.4 * 120.0)
    assert mean.charge_as == pytest.approx(0.4 * 120.0)


def test_before_a_round_was_played_nothing_is_said() -> None:
    assert Ledger().mean is None
    assert Ledger().rounds_left(SETTINGS, 6.0) is None


def test_with_an_unknown_voltage_nothing_is_said() -> None:
    assert played(Ledger(), 0.4).rounds_left(SETTINGS, None) is None


def test_a_try_of_a_few_seconds_is_no_round() -> None:
    assert played(Ledger(), 0.4, running_s=3.0) == Ledger()


def test_only_the_last_rounds_count() -> None:
    ledger = played(Ledger(), 40.0)
    for _ in range(ROUNDS_REMEMBERED):
        ledger = played(ledger, 0.4)
    assert ledger.mean is not None
    assert ledger.mean.charge_as == pytest.approx(0.4 * 120.0)


def test_fresh_cells_of_two_ampere_hours_have_as_many_rounds_as_the_charge_says() -> None:
    ledger = played(Ledger(), 0.4)
    usable = used_share(SETTINGS.empty_v)
    assert ledger.rounds_left(SETTINGS, 6.4) == pytest.approx(usable * 7200.0 / 48.0)
    assert ledger.rounds_left(SETTINGS, SETTINGS.empty_v) == 0.0
    assert ledger.rounds_left(SETTINGS, 4.0) == 0.0


@given(st.floats(3.0, 7.0), st.floats(3.0, 7.0))
def test_a_lower_voltage_never_means_more_rounds(one_v: float, other_v: float) -> None:
    low, high = sorted((one_v, other_v))
    assert 0.0 <= used_share(high) <= used_share(low) <= 1.0
