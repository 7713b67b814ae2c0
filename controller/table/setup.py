"""The way into a match of any game: its options as lines for the cursor, and what they make."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from controller.errors import OptionError
from controller.games.listed import Listed
from controller.games.replaying import replay
from controller.match.match import Match
from controller.match.playing import Interrupted, Playing
from controller.match.tablegame import TableShape
from controller.record.journal import Entry, MatchRecord, Standing


class Setup:
    """A game that is about to be played at a table of that *shape*; `options` are the present ones.

    Raises `OptionError` when *settings* are no options of the game.
    """

    def __init__(self, game: Listed, shape: TableShape, settings: Mapping[str, Any]) -> None:
        self.game = game
        self.options: Any = game.rules.options_from(settings)
        self._chosen = dict(settings)
        """What somebody has chosen; the rest follows from it."""
        self._table = game.table(shape)

    def __repr__(self) -> str:
        return f"<Setup of {self.game.slug}, {self.options}>"

    @property
    def slug(self) -> str:
        return self.game.slug

    @property
    def title(self) -> str:
        return self.game.title

    @property
    def min_players(self) -> int:
        fewest: int = self.game.rules.PLAYERS[0]
        return fewest

    @property
    def max_players(self) -> int:
        most: int = self.game.rules.PLAYERS[-1]
        return most

    def choices(self) -> tuple[str, ...]:
        """The options as lines for the cursor, each with its present value."""
        return tuple(
            f"{line.title}: {line.words.get(now, now)}"
            for line in self.game.lines
            for now in (getattr(self.options, line.name),)
        )

    def change(self, index: int) -> None:
        """Move the option of that line on to its next value that fits."""
        line = self.game.lines[index]
        values = list(line.words)
        now = getattr(self.options, line.name)
        at = values.index(now) if now in values else -1
        for following in (*values[at + 1 :], *values[: max(at, 0)]):
            if self._choose({**self._chosen, line.name: following}):
                return
            if line.prevails and self._choose({line.name: following}):
                return

    def _choose(self, chosen: Mapping[str, Any]) -> bool:
        """Take these options, if they fit together."""
        try:
            self.options = self.game.rules.options_from(chosen)
        except OptionError:
            return False
        self._chosen = dict(chosen)
        return True

    def start(self, playing: Playing) -> Match[Any, Any, Any]:
        """A match with the present options."""
        return Match(self._table, self.game.rules.initial(self.options, playing.seats), playing)

    def resume(
        self, playing: Playing, record: MatchRecord, entries: Sequence[Entry], standing: Standing
    ) -> Match[Any, Any, Any]:
        """The match that was recorded. Raises `JournalError` when its moves do not replay."""
        stood = replay(self.game.rules, self.game.move_type, record, entries)
        self._chosen = dict(record.options)
        self.options = self.game.rules.options_from(self._chosen)
        # On the loop's clock, like the moves that follow.
        history = tuple(replace(one, at_s=one.at_s + playing.began_s) for one in stood.history)
        interrupted = Interrupted(
            history, stood.before, standing.half, standing.taps, standing.clock_left_s
        )
        return Match(self._table, stood.state, playing, interrupted)
