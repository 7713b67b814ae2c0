"""The noise over a simulated table: the same no matter who asks, and when."""

from itertools import islice

import pytest

from hardware.loop import Loop, VirtualClock
from hardware.scene import Label, Put, Take
from hardware.sim.noise import (
    POLL_S,
    Detuning,
    HandNoise,
    Noise,
    Profile,
    Reads,
    Spells,
)
from hardware.sim.places import BeltShape, Landing, TaggedPiece
from hardware.sim.world import World

TILES = [f"04{number:012X}" for number in range(36)]
LABEL = Label("tile", False, "dots", "dots")


@pytest.fixture
def world():
    shape = BeltShape(places=36, track_mm=1260.0, readers={"belt": (0.0, 40.0)})
    world = World(shape, ["red", "blue"], [TaggedPiece(uid, LABEL, LABEL) for uid in TILES])
    for number, uid in enumerate(TILES):
        world.lay(uid, f"belt/{number}")
    return world


def at_mm(world, position_mm):
    world.belt_turns = lambda: position_mm / 1260.0


def passes(world, noise, turns):
    """How often each tile was read on how many passes, at steps of a millimetre."""
    read = dict.fromkeys(TILES, 0)
    was_in = set()
    for millimetre in range(int(1260 * turns)):
        at_mm(world, millimetre)
        now = set(noise.readable("belt"))
        for uid in now - was_in:
            read[uid] += 1
        was_in = now
    return read


def test_without_noise_a_tile_is_read_all_along_its_zone(world):
    noise = Noise(world)
    at = {0.0: [0], 14.9: [0], 15.1: [35, 0], 19.9: [35, 0], 20.1: [35]}
    for position_mm, over in at.items():
        at_mm(world, position_mm)
        assert noise.readable("belt") == [TILES[number] for number in over], position_mm


def test_as_many_passes_are_missed_as_the_profile_says(world):
    read = passes(world, Noise(world, Profile(reads=Reads(missed_passes=0.3)), seed=1), turns=20)
    share = 1 - sum(read.values()) / (20 * 36)
    assert share == pytest.approx(0.3, abs=0.05)


def test_the_same_passes_are_missed_however_often_it_is_asked(world):
    profile = Profile(reads=Reads(missed_passes=0.3, edge_mm=5.0))
    often = Noise(world, profile, seed=1)
    seldom = Noise(world, profile, seed=1)
    heard = {}
    for millimetre in range(2520):
        at_mm(world, millimetre)
        heard[millimetre] = often.readable("belt")
    for millimetre in range(0, 2520, 7):
        at_mm(world, millimetre)
        assert seldom.readable("belt") == heard[millimetre]


def test_the_ends_of_the_zone_vary_from_pass_to_pass_within_their_limits(world):
    noise = Noise(world, Profile(reads=Reads(edge_mm=5.0)), seed=1)
    entered = []
    for turn in range(30):
        inside = False
        at_mm(world, turn * 1260 - 630)
        noise.readable("belt")  # on the far side: the pass is over
        for tenth in range(-300, 0):
            at_mm(world, turn * 1260 + tenth / 10)
            if (TILES[0] in noise.readable("belt")) != inside:
                inside = True
                entered.append(tenth / 10)
    assert len(entered) == 30
    assert all(-25.0 <= place <= -15.0 for place in entered)
    assert max(entered) - min(entered) > 5.0


def test_how_far_the_belt_may_move_is_the_way_to_the_next_edge(world):
    noise = Noise(world)
    at_mm(world, 0)
    noise.readable("belt")
    # Tile 35 comes in after 15 mm forwards; tile 1 comes in after 15 mm backwards.
    assert noise.zones["belt"].ahead_mm(+1) == pytest.approx(15.0)
    assert noise.zones["belt"].ahead_mm(-1) == pytest.approx(15.0)
    at_mm(world, 16)
    noise.readable("belt")
    assert noise.zones["belt"].ahead_mm(+1) == pytest.approx(4.0)
    assert noise.zones["belt"].ahead_mm(-1) == pytest.approx(1.0)


def test_only_the_nearest_tags_have_power_in_a_full_field(world):
    noise = Noise(world, Profile(reads=Reads(tags_per_field=1)))
    at_mm(world, 17)
    assert noise.readable("belt") == [TILES[0]], "at 17 mm, and its neighbour at -18 mm"
    at_mm(world, 18)
    assert noise.readable("belt") == [TILES[35]]


@pytest.mark.parametrize("side", [-1, +1])
def test_tags_that_lie_close_are_detuned_and_others_are_not(world, side):
    noise = Noise(world, Profile(detuning=Detuning(below_mm=25.0, zone_share=0.5)))
    at_mm(world, side * 15)
    assert TILES[0] in noise.readable("belt")
    put_down(world, 1, off_mm=-12.0)
    assert TILES[0] not in noise.readable("belt"), "15 mm away, and 10 mm are left of its zone"
    at_mm(world, side * 9)
    assert TILES[0] in noise.readable("belt")


def put_down(world, number, off_mm):
    world.grasp.landing = lambda seat: Landing(off_mm=off_mm)
    world.act("red", Take(f"belt/{number}"), 0.0)
    world.act("red", Put(f"belt/{number}"), 0.0)


def test_a_covered_tile_is_not_read_and_comes_back_when_they_part(world):
    noise = Noise(world, Profile(hands=HandNoise(stacking=1.0)), seed=1)
    world.act("red", Take("belt/35"), 0.0)
    world.act("red", Put("belt/35"), 0.0)
    assert [len(world.places[f"belt/{number}"]) for number in (0, 1)] == [2, 1]
    assert noise.readable("belt") == [TILES[35]]
    world.act("red", Take("belt/0"), 0.0)
    assert noise.readable("belt") == [TILES[0]]


def test_hands_push_tiles_off_the_centre_within_the_limit(world):
    Noise(world, Profile(hands=HandNoise(off_centre_mm=8.0)), seed=1)
    for _ in range(50):
        world.act("red", Take("belt/0"), 0.0)
        world.act("red", Put("belt/0"), 0.0)
        assert abs(world.places["belt/0"][0].off_mm) <= 8.0
    (_, away_mm), *_ = world.near(0.0, 10.0)
    assert away_mm == world.places["belt/0"][0].off_mm != 0.0


def test_shadows_come_as_often_as_the_profile_says_and_blind_the_reader(world):
    noise = Noise(world, Profile(shadows=Spells(per_minute=6.0, duration_s=1.0)), seed=1)
    heard = []
    with Loop(VirtualClock()) as loop:
        noise.begin(
            loop,
            shadowed=lambda reader, begins: heard.append((loop.now_s(), reader, begins)),
            reset=lambda reader, begins: pytest.fail("no reset was asked for"),
        )
        loop.run(until_s=36000.0)
    begun = [at_s for at_s, reader, begins in heard if begins]
    assert len(begun) == pytest.approx(3600, rel=0.05)
    ended = [at_s for at_s, reader, begins in heard if not begins]
    assert all(end == pytest.approx(begin + 1.0) for begin, end in zip(begun, ended, strict=False))


def test_nothing_is_read_while_a_reader_is_blind(world):
    noise = Noise(world)
    assert noise.readable("belt") == [TILES[0]]
    noise.zones["belt"].blinded_by.add("shadow")
    assert noise.readable("belt") == []
    noise.zones["belt"].blinded_by.discard("shadow")
    noise.zones["belt"].blinded_by.add("reset")
    assert noise.readable("belt") == []


def test_tiles_fall_onto_the_table_top(world):
    noise = Noise(world, Profile(hands=HandNoise(falls_per_minute=1.0)), seed=1)
    with Loop(VirtualClock()) as loop:
        noise.begin(loop, shadowed=lambda *what: None, reset=lambda *what: None)
        loop.run(until_s=600.0)
    fallen = [name for name in world.places if name.startswith("table/")]
    assert 3 <= len(fallen) <= 20
    assert len(world.belt_tiles()) == 36 - len(fallen)


def test_as_many_polls_fail_as_the_profile_says(world):
    noise = Noise(world, Profile(reads=Reads(missed_polls=0.2, garbled_share=0.25)), seed=1)
    bad = list(islice(noise.bad_polls("belt", 5.0), 2000))
    assert bad[-1][0] - 5.0 == pytest.approx(2000 * POLL_S / 0.2, rel=0.05)
    assert sum(garbled for *_, garbled in bad) / 2000 == pytest.approx(0.25, abs=0.03)
    assert list(Noise(world).bad_polls("belt", 0.0)) == []


def test_taps_are_missed_seat_by_seat_and_the_same_every_time(world):
    profile = Profile(reads=Reads(missed_passes=0.3))

    def taps(order):
        noise = Noise(world, profile, seed=1)
        drawn = {seat: [] for seat in order}
        for _ in range(200):
            for seat in order:
                drawn[seat].append(noise.misses_tap(seat))
        return drawn

    assert taps(["red", "blue"]) == taps(["blue", "red"])
    assert sum(taps(["red"])["red"]) == pytest.approx(60, abs=20)
