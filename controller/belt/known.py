"""What is known of each tile, of what passes an antenna, and of the antenna itself."""

import math
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from controller.belt import evidence

Where = Literal["unknown", "belt", "missing", "taken", "unread"]
"""`unread`: nothing has read it where it should lie, and its tag may be the reason."""

HEART = 0.75
"""The share of a zone, around its centre, in which a tile cannot be overlooked for being at an
edge."""


class Unread(Struct, frozen=True, gc=False):
    """A pass of a tile's place over a reader that did not read it; `blind` is the chance that the
    reader could not see."""

    reader: str
    past_s: float
    blind: float
    taken: float = evidence.TAKEN
    """The chance that hands had taken it since the pass before."""
    together: int = 1
    """How many passes went unread in the same silence."""
    counted: bool = False
    """Whether its reader's record has it already that it may have been blind."""


class Short(Struct, frozen=True, gc=False):
    """A tile was lost much too early on its last pass: the reader went blind, or it was taken.

    `blinked` is how far that has been counted as a blindness."""

    reader: str
    blinked: float = 0.0


class Known(Struct, frozen=True):
    """What is known of one tile."""

    where: Where = "unknown"
    place: float = 0.0
    slack: float = 0.5
    """How far from `place` it may really lie; half a turn says that nothing is known."""
    seat: str = ""
    """The seat whose pad has read it, while it is taken."""
    seen_s: float = -math.inf
    """When it was last read, by any reader."""
    unread: tuple[Unread, ...] = ()
    """The passes since then."""
    passes: float = 0.0
    missed: float = 0.0
    """How often it lay there, and how often it was not read although it did."""
    short: Short | None = None
    suspected: float = 0.0
    """The certainty of the last suspicion that was said."""
    named: float = 0.0
    """The share of passes that its tag was said to miss when it was called weak; 0: it never was,
    1: it was called dead."""
    shown_turns: float = 0.0
    """Where the belt was when a pad read it."""
    shows: int = 0
    """How often pads had read tiles by then."""
    read_by: str = ""
    """The reader that read it on its last pass where it lies: that counts once it is read again."""

    def remembered(self) -> "Known":
        """What is left when it is laid out again: how its tag reads."""
        return Known(passes=self.passes, missed=self.missed, named=self.named)


UNKNOWN = Known()


class FieldStay(Struct, frozen=True, gc=False):
    """A tag in a field: since when, and the belt's lowest and highest positions meanwhile."""

    since_s: float
    low: float
    high: float
    turned: bool = False
    """Whether the belt stood or turned round meanwhile."""


class Passing(Struct, frozen=True, gc=False):
    """A place that is over a reader: since when, and the side it came in from (-1 or 1; 0 if it
    does not count: its reader was lost meanwhile, or it has just gone the other way)."""

    side: int
    since_s: float
    read: bool = False
    centred: bool = False
    """Whether it has been at the centre, if the belt has stopped or turned round since."""
    found: bool = False
    """Whether the tile was read where nobody knew that it lay. Such a pass does not count: if it
    had been missed, nobody would know of it."""


class MissedPass(Struct, frozen=True, gc=False):
    """A place that went over a reader unread: it was in the heart of the field between the two."""

    tile: int
    from_s: float
    past_s: float


class Cut(Struct, frozen=True, gc=False):
    """A time in which a tile ought to have been read, too, before it was first read or after it was
    last read; `chance` is how likely a reader that works does not."""

    from_s: float
    to_s: float
    chance: float


class Silence(Struct, frozen=True):
    """A time in which a reader has read nothing, between two proofs that it works: the `passes`
    that it contains, and what was cut off the readings at either end of it."""

    from_s: float
    to_s: float = math.inf
    passes: tuple[MissedPass, ...] = ()
    cuts: tuple[Cut, ...] = ()
    short: int | None = None
    """The tile that was lost much too early when it began."""


class Antenna(Struct, frozen=True):
    """One belt reader: where it stands, what it reads, and what was learnt of it."""

    centre: float
    half: float
    """Half the length of its zone."""
    ready: bool = True
    present: Mapping[int, FieldStay] = {}
    held: frozenset[int] = frozenset()
    """The tiles that were present when it was lost: a lost reader takes nothing away, so it will
    not say that they enter."""
    passing: Mapping[int, Passing] = {}
    silences: tuple[Silence, ...] = (Silence(-math.inf),)
    passes: float = 0.0
    missed: float = 0.0
    blinks: float = 0.0
    watched_s: float = 0.0
    watched_to_s: float = -math.inf
    """How long a blindness of it would have been noticed, and up to when that was counted."""

    @property
    def edge(self) -> float:
        """By how much a field, a tile or a report may be off."""
        return 0.4 * self.half

    @property
    def heart(self) -> float:
        """Half the length of the part of its zone in which no tile can be overlooked."""
        return HEART * self.half

    def reach(self, known: Known) -> float:
        """How far from the centre a tile may be that it reads."""
        return self.half + self.edge + known.slack

    @property
    def miss_chance(self) -> float:
        return evidence.miss_chance(self.missed, self.passes)

    def weak_chance(self, known: Known) -> float:
        """The chance that a tile's tag is weak."""
        return evidence.weak_chance(self.miss_chance, known.missed, known.passes)

    @property
    def sound_overlook_chance(self) -> float:
        """The chance that it does not read a tile on a pass of which nothing is known, if its tag
        is as sound as the others."""
        miss = self.miss_chance
        return miss + (1.0 - miss) * evidence.alone(self.blink_rate)

    def tile_miss_chance(self, known: Known, more: float = 0.0) -> float:
        """The chance that it does not read a tile on one pass, which it has missed *more* times
        than is recorded."""
        return evidence.tile_miss_chance(
            evidence.miss_chance(self.missed + more, self.passes + more),
            known.missed + more,
            known.passes + more,
        )

    def overlook_chance(self, known: Known, more: float = 0.0) -> float:
        """The chance that it does not read that tile on a pass whose place and time are unknown."""
        miss = self.tile_miss_chance(known, more)
        return miss + (1.0 - miss) * evidence.alone(self.blink_rate)

    def missing(self, times: float) -> "Antenna":
        """The antenna after *times* further misses of tiles that lay there."""
        return replace(self, passes=self.passes + times, missed=self.missed + times)

    @property
    def blink_rate(self) -> float:
        return evidence.blink_rate(self.blinks, self.watched_s)
