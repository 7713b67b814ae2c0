"""What the belt tracker concludes, and the evidence that it has for it.

Tiles are numbers; times are seconds on the table's clock. A place on the belt is a coordinate in
turns, 0 <= place < 1: a tile at `place` stands at `place + encoder turns` of the track (modulo 1).
"""

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace


class Passes(Struct, frozen=True):
    """Passes of a tile's place over one reader, none of which has read the tile.

    If its place was not known, they are turns of the belt.
    """

    reader: str
    unread: int
    from_s: float
    to_s: float
    """When the first and the last of them were over."""


class Absence(Struct, frozen=True):
    """Why a tile is held to be gone."""

    seen_s: float | None
    """When it was read last; None if it never was."""
    passes: tuple[Passes, ...]
    """What has not read it since, reader by reader."""
    doubt: float
    """The chance that it lies there all the same."""

    @property
    def unread(self) -> int:
        """How many passes there were over all readers."""
        return sum(one.unread for one in self.passes)

    @property
    def first_s(self) -> float:
        """When the first of them was over: it was gone by then."""
        return min(one.from_s for one in self.passes)


class Holder(Struct, frozen=True):
    """A seat that may have a tile, and the chance of it."""

    seat: str
    chance: float


class Quality(Struct, frozen=True):
    """How well a tile's tag reads: in how many passes it lay there, and how many did not read it.

    Both are expectations, for nobody sees a tile lying there that is not read.
    """

    passes: float = 0.0
    missed: float = 0.0


class Suspected(Struct, frozen=True, tag=True):
    """A tile was not read where it should have been. Said again whenever that is more certain."""

    tile: int
    absence: Absence

    @property
    def certainty(self) -> float:
        """The probability that it is gone."""
        return 1.0 - self.absence.doubt


class Missing(Struct, frozen=True, tag=True):
    """A tile does not lie uncovered on the belt, and no pad has read it.

    A tile under another one looks the same.
    """

    tile: int
    absence: Absence
    holders: tuple[Holder, ...] = ()
    """The seats by which it was when it went, the likeliest first. What is left of their chances
    is nobody's: it may have fallen off, or somebody may have reached across."""
    over: tuple[float, float] | UnsetType = UNSET
    """The part of the track over which it went, in turns: from one reader to the next in the
    direction in which positions count. Not said if it may be anywhere, and in old records."""


class Taken(Struct, frozen=True, tag=True):
    """A seat's pad has read a tile. Said for each reading, and never without one."""

    tile: int
    seat: str
    at_s: float


class Returned(Struct, frozen=True, tag=True):
    """A belt reader has read a tile that was taken, missing or suspected, or lay somewhere else.

    With it goes what was said of the tile before, `seat` included.
    """

    tile: int
    place_turns: float
    at_s: float
    reader: str
    seat: str = ""
    """The seat that had shown it to its pad, and has it no longer."""


class Weak(Struct, frozen=True, tag=True):
    """A tile's tag reads so badly that its sticker should be changed.

    Said once for each tile, and again when it has become much worse. With `dead`, nothing has read
    a tile that should lie on the belt: it is not there, or its tag is dead, and nothing is
    concluded of it until something reads it.
    """

    tile: int
    quality: Quality
    dead: bool = False


Conclusion = Suspected | Missing | Taken | Returned | Weak


def earlier(conclusion: Conclusion, by_s: float) -> Conclusion:
    """The conclusion as told by a clock that is *by_s* behind."""
    match conclusion:
        case Suspected(absence=absence) | Missing(absence=absence):
            return replace(conclusion, absence=_earlier(absence, by_s))
        case Taken(at_s=at_s) | Returned(at_s=at_s):
            return replace(conclusion, at_s=_rounded(at_s - by_s))
        case Weak():
            return conclusion


def _earlier(absence: Absence, by_s: float) -> Absence:
    seen_s = absence.seen_s
    return Absence(
        None if seen_s is None else _rounded(seen_s - by_s),
        tuple(
            replace(one, from_s=_rounded(one.from_s - by_s), to_s=_rounded(one.to_s - by_s))
            for one in absence.passes
        ),
        absence.doubt,
    )


def _rounded(at_s: float) -> float:
    return round(at_s, 3)
