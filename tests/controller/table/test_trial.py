"""A new version on trial: nobody plays until it is confirmed, and nothing is asked meanwhile."""

from contextlib import ExitStack

import pytest

from controller.commands.service import tell_condition
from controller.match.acts import OPERATOR
from controller.record.trial import LOOK_S, rehearsed
from controller.table.appliance import ANSWERS, ASKS, INSTALL, OFFER, ON_TRIAL, UPDATER, Orders
from controller.table.assembly import Seating, open_table
from controller.table.desk import TableDesk
from controller.table.pairing import Pairing
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import ButtonPressed, ButtonReleased, TagEntered
from hardware.sim.places import tag_uid

SIM = load_table_file("sim")


@pytest.fixture
def run(tmp_path):
    for name in (ASKS, ANSWERS, UPDATER):
        (tmp_path / name).mkdir()
    return tmp_path


@pytest.fixture
def begin(run):
    """Opens tables with one journal, one after the other, as an appliance does."""
    with ExitStack() as stack:

        def opened(**seating):
            opened.end()
            orders = Orders(run)
            loop = stack.enter_context(Loop(VirtualClock()))
            path = stack.enter_context(rehearsed(run / "journal.db", orders.on_trial()))
            seated = Seating(**{"seed": 3, "options": {"rounds": 1}, **seating})
            opening = open_table(SIM, loop, seated, deep=False, journal=path, orders=orders)
            table = stack.enter_context(opening)
            table.start()
            return table

        opened.end = lambda: stack.pop_all().close()
        yield opened


def press(table, seat, button):
    for kind in (ButtonPressed, ButtonReleased):
        table.console.signal(kind(at_s=table.loop.now_s(), seat=seat, button=button))


def rest(table, seconds):
    table.loop.run(until_s=table.loop.now_s() + seconds)


@pytest.fixture
def interrupted(begin):
    """A match was interrupted here."""
    table = begin(seats=2, bots=2)
    table.loop.run(while_=lambda: len(table.match.history) < 5)
    begin.end()
    return begin


def test_nobody_plays_and_nothing_is_asked_during_a_trial(interrupted, run):
    (run / UPDATER / ON_TRIAL).touch()
    table = interrupted()
    view = table.console.view()
    assert (view.stage, view.prompt.id, view.cursor) == ("attract", "table-trial", None)
    for seat in table.table.seats:
        press(table, seat, "A")
        press(table, seat, "B")
    table.console.signal(TagEntered(at_s=1.0, reader="pad/red", uid=tag_uid(OPERATOR)))
    rest(table, 30.0)
    assert table.console.stage == "attract"
    assert not table.outdated


def test_after_a_trial_the_table_is_started_anew_and_asks_about_the_match(interrupted, run):
    (run / UPDATER / ON_TRIAL).touch()
    table = interrupted()
    rest(table, 5.0)
    (run / UPDATER / ON_TRIAL).unlink()
    rest(table, 2 * LOOK_S)
    assert table.outdated
    assert interrupted().console.stage == "resume"


@pytest.mark.parametrize("seating", [{"seats": 2, "bots": 2}, {"resume": True}])
def test_a_match_that_is_wanted_at_once_does_not_begin_during_a_trial(interrupted, run, seating):
    (run / UPDATER / ON_TRIAL).touch()
    table = interrupted(**seating)
    rest(table, 10.0)
    assert table.match is None


def test_a_trial_leaves_the_journal_as_it_was(interrupted, run):
    before = (run / "journal.db").read_bytes()
    (run / UPDATER / ON_TRIAL).touch()
    table = interrupted()
    table.console.matches.pieces.entries = {}
    rest(table, 5.0)
    interrupted.end()
    assert (run / "journal.db").read_bytes() == before
    (run / UPDATER / ON_TRIAL).unlink()
    assert interrupted().console.stage == "resume"


def test_a_table_that_is_not_on_trial_never_looks(begin):
    table = begin()
    rest(table, 10.0)
    assert not table.outdated
    press(table, "red", "A")
    assert table.console.stage == "joining"


# ---- what systemd is told ------------------------------------------------------------------------


@pytest.fixture
def told(monkeypatch):
    said = []
    monkeypatch.setattr("controller.commands.service.notify", said.append)
    return said


def test_systemd_is_told_that_the_table_is_open_its_journal_read_and_that_nobody_plays(begin, told):
    table = begin()
    tell_condition(table.console)
    assert told == ["STATUS=table open, nothing lost, journal read, nobody plays"]
    for told_of in table.table.listeners:
        told_of(ButtonPressed(at_s=table.loop.now_s(), seat="red", button="A"))
    assert told[1:] == [
        "STATUS=table open, nothing lost, journal read",
        "STATUS=table open, nothing lost, journal read, signal seen",
    ]


def test_a_journal_that_was_put_aside_was_not_read(begin, run, told):
    (run / "journal.db").write_bytes(b"SQLite format 3\0" + b"?" * 8000)
    tell_condition(begin().console)
    assert told == ["STATUS=table open, nothing lost, nobody plays"]


# ---- a version that is only installed if somebody asks for it ------------------------------------


def lines(table):
    return [one.id for one in table.console.view().cursor.options]


def test_an_offered_version_is_installed_when_somebody_asks_for_it_twice(begin, run):
    table = begin()
    table.console.signal(TagEntered(at_s=1.0, reader="pad/red", uid=tag_uid(OPERATOR)))
    assert "table-menu-install" not in lines(table)
    (run / UPDATER / OFFER).write_text('{"version": "0.1.0"}')
    rest(table, 2.0)
    at = lines(table).index("table-menu-install")
    for _ in range(at - table.console.view().cursor.at):
        press(table, "red", "B")
    press(table, "red", "A")
    assert not (run / ASKS / INSTALL).exists()
    press(table, "red", "B")
    press(table, "red", "A")
    assert (run / ASKS / INSTALL).exists()
    (told,) = table.console.view().notices
    assert (told.id, told.args) == ("table-installing", {"version": "0.1.0"})


@pytest.mark.parametrize("text", ["", "[]", '{"version": 3}', "\xff"])
def test_an_offer_that_makes_no_sense_is_none(begin, run, text):
    (run / UPDATER / OFFER).write_text(text, "latin-1")
    assert Orders(run).offer() is None


def test_a_phone_that_is_paired_stays_so_on_trial_and_is_told_of_it(begin, run):
    pairing = Pairing(run)
    pairing.ask(0.0)
    token = pairing.pair(pairing.pin, "Ada", 1.0)
    (run / UPDATER / ON_TRIAL).touch()
    desk = TableDesk(begin().console)
    assert desk.knows(token)
    shown = desk.shown()
    assert shown.view.notices[-1].id == "table-trial"
    assert shown.waits, "its page is shown anew until it is over"
