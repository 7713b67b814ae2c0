"""The pieces of "Where's My Luggage?": 30 passengers, and 36 tiles (30 luggage, 6 lost).

A passenger is a number 0..29 and a tile a number 0..35, because the rules count in bit masks;
everywhere else they go by their slugs. Passenger p carries suitcase pattern p // 5; tile t < 30
is the luggage of passenger t; tile 30 + k is the lost tile of pattern k. So there are six tiles
of every pattern (rulings 4.1, components).

The rulebook shows pictures without names; the names here are ours.
"""

from controller.games.fields import named
from controller.games.sets import set_of

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
    """A piece in words, for whoever holds it: `the tile of the highlander (tartan)`."""
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
