"""Commands that are typed by hand beside the service, and what systemd hears of the daemon
(sd_notify(3))."""

import os
import socket
import subprocess
import sys

import pytest

from controller.commands.service import journal_path, notified, table_file
from controller.errors import JournalError
from controller.record.journal import default_path
from controller.views.systemd import notify
from hardware.errors import TableFileError
from hardware.loop import Loop, RealClock, VirtualClock


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


@pytest.fixture
def systemd(tmp_path, monkeypatch):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiver:
        receiver.bind(str(tmp_path / "notify"))
        receiver.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.delenv("WATCHDOG_USEC", raising=False)
        yield receiver


def heard(receiver):
    messages = []
    while True:
        try:
            messages.append(receiver.recv(100).decode())
        except BlockingIOError:
            return messages


def test_ready_is_said_when_the_loop_runs_and_stopping_at_the_end(systemd):
    with Loop(VirtualClock()) as loop, notified(loop):
        assert heard(systemd) == []
        loop.run()
        assert heard(systemd) == ["READY=1"]
    assert heard(systemd) == ["STOPPING=1"]


def test_the_watchdog_of_the_unit_is_fed_four_times_in_its_limit(systemd, monkeypatch):
    monkeypatch.setenv("WATCHDOG_USEC", "10000000")
    with Loop(VirtualClock()) as loop, notified(loop):
        loop.run(until_s=0.1)
        assert heard(systemd) == ["READY=1", "WATCHDOG=1"]
        loop.run(until_s=10.1)
        assert heard(systemd) == ["WATCHDOG=1"] * 4


def test_the_abstract_namespace_is_understood(monkeypatch):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiver:
        receiver.bind("")  # autobind: the kernel chooses an abstract name
        monkeypatch.setenv("NOTIFY_SOCKET", "@" + receiver.getsockname()[1:].decode())
        notify("READY=1")
        assert receiver.recv(100) == b"READY=1"


@pytest.mark.parametrize("address", ["", "/nowhere/at/all"])
def test_a_systemd_that_did_not_ask_or_is_gone_troubles_nobody(address, monkeypatch):
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    with Loop(RealClock()) as loop, notified(loop):
        loop.call_later(0.0, loop.stop)
        loop.run()
