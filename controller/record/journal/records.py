"""What the journal keeps, as values: matches, their entries, and where a match stands."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from controller.errors import DamagedJournal

Status = Literal["open", "finished", "abandoned"]
Kind = Literal["move", "undo", "belt"]

LONGEST_S = 1e9
"""No match lasts thirty years."""

Seconds = Annotated[float, Meta(ge=0.0, le=LONGEST_S)]
"""On a match's clock, which stops without power."""

Turn = Annotated[float, Meta(ge=0.0, lt=1.0)]
"""A place over the track, in turns past position 0."""


class MatchRecord(Struct, frozen=True, kw_only=True):
    """A match: what is needed to start it again, and its status."""

    id: int
    game: str
    options: dict[str, object]
    """As the game's `options_from` takes them."""
    seats: tuple[str, ...]
    """In order of play."""
    bots: tuple[str, ...] = ()
    table: str
    simulated: bool = False
    """Whether the table was simulated."""
    began_utc: str
    """ISO 8601."""
    people: Mapping[str, str] = {}
    """Seat -> the name of the person there, where somebody has said it."""
    status: Status = "open"
    totals: Mapping[str, int] = {}
    """Seat -> points scored so far."""
    winners: tuple[str, ...] = ()


class DamagedMatch(Struct, frozen=True):
    """A match that cannot be read, and why, as a sentence."""

    id: int
    why: str


class Entry(Struct, frozen=True, kw_only=True):
    """A move, an undo of the last one, or what the belt has told since the entry before. Numbers
    count 1, 2, 3, ... without gaps."""

    number: int
    at_s: Seconds
    kind: Kind = "move"
    body: Raw = Raw(b"null")
    """JSON: a move as the game writes it, or the conclusions of the belt's tracker with times on
    the match's clock."""
    source: str = ""
    """The signal that caused it, as DEVICE@TIME; empty if the referee did it by itself."""
    track_turn: Turn | None = None
    """Where over the track its piece was last known to be, for the statistics."""


class Standing(Struct, frozen=True, kw_only=True):
    """What is not a move and still must survive a power cut."""

    at_s: Seconds = 0.0
    half: Mapping[str, str] = {}
    """Seat -> what is half done there."""
    taps: Mapping[str, str] = {}
    """Seat -> the piece last tapped there. It may still lie on the pad when the power returns, and
    must not count again."""
    clock_left_s: float | None = None


def standing_moves(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the moves that were not taken back, in order.

    Raises `DamagedJournal` for an undo without a move to take back.
    """
    moves: list[Entry] = []
    for entry in entries:
        if entry.kind == "move":
            moves.append(entry)
        elif entry.kind == "undo":
            if not moves:
                raise DamagedJournal(
                    "the match", f"entry {entry.number} takes a move back where none stands"
                )
            moves.pop()
    return tuple(moves)
