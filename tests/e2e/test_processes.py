"""Daemon and clients as processes of their own: either may be killed and started again."""

import json
import os
import signal
import socket
import subprocess
import sys
import time

import pytest

from controller.views.paths import FEED_SOCKET, HANDS_SOCKET


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


@pytest.fixture
def daemon(tmp_path):
    """A daemon of the simulated table in which two bots play."""
    process = start(tmp_path, seats=2, bots=2)
    yield process
    if process.poll() is None:
        process.terminate()
    process.wait()
    process.stderr.close()


def start(folder, **seating):
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "controller", "daemon", "--table", "sim"),
            *("--socket", str(folder), "--seating", json.dumps(seating)),
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
    hands = Watcher(tmp_path / HANDS_SOCKET, {"type": "Sit", "seat": "red"})
    assert hands.next()["seat"] == "red"
    hands.close()


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


def test_a_second_daemon_at_the_same_place_is_refused_in_a_sentence(daemon, tmp_path):
    second = subprocess.run(
        [
            *(sys.executable, "-m", "controller", "daemon", "--table", "sim"),
            *("--socket", str(tmp_path), "--journal", str(tmp_path / "another.db")),
        ],
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert second.returncode == 2
    assert "another table is already running at" in second.stderr
    assert "Traceback" not in second.stderr
    assert daemon.poll() is None


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
