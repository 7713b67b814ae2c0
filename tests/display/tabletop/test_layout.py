"""Where things lie on the virtual table, and what is under the mouse."""

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from display.tabletop.luggage.layout import arrange

SEATS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")
WINDOW = (1280, 464)
BELT = [f"belt/{number}" for number in range(36)]


@given(
    st.integers(640, 2560),
    st.integers(260, 1400),
    st.integers(1, 8),
    st.data(),
)
def test_nothing_lies_on_something_else_or_outside(width, height, count, data):
    seats = SEATS[:count]
    own = data.draw(st.sampled_from(seats))
    layout = arrange((width, height), seats, own)
    pane = Rect(0, 0, width, height)
    areas = [layout.strip, layout.hint, layout.middle]
    areas += [panel.area for panel in layout.others.values()]
    for area in [*areas, *layout.own.values(), *layout.rows]:
        assert pane.contains(area), area
    for one, other in itertools.combinations(areas, 2):
        assert not one.colliderect(other), (one, other)
    for one, other in itertools.combinations(layout.own.values(), 2):
        assert not one.colliderect(other), (one, other)
    assert set(layout.others) == set(seats) - {own}


def test_the_other_seats_follow_clockwise_around_the_belt():
    layout = arrange(WINDOW, SEATS[:4], "red")
    left, top, right = (layout.others[seat].area for seat in ("blue", "green", "yellow"))
    assert left.right <= layout.middle.left
    assert top.bottom <= layout.middle.top
    assert right.left >= layout.middle.right


@pytest.mark.parametrize("own", SEATS[:4])
def test_every_seat_has_its_own_stretch_of_the_belt_in_front(own):
    # Chairs stand evenly around the track: seat k at (k + 0.5) / n turns, as the hands reach.
    layout = arrange(WINDOW, SEATS[:4], own)
    x, y = layout.track.point((SEATS.index(own) + 0.5) / 4)
    assert x == pytest.approx(layout.middle.centerx)
    assert y > layout.middle.centery


def test_places_are_spread_evenly_along_the_track_and_travel_clockwise():
    track = arrange(WINDOW, SEATS[:4], "red").track
    points = [track.point(track.start + k / 360) for k in range(361)]
    steps = [math.dist(a, b) for a, b in itertools.pairwise(points)]
    # Chords are a little shorter than their arcs.
    assert max(steps) == pytest.approx(track.length / 360, rel=1e-3)
    assert min(steps) > 0.99 * track.length / 360
    assert points[0] == pytest.approx(points[-1])
    # From the bottom clockwise means to the left first.
    assert points[10][0] < points[0][0]


@given(st.floats(0, 50), st.integers(0, 35))
def test_a_click_on_a_moving_tile_takes_that_tile(turns, number):
    layout = arrange(WINDOW, SEATS[:4], "red")
    point = layout.belt_point(number, 36, turns)
    assert layout.target(point, BELT, 36, turns) == f"belt/{number}"


def test_a_tile_is_hit_a_little_beside_it_too():
    layout = arrange(WINDOW, SEATS[:4], "red")
    x, y = layout.belt_point(5, 36, 0.0)
    beside = (x, y + layout.tile * 0.6)
    assert layout.target(beside, ["belt/5"], 36, 0.0) == "belt/5"


def test_the_carousel_between_the_tiles_is_the_belt():
    layout = arrange(WINDOW, SEATS[:4], "red")
    point = layout.belt_point(20, 36, 0.0)
    assert layout.target(point, ["belt/5"], 36, 0.0) == "belt"
    assert layout.target(layout.track.centre, BELT, 36, 0.0) == "belt"


def test_own_places_are_targets_and_other_seats_are_not():
    layout = arrange(WINDOW, SEATS[:4], "red")
    for name, area in layout.own.items():
        assert layout.target(area.center, BELT, 36, 0.0) == name
    for panel in layout.others.values():
        for area in panel.places.values():
            assert layout.target(area.center, BELT, 36, 0.0) is None


def test_rows_of_the_memory_variant():
    layout = arrange(WINDOW, SEATS[:4], "red")
    assert len(layout.rows) == 18
    assert layout.target(layout.rows[7].center, ["table/7"], 0, 0.0) == "table/7"
    assert layout.target(layout.rows[8].center, ["table/7"], 0, 0.0) == "table"
