"""What a table tells other computers of its place: results, and how it is.

One JSON object a message, at least once each. A result is known by `table` and `match`; of two
with the same the one of the higher `revision` holds: telling it twice changes nothing, and a match
that was taken up once more and ended otherwise corrects itself. Only what everybody at the table
could see is in them, and of a person nothing but the name that they play under.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from controller.views.table import LOUDEST

VERSION = 1

Id = Annotated[str, Meta(pattern=r"^[0-9a-f]{8,64}\Z")]
"""Lower-case hexadecimal."""

Line = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]
"""A line of text without control characters."""

Instant = Annotated[str, Meta(max_length=40)]
"""ISO 8601, UTC."""

UNKNOWN_LEVEL = "unknown"
"""Of a bot in a match that nobody watched: no journal says how strong its bots were."""


class ResultPlayer(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A player of a match that is over."""

    seat: Line
    """The colour."""
    place: Annotated[int, Meta(ge=1)]
    """1 is first; players who tie share a place, and the next place counts them."""
    points: int
    person: Line = ""
    """The name that somebody plays under; empty for a guest and for a bot."""
    bot: Line = ""
    """The bot's level, such as `sharp`, or `UNKNOWN_LEVEL`; empty for a human player."""


class Fact(Struct, frozen=True, kw_only=True):
    """One thing that a match gives about a player, such as `saw-through` 3."""

    seat: Line
    name: Line
    value: float


class Result(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="kind", tag="result"):
    """A match that is over."""

    version: int = VERSION
    table: Id
    """The table's own, drawn at random once."""
    match: Id
    """The match's own: the same wherever its journal is read."""
    revision: Annotated[int, Meta(ge=1)]
    game: Line
    """As the catalogue has it, such as `captain-bluff`."""
    options: dict[str, object] = {}
    began: Instant | None = None
    """None if the table's clock was not set."""
    duration_s: Annotated[float, Meta(ge=0.0)]
    simulated: bool = False
    players: tuple[ResultPlayer, ...]
    """In the order of play."""
    facts: tuple[Fact, ...] = ()


Severity = Literal["fault", "warning"]


class TableFault(Struct, frozen=True, kw_only=True):
    """Something that is wrong with a table, in its own words."""

    id: Line
    """The same while it lasts."""
    severity: Severity
    said: Line
    """As its screen says it, in the table's language."""


class TableState(
    Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="kind", tag="state"
):
    """How a table is, told when something of it changes."""

    version: int = VERSION
    table: Id
    name: Line = ""
    """What its owner calls it."""
    software: Line = ""
    at: Instant | None = None
    game: Line = ""
    """What is played, or empty."""
    stage: Literal["attract", "lobby", "playing", "paused", "over"] = "attract"
    names: dict[str, str] = {}
    """Seat -> the name shown there."""
    bots: dict[str, Line] = {}
    """Seat -> the level of the bot there."""
    points: dict[str, int] = {}
    """Seat -> what a player has come to so far; more is better in every game."""
    turn: Line = ""
    """The seat whose turn everybody sees that it is."""
    battery: Literal["", "ok", "low", "empty"] = ""
    """Of the belt; empty where it has none."""
    belt: Literal["", "turning", "stopped"] = ""
    """Empty while it is still, and where there is none."""
    faults: tuple[TableFault, ...] = ()
    language: Line = ""
    volume: Annotated[int, Meta(ge=0, le=LOUDEST)] = LOUDEST


AchievementId = Literal[
    "first-win",
    "ten-matches",
    "three-in-a-row",
    "found-five",
    "saw-through-three",
    "saw-through-fifty",
    "hundred-matches",
]
"""What a league tells a person once a game (league/achievements.toml), and a table has words for;
what is rarer stands later."""


class Announcement(Struct, frozen=True, kw_only=True, tag_field="kind", tag="announcement"):
    """What a league says back to a table, shown with the ending of that match."""

    version: int = VERSION
    match: Id
    reached: dict[str, tuple[Line, ...]]
    """Seat -> the achievements that the match brought there. What a table has no words for it
    leaves out: a league may be of another release."""


Told = Result | TableState
