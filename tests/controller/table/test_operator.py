"""The operator's page: how it is opened, what it says, and what can be done on it."""

import json

import pytest
from msgspec.structs import replace

from controller.errors import JournalError
from controller.match.acts import OPERATOR
from controller.table import operator
from controller.table.appliance import (
    ANSWERS,
    ASKS,
    BACKUP,
    BRIGHTNESS,
    LOGS_S,
    OUTCOME,
    RESTATE,
    RESTATE_S,
    RESTATES,
    SHUT_DOWN,
    USE_STICK,
    Orders,
)
from controller.table.condition import page_of
from controller.table.devices import BOTH_S, FAULTS_KEPT, BothHeld, DeviceReports, Devices
from controller.table.errand import ChangeSettings, Errands
from controller.table.operator import IDLE_S, Operator
from controller.table.upkeep import Made
from controller.views import BeltLine, Notice
from controller.views.restated import RESTATED
from hardware.computer import Computer, Throttling
from hardware.config import load_table_file
from hardware.inspection import BeltCondition, Inspection, ReaderCondition, StationCondition
from hardware.signals import (
    BatteryMeasured,
    BeltFault,
    BeltMoved,
    BeltWarning,
    ButtonPressed,
    ButtonReleased,
    ReaderLost,
    ReaderReady,
    SeatLost,
    SeatReady,
    TagEntered,
    Trouble,
)
from hardware.sim.places import tag_uid
from hardware.stations.device import FIRMWARE

COMPUTER = Computer(51.5, Throttling((), ("under-voltage",)), 23_400_000_000, "6.12.48", None)
BELT = BeltCondition(motor=True, powered=False, speed_rpm=0.0, turns=12.5, battery_hours=3.0)
RESET = Trouble("reset", "")


def button(kind, seat, name, at_s=0.0):
    return kind(at_s=at_s, seat=seat, button=name)


# ---- what was heard ------------------------------------------------------------------------------


@pytest.fixture
def heard():
    return DeviceReports()


NOTHING = Inspection()


def page(heard, now=NOTHING, before=NOTHING, fault="", belt_fault=False):
    return page_of(heard, ("red", "blue"), ("spot-1",), now, before, COMPUTER, fault, belt_fault)


def reader(heard, name, **more):
    return next(one for one in page(heard, **more).readers if one.reader == name)


def test_of_a_device_that_nobody_has_heard_it_is_unknown_whether_it_answers(heard):
    shown = page(heard)
    assert [one.reader for one in shown.readers] == ["spot-1", "pad/red", "pad/blue"]
    assert {one.answers for one in (*shown.readers, *shown.stations)} == {None}


def test_a_reader_that_answers_counts_tags_and_losses(heard):
    heard.hear(ReaderReady(at_s=0.0, reader="pad/red"))
    for at_s in (1.0, 2.0):
        heard.hear(TagEntered(at_s=at_s, reader="pad/red", uid="04A1112233"))
    assert reader(heard, "pad/red").answers is True
    heard.hear(ReaderLost(at_s=3.0, reader="pad/red", trouble=RESET))
    shown = reader(heard, "pad/red")
    assert (shown.answers, shown.tags, shown.losses) == (False, 2, 1)


def test_no_tags_number_is_on_the_page(heard):
    heard.hear(TagEntered(at_s=1.0, reader="pad/red", uid="04A1112233"))
    assert "04A1112233" not in repr(page(heard))


def test_a_station_says_its_firmware_and_is_no_reader(heard):
    heard.hear(SeatReady(at_s=0.0, seat="blue"))
    heard.hear(SeatLost(at_s=1.0, seat="blue", trouble=Trouble("unplugged", "")))
    now = Inspection(stations=(StationCondition("blue", False, "0.1.0", 4),))
    red, blue = page(heard, now).stations
    assert (blue.answers, blue.losses, blue.firmware, blue.bad_lines) == (False, 1, "0.1.0", 4)
    assert (red.answers, red.firmware, red.bad_lines) == (None, "", None)
    assert "blue" not in [one.reader for one in page(heard, now).readers]


@pytest.mark.parametrize(
    ("before", "now", "noise"),
    [
        ((100, 10), (200, 35), 0.25),
        ((100, 10), (100, 10), None),
        (None, (200, 35), None),
    ],
)
def test_noise_is_the_share_of_the_latest_polls_that_were_garbled(heard, before, now, noise):
    def said(counts):
        readers = () if counts is None else (ReaderCondition("belt", True, *counts),)
        return Inspection(readers)

    assert reader(heard, "belt", now=said(now), before=said(before)).noise == noise


@pytest.mark.parametrize(
    ("belt", "fault", "state"),
    [
        (BELT, False, "stands"),
        (replace(BELT, powered=True), False, "turns"),
        (replace(BELT, motor=False), False, "no-motor"),
        (BELT, True, "fault"),
    ],
)
def test_a_belt_has_a_state(heard, belt, fault, state):
    shown = page(heard, Inspection(belt=belt), belt_fault=fault).belt
    assert shown == BeltLine(state, 0.0, 12.5, 3.0)


def test_the_computer_says_what_slows_it_down_and_how_much_room_there_is(heard):
    heard.disk_failed(Notice("table-disk-failed", {"fault": "full"}, at_s=7.0))
    shown = page(heard, fault="full").computer
    assert (shown.throttled, shown.throttled_before) == ((), ("under-voltage",))
    assert (shown.free_mb, shown.disk_fault, shown.last_disk_fault_s) == (23_400, "full", 7.0)


def test_the_last_faults_are_kept_and_no_more_of_them(heard):
    for at_s in range(FAULTS_KEPT + 5):
        heard.hear(BeltFault(at_s=float(at_s), trouble=Trouble("jam", "")))
    heard.hear(BeltWarning(at_s=99.0, trouble=Trouble("adc-silent", "")))
    assert len(heard.faults) == FAULTS_KEPT
    assert (heard.faults[0].at_s, heard.faults[-1].id) == (6.0, "table-belt-warning-adc-silent")


# ---- both buttons --------------------------------------------------------------------------------


def test_both_buttons_of_one_seat_must_be_held_for_three_seconds():
    both = BothHeld()
    both.hear(button(ButtonPressed, "red", "A", 1.0))
    both.hear(button(ButtonPressed, "blue", "B", 1.0))
    assert (list(both.seats), both.wake_at_s()) == ([], None)
    both.hear(button(ButtonPressed, "red", "B", 2.0))
    assert (list(both.seats), both.wake_at_s()) == (["red"], 2.0 + BOTH_S)
    assert both.long_enough(1.9 + BOTH_S) is None
    assert both.long_enough(2.0 + BOTH_S) == "red"
    assert both.long_enough(9.0 + BOTH_S) is None, "it is said once"


@pytest.mark.parametrize(
    "end",
    [
        button(ButtonReleased, "red", "A", 2.0),
        SeatLost(at_s=2.0, seat="red", trouble=Trouble("silent", "")),
    ],
)
def test_a_button_that_comes_up_ends_it(end):
    both = BothHeld()
    for name in ("A", "B"):
        both.hear(button(ButtonPressed, "red", name, 1.0))
    both.hear(end)
    assert both.long_enough(100.0) is None


# ---- at a table ----------------------------------------------------------------------------------


@pytest.fixture
def table(open_fast):
    return open_fast()


def press(table, seat, name, hold_s=0.1):
    hold(table, seat, name, hold_s=hold_s)


def hold(table, seat, *names, hold_s):
    for name in names:
        table.console.signal(button(ButtonPressed, seat, name, table.loop.now_s()))
    table.loop.run(until_s=table.loop.now_s() + hold_s)
    for name in names:
        table.console.signal(button(ButtonReleased, seat, name, table.loop.now_s()))


def tap_card(table, seat="red"):
    """The card is tapped, and taken away."""
    table.loop.run(until_s=table.loop.now_s() + 3.0)
    at_s = table.loop.now_s()
    table.console.signal(TagEntered(at_s=at_s, reader=f"pad/{seat}", uid=tag_uid(OPERATOR)))


def stage(table):
    return table.console.view().stage


def test_the_operator_card_opens_the_page_and_closes_it(table):
    assert OPERATOR in table.console.view().cards
    tap_card(table)
    view = table.console.view()
    assert (view.stage, view.prompt.id) == ("operator", "table-operator")
    assert view.operator.readers
    tap_card(table)
    view = table.console.view()
    assert (view.stage, view.operator, view.past_faults) == ("attract", None, ())


@pytest.mark.parametrize("names", [("A", "B"), ("B", "A")])
def test_both_buttons_open_it_in_attract_and_nobody_has_joined(table, names):
    hold(table, "green", *names, hold_s=BOTH_S + 0.1)
    view = table.console.view()
    assert view.stage == "operator"
    assert not any(seat.joined for seat in view.seats)
    press(table, "red", "A")
    assert stage(table) == "attract"


def test_both_buttons_that_are_held_too_short_open_nothing(table):
    hold(table, "green", "A", "B", hold_s=BOTH_S - 0.2)
    assert stage(table) == "attract"


def test_who_sits_among_others_does_not_open_it_with_both_buttons(table):
    press(table, "red", "A")
    hold(table, "green", "A", "B", hold_s=BOTH_S + 0.1)
    assert stage(table) == "joining"


def test_during_a_match_the_card_is_told_to_wait(open_fast):
    table = open_fast(seats=2, bots=0)
    tap_card(table)
    view = table.console.view()
    assert (view.stage, view.operator) == ("match", None)
    assert "table-operator-later" in [notice.id for notice in view.notices]
    hold(table, "red", "A", "B", hold_s=BOTH_S + 0.5)
    assert stage(table) == "match"


def test_a_page_at_which_nobody_does_anything_closes_by_itself(table):
    tap_card(table)
    opened_s = table.loop.now_s()
    table.loop.run(until_s=opened_s + IDLE_S - 2.0)
    assert stage(table) == "operator"
    table.loop.run(until_s=opened_s + IDLE_S + 1.0)
    assert stage(table) == "attract"


def test_the_page_is_made_anew_every_second(table):
    tap_card(table)
    seen = []
    table.console.changed.append(lambda: seen.append(table.loop.now_s()))
    table.loop.run(until_s=table.loop.now_s() + 5.5)
    assert len(seen) == 5


def test_past_faults_are_told_the_newest_first(table):
    for at_s, name in ((0.1, "pad/red"), (0.2, "pad/blue")):
        table.console.signal(ReaderLost(at_s=at_s, reader=name, trouble=RESET))
    tap_card(table, "green")
    told = [fault.args["reader"] for fault in table.console.view().past_faults]
    assert told == ["pad/blue", "pad/red"]
    tap_card(table, "green")
    assert table.console.view().past_faults == ()


def test_a_match_that_begins_closes_the_page(table):
    tap_card(table)
    table.console.start_match(("red", "blue"))
    assert stage(table) == "match"
    assert table.console.view().operator is None


def test_without_a_service_only_what_the_table_does_by_itself_is_offered(table):
    tap_card(table)
    offered = [line.id for line in table.console.view().cursor.options]
    assert offered == [
        "table-menu-back",
        "table-menu-pieces",
        "table-menu-doctor",
        "table-menu-volume",
        "table-menu-level",
        "table-menu-language",
        "table-menu-pair",
    ]


# ---- orders --------------------------------------------------------------------------------------


def test_a_belts_fault_and_the_battery_stand_until_something_else_is_said(heard):
    fault = BeltFault(at_s=1.0, trouble=Trouble("jam", ""))
    low, good = (
        BatteryMeasured(at_s=2.0, volts=v, level=n) for v, n in ((5.0, "low"), (6.2, "good"))
    )
    for signal in (fault, low):
        heard.hear(signal)
    assert heard.standing == (fault, low)
    heard.hear(good)
    heard.hear(BeltMoved(at_s=3.0, turns=1.0, speed_rpm=3.0))
    assert heard.standing == (good,)


@pytest.fixture
def run(tmp_path):
    for name in (ASKS, ANSWERS):
        (tmp_path / name).mkdir()
    return tmp_path


class Kept:
    """What a table keeps; it notes what it is asked for."""

    def __init__(self):
        self.taken = []
        self.tells = Notice("table-backup-known", {"file": "x"})

    def save_backup(self, path):
        path.write_text("pieces, people and matches")

    def take_backup(self, path, name):
        self.taken.append((path.read_text(), name))
        return self.tells


@pytest.fixture
def kept():
    return Kept()


def page_at(table, run, kept, made=None):
    """The page of a table where somebody takes orders."""
    console, errands = table.console, Errands(Orders(run), kept)
    devices, pieces = Devices(table.table), console.matches.pieces
    send, settings = table.table.send, console.idle.settings
    return Operator(table.table, devices, settings, send, pieces, errands, made)


@pytest.fixture
def opened(table, run, kept):
    one = page_at(table, run, kept)
    one.devices.heard.hear(BeltFault(at_s=1.0, trouble=Trouble("jam", ""), retry_in_s=None))
    one.open(10.0)
    return one


def choose(page, *buttons, at_s=11.0):
    for name in buttons:
        page.press(name, at_s)


def test_logs_are_asked_for_with_the_last_faults(opened, run):
    choose(opened, "B", "A")
    asked = json.loads((run / ASKS / USE_STICK).read_text())
    assert asked["faults"] == ["1.0 s: table-belt-fault-jam: retry=none"]
    assert opened.notice.id == "table-saving-logs"
    answer = {"number": asked["number"], "code": "saved", "name": "reclaim-logs-1"}
    (run / ANSWERS / OUTCOME).write_text(json.dumps(answer))
    opened.pass_time(12.0)
    assert (opened.notice.id, opened.notice.args) == (
        "table-logs-saved",
        {"folder": "reclaim-logs-1"},
    )


def test_an_answer_to_an_earlier_wish_is_none_to_this_one(opened, run):
    (run / ANSWERS / OUTCOME).write_text('{"number": "0123", "code": "saved", "name": "x"}')
    choose(opened, "B", "A")
    opened.pass_time(12.0)
    assert opened.notice.id == "table-saving-logs"


@pytest.mark.parametrize("answer", [None, "", "[]", '{"number": 3}', "\xff"])
def test_who_does_not_answer_sensibly_is_not_awaited_for_ever(opened, run, answer):
    choose(opened, "B", "A")
    if answer is not None:
        (run / ANSWERS / OUTCOME).write_text(answer, "latin-1")
    opened.pass_time(11.0 + LOGS_S - 0.1)
    assert opened.notice.id == "table-saving-logs"
    opened.pass_time(11.0 + LOGS_S)
    assert opened.notice.id == "table-order-unanswered"


def restated(run, code, what=""):
    """Let the part that changes the owner's file answer what it was asked last."""
    number = json.loads((run / ASKS / RESTATE).read_text())["number"]
    (run / RESTATES).mkdir(exist_ok=True)
    answer = {"number": number, "code": code, "what": what}
    (run / RESTATES / RESTATED).write_text(json.dumps(answer))


@pytest.mark.parametrize(
    ("code", "told"),
    [("done", "table-settings-changed"), ("refused", "table-settings-refused")],
)
def test_other_settings_are_asked_for_and_what_became_of_them_is_told(opened, run, code, told):
    assert opened.order(ChangeSettings({"language": "da"}), 11.0) is None
    assert json.loads((run / ASKS / RESTATE).read_text())["settings"] == {"language": "da"}
    assert opened.notice.id == "table-changing-settings"
    restated(run, code, "the card is full")
    opened.pass_time(12.0)
    assert opened.notice.id == told


def test_settings_that_nobody_changes_are_given_up(opened, run):
    opened.order(ChangeSettings({"language": "da"}), 11.0)
    opened.pass_time(11.0 + RESTATE_S - 0.1)
    assert opened.notice.id == "table-changing-settings"
    opened.pass_time(11.0 + RESTATE_S)
    assert opened.notice.id == "table-order-unanswered"


def test_an_answer_of_a_stick_is_none_to_changed_settings(opened, run):
    opened.order(ChangeSettings({"language": "da"}), 11.0)
    (run / ANSWERS / OUTCOME).write_text('{"number": "", "code": "saved", "name": "x"}')
    opened.pass_time(12.0)
    assert opened.notice.id == "table-changing-settings"


def test_switching_off_is_asked_twice(opened, run):
    choose(opened, "B", "B", "A")
    assert [one.id for one in opened.cursor().options] == [
        "table-menu-back",
        "table-menu-yes-shut-down",
    ]
    choose(opened, "A")
    assert not (run / ASKS / SHUT_DOWN).exists()
    choose(opened, "B", "B", "A", "B", "A")
    assert (run / ASKS / SHUT_DOWN).exists()
    assert opened.notice.id == "table-shutting-down"


def brightness(page):
    (line,) = (one for one in page.cursor().options if one.id == "table-menu-brightness")
    return line.args["percent"]


@pytest.mark.parametrize(("now", "then"), [(100, 20), (20, 40), (47, 60), (3, 20)])
def test_the_screen_is_dimmed_step_by_step(opened, run, monkeypatch, now, then):
    lit = replace(COMPUTER, brightness_percent=now)
    monkeypatch.setattr(operator, "measure", lambda disk: lit)
    opened.open(10.0)
    choose(opened, "B", "B", "B", "A")
    assert (run / ASKS / BRIGHTNESS).read_text() == str(then)
    assert brightness(opened) == then
    # Nobody has fulfilled it: the next look says so.
    opened.pass_time(12.5)
    assert brightness(opened) == now


def test_a_screen_that_says_nothing_of_its_light_is_unknown_and_left_alone(
    opened, run, monkeypatch
):
    monkeypatch.setattr(operator, "measure", lambda disk: COMPUTER)
    opened.open(10.0)
    assert brightness(opened) == "unknown"
    choose(opened, "B", "B", "B", "A")
    assert opened.notice.id == "table-no-backlight"
    assert not (run / ASKS / BRIGHTNESS).exists()


def test_a_wish_that_cannot_be_written_down_is_told(opened, run):
    (run / ASKS).rmdir()
    choose(opened, "B", "A")
    assert opened.notice.id == "table-order-failed"


# ---- backups -------------------------------------------------------------------------------------

SAVE_BACKUP, TAKE_BACKUP = ("B", "B", "B", "B", "A"), ("B", "B", "B", "B", "B", "A")


def answer(run, page, code, name=""):
    asked = json.loads((run / ASKS / USE_STICK).read_text())
    said = {"number": asked["number"], "code": code, "name": name}
    (run / ANSWERS / OUTCOME).write_text(json.dumps(said))
    page.pass_time(12.0)
    return asked["what"]


def test_a_backup_lies_beside_the_request_that_asks_to_save_it(opened, kept, run):
    choose(opened, *SAVE_BACKUP)
    assert opened.notice.id == "table-saving-backup"
    assert (run / ASKS / BACKUP).read_text() == "pieces, people and matches"
    assert answer(run, opened, "saved", "reclaim-backup-1.db") == "save-backup"
    assert (opened.notice.id, opened.notice.args) == (
        "table-backup-saved",
        {"file": "reclaim-backup-1.db"},
    )


def test_a_backup_from_a_stick_is_taken_in_and_not_left_lying_about(opened, kept, run):
    choose(opened, *TAKE_BACKUP)
    assert opened.notice.id == "table-taking-backup"
    (run / ASKS / BACKUP).write_text("from the stick")
    assert answer(run, opened, "taken", "reclaim-backup-7.db") == "take-backup"
    assert kept.taken == [("from the stick", "reclaim-backup-7.db")]
    assert opened.notice == kept.tells
    assert not (run / ASKS / BACKUP).exists()
    assert opened.restart_at_s is None, "nothing has changed"


def test_a_table_that_has_learnt_something_from_it_starts_again(table, run, kept):
    made = Made(load_table_file("sim"), restarts=True)
    page = page_at(table, run, kept, made)
    kept.tells = Notice("table-backup-taken", {"file": "x"})
    page.open(10.0)
    choose(page, *TAKE_BACKUP)
    answer(run, page, "taken", "reclaim-backup-7.db")
    assert page.restart_at_s > 12.0


def test_a_table_is_started_again_when_somebody_has_said_so_twice(table, run, kept):
    page = page_at(table, run, kept, Made(load_table_file("sim"), restarts=True))
    page.open(10.0)
    (line,) = (one for one in page.lines() if one.text.id == "table-menu-restart")
    assert not page.choose(line.key, 11.0)
    assert page.choose(line.then[0].key, 11.0)
    assert page.notice.id == "table-restarting"
    assert page.restart_at_s > 12.0


def test_at_a_table_that_somebody_wires_lights_and_sounds_are_tested(table, run, kept):
    page = page_at(table, run, kept, Made(load_table_file("pi4-carousel")))
    page.open(10.0)
    (line,) = (one for one in page.lines() if one.text.id == "table-menu-lights")
    assert page.choose(line.key, 11.0)
    assert (page.runs, page.sounds) == (True, ["match"])
    page.press("B", 11.5)
    assert (page.runs, page.notice.id) == (False, "table-lights-done")


def test_what_the_operators_page_has_heard_is_heard_once(table):
    table.console.idle.operator.sounds.append("match")
    assert table.console.take_sounds() == ("match",)
    assert table.console.take_sounds() == ()


@pytest.mark.parametrize(
    ("code", "id"),
    [
        ("none", "table-backup-none"),
        ("failed", "table-backup-failed"),
        ("no-stick", "table-logs-no-stick"),
        ("full", "table-logs-full"),
        ("unreadable", "table-logs-unreadable"),
    ],
)
@pytest.mark.parametrize("buttons", [SAVE_BACKUP, TAKE_BACKUP])
def test_what_becomes_of_no_backup_is_told(opened, kept, run, buttons, code, id):
    choose(opened, *buttons)
    answer(run, opened, code)
    assert (opened.notice.id, opened.notice.kind, kept.taken) == (id, "fault", [])


def test_a_journal_that_cannot_be_read_gives_no_backup(opened, kept, run, monkeypatch):
    def failing(path):
        raise JournalError("the disk reports errors")

    monkeypatch.setattr(kept, "save_backup", failing)
    choose(opened, *SAVE_BACKUP)
    assert opened.notice.id == "table-order-failed"
    assert not (run / ASKS / USE_STICK).exists()


def test_orders_are_taken_where_the_service_says_so(monkeypatch, run):
    monkeypatch.delenv("RECLAIM_ORDERS", raising=False)
    assert Orders.here() is None
    monkeypatch.setenv("RECLAIM_ORDERS", str(run))
    Orders.here().shut_down()
    assert [path.name for path in (run / ASKS).iterdir()] == [SHUT_DOWN]


# ---- firmware ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("firmware", "outdated"), [("0.1.0", True), (FIRMWARE, False), (None, False)]
)
def test_firmware_older_than_the_release_is_marked(heard, firmware, outdated):
    now = Inspection(stations=(StationCondition("blue", True, firmware, 0),))
    (blue,) = [one for one in page(heard, now=now).stations if one.seat == "blue"]
    assert blue.outdated is outdated
