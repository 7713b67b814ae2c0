"""What is told of a match: its figures, what its players did, and why the belt said what it
said."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from controller.belt import Absence, Conclusion, Missing, Returned, Suspected, Taken, Weak
from controller.games.luggage import statistics, viewing
from controller.games.luggage.pieces import Move
from controller.games.luggage.state import State
from controller.games.luggage.watching import PATTERNS
from controller.match.story import Feat, Values
from controller.match.tablegame import BeltTold, Played
from controller.views import Arg, LuggageView, Message

FASTEST = Feat("luggage-story-fastest", 3.0, least=0, lowest=True, unit="seconds")
STREAK = Feat("luggage-story-streak", 5.1, least=3)
LOST = Feat("luggage-story-lost", 3.8)
WRONG = Feat("luggage-story-wrong", 3.4, least=3)
SURE = Feat("luggage-story-sure", 3.3, least=0, lowest=True)
ROUND = Feat("luggage-story-round", 4.7, least=2)


def recorded(
    history: Sequence[Played[Move]],
    before: Sequence[State],
    after: State,
    told: Sequence[BeltTold],
) -> LuggageView:
    """What everyone may see of a match whose moves are *history*, with its figures."""
    results = statistics.results(history, before, after, told=told)
    return replace(viewing.view(after, None), results=results)


def feats(history: Sequence[Played[Any]], states: Sequence[State]) -> Mapping[Feat, Values]:
    """Return how much each player has done of each; None by the rulebook, where nothing is
    tapped."""
    players = statistics.results(history, states[:-1], states[-1]).players
    scores = [player.scores for player in states[-1].players]
    return {
        FASTEST: [min(one.reactions_s, default=None) for one in players],
        STREAK: [one.longest_streak for one in players],
        LOST: [one.lost for one in players],
        WRONG: [one.wrong_looks for one in players],
        SURE: [one.wrong_looks for one in players],
        ROUND: [max(one, default=None) for one in scores],
    }


def why(conclusion: Conclusion, at_s: float) -> tuple[Message, ...]:
    """Say what the belt has told, with its evidence. Tiles go by their patterns."""
    pattern: dict[str, Arg] = {"pattern": PATTERNS[conclusion.tile]}
    match conclusion:
        case Missing(absence=absence):
            return Message("luggage-why-missing", pattern), *_evidence(absence, at_s)
        case Suspected(absence=absence):
            return Message("luggage-why-suspected", pattern), *_evidence(absence, at_s)
        case Taken(seat=seat):
            return (Message("luggage-why-taken", {**pattern, "seat": seat}),)
        case Returned(seat="", reader=reader):
            return (Message("luggage-why-returned", {**pattern, "reader": reader}),)
        case Returned(seat=seat, reader=reader):
            withdrawn = {**pattern, "reader": reader, "seat": seat}
            return (Message("luggage-why-withdrawn", withdrawn),)
        case Weak(quality=quality, dead=dead):
            share = round(100 * quality.missed / max(1.0, quality.passes))
            worn: dict[str, Arg] = {**pattern, "count": share, "of": round(quality.passes)}
            return (Message("luggage-why-dead" if dead else "luggage-why-weak", worn),)


def _evidence(absence: Absence, at_s: float) -> tuple[Message, ...]:
    odds = round(1.0 / max(absence.doubt, 1e-6))
    since: Message
    if absence.seen_s is None:
        since = Message("luggage-why-never-read")
    else:
        since = Message("luggage-why-last-read", {"seconds": round(at_s - absence.seen_s)})
    passes = tuple(
        Message("luggage-why-passes", {"reader": one.reader, "count": one.unread})
        for one in absence.passes
    )
    return since, *passes, Message("luggage-why-doubt", {"of": odds})
