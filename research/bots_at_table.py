"""Bots that act on what they see of the table, for `research.bots`: matches on the fast twin.

Where bots decide from a view and the moves on offer, matches are played on bare rules instead: that
is quicker. Here hands count, too, and only levels can be measured.
"""

import random
from collections.abc import Sequence

from bench.bot_matches import LONGEST_S, TABLES
from controller.games.catalogue import game_named
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from research.gathering import Outcome


def play(game: str, levels: Sequence[str], place: int, deal: str) -> Outcome:
    """Play a match of bots of these *levels*, by their places, to its end; what the one at *place*
    has won. The same *deal* is the same match."""
    seed = random.Random(deal).getrandbits(32)
    seating = Seating(len(levels), len(levels), seed=seed, game=game, levels=tuple(levels))
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file(TABLES["no_spots"]), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(until_s=LONGEST_S, while_=lambda: not opened.match.over)
        match, rules = opened.match, game_named(game).rules
        assert match.over, f"the match {deal} of {game} does not end"
        winners = rules.view(match.state, None).winners
        mine = match.seats[place] in winners
        return Outcome(1 / len(winners) if mine else 0.0, len(winners))
