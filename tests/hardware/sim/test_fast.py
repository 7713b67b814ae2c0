"""The fast twin turns what happens in the world straight into Signals."""

import pytest

from hardware.loop import Loop, VirtualClock
from hardware.signals import (
    BeltStopped,
    ButtonPressed,
    ButtonReleased,
    ReaderReady,
    RunBelt,
    SeatReady,
    SetLight,
    StopBelt,
    TagEntered,
    TagLeft,
)
from hardware.sim.fast import FastTable
from hardware.sim.scene import Label, Press, Put, Release, Take, Tap
from hardware.sim.world import BeltShape, Piece, World

TILES = [f"04{number:012X}" for number in range(36)]


@pytest.fixture
def table():
    label = Label("tile", False, "dots", "dots")
    shape = BeltShape(places=36, track_mm=1260.0, readers={"belt": (0.0, 40.0)})
    world = World(shape, ["red", "blue"], [Piece(uid, label, label) for uid in TILES])
    for number, uid in enumerate(TILES):
        world.lay(uid, f"belt/{number}")
    with Loop(VirtualClock()) as loop:
        table = FastTable("fast", world, loop, seed=1)
        table.heard = []
        table.listeners.append(table.heard.append)
        yield table
        table.close()


def of(table, kind):
    return [signal for signal in table.heard if isinstance(signal, kind)]


def test_every_device_is_ready_at_the_start(table):
    table.start()
    assert [s.seat for s in of(table, SeatReady)] == ["red", "blue"]
    assert [s.reader for s in of(table, ReaderReady)] == ["pad/red", "pad/blue", "belt"]


def test_one_turn_of_the_belt_shows_every_tile_once(table):
    table.send(RunBelt(3.0))
    table.loop.run(until_s=20.0 - 0.6)
    seen = [signal.uid for signal in of(table, TagEntered)]
    assert len(seen) == len(set(seen))
    table.loop.run(until_s=20.2)
    assert {signal.uid for signal in of(table, TagEntered)} == set(TILES)


def test_a_tile_that_enters_finds_its_neighbour_still_there(table):
    # Places are 35 mm apart and the zone is 40 mm wide: two tags are the normal case.
    table.send(RunBelt(3.0))
    table.loop.run(until_s=5.0)
    assert {signal.present for signal in of(table, TagEntered)} == {2}


def test_a_belt_that_stands_still_says_nothing(table):
    table.send(RunBelt(3.0))
    table.loop.run(until_s=2.0)
    table.send(StopBelt())
    table.loop.run(until_s=2.2)
    count = len(table.heard)
    table.loop.run(until_s=60.0)
    assert len(table.heard) == count
    assert of(table, BeltStopped)[0].turns == pytest.approx(0.1)


def test_a_tap_enters_and_leaves_the_pad_in_the_time_that_drivers_need(table):
    table.world.act("red", Take("belt/9"), 0.0)
    table.world.act("red", Tap(0.4), 0.0)
    table.loop.run()
    entered, left = (signal for signal in table.heard if signal.reader == "pad/red")
    assert (type(entered), type(left)) == (TagEntered, TagLeft)
    assert 0.010 <= entered.at_s <= 0.035
    assert 0.440 <= left.at_s <= 0.500


def test_a_tile_taken_over_the_reader_leaves_and_one_put_down_there_enters(table):
    table.start()
    table.loop.run()
    assert [signal.uid for signal in of(table, TagEntered)] == [TILES[0]]
    table.world.act("red", Take("belt/0"), 0.0)
    table.loop.run()
    assert [signal.uid for signal in of(table, TagLeft)] == [TILES[0]]
    table.world.act("red", Put("belt/0"), 0.0)
    table.loop.run()
    assert [signal.uid for signal in of(table, TagEntered)] == [TILES[0], TILES[0]]


def test_buttons_are_heard(table):
    table.world.act("blue", Press("A"), 0.0)
    table.loop.run(until_s=0.5)
    table.world.act("blue", Release("A"), 0.5)
    table.loop.run()
    assert (of(table, ButtonPressed)[0].seat, of(table, ButtonReleased)[0].button) == ("blue", "A")


def test_a_light_is_seen_in_the_scene(table):
    table.send(SetLight("blue", "green", "pulse"))
    blue = table.world.scene("red", 0.0).seats[1]
    assert (blue.colour, blue.pattern) == ("green", "pulse")


def test_the_same_seed_gives_the_same_signals(table):
    def heard(seed):
        shape = table.world.belt
        world = World(shape, ["red"], table.world.pieces.values())
        world.lay(TILES[0], "belt/1")
        with Loop(VirtualClock()) as loop:
            twin = FastTable("fast", world, loop, seed)
            signals = []
            twin.listeners.append(signals.append)
            twin.send(RunBelt(3.0))
            loop.run(until_s=30.0)
            twin.close()
        return signals

    assert heard(1) == heard(1) != heard(2)
