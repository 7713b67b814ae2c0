"""Which moves the rules allow: all that a seat is offered, or one drawn at random.

The kinds of move that are open come first, with the movers who may make them; then the moves of a
kind. So a random player (`random_move`) draws a kind, then a move of that kind, and lists nothing
that it does not need. `play` accepts more than is offered here: it heals what people forget.

Only the referee knows which tile lies where. A hand takes a tile that is there, so that is what
`random_move` draws; what a seat is offered goes by the tiles' backs, or the tiles that are left
out would tell it which ones others hold (L-21).
"""

from collections.abc import Callable, Sequence
from typing import Any

from controller.games.luggage.moves import (
    Checked,
    Done,
    Flip,
    Look,
    Mapped,
    Move,
    NextRound,
    Ready,
    Return,
    ShowPair,
    Stuck,
    TakeBack,
    TimeUp,
    Verified,
)
from controller.games.luggage.options import PLAYERS
from controller.games.luggage.pieces import (
    PASSENGER_COUNT,
    TILE_COUNT,
    passenger_suitcase,
)
from controller.games.luggage.sets import EMPTY, OF_SUITCASE, members, only
from controller.games.luggage.state import (
    State,
    known_aside,
    may_be_done,
    pattern_is_gone,
    stuck,
    tiles_aside,
)

Mover = int | None
"""A player, or None for the referee."""

REFEREE: list[Mover] = [None]


def legal(state: State, seat: Mover) -> list[Move]:
    """Every move that the rules allow *seat*, a player or None for the referee, whichever tiles
    lie where it cannot see their faces.

    What the referee observes is offered as it should be: nothing missing, all tiles back.
    """
    return [
        move
        for kind, movers in kinds(state)
        if seat in movers
        for move in _OFFERED[kind](state, seat)
    ]


def legal_moves(state: State) -> list[Move]:
    """Every move that the rules allow anybody."""
    return [
        move
        for kind, movers in kinds(state)
        for mover in movers
        for move in _OFFERED[kind](state, mover)
    ]


def undecided(state: State, seat: Mover) -> list[Move]:
    """The pairs that *seat* could show at the check, of which the rules refuse those whose tile lay
    on the belt (L-11): which these are, the seat cannot know."""
    if not any(kind is ShowPair and seat in movers for kind, movers in kinds(state)):
        return []
    return [*_undecided_pairs(state, seat)]


def random_move(state: State, random: Callable[[], float]) -> Move | None:
    """A move that the rules allow: first its kind is drawn, then one of that kind, each evenly.
    A tile is drawn among those that are there.

    *random* returns floats in [0, 1). None when the match is over.
    """
    open_kinds = kinds(state)
    if not open_kinds:
        return None
    kind, movers = open_kinds[int(random() * len(open_kinds))]
    return _DRAWN.get(kind, _draw)(state, kind, movers, random)


# -- kinds ---------------------------------------------------------------------------------

Kinds = list[tuple[type[Move], list[Mover]]]


def kinds(state: State) -> Kinds:
    """The kinds of move that are open, each with everybody who may make it."""
    return _KINDS[state.phase](state)


def _in_mapping(state: State) -> Kinds:
    return [(Mapped, REFEREE)]


def _in_ready(state: State) -> Kinds:
    return [(Ready, [*_players_outside(state, state.ready)])]


def _in_play(state: State) -> Kinds:
    if state.options.play == "rulebook":
        return _in_rulebook_play(state)
    flipping: list[Mover] = []
    looking: list[Mover] = []
    returning: list[Mover] = []
    done: list[Mover] = []
    memory = state.options.variant == "memory"
    for number, player in enumerate(state.players):
        if memory and number != state.active:
            continue
        if player.held is not None:
            returning.append(number)
        elif player.current is not None and _may_take(state, player.current):
            looking.append(number)
        if player.current is None:
            (flipping if player.unseen else done).append(number)
    open_kinds: Kinds = []
    if flipping:
        open_kinds.append((Flip, flipping))
    if looking:
        open_kinds.append((Look, looking))
    if returning:
        open_kinds.append((Return, returning))
    if done:
        open_kinds.append((Done, done))
    return open_kinds + _by_referee(state) if _may_be_cut_short(state) else open_kinds


def _in_rulebook_play(state: State) -> Kinds:
    flipping: list[Mover] = []
    done: list[Mover] = []
    for number, player in enumerate(state.players):
        if player.unseen or player.waiting:
            flipping.append(number)
        if not player.unseen:
            done.append(number)
    open_kinds: Kinds = [(Flip, flipping)] if flipping else []
    if done:
        open_kinds.append((Done, done))
    return open_kinds + _by_referee(state)


def _may_be_cut_short(state: State) -> bool:
    """Without a clock and with every tile found, an assisted round goes on until "Done!"."""
    return state.missing != 0 or state.options.clock_min is not None


def _by_referee(state: State) -> Kinds:
    ends: Kinds = []
    if state.options.clock_min is not None:
        ends.append((TimeUp, REFEREE))
    if stuck(state):
        ends.append((Stuck, REFEREE))
    return ends


def _in_verifying(state: State) -> Kinds:
    open_kinds: Kinds = [(Verified, REFEREE)]
    returning: list[Mover] = [
        number for number, player in enumerate(state.players) if player.held is not None
    ]
    if returning:
        open_kinds.append((Return, returning))
    if state.ended_by == "done" and state.options.variant == "belt":
        also: list[Mover] = [
            number for number in _players_outside(state, state.done) if may_be_done(state, number)
        ]
        if also:
            open_kinds.append((Done, also))
    return open_kinds


def _in_check(state: State) -> Kinds:
    unchecked = _players_outside(state, state.checked)
    showing: list[Mover] = [n for n in unchecked if _pairs_to_show(state, n)]
    shown: list[Mover] = [n for n in unchecked if state.players[n].aside]
    open_kinds: Kinds = [(Checked, [*unchecked])]
    if showing:
        open_kinds.append((ShowPair, showing))
    if shown:
        open_kinds.append((TakeBack, shown))
    return open_kinds


def _in_round_over(state: State) -> Kinds:
    return [(NextRound, REFEREE)]


def _when_over(state: State) -> Kinds:
    return []


_KINDS: dict[str, Callable[[State], Kinds]] = {
    "mapping": _in_mapping,
    "ready": _in_ready,
    "play": _in_play,
    "verifying": _in_verifying,
    "check": _in_check,
    "round_over": _in_round_over,
    "over": _when_over,
}


def _players_outside(state: State, some: int) -> list[int]:
    return [number for number in range(len(state.players)) if not some & only(number)]


# -- all moves of a kind, with the pieces where they lie -------------------------------------

# Moves are values, so each of these is made once.
_FLIPS = tuple(tuple(Flip(n, p) for p in range(PASSENGER_COUNT)) for n in range(PLAYERS[-1]))
_LOOKS = tuple(tuple(Look(n, t) for t in range(TILE_COUNT)) for n in range(PLAYERS[-1]))
_RETURNS = tuple(tuple(Return(n, t) for t in range(TILE_COUNT)) for n in range(PLAYERS[-1]))

_MEMBERS = {
    subset: tuple(members(subset))
    for tiles in OF_SUITCASE
    for chosen in range(1 << len(members(tiles)))
    for subset in [sum(only(t) for i, t in enumerate(members(tiles)) if chosen >> i & 1)]
}
"""The tiles in every subset of the six of a pattern."""


_FITTING = tuple(OF_SUITCASE[passenger_suitcase(p)] for p in range(PASSENGER_COUNT))
"""For every passenger the tiles of the same pattern."""


def _may_take(state: State, passenger: int | None) -> int:
    """The tiles that may be taken for *passenger*, as a set.

    Only those of the same pattern (L-5). When all of these are set aside or missing, any: a look
    is the only way to go on to the next passenger.
    """
    assert passenger is not None, "only after a flip"
    fitting = state.belt & _FITTING[passenger]
    if fitting or not pattern_is_gone(state, passenger_suitcase(passenger)):
        return fitting
    return state.belt


def _may_flip(state: State, number: int) -> int:
    """The passengers that the player may turn up next, as a set.

    A card of the draw deck may be any passenger that was not seen this round. In rulebook play
    the open ones come up again, too.
    """
    player = state.players[number]
    unseen = state.options.passengers & ~state.flipped if player.unseen else 0
    if state.options.play == "rulebook":
        for passenger in player.waiting:
            unseen |= only(passenger)
    return unseen


def _flips(state: State, mover: Any) -> Sequence[Move]:
    row = _FLIPS[mover]
    return [row[passenger] for passenger in members(_may_flip(state, mover))]


def _looks(state: State, mover: Any) -> Sequence[Move]:
    return _look_at(mover, _may_take(state, state.players[mover].current))


def _look_at(mover: int, tiles: int) -> Sequence[Move]:
    row = _LOOKS[mover]
    return [row[tile] for tile in _MEMBERS.get(tiles) or members(tiles)]


def _returns(state: State, mover: Any) -> Sequence[Move]:
    held = state.players[mover].held
    assert held is not None
    return [_RETURNS[mover][held]]


def _pairs_to_show(state: State, mover: Any) -> Sequence[Move]:
    """Every pair that the player could show at the check."""
    return _pairs(state, mover, _not_on_belt(state))


def _not_on_belt(state: State) -> int:
    """The tiles that may be shown at the check, as a set."""
    return state.options.tiles & ~state.belt & ~tiles_aside(state)


def _pairs(state: State, mover: int, tiles: int) -> Sequence[Move]:
    """Every pair of a passenger of the player's and one of *tiles*."""
    player = state.players[mover]
    passengers = list(player.open)
    if player.unseen:
        passengers += members(state.options.passengers & ~state.flipped)
    return [ShowPair(mover, passenger, tile) for passenger in passengers for tile in members(tiles)]


def _verified(state: State, mover: Mover) -> Sequence[Move]:
    return [Verified(tuple(members(state.options.tiles & ~state.missing & ~tiles_aside(state))))]


_LISTED: dict[type[Move], Callable[[State, Any], Sequence[Move]]] = {
    Mapped: lambda state, mover: [Mapped()],
    Ready: lambda state, mover: [Ready(mover)],
    Flip: _flips,
    Look: _looks,
    Return: _returns,
    Done: lambda state, mover: [Done(mover)],
    TimeUp: lambda state, mover: [TimeUp()],
    Stuck: lambda state, mover: [Stuck()],
    Verified: _verified,
    ShowPair: _pairs_to_show,
    TakeBack: lambda state, mover: [TakeBack(mover)],
    Checked: lambda state, mover: [Checked(mover)],
    NextRound: lambda state, mover: [NextRound()],
}


# -- all moves of a kind, by the tiles' backs ------------------------------------------------


def _alike(state: State, tiles: int) -> int:
    """The tiles that any of *tiles* may be, as far as its back tells, as a set."""
    patterns = EMPTY
    for of_suitcase in OF_SUITCASE:
        if tiles & of_suitcase:
            patterns |= of_suitcase
    return state.options.tiles & patterns & ~known_aside(state)


def _looks_by_backs(state: State, mover: Any) -> Sequence[Move]:
    return _look_at(mover, _alike(state, _may_take(state, state.players[mover].current)))


def _certain_pairs(state: State, mover: Any) -> Sequence[Move]:
    """Pairs with tiles of a pattern of which none can be refused."""
    shown = _not_on_belt(state)
    return _pairs(state, mover, shown & ~_alike(state, _alike(state, shown) & ~shown))


def _undecided_pairs(state: State, mover: Any) -> Sequence[Move]:
    shown = _not_on_belt(state)
    may_be = _alike(state, shown)
    return _pairs(state, mover, may_be & _alike(state, may_be & ~shown))


_OFFERED = {**_LISTED, Look: _looks_by_backs, ShowPair: _certain_pairs}


# -- one move of a kind --------------------------------------------------------------------

Movers = Sequence[Mover]


def _draw(state: State, kind: type[Move], movers: Movers, random: Callable[[], float]) -> Move:
    moves = [move for mover in movers for move in _LISTED[kind](state, mover)]
    return moves[int(random() * len(moves))]


# A number in the product of movers and pieces is drawn again until it is a legal move, which
# gives each the same chance.


def _draw_flip(state: State, kind: type[Move], movers: Any, random: Callable[[], float]) -> Move:
    sets = [_may_flip(state, mover) for mover in movers]
    count = len(movers) * PASSENGER_COUNT
    while True:
        which, passenger = divmod(int(random() * count), PASSENGER_COUNT)
        if sets[which] >> passenger & 1:
            flip: Move = _FLIPS[movers[which]][passenger]
            return flip


def _draw_look(state: State, kind: type[Move], movers: Any, random: Callable[[], float]) -> Move:
    players = state.players
    tiles = [_MEMBERS.get(_may_take(state, players[mover].current)) for mover in movers]
    if None in tiles:
        # Somebody may take any tile: too many for the product.
        return _draw(state, kind, movers, random)
    count = len(movers) * _TILES_PER_SUITCASE
    while True:
        which, at = divmod(int(random() * count), _TILES_PER_SUITCASE)
        mine = tiles[which]
        if mine is not None and at < len(mine):
            look: Move = _LOOKS[movers[which]][mine[at]]
            return look


_TILES_PER_SUITCASE = max(len(tiles) for tiles in _MEMBERS.values())

_DRAWN: dict[type[Move], Callable[[State, type[Move], Movers, Callable[[], float]], Move]] = {
    Flip: _draw_flip,
    Look: _draw_look,
}
