"""A bot for Bluff Pirate: it places what it can, bluffs, and doubts where that pays.

An easy bot follows a rule of thumb. A normal one weighs how likely a set is a bluff. A sharp one
also reckons with its opponents: how often each of them has bluffed and doubted; that the player of
a set chooses whose vote is shown, so that a voter who doubts a lot is chosen for true sets, and one
who believes for bluffs; and that a set which ends the match can be doubted at no cost. It mixes
choices that are nearly as good, so that nobody can count on it. Whose vote is chosen tells it
nothing about the set: a voter who heeds that is easily led.

What it concludes from its view is in `beliefs`.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from controller.bots.cards import CardBot, Moves
from controller.bots.mind import Mind, Strength, chance_of
from controller.bots.player import IDLE_S, Brain, Chair, Percept
from controller.games.bluff_pirate.beliefs import (
    colour_of,
    doubt_rate,
    doubts,
    harmed_by,
    held_colours,
    in_turn,
    is_bluff,
    own,
    rarity,
    sets_of,
    suspicion,
    treasure_chance,
    way_back,
    whole_hand,
)
from controller.games.bluff_pirate.menus import TURNED_ALL
from controller.games.bluff_pirate.pieces import (
    CARD_COUNT,
    HAND,
    ISLAND_PILES,
    KIND,
    KINDS,
    LARGEST_SET,
    LOOT,
    PENALTY,
    PER_COLOUR,
    PIRATE,
    SMALLEST_SET,
    BoardShip,
    Discard,
    Draw,
    EndSet,
    Keep,
    Lay,
    Move,
    Pick,
    Reveal,
    Target,
    Vote,
)
from controller.views import BluffPirateView
from controller.views.bluff_pirate import PlayerView
from hardware.scene import TurnOver

SHOWS_TWO = {"true": 0.35, "false": 0.5}
"""The probability that two cards lie face up, where there are two that may: fewer false sets have
them, and how many lie there is to tell nothing."""

SLACK = 2
"""This many cards more of its colour than a false set has are not among the discards: what is
barely possible is hardly believed."""

GROWS, GREEDY_GROWS = 0.5, 0.7
"""The probability that a bot that does not reckon adds a card to a false set of three or four, and
that a greedy one does."""

BLUFFS: Mapping[Strength, float] = {"easy": 0.45, "normal": 0.6}
"""How often an easy or normal bot places a false set in a turn without a true one."""

WAITING = 1.0
"""What a turn without a set is worth, in squares: the hand gets better."""

MIXES = 0.35
"""By how many squares two choices may differ, and the worse one still be made now and then."""

GRUDGE = 0.6
"""By how many squares a player overrates a doubt who bears the player of the set a grudge."""

GREED = 1.2
"""By how many squares a greedy player overrates one card more of a false set."""

ROSY = 0.7
"""By how many squares a player overrates a bluff who bluffs twice as often as others."""

WAVERS = 0.08
"""By how many squares two votes may differ, and the worse one still be cast now and then."""

NAME: Mapping[Strength, float] = {"easy": 0.0, "normal": 1.5, "sharp": 7.0}
"""What a wrong doubt costs, in squares, beside the way back: a voter who is known for doubts is
chosen for true sets, and one who seems to believe is chosen for bluffs, and can catch them. The
figures are those that players who doubt more do not profit from (research/README.md)."""

CARD = 1.9
"""What a card that comes back to a hand is worth to a sharp bot, in squares: a false set that is
believed costs its player as many cards. With 1, 1.5 and 2 the style that won most against sharp
bots of two players won 62, 53 and 41 % of 100 matches."""

POOR_CARD = 1.0
"""What it is worth where the hand had no more cards than were dealt before any was laid: these can
be laid again, but hardly make a true set with what is drawn."""

NEAR = 9
"""So near an island, in squares, no set has the time to grow."""

MATCH = 10.0
"""What it is worth, in squares, that nobody else wins the match."""


PONDERS = {
    "act": 1.3,
    "voting": 1.4,
    "picking": 0.9,
    "boarding": 0.8,
    "fork": 0.8,
    "turn": 0.7,
    "set": 0.6,
    "revealing": 0.6,
}
"""How much there is to ponder over in a phase: a doubt and a bluff most, what goes on least."""


def brain(chair: Chair) -> Brain:
    """Play match after match from a *chair*."""
    return _Pirate(chair, decide, phases=PONDERS).play()


class _Pirate(CardBot):
    """A player that also turns island tokens over; the table sees what is on them."""

    def act(self, percept: Percept) -> Moves:
        match = percept.view.match
        if (
            isinstance(match, BluffPirateView)
            and match.phase == "island"
            and match.active == self.seat
        ):
            return (yield from self._open(percept, match))
        return (yield from super().act(percept))

    def _open(self, percept: Percept, match: BluffPirateView) -> Moves:
        square = next(player.square for player in match.players if player.seat == self.seat)
        island = ISLAND_PILES[[island.name for island in match.islands].index(square)]
        token = next((seen.top for seen in percept.scene.places if seen.place == island), None)
        if token is None or token.face:
            return (yield IDLE_S, None)
        return (yield self._reach_s(), TurnOver(island))

    def carry_out(self, percept: Percept, move: Any) -> Moves:
        """Leave it to the screen to turn over hidden cards that the table has read: a hand that
        turned them would give the verdict away before it is staged."""
        cursor = percept.view.cursor
        line = None if cursor is None else cursor.options[cursor.at].id
        if isinstance(move, Reveal) and line == TURNED_ALL:
            return (yield from self._press(percept, "A"))
        return (yield from super().carry_out(percept, move))


def decide(view: Any, moves: Sequence[Move], mind: Mind) -> Move | None:
    """The move that this seat makes; nothing but its *view* and the *moves* offered to it tell it
    anything. None at an island: what is there is to be looked at, not decided."""
    if not isinstance(view, BluffPirateView) or view.secrets is None or view.phase == "island":
        return None
    # A card that nobody has read is played by people only.
    offered = [move for move in moves if (getattr(move, "card", None) or 0) < CARD_COUNT]
    if not offered:
        return None
    choose = _CHOICES.get(view.phase)
    chosen = None if choose is None else choose(view, offered, mind)
    return mind.luck.choice(offered) if chosen is None else chosen


# ---- one's own turn ------------------------------------------------------------------------


def _turn(view: BluffPirateView, moves: Sequence[Move], mind: Mind) -> Move | None:
    """A boarding brings as many cards as drawing, takes them from somebody who is ahead, and asks
    for no discard (BP-2); but a set waits for another turn: so it is for who holds none to lay, and
    for one of two players, who wins what the other loses. A greedy player boards for any loot."""
    held = held_colours(view)
    lays = most(held) >= SMALLEST_SET and not _keeps_its_set(view, held, mind)
    boards = [move for move in moves if isinstance(move, BoardShip)]
    rich = any(player.cards >= LOOT and player.to_go < own(view).to_go for player in view.players)
    pays = rich and (len(view.players) == 2 or not lays)
    if boards and (pays or mind.temper.greedy):
        return mind.luck.choice(boards)
    return _first(moves, Draw)


def _target(view: BluffPirateView, moves: Sequence[Move], mind: Mind) -> Move | None:
    """A player who has enough to take, and of these the foremost; out of a grudge the one who gave
    cause for it."""
    grudge = harmed_by(view) if mind.temper.grudges else ""

    def worth(move: Target) -> tuple[bool, int, int]:
        player = view.players[move.target]
        return player.seat == grudge, min(player.cards, LOOT), -player.to_go

    targets = [move for move in moves if isinstance(move, Target)]
    return max(targets, key=worth, default=None)


def _act(view: BluffPirateView, moves: Sequence[Move], mind: Mind) -> Move | None:
    """A true set, a false one, or the least useful card.

    While nobody is near an island a sharp bot keeps a true set that can still grow, and lays a
    false one of its other cards: that costs no discard, and comes back to the hand if it is doubted
    (BP-8), which makes the doubter a ship ahead that can be boarded.
    """
    held = held_colours(view)
    lays = [move for move in moves if isinstance(move, Lay) and move.up]
    false = [
        move
        for move in lays
        if held[_colour(move)] < SMALLEST_SET and _is_credible(view, _colour(move))
    ]
    true = most(held) >= SMALLEST_SET
    if not true:
        lays = false
    elif _keeps_its_set(view, held, mind):
        lays = false or lays
    if lays and (true or _dares(view, mind)):
        return max(lays, key=lambda move: (held[_colour(move)], not _is_pirate(move)))
    return _first(moves, Keep) or _least(held, [m for m in moves if isinstance(m, Discard)])


def _keeps_its_set(view: BluffPirateView, held: Mapping[str, int], mind: Mind) -> bool:
    """Whether a true set is kept that can still grow: by a sharp bot, until somebody is near an
    island."""
    can_grow = SMALLEST_SET <= most(held) < LARGEST_SET
    near = any(player.to_go <= NEAR for player in view.players)
    return mind.strength == "sharp" and can_grow and not near


def _is_credible(view: BluffPirateView, colour: str, size: int = SMALLEST_SET) -> bool:
    """Whether a set of that *size* may be believed, by what everybody has seen: not where hardly as
    many cards of its *colour* are left, and not again what was just seen through."""
    discarded = sum(count for kind, count in view.discards if colour_of(kind) == colour)
    last = sets_of(view, own(view).seat)[-1:]
    again = any(e.bluff and e.doubted and colour in map(colour_of, e.up) for e in last)
    return PER_COLOUR - discarded >= size + SLACK and not again


def _dares(view: BluffPirateView, mind: Mind) -> bool:
    """Whether a false set is placed where there is no true one."""
    if mind.strength != "sharp":
        return mind.luck.random() < BLUFFS[mind.strength] * mind.temper.bluffs
    worth = max(_bluff_worth(view, size) for size in _sizes(view)) - WAITING
    # Nearly as good is done now and then; a player who likes to bluff overrates a bluff.
    rosy = worth + ROSY * (mind.temper.bluffs - 1)
    # From a hand that seldom holds a set, all would take it for a bluff.
    odds = math.exp(rosy / MIXES) / rarity(own(view).cards, SMALLEST_SET)
    return mind.luck.random() < chance_of(odds)


def _sizes(view: BluffPirateView) -> range:
    cards = len(view.secrets.hand) if view.secrets is not None else 0
    return range(SMALLEST_SET, max(min(LARGEST_SET, cards), SMALLEST_SET) + 1)


def _bluff_worth(view: BluffPirateView, size: int) -> float:
    """What a false set of that many cards brings, in squares, with the best voter."""
    return max(_worth_by_voter(view, size, bluff=True).values())


def _worth_by_voter(view: BluffPirateView, size: int, bluff: bool) -> dict[str, float]:
    """What a set brings the player whose turn it is, in squares, by the seat whose vote is shown.

    A false set that is doubted brings its squares to the voter, and a bad name to the player; a
    true one takes two from the voter who doubts it. It is left out, as it matters little, that
    nobody goes back behind the start (BP-8).
    """
    placer = in_turn(view)
    voters = [player for player in view.players if player != placer]
    worth = {}
    for voter in voters:
        doubted = doubts(view, voter.seat, size, bluff)
        if bluff:
            gain = size + treasure_chance(view, size) * MATCH
            loss = gain + size * (_weight(voter, placer, size) + 1 / len(voters))
            worth[voter.seat] = gain - doubted * loss
        else:
            worth[voter.seat] = size + doubted * PENALTY * _weight(voter, placer, 0)
    return worth


def _picked(view: BluffPirateView, size: int, bluff: bool) -> dict[str, float]:
    """How likely the vote of each seat is shown: the best one most of the time, and nearly as good
    ones now and then, so that it tells little whose it is."""
    worth = _worth_by_voter(view, size, bluff)
    pull = {seat: math.exp((one - max(worth.values())) / MIXES) for seat, one in worth.items()}
    return {seat: one / sum(pull.values()) for seat, one in pull.items()}


def _weight(player: PlayerView, of: PlayerView, squares: int) -> float:
    """How much it matters to somebody that another *player* sails that many *squares*; a square of
    one's own counts 1."""
    wins = player.to_go <= squares
    ahead = player.to_go < of.to_go
    return 1.5 if wins else 0.5 if ahead else 0.25


def _set(view: BluffPirateView, moves: Sequence[Move], mind: Mind) -> Move | None:
    """What fits goes into the set; what does not fit goes into a false one, face down."""
    assert view.secrets is not None, "who lays a set has a hand"
    assert view.set is not None, "a card lies there"
    held, laid = held_colours(view), (*view.set.up, *view.secrets.hidden)
    downs = [move for move in moves if isinstance(move, Lay) and not move.up]
    if not view.set.up:
        # Somebody else has begun this set.
        ups = [move for move in moves if isinstance(move, Lay) and move.up]
        return max(ups, key=lambda move: held[_colour(move)], default=None)
    colour = colour_of(view.set.up[0])
    true = [move for move in downs if _colour(move) == colour]
    if true:
        second = [m for m in moves if isinstance(m, Lay) and m.up and not _is_pirate(m)]
        shows = SHOWS_TWO["true" if 1 + held[colour] >= SMALLEST_SET else "false"]
        if len(laid) == 1 and second and mind.luck.random() < shows:
            return second[0]
        return true[0]
    false = is_bluff(view.set, view.secrets.hidden)
    if downs and (len(laid) < SMALLEST_SET or (false and _grows(view, len(laid), mind))):
        return _least(held, downs)
    return _first(moves, EndSet)


def _grows(view: BluffPirateView, size: int, mind: Mind) -> bool:
    """Whether a false set gets another card."""
    assert view.set is not None, "it has been begun"
    if size >= LARGEST_SET or not _is_credible(view, colour_of(view.set.up[0]), size + 1):
        return False
    if mind.strength != "sharp":
        return mind.luck.random() < (GREEDY_GROWS if mind.temper.greedy else GROWS)
    more = GREED * mind.temper.greedy + _bluff_worth(view, size + 1) - _bluff_worth(view, size)
    cards = own(view).cards + size
    odds = math.exp(more / MIXES) * rarity(cards, size) / rarity(cards, size + 1)
    return mind.luck.random() < chance_of(odds)


def _least(held: Mapping[str, int], moves: Sequence[Lay | Discard]) -> Move | None:
    """The card least useful for a set; a pirate is kept for boarding."""
    return min(moves, key=lambda move: (held[_colour(move)], _is_pirate(move)), default=None)


# ---- votes ---------------------------------------------------------------------------------


def _vote(view: BluffPirateView, moves: Sequence[Move], mind: Mind) -> Move | None:
    """Doubt where it pays: a bluff that is caught brings the squares of the set, and keeps its
    player from them; a false accusation costs two, if the match goes on."""
    assert view.set is not None, "there is a set to vote on"
    alone, sharp = len(view.players) == 2, mind.strength == "sharp"
    poor = sharp and whole_hand(view) <= HAND
    # The only voter is not chosen, and has no name to lose (BP-20); nor who doubts a poor hand.
    name = 0.0 if alone or poor else NAME[mind.strength]
    bluff = suspicion(view, heeds_rarity=sharp and (alone or poor))
    ends, back, card = 0.0, PENALTY, 0.0
    if sharp:
        ends, back = treasure_chance(view, len(view.set.up) + view.set.down), way_back(view)
        card = POOR_CARD if poor else CARD
    gain = _gain(view, card) + ends * MATCH
    cost = (1 - ends) * (back + name)
    worth = bluff * gain - (1 - bluff) * cost
    if mind.temper.grudges and harmed_by(view) == in_turn(view).seat:
        worth += GRUDGE
    accuses = worth > 0
    if mind.strength != "easy" and 0 < bluff < 1:
        accuses = mind.luck.random() < chance_of(math.exp(worth / WAVERS))
    return next((m for m in moves if isinstance(m, Vote) and m.bluff == accuses), None)


def _gain(view: BluffPirateView, card: float) -> float:
    """What a bluff that is caught brings, in squares: those that one sails, and that the player of
    the set does not, who keeps the cards for it; *card* is what each is worth, in squares."""
    assert view.set is not None, "there is a set to vote on"
    size = len(view.set.up) + view.set.down
    weight = _weight(in_turn(view), own(view), size)
    if len(view.players) == 2:
        # What one of two wins, the other loses.
        weight = max(weight, 1.0)
    return size * (1 + weight * (1 - card))


def _pick(view: BluffPirateView, moves: Sequence[Move], mind: Mind) -> Move | None:
    """Whose vote is shown: after a bluff, that of who believes most; after a true set, that of who
    doubts most, and of these the foremost, who goes back. A sharp bot draws one by what each
    brings."""
    assert view.secrets is not None, "who picks has placed a set"
    assert view.set is not None, "there is a set"
    bluffed = is_bluff(view.set, view.secrets.hidden)
    picks = [move for move in moves if isinstance(move, Pick)]
    if mind.strength == "sharp":
        shown = _picked(view, len(view.set.up) + view.set.down, bluffed)
        chances = [shown[view.players[move.voter].seat] for move in picks]
        return mind.luck.choices(picks, chances)[0]

    def worth(move: Pick) -> tuple[float, int]:
        voter = view.players[move.voter]
        rate = doubt_rate(view, voter.seat)
        return (-rate, voter.to_go) if bluffed else (rate, -voter.to_go)

    return max(picks, key=worth)


# ---- the cards of moves ----------------------------------------------------------------------


def most(held: Mapping[str, int]) -> int:
    return max(held.values(), default=0)


def _kind(move: Lay | Discard) -> str:
    assert move.card is not None, "a move that is offered has a card"
    return KINDS[KIND[move.card]]


def _colour(move: Lay | Discard) -> str:
    return colour_of(_kind(move))


def _is_pirate(move: Lay | Discard) -> bool:
    return _kind(move).endswith(PIRATE)


def _first(moves: Sequence[Move], kind: type[Move]) -> Move | None:
    return next((move for move in moves if isinstance(move, kind)), None)


_CHOICES: Mapping[str, Callable[[BluffPirateView, Sequence[Move], Mind], Move | None]] = {
    "turn": _turn,
    "boarding": _target,
    "act": _act,
    "set": _set,
    "voting": _vote,
    "picking": _pick,
}
"""How it chooses in each phase; elsewhere any move is as good as another."""
