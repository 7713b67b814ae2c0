"""The bench's truth: where tiles lie, and which passes could tell of it."""

import pytest

from bench.truth import Truth
from hardware.loop import Loop, VirtualClock
from hardware.scene import Label, Put, Take
from hardware.signals import ReaderLost, ReaderReady, TagEntered, Trouble
from hardware.sim.noise import Noise
from hardware.sim.places import BeltShape, Landing, TaggedPiece
from hardware.sim.world import World

TILES = [f"04{number:012X}" for number in range(36)]
LABEL = Label("tile", False, "dots", "dots")


class Belt:
    """A belt that the test moves: 10 mm from one look to the next, a second each."""

    def __init__(self):
        shape = BeltShape(places=36, track_mm=1260.0, readers={"belt": (0.0, 40.0)})
        self.world = World(shape, ["red"], [TaggedPiece(uid, LABEL, LABEL) for uid in TILES])
        for number, uid in enumerate(TILES):
            self.world.lay(uid, f"belt/{number}")
        self.mm = -100.0
        self.world.belt_turns = lambda: self.mm / 1260.0
        self.noise = Noise(self.world)
        self.loop = Loop(VirtualClock())
        self.truth = Truth(self.world, self.noise, self.loop)

    def move(self, to_mm):
        step_mm = 10.0 if to_mm > self.mm else -10.0
        while self.mm != to_mm:
            self.mm += step_mm
            self.loop.clock.spend(1.0)
            self.truth._look()

    @property
    def now_s(self):
        return self.loop.now_s()

    def passes(self, place=0, from_s=-1.0):
        return self.truth.informative_passes(place, from_s, self.now_s)

    def act(self, *acts):
        for act in acts:
            self.world.act("red", act, self.now_s)


@pytest.fixture
def belt():
    return Belt()


@pytest.mark.parametrize("way", [+1, -1])
def test_a_place_that_goes_through_the_zone_makes_one_pass(belt, way):
    belt.mm = -100.0 * way
    belt.move(100.0 * way)
    assert belt.passes() == 1


def test_a_place_that_turns_round_inside_the_zone_makes_one_pass(belt):
    belt.move(10.0)
    belt.move(-10.0)
    belt.move(100.0)
    assert belt.passes() == 1
    belt.move(-100.0)
    assert belt.passes() == 2


@pytest.mark.parametrize(("beyond_mm", "passes"), [(30.0, 1), (40.0, 2)])
def test_a_place_that_comes_again_passes_anew_if_its_tile_had_surely_left(belt, beyond_mm, passes):
    belt.move(beyond_mm)
    belt.move(-100.0)
    assert belt.passes() == passes


def test_a_place_that_does_not_reach_the_centre_makes_none(belt):
    belt.move(-10.0)
    belt.move(-100.0)
    assert belt.passes() == 0


def test_a_pass_that_was_under_way_is_not_counted(belt):
    belt.move(-10.0)
    from_s = belt.now_s
    belt.move(100.0)
    assert (belt.passes(from_s=from_s), belt.passes()) == (0, 1)


@pytest.mark.parametrize(("near_mm", "passes"), [(-40.0, 1), (-30.0, 0)])
def test_a_pass_is_under_way_when_a_tile_off_its_place_may_be_in_the_field(belt, near_mm, passes):
    belt.move(near_mm)
    from_s = belt.now_s
    belt.move(100.0)
    assert belt.passes(from_s=from_s) == passes


@pytest.mark.parametrize("blindness", ["shadow", "reset"])
def test_a_pass_over_a_reader_that_cannot_see_tells_nothing(belt, blindness):
    belt.noise.zones["belt"].blinded_by.add(blindness)
    belt.move(100.0)
    assert belt.passes() == 0


def test_a_pass_over_a_reader_that_is_lost_tells_nothing(belt):
    belt.truth.hear(ReaderLost(at_s=0.0, reader="belt", trouble=Trouble("reset", "")))
    belt.move(100.0)
    belt.truth.hear(ReaderReady(at_s=0.0, reader="belt"))
    belt.move(-100.0)
    assert belt.passes() == 1


def test_a_tile_is_proven_to_lie_there_by_a_pass_that_began_after_it_was_put_down(belt):
    belt.move(-10.0)
    belt.act(Take("belt/0"), Put("belt/0"))
    belt.move(50.0)
    assert belt.truth.lies(TILES[0])
    assert not belt.truth.lies_proven(TILES[0], belt.now_s)
    belt.move(-50.0)
    assert belt.truth.lies_proven(TILES[0], belt.now_s)
    belt.act(Take("belt/0"))
    assert not belt.truth.lies(TILES[0])
    assert not belt.truth.lies_proven(TILES[0], belt.now_s)


def test_a_covered_tile_does_not_lie_uncovered_and_does_again_when_they_part(belt):
    belt.world.grasp.landing = lambda seat: Landing(stacked=True)
    belt.act(Take("belt/5"), Put("belt/5"))
    assert belt.truth.covered(TILES[6])
    assert (belt.truth.lies(TILES[6]), belt.truth.lies(TILES[5])) == (False, True)
    belt.act(Take("belt/6"))
    assert belt.truth.lies(TILES[6])
    assert not belt.truth.covered(TILES[6])


def test_the_old_place_tells_of_a_tile_only_while_it_lies_elsewhere(belt):
    belt.act(Take("belt/0"))
    taken_s = belt.now_s
    belt.move(100.0)
    assert belt.truth.passes_since(TILES[0], 0, taken_s, belt.now_s) == 1
    belt.act(Put("belt/0"))
    belt.move(-100.0)
    assert belt.truth.came_back(TILES[0], taken_s)
    # It lies at its old place again, so this pass showed nothing of its absence.
    assert belt.truth.passes_since(TILES[0], 0, taken_s, belt.now_s) == 1


def test_passes_of_a_new_place_count_as_well(belt):
    belt.act(Take("belt/2"), Put("red/aside"), Take("belt/0"))
    taken_s = belt.now_s
    belt.loop.clock.spend(2.0)
    belt.act(Put("belt/2"))
    belt.move(100.0)
    assert belt.truth.passes_since(TILES[0], 0, taken_s, belt.now_s) == 2


def test_a_tile_is_read_where_it_lies_if_that_was_after_it_was_put_down(belt):
    belt.loop.clock.spend(1.0)
    belt.truth.hear(TagEntered(at_s=belt.now_s, reader="belt", uid=TILES[0]))
    assert belt.truth.read_while_lying(TILES[0])
    belt.loop.clock.spend(1.0)
    belt.act(Take("belt/0"), Put("belt/0"))
    assert not belt.truth.read_while_lying(TILES[0])
    belt.truth.hear(TagEntered(at_s=belt.now_s + 1.0, reader="pad/red", uid=TILES[0]))
    assert not belt.truth.read_while_lying(TILES[0]), "at a pad it does not lie"


def test_one_place_further_is_about_the_same_place_and_two_are_not(belt):
    lies = [belt.truth.lies_about(TILES[0], place) for place in (34, 35, 0, 1, 2)]
    assert lies == [False, True, True, True, False]
    belt.act(Take("belt/0"))
    assert not belt.truth.lies_about(TILES[0], 0)
