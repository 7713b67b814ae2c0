"""The lobby, from attract to a match: who plays, which game, and with which options.

Button presses, taps and time come in; it opens no device and knows no screen.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random
from typing import Any, Literal

from controller.match.acts import PLAYER
from controller.match.menu import Menu, following, position_of, pressed, shown
from controller.match.signs import Noticeboard
from controller.match.teaching import TEACHES
from controller.record.journal import MatchRecord
from controller.table import choices
from controller.table.adjusting import LANGUAGE_LINE, Speak
from controller.table.choices import (
    BEGINS,
    Asked,
    Begins,
    ChooseNames,
    Continue,
    OtherBots,
    OtherGame,
    OtherLevel,
    OtherOption,
    ReadRules,
    Start,
    Teach,
    WhoPlays,
)
from controller.table.people import BOT, Beginning, Naming, Party, People
from controller.table.setup import Setup
from controller.views import Arg, Cursor, Notice
from controller.views.lobby import HOW_TO_PLAY, NAMES, START
from controller.views.message import FALLBACK
from controller.views.people import AWAY
from hardware.signals import Button

Begun = Literal["", "begin", "go on"]
"""Which match shall begin: none, a new one, or the one that was kept for later."""


class Lobby:
    """The players who have joined, and the game they are about to play; the first of *games* until
    somebody chooses.

    *seats* are all of the table's. *bots* says whether bots can be seated, and *level* is how
    strong they are; *language* is the table's, until somebody chooses another. *new* tells whether
    a game was never played here. Names are chosen from *people*. What is wrong is in `notices`, as
    long as it is.
    """

    def __init__(
        self,
        games: Sequence[Setup],
        seats: Sequence[str] = (),
        bots: bool = False,
        level: str = "normal",
        language: str = FALLBACK,
        new: Callable[[str], bool] = lambda game: False,
        people: People | None = None,
    ) -> None:
        self.stage: Literal["attract", "joining", "options", "naming", "rules"] = "attract"
        self.setup = games[0]
        self.language = language
        self.people = People() if people is None else people
        self.party = Party(seats, level, self.people)
        self.naming = Naming(self.party, self.people)
        self.beginning = Beginning(seats)
        self.ready: frozenset[str] = frozenset()
        """The seats that have held A to go on, since somebody joined or left."""
        self.setups = {game.slug: game for game in games}
        """Every game that can be chosen."""
        self._seats = tuple(seats)
        self.seats_bots = bots
        """Whether bots can be seated."""
        self.rests = False
        """Whether a match was kept for later that can go on from here."""
        self._new = new
        self._taught: bool | None = None
        """Whether somebody has said that the next match is to explain itself, or not."""
        self._board = Noticeboard()
        self._cursor = ""

    def __repr__(self) -> str:
        return f"<Lobby, {self.stage}, {self.party!r}>"

    # ---- what players do -----------------------------------------------------------------------

    def press(self, seat: str, button: Button, now_s: float) -> Begun:
        """Handle a button pressed at *seat*; return which match shall begin, if one shall."""
        match self.stage, button:
            case "attract", "A":
                self.open()
                self._join(seat, now_s)
            case "attract", "B":
                self._choose(following(tuple(self.setups), self.setup.slug))
            case "joining", "A":
                self._join(seat, now_s)
            case "joining", "B":
                self._leave(seat)
            case "rules", _:
                self.choose_options(HOW_TO_PLAY)
            case "naming", _:
                self.naming.press(seat, button)
                self._go_on_when_named()
            case "options", _:
                position, asked = pressed(self.menu(), self._cursor, button)
                if asked is None:
                    self._cursor = position
                else:
                    return self._do(asked, now_s)
        return ""

    def tap(self, piece: str, seat: str, now_s: float) -> None:
        """Handle a piece tapped at *seat*: a game's card chooses that game, a player card says who
        plays there, and a bot card that a bot does."""
        if piece.startswith(PLAYER):
            self.call(seat, piece.removeprefix(PLAYER), now_s)
            return
        if piece.startswith(BOT):
            self._change_bot(seat, piece.removeprefix(BOT), now_s)
            return
        slug = piece.removeprefix("control/game/")
        if slug in self.setups:
            self._choose(slug)
            if self.stage == "attract":
                self.open()
            elif self.stage in ("options", "naming", "rules"):
                self._cursor = ""
                self._fill()

    def call(self, seat: str, name: str, now_s: float) -> None:
        """Let the person of that name play from *seat*, and from no other."""
        if seat not in self.party.people:
            if self.stage != "joining":
                self.open()
            self._join(seat, now_s)
        if seat in self.party.people:
            if any(one != seat and sits.name == name for one, sits in self.party.sits.items()):
                self.tell(
                    Notice("table-name-moved", {"name": name}, seat=seat, kind="mistake"), now_s
                )
            self.party.name(seat, name)
        if self.stage == "naming":
            self.naming.call(seat, name)
            self._go_on_when_named()

    def move(self, seat: str, to: str, now_s: float) -> bool:
        """Let the person at *seat* sit at another one, also to join; return False unless that is
        free, and nobody is doing anything else."""
        if self.stage not in ("joining", "options") or to in self.party.joined:
            return False
        if seat in self.party.people:
            self.party.move(seat, to)
            self.ready = frozenset()
        elif self.stage == "joining":
            self._join(to, now_s)
        return True

    def hold(self, holding: Collection[str], now_s: float) -> None:
        """Note the seats that hold A: once everyone who joined has done so, the options come next.
        Bots always agree."""
        if self.stage == "naming":
            self._go_on_when_named(holding)
        people = set(self.party.people)
        if self.stage != "joining":
            return
        self.ready |= people & set(holding)
        if not people or self.ready != people:
            return
        self._fill()
        if self._too_few():
            self.ready = frozenset()
            self._tell("table-too-few", self.setup.min_players, now_s)
        else:
            self.choose_options()

    def explain(self, asking: Collection[str], now_s: float) -> None:
        """Note the seats that hold B: the next match explains itself."""
        if asking and self.stage == "options" and not self.teaches:
            self._taught = True
            self.tell(TEACHES, now_s)

    def agreed(self, lot: Random) -> Any:
        """Return the options of the match that begins now, with who begins; *lot* decides if that
        was chosen. What somebody has said of this match is over."""
        self._taught = None
        setup, players = self.setup, self.party.players
        if not setup.asks_who_begins:
            return setup.options
        first = self.beginning.number(setup.first, players, lot)
        self.beginning.last = players[first]
        return setup.begun_by(first)

    def remember(self, matches: Iterable[MatchRecord]) -> None:
        """Note who began the last of *matches*, latest first, in which players took turns."""
        self.beginning.remember(
            self.setups[match.game].began(match) for match in matches if match.game in self.setups
        )

    @property
    def teaches(self) -> bool:
        """Whether the next match explains itself: the first of its game does."""
        return self._new(self.setup.slug) if self._taught is None else self._taught

    def tell(self, notice: Notice, now_s: float) -> None:
        """Show what is wrong."""
        self._board.tell(notice, now_s)

    # ---- what becomes of it --------------------------------------------------------------------

    def open(self) -> None:
        """Let people join."""
        self.stage = "joining"
        self.ready = frozenset()
        self._board = Noticeboard()

    def close(self) -> None:
        """Return to attract: nobody wants to play after all."""
        self.party.all_leave()
        self.party.nobody_sits()
        self.ready = frozenset()
        self.stage = "attract"

    def choose_options(self, line: str = START) -> None:
        """Show everyone what is about to be played, with the cursor at that *line*."""
        self.stage = "options"
        self._cursor = position_of(self.menu(), line)

    def take_over(self, setup: Setup, record: MatchRecord) -> None:
        """Adopt the players of a resumed match."""
        self.setup = setup
        self.party.take_over({seat: seat in record.bots for seat in record.seats}, record.people)

    # ---- what is shown -------------------------------------------------------------------------

    def notices(self, now_s: float) -> tuple[Notice, ...]:
        """Return what is wrong, as long as it is."""
        self._board.forget_old(now_s)
        causes = {"table-too-few": self._too_few, "table-full": self._full}
        told = self._board.newest
        return tuple(one for one in told if one.id not in causes or causes[one.id]())

    def wake_at_s(self) -> float | None:
        """Return when the next notice expires."""
        return self._board.wake_at_s()

    def cursor(self) -> Cursor | None:
        return shown(self.menu(), self._cursor) if self.stage == "options" else None

    def menu(self) -> Menu:
        """Return what may be chosen before the match begins."""
        return choices.menu(
            self.setup,
            tuple(self.setups),
            self.party,
            self.beginning,
            self.language,
            self.teaches,
            self.seats_bots,
            self.rests,
        )

    # ---- inside --------------------------------------------------------------------------------

    def _do(self, asked: Asked, now_s: float) -> Begun:
        """Do what a line of the options means; return which match shall begin, if one shall."""
        match asked:
            case Start():
                for id, wrong, count in (
                    ("table-too-few", self._too_few(), self.setup.min_players),
                    (
                        "table-full",
                        len(self.party.joined) > self.setup.max_players,
                        self.setup.max_players,
                    ),
                ):
                    if wrong:
                        self._tell(id, count, now_s)
                        return ""
                return "begin"
            case Continue():
                return "go on"
            case OtherGame(slug):
                self._cursor = ""
                self._choose(slug)
                self._fill()
            case OtherBots():
                count = len(self.party.bots)
                fewest, most = self.party.room_for_bots(
                    self.setup.min_players, self.setup.max_players
                )
                self.party.seat_bots(count + 1 if count < most else fewest)
            case OtherLevel(seat):
                self.party.next_level(seat)
            case OtherOption(line):
                self.setup.change(line)
            case Begins(who):
                self.beginning.wish = who
                self._cursor = position_of(self.menu(), BEGINS)
            case Speak(language):
                self.language = language
                self._cursor = position_of(self.menu(), LANGUAGE_LINE)
            case ChooseNames():
                self.stage = "naming"
                self.naming = Naming(self.party, self.people)
            case WhoPlays():
                self.open()
            case ReadRules():
                self.stage = "rules"
            case Teach():
                self._taught = not self.teaches
        return ""

    def _go_on_when_named(self, holding: Collection[str] = ()) -> None:
        """Return to the options once all have chosen, or somebody does not want to wait."""
        if self.naming.over(holding):
            self.choose_options(NAMES)

    def _choose(self, slug: str) -> None:
        """Choose the game of that name."""
        self.setup = self.setups[slug]
        self._taught = None

    def _tell(self, id: str, count: int, now_s: float) -> None:
        args: dict[str, Arg] = {"game": self.setup.slug, "count": count}
        self.tell(Notice(id, args, kind="mistake"), now_s)

    def _too_few(self) -> bool:
        return len(self.party.joined) < self.setup.min_players

    def _full(self) -> bool:
        return len(self.party.joined) >= self.setup.max_players

    def _fill(self) -> None:
        """Add bots if there are too few players, and remove some if there are too many."""
        if self.seats_bots:
            fewest, most = self.party.room_for_bots(self.setup.min_players, self.setup.max_players)
            self.party.seat_bots(min(max(len(self.party.bots), fewest), most))

    def _change_bot(self, seat: str, level: str, now_s: float) -> None:
        """Let a bot of that level play from *seat*, or none."""
        party = self.party
        if party.joined.get(seat) is False:
            self.tell(Notice("table-chair-taken", seat=seat, kind="mistake"), now_s)
        elif level == AWAY:
            party.leave(seat)
        elif seat not in party.joined and self._full():
            self._tell("table-full", self.setup.max_players, now_s)
        else:
            party.seat_bot(seat)
            party.set_level(level, seat)

    def _join(self, seat: str, now_s: float) -> None:
        if seat in self.party.people:
            return
        if seat not in self.party.joined and self._full():
            self._tell("table-full", self.setup.max_players, now_s)
            return
        self.party.join(seat)
        self.ready = frozenset()

    def _leave(self, seat: str) -> None:
        if seat in self.party.people:
            self.party.leave(seat)
            self.ready = frozenset()
        if not self.party.people:
            self.close()


PROMPTS = {
    "attract": Notice("table-attract"),
    "joining": Notice("table-joining"),
    "options": Notice("table-options"),
    "naming": Notice("table-naming"),
    "rules": Notice("table-reads-rules"),
}
