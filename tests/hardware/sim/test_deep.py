"""The deep twin: an ordinary Table over simulated chips, pins and pseudo-terminals."""

from contextlib import ExitStack
from importlib.util import find_spec
from statistics import mean

import pytest

import hardware.sim.deep
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import Label, Press, Put, Release, Take, Tap
from hardware.signals import (
    BeltFault,
    BeltMoved,
    BeltStopped,
    ButtonPressed,
    ButtonReleased,
    ReaderLost,
    ReaderReady,
    RunBelt,
    SeatLost,
    SeatReady,
    SetLight,
    StopBelt,
    TagEntered,
    TagLeft,
)
from hardware.sim.deep import LOOK_S, LOOKS, DeepTwin, Fingers
from hardware.sim.noise import Noise, Profile, Reads, Spells
from hardware.sim.places import BeltShape, TaggedPiece
from hardware.sim.world import World
from hardware.table import Table

TILES = [f"04{number:012X}" for number in range(1, 37)]


@pytest.fixture
def twin():
    file = load_table_file("sim")
    label = Label("tile", False, "dots", "dots")
    shape = BeltShape(places=36, track_mm=1260.0, readers={"belt": (0.0, 40.0)})
    seats = [seat.name for seat in file.seats]
    world = World(shape, seats, [TaggedPiece(uid, label, label) for uid in TILES])
    for number, uid in enumerate(TILES):
        world.lay(uid, f"belt/{number}")
    with Loop(VirtualClock()) as loop:
        twin = DeepTwin(file, world, loop, seed=1)
        twin.loop = loop
        twin.heard = []
        twin.table.listeners.append(twin.heard.append)
        twin.table.start()
        loop.run(until_s=1.0)
        yield twin
        twin.close()


def of(twin, kind):
    return [signal for signal in twin.heard if isinstance(signal, kind)]


def run_for(twin, seconds):
    twin.loop.run(until_s=twin.loop.now_s() + seconds)


def test_every_reader_and_every_seat_reports_itself_ready(twin):
    assert {signal.seat for signal in of(twin, SeatReady)} == {"red", "blue", "green", "yellow"}
    assert {signal.reader for signal in of(twin, ReaderReady)} == {
        "belt",
        "pad/red",
        "pad/blue",
        "pad/green",
        "pad/yellow",
    }
    assert isinstance(twin.table, Table)


@pytest.mark.skipif(find_spec("mfrc522") is None, reason="the extra `pi` is not installed")
def test_the_belts_chip_is_opened_by_the_mfrc522_package(mocker):
    opened = mocker.spy(hardware.sim.deep, "open_mfrc522")
    file = load_table_file("sim")
    shape = BeltShape(places=36, track_mm=1260.0, readers={"belt": (0.0, 40.0)})
    with Loop(VirtualClock()) as loop:
        DeepTwin(file, World(shape, [seat.name for seat in file.seats], []), loop).close()
    assert opened.call_args.args[:3] == (0, 0, 25)


def test_one_turn_of_the_belt_reads_every_tile(twin):
    twin.table.send(RunBelt(3.0))
    run_for(twin, 22.0)
    assert {signal.uid for signal in of(twin, TagEntered)} == set(TILES)
    assert of(twin, BeltMoved)[-1].speed_rpm == pytest.approx(3.0, rel=0.05)
    twin.table.send(StopBelt())
    run_for(twin, 2.0)
    stopped = of(twin, BeltStopped)
    assert len(stopped) == 1
    assert stopped[0].turns == pytest.approx(twin.belt.turns, abs=2 / 240)


def test_a_tap_is_heard_through_chip_firmware_and_serial_line(twin):
    twin.world.act("red", Take("belt/9"), twin.loop.now_s())
    began_s = twin.loop.now_s()
    twin.world.act("red", Tap(0.4), began_s)
    run_for(twin, 1.0)
    entered = next(s for s in of(twin, TagEntered) if s.reader == "pad/red")
    left = next(s for s in of(twin, TagLeft) if s.reader == "pad/red")
    assert entered.uid == left.uid == TILES[9]
    assert 0.0 < entered.at_s - began_s < 0.1
    assert 0.4 < left.at_s - began_s < 0.6


def test_presses_that_come_at_once_are_all_seen(twin):
    """As from a window when the computer was too busy to take them in one by one."""
    for act in (Press("B"), Release("B"), Press("B"), Release("B"), Press("A"), Release("A")):
        twin.world.act("blue", act, twin.loop.now_s())
    twin.loop.run(until_s=2.0)
    assert [signal.button for signal in of(twin, ButtonPressed)] == ["B", "B", "A"]
    assert [signal.button for signal in of(twin, ButtonReleased)] == ["B", "B", "A"]


def test_a_button_and_a_light_cross_the_serial_line(twin):
    twin.world.act("blue", Press("A"), twin.loop.now_s())
    twin.table.send(SetLight("blue", "green", "pulse"))
    run_for(twin, 0.5)
    assert [(s.seat, s.button) for s in of(twin, ButtonPressed)] == [("blue", "A")]
    blue = twin.world.scene("red", twin.loop.now_s()).seats[1]
    assert (blue.colour, blue.pattern) == ("green", "pulse")


def test_a_reader_with_a_dead_bus_is_lost_and_comes_back_by_itself(twin):
    twin.chips["belt"].miso = 0x00
    run_for(twin, 3.0)
    assert [signal.reader for signal in of(twin, ReaderLost)] == ["belt"]
    twin.chips["belt"].miso = None
    run_for(twin, 5.0)
    assert [signal.reader for signal in of(twin, ReaderReady)].count("belt") == 2


def test_a_station_whose_cable_is_pulled_is_lost_and_comes_back_by_itself(twin):
    twin.picos["green"].unplug()
    run_for(twin, 3.0)
    assert [signal.seat for signal in of(twin, SeatLost)] == ["green"]
    twin.picos["green"].plug()
    run_for(twin, 6.0)
    assert [signal.seat for signal in of(twin, SeatReady)].count("green") == 2


def test_a_tile_put_down_over_the_reader_is_read(twin):
    twin.world.act("red", Take("belt/0"), twin.loop.now_s())
    run_for(twin, 1.0)
    assert [s.uid for s in of(twin, TagLeft)] == [TILES[0]]
    twin.world.act("red", Put("belt/0"), twin.loop.now_s())
    run_for(twin, 1.0)
    assert [s.uid for s in of(twin, TagEntered)] == [TILES[0], TILES[0]]


def test_the_motor_is_off_after_close(twin):
    twin.table.send(RunBelt(3.0))
    run_for(twin, 2.0)
    twin.close()
    twin.close()
    levels = {number: twin.pins.pin(number).state for number in (12, 13, 16)}
    assert levels == {12: 0, 13: 0, 16: 0}


# ---- with noise --------------------------------------------------------------------------------


@pytest.fixture
def noisy():
    """Call with a profile: a deep twin under that noise, started, its belt running."""
    with ExitStack() as opened:

        def open_noisy(profile):
            file = load_table_file("sim")
            label = Label("tile", False, "dots", "dots")
            seats = [seat.name for seat in file.seats]
            shape = BeltShape.of(file)
            world = World(shape, seats, [TaggedPiece(uid, label, label) for uid in TILES])
            for number, uid in enumerate(TILES):
                world.lay(uid, f"belt/{number}")
            loop = opened.enter_context(Loop(VirtualClock()))
            twin = DeepTwin(file, world, loop, 1, Noise(world, profile, seed=1))
            opened.callback(twin.close)
            twin.loop, twin.heard = loop, []
            twin.table.listeners.append(twin.heard.append)
            twin.table.start()
            loop.run(until_s=1.0)
            twin.begin()
            twin.table.send(RunBelt(3.0))
            return twin

        yield open_noisy


@pytest.mark.parametrize(
    ("missed_polls", "garbled_share", "nearest_mm", "furthest_mm"),
    [(0.0, 0.0, -19.0, -18.0), (0.8, 0.0, -13.0, 5.0), (0.8, 1.0, -17.0, 5.0)],
)
def test_missed_polls_are_bad_air_in_which_tiles_enter_later(
    noisy, missed_polls, garbled_share, nearest_mm, furthest_mm
):
    twin = noisy(Profile(reads=Reads(missed_polls=missed_polls, garbled_share=garbled_share)))
    entered_mm = []

    def heard(signal):
        if isinstance(signal, TagEntered):
            entered_mm.append(dict(twin.world.near(0.0, 60.0))[signal.uid])

    twin.table.listeners.append(heard)
    run_for(twin, 10.0)
    assert nearest_mm < mean(entered_mm) < furthest_mm, "the zone begins 20 mm before its centre"


def test_a_missed_pass_is_a_tag_without_power(noisy):
    twin = noisy(Profile(reads=Reads(missed_passes=0.3)))
    run_for(twin, 10.0)
    read = {signal.uid for signal in of(twin, TagEntered)}
    # In half a turn 18 tiles pass; three in ten of them are not seen.
    assert 9 <= len(read) <= 16


def test_a_shadow_blinds_the_belts_antenna(noisy):
    twin = noisy(Profile(shadows=Spells(per_minute=12.0, duration_s=4.0)))
    run_for(twin, 10.0)
    assert len(of(twin, TagEntered)) < 12, "18 tiles have passed, most of them in the shadow"
    assert of(twin, ReaderLost) == []


def test_a_reset_is_a_chip_that_answers_nothing_and_starts_anew(noisy):
    twin = noisy(Profile(resets=Spells(per_minute=9.0, duration_s=0.3)))
    run_for(twin, 10.0)
    lost = [signal.at_s for signal in of(twin, ReaderLost)]
    ready = [s.at_s for s in of(twin, ReaderReady) if s.reader == "belt" and s.at_s > 1.0]
    assert lost
    for down_s, up_s in zip(lost, ready, strict=False):
        assert 0.25 <= up_s - down_s <= 0.55


def test_a_tap_that_the_profile_misses_is_not_heard(noisy):
    twin = noisy(Profile(reads=Reads(missed_passes=1.0)))
    twin.world.act("red", Take("belt/9"), twin.loop.now_s())
    twin.world.act("red", Tap(0.4), twin.loop.now_s())
    run_for(twin, 1.0)
    assert of(twin, TagEntered) == []


def test_an_encoder_whose_slots_are_felt_twice_is_found_out_by_the_tags_on_the_belt(twin):
    twin.belt.doubled_slots = 0.1
    twin.table.send(RunBelt(3.0))
    twin.loop.run(until_s=60.0, while_=lambda: not of(twin, BeltFault))
    (fault,) = of(twin, BeltFault)
    assert fault.trouble.says == "The encoder's count of turns disagrees with the tags on the belt."
    assert 1.0 < twin.belt.turns < 2.0


def done_of(*moves):
    """What fingers do, and when, if these *moves* are wanted."""
    done = []
    with Loop(VirtualClock()) as loop:
        fingers = Fingers(loop, lambda *move: done.append((round(loop.now_s(), 3), *move)))
        for at_s, *move in moves:
            loop.call_at(at_s, lambda move=move: fingers.move(*move))
        loop.run(until_s=9.0)
    return done


def test_what_takes_long_enough_is_done_at_once():
    moves = [(1.0, "B", True), (1.08, "B", False), (1.16, "A", True), (1.3, "A", False)]
    assert done_of(*moves) == moves


def test_what_comes_at_once_is_done_one_after_the_other():
    moves = [("B", True), ("B", False), ("B", True), ("B", False), ("A", True), ("A", False)]
    done = done_of(*((1.0, *move) for move in moves))
    assert [(button, down) for _, button, down in done] == moves
    assert [at_s for at_s, *_ in done] == [round(1.0 + n * LOOKS * LOOK_S, 3) for n in range(6)]


def test_two_buttons_may_be_down_together():
    moves = [(1.0, "A", True), (2.0, "B", True), (3.0, "A", False), (3.5, "B", False)]
    assert done_of(*moves) == moves
