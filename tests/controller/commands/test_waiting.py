"""A daemon that stays: what the screen says of a table that cannot be opened, and that it opens."""

import os
import signal
import socket
import subprocess
import sys
import time

import pytest

from controller.commands import waiting
from controller.commands.waiting import EXIT_ANEW, Waiting, stay, told
from controller.errors import DiskError, DiskFault, JournalError, RegistryError
from controller.record.journal import WritableJournal
from controller.views.paths import FEED_SOCKET
from display.feed import FeedClient
from display.words import languages, words_in
from hardware.errors import PortBusy, ReaderLost, Rewired, TableFileError, WiringError
from hardware.loop import Loop, RealClock

TROUBLES = {
    "file": TableFileError("t.toml, line 3: what was found"),
    "wiring": WiringError("GPIO 12 cannot be opened"),
    "rewired": Rewired("mine: its readers get their chip selects"),
    "busy": PortBusy("/dev/spidev0.0 is busy"),
    "pieces": RegistryError("two pieces have one tag"),
    "journal": JournalError("another reclaim writes to it"),
    "disk": DiskError("j.db", DiskFault("read-only", "it can only be read")),
    "other": ReaderLost("no such trouble is known"),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", TROUBLES)
def test_every_trouble_is_named_with_its_remedy_in_every_language(code, language):
    notice, words = told(TROUBLES[code]), words_in(language)
    assert notice.id == f"table-closed-{code}"
    assert notice.kind == "fault"
    assert notice.args["what"] == str(TROUBLES[code])
    assert "{" not in words(notice)
    assert words.part(notice, "remedy")


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(waiting, "TRY_AGAIN_S", 0.2)


class Table:
    """What an attempt opens: it notes that it was, and its loop ends at once."""

    outdated = False

    def __init__(self, waits, log):
        self.waits, self.log = waits, log

    def __enter__(self):
        self.waits.leave()
        self.loop = Loop(RealClock())
        self.loop.stop()
        return self.loop, self

    def start(self):
        self.log.append("open")

    def __exit__(self, *exc_info):
        self.loop.close()


def test_a_table_is_tried_until_it_opens(tmp_path, quick):
    log = []

    def attempt(waits):
        log.append("try")
        if len(log) < 4:
            raise WiringError("no pins yet")
        return Table(waits, log)

    assert stay(tmp_path, attempt) == 0
    assert log == ["try", "try", "try", "try", "open"]
    assert not (tmp_path / FEED_SOCKET).exists()


def test_a_table_that_was_calibrated_asks_to_be_started_anew(tmp_path, quick):
    """Its motor's guard stays until the process is gone, so it cannot be opened again in it."""

    class Calibrated(Table):
        outdated = True

        def __enter__(self):
            self.waits.leave()
            self.loop = Loop(RealClock())
            self.loop.call_later(30.0, lambda: pytest.fail("it runs on"))
            return self.loop, self

    assert stay(tmp_path, lambda waits: Calibrated(waits, [])) == EXIT_ANEW


def test_an_error_of_a_table_that_was_open_is_no_reason_to_wait(tmp_path, quick):
    class Breaks(Table):
        def start(self):
            raise WiringError("the guard has ended")

    with pytest.raises(WiringError, match="guard"):
        stay(tmp_path, lambda waits: Breaks(waits, []))


def test_a_signal_ends_the_wait(tmp_path, quick):
    tries = []

    def attempt(waits):
        tries.append(1)
        if len(tries) == 2:
            os.kill(os.getpid(), signal.SIGTERM)
        raise WiringError("never")

    assert stay(tmp_path, attempt) == 0
    assert len(tries) == 2


def test_after_a_minute_in_vain_it_asks_to_be_started_anew(tmp_path, monkeypatch):
    """What systemd gives a service is as it was when that started: a disk that was mounted
    read-only stays so in it."""
    monkeypatch.setattr(waiting, "TRY_AGAIN_S", 0.01)

    def attempt(waits):
        raise WiringError("never")

    assert stay(tmp_path, attempt) == EXIT_ANEW == 75


def test_the_screen_keeps_its_connection_through_every_attempt(tmp_path, monkeypatch):
    """Its picture would flicker otherwise."""
    monkeypatch.setattr(waiting, "TRY_AGAIN_S", 0.3)
    with Loop(RealClock()) as loop, FeedClient(tmp_path / FEED_SOCKET) as feed:
        waits = Waiting(loop, tmp_path)
        seen, connected = [], []

        def look():
            update = feed.poll()
            if update is not None:
                seen.append(update.view)
            connected.append(feed.connected)
            loop.call_later(0.02, look)

        look()
        for trouble in ("file", "file", "wiring"):
            assert waits.wait(TROUBLES[trouble])
        waits.leave()
    assert [view.faults[0].id for view in seen] == ["table-closed-file", "table-closed-wiring"]
    assert {view.stage for view in seen} == {"closed"}
    assert all(connected[connected.index(True) :])


# ---- the whole program ---------------------------------------------------------------------------


@pytest.fixture
def daemon(tmp_path):
    """A daemon with these settings, in a process of its own."""
    running = []

    def start(text):
        (tmp_path / "reclaim.toml").write_text(text)
        command = ["-m", "controller", "daemon", "--settings", str(tmp_path / "reclaim.toml")]
        command += ["--socket", str(tmp_path), "--journal", str(tmp_path / "journal.db")]
        process = subprocess.Popen([sys.executable, *command])
        running.append(process)
        return process

    yield start
    for process in running:
        process.kill()
        process.wait()


def update_of(tmp_path, fits, within_s=30.0):
    """The first update of the daemon's feed whose view *fits*."""
    until_s = time.monotonic() + within_s
    with FeedClient(tmp_path / FEED_SOCKET) as feed:
        while time.monotonic() < until_s:
            update = feed.poll()
            if update is not None and fits(update.view):
                return update
            time.sleep(0.02)
    raise AssertionError("no such view came")


def test_a_broken_table_file_is_on_the_screen_until_it_is_mended(tmp_path, daemon):
    (tmp_path / "ours.toml").write_text("nme = 'ours'\n")
    process = daemon('table = "ours.toml"\nlanguage = "de"\nvolume = 40\ncolour = "red"\n')
    closed = update_of(tmp_path, lambda view: view.stage == "closed").view
    assert "ours.toml, line 1, nme" in closed.faults[0].args["what"]
    assert closed.faults[1].id == "table-settings-unknown"
    assert closed.language == "de"
    (tmp_path / "ours.toml").write_text(
        "name = 'ours'\nsimulated = true\n[[seats]]\nname = 'red'\nstation = 'sim:red'\n"
    )
    update = update_of(tmp_path, lambda view: view.stage == "attract")
    opened = update.view
    assert (opened.table, opened.language, update.volume) == ("ours", "de", 40)
    assert [fault.id for fault in opened.faults] == ["table-settings-unknown"]
    process.send_signal(signal.SIGTERM)
    assert process.wait(20.0) == 0


def test_a_journal_that_cannot_be_kept_is_on_the_screen_until_it_can(tmp_path, daemon):
    (tmp_path / "journal.db").mkdir()
    daemon('table = "sim"\n')
    closed = update_of(tmp_path, lambda view: view.stage == "closed").view
    assert closed.faults[0].id in ("table-closed-journal", "table-closed-disk")
    (tmp_path / "journal.db").rmdir()
    update_of(tmp_path, lambda view: view.stage == "attract")


def test_a_daemon_on_trial_works_on_a_copy_until_it_is_confirmed_and_tells_systemd(
    tmp_path, daemon, monkeypatch
):
    on_trial = tmp_path / "appliance" / "on-trial"
    on_trial.parent.mkdir()
    on_trial.touch()
    monkeypatch.setenv("RECLAIM_ORDERS", str(tmp_path))
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    with WritableJournal(tmp_path / "journal.db"):
        pass
    before = (tmp_path / "journal.db").read_bytes()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(30.0)
        process = daemon('table = "sim"\n')
        assert update_of(tmp_path, lambda view: view.stage == "attract").view.prompt.id == (
            "table-trial"
        )
        while (said := systemd.recv(100)) != SIGNAL_SEEN:
            assert not said.startswith(b"STATUS=table closed")
        on_trial.unlink()
        assert process.wait(30.0) == EXIT_ANEW
    assert (tmp_path / "journal.db").read_bytes() == before
    assert not (tmp_path / "trial").exists()


SIGNAL_SEEN = b"STATUS=table open, nothing lost, journal read, signal seen, nobody plays"
