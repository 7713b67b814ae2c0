"""What everyone is told of "Where's My Luggage?", public facts alone: the lessons of a first match,
what is staged, and the lines of the log."""

from collections.abc import Iterator, Mapping

from controller.games.luggage.pieces import (
    LOST,
    PASSENGERS,
    SUITCASES,
    Done,
    Flip,
    Look,
    Move,
    ShowPair,
    Stuck,
    TimeUp,
    tile_passenger,
    tile_suitcase,
)
from controller.games.luggage.state import State, pair_verdict, verdict
from controller.match.teaching import Lesson, Seen
from controller.views import Climax, Logged, LuggageView, Message, PlayerView

# -- the lessons of a first match -----------------------------------------------------------

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


# -- climaxes ------------------------------------------------------------------------------


def climax(before: State, move: Move, after: State) -> Climax | None:
    """The last suitcase; and in the memory variant each tile, as everybody is to see it."""
    match move:
        case Done(player) if before.phase == "play":
            seat = after.seats[player]
            return Climax(
                what=Message("luggage-stage-done", {"seat": seat}),
                found=Message("luggage-stage-hands-off"),
                good=True,
                seats=(seat,),
                turned=_last_pair(before, player),
                # Who is done, too, says so meanwhile (L-12).
                waits=False,
            )
        case Look(player, tile) if before.options.variant == "memory":
            seat = after.seats[player]
            suitcase, face = _tile(tile)
            found = verdict(before, move)
            passenger = before.players[player].current
            return Climax(
                what=Message("luggage-stage-turns", {"seat": seat, "suitcase": suitcase}),
                found=Message(f"luggage-stage-{found}", {"seat": seat}),
                good=found == "match",
                seats=(seat,),
                cards=() if passenger is None else (PASSENGERS[passenger],),
                turned=(suitcase, face),
            )
    return None


def _tile(tile: int) -> tuple[str, str]:
    """Both sides of a tile."""
    owner = tile_passenger(tile)
    return SUITCASES[tile_suitcase(tile)], LOST if owner is None else PASSENGERS[owner]


def _last_pair(before: State, player: int) -> tuple[str, ...]:
    """The passenger and the suitcase that were set aside last; in rulebook play nobody else has
    seen them yet."""
    aside = before.players[player].aside
    if before.options.play == "rulebook" or not aside:
        return ()
    passenger, tile = aside[-1]
    return (SUITCASES[tile_suitcase(tile)], PASSENGERS[passenger])


# -- the log -------------------------------------------------------------------------------


def logged(before: State, move: Move, after: State) -> Logged | None:
    """What the log tells of a move: of a look in the search only whose luggage was found."""
    match move:
        case Done(player):
            return _line("done", after.seats[player])
        case TimeUp():
            return Logged("", Message("luggage-screen-ended-time"))
        case Stuck():
            return Logged("", Message("luggage-screen-ended-stuck"))
        case Look(player, tile) if before.options.play != "rulebook":
            passenger, found = before.players[player].current, verdict(before, move)
            if before.options.variant == "memory" and found == "other":
                suitcase, face = _tile(tile)
                return _line("turned", after.seats[player], suitcase=suitcase, passenger=face)
            if passenger is None or found == "other":
                return None
            return _line(found, after.seats[player], passenger=PASSENGERS[passenger])
        case ShowPair(player, passenger, tile):
            found = pair_verdict(passenger, tile)
            return _line(found, after.seats[player], passenger=PASSENGERS[passenger])
    return None


def _line(name: str, seat: str, **args: str) -> Logged:
    return Logged(seat, Message(f"luggage-log-{name}", {"seat": seat, **args}))
