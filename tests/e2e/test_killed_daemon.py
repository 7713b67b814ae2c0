"""The daemon itself is killed in the middle of a match: what a screen saw, its journal has.

The storm kills faster tables by the hundred; this is `reclaim daemon` with all its devices, in real
time, and what came out of its feed.
"""

import json
import random
import socket
import subprocess
import sys
import time
from itertools import pairwise

import msgspec
import pytest

from controller.record.journal import Journal
from controller.record.playback import Playback
from controller.views import Update
from controller.views.paths import FEED_SOCKET

START_S = 30.0
KILLS = 2

decode = msgspec.json.Decoder(Update).decode


@pytest.fixture
def kill(tmp_path):
    """Start the daemon, kill it after a while, and return every match view that a screen got."""
    rng = random.Random("daemon")

    def killed():
        seating = {"seats": 2, "bots": 2, "level": "sharp", "seed": 1, "resume": True}
        seating["options"] = {"variant": "memory", "per_suitcase": 3, "rounds": 1}
        daemon = subprocess.Popen(
            [
                *(sys.executable, "-m", "controller", "daemon", "--table", "sim"),
                *("--socket", str(tmp_path), "--journal", str(tmp_path / "journal.db")),
                *("--seating", json.dumps(seating)),
            ],
            stderr=subprocess.DEVNULL,
        )
        try:
            with screen_at(tmp_path / FEED_SOCKET) as screen:
                return watch(screen, daemon, rng.uniform(3.0, 5.0))
        finally:
            daemon.kill()
            daemon.wait()

    return killed


def screen_at(path):
    """A client of the feed, as soon as there is one."""
    ends_s = time.monotonic() + START_S
    while True:
        screen = socket.socket(socket.AF_UNIX)
        try:
            screen.connect(str(path))
        except OSError:
            screen.close()
            assert time.monotonic() < ends_s, "the daemon did not start"
            time.sleep(0.02)
        else:
            screen.settimeout(START_S)
            screen.sendall(b'{"type":"Watch"}\n')
            return screen


def watch(screen, daemon, kill_after_s):
    """The matches as they were shown until the daemon was killed."""
    said, kill_s = b"", time.monotonic() + kill_after_s
    while some := screen.recv(65536):
        said += some
        if time.monotonic() >= kill_s:
            daemon.kill()
    views = [decode(line).view for line in said.split(b"\n")[:-1]]
    return [view.match for view in views if view.match is not None]


def recorded(path):
    """The match as it stands after every entry of the journal, from the beginning."""
    with Journal(path) as journal:
        (match,) = journal.matches()
        playback = Playback(match, journal.entries(match.id))
    stages = [playback.view().match]
    while playback.next_s is not None:
        playback.forward()
        stages.append(playback.view().match)
    return stages


def test_what_a_screen_saw_last_is_in_the_journal_and_the_next_daemon_shows_where_it_stands(
    kill, tmp_path
):
    stages, shown_in_all = None, 0
    for _ in range(KILLS):
        shown = kill()
        if stages is not None:
            assert shown[0] == stages[-1], "it goes on from where the journal stood"
        stages = recorded(tmp_path / "journal.db")
        assert shown[-1] in stages, "nothing that was seen is lost"
        shown_in_all += sum(one != other for one, other in pairwise(shown))
    assert shown_in_all >= KILLS, "there was something to lose"
    assert len(stages) > shown_in_all
