"""A match is played, spec, given away, taken in elsewhere and shown again: all by command."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

RECORDING = Path(__file__).resolve().parent.parent / "recordings" / "luggage-reduced-2.jsonl"


@pytest.fixture
def reclaim(tmp_path):
    """Run `reclaim` in a folder of its own; its output."""

    def run(*arguments):
        finished = subprocess.run(
            [sys.executable, "-m", "controller", *arguments],
            capture_output=True,
            text=True,
            timeout=120,
            cwd=tmp_path,
            check=False,
        )
        assert finished.returncode == 0, finished.stderr
        return finished.stdout

    return run


def test_a_match_goes_from_one_journal_into_another_and_is_shown_there(reclaim, tmp_path):
    match = ("--players", "2", "--reduced", "--option", "rounds=1", "--seed", "7")
    here, there = ("--journal", "here.db"), ("--journal", "there.db")
    played = json.loads(reclaim("play", "--fast", "--json", *match, *here))
    (listed,) = json.loads(reclaim("history", "--json", *here))["matches"]
    assert listed["players"] == listed["bots"] == played["players"]
    assert (listed["status"], listed["moves"]) == ("finished", played["moves"])
    reclaim("export", "1", "-o", "match.jsonl", *here)
    assert reclaim("import", "match.jsonl", *there) == "match.jsonl is now match 1.\n"
    assert json.loads(reclaim("history", "--json", *there)) == {"matches": [listed]}
    assert reclaim("export", "1", "-o", "-", *there) == (tmp_path / "match.jsonl").read_text()
    shown = reclaim("replay", "1", "--json", *there)
    assert shown == reclaim("replay", "match.jsonl", "--json")
    last = json.loads(shown.splitlines()[-1])["match"]
    assert {p["seat"]: sum(p["scores"]) for p in last["players"]} == listed["totals"]
    assert last["winners"] == listed["winners"]


@pytest.fixture
def replay(screen):
    """`reclaim replay` in a window on the virtual screen."""
    # Other tests choose a video driver that shows nothing; a person does not.
    environment = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    process = subprocess.Popen(
        [sys.executable, "-m", "controller", "replay", str(RECORDING), "--speed", "100"],
        env=environment | {"DISPLAY": screen, "SDL_AUDIODRIVER": "dummy"},
    )
    yield process
    if process.poll() is None:
        process.terminate()
    process.wait()


def window_of(replay):
    """The process of its window, when that is there."""
    give_up_s = time.monotonic() + 30.0
    children = Path(f"/proc/{replay.pid}/task/{replay.pid}/children")
    while True:
        assert time.monotonic() < give_up_s, "no window was opened"
        for child in children.read_text().split():
            if b"--connect" in Path(f"/proc/{child}/cmdline").read_bytes():
                return int(child)
        time.sleep(0.05)


def test_the_window_ends_the_replay_when_it_is_closed(replay):
    os.kill(window_of(replay), signal.SIGTERM)
    assert replay.wait(timeout=20) == 128 + signal.SIGTERM


def test_ending_the_replay_closes_the_window(replay):
    window = window_of(replay)
    replay.send_signal(signal.SIGTERM)
    assert replay.wait(timeout=20) == 128 + signal.SIGTERM
    assert not Path(f"/proc/{window}").exists()
