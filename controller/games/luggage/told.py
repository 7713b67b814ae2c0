"""What everybody is told of a move: what is staged, and the lines of the log.

Public facts alone.
"""

from controller.games.luggage.moves import Done, Look, Move, ShowPair, Stuck, TimeUp
from controller.games.luggage.pieces import (
    LOST,
    PASSENGERS,
    SUITCASES,
    tile_passenger,
    tile_suitcase,
)
from controller.games.luggage.state import State, pair_verdict, verdict
from controller.views import Climax, Logged, Message


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
