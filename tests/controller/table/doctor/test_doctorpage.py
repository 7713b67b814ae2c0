"""The doctor on the operator's page: the deep twin is watched on the table's own loop, and what was
found is leafed through."""

import json
import time

import pytest
from msgspec.structs import replace

from atthetable import choose, lines, tap_card, wait
from controller.match.acts import OPERATOR
from controller.table.assembly import Seating, open_table
from controller.table.doctor import page as doctorpage
from controller.table.doctor import past
from controller.table.doctor.checks import Check, Figure
from controller.table.doctor.devices import WATCHED_S
from controller.table.doctor.page import DoctorPage, Leaf, leaves
from controller.table.upkeep import Made
from controller.views import LEAF_LINES, Message
from display.words import languages, words_in
from hardware.computer import Computer, Throttling
from hardware.config import load_table_file
from hardware.inspection import Inspection
from hardware.loop import Loop, VirtualClock
from twinfaults import battery, chip_reads, noisy_cable, stray_pulses, unplugged

FILE = load_table_file("sim")
BARE = replace(FILE, seats=FILE.seats[:2])
COMPUTER = Computer(45.0, Throttling(), 5 * 10**9, "6.12", None)


@pytest.fixture
def opened(tmp_path, monkeypatch):
    """Opens the operator's page of a deep twin, after *plant* has done something to it."""
    monkeypatch.setattr(doctorpage, "measure", lambda disk: COMPUTER)
    with Loop(VirtualClock()) as loop:
        tables = []

        def open_it(plant=lambda twin: None):
            table = open_table(BARE, loop, Seating(), deep=True, journal=tmp_path / "journal.db")
            tables.append(table)
            made = table.__enter__()
            plant(made.twin)
            made.start()
            wait(made, 4.0)
            # At the last seat, which no test unplugs.
            tap_card(made, OPERATOR, seat="blue")
            return made

        yield open_it
        for table in tables:
            table.__exit__(None, None, None)


def shown(table):
    return table.console.view().operator.doctor


def until_it_is_over(table):
    """Wait for the end. The figures are kept by a thread, which no virtual clock waits for."""
    for _ in range(200):
        wait(table, 0.2)
        if shown(table).lines:
            return
        time.sleep(0.01)
    raise AssertionError("nothing was found")


def examined(table):
    """What the doctor finds, on all its leaves."""
    choose(table, "table-menu-doctor", seat="blue")
    until_it_is_over(table)
    return leafed(table)


def leafed(table):
    found = [*shown(table).lines]
    for _ in range(shown(table).of - 1):
        choose(table, "table-menu-doctor-next", seat="blue")
        found += shown(table).lines
    return found


def bad(found):
    return {(one.kind, one.device): one for one in found if one.grade in ("fail", "worse")}


def test_a_table_is_watched_with_progress_and_nothing_is_invented(opened):
    table = opened()
    choose(table, "table-menu-doctor", seat="blue")
    begun = shown(table)
    wait(table, 2.0)
    later = shown(table)
    assert begun.share < later.share < 1.0
    assert begun.lines == later.lines == ()
    assert lines(table) == ["table-menu-back"]
    until_it_is_over(table)
    assert shown(table).bad == 0
    found = leafed(table)
    assert bad(found) == {}
    assert [(one.kind, one.device) for one in found] == [
        ("reader", "belt"),
        ("pad", "red"),
        ("pad", "blue"),
        ("station", "red"),
        ("station", "blue"),
        ("belt-sensor", ""),
        ("battery", ""),
        ("temperature", ""),
        ("supply", ""),
        ("disk", ""),
        ("clock", ""),
    ]


@pytest.mark.parametrize(
    ("plant", "device", "said"),
    [
        (chip_reads("belt", 0x00), ("reader", "belt"), "table-reader-lost-bus"),
        (chip_reads("pad/red", 0xFF), ("pad", "red"), "table-reader-lost-bus"),
        (unplugged("red"), ("station", "red"), "table-seat-lost-absent"),
        (noisy_cable("red", 0.02), ("station", "red"), "table-doctor-station"),
        (battery(4.5), ("battery", ""), "table-doctor-battery"),
    ],
)
def test_a_fault_is_the_first_line_and_has_a_remedy_in_every_language(opened, plant, device, said):
    found = examined(opened(plant))
    assert set(bad(found)) - {("belt", "")} == {device}
    assert (found[0].kind, found[0].device, found[0].found.id) == (*device, said)
    for language in languages():
        words = words_in(language)
        assert words(found[0].found) != said
        assert words.part(found[0].found, "remedy")


def test_what_begins_while_it_is_watched_is_found(opened):
    table = opened()
    stray_pulses(FILE)(table.twin)
    assert list(bad(examined(table))) == [("belt-sensor", "")]


def test_a_device_that_is_worse_than_it_was_says_what_it_used_to_be(opened, tmp_path):
    table = opened()
    choose(table, "table-menu-doctor", seat="blue")
    until_it_is_over(table)
    for _ in range(2):
        choose(table, "table-menu-doctor-again", seat="blue")
        until_it_is_over(table)
    kept = json.loads((tmp_path / "doctor.json").read_text())
    assert len(kept["tables"]["sim"]) == 3
    table.twin.picos["red"].noise = 0.005
    choose(table, "table-menu-doctor-again", seat="blue")
    until_it_is_over(table)
    (worse,) = bad(leafed(table)).values()
    assert (worse.kind, worse.device, worse.grade) == ("station", "red", "worse")
    assert worse.usual.id == "table-doctor-usual"
    assert shown(table).bad == 1


def test_back_leads_to_the_operators_page_and_the_card_ends_it(opened):
    table = opened()
    choose(table, "table-menu-doctor", seat="blue")
    choose(table, "table-menu-back", seat="blue")
    assert shown(table) is None
    assert "table-menu-doctor" in lines(table)
    choose(table, "table-menu-doctor", seat="blue")
    tap_card(table, OPERATOR, seat="blue")
    assert table.console.view().stage == "attract"
    tap_card(table, OPERATOR, seat="blue")
    assert shown(table) is None


def test_at_a_real_table_pins_and_screen_are_looked_at_too(monkeypatch):
    monkeypatch.setattr(doctorpage, "measure", lambda disk: COMPUTER)
    monkeypatch.setattr(doctorpage, "board_pins", object)
    monkeypatch.setattr(doctorpage, "connectors", lambda: None)
    page = DoctorPage(Made(load_table_file("pi4-carousel")), lambda: (), Inspection, 0.0)
    page.pass_time(WATCHED_S)
    until_s = time.monotonic() + 10.0
    while not page.view().lines and time.monotonic() < until_s:
        page.pass_time(WATCHED_S)
    grades = {(line.kind, line.device): line.grade for line in page.view().lines}
    assert grades["pins", ""] == grades["reader", "belt"] == "fail"
    page.choose(Leaf(), WATCHED_S)
    page.choose(Leaf(), WATCHED_S)
    assert ("screen", "") in {(line.kind, line.device) for line in page.view().lines}


def pushes(folder, monkeypatch):
    """What the page of a table with a belt says of its push."""
    monkeypatch.setattr(doctorpage, "measure", lambda disk: COMPUTER)
    monkeypatch.setattr(doctorpage, "board_pins", object)
    monkeypatch.setattr(doctorpage, "connectors", lambda: None)
    made = Made(load_table_file("pi4-carousel"), None, folder)
    page = DoctorPage(made, lambda: (), Inspection, 0.0)
    until_s = time.monotonic() + 10.0
    while not page.view().lines and time.monotonic() < until_s:
        page.pass_time(WATCHED_S)
    found = []
    for _ in range(6):
        found += [line.found.id for line in page.view().lines if line.kind == "push"]
        page.choose(Leaf(), WATCHED_S)
    return list(dict.fromkeys(found))


def test_a_table_is_not_whole_before_its_push_is_measured(tmp_path, monkeypatch):
    assert pushes(tmp_path, monkeypatch) == ["table-doctor-push-unmeasured"]
    check = Check("push", "pass", "", figure=Figure(4.4, "N", 1.5))
    past.kept(tmp_path / past.FILE_NAME, "carousel", [check])
    assert pushes(tmp_path, monkeypatch) == []


# ---- leaves --------------------------------------------------------------------------------------


def check(outcome, name="disk"):
    return Check(name, outcome, Message("table-doctor-answers"))


def test_a_leaf_has_room_for_so_many_lines_and_a_bad_one_takes_two():
    found = [check("pass")] * 6 + [check("fail")] * 4 + [check("worse")]
    grades = [[line.grade for line in leaf] for leaf in leaves(found)]
    assert grades == [["fail"] * 3, ["fail", "worse", *["pass"] * 3], ["pass"] * 3]
    taken = [sum(1 + (grade in ("fail", "worse")) for grade in leaf) for leaf in grades]
    assert max(taken) <= LEAF_LINES


def test_what_no_screen_has_words_for_is_left_out():
    (leaf,) = leaves([check("pass"), Check("journal", "pass", "is in order")])
    assert [line.kind for line in leaf] == ["disk"]
