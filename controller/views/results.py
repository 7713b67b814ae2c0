"""What people look at when a match is over: its figures, most of them for "Where's My Luggage?".

The screen and the printed report draw the same ones. A figure that the table could not measure is
None or empty, never 0.
"""

from collections.abc import Sequence

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
        rings: list[Sequence[float]] = [one.grabs for one in self.players if one.grabs]
        if self.untapped_grabs:
            rings.append(self.untapped_grabs)
        return tuple(sum(counts) for counts in zip(*rings, strict=True))


class CardPlayer(Struct, frozen=True):
    """One player's figures in a match of cards."""

    seat: str
    scores: tuple[int, ...]
    """Each gain, in rounds or points, as the game counts; points that can also fall are a single
    number, the last."""
    reactions_s: tuple[float, ...]
    """For each move except draws, in order: seconds since the match's previous move."""

    @property
    def total(self) -> int:
        return sum(self.scores)


class CardFigures(Struct, frozen=True, tag="cards"):
    """The figures of a match of cards, players in order of play."""

    game: str
    duration_s: float
    """From the beginning of the match to its last move; time without power does not count."""
    moves: int
    winners: tuple[str, ...]
    players: tuple[CardPlayer, ...]
    course: tuple[Points, ...]
    """The points after each change."""
    rounds: tuple[RoundTimes, ...] = ()
