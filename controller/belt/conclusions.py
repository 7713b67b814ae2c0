"""What the belt tracker concludes.

Tiles are numbers; times are seconds on the table's clock. A place on the belt is a coordinate in
turns, 0 <= place < 1: a tile at `place` stands at `place + encoder turns` of the track (modulo 1).
"""

from msgspec import Struct


class Suspected(Struct, frozen=True, tag=True):
    """A tile was not read where it should have been.

    `certainty` is the probability that it is gone. Said again whenever it has grown.
    """

    tile: int
    certainty: float


class Missing(Struct, frozen=True, tag=True):
    """A tile does not lie uncovered on the belt, and no pad has read it.

    It was last read at `after_s`, and gone when its place had passed unread for the first time, at
    `before_s`; `passes` of its place were unread by now (turns of the belt, if its place was not
    known). A tile under another one looks the same.
    """

    tile: int
    after_s: float
    before_s: float
    passes: int


class Taken(Struct, frozen=True, tag=True):
    """A seat's pad has read a tile. Said for each reading, and never without one."""

    tile: int
    seat: str
    at_s: float


class Returned(Struct, frozen=True, tag=True):
    """A belt reader has read a tile that was taken, missing or suspected, or lay somewhere else."""

    tile: int
    place_turns: float
    at_s: float


Conclusion = Suspected | Missing | Taken | Returned
