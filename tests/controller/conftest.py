"""A simulated table with its console, on the fast twin and a virtual clock."""

import pytest

from controller.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock


@pytest.fixture
def open_fast():
    """Call with (seats, bots, **options): an opened table that has started."""
    stack = []

    def opened(seats=0, bots=0, seed=1, **options):
        loop = Loop(VirtualClock())
        seating = Seating(seats, bots, "normal", seed, "luggage", options)
        manager = open_table(load_table_file("sim"), loop, seating, deep=False)
        table = manager.__enter__()
        stack.append((manager, loop))
        table.start()
        table.loop = loop
        return table

    yield opened
    for manager, loop in reversed(stack):
        manager.__exit__(None, None, None)
        loop.close()
