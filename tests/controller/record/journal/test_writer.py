"""The writer: groups, order, and a disk that fails and comes back."""

import sqlite3
import threading
from contextlib import closing

import pytest
from msgspec.structs import replace

from controller.errors import DiskFault
from controller.record.journal import Entry, Journal, MatchRecord, Writer, rows, schema

HALT_S = 30.0


@pytest.fixture
def path(tmp_path):
    return tmp_path / "journal.db"


def settings(path):
    with closing(sqlite3.connect(path)) as connection:
        return dict(connection.execute("SELECT name, value FROM settings"))


class FullDisk:
    """A connection whose disk is full for as long as `full` is set."""

    def __init__(self, connection):
        self.connection = connection
        self.full = True
        self.commits = 0

    def execute(self, sql, values=()):
        if sql == "COMMIT":
            if self.full:
                error = sqlite3.OperationalError("database or disk is full")
                error.sqlite_errorcode = sqlite3.SQLITE_FULL
                raise error
            self.commits += 1
        return self.connection.execute(sql, values)

    @property
    def in_transaction(self):
        return self.connection.in_transaction

    def close(self):
        self.connection.close()


def test_what_was_handed_in_is_on_the_disk_when_its_ticket_is_done(path):
    writer = Writer(schema.open_for_writing(path))
    ticket = writer.hand(rows.keep("language", "de"))
    assert writer.wait(ticket, HALT_S)
    assert settings(path) == {"language": "de"}
    writer.close()


def test_nothing_is_on_the_disk_at_once(path):
    writer = Writer(schema.open_for_writing(path))
    assert writer.wait(writer.hand([]), HALT_S)
    writer.close()


def test_closing_commits_what_still_waits(path):
    writer = Writer(schema.open_for_writing(path))
    for number in range(100):
        writer.hand(rows.keep(str(number), ""))
    writer.close()
    assert len(settings(path)) == 100
    writer.close()


def test_what_gathers_during_a_commit_is_committed_together(path):
    connection = FullDisk(schema.open_for_writing(path))
    connection.full = False
    first, go_on = threading.Event(), threading.Event()

    def after_the_first_commit():
        first.set()
        go_on.wait(HALT_S)

    writer = Writer(connection, after_the_first_commit)
    writer.hand(rows.keep("a", "1"))
    assert first.wait(HALT_S)
    tickets = [writer.hand(rows.keep("b", str(number))) for number in range(50)]
    go_on.set()
    assert writer.wait(tickets[-1], HALT_S)
    assert connection.commits == 2
    assert settings(path) == {"a": "1", "b": "49"}
    writer.close()


def test_a_full_disk_is_a_fault_and_nothing_is_lost_when_there_is_room_again(path):
    connection = FullDisk(schema.open_for_writing(path))
    recovered = threading.Event()
    writer = Writer(connection, lambda: writer.fault or recovered.set(), retry_s=0.01)
    first = writer.hand(rows.keep("a", "1"))
    assert not writer.wait(first, HALT_S)
    assert writer.fault == DiskFault("full", "the disk is full")
    second = writer.hand([*rows.keep("a", "2"), *rows.keep("b", "3")])
    assert settings(path) == {}
    connection.full = False
    assert recovered.wait(HALT_S)
    assert writer.wait(second, HALT_S)
    assert writer.fault is None
    assert settings(path) == {"a": "2", "b": "3"}
    writer.close()


def test_what_arrives_during_a_commit_is_written_by_the_next(path):
    connection = FullDisk(schema.open_for_writing(path))
    connection.full = False
    committing, go_on = threading.Event(), threading.Event()

    def commit(statement, values=(), execute=connection.execute):
        if statement == "COMMIT":
            committing.set()
            assert go_on.wait(HALT_S)
        return execute(statement, values)

    connection.execute = commit
    writer = Writer(connection)
    writer.hand(rows.keep("a", "1"))
    assert committing.wait(HALT_S)
    arrived = writer.hand(rows.keep("b", "2"))
    go_on.set()
    assert writer.wait(arrived, HALT_S)
    assert settings(path) == {"a": "1", "b": "2"}
    writer.close()


def test_a_second_writer_is_a_fault_and_nothing_of_it_is_lost(path):
    """It wrote what this one was going to write otherwise; statements that are repeated after a
    retry find what they have written themselves."""
    writer = Writer(schema.open_for_writing(path), retry_s=HALT_S)
    record = MatchRecord(id=1, game="a", options={}, seats=(), table="", began_utc="")
    first = [*rows.begin(record), *rows.add(1, Entry(number=1, at_s=1.0))]
    assert writer.wait(writer.hand([*first, *first]), HALT_S)
    for other in (rows.begin(replace(record, game="b")), rows.add(1, Entry(number=1, at_s=2.0))):
        again = Writer(schema.open_for_writing(path), retry_s=HALT_S)
        assert not again.wait(again.hand(other), HALT_S)
        assert again.fault == DiskFault("changed", "another program has written to it")
        again.close()
    writer.close()
    with Journal(path) as journal:
        assert journal.match(1) == record
        assert journal.entries(1) == (Entry(number=1, at_s=1.0),)


def test_closing_on_a_full_disk_ends(path):
    writer = Writer(FullDisk(schema.open_for_writing(path)), retry_s=HALT_S)
    writer.wait(writer.hand(rows.keep("a", "1")), HALT_S)
    writer.close()
    assert settings(path) == {}


def test_a_group_is_written_whole_or_not_at_all(path):
    writer = Writer(schema.open_for_writing(path), retry_s=HALT_S)
    bad = ("INSERT INTO entries VALUES (99, 1, 0.0, 'move', 'null', '', NULL, 0)", ())
    assert not writer.wait(writer.hand([*rows.keep("a", "1"), bad]), HALT_S)
    assert writer.fault.code == "other"
    assert "FOREIGN KEY" in writer.fault.says
    assert settings(path) == {}
    writer.close()
