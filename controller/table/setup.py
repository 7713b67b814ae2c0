"""A game about to be played at a table, with the options that people choose."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from controller.errors import OptionError
from controller.games.spec import GameSpec
from controller.match.halfdone import half_done
from controller.match.match import Match
from controller.match.playing import Interrupted, Playing
from controller.match.tablegame import TableShape
from controller.match.teaching import teaching
from controller.record.journal import Entry, MatchRecord, Standing
from controller.record.playback import replay
from controller.views import Message, OnTheBox


class Setup:
    """A game about to be played at a table of that *shape*; `options` are the present ones.

    Raises `OptionError` when *settings* are not options of the game.
    """

    def __init__(self, game: GameSpec, shape: TableShape, settings: Mapping[str, Any]) -> None:
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
    def min_players(self) -> int:
        fewest: int = self.game.rules.players[0]
        return fewest

    @property
    def max_players(self) -> int:
        most: int = self.game.rules.players[-1]
        return most

    @property
    def box(self) -> OnTheBox:
        """What the game's box says of it."""
        players = (self.min_players, self.max_players)
        return OnTheBox(players, self.game.ages_from, self.game.minutes)

    def choices(self) -> tuple[Message, ...]:
        """Return the options as lines for the cursor, each with its present value."""
        return tuple(
            line.message(self.slug, getattr(self.options, line.name)) for line in self.game.lines
        )

    def change(self, index: int) -> None:
        """Advance the option of that line to its next value that fits."""
        line = self.game.lines[index]
        values = list(line.values)
        now = getattr(self.options, line.name)
        at = values.index(now) if now in values else -1
        for following in (*values[at + 1 :], *values[: max(at, 0)]):
            if self._choose({**self._chosen, line.name: following}):
                return
            if line.prevails and self._choose({line.name: following}):
                return

    def _choose(self, chosen: Mapping[str, Any]) -> bool:
        """Adopt these options if they fit together; return True if so."""
        try:
            self.options = self.game.rules.options_from(chosen)
        except OptionError:
            return False
        self._chosen = dict(chosen)
        return True

    @property
    def asks_who_begins(self) -> bool:
        """Whether somebody begins, and people say who."""
        return bool(self.game.begins) and self.game.takes_turns(self.options)

    @property
    def first(self) -> int:
        """The number of who begins, by the present options."""
        number: int = getattr(self.options, self.game.begins)
        return number

    def begun_by(self, number: int) -> Any:
        """Return the present options with that player as the first."""
        return replace(self.options, **{self.game.begins: number})

    def began(self, record: MatchRecord) -> str:
        """Return the seat that began a match of this game; empty if nobody did, or it is not
        known."""
        try:
            options = self.game.rules.recorded_options(record.options)
        except OptionError:
            return ""
        if not self.game.begins or not self.game.takes_turns(options):
            return ""
        return dict(enumerate(record.seats)).get(getattr(options, self.game.begins), "")

    def start(self, playing: Playing, options: Any = None) -> Match[Any, Any, Any]:
        """Return a match with these *options*, or else the present ones."""
        options = self.options if options is None else options
        playing = replace(playing, lessons=self.game.lessons)
        return Match(self._table, self.game.rules.initial(options, playing.seats), playing)

    def resume(
        self, playing: Playing, record: MatchRecord, entries: Sequence[Entry], standing: Standing
    ) -> Match[Any, Any, Any]:
        """Rebuild the recorded match. Raises `JournalError` when its moves do not replay."""
        stood = replay(self.game.rules, self.game.rules.move_type, record, entries)
        self._chosen = {**self.game.rules.once, **record.options}
        self.options = self.game.rules.options_from(self._chosen)
        # On the loop's clock, like the moves to come.
        history = tuple(replace(one, at_s=one.at_s + playing.began_s) for one in stood.history)
        interrupted = Interrupted(
            history,
            stood.before,
            tuple(replace(one, at_s=one.at_s + playing.began_s) for one in stood.belt_told),
            half_done(standing.half),
            standing.taps,
            standing.clock_left_s,
            teaching(standing.half, playing.now_s),
        )
        playing = replace(playing, lessons=self.game.lessons)
        return Match(self._table, stood.state, playing, interrupted)
