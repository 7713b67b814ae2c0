"""`reclaim play` with a window: three processes that end together."""

import os
import signal
import subprocess
import sys
import time

import pytest


def children(pid):
    """The processes that *pid* started, by their command lines."""
    found = {}
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            with open(f"/proc/{entry}/stat") as stat, open(f"/proc/{entry}/cmdline") as line:
                parent, command = int(stat.read().split()[3]), line.read().replace("\0", " ")
        except OSError:
            continue
        if parent == pid:
            found[int(entry)] = command
    return found


def wait_for(condition, seconds=30.0):
    give_up = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < give_up, "waited too long"
        time.sleep(0.05)
    return found


@pytest.fixture
def play(screen):
    """`reclaim play` in a window on the virtual screen."""
    # Other tests choose a video driver that shows nothing; a person does not.
    environment = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    process = subprocess.Popen(
        [sys.executable, "-m", "controller", "play", "--seed", "3"],
        env=environment | {"DISPLAY": screen, "SDL_AUDIODRIVER": "dummy"},
        stderr=subprocess.DEVNULL,
    )
    yield process
    if process.poll() is None:
        process.terminate()
    process.wait()


def test_the_window_may_be_killed_and_play_ends_with_all_its_processes(play):
    def process(name):
        return next((pid for pid, line in children(play.pid).items() if name in line), None)

    window = wait_for(lambda: process("display.window"))
    daemon = wait_for(lambda: process("daemon"))
    time.sleep(1.0)
    os.kill(window, signal.SIGKILL)
    again = wait_for(lambda: ({process("display.window")} - {None, window} or {None}).pop())
    assert process("daemon") == daemon
    play.send_signal(signal.SIGTERM)
    assert play.wait(timeout=20) == 128 + signal.SIGTERM
    for pid in (again, daemon):
        assert not os.path.exists(f"/proc/{pid}")
