"""Hands that may be so, by all that one seat has seen of a round of Captain's Orders.

A world is drawn by dealing what this seat cannot know, and playing the round again: a card that lay
open, or that this seat gave or received, changes places with what was dealt in its stead; a card
that followed an Order is not lower than it, then and later. So every world fits all that was seen.

Which card somebody gave or discarded unseen nobody but these two knows. Players have habits: a
Captain keeps the lowest card, and others are rid of it. Worlds in which players did what is usual
in their role count for more.
"""

import math
import random
from collections import Counter
from collections.abc import Sequence

from controller.games.captains_orders.pieces import HAND, RANKS
from controller.views import CaptainsOrdersView
from controller.views.captains_orders import Happened

Hands = list[list[int]]
"""The ranks in each hand, lowest first, in order of seating."""

TRIES = 6
"""How often a world is begun again."""

USUAL = 0.8
"""The probability that a player gives or discards the usual card."""

RID = 0.7
"""The probability that even a Captain discards the lowest card right after receiving one, which
somebody else has seen."""

AS_CAPTAIN = {"order": 0.5, "pass": 1.5, "ask": 1.0}
AS_MUTINEER = {"order": 1.2, "pass": 0.5, "ask": 1.0}
"""How likely somebody without an Order to answer does that, beside each other."""


class _Card:
    """A card on its way through the round: its rank, which may change places with another one's
    unless it is sure, and the least that it can be."""

    __slots__ = ("least", "rank", "sure")

    def __init__(self, rank: int, sure: bool) -> None:
        self.rank = rank
        self.sure = sure
        self.least = 1


class Worlds:
    """Draws worlds that fit *view*, a seat's own; *trust* is how much it goes by habits, 0 to 1."""

    def __init__(self, view: CaptainsOrdersView, trust: float, rng: random.Random) -> None:
        assert view.secrets is not None, "only a seat that plays has something to go by"
        self._view, self._trust, self._random = view, trust, rng
        self._seats = {player.seat: at for at, player in enumerate(view.players)}
        self.me = self._seats[view.secrets.seat]
        self._seen = {card.at: card.rank for card in view.secrets.seen}
        self._own = self._dealt_to_me()
        self._elsewhere = _without(self._own)
        self.effective = 0.0
        """As many worlds as the last ones drawn are worth, if all were as likely."""

    def draw(self, number: int) -> list[Hands]:
        """That many worlds: each as often as it is likely."""
        drawn = [self._sound_world() for _ in range(number)]
        weights = [weight for _, weight in drawn]
        if not any(weights):
            self.effective = 0.0
            return [hands for hands, _ in drawn]
        self.effective = _effective(weights)
        while self.effective < sum(weight > 0 for weight in weights) / 2:
            # A few would count for all: habits are not that certain.
            weights = [math.sqrt(weight) for weight in weights]
            self.effective = _effective(weights)
        return self._random.choices([hands for hands, _ in drawn], weights, k=number)

    def _dealt_to_me(self) -> list[int]:
        """The hand with which this seat began the round."""
        assert self._view.secrets is not None
        hand, me = list(self._view.secrets.hand), self._view.secrets.seat
        for at, rank in sorted(self._seen.items(), reverse=True):
            happened = self._view.history[at]
            if rank is None or happened.act in ("taken-back", "shown"):
                continue
            if happened.seat == me:
                hand.append(rank)
            elif happened.other == me and rank in hand:
                hand.remove(rank)
        return hand

    def _sound_world(self) -> tuple[Hands, float]:
        """A world that may be. Where somebody gave away a card that others show later, it is begun
        again; one that is never right counts for nothing."""
        for _ in range(TRIES):
            hands, weight = self._world()
            if weight:
                break
        return hands, weight

    def _world(self) -> tuple[Hands, float]:
        """The hands in a world that may be, and how likely it is beside others."""
        table = _Table(len(self._seats), self.me, self._own, self._elsewhere, self._random)
        weight, order = 1.0, 0
        for at, happened in enumerate(self._view.history):
            player = self._seats[happened.seat]
            rank = happened.rank or self._seen.get(at) or 0
            if player != self.me and self._trust and happened.act in AS_CAPTAIN and not order:
                likely = AS_CAPTAIN if table.is_captain(player) else AS_MUTINEER
                weight *= likely[happened.act] ** self._trust
            match happened.act:
                case "ask" | "discover":
                    continue
                case "taken-back" | "shown":
                    table.show(player, rank)
                    continue
            received = at > 0 and self._view.history[at - 1].act in ("pass", "give")
            card = self._played(table, player, happened, rank, order, received)
            if card is None:
                break
            if happened.other is not None:
                table.hands[self._seats[happened.other]].append(card)
            if happened.act in ("order", "belay"):
                order = rank
            follower = (player + 1) % len(self._seats)
            if happened.act in ("order", "belay", "follow"):
                owner = player if happened.act != "follow" else self._seats[happened.other or ""]
                order = 0 if happened.act == "follow" and follower == owner else order
        hands = [sorted(card.rank for card in hand) for hand in table.hands]
        return hands, 0.0 if table.broken else weight

    def _played(
        self,
        table: "_Table",
        player: int,
        happened: Happened,
        rank: int,
        order: int,
        received: bool,
    ) -> _Card | None:
        """The card that leaves a hand, which *received* one just now or not; None where that cannot
        be."""
        hand = table.hands[player]
        if not hand:
            return None
        if rank:
            card = table.with_rank(hand, rank)
            if happened.act in ("order", "belay") and player != self.me:
                self._laid_the_lowest(table, hand, rank)
        else:
            least = order if happened.act == "follow" else 1
            trusts = self._random.random() < self._trust * USUAL
            rid = received and self._random.random() < RID
            card = table.choose(player, least, trusts, rid)
        hand.remove(card)
        return card

    def _laid_the_lowest(self, table: "_Table", hand: list[_Card], rank: int) -> None:
        """Who lays a card open has rarely kept a lower one."""
        if self._random.random() < self._trust * USUAL:
            for card in hand:
                if card.rank < rank:
                    table.raise_to(card, rank)


def _without(own: Sequence[int]) -> list[int]:
    """The ranks of all cards that were not dealt into that hand."""
    left = Counter({rank: rank for rank in RANKS})
    left.subtract(own)
    return list(left.elements())


def _effective(weights: Sequence[float]) -> float:
    """Kish's effective sample size."""
    return sum(weights) ** 2 / sum(weight * weight for weight in weights)


class _Table:
    """The cards of a world while the round is played again."""

    def __init__(
        self,
        players: int,
        me: int,
        own: Sequence[int],
        elsewhere: Sequence[int],
        rng: random.Random,
    ) -> None:
        # A shuffle, in half the time of that of `random`.
        chance = rng.random
        dealt = iter(sorted(elsewhere, key=lambda rank: chance()))
        self.hands = [
            [_Card(rank, True) for rank in own]
            if player == me
            else [_Card(next(dealt), False) for _ in range(HAND)]
            for player in range(players)
        ]
        self.broken = False
        """Whether somebody has shown a card that cannot be there in this world."""
        self._random = rng
        self._cards = [card for hand in self.hands for card in hand if not card.sure]
        self._undealt = [_Card(rank, False) for rank in dealt]
        self._cards += self._undealt

    def is_captain(self, player: int) -> bool:
        mine = RANKS.stop
        for card in self.hands[player]:
            if card.rank < mine:
                mine = card.rank
        for hand in self.hands:
            for card in hand:
                if card.rank < mine:
                    return False
        return True

    def show(self, player: int, rank: int) -> None:
        """Everybody has seen that card in somebody's hand."""
        if rank and self.hands[player]:
            self.with_rank(self.hands[player], rank)

    def with_rank(self, hand: Sequence[_Card], rank: int) -> _Card:
        """A card of that rank in a hand, where there must be one: it is sure from now on."""
        card = next((card for card in hand if card.rank == rank), None)
        if card is None:
            able = [card for card in hand if not card.sure and card.least <= rank]
            card = min(able or hand, key=lambda one: one.rank)
            for other in self._anywhere() if able else ():
                if other.rank == rank and not other.sure and other.least <= card.rank:
                    other.rank, card.rank = card.rank, rank
                    break
            self.broken = self.broken or card.rank != rank
        card.sure = True
        return card

    def choose(self, player: int, least: int, usual: bool, rid: bool) -> _Card:
        """The card of no less than *least* that somebody gives away unseen: by habit, or any. A
        Captain keeps the lowest one, unless it is better to be *rid* of it."""
        hand = self.hands[player]
        able = [card for card in hand if card.rank >= least]
        if not able:
            able = [card for card in hand if not card.sure] or hand
            self.raise_to(max(able, key=lambda card: card.rank), least)
            able = [card for card in hand if card.rank >= least]
            self.broken = self.broken or not able
            able = able or hand
        if not usual:
            card = able[int(self._random.random() * len(able))]
        elif self.is_captain(player) and not rid:
            card = max(able, key=lambda one: one.rank)
        else:
            card = min(able, key=lambda one: one.rank)
        card.least = max(card.least, least)
        return card

    def raise_to(self, card: _Card, least: int) -> None:
        """Let a card change ranks with one that is not so low, and was not dealt."""
        if card.sure:
            return
        for other in self._anywhere(dealt=False):
            if other.rank >= least and not other.sure:
                other.rank, card.rank = card.rank, other.rank
                return

    def _anywhere(self, dealt: bool = True) -> list[_Card]:
        """Every card that this seat did not begin with, from somewhere on; *dealt* ones, too."""
        cards = self._cards if dealt else self._undealt
        first = int(self._random.random() * len(cards)) if cards else 0
        return cards[first:] + cards[:first]
