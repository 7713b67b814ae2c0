"""`reclaim play` with a window: three processes that end together."""

import os
import signal
import subprocess
import sys
import time

import pytest

from controller.commands.play import SOON_S
from display import video


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
        stderr=subprocess.PIPE,
        text=True,
    )
    yield process
    if process.poll() is None:
        process.terminate()
    process.communicate()


def test_a_table_that_was_killed_is_started_again_and_its_match_goes_on(play):
    """Else the window would wait for the table for ever."""

    def named(name):
        return next((p for p, line in children(play.pid).items() if name in line), None)

    window = wait_for(lambda: named("-m display "))
    killed = wait_for(lambda: named("daemon"))
    time.sleep(SOON_S)
    os.kill(killed, signal.SIGKILL)
    again = wait_for(lambda: ({named("daemon")} - {None, killed} or {None}).pop())
    wait_for(lambda: ({named("-m display ")} - {None, window} or {None}).pop())
    assert not os.path.exists(f"/proc/{window}")
    play.send_signal(signal.SIGTERM)
    assert play.wait(timeout=20) == 128 + signal.SIGTERM
    assert not os.path.exists(f"/proc/{again}")
    errors = play.stderr.read()
    assert "The table was killed (signal 9); starting it again." in errors
    assert "Traceback" not in errors


def test_a_table_that_is_killed_as_soon_as_it_starts_ends_play_with_a_sentence(play):
    daemon = wait_for(
        lambda: next((p for p, of in children(play.pid).items() if "daemon" in of), 0)
    )
    os.kill(daemon, signal.SIGKILL)
    assert play.wait(timeout=20) == 128 + signal.SIGKILL
    errors = play.stderr.read()
    assert "`reclaim play` offers the match again" in errors
    assert "Traceback" not in errors


@pytest.mark.parametrize("after_s", [0.0, 2.0])
def test_ctrl_c_ends_play_and_its_window_without_a_traceback(play, after_s):
    """A terminal sends SIGINT to all of its processes at once."""
    window = wait_for(lambda: next(iter(children(play.pid)), None) and children(play.pid))
    wait_for(lambda: any("-m display " in line for line in children(play.pid).values()))
    time.sleep(after_s)
    for pid in (play.pid, *children(play.pid)):
        os.kill(pid, signal.SIGINT)
    assert play.wait(timeout=20) == 130
    assert not any(os.path.exists(f"/proc/{pid}") for pid in window)
    assert "Traceback" not in play.stderr.read()


def test_an_x_server_that_dies_ends_play_with_a_sentence_of_ours(play):
    wait_for(lambda: any("-m display " in line for line in children(play.pid).values()))
    time.sleep(2.0)
    (server,) = (pid for pid, line in children(os.getpid()).items() if "Xvfb" in line)
    os.kill(server, signal.SIGKILL)
    assert play.wait(timeout=20) == video.CANNOT
    assert play.stderr.read() == video.SERVER_ENDED


def test_the_window_may_be_killed_and_play_ends_with_all_its_processes(play):
    def process(name):
        return next((pid for pid, line in children(play.pid).items() if name in line), None)

    window = wait_for(lambda: process("-m display "))
    daemon = wait_for(lambda: process("daemon"))
    time.sleep(1.0)
    os.kill(window, signal.SIGKILL)
    again = wait_for(lambda: ({process("-m display ")} - {None, window} or {None}).pop())
    assert process("daemon") == daemon
    play.send_signal(signal.SIGTERM)
    assert play.wait(timeout=20) == 128 + signal.SIGTERM
    for pid in (again, daemon):
        assert not os.path.exists(f"/proc/{pid}")
