"""The console: what the table is doing as a whole, from attract to result.

It takes a table's Signals, seats the players, starts matches and hands every other signal to the
match that runs. What may be known of all this leaves as one `TableView` for each observer. It
runs on the table's loop and owns one timer there.

With a recorder nothing is seen before it is on the disk: signals that come while a commit is under
way wait in line, and lights, views and sounds leave when it is done. Only a stop of the belt never
waits.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from controller import interaction
from controller.drive import Drive
from controller.gate import Gate
from controller.interaction import HOLD_S, Pending, Pressed, Tapped
from controller.journal import Entry, MatchRecord, Standing
from controller.match import Match, Playing
from controller.recorder import MatchLog, Recorder
from controller.registry import Registry
from controller.views import Cursor, Notice, SeatStatus, TableView
from controller.views.table import Stage
from hardware.loop import Loop, Timer
from hardware.signals import (
    AnyCommand,
    AnySignal,
    BatteryMeasured,
    BeltMoved,
    ButtonPressed,
    Colour,
    Pattern,
    ReaderLost,
    ReaderReady,
    RunBelt,
    SeatLost,
    SeatReady,
    SetLight,
    StopBelt,
)

BELT_LIGHT: tuple[Colour, Pattern] = ("orange", "blink")
"""At every seat while the belt stands for a fault: hands off, and look at it."""

CANNOT_RECORD = "table.cannot_record"
"""The notice that no match can begin, which stands for as long as its reason."""


class AnyTable(Protocol):
    """A table as the controller sees it: the real one, the deep twin's and the fast twin."""

    name: str
    simulated: bool
    seats: tuple[str, ...]
    listeners: list[Callable[[AnySignal], None]]

    def start(self) -> None:
        """Open every device; report each that is ready."""

    def send(self, command: AnyCommand) -> None: ...

    def close(self) -> None: ...


class MatchSetup(Protocol):
    """A game's own way into a match: its options on the cursor, and the match they make."""

    slug: str
    title: str
    min_players: int
    max_players: int
    options: Any

    def choices(self) -> tuple[str, ...]:
        """The options as lines for the cursor, each with its present value."""

    def change(self, index: int) -> None:
        """Move the option of that line on to its next value."""

    def start(self, playing: Playing) -> Match[Any, Any, Any]:
        """A match with the present options."""

    def resume(
        self, playing: Playing, record: MatchRecord, entries: Sequence[Entry], standing: Standing
    ) -> Match[Any, Any, Any]:
        """The match that was recorded. Raises `JournalError` when its moves do not replay."""


class Console:
    """One table with its players.

    `changed` listeners are called after everything that a screen may want to show. Bots are
    seated with `seat_bot`, people by pressing A. With a *recorder* every match is recorded, and
    one that was interrupted is offered first.
    """

    def __init__(
        self,
        table: AnyTable,
        loop: Loop,
        registry: Registry,
        games: Sequence[MatchSetup],
        language: str = "en",
        recorder: Recorder | None = None,
    ) -> None:
        self.table = table
        self.loop = loop
        self.language = language
        self.stage: Stage = "attract"
        self.match: Match[Any, Any, Any] | None = None
        self.changed: list[Callable[[], None]] = []
        self._registry = registry
        self._games = {game.slug: game for game in games}
        self._setup: MatchSetup = games[0]
        self._joined: dict[str, bool] = {}
        """Seat -> whether a bot sits there, in the order in which they joined."""
        self._pending = Pending()
        self._cursor = 0
        self._lost: dict[str, Notice] = {}
        self._drive = Drive()
        self._lights: dict[str, tuple[Colour, Pattern]] = {}
        """What a match wants the lights to show; a belt's fault is shown over it."""
        self._warning = False
        """Whether the lights show that now."""
        self._notice: Notice | None = None
        self._timer: Timer | None = None
        self._unseen = False
        self._recorder = recorder
        self._log: MatchLog | None = None
        self._shown_fault: str | None = None
        """Why nothing was being recorded when that was last shown."""
        self._unproven = False
        """Whether it is not known yet that the match which began can be recorded."""
        self.resumed: list[Callable[[MatchRecord], None]] = []
        """Called when a match that was interrupted goes on."""
        self._gate = Gate(recorder, self._command, self._show)
        self._wanted: Sequence[str] = ()
        """Who shall play when a match that was interrupted has been abandoned."""
        self.interrupted: MatchRecord | None = None
        """The match that was going on when the power was cut, until it is resumed or abandoned."""
        if recorder is not None:
            self.interrupted = recorder.journal.open_match()
            if self.interrupted is not None:
                self.stage = "resume"
        table.listeners.append(self.signal)

    def __repr__(self) -> str:
        return f"<Console of {self.table.name!r}, {self.stage}, seats {', '.join(self._joined)}>"

    # ---- what others ask of it ---------------------------------------------------------------

    def seat_bot(self, seat: str) -> None:
        """Let a bot play from *seat*."""
        self._joined[seat] = True

    def start_match(self, seats: Sequence[str]) -> None:
        """Start a match at once, without the joining screen; one that was interrupted has to be
        abandoned first."""
        self._wanted = seats
        if self.interrupted is None:
            self._gate.enter(self._start_wanted)

    @property
    def settled(self) -> bool:
        """Whether everything that has happened may be seen."""
        return not self._gate.shut

    @property
    def match_number(self) -> int | None:
        """The match's number in the journal; None when it is not recorded."""
        return None if self._log is None else self._log.match

    def resume(self) -> None:
        """Go on with the match that was interrupted, without asking."""
        self._gate.enter(self._resume)

    # ---- signals -------------------------------------------------------------------------------

    def signal(self, signal: AnySignal) -> None:
        """Take in what the table observed."""
        self._gate.enter(lambda: self._take_in(signal))

    def _take_in(self, signal: AnySignal) -> None:
        self._watch_devices(signal)
        news = self._drive.hear(signal)
        if self._drive.fault and isinstance(signal, ButtonPressed) and signal.button == "A":
            self._confirm_belt()
        elif self.match is not None:
            was_over = self.match.over
            self.match.signal(signal)
            if was_over:
                self._after_match(signal)
        else:
            self._before_match(signal)
        self._show_belt_lights()
        # The belt's motion alone changes no view; the twins draw it from their own scene.
        if news or not isinstance(signal, BeltMoved | BatteryMeasured):
            self._unseen = True

    def _before_match(self, signal: AnySignal) -> None:
        step = interaction.step(self._pending, signal, self._registry)
        self._pending = step.pending
        if step.notice is not None:
            self._notice = step.notice
        match step.act:
            case Pressed(seat, button):
                _BEFORE_MATCH[self.stage, button](self, seat)
            case Tapped(_, piece):
                game = self._games.get(piece.removeprefix("control/game/"))
                if game is not None and self.stage != "options":
                    self._setup = game
                    self._to_joining()

    def _after_match(self, signal: AnySignal) -> None:
        """The result stands until somebody presses A."""
        step = interaction.step(Pending(), signal, self._registry)
        if isinstance(step.act, Pressed) and step.act.button == "A":
            self.match = None
            self._joined = {seat: bot for seat, bot in self._joined.items() if bot}
            self._to_joining()

    # ---- joining and options -------------------------------------------------------------------

    def _to_joining(self, seat: str = "") -> None:
        self.stage = "joining"
        self._notice = None
        if seat:
            self._join(seat)

    def _join(self, seat: str) -> None:
        if seat in self._joined:
            return
        if len(self._joined) >= self._setup.max_players:
            self._notice = Notice(
                "table.full",
                f"{self._setup.title} is for {self._setup.max_players} players at most.",
                "Somebody else has to leave with B first.",
                seat=seat,
                kind="mistake",
                at_s=self.loop.now_s(),
                args=(self._setup.title, str(self._setup.max_players)),
            )
            return
        self._joined[seat] = False

    def _leave(self, seat: str) -> None:
        if self._joined.get(seat) is False:
            del self._joined[seat]
        if not any(not bot for bot in self._joined.values()):
            self.stage = "attract"

    def _all_hold(self) -> bool:
        """Whether everybody who joined holds A; bots always agree."""
        holding = interaction.held(self._pending, self.loop.now_s())
        people = [seat for seat, bot in self._joined.items() if not bot]
        return bool(people) and all(seat in holding for seat in people)

    def _check_start(self) -> None:
        if self.stage != "joining" or not self._all_hold():
            return
        missing = self._setup.min_players - len(self._joined)
        if missing > 0:
            self._notice = Notice(
                "table.too_few",
                f"{self._setup.title} needs {self._setup.min_players} players.",
                "Press A at another seat to join.",
                kind="mistake",
                at_s=self.loop.now_s(),
                args=(self._setup.title, str(self._setup.min_players)),
            )
            return
        self.stage = "options"
        self._cursor = 0

    def _cursor_on(self, seat: str) -> None:
        self._cursor = (self._cursor + 1) % (len(self._setup.choices()) + 1)

    def _cursor_take(self, seat: str) -> None:
        if self._cursor == 0:
            self._begin_match()
        else:
            self._setup.change(self._cursor - 1)

    # ---- the match -----------------------------------------------------------------------------

    def _start_wanted(self) -> None:
        for seat in self._wanted:
            self._joined.setdefault(seat, False)
        self._begin_match()

    def _begin_match(self) -> None:
        # Around the table, whoever joined first.
        seats = [seat for seat in self.table.seats if seat in self._joined]
        if self._recorder is not None and self._recorder.fault is not None:
            self._refuse_to_begin(self._recorder.fault)
            return
        log = None
        if self._recorder is not None:
            bots = [seat for seat in seats if self._joined[seat]]
            log = self._recorder.begin(self._setup.slug, self._setup.options, seats, bots)
        self._enter_match(self._setup.start(self._playing(seats, log)), log)
        self._unproven = log is not None

    def _enter_match(self, match: Match[Any, Any, Any], log: MatchLog | None) -> None:
        self.stage = "match"
        self._notice = None
        self._pending = Pending()
        self.match, self._log = match, log
        self._unseen = True

    def _playing(self, seats: Sequence[str], log: MatchLog | None) -> Playing:
        bots = tuple(seat for seat in seats if self._joined[seat])
        now_s = self.loop.now_s()
        began_s = now_s if log is None else log.began_s
        return Playing(tuple(seats), self._registry, self._send, now_s, began_s, bots, log)

    def _refuse_to_begin(self, reason: str) -> None:
        """A match that would be lost with the next power cut must not begin unawares."""
        self.match = None
        self.stage = "joining"
        self._notice = Notice(
            CANNOT_RECORD,
            f"No match can begin: {reason}.",
            "Make room on the card or change it, then start again.",
            kind="fault",
            at_s=self.loop.now_s(),
            args=(reason,),
        )
        self._unseen = True

    # ---- a match that was interrupted ----------------------------------------------------------

    def _resume(self) -> None:
        """Go on with the match that was interrupted."""
        assert self._recorder is not None
        assert self.interrupted is not None
        record, journal = self.interrupted, self._recorder.journal
        self._setup = self._games[record.game]
        self._joined = {seat: seat in record.bots for seat in record.seats}
        log = self._recorder.resume(record)
        match = self._setup.resume(
            self._playing(record.seats, log),
            record,
            journal.entries(record.id),
            log.standing,
        )
        self.interrupted = None
        self._enter_match(match, log)
        for told in self.resumed:
            told(record)

    def _abandon(self) -> None:
        """End the match that was interrupted; its moves stay in the history."""
        assert self._recorder is not None
        assert self.interrupted is not None
        self._recorder.abandon(self.interrupted)
        self.interrupted = None
        self.stage = "attract"
        if self._wanted:
            self._start_wanted()

    def _interrupted_on(self, seat: str) -> None:
        self._cursor = 1 - self._cursor

    def _interrupted_take(self, seat: str) -> None:
        (self._resume, self._abandon)[self._cursor]()
        self._cursor = 0

    # ---- what leaves ---------------------------------------------------------------------------

    def _send(self, command: AnyCommand) -> None:
        told: AnyCommand | None = command
        if isinstance(command, RunBelt | StopBelt):
            told = self._drive.tell(command)
        elif isinstance(command, SetLight):
            self._lights[command.seat] = (command.colour, command.pattern)
            told = None if self._warning else command
        if told is not None:
            self._gate.send(told)

    def _command(self, command: AnyCommand) -> None:
        self.table.send(command)

    def _show(self) -> None:
        """Everything that has happened is on the disk, or will never be: let it be seen."""
        fault = None if self._recorder is None else self._recorder.fault
        if fault != self._shown_fault:
            self._shown_fault = fault
            self._unseen = True
            if self._notice is not None and self._notice.key == CANNOT_RECORD:
                self._notice = None
        if self._unproven:
            self._unproven = False
            if fault is not None:
                assert self._log is not None
                self._log.abandoned({})
                self._refuse_to_begin(fault)
        if self.match is not None and self.match.show():
            self._unseen = True
        self._announce()

    # ---- the belt ------------------------------------------------------------------------------

    def _confirm_belt(self) -> None:
        """Whoever presses A means the belt while it is in fault: no act of the game."""
        told = self._drive.confirm()
        if told is not None:
            self.table.send(told)

    def _show_belt_lights(self) -> None:
        """Warn at every seat while the belt is in fault, and show again what was there before."""
        warning = self._drive.fault is not None
        if warning == self._warning:
            return
        self._warning = warning
        for seat in self.table.seats:
            self.table.send(SetLight(seat, *self._light(seat)))

    def _light(self, seat: str) -> tuple[Colour, Pattern]:
        """What the seat's light shows now."""
        return BELT_LIGHT if self._warning else self._lights.get(seat, ("off", "steady"))

    # ---- devices -------------------------------------------------------------------------------

    def _watch_devices(self, signal: AnySignal) -> None:
        match signal:
            case ReaderLost(reader=reader, reason=reason):
                self._fault(reader, "table.reader_lost", f"The reader {reader} is lost", reason)
            case SeatLost(seat=seat, reason=reason):
                self._fault(f"seat {seat}", "table.seat_lost", f"Seat {seat} is lost", reason)
            case ReaderReady(reader=device):
                self._lost.pop(device, None)
            case SeatReady(seat=seat):
                self._lost.pop(f"seat {seat}", None)

    def _fault(self, device: str, key: str, what: str, reason: str) -> None:
        self._lost[device] = Notice(
            key,
            f"{what}: {reason}",
            "The match goes on when it answers again.",
            kind="fault",
            at_s=self.loop.now_s(),
            args=(device, reason),
        )

    # ---- time ----------------------------------------------------------------------------------

    def _tick(self) -> None:
        self._timer = None
        self._gate.enter(self._pass_time)

    def _pass_time(self) -> None:
        self._drive.forget_warnings(self.loop.now_s())
        if self.match is not None:
            self.match.tick(self.loop.now_s())
        else:
            self._check_start()
        self._unseen = True

    def _wake_at_s(self) -> float | None:
        times = [self._drive.wake_at_s()]
        if self.match is not None:
            times.append(self.match.wake_at_s())
        else:
            now_s = self.loop.now_s()
            holds = [since_s + HOLD_S for since_s in self._pending.down.values()]
            times += [at_s for at_s in holds if at_s > now_s]
        return min((at_s for at_s in times if at_s is not None), default=None)

    def _announce(self) -> None:
        """Set the timer anew, and tell everybody who watches when there is anything to see."""
        wake_s = self._wake_at_s()
        if self._timer is not None and self._timer.at_s != wake_s:
            self._timer.cancel()
            self._timer = None
        if wake_s is not None and self._timer is None:
            self._timer = self.loop.call_at(wake_s, self._tick)
        if self._unseen:
            self._unseen = False
            for changed in self.changed:
                changed()

    # ---- views ---------------------------------------------------------------------------------

    def view(self, observer: str | None = None) -> TableView:
        """What *observer* (a seat, or None for the public) may know now."""
        match = self.match
        return TableView(
            at_s=self.loop.now_s(),
            table=self.table.name,
            simulated=self.table.simulated,
            stage=self.stage,
            seats=tuple(self._seat_status(seat) for seat in self.table.seats),
            game=self._setup.slug if self.stage != "attract" else "",
            prompt=_PROMPTS.get(self.stage) if match is None else match.prompt(),
            # The newest are shown, and what a player has just done is newer than any warning.
            notices=(
                *self._drive.notices(),
                *(match.notices() if match is not None else self._own_notice()),
            ),
            faults=self._faults(),
            cursor=self._cursor_view(),
            battery=self._drive.battery,
            match=None if match is None else match.view(observer),
            clock_ends_at_s=None if match is None else match.clock_ends_at_s(),
            language=self.language,
        )

    def take_sounds(self) -> tuple[str, ...]:
        """The sounds that are due since the last call."""
        return () if self.match is None else self.match.take_sounds()

    def _title(self, game: str) -> str:
        setup = self._games.get(game)
        return game if setup is None else setup.title

    def _disk_fault(self) -> tuple[Notice, ...]:
        fault = None if self._recorder is None else self._recorder.fault
        if fault is None:
            return ()
        return (
            Notice(
                "table.not_recorded",
                f"This is not being recorded: {fault}.",
                "Play on; a power cut now would lose what follows.",
                kind="fault",
                args=(fault,),
            ),
        )

    def _faults(self) -> tuple[Notice, ...]:
        """The belt's first: hands may be near it."""
        belt = () if self._drive.fault is None else (self._drive.fault,)
        return (*belt, *self._lost.values(), *self._disk_fault())

    def _own_notice(self) -> tuple[Notice, ...]:
        return () if self._notice is None else (self._notice,)

    def _cursor_view(self) -> Cursor | None:
        match self.stage:
            case "resume":
                title = "" if self.interrupted is None else self._title(self.interrupted.game)
                return Cursor("", title, ("Go on with it", "Abandon it"), self._cursor)
            case "options":
                lines = ("Start", *self._setup.choices())
                return Cursor("", self._setup.title, lines, self._cursor)
        return None

    def _seat_status(self, seat: str) -> SeatStatus:
        colour, pattern = self._light(seat)
        return SeatStatus(
            seat=seat,
            joined=seat in self._joined,
            bot=self._joined.get(seat, False),
            holding=seat in self._pending.down,
            lost=f"seat {seat}" in self._lost or f"pad/{seat}" in self._lost,
            colour=colour,
            pattern=pattern,
        )


_BEFORE_MATCH: Mapping[tuple[Stage, str], Callable[[Console, str], None]] = {
    ("attract", "A"): Console._to_joining,
    ("attract", "B"): lambda console, seat: None,
    ("joining", "A"): Console._join,
    ("joining", "B"): Console._leave,
    ("resume", "A"): Console._interrupted_take,
    ("resume", "B"): Console._interrupted_on,
    ("options", "A"): Console._cursor_take,
    ("options", "B"): Console._cursor_on,
}

_PROMPTS: Mapping[Stage, Notice] = {
    "resume": Notice(
        "table.resume", "The power was cut in the middle of a match.", "B moves on, A takes."
    ),
    "attract": Notice("table.attract", "Tap a game card, or press A to play."),
    "joining": Notice("table.joining", "Press A to join. Everybody holds A to go on."),
    "options": Notice("table.options", "B moves on, A takes."),
}
