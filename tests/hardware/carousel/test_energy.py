"""The energy of a round, and the rounds that a battery has left."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.carousel.energy import (
    NEW_ROUND_S,
    ROUNDS_REMEMBERED,
    Ledger,
    drawn,
    rounds_left,
    stood,
    used_share,
)
from hardware.config import BatterySettings

SETTINGS = BatterySettings(channel=0, divider=3.0)


def played(ledger: Ledger, amperes: float, running_s: float = 120.0) -> Ledger:
    """A round: laps with the stand between them, and the long stand after it."""
    ledger = drawn(ledger, 5.0, amperes, running_s / 2)
    ledger = stood(ledger, 2.0)
    ledger = drawn(ledger, 5.0, amperes, running_s / 2)
    return stood(ledger, NEW_ROUND_S)


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
    assert rounds_left(Ledger(), SETTINGS, 6.0) is None


def test_with_an_unknown_voltage_nothing_is_said() -> None:
    assert rounds_left(played(Ledger(), 0.4), SETTINGS, None) is None


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
    assert rounds_left(ledger, SETTINGS, 6.4) == pytest.approx(usable * 7200.0 / 48.0)
    assert rounds_left(ledger, SETTINGS, SETTINGS.empty_v) == 0.0
    assert rounds_left(ledger, SETTINGS, 4.0) == 0.0


@given(st.floats(3.0, 7.0), st.floats(3.0, 7.0))
def test_a_lower_voltage_never_means_more_rounds(one_v: float, other_v: float) -> None:
    low, high = sorted((one_v, other_v))
    assert 0.0 <= used_share(high) <= used_share(low) <= 1.0
