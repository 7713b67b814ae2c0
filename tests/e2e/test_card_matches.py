"""Whole matches of the card games between bots: every seed ends, and is the same match again.

    pytest tests/e2e/test_card_matches.py --matches 200

plays two hundred for each number of players.
"""

import os
import subprocess
import sys

import pytest

from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from harness.cardgames import MANNERS, WITH_SPOTS, WITHOUT, everywhere, name_of

LONGEST_S = 4 * 3600.0
SAME_MOVES = 100


def played(manner, players, seed, options, *, file=WITH_SPOTS, level="easy"):
    """Play a match of bots to its end; its state."""
    seating = Seating(players, players, level, seed, manner.slug, options)
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file(file), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(until_s=LONGEST_S, while_=lambda: not opened.match.over)
        assert opened.match.over, f"seed {seed} still runs: {opened.match}"
        return opened.match.state


@pytest.mark.parametrize(("manner", "seats"), everywhere(), ids=name_of)
def test_every_seed_ends_for_every_number_of_players(manner, seats, matches):
    """With the options that people begin with for the most players; a short match for others."""
    rules = manner.spec.rules
    options = {} if len(seats) == rules.players[-1] else manner.options
    for seed in range(matches(1)):
        state = played(manner, len(seats), seed, options)
        assert rules.problems(state) == ()
        assert rules.view(state, None).winners


@pytest.mark.parametrize("level", ["easy", "sharp"])
@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
def test_the_quick_and_the_slow_end_without_spots_too(manner, level):
    state = played(manner, 4, 3, manner.options, file=WITHOUT, level=level)
    assert manner.spec.rules.problems(state) == ()


PROGRAM = """
import sys
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

game, most, *seeds = sys.argv[1:]
for seed in map(int, seeds):
    with (
        Loop(VirtualClock()) as loop,
        open_table(
            load_table_file("sim-spots"), loop, Seating(4, 4, "easy", seed, game), deep=False
        ) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: not opened.match.over and len(opened.match.history) < int(most))
        print(opened.match.history)
"""


@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
def test_the_same_seed_is_the_same_match_whatever_the_order_of_hashes(manner):
    first, again = (
        subprocess.run(
            [sys.executable, "-c", PROGRAM, manner.slug, str(SAME_MOVES), *seeds],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout.splitlines()
        for hash_seed, seeds in (("1", ("7", "8")), ("2", ("7",)))
    )
    assert first[0] == again[0] != first[1]
    assert first[0].count("at_s=") >= SAME_MOVES
