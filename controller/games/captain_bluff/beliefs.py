"""What a seat of Captain Bluff concludes from its view: which city lies above a belt, who bluffs,
and who calls.

All that it believes of a face-down card comes from what its seat has seen: the card itself, or else
how many cards of each city it has not seen anywhere, and who has looked at the card. How often each
player calls and was caught bluffing in this match, and what those who know a city let lie, all of
them see. Pure: a view in, chances out.
"""

from collections import Counter
from functools import partial

from controller.bots.mind import chance_of, odds_of
from controller.games.captain_bluff.pieces import BOX, CITIES, HIGHEST, KINDS
from controller.views import CaptainBluffView
from controller.views.captain_bluff import BeltView, HandView

HONEST = 0.75
"""So likely it takes it to be that a player who knows the departure city places what belongs
there."""

DOUBTS = (0.9, 6.0)
"""Of how many windows a player is thought to call in how many without knowing the city, before any
was seen: 0.9 of 6."""

CAUGHT = 0.95
"""How likely it is thought to be that any one player calls what it knows to be a bluff."""

BLUFFS = (2.4, 3.0)
"""Of how many placements below cities that the player knows how many are thought to be bluffs,
before any was called: 2.4 of 3 among very many players, fewer where calls pay sooner, so
1.8 of 3 among four and 1.2 of 3 among two."""

USUAL_ODDS = 17 / 48
"""The odds that a card is of a certain city, of all cards in the box."""

TELLS = 0.3
"""The power to which the odds by unseen cards count where a player places who knows the city: they
tell little, as players define the cities that they have luggage for."""

WHOLE_BOX = Counter(
    {f"{city}-{number}": 1 for city in CITIES for number in range(1, HIGHEST + 1)}
) + Counter({kind: BOX.airport[kind] for kind in KINDS})
"""How many cards there are of each face."""


def belief(view: CaptainBluffView, at: int, city: str) -> float:
    """How likely the departure city above belt *at* (from 0) is *city*, before anybody has placed
    anything there. A card that was seen and went away unseen is likelier here the fewer other
    cards there are where it may be."""
    seen = seen_above(view, at)
    if seen:
        return float(seen.startswith(f"{city}-"))
    assert view.secrets is not None
    weights: dict[str, float] = dict(unseen_cards(view))
    slots = _slots(view)
    for card in view.secrets.known:
        if f"belt-{at + 1}" in card.places:
            may_be_in = sum(slots.get(place, 1) for place in card.places)
            weights[card.name] = weights.get(card.name, 0) + sum(slots.values()) / may_be_in
    of_city = sum(weight for name, weight in weights.items() if name.startswith(f"{city}-"))
    return of_city / max(1, sum(weights.values()))


def _slots(view: CaptainBluffView) -> dict[str, int]:
    """How many cards lie face down at each place, and in each of the others' hands."""
    belts = (f"belt-{at}" for at, belt in enumerate(view.belts, start=1) if belt.destination)
    hands = {player.seat: player.cards for player in others_of(view)}
    return {**dict.fromkeys(belts, 1), **hands, "pile": view.pile, "discard": view.discard}


def seen_above(view: CaptainBluffView, at: int) -> str:
    """The card above a belt where this seat has seen it; empty where it has not."""
    assert view.secrets is not None
    place = (f"belt-{at + 1}",)
    return next((card.name for card in view.secrets.known if card.places == place), "")


def unseen_cards(view: CaptainBluffView) -> Counter[str]:
    """The faces that this seat does not see and has not seen, and how many there are of each."""
    assert view.secrets is not None
    unseen = WHOLE_BOX.copy()
    unseen.subtract(view.secrets.hand)
    unseen.subtract(card.name for card in view.secrets.known)
    unseen.subtract(card.name for belt in view.belts for card in belt.line)
    return +unseen


def honesty(view: CaptainBluffView, at: int, city: str = "", watches: bool = False) -> float:
    """How likely luggage on a belt, of a *city* or else that of its line, lies below its own city:
    by who has placed it there, and for who *watches* by everybody who knows the card above it."""
    belt = view.belts[at]
    before = belief(view, at, city or belt.city)
    if not 0 < before < 1 or not belt.line:
        return before
    if watches:
        return _told(view, belt, before)
    # Bayes: a player who knows the card places what belongs there, or bluffs.
    return chance_of(odds_of(before) * odds_of(HONEST)) if view.turn in belt.known_to else before


def _told(view: CaptainBluffView, belt: BeltView, before: float) -> float:
    """How likely a line is honest that is there, by the others who know the card above it."""
    knowers = [player for player in others_of(view) if player.seat in belt.known_to]
    if not knowers:
        return before
    bluffs = partial(bluff_rate, among=len(view.players))
    # One of them has begun it: the player in turn, or, to be careful, the one who bluffs most.
    first = max(knowers, key=lambda player: (player.seat == view.turn, bluffs(player)))
    odds = (odds_of(before) / USUAL_ODDS) ** TELLS * odds_of(1 - bluffs(first))
    for player in knowers:
        if player.seat in belt.let_lie:
            odds /= 1 - calls_bluff(player)
    return chance_of(odds)


def bluff_rate(player: HandView, among: int) -> float:
    """The share of a player's luggage below cities it knows that is false, *among* that many."""
    (so, of), seen = BLUFFS, player.habits
    return (so * (1 - 1 / among) + seen.caught) / (of + seen.caught + seen.honest)


def doubt_rate(player: HandView) -> float:
    """How often a player calls who does not know the city."""
    (so, of), seen = DOUBTS, player.habits
    return (so + seen.doubted) / (of + seen.doubted + seen.let_pass)


def calls_bluff(player: HandView) -> float:
    """How likely a player calls what it knows to be a bluff."""
    return as_often(player, CAUGHT)


def as_often(player: HandView, chance: float) -> float:
    """The *chance* that somebody calls, for a player who calls as often as this one does."""
    so, of = DOUBTS
    return chance_of(odds_of(chance) * odds_of(doubt_rate(player)) / odds_of(so / of))


def me_in(view: CaptainBluffView) -> str:
    return "" if view.secrets is None else view.secrets.seat


def others_of(view: CaptainBluffView) -> list[HandView]:
    return [player for player in view.players if player.seat != me_in(view)]
