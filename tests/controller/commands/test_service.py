"""Commands that are typed by hand beside the service."""

import os
import subprocess
import sys

import pytest

from controller.commands.service import journal_path, table_file
from controller.errors import JournalError
from controller.record.journal import default_path
from hardware.errors import TableFileError


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch):
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    monkeypatch.delenv("STATE_DIRECTORY", raising=False)


def test_a_journal_that_is_named_is_meant(tmp_path):
    assert journal_path(tmp_path / "mine.db", tmp_path) == tmp_path / "mine.db"


def test_without_a_service_everybody_has_a_journal_of_his_own(tmp_path):
    assert journal_path(None, tmp_path / "none") == default_path()


def test_who_says_where_state_is_kept_is_heard(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "elsewhere"))
    assert journal_path(None, tmp_path) == tmp_path / "elsewhere" / "reclaim" / "journal.db"


def test_the_services_own_user_finds_its_journal(tmp_path):
    assert journal_path(None, tmp_path) == tmp_path / "journal.db"


def test_others_are_told_to_use_sudo(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: tmp_path.stat().st_uid + 1)
    with pytest.raises(JournalError, match="put sudo before the command"):
        journal_path(None, tmp_path)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")
def test_root_becomes_the_services_user(tmp_path):
    """What root writes beside the journal would keep the service from it."""
    import pwd

    somebody = pwd.getpwnam("nobody")
    os.chown(tmp_path, somebody.pw_uid, somebody.pw_gid)
    program = (
        "import os, sys; from pathlib import Path; "
        "from controller.commands.service import journal_path; "
        "print(journal_path(None, Path(sys.argv[1])), os.getuid(), os.geteuid(), os.getgid())"
    )
    said = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=True
    ).stdout.split()
    who = [str(somebody.pw_uid)] * 2
    assert said == [str(tmp_path / "journal.db"), *who, str(somebody.pw_gid)]


def test_the_table_file_is_the_one_that_the_settings_name(tmp_path):
    settings = tmp_path / "reclaim.toml"
    settings.write_text('table = "sim"\n')
    assert table_file(None, settings).simulated
    assert not table_file("pi4-carousel", settings).simulated


def test_without_settings_a_table_must_be_named(tmp_path):
    with pytest.raises(TableFileError, match="name one with --table"):
        table_file(None, tmp_path / "reclaim.toml")
