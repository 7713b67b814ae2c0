"""How long a bot ponders before it acts: as people do, and by what everybody sees alone.

Of a bot that ponders over a good hand for longer than over a bad one, people would learn to read
its clock. So how long it takes is drawn from one distribution, a lognormal one, whose median
follows from the phase, which everybody sees, and from how many cards its seat holds, which
everybody can count. The luck is that of the seat and of the moment, and not that of its decisions.
"""

import math
import random
from collections.abc import Mapping

from controller.views import TableView

SPREAD = 0.45
"""The standard deviation of the logarithm: one decision of six takes 1.6 times the median."""

SHORTEST, LONGEST = 0.4, 2.5
"""Of the median: nobody waits for longer than that."""

NO_CARDS, EACH_CARD = 0.82, 0.03
"""By how much the median counts for a seat without cards, and how much more for each card."""

USUAL_CARDS, MOST_CARDS = 6, 12
"""As many where a game does not say so; and more than that are not looked through one by one."""


def ponders_s(seat: str, view: TableView, median_s: float, phases: Mapping[str, float]) -> float:
    """How long the bot at *seat* ponders from now on, when it is asked to act.

    *median_s* is its median, and *phases* say by how much that counts in a phase of the game;
    where they say nothing, by 1. Nothing in the view that is its seat's alone is read.
    """
    match = view.match
    assert match is not None, "there is something to ponder over"
    players = {player.seat: player for player in match.players}
    cards = min(getattr(players.get(seat), "cards", USUAL_CARDS), MOST_CARDS)
    weight = phases.get(match.phase, 1.0) * (NO_CARDS + EACH_CARD * cards)
    drawn = math.exp(random.Random(f"{seat}/{view.at_s}").gauss(0.0, SPREAD))
    return median_s * weight * min(max(drawn, SHORTEST), LONGEST)
