"""What printed reports say: of a recorded match, and of a person who has played some."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from controller.views.luggage import LuggageView, Points, RoundTimes
from controller.views.people import PersonTotals
from controller.views.table import Logged


class CardPlayer(Struct, frozen=True):
    """One player's figures in a match of cards."""

    seat: str
    scores: tuple[int, ...]
    """Each gain in a game that is played in rounds; otherwise a single number, the last."""
    reactions_s: tuple[float, ...]
    """For each move except draws, in order: seconds since the match's previous move."""

    @property
    def total(self) -> int:
        return sum(self.scores)


class CardFigures(Struct, frozen=True, tag="cards"):
    """The figures of a match of cards, players in order of play."""

    duration_s: float
    """From the beginning of the match to its last move; time without power does not count."""
    moves: int
    winners: tuple[str, ...]
    players: tuple[CardPlayer, ...]
    course: tuple[Points, ...]
    """The points after each change."""
    rounds: tuple[RoundTimes, ...] = ()
    bluffs: Mapping[str, tuple[int, ...]] = {}
    """In games of bluff, once the match is over: how many of each kind every player has, by the id
    of its name."""


class Sheet(Struct, frozen=True, tag="match"):
    """A match as recorded: over, or waiting to be resumed."""

    game: str
    number: int
    """In the journal; 0 for a match from a file."""
    table: str
    began_utc: str
    """ISO 8601; empty if that is unknown, and with -00:00 if it is not certain."""
    status: Literal["open", "finished", "abandoned"]
    bots: tuple[str, ...]
    """The seats at which bots sat."""
    chairs: tuple[str, ...]
    """All seats of the table, clockwise."""
    match: LuggageView | CardFigures
    """As everyone may see it, with its `results`; for card games only figures."""
    story: tuple[Logged, ...] = ()
    """Of a finished match: one true sentence about each player."""
    names: Mapping[str, str] = {}
    """What the bots are called, and those people who have said it."""


class GameFigures(Struct, frozen=True):
    """One person's figures over all matches of a game; None where the game has no such thing, or no
    match could measure it."""

    times_s: tuple[float, ...] = ()
    """Seconds to a find, or to a move (`PlayerResults.reactions_s`, `CardPlayer.reactions_s`)."""
    found: int | None = None
    """Passengers with their own luggage."""
    wrong: int | None = None
    lost: int | None = None
    streak: int | None = None
    """The longest of all matches."""


class PersonSheet(Struct, frozen=True, tag="person"):
    """What one person has reached."""

    totals: PersonTotals
    figures: Mapping[str, GameFigures]
    """By game."""


AnySheet = Sheet | PersonSheet
