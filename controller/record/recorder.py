"""The recorder: passes events to the journal, and says when their effects may be seen.

It stands between the loop, which never waits for a disk, and the journal's writer, which waits for
nothing else. The console notes events and then calls `commit`; while `waiting` is True nothing of
them may be shown. `released` is called on the loop when that changes.

A disk that fails, or does not answer for `PATIENCE_S`, is a `fault`: the table then plays on and
says so, and the writer catches up when the disk accepts data again.
"""

import logging
import socket
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

import msgspec
from msgspec import Raw

from controller.belt import Conclusion, Missing, Quality, Weak, earlier
from controller.errors import DiskFault, JournalError
from controller.record import backup, journal
from controller.record.dating import DATES, LOOK_S, Dating
from controller.record.journal.beside import open_own
from controller.record.journal.joining import Joined
from controller.record.journal.rows import Kind, Status
from controller.record.journal.store import PEOPLE, QUALITY
from controller.views.people import Person
from hardware.loop import Loop, Timer
from hardware.signals import Uid
from hardware.starting import persistently

PATIENCE_S = 5.0
"""A commit takes 3 to 30 ms on an SD card, and up to a second or two during its housekeeping."""

CLOCK_S = 5.0
"""A power cut gives the players back at most this much of the round clock."""

AT_FIRST = journal.Standing()

LATELY = 400.0
"""Roughly how many passes a tag's quality is learnt from: a sticker that wears out is noticed."""

_log = logging.getLogger(__name__)
_encode = msgspec.json.encode


class Recorder:
    """Records the matches of one table into the journal at *path*.

    A damaged journal is moved to `put_aside`, and a new one begins with everything in it that is
    sound. One of a newer Reclaim is left alone, and another one is written: `beside_newer`. Must be
    closed, on the loop's thread; `close` is idempotent. Raises `JournalError` when
    the journal cannot be opened, `CannotStart` when the computer refuses it a thread.
    """

    def __init__(self, path: Path, loop: Loop, table: str, simulated: bool = False) -> None:
        self._loop = loop
        self._table = table
        self._simulated = simulated
        self._woken, self._waker = persistently("The journal's line", socket.socketpair)
        self._woken.setblocking(False)
        self._waker.setblocking(False)
        with ExitStack() as undo:
            undo.enter_context(self._woken)
            undo.enter_context(self._waker)
            self.journal, self.put_aside = open_own(path, self._wake)
            self.beside_newer = self.journal.path.resolve() != path.resolve()
            undo.enter_context(self.journal)
            self._next_match = self.journal.last_number() + 1
            self._dating = Dating(self.journal.settings().get(DATES, ""))
            loop.watch(self._woken, self._progressed)
            undo.pop_all()
        self.released: list[Callable[[], None]] = []
        """Called when nothing is waited for any more, and when the fault has changed."""
        self._noted: list[journal.Statement] = []
        self._ticket = 0
        self._stalled: DiskFault | None = None
        self._patience: Timer | None = None
        self._mends: Timer | None = None
        """Looks whether dates can be mended."""
        self._mend_dates()
        self._closed = False

    def __repr__(self) -> str:
        return f"<Recorder to {self.journal!r}{', waiting' if self.waiting else ''}>"

    @property
    def fault(self) -> DiskFault | None:
        """Why nothing is being recorded at present; None while all is well."""
        return self.journal.writer.fault or self._stalled

    @property
    def waiting(self) -> bool:
        """Whether something was recorded that is not on disk yet."""
        return self.journal.writer.done < self._ticket and self.fault is None

    def begin(
        self,
        game: str,
        options: object,
        seats: Sequence[str],
        bots: Sequence[str],
        people: Mapping[str, str] = {},
    ) -> "MatchLog":
        """Record that a match begins now; *people* are the names at some of the seats."""
        record = journal.MatchRecord(
            id=self._next_match,
            game=game,
            options=msgspec.to_builtins(options),
            seats=tuple(seats),
            bots=tuple(bots),
            table=self._table,
            simulated=self._simulated,
            began_utc=self._dating.begins(),
            people=dict(people),
        )
        self._next_match += 1
        self.note(journal.rows.begin(record))
        if self._dating.waits:
            self.note(journal.rows.keep(DATES, self._dating.kept))
            self._mend_dates()
        return MatchLog(self, record.id, began_s=self._loop.now_s())

    def _mend_dates(self) -> None:
        """Look until it is known when all matches began."""
        if self._mends is not None:
            self._mends.cancel()
            self._mends = None
        if self._dating.mend():
            self.note(journal.rows.keep(DATES, self._dating.kept))
            self.commit()
        elif self._dating.waits:
            self._mends = self._loop.call_later(LOOK_S, self._mend_dates)

    def resume(self, record: journal.MatchRecord) -> "MatchLog":
        """Continue the record of an interrupted match: its clock resumes where it stopped."""
        entries = self.journal.entries(record.id)
        standing = self.journal.standing(record.id)
        played_s = max([standing.at_s, *(entry.at_s for entry in entries[-1:])])
        began_s = self._loop.now_s() - played_s
        return MatchLog(self, record.id, began_s, len(entries), standing)

    def abandon(self, record: journal.MatchRecord) -> None:
        """Record that an interrupted match will not resume."""
        self.note(journal.rows.scored(record.id, "abandoned", record.totals, ()))

    def learn(self, quality: Mapping[Uid, Quality]) -> None:
        """Note how well these tags read; for all others the earlier knowledge stays."""
        try:
            before = self.journal.quality()
        except JournalError:
            # The next reader of the journal is told; the match goes on.
            return
        known = before | {uid: _lately(one) for uid, one in quality.items()}
        self.note(journal.rows.keep(QUALITY, _encode(known).decode()))

    def remember(self, people: Sequence[Person]) -> None:
        """Note everybody who has played under a name, the latest first."""
        self.note(journal.rows.keep(PEOPLE, _encode(people).decode()))

    def save(self, path: Path) -> None:
        """Write a backup to the file at *path*. Raises `JournalError`."""
        backup.save(self.journal, path)

    def take(self, path: Path) -> Joined:
        """Add what the backup at *path* has and this journal has not. Raises `BackupRefused`,
        `JournalError` when this journal cannot be read or written."""
        with backup.opened(path) as taken:
            joins = backup.joined(self.journal, taken)
        self.note(joins.statements)
        self._next_match += joins.new
        self.commit()
        if not self.journal.writer.wait(self._ticket, PATIENCE_S):
            raise JournalError(f"{self.journal.path} cannot be written: {self.fault}")
        return joins

    def note(self, statements: journal.Statements) -> None:
        """Queue *statements* for the next `commit`."""
        self._noted += statements

    def commit(self) -> None:
        """Hand everything queued to the writer, all together.

        A virtual clock stands still until it is on disk, or there is a fault.
        """
        if not self._noted:
            return
        noted, self._noted = self._noted, []
        self._ticket = self.journal.writer.hand(noted)
        if self._loop.clock.virtual:
            self.journal.writer.wait(self._ticket)
        elif self._patience is None:
            self._patience = self._loop.call_later(PATIENCE_S, self._out_of_patience)

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._mends is not None:
            self._mends.cancel()
        self.commit()
        self._loop.unwatch(self._woken)
        self._rest()
        self.journal.close()
        if self.journal.writer.done < self._ticket:
            _log.warning(
                "what happened last is not in %s: %s", self.journal.path, self.journal.writer.fault
            )
        self._woken.close()
        self._waker.close()

    # ---- the writer's progress -----------------------------------------------------------------

    def _wake(self) -> None:
        """Called on the writer's thread."""
        with suppress(BlockingIOError):  # Full: the loop is about to wake up anyway.
            self._waker.send(b"\0")

    def _progressed(self) -> None:
        with suppress(BlockingIOError):
            self._woken.recv(4096)
        if self.journal.writer.done >= self._ticket:
            self._stalled = None
            self._rest()
        if not self.waiting:
            self._release()

    def _out_of_patience(self) -> None:
        self._patience = None
        self._stalled = DiskFault("silent", f"the disk has not answered for {PATIENCE_S:g} s")
        self._release()

    def _release(self) -> None:
        for released in self.released:
            released()

    def _rest(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def _lately(quality: Quality) -> Quality:
    share = min(1.0, LATELY / max(quality.passes, 1.0))
    return Quality(round(quality.passes * share, 3), round(quality.missed * share, 3))


class MatchLog:
    """Records the course of one match, which already has *entries* entries and a *standing* besides
    them."""

    def __init__(
        self,
        recorder: Recorder,
        match: int,
        began_s: float,
        entries: int = 0,
        standing: journal.Standing = AT_FIRST,
    ) -> None:
        self.match = match
        self.began_s = began_s
        """The loop's time at which the match's clock showed 0."""
        self.entries = entries
        self.standing = standing
        self._recorder = recorder
        self._told: list[Conclusion] = []
        """Conclusions of the belt that are not written yet."""
        self._went_on = False
        """Whether there was an entry since the standing was last recorded."""

    def __repr__(self) -> str:
        return f"<MatchLog of match {self.match}, {self.entries} entries>"

    def played(self, now_s: float, move: object, source: str, track_turn: float | None) -> None:
        """Record a move, caused by *source* (DEVICE@TIME), or made by the referee if that is ""."""
        self._write_told(now_s)
        self._add(now_s, "move", Raw(_encode(move)), source, track_turn)

    def told(self, now_s: float, conclusions: Sequence[Conclusion]) -> None:
        """Record the belt's conclusions: with the next move, or at once if the table may ask for
        something because of them."""
        self._told += (earlier(conclusion, self.began_s) for conclusion in conclusions)
        if any(isinstance(conclusion, Missing | Weak) for conclusion in conclusions):
            self._write_told(now_s)

    def learnt(self, quality: Mapping[Uid, Quality]) -> None:
        """Record how well these tags read, for future matches."""
        if quality:
            self._recorder.learn(quality)

    def undone(self, now_s: float, source: str) -> None:
        """Record that *source* took back the last move."""
        self._write_told(now_s)
        self._add(now_s, "undo", Raw(b"null"), source)

    def stands(
        self,
        now_s: float,
        half: Mapping[str, str],
        taps: Mapping[str, str],
        clock_left_s: float | None,
    ) -> None:
        """Record what else must survive a power cut. A running clock is noted with every entry, and
        every `CLOCK_S`."""
        at_s = max(0.0, now_s - self.began_s)
        before = self.standing
        clock_is_due = clock_left_s != before.clock_left_s and (
            clock_left_s is None
            or before.clock_left_s is None
            or self._went_on
            or at_s >= before.at_s + CLOCK_S
        )
        self._went_on = False
        if half != before.half or taps != before.taps or clock_is_due:
            self.standing = journal.Standing(
                at_s=at_s, half=dict(half), taps=dict(taps), clock_left_s=clock_left_s
            )
            self._recorder.note(journal.rows.stands(self.match, self.standing))

    def scored(self, totals: Mapping[str, int], winners: Sequence[str], over: bool) -> None:
        """Record that the points have changed, or the match is decided."""
        status: Status = "finished" if over else "open"
        self._recorder.note(journal.rows.scored(self.match, status, totals, tuple(winners)))

    def abandoned(self, totals: Mapping[str, int]) -> None:
        """Record that the players agreed to end it."""
        self._recorder.note(journal.rows.scored(self.match, "abandoned", totals, ()))

    def _write_told(self, now_s: float) -> None:
        if self._told:
            told, self._told = self._told, []
            self._add(now_s, "belt", Raw(_encode(told)))

    def _add(
        self,
        now_s: float,
        kind: Kind,
        body: Raw,
        source: str = "",
        track_turn: float | None = None,
    ) -> None:
        self.entries += 1
        self._went_on = True
        entry = journal.Entry(
            number=self.entries,
            at_s=max(0.0, round(now_s - self.began_s, 6)),
            kind=kind,
            body=body,
            source=source,
            track_turn=track_turn,
        )
        self._recorder.note(journal.rows.add(self.match, entry))
