"""A bot for Captain Bluff: it places what it takes to be honest, bluffs where that pays, and calls
when a bluff is likely enough.

An easy bot calls what it doubts, and does not ask what that brings; the others reckon in cards: a
call that is wrong costs the whole line, and one that is right brings the caller no more than the
other players. A sharp bot also reckons with whom it plays. It mixes: bluffs, decoys that it
defines, and lines that it makes honest or hides.

What it concludes from its view is in `beliefs`.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from controller.bots.mind import Mind, Strength, chance_of
from controller.games.captain_bluff.beliefs import (
    as_often,
    belief,
    calls_bluff,
    honesty,
    me_in,
    others_of,
    seen_above,
)
from controller.games.captain_bluff.pieces import (
    CARD_COUNT,
    CITIES,
    FACES,
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
    """In this share of its turns it may place luggage although it knows better."""
    believes: float
    """It calls what is honest less likely than that; or where that is less, than one in as many as
    play, which is what pays."""
    decoys: float = 0.0
    """In this share of its turns it defines cities, or changes them, only to bluff below them."""
    careless: float = 0.0
    """The probability that it makes any move."""
    watches: bool = False
    """Whether it heeds who knows a city, and how each of the others plays."""


SKILLS: Mapping[Strength, _Skill] = {
    "easy": _Skill(bluffs=0.1, believes=0.45, careless=0.15),
    "normal": _Skill(bluffs=0.15, believes=0.34),
    "sharp": _Skill(bluffs=0.75, believes=0.0, decoys=0.4, watches=True),
}

CALLED = 0.6
"""How likely it takes it to be that one of the others calls what it places."""

DOUBTED_BLIND, DOUBTED_KNOWING = 0.3, 0.08
"""How likely a sharp bot takes it to be that any one player calls who does not know the city:
luggage of somebody who does not know it either, and of somebody who does."""

DARES = 1.5
"""What a bluff is worth beside its cards where nobody else knows the city, for every player beyond
two: honest luggage can wait. Of two players each gains what the other loses, and calls sooner."""

MATCH = 10.0
"""What a match is worth, in cards."""

GOES_OUT = 0.4
"""How likely a last card is an Airport card, which wins at once and cannot be called."""

WAVERS = 0.4
"""By how many cards a call may seem to lose or gain, and one of two players still make it, or not,
now and then."""

NAME = 2.0
"""What a call that is wrong costs beside the line, in cards: where the match is over otherwise the
line costs nothing."""


def decide(view: Any, moves: Sequence[Move], mind: Mind) -> Move | None:
    """The move that this seat makes; nothing but its *view* and the *moves* offered to it tell it
    anything."""
    if not isinstance(view, CaptainBluffView) or view.secrets is None or not moves:
        return None
    skill = SKILLS[mind.strength]
    if view.phase == "window":
        wanted = Call if _calls(view, skill, mind.luck) else Pass
        return next((move for move in moves if isinstance(move, wanted)), None)
    if mind.luck.random() < skill.careless:
        return mind.luck.choice(moves)
    mood = mind.luck.random() / mind.temper.bluffs
    weights = [_weight(view, move, skill, mood) for move in moves]
    best = max(weights)
    return mind.luck.choice(
        [move for move, weight in zip(moves, weights, strict=True) if weight == best]
    )


# -- calling -------------------------------------------------------------------------------------


def _calls(view: CaptainBluffView, skill: _Skill, luck: Random) -> bool:
    """Whether to call. A call that is wrong brings the caller the whole line, one that is right
    brings it to one of the others: so it pays where honesty is less likely than one in as many as
    play; sooner where the placer wins otherwise. The only other player mixes, as nobody else keeps
    the placer from bluffing."""
    assert view.at is not None, "a window is open at a belt"
    honest = honesty(view, view.at - 1, watches=skill.watches)
    placer = next(player for player in view.players if player.seat == view.turn)
    if skill.watches:
        worth = _worth_calling(view, view.belts[view.at - 1], placer, honest)
        if len(view.players) > 2 or not 0 < honest < 1:
            return worth > 0
        return luck.random() < chance_of(math.exp(worth / WAVERS))
    if placer.cards == 0:
        return honest < 1
    limit = max(skill.believes, 1 / len(view.players))
    if placer.cards <= 2:
        limit += 0.15
    return honest <= limit


def _worth_calling(
    view: CaptainBluffView, belt: BeltView, placer: HandView, honest: float
) -> float:
    """What a call gains beyond what it costs, in cards: nobody gains what somebody else calls
    anyway, and nobody loses a match that is lost."""
    others, stake = others_of(view), len(belt.line) + 1
    wins = 1.0 if placer.cards == 0 else GOES_OUT if placer.cards == 1 and not view.airport else 0.0
    knowers = (
        player
        for player in others
        if player.seat in belt.known_to and player != placer and not player.passed
    )
    left_to_me = math.prod(1 - calls_bluff(player) for player in knowers)
    # What one loses the others gain, the more the nearer to winning that player was.
    share = (1 / (placer.cards + 1)) / sum(1 / (player.cards + 1) for player in others)
    gains = (1 - honest) * left_to_me * (share * stake + wins * MATCH)
    name = NAME if len(view.players) > 2 else 0.0
    return gains - honest * ((1 - wins) * stake + name)


# -- what its moves are worth, in cards ----------------------------------------------------------


def _weight(view: CaptainBluffView, move: Move, skill: _Skill, mood: float) -> float:
    hand = _hand(view)
    match move:
        case Play(card=card):
            return _airport(view, len(hand), FACES[card] if card < CARD_COUNT else "")
        case Place(belt=at, card=card) if card < CARD_COUNT and CITY_OF[card] == NO_CITY:
            if skill.watches and FACES[card] == "round-trip" and view.acted:
                return _worth_placing(view, at, honesty(view, at, watches=True), 1)
            return _airport(view, len(hand), FACES[card])
        case Place():
            return _placement(view, move, skill, mood < skill.bluffs)
        case Define(card=card):
            decoys = mood < skill.decoys
            return 0.1 + (_worth_as_decoy if decoys else _worth_defining)(view, card)
        case Change(belt=at, card=card):
            return _changing(view, at, card, decoys=mood < skill.decoys)
        case Check(belt=at):
            return _checking(view, at, skill)
        case Done():
            return 0.01
        case Close(belt=at):
            return _closing(view, at)
        case Recover(belt=at):
            return _recovering(view, at) if skill.watches else -1.0
        case TakeBack():
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
        me = me_in(view)
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
    run = _run(view, belt, FACES[move.card])
    if honest == 0 and not bluffs:
        return -1.0
    if skill.watches:
        return _worth_placing(view, move.belt, honesty(view, move.belt, city, watches=True), run)
    return run - (1 - honest) * CALLED * (len(belt.line) + run + 1)


def _worth_placing(view: CaptainBluffView, at: int, honest: float, run: int) -> float:
    """What placing is worth to a sharp bot, which expects calls of those who know the city, and of
    the others as often as they have called so far."""
    belt, others, left = view.belts[at], others_of(view), len(_hand(view)) - run
    knowers = [player for player in others if player.seat in belt.known_to]
    doubt = DOUBTED_KNOWING if me_in(view) in belt.known_to else DOUBTED_BLIND
    # What wins unless somebody calls, somebody calls.
    pass_honest = float(left > 0) and math.prod(
        1 - as_often(player, doubt) for player in others if player not in knowers
    )
    pass_bluff = pass_honest * math.prod(1 - calls_bluff(player) for player in knowers)
    stake = len(belt.line) + run + 1
    worth = run - (1 - honest) * (1 - pass_bluff) * stake
    worth += honest * (1 - pass_honest) * stake / len(others)
    if honest == 0 and not knowers:
        # Nobody else knows: the city is kept for another time.
        worth += DARES * (len(others) - 1) * pass_bluff
    return worth if left else worth + MATCH * honest


def _run(view: CaptainBluffView, belt: BeltView, first: str) -> int:
    """How many cards of one's own hand follow directly on one another from the *first* on."""
    city, number = first.rpartition("-")[0], _number(first)
    last = _last(belt)
    direction = belt.direction or (0 if not last else 1 if number > last else -1)
    held = _luggage(view, city)

    def length(step: int) -> int:
        count = 1
        while f"{city}-{number + step * count}" in held:
            count += 1
        return count

    return max(length(step) for step in ((direction,) if direction else (1, -1)))


def _recovering(view: CaptainBluffView, at: int) -> float:
    """The end of a line is worth recovering where it goes down again at once with cards of the hand
    between, so that more cards go than without: as much as placing these alone would be."""
    gains = [_longest(view, at)]
    while (after := _recovered(view, at)) is not None:
        view = after
        gains.append(_longest(view, at) - len(gains))
    if max(gains) == gains[0]:
        return -1.0
    return _worth_placing(view, at, honesty(view, at, watches=True), max(gains))


def _longest(view: CaptainBluffView, at: int) -> int:
    """How many cards the longest run has that goes on that belt."""
    return max((_run(view, view.belts[at], name) for name in _fitting(view, at)), default=0)


def _recovered(view: CaptainBluffView, at: int) -> CaptainBluffView | None:
    """What this seat would see with the last luggage of a line back in its hand; None where the
    line has no other luggage, or Airport cards, which make its direction harder to tell."""
    belt = view.belts[at]
    if len(belt.line) < 2 or any(laid.name.rpartition("-")[0] != belt.city for laid in belt.line):
        return None
    assert view.secrets is not None
    *line, last = belt.line
    way = 0 if len(line) < 2 else 1 if line[-1].number > line[-2].number else -1
    shorter = replace(belt, line=tuple(line), direction=way)
    belts = (*view.belts[:at], shorter, *view.belts[at + 1 :])
    hand = (*view.secrets.hand, last.name)
    return replace(view, belts=belts, secrets=replace(view.secrets, hand=hand))


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
    luggage = _luggage(view, city)
    return 0.15 * (len(luggage) - 1) - 0.1 * _neighbours(luggage, city, NUMBER[card])


def _worth_as_decoy(view: CaptainBluffView, card: int | None) -> float:
    """A card that is of little use is worth, above a belt, the luggage of another city that has no
    line: nobody can tell from the lines on the table what was defined."""
    if card is None or card >= CARD_COUNT or CITY_OF[card] == NO_CITY:
        return -0.2
    city = CITIES[CITY_OF[card]]
    lines = {belt.city for belt in view.belts}
    held = Counter(name.rpartition("-")[0] for name in _hand(view))
    others = (held[other] for other in CITIES if other != city and other not in lines)
    most = max(others, default=0)
    return 0.15 * (most - 1) - 0.1 * _neighbours(_luggage(view, city), city, NUMBER[card])


def _neighbours(luggage: Iterable[str], city: str, number: int) -> int:
    """How many cards would make a run with this one: those are kept."""
    return sum(1 for name in luggage if name in (f"{city}-{number - 1}", f"{city}-{number + 1}"))


def _changing(view: CaptainBluffView, at: int, card: int | None, decoys: bool) -> float:
    """A line that is known to be false becomes honest below a card of its city, for luggage that
    is still in the hand; below another one, as a decoy, the others merely do not know it."""
    if card is None or card >= CARD_COUNT or CITY_OF[card] == NO_CITY:
        return -0.5
    belt, city = view.belts[at], CITIES[CITY_OF[card]]
    if belief(view, at, belt.city) > 0 or decoys == (city == belt.city):
        return -0.5
    if decoys and not _judged(view, belt):
        return -0.5
    fitting = [name for name in _fitting(view, at) if name != FACES[card]]
    return 0.1 * len(fitting) - 0.05 * _neighbours(_luggage(view, city), city, NUMBER[card])


def _checking(view: CaptainBluffView, at: int, skill: _Skill) -> float:
    """To know a city is worth something where luggage of the hand can go below it, the more the
    likelier that is honest."""
    if seen_above(view, at):
        return 0.0
    fitting = {name.rpartition("-")[0] for name in _fitting(view, at)}
    return 0.02 + 0.4 * max((honesty(view, at, city, skill.watches) for city in fitting), default=0)


def _fitting(view: CaptainBluffView, at: int) -> list[str]:
    """The luggage of the hand that could be placed on that belt, honestly or not."""
    belt, last = view.belts[at], _last(view.belts[at])
    if not belt.city:
        lines = {other.city for other in view.belts}
        return [name for name in _luggage(view) if name.rpartition("-")[0] not in lines]
    return [
        name
        for name in _luggage(view, belt.city)
        if (further := _number(name) - last) * (belt.direction or further) > 0
    ]


def _closing(view: CaptainBluffView, at: int) -> float:
    """Worth it where nothing else is to be gained: luggage of that city needs a new line, as none
    of it fits or as somebody else knows, too, that this one is false. When a standstill is
    near (CB-28): most of all for who does not win by that, and not at all for who does."""
    belt = view.belts[at]
    own = _luggage(view, belt.city)
    useless = _judged(view, belt) and belief(view, at, belt.city) == 0
    if not own or (_fitting(view, at) and not useless):
        return -1.0
    left, cards = view.standstill_left, len(_hand(view))
    if left is None or left > 2 * len(view.players):
        return 0.1 + 0.03 * len(own)
    return 0.4 if any(player.cards < cards for player in others_of(view)) else -1.0


def _judged(view: CaptainBluffView, belt: BeltView) -> bool:
    """Whether one of the others knows the card above a belt."""
    return any(seat != me_in(view) for seat in belt.known_to)


def _last(belt: BeltView) -> int:
    """The number at the end of a line; 0 where it has none."""
    return next((laid.number for laid in reversed(belt.line) if laid.number), 0)


def _luggage(view: CaptainBluffView, city: str = "") -> list[str]:
    """The luggage in the hand: of that *city*, or of any."""
    of = (city,) if city else CITIES
    return [name for name in _hand(view) if name.rpartition("-")[0] in of]


def _number(luggage: str) -> int:
    return int(luggage.rpartition("-")[2])


def _hand(view: CaptainBluffView) -> tuple[str, ...]:
    return () if view.secrets is None else view.secrets.hand
