"""The matches of a table, one after another: each begins, or goes on where the power was cut, and
ends, is given up, or is broken off because its pieces cannot be laid out."""

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from msgspec.structs import replace

from controller.errors import JournalError
from controller.match.match import Match
from controller.match.playing import Playing
from controller.record.journal import MatchRecord
from controller.record.playback import Playback
from controller.record.recorder import MatchLog
from controller.record.recording import Recording
from controller.table.choices import (
    AfterMatch,
    Again,
    Options,
    WatchAgain,
    WhoPlays,
    after_match,
)
from controller.table.devices import AnyTable
from controller.table.evening import Evening, minutes, past_players
from controller.table.idle import Question
from controller.table.settings import Settings
from controller.table.upkeep import PieceList
from controller.table.watching import Watching
from controller.views import Logged, Message, Notice
from controller.views.evening import PastMatch
from controller.views.lobby import WHICH_GAME
from hardware.errors import NotLaidOut
from hardware.loop import Loop
from hardware.signals import AnyCommand, ButtonPressed, SetLight, Uid

_log = logging.getLogger(__name__)

RESULT_S = 2.0
"""The result stays on the screen at least this long, whatever is pressed."""


class KeepsPieces(Protocol):
    """Looks after the pieces of a simulated table."""

    def lay_out(self, match: Match[Any, Any, Any]) -> None:
        """Lay the pieces out before a match begins or resumes. Raises `NotLaidOut`; then it is not
        played."""

    def sees(self) -> Any:
        """Return the next move that the table observes by itself; None if there is none."""

    def whose(self, reader: str, uid: Uid) -> str:
        """Return the seat whose hand holds a tag to a reader; empty if none does."""


class SeatsBots(Protocol):
    """Lets bots play at a simulated table."""

    def begin(self, match: Match[Any, Any, Any]) -> None:
        """Seat the bots of a match that begins or resumes."""

    def stand_in(self, seat: str) -> bool:
        """Note that the player at a seat has left; return True if a bot takes over there."""

    def stand_down(self, seat: str) -> None:
        """Note that this player is back."""


class Matches:
    """The matches of *table* on its *loop*, between those who are in the lobby of its *settings*.

    They are played with the pieces of a list, their commands go to *send*, and *recording* keeps
    them. The *lot* is drawn for who begins, where that was chosen.
    """

    def __init__(
        self,
        table: AnyTable,
        loop: Loop,
        settings: Settings,
        pieces: PieceList,
        recording: Recording,
        send: Callable[[AnyCommand], None],
        lot: Random,
    ) -> None:
        self.match: Match[Any, Any, Any] | None = None
        self.pieces = pieces
        self.recording = recording
        self.attendants: list[KeepsPieces] = []
        self.companies: list[SeatsBots] = []
        self.result_waits = False
        """Whether the match is over, and its result waits for somebody to go on."""
        self.evening = Evening(recording, loop.now_s())
        """Those that have ended lately."""
        self.praised: tuple[Logged, ...] = ()
        """What a league says of those who played the match that is over."""
        self.broken_off: tuple[Notice, ...] = ()
        """Why matches could not be played."""
        self._table = table
        self._loop = loop
        self._settings = settings
        self._lobby = settings.lobby
        self._send = send
        self._lot = lot
        self._names: Mapping[str, str] = {}
        """Who plays the match, by seat."""
        self.watched: list[Callable[[], None]] = []
        """Called when something else is seen of it than before."""
        self.watching: Watching | None = None
        """The match that is over, while it is watched once more."""
        self._after: Question[AfterMatch] = self._asked_after()
        self._readers: Collection[str] = ()
        """The seats where somebody reads what covers the table."""

    def __repr__(self) -> str:
        return f"<Matches of {self._table.name!r}, {self.match!r}>"

    @property
    def number(self) -> int | None:
        """The match's number in the journal; None if it is not recorded."""
        log = self.recording.log
        return None if log is None else log.match

    @property
    def over(self) -> bool:
        """Whether everyone sees the result."""
        match = self.match
        return match is not None and match.over and match.shown.now.staged is None

    @property
    def waits(self) -> bool:
        """Whether it waits for somebody to go on from the result, or from what is watched."""
        return self.result_waits and (self.watching is None or self.watching.stands)

    def cursor(self) -> Any:
        """Return what anyone may choose when the match is over."""
        return self._after.cursor()

    # ---- its beginning -------------------------------------------------------------------------

    def begin(self, now_s: float) -> None:
        """Begin a match between those who have joined, unless it could not be recorded."""
        setup, party, people = self._lobby.setup, self._lobby.party, self._lobby.people
        seats = party.players
        if self.recording.fault is not None:
            self.refuse()
            return
        bots = [seat for seat in seats if seat in party.bots]
        persons = {seat: person for seat in seats if (person := party.person(seat))}
        self._names = {seat: person.name for seat, person in persons.items()}
        # Asked before this match is in the journal.
        teaches = self._lobby.teaches
        options = self._lobby.agreed(self._lot)
        log = self.recording.begin(setup.slug, options, seats, bots, self._names)
        if persons:
            people.came(tuple(persons.values()))
            self.recording.remember(people.known)
        playing = replace(self._playing(seats, bots, log, now_s), teaches=teaches)
        match = setup.start(playing, options)
        try:
            self._lay_out(match)
        except NotLaidOut as error:
            self.break_off(match, error)
        else:
            self._enter(match, now_s)

    def resume(self, record: MatchRecord, now_s: float) -> None:
        """Resume an interrupted match. Raises `JournalError` if that is impossible here."""
        setup = self._lobby.setups.get(record.game)
        if setup is None:
            raise JournalError(
                f"there is no game {record.game!r}", "no-game", {"game": record.game}
            )
        strangers = [seat for seat in record.seats if seat not in self._table.seats]
        if strangers:
            seat = strangers[0]
            raise JournalError(f"this table has no seat {seat}", "no-seat", {"seat": seat})
        log, entries = self.recording.resume(record)
        playing = self._playing(record.seats, record.bots, log, now_s)
        match = setup.resume(playing, record, entries, log.standing)
        try:
            self._lay_out(match)
        except NotLaidOut as error:
            raise JournalError(str(error), "not-laid-out") from None
        self._lobby.take_over(setup, record)
        self._names = record.people
        self.put_lights_out()
        self._enter(match, now_s)

    def _lay_out(self, match: Match[Any, Any, Any]) -> None:
        for attendant in self.attendants:
            attendant.lay_out(match)

    def _enter(self, match: Match[Any, Any, Any], now_s: float) -> None:
        self._after, self.praised = self._asked_after(), ()
        self.match, self.result_waits = match, match.over
        match.wait_for(self._readers, now_s)
        for company in self.companies:
            company.begin(match)

    def _playing(
        self, seats: Sequence[str], bots: Sequence[str], log: MatchLog | None, now_s: float
    ) -> Playing:
        return Playing(
            tuple(seats),
            self.pieces.registry,
            self._send,
            now_s,
            now_s if log is None else log.began_s,
            tuple(bots),
            log,
            self._table.spots,
            self._stand_in,
            self._stand_down,
            self._settings.stage_s,
            whose=self._whose,
        )

    # ---- while it is played --------------------------------------------------------------------

    def observe(self, now_s: Callable[[], float]) -> bool:
        """Play all moves that the table observes by itself; return True if there were any."""
        observed = False
        for attendant in self.attendants:
            while (match := self.match) is not None and (move := attendant.sees()) is not None:
                before = match.state
                match.observed(move, now_s())
                observed = True
                if match.state is before:
                    break
        return observed

    def look_away(self, away: bool, now_s: float) -> None:
        """Note that some people at a simulated table do not see it, or that all see it again."""
        if self.match is not None:
            self.match.look_away(away, now_s)

    def wait_for(self, readers: Collection[str], now_s: Callable[[], float]) -> None:
        """Note at which seats of a simulated table somebody reads what covers it."""
        self._readers = readers
        if self.match is not None:
            self.match.wait_for(readers, now_s())
            self.observe(now_s)

    def _whose(self, reader: str, uid: Uid) -> str:
        for attendant in self.attendants:
            if seat := attendant.whose(reader, uid):
                return seat
        return ""

    def _stand_in(self, seat: str) -> bool:
        return any(company.stand_in(seat) for company in self.companies)

    def _stand_down(self, seat: str) -> None:
        for company in self.companies:
            company.stand_down(seat)

    # ---- its end -------------------------------------------------------------------------------

    def go_on(self, press: ButtonPressed) -> None:
        """Keep the result on the screen for a moment; then anyone may choose what comes next."""
        assert self.match is not None, "a match is over"
        if press.at_s - self.match.history[-1].at_s < RESULT_S:
            return
        if self.watching is not None:
            if self.watching.press(press.button):
                self._stop_watching()
            return
        taken = self._after.press(press.button)
        if taken is None:
            return
        if isinstance(taken, WatchAgain):
            self._watch()
            return
        self.end()
        match taken:
            case Again():
                self.begin(press.at_s)
            case WhoPlays():
                self._lobby.party.all_leave()
                self._lobby.open()
            case Options(line):
                self._lobby.choose_options(line)

    def praise(self, number: int, reached: Mapping[str, tuple[str, ...]]) -> bool:
        """Show with its result what the people in the match of that *number* have *reached* in a
        league, the last of it for each; return False if that is not the one that has just ended."""
        match = self.match
        if match is None or not match.over or number != self.number:
            return False
        people = (seat for seat in match.seats if seat not in match.playing.bots)
        self.praised = tuple(
            Logged(seat, Message("table-story-league", {"seat": seat, "what": reached[seat][-1]}))
            for seat in people
            if reached.get(seat)
        )
        return True

    def _asked_after(self) -> Question[AfterMatch]:
        recorded = self.recording.log is not None
        return Question(after_match(self._table.simulated, recorded))

    def _watch(self) -> None:
        """Show the match that is over once more, if it can be read."""
        log = self.recording.log
        found = None if log is None else self.recording.played(log.match)
        if found is not None:
            playback = Playback(*found, language=self._lobby.language)
            self.watching = Watching(playback, self._loop)
            self.watching.screening.changed.extend(self.watched)

    def seek(self, share: float) -> None:
        """Go to where that *share* of the match is over that is watched; without one, nowhere."""
        if self.watching is not None:
            self.watching.seek(share)

    def _stop_watching(self) -> None:
        if self.watching is not None:
            self.watching.stop()
            self.watching = None

    def give_up(self) -> None:
        """End the match, as everyone has agreed to; its moves stay in the history."""
        assert self.match is not None, "a match was given up"
        self.recording.give_up(self.match.shown.standings.totals)
        self._tell_of(self.match)
        self.end()
        self._lobby.choose_options(WHICH_GAME)

    def end(self) -> None:
        """Drop the match; only the history keeps it."""
        self._stop_watching()
        match = self.match
        if match is not None and match.over:
            found = match.shown.standings
            self._lobby.people.count(match.game.slug, self._names, found.totals, found.winners)
            self._tell_of(match)
        self.match = None
        self.put_lights_out()

    def _tell_of(self, match: Match[Any, Any, Any]) -> None:
        """Let everybody know what a match that has ended came to, if anything was played."""
        if match.history:
            lasted_s = match.history[-1].at_s - match.playing.began_s
            standings, bots = match.shown.standings, match.playing.bots
            players = past_players(match.seats, bots, self._names, standings)
            past = PastMatch(match.game.slug, minutes(lasted_s), players, not match.over)
            self.evening.add(past, self._loop.now_s())

    def break_off(self, match: Match[Any, Any, Any], error: NotLaidOut) -> None:
        """Play no match that lies otherwise than its rules say, and tell why."""
        slug = match.game.slug
        _log.error("%s cannot be laid out: %s", slug, error)
        self.recording.give_up(match.game.standings(match.state).totals)
        self.broken_off += (Notice("table-cannot-lay-out", {"game": slug}, kind="fault"),)
        self.put_lights_out()
        self.refuse()

    def refuse(self) -> None:
        """Return to the lobby, where the reason is shown as long as it lasts."""
        self.match = None
        self._lobby.open()

    def put_lights_out(self) -> None:
        for seat in self._table.seats:
            self._send(SetLight(seat, "off"))
