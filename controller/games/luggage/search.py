"""The search: passengers are flipped, tiles looked at and put back (L-1 to L-5, L-13, L-18)."""

from msgspec.structs import replace

from controller.games.luggage.infractions import infraction
from controller.games.luggage.moves import Flip, Look, Return
from controller.games.luggage.pieces import passenger_suitcase, tile_suitcase
from controller.games.luggage.sets import only
from controller.games.luggage.state import (
    Player,
    State,
    holder,
    is_active,
    pair_verdict,
    pattern_is_gone,
    set_aside_by,
    with_player,
)
from controller.games.rows import Legality

# -- flipping a passenger ------------------------------------------------------------------


def check_flip(state: State, move: Flip) -> Legality:
    """A card of the draw deck, once the passenger before is resolved (L-3).

    A passenger who is open already may be tapped again, which says that he is the current one;
    in assisted play only when the draw deck is exhausted.
    """
    player = state.players[move.player]
    if not is_active(state, move.player):
        raise infraction("not_your_turn")
    if not state.options.passengers & only(move.passenger):
        raise infraction("not_in_play")
    assisted = state.options.play == "assisted"
    if move.passenger in player.open:
        if assisted and player.unseen and move.passenger != player.current:
            raise infraction("draw_deck_first")
        return Legality.LEGAL
    if move.passenger in player.passengers_aside:
        raise infraction("passenger_is_aside")
    if state.flipped & only(move.passenger):
        raise infraction("others_passenger")
    if not player.unseen:
        raise infraction("too_many_cards")
    if assisted and player.current is not None:
        raise infraction("not_resolved")
    return Legality.LEGAL


def flip(state: State, move: Flip) -> State:
    """The passenger becomes the current one."""
    player = state.players[move.player]
    seen = only(move.passenger)
    if state.flipped & seen:
        return replace(
            state, players=with_player(state, move.player, _turned_to(player, move.passenger))
        )
    waiting = player.waiting
    if player.current is not None:
        waiting = (*waiting, player.current)
    player = replace(player, unseen=player.unseen - 1, current=move.passenger, waiting=waiting)
    return replace(
        state, players=with_player(state, move.player, player), flipped=state.flipped | seen
    )


def _turned_to(player: Player, passenger: int) -> Player:
    """The queue turned until an open passenger is in front; the order stays (L-1)."""
    queue = player.open
    at = queue.index(passenger)
    return replace(player, current=passenger, waiting=queue[at + 1 :] + queue[:at])


# -- looking at a tile ---------------------------------------------------------------------


def check_look(state: State, move: Look) -> Legality:
    player = state.players[move.player]
    if state.options.play == "rulebook":
        raise infraction("tapped_in_rulebook_play")
    if not is_active(state, move.player):
        raise infraction("not_your_turn")
    if not state.options.tiles & only(move.tile):
        raise infraction("not_in_play")
    owner = set_aside_by(state, move.tile)
    if owner is not None:
        raise infraction("own_tile_aside" if owner == move.player else "others_tile_aside")
    if player.must_flip:
        raise infraction("flip_first")
    if player.finished:
        raise infraction("nothing_left")
    return Legality.LEGAL


def look(state: State, move: Look) -> State:
    """A tile is turned over, and the table answers: match, lost, or belongs to another.

    A match or a lost tile is set aside with the passenger. Any other tile is held until the belt
    sees it again. A tile that the player held before must have been put back: a hand holds one
    (L-4), and the tap comes sooner than the belt's reader.
    """
    tile = only(move.tile)
    if not state.belt & tile:
        state = _found_again(state, move.tile)
    player = state.players[move.player]
    belt = state.belt if player.held is None else state.belt | only(player.held)
    passenger = player.current
    assert passenger is not None, "only after a flip"
    if pair_verdict(passenger, move.tile) != "other":
        player = _set_aside(player, passenger, move.tile)
        belt &= ~tile
    elif state.options.variant == "memory":
        # Turned back in its place; the top passenger stays on top (L-18).
        pass
    else:
        belt &= ~tile
        player = _failed(state, player, passenger, move.tile)
    looks = (*state.looks, move)
    players = with_player(state, move.player, player)
    if state.options.variant == "belt":
        return replace(state, players=players, belt=belt, looks=looks)
    if player.finished:
        # The first to empty the queue ends the game (L-18).
        return replace(
            state,
            players=players,
            belt=belt,
            looks=looks,
            phase="verifying",
            done=only(move.player),
            ended_by="done",
        )
    turn = (move.player + 1) % len(players)
    return replace(state, players=players, belt=belt, looks=looks, active=turn)


def _set_aside(player: Player, passenger: int, tile: int) -> Player:
    """The passenger is resolved; the next one comes up (L-3, L-13)."""
    aside = (*player.aside, (passenger, tile))
    if player.unseen or not player.waiting:
        return replace(player, current=None, held=None, aside=aside)
    return replace(
        player, current=player.waiting[0], waiting=player.waiting[1:], held=None, aside=aside
    )


def _failed(state: State, player: Player, passenger: int, tile: int) -> Player:
    """The tile belongs to another; its passenger goes to the end of the queue (L-1, L-2).

    A tile of another pattern counts the same (L-5), unless such looks are to be ignored. They
    are not where no tile of the right pattern is left to take.
    """
    suitcase = passenger_suitcase(passenger)
    if (
        state.options.wrong_type == "ignore"
        and tile_suitcase(tile) != suitcase
        and not pattern_is_gone(state, suitcase)
    ):
        return replace(player, held=tile)
    queue = (*player.waiting, passenger)
    if player.unseen:
        return replace(player, current=None, waiting=queue, held=tile)
    return replace(player, current=queue[0], waiting=queue[1:], held=tile)


def _found_again(state: State, tile: int) -> State:
    """A tile that was thought to be in a hand or missing must have been on the belt."""
    players = state.players
    number = holder(state, tile)
    if number is not None:
        players = with_player(state, number, replace(players[number], held=None))
    found = only(tile)
    return replace(state, players=players, belt=state.belt | found, missing=state.missing & ~found)


# -- putting a tile back -------------------------------------------------------------------


def check_return(state: State, move: Return) -> Legality:
    if state.players[move.player].held != move.tile:
        raise infraction("not_held")
    return Legality.LEGAL


def put_back(state: State, move: Return) -> State:
    """The tile lies on the belt again, at any place, and is the same tile (L-7)."""
    player = replace(state.players[move.player], held=None)
    return replace(
        state,
        players=with_player(state, move.player, player),
        belt=state.belt | only(move.tile),
    )
