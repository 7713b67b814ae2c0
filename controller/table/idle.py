"""The table while no match is on: an interrupted match's question, the operator's page, or the
lobby, and the settings that can be changed there.

Signals and time come in; what is to become of matches goes back to the console. After a power cut
nobody needs to act first: the table comes on with the question, and anyone may answer it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Literal, TypeVar

from msgspec.structs import replace

from controller.bots.company import bot_at
from controller.errors import JournalError
from controller.match import acts
from controller.match.acts import LANGUAGE, OPERATOR, Pending, Pressed, Tapped
from controller.match.kept import Memo
from controller.match.menu import Choice, Menu, pressed, shown, surely
from controller.match.registry import Registry
from controller.record.journal import Entry, MatchRecord
from controller.record.journal.rows import standing_moves
from controller.record.recording import Recording
from controller.record.trial import Trial
from controller.table.lobby import PROMPTS
from controller.table.operator import IDLE_S, Operator
from controller.table.operator import PROMPT as OPERATOR_PROMPT
from controller.table.people import BOT_SIDES
from controller.table.settings import Settings
from controller.views import Arg, Cursor, Message, Notice
from controller.views.lobby import ABANDON, CONTINUE, GAME, GIVES_UP, LATER
from controller.views.people import Person
from controller.views.table import Resting, SeatStatus, Stage
from hardware import signals
from hardware.times import soonest

ASKING_LIGHT: tuple[signals.Colour, signals.Pattern] = ("white", "pulse")
"""Shown at every seat while the question is open: anyone may answer it."""

INTERRUPTED_PROMPT = Notice("table-resume")

Answer = Literal["go on", "later", "give up"]

_QUESTION = (
    Choice(CONTINUE, "go on"),
    Choice(LATER, "later"),
    surely(ABANDON, "give up", GIVES_UP),
)


Taken = TypeVar("Taken")


class Question(Generic[Taken]):
    """What everybody at a table is asked, with the lines of a *menu*, before anything else."""

    def __init__(self, menu: Menu) -> None:
        self._menu = menu
        self._at = ""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._menu.title.id}, {self.cursor().at}?>"

    def press(self, button: signals.Button) -> Taken | None:
        """Handle a button pressed at any seat; return the choice, if one was made."""
        taken: Taken | None
        self._at, taken = pressed(self._menu, self._at, button)
        return taken

    def cursor(self) -> Cursor:
        return shown(self._menu, self._at)


class Interruption(Question[Answer]):
    """The match of *record*, until it is resumed, kept for later or given up.

    *entries* are its entries so far, as far as they can be read.
    """

    def __init__(self, record: MatchRecord, entries: Sequence[Entry]) -> None:
        super().__init__(Menu("", Message(GAME, {"game": record.game}), _QUESTION))
        self.record = record
        self.notice = so_far(record, entries)
        """The progress of the match; or why it cannot be resumed, if somebody tried."""

    def fail(self, error: JournalError, at_s: float) -> None:
        """Report that the match cannot be resumed."""
        why = {"why": error.code, **error.data}
        self._menu, self._at = replace(self._menu, choices=_QUESTION[1:]), ""
        self.notice = Notice("table-cannot-resume", why, kind="fault", at_s=at_s)


PLAY_ON, LOOK_AFTER = "play on", "look after"


_UNKEPT = (
    Choice("table-menu-unkept-look-after", LOOK_AFTER),
    Choice("table-menu-unkept-play", PLAY_ON),
)
"""An idle press of A does no harm."""


def unkept_question() -> Question[str]:
    """Return the question whether anything is to be played on a table that keeps nothing."""
    return Question(Menu("", Message("table-menu-unkept"), _UNKEPT))


UNKEPT_PROMPT = Notice("table-unkept-asks")


def so_far(record: MatchRecord, entries: Sequence[Entry]) -> Notice | None:
    """Return the progress of a match, for all to see: how long it took, and who leads. None if
    nothing is known."""
    if not entries:
        return None
    moves = len(standing_moves(tuple(entries)))
    minutes = max(1, round(entries[-1].at_s / 60))
    most = max(record.totals.values(), default=0)
    leaders = [seat for seat, points in record.totals.items() if points == most]
    so_far: dict[str, Arg] = {"moves": moves, "minutes": minutes}
    if most <= 0 or len(leaders) != 1:
        return Notice("table-so-far", so_far)
    led: dict[str, Arg] = {"game": record.game, "leader": leaders[0], "points": most}
    return Notice("table-so-far-led", {**so_far, **led})


ASKED_S = 20.0
"""For the last part of `IDLE_S` people are asked whether they are still there."""

ASKED = Notice("table-anybody-there")


class Vacancy:
    """Whether the table waits for people who have walked away. Time is an argument."""

    def __init__(self) -> None:
        self.since_s: float | None = None
        """Since when it waits, and nobody has done anything; None while it waits for nobody."""

    def __repr__(self) -> str:
        return f"<Absence since {self.since_s} s>"

    def look(self, waits: bool, now_s: float) -> None:
        """Note whether the table waits for people now."""
        if not waits:
            self.since_s = None
        elif self.since_s is None:
            self.since_s = now_s

    def hear(self, signal: signals.AnySignal) -> bool:
        """Note what somebody does; return True if it only says that somebody is there."""
        if self.since_s is None or not isinstance(
            signal, signals.ButtonPressed | signals.TagEntered
        ):
            return False
        asked = self.asks(signal.at_s)
        self.since_s = max(self.since_s, signal.at_s)
        return asked

    def asks(self, now_s: float) -> bool:
        """Return True while people are asked."""
        return self.since_s is not None and now_s >= self.since_s + IDLE_S - ASKED_S

    def over(self, now_s: float) -> bool:
        """Return True once nobody has answered."""
        return self.since_s is not None and now_s >= self.since_s + IDLE_S

    def wake_at_s(self, now_s: float) -> float | None:
        """Return when it asks, or gives up."""
        if self.since_s is None:
            return None
        return self.since_s + (IDLE_S if self.asks(now_s) else IDLE_S - ASKED_S)


Wish = Literal["begin", "go on", "later", "give up", "play on"]
"""What is to become of matches: a new one begins, or the interrupted one goes on, is kept for later
or given up; or play goes on although nothing is kept."""


class Idle:
    """What people do at a table while no match is on.

    The match of the *interrupted* record is asked about first; the *operator*'s page is opened by
    its card, or by A and B of one seat; otherwise the lobby takes the buttons. Lights go to *send*.
    While a *trial* is on nobody plays. *mistaken* settings are shown, and in attract what else its
    settings are told to say.
    """

    def __init__(
        self,
        settings: Settings,
        operator: Operator,
        send: Callable[[signals.AnyCommand], None],
        recording: Recording,
        *,
        interrupted: MatchRecord | None = None,
        trial: Trial | None = None,
        mistaken: Sequence[Notice] = (),
    ) -> None:
        self.settings = settings
        self.lobby = settings.lobby
        self.operator = operator
        self.trial = trial or Trial()
        self.interruption: Interruption | None = None
        """The match that was on when the power was cut, until it is decided what becomes of it."""
        self.kept: Interruption | None = None
        """The match that was kept for later: it can go on from the lobby."""
        if interrupted is not None and not self.trial.on:
            self.interruption = Interruption(interrupted, recording.so_far(interrupted))
        self.unkept = None if recording.unkept is None else unkept_question()
        """Asked before anything else at a table that keeps nothing."""
        self._both = operator.devices.both
        self._send = send
        self._faults = tuple(notice for notice in mistaken if notice.kind == "fault")
        self._welcome = tuple(notice for notice in mistaken if notice.kind != "fault")
        self._pending = Pending()
        self._seats = Memo(self._seats_of)

    def __repr__(self) -> str:
        return f"<Idle, {self.stage}, {self.lobby!r}>"

    @property
    def stage(self) -> Stage:
        if self.operator.opened:
            return "operator"
        if self.unkept is not None:
            return "unkept"
        return self.lobby.stage if self.interruption is None else "resume"

    @property
    def waits(self) -> bool:
        """Whether somebody has begun what only people can go on with: not a question to everybody,
        which may wait."""
        if self.operator.opened:
            return not self.operator.busy
        return not self.asks and self.lobby.stage != "attract"

    def keep_for_later(self) -> None:
        """Leave the interrupted match as it is: it can go on from the lobby."""
        if self.interruption is not None:
            self.kept, self.interruption = self.interruption, None
            self.lobby.rests = True

    def taken_up(self) -> None:
        """Note that the match that rested goes on, or was given up."""
        self.kept = self.interruption = None
        self.lobby.rests = False

    def end(self) -> None:
        """Nobody is there any more: return to attract, or to the question."""
        self._pending = Pending()
        self.operator.close()
        if not self.asks:
            self.lobby.close()

    def leave(self) -> None:
        """A match begins: the operator's page is closed, and what is held is no matter here."""
        self._pending = Pending()
        self.operator.pairing.withdraw()
        self.operator.close()

    # ---- signals -------------------------------------------------------------------------------

    def hear(self, signal: signals.AnySignal, registry: Registry) -> Wish | None:
        """Take in what somebody does; return what is to become of matches, if that was said."""
        if self.trial.on:
            return None
        step = acts.step(self._pending, signal, registry)
        self._pending = step.pending
        if isinstance(signal, signals.ButtonStuck) and signal.button == "A":
            # Its A hangs: it has agreed to nothing.
            self.lobby.ready -= {signal.seat}
        wish = self._act(step, signal)
        self.settings.keep_changes()
        return wish

    def _act(self, step: acts.Step, signal: signals.AnySignal) -> Wish | None:
        act, now_s = step.act, signal.at_s
        if self.operator.enrolling and not isinstance(act, Pressed):
            return None
        if isinstance(act, Tapped) and act.piece == LANGUAGE:
            self.settings.speak_next()
            return None
        called = isinstance(act, Tapped) and act.piece == OPERATOR
        if called or self.operator.opened:
            self._operate(act, now_s)
            return None
        if self.asks and isinstance(signal, signals.SeatReady):
            self._send(signals.SetLight(signal.seat, *ASKING_LIGHT))
        if self.unkept is not None:
            return self._answer(self.unkept, act, now_s)
        if self.interruption is not None:
            return self.interruption.press(act.button) if isinstance(act, Pressed) else None
        if step.notice is not None:
            self.lobby.tell(step.notice, now_s)
        match act:
            case Pressed(seat, button):
                return self.lobby.press(seat, button, now_s) or None
            case Tapped(seat, piece):
                self.lobby.tap(piece, seat, now_s)
        return None

    def _answer(
        self, question: Question[str], act: acts.Act | None, now_s: float
    ) -> Literal["play on"] | None:
        match question.press(act.button) if isinstance(act, Pressed) else None:
            case "look after":
                self.operator.open(now_s)
            case "play on":
                self.unkept = None
                return "play on"
        return None

    @property
    def asks(self) -> bool:
        """Whether everybody is asked a question, which anyone may answer."""
        return self.unkept is not None or self.interruption is not None

    def _operate(self, act: acts.Act | None, now_s: float) -> None:
        """Handle an act for the operator's page, open or about to be."""
        match act:
            case Pressed(_, button):
                self.operator.press(button, now_s)
            case Tapped(_, piece) if piece == OPERATOR and self.operator.opened:
                self.operator.close()
            case Tapped(_, piece) if piece == OPERATOR:
                self.operator.open(now_s)

    def tend(self, button: Literal["", "A", "B"], now_s: float) -> None:
        """Open or close the operator's page, or press a button on it, for somebody at the
        screen."""
        if button and not self.operator.opened:
            return
        self._operate(Pressed("", button) if button else Tapped("", OPERATOR), now_s)
        self.settings.keep_changes()

    def operate(self, key: str, now_s: float) -> Notice | None:
        """Take a line of the operator's page, or open it if *key* is empty, for somebody with a
        paired phone; return why that is not done, or None."""
        if self.trial.on:
            return self.trial.prompt
        if not key:
            if not self.operator.opened:
                self.operator.open(now_s)
        elif not self.operator.choose(key, now_s):
            return Notice("web-desk-changed")
        self.settings.keep_changes()
        return None

    # ---- time ----------------------------------------------------------------------------------

    def pass_time(self, now_s: float) -> None:
        """Note what is held at that time."""
        if self.trial.on:
            self.trial.look(now_s)
            return
        operator, both = self.operator, self._both
        operator.pass_time(now_s)
        # Old ones expire, also where nobody looks.
        self.lobby.notices(now_s)
        # A player who also holds B wants the operator's page, not to begin.
        seat = both.long_enough(now_s)
        alone = self.lobby.stage in ("attract", "joining") and {*self.lobby.party.people} <= {seat}
        if seat is not None and not self.asks and alone:
            self.lobby.close()
            operator.open(now_s)
        if not operator.opened:
            asking = acts.held(self._pending, "B", now_s).difference(both.seats)
            self.lobby.explain(asking, now_s)
            holding = acts.held(self._pending, "A", now_s).difference(both.seats)
            self.lobby.hold(holding, now_s)

    def wake_at_s(self, now_s: float) -> float | None:
        """Return when `pass_time` has something to do."""
        times = [at_s for at_s in acts.holds_s(self._pending) if at_s > now_s]
        others = self.lobby.wake_at_s(), self.operator.wake_at_s(), self._both.wake_at_s()
        return soonest(*times, *others, self.trial.wake_at_s())

    # ---- what is shown -------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game that is about to be played, or asked about."""
        asked = self.interruption
        return self.lobby.setup.slug if asked is None else asked.record.game

    @property
    def prompt(self) -> Notice:
        if self.trial.prompt is not None:
            return self.trial.prompt
        if self.operator.opened:
            return OPERATOR_PROMPT
        if self.unkept is not None:
            return UNKEPT_PROMPT
        return PROMPTS[self.lobby.stage] if self.interruption is None else INTERRUPTED_PROMPT

    @property
    def welcome(self) -> tuple[Notice, ...]:
        """What is said in attract besides everything else."""
        return self._welcome if self.stage == "attract" else ()

    def faults(self) -> tuple[Notice, ...]:
        """Return what is wrong with the table, and matters only while nobody plays."""
        operator = self.operator
        return (*operator.spares.faults(), *operator.devices.old.faults(), *self._faults)

    def notices(self, now_s: float) -> tuple[Notice, ...]:
        """Return what players are told."""
        if not self.operator.opened and not self.asks:
            return self.lobby.notices(now_s)
        page = self.operator if self.operator.opened else self.interruption
        return () if page is None or page.notice is None else (page.notice,)

    def cursor(self) -> Cursor | None:
        if self.operator.opened:
            return self.operator.cursor()
        if self.unkept is not None:
            return self.unkept.cursor()
        return self.lobby.cursor() if self.interruption is None else self.interruption.cursor()

    @property
    def cards(self) -> tuple[str, ...]:
        """The control cards that have a meaning now."""
        if self.operator.opened or self.asks:
            return (OPERATOR, LANGUAGE)
        games = (f"control/game/{slug}" for slug in self.lobby.setups)
        return (OPERATOR, LANGUAGE, *games, *(BOT_SIDES if self.lobby.seats_bots else ()))

    @property
    def joined(self) -> Mapping[str, bool]:
        """Seat -> whether a bot sits there. The question shows who played: who will play is not
        known yet."""
        asked = self.interruption
        if asked is None:
            return self.lobby.party.joined
        return {seat: seat in asked.record.bots for seat in asked.record.seats}

    @property
    def resting(self) -> Resting | None:
        """The match that can be taken up again, as far as everybody may know it."""
        rests = self.interruption or self.kept
        if rests is None:
            return None
        record, people = rests.record, self.lobby.people
        who = (
            SeatStatus(
                seat, True, bot_at(seat) if seat in record.bots else None, False, False,
                person=people.named(record.people[seat]) if seat in record.people else None,
            )
            for seat in record.seats
        )  # fmt: skip
        return Resting(record.game, tuple(who), rests.notice)

    def person(self, seat: str) -> Person | None:
        """Return who plays from *seat*, or played in the match that is asked about."""
        asked = self.interruption
        if asked is not None and seat in asked.record.people:
            return self.lobby.people.named(asked.record.people[seat])
        return self.lobby.party.person(seat)

    @property
    def seats(self) -> tuple[SeatStatus, ...]:
        """Who plays from each seat, or played in the match that is asked about, and whether A is
        held there, or has been for long enough."""
        party = self.lobby.party
        if self.interruption is not None:
            return self._seats_of()
        down, ready = self._pending.down, self.lobby.ready
        who = party.joined, party.sits, party.levels, party.level
        return self._seats(*who, down, ready)

    def _seats_of(self, *of: object) -> tuple[SeatStatus, ...]:
        party, joined = self.lobby.party, self.joined
        down, ready = self._pending.down, self.lobby.ready
        return tuple(
            SeatStatus(
                seat,
                seat in joined,
                bot_at(seat, party.level_of(seat)) if joined.get(seat) else None,
                (seat, "A") in down or seat in ready,
                lost=False,
                person=self.person(seat),
            )
            for seat in party.seats
        )
