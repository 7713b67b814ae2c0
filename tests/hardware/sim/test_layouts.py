"""What a game may mark on the simulated table, beside the belt."""

import pytest

from hardware.scene import Layout
from hardware.sim.places import BeltShape
from hardware.sim.world import World

PILES = ("middle/deck", "middle/spot-1")


@pytest.fixture
def world():
    return World(BeltShape(36, 1400.0, {}), ("red", "blue"), ())


def test_how_a_place_is_used_is_part_of_every_scene(world):
    layout = Layout(
        PILES, ("red/set",), ("middle/spot-1", "red/set"), ("middle/deck",), {"red/set": "Set"}
    )
    world.clear(layout)
    assert world.scene("blue", 0.0).layout == layout


@pytest.mark.parametrize(
    "layout",
    [
        Layout(PILES, face_up=("middle/other",)),
        Layout(PILES, decks=("middle/other",)),
        Layout(PILES, ("middle/row",), decks=("middle/row",)),
        Layout(PILES, captions={"red/cards": "Hand"}),
    ],
)
def test_only_places_that_are_marked_are_used(world, layout):
    with pytest.raises(ValueError, match="one of its places"):
        world.clear(layout)
