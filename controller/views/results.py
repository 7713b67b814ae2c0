"""What people look at when a match is over: its figures, of which "Where's My Luggage?" has most.

The screen and the printed report draw the same ones. A figure that the table could not measure is
None or empty, never 0.
"""

from msgspec import Struct

SECTORS = 24
"""How many parts the belt's track is cut into to count grabs: 15 degrees each, from position 0 on
in the direction in which the belt runs."""


class PlayerResults(Struct, frozen=True):
    """One player's figures over the whole match."""

    seat: str
    matches: int
    """Passengers with their own luggage."""
    lost: int
    """Passengers with the lost tile of their pattern."""
    wrong_pairs: int
    """Pairs that fitted not at all: only the check of rulebook play finds such."""
    looks: int | None
    """Tiles tapped on the player's pad; None in rulebook play, where looks are not tapped."""
    wrong_looks: int | None
    """Those of them that were neither the passenger's own nor lost luggage."""
    longest_streak: int | None
    """Most matches in a row: a look that finds anything else ends it, a new round does not."""
    reactions_s: tuple[float, ...]
    """For each match and each lost tile, in order: seconds from the player's tap before it (the
    passenger's card, or the tile looked at before) to the tap of that tile. In the memory variant
    it counts from when the turn came, if that was later. So it holds seeing, waiting for the belt,
    grabbing and tapping, and if the passenger was turned up without a tap, that too."""
    grabs: tuple[int, ...]
    """How many of the tiles that were tapped had last been over each of the `SECTORS`; empty when
    that is known of no tile of the match."""

    @property
    def wrong(self) -> int:
        """Looks or, where those are not tapped, pairs that were neither match nor lost luggage."""
        return self.wrong_pairs if self.wrong_looks is None else self.wrong_looks


class RoundTimes(Struct, frozen=True):
    """When a round was played, laps and check left out, in seconds after the match began."""

    began_s: float
    ended_s: float | None
    """None while it is under way."""


class Points(Struct, frozen=True):
    """Everybody's points, in the order of the players, from `at_s` after the match began."""

    at_s: float
    totals: tuple[int, ...]


class LuggageResults(Struct, frozen=True):
    """The figures of a match, players in their order of play."""

    duration_s: float
    """From the beginning of the match to its last move; time without power does not count."""
    players: tuple[PlayerResults, ...]
    rounds: tuple[RoundTimes, ...]
    course: tuple[Points, ...]
    """The points, each time that they changed. In assisted play a match counts at once, in
    rulebook play when the round is scored."""

    @property
    def grabs(self) -> tuple[int, ...]:
        """Everybody's grabs by sector; empty when their places are not known."""
        return tuple(
            sum(counts) for counts in zip(*(one.grabs for one in self.players), strict=True)
        )


class CardPlayer(Struct, frozen=True):
    """One player's figures in a match of cards."""

    seat: str
    scores: tuple[int, ...]
    """What was won each time that something was: rounds, or points, as the game counts; points that
    also fall are one number, the last."""
    reactions_s: tuple[float, ...]
    """For each move but the draws, in order: seconds since the match's move before it."""

    @property
    def total(self) -> int:
        return sum(self.scores)


class CardFigures(Struct, frozen=True, tag="cards"):
    """The figures of a match of cards, players in their order of play."""

    game: str
    duration_s: float
    """From the beginning of the match to its last move; time without power does not count."""
    moves: int
    winners: tuple[str, ...]
    players: tuple[CardPlayer, ...]
    course: tuple[Points, ...]
    """The points, each time that they changed."""
    rounds: tuple[RoundTimes, ...] = ()
