"""A round of Captain's Orders played on in the head, with ranks alone, by players of simple habits.

The Captain goes on giving away the highest cards and keeps the lowest one for last; all others lay
low cards as Orders, ask, and gather points. Now and then somebody accuses, the sooner the fewer
cards a Captain has left; some players, as this match has shown, more often than that.

Who gave away what may be the lowest card knows where it went, and accuses that player, the sooner
the lower the card is. So it is dangerous to keep such a card, and good if another one is accused
who has discarded it.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from controller.games.captains_orders.worlds import Hands
from controller.views import CaptainsOrdersView

LONGEST = 80
"""Turns after which nobody is said to have won."""

ACCUSES, ACCUSES_AT_LAST = 0.03, 0.15
"""How likely a player accuses somebody in a turn, and when a Captain has two cards or fewer."""

KNOWS = 0.6
"""How likely somebody who gave away a 1 accuses its receiver in a turn. For a 2 it is half of that,
and so on."""

RIGHT, GUESSED = 0.6, 0.4
"""The probability that an accusation is right, and that of one by somebody who always accuses."""

ACCUSERS: Mapping[float, float] = {0.02: 0.9, 0.3: 0.06, 0.95: 0.04}
"""How likely somebody accuses in a turn -> how many players are like that: those who wait until
they are sure, those who move at random, and those who always accuse."""

HASTY = 0.1
"""Who accuses more often than that does not wait to know more, and may be a Captain, too."""

TRUCE_LAPS = 3
"""Who accuses somebody in the first laps of a round breaks the truce: hardly anybody can be certain
so early."""

FORGIVES = 3
"""The truce heals when the player who broke it has let that many rounds end otherwise."""

TURNS = ("order", "pass", "ask", "follow", "belay")
"""The acts of a turn that do not end the round."""

Given = tuple[int, int]
"""Who received a card, and its rank; 0 for none."""

NOTHING: Given = (-1, 0)


def turns_had(view: CaptainsOrdersView) -> Counter[str]:
    """How many turns each seat has had in this round."""
    return Counter(happened.seat for happened in view.history if happened.act in TURNS)


def accusing(view: CaptainsOrdersView) -> list[float]:
    """The chance that each player, in their order, accuses somebody in a turn, by what everyone has
    seen in this match."""
    turns, accused = turns_had(view), Counter[str]()
    for ending in view.endings:
        turns.update(
            {player.seat: ending.laps - (player.seat != ending.accuser) for player in view.players}
        )
        accused.update(filter(None, [ending.accuser]))
    return [_rate(accused[player.seat], turns[player.seat]) for player in view.players]


def truce_broken(view: CaptainsOrdersView) -> bool:
    """Whether no truce holds in this round, as another player has accused somebody early in one
    before.

    Then the others accuse where it pays, too: who breaks the truce gains in a single round. It
    heals when that player has let some rounds end otherwise, twice as many each further time; what
    others accuse early meanwhile breaks nothing.
    """
    assert view.secrets is not None, "only a seat that plays keeps a truce"
    breaks, breaker, owes = Counter[str](), "", 0
    for ending in view.endings:
        if owes:
            owes -= ending.accuser != breaker
        elif ending.laps <= TRUCE_LAPS and ending.accuser not in (None, view.secrets.seat):
            breaker = str(ending.accuser)
            owes = FORGIVES << breaks[breaker]
            breaks[breaker] += 1
    return owes > 0


def _rate(accused: int, turns: int) -> float:
    """The chance that a player accuses in the next turn, having accused in *accused* of *turns*."""
    likely = {
        rate: share * rate**accused * (1 - rate) ** (turns - accused)
        for rate, share in ACCUSERS.items()
    }
    return sum(rate * weight for rate, weight in likely.items()) / sum(likely.values())


def given_to(view: CaptainsOrdersView) -> list[Given]:
    """Of every player: the lowest card that the seat whose *view* it is was given by that one,
    unless everybody has seen it since."""
    assert view.secrets is not None, "only a seat that plays was given cards"
    me, seats = view.secrets.seat, [player.seat for player in view.players]
    ranks, given = {card.at: card.rank for card in view.secrets.seen}, [NOTHING] * len(seats)
    for at, happened in enumerate(view.history):
        giver, rank = seats.index(happened.seat), ranks.get(at)
        if happened.other == me and happened.act in ("pass", "give", "follow") and rank:
            given[giver] = _lower(given[giver], (seats.index(me), rank))
        elif happened.seat == me and happened.rank:
            given = [NOTHING if one[1] == happened.rank else one for one in given]
    return given


class Playout:
    """A round that *me* plays on from these *hands*.

    *rates* say how likely each player accuses, and *given* what each gave away; *draw* gives random
    numbers from 0 to 1. What a player does returns None, or how the round has ended: whether *me*
    has won, as 1.0 or 0.0.
    """

    def __init__(
        self,
        hands: Hands,
        me: int,
        rates: Sequence[float],
        given: Sequence[Given],
        draw: Callable[[], float],
    ) -> None:
        self._hands, self._given = [[*hand] for hand in hands], [*given]
        self._me, self._rates, self._draw = me, rates, draw
        self._lowest = _lowest(hands)

    def lay(self, player: int, card: int) -> float | None:
        """Lay a *card* face up as an Order."""
        hand = self._hands[player]
        hand.remove(card)
        if not hand:
            return ran_out(self._hands, player, card, -1, self._me)
        self._gone(card)
        for giver, one in enumerate(self._given):
            if one == (player, card):
                self._given[giver] = NOTHING
        return None

    def give(self, player: int, other: int, card: int) -> float | None:
        """Give a *card* to another player, as somebody does who follows an Order."""
        hands, given = self._hands, self._given
        hands[player].remove(card)
        if not hands[player]:
            return ran_out(hands, player, card, other, self._me)
        _put(hands[other], card)
        given[player] = _lower(given[player], (other, card))
        return None

    def swap(self, player: int, other: int, card: int) -> float | None:
        """Give a *card* to another player, who discards one then: a Captain the highest, anybody
        else the lowest."""
        ended = self.give(player, other, card)
        if ended is None:
            hand = self._hands[other]
            self.discard(other, hand[-1] if hand[0] == self._lowest else hand[0])
        return ended

    def ask(self, player: int, other: int) -> float | None:
        """Ask another player, who gives the lowest card; a Captain the highest one."""
        hand = self._hands[other]
        return self.swap(other, player, hand[-1] if hand[0] == self._lowest else hand[0])

    def discard(self, player: int, card: int) -> None:
        """Discard a *card*, which nobody else sees."""
        self._hands[player].remove(card)
        self._gone(card)

    def play_on(self, player: int, order: int, owner: int) -> float:
        """Play from that player's turn to the end of the round, with an *order* of that rank and
        its owner; 0 for none. Returns whether *me* has won."""
        for _ in range(LONGEST):
            if order and player == owner:
                order = 0
            else:
                ended = self._accuse(player)
                if ended is None and order:
                    card = self._answer(player, order)
                    if card < order:
                        ended, order, owner = self.lay(player, card), card, player
                    else:
                        ended = self.give(player, owner, card)
                elif ended is None:
                    ended, order, owner = self._act(player)
                if ended is not None:
                    return ended
            player = (player + 1) % len(self._hands)
        return 0.0

    def _accuse(self, player: int) -> float | None:
        """Perhaps somebody is accused, by chance or for good reason."""
        hands, lowest, draw = self._hands, self._lowest, self._draw
        captain, another = hands[player][0] == lowest, player != self._me
        if another and self._rates[player] > HASTY and draw() < self._rates[player]:
            right = not captain and draw() < GUESSED
        elif captain:
            return None
        else:
            other, card = self._given[player]
            if another and 0 < card <= lowest and draw() * card < KNOWS:
                right = hands[other][0] == lowest
            else:
                chance = draw()
                if chance >= ACCUSES and (chance >= ACCUSES_AT_LAST or not self._ends_soon()):
                    return None
                right = draw() < RIGHT
        return float(not another) if right else by_points(hands, lowest, self._me, player)

    def _ends_soon(self) -> bool:
        """Whether a Captain has few cards left."""
        return any(len(hand) <= 2 and hand[0] == self._lowest for hand in self._hands)

    def _act(self, player: int) -> tuple[float | None, int, int]:
        """Act without an Order to answer; how that ended, and the Order that stands then."""
        hand, draw = self._hands[player], self._draw
        captain = hand[0] == self._lowest
        drawn = draw()
        if len(hand) == 1:
            return self.lay(player, hand[0]), 0, -1
        other = (player + 1 + int(draw() * (len(self._hands) - 1))) % len(self._hands)
        if drawn < (0.65 if captain else 0.1):
            return self.swap(player, other, hand[-1 if captain else 0]), 0, -1
        if drawn < (0.85 if captain else 0.5):
            return self.ask(player, other), 0, -1
        card = hand[1 if captain else 0]
        return self.lay(player, card), card, player

    def _answer(self, player: int, order: int) -> int:
        """The card with which an Order is followed, or belayed if it is lower."""
        hand = self._hands[player]
        if hand[0] == self._lowest:
            # The lowest card is kept for last.
            return hand[-1]
        if hand[0] < order and self._draw() < 0.35:
            return hand[0]
        return next((card for card in hand if card >= order), hand[-1])

    def _gone(self, card: int) -> None:
        """That card has left the hands."""
        if card <= self._lowest:
            self._lowest = _lowest(self._hands)


def _lower(one: Given, other: Given) -> Given:
    return other if not one[1] or other[1] <= one[1] else one


def _lowest(hands: Hands) -> int:
    return min([hand[0] for hand in hands])


def _put(hand: list[int], card: int) -> None:
    """Put a card into a hand, which stays in order."""
    hand.append(card)
    hand.sort()


def ran_out(hands: Hands, player: int, card: int, receiver: int, me: int) -> float:
    """Whether *me* wins after somebody's last *card* (CO-10 to CO-12)."""
    lowest = min((one[0] for one in hands if one), default=11)
    if card <= lowest:
        return float(player == me)
    if receiver >= 0:
        _put(hands[receiver], card)
    return by_points(hands, lowest, me, -1)


def by_points(hands: Hands, lowest: int, me: int, out: int) -> float:
    """Whether *me* wins by points: a Mutineer, and not the player who is *out* (CO-13, CO-15)."""
    mine = hands[me]
    if me == out or (mine and mine[0] == lowest):
        return 0.0
    points = sum(mine)
    for at, hand in enumerate(hands):
        if at != me and at != out and sum(hand) > points and hand[0] != lowest:
            return 0.0
    return 1.0
