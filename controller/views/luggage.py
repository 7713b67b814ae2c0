"""What may be known of a match of "Where's My Luggage?", and its figures when it is over.

Passengers and suitcases are named by their slugs (`highlander`, `tartan`); seats by the table's
names (`red`). The screen and the printed report draw the same figures; one that the table could not
measure is None or empty, never 0.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

SECTORS = 24
"""The number of sectors of the belt's track for counting grabs: 15 degrees each, from position 0 in
the direction in which the belt runs."""


class PlayerResults(Struct, frozen=True):
    """One player's figures over the whole match."""

    seat: str
    matches: int
    """Passengers with their own luggage."""
    lost: int
    """Passengers with the lost tile of their pattern."""
    wrong_pairs: int
    """Pairs that did not fit at all; only found by the check in rulebook play."""
    looks: int | None
    """Tiles tapped on the player's pad; None in rulebook play, where looks are not tapped."""
    wrong_looks: int | None
    """Looks at tiles that were neither the passenger's own nor lost luggage."""
    longest_streak: int | None
    """Most matches in a row: a look that finds anything else ends it, a new round does not."""
    reactions_s: tuple[float, ...]
    """For each match and each lost tile, in order: seconds from the player's previous tap (the
    passenger's card, or the tile looked at before) to the tap of that tile. In the memory variant
    it counts from the start of the turn, if that was later. So it includes seeing, waiting for the
    belt, grabbing and tapping, and also turning up the passenger if that was not tapped."""
    grabs: tuple[int, ...]
    """For each of the `SECTORS`, how many of the tapped tiles had last been over it; empty if that
    is known of no tile of the match."""

    @property
    def wrong(self) -> int:
        """Looks or, if those are not tapped, pairs that were neither match nor lost luggage."""
        return self.wrong_pairs if self.wrong_looks is None else self.wrong_looks


class RoundTimes(Struct, frozen=True):
    """When a round was played, without laps and check, in seconds after the match began."""

    began_s: float
    ended_s: float | None
    """None while it is in progress."""


class Points(Struct, frozen=True):
    """Everyone's points, in the order of the players, from `at_s` after the match began."""

    at_s: float
    totals: tuple[int, ...]


class LuggageResults(Struct, frozen=True, omit_defaults=True):
    """The figures of a match, players in order of play."""

    duration_s: float
    """From the beginning of the match to its last move; time without power does not count."""
    players: tuple[PlayerResults, ...]
    rounds: tuple[RoundTimes, ...]
    course: tuple[Points, ...]
    """The points after each change. In assisted play a match counts at once, in rulebook play when
    the round is scored."""
    untapped: int = 0
    """How many tiles the belt noticed to be gone that nobody tapped before they came back, or
    before the round ended."""
    untapped_grabs: tuple[float, ...] = ()
    """Those of them that went between two known readers, by sector: each is spread over the
    sectors between the two. Empty if that is known of none."""

    @property
    def grabs(self) -> tuple[float, ...]:
        """Everyone's grabs by sector, tapped or not; empty if their places are not known."""
        rings: list[Sequence[float]] = [player.grabs for player in self.players if player.grabs]
        if self.untapped_grabs:
            rings.append(self.untapped_grabs)
        return tuple(sum(counts) for counts in zip(*rings, strict=True))


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
