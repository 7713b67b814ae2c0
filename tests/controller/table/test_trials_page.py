"""The push and the motor, tested on the operator's page: the deep twin's belt, on the table's own
loop, without a terminal."""

from contextlib import ExitStack

import pytest
from msgspec.structs import replace

from atthetable import choose, lines, press, said, tap_card, wait
from controller.making import pushing
from controller.match.acts import OPERATOR
from controller.table import trials
from controller.table.assembly import Seating, open_table
from controller.table.doctor import past
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import ButtonPressed, ButtonReleased

FILE = load_table_file("sim")


@pytest.fixture
def opened(tmp_path):
    """Open a deep twin with one seat, and its operator's page."""
    with Loop(VirtualClock()) as loop, ExitStack() as stack:

        def run(file=FILE):
            file = replace(file, seats=file.seats[:1])
            journal = tmp_path / "journal.db"
            opening = open_table(file, loop, Seating(), deep=True, journal=journal)
            table = stack.enter_context(opening)
            table.start()
            wait(table, 2.0)
            tap_card(table, OPERATOR)
            return table

        yield run


def belt(table):
    return table.table.inspect().belt


def shown(table):
    return table.console.view().operator.doctor


def hold_a(table, seconds):
    """Press A, whose cursor is at the line, and keep it down."""
    now_s = table.loop.now_s()
    table.console.signal(ButtonPressed(at_s=now_s, seat="red", button="A"))
    wait(table, seconds)


def let_go(table):
    now_s = table.loop.now_s()
    table.console.signal(ButtonReleased(at_s=now_s, seat="red", button="A"))
    wait(table, 0.3)


def at_line(table, id):
    """Move the cursor to a line by B."""
    for _ in range(20):
        cursor = table.console.view().cursor
        if cursor.options[cursor.at].id == id:
            return
        press(table, "B")
    raise LookupError(id)


def scale_shows(table, newtons):
    for _ in range(int(newtons)):
        choose(table, "table-menu-push-scale", newtons=1.0, way="more")
    choose(table, "table-menu-push-reads")


def test_the_belt_pushes_while_a_is_held_and_no_longer(opened):
    table = opened()
    choose(table, "table-menu-push")
    assert shown(table).hint.args == {"what": "push"}
    gentle = pushing.pulls(FILE)[0].duty
    at_line(table, "table-menu-push-hold")
    table.twin.belt.jam()
    hold_a(table, 1.0)
    assert belt(table).duty == pytest.approx(gentle, abs=0.01)
    let_go(table)
    assert belt(table).duty == 0.0
    hold_a(table, 5.0)
    assert belt(table).duty == 0.0, "three seconds at most, however long A is held"


def test_two_good_pulls_are_kept_and_then_the_motor_may_be_held(opened, tmp_path):
    table = opened()
    choose(table, "table-menu-push")
    assert "table-menu-push-reads" not in lines(table), "nothing was pulled yet"
    choose(table, "table-menu-push-hold")
    wait(table, 4.0)
    scale_shows(table, 1)
    assert said(table) == ["table-push-again"]
    choose(table, "table-menu-push-hold")
    wait(table, 4.0)
    scale_shows(table, 4)
    (line,) = shown(table).lines
    assert (line.kind, line.grade, line.found.args["newtons"]) == ("push", "pass", 4.0)
    wait(table, 1.0)
    history = tmp_path / past.FILE_NAME
    for _ in range(100):
        if history.exists():
            break
        wait(table, 0.1)
    (kept,) = past.read(history, "sim")
    assert kept.figures == {"push": 4.0}


def test_a_gentle_pull_that_is_too_hard_ends_it_and_nothing_is_kept(opened, tmp_path):
    table = opened()
    choose(table, "table-menu-push")
    choose(table, "table-menu-push-hold")
    wait(table, 4.0)
    scale_shows(table, 8)
    (line,) = shown(table).lines
    assert (line.grade, line.found.id) == ("fail", "table-doctor-push")
    assert line.found.args["newtons"] > 10
    assert not (tmp_path / past.FILE_NAME).exists()


def test_a_motor_that_nothing_limits_is_not_pulled(opened):
    bare = replace(FILE, parts=replace(FILE.bought, driver="drv8833-bare"))
    table = opened(bare)
    choose(table, "table-menu-push")
    assert said(table) == ["table-push-unlimited"]
    assert lines(table) == ["table-menu-back"]


def test_leaving_the_page_stops_the_belt(opened):
    table = opened()
    choose(table, "table-menu-push")
    choose(table, "table-menu-push-hold")
    table.twin.table.carousel.push(0.4)
    choose(table, "table-menu-back")
    wait(table, 0.5)
    assert belt(table).duty == 0.0
    assert shown(table) is None


def test_the_motor_s_speed_is_told(opened):
    table = opened()
    choose(table, "table-menu-motor")
    choose(table, "table-menu-motor-begin")
    assert lines(table) == ["table-menu-calibrate-stop"]
    wait(table, trials.RUNS_S + 3.0)
    (line,) = shown(table).lines
    assert (line.kind, line.grade) == ("motor", "pass")
    assert line.found.args["rpm"] == pytest.approx(3.0, abs=0.1)
    wait(table, 3.0)
    assert belt(table).duty == 0.0


def test_any_button_stops_the_motor(opened):
    table = opened()
    choose(table, "table-menu-motor")
    choose(table, "table-menu-motor-begin")
    wait(table, 2.0)
    press(table, "B")
    wait(table, 3.0)
    assert said(table) == ["table-calibrate-halted"]
    assert belt(table).duty == 0.0


def test_a_fault_is_told_instead(opened):
    table = opened()
    table.twin.belt.encoder_dead = True
    choose(table, "table-menu-motor")
    choose(table, "table-menu-motor-begin")
    wait(table, trials.RUNS_S)
    (line,) = shown(table).lines
    assert (line.kind, line.grade) == ("belt", "fail")
    wait(table, 10.0)
    assert belt(table).duty == 0.0


def test_a_table_without_chips_has_no_such_lines(open_fast):
    table = open_fast()
    tap_card(table, OPERATOR)
    assert not {"table-menu-push", "table-menu-motor"} & set(lines(table))
