"""What is told of a match that was recorded: its figures, and why the belt said what it said."""

from collections.abc import Sequence

from msgspec.structs import replace

from controller.belt import Absence, Conclusion, Missing, Returned, Suspected, Taken, Weak
from controller.games.luggage import statistics, viewing
from controller.games.luggage.pieces import Move
from controller.games.luggage.state import State
from controller.games.luggage.watching import PATTERNS
from controller.match.tablegame import BeltTold, Played
from controller.views import Arg, LuggageView, Message


def recorded(
    history: Sequence[Played[Move]],
    before: Sequence[State],
    after: State,
    told: Sequence[BeltTold],
) -> LuggageView:
    """What everyone may see of a match whose moves are *history*, with its figures."""
    results = statistics.results(history, before, after, told=told)
    return replace(viewing.view(after, None), results=results)


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
