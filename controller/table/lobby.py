"""The lobby, from attract to a match: who plays, which game, and with which options.

Button presses, taps and time come in; it opens no device and knows no screen.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from controller.bots.mind import character
from controller.bots.player import LEVELS
from controller.errors import OptionError
from controller.games.spec import GameSpec
from controller.match.acts import PLAYER
from controller.match.explaining import TEACHES
from controller.match.halfdone import half_done
from controller.match.match import Match
from controller.match.menu import Choice, Menu, pressed, shown
from controller.match.playing import Interrupted, Playing
from controller.match.signs import Noticeboard
from controller.match.tablegame import TableShape
from controller.match.teaching import teaching
from controller.record.journal import Entry, MatchRecord, Standing
from controller.record.playback import replay
from controller.table.language import LINE as LANGUAGE_LINE
from controller.table.language import Speak, language_line
from controller.table.people import People, next_face
from controller.views import Arg, Cursor, Message, Notice
from controller.views.languages import FALLBACK, next_language
from controller.views.people import Person
from hardware.signals import Button


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

    def start(self, playing: Playing) -> Match[Any, Any, Any]:
        """Return a match with the present options."""
        playing = replace(playing, lessons=self.game.lessons)
        return Match(self._table, self.game.rules.initial(self.options, playing.seats), playing)

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
            teaching(standing.half),
        )
        playing = replace(playing, lessons=self.game.lessons)
        return Match(self._table, stood.state, playing, interrupted)


class Start(Struct, frozen=True):
    """The match begins."""


class OtherGame(Struct, frozen=True):
    """Choose the game of that name."""

    game: str


class OtherBots(Struct, frozen=True):
    """One more bot, or as few as possible once there are as many as possible."""


class OtherLevel(Struct, frozen=True):
    """The bot at that seat plays at the next level; with an empty seat all bots do."""

    seat: str = ""


class OtherOption(Struct, frozen=True):
    """The option of that line takes its next value."""

    line: int


class Called(Struct, frozen=True):
    """Whoever sits there is called that; nobody in particular if it is empty."""

    seat: str
    name: str = ""


class OtherFace(Struct, frozen=True):
    """Whoever sits there takes the next face."""

    seat: str


class WhoPlays(Struct, frozen=True):
    """People join and leave."""


class ReadRules(Struct, frozen=True):
    """Show how the game is played."""


class Teach(Struct, frozen=True):
    """Let the match explain itself, or not."""


Asked = (
    Start
    | OtherGame
    | OtherBots
    | OtherLevel
    | OtherOption
    | Called
    | OtherFace
    | Speak
    | WhoPlays
    | ReadRules
    | Teach
)


NAMES, ONE_NAME = "table-menu-names", "table-menu-one-name"
NAMES_SHOWN = 8
"""So many names can be chosen at once; the others are behind a line of their own."""

START, WHICH_GAME, HOW_MANY_BOTS = "table-menu-start", "table-menu-game", "table-menu-bots"
HOW_TO_PLAY = "table-menu-how-to-play"


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
        self.stage: Literal["attract", "joining", "options", "rules"] = "attract"
        self.setup = games[0]
        self.joined: dict[str, bool] = {}
        """Seat -> whether a bot sits there, in order of joining."""
        self.level = level
        self.language = language
        self.people = People() if people is None else people
        self.sits: dict[str, Person] = {}
        """Who has said to sit where; stays when a match is over, until all have left."""
        self._levels: dict[str, str] = {}
        """The levels of bots that play at one of their own."""
        self.ready: set[str] = set()
        """The seats that have held A to go on, since somebody joined or left."""
        self._games = {game.slug: game for game in games}
        self._seats = tuple(seats)
        self._bots = bots
        self._new = new
        self._taught: bool | None = None
        """Whether somebody has said that the next match is to explain itself, or not."""
        self._board = Noticeboard()
        self._cursor = ""

    def __repr__(self) -> str:
        return f"<Lobby, {self.stage}, seats {', '.join(self.joined)}>"

    @property
    def games(self) -> tuple[str, ...]:
        """The names of all games that can be chosen."""
        return tuple(self._games)

    def game(self, slug: str) -> Setup | None:
        return self._games.get(slug)

    def set_level(self, level: str) -> None:
        """Let all bots play at that level."""
        self._levels.clear()
        self.level = level

    def seat_bot(self, seat: str, level: str = "") -> None:
        """Let a bot play from *seat*, of that *level*, or as strong as the others."""
        self.joined[seat] = True
        if level and level != self.level:
            self._levels[seat] = level

    def level_of(self, seat: str) -> str:
        """How strong the bot at *seat* is."""
        return self._levels.get(seat, self.level)

    # ---- what players do -----------------------------------------------------------------------

    def press(self, seat: str, button: Button, now_s: float) -> bool:
        """Handle a button pressed at *seat*; return True if the match shall begin."""
        match self.stage, button:
            case "attract", "A":
                self.open()
                self._join(seat, now_s)
            case "attract", "B":
                self._choose(self._after(self.games, self.setup.slug))
            case "joining", "A":
                self._join(seat, now_s)
            case "joining", "B":
                self._leave(seat)
            case "rules", _:
                self.choose_options(HOW_TO_PLAY)
            case "options", _:
                position, asked = pressed(self.menu(), self._cursor, button)
                if asked is None:
                    self._cursor = position
                else:
                    return self._do(asked, now_s)
        return False

    def tap(self, piece: str, seat: str, now_s: float) -> None:
        """Handle a piece tapped at *seat*: a game's card chooses that game, a player card says who
        plays there."""
        if piece.startswith(PLAYER):
            self.call(seat, piece.removeprefix(PLAYER), now_s)
            return
        slug = piece.removeprefix("control/game/")
        if slug in self._games:
            self._choose(slug)
            if self.stage == "attract":
                self.open()
            elif self.stage in ("options", "rules"):
                self._cursor = ""
                self._fill()

    def call(self, seat: str, name: str, now_s: float) -> None:
        """Let whoever has that name play from *seat*, and from no other."""
        if self.joined.get(seat) is not False:
            if self.stage != "joining":
                self.open()
            self._join(seat, now_s)
        if self.joined.get(seat) is False:
            self.sits = {one: sits for one, sits in self.sits.items() if sits.name != name}
            self.sits[seat] = self.people.named(name)

    def hold(self, holding: Collection[str], now_s: float) -> None:
        """Note the seats that hold A: once everyone who joined has done so, the options come next.
        Bots always agree."""
        people = {seat for seat, bot in self.joined.items() if not bot}
        if self.stage != "joining":
            return
        self.ready |= people & set(holding)
        if not people or self.ready != people:
            return
        self._fill()
        if self._too_few():
            self.ready.clear()
            self._tell("table-too-few", self.setup.min_players, now_s)
        else:
            self.choose_options()

    def explain(self, asking: Collection[str], now_s: float) -> None:
        """Note the seats that hold B: the next match explains itself."""
        if asking and self.stage == "options" and not self.teaches:
            self._taught = True
            self.tell(TEACHES, now_s)

    @property
    def teaches(self) -> bool:
        """Whether the next match explains itself: the first of its game does."""
        return self._new(self.setup.slug) if self._taught is None else self._taught

    def begun(self) -> None:
        """Note that the match begins: what somebody has said of it is over."""
        self._taught = None

    def speak_next(self) -> None:
        """The table speaks the next language from now on."""
        self.language = next_language(self.language)

    def tell(self, notice: Notice, now_s: float) -> None:
        """Show what is wrong."""
        self._board.tell(notice, now_s)

    # ---- what becomes of it --------------------------------------------------------------------

    def open(self) -> None:
        """Let people join."""
        self.stage = "joining"
        self.ready.clear()
        self._board = Noticeboard()

    def has_at_most(self, seat: str) -> bool:
        """Return True if nobody but *seat* has joined and the options are not open yet."""
        people = {one for one, bot in self.joined.items() if not bot}
        return self.stage in ("attract", "joining") and people <= {seat}

    def close(self) -> None:
        """Return to attract: nobody wants to play after all."""
        self.joined = {seat: bot for seat, bot in self.joined.items() if bot}
        self.ready.clear()
        self._end()

    def choose_options(self, line: str = START) -> None:
        """Show everyone what is about to be played, with the cursor at that *line*."""
        self.stage = "options"
        self._cursor = self._line(line)

    def open_again(self) -> None:
        """Reopen after a match: the bots stay, people join again."""
        self.joined = {seat: bot for seat, bot in self.joined.items() if bot}
        self.open()

    def take_over(self, setup: Setup, record: MatchRecord) -> None:
        """Adopt the players of a resumed match."""
        self.setup = setup
        self.joined = {seat: seat in record.bots for seat in record.seats}
        self.sits = {seat: self.people.named(name) for seat, name in record.people.items()}

    def person(self, seat: str) -> Person | None:
        """Who plays from *seat*; None for a bot, and for somebody who has not said."""
        return self.sits.get(seat) if self.joined.get(seat) is False else None

    # ---- what is shown -------------------------------------------------------------------------

    @property
    def prompt(self) -> Notice:
        return _PROMPTS[self.stage]

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
        setup = self.setup
        games = tuple(Choice(GAME, OtherGame(slug), {"game": slug}) for slug in self._games)
        lines = [Choice(START, Start())]
        if len(games) > 1:
            title = Message("table-menu-which-game")
            lines.append(Choice(WHICH_GAME, None, {"game": setup.slug}, games, title))
        if self._bots:
            count = sum(self.joined.values())
            lines.append(Choice(HOW_MANY_BOTS, OtherBots(), {"count": count}))
            lines += self._levels_of(tuple(seat for seat, bot in self.joined.items() if bot))
        options = tuple(
            Choice(line.id, OtherOption(number), line.args)
            for number, line in enumerate(setup.choices())
        )
        if options:
            lines.append(Choice("table-menu-options", then=options))
        lines += self._names()
        on = {"on": "yes" if self.teaches else "no"}
        learn = Choice("table-menu-rules", ReadRules()), Choice("table-menu-teach", Teach(), on)
        lines.append(Choice(HOW_TO_PLAY, then=learn))
        lines.append(Choice("table-menu-who-plays", WhoPlays()))
        lines.append(language_line(self.language))
        return Menu("", Message(GAME, {"game": setup.slug}), tuple(lines))

    def _levels_of(self, bots: Sequence[str]) -> list[Choice]:
        """How strong they all are, and where there are several, how strong each of them is."""
        if not bots:
            return []
        levels = {self.level_of(seat) for seat in bots}
        lines = [Choice("table-menu-level", OtherLevel(), {"level": self.level_of(bots[0])})]
        if len(levels) > 1:
            lines = [Choice("table-menu-levels-differ", OtherLevel())]
        if len(bots) > 1:
            each = tuple(self._one_of(seat) for seat in bots)
            lines.append(Choice("table-menu-each-bot", then=each))
        return lines

    def _one_of(self, seat: str) -> Choice:
        who = character(self._seats.index(seat))
        told = {"name": who.name, "temper": who.temper.name, "level": self.level_of(seat)}
        return Choice("table-menu-one-bot", OtherLevel(seat), {"seat": seat, **told})

    def _names(self) -> list[Choice]:
        """What everybody is called, a line that leads to each where there are several people."""
        each = tuple(self._name_of(seat) for seat, bot in self.joined.items() if not bot)
        return [Choice(NAMES, then=each)] if len(each) > 1 else list(each)

    def _name_of(self, seat: str) -> Choice:
        people = (*self.people.known, *self.people.offered)
        names = [
            Choice("table-person", Called(seat, one.name), {"name": one.name}) for one in people
        ]
        lines = [Choice("table-menu-no-name", Called(seat)), *_paged(names)]
        if seat in self.sits:
            lines.append(Choice("table-menu-other-face", OtherFace(seat)))
        said = {"seat": seat, "named": "yes" if seat in self.sits else "no"}
        return Choice(ONE_NAME, args=said, then=tuple(lines))

    # ---- inside --------------------------------------------------------------------------------

    def _line(self, id: str) -> str:
        """Return the cursor at that line, or at the first if there is no such line."""
        lines = [choice.id for choice in self.menu().choices]
        return str(lines.index(id)) if id in lines else ""

    def _do(self, asked: Asked, now_s: float) -> bool:
        """Do what a line of the options means; return True if the match shall begin."""
        match asked:
            case Start():
                for id, wrong, count in (
                    ("table-too-few", self._too_few(), self.setup.min_players),
                    ("table-full", self._too_many(), self.setup.max_players),
                ):
                    if wrong:
                        self._tell(id, count, now_s)
                        return False
                return True
            case OtherGame(slug):
                self._cursor = ""
                self._choose(slug)
                self._fill()
            case OtherBots():
                count = sum(self.joined.values())
                fewest, most = self._room_for_bots()
                self._seat_bots(count + 1 if count < most else fewest)
            case OtherLevel(""):
                levels = {self.level_of(seat) for seat, bot in self.joined.items() if bot}
                self._levels.clear()
                if len(levels) == 1:
                    self.level = self._after(tuple(LEVELS), levels.pop())
            case OtherLevel(seat):
                self._levels[seat] = self._after(tuple(LEVELS), self.level_of(seat))
            case OtherOption(line):
                self.setup.change(line)
            case Speak(language):
                self.language = language
                self._cursor = self._line(LANGUAGE_LINE)
            case Called(seat, ""):
                self.sits.pop(seat, None)
                self._cursor = self._line_of_names()
            case Called(seat, name):
                self.call(seat, name, now_s)
                self._cursor = self._line_of_names()
            case OtherFace(seat):
                person = self.sits[seat]
                self.sits[seat] = replace(person, face=next_face(person.face))
                self._cursor = self._line_of_names()
            case WhoPlays():
                self.open()
            case ReadRules():
                self.stage = "rules"
            case Teach():
                self._taught = not self.teaches
        return False

    def _line_of_names(self) -> str:
        return self._line(NAMES) or self._line(ONE_NAME)

    @staticmethod
    def _after(names: Sequence[str], name: str) -> str:
        """Return the next name, or the first after the last."""
        return names[(names.index(name) + 1) % len(names)]

    def _choose(self, slug: str) -> None:
        """Choose the game of that name."""
        self.setup = self._games[slug]
        self._taught = None

    def _tell(self, id: str, count: int, now_s: float) -> None:
        args: dict[str, Arg] = {"game": self.setup.slug, "count": count}
        self.tell(Notice(id, args, kind="mistake"), now_s)

    def _too_few(self) -> bool:
        return len(self.joined) < self.setup.min_players

    def _too_many(self) -> bool:
        return len(self.joined) > self.setup.max_players

    def _full(self) -> bool:
        return len(self.joined) >= self.setup.max_players

    def _room_for_bots(self) -> tuple[int, int]:
        """Return how many bots there must be besides the people, and how many there can be."""
        people = list(self.joined.values()).count(False)
        chairs = min(self.setup.max_players, len(self._seats))
        return max(self.setup.min_players - people, 0), max(chairs - people, 0)

    def _fill(self) -> None:
        """Add bots if there are too few players, and remove some if there are too many."""
        if self._bots:
            fewest, most = self._room_for_bots()
            self._seat_bots(min(max(sum(self.joined.values()), fewest), most))

    def _seat_bots(self, count: int) -> None:
        """Set the number of bots; those already seated stay first."""
        people = [seat for seat, bot in self.joined.items() if not bot]
        bots = [seat for seat, bot in self.joined.items() if bot]
        free = [seat for seat in self._seats if seat not in self.joined]
        seated = [*bots, *free][:count]
        self.joined = {**dict.fromkeys(people, False), **dict.fromkeys(seated, True)}

    def _join(self, seat: str, now_s: float) -> None:
        bot = self.joined.get(seat)
        if bot is False:
            return
        if bot is None and self._full():
            self._tell("table-full", self.setup.max_players, now_s)
            return
        # A person who comes to a bot's seat replaces the bot.
        self.joined[seat] = False
        self.ready.clear()

    def _leave(self, seat: str) -> None:
        if self.joined.get(seat) is False:
            del self.joined[seat]
            self.sits.pop(seat, None)
            self.ready.clear()
        if all(self.joined.values()):
            self._end()

    def _end(self) -> None:
        """Nobody is here any more."""
        self.sits.clear()
        self.stage = "attract"


GAME = "table-game"
"""The line or title of a menu that is a game's name."""

_PROMPTS = {
    "attract": Notice("table-attract"),
    "joining": Notice("table-joining"),
    "options": Notice("table-options"),
    "rules": Notice("table-reads-rules"),
}


def _paged(names: Sequence[Choice]) -> tuple[Choice, ...]:
    """Some of the *names*, and a line that leads to the rest."""
    shown, rest = tuple(names[:NAMES_SHOWN]), names[NAMES_SHOWN:]
    return (*shown, Choice("table-menu-other-names", then=_paged(rest))) if rest else shown


# ---- after a match -------------------------------------------------------------------------------


class Again(Struct, frozen=True):
    """The same game again, with the same players."""


class Options(Struct, frozen=True):
    """The same players choose what comes next, starting at that line."""

    line: str


def after_match(bots: bool) -> Menu:
    """Return what anyone may choose when a match is over; *bots* adds a choice of them."""
    lines = [
        Choice("table-menu-again", Again()),
        Choice("table-menu-another-game", Options(WHICH_GAME)),
    ]
    if bots:
        lines.append(Choice("table-menu-other-bots", Options(HOW_MANY_BOTS)))
    lines.append(Choice("table-menu-who-plays", WhoPlays()))
    return Menu("", Message("table-menu-over"), tuple(lines))
