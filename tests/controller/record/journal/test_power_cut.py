"""The power is cut at every write and every sync of a match: whatever the disk then holds, the
journal opens, has everything that was acknowledged and nothing twice, and goes on from there."""

import random
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

import apsw
import pytest

from controller.games.catalogue import CATALOGUE
from controller.record.journal import WritableJournal, Writer, log, schema
from controller.record.journal.store import FILE_NAME
from controller.record.playback import replay

HALT_S = 30.0
MIXTURES = 1
"""Random states of the disk for every cut, beside those that are always tried."""


@pytest.fixture(autouse=True)
def sums_once(monkeypatch):
    """A log has the same frames after one cut and the next: their checksums are computed once."""
    monkeypatch.setattr(log, "_sums", cache(log._sums))


def contents(journal):
    """Everything that a journal says, by its public methods."""
    matches = journal.matches()
    return (
        matches,
        tuple(journal.entries(match.id) for match in matches),
        tuple(journal.standing(match.id) for match in matches),
        journal.tags(),
        journal.settings(),
    )


def contents_after_each(groups, folder):
    """What a journal says before the first of *groups*, and after each of them."""
    with WritableJournal(folder / "uncut.db") as journal:
        steps = [contents(journal)]
        for group in groups:
            assert journal.writer.wait(journal.writer.hand(group), HALT_S)
            steps.append(contents(journal))
    return steps


def make(disk):
    """As `store.make` does, under the name that it shall have."""
    with closing(disk.connect()) as connection:
        schema.prepare(connection, disk.path)


class PowerCuts:
    """Writes groups to a journal on *disk*, and cuts the power after everything that it does."""

    def __init__(self, disk, groups, steps, folder):
        self.disk = disk
        self.groups = groups
        self.steps = steps
        self.folder = folder
        self.random = random.Random("power cuts")
        self.handed = 0
        self.acknowledged = 0
        self.cuts = 0
        self.judged = {}
        """Disks that were opened already -> the number of groups that they held, or what was
        wrong."""
        self.failures = []

    def write_all(self, *pragmas):
        self.disk.after_operation = self.cut
        connection = self.disk.connect()
        schema.prepare(connection, self.disk.path)
        for pragma in pragmas:
            connection.execute(pragma).fetchall()
        writer = Writer(connection)
        for group in self.groups:
            self.handed += 1
            assert writer.wait(writer.hand(group), HALT_S), writer.fault
            self.acknowledged += 1
        writer.close()

    def cut(self):
        self.cuts += 1
        for image in self.disk.images(self.random, MIXTURES):
            key = tuple(sorted((name, hash(content)) for name, content in image.items()))
            if key not in self.judged:
                self.judged[key] = self.open(image)
            held = self.judged[key]
            if held not in range(self.acknowledged, self.handed + 1):
                self.failures.append(
                    f"cut {self.cuts}: {self.acknowledged} groups were acknowledged, found {held}"
                )

    def open(self, image):
        """After how many groups the journal stands that is made of *image*; where it does not,
        what it says."""
        folder = self.folder / "image"
        folder.mkdir()
        for name, content in image.items():
            (folder / name).write_bytes(content)
        try:
            with WritableJournal(folder / FILE_NAME) as journal:
                found = contents(journal)
                held = self.steps.index(found) if found in self.steps else found
                if isinstance(held, int) and len(self.judged) % 50 == 0:
                    held = self.go_on(journal, held)
        except (OSError, sqlite3.Error) as error:
            held = repr(error)
        for file in folder.iterdir():
            file.unlink()
        folder.rmdir()
        return held

    def go_on(self, journal, held):
        """Write what is left of the match; *held*, or what was wrong."""
        for group in self.groups[held:]:
            if not journal.writer.wait(journal.writer.hand(group), HALT_S):
                return f"it did not go on: {journal.writer.fault}"
        found = contents(journal)
        return held if found == self.steps[len(self.groups)] else found


@pytest.fixture(scope="module")
def steps(groups, tmp_path_factory):
    """What a journal says before the match, and after each group of it."""
    return contents_after_each(groups, tmp_path_factory.mktemp("uncut"))


@pytest.fixture
def cuts(disk, groups, steps, quick_folder):
    """Of a journal that was there before."""
    make(disk)
    disk.sync_folder()
    return PowerCuts(disk, groups, steps, quick_folder)


def test_nothing_acknowledged_is_lost_and_nothing_doubled_wherever_the_power_is_cut(cuts):
    cuts.write_all()
    assert cuts.failures == []
    assert cuts.cuts > 3 * len(cuts.groups), "every write and sync was a cut"
    found = set(cuts.judged.values())
    assert found == set(range(len(cuts.groups) + 1)), "every group was the last one somewhere"


def test_a_new_journal_is_whole_on_the_disk_before_it_gets_its_name(disk):
    make(disk)
    file = disk.files["journal.db"]
    assert bytes(file.content) == file.durable
    assert not file.versions
    assert list(disk.files) == ["journal.db"], "its log is gone"


def test_nor_while_the_log_is_emptied_into_the_file(cuts):
    cuts.groups = cuts.groups[:40]
    cuts.write_all("PRAGMA wal_autocheckpoint = 5")
    assert cuts.failures == []


def test_nor_while_an_older_journal_is_brought_forward(disk, quick_folder):
    older = Path(__file__).with_name("versions") / "1.sql"
    with closing(disk.connect()) as connection:
        connection.execute(older.read_text()).fetchall()
    disk.sync_folder()  # It has been there for long.
    with closing(sqlite3.connect(quick_folder / "uncut.db")) as connection:
        connection.executescript(older.read_text())
    brought_forward = contents_after_each([], quick_folder)
    cuts = PowerCuts(disk, [], brought_forward, quick_folder)
    cuts.write_all()
    assert cuts.failures == []
    assert cuts.cuts > 3


# apsw tells of the errors that SQLite passes over while it rolls back.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_disk_that_is_full_while_an_older_journal_is_brought_forward_leaves_it_as_it_was(disk):
    older = (Path(__file__).with_name("versions") / "2.sql").read_text()
    with closing(disk.connect()) as connection:
        connection.execute(older).fetchall()
    codes = []
    while (code := code_when_full_at(disk, len(codes) + 1)) is not None:
        codes.append(code)
        with closing(sqlite3.connect(disk.path)) as found:
            assert found.execute("PRAGMA user_version").fetchone() == (2,)
            assert found.execute("SELECT count(*) FROM entries").fetchone() == (34,)
    # Not the error that there is nothing to roll back: SQLite does so by itself.
    assert set(codes) <= {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR}
    assert len(codes) > 10


def code_when_full_at(disk, first):
    """SQLite's result code when the disk is full from its *first* write or sync on; None where that
    is never reached."""
    number = 0

    def fill():
        nonlocal number
        number += 1
        if number >= first:
            raise apsw.FullError("the disk is full")

    disk.before_operation = fill
    connection = disk.connect()
    try:
        schema.prepare(connection, disk.path)
    except sqlite3.Error as error:
        return getattr(error, "sqlite_errorcode", 0) & 0xFF
    finally:
        disk.before_operation = lambda: None
        connection.close()
    return None


@pytest.mark.parametrize("slack", ["PRAGMA synchronous = NORMAL", "PRAGMA synchronous = OFF"])
def test_the_cuts_catch_a_journal_that_does_not_sync_every_commit(cuts, slack):
    cuts.groups = cuts.groups[:12]
    cuts.write_all(slack, "PRAGMA wal_autocheckpoint = 5")
    assert cuts.failures


def test_the_cuts_catch_a_writer_that_acknowledges_too_early(cuts, monkeypatch):
    monkeypatch.setattr(
        Writer, "hand", lambda writer, group, hand=Writer.hand: (hand(writer, group), 0)[1]
    )
    cuts.groups = cuts.groups[:12]
    cuts.write_all()
    assert cuts.failures


def test_the_cuts_catch_a_group_that_is_written_in_two_commits(cuts, monkeypatch):
    def commit(writer, group, commit=Writer._commit):
        for statement in group:
            commit(writer, [statement])

    monkeypatch.setattr(Writer, "_commit", commit)
    cuts.groups = cuts.groups[:12]
    cuts.write_all()
    assert cuts.failures


def test_every_group_of_the_match_replays_by_the_rules(groups, tmp_path):
    game = CATALOGUE["luggage"]
    halves = set()
    for (match,), (entries,), (standing,), *_ in contents_after_each(groups, tmp_path)[1:]:
        replayed = replay(game.rules, game.rules.move_type, match, entries)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert game.rules.over(replayed.state) == (match.status == "finished")
        halves.update(standing.half.values())
    assert halves, "pairs were shown one half after the other"


@pytest.mark.parametrize(
    ("error", "times", "fault"),
    [
        (apsw.IOError, 1, "the disk reports errors"),
        (apsw.FullError, 9, "the disk is full"),
        (apsw.ReadOnlyError, 9, "the disk can only be read"),
    ],
)
def test_a_disk_that_fails_for_a_while_from_any_write_or_sync_on_is_caught_up_with(
    disk, groups, quick_folder, error, times, fault
):
    groups = groups[:4]
    steps = contents_after_each(groups, quick_folder)
    fail_at, faults = 0, set()
    while True:
        fail_at += 1
        failed = write_with_failures(disk, groups, error, range(fail_at, fail_at + times), faults)
        with WritableJournal(disk.path) as journal:
            assert contents(journal) == steps[-1], f"failed at {fail_at}"
        for file in disk.folder.iterdir():
            file.unlink()
        disk.files.clear()
        if not failed:
            break
    assert fail_at > 3 * len(groups)
    # Whatever a sync fails of, SQLite calls an error of the disk.
    assert {None, fault} <= faults <= {None, fault, "the disk reports errors"}


def write_with_failures(disk, groups, error, failing, faults):
    """Whether the disk failed: it does so at its writes and syncs whose numbers are *failing*. What
    the writer says of it is added to *faults*."""
    connection = disk.connect()
    schema.prepare(connection, disk.path)
    number = 0

    def fail():
        nonlocal number
        number += 1
        if number in failing:
            raise error("the disk failed")

    disk.before_operation = fail
    writer = Writer(
        connection, lambda: faults.add(getattr(writer.fault, "says", None)), retry_s=0.001
    )
    for group in groups:
        ticket = writer.hand(group)
        while not writer.wait(ticket, HALT_S):
            pass
    writer.close()
    disk.before_operation = lambda: None
    return number >= failing.start
