"""Tables that are killed at random instants of a match, and what their journals say afterwards."""

import random
import sys

import pytest

from controller.games.catalogue import GAMES
from storm.kills import StormTable


def kill(folder, kills, game, *command):
    """What comes to light when the table that *command* starts is killed so often in *game*."""
    table = StormTable(folder, random.Random("kills"), game, (sys.executable, *command))
    strikes = [table.strike() for _ in range(kills)]
    return {
        what: sum(getattr(strike, what) for strike in strikes)
        for what in ("lost", "doubled", "unreadable", "moves")
    }


@pytest.mark.parametrize("game", GAMES)
def test_whatever_was_seen_is_there_after_every_kill_and_nothing_twice(
    game, tmp_path, matches, capfd
):
    found = kill(tmp_path, matches(4), game, "-m", "storm.table")
    assert found.pop("moves") > 0
    assert found == {"lost": 0, "doubled": 0, "unreadable": 0}, capfd.readouterr().err


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
    found = kill(tmp_path, 4, game, "-m", "storm.broken", breakage)
    assert found[what] > 0, found


def test_the_storm_sees_a_table_that_does_not_start(tmp_path, capfd):
    found = kill(tmp_path, 1, "luggage", "-c", "raise SystemExit('no table today')")
    assert found["unreadable"] == 1
    assert "the table ended by itself: no table today" in capfd.readouterr().err
