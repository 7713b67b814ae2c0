"""The search: passengers are flipped, tiles looked at and put back (L-1 to L-5, L-13, L-18).

Only the referee knows which tile lies where. A hand takes a tile that is there; what a player is
offered goes by the tiles' backs, because tiles left out would tell which ones others hold (L-21).
"""

from collections.abc import Iterable

from msgspec.structs import replace

from controller.games.luggage.pieces import (
    OF_SUITCASE,
    PASSENGER_COUNT,
    Flip,
    Look,
    Return,
    passenger_suitcase,
    tile_suitcase,
)
from controller.games.luggage.state import (
    Player,
    State,
    holder,
    in_hands,
    infraction,
    is_active,
    pair_verdict,
    pattern_is_gone,
    same_backs,
    set_aside_by,
    stuck,
    with_player,
)
from controller.rules.offers import Mover
from controller.rules.sets import EMPTY, only, set_of

# -- which moves are open ------------------------------------------------------------------


def flipping(state: State) -> list[Mover]:
    """Return who may turn up a passenger; in rulebook play an open one, too."""
    if state.options.play == "rulebook":
        return [n for n, player in enumerate(state.players) if player.unseen or player.waiting]
    return [
        number for number, player in _to_play(state) if player.current is None and player.unseen
    ]


def looking(state: State) -> list[Mover]:
    """Return who may take a tile."""
    if state.options.play == "rulebook":
        return []
    return [
        number
        for number, player in _to_play(state)
        if player.held is None and player.current is not None and _may_take(state, player.current)
    ]


def returning(state: State) -> list[Mover]:
    """Return who is to put a tile back."""
    return [number for number, player in enumerate(state.players) if player.held is not None]


def finishing(state: State) -> list[Mover]:
    """Return who may call "Done!"."""
    if state.options.play == "rulebook":
        return [n for n, player in enumerate(state.players) if not player.unseen]
    return [
        number for number, player in _to_play(state) if player.current is None and not player.unseen
    ]


def _to_play(state: State) -> Iterable[tuple[int, Player]]:
    """Return everybody who may search now, as `is_active` has it."""
    if state.options.variant == "belt":
        return enumerate(state.players)
    return ((state.active, state.players[state.active]),)


def has_clock(state: State) -> bool:
    """Return True if the round ends by time."""
    return state.options.clock_min is not None


def is_stuck(state: State) -> bool:
    """Return True if the referee may see that nothing can be found any more; without a clock and
    with each tile found, a round goes on until "Done!"."""
    cut_short = state.missing or has_clock(state) or state.options.play == "rulebook"
    return bool(cut_short) and stuck(state)


# -- flipping a passenger ------------------------------------------------------------------


def check_flip(state: State, move: Flip) -> None:
    """A card that is really shown is the player's next passenger, whatever lay open before: a tile
    that was looked at and put back need not have been tapped. An open passenger may be tapped
    again to become the current one. In the memory variant the top passenger stays on top (L-18).
    """
    player = state.players[move.player]
    if not is_active(state, move.player):
        raise infraction("not_your_turn")
    if not state.options.passengers & only(move.passenger):
        raise infraction("not_in_play")
    if move.passenger in player.open:
        return
    if move.passenger in player.passengers_aside:
        raise infraction("passenger_is_aside")
    if state.flipped & only(move.passenger):
        raise infraction("others_passenger")
    if not player.unseen:
        raise infraction("too_many_cards")
    if state.options.variant == "memory" and player.current is not None:
        raise infraction("not_resolved")


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


def may_flip(state: State, mover: int) -> int:
    """The passengers that the player may turn up next, as a set.

    A card of the draw deck may be any passenger that was not seen this round. In rulebook play
    the open ones come up again, too.
    """
    player = state.players[mover]
    passengers = state.options.passengers & ~state.flipped if player.unseen else EMPTY
    if state.options.play == "rulebook":
        passengers |= set_of(player.waiting)
    return passengers


# -- looking at a tile ---------------------------------------------------------------------


def check_look(state: State, move: Look) -> None:
    player = state.players[move.player]
    if state.options.play == "rulebook":
        raise infraction("tapped_in_rulebook_play")
    if not is_active(state, move.player):
        raise infraction("not_your_turn")
    if not state.options.tiles >> move.tile & 1:
        raise infraction("not_in_play")
    owner = set_aside_by(state, move.tile)
    if owner is not None:
        raise infraction("own_tile_aside" if owner == move.player else "others_tile_aside")
    if player.current is None:
        raise infraction("flip_first" if player.unseen else "nothing_left")


def look(state: State, move: Look) -> State:
    """A tile is turned over, and the table answers: match, lost, or another's.

    A match or a lost tile is set aside with the passenger. Any other tile is held until the belt
    sees it again. A tile that the player held before must have been put back: a hand holds one
    (L-4), and the tap comes sooner than the belt's reader.
    """
    tile = 1 << move.tile
    if not state.belt & tile:
        state = _found_again(state, move.tile)
    player = state.players[move.player]
    belt = state.belt if player.held is None else state.belt | 1 << player.held
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


_FITTING = tuple(OF_SUITCASE[passenger_suitcase(p)] for p in range(PASSENGER_COUNT))
"""For every passenger the tiles of the same pattern."""


def may_take(state: State, mover: int) -> int:
    """The tiles that are there for the player to take, as a set."""
    passenger = state.players[mover].current
    assert passenger is not None, "only after a flip"
    return _may_take(state, passenger)


def may_look_at(state: State, mover: int) -> int:
    """Tiles that may be looked at, judged by their backs: also those that look alike, wherever they
    are but aside, where everybody has seen them."""
    passenger = state.players[mover].current
    assert passenger is not None, "only after a flip"
    there, fitting = _may_take(state, passenger), _FITTING[passenger]
    alike = fitting if there & fitting else same_backs(there)
    return there | alike & (state.missing | in_hands(state))


def _may_take(state: State, passenger: int) -> int:
    """Only tiles of the same pattern (L-5). When all of these are set aside or missing, any: a
    look is the only way to go on to the next passenger."""
    fitting = state.belt & _FITTING[passenger]
    if fitting or not pattern_is_gone(state, passenger_suitcase(passenger)):
        return fitting
    return state.belt


# -- putting a tile back -------------------------------------------------------------------


def held_tile(state: State, mover: int) -> int:
    """The tile that the player is to put back, as a set."""
    held = state.players[mover].held
    assert held is not None, "only after a look"
    return only(held)


def check_return(state: State, move: Return) -> None:
    if state.players[move.player].held != move.tile:
        raise infraction("not_held")


def put_back(state: State, move: Return) -> State:
    """The tile lies on the belt again, at any place, and is the same tile (L-7)."""
    player = replace(state.players[move.player], held=None)
    return replace(
        state,
        players=with_player(state, move.player, player),
        belt=state.belt | only(move.tile),
    )
