"""The console: what the table as a whole is doing, from attract to result.

It takes a table's Signals, lets the lobby seat the players, starts matches and passes every other
signal to the current match. What may be known of all this leaves as one `TableView` per observer.
It runs on the table's loop and owns one timer there.

With a recorder nothing is seen before it is on disk: signals that arrive during a commit wait in
line, and lights, views and sounds leave when it is done. Only stopping the belt never waits.
"""

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Literal

from msgspec.structs import replace

from controller.errors import JournalError
from controller.match.kept import Kept
from controller.match.match import Match
from controller.match.menu import pressed, shown
from controller.match.playing import Playing
from controller.match.registry import Registry
from controller.match.stage import PACES
from controller.record.journal import MatchRecord
from controller.record.recorder import MatchLog, Recording
from controller.record.trial import Trial
from controller.table.adjusting import SETTING, Adjusted
from controller.table.demo import Reel
from controller.table.devices import (
    AnyTable,
    LostDevices,
    OldStations,
    Outlet,
    by_kind,
    lacks,
)
from controller.table.gate import Gate
from controller.table.idle import ASKED, Absence, Idle, Interruption, unkept_question
from controller.table.lobby import (
    WHICH_GAME,
    Again,
    Lobby,
    Options,
    WhoPlays,
    after_match,
)
from controller.table.operator import Operator
from controller.table.people import People
from controller.table.setup import Setup
from controller.views import Notice, Replay, SeatStatus, TableView
from controller.views.message import FALLBACK
from controller.views.table import LOUDEST, Stage
from hardware.errors import NotLaidOut
from hardware.loop import Loop, Timer
from hardware.signals import (
    AnyCommand,
    AnySignal,
    BatteryMeasured,
    BeltMoved,
    ButtonPressed,
    Colour,
    Pattern,
    SetLight,
    Uid,
)
from hardware.times import soonest

_log = logging.getLogger(__name__)

BEST = 4
"""How many of a game's best players are shown while nobody plays."""

RESULT_S = 2.0
"""The result stays on the screen at least this long, whatever is pressed."""


class Console:
    """One table with its players.

    `changed` listeners are called after everything that a screen may want to show. Bots are seated
    at a simulated table with `seat_bot` or in the lobby, initially at *level*; people by pressing
    A. With a *recording* every match is recorded, and an interrupted one is offered first: only one
    of the *wanted_game* and with the *wanted_people*, if somebody has asked for that. A climax is
    shown for *stage_s*. *mistaken* settings of the table are shown while nobody plays, and in
    attract what else its settings are told to say. The
    *operator*'s page is opened by its card, or by A and B of one seat while nobody plays. In
    attract the *reel* runs, if there is one. Names are chosen from *people*. *adjusted* are the
    settings that were changed here; a table that somebody watches has a *speed*. A *lot* is drawn
    for who begins, where that was chosen. While a *trial* is on nobody plays.
    """

    def __init__(
        self,
        table: AnyTable,
        loop: Loop,
        registry: Registry,
        games: Sequence[Setup],
        language: str = FALLBACK,
        recording: Recording | None = None,
        stage_s: float = 0.0,
        *,
        level: str = "normal",
        wanted_game: str | None = None,
        wanted_people: Collection[str] | None = None,
        volume: int = LOUDEST,
        mistaken: Sequence[Notice] = (),
        operator: Operator | None = None,
        people: People | None = None,
        adjusted: Adjusted | None = None,
        speed: str = "",
        reel: Reel | None = None,
        lot: Random | None = None,
        trial: Trial | None = None,
    ) -> None:
        self.table = table
        self.loop = loop
        self.match: Match[Any, Any, Any] | None = None
        self.replay: Replay | None = None
        self.changed: list[Callable[[], None]] = []
        self.sees: Callable[[], Any] | None = None
        """Returns the next move that a simulated table observes by itself, or None; where there can
        be any."""
        self.lay_out: Callable[[Match[Any, Any, Any]], None] = lambda match: None
        """Called before a match begins or resumes: a simulated table lays its pieces out. *May*
        raise `NotLaidOut`; then it is not played."""
        self.began: list[Callable[[], None]] = []
        """Called when a match begins or resumes."""
        self.stand_in: Callable[[str], bool] = lambda seat: False
        """Called when the player at a seat has left; returns True if a bot takes over there."""
        self.stand_down: Callable[[str], None] = lambda seat: None
        """Called when that player is back."""
        self.whose: Callable[[str, Uid], str] = lambda reader, uid: ""
        """Returns the seat whose hand holds a tag to a reader, where the table can tell."""
        self._stage_s = stage_s
        self._mistaken = tuple(mistaken)
        self._registry = registry
        self._recording = recording or Recording()
        new = self._recording.new
        lobby = Lobby(games, table.seats, table.simulated, level, language, new, people)
        lobby.remember(self._recording.matches())
        self._lobby = lobby
        self._lot = lot or Random(0)
        self._names: dict[str, str] = {}
        """Who plays the match, by seat."""
        self._after = ""
        """The cursor's position in the menu after a match."""
        self._readers: Collection[str] = ()
        """The seats where somebody reads what covers the table."""
        self._lost = LostDevices()
        self._old = OldStations(table.inspect)
        self._reel = reel
        self._operator = operator or Operator(table, None, None)
        self._operator.pieces = self
        self._operator.keeper = self._recording
        self._operator.send = lambda command: self._out.send(command)
        self._timer: Timer | None = None
        self._unseen = False
        """Whether anything has happened that may be seen, since `changed` was called."""
        self._public: tuple[object, TableView] | None = None
        """What everyone may know while nothing happens, and the disk's fault."""
        self._seats = Kept(_seats_of)
        self._absence = Absence()
        self._result_waits = False
        """Whether the match is over, and its result waits for somebody to go on."""
        heard = self._operator.heard
        self._hearers = by_kind(self._lost, self._old, heard, heard.stuck, self._operator.both)
        self._gate = Gate(self._recording.recorder, self._command, self._show)
        self._out = Outlet(table, self._gate.send)
        self._idle = Idle(
            lobby,
            self._operator,
            self._out.send,
            adjusted=adjusted or Adjusted(),
            keep=lambda text: self._recording.keep(SETTING, text),
            bots=table.simulated,
            volume=volume,
            speed=speed,
        )
        self._wanted: Sequence[str] = ()
        """Who will play once an interrupted match has been decided on."""
        self._trial = trial or Trial()
        record = self._recording.interrupted(wanted_game, wanted_people)
        if record is not None and not self._trial.on:
            self._idle.interruption = Interruption(record, self._recording.so_far(record))
        if self._recording.unkept is not None:
            self._idle.unkept = unkept_question()
        table.listeners.append(self.signal)

    def __repr__(self) -> str:
        return f"<Console of {self.table.name!r}, {self.stage}, {self._lobby.party!r}>"

    # ---- what others ask of it ---------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        return self._idle.stage if self.match is None else "match"

    @property
    def interrupted(self) -> MatchRecord | None:
        """The match that was on when the power was cut, until it is decided what becomes of it."""
        asked = self._idle.interruption
        return None if asked is None else asked.record

    @property
    def unkept(self) -> bool:
        """Whether nothing is kept, and nobody has said yet to play all the same."""
        return self._idle.unkept is not None

    @property
    def settled(self) -> bool:
        """Whether everything that has happened may be seen."""
        return not self._gate.shut

    @property
    def match_number(self) -> int | None:
        """The match's number in the journal; None if it is not recorded."""
        log = self._recording.log
        return None if log is None else log.match

    @property
    def bots(self) -> tuple[str, ...]:
        """The seats where bots play, in order."""
        return tuple(seat for seat in self.table.seats if seat in self._lobby.party.bots)

    def level(self, seat: str) -> str:
        """How strong the bot at a seat is."""
        return self._lobby.party.level_of(seat)

    @property
    def game(self) -> str:
        """The game that is played, or about to be."""
        return self._lobby.setup.slug

    @property
    def games(self) -> tuple[str, ...]:
        """Every game that can be chosen."""
        return self._lobby.games

    @property
    def party(self) -> tuple[str, ...]:
        """The seats of the people who have joined, while no match is on."""
        return self._lobby.party.people

    @property
    def joining(self) -> bool:
        """Whether people may join."""
        return self.stage == "joining"

    @property
    def calibrating(self) -> bool:
        """Whether one tile is wanted on the belt, and nothing else."""
        return self._operator.calibrating

    @property
    def outdated(self) -> bool:
        """Whether the table must restart, and nobody plays."""
        at_s = self._operator.restart_at_s
        made = at_s is not None and self.match is None and self.loop.now_s() >= at_s
        return made or self._trial.over

    @property
    def lost(self) -> Collection[str]:
        """The readers and seats that do not answer."""
        return self._lost.names

    @property
    def records(self) -> bool:
        """Whether the table's journal was read, and can be written."""
        return self._recording.sound

    @property
    def language(self) -> str:
        """The one that the table speaks now."""
        return self._lobby.language

    @property
    def volume(self) -> int:
        return self._idle.volume

    @property
    def speed(self) -> str:
        """How quickly the table continues by itself; empty if nobody watches."""
        return self._idle.speed

    def seat_bot(self, seat: str, level: str = "") -> None:
        """Let a bot play from *seat*, of that *level*, or as strong as the others."""
        self._do(lambda: self._lobby.party.seat_bot(seat, level))

    def call(self, seat: str, name: str) -> None:
        """Let the person of that name play from *seat*."""
        self._do(lambda: self._lobby.call(seat, name, self.loop.now_s()))

    def start_match(self, seats: Sequence[str]) -> None:
        """Start a match at once, without the joining screen, but not before every question of the
        table is answered."""
        self._wanted = seats
        if not self._idle.asks and not self._trial.on:
            self._do(self._start_wanted)

    def resume(self) -> None:
        """Resume the interrupted match without asking."""
        self._do(self._resume)

    def keep_for_later(self) -> None:
        """Leave the interrupted match as it is, without asking."""
        self._idle.interruption = None

    @property
    def entries(self) -> Mapping[Uid, str]:
        """The list of pieces, UID -> piece; another one holds from the next act on."""
        return self._registry.entries

    @entries.setter
    def entries(self, entries: Mapping[Uid, str]) -> None:
        self._recording.enrol(self._registry.entries, entries)
        self._registry = Registry(entries)

    def observe(self) -> None:
        """Play in the current match what the table sees lie open (`sees`)."""
        self._gate.enter(self._observe)

    def _observe(self) -> None:
        """Play all moves seen so far, then show them together, so that no result is read before
        its climax."""
        sees = self.sees
        while sees is not None and self.match is not None and (move := sees()) is not None:
            before = self.match.state
            self.match.observed(move, self.loop.now_s())
            self._unseen = True
            if self.match.state is before:
                return

    def look(self) -> None:
        """Call `changed` as soon as everything that has happened may be seen."""
        self._do(lambda: None)

    def tend(self, button: Literal["", "A", "B"]) -> None:
        """Do what somebody asks for at the screen: they need no seat to look after a real table. At
        a simulated one they have hands."""
        self._do(partial(self._tend, button))

    def _tend(self, button: Literal["", "A", "B"]) -> None:
        now_s = self.loop.now_s()
        if self.match is not None or self.table.simulated:
            return
        if not self._absence.hear(ButtonPressed(at_s=now_s, seat="", button=button or "A")):
            self._idle.tend(button, now_s)

    def look_away(self, away: bool) -> None:
        """Note that some people at a simulated table do not see it, or that all see it again."""
        self._do(lambda: self._look_away(away))

    def _look_away(self, away: bool) -> None:
        if self.match is not None:
            self.match.look_away(away, self.loop.now_s())

    def wait_for(self, readers: Collection[str]) -> None:
        """Note at which seats of a simulated table somebody reads what covers it."""
        self._do(lambda: self._wait_for(frozenset(readers)))

    def _wait_for(self, readers: Collection[str]) -> None:
        self._readers = readers
        if self.match is not None:
            self.match.wait_for(readers, self.loop.now_s())
            self._observe()

    def _do(self, work: Callable[[], None]) -> None:
        """Do *work* as soon as the gate is open: whatever it changes may be seen."""

        def seen() -> None:
            self._unseen = True
            work()

        self._gate.enter(seen)

    # ---- signals -------------------------------------------------------------------------------

    def signal(self, signal: AnySignal) -> None:
        """Take in an observation of the table."""
        self._gate.enter(partial(self._take_in, signal))

    def _take_in(self, signal: AnySignal) -> None:
        kind, match, drive = type(signal), self.match, self._out.drive
        # The belt's motion alone changes no view; the twins draw it from their own scene.
        self._unseen |= kind not in _UNSEEN
        for hear in self._hearers.get(kind, ()):
            hear(signal)
        if self._absence.hear(signal):
            return
        if match is None:
            self._operator.hear(signal)
        if kind in drive.hears and drive.hear(signal):
            self._unseen = True
            self._out.show_belt()
        press = None
        match signal:
            case ButtonPressed():
                press = signal
        if drive.fault and press is not None and press.button == "A":
            self._out.confirm_belt()
            self._out.show_belt()
        elif match is None:
            self._before_match(signal)
        else:
            was_over = press is not None and match.over and match.shown.staged is None
            match.signal(signal)
            if self.sees is not None:
                self._observe()
            if press is not None and was_over:
                self._after_match(press)
            if match.given_up and match is self.match:
                self._end_given_up()

    def _before_match(self, signal: AnySignal) -> None:
        if self._trial.on:
            return
        match self._idle.hear(signal, self._registry):
            case "begin":
                self._begin_match()
            case "go on":
                self._resume()
            case "play on" if self.interrupted is None:
                self._put_lights_out()
                if self._wanted:
                    self._start_wanted()
            case "later" | "give up" as wish:
                record = self.interrupted
                if wish == "give up" and record is not None:
                    self._recording.abandon(record)
                self._end_interruption()
                if self._wanted:
                    self._start_wanted()

    def _after_match(self, press: ButtonPressed) -> None:
        """Keep the result on the screen for a moment; then anyone may choose what comes next."""
        assert self.match is not None, "a match is over"
        if press.at_s - self.match.history[-1].at_s < RESULT_S:
            return
        self._after, asked = pressed(after_match(self.table.simulated), self._after, press.button)
        if asked is None:
            return
        self._end_match()
        match asked:
            case Again():
                self._begin_match()
            case WhoPlays():
                self._lobby.open_again()
            case Options(line):
                self._lobby.choose_options(line)

    def _end_given_up(self) -> None:
        """End the match, as everyone has agreed to; its moves stay in the history."""
        assert self.match is not None, "a match was given up"
        self._recording.give_up(self.match.shown.standings.totals)
        self._end_match()
        self._lobby.choose_options(WHICH_GAME)

    def _end_match(self) -> None:
        """Drop the match; only the history keeps it."""
        match = self.match
        if match is not None and match.over:
            found = match.shown.standings
            self._lobby.people.count(match.game.slug, self._names, found.totals, found.winners)
        self.match = None
        self._put_lights_out()

    # ---- the match -----------------------------------------------------------------------------

    def _start_wanted(self) -> None:
        for seat in self._wanted:
            if seat not in self._lobby.party.joined:
                self._lobby.party.join(seat)
        self._begin_match()

    def _begin_match(self) -> None:
        setup, party = self._lobby.setup, self._lobby.party
        seats = party.players
        if self._recording.fault is not None:
            self._refuse_to_begin()
            return
        bots = [seat for seat in seats if seat in party.bots]
        people = {seat: person for seat in seats if (person := party.person(seat))}
        self._names = {seat: person.name for seat, person in people.items()}
        # Asked before this match is in the journal.
        teaches = self._lobby.teaches
        options = self._lobby.agreed(self._lot)
        log = self._recording.begin(setup.slug, options, seats, bots, self._names)
        if people:
            self._lobby.people.came(tuple(people.values()))
            self._recording.remember(self._lobby.people.known)
        playing = replace(self._playing(seats, bots, log), teaches=teaches)
        self._lobby.begun()
        match = setup.start(playing, options)
        try:
            self.lay_out(match)
        except NotLaidOut as error:
            self._break_off(match, error)
        else:
            self._enter_match(match)

    def _enter_match(self, match: Match[Any, Any, Any]) -> None:
        self._idle.leave()
        self._after, self._result_waits = "", match.over
        self.match = match
        match.wait_for(self._readers, self.loop.now_s())
        self._unseen = True
        for told in self.began:
            told()

    def _playing(self, seats: Sequence[str], bots: Sequence[str], log: MatchLog | None) -> Playing:
        now_s = self.loop.now_s()
        began_s = now_s if log is None else log.began_s
        return Playing(
            tuple(seats),
            self._registry,
            self._out.send,
            now_s,
            began_s,
            tuple(bots),
            log,
            self.table.spots,
            lambda seat: self.stand_in(seat),
            lambda seat: self.stand_down(seat),
            PACES[self.speed].stage_s if self.speed else self._stage_s,
            whose=self.whose,
        )

    def break_off(self, error: NotLaidOut) -> None:
        """Give the match up: its next round cannot be laid out."""
        assert self.match is not None, "a round of a match begins"
        self._gate.enter(partial(self._break_off, self.match, error))

    def _break_off(self, match: Match[Any, Any, Any], error: NotLaidOut) -> None:
        """Play no match that lies otherwise than its rules say, and tell why."""
        slug = match.game.slug
        _log.error("%s cannot be laid out: %s", slug, error)
        self._recording.give_up(match.game.standings(match.state).totals)
        self._mistaken += (Notice("table-cannot-lay-out", {"game": slug}, kind="fault"),)
        self._put_lights_out()
        self._refuse_to_begin()

    def _refuse_to_begin(self) -> None:
        """Return to the lobby, where the reason is shown as long as it lasts."""
        self.match = None
        self._lobby.open()
        self._unseen = True

    # ---- a match that was interrupted ----------------------------------------------------------

    def _resume(self) -> None:
        """Resume the interrupted match."""
        interruption = self._idle.interruption
        assert interruption is not None
        record = interruption.record
        try:
            match = self._rebuilt(record)
        except JournalError as error:
            _log.warning("match %d cannot go on: %s", record.id, error)
            interruption.fail(error, self.loop.now_s())
            self._unseen = True
            return
        self._end_interruption()
        self._enter_match(match)

    def _rebuilt(self, record: MatchRecord) -> Match[Any, Any, Any]:
        """Rebuild the match from its record. Raises `JournalError` if that is impossible here."""
        setup = self._lobby.game(record.game)
        if setup is None:
            raise JournalError(
                f"there is no game {record.game!r}", "no-game", {"game": record.game}
            )
        strangers = [seat for seat in record.seats if seat not in self.table.seats]
        if strangers:
            seat = strangers[0]
            raise JournalError(f"this table has no seat {seat}", "no-seat", {"seat": seat})
        log, entries = self._recording.resume(record)
        playing = self._playing(record.seats, record.bots, log)
        match = setup.resume(playing, record, entries, log.standing)
        try:
            self.lay_out(match)
        except NotLaidOut as error:
            raise JournalError(str(error), "not-laid-out") from None
        self._lobby.take_over(setup, record)
        self._names = dict(record.people)
        return match

    def _end_interruption(self) -> None:
        self._idle.interruption = None
        self._put_lights_out()

    def _put_lights_out(self) -> None:
        for seat in self.table.seats:
            self._out.send(SetLight(seat, "off"))

    # ---- what leaves ---------------------------------------------------------------------------

    def _command(self, command: AnyCommand) -> None:
        self.table.send(command)

    def _show(self) -> None:
        """Make everything visible that has happened: it is on disk, or never will be."""
        if self._recording.news():
            self._unseen = True
            if self._recording.fault is not None:
                fault = {"fault": self._recording.fault.code}
                self._operator.heard.disk_failed(
                    Notice("table-disk-failed", fault, kind="fault", at_s=self.loop.now_s())
                )
        if self._recording.disproved():
            self._refuse_to_begin()
        match = self.match
        if match is not None and match.show():
            self._unseen, self._result_waits = True, match.game.rules.over(match.state)
        self._announce()

    # ---- time ----------------------------------------------------------------------------------

    def _tick(self) -> None:
        self._timer = None
        self._do(self._pass_time)

    def _pass_time(self) -> None:
        now_s = self.loop.now_s()
        self._out.drive.forget_warnings(now_s)
        for stuck in self._operator.heard.stuck.found(now_s):
            self._take_in(stuck)
        if self.match is not None:
            self.match.tick(now_s)
            self._observe()
            if self.match.given_up:
                self._end_given_up()
        elif self._trial.on:
            self._trial.look(now_s)
        else:
            self._idle.pass_time(now_s)
        if self._absence.over(now_s):
            if self.match is not None:
                self._end_match()
            self._idle.end()
            self._absence.look(False, now_s)

    def _wake_at_s(self) -> float | None:
        stuck, others_s = self._operator.heard.stuck, self._out.drive.wake_at_s()
        if stuck.down or self._absence.since_s is not None:
            absent_s = self._absence.wake_at_s(self.loop.now_s())
            others_s = soonest(others_s, stuck.wake_at_s(), absent_s)
        if self.match is not None:
            match_s = self.match.wake_at_s()
            return match_s if others_s is None else soonest(others_s, match_s)
        reel_s = None if self._reel is None else self._reel.wake_at_s()
        idle_s = self._idle.wake_at_s(self.loop.now_s())
        return soonest(others_s, idle_s, reel_s, self._trial.wake_at_s())

    def _announce(self) -> None:
        """Reset the timer, and tell the listeners if there is anything to see."""
        waits = self._idle.waits if self.match is None else self._result_waits
        if waits or self._absence.since_s is not None:
            self._absence.look(waits, self.loop.now_s())
        if self._reel is not None:
            shows = self._lobby.setup.slug if self.stage == "attract" else ""
            self._unseen |= self._reel.look(shows, self.loop.now_s())
        wake_s = self._wake_at_s()
        if self._timer is not None and self._timer.at_s != wake_s:
            self._timer.cancel()
            self._timer = None
        if wake_s is not None and self._timer is None:
            self._timer = self.loop.call_at(wake_s, self._tick)
        if self._unseen:
            self._unseen, self._public = False, None
            for changed in self.changed:
                changed()

    # ---- views ---------------------------------------------------------------------------------

    def view(self, observer: str | None = None) -> TableView:
        """Return what *observer* (a seat, or None for the public) may know now.

        During a match all but the match's own view stays the same while nothing happens that may be
        seen; only the disk fails on its own thread.
        """
        match, now_s = self.match, self.loop.now_s()
        if match is None:
            return self._viewed(now_s)
        told, fault = match.shown, self._recording.fault
        if self._unseen or self._public is None or self._public[0] is not fault:
            self._public = fault, self._viewed(now_s)
        return replace(
            self._public[1], at_s=now_s, match=told.view(observer), cards=told.cards(observer)
        )

    def _viewed(self, now_s: float) -> TableView:
        idle, lobby, lost = self._idle, self._lobby, self._lost
        drive, match = self._out.drive, self.match
        stage = idle.stage if match is None else "match"
        warnings = drive.notices()
        recorded = self._recording.faults(playing=match is not None, asks=stage == "unkept")
        # The belt's first: hands may be near it.
        stuck = self._operator.heard.stuck.faults()
        faults = (*filter(None, [drive.fault]), *lost.faults(), *stuck, *recorded)
        absent = (ASKED,) if self._absence.since_s is not None and self._absence.asks(now_s) else ()
        said = TableView(
            at_s=now_s,
            table=self.table.name,
            simulated=self.table.simulated,
            stage=stage,
            seats=self._seats(idle.seats, self._out.lights.shown, lost.names),
            faults=faults,
            battery=drive.battery,
            language=lobby.language,
            demo=None if self._reel is None else self._reel.shown,
        )
        if match is None:
            mistaken = tuple(one for one in self._mistaken if one.kind == "fault")
            others = tuple(one for one in self._mistaken if one.kind != "fault")
            welcome = others if stage == "attract" else ()
            return replace(
                said,
                game=idle.game,
                prompt=self._trial.prompt or idle.prompt,
                # The newest are shown, and a player's own action is newer than any warning.
                notices=(*welcome, *warnings, *idle.notices(now_s), *absent),
                faults=(*faults, *self._old.faults(), *mistaken),
                cursor=idle.cursor(),
                cards=idle.cards,
                operator=self._operator.view(self._disk_fault, drive.fault is not None),
                past_faults=self._operator.past_faults,
                best=lobby.people.best(lobby.setup.slug, BEST) if stage == "attract" else (),
                naming=lobby.naming.shown() if stage == "naming" else (),
                box=lobby.setup.box if stage in ("attract", "joining", "options") else None,
            )
        told, now = match.shown, match.shown.now
        return replace(
            said,
            game=match.game.slug,
            prompt=told.prompt(),
            notices=(*warnings, *told.notices(), *absent),
            cursor=shown(after_match(self.table.simulated), self._after)
            if told.over
            else told.cursor(),
            answers=now.answers,
            clock_ends_at_s=told.clock_ends_at_s(),
            staged=now.staged,
            reads=match.reads,
            log=now.log,
            explained=told.explained,
        )

    @property
    def _disk_fault(self) -> str:
        fault, unkept = self._recording.fault, self._recording.unkept
        if fault is None and unkept is not None:
            # What the initramfs has found, it keeps from being written.
            return unkept.why if unkept.why in ("full", "failing") else "read-only"
        return "" if fault is None else fault.code

    def take_sounds(self) -> tuple[str, ...]:
        """Return the sounds that are due since the last call."""
        return () if self.match is None else self.match.take_sounds()


def _seats_of(
    seats: Sequence[SeatStatus], lights: Mapping[str, tuple[Colour, Pattern]], lost: Collection[str]
) -> tuple[SeatStatus, ...]:
    """Return every seat with its light, and whether it is *lost*."""
    return tuple(
        [
            SeatStatus(
                one.seat,
                one.joined,
                one.bot,
                one.holding,
                bool(lost) and lacks(one.seat, lost),
                *lights[one.seat],
                one.person,
            )
            for one in seats
        ]
    )


_UNSEEN = (BeltMoved, BatteryMeasured)
"""Signals that alone change nothing to be seen."""
