"""Pieces on their way between two scenes."""

import pytest

from display.tabletop.moment import FLIGHT_S, flights
from hardware.scene import Put, Take, TurnOver


@pytest.fixture
def seen(world):
    """Do acts and tell what Red sees move: `seen("blue", Take("belt/3"))`."""

    def do(seat, act, now_s=1.0):
        before = world.scene("red", 0.0)
        world.act(seat, act, 0.0)
        return flights(before, world.scene("red", 0.0), now_s)

    return do


def test_a_tile_flies_from_the_belt_into_the_hand_that_takes_it(seen, world):
    label = world.places["belt/3"][-1].top
    (flight,) = seen("blue", Take("belt/3"))
    assert (flight.origin, flight.goal, flight.label) == ("belt/3", "blue/hand", label)


def test_and_back_to_where_it_is_put(seen):
    seen("blue", Take("belt/3"))
    (flight,) = seen("blue", Put("belt/3"))
    assert (flight.origin, flight.goal) == ("blue/hand", "belt/3")


def test_cards_fly_between_the_piles_of_their_own_seat(seen):
    (flight,) = seen("green", Take("green/draw"))
    assert (flight.origin, flight.goal) == ("green/draw", "green/hand")
    assert seen("green", TurnOver()) == ()
    (flight,) = seen("green", Put("green/action", face_up=True))
    assert (flight.origin, flight.goal) == ("green/hand", "green/action")


def test_what_a_neighbour_carries_shows_its_public_side_only(seen):
    seen("blue", Take("belt/3"))
    seen("blue", TurnOver())
    (flight,) = seen("blue", Put("blue/aside"))
    assert flight.label.kind == "tile"
    assert not flight.label.face


def test_two_hands_at_once_are_told_apart(world):
    before = world.scene("red", 0.0)
    world.act("blue", Take("belt/3"), 0.0)
    world.act("green", Take("green/draw"), 0.0)
    found = flights(before, world.scene("red", 0.0), 0.0)
    assert {(f.origin, f.goal) for f in found} == {
        ("belt/3", "blue/hand"),
        ("green/draw", "green/hand"),
    }


def test_a_new_layout_of_the_whole_table_is_no_motion(world):
    before = world.scene("red", 0.0)
    world.clear()
    assert flights(before, world.scene("red", 0.0), 0.0) == ()


def test_a_flight_takes_its_time_and_ends(seen):
    (flight,) = seen("blue", Take("belt/3"), now_s=5.0)
    assert flight.progress(5.0) == 0.0
    assert flight.progress(5.0 + FLIGHT_S / 2) == pytest.approx(0.5)
    assert flight.progress(9.0) == 1.0
    start, goal = ((100.0, 300.0), 40), ((500.0, 300.0), 90)
    assert flight.between(start, goal, 5.0) == (start[0], 40)
    (x, y), height = flight.between(start, goal, 5.0 + FLIGHT_S / 2)
    assert (round(x), height) == (300, 40)
    assert y < 290, "it sails in a bow"
    assert flight.between(start, goal, 9.0)[0] == pytest.approx(goal[0])
    assert not flight.landed(5.0)
    assert flight.landed(5.0 + FLIGHT_S)
