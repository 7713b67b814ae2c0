"""The first run of a table that was built from a shipped file: with the parts that it names, and
before anything was calibrated, its belt starts, and does not run away."""

import pytest
from msgspec.structs import replace

from controller.commands.doctor.person import opened
from hardware.config import builtin_tables, load_table_file
from hardware.parts import catalogue
from hardware.signals import BeltFault

DRIVERS = [driver.name for driver in catalogue().driver]
REAL = [name for name in builtin_tables() if not load_table_file(name).simulated]


@pytest.mark.parametrize("volts", [6.4, 5.4, 4.9], ids=["fresh", "used", "low"])
@pytest.mark.parametrize("share", [1 / 3, 1.0], ids=["slow", "full"])
@pytest.mark.parametrize("name", REAL)
def test_the_belt_starts_at_once_with_the_parts_that_are_named(name, share, volts):
    runs(load_table_file(name), share, volts)


@pytest.mark.parametrize("driver", DRIVERS)
@pytest.mark.parametrize("name", REAL)
def test_it_starts_as_well_behind_each_driver_that_may_be_bought(name, driver):
    """One that limits nothing lets much more through at the same duty."""
    file = load_table_file(name)
    runs(replace(file, parts=replace(file.bought, driver=driver)), 1.0, 6.4)


def runs(file, share, volts):
    file = replace(file, simulated=True, seats=())
    asked_rpm = file.carousel.speed_rpm * share
    with opened(file, tile=True, plant=lambda twin: twin.belt.put_in_battery(volts)) as (
        table,
        loop,
        _,
    ):
        said = []
        table.listeners.append(said.append)
        table.start()
        loop.run(until_s=loop.now_s() + 3.0)
        table.carousel.run(asked_rpm)
        loop.run(until_s=loop.now_s() + 12.0)
        assert [one.trouble.code for one in said if isinstance(one, BeltFault)] == []
        assert table.carousel.speed_rpm == pytest.approx(asked_rpm, rel=0.12)
