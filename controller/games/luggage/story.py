"""What a match of "Where's My Luggage?" has to tell of its players, by its figures
(`statistics`)."""

from collections.abc import Mapping, Sequence
from typing import Any

from controller.games.luggage.state import State
from controller.games.luggage.statistics import results
from controller.match.story import Feat, Values
from controller.match.tablegame import Played

FASTEST = Feat("luggage-story-fastest", 3.0, least=0, lowest=True, unit="seconds")
STREAK = Feat("luggage-story-streak", 5.1, least=3)
LOST = Feat("luggage-story-lost", 3.8)
WRONG = Feat("luggage-story-wrong", 3.4, least=3)
SURE = Feat("luggage-story-sure", 3.3, least=0, lowest=True)
ROUND = Feat("luggage-story-round", 4.7, least=2)


def feats(history: Sequence[Played[Any]], states: Sequence[State]) -> Mapping[Feat, Values]:
    """Return how much each player has done of each; None by the rulebook, where nothing is
    tapped."""
    players = results(history, states[:-1], states[-1]).players
    scores = [player.scores for player in states[-1].players]
    return {
        FASTEST: [min(one.reactions_s, default=None) for one in players],
        STREAK: [one.longest_streak for one in players],
        LOST: [one.lost for one in players],
        WRONG: [one.wrong_looks for one in players],
        SURE: [one.wrong_looks for one in players],
        ROUND: [max(one, default=None) for one in scores],
    }
