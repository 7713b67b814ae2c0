"""The check of rulebook play: everybody shows the pairs that were set aside (L-8, L-9, L-14)."""

from msgspec.structs import replace

from controller.games.luggage.infractions import infraction
from controller.games.luggage.moves import Checked, ShowPair, TakeBack
from controller.games.luggage.scoring import scored
from controller.games.luggage.sets import only
from controller.games.luggage.state import (
    State,
    everybody,
    set_aside_by,
    tiles_aside,
    with_player,
)
from controller.games.rows import Legality


def check_show_pair(state: State, move: ShowPair) -> Legality:
    """One of the player's passengers with a tile that was not on the belt after the round.

    A passenger whose flip was never tapped is accepted as long as the player has unseen cards.
    """
    player = state.players[move.player]
    if state.checked & only(move.player):
        raise infraction("already_checked")
    if not (
        state.options.passengers & only(move.passenger) and state.options.tiles & only(move.tile)
    ):
        raise infraction("not_in_play")
    if move.passenger in player.passengers_aside:
        raise infraction("passenger_shown")
    if move.passenger not in player.open:
        if state.flipped & only(move.passenger):
            raise infraction("others_passenger")
        if not player.unseen:
            raise infraction("too_many_cards")
    if set_aside_by(state, move.tile) is not None:
        raise infraction("tile_shown")
    if state.belt & only(move.tile):
        raise infraction("tile_was_on_belt")
    return Legality.LEGAL


def show_pair(state: State, move: ShowPair) -> State:
    """The pair is public now; a wrong one stays and scores nothing (L-8)."""
    player = state.players[move.player]
    forgotten = move.passenger not in player.open
    player = replace(
        player,
        unseen=player.unseen - forgotten,
        current=None,
        waiting=tuple(passenger for passenger in player.open if passenger != move.passenger),
        aside=(*player.aside, (move.passenger, move.tile)),
    )
    return replace(
        state,
        players=with_player(state, move.player, player),
        flipped=state.flipped | only(move.passenger),
        missing=state.missing & ~only(move.tile),
    )


def check_take_back(state: State, move: TakeBack) -> Legality:
    if state.checked & only(move.player):
        raise infraction("already_checked")
    if not state.players[move.player].aside:
        raise infraction("nothing_shown")
    return Legality.LEGAL


def take_back(state: State, move: TakeBack) -> State:
    """The pair shown last was tapped by mistake."""
    player = state.players[move.player]
    passenger, _ = player.aside[-1]
    player = replace(player, waiting=(*player.waiting, passenger), aside=player.aside[:-1])
    return replace(state, players=with_player(state, move.player, player))


def check_checked(state: State, move: Checked) -> Legality:
    if state.checked & only(move.player):
        raise infraction("already_checked")
    return Legality.LEGAL


def checked(state: State, move: Checked) -> State:
    """When everybody has shown all pairs the round is scored; what nobody showed is missing."""
    state = replace(state, checked=state.checked | only(move.player))
    if state.checked != everybody(state):
        return state
    missing = state.options.tiles & ~state.belt & ~tiles_aside(state)
    return scored(replace(state, missing=missing))
