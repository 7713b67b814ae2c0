"""The race: ships sail on, choose their path at a fork, reach islands, are pushed back (BP-8 to
BP-13, BP-24).

Before an island has been opened, ships sail the paths as they lead. After one has been found
empty, every ship sails the shortest way to the other one. Back is always towards the start.
"""

from msgspec.structs import replace

from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.infractions import infraction
from controller.games.bluff_pirate.moves import Opened, Steer
from controller.games.bluff_pirate.options import PENALTY
from controller.games.bluff_pirate.state import State, with_ship
from controller.games.bluff_pirate.turns import check_active, next_turn
from controller.games.rows import Legality
from controller.games.sets import EMPTY, only


def sail(state: State) -> State:
    """The active ship sails the squares that it has left, as far as there is no choice."""
    return _sail_from(state, state.ships[state.active], state.sailing)


def _sail_from(state: State, square: int, left: int) -> State:
    board, ship, opened = board_of(state.options.board), state.active, state.opened
    if opened is not None:
        other = board.other_island(opened)
        goal, step = board.islands[other], board.towards[other].step
        while left and square != goal:
            square, left = step[square], left - 1
        sailed = replace(state, ships=with_ship(state, ship, square), sailing=0)
        # The other island holds the treasure, whose token need not be turned (BP-13).
        return _won(sailed) if square == goal else _sailed(sailed)
    while left:
        if len(board.exits[square]) > 1:
            ships = with_ship(state, ship, square)
            return replace(state, ships=ships, sailing=left, phase="fork")
        square, left = board.ahead[square], left - 1
        if square in board.islands:
            # The ship stops here, whatever it had left (BP-12).
            return replace(state, ships=with_ship(state, ship, square), sailing=0, phase="island")
    return _sailed(replace(state, ships=with_ship(state, ship, square), sailing=0))


def check_steer(state: State, move: Steer) -> Legality:
    check_active(state, move.player)
    if move.course not in board_of(state.options.board).exits[state.ships[move.player]]:
        raise infraction("no_such_course", state, move.player)
    return Legality.LEGAL


def steer(state: State, move: Steer) -> State:
    """The ship takes a path, and sails on (BP-12)."""
    board = board_of(state.options.board)
    square = board.entry[move.course]
    if square in board.islands:
        ships = with_ship(state, move.player, square)
        return replace(state, ships=ships, sailing=0, phase="island")
    return _sail_from(state, square, state.sailing - 1)


def check_opened(state: State, move: Opened) -> Legality:
    return Legality.LEGAL


def opened(state: State, move: Opened) -> State:
    """The treasure wins; without it the other island is known to hold it (BP-13)."""
    if move.treasure:
        return _won(state)
    return _sailed(replace(state, opened=state.ships[state.active]))


def _won(state: State) -> State:
    """Whose ship it is has won, on whoever's turn (BP-9, BP-10)."""
    return replace(_votes_forgotten(state), phase="over", won=only(state.active))


def _sailed(state: State) -> State:
    """The ship has sailed; a false accuser is pushed back, not beyond the start (BP-8, BP-11)."""
    voter = state.picked
    assert voter is not None, "ships sail after a vote"
    ships = state.ships
    if state.doubting and state.active != voter:
        square, back = ships[voter], board_of(state.options.board).back
        for _ in range(PENALTY):
            square = back[square]
        ships = with_ship(state, voter, square)
    return next_turn(_votes_forgotten(state), placed=True, ships=ships)


def _votes_forgotten(state: State) -> State:
    return replace(state, picked=None, doubting=EMPTY)
