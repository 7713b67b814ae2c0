"""How a command ends that cannot go on: its output gone, Ctrl-C, SIGTERM; with no traceback."""

import os
import signal
import subprocess
import sys
import time

import pytest

RECLAIM = (sys.executable, "-m", "controller")
A_MATCH = ("play", "--fast", "--seed", "3", "--option", "rounds=1")


def run(*arguments, **how):
    how = {"stderr": subprocess.PIPE, "timeout": 60, "check": False, **how}
    return subprocess.run([*RECLAIM, *arguments], **how)


@pytest.fixture(scope="module")
def match(tmp_path_factory):
    """A journal with a match."""
    journal = str(tmp_path_factory.mktemp("match") / "journal.db")
    assert run(*A_MATCH, "--json", "--journal", journal, stdout=subprocess.DEVNULL).returncode == 0
    return ("--journal", journal)


@pytest.fixture
def played(match, tmp_path, monkeypatch):
    """That journal, and a folder of its own to write to."""
    monkeypatch.chdir(tmp_path)
    return match


# ---- output that goes nowhere --------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        (*A_MATCH, "--json"),
        ("history",),
        ("replay", "1", "--json"),
        ("export", "1", "-o", "-"),
        ("bench", "twin", "--quick", "--json"),
    ],
    ids=lambda command: command[0],
)
def test_a_full_disk_behind_the_output_is_one_sentence(played, command):
    journal = () if command[0] == "bench" else played
    with open("/dev/full", "wb") as full:
        ended = run(*command, *journal, stdout=full)
    assert ended.stderr.decode() == (
        "reclaim: the output cannot be written: No space left on device.\n"
    )
    assert ended.returncode == 2


def test_a_reader_that_has_read_enough_ends_the_command_in_silence(played):
    with subprocess.Popen(
        [*RECLAIM, "replay", "1", "--json", *played],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as replay:
        assert replay.stdout.readline().startswith(b"{")
        replay.stdout.close()
        assert replay.wait(60) == 128 + signal.SIGPIPE
        assert replay.stderr.read() == b""


def test_help_for_nobody_ends_in_silence():
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as nobody:
        ended = run("play", "--help", stdout=nobody)
    assert (ended.returncode, ended.stderr) == (128 + signal.SIGPIPE, b"")


def test_a_match_is_played_although_its_picture_has_no_folder(tmp_path):
    (tmp_path / "out").write_text("in the way")
    ended = run("play", "--deep", "--seed", "3", "--players", "2", "--variant", "memory",
                stdout=subprocess.PIPE, cwd=tmp_path)  # fmt: skip
    assert ended.returncode == 0
    assert "There is no picture: out: File exists." in ended.stderr.decode()
    assert "winner" in ended.stdout.decode()
    assert (tmp_path / "out").read_text() == "in the way"


# ---- told to end ---------------------------------------------------------------------------------

LONG = {
    "a match in real time": ("play", "--headless", "--seed", "3"),
    "a bench in this process": ("bench", "rules"),
    "a bench in several": ("bench", "matches", "--seeds", "50", "--game", "luggage"),
}


@pytest.mark.parametrize("after_s", [0.3, 0.8, 1.5])
@pytest.mark.parametrize("command", LONG.values(), ids=LONG)
def test_ctrl_c_ends_every_process_without_a_traceback(tmp_path, command, after_s):
    ended, said = told(signal.SIGINT, command, after_s, tmp_path)
    # While it was still being imported, the program died of the signal as any other does.
    assert ended in (128 + signal.SIGINT, -signal.SIGINT)
    assert "Traceback" not in said
    assert "KeyboardInterrupt" not in said


@pytest.mark.parametrize("command", LONG.values(), ids=LONG)
def test_sigterm_ends_it_too(tmp_path, command):
    ended, said = told(signal.SIGTERM, command, 1.5, tmp_path)
    assert ended == 128 + signal.SIGTERM
    assert "Traceback" not in said


def told(number, command, after_s, folder):
    """Send a signal as a terminal (Ctrl-C: to the whole group) or as `kill` does."""
    process = subprocess.Popen(
        [*RECLAIM, *command],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        cwd=folder,
        start_new_session=True,
    )
    time.sleep(after_s)
    (os.killpg if number == signal.SIGINT else os.kill)(process.pid, number)
    said = process.communicate(timeout=30)[1].decode()
    assert gone_within(10.0, process.pid)
    return process.returncode, said


def gone_within(limit_s, group):
    """Whether no process of the group is left; multiprocessing's own end a moment later."""
    until_s = time.monotonic() + limit_s
    while time.monotonic() < until_s:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
