"""The lobby: from attract to a match; who plays, which game, and with which options.

Button presses, taps and time come in; it opens no device and knows no screen.
"""

from collections.abc import Collection, Sequence
from typing import Any, Literal, Protocol

from controller.match.match import Match
from controller.match.playing import Playing
from controller.record.journal import Entry, MatchRecord, Standing
from controller.views import Arg, Cursor, Message, Notice
from hardware.signals import Button


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
