"""What the players may agree on before a match, and the setup by the number of players."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from controller.games.settings import one_of, options_of

PLAYERS = range(2, 6)
LUGGAGE_DEALT = {2: 12, 3: 10, 4: 9, 5: 8}
"""Luggage cards dealt to each, by the number of players (printed table)."""
AIRPORT_DEALT = {2: 3, 3: 2, 4: 2, 5: 2}
"""Airport cards dealt to each, by the number of players."""
DEFINED_AT_SETUP = {2: 2, 3: 1, 4: 1, 5: 1}
"""Departure cities that each player puts down before the match (CB-1)."""
CALL_S = range(1, 61)
TURNS = range(10, 1001)
STANDSTILL_ROUNDS = range(1, 21)


class Options(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The agreed options. Raises `OptionError` for a value that is not among the choices."""

    starter: int = 0
    """Who begins (CB-2): the number of the player who was the last to take a plane."""
    line: Literal["rising", "consecutive"] = "rising"
    """How a play may go on with a line (CB-6): any higher number in the line's direction, or the
    very next one."""
    round_trip_first: Literal["in-a-run", "never"] = "in-a-run"
    """Whether a Round-the-world trip may begin a line (CB-10): before luggage, or never."""
    changes_go: Literal["to-loser", "to-discard"] = "to-loser"
    """Where Change of direction cards of a line go that was called (CB-19)."""
    call_s: int | None = 5
    """Seconds for calling a bluff (CB-17); None waits until everybody else has passed."""
    turns: int | None = 300
    """After so many turns whoever has fewest cards wins (CB-28); None plays on for ever."""
    standstill_rounds: int | None = 3
    """So do so many full rounds in which no card has left a hand (CB-28)."""

    def __post_init__(self) -> None:
        one_of("starter", self.starter, range(PLAYERS[-1]))
        one_of("line", self.line, ("rising", "consecutive"))
        one_of("round_trip_first", self.round_trip_first, ("in-a-run", "never"))
        one_of("changes_go", self.changes_go, ("to-loser", "to-discard"))
        if self.call_s is not None:
            one_of("call_s", self.call_s, CALL_S)
        if self.turns is not None:
            one_of("turns", self.turns, TURNS)
        if self.standstill_rounds is not None:
            one_of("standstill_rounds", self.standstill_rounds, STANDSTILL_ROUNDS)


def options_from(settings: Mapping[str, object]) -> Options:
    """The options that *settings* ask for; what they leave out is the default.

    Raises `OptionError` for a name that does not exist and for a value that does not fit.
    """
    return options_of(Options, settings)
