"""What the journal keeps, as values: matches, their entries, and where a match stands."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Raw, Struct

Status = Literal["open", "finished", "abandoned"]
Kind = Literal["move", "undo"]


class MatchRecord(Struct, frozen=True, kw_only=True):
    """A match: what is needed to begin it anew, and how it stands."""

    id: int
    game: str
    options: dict[str, object]
    """As the game's `options_from` takes them."""
    seats: tuple[str, ...]
    """In order of play."""
    bots: tuple[str, ...] = ()
    table: str
    simulated: bool = False
    """Whether the table was."""
    began_utc: str
    """ISO 8601."""
    status: Status = "open"
    totals: Mapping[str, int] = {}
    """Seat -> points, as far as they were scored."""
    winners: tuple[str, ...] = ()


class Entry(Struct, frozen=True, kw_only=True):
    """A move, or that the last one was taken back. Numbers count 1, 2, 3, ... without a gap."""

    number: int
    at_s: float
    """On the match's clock, which rests while there is no power."""
    kind: Kind = "move"
    body: Raw = Raw(b"null")
    """JSON: a move as the game writes it."""
    source: str = ""
    """The signal that it came from, as DEVICE@TIME; empty for what the referee did by itself."""
    track_turn: float | None = None
    """Where over the track its piece was last known to be, in turns past position 0 (0 <= t < 1):
    for the statistics."""


class Standing(Struct, frozen=True, kw_only=True):
    """What is not a move and still must outlast a power cut."""

    at_s: float = 0.0
    half: Mapping[str, str] = {}
    """Seat -> what is half done there."""
    taps: Mapping[str, str] = {}
    """Seat -> the piece that was tapped there last. It may lie on the pad still when the power
    comes back, and must not count again."""
    clock_left_s: float | None = None


def standing_moves(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The moves that were not taken back, in order."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            moves.pop()
        else:
            moves.append(entry)
    return tuple(moves)
