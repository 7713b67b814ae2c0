"""A bot for Captain's Orders: it guesses who holds the lowest card, and acts as its role asks.

It draws hands at random that fit all that its seat has seen, and counts in how many of them each
player is the Captain. To be the Captain is a burden while one holds many cards: then the lowest
card goes, best as an Order, for which everybody who follows pays with a card. What it has passed it
remembers, and it accuses the player who is the Captain often enough. Only a Captain plays the last
card.
"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from controller.bots.mind import Mind
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
from controller.games.captains_orders.pieces import CARD_COUNT, HAND, RANKS, rank
from controller.views import CaptainsOrdersView

SAMPLES = 40
"""Draws of all hands for one decision: a share of them is right to about 0.08."""

SURE = 0.55
"""Somebody is accused who is the Captain in that share of them."""

_HIDDEN = ("pass", "give", "discard", "follow")
"""Acts in which a card leaves a hand that only some have seen."""

Held = Mapping[str, Sequence[tuple[int, float]]]
"""Seat -> the ranks of cards that it was given, with the chance that it has each of them still."""


def decide(view: Any, moves: Sequence[Move], mind: Mind) -> Move | None:
    """The move that this seat makes; nothing but its *view* and the *moves* offered to it tell it
    anything.

    >>> from controller.games.catalogue import game_named
    >>> rules, mind = game_named("captains-orders").rules, Mind(random.Random(1))
    >>> state = rules.initial(rules.options_from({}), ("red", "blue", "green", "yellow"))
    >>> while state.phase == "dealing":
    ...     state = rules.play(state, rules.random_move(state, mind.luck.random))
    >>> move = decide(rules.view(state, state.active), rules.legal(state, state.active), mind)
    >>> rules.move_to_text(state, move)
    'ask blue green'
    """
    rng = mind.luck
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
    weights = [_weight(view, move, captain[me]) for move in offered]
    best = max(weights)
    return rng.choice(
        [move for move, weight in zip(offered, weights, strict=True) if weight == best]
    )


def captains(view: CaptainsOrdersView, rng: random.Random) -> dict[str, float]:
    """Seat -> in which share of hands drawn at random it is a Captain."""
    assert view.secrets is not None, "only a seat that plays has something to guess from"
    me, own = view.secrets.seat, view.secrets.hand
    held = known(view)
    others = [player for player in view.players if player.seat != me]
    unseen = Counter({number: number for number in RANKS})
    unseen.subtract(own)
    unseen.subtract(gone(view))
    found: Counter[str] = Counter()
    for _ in range(SAMPLES):
        pool = unseen.copy()
        kept = {player.seat: _kept(held.get(player.seat, ()), pool, rng) for player in others}
        rest = [number for number, count in pool.items() for _ in range(count)]
        rng.shuffle(rest)
        lowest, at = {me: min(own, default=RANKS.stop)}, 0
        for player in others:
            cards = kept[player.seat][: player.cards]
            more = player.cards - len(cards)
            lowest[player.seat] = min((*cards, *rest[at : at + more]), default=RANKS.stop)
            at += more
        least = min(lowest.values())
        found.update(seat for seat, number in lowest.items() if number == least)
    return {player.seat: found[player.seat] / SAMPLES for player in view.players}


def _kept(held: Sequence[tuple[int, float]], pool: Counter[int], rng: random.Random) -> list[int]:
    """Cards of those that somebody was given and may have still; they are taken from *pool*."""
    kept = []
    for number, chance in held:
        if rng.random() < chance and pool[number] > 0:
            pool[number] -= 1
            kept.append(number)
    return kept


def known(view: CaptainsOrdersView) -> Held:
    """The cards that this seat has given to others. With every hidden card that leaves their hand
    it is less likely that they are there still: any of them may be the one."""
    assert view.secrets is not None
    me, held = view.secrets.seat, dict[str, list[tuple[int, float]]]()
    seen = {card.at: card.rank for card in view.secrets.seen}
    size = {player.seat: HAND for player in view.players}
    for at, happened in enumerate(view.history):
        given, seat = seen.get(at), happened.seat
        if happened.act in _HIDDEN and seat != me:
            stays = 1 - 1 / max(1, size[seat])
            held[seat] = [(number, chance * stays) for number, chance in held.get(seat, ())]
        if happened.act in ("order", "belay"):
            cards = held.get(seat, [])
            shown = next((card for card in cards if card[0] == happened.rank), None)
            held[seat] = [card for card in cards if card is not shown]
        if happened.act in (*_HIDDEN, "order", "belay"):
            size[seat] -= 1
        if happened.act in _HIDDEN and happened.other is not None:
            size[happened.other] += 1
            if seat == me and given is not None:
                held.setdefault(happened.other, []).append((given, 1.0))
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
    """The accusation of the likeliest Captain, if it is likely enough, and more likely than that
    this bot is one: one Captain cannot win by accusing another (CO-13)."""
    assert view.secrets is not None
    accusations = [move for move in moves if isinstance(move, Discover)]
    likely = [(captain[view.players[m.accused].seat], m) for m in accusations]
    share, accusation = max(likely, key=lambda one: one[0], default=(0.0, None))
    return accusation if share >= SURE and share > captain[view.secrets.seat] else None


Weight = tuple[float, ...]


def _weight(view: CaptainsOrdersView, move: Move, captain: float) -> Weight:
    """Gather points: ask for cards; and as the Captain, *captain* being how likely that is,
    is rid of the lowest card: as an Order it brings one from everybody who follows. The last card
    is for a Captain, who wins with it."""
    number, hand = _rank(move), _hand(view)
    lowest = number == min(hand, default=0)
    empties = len(hand) == 1 and isinstance(move, PlayOrder | Belay | Pass | Follow | Give)
    if empties:
        return (4.0 if captain >= 0.5 else 0.0,)
    match move:
        case PlayOrder() if lowest:
            return (3.0 if captain >= 0.5 else 2.4, -number)
        case Ask(asked=asked):
            return (2.5, view.players[asked].cards)
        case Belay() if lowest:
            return (2.2, -number)
        case Follow() | Give() | Discard():
            return (2.0, -number)
        case Accept():
            return (2.0,)
        case Pass(receiver=receiver):
            return (1.0, -number, -view.players[receiver].cards)
    return (0.5, -number)


def _hand(view: CaptainsOrdersView) -> tuple[int, ...]:
    return () if view.secrets is None else view.secrets.hand


def _rank(move: Move) -> int:
    """The rank of the card that is played; the middle one for a card that nobody has read."""
    card = getattr(move, "card", None)
    if card is None:
        return 0
    return rank(card) if card < CARD_COUNT else RANKS.stop // 2
