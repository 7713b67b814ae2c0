"""A match of "Where's My Luggage?": what was agreed on, the state, and questions about it.

A state is a value: nothing changes it, and the rules make new ones. Players are numbers in order
of seating; sets of passengers, tiles and players are bit masks (`controller.games.sets`).

The deal is known to nobody. A player's cards are *unseen* (face down, a mere count), open (the
*current* passenger and those *waiting*, in the order in which they will come up) or set aside.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Struct

from controller.errors import OptionError
from controller.games.fields import NOTHING, PLAYER, SetOf, Words
from controller.games.luggage.moves import Look, Passenger, Tile
from controller.games.luggage.pieces import (
    OF_SUITCASE,
    PASSENGER,
    PASSENGER_COUNT,
    SUITCASES,
    TILE,
    TILE_COUNT,
    lost_tile,
    passenger_suitcase,
)
from controller.games.notation import Line
from controller.games.sets import EMPTY, members, only, set_of
from controller.games.settings import one_of
from controller.views.luggage import Phase

# -- what the players agree on before a match ----------------------------------------------

FULL_SET = 5
"""Passengers per suitcase in the box; six lost tiles come with them."""
REDUCED_SET = 3
"""Passengers per suitcase for younger players (L-18); the lost tiles stay in the box."""
HAND = 7
"""Cards dealt to each player, where there are enough (L-18)."""
PLAYERS = range(2, 5)
ROUNDS = range(1, 4)
CLOCK_MIN = range(1, 11)


class Options(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The agreed options. Raises `OptionError` where they do not fit together.

    `implied` tells what the memory variant settles.
    """

    play: Literal["assisted", "rulebook"] = "assisted"
    """assisted: tiles are tapped as they are looked at, and the table answers. rulebook: nothing is
    concluded before the check."""
    variant: Literal["belt", "memory"] = "belt"
    """memory: in turns, with the tiles in three rows on the table (L-18)."""
    per_suitcase: int = FULL_SET
    rounds: int = 3
    clock_min: int | None = None
    """Minutes after which a round ends by itself (L-17); None for no clock."""
    wrong_type: Literal["rotate", "ignore"] = "rotate"
    """What a look at a tile of another pattern costs (L-5): the passenger goes to the end of the
    queue, or nothing."""
    deliberate_penalty: int = 0
    """Points for every wrong pair that the check finds (L-9): 0 or -1."""

    def __post_init__(self) -> None:
        one_of("play", self.play, ("assisted", "rulebook"))
        one_of("variant", self.variant, ("belt", "memory"))
        one_of("per_suitcase", self.per_suitcase, (REDUCED_SET, FULL_SET))
        one_of("rounds", self.rounds, ROUNDS)
        if self.clock_min is not None:
            one_of("clock_min", self.clock_min, CLOCK_MIN)
        one_of("wrong_type", self.wrong_type, ("rotate", "ignore"))
        one_of("deliberate_penalty", self.deliberate_penalty, (0, -1))
        if self.variant == "memory":
            for name, value in MEMORY_IMPLIES.items():
                found = getattr(self, name)
                if found != value:
                    raise OptionError(
                        f"The memory variant is played with {name} = {value} (L-18), not {found}."
                    )

    @property
    def passengers(self) -> int:
        """The passengers in play, as a bit mask: the first of each suitcase."""
        return _PASSENGERS[self.per_suitcase]

    @property
    def tiles(self) -> int:
        """The tiles in play, as a bit mask. Lost tiles belong to the full set only."""
        return _TILES[self.per_suitcase]

    def cards_each(self, players: int) -> int:
        """How many passengers each of *players* is dealt (L-18, L-20): at most `HAND`."""
        return min(HAND, self.per_suitcase * len(SUITCASES) // players)


MEMORY_IMPLIES: dict[str, str | int] = {
    "play": "assisted",
    "per_suitcase": REDUCED_SET,
    "rounds": 1,
}
"""What the memory variant settles: the public flips are tapped, with the reduced set, once."""

_PASSENGERS = {
    count: set_of(p for p in range(PASSENGER_COUNT) if p % FULL_SET < count)
    for count in (REDUCED_SET, FULL_SET)
}
_LOST = set_of(range(PASSENGER_COUNT, TILE_COUNT))
_TILES = {REDUCED_SET: _PASSENGERS[REDUCED_SET], FULL_SET: _PASSENGERS[FULL_SET] | _LOST}


def implied(settings: Mapping[str, object]) -> Mapping[str, object]:
    """The defaults of the variant that *settings* ask for, where they are its own."""
    return MEMORY_IMPLIES if settings.get("variant") == "memory" else {}


# -- the state -----------------------------------------------------------------------------

Verdict = Literal["match", "lost", "other"]
EndedBy = Literal["", "done", "time", "stuck"]
Pair = tuple[Passenger, Tile]
"""A passenger and the tile that was set aside with it."""

PassengerSet = Annotated[int, SetOf(PASSENGER)]
TileSet = Annotated[int, SetOf(TILE)]
PlayerSet = Annotated[int, SetOf(PLAYER)]

_ENDINGS: dict[str, EndedBy] = {NOTHING: "", "done": "done", "time": "time", "stuck": "stuck"}


class Player(Struct, frozen=True, gc=False):
    """One player's cards, hand and score."""

    unseen: int
    """Cards in the draw deck that were never flipped."""
    current: Passenger | None = None
    """The passenger who is being searched for; None before the next flip and when none is left."""
    waiting: tuple[Passenger, ...] = ()
    """The other open passengers, next one first (L-1)."""
    held: Tile | None = None
    """The tile that was looked at and is not back on the belt yet (L-4: at most one)."""
    aside: tuple[Pair, ...] = ()
    """In order: verified in assisted play, as shown at the rulebook's check."""
    scores: tuple[int, ...] = ()

    @property
    def must_flip(self) -> bool:
        """Whether the next card of the draw deck is due (L-3)."""
        return self.current is None and self.unseen > 0

    @property
    def finished(self) -> bool:
        """Whether draw deck and action deck are empty (L-10)."""
        return self.current is None and self.unseen == 0

    @property
    def open(self) -> tuple[int, ...]:
        """The open passengers, the current one first."""
        return self.waiting if self.current is None else (self.current, *self.waiting)

    @property
    def passengers_aside(self) -> tuple[int, ...]:
        return tuple(passenger for passenger, _ in self.aside)

    @property
    def tiles_aside(self) -> tuple[int, ...]:
        return tuple(tile for _, tile in self.aside)


class State(Struct, frozen=True, gc=False):
    """A match between two moves."""

    options: Options
    seats: tuple[str, ...]
    """The players' seats at the table, for views and texts only."""
    players: Annotated[tuple[Player, ...], Line("player", by="seat")]
    phase: Phase = "mapping"
    round: int = 1
    belt: TileSet = EMPTY
    """The tiles that are taken to lie on the belt (or in the rows, in the memory variant). In
    rulebook play only the laps before and after the round tell."""
    missing: TileSet = EMPTY
    """The tiles that a lap should have found and did not."""
    flipped: PassengerSet = EMPTY
    """The passengers whose cards the table has seen this round."""
    looks: Annotated[tuple[Look, ...], Line("event")] = ()
    """Every tile that was looked at this round, in order."""
    active: Annotated[int, PLAYER] = 0
    """Whose turn it is in the memory variant (L-18)."""
    ready: PlayerSet = EMPTY
    done: PlayerSet = EMPTY
    checked: PlayerSet = EMPTY
    ended_by: Annotated[EndedBy, Words("ending", _ENDINGS)] = ""


def begin(options: Options, seats: tuple[str, ...]) -> State:
    """A match that is about to begin between the players at *seats*."""
    dealt = Player(unseen=options.cards_each(len(seats)))
    return State(options, seats, (dealt,) * len(seats), belt=options.tiles)


def next_round(state: State) -> State:
    """All pieces back, shuffled and dealt again: nothing of the old round is known (L-16)."""
    dealt = cards_each(state)
    players = tuple(Player(unseen=dealt, scores=player.scores) for player in state.players)
    return State(
        state.options, state.seats, players, round=state.round + 1, belt=state.options.tiles
    )


def with_player(state: State, number: int, player: Player) -> tuple[Player, ...]:
    """The players of *state* with *player* in the place of *number*."""
    players = state.players
    return (*players[:number], player, *players[number + 1 :])


# -- questions -----------------------------------------------------------------------------


def cards_each(state: State) -> int:
    """How many passengers each player was dealt."""
    return state.options.cards_each(len(state.players))


def everybody(state: State) -> int:
    """The set of all players."""
    return only(len(state.players)) - 1


def awaited(state: State, player: int) -> bool:
    """Whether the game can go on only when *player* does something that is due now."""
    match state.phase:
        case "ready":
            return not state.ready & only(player)
        case "play":
            return state.players[player].must_flip and is_active(state, player)
        case "check":
            return not state.checked & only(player)
    return False


def is_active(state: State, player: int) -> bool:
    """Whether *player* may play now: everybody at once, or in turns in the memory variant."""
    return state.options.variant == "belt" or state.active == player


def may_be_done(state: State, player: int) -> bool:
    """Whether "Done!" is no false alarm: nothing is left, lost passengers counted as gone (L-10).

    In rulebook play the table cannot know that before the check; but all cards must have been
    flipped.
    """
    if state.options.play == "rulebook":
        return not state.players[player].unseen
    return state.players[player].finished


def holder(state: State, tile: int) -> int | None:
    """Who looked at *tile* and has not been seen to put it back."""
    for number, player in enumerate(state.players):
        if player.held == tile:
            return number
    return None


def set_aside_by(state: State, tile: int) -> int | None:
    """Who has set *tile* aside."""
    for number, player in enumerate(state.players):
        if tile in player.tiles_aside:
            return number
    return None


def tiles_aside(state: State) -> int:
    """All the tiles that were set aside, as a set."""
    return set_of(tile for player in state.players for tile in player.tiles_aside)


def known_aside(state: State) -> int:
    """The tiles that were set aside and that everybody can name, as a set: of a wrong pair all
    know the tile's back only."""
    known = EMPTY
    for player in state.players:
        for passenger, tile in player.aside:
            if _PAIR_VERDICTS[passenger][tile] != "other":
                known |= only(tile)
    return known


def looks_alike(state: State, tiles: int) -> int:
    """The tiles that any of *tiles* may be, as far as its back tells, as a set."""
    patterns = EMPTY
    for of_suitcase in OF_SUITCASE:
        if tiles & of_suitcase:
            patterns |= of_suitcase
    return state.options.tiles & patterns & ~known_aside(state)


def tiles_in_play(state: State) -> frozenset[int]:
    """The tiles that the lap before a round looks for."""
    return frozenset(members(state.options.tiles))


def tiles_to_verify(state: State) -> frozenset[int]:
    """The tiles that the lap after a round must find: all but those set aside or missing before.

    In rulebook play it cannot know what was set aside, and demands none.
    """
    if state.options.play == "rulebook":
        return frozenset()
    return frozenset(members(state.options.tiles & ~state.missing & ~tiles_aside(state)))


def _pair_verdict(passenger: int, tile: int) -> Verdict:
    if tile == passenger:
        return "match"
    return "lost" if tile == lost_tile(passenger_suitcase(passenger)) else "other"


_PAIR_VERDICTS = tuple(
    tuple(_pair_verdict(passenger, tile) for tile in range(TILE_COUNT))
    for passenger in range(PASSENGER_COUNT)
)


def pair_verdict(passenger: int, tile: int) -> Verdict:
    """What a passenger and a tile are to each other; a lost tile fits its pattern only (L-13)."""
    return _PAIR_VERDICTS[passenger][tile]


def verdict(state: State, look: Look) -> Verdict:
    """What *look* finds for the player's current passenger."""
    passenger = state.players[look.player].current
    return "other" if passenger is None else pair_verdict(passenger, look.tile)


def pattern_is_gone(state: State, suitcase: int) -> bool:
    """Whether no tile of a pattern lies on the belt or in a hand: all are set aside or missing."""
    around = state.belt | set_of(p.held for p in state.players if p.held is not None)
    return not around & OF_SUITCASE[suitcase]


def stuck(state: State, gone: Sequence[int] = ()) -> bool:
    """Whether nobody can find any passenger's luggage any more (L-17).

    *gone* are tiles that are known to lie neither on the belt nor in a hand. What a card that was
    never flipped asks for is not known, so it may be found while there are tiles at all; and who
    has finished can call "Done!".
    """
    if state.phase != "play":
        return False
    obtainable = state.options.tiles & ~state.missing & ~tiles_aside(state) & ~set_of(gone)
    return all(
        not player.finished
        and (not obtainable or not (player.unseen or obtainable & wanted(player.open)))
        for player in state.players
    )


def wanted(passengers: Sequence[int]) -> int:
    """The tiles that would resolve any of *passengers*: their own and the lost ones (L-13)."""
    return set_of(passengers) | set_of(lost_tile(passenger_suitcase(p)) for p in passengers)


def winners(state: State) -> tuple[int, ...]:
    """Everybody who has most points when the match is over: ties are shared (L-15)."""
    if state.phase != "over":
        return ()
    totals = [sum(player.scores) for player in state.players]
    return tuple(number for number, total in enumerate(totals) if total == max(totals))
