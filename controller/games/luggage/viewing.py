"""What is seen of a match: views, lights, sounds and prompts, and the problems of a state.

A view is what an observer may know, the public or one player (L-14, L-21). Nothing else here tells
what only one player knows: tiles go by their patterns. Problems are what is missing, and the
invariants of the rulings (4.1) that are broken.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Literal

from controller.games.luggage.pieces import (
    LOST,
    PASSENGERS,
    SUITCASES,
    Flip,
    Look,
    Move,
    passenger_suitcase,
    tile_passenger,
    tile_suitcase,
)
from controller.games.luggage.state import (
    Player,
    State,
    awaited,
    cards_each,
    everybody,
    may_be_done,
    pair_verdict,
    tiles_to_verify,
    verdict,
    winners,
)
from controller.match.tablegame import Answer, Flash, own_colour
from controller.rules.sets import EMPTY, members, only, set_of
from controller.views import Arg, Message, Notice
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
            _player_view(
                player,
                state.seats[number],
                state.phase,
                options.play == "assisted",
                bool(state.ready & only(number)),
                bool(state.done & only(number)),
                bool(state.checked & only(number)),
            )
            for number, player in enumerate(state.players)
        ),
        active=state.seats[state.active] if memory and state.phase == "play" else None,
        tiles_found=state.belt.bit_count(),
        tiles_expected=len(tiles_to_verify(state)) if verifying else options.tiles.bit_count(),
        # By pattern, not by tile: the tiles' order would tell luggage from lost ones.
        missing=tuple(SUITCASES[k] for k in sorted(map(tile_suitcase, members(state.missing)))),
        ended_by=state.ended_by,
        done_by=tuple(state.seats[player] for player in members(state.done)),
        winners=tuple(state.seats[player] for player in winners(state)),
        turned=_seen_tile(state.looks[-1]) if memory and state.looks else None,
        secrets=None if observer is None else secrets(state, observer),
    )


@lru_cache(maxsize=256)
def _player_view(
    player: Player, seat: str, phase: Phase, assisted: bool, ready: bool, done: bool, checked: bool
) -> PlayerView:
    """Kept, because one act changes one player and everybody's view shows them all."""
    known = assisted or phase in ("round_over", "over")
    verdicts = [pair_verdict(passenger, tile) for passenger, tile in player.aside]
    return PlayerView(
        seat=seat,
        passenger=None if player.current is None else _PASSENGER_VIEWS[player.current],
        cards_left=player.unseen + len(player.open) if known else None,
        matches=verdicts.count("match") if known or phase == "check" else None,
        lost=verdicts.count("lost") if known or phase == "check" else None,
        unseen=player.unseen,
        holds=None if player.held is None else SUITCASES[tile_suitcase(player.held)],
        must_flip=phase == "play" and player.must_flip,
        ready=ready,
        done=done,
        checked=checked,
        pairs=tuple(_pair(passenger, tile) for passenger, tile in player.aside),
        scores=player.scores,
    )


_VERDICTS: dict[str, Literal["match", "lost", "wrong"]] = {
    "match": "match",
    "lost": "lost",
    "other": "wrong",
}


_PASSENGER_VIEWS = tuple(
    Passenger(name, SUITCASES[passenger_suitcase(passenger)])
    for passenger, name in enumerate(PASSENGERS)
)


@cache
def _pair(passenger: int, tile: int) -> Pair:
    return Pair(
        PASSENGERS[passenger],
        SUITCASES[tile_suitcase(tile)],
        _VERDICTS[pair_verdict(passenger, tile)],
    )


def secrets(state: State, observer: int) -> LuggageSecrets:
    """The faces that a player has looked at; in the memory variant everybody sees all (L-18)."""
    everyone_sees = state.options.variant == "memory"
    return LuggageSecrets(
        state.seats[observer],
        tuple(_seen_tile(look) for look in state.looks if everyone_sees or look.player == observer),
    )


@cache
def _seen_tile(look: Look) -> SeenTile:
    owner = tile_passenger(look.tile)
    return SeenTile(
        SUITCASES[tile_suitcase(look.tile)], LOST if owner is None else PASSENGERS[owner]
    )


# -- lights, sounds and prompts -------------------------------------------------------------


_VERDICT_LIGHTS: Mapping[str, tuple[Colour, Pattern]] = {
    "match": ("green", "steady"),
    "lost": ("yellow", "twice"),
    "other": ("red", "flicker"),
}
"""The patterns say the same as the colours, and no light shows them that waits for somebody."""


def answer(before: State, move: Move, after: State, sound: str) -> Answer:
    """The flashes and sounds of a move; *sound* is its own."""
    sounds: list[str] = [sound] if sound else []
    flashes: list[Flash] = []
    if isinstance(move, Look):
        found = verdict(before, move)
        colour, pattern = _VERDICT_LIGHTS[found]
        flashes.append(Flash(after.seats[move.player], colour, pattern, for_s=1.5))
        sounds.append(found)
    notice = _not_looked_for(before, move) if isinstance(move, Flip) else None
    if before.phase == "ready" and after.phase == "play":
        sounds.append("start")
    if after.phase == "over":
        sounds.append("win")
    return Answer(tuple(flashes), tuple(sounds), notice)


def _not_looked_for(before: State, move: Flip) -> Notice | None:
    """In assisted play the passenger before had no tile that was tapped: as with one that was not
    the passenger's own, the queue turns on (L-1)."""
    before_it = before.players[move.player].current
    if before.options.play == "rulebook" or before_it in (None, move.passenger):
        return None
    passenger = PASSENGERS[before_it] if before_it is not None else ""
    seat = before.seats[move.player]
    return Notice("luggage-waits-on", {"seat": seat, "passenger": passenger}, "L-1", seat)


def light(state: State, seat: str) -> tuple[Colour, Pattern]:
    """White pulses ask for something; the seat's own colour, dim, says that it plays."""
    player = state.seats.index(seat)
    if awaited(state, player):
        return "white", "pulse"
    own = own_colour(seat)
    match state.phase:
        case "play" if state.options.variant == "memory":
            return own, "blink" if state.active == player else "dim"
        case "play" | "check" | "round_over":
            return own, "dim"
        case "over":
            return own, "blink" if player in winners(state) else "dim"
    return "off", "steady"


def prompt(state: State) -> Notice | None:
    if state.phase == "play" and state.options.variant == "memory":
        args: dict[str, Arg] = {"active": state.seats[state.active]}
        first = "-flip" if state.players[state.active].must_flip else ""
        if not state.looks:
            return Notice(f"luggage-play-memory{first}", args)
        last = _seen_tile(state.looks[-1])
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
    counts = Counter(SUITCASES[tile_suitcase(tile)] for tile in members(tiles))
    return tuple(
        Notice(id, {"pattern": name, "count": counts[name]}) for name in SUITCASES if counts[name]
    )


# -- problems ------------------------------------------------------------------------------


def problems(state: State) -> tuple[Message, ...]:
    """One message for each thing that is missing or cannot be; empty when all is well."""
    of_players = (
        problem
        for player, seat in zip(state.players, state.seats, strict=True)
        for problem in _player_problems(state, player, seat)
    )
    return (
        *_tile_problems(state),
        *_passenger_problems(state),
        *of_players,
        *_phase_problems(state),
    )


def _problem(what: str, **args: Arg) -> Message:
    return Message(f"luggage-problem-{what}", args)


def _tile_problems(state: State) -> Iterator[Message]:
    """36 tiles: on the belt, in hands, set aside and missing, each in one place."""
    # By pattern, not by tile: the tiles' order would tell luggage from lost ones.
    for suitcase in sorted(map(tile_suitcase, members(state.missing))):
        yield _problem("tile-missing", pattern=SUITCASES[suitcase])
    aside = [tile for player in state.players for tile in player.tiles_aside]
    for tile in sorted({tile for tile in aside if aside.count(tile) > 1}):
        yield _problem("tile-aside-twice", pattern=_pattern(tile))
    held = set_of(player.held for player in state.players if player.held is not None)
    places = [("belt", state.belt), ("missing", state.missing)]
    # In rulebook play nobody has counted the belt since it was mapped.
    if state.options.play != "rulebook" or state.phase not in ("play", "verifying"):
        places[1:1] = [("hand", held), ("aside", set_of(aside))]
    somewhere = EMPTY
    for at, (place, tiles) in enumerate(places):
        somewhere |= tiles
        for other, others in places[at + 1 :]:
            for tile in members(tiles & others):
                yield _problem("tile-twice", pattern=_pattern(tile), place=place, other=other)
    for _ in members(somewhere & ~state.options.tiles):
        yield _problem("tile-not-in-play")
    if state.options.play == "rulebook" and state.phase == "check":
        # What is not on the belt is about to be shown.
        return
    for tile in members(state.options.tiles & ~somewhere):
        yield _problem("tile-nowhere", pattern=_pattern(tile))


def _pattern(tile: int) -> str:
    return SUITCASES[tile_suitcase(tile)]


def _passenger_problems(state: State) -> Iterator[Message]:
    """30 passengers: undealt ones and those of the players, each with one player."""
    owned = [
        passenger
        for player in state.players
        for passenger in (*player.open, *player.passengers_aside)
    ]
    if len(set(owned)) != len(owned):
        yield _problem("passenger-twice")
    if set_of(owned) != state.flipped:
        yield _problem("passengers-seen")
    if state.flipped & ~state.options.passengers:
        yield _problem("passenger-not-in-play")


def _player_problems(state: State, player: Player, seat: str) -> Iterator[Message]:
    dealt = cards_each(state)
    cards = player.unseen + len(player.open) + len(player.aside)
    if cards != dealt or player.unseen < 0:
        yield _problem("cards", seat=seat, count=cards, dealt=dealt)
    if player.current is None and not player.unseen and player.waiting and state.phase == "play":
        yield _problem("none-in-front", seat=seat)
    if state.options.play == "assisted":
        for passenger, tile in player.aside:
            if pair_verdict(passenger, tile) == "other":
                pattern = SUITCASES[passenger_suitcase(passenger)]
                yield _problem("wrong-pair", seat=seat, pattern=pattern)
    scored = state.round if state.phase in ("round_over", "over") else state.round - 1
    if len(player.scores) != scored:
        yield _problem("score-count", seat=seat, count=len(player.scores), rounds=scored)
    if any(score > dealt for score in player.scores) or sum(player.scores) < 0:
        yield _problem("scores", seat=seat, scores=" ".join(map(str, player.scores)))


def _phase_problems(state: State) -> Iterator[Message]:
    everyone, phase = everybody(state), state.phase
    if not 1 <= state.round <= state.options.rounds:
        yield _problem("no-such-round", round=state.round, rounds=state.options.rounds)
    if not 0 <= state.active < len(state.players):
        yield _problem("no-such-player", player=state.active)
    for role, some in (("ready", state.ready), ("done", state.done), ("checked", state.checked)):
        if some & ~everyone:
            yield _problem("does-not-play", role=role)
    if (phase not in ("mapping", "ready")) != (state.ready == everyone):
        yield _problem("ready", phase=phase, count=state.ready.bit_count())
    if (state.ended_by != "") != (phase in ("verifying", "check", "round_over", "over")):
        yield _problem("ended-by", phase=phase, by=state.ended_by or "nobody")
    if (state.ended_by == "done") != (state.done != EMPTY):
        yield _problem("done-by-nobody")
    finished = any(player.finished for player in state.players)
    if phase == "play" and state.options.variant == "memory" and finished:
        yield _problem("memory-goes-on")
    done = members(state.done & everyone)
    if phase == "verifying" and not all(may_be_done(state, player) for player in done):
        yield _problem("done-too-early")
