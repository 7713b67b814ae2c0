"""The lobby: from attract to a match; who plays, which game, and with which options.

Button presses, taps and time come in; it opens no device and knows no screen.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, Protocol

from msgspec.structs import replace

from controller.errors import OptionError
from controller.games.spec import GameSpec
from controller.match.halfdone import half_done
from controller.match.match import Match
from controller.match.playing import Interrupted, Playing
from controller.match.tablegame import TableShape
from controller.record.journal import Entry, MatchRecord, Standing
from controller.record.journal.records import standing_moves
from controller.record.rebuild import replay
from controller.views import Arg, Cursor, Message, Notice
from hardware.signals import Button, Colour, Pattern


class MatchSetup(Protocol):
    """A game's own way into a match: its options on the cursor, and the match they make."""

    @property
    def slug(self) -> str: ...

    @property
    def min_players(self) -> int: ...

    @property
    def max_players(self) -> int: ...

    options: Any

    def choices(self) -> tuple[Message, ...]:
        """The options as lines for the cursor, each with its present value."""

    def change(self, index: int) -> None:
        """Move the option of that line on to its next value."""

    def start(self, playing: Playing) -> Match[Any, Any, Any]:
        """A match with the present options."""

    def resume(
        self, playing: Playing, record: MatchRecord, entries: Sequence[Entry], standing: Standing
    ) -> Match[Any, Any, Any]:
        """The match that was recorded. Raises `JournalError` when its moves do not replay."""


class Lobby:
    """Those who have joined, and the game that they are about to play; the first of *games* until
    somebody chooses. What is wrong is in `notice`."""

    def __init__(self, games: Sequence[MatchSetup]) -> None:
        self.stage: Literal["attract", "joining", "options"] = "attract"
        self.setup = games[0]
        self.joined: dict[str, bool] = {}
        """Seat -> whether a bot sits there, in the order in which they joined."""
        self.notice: Notice | None = None
        self._games = {game.slug: game for game in games}
        self._cursor = 0

    def __repr__(self) -> str:
        return f"<Lobby, {self.stage}, seats {', '.join(self.joined)}>"

    def game(self, slug: str) -> MatchSetup | None:
        return self._games.get(slug)

    # ---- what players do -----------------------------------------------------------------------

    def press(self, seat: str, button: Button, now_s: float) -> bool:
        """A button was pressed at *seat*; whether the match shall begin."""
        match self.stage, button:
            case "attract", "A":
                self.open()
                self._join(seat, now_s)
            case "joining", "A":
                self._join(seat, now_s)
            case "joining", "B":
                self._leave(seat)
            case "options", "A" if self._cursor == 0:
                return True
            case "options", "A":
                self.setup.change(self._cursor - 1)
            case "options", "B":
                self._cursor = (self._cursor + 1) % (len(self.setup.choices()) + 1)
        return False

    def tap(self, piece: str) -> None:
        """A piece was tapped: a game's card chooses that game."""
        game = self._games.get(piece.removeprefix("control/game/"))
        if game is not None and self.stage != "options":
            self.setup = game
            self.open()

    def hold(self, holding: Collection[str], now_s: float) -> None:
        """These seats hold A: when everybody who joined does, the options come next. Bots always
        agree."""
        people = [seat for seat, bot in self.joined.items() if not bot]
        if self.stage != "joining" or not people or not set(people) <= set(holding):
            return
        if len(self.joined) < self.setup.min_players:
            count: dict[str, Arg] = {"game": self.setup.slug, "count": self.setup.min_players}
            self.notice = Notice("table-too-few", count, kind="mistake", at_s=now_s)
            return
        self.stage = "options"
        self._cursor = 0

    # ---- what becomes of it --------------------------------------------------------------------

    def open(self) -> None:
        """Let people join."""
        self.stage = "joining"
        self.notice = None

    def open_again(self) -> None:
        """A match has ended: the bots stay, people join anew."""
        self.joined = {seat: bot for seat, bot in self.joined.items() if bot}
        self.open()

    def take_over(self, setup: MatchSetup, seats: Sequence[str], bots: Collection[str]) -> None:
        """A match that was interrupted goes on with these."""
        self.setup = setup
        self.joined = {seat: seat in bots for seat in seats}

    # ---- what is shown -------------------------------------------------------------------------

    @property
    def prompt(self) -> Notice:
        return _PROMPTS[self.stage]

    def cursor(self) -> Cursor | None:
        if self.stage != "options":
            return None
        title = Message("table-game", {"game": self.setup.slug})
        options = (Message("table-menu-start"), *self.setup.choices())
        return Cursor("", title, options, self._cursor)

    # ---- inside --------------------------------------------------------------------------------

    def _join(self, seat: str, now_s: float) -> None:
        if seat in self.joined:
            return
        if len(self.joined) >= self.setup.max_players:
            count: dict[str, Arg] = {"game": self.setup.slug, "count": self.setup.max_players}
            self.notice = Notice("table-full", count, seat=seat, kind="mistake", at_s=now_s)
            return
        self.joined[seat] = False

    def _leave(self, seat: str) -> None:
        if self.joined.get(seat) is False:
            del self.joined[seat]
        if all(self.joined.values()):
            self.stage = "attract"


_PROMPTS = {
    "attract": Notice("table-attract"),
    "joining": Notice("table-joining"),
    "options": Notice("table-options"),
}


class Setup:
    """A game that is about to be played at a table of that *shape*; `options` are the present ones.

    Raises `OptionError` when *settings* are no options of the game.
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

    def choices(self) -> tuple[Message, ...]:
        """The options as lines for the cursor, each with its present value."""
        return tuple(
            line.message(self.slug, getattr(self.options, line.name)) for line in self.game.lines
        )

    def change(self, index: int) -> None:
        """Move the option of that line on to its next value that fits."""
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
        stood = replay(self.game.rules, self.game.rules.move_type, record, entries)
        self._chosen = dict(record.options)
        self.options = self.game.rules.options_from(self._chosen)
        # On the loop's clock, like the moves that follow.
        history = tuple(replace(one, at_s=one.at_s + playing.began_s) for one in stood.history)
        interrupted = Interrupted(
            history, stood.before, half_done(standing.half), standing.taps, standing.clock_left_s
        )
        return Match(self._table, stood.state, playing, interrupted)


ASKING_LIGHT: tuple[Colour, Pattern] = ("white", "pulse")
"""At every seat while the question stands: anybody may answer it."""

PROMPT = Notice("table-resume")

Choice = Literal["go on", "abandon"]

_CHOICES: tuple[Choice, ...] = ("go on", "abandon")


class Interruption:
    """The match of *record*, until it goes on or is abandoned.

    *entries* is what has happened in it, as far as that can be read.
    """

    def __init__(self, record: MatchRecord, entries: Sequence[Entry]) -> None:
        self.record = record
        self.notice = so_far(record, entries)
        """How far it is; or why it cannot go on, where somebody tried."""
        self._at = 0

    def __repr__(self) -> str:
        return f"<Interruption of match {self.record.id}, {_CHOICES[self._at]}?>"

    def press(self, button: Button) -> Choice | None:
        """A button was pressed at any seat; what was chosen, if that was."""
        if button == "B":
            self._at = 1 - self._at
            return None
        return _CHOICES[self._at]

    def fail(self, reason: str, at_s: float) -> None:
        """It cannot go on."""
        self._at = _CHOICES.index("abandon")
        self.notice = Notice("table-cannot-resume", {"reason": reason}, kind="fault", at_s=at_s)

    def cursor(self) -> Cursor:
        title = Message("table-game", {"game": self.record.game})
        options = Message("table-menu-resume"), Message("table-menu-abandon")
        return Cursor("", title, options, self._at)


def so_far(record: MatchRecord, entries: Sequence[Entry]) -> Notice | None:
    """How far a match is, for everybody to see: how long it took, and who leads. None where
    nothing is known of it."""
    if not entries:
        return None
    moves = len(standing_moves(tuple(entries)))
    minutes = max(1, round(entries[-1].at_s / 60))
    most = max(record.totals.values(), default=0)
    leaders = [seat for seat, points in record.totals.items() if points == most]
    so_far = {"moves": moves, "minutes": minutes}
    if most <= 0 or len(leaders) != 1:
        return Notice("table-so-far", so_far)
    return Notice("table-so-far-led", {**so_far, "leader": leaders[0], "points": most})
