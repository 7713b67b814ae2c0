"""What a seat of Bluff Pirate concludes from its view: how the others play, and where cards are.

Each set is turned over in the end, so all see who bluffs. Of the votes only one is seen each time,
and of those who voted otherwise nothing is learned. Pure: a view in, chances out.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from math import comb

from controller.bots.mind import chance_of, odds_of
from controller.games.bluff_pirate.pieces import CARD_COUNT, PENALTY, PER_COLOUR, PIRATE
from controller.views import BluffPirateView
from controller.views.bluff_pirate import Happened, PlayerView, SetView

BLUFFS_IN, DOUBTS_IN = (1.0, 4.0), (2.0, 4.0)
"""What is expected of a player who is not known yet: one set in four is a bluff, two votes in four
are "bluff"."""

FIRST = 1.5
"""That expectation counts as much as this many votes."""

SEEN_THROUGH, WRONGED = 0.6, 0.35
"""How often false sets, and true ones, are doubted of a player with the usual reputation."""

FINISH = 10.0
"""How many times the odds are that a set is doubted which may end the match."""

OTHERS = 0.3
"""What a vote on a false set tells of true ones, and the other way round."""

OTHER_SIZES = 0.3
"""What a set tells of larger and smaller ones of the same player."""

ALIKE = 0.2
"""Two reputations whose rates of bluffs differ by this much have little to do with each other."""

USUAL_SIZE, USUAL_HAND = 3, 8
"""A usual set, and how many cards there are in the hand that it comes from."""

STANDS_OUT = 0.5
"""How strongly a set is suspected that such a hand seldom holds: 0 for not at all, 1 for as much as
if false sets were as likely from any hand and of any size."""


def colour_of(kind: str) -> str:
    """The colour of a kind of card: of `red-pirate` it is `red`."""
    return kind.removesuffix(f"-{PIRATE}")


def is_bluff(placed: SetView, hidden: Sequence[str]) -> bool:
    """Whether one of the *hidden* cards is of another colour than those that lie face up (BP-3)."""
    return any(colour_of(kind) != colour_of(placed.up[0]) for kind in hidden)


def held_colours(view: BluffPirateView) -> Counter[str]:
    """How many cards of each colour are in one's own hand."""
    assert view.secrets is not None, "only a seat that plays has a hand"
    return Counter(colour_of(kind) for kind in view.secrets.hand)


def own(view: BluffPirateView) -> PlayerView:
    """The player whose view it is."""
    assert view.secrets is not None, "only a seat that plays has something of its own"
    return next(player for player in view.players if player.seat == view.secrets.seat)


def in_turn(view: BluffPirateView) -> PlayerView:
    """The player whose turn it is, who also lays the set."""
    return next(player for player in view.players if player.seat == view.turn)


def harmed_by(view: BluffPirateView) -> str:
    """The seat that has boarded this player last, or caught a bluff; empty for none."""
    me = own(view).seat
    for event in reversed(view.history):
        if event.act == "board" and event.other == me:
            return event.seat
        if event.act == "set" and event.seat == me and event.bluff and event.doubted:
            return event.other
    return ""


def sets_of(view: BluffPirateView, seat: str) -> list[Happened]:
    """The sets that a player has laid in this match, the last one at the end."""
    return [event for event in view.history if event.act == "set" and event.seat == seat]


def bluff_rate(view: BluffPirateView, seat: str) -> float:
    """The share of a player's sets that are bluffs, by those of this match."""
    return _rate(BLUFFS_IN, [event.bluff for event in sets_of(view, seat)])


def bluffs_of(view: BluffPirateView, seat: str, size: int) -> float:
    """How likely a set of that *size* is a bluff, by the sets that a player has laid: most of all
    by those that were as large."""
    bluffs, sets = BLUFFS_IN
    for event in sets_of(view, seat):
        weight = 1.0 if len(event.up) + len(event.down) == size else OTHER_SIZES
        bluffs, sets = bluffs + weight * event.bluff, sets + weight
    return bluffs / sets


def doubt_rate(view: BluffPirateView, seat: str) -> float:
    """How often a player votes "bluff", by the votes that were shown."""
    votes = (event for event in view.history if event.act == "set" and event.other == seat)
    return _rate(DOUBTS_IN, [event.doubted for event in votes])


def _rate(expected: tuple[float, float], seen: Sequence[bool]) -> float:
    """The share of what is so, in all that was *seen* and in what was *expected* before."""
    so, of = expected
    return (so + sum(seen)) / (of + len(seen))


def doubts(view: BluffPirateView, seat: str, size: int, bluff: bool) -> float:
    """How likely the player at a *seat* votes "bluff" on a set of that *size*, a *bluff* or none,
    which the player whose turn it is lays.

    Players who have bluffed more are doubted more, and so is a set that may end the match. How much
    this voter doubts, the votes that were shown tell: most of all those on such sets of players
    with the same reputation, and the others a little.
    """
    reputation, usual = bluff_rate(view, in_turn(view).seat), BLUFFS_IN[0] / BLUFFS_IN[1]
    rare = rarity(whole_hand(view), size) ** STANDS_OUT
    doubted_usually = SEEN_THROUGH if bluff else WRONGED
    expected = chance_of(odds_of(doubted_usually) * rare * odds_of(reputation) / odds_of(usual))
    doubted, votes = expected * FIRST, FIRST
    reputations = {player.seat: BLUFFS_IN for player in view.players}
    for event in view.history:
        if event.act != "set":
            continue
        bluffs, sets = reputations[event.seat]
        if event.other == seat:
            weight = math.exp(-abs(bluffs / sets - reputation) / ALIKE)
            weight *= 1.0 if event.bluff == bluff else OTHERS
            doubted, votes = doubted + weight * event.doubted, votes + weight
        reputations[event.seat] = (bluffs + event.bluff, sets + 1)
    finish = FINISH if treasure_chance(view, size) else 1.0
    return chance_of(finish * odds_of(doubted / votes))


def treasure_chance(view: BluffPirateView, size: int) -> float:
    """How likely a set of that *size* takes the ship whose turn it is to the treasure, and ends the
    match: one of two islands has it, or the one that is left (BP-13)."""
    if in_turn(view).to_go > size:
        return 0.0
    return 1 / max(1, sum(island.holds == "closed" for island in view.islands))


def way_back(view: BluffPirateView) -> int:
    """How many squares a wrong doubt takes this seat's ship back: never behind the start (BP-8)."""
    (start,) = {path.start for path in view.board} - {path.end for path in view.board}
    onto_first = {f"{path.start}.{path.end}.1" for path in view.board if path.start == start}
    square = own(view).square
    return 0 if square == start else 1 if square in onto_first else PENALTY


def whole_hand(view: BluffPirateView) -> int:
    """How many cards the player whose turn it is had before any of them was laid."""
    laid = 0 if view.set is None else len(view.set.up) + view.set.down
    return laid + in_turn(view).cards


@cache
def rarity(cards: int, size: int) -> float:
    """How many times as rarely a hand of that many *cards*, dealt at random, holds a set of that
    *size* in a given colour as a usual hand holds a usual set: above 1 for what stands out."""
    usual = _at_least(USUAL_SIZE, PER_COLOUR, USUAL_HAND, CARD_COUNT)
    return usual / _at_least(size, PER_COLOUR, cards, CARD_COUNT)


def suspicion(view: BluffPirateView, heeds_rarity: bool = False) -> float:
    """How likely the set on the table is a bluff, by all that this seat has seen.

    *heeds_rarity* counts that so small a hand seldom holds so large a set. It is for the only voter
    (BP-20), and for poor hands. Among several one voter gains what a doubt wins, and all lose by
    it: a bluff that is believed costs its player the cards, one that is caught brings them back to
    the hand (BP-8). So players who began with large false sets won against bots that heeded it
    (research/README.md).
    """
    assert view.set is not None, "there is a set to vote on"
    colour, hidden = colour_of(view.set.up[0]), view.set.down
    mine, known = held_colours(view), seen_in_hands(view)
    placer = in_turn(view)
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
    drawn = max(0, placer.cards + hidden - theirs.total())
    others = (player for player in view.players if player not in (placer, own(view)))
    unseen = view.pile + drawn + sum(_unseen(known, player) for player in others)
    likely = _at_least(need, left, drawn, unseen)
    usual = _at_least(hidden, PER_COLOUR - len(view.set.up), drawn, unseen)
    if likely == 0:
        return 1.0
    rare = rarity(whole_hand(view), hidden + len(view.set.up)) ** STANDS_OUT
    odds = odds_of(bluffs_of(view, placer.seat, hidden + len(view.set.up))) * usual / likely
    return chance_of(odds * rare if heeds_rarity else odds)


def _unseen(known: Mapping[str, Counter[str]], player: PlayerView) -> int:
    """How many cards of another hand this seat knows nothing of."""
    return max(0, player.cards - known[player.seat].total())


def _at_least(need: int, fitting: int, drawn: int, of: int) -> float:
    """The chance that at least *need* of the cards *drawn* are fitting ones, when *fitting* of the
    cards that they are drawn *of* are (hypergeometric)."""
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
    """Seat -> the kinds of cards that this seat has seen go into that hand, and not leave it.

    Nothing is known any more of a hand from which somebody else has stolen.
    """
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
