"""A bot for Captain Bluff: it places what it takes to be honest, bluffs where that pays, and calls
when a bluff is likely enough.

All that it believes of a face-down card comes from what its seat has seen: the card itself, or else
how many cards of each city it has not seen anywhere, who has looked at the card, and whether they
let luggage lie there. An easy bot calls what it doubts, and does not ask what that brings; the
others reckon in cards: a call that is wrong costs the whole line, and one that is right brings the
caller no more than the other players.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from controller.bots.mind import Mind, Strength
from controller.games.captain_bluff.pieces import (
    BOX,
    CARD_COUNT,
    CITIES,
    FACES,
    HIGHEST,
    KINDS,
    NO_CITY,
    NUMBER,
    ON_PAD,
    Call,
    Change,
    Check,
    Close,
    Define,
    Done,
    Move,
    Pass,
    Place,
    Play,
    Recover,
    TakeBack,
)
from controller.games.captain_bluff.pieces import CITY as CITY_OF
from controller.views import CaptainBluffView
from controller.views.captain_bluff import BeltView, HandView


class _Skill(Struct, frozen=True):
    """How well a bot plays."""

    bluffs: float
    """In this share of its turns it places luggage although it knows better."""
    believes: float
    """It calls what is honest less likely than that; or where that is less, than one in as many as
    play, which is what pays."""
    careless: float = 0.0
    """The probability that it makes any move."""
    watches: bool = False
    """Whether it heeds who knows a city: who may call, and who has let luggage pass."""


SKILLS: Mapping[Strength, _Skill] = {
    "easy": _Skill(bluffs=0.1, believes=0.45, careless=0.15),
    "normal": _Skill(bluffs=0.15, believes=0.34),
    "sharp": _Skill(bluffs=0.45, believes=0.0, watches=True),
}

HONEST = 0.75
"""So likely it takes it to be that a player who knows the departure city places what belongs
there."""

CALLED = 0.6
"""How likely it takes it to be that one of the others calls what it places."""

CALLED_BLIND, CALLED_KNOWING, KNOWER = 0.3, 0.08, 0.95
"""The same of a watchful bot: for luggage of a player who does not know the city, of one who does,
and where one of the others knows that it is false."""

DARES = 2
"""What it is worth, in cards, to bluff where it has decided to: honest luggage can wait."""

LET_PASS = 6.0
"""How many times as likely luggage is honest that somebody has let pass who knows the city."""

USUAL = 17 / 48
TELLS = 0.3
NAME = 2.0
BLUFFS = (1.0, 3.0)
DOUBTS = (0.9, 6.0)
GOES_OUT = 0.4
MATCH = 10.0
LEADS = 1.0
WHOLE_BOX = Counter(
    {f"{city}-{number}": 1 for city in CITIES for number in range(1, HIGHEST + 1)}
) + Counter({kind: BOX.airport[kind] for kind in KINDS})
"""How many cards there are of each face."""


def decide(view: Any, moves: Sequence[Move], mind: Mind) -> Move | None:
    """The move that this seat makes; nothing but its *view* and the *moves* offered to it tell it
    anything."""
    if not isinstance(view, CaptainBluffView) or view.secrets is None or not moves:
        return None
    skill = SKILLS[mind.strength]
    if view.phase == "window":
        wanted = Call if _calls(view, skill) else Pass
        return next((move for move in moves if isinstance(move, wanted)), None)
    if mind.luck.random() < skill.careless:
        return mind.luck.choice(moves)
    bluffs = mind.luck.random() < skill.bluffs * mind.temper.bluffs
    weights = [_weight(view, move, skill, bluffs) for move in moves]
    best = max(weights)
    return mind.luck.choice(
        [move for move, weight in zip(moves, weights, strict=True) if weight == best]
    )


# -- what it believes --------------------------------------------------------------------------


def belief(view: CaptainBluffView, at: int, city: str) -> float:
    """How likely the departure city above belt *at* (from 0) is *city*, before anybody has placed
    anything there."""
    seen = seen_above(view, at)
    if seen:
        return float(seen.startswith(f"{city}-"))
    unseen = unseen_cards(view)
    of_city = sum(count for name, count in unseen.items() if name.startswith(f"{city}-"))
    return of_city / max(1, unseen.total())


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


def honesty(view: CaptainBluffView, at: int, watches: bool = False) -> float:
    """How likely the luggage on a belt lies below its own city, by who has placed it there; for who
    *watches* also by how often the placer was caught, and by who has let it pass."""
    belt = view.belts[at]
    before = belief(view, at, belt.city)
    if not 0 < before < 1:
        return before
    odds = _odds(before)
    if view.turn in belt.known_to:
        # Bayes: a player who knows the card places what belongs there, or bluffs.
        honest = 1 - bluff_rate(_player(view, view.turn)) if watches else HONEST
        if watches:
            odds = (odds / USUAL) ** TELLS
        odds *= _odds(honest)
    if watches:
        for player in view.players:
            if player.passed and player.seat in belt.known_to:
                odds /= 1 - _knower_calls(player)
    return _chance(odds)


def bluff_rate(player: HandView) -> float:
    """Which share of the luggage that a player places below cities that it knows are bluffs."""
    so, of = BLUFFS
    caught, honest = player.habits.caught, player.habits.honest
    return (so + caught) / (of + caught + honest)


def doubt_rate(player: HandView) -> float:
    """How often a player calls where it does not know the city."""
    so, of = DOUBTS
    doubted = player.habits.doubted
    return (so + doubted) / (of + doubted + player.habits.let_pass)


def _calls(view: CaptainBluffView, skill: _Skill) -> bool:
    """Whether to call. A call that is wrong brings the caller the whole line, one that is right
    brings it to one of the others: so it pays where honesty is less likely than one in as many as
    play; sooner where the placer wins otherwise."""
    assert view.at is not None, "a window is open at a belt"
    honest = honesty(view, view.at - 1, skill.watches)
    placer = _player(view, view.turn)
    if skill.watches:
        return _pays(view, view.belts[view.at - 1], placer, honest)
    if placer.cards == 0:
        return honest < 1
    limit = max(skill.believes, 1 / len(view.players))
    if placer.cards <= 2:
        limit += 0.15
    return honest <= limit


def _pays(view: CaptainBluffView, belt: BeltView, placer: HandView, honest: float) -> bool:
    """Whether a call is worth it, in cards."""
    stake = len(belt.line) + 1
    wins = 1.0 if placer.cards == 0 else GOES_OUT if placer.cards == 1 and not view.airport else 0.0
    judges = [
        player
        for player in view.players
        if player.seat in belt.known_to
        and player.seat not in (placer.seat, _me(view))
        and not player.passed
    ]
    left_to_me = math.prod(1 - _knower_calls(player) for player in judges)
    gain = left_to_me * (_weight_of(view, placer) * stake + wins * MATCH)
    return (1 - honest) * gain > honest * ((1 - wins) * stake + NAME)


def _knower_calls(player: HandView) -> float:
    """How likely a player calls what it knows to be a bluff."""
    return _shifted(KNOWER, player)


def _shifted(chance: float, player: HandView) -> float:
    """A chance that somebody calls, for a player who calls more or less often than others."""
    if not 0 < chance < 1:
        return chance
    so, of = DOUBTS
    return _chance(_odds(chance) * _odds(doubt_rate(player)) / _odds(so / of))


def _weight_of(view: CaptainBluffView, player: HandView) -> float:
    """What a card more in another player's hand is worth in one's own: the less, the further that
    player is from winning."""
    me = _me(view)
    near = {one.seat: (one.cards + 1) ** -LEADS for one in view.players if one.seat != me}
    return near[player.seat] / sum(near.values())


def _odds(chance: float) -> float:
    return chance / (1 - chance)


def _chance(odds: float) -> float:
    return odds / (1 + odds)


def _player(view: CaptainBluffView, seat: str | None) -> HandView:
    return next(player for player in view.players if player.seat == seat)


# -- what its moves are worth, in cards ----------------------------------------------------------


def _weight(view: CaptainBluffView, move: Move, skill: _Skill, bluffs: bool) -> float:
    hand = _hand(view)
    match move:
        case Play(card=card):
            return _airport(view, len(hand), FACES[card] if card < CARD_COUNT else "")
        case Place(card=card) if card < CARD_COUNT and CITY_OF[card] == NO_CITY:
            return _airport(view, len(hand), FACES[card])
        case Place():
            return _placement(view, move, skill, bluffs)
        case Define(card=card):
            return 0.1 + _worth_defining(view, card)
        case Change(belt=at, card=card):
            return _changing(view, at, card)
        case Check(belt=at):
            return _checking(view, at)
        case Done():
            return 0.01
        case Close(belt=at):
            return _closing(view, at)
        case Recover() | TakeBack():
            return -1.0
    return 0.0


def _airport(view: CaptainBluffView, cards: int, kind: str) -> float:
    """An Airport card is a card less, and nobody calls it: at once where it wins, else after the
    action, and a Round-the-world trip in a run."""
    if cards == 1 and kind != "round-trip":
        return 100.0
    if kind == "round-trip":
        return 0.5 if view.phase == "placing" or view.acted else -1.0
    if kind == "delayed-flight":
        me = _me(view)
        few = sum(1 for p in view.players if p.seat != me and p.cards < 5)
        return 0.5 + few if view.acted else -1.0
    return 0.5 if view.acted else -1.0


def _placement(view: CaptainBluffView, move: Place, skill: _Skill, bluffs: bool) -> float:
    """Cards that go, against those that come back when somebody calls."""
    belt, city = view.belts[move.belt], CITIES[CITY_OF[move.card]]
    honest = belief(view, move.belt, city)
    if view.phase == "placing":
        # A longer run is no worse a bluff.
        return 2.0
    run = _run(view, belt, move.card)
    if honest == 0 and not bluffs:
        return -1.0
    if skill.watches:
        return _worth_placing(view, belt, honest, run)
    return run - (1 - honest) * CALLED * (len(belt.line) + run + 1)


def _worth_placing(view: CaptainBluffView, belt: BeltView, honest: float, run: int) -> float:
    me = _me(view)
    others = [player for player in view.players if player.seat != me]
    knowers = [player for player in others if player.seat in belt.known_to]
    if 0 < honest < 1 and belt.line and knowers:
        # Who knows the city has let that lie.
        honest = _chance(
            _odds(honest) / math.prod(1 - _knower_calls(player) for player in knowers)
        )
    left = len(_hand(view)) - run
    doubt = CALLED_KNOWING if me in belt.known_to else CALLED_BLIND
    if left == 0:
        doubt = 1.0
    elif left == 1 and not view.airport:
        doubt = _chance(2 * _odds(doubt))
    doubters = [player for player in others if player not in knowers]
    lies = math.prod(1 - _shifted(doubt, player) for player in doubters)
    passes = lies * math.prod(1 - _knower_calls(player) for player in knowers)
    stake = len(belt.line) + run + 1
    worth = run - (1 - honest) * (1 - passes) * stake
    gives = sum(_weight_of(view, player) for player in doubters) / max(1, len(doubters))
    worth += honest * (1 - lies) * gives * (stake - run * 0)
    if honest == 0 and not knowers:
        # Nobody else knows: the city is kept for another time.
        worth += DARES
    if left == 0:
        worth += MATCH * (honest + (1 - honest) * passes)
    return worth


def _run(view: CaptainBluffView, belt: BeltView, card: int) -> int:
    """How many cards of one's own hand follow directly on one another from this one on."""
    city, number = CITIES[CITY_OF[card]], NUMBER[card]
    last = max((laid.number for laid in belt.line[-1:]), default=0)
    direction = belt.direction or (0 if not last else 1 if number > last else -1)
    held = {name for name in _hand(view) if name.startswith(f"{city}-")}

    def length(step: int) -> int:
        count = 1
        while f"{city}-{number + step * count}" in held:
            count += 1
        return count

    return max(length(step) for step in ((direction,) if direction else (1, -1)))


def _worth_defining(view: CaptainBluffView, card: int | None) -> float:
    """A departure city is worth the luggage of that city that is left in the hand, as long as that
    has no line and no other belt is known to be for it."""
    if card is None or card >= CARD_COUNT:
        return 0.0
    if CITY_OF[card] == NO_CITY:
        # A trap for the next who places there; its owner has nothing of it.
        return 0.0 if 1 << card & ON_PAD else -0.2
    city = CITIES[CITY_OF[card]]
    if any(belt.city == city for belt in view.belts):
        return 0.0
    if any(seen_above(view, at).startswith(f"{city}-") for at in range(len(view.belts))):
        return 0.0
    luggage = [name for name in _hand(view) if name.startswith(f"{city}-")]
    return 0.15 * (len(luggage) - 1) - 0.1 * _neighbours(luggage, city, NUMBER[card])


def _neighbours(luggage: Iterable[str], city: str, number: int) -> int:
    """How many cards would make a run with this one: those are kept."""
    return sum(1 for name in luggage if name in (f"{city}-{number - 1}", f"{city}-{number + 1}"))


def _changing(view: CaptainBluffView, at: int, card: int | None) -> float:
    """A line becomes honest below a card of its city, for luggage that is still in the hand."""
    if card is None or card >= CARD_COUNT or CITY_OF[card] == NO_CITY:
        return -0.5
    belt, city = view.belts[at], CITIES[CITY_OF[card]]
    if city != belt.city or belief(view, at, city) > 0:
        return -0.5
    left = sum(1 for name in _hand(view) if name.startswith(f"{city}-"))
    return 0.1 * left


def _checking(view: CaptainBluffView, at: int) -> float:
    """To know a city is worth more where there is luggage for it."""
    if seen_above(view, at):
        return 0.0
    return 0.3 if view.belts[at].line else 0.15


def _closing(view: CaptainBluffView, at: int) -> float:
    """Worth it where nothing else is to be gained: luggage of that city gets a new line."""
    belt = view.belts[at]
    last = next((laid.number for laid in reversed(belt.line) if laid.number), 0)
    own = [name for name in _hand(view) if name.startswith(f"{belt.city}-")]
    fits = any((int(name.rpartition("-")[2]) - last) * (belt.direction or 1) > 0 for name in own)
    return 0.12 if own and not fits else -1.0


def _hand(view: CaptainBluffView) -> tuple[str, ...]:
    return () if view.secrets is None else view.secrets.hand


def _me(view: CaptainBluffView) -> str:
    return "" if view.secrets is None else view.secrets.seat
