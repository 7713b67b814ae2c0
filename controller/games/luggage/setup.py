"""The way into a match: the options as lines for the cursor, and the match that they make."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from controller.errors import OptionError
from controller.games.luggage import rules
from controller.games.luggage.moves import Move
from controller.games.luggage.options import (
    CLOCK_MIN,
    FULL_SET,
    PLAYERS,
    REDUCED_SET,
    Options,
    options_from,
)
from controller.games.luggage.table import LuggageTable
from controller.games.replaying import replay
from controller.journal import Entry, MatchRecord, Standing
from controller.match import Interrupted, Match, Playing

_LINES: Sequence[tuple[str, str, Mapping[Any, str]]] = (
    ("Play", "play", {"assisted": "assisted", "rulebook": "by the rulebook"}),
    ("Tiles", "per_suitcase", {FULL_SET: "all 36", REDUCED_SET: "18, for younger players"}),
    ("Variant", "variant", {"belt": "moving belt", "memory": "memory, turn by turn"}),
    (
        "Round clock",
        "clock_min",
        {None: "off", **{minutes: f"{minutes} min" for minutes in CLOCK_MIN}},
    ),
)
"""Title, option, and the words for each of its values in the order in which they follow."""


class LuggageSetup:
    """The contract of `MatchSetup` for this game; *table* is how it is played there."""

    slug = "luggage"
    title = "Where's My Luggage?"
    min_players = PLAYERS[0]
    max_players = PLAYERS[-1]

    def __init__(self, options: Options, table: LuggageTable) -> None:
        self.options = options
        self._table = table

    def __repr__(self) -> str:
        return f"<LuggageSetup {self.options}>"

    def choices(self) -> tuple[str, ...]:
        return tuple(
            f"{title}: {words[getattr(self.options, name)]}" for title, name, words in _LINES
        )

    def change(self, index: int) -> None:
        """Move an option on to its next value; one that the variant settles stays as it is."""
        _, name, words = _LINES[index]
        values = list(words)
        following = values[(values.index(getattr(self.options, name)) + 1) % len(values)]
        settings = msgspec.structs.asdict(self.options) | {name: following}
        if name == "variant":
            settings = {"variant": following, "clock_min": self.options.clock_min}
        try:
            self.options = options_from(settings)
        except OptionError:
            return

    def start(self, playing: Playing) -> Match[Any, Any, Any]:
        return Match(self._table, rules.initial(self.options, playing.seats), playing)

    def resume(
        self, playing: Playing, record: MatchRecord, entries: Sequence[Entry], standing: Standing
    ) -> Match[Any, Any, Any]:
        stood = replay(rules, Move, record, entries)
        self.options = options_from(record.options)
        # On the loop's clock, like the moves that follow.
        history = tuple(replace(one, at_s=one.at_s + playing.began_s) for one in stood.history)
        interrupted = Interrupted(
            history, stood.before, standing.half, standing.taps, standing.clock_left_s
        )
        return Match(self._table, stood.state, playing, interrupted)
