"""A simulated table with its console, on the fast twin and a virtual clock; a journal's disk that
can fail."""

import sqlite3
import threading

import pytest

from controller.record.journal import Writer, schema
from controller.table.assembly import Seating, open_table
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


class FailingDisk:
    """A connection whose disk fails with `error` (one of SQLite's result codes) for as long as
    that is set, and does not answer while `stalls` is.

    It fails at the commit, where SQLite writes; what SQLite itself makes of a failing disk, the
    tests of the power cut show.
    """

    def __init__(self):
        self.error = None
        self.commits = 0
        self.answers = threading.Event()
        self.answers.set()
        self._connection = None

    def over(self, connection):
        self._connection = connection
        return self

    def execute(self, sql, values=()):
        if sql == "COMMIT":
            self.answers.wait(30.0)
            if self.error is not None:
                failure = sqlite3.OperationalError("as the test wants it")
                failure.sqlite_errorcode = self.error
                raise failure
            self.commits += 1
        return self._connection.execute(sql, values)

    @property
    def in_transaction(self):
        return self._connection.in_transaction

    def close(self):
        self._connection.close()


@pytest.fixture
def disk(monkeypatch):
    """The disk under every journal that is opened from now on; it is tried again at once."""
    failing = FailingDisk()
    really = schema.open_for_writing
    monkeypatch.setattr(schema, "open_for_writing", lambda path: failing.over(really(path)))
    monkeypatch.setattr(Writer.__init__, "__defaults__", (lambda: None, 0.01))
    yield failing
    failing.answers.set()
