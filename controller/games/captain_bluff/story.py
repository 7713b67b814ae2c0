"""What a match of Captain Bluff has to tell of its players, all of it seen by everybody: a bluff
that nobody called stays a secret after the match, too (G-5)."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from controller.games.captain_bluff.pieces import Check, Place, TakeBack
from controller.games.captain_bluff.state import State
from controller.match.story import CAUGHT, DOUBTED, SAW_THROUGH, Feat, Values
from controller.match.tablegame import Played

SHED = Feat("captain-bluff-story-shed", 5.2, least=3)
TOOK = Feat("captain-bluff-story-took", 5.2, least=4)
LOOKS = Feat("captain-bluff-story-looks", 4.4, least=2)


def feats(history: Sequence[Played[Any]], states: Sequence[State]) -> Mapping[Feat, Values]:
    """Return how much each player has done of each."""
    players = len(states[-1].seats)
    counts = {one: [0.0] * players for one in (SAW_THROUGH, CAUGHT, DOUBTED, TOOK, LOOKS)}
    laid: dict[tuple[int, int], int] = {}
    """How many cards each player laid in each turn."""
    for (before, after), played in zip(pairwise(states), history, strict=True):
        match played.move:
            case Check(player):
                counts[LOOKS][player] += 1
            case Place(player):
                laid[player, after.turn] = laid.get((player, after.turn), 0) + 1
            case TakeBack(player) if before.phase == "placing":
                laid[player, after.turn] = laid.get((player, after.turn), 0) - 1
        called = after.called
        if called is not None and called is not before.called:
            caught = called.loser == called.placer
            counts[SAW_THROUGH if caught else DOUBTED][called.caller] += 1
            counts[CAUGHT][called.placer] += caught
            took = after.hands[called.loser].bit_count() - before.hands[called.loser].bit_count()
            counts[TOOK][called.loser] = max(counts[TOOK][called.loser], took)
    shed = [
        max((count for (who, _), count in laid.items() if who == player), default=0)
        for player in range(players)
    ]
    return {**counts, SHED: shed}
