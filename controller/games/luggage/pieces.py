"""The pieces of "Where's My Luggage?", 30 passengers and 36 tiles (30 luggage, 6 lost), what
the players may agree on, and the moves: what a player did, or what the referee observed.

A passenger is a number 0..29 and a tile a number 0..35, because the rules count in bit masks;
everywhere else they go by their slugs. Passenger p carries suitcase pattern p // 5; tile t < 30
is the luggage of passenger t; tile 30 + k is the lost tile of pattern k. So there are six tiles
of every pattern (rulings 4.1, components).

The rulebook shows pictures without names; the names here are ours.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Struct

from controller.errors import OptionError
from controller.rules.fields import PLAYER, named
from controller.rules.refusals import one_of
from controller.rules.sets import set_of

SUITCASES = ("tartan", "stripes", "dots", "stars", "leather", "zigzag")
"""The six patterns."""

PASSENGERS = (
    # tartan
    "highlander", "detective", "lumberjack", "yeti", "punk",
    # stripes
    "pirate", "referee", "sailor", "mime", "beekeeper",
    # dots
    "clown", "painter", "flamenco-dancer", "cook", "ladybird",
    # stars
    "astronaut", "wizard", "alien", "cowboy", "robot",
    # leather
    "caveman", "aviator", "viking", "explorer", "vampire",
    # zigzag
    "pharaoh", "samurai", "mermaid", "inventor", "dragon",
)  # fmt: skip

PASSENGERS_PER_SUITCASE = 5
PASSENGER_COUNT = len(PASSENGERS)
TILE_COUNT = PASSENGER_COUNT + len(SUITCASES)

LOST = "lost"
"""What is printed on the face of a lost tile, beside its pattern: a frowning face."""

TILES = (*PASSENGERS, *(f"{LOST}-{suitcase}" for suitcase in SUITCASES))
"""The tiles' names: their passengers', or `lost-tartan`."""

PASSENGER = named("passenger", "not_in_play", PASSENGERS)
TILE = named("tile", "not_in_play", TILES)


def passenger_suitcase(passenger: int) -> int:
    """The pattern (0..5) that is printed on a passenger's card."""
    return passenger // PASSENGERS_PER_SUITCASE


def tile_suitcase(tile: int) -> int:
    """The pattern (0..5) on the back of a tile."""
    return passenger_suitcase(tile) if tile < PASSENGER_COUNT else tile - PASSENGER_COUNT


def tile_passenger(tile: int) -> int | None:
    """The passenger whose luggage the tile is; None for a lost tile."""
    return tile if tile < PASSENGER_COUNT else None


def lost_tile(suitcase: int) -> int:
    """The lost tile of a pattern."""
    return PASSENGER_COUNT + suitcase


OF_SUITCASE = tuple(
    set_of(tile for tile in range(TILE_COUNT) if tile_suitcase(tile) == suitcase)
    for suitcase in range(len(SUITCASES))
)
"""The six tiles of each pattern, as a set."""


def passenger_piece(passenger: int) -> str:
    """A passenger card's name in the registry: `luggage/card/highlander`."""
    return f"luggage/card/{PASSENGERS[passenger]}"


def tile_piece(tile: int) -> str:
    """A tile's name in the registry: `luggage/tile/highlander`, `luggage/tile/lost-tartan`."""
    return f"luggage/tile/{TILES[tile]}"


PIECES: dict[str, tuple[str, int]] = {
    **{passenger_piece(p): ("card", p) for p in range(PASSENGER_COUNT)},
    **{tile_piece(t): ("tile", t) for t in range(TILE_COUNT)},
}
"""Every piece of the game by its name: its kind and its number."""

GAME_CARD = "control/game/luggage"
"""The control card that opens this game when it is tapped at any pad."""


def describe(piece: str) -> str:
    """A piece in words, for the person who holds it: `the tile of the highlander (tartan)`."""
    if piece == GAME_CARD:
        return "the game card"
    kind, number = PIECES[piece]
    if kind == "card":
        return f"the passenger card {PASSENGERS[number]}"
    suitcase = SUITCASES[tile_suitcase(number)]
    passenger = tile_passenger(number)
    if passenger is None:
        return f"the lost tile ({suitcase})"
    return f"the tile of the {PASSENGERS[passenger]} ({suitcase})"


# -- options -------------------------------------------------------------------------------

FULL_SET = 5
"""Passengers per suitcase in the box; six lost tiles come with them."""
REDUCED_SET = 3
"""Passengers per suitcase for younger players (L-18); the lost tiles stay in the box."""
SETS = range(2, FULL_SET + 1)
"""The rulebook's three are an example: any number that leaves something to search may be played."""
HAND = 7
"""Cards dealt to each player, where there are enough (L-18)."""
PLAYERS = range(2, 5)
ROUNDS = range(1, 4)
CLOCK_MIN = range(1, 11)


class Options(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The agreed options. Raises `OptionError` where they do not fit together.

    `implied` says what the memory variant settles.
    """

    play: Literal["assisted", "rulebook"] = "assisted"
    """assisted: every look at a tile is tapped, and the table answers. rulebook: nothing is
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
    first_player: int = 0
    """The number of the player who begins each round of the memory variant (L-27)."""

    def __post_init__(self) -> None:
        one_of("play", self.play, ("assisted", "rulebook"))
        one_of("variant", self.variant, ("belt", "memory"))
        one_of("per_suitcase", self.per_suitcase, SETS)
        one_of("rounds", self.rounds, ROUNDS)
        if self.clock_min is not None:
            one_of("clock_min", self.clock_min, CLOCK_MIN)
        one_of("wrong_type", self.wrong_type, ("rotate", "ignore"))
        one_of("deliberate_penalty", self.deliberate_penalty, (0, -1))
        one_of("first_player", self.first_player, range(PLAYERS[-1]))
        if self.variant == "memory":
            for name in MEMORY_REQUIRES:
                value = MEMORY_IMPLIES[name]
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

MEMORY_REQUIRES = ("play", "per_suitcase")
"""What of that cannot be otherwise: looks are public, and three rows have room for eighteen tiles.
A match of several rounds is longer, and no other game."""

_PASSENGERS = {
    count: set_of(p for p in range(PASSENGER_COUNT) if p % FULL_SET < count) for count in SETS
}
_LOST = set_of(range(PASSENGER_COUNT, TILE_COUNT))
_TILES = {**_PASSENGERS, FULL_SET: _PASSENGERS[FULL_SET] | _LOST}


def implied(settings: Mapping[str, object]) -> Mapping[str, object]:
    """The defaults of the variant that *settings* ask for, where they are its own."""
    return MEMORY_IMPLIES if settings.get("variant") == "memory" else {}


# -- moves ---------------------------------------------------------------------------------
# Players are numbers in order of seating. Chance is observed, not drawn: the deal is known to
# nobody, and a `Flip` is the moment at which one of its cards becomes known. So a history replays
# without a seed.

Player = Annotated[int, PLAYER]
Passenger = Annotated[int, PASSENGER]
Tile = Annotated[int, TILE]

# -- moves observed by the referee ---------------------------------------------------------------


class Mapped(Struct, frozen=True, gc=False, tag="mapped"):
    """The lap before a round has ended. *missing* tiles were not found on the belt."""

    missing: tuple[Tile, ...] = ()


class TimeUp(Struct, frozen=True, gc=False, tag="time-up"):
    """The round clock has run out (L-17)."""


class Stuck(Struct, frozen=True, gc=False, tag="stuck"):
    """Nobody can find any passenger's luggage any more (L-17).

    *gone* tiles are known to lie neither on the belt nor in a hand, beyond those that the state
    knows to be missing or set aside: in rulebook play only the belt can tell.
    """

    gone: tuple[Tile, ...] = ()


class Verified(Struct, frozen=True, gc=False, tag="verified"):
    """The lap after a round has ended: *on_belt* are all the tiles that it found."""

    on_belt: tuple[Tile, ...]


class Recounted(Struct, frozen=True, gc=False, tag="recounted"):
    """Everybody agreed to accept the table as it is: *missing* tiles, which should lie on the
    belt, do not (a correction, G-3)."""

    missing: tuple[Tile, ...]


class NextRound(Struct, frozen=True, gc=False, tag="next-round"):
    """The pieces have been collected, shuffled and dealt again (L-16)."""


# -- moves of a player ----------------------------------------------------------------------


class Ready(Struct, frozen=True, gc=False, tag="ready"):
    """A hand lies on the draw deck (L-19)."""

    player: Player


class Flip(Struct, frozen=True, gc=False, tag="flip"):
    """A passenger was turned face up and tapped: from now on it is the current one."""

    player: Player
    passenger: Passenger


class Look(Struct, frozen=True, gc=False, tag="look"):
    """A tile was taken, turned over and tapped on the player's own pad."""

    player: Player
    tile: Tile


class Return(Struct, frozen=True, gc=False, tag="return"):
    """The tile that the player looked at lies on the belt again."""

    player: Player
    tile: Tile


class Done(Struct, frozen=True, gc=False, tag="done"):
    """The player called "Done!"."""

    player: Player


class ShowPair(Struct, frozen=True, gc=False, tag="show"):
    """At the check: a passenger and the tile that was set aside with it, tapped in that order."""

    player: Player
    passenger: Passenger
    tile: Tile


class TakeBack(Struct, frozen=True, gc=False, tag="take-back"):
    """At the check: the pair shown last was tapped by mistake."""

    player: Player


class Checked(Struct, frozen=True, gc=False, tag="checked"):
    """At the check: the player has shown every pair."""

    player: Player


RefereeMove = Mapped | TimeUp | Stuck | Verified | Recounted | NextRound
PlayerMove = Ready | Flip | Look | Return | Done | ShowPair | TakeBack | Checked
Move = RefereeMove | PlayerMove
