"""Daemon and clients as processes of their own: either may be killed and started again."""

import json
import os
import signal
import socket
import stat
import subprocess
import sys
import time
from contextlib import contextmanager

import pytest

from controller.views.paths import FEED_SOCKET, HANDS_SOCKET, read_token


def wait_for(condition, seconds=20.0):
    give_up = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < give_up, "waited too long"
        time.sleep(0.02)
    return found


class Watcher:
    """A client of the feed."""

    def __init__(self, path, hello):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(20.0)
        self.socket.connect(str(path))
        self.file = self.socket.makefile("rb")
        self.socket.sendall(json.dumps(hello).encode() + b"\n")

    def next(self):
        return json.loads(self.file.readline())

    def until(self, condition):
        while not condition(message := self.next()):
            pass
        return message

    def close(self):
        self.file.close()
        self.socket.close()


def program(*arguments, **options):
    """`reclaim` as a process of its own, in a window that nobody sees."""
    unseen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return subprocess.Popen(
        [sys.executable, "-m", "controller", *map(str, arguments)],
        env=os.environ | unseen,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )


def token_of(folder, seat):
    return wait_for(lambda: read_token(folder, seat))


@contextmanager
def playing(folder):
    """A daemon of the simulated table in which two bots play."""
    process = start(folder, seats=2, bots=2)
    yield process
    if process.poll() is None:
        process.terminate()
    process.wait()
    process.stderr.close()


@pytest.fixture
def daemon(tmp_path):
    """One that a test may end."""
    with playing(tmp_path) as process:
        yield process


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """The folder of one that goes on, whatever comes and goes at its sockets."""
    folder = tmp_path_factory.mktemp("table")
    with playing(folder) as process:
        yield folder
        assert process.poll() is None


def start(folder, **seating):
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "controller", "daemon", "--table", "sim-spots"),
            *("--socket", str(folder), "--journal", str(folder / "journal.db")),
            *("--seating", json.dumps(seating)),
        ],
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for(lambda: (folder / HANDS_SOCKET).exists() or process.poll() is not None)
    return process


def test_a_daemon_serves_screens_and_hands(daemon, tmp_path):
    screen = Watcher(tmp_path / FEED_SOCKET, {"type": "Watch"})
    assert screen.next()["view"]["simulated"] is True
    screen.until(lambda update: update["view"]["match"]["tiles_found"] > 2)
    screen.close()
    hands = Watcher(tmp_path / HANDS_SOCKET, {"type": "Sit", "seat": "green"})
    assert hands.next()["type"] == "Seated"
    assert hands.next()["seat"] == "green"
    hands.close()
    bots = Watcher(tmp_path / HANDS_SOCKET, {"type": "Sit", "seat": "red"})
    assert bots.next()["type"] == "Refused"
    bots.close()


def test_killing_a_screen_leaves_the_match_running_and_a_new_one_shows_it_at_once(daemon, tmp_path):
    def display(picture):
        return subprocess.Popen(
            [
                *(sys.executable, "-m", "display", "--connect", str(tmp_path / FEED_SOCKET)),
                *(() if picture is None else ("--png", str(picture))),
            ],
            env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
            stdout=subprocess.DEVNULL,
        )

    watched = Watcher(tmp_path / FEED_SOCKET, {"type": "Watch"})
    before = watched.next()["view"]["at_s"]
    killed = display(None)
    time.sleep(1.0)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    assert daemon.poll() is None
    assert watched.until(lambda u: u["view"]["at_s"] > before + 1.0)
    watched.close()
    picture = tmp_path / "screen.png"
    assert display(picture).wait(timeout=30) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_daemon_in_order(daemon, tmp_path, ending):
    daemon.send_signal(ending)
    assert daemon.wait(timeout=10) == 0
    assert "Traceback" not in daemon.stderr.read()
    assert not (tmp_path / FEED_SOCKET).exists()


# ---- who sits where ----------------------------------------------------------------------------


def test_a_window_that_was_killed_comes_back_to_its_seat(daemon, tmp_path):
    sitting = ("table", "--connect", tmp_path, "--seat", "green")
    first = program(*sitting)
    # It may not have shown yet that the token has come: then the next one gets another.
    token_of(tmp_path, "green")
    first.kill()
    first.communicate()
    again = program(*sitting)
    wait_for(lambda: "-m\0display" in cmdline(again.pid))
    with pytest.raises(subprocess.TimeoutExpired):
        again.wait(timeout=3)
    assert token_of(tmp_path, "green")
    again.terminate()
    assert again.wait(timeout=20) == 128 + signal.SIGTERM
    assert again.communicate()[1] == ""


@pytest.mark.parametrize(
    ("seat", "says"), [("yellow", "somebody else sits at"), ("red", "a bot sits at")]
)
def test_a_seat_that_is_not_to_be_had_is_refused_in_a_sentence(table, seat, says):
    somebody = Watcher(table / HANDS_SOCKET, {"type": "Sit", "seat": "yellow"})
    somebody.next()
    window = program("table", "--connect", table, "--seat", seat)
    errors = window.communicate(timeout=20)[1]
    assert window.returncode == 2
    assert f"{says} the seat '{seat}'" in errors
    assert errors.count("\n") == 1
    somebody.close()


def test_two_windows_at_one_table_sit_at_two_seats(daemon, tmp_path):
    windows = [
        program("table", "--connect", tmp_path, "--seat", seat) for seat in ("green", "yellow")
    ]
    tokens = {token_of(tmp_path, seat) for seat in ("green", "yellow")}
    assert len(tokens) == 2
    for window in windows:
        window.terminate()
        window.communicate()


def test_no_token_stands_in_any_command_line_or_log(daemon, tmp_path):
    window = program("table", "--connect", tmp_path, "--seat", "green")
    token = token_of(tmp_path, "green")
    for process in (window, daemon):
        with open(f"/proc/{process.pid}/cmdline") as line:
            assert token not in line.read()
    window.terminate()
    daemon.terminate()
    assert token not in window.communicate()[1] + daemon.communicate()[1]


def test_only_this_user_reaches_the_sockets(table):
    for name in (FEED_SOCKET, HANDS_SOCKET):
        assert stat.S_IMODE((table / name).stat().st_mode) & 0o077 == 0


def test_a_daemon_makes_no_sockets_where_others_may_write(tmp_path):
    tmp_path.chmod(0o777)
    done = subprocess.run(
        [
            *(sys.executable, "-m", "controller", "daemon", "--table", "sim"),
            *("--socket", str(tmp_path), "--journal", str(tmp_path / "journal.db")),
        ],
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert done.returncode == 2
    assert "others than the owner may write to the folder" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", [("display", FEED_SOCKET), ("table", "")])
def test_a_screen_does_not_believe_a_table_that_others_may_have_put_there(table, command):
    name, socket_name = command
    table.chmod(0o777)
    try:
        shown = program(name, "--connect", table / socket_name)
        errors = shown.communicate(timeout=20)[1]
    finally:
        table.chmod(0o700)
    assert shown.returncode == 2
    assert "others than the owner may write to the folder" in errors
    assert "Traceback" not in errors


# ---- how they end ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "ending", "after_s"),
    [
        (("display", FEED_SOCKET), signal.SIGTERM, 0.3),
        (("display", FEED_SOCKET), signal.SIGINT, 2.0),
        (("table", "", "--seat", "green"), signal.SIGINT, 0.3),
        (("table", "", "--seat", "white"), signal.SIGTERM, 2.0),
    ],
)
def test_a_signal_ends_a_screen_with_its_window(table, command, ending, after_s):
    """One process, from its first moment on: nothing stays behind, and no traceback is printed.
    At seats of their own: the first one may end before it has kept what lets it come back."""
    name, socket_name, *seat = command
    shown = program(name, "--connect", table / socket_name, *seat)
    wait_for(lambda: "-m\0display" in cmdline(shown.pid))
    time.sleep(after_s)
    assert children(shown.pid) == []
    shown.send_signal(ending)
    errors = shown.communicate(timeout=20)[1]
    assert errors == ""
    assert shown.returncode == 128 + ending


def cmdline(pid):
    with open(f"/proc/{pid}/cmdline") as line:
        return line.read()


def children(pid):
    with open(f"/proc/{pid}/task/{pid}/children") as line:
        return line.read().split()


def test_a_second_daemon_at_the_same_place_is_refused_in_a_sentence(table, tmp_path):
    second = subprocess.run(
        [
            *(sys.executable, "-m", "controller", "daemon", "--table", "sim"),
            *("--socket", str(table), "--journal", str(tmp_path / "another.db")),
        ],
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert second.returncode == 2
    assert "another table is already running at" in second.stderr
    assert "Traceback" not in second.stderr


def test_a_daemon_whose_lifeline_ends_does_not_stay_behind(tmp_path):
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "controller", "daemon", "--table", "sim"),
            *("--socket", str(tmp_path), "--lifeline", str(reading)),
        ],
        pass_fds=[reading],
        stderr=subprocess.DEVNULL,
    )
    os.close(reading)
    wait_for(lambda: (tmp_path / FEED_SOCKET).exists())
    os.close(writing)
    assert process.wait(timeout=10) == 0
