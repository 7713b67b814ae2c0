"""The console: what the table as a whole is doing, from attract to result.

It takes a table's Signals, lets the lobby seat the players, starts matches and passes every other
signal to the current match. What may be known of all this leaves as one `TableView` per observer.
It runs on the table's loop and owns one timer there.

With a recorder nothing is seen before it is on disk: signals that arrive during a commit wait in
line, and lights, views and sounds leave when it is done. Only stopping the belt never waits.
"""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal

from msgspec.structs import replace

from controller.errors import JournalError
from controller.games.printed import box_named
from controller.match.match import Match
from controller.table.demo import Reel
from controller.table.devices import AnyTable
from controller.table.gate import Gate
from controller.table.idle import ASKED, Idle, Vacancy
from controller.table.matches import Matches
from controller.table.outlet import Outlet
from controller.table.publicview import PublicView
from controller.views import Notice, Replay, TableView
from controller.views.box import Box
from controller.views.table import Stage
from hardware.loop import Loop, Timer
from hardware.signals import AnySignal, BatteryMeasured, BeltMoved, ButtonPressed
from hardware.times import soonest

_log = logging.getLogger(__name__)


class Console:
    """One table with its players: *idle* while nobody plays, else in one of its *matches*.

    `changed` listeners are called after everything that a screen may want to show. Commands leave
    through *gate* and *out*. In attract the *reel* runs, if there is one.
    """

    def __init__(
        self,
        table: AnyTable,
        loop: Loop,
        gate: Gate,
        out: Outlet,
        idle: Idle,
        matches: Matches,
        reel: Reel | None = None,
    ) -> None:
        self.table = table
        self.box: Callable[[str], Box | None] = partial(box_named, seats=tuple(table.seats))
        """What is printed for a game; None for one that this table does not know."""
        self.loop = loop
        self.idle = idle
        self.matches = matches
        self.lobby = idle.lobby
        self.changed: list[Callable[[], None]] = []
        self._gate = gate
        self._out = out
        self._devices = idle.operator.devices
        self._reel = reel
        self._view = PublicView(table, out, idle, matches, reel)
        self._public: tuple[object, TableView] | None = None
        """What everyone may know while nothing happens, and the disk's fault."""
        self.absence = Vacancy()
        """Whether it waits for people who have walked away."""
        self._wanted: Sequence[str] = ()
        """Who will play once an interrupted match has been decided on."""
        self._lobby_first = False
        """Whether they say first what."""
        self._timer: Timer | None = None
        self._unseen = False
        """Whether anything has happened that may be seen, since `changed` was called."""
        matches.watched.append(self.look)
        gate.listeners.append(self._show)
        table.listeners.append(self.signal)

    def __repr__(self) -> str:
        return f"<Console of {self.table.name!r}, {self.stage}, {self.lobby.party!r}>"

    # ---- what others ask of it ---------------------------------------------------------------

    @property
    def match(self) -> Match[Any, Any, Any] | None:
        return self.matches.match

    @property
    def stage(self) -> Stage:
        return self.idle.stage if self.matches.match is None else "match"

    @property
    def replay(self) -> Replay | None:
        """How far the match is that is watched once more; None if none is."""
        watching = self.matches.watching
        return None if watching is None else watching.replay

    @property
    def settled(self) -> bool:
        """Whether everything that has happened may be seen."""
        return not self._gate.shut

    @property
    def outdated(self) -> bool:
        """Whether the table must restart, and nobody plays."""
        at_s = self.idle.operator.restart_at_s
        due = at_s is not None and self.matches.match is None and self.loop.now_s() >= at_s
        return due or self.idle.trial.over

    @property
    def volume(self) -> int:
        return self.idle.settings.volume

    def seat_bot(self, seat: str, level: str = "") -> None:
        """Let a bot play from *seat*, of that *level*, or as strong as the others."""
        self.do(lambda: self.lobby.party.seat_bot(seat, level))

    def call(self, seat: str, name: str) -> None:
        """Let the person of that name play from *seat*."""
        self.do(lambda: self.lobby.call(seat, name, self.loop.now_s()))

    def reseat(self, seat: str, to: str, done: Callable[[], None]) -> None:
        """Let the person at *seat* of a simulated table sit at another one, and call *done*; in the
        lobby, and if nobody sits there. Otherwise nothing happens."""

        def moved() -> None:
            idle = self.matches.match is None and self.idle.interruption is None
            if idle and self.lobby.move(seat, to, self.loop.now_s()):
                done()

        self.do(moved)

    def start_match(self, seats: Sequence[str], lobby: bool = False) -> None:
        """Start a match at once, without the joining screen, or let those who sit there say in the
        *lobby* which; but not before every question of the table is answered."""
        self._wanted, self._lobby_first = seats, lobby
        if not self.idle.asks and not self.idle.trial.on:
            self.do(self._start_wanted)

    def resume(self) -> None:
        """Resume the interrupted match without asking."""
        self.do(self._resume)

    def observe(self) -> None:
        """Play in the current match what the table sees lie open, and show it together, so that no
        result is read before its climax."""
        self.do(lambda: self.matches.observe(self.loop.now_s))

    def look(self) -> None:
        """Call `changed` as soon as everything that has happened may be seen."""
        self.do(lambda: None)

    def tend(self, button: Literal["", "A", "B"]) -> None:
        """Do what somebody asks for at the screen: they need no seat to look after a real table. At
        a simulated one they have hands."""

        def tended() -> None:
            now_s = self.loop.now_s()
            if self.matches.match is not None or self.table.simulated:
                return
            if not self.absence.hear(ButtonPressed(at_s=now_s, seat="", button=button or "A")):
                self.idle.tend(button, now_s)

        self.do(tended)

    def do(self, work: Callable[[], object]) -> None:
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
        kind, match, drive = type(signal), self.matches.match, self._out.drive
        # The belt's motion alone changes no view; the twins draw it from their own scene.
        self._unseen |= kind not in _UNSEEN
        for hear in self._devices.hearers.get(kind, ()):
            hear(signal)
        if self.absence.hear(signal):
            return
        if match is None:
            self.idle.operator.hear(signal)
        if kind in drive.hears and drive.hear(signal):
            self._unseen = True
            self._out.show_belt()
        press = signal if isinstance(signal, ButtonPressed) else None
        if drive.fault and press is not None and press.button == "A":
            self._out.confirm_belt()
            self._out.show_belt()
        elif match is None:
            self._before_match(signal)
        else:
            was_over = press is not None and self.matches.over
            match.signal(signal)
            self._unseen |= self.matches.observe(self.loop.now_s)
            if press is not None and was_over:
                self.matches.go_on(press)
            if match.pause.given_up and match is self.matches.match:
                self.matches.give_up()

    def _before_match(self, signal: AnySignal) -> None:
        idle, interruption = self.idle, self.idle.interruption
        heard = idle.hear(signal, self.matches.pieces.registry)
        match heard:
            case "begin":
                self._begin()
            case "go on":
                self._resume()
            case "later":
                idle.keep_for_later()
            case "give up":
                if interruption is not None:
                    self.matches.recording.abandon(interruption.record)
                idle.taken_up()
        if heard in ("later", "give up") or (heard == "play on" and interruption is None):
            # A question to everybody was answered.
            self.matches.put_lights_out()
            if self._wanted:
                self._start_wanted()

    def _start_wanted(self) -> None:
        for seat in self._wanted:
            if seat not in self.lobby.party.joined:
                self.lobby.party.join(seat)
        if self._lobby_first:
            self.lobby.choose_options()
        else:
            self._begin()

    def _begin(self) -> None:
        self.matches.begin(self.loop.now_s())
        if self.matches.match is not None:
            self.idle.leave()

    def _resume(self) -> None:
        interruption, now_s = self.idle.interruption or self.idle.kept, self.loop.now_s()
        assert interruption is not None, "a match was interrupted"
        try:
            self.matches.resume(interruption.record, now_s)
        except JournalError as error:
            _log.warning("match %d cannot go on: %s", interruption.record.id, error)
            self.idle.interruption = interruption
            interruption.fail(error, now_s)
        else:
            self.idle.taken_up()
            self.idle.leave()

    # ---- what leaves ---------------------------------------------------------------------------

    def _show(self) -> None:
        """Make everything visible that has happened: it is on disk, or never will be."""
        matches, recording = self.matches, self.matches.recording
        if recording.news():
            self._unseen = True
            if recording.fault is not None:
                fault = {"fault": recording.fault.code}
                self._devices.heard.disk_failed(
                    Notice("table-disk-failed", fault, kind="fault", at_s=self.loop.now_s())
                )
        if recording.disproved():
            matches.refuse()
            self._unseen = True
        match = matches.match
        if match is not None and match.show():
            self._unseen, matches.result_waits = True, match.game.rules.over(match.state)
        self._announce()

    # ---- time ----------------------------------------------------------------------------------

    def _tick(self) -> None:
        self._timer = None
        self.do(self._pass_time)

    def _pass_time(self) -> None:
        now_s, match = self.loop.now_s(), self.matches.match
        self._out.drive.forget_warnings(now_s)
        for stuck in self._devices.heard.stuck.found(now_s):
            self._take_in(stuck)
        if match is None:
            self.idle.pass_time(now_s)
        else:
            match.tick(now_s)
            self.matches.observe(self.loop.now_s)
            if match.pause.given_up:
                self.matches.give_up()
        if self.absence.over(now_s):
            if self.matches.match is not None:
                self.matches.end()
            self.idle.end()
            self.absence.look(False, now_s)

    def _wake_at_s(self) -> float | None:
        stuck, others_s = self._devices.heard.stuck, self._out.drive.wake_at_s()
        if stuck.down or self.absence.since_s is not None:
            absent_s = self.absence.wake_at_s(self.loop.now_s())
            others_s = soonest(others_s, stuck.wake_at_s(), absent_s)
        if self.matches.match is not None:
            match_s = self.matches.match.wake_at_s()
            return match_s if others_s is None else soonest(others_s, match_s)
        reel_s = None if self._reel is None else self._reel.wake_at_s()
        return soonest(others_s, self.idle.wake_at_s(self.loop.now_s()), reel_s)

    def _announce(self) -> None:
        """Reset the timer, and tell the listeners if there is anything to see."""
        waits = self.idle.waits if self.matches.match is None else self.matches.waits
        if waits or self.absence.since_s is not None:
            self.absence.look(waits, self.loop.now_s())
        if self._reel is not None:
            shows = self.lobby.setup.slug if self.stage == "attract" else ""
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

    # ---- what may be known ---------------------------------------------------------------------

    def view(self, observer: str | None = None) -> TableView:
        """Return what *observer* (a seat, or None for the public) may know now.

        During a match all but the match's own view stays the same while nothing happens that may be
        seen; only the disk fails on its own thread. What somebody else chooses is for the public
        screen: a seat's own window has only the menus that its player may use.
        """
        match, now_s = self.matches.match, self.loop.now_s()
        fault = self.matches.recording.fault
        if match is None or self._unseen or self._public is None or self._public[0] is not fault:
            asks = self.absence.since_s is not None and self.absence.asks(now_s)
            self._public = fault, self._view.at(now_s, (ASKED,) if asks else ())
        if match is None:
            return self._public[1]
        if self.matches.watching is not None:
            return self.matches.watching.view(observer, self._public[1])
        shown, public = match.shown, self._public[1]
        cursor = public.cursor
        anothers = cursor is not None and bool(observer) and cursor.seat not in ("", observer)
        return replace(
            public,
            at_s=now_s,
            match=shown.view(observer),
            cards=shown.cards(observer),
            cursor=None if anothers else cursor,
        )

    def take_sounds(self) -> tuple[str, ...]:
        """Return the sounds that are due since the last call."""
        if self.matches.watching is not None:
            return self.matches.watching.screening.take_sounds()
        if self.matches.match is not None:
            return self.matches.match.signs.take_sounds()
        sounds = self.idle.operator.sounds
        due, sounds[:] = tuple(sounds), []
        return due


_UNSEEN = (BeltMoved, BatteryMeasured)
"""Signals that alone change nothing to be seen."""
