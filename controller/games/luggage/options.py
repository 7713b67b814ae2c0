"""What the players may agree on before a match, and what follows from it."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from controller.errors import OptionError
from controller.games.luggage.pieces import SUITCASES
from controller.games.settings import one_of

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
    count: sum(
        1 << suitcase * FULL_SET + k for suitcase in range(len(SUITCASES)) for k in range(count)
    )
    for count in (REDUCED_SET, FULL_SET)
}
_LOST = (1 << len(SUITCASES)) - 1 << len(SUITCASES) * FULL_SET
_TILES = {REDUCED_SET: _PASSENGERS[REDUCED_SET], FULL_SET: _PASSENGERS[FULL_SET] | _LOST}


def implied(settings: Mapping[str, object]) -> Mapping[str, object]:
    """The defaults of the variant that *settings* ask for, where they are its own."""
    return MEMORY_IMPLIES if settings.get("variant") == "memory" else {}
