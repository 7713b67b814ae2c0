"""Clients that mean no good, at a daemon as a process of its own: the match must not notice."""

import json
import subprocess
import sys
import time
from contextlib import contextmanager

import pytest

from bench.hostile import KINDS, harassed
from controller.record.journal import Journal, standing_moves
from controller.views.paths import FEED_SOCKET
from display.feed import FeedClient

MOVES = 3
"""How many are made while hostile clients are there; how long that takes is said by `reclaim bench
abuse`."""
PATIENCE_S = 300.0
"""A match that takes longer stands still, on any computer."""


@contextmanager
def daemon(folder):
    """A daemon of the simulated table in which four bots play."""
    seating = {"seats": 4, "bots": 4, "level": "sharp", "seed": 3}
    seating["options"] = {"variant": "memory"}
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "controller", "daemon", "--table", "sim"),
            *("--socket", str(folder), "--journal", str(folder / "journal.db")),
            *("--seating", json.dumps(seating)),
        ],
        stderr=subprocess.PIPE,
        text=True,
    )
    assert shown(folder) is not None
    yield process
    process.terminate()
    process.communicate()


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """The folder of one that goes on to play, and its process."""
    folder = tmp_path_factory.mktemp("played")
    with daemon(folder) as process:
        yield folder, process


def shown(folder):
    """What a screen that comes now is shown; None if nothing."""
    give_up_s = time.monotonic() + PATIENCE_S
    with FeedClient(folder / FEED_SOCKET) as screen:
        while time.monotonic() < give_up_s:
            update = screen.poll()
            if update is not None:
                return update
            time.sleep(1 / 30)
    return None


def moves(folder):
    with Journal(folder / "journal.db") as journal:
        (match,) = journal.matches()
        return len(standing_moves(journal.entries(match.id)))


def plays_on(folder):
    """Wait until some moves are made, and a screen gets in meanwhile."""
    before, give_up_s = moves(folder), time.monotonic() + PATIENCE_S
    while moves(folder) < before + MOVES:
        assert shown(folder) is not None, "a screen gets in"
        assert time.monotonic() < give_up_s, "the match goes on"


@pytest.mark.parametrize("kinds", [*((kind,) for kind in KINDS), tuple(KINDS)], ids="+".join)
def test_bots_play_on_and_a_screen_gets_in_while_hundreds_harass_the_sockets(played, kinds):
    folder, process = played
    with harassed(folder, 300, kinds=kinds) as hostile:
        plays_on(folder)
        assert hostile.poll() is None
        assert process.poll() is None


def test_the_daemons_log_does_not_fill_the_disk(tmp_path):
    with daemon(tmp_path) as process:
        with harassed(tmp_path, 300, kinds=("garbage", "connect-and-drop", "hands-flood")):
            plays_on(tmp_path)
        process.terminate()
        assert len(process.stderr.read().splitlines()) < 10
