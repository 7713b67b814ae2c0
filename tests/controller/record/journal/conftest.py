"""A match as it is handed to the journal, and a disk that can lose its power at any write."""

import os
import shutil
import sqlite3
import tempfile
from contextlib import suppress
from pathlib import Path
from unittest import mock

import apsw
import pytest

from controller.record.journal import Writer
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

SECTOR = 512

FAILURES = {
    apsw.IOError: sqlite3.SQLITE_IOERR,
    apsw.FullError: sqlite3.SQLITE_FULL,
    apsw.ReadOnlyError: sqlite3.SQLITE_READONLY,
}
"""What a disk may fail of, with its result code in the module `sqlite3`."""


@pytest.fixture
def quick_folder():
    """A folder in memory, where there is one: what is tested there is not the disk of this
    machine."""
    shared = Path("/dev/shm")
    folder = tempfile.mkdtemp(dir=shared if os.access(shared, os.W_OK) else None)
    yield Path(folder)
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def groups(tmp_path_factory):
    """Everything that a whole match hands to the writer, group by group: by the rulebook, with
    pairs to show, half pairs between them, and a round clock."""
    handed = []

    def hand(writer, statements, really=Writer.hand):
        handed.append(list(statements))
        return really(writer, statements)

    options = {"rounds": 1, "play": "rulebook", "per_suitcase": 3, "clock_min": 1}
    with (
        mock.patch.object(Writer, "hand", hand),
        Loop(VirtualClock()) as loop,
        open_table(
            load_table_file("sim"),
            loop,
            Seating(seats=2, bots=2, level="sharp", seed=4, options=options),
            deep=False,
            journal=tmp_path_factory.mktemp("played") / "played.db",
        ) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: not opened.over)
    return tuple(handed)


@pytest.fixture
def disk(quick_folder):
    disk = Disk(quick_folder / "disk")
    yield disk
    disk.unregister()


class File:
    """A file with everything that was written to it since it was last synced."""

    def __init__(self):
        self.durable = b""
        self.content = bytearray()
        self.named = False
        """Whether its name is durable, too."""
        self.versions = {}
        """Sector -> what was written there since, oldest first."""
        self.sizes = []

    def write(self, offset, data):
        if offset > len(self.content):
            self.content.extend(bytes(offset - len(self.content)))
        self.content[offset : offset + len(data)] = data
        self._changed(offset, offset + len(data))

    def truncate(self, size):
        before = len(self.content)
        del self.content[size:]
        self.content.extend(bytes(size - len(self.content)))
        self._changed(min(before, size), max(before, size))

    def _changed(self, start, end):
        self.touched = range(start // SECTOR, -(-end // SECTOR))
        for sector in self.touched:
            at = sector * SECTOR
            now = bytes(self.content[at : at + SECTOR]).ljust(SECTOR, b"\0")
            self.versions.setdefault(sector, []).append(now)
        self.sizes.append(len(self.content))

    def sync(self):
        self.durable = bytes(self.content)
        self.versions, self.sizes = {}, []

    def image(self, kept, size):
        """The content when *kept* (sector, number of versions) says how many of the versions of a
        sector reached the disk; 0 leaves what was durable."""
        image = bytearray(self.durable.ljust(max([size, *self.sizes]), b"\0"))
        for sector, versions in self.versions.items():
            number = kept(sector, len(versions))
            if number:
                image[sector * SECTOR : (sector + 1) * SECTOR] = versions[number - 1]
        return bytes(image[:size])


class Disk(apsw.VFS):
    """Passes everything on to real files in *folder*, and can tell after every write and sync
    what might be on the disk if the power were cut now.

    What was synced is there. Of what was not, each sector of 512 bytes holds any of the versions
    that it has had since, independently of the others: so writes are dropped, torn and reordered.
    A file whose name was not synced may be missing, one that was deleted may be there again.

    Not simulated: a disk that says it has synced and has not, and sectors that go bad.
    """

    def __init__(self, folder):
        super().__init__("recording", "", iVersion=3)
        self.folder = folder
        folder.mkdir()
        self.files = {}
        self.deleted = {}
        self.operations = 0
        self.after_operation = lambda: None
        self.before_operation = lambda: None

    def connect(self):
        return Connection(self.path)

    @property
    def path(self):
        return self.folder / "journal.db"

    def xOpen(self, name, flags):  # noqa: N802
        return DiskFile(self, name, flags)

    def xDelete(self, name, sync_folder):  # noqa: N802
        super().xDelete(name, sync_folder)
        short = Path(name).name
        if short in self.files:
            self.deleted[short] = self.files.pop(short)
        if sync_folder:
            self.sync_folder()
        self.done()

    def sync_folder(self):
        self.deleted.clear()
        for file in self.files.values():
            file.named = True

    def done(self):
        self.operations += 1
        self.after_operation()

    def images(self, rng, how_many):
        """What may be on the disk now: name -> content. First nothing of what was not synced, then
        all of it, then all with a torn last write, then *how_many* mixtures."""
        yield {
            **{name: file.durable for name, file in self.files.items() if file.named},
            **{name: file.durable for name, file in self.deleted.items()},
        }
        yield {name: bytes(file.content) for name, file in self.files.items()}
        yield {
            name: file.image(
                lambda sector, number, file=file: number - (sector in second_half(file.touched)),
                len(file.content),
            )
            for name, file in self.files.items()
            if file.sizes
        } | {name: file.durable for name, file in self.files.items() if not file.sizes}
        for _ in range(how_many):
            there = {
                name: file for name, file in self.files.items() if file.named or rng.random() < 0.5
            }
            back = {name: file for name, file in self.deleted.items() if rng.random() < 0.5}
            yield {
                name: file.image(
                    lambda sector, number: rng.randint(0, number),
                    rng.choice([len(file.durable), *file.sizes]),
                )
                for name, file in (back | there).items()
            }


def second_half(sectors):
    return sectors[len(sectors) // 2 :]


class DiskFile(apsw.VFSFile):
    def __init__(self, disk, name, flags):
        super().__init__("", name, flags)
        self._disk = disk
        full = name if isinstance(name, str) else name.filename()
        self._file = disk.files.setdefault(Path(full).name, File())

    def xWrite(self, data, offset):  # noqa: N802
        self._disk.before_operation()
        super().xWrite(data, offset)
        self._file.write(offset, bytes(data))
        self._disk.done()

    def xTruncate(self, size):  # noqa: N802
        self._disk.before_operation()
        super().xTruncate(size)
        self._file.truncate(size)
        self._disk.done()

    def xSync(self, flags):  # noqa: N802
        self._disk.before_operation()
        super().xSync(flags)
        self._file.sync()
        if not self._file.named and self._file is not self._disk.files.get("journal.db"):
            # SQLite syncs the folder with the first sync of a log or a rollback journal.
            self._disk.sync_folder()
        self._disk.done()


class Connection:
    """A connection of the package apsw, whose SQLite knows our disk, behind the methods of the
    standard library's that the journal uses."""

    def __init__(self, path):
        self._connection = apsw.Connection(str(path), vfs="recording")

    def execute(self, sql, values=()):
        try:
            return self._connection.execute(sql, values)
        except apsw.Error as error:
            same = sqlite3.OperationalError(str(error))
            same.sqlite_errorcode = FAILURES[type(error)]
            raise same from None

    def create_function(self, name, arguments, function, *, deterministic):
        self._connection.create_scalar_function(
            name, function, arguments, deterministic=deterministic
        )

    @property
    def in_transaction(self):
        return self._connection.in_transaction

    def close(self):
        # The log is emptied for the last time; where that fails SQLite lets it be, and the next
        # one who opens it finds everything in the log.
        with suppress(*FAILURES):
            self._connection.close()
