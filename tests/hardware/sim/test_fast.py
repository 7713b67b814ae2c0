"""The fast twin turns what happens in the world straight into Signals."""

from itertools import pairwise

import pytest

from bench.profiles import load_profile
from hardware.loop import Loop, VirtualClock
from hardware.scene import Label, Press, Put, Release, Take, Tap
from hardware.signals import (
    BeltMoved,
    BeltStopped,
    ButtonPressed,
    ButtonReleased,
    ReaderLost,
    ReaderReady,
    RunBelt,
    SeatReady,
    SetLight,
    StopBelt,
    TagEntered,
    TagLeft,
)
from hardware.sim.fast import FastTable
from hardware.sim.noise import EncoderNoise, Noise, Profile, Reads, Spells
from hardware.sim.places import BeltShape, TaggedPiece
from hardware.sim.world import World

TILES = [f"04{number:012X}" for number in range(36)]


@pytest.fixture
def table():
    label = Label("tile", False, "dots", "dots")
    shape = BeltShape(places=36, track_mm=1260.0, readers={"belt": (0.0, 40.0)})
    world = World(shape, ["red", "blue"], [TaggedPiece(uid, label, label) for uid in TILES])
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
    # Places are 35 mm apart and the zone is 40 mm wide: two tags are the normal case. Only the
    # tile that lies at the zone's centre at first is alone there.
    table.send(RunBelt(3.0))
    table.loop.run(until_s=5.0)
    first, *others = of(table, TagEntered)
    assert first.present == 1
    assert {signal.present for signal in others} == {2}


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


def test_a_press_that_is_told_with_its_release_is_still_heard_first(table):
    """A busy computer wakes up late and finds both; a B that stays down would ask why instead."""
    for _ in range(20):
        table.world.act("blue", Press("B"), 0.0)
        table.world.act("blue", Release("B"), 0.0)
    table.loop.run()
    heard = [type(one) for one in table.heard if isinstance(one, ButtonPressed | ButtonReleased)]
    assert heard == [ButtonPressed, ButtonReleased] * 20


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


# ---- with noise --------------------------------------------------------------------------------


@pytest.fixture
def noisy(table):
    """Call with a profile: a fast twin of its own under that noise, started and running."""
    opened = []

    def open_noisy(profile, seed=1):
        world = World(table.world.belt, ["red"], table.world.pieces.values())
        for number, uid in enumerate(TILES):
            world.lay(uid, f"belt/{number}")
        loop = Loop(VirtualClock())
        twin = FastTable("noisy", world, loop, seed, Noise(world, profile, seed))
        twin.heard = []
        twin.listeners.append(twin.heard.append)
        twin.start()
        twin.send(RunBelt(3.0))
        opened.append((twin, loop))
        return twin

    yield open_noisy
    for twin, loop in opened:
        twin.close()
        loop.close()


def test_missed_polls_cost_time_and_no_tile(noisy):
    twin = noisy(Profile(reads=Reads(missed_polls=0.2)))
    twin.loop.run(until_s=20.5)
    assert {signal.uid for signal in of(twin, TagEntered)} == set(TILES)


def test_a_missed_pass_is_a_tile_that_is_not_seen_for_a_turn(noisy):
    twin = noisy(Profile(reads=Reads(missed_passes=0.1)))
    twin.loop.run(until_s=20.0 * 20)
    entered = [signal.uid for signal in of(twin, TagEntered)]
    assert len(entered) == pytest.approx(0.9 * 20 * 36, rel=0.05)
    assert set(entered) == set(TILES)


def test_under_a_shadow_tags_leave_and_none_enters(noisy):
    twin = noisy(Profile(shadows=Spells(per_minute=6.0, duration_s=2.0)))
    shadow = []
    zone = twin._noise.zones["belt"]

    def watch():
        while True:
            if ("shadow" in zone.blinded_by) != bool(shadow and shadow[-1][1] is None):
                if "shadow" in zone.blinded_by:
                    shadow.append([twin.loop.now_s(), None])
                else:
                    shadow[-1][1] = twin.loop.now_s()
            yield twin.loop.now_s() + 0.01

    twin.loop.start(watch())
    twin.loop.run(until_s=60.0)
    assert len(shadow) >= 3
    for begins_s, ends_s in shadow:
        # A tag may be confirmed just after a hand has come between.
        inside = [s for s in of(twin, TagEntered) if begins_s + 0.01 < s.at_s < (ends_s or 60.0)]
        assert inside == []


def test_a_reset_loses_the_reader_for_its_time_and_a_retry(noisy):
    twin = noisy(Profile(resets=Spells(per_minute=6.0, duration_s=0.3)))
    twin.loop.run(until_s=120.0)
    lost, ready = of(twin, ReaderLost), [s for s in of(twin, ReaderReady) if s.reader == "belt"][1:]
    assert len(lost) >= 5
    for down, up in zip(lost, ready, strict=False):
        assert 0.25 <= up.at_s - down.at_s <= 0.55


def test_a_tile_over_a_reader_that_is_reset_has_not_left(noisy):
    twin = noisy(Profile(resets=Spells(per_minute=6.0, duration_s=0.3)))
    twin.send(StopBelt())
    twin.loop.run(until_s=120.0)
    assert len(of(twin, ReaderLost)) >= 5
    assert [signal.uid for signal in of(twin, TagEntered)] == [TILES[0]]
    assert of(twin, TagLeft) == []


def test_a_tile_that_a_reset_reader_still_sees_is_not_told_of_anew(noisy):
    twin = noisy(Profile(resets=Spells(per_minute=30.0, duration_s=0.2)))
    twin.loop.run(until_s=120.0)
    left_s = {}
    for signal in of(twin, TagEntered) + of(twin, TagLeft):
        left_s.setdefault(signal.uid, []).append(signal.at_s)
    for times in left_s.values():
        # From one end of the zone to the other it takes 0.6 s, and 19 s to come again.
        times.sort()
        gaps = [later - earlier for earlier, later in pairwise(times)]
        assert all(gap < 2.0 or gap > 17.0 for gap in gaps)
        assert all(not (one < 2.0 and two < 2.0) for one, two in pairwise(gaps))


def test_the_encoder_jitters_within_its_limit_and_never_counts_against_the_motion(noisy):
    twin = noisy(Profile(encoder=EncoderNoise(jitter_mm=5.0)))
    twin.loop.run(until_s=20.0)
    moved = of(twin, BeltMoved)
    off_mm = [(signal.turns - signal.at_s * 3.0 / 60.0) * 1260.0 for signal in moved]
    assert max(map(abs, off_mm)) <= 5.0
    assert max(off_mm) - min(off_mm) > 5.0
    turns = [signal.turns for signal in moved]
    assert turns == sorted(turns)
    twin.send(RunBelt(-3.0))
    twin.loop.run(until_s=30.0)
    back = [signal.turns for signal in of(twin, BeltMoved)[len(moved) :]]
    assert back == sorted(back, reverse=True)


def test_a_tap_that_the_profile_misses_is_not_heard(noisy):
    twin = noisy(Profile(reads=Reads(missed_passes=1.0)))
    twin.world.act("red", Take("belt/9"), twin.loop.now_s())
    twin.world.act("red", Tap(0.4), twin.loop.now_s())
    twin.loop.run(until_s=2.0)
    assert of(twin, TagEntered) == []


def test_the_same_noise_gives_the_same_signals(noisy):
    cruel = load_profile("cruel")

    def heard(seed):
        twin = noisy(cruel, seed)
        twin.loop.run(until_s=60.0)
        return twin.heard

    assert heard(1) == heard(1) != heard(2)


def test_a_belt_that_turns_round_reports_where_it_does(table):
    table.send(RunBelt(3.0))
    table.loop.run(until_s=2.9)
    table.send(RunBelt(-3.0))
    assert of(table, BeltMoved)[-1].turns == pytest.approx(2.9 / 20.0)
