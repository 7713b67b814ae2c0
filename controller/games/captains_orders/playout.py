"""A round of Captain's Orders played on in the head, with ranks alone, by players of simple habits.

The Captain goes on giving away the highest cards and keeps the lowest one for last; all others lay
low cards as Orders, ask, and gather points. Now and then somebody accuses, the sooner the fewer
cards a Captain has left; some players, as this match has shown, more often than that.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from controller.games.captains_orders.worlds import Hands
from controller.views import CaptainsOrdersView

LONGEST = 80
"""Turns after which nobody is said to have won."""

ACCUSES, ACCUSES_LATE = 0.03, 0.15
"""How likely a player accuses somebody in a turn, and when a Captain has two cards or fewer."""

RIGHT, GUESSED = 0.6, 0.4
"""The probability that an accusation is right, and that of one by somebody who always accuses."""

ACCUSERS: Mapping[float, float] = {0.02: 0.9, 0.3: 0.06, 0.95: 0.04}
"""How likely somebody accuses in a turn -> how many players are like that: those who wait until
they are sure, those who move at random, and those who always accuse."""

HASTY = 0.1
"""Who accuses more often than that does not wait to know more, and may be a Captain, too."""


def accusing(view: CaptainsOrdersView) -> list[float]:
    """Of every player: how likely that one accuses somebody in a turn, by what all have seen in
    this match."""
    turns = Counter(one.seat for one in view.history if one.act not in ("give", "discard"))
    accused = Counter[str]()
    for ending in view.endings:
        turns.update({one.seat: ending.laps - (one.seat != ending.accuser) for one in view.players})
        accused.update(filter(None, [ending.accuser]))
    return [_rate(accused[one.seat], turns[one.seat]) for one in view.players]


def _rate(accused: int, turns: int) -> float:
    """How likely somebody accuses who has done so in so many of these turns."""
    likely = {
        rate: share * rate**accused * (1 - rate) ** (turns - accused)
        for rate, share in ACCUSERS.items()
    }
    return sum(rate * weight for rate, weight in likely.items()) / sum(likely.values())


def play_on(
    hands: Hands,
    turn: int,
    order: int,
    owner: int,
    me: int,
    rates: Sequence[float],
    draw: Callable[[], float],
) -> float:
    """Play on from somebody's turn, with an *order* of that rank or none (0); whether *me* wins, as
    1.0 or 0.0. *rates* say how likely each player accuses. Changes *hands*; *draw* gives random
    numbers from 0 to 1."""
    players = len(hands)
    player = turn
    for _ in range(LONGEST):
        if order and player == owner:
            order = 0
            player = (player + 1) % players
            continue
        hand = hands[player]
        lowest = min(one[0] for one in hands)
        captain = hand[0] == lowest
        if rates[player] > HASTY and player != me and draw() < rates[player]:
            if not captain and draw() < GUESSED:
                return 0.0
            return by_points(hands, lowest, me, player)
        if not captain:
            few = min(len(one) for one in hands if one[0] == lowest) <= 2
            if draw() < (ACCUSES_LATE if few else ACCUSES):
                if draw() < RIGHT:
                    return float(player == me)
                return by_points(hands, lowest, me, player)
        left = (player + 1) % players
        if order:
            card = _answer(hand, order, captain, draw)
            hand.remove(card)
            if not hand:
                return ran_out(hands, player, card, -1 if card < order else owner, me)
            if card < order:
                order, owner = card, player
            else:
                put(hands[owner], card)
            player = left
            continue
        drawn = draw()
        if len(hand) == 1:
            hand.clear()
            return ran_out(hands, player, lowest if captain else 10, -1, me)
        other = (player + 1 + int(draw() * (players - 1))) % players
        if drawn < (0.65 if captain else 0.1):
            # Passes: a Captain the highest card, somebody else the lowest.
            put(hands[other], hand.pop() if captain else hand.pop(0))
            discard(hands[other], lowest)
        elif drawn < (0.85 if captain else 0.5):
            asked = hands[other]
            card = give(asked, lowest)
            if not asked:
                return ran_out(hands, other, card, player, me)
            put(hand, card)
            discard(hand, lowest)
        else:
            order, owner = hand.pop(1 if captain else 0), player
        player = left
    return 0.0


def _answer(hand: list[int], order: int, captain: bool, draw: Callable[[], float]) -> int:
    """The card with which an Order is followed, or belayed if it is lower."""
    if captain:
        # The lowest card is kept for last.
        return hand[-1]
    if hand[0] < order and draw() < 0.35:
        return hand[0]
    for card in hand:
        if card >= order:
            return card
    return hand[-1]


def put(hand: list[int], card: int) -> None:
    """Put a card into a hand, which stays in order."""
    hand.append(card)
    hand.sort()


def give(hand: list[int], lowest: int) -> int:
    """The card that leaves the hand of somebody who is asked: a Captain's highest one, unless it is
    the last; the lowest of others."""
    return hand.pop() if hand[0] == lowest and len(hand) > 1 else hand.pop(0)


def discard(hand: list[int], lowest: int) -> None:
    """A Captain, with the lowest card of all, discards the highest one; others the lowest."""
    hand.pop() if hand[0] <= lowest else hand.pop(0)


def ran_out(hands: Hands, player: int, card: int, receiver: int, me: int) -> float:
    """Whether *me* wins after somebody's last *card* (CO-10 to CO-12)."""
    lowest = min((one[0] for one in hands if one), default=11)
    if card <= lowest:
        return float(player == me)
    if receiver >= 0:
        put(hands[receiver], card)
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
