"""Styles of play that nobody thought of: a bot of some level with rules of its own.

`sharp boards=0 doubts=0.65@late` decides as a sharp bot, but it boards for any reason, and late in
a match it doubts what is a bluff more likely than not by 0.65. A rule is `ACT=FROM@WHEN`: the act,
from how strong a reason on it is done, from 0 (always) to beyond 1 (never), and when the rule
holds; without `@WHEN` always. Where a rule of an act holds, it decides about the act alone; the
level chooses among what the rules leave. Of several rules of one act the first that holds counts.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from controller.bots.mind import Decide, Mind
from controller.errors import OptionError
from controller.games.bluff_pirate import beliefs as piracy
from controller.games.bluff_pirate import pieces as pirates
from controller.games.captain_bluff import beliefs as bluff
from controller.games.captain_bluff import pieces as luggage
from controller.games.captains_orders import bot as orders
from controller.games.captains_orders import pieces as ordered
from controller.games.captains_orders.playout import turns_had
from research import exploiters

ALWAYS, EARLY, LATE, AHEAD, BEHIND = "", "early", "late", "ahead", "behind"
TIMES = (ALWAYS, EARLY, LATE, AHEAD, BEHIND)
"""ahead: nobody has come further in the match than this player."""

LEVELS_MIXED = ("normal", "sharp")
"""The levels that a drawn style may have: a weak one would be beaten whatever its rules."""

FROM = (0.0, 0.15, 0.3, 0.4, 0.5, 0.55, 0.6, 0.7, 0.8, 0.9, 1.01)
"""From how strong a reason on a drawn rule acts."""

NEAR = {"bluff-pirate": 9, "captain-bluff": 4}
"""So few squares from the island, or cards in a hand, make it late in a match."""

Reasons = Callable[[Any, Sequence[Any], Mind], Sequence[float]]
"""`reasons(view, moves, mind)`: how strong the reason is for each of the moves of one act."""


class Act(Struct, frozen=True):
    """Something that players decide by a threshold.

    `of` says which moves are that act. Where one of them has reason enough, none but those with
    reason enough are left; where none has, all of them are left out. An act that is not `done` for
    its own sake leaves all other moves, too.
    """

    of: Callable[[Any, Any], bool]
    reasons: Reasons
    done: bool = True


class Rule(Struct, frozen=True):
    """An act is done from that strong a reason on, when the rule holds."""

    act: str
    start: float
    when: str = ALWAYS

    def __str__(self) -> str:
        return f"{self.act}={self.start:g}" + (f"@{self.when}" if self.when else "")


def is_style(name: str) -> bool:
    """Whether a name is a style of this grammar, not one that has a name of its own."""
    return "=" in name


def player(game: str, style: str) -> Decide:
    """How somebody of that style decides; a style of the grammar or a named one.

    Raises `OptionError` for a style that cannot be read.
    """
    if not is_style(style):
        return exploiters.player(game, style)
    level, *words = style.split()
    if level not in LEVELS_MIXED:
        raise OptionError(f"the style {style!r} begins with {level!r}; expected normal or sharp")
    rules, decide = [_rule(game, word) for word in words], exploiters.player(game, level)

    def by_rules(view: Any, moves: Sequence[Any], mind: Mind) -> Any:
        left, decided = list(moves), set[str]()
        for rule in rules:
            if rule.act not in decided and _holds(game, rule.when, view):
                decided.add(rule.act)
                left = _left(ACTS[game][rule.act], rule.start, view, left, mind) or left
        return left[0] if len(left) == 1 else decide(view, left, mind)

    return by_rules


def _rule(game: str, word: str) -> Rule:
    act, _, rest = word.partition("=")
    start, _, when = rest.partition("@")
    try:
        if act in ACTS[game] and when in TIMES:
            return Rule(act, float(start), when)
    except ValueError:
        pass
    raise OptionError(
        f"found the rule {word!r}, expected ACT=FROM or ACT=FROM@WHEN, with an act of "
        f"{', '.join(ACTS[game])}, a number and a time of {', '.join(TIMES[1:])}"
    )


def _left(act: Act, start: float, view: Any, moves: Sequence[Any], mind: Mind) -> list[Any]:
    """The moves that a rule leaves."""
    acting = [move for move in moves if act.of(view, move)]
    if not acting:
        return list(moves)
    strong = [
        move
        for move, reason in zip(acting, act.reasons(view, acting, mind), strict=True)
        if reason >= start
    ]
    if strong and act.done:
        return strong
    return [move for move in moves if move in strong or move not in acting]


def drawn(game: str, luck: random.Random) -> str:
    """A style by chance: for about half of the acts a rule, or two for different times."""
    rules: list[Rule] = []
    while not rules:
        for act in ACTS[game]:
            drawn = luck.random()
            if drawn < 0.35:
                rules.append(Rule(act, luck.choice(FROM), luck.choice(TIMES)))
            elif drawn < 0.55:
                times = luck.choice(((EARLY, LATE), (AHEAD, BEHIND)))
                rules += [Rule(act, luck.choice(FROM), when) for when in times]
    return " ".join([luck.choice(LEVELS_MIXED), *map(str, rules)])


# ---- when ----------------------------------------------------------------------------------------


def _holds(game: str, when: str, view: Any) -> bool:
    """Whether a rule for that time holds."""
    if when == ALWAYS:
        return True
    if when in (EARLY, LATE):
        return _is_late(game, view) == (when == LATE)
    come = {player.seat: _come(game, player) for player in view.players}
    return (come[view.secrets.seat] >= max(come.values())) == (when == AHEAD)


def _come(game: str, player: Any) -> int:
    """How far a player has come, to compare it with the others."""
    if game == "captains-orders":
        return int(player.wins)
    return -int(player.to_go if game == "bluff-pirate" else player.cards)


def _is_late(game: str, view: Any) -> bool:
    """In Captain's Orders after the first lap of a round, else when somebody is near the end."""
    if game == "captains-orders":
        return turns_had(view).total() >= len(view.players)
    return any(-_come(game, player) <= NEAR[game] for player in view.players)


# ---- what is done, and for what reasons ----------------------------------------------------------


def _at_times(view: Any, moves: Sequence[Any], mind: Mind) -> Sequence[float]:
    """No reason but luck: from 0.3 on it is done seven times of ten."""
    return [mind.luck.random()] * len(moves)


def _poverty(view: Any, moves: Sequence[Any], mind: Mind) -> Sequence[float]:
    """How much a hand lacks for a set."""
    most = max(piracy.held_colours(view).values(), default=0)
    return [max(0.0, 1 - most / pirates.SMALLEST_SET)] * len(moves)


def _suspicion(view: Any, moves: Sequence[Any], mind: Mind) -> Sequence[float]:
    return [piracy.suspicion(view)] * len(moves)


def _size(view: Any, moves: Sequence[Any], mind: Mind) -> Sequence[float]:
    """How large a true set can be."""
    held = piracy.held_colours(view)
    return [held[_colour(move)] / pirates.LARGEST_SET for move in moves]


def _colour(move: Any) -> str:
    return piracy.colour_of(pirates.KINDS[pirates.KIND[move.card]])


def _begins(view: Any, move: Any, true: bool) -> bool:
    """Whether a move begins a *true* set, or a false one where there is no true one."""
    if view.phase != "act" or not isinstance(move, pirates.Lay) or not move.up:
        return False
    held = piracy.held_colours(view)
    is_set = held[_colour(move)] >= pirates.SMALLEST_SET
    return is_set if true else max(held.values()) < pirates.SMALLEST_SET


def _grows(view: Any, move: Any) -> bool:
    """Whether a false set that could end is made larger."""
    return (
        isinstance(move, pirates.Lay)
        and view.phase == "set"
        and len(view.secrets.hidden) + len(view.set.up) >= pirates.SMALLEST_SET
        and piracy.is_bluff(view.set, view.secrets.hidden)
    )


def _likely_captain(view: Any, moves: Sequence[Any], mind: Mind) -> Sequence[float]:
    captain = orders.captains(view, mind.luck)
    likely = [captain[view.players[move.accused].seat] for move in moves]
    return [one if one == max(likely) else -1.0 for one in likely]


def _passes_lowest(view: Any, move: Any) -> bool:
    return isinstance(move, ordered.Pass) and _rank(move) == min(view.secrets.hand)


def _rank(move: Any) -> int:
    return ordered.rank(move.card) if move.card < ordered.CARD_COUNT else 0


def _lies(view: Any, moves: Sequence[Any], mind: Mind) -> Sequence[float]:
    """How likely the line that may be called is false."""
    return [1 - bluff.honesty(view, view.at - 1, watches=True)] * len(moves)


def _is_false(view: Any, move: Any) -> bool:
    """Whether luggage is placed below a city that the player knows to be another one."""
    if not _places(view, move):
        return False
    return bluff.belief(view, move.belt, _city(move)) == 0


def _places(view: Any, move: Any) -> bool:
    """Whether luggage is placed, in a turn and not in the middle of a run."""
    if view.phase != "turn" or not isinstance(move, luggage.Place):
        return False
    return move.card < luggage.CARD_COUNT and luggage.CITY[move.card] != luggage.NO_CITY


def _city(move: Any) -> str:
    city: str = luggage.CITIES[luggage.CITY[move.card]]
    return city


def _risks(view: Any, move: Any) -> bool:
    """Whether luggage is placed that is not known to be honest."""
    return _places(view, move) and bluff.belief(view, move.belt, _city(move)) < 1


def _secrecy(view: Any, moves: Sequence[Any], mind: Mind) -> Sequence[float]:
    """Which share of the others does not know the city above a belt."""
    me, others = view.secrets.seat, len(view.players) - 1
    known = ({*view.belts[move.belt].known_to} - {me} for move in moves)
    return [1 - len(knowers) / others for knowers in known]


def _likely_honest(view: Any, moves: Sequence[Any], mind: Mind) -> Sequence[float]:
    return [bluff.honesty(view, move.belt, _city(move), watches=True) for move in moves]


ACTS: Mapping[str, Mapping[str, Act]] = {
    "bluff-pirate": {
        "boards": Act(lambda view, move: isinstance(move, pirates.BoardShip), _poverty),
        "doubts": Act(lambda view, move: isinstance(move, pirates.Vote) and move.bluff, _suspicion),
        "bluffs": Act(lambda view, move: _begins(view, move, true=False), _at_times),
        "grows": Act(_grows, _at_times),
        "lays": Act(lambda view, move: _begins(view, move, true=True), _size),
    },
    "captains-orders": {
        "accuses": Act(lambda view, move: isinstance(move, ordered.Discover), _likely_captain),
        "belays": Act(lambda view, move: isinstance(move, ordered.Belay), _at_times),
        "passes-lowest": Act(_passes_lowest, _at_times),
        "asks": Act(lambda view, move: isinstance(move, ordered.Ask), _at_times),
    },
    "captain-bluff": {
        "calls": Act(lambda view, move: isinstance(move, luggage.Call), _lies),
        "bluffs": Act(_is_false, _at_times),
        "risks": Act(_risks, _secrecy, done=False),
        "places-honest": Act(_places, _likely_honest, done=False),
    },
}
"""What a rule can be about: game -> name -> the act."""

NAMED: Mapping[str, Sequence[str]] = {
    "bluff-pirate": (
        *("normal boards=0", "sharp boards=0", "sharp lays=0.7@early"),
        "sharp grows=0.6@ahead grows=0.15@behind lays=0.7@early lays=0.5@late",
    ),
    "captains-orders": (
        *("normal accuses=0.55@late accuses=1.01", "sharp accuses=0.55@late"),
        *("sharp accuses=0.55", "sharp accuses=0.45@early", "normal accuses=0.45"),
    ),
    "captain-bluff": ("sharp risks=1", "normal risks=1"),
}
"""Styles that have beaten sharp bots once: they are tried whatever chance draws."""
