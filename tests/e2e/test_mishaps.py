"""What goes wrong at a table in the middle of a match, on the deep twin: no mishap is an end."""

import pytest

from controller.games.luggage.rules import problems
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import Press, Release


@pytest.fixture
def table(request):
    """Two bots in the only round of a match, when it has begun; a short one, unless the test says
    which."""
    options = getattr(request, "param", {"variant": "memory"})
    seating = Seating(2, 2, "normal", 11, "luggage", options)
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=True) as opened,
    ):
        opened.start()
        opened.loop = loop
        loop.run(while_=lambda: opened.match.state.phase != "play")
        if options.get("variant") != "memory":
            # The belt stands until the round begins, and takes a moment to start.
            loop.run(until_s=loop.now_s() + 3.0)
        yield opened


WHILE_THE_BELT_TURNS = pytest.mark.parametrize(
    "table", [{"rounds": 1, "clock_min": 1}], ids=[""], indirect=True
)


def run_for(table, seconds):
    table.loop.run(until_s=table.loop.now_s() + seconds)


def finish(table):
    table.loop.run(until_s=table.loop.now_s() + 900.0, while_=lambda: not table.match.over)
    assert table.match.over
    assert problems(table.match.state) == ()


def faults(table):
    return [fault.id for fault in table.console.view().faults]


def press_a(table, seat):
    table.world.act(seat, Press("A"), table.loop.now_s())
    run_for(table, 0.2)
    table.world.act(seat, Release("A"), table.loop.now_s())
    run_for(table, 0.2)


@WHILE_THE_BELT_TURNS
def test_a_belt_that_jams_tries_again_by_itself(table):
    table.twin.belt.jam()
    run_for(table, 1.0)
    assert faults(table) == ["table-belt-fault-jam"]
    assert table.console.view().faults[0].args == {"retry": 2.0}
    table.twin.belt.release()
    run_for(table, 15.0)
    assert faults(table) == []
    assert abs(table.twin.belt.speed_rpm) > 2.0
    finish(table)


@WHILE_THE_BELT_TURNS
def test_a_belt_that_stays_jammed_is_freed_and_started_again_with_a(table):
    table.twin.belt.jam()
    run_for(table, 20.0)
    assert faults(table) == ["table-belt-fault-jam"]
    assert table.console.view().faults[0].args == {"retry": "none"}
    moves = len(table.match.history)
    table.twin.belt.release()
    press_a(table, "blue")
    run_for(table, 2.0)
    assert faults(table) == []
    assert abs(table.twin.belt.speed_rpm) > 2.0
    assert all(type(played.move).__name__ != "Done" for played in table.match.history[moves:])
    finish(table)


def test_a_pad_whose_reader_dies_is_missed_and_comes_back(table):
    table.twin.chips["pad/red"].miso = 0x00
    run_for(table, 4.0)
    assert faults(table) == ["table-reader-lost-bus"]
    assert [seat.seat for seat in table.console.view().seats if seat.lost] == ["red"]
    table.twin.chips["pad/red"].miso = None
    run_for(table, 5.0)
    assert faults(table) == []
    finish(table)


def test_a_station_whose_cable_is_pulled_comes_back(table):
    table.twin.picos["blue"].unplug()
    run_for(table, 3.0)
    assert faults(table) == ["table-seat-lost-unplugged"]
    table.twin.picos["blue"].plug()
    run_for(table, 5.0)
    assert faults(table) == []
    finish(table)


def test_a_truncated_serial_line_loses_nothing(table):
    for _ in range(10):
        table.twin.picos["red"].truncate_next_line()
        run_for(table, 1.0)
    assert faults(table) == []
    finish(table)
