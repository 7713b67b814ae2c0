"""What a first match of "Where's My Luggage?" explains, in this order, each when it is first
possible.

All play at once, but in the memory variant, so a lesson fits as soon as it concerns one of the
people, by what lies open in front of them.
"""

from collections.abc import Iterator, Mapping

from controller.games.luggage.moves import Done, Flip, Look
from controller.match.teaching import Lesson, Seen
from controller.views import LuggageView, PlayerView

PLAY = ("luggage-play",)

MEMORY = tuple(
    f"luggage-play-memory{seen}{due}" for seen in ("", "-turned") for due in ("", "-flip")
)


def _people(seen: Seen) -> Iterator[PlayerView]:
    view = seen.view()
    assert isinstance(view, LuggageView), "a match of this game"
    return (player for player in view.players if player.seat in seen.people)


def _may_flip(seen: Seen) -> bool:
    return any(one.passenger is None and one.unseen > 0 for one in _people(seen))


def _searches(seen: Seen) -> bool:
    return any(one.passenger is not None for one in _people(seen))


def _plays(play: str, seen: Seen) -> bool:
    view = seen.view()
    return isinstance(view, LuggageView) and view.play == play


def _all_at_once(seen: Seen) -> bool:
    view = seen.view()
    return isinstance(view, LuggageView) and view.variant == "belt"


def _taps(seen: Seen) -> bool:
    return _searches(seen) and _plays("assisted", seen)


def _judges(seen: Seen) -> bool:
    return _searches(seen) and _plays("rulebook", seen)


def _has_settled_all(seen: Seen) -> bool:
    return any(one.cards_left == 0 and not one.done for one in _people(seen))


LESSONS = (
    Lesson("ready", ("luggage-ready",), who="everybody", when=_all_at_once),
    Lesson("flip", PLAY, who="everybody", when=_may_flip),
    Lesson("grab", PLAY, who="everybody", when=_searches),
    Lesson("tap", PLAY, who="everybody", when=_taps),
    Lesson("judge", PLAY, who="everybody", when=_judges),
    Lesson("done", PLAY, who="everybody", when=_has_settled_all),
    Lesson("check", ("luggage-check",), who="everybody"),
    Lesson("memory", MEMORY, who="everybody"),
)

CAPTIONS: Mapping[type, int] = {Flip: 1, Look: 2, Done: 4}
"""Which of the six rules an act goes by."""
