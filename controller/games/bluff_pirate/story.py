"""What a match of Bluff Pirate has to tell of its players, all of it seen by everybody: no vote
that was not shown (BP-6)."""

from collections.abc import Mapping, Sequence
from typing import Any

from controller.games.bluff_pirate.pieces import Boarded, Placed
from controller.games.bluff_pirate.state import State
from controller.match.story import CAUGHT, DOUBTED, LIAR, SAW_THROUGH, Feat, Values
from controller.match.tablegame import Played

HONEST = Feat("bluff-pirate-story-honest", 5.2, least=2)
ROBBED = Feat("bluff-pirate-story-robbed", 8.5)
ROBS = Feat("bluff-pirate-story-robs", 8.7)


def feats(history: Sequence[Played[Any]], states: Sequence[State]) -> Mapping[Feat, Values]:
    """Return how much each player has done of each."""
    last = states[-1]
    kinds = (LIAR, SAW_THROUGH, CAUGHT, DOUBTED, HONEST, ROBBED, ROBS)
    counts = {one: [0.0] * len(last.seats) for one in kinds}
    for event in last.history:
        match event:
            case Placed(player, voter=voter, doubted=True, bluff=True):
                counts[CAUGHT][player] += 1
                counts[SAW_THROUGH][voter] += 1
            case Placed(player, bluff=True):
                counts[LIAR][player] += 1
            case Placed(player, voter=voter, doubted=doubted):
                counts[HONEST][player] += 1
                counts[DOUBTED][voter] += doubted
            case Boarded(player, target=target, stolen=stolen):
                counts[ROBS][player] += len(stolen)
                counts[ROBBED][target] += len(stolen)
    return dict(counts)
