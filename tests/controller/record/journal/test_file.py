"""The journal's file: private, written by one program, durable by name, whole or not there."""

import errno
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from controller.errors import DamagedJournal, JournalError
from controller.record.journal import Journal, WritableJournal, file, log, rows, store
from controller.record.journal.renewal import open_sound

HALT_S = 30.0


@pytest.fixture
def path(tmp_path):
    return tmp_path / "state" / "journal.db"


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def keep(journal, value):
    assert journal.writer.wait(journal.writer.hand(rows.keep("volume", value)), HALT_S)


# ---- private -------------------------------------------------------------------------------------


@pytest.fixture
def umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_nobody_else_reads_a_new_journal_its_log_or_its_folder(path, umask):
    with WritableJournal(path) as journal:
        keep(journal, "7")
        files = [path, log.beside(path), file.index_of(path)]
        assert [mode(one) for one in files] == [0o600] * 3
        assert mode(path.parent) == 0o700


def test_one_that_others_could_read_is_private_once_it_was_opened(path, umask):
    with WritableJournal(path) as journal:
        keep(journal, "7")
    path.chmod(0o644)
    path.with_name("journal.db-wal").touch(0o644)
    WritableJournal(path).close()
    assert mode(path) == 0o600
    path.chmod(0o640)
    with WritableJournal(path) as journal:
        keep(journal, "8")
        assert [mode(one) for one in (path, log.beside(path))] == [0o600] * 2


def test_a_folder_that_was_there_before_stays_as_it_is(tmp_path, umask):
    tmp_path.chmod(0o755)
    WritableJournal(tmp_path / "journal.db").close()
    assert mode(tmp_path) == 0o755


def test_the_one_that_takes_the_place_of_a_damaged_one_is_private_too(path, umask):
    WritableJournal(path).close()
    path.chmod(0o644)
    path.write_bytes(b"")
    journal, _ = open_sound(path)
    journal.close()
    assert mode(path) == 0o600


# ---- by one program ------------------------------------------------------------------------------


def test_another_name_does_not_let_a_second_program_in(path, tmp_path):
    with WritableJournal(path):
        (tmp_path / "linked.db").symlink_to(path)
        os.link(path, tmp_path / "same.db")
        for name in ("linked.db", "same.db"):
            with pytest.raises(JournalError, match="another reclaim writes to"):
                WritableJournal(tmp_path / name)


def test_no_file_beside_it_can_be_deleted_to_let_a_second_program_in(path):
    with WritableJournal(path):
        for beside in path.parent.glob("*.lock"):
            beside.unlink()
        with pytest.raises(JournalError, match="another reclaim writes to"):
            WritableJournal(path)
    WritableJournal(path).close()


def test_the_claim_outlasts_every_other_descriptor_of_the_file(path):
    """SQLite's own locks would go with the first of them that is closed."""
    with WritableJournal(path) as journal:
        path.read_bytes()
        keep(journal, "7")
        said = subprocess.run(
            [sys.executable, "-m", "controller", "import", _RECORDING, "--journal", str(path)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert said.returncode == 2
        assert "another reclaim writes to" in said.stderr
        keep(journal, "8")
        assert journal.settings() == {"volume": "8"}


_RECORDING = str(Path(__file__).resolve().parents[3] / "recordings" / "luggage-undo-2.jsonl")


def test_what_is_no_file_is_refused_at_once(path, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for name in ("pipe", "."):
        with pytest.raises(JournalError, match="is no file"):
            WritableJournal(tmp_path / name)


# ---- whole or not at all -------------------------------------------------------------------------


def test_a_new_journals_name_is_synced_after_it_is_given(path, monkeypatch):
    """A sync of a file does not sync its folder (fsync(2)): a power cut may take the name."""
    done = []
    real_sync, real_link = os.fsync, os.link

    def sync(descriptor):
        done.append(("sync", os.readlink(f"/proc/self/fd/{descriptor}")))
        real_sync(descriptor)

    def link(old, new):
        done.append(("name", str(new)))
        real_link(old, new)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(os, "link", link)
    WritableJournal(path).close()
    named = done.index(("name", str(path)))
    assert ("sync", str(path.parent)) in done[named:]
    assert ("sync", str(path.parent.parent)) in done[:named], "so is the folder's own"


def test_a_journal_that_cannot_be_made_leaves_nothing_behind(path, monkeypatch):
    def full(connection, version):
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    monkeypatch.setattr("controller.record.journal.schema.migrate", full)
    with pytest.raises(JournalError, match="the disk is full"):
        WritableJournal(path)
    assert list(path.parent.iterdir()) == []


def test_two_programs_that_make_one_at_once_have_the_same(path):
    WritableJournal(path).close()
    with WritableJournal(path) as journal:
        keep(journal, "7")
    store.make(path)
    with Journal(path) as journal:
        assert journal.settings() == {"volume": "7"}


def test_a_damaged_one_has_a_name_at_every_instant(path, monkeypatch):
    with WritableJournal(path) as journal:
        keep(journal, "7")
    with path.open("r+b") as opened:
        opened.truncate(5000)
    damaged = path.read_bytes()
    seen = []

    def looked(act):
        def acted(*arguments, **named):
            seen.append(
                any(one.is_file() and one.read_bytes() == damaged for one in path.parent.iterdir())
            )
            return act(*arguments, **named)

        return acted

    for name in ("link", "fsync"):
        monkeypatch.setattr(os, name, looked(getattr(os, name)))
    for name in ("replace", "unlink"):
        monkeypatch.setattr(Path, name, looked(getattr(Path, name)))
    _, aside = open_sound(path)
    assert len(seen) > 3
    assert all(seen)
    assert aside.read_bytes() == damaged


def test_a_disk_without_links_keeps_journals_too(path, monkeypatch):
    """As FAT: there a file has one name."""

    def no_links(old, new):
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    with WritableJournal(path) as journal:
        keep(journal, "7")
    path.write_bytes(b"")
    journal, aside = open_sound(path)
    journal.close()
    assert sorted(one.name for one in path.parent.iterdir()) == [aside.name, path.name]


def test_one_that_is_linked_is_put_aside_where_it_is(path, tmp_path):
    WritableJournal(path).close()
    path.write_bytes(b"SQLite format 3\0" + bytes(5000))
    linked = tmp_path / "linked.db"
    linked.symlink_to(path)
    with pytest.raises(DamagedJournal):
        Journal(linked)
    _, aside = open_sound(linked)
    assert aside.parent == path.parent
    assert linked.is_symlink()


# ---- on a disk that can only be read -------------------------------------------------------------


def test_a_closed_journal_is_read_without_a_file_being_made_beside_it(path):
    with WritableJournal(path) as journal:
        keep(journal, "7")
    with Journal(path) as journal:
        assert journal.settings() == {"volume": "7"}
        assert list(path.parent.iterdir()) == [path]
