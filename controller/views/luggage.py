"""What may be known of a match of "Where's My Luggage?".

Passengers and suitcases are named by their slugs (`highlander`, `tartan`); seats by the table's
names (`red`).
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from controller.views.results import LuggageResults

Phase = Literal["mapping", "ready", "play", "verifying", "check", "round_over", "over"]
"""mapping: the belt makes its lap before a round, nobody touches it. ready: everyone puts a hand on
the draw deck. play. verifying: the lap after "Done!", hands off. check: pairs are tapped (rulebook
play). round_over: the round's scores are shown. over: the match is decided."""


class Passenger(Struct, frozen=True):
    """A passenger card that lies face up, so everyone sees it."""

    name: str
    suitcase: str


class Pair(Struct, frozen=True):
    """A passenger and a tile laid aside, as made public by the check."""

    passenger: str
    suitcase: str
    verdict: Literal["match", "lost", "wrong"]


class PlayerView(Struct, frozen=True):
    """What everyone may see of one player. Cards are counted here, never named.

    `cards_left`, `matches` and `lost` are None while only the player can know them: in rulebook
    play nothing is concluded before the check.
    """

    seat: str
    passenger: Passenger | None
    cards_left: int | None
    matches: int | None
    lost: int | None
    unseen: int
    """Cards that were never flipped: the table has not seen them either."""
    holds: str | None
    """The pattern of the tile that was last looked at and has not been put back on the belt."""
    must_flip: bool
    ready: bool
    done: bool
    checked: bool
    pairs: tuple[Pair, ...]
    """In assisted play as they happen, in rulebook play as they are shown at the check."""
    scores: tuple[int, ...]
    """One entry per scored round."""

    @property
    def total(self) -> int:
        return sum(self.scores)


class SeenTile(Struct, frozen=True):
    """A tile that the observer turned over this round: its pattern, and whose it was."""

    suitcase: str
    face: str
    """A passenger's slug, or `lost`."""


class LuggageSecrets(Struct, frozen=True):
    """What only one seat knows: the faces that it has looked at, in order (perfect recall)."""

    seat: str
    seen: tuple[SeenTile, ...]


TileState = Literal["lying", "back", "uncertain", "gone"]


class BeltTile(Struct, frozen=True):
    """A tile on the belt by its public side, or the gap that it left."""

    place: float
    """In turns, 0 <= place < 1: it is at `place` plus the belt's position (modulo 1)."""
    suitcase: str
    state: TileState = "lying"
    """back: it was just put back there. uncertain: it may have been taken. gone: it was taken."""


class BeltView(Struct, frozen=True):
    """The belt as the table knows it. Stays the same value until something about it changes:
    between two values the belt moves on as the first one says."""

    tiles: tuple[BeltTile, ...] = ()
    """Sorted by place."""
    out: Mapping[str, int] = {}
    """Pattern -> how many such tiles are off the belt and not known to be set aside."""
    weak: Mapping[str, int] = {}
    """Pattern -> how many such tiles have a sticker that reads badly."""
    at_s: float = 0.0
    """When the belt was at `turns`, on the clock of the table's view."""
    turns: float = 0.0
    rpm: float = 0.0
    readers: tuple[float, ...] = ()
    """The positions of the belt's readers on the track, in turns."""


class LuggageView(Struct, frozen=True, tag="luggage"):
    """A match of "Where's My Luggage?" as everyone may see it."""

    play: Literal["assisted", "rulebook"]
    variant: Literal["belt", "memory"]
    phase: Phase
    round: int
    rounds: int
    players: tuple[PlayerView, ...]
    active: str | None
    """Whose turn it is in the memory variant; None when everyone plays at once."""
    tiles_found: int
    """How many tiles the present lap has seen so far."""
    tiles_expected: int
    missing: tuple[str, ...]
    """The patterns of tiles that should be on the belt and were not found, one entry for each."""
    ended_by: Literal["", "done", "time", "stuck"]
    done_by: tuple[str, ...]
    winners: tuple[str, ...]
    turned: SeenTile | None = None
    """Memory variant: the tile that was turned over last, for all to see."""
    belt: BeltView | None = None
    """None if no belt is watched: in the memory variant, and before the table has one."""
    secrets: LuggageSecrets | None = None
    """None in the public view; a seat's own in that seat's view."""
    results: LuggageResults | None = None
    """The figures of the whole match, once it is over."""
