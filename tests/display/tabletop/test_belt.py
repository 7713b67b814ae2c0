"""The luggage table: the belt in the middle, the piles in front, and what is under the mouse."""

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from pygame import Rect

from display.tabletop.areas import OWN
from display.tabletop.belt import BLIND_S, Belt, BeltEye, TileRows
from display.tabletop.layout import arrange
from display.tabletop.luggage import PILES
from display.tabletop.top import TableTop
from display.targets import GroundAt, PileAt, TileAt
from hardware.scene import Scene

SEATS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")
WINDOW = (1280, 464)


def luggage_table(size, seats, own):
    places = [f"{own}/{pile}" for pile in PILES]
    return arrange(size, seats, own, (), (), places, cards=False)


def belt_of(own="red", places=36):
    middle = luggage_table(WINDOW, SEATS[:4], own).middle
    return Belt(middle, places, (SEATS.index(own) + 0.5) / 4)


@given(
    st.integers(640, 2560),
    st.integers(260, 1400),
    st.integers(1, 8),
    st.data(),
)
def test_nothing_lies_on_something_else_or_outside(width, height, count, data):
    seats = SEATS[:count]
    own = data.draw(st.sampled_from(seats))
    layout = luggage_table((width, height), seats, own)
    pane = Rect(0, 0, width, height)
    areas = [layout.strip, layout.hint, layout.middle]
    areas += [panel.area for panel in layout.others.values()]
    mine = [*layout.own.values(), *layout.own_places.values()]
    for area in [*areas, *mine, *TileRows(layout.middle).cells]:
        assert pane.contains(area), area
    for one, other in itertools.combinations(areas, 2):
        assert not one.colliderect(other), (one, other)
    for one, other in itertools.combinations(mine, 2):
        assert not one.colliderect(other), (one, other)
    for panel in layout.others.values():
        for pile in panel.piles(3):
            assert panel.area.contains(pile)
            assert not pile.colliderect(panel.hand)
    assert set(layout.others) == set(seats) - {own}


@pytest.mark.parametrize("own", SEATS[:4])
def test_every_seat_has_its_own_stretch_of_the_belt_in_front(own):
    # Chairs stand evenly around the track: seat k at (k + 0.5) / n turns, as the hands reach.
    belt = belt_of(own)
    x, y = belt.track.point((SEATS.index(own) + 0.5) / 4)
    middle = luggage_table(WINDOW, SEATS[:4], own).middle
    assert x == pytest.approx(middle.centerx)
    assert y > middle.centery


def test_places_are_spread_evenly_along_the_track_and_travel_clockwise():
    track = belt_of().track
    points = [track.point(track.start + k / 360) for k in range(361)]
    steps = [math.dist(a, b) for a, b in itertools.pairwise(points)]
    # Chords are a little shorter than their arcs.
    assert max(steps) == pytest.approx(track.length / 360, rel=1e-3)
    assert min(steps) > 0.99 * track.length / 360
    assert points[0] == pytest.approx(points[-1])
    # From the bottom clockwise means to the left first.
    assert points[10][0] < points[0][0]


# ---- what is under the mouse ---------------------------------------------------------------------


@pytest.fixture
def at(world, look):
    """What is at a point of Red's table: `at(point, turns)`."""
    sight = look(world)
    top = TableTop(WINDOW, sight)
    return lambda point, turns=0.0, sight=sight: top.target(point, sight, turns)


@pytest.mark.parametrize("turns", [0.0, 0.1, 0.77, 12.345, 49.99])
def test_a_click_on_a_moving_tile_takes_that_tile(at, turns):
    for number in range(36):
        point, _ = belt_of().spot(number, turns)
        assert at(point, turns) == TileAt(f"belt/{number}")


def test_a_tile_is_hit_a_little_beside_it_too(at):
    (x, y), side = belt_of().spot(5, 0.0)
    assert at((x, y + side * 0.6)) == TileAt("belt/5")


def test_the_carousel_between_the_tiles_is_the_belt(at, world, look):
    sight = look(world)
    lying = tuple(seen for seen in sight.scene.places if seen.place == "belt/5")
    alone = replace(sight, scene=replace(sight.scene, places=lying))
    point, _ = belt_of().spot(20, 0.0)
    assert at(point, sight=alone) == GroundAt("belt")
    assert at(belt_of().track.centre) == GroundAt("belt")


def test_own_places_are_targets_and_other_seats_are_not(at):
    layout = luggage_table(WINDOW, SEATS[:4], "red")
    for target, name in OWN.items():
        assert at(layout.own[name].center) == target
    for place, area in layout.own_places.items():
        assert at(area.center) == (PileAt(place) if place != "red/shown" else None)
    for panel in layout.others.values():
        for area in (*panel.piles(3), panel.hand):
            assert at(area.center) is None


def test_rows_of_the_memory_variant(memory_world, look, new_match):
    sight = look(memory_world, new_match(variant="memory"))
    top = TableTop(WINDOW, sight)
    cells = TileRows(luggage_table(WINDOW, SEATS[:4], "red").middle).cells
    assert len(cells) == 18
    assert top.target(cells[7].center, sight, 0.0) == TileAt("table/7")
    lying = tuple(seen for seen in sight.scene.places if seen.place != "table/8")
    sight = replace(sight, scene=replace(sight.scene, places=lying))
    assert top.target(cells[8].center, sight, 0.0) == GroundAt("table")


# ---- the turning belt, between two scenes --------------------------------------------------------


def scene(turns, rpm):
    return Scene(0.0, "red", 36, turns, rpm, (), ())


def test_it_goes_on_at_the_speed_of_the_last_scene():
    eye = BeltEye()
    eye.see(scene(2.0, 3.0), now_s=10.0)
    assert eye.turns(10.0) == 2.0
    assert eye.turns(11.0) == pytest.approx(2.0 + 3.0 / 60.0)
    assert eye.moving


def test_a_belt_at_rest_stays():
    eye = BeltEye()
    eye.see(scene(2.0, 0.0), now_s=10.0)
    assert eye.turns(1000.0) == 2.0
    assert eye.settled(11.0)


@given(st.lists(st.floats(-0.05, 0.05), min_size=2, max_size=20))
def test_scenes_that_come_early_or_late_never_make_it_jump(lateness_s):
    # 3 rpm, five scenes a second, each up to 50 ms off: 2.5 thousandths of a turn.
    eye = BeltEye()
    eye.see(scene(0.0, 3.0), now_s=0.0)
    for number, late_s in enumerate(lateness_s, start=1):
        now_s = number * 0.2 + late_s
        before = eye.turns(now_s)
        eye.see(scene(number * 0.2 * 3.0 / 60.0, 3.0), now_s)
        assert eye.turns(now_s) == pytest.approx(before, abs=1e-9)
    end_s = now_s + BLIND_S
    assert eye.turns(end_s) == pytest.approx((number * 0.2 + BLIND_S) * 3.0 / 60.0, abs=1e-5)


def test_a_new_table_is_shown_where_it_is_at_once():
    eye = BeltEye()
    eye.see(scene(100.4, 3.0), now_s=0.0)
    eye.see(scene(0.0, 3.0), now_s=0.2)
    assert eye.turns(0.2) == 0.0


def test_without_scenes_the_belt_is_not_foreseen_for_ever():
    eye = BeltEye()
    eye.see(scene(0.0, 6.0), now_s=0.0)
    assert eye.turns(100.0) == pytest.approx(BLIND_S * 0.1)
    assert eye.settled(100.0)
    assert not eye.settled(0.5)
