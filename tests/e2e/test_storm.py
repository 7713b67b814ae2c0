"""Tables that are killed at random instants of a match, and what their journals say afterwards.

`reclaim bench storm --kills 500` does the same for longer.
"""

import json
import random
import sys
from pathlib import Path

import pytest

from bench.storm import StormTable
from controller.cli import main

BROKEN = Path(__file__).with_name("broken_storm_table.py")


def kill(folder, kills, game, *command):
    """What comes to light when the table that *command* starts is killed so often in *game*."""
    table = StormTable(folder, random.Random("kills"), game, (sys.executable, *command))
    strikes = [table.strike() for _ in range(kills)]
    return {
        what: sum(getattr(strike, what) for strike in strikes)
        for what in ("lost", "doubled", "unreadable", "moves")
    }


def test_whatever_was_seen_is_there_after_every_kill_and_nothing_twice(capsys):
    """The bench, as it is called, with fewer kills."""
    assert main(["bench", "storm", "--kills", "14", "--json"]) == 0
    said = capsys.readouterr()
    result = json.loads(said.out)
    assert (result["kills"], result["seed"]) == (14, 1)
    assert (result["lost"], result["doubled"], result["unreadable"]) == (0, 0, 0), said.err
    assert result["resumed"] > 3
    assert result["moves"] > 20
    assert 0 < result["resume_s"]["median"] <= result["resume_s"]["max"]
    assert result["medium"]
    assert sum(of["kills"] for of in result["games"].values()) > 10
    assert all(of["matches"] > 0 for of in result["games"].values())


@pytest.mark.parametrize(
    ("breakage", "what", "game"),
    [
        ("effects_leave_before_the_commit", "lost", "luggage"),
        ("moves_are_written_twice", "doubled", "captain-bluff"),
        ("every_third_move_is_not_written", "unreadable", "luggage"),
        ("the_last_move_is_not_resumed", "lost", "captain-bluff"),
    ],
)
def test_the_storm_sees_a_table_where(breakage, what, game, tmp_path, capfd):
    found = kill(tmp_path, 4, game, str(BROKEN), breakage)
    assert found[what] > 0, found


def test_the_storm_sees_a_table_that_does_not_start(tmp_path, capfd):
    found = kill(tmp_path, 1, "luggage", "-c", "raise SystemExit('no table today')")
    assert found["unreadable"] == 1
    assert "the table ended by itself: no table today" in capfd.readouterr().err
