"""What the referee asks for is on every screen as soon as it asks for something else."""

import pytest

from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import Press, Put, Release, Take, Tap
from hardware.signals import BeltMoved


@pytest.fixture
def opened():
    """A search of two, red being a person."""
    seating = Seating(2, 1, "easy", 3, "luggage", speed="normal")
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None or opened.match.state.phase == "mapping")
        do(opened, Press("A"), Release("A"))
        loop.run(while_=lambda: opened.match.state.phase == "ready")
        yield opened


def do(opened, *acts):
    loop = opened.console.loop
    for act in acts:
        opened.world.act("red", act, loop.now_s())
        loop.run(until_s=loop.now_s() + 1.0)


def test_the_belt_alone_ends_a_count_and_every_screen_learns_what_is_missing(opened):
    """No tag need pass by for that."""
    console, shown, by_belt = opened.console, [], []

    def look():
        shown.append([notice.id for notice in console.match.shown.asked()])

    def heard(signal):
        asked = [notice.id for notice in console.match.shown.asked()]
        if isinstance(signal, BeltMoved):
            by_belt.append((shown[-1], asked))

    look()
    console.changed.append(look)
    console.table.listeners.append(heard)
    place = next(place for place in sorted(opened.world.places) if place.startswith("belt/"))
    do(opened, Take(place), Put("red/aside"))
    do(opened, Take("beside/recount"), Tap(0.5), Put("beside/recount"))
    console.loop.run(until_s=console.loop.now_s() + 40.0)
    assert ["luggage-counted"] in shown
    assert shown[-1] == ["luggage-not-back"]
    assert all(seen == asked for seen, asked in by_belt)
