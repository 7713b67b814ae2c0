"""The belt tracker: which tiles are on the moving carousel, as far as its readers have seen.

Pure: reads and encoder positions go in, conclusions come out. Nothing here knows a chip, a pin or
a game; tiles are named by whatever the caller names them.

This tracker counts laps: a tile is on the belt once a lap has read it, and missing when whole laps
over a working reader have not.
"""

from msgspec import Struct
from msgspec.structs import replace

LAP_TURNS = 1.05
"""A full turn and a little more, so that a tile at the edge of the zone passes whole."""

LAPS_BEFORE_MISSING = 2
"""A tile that one lap did not read gets a second one before it is called missing."""


class Lap(Struct, frozen=True):
    """A lap that looks for `expected` tiles.

    `full` demands at least one whole lap even when all are found: after a round, where the lap
    must also find what should *not* be there.
    """

    expected: frozenset[int]
    full: bool = False
    started_turns: float | None = None
    turned: float = 0.0
    found: frozenset[int] = frozenset()
    blind_from: float | None = None
    """Where the reader was lost; what passed since then was not looked at."""

    @property
    def missing(self) -> frozenset[int]:
        return self.expected - self.found

    @property
    def complete(self) -> bool:
        """Whether the lap's word is final."""
        if self.blind_from is not None:
            return False
        if not self.missing:
            return not self.full or self.turned >= LAP_TURNS
        return self.turned >= LAP_TURNS * LAPS_BEFORE_MISSING


def read(lap: Lap, tile: int) -> Lap:
    """The lap after a belt reader has read *tile*."""
    return lap if tile in lap.found else replace(lap, found=lap.found | {tile})


def moved(lap: Lap, turns: float) -> Lap:
    """The lap after the encoder has shown *turns*; the first position heard starts it."""
    if lap.started_turns is None:
        return replace(lap, started_turns=turns)
    if lap.blind_from is not None:
        return lap
    return replace(lap, turned=abs(turns - lap.started_turns))


def reader_lost(lap: Lap) -> Lap:
    """The lap while its reader answers nothing: absence proves nothing then."""
    return lap if lap.blind_from is not None else replace(lap, blind_from=lap.turned)


def reader_ready(lap: Lap) -> Lap:
    """The lap when its reader answers again: it starts anew, keeping what it has found."""
    if lap.blind_from is None:
        return lap
    return replace(lap, blind_from=None, started_turns=None, turned=0.0)
