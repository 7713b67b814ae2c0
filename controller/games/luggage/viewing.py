"""What is seen of a match: views, lights, sounds and prompts, climaxes and the log.

A view is what an observer may know, the public or one player (L-14, L-21). Nothing else here tells
what only one player knows: tiles go by their patterns.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Literal

from controller.games.luggage import pieces
from controller.games.luggage.state import (
    Player,
    State,
    awaited,
    pair_verdict,
    tiles_to_verify,
    verdict,
    winners,
)
from controller.match.tablegame import Answer, Flash, own_colour
from controller.rules.sets import members
from controller.views import Arg, Climax, Logged, Message, Notice
from controller.views.luggage import (
    LuggageSecrets,
    LuggageView,
    Pair,
    Passenger,
    Phase,
    PlayerView,
    SeenTile,
)
from hardware.signals import Colour, Pattern


def _sides(tile: int) -> tuple[str, str]:
    """Both sides of a tile."""
    owner = pieces.tile_passenger(tile)
    return pieces.SUITCASES[
        pieces.tile_suitcase(tile)
    ], pieces.LOST if owner is None else pieces.PASSENGERS[owner]


def view(state: State, observer: int | None) -> LuggageView:
    """What everybody may know, and for a player also what only that seat knows.

    The tiles found are those that are taken to lie on the belt: how far a lap has come is not
    part of the state.
    """
    options = state.options
    memory = options.variant == "memory"
    verifying = state.phase == "verifying"
    return LuggageView(
        play=options.play,
        variant=options.variant,
        phase=state.phase,
        round=state.round,
        rounds=options.rounds,
        players=tuple(
            [
                _player_view(
                    player,
                    state.seats[number],
                    state.phase,
                    options.play == "assisted",
                    state.ready >> number & 1 == 1,
                    state.done >> number & 1 == 1,
                    state.checked >> number & 1 == 1,
                )
                for number, player in enumerate(state.players)
            ]
        ),
        active=state.seats[state.active] if memory and state.phase == "play" else None,
        tiles_found=state.belt.bit_count(),
        tiles_expected=len(tiles_to_verify(state)) if verifying else options.tiles.bit_count(),
        # By pattern, not by tile: the tiles' order would tell luggage from lost ones.
        missing=_patterns_of(state.missing) if state.missing else (),
        ended_by=state.ended_by,
        done_by=_seats_of(state, members(state.done)) if state.done else (),
        winners=_seats_of(state, winners(state)) if state.phase == "over" else (),
        turned=_SEEN[state.looks[-1].tile] if memory and state.looks else None,
        secrets=None if observer is None else secrets(state, observer),
    )


def _patterns_of(tiles: int) -> tuple[str, ...]:
    return tuple(pieces.SUITCASES[k] for k in sorted(map(pieces.tile_suitcase, members(tiles))))


def _seats_of(state: State, players: Sequence[int]) -> tuple[str, ...]:
    return tuple(state.seats[player] for player in players)


@lru_cache(maxsize=256)
def _player_view(
    player: Player, seat: str, phase: Phase, assisted: bool, ready: bool, done: bool, checked: bool
) -> PlayerView:
    """Kept, because one act changes one player and everybody's view shows them all."""
    known = assisted or phase in ("round_over", "over")
    checks = known or phase == "check"
    pairs = tuple([_pair(passenger, tile) for passenger, tile in player.aside])
    verdicts = [pair.verdict for pair in pairs] if checks else []
    return PlayerView(
        seat=seat,
        passenger=None if player.current is None else _PASSENGER_VIEWS[player.current],
        cards_left=player.cards_left if known else None,
        matches=verdicts.count("match") if checks else None,
        lost=verdicts.count("lost") if checks else None,
        unseen=player.unseen,
        holds=None if player.held is None else _SEEN[player.held].suitcase,
        must_flip=phase == "play" and player.must_flip,
        ready=ready,
        done=done,
        checked=checked,
        pairs=pairs,
        scores=player.scores,
    )


_VERDICTS: dict[str, Literal["match", "lost", "wrong"]] = {
    "match": "match",
    "lost": "lost",
    "other": "wrong",
}


_PASSENGER_VIEWS = tuple(
    Passenger(name, pieces.SUITCASES[pieces.passenger_suitcase(passenger)])
    for passenger, name in enumerate(pieces.PASSENGERS)
)


@cache
def _pair(passenger: int, tile: int) -> Pair:
    return Pair(
        pieces.PASSENGERS[passenger],
        pieces.SUITCASES[pieces.tile_suitcase(tile)],
        _VERDICTS[pair_verdict(passenger, tile)],
    )


def secrets(state: State, observer: int) -> LuggageSecrets:
    """The faces that a player has looked at; in the memory variant everybody sees all (L-18)."""
    everyone_sees = state.options.variant == "memory"
    seen = [_SEEN[look.tile] for look in state.looks if everyone_sees or look.player == observer]
    return LuggageSecrets(state.seats[observer], tuple(seen))


_SEEN = tuple(SeenTile(*_sides(tile)) for tile in range(pieces.TILE_COUNT))
"""Every tile as somebody sees it who has turned it over."""


# -- lights, sounds and prompts -------------------------------------------------------------


_VERDICT_LIGHTS: Mapping[str, tuple[Colour, Pattern]] = {
    "match": ("green", "steady"),
    "lost": ("yellow", "twice"),
    "other": ("red", "flicker"),
}
"""The patterns say the same as the colours, and no light shows them that waits for somebody."""


def answer(before: State, move: pieces.Move, after: State, sound: str) -> Answer:
    """How the table answers a move; *sound* is its own."""
    sounds: tuple[str, ...] = (sound,) if sound else ()
    flashes: tuple[Flash, ...] = ()
    notice, found = None, ""
    match move:
        case pieces.Look(player):
            found = verdict(before, move)
            colour, pattern = _VERDICT_LIGHTS[found]
            flashes = (Flash(after.seats[player], colour, pattern, for_s=1.5),)
            sounds = (*sounds, found)
        case pieces.Flip():
            notice = _not_looked_for(before, move)
        case pieces.ShowPair(_, passenger, tile):
            found = pair_verdict(passenger, tile)
    if before.phase == "ready" and after.phase == "play":
        sounds = (*sounds, "start")
    if after.phase == "over":
        sounds = (*sounds, "win")
    told = climax(before, move, after, found), logged(before, move, after, found)
    return Answer(flashes, sounds, notice, *told)


def _not_looked_for(before: State, move: pieces.Flip) -> Notice | None:
    """In assisted play the passenger before had no tile that was tapped: as with one that was not
    the passenger's own, the queue turns on (L-1)."""
    before_it = before.players[move.player].current
    if before.options.play == "rulebook" or before_it in (None, move.passenger):
        return None
    passenger = pieces.PASSENGERS[before_it] if before_it is not None else ""
    seat = before.seats[move.player]
    return Notice("luggage-waits-on", {"seat": seat, "passenger": passenger}, "L-1", seat)


def lights(state: State) -> Mapping[str, tuple[Colour, Pattern]]:
    """The light of each seat. White pulses ask for something; the seat's own colour, dim, says that
    it plays."""
    won = winners(state)
    memory = state.options.variant == "memory"
    found: dict[str, tuple[Colour, Pattern]] = {}
    for player, seat in enumerate(state.seats):
        if awaited(state, player):
            found[seat] = "white", "pulse"
            continue
        match state.phase:
            case "play" if memory:
                found[seat] = own_colour(seat), "blink" if state.active == player else "dim"
            case "play" | "check" | "round_over":
                found[seat] = own_colour(seat), "dim"
            case "over":
                found[seat] = own_colour(seat), "blink" if player in won else "dim"
            case _:
                found[seat] = "off", "steady"
    return found


def prompt(state: State) -> Notice | None:
    if state.phase == "play" and state.options.variant == "memory":
        args: dict[str, Arg] = {"active": state.seats[state.active]}
        first = "-flip" if state.players[state.active].must_flip else ""
        if not state.looks:
            return Notice(f"luggage-play-memory{first}", args)
        last = _SEEN[state.looks[-1].tile]
        args |= {"pattern": last.suitcase, "face": last.face}
        return Notice(f"luggage-play-memory-turned{first}", args)
    return _PROMPTS.get((state.phase, state.options.play)) or _PROMPTS.get((state.phase, ""))


_PROMPTS: Mapping[tuple[str, str], Notice] = {
    ("mapping", ""): Notice("luggage-mapping"),
    ("ready", ""): Notice("luggage-ready"),
    ("play", "assisted"): Notice("luggage-play"),
    ("play", "rulebook"): Notice("luggage-play-rulebook"),
    ("verifying", ""): Notice("luggage-verifying"),
    ("check", ""): Notice("luggage-check"),
    ("round_over", ""): Notice("luggage-round-over"),
    ("over", ""): Notice("luggage-over"),
}

STILL_MISSING = "luggage-still-missing"
NOT_BACK = "luggage-not-back"
BELT_IS_COUNTED = Notice("luggage-counted")


def by_pattern(tiles: int, id: str) -> tuple[Notice, ...]:
    """One notice for each pattern among *tiles*: never a face."""
    counts = Counter(pieces.SUITCASES[pieces.tile_suitcase(tile)] for tile in members(tiles))
    return tuple(
        Notice(id, {"pattern": name, "count": counts[name]})
        for name in pieces.SUITCASES
        if counts[name]
    )


# -- climaxes ------------------------------------------------------------------------------


def climax(before: State, move: pieces.Move, after: State, found: str) -> Climax | None:
    """The last suitcase; and in the memory variant each tile, as everybody is to see it, and what
    was *found*."""
    match move:
        case pieces.Done(player) if before.phase == "play":
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
        case pieces.Look(player, tile) if before.options.variant == "memory":
            seat = after.seats[player]
            suitcase, face = _sides(tile)
            passenger = before.players[player].current
            return Climax(
                what=Message("luggage-stage-turns", {"seat": seat, "suitcase": suitcase}),
                found=Message(f"luggage-stage-{found}", {"seat": seat}),
                good=found == "match",
                seats=(seat,),
                cards=() if passenger is None else (pieces.PASSENGERS[passenger],),
                turned=(suitcase, face),
            )
    return None


def _last_pair(before: State, player: int) -> tuple[str, ...]:
    """The passenger and the suitcase that were set aside last; in rulebook play nobody else has
    seen them yet."""
    aside = before.players[player].aside
    if before.options.play == "rulebook" or not aside:
        return ()
    passenger, tile = aside[-1]
    return (pieces.SUITCASES[pieces.tile_suitcase(tile)], pieces.PASSENGERS[passenger])


# -- the log -------------------------------------------------------------------------------


def logged(before: State, move: pieces.Move, after: State, found: str) -> Logged | None:
    """What the log tells of a move that *found* something: of a look in the search only whose
    luggage that was."""
    match move:
        case pieces.Done(player):
            return _line("done", after.seats[player])
        case pieces.TimeUp():
            return Logged("", Message("luggage-screen-ended-time"))
        case pieces.Stuck():
            return Logged("", Message("luggage-screen-ended-stuck"))
        case pieces.Look(player, tile) if before.options.play != "rulebook":
            passenger = before.players[player].current
            if before.options.variant == "memory" and found == "other":
                suitcase, face = _sides(tile)
                return _line("turned", after.seats[player], suitcase=suitcase, passenger=face)
            if passenger is None or found == "other":
                return None
            return _line(found, after.seats[player], passenger=pieces.PASSENGERS[passenger])
        case pieces.ShowPair(player, passenger, _):
            return _line(found, after.seats[player], passenger=pieces.PASSENGERS[passenger])
        case pieces.TakeBack(player):
            passenger, _ = before.players[player].aside[-1]
            return _line("back", after.seats[player], passenger=pieces.PASSENGERS[passenger])
    return None


def _line(name: str, seat: str, **args: str) -> Logged:
    return Logged(seat, Message(f"luggage-log-{name}", {"seat": seat, **args}))
