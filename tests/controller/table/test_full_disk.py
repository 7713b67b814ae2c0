"""A table whose journal's disk fails: no match begins, one that runs goes on, everybody is told."""

import shutil
import sqlite3
import time

import pytest

from controller.errors import DiskError, DiskFault, JournalError
from controller.match.acts import OPERATOR
from controller.record.journal import Journal, standing_moves
from controller.table.assembly import Seating, open_table
from controller.table.matches import RESULT_S
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import ButtonPressed, ButtonReleased, TagEntered
from hardware.sim.places import tag_uid

SIM = load_table_file("sim")

FAILURES = pytest.mark.parametrize(
    ("error", "fault"),
    [
        (sqlite3.SQLITE_FULL, "full"),
        (sqlite3.SQLITE_READONLY, "read-only"),
        (sqlite3.SQLITE_IOERR_WRITE, "failing"),
    ],
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "journal.db"


@pytest.fixture
def table(disk, path):
    """A table at which two bots are about to sit down; nothing has begun."""
    seating = Seating(2, 2, "normal", 3, "luggage", {"rounds": 1, "per_suitcase": 3})
    with (
        Loop(VirtualClock()) as loop,
        open_table(SIM, loop, seating, deep=False, journal=path) as one,
    ):
        one.loop = loop
        yield one


def faults(table):
    return [(fault.id, *fault.args.values()) for fault in table.console.view().faults]


def play(table, moves):
    """Let the match go on by that number of moves."""
    wanted = len(table.match.history) + moves
    table.loop.run(while_=lambda: len(table.match.history) < wanted)


def wait_until_it_is_recorded(table):
    """The virtual clock stands meanwhile; the disk's does not."""
    ends_s = time.monotonic() + 20.0
    while faults(table) or not table.console.settled:
        assert time.monotonic() < ends_s, "it never was"
        table.loop.poll_files(0.05)


def press_a(table, seat):
    for kind in (ButtonPressed, ButtonReleased):
        table.console.signal(kind(at_s=table.loop.now_s(), seat=seat, button="A"))


def recorded(path):
    """The moves of the one match in the journal, as JSON."""
    with Journal(path) as journal:
        (match,) = journal.matches()
        return match.status, len(standing_moves(journal.entries(match.id)))


@FAILURES
def test_no_match_begins_and_the_table_says_why(table, disk, path, error, fault):
    disk.error = error
    table.start()
    view = table.console.view()
    assert (view.stage, view.match) == ("joining", None)
    assert faults(table) == [("table-cannot-record", fault)]


def test_nothing_of_a_match_that_could_not_begin_comes_back(table, disk, path):
    disk.error = sqlite3.SQLITE_FULL
    table.start()
    disk.error = None
    wait_until_it_is_recorded(table)
    assert table.console.match is None
    assert recorded(path) == ("abandoned", 0)


def test_none_begins_while_the_disk_is_known_to_fail_and_one_does_when_it_is_well(table, disk):
    disk.error = sqlite3.SQLITE_FULL
    table.start()
    table.console.start_match(["red", "blue"])
    assert table.console.match is None
    disk.error = None
    wait_until_it_is_recorded(table)
    table.console.start_match(["red", "blue"])
    play(table, 3)
    assert table.console.matches.number == 2


@FAILURES
def test_the_match_that_runs_goes_on_and_says_that_it_is_not_recorded(table, disk, error, fault):
    table.start()
    play(table, 5)
    assert faults(table) == []
    disk.error = error
    play(table, 5)
    assert faults(table) == [("table-not-recorded", fault)]
    assert table.console.view().match is not None
    table.loop.run(while_=lambda: not table.over)
    assert table.console.view().match.phase == "over"


def test_when_there_is_room_again_everything_since_is_written_and_the_notice_goes(
    table, disk, path
):
    table.start()
    play(table, 5)
    disk.error = sqlite3.SQLITE_FULL
    play(table, 15)
    assert recorded(path)[1] < 20
    disk.error = None
    wait_until_it_is_recorded(table)
    assert recorded(path) == ("open", 20)
    table.loop.run(while_=lambda: not table.over)
    assert recorded(path) == ("finished", len(table.match.history))


def test_a_power_cut_meanwhile_loses_what_the_table_said_it_would(table, disk, path, tmp_path):
    table.start()
    play(table, 5)
    disk.error = sqlite3.SQLITE_FULL
    play(table, 10)
    (tmp_path / "after").mkdir()
    for name in ("journal.db", "journal.db-wal"):
        shutil.copy(tmp_path / name, tmp_path / "after" / name)
    disk.error = None
    assert recorded(tmp_path / "after" / "journal.db") == ("open", 5)


def test_a_result_stands_on_a_full_disk_and_the_next_match_has_to_wait(table, disk):
    table.start()
    play(table, 5)
    disk.error = sqlite3.SQLITE_FULL
    table.loop.run(while_=lambda: not table.over)
    table.loop.run(until_s=table.loop.now_s() + RESULT_S)
    press_a(table, "green")
    assert faults(table) == [("table-cannot-record", "full")]
    table.console.start_match(["red", "blue"])
    assert table.console.match is None


# ---- a table that starts on such a disk ----------------------------------------------------------


@pytest.fixture
def full_from_the_start(monkeypatch):
    def full(path):
        raise DiskError(f"{path} cannot be opened", DiskFault("full", "the disk is full"))

    monkeypatch.setattr("controller.record.journal.schema.open_for_writing", full)


@pytest.mark.usefixtures("full_from_the_start")
def test_a_table_that_starts_on_a_full_disk_says_why_no_match_can_begin(path):
    with (
        Loop(VirtualClock()) as loop,
        open_table(SIM, loop, Seating(2, 2), deep=False, journal=path, must_record=False) as table,
    ):
        table.start()
        assert table.console.match is None
        assert faults(table) == [("table-cannot-record", "full")]


@pytest.mark.usefixtures("full_from_the_start")
def test_a_table_without_a_screen_does_not_start_on_a_full_disk(path):
    with (
        Loop(VirtualClock()) as loop,
        pytest.raises(DiskError, match="the disk is full"),
        open_table(SIM, loop, Seating(2, 2), deep=False, journal=path),
    ):
        pass


# ---- a table that starts on a damaged journal ----------------------------------------------------


def test_that_the_journal_was_damaged_is_said_before_and_during_a_match(path):
    path.write_bytes(b"")
    with (
        Loop(VirtualClock()) as loop,
        open_table(SIM, loop, Seating(2, 2), deep=False, journal=path) as table,
    ):
        said = [("table-journal-damaged", "journal-damaged-1.db")]
        assert faults(table) == said
        table.start()
        assert table.console.match is not None
        assert faults(table) == said


def test_a_second_table_is_refused_and_the_first_plays_on(table, path):
    table.start()
    with (
        Loop(VirtualClock()) as loop,
        pytest.raises(JournalError, match="another reclaim writes to"),
        open_table(SIM, loop, Seating(2, 2), deep=False, journal=path),
    ):
        pass
    play(table, 3)
    assert faults(table) == []


def test_the_operators_page_says_why_and_when(table, disk):
    disk.error = sqlite3.SQLITE_FULL
    table.start()
    at_s = table.loop.now_s()
    card = TagEntered(at_s=at_s, reader="pad/red", uid=tag_uid(OPERATOR))
    table.console.signal(card)
    view = table.console.view()
    assert (view.operator.computer.disk_fault, view.operator.computer.free_mb > 0) == ("full", True)
    told = [(one.id, dict(one.args), one.at_s) for one in view.past_faults]
    assert told == [("table-disk-failed", {"fault": "full"}, at_s)]
    assert view.operator.computer.last_disk_fault_s == at_s
