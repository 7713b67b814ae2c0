"""The window beside the table of `reclaim play`: what ends which.

Here both are programs that sleep.
"""

import os
import signal
import subprocess
import sys
import threading
from contextlib import ExitStack

import pytest

from controller.commands import play, programs
from controller.table.assembly import Seating
from controller.views.paths import keep_token

SLEEP = (sys.executable, "-c", "import time; time.sleep(60)")


@pytest.fixture
def daemon():
    process = subprocess.Popen(SLEEP)
    yield process
    process.kill()
    process.wait()


class Windows(list):
    """Windows, and where their players sit."""

    def __init__(self):
        super().__init__()
        self.seats = []


@pytest.fixture
def windows(mocker):
    """The windows that were opened; each sleeps until it is ended."""
    opened = Windows()

    def start(undo, *arguments):
        opened.seats.append(arguments[arguments.index("--seat") + 1])
        opened.append(subprocess.Popen(SLEEP))
        undo.callback(programs.end, opened[-1])
        return opened[-1]

    mocker.patch.object(programs, "start", side_effect=start)
    yield opened
    for window in opened:
        window.kill()
        window.wait()


@pytest.fixture
def soon():
    """Does something in a moment, but never after the test is over."""
    timers = []

    def start(what):
        timers.append(threading.Timer(0.3, what))
        timers[-1].start()

    yield start
    for timer in timers:
        timer.cancel()
        timer.join()


def keep(daemon, tmp_path):
    return play._keep_window(daemon, tmp_path, ["red"], True, ())


def test_a_table_that_was_killed_ends_its_window(daemon, windows, tmp_path, soon):
    """Else the window would wait for the table for ever."""
    soon(daemon.kill)
    assert keep(daemon, tmp_path) == (0, signal.SIGKILL)
    assert [window.poll() for window in windows] == [-signal.SIGTERM]


def test_a_table_that_was_killed_is_started_again_where_it_stood(mocker, capsys):
    ran = mocker.patch.object(play, "_run_window", side_effect=[(0, 9, ["blue"]), (0, 0, ["blue"])])
    mocker.patch.object(play, "SOON_S", 0.0)
    assert play._play_in_window(mocker.sentinel.arguments, mocker.sentinel.file, Seating()) == 0
    assert [call.args[2].resume for call in ran.call_args_list] == [False, True]
    assert ran.call_args.args[2].at == ("blue",), "where its player sat by then"
    assert "The table was killed (signal 9); starting it again." in capsys.readouterr().err


def test_a_table_that_is_killed_at_once_is_given_up_with_a_sentence(mocker, capsys):
    ran = mocker.patch.object(play, "_run_window", return_value=(0, signal.SIGKILL, []))
    code = play._play_in_window(mocker.sentinel.arguments, mocker.sentinel.file, Seating())
    assert code == 128 + signal.SIGKILL
    assert ran.call_count == 1
    assert "The table was killed (signal 9)." in capsys.readouterr().err


def test_a_window_that_was_killed_is_opened_again(daemon, windows, tmp_path, capsys, soon):
    def kill():
        keep_token(tmp_path, "blue", "token")
        windows[0].kill()
        soon(daemon.kill)

    soon(kill)
    keep(daemon, tmp_path)
    assert len(windows) == 2
    assert windows.seats == ["red", "blue"]
    assert "The window was killed; the match runs on." in capsys.readouterr().err


@pytest.mark.parametrize("code", [0, 2])
def test_a_window_that_ends_by_itself_ends_play_with_its_code(daemon, tmp_path, mocker, code):
    ended = (sys.executable, "-c", f"raise SystemExit({code})")
    mocker.patch.object(programs, "start", side_effect=lambda *_: subprocess.Popen(ended))
    assert keep(daemon, tmp_path) == (code, 0)
    assert daemon.poll() is None


def test_ctrl_c_ends_the_window(daemon, windows, tmp_path, soon):
    soon(lambda: os.kill(os.getpid(), signal.SIGINT))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        assert keep(daemon, tmp_path) == (130, 0)
    finally:
        signal.signal(signal.SIGINT, before)
    assert [window.poll() for window in windows] == [-signal.SIGTERM]


def test_a_screen_starts_with_its_signals_waiting_until_it_can_end_in_order(mocker):
    """Else Python prints a traceback when Ctrl-C comes while the screen's program is imported."""
    mocker.patch.object(programs, "_command", return_value=SLEEP)
    mocker.patch.object(programs, "PATIENCE_S", 0.0)
    with ExitStack() as undo:
        screen = programs.start(undo, "display")
        with open(f"/proc/{screen.pid}/status") as status:
            (blocked,) = (line.split()[1] for line in status if line.startswith("SigBlk:"))
    assert screen.returncode == -signal.SIGKILL
    assert int(blocked, 16) == 1 << signal.SIGINT - 1 | 1 << signal.SIGTERM - 1
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == set()


def test_a_signal_that_comes_while_a_screen_starts_leaves_no_screen_behind(mocker):
    """It is raised as the starting ends: before the caller has anything that it could end."""
    mocker.patch.object(programs, "PATIENCE_S", 0.0)
    opened = []

    def opening(*_, **__):
        opened.append(subprocess.Popen(SLEEP))
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)
        return opened[-1]

    mocker.patch.object(programs, "persistently", side_effect=opening)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), ExitStack() as undo:
            programs.start(undo, "display")
    finally:
        signal.signal(signal.SIGINT, before)
    assert [screen.returncode for screen in opened] == [-signal.SIGKILL]
