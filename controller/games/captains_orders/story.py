"""What a match of Captain's Orders has to tell of its players. All hands were shown at the end of
each round."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from controller.games.captains_orders.pieces import (
    CARD_COUNT,
    RANK,
    Belay,
    Discover,
    Follow,
    Give,
    Pass,
    PlayOrder,
)
from controller.games.captains_orders.state import State, points
from controller.match.story import Feat, Values
from controller.match.tablegame import Played
from controller.rules.sets import members

UNMASKS = Feat("captains-orders-story-unmasks", 22.0)
ACCUSES = Feat("captains-orders-story-accuses", 22.0)
CAPTAIN = Feat("captains-orders-story-captain", 11.0)
ORDERS = Feat("captains-orders-story-orders", 7.3, least=2)
BELAYS = Feat("captains-orders-story-belays", 7.3)
GAVE = Feat("captains-orders-story-gave", 5.5, least=2)
RICH = Feat("captains-orders-story-rich", 5.5)

HAND = Feat("captains-orders-story-hand", 1.0, least=0)
HIGHEST = Feat("captains-orders-story-highest", 1.0, least=0)
LOWEST = Feat("captains-orders-story-lowest", 1.0, least=0)

_COUNTED = {PlayOrder: ORDERS, Belay: BELAYS, Pass: GAVE, Give: GAVE, Follow: GAVE}


def feats(history: Sequence[Played[Any]], states: Sequence[State]) -> Mapping[Feat, Values]:
    """Return how much each player has done of each."""
    kinds = (UNMASKS, ACCUSES, CAPTAIN, ORDERS, BELAYS, GAVE, RICH)
    counts = {one: [0.0] * len(states[-1].seats) for one in kinds}
    for before, state in pairwise(states):
        if len(state.won) == len(before.won):
            continue
        for event in state.history:
            feat = _COUNTED.get(type(event))
            if feat is not None:
                counts[feat][event.player] += 1
        ended = state.history[-1] if state.history else None
        if isinstance(ended, Discover):
            right = state.captains >> ended.accused & 1
            counts[UNMASKS if right else ACCUSES][ended.player] += 1
        for player, hand in enumerate(state.hands):
            counts[CAPTAIN][player] += state.captains >> player & 1
            counts[RICH][player] = max(counts[RICH][player], points(hand))
    return dict(counts)


def reserve(states: Sequence[State]) -> Mapping[Feat, Values]:
    """Return what may be said of anybody with cards: even of those who never came to act."""
    hands = [
        [RANK[card] for card in members(hand) if card < CARD_COUNT] for hand in states[-1].hands
    ]
    return {
        HAND: [sum(hand) if hand else None for hand in hands],
        HIGHEST: [max(hand, default=None) for hand in hands],
        LOWEST: [min(hand, default=None) for hand in hands],
    }
