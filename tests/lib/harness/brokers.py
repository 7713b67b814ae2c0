"""Matches in a journal, and real brokers in folders of their own."""

import shutil
import socket
import subprocess
import time

import pytest
from msgspec import Raw
from msgspec.structs import replace

from controller.record.journal import Entry, MatchRecord, WritableJournal, rows

OVER = MatchRecord(
    id=1,
    game="luggage",
    options={},
    seats=("red", "blue", "green", "yellow"),
    bots=("green",),
    table="sim",
    began_utc="2026-05-01T18:04:59+00:00",
    people={"blue": "Ada"},
    status="finished",
    totals={"red": 9, "blue": 12, "green": 12, "yellow": 3},
    winners=("blue", "green"),
)
ENTRIES = tuple(Entry(number=n, at_s=n * 60.5, body=Raw(b"{}")) for n in (1, 2))


def written(path, *statements):
    with WritableJournal(path) as opened:
        assert opened.writer.wait(opened.writer.hand([one for some in statements for one in some]))


def played(number, **other):
    """The statements of a match that is over, the *number*th of an evening."""
    began = f"2026-05-01T{number % 24:02}:{number // 24:02}:00+00:00"
    record = replace(OVER, id=number, began_utc=began, **other)
    return [
        *rows.begin(replace(record, status="open", totals={}, winners=())),
        *(one for entry in ENTRIES for one in rows.add(number, entry)),
        *rows.scored(number, "finished", record.totals, record.winners),
    ]


class Server:
    """A broker of another project, on a port that stays the same when it starts again."""

    def __init__(self, program, arguments):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed here: what a table tells it is left out")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._command = [program, *arguments(self.port)]
        self._process = None

    def start(self):
        self._process = subprocess.Popen(self._command, stderr=subprocess.DEVNULL)
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except ConnectionRefusedError:
                assert self._process.poll() is None, "it ended at once"
                time.sleep(0.02)

    def kill(self):
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
