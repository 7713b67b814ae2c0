"""Hands that may be so, by all that one seat has seen of a round of Captain's Orders.

A world is drawn by dealing what this seat cannot know, and playing the round again: a card that lay
open, or that this seat gave or received, changes places with what was dealt in its stead; a card
that followed an Order is not lower than it, then and later. So every world fits all that was seen.

Players have habits, which are not the same in a Captain and in a Mutineer. Which card somebody gave
or discarded unseen nobody but these two knows: it is drawn by habit. Worlds in which players did
what is usual in their role count for more, and cards that were seen tell of it, too.
"""

import math
import random
from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from controller.games.captains_orders.pieces import HAND, RANKS
from controller.views import CaptainsOrdersView
from controller.views.captains_orders import Act

Hands = list[list[int]]
"""The ranks in each hand, lowest first, in order of seating."""

TRIES = 6
"""How often a world is begun again."""

FEWEST = 6.0
"""Where fewer worlds than that would count, habits are trusted less."""


class Habit(NamedTuple):
    """How often the lowest card is played of those that may be, the next one, and the highest;
    otherwise it is any."""

    lowest: float
    next: float
    highest: float


CAPTAIN, MUTINEER = True, False

HABITS: Mapping[tuple[Act, bool], Habit] = {
    ("order", MUTINEER): Habit(0.75, 0.1, 0.05),
    ("order", CAPTAIN): Habit(0.45, 0.15, 0.2),
    ("belay", MUTINEER): Habit(0.5, 0.05, 0.3),
    ("belay", CAPTAIN): Habit(0.25, 0.05, 0.6),
    ("follow", MUTINEER): Habit(0.6, 0.1, 0.1),
    ("follow", CAPTAIN): Habit(0.4, 0.05, 0.45),
    ("pass", MUTINEER): Habit(0.35, 0.15, 0.4),
    ("pass", CAPTAIN): Habit(0.3, 0.2, 0.45),
    ("give", MUTINEER): Habit(0.5, 0.1, 0.15),
    ("give", CAPTAIN): Habit(0.3, 0.2, 0.4),
    ("discard", MUTINEER): Habit(0.65, 0.15, 0.1),
    ("discard", CAPTAIN): Habit(0.5, 0.1, 0.35),
}
"""Seen in a thousand rounds of normal and sharp bots, and between the two where they differ."""

WITHOUT_ORDER: Mapping[tuple[Act, bool], float] = {
    ("order", MUTINEER): 0.72,
    ("pass", MUTINEER): 0.19,
    ("ask", MUTINEER): 0.09,
    ("order", CAPTAIN): 0.18,
    ("pass", CAPTAIN): 0.78,
    ("ask", CAPTAIN): 0.04,
}
"""What somebody does without an Order to answer, as often."""

BELAYS: Mapping[bool, float] = {MUTINEER: 0.5, CAPTAIN: 0.25}
"""How often somebody belays who could follow as well."""

MISTAKE = 1e-6
"""How often somebody plays a card that may not be played, and nobody sees it at once."""


class _Card:
    """A card on its way through the round: its rank, which may change places with another one's
    unless it is sure, and the least that it can be."""

    __slots__ = ("least", "rank", "sure")

    def __init__(self, rank: int, sure: bool) -> None:
        self.rank = rank
        self.sure = sure
        self.least = 1


class _Done(NamedTuple):
    """What somebody did: a player's number, who received the card, its rank where this seat knows
    it, and the Order that was answered; 0 for none."""

    act: Act
    player: int
    other: int | None
    rank: int
    order: int


class _Played(NamedTuple):
    """The card that left a hand, and how likely that one was to be drawn."""

    card: _Card
    drawn: float = 1.0


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
        self._done = self._round()
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
        while self.effective < min(FEWEST, sum(weight > 0 for weight in weights) / 2):
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

    def _round(self) -> list[_Done]:
        """What happened, as this seat knows it."""
        done, order = [], 0
        for at, happened in enumerate(self._view.history):
            player = self._seats[happened.seat]
            rank = happened.rank or self._seen.get(at) or 0
            other = None if happened.other is None else self._seats[happened.other]
            done.append(_Done(happened.act, player, other, rank, order))
            if happened.act in ("order", "belay"):
                order = rank
            elif happened.act == "follow" and other == (player + 1) % len(self._seats):
                order = 0
        return done

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
        dealt = [[*hand] for hand in table.hands]
        played: list[_Played | None] = []
        for done in self._done:
            hand = table.hands[done.player]
            if done.act in ("taken-back", "shown"):
                table.show(done.player, done.rank)
            if done.act in ("taken-back", "shown", "ask", "discover"):
                played.append(None)
                continue
            if not hand:
                table.broken = True
                break
            if done.rank:
                one = _Played(table.with_rank(hand, done.rank))
            else:
                one = table.choose(done, self._trust)
            hand.remove(one.card)
            played.append(one)
            if done.other is not None:
                table.hands[done.other].append(one.card)
        hands = [sorted(card.rank for card in hand) for hand in table.hands]
        return hands, 0.0 if table.broken else self._weight(dealt, played)

    def _weight(self, dealt: Sequence[Sequence[_Card]], played: Sequence[_Played | None]) -> float:
        """How likely others are to do what they did with the cards that they had."""
        weight, trust = 1.0, self._trust
        hands = [sorted([card.rank for card in hand]) for hand in dealt]
        for done, one in zip(self._done, played, strict=True):
            hand = hands[done.player]
            if done.player != self.me and hand:
                captain = hand[0] <= min([each[0] for each in hands if each])
                weight *= _chance_of(done, hand, captain) ** trust
                if one is not None:
                    habit, able = HABITS[done.act, captain], _able(done, hand)
                    weight *= _chance(habit, able, trust, one.card.rank) / one.drawn
            if one is None:
                continue
            hand.remove(one.card.rank)
            if done.other is not None:
                insort(hands[done.other], one.card.rank)
        return weight


def _chance_of(done: _Done, hand: Sequence[int], captain: bool) -> float:
    """How often a player with that *hand*, lowest first, does what was done, whatever the card."""
    if not done.order:
        return WITHOUT_ORDER.get((done.act, captain), 1.0)
    if hand[0] >= done.order or hand[-1] < done.order:
        return 1.0
    return BELAYS[captain] if done.act == "belay" else 1 - BELAYS[captain]


def _able(done: _Done, hand: Sequence[int]) -> Sequence[int]:
    """The ranks in a *hand*, lowest first, that may be played."""
    if done.act == "follow":
        return hand[bisect_left(hand, done.order) :]
    if done.act == "belay":
        return hand[: bisect_left(hand, done.order)]
    return hand


def _chance(habit: Habit, able: Sequence[int], trust: float, rank: int) -> float:
    """How likely *rank* is played, by habit, of those that may be, lowest first."""
    count = able.count(rank)
    if not count:
        return MISTAKE
    chance = count * (1 - trust * sum(habit)) / len(able)
    lowest = able[0]
    if rank == lowest:
        chance += trust * habit.lowest
    if rank == able[min(able.count(lowest), len(able) - 1)]:
        chance += trust * habit.next
    if rank == able[-1]:
        chance += trust * habit.highest
    return chance


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

    def show(self, player: int, rank: int) -> None:
        """Everybody has seen that card in somebody's hand."""
        if rank and self.hands[player]:
            self.with_rank(self.hands[player], rank)

    def with_rank(self, hand: Sequence[_Card], rank: int) -> _Card:
        """A card of that rank in a hand, where there must be one: it is sure from now on."""
        card = next((card for card in hand if card.rank == rank), None)
        if card is None:
            able = [card for card in hand if not card.sure and card.least <= rank]
            card = self._random.choice(able or hand)
            for other in self._anywhere() if able else ():
                if other.rank == rank and not other.sure and other.least <= card.rank:
                    other.rank, card.rank = card.rank, rank
                    break
            self.broken = self.broken or card.rank != rank
        card.sure = True
        return card

    def choose(self, done: _Done, trust: float) -> _Played:
        """The card that somebody gives away unseen, by habit."""
        hand = self.hands[done.player]
        least = done.order if done.act == "follow" else 1
        if all(card.rank < least for card in hand):
            unsure = [card for card in hand if not card.sure] or hand
            self.raise_to(max(unsure, key=lambda card: card.rank), least)
        held = sorted([card.rank for card in hand])
        able, habit = _able(done, held), HABITS[done.act, self._is_captain(held[0])]
        if not able:
            self.broken = True
            return _Played(hand[0])
        drawn = self._random.random()
        for rank in sorted(set(able)):
            chance = _chance(habit, able, trust, rank)
            drawn -= chance
            if drawn < 0:
                break
        card = next(card for card in hand if card.rank == rank)
        card.least = max(card.least, least)
        return _Played(card, chance)

    def raise_to(self, card: _Card, least: int) -> None:
        """Let a card change ranks with one that is not so low, and was not dealt."""
        if card.sure:
            return
        for other in self._anywhere(dealt=False):
            if other.rank >= least and not other.sure:
                other.rank, card.rank = card.rank, other.rank
                return

    def _is_captain(self, lowest: int) -> bool:
        """Whether nobody holds a lower card than that."""
        for hand in self.hands:
            for card in hand:
                if card.rank < lowest:
                    return False
        return True

    def _anywhere(self, dealt: bool = True) -> list[_Card]:
        """Every card that this seat did not begin with, from somewhere on; *dealt* ones, too."""
        cards = self._cards if dealt else self._undealt
        first = int(self._random.random() * len(cards)) if cards else 0
        return cards[first:] + cards[:first]
