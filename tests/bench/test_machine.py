"""Figures of processor time stand beside themselves in units of this machine."""

import pytest

from bench.machine import Unit, in_units


def test_the_unit_is_the_median_of_its_samples():
    unit = Unit()
    for _ in range(3):
        unit.sample()
    assert 1.0 < unit.us < 100_000.0
    assert repr(unit).endswith("3 samples>")


def test_times_are_told_in_units_and_rates_as_with_the_usual_unit():
    measured = {
        "games": {"luggage": {"moves_per_s": 1000, "successor_us": 4.0, "matches": 3}},
        "signal_to_view_cpu_us": {"median": 50.0, "p99": 100.0},
    }
    told = in_units(measured, unit_us=200.0)
    assert told["games"]["luggage"] == {
        "moves_per_s": 1000,
        "moves_per_s_at_unit": 2000.0,
        "successor_us": 4.0,
        "successor_units": 0.02,
        "matches": 3,
    }
    assert told["signal_to_view_cpu_us"] == {"median": 50.0, "p99": 100.0}
    assert told["signal_to_view_cpu_units"] == {"median": 0.25, "p99": 0.5}


@pytest.mark.parametrize("wall", ["field_to_view_ms", "commits_per_s"])
def test_what_a_disk_or_the_air_takes_is_in_no_units(wall):
    assert in_units({wall: 5.0}, unit_us=200.0) == {wall: 5.0}
