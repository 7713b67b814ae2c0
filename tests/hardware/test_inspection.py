"""What the devices of a table say of themselves: those of the deep twin, under the real drivers."""

from contextlib import closing

import pytest

from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import Label
from hardware.signals import RunBelt
from hardware.sim.deep import DeepTwin
from hardware.sim.fast import FastTable
from hardware.sim.places import BeltShape, TaggedPiece
from hardware.sim.world import World


@pytest.fixture
def twin():
    file = load_table_file("sim")
    tile = TaggedPiece(
        "04A11122334480", Label("tile", False, "tartan"), Label("tile", True, "lost")
    )
    world = World(BeltShape.of(file), [seat.name for seat in file.seats], [tile], file.spots)
    with Loop(VirtualClock()) as loop, closing(DeepTwin(file, world, loop)) as twin:
        twin.loop = loop
        twin.table.start()
        loop.run(until_s=2.0)
        yield twin


def test_a_reader_counts_its_polls_and_those_that_were_garbled(twin):
    (quiet,) = twin.table.inspect().readers
    assert (quiet.reader, quiet.ready, quiet.garbled_polls) == ("belt", True, 0)
    assert quiet.polls > 50
    twin.world.lay("04A11122334480", "belt/0")
    twin.chips["belt"].air.garbled_rate = 1.0
    twin.loop.run(until_s=4.0)
    (noisy,) = twin.table.inspect().readers
    assert 0 < noisy.garbled_polls <= noisy.polls - quiet.polls


def test_a_reader_that_is_lost_is_not_ready(twin):
    twin.chips["belt"].miso = 0x00
    twin.loop.run(until_s=4.0)
    (lost,) = twin.table.inspect().readers
    assert not lost.ready


def test_a_station_says_its_firmware_and_how_many_lines_came_damaged(twin):
    red = next(one for one in twin.table.inspect().stations if one.seat == "red")
    assert red.ready
    assert red.bad_lines == 0
    assert red.firmware


def test_a_belt_says_how_fast_it_turns_and_how_far_it_has_turned(twin):
    stands = twin.table.inspect().belt
    assert (stands.motor, stands.powered, stands.turns) == (True, False, 0.0)
    assert 1.0 < stands.battery_hours < 24.0
    twin.table.send(RunBelt(3.0))
    twin.loop.run(until_s=32.0)
    turns = twin.table.inspect().belt
    assert turns.powered
    assert turns.speed_rpm == pytest.approx(3.0, abs=0.3)
    assert turns.turns == pytest.approx(1.5, abs=0.2)


def test_a_table_without_chips_says_nothing_of_them():
    file = load_table_file("sim")
    world = World(BeltShape.of(file), ["red"], [])
    with Loop(VirtualClock()) as loop, closing(FastTable("sim", world, loop)) as table:
        said = table.inspect()
    assert (said.readers, said.stations) == ((), ())
    assert said.belt.powered is False
