"""Where the cards of a match lie: the stacks of a setting."""

from types import SimpleNamespace

from controller.games.box import Stacks
from controller.rules.sets import set_of
from hardware.scene import Layout, Stack

PIECES = ("cod", "eel", "pike")


def test_what_lies_in_front_of_each_seat_lies_at_its_place_and_side():
    """An unread card is any that it may be."""
    state = SimpleNamespace(seats=("red", "blue"), unread=(set_of({0, 2}),))
    stacks = Stacks(Layout(), PIECES, state)
    for up in (True, False):
        assert stacks.in_front("caught", (set_of({1}), set_of({3})), face_up=up) == [
            Stack("red/caught", ("eel",), up),
            Stack("blue/caught", ("cod", "pike"), up, count=1),
        ]
