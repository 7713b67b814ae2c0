"""A bot for Captain's Orders: it guesses who holds the lowest card, and acts as its role asks.

It draws hands at random that fit all that its seat has seen, and counts in how many of them each
player is the Captain. A Captain sheds cards and keeps the lowest for the end; a Mutineer gathers
points, and accuses whoever is the Captain often enough.
"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from controller.games.captains_orders.moves import (
    Accept,
    Ask,
    Belay,
    Discard,
    Discover,
    Follow,
    Give,
    Move,
    Pass,
    PlayOrder,
)
from controller.games.captains_orders.pieces import CARD_COUNT, RANKS, rank
from controller.views import CaptainsOrdersView

SAMPLES = 40
"""Draws of all hands for one decision: a share of them is right to about 0.08."""

SURE = 0.55
"""Somebody is accused who is the Captain in that share of them; early in a round it takes more."""

_HIDDEN = ("pass", "give", "discard", "follow")
"""Acts in which a card leaves a hand that only some have seen."""


def decide(view: Any, moves: Sequence[Move], rng: random.Random) -> Move | None:
    """The move that this seat makes; nothing but its *view* and the *moves* offered to it tell it
    anything."""
    if not isinstance(view, CaptainsOrdersView) or view.secrets is None:
        return None
    captain = captains(view, rng)
    me = view.secrets.seat
    accused = _accused(view, moves, captain)
    if accused is not None:
        return accused
    offered = [move for move in moves if not isinstance(move, Discover)]
    if not offered:
        return rng.choice(list(moves))
    weigh = _as_captain if captain[me] >= 0.5 else _as_mutineer
    best = max(weigh(view, move) for move in offered)
    return rng.choice([move for move in offered if weigh(view, move) == best])


def captains(view: CaptainsOrdersView, rng: random.Random) -> dict[str, float]:
    """Seat -> in which share of hands drawn at random it is a Captain."""
    assert view.secrets is not None, "only a seat that plays has something to guess from"
    me, own = view.secrets.seat, view.secrets.hand
    held = known(view)
    pool = Counter({number: number for number in RANKS})
    pool.subtract(own)
    for cards in held.values():
        pool.subtract(cards)
    pool.subtract(gone(view))
    unseen = [number for number, count in pool.items() for _ in range(max(0, count))]
    others = [player for player in view.players if player.seat != me]
    found: Counter[str] = Counter()
    for _ in range(SAMPLES):
        rng.shuffle(unseen)
        lowest, at = {me: min(own, default=RANKS.stop)}, 0
        for player in others:
            cards = held.get(player.seat, ())
            more = player.cards - len(cards)
            lowest[player.seat] = min((*cards, *unseen[at : at + more]), default=RANKS.stop)
            at += more
        least = min(lowest.values())
        found.update(seat for seat, number in lowest.items() if number == least)
    return {player.seat: found[player.seat] / SAMPLES for player in view.players}


def known(view: CaptainsOrdersView) -> dict[str, tuple[int, ...]]:
    """The cards that this seat has given to others and that must be there still."""
    assert view.secrets is not None
    me, held = view.secrets.seat, dict[str, tuple[int, ...]]()
    seen = {card.at: card.rank for card in view.secrets.seen}
    for at, happened in enumerate(view.history):
        given = seen.get(at)
        if happened.act in _HIDDEN and happened.seat != me:
            # It may be the one that has left.
            held.pop(happened.seat, None)
        if happened.act in ("order", "belay") and happened.rank in held.get(happened.seat, ()):
            held.pop(happened.seat, None)
        if happened.seat == me and happened.other is not None and given is not None:
            held[happened.other] = (*held.get(happened.other, ()), given)
    return held


def gone(view: CaptainsOrdersView) -> list[int]:
    """The ranks of cards that this seat knows to be in no hand: Orders and its own discards."""
    assert view.secrets is not None
    me, seen = view.secrets.seat, {card.at: card.rank for card in view.secrets.seen}
    left = []
    for at, happened in enumerate(view.history):
        if happened.act in ("order", "belay"):
            left.append(happened.rank)
        elif happened.act == "discard" and happened.seat == me:
            left.append(seen.get(at))
    return [number for number in left if number is not None]


def _accused(
    view: CaptainsOrdersView, moves: Sequence[Move], captain: Mapping[str, float]
) -> Move | None:
    """The accusation of the likeliest Captain, if it is likely enough: less when somebody is about
    to run out of cards."""
    assert view.secrets is not None
    if captain[view.secrets.seat] >= 0.5:
        return None
    fewest = min(player.cards for player in view.players)
    sure = SURE - 0.15 * (fewest <= 1) + 0.05 * (fewest > 3)
    accusations = [move for move in moves if isinstance(move, Discover)]
    likely = [(captain[view.players[m.accused].seat], m) for m in accusations]
    best = max(likely, key=lambda one: one[0], default=None)
    return best[1] if best is not None and best[0] >= sure else None


Weight = tuple[float, ...]


def _as_captain(view: CaptainsOrdersView, move: Move) -> Weight:
    """Shed high cards; the lowest goes last, and then it wins."""
    number = _rank(move)
    keeps = number > min(_hand(view), default=0) or len(_hand(view)) == 1
    match move:
        case Pass(receiver=receiver):
            return (3.0, keeps, number, -view.players[receiver].cards)
        case Follow() | Give() | Discard():
            return (2.0, keeps, number)
        case Accept():
            return (2.0,)
        case Belay():
            return (1.0, keeps, number)
        case PlayOrder():
            return (0.5, keeps, number)
        case Ask(asked=asked):
            return (0.2, True, view.players[asked].cards)
    return (0.0,)


def _as_mutineer(view: CaptainsOrdersView, move: Move) -> Weight:
    """Gather points: an Order of a low card brings one from everybody, and low cards go first."""
    number = _rank(move)
    match move:
        case PlayOrder() if len(_hand(view)) > 1:
            return (3.0, -number)
        case Ask(asked=asked):
            return (2.5, view.players[asked].cards)
        case Follow() | Give() | Discard():
            return (2.0, -number)
        case Accept():
            return (2.0,)
        case Belay() if len(_hand(view)) > 1:
            return (1.9, -number)
        case Pass(receiver=receiver):
            return (1.0, -number, -view.players[receiver].cards)
    return (0.0, -number)


def _hand(view: CaptainsOrdersView) -> tuple[int, ...]:
    return () if view.secrets is None else view.secrets.hand


def _rank(move: Move) -> int:
    """The rank of the card that is played; the middle one for a card that nobody has read."""
    card = getattr(move, "card", None)
    if card is None:
        return 0
    return rank(card) if card < CARD_COUNT else RANKS.stop // 2
