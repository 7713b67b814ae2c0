"""What an observer may know of a match: the public, or one player (L-14, L-21)."""

from functools import cache, lru_cache
from typing import Literal

from controller.games.luggage.moves import Look
from controller.games.luggage.pieces import (
    LOST,
    PASSENGERS,
    SUITCASES,
    passenger_suitcase,
    tile_passenger,
    tile_suitcase,
)
from controller.games.luggage.state import (
    Player,
    State,
    pair_verdict,
    tiles_to_verify,
    winners,
)
from controller.games.sets import members, only
from controller.views.luggage import (
    LuggageSecrets,
    LuggageView,
    Pair,
    Passenger,
    Phase,
    PlayerView,
    SeenTile,
)


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
