"""What a seat of Bluff Pirate can conclude from its view: how often others bluff and doubt, how
likely a set is a bluff, and where cards are."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from math import comb

from controller.games.bluff_pirate.pieces import CARD_COUNT, PER_COLOUR, PIRATE
from controller.views import BluffPirateView
from controller.views.bluff_pirate import PlayerView

BLUFFS_IN, DOUBTS_IN = (1.0, 4.0), (2.0, 4.0)
"""How many sets in how many are thought to be bluffs of a player not known yet, and how many votes
to be "bluff"."""

FIRST = 1.5
"""As many votes as what is expected of a player counts for."""

SEEN_THROUGH, WRONGED = 0.6, 0.35
"""How often false sets are doubted, and true ones, of players with the usual name."""

OTHERS = 0.3
"""What a vote on a false set tells of true ones, and the other way round."""

ALIKE = 0.2
"""Rates of bluffs that differ by so much make names that are hardly alike."""

USUAL = 3, 8
"""A usual set, and of how many cards the hand is that it comes from."""

STANDS_OUT = 0.5
"""How strongly a set is suspected that such a hand seldom holds: 0 for not at all, 1 for as much as
if false sets were as likely from any hand and of any size."""


# ---- players -------------------------------------------------------------------------------------


def bluff_rate(view: BluffPirateView, seat: str) -> float:
    """In which share of their sets a player bluffs, by those of this match."""
    sets = (event for event in view.history if event.act == "set" and event.seat == seat)
    return _rate(BLUFFS_IN, [event.bluff for event in sets])


def doubt_rate(view: BluffPirateView, seat: str) -> float:
    """How often a player votes "bluff", by the votes that were shown."""
    votes = (event for event in view.history if event.act == "set" and event.other == seat)
    return _rate(DOUBTS_IN, [event.doubted for event in votes])


def _rate(before: tuple[float, float], seen: Sequence[bool]) -> float:
    """How often something is so: of what was *seen*, and of what is thought *before*."""
    so, of = before
    return (so + sum(seen)) / (of + len(seen))


def doubts(view: BluffPirateView, seat: str, size: int, bluff: bool) -> float:
    """How likely a player votes "bluff" on a set of that *size* by whose turn it is, that is a
    *bluff*, or is none.

    Who has bluffed more is doubted more; how much that is so for this player, the votes tell that
    were shown on such sets of players with as bad a name, and a little the votes on others. What
    hands seldom hold is doubted more.
    """
    assert view.turn is not None, "it is somebody's turn"
    name, usual = bluff_rate(view, view.turn), BLUFFS_IN[0] / BLUFFS_IN[1]
    rare = rarity(_whole_hand(view), size) ** STANDS_OUT
    expected = chance(odds(SEEN_THROUGH if bluff else WRONGED) * rare * odds(name) / odds(usual))
    doubted, votes = expected * FIRST, FIRST
    names = {player.seat: BLUFFS_IN for player in view.players}
    for event in view.history:
        if event.act != "set":
            continue
        bluffs, sets = names[event.seat]
        if event.other == seat:
            weight = math.exp(-abs(bluffs / sets - name) / ALIKE)
            weight *= 1.0 if event.bluff == bluff else OTHERS
            doubted, votes = doubted + weight * event.doubted, votes + weight
        names[event.seat] = (bluffs + event.bluff, sets + 1)
    return doubted / votes


def _whole_hand(view: BluffPirateView) -> int:
    """How many cards whose turn it is had before it laid any."""
    laid = 0 if view.set is None else len(view.set.up) + view.set.down
    return laid + next(player.cards for player in view.players if player.seat == view.turn)


@cache
def rarity(cards: int, size: int) -> float:
    """How many times rarer it is that a hand of so many *cards* holds a set of that *size* of a
    colour than that a usual one holds a usual set, if hands are dealt at random."""
    usual_size, usual_cards = USUAL
    usual = _at_least(usual_size, PER_COLOUR, usual_cards, CARD_COUNT)
    return usual / _at_least(size, PER_COLOUR, cards, CARD_COUNT)


def odds(chance: float) -> float:
    return chance / (1 - chance)


def chance(odds: float) -> float:
    return odds / (1 + odds)


# -- where cards are -------------------------------------------------------------------------


def suspicion(view: BluffPirateView, heeds_rarity: bool = False) -> float:
    """How likely the set on the table is a bluff, by all that this seat has seen; who *heeds
    rarity* also asks how often a hand that size holds such a set at all."""
    assert view.set is not None, "there is a set to vote on"
    assert view.turn is not None, "it is somebody's turn"
    colour, hidden = colour_of(view.set.up[0]), view.set.down
    mine, known = held_colours(view), seen_in_hands(view)
    placer = next(player for player in view.players if player.seat == view.turn)
    theirs = known[placer.seat] - Counter(view.set.up)
    need = hidden - sum(n for kind, n in theirs.items() if colour_of(kind) == colour)
    elsewhere = sum(
        n
        for seat, cards in known.items()
        if seat != placer.seat
        for kind, n in cards.items()
        if colour_of(kind) == colour
    )
    discarded = sum(n for kind, n in view.discards if colour_of(kind) == colour)
    left = PER_COLOUR - discarded - mine[colour] - len(view.set.up) - elsewhere - (hidden - need)
    unseen = view.pile + hidden + sum(_unseen(view, known, player) for player in view.players)
    drawn = _unseen(view, known, placer) + hidden
    likely = _at_least(need, left, drawn, unseen)
    usual = _at_least(hidden, PER_COLOUR - len(view.set.up), drawn, unseen)
    if likely == 0:
        return 1.0
    rate = bluff_rate(view, placer.seat)
    rare = 1.0
    if heeds_rarity:
        rare = rarity(_whole_hand(view), hidden + len(view.set.up)) ** STANDS_OUT
    return chance(odds(rate) * rare * usual / likely)


def _unseen(view: BluffPirateView, known: Mapping[str, Counter[str]], player: PlayerView) -> int:
    """How many cards of a hand this seat knows nothing of."""
    if player == own(view):
        return 0
    return max(0, player.cards - known[player.seat].total())


def _at_least(need: int, fitting: int, drawn: int, of: int) -> float:
    """The chance that among cards *drawn* of that many, *fitting* ones of them, there are as
    many as *need* (hypergeometric)."""
    fitting, drawn = max(0, fitting), min(drawn, of)
    if need <= 0:
        return 1.0
    ways = sum(
        comb(fitting, n) * comb(of - fitting, drawn - n)
        for n in range(need, min(fitting, drawn) + 1)
        if of >= fitting
    )
    return ways / comb(of, drawn)


def seen_in_hands(view: BluffPirateView) -> dict[str, Counter[str]]:
    """Seat -> the kinds of cards that this seat knows to be in that hand: for certain, unless
    somebody else has stolen from it."""
    assert view.secrets is not None, "only a seat that plays has something to know"
    me, held = view.secrets.seat, {player.seat: Counter[str]() for player in view.players}
    thefts = {theft.at: theft.cards for theft in view.secrets.thefts}
    for at, event in enumerate(view.history):
        cards = Counter((*event.up, *event.down))
        match event.act:
            case "set" if event.doubted and event.bluff:
                held[event.seat] |= cards
            case "taken-back" | "shown":
                held[event.seat] |= cards
            case "set" | "discard":
                held[event.seat] -= cards
            case "board":
                held[event.seat] -= cards
                stolen = Counter(kind for kind in thefts.get(at, ()) if kind is not None)
                held[event.seat] += stolen
                held[event.other] = held[event.other] - stolen if at in thefts else Counter()
    held[me] = Counter()
    return held


# -- what is in the hand ---------------------------------------------------------------------


def colour_of(kind: str) -> str:
    """The colour of a kind of card: of `red-pirate` it is `red`."""
    return kind.removesuffix(f"-{PIRATE}")


def held_colours(view: BluffPirateView) -> Counter[str]:
    """How many cards of each colour are in one's own hand."""
    assert view.secrets is not None, "only a seat that plays has a hand"
    return Counter(colour_of(kind) for kind in view.secrets.hand)


def most(held: Mapping[str, int]) -> int:
    return max(held.values(), default=0)


def own(view: BluffPirateView) -> PlayerView:
    assert view.secrets is not None, "only a seat that plays has something of its own"
    return next(player for player in view.players if player.seat == view.secrets.seat)
