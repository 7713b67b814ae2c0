"""Calibration on the operator's page: the belt of the deep twin, on the table's own loop."""

import shutil

import pytest
from msgspec.structs import replace

from atthetable import choose, lines, press, said, tap_card, wait
from controller.making import calibrating
from controller.match.acts import OPERATOR
from controller.table import idle, operator
from controller.table.assembly import Seating, open_table
from controller.table.upkeep import Made
from hardware.config import builtin_tables, load_table_file
from hardware.errors import TableFileError
from hardware.loop import Loop, VirtualClock
from hardware.sim.places import tag_uid

ZONE = ("readers", 0, "zone_mm")


@pytest.fixture
def path(tmp_path):
    """A table file with a wrong zone, which the twin does not share: it reads over 40 mm."""
    path = tmp_path / "table.toml"
    shutil.copyfile(builtin_tables()["sim"], path)
    return path


@pytest.fixture
def table(path, tmp_path, monkeypatch):
    """A deep twin with one seat, whose operator's page is open."""
    monkeypatch.setattr(calibrating, "TURNS", 1)
    monkeypatch.setattr(calibrating, "SLOW_TURNS", 1)
    file = load_table_file(path)
    journal = tmp_path / "journal.db"
    file = replace(file, seats=file.seats[:1])
    with (
        Loop(VirtualClock()) as loop,
        open_table(
            file, loop, Seating(), deep=True, journal=journal, path=path, restarts=True
        ) as table,
    ):
        table.start()
        wait(table, 2.0)
        tap_card(table, OPERATOR)
        yield table


def begin(table):
    choose(table, "table-menu-calibrate")
    choose(table, "table-menu-calibrate-begin")


def page(table):
    return table.console.view().operator.calibrating


def until_it_is_over(table):
    shown = []
    limit_s = table.loop.now_s() + 900.0
    while page(table).step not in ("begin", "found") and table.loop.now_s() < limit_s:
        shown.append(page(table))
        wait(table, 5.0)
    return shown


def stands(table):
    belt = table.table.inspect().belt
    return (belt.powered, belt.duty) == (False, 0.0)


def test_the_belt_is_measured_with_progress_and_the_table_ends_by_itself_with_values_in_its_file(
    table, path
):
    """As `controller.commands.waiting` lets it run; what has started it starts it anew, with the
    values."""
    before = path.read_text("utf-8")
    choose(table, "table-menu-calibrate")
    assert (page(table).step, page(table).meter) == ("begin", True)
    for _ in range(3):
        choose(table, "table-menu-calibrate-meter", volts=0.1, way="more")
    choose(table, "table-menu-calibrate-meter", volts=0.01, way="less")
    metered = table.console.view().cursor.options[2]
    assert (metered.id, metered.args["volts"]) == ("table-menu-calibrate-metered", 6.69)
    choose(table, "table-menu-calibrate-metered")
    shown = until_it_is_over(table)
    steps = dict.fromkeys(one.step for one in shown)
    assert list(steps) == ["settling", "zones", "curve", "turns"]
    assert [one.share for one in shown] == sorted(one.share for one in shown)
    assert shown[-1].rounds >= 4
    assert stands(table)
    assert path.read_text("utf-8") == before
    found = {one.what: one for one in page(table).found}
    assert found["pulses"].measured == 240
    assert found["zone"].measured == pytest.approx(40, rel=0.02)
    assert found["missed"].measured == 0.0
    assert not table.outdated
    choose(table, "table-menu-calibrate-write")
    (notice,) = table.console.view().notices
    assert (notice.id, notice.args) == ("table-calibrate-in-file", {"when": "now"})
    file = load_table_file(path)
    assert file.carousel.motor.friction_duty == found["friction-duty"].measured
    assert file.carousel.battery.divider == pytest.approx(3.0 * 6.69 / 6.4, rel=0.02)
    assert "# " in path.read_text("utf-8")
    assert not table.outdated
    written_s = table.loop.now_s()
    table.loop.run(until_s=written_s + 60.0, while_=lambda: not table.outdated)
    assert table.loop.now_s() - written_s < operator.READ_S + 1.0


def test_a_match_that_began_meanwhile_is_played_first(open_fast):
    table = open_fast()
    table.console.idle.operator.restart_at_s = table.loop.now_s() + 1.0
    table.console.start_match(("red", "blue"))
    wait(table, 2.0)
    assert not table.outdated
    table.console.matches.match = None
    assert table.outdated


@pytest.mark.parametrize(("button", "after_s"), [("A", 1.0), ("B", 30.0)])
def test_any_button_stops_the_belt_and_nothing_is_written(table, path, button, after_s):
    before = path.read_text("utf-8")
    begin(table)
    wait(table, after_s)
    press(table, button)
    assert said(table) == ["table-calibrate-halted"]
    wait(table, 3.0)
    assert stands(table)
    assert page(table).step == "begin"
    choose(table, "table-menu-back")
    assert page(table) is None
    wait(table, 20.0)
    assert stands(table)
    assert path.read_text("utf-8") == before


def test_the_operator_card_ends_it_too(table):
    begin(table)
    wait(table, 20.0)
    tap_card(table, OPERATOR)
    assert table.console.view().stage == "attract"
    assert stands(table)


def test_a_belt_that_is_held_ends_it_and_does_not_try_again(table):
    begin(table)
    wait(table, 20.0)
    table.twin.belt.jam()
    wait(table, 3.0)
    assert said(table) == ["table-calibrate-stopped"]
    assert page(table).step == "begin"
    table.twin.belt.release()
    wait(table, 30.0)
    assert stands(table)
    assert table.console.view().faults == ()
    choose(table, "table-menu-calibrate-begin")
    wait(table, 10.0)
    assert not stands(table)


def test_a_page_whose_belt_runs_stays_and_then_closes_by_itself(table, monkeypatch):
    monkeypatch.setattr(idle, "IDLE_S", 40.0)
    begin(table)
    wait(table, 45.0)
    assert page(table).step == "zones"
    press(table, "A")
    wait(table, 42.0)
    assert table.console.view().stage == "attract"


def test_a_tile_lies_on_a_simulated_belt_as_long_as_it_is_wanted(table):
    def on_belt():
        return [place for place in table.world.places if place.startswith("belt/")]

    before = table.world.places.keys()
    choose(table, "table-menu-calibrate")
    assert [place for place in on_belt() if table.world.places[place]] == ["belt/0"]
    choose(table, "table-menu-back")
    assert not any(table.world.places[place] for place in on_belt())
    assert table.world.places.keys() == before


def test_a_second_tile_is_told(table):
    begin(table)
    table.world.keep_at(tag_uid("luggage/tile/cook"), "belt/9")
    until_it_is_over(table)
    assert said(table) == ["table-calibrate-two-tiles"]
    wait(table, 3.0)
    assert stands(table)


def test_a_twin_without_a_motor_has_no_such_line(open_fast):
    table = open_fast()
    wait(table, 2.0)
    tap_card(table, OPERATOR)
    assert "table-menu-save-logs" not in lines(table)
    assert "table-menu-calibrate" not in lines(table)


# ---- where it is kept ----------------------------------------------------------------------------

REAL = load_table_file("pi4-carousel")


def test_a_file_that_cannot_be_written_is_left_and_the_table_keeps_the_values(tmp_path):
    """As on an appliance, whose card its service may only read."""
    path = tmp_path / "away" / "table.toml"
    assert Made(REAL, path, tmp_path).revise({ZONE: 38.0}) == "table"
    assert Made(REAL, None, tmp_path).revise({ZONE: 38.0}) == "table"


def test_a_shipped_twin_keeps_nothing(tmp_path):
    with pytest.raises(TableFileError, match="sim is a shipped file"):
        Made(load_table_file("sim"), None, tmp_path).revise({ZONE: 38.0})
    assert list(tmp_path.iterdir()) == []
