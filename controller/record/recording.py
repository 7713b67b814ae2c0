"""The matches of one table as they are recorded, and what is said when that is impossible."""

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from controller.belt import Quality
from controller.errors import BackupRefused, DiskFault, JournalError
from controller.record.journal import (
    DamagedMatch,
    Entry,
    Journal,
    MatchRecord,
    rows,
)
from controller.record.recorder import MatchLog, Recorder
from controller.record.unkept import Unkept
from controller.views import Notice
from controller.views.people import Person
from hardware.signals import Uid

Found = TypeVar("Found")

_log = logging.getLogger(__name__)


def interrupted(
    journal: Journal, game: str | None, people: Collection[str] | int | None
) -> MatchRecord | None:
    """Return the latest match of a journal that was neither finished nor abandoned: of *game* and
    with *people* at these seats, or with that number of people, if given."""
    if people is not None and not isinstance(people, int):
        people = set(people)
    for match in journal.open_matches():
        sat = set(match.seats) - set(match.bots)
        these = len(sat) == people if isinstance(people, int) else people in (None, sat)
        if these and game in (None, match.game):
            return match
    return None


def renamed(match: MatchRecord, name: str, new: str) -> MatchRecord:
    """Return the record of a match in which the person of that *name* is called otherwise, or
    nobody in particular if *new* is empty."""
    called = {seat: new if one == name else one for seat, one in match.people.items()}
    return replace(match, people={seat: one for seat, one in called.items() if one})


class Recording:
    """The matches of one table as its *recorder* records them, and what is said when it cannot.

    A match that the next power cut would wipe out must not begin unnoticed; one that is under way
    goes on, and everyone is told.

    Without a recorder matches are played and forgotten, unless *impossible* says why there is none:
    then no match begins. A journal in memory is *unkept*, which everyone is told.
    """

    def __init__(
        self,
        recorder: Recorder | None = None,
        impossible: DiskFault | None = None,
        unkept: Unkept | None = None,
    ) -> None:
        self.recorder = recorder
        self.unkept = unkept
        """Why the recorder's journal is in memory; None if it lasts."""
        self.log: MatchLog | None = None
        """Of the match that is being recorded."""
        self._impossible = impossible
        self._shown: DiskFault | None = None
        self._unproven = False
        """Whether it is still unknown if the match that began can be recorded."""
        self._played: frozenset[str] | None = None
        """The games that people have played to the end; None until the journal has been asked."""

    def __repr__(self) -> str:
        return f"<Recording by {self.recorder!r}{f', {self.fault}' if self.fault else ''}>"

    @property
    def fault(self) -> DiskFault | None:
        """Why nothing is being recorded although it should be; None while all is well."""
        if self.recorder is None:
            return self._impossible
        return self.recorder.fault

    @property
    def disk_fault(self) -> str:
        """What is wrong with the disk; empty if nothing is."""
        if self.fault is not None:
            return self.fault.code
        if self.unkept is None:
            return ""
        # What the initramfs has found, it keeps from being written.
        return self.unkept.why if self.unkept.why in ("full", "failing") else "read-only"

    @property
    def sound(self) -> bool:
        """Whether the table's own journal was read, nothing of it was put aside, and it can be
        written where it lasts."""
        recorder = self.recorder
        if recorder is None or recorder.fault is not None or self.unkept is not None:
            return False
        return recorder.put_aside is None and not recorder.beside_newer

    def interrupted(
        self, game: str | None = None, people: Collection[str] | None = None
    ) -> MatchRecord | None:
        """Return the match interrupted by a power cut or kept for later: the latest, or the latest
        of *game* and with *people* at these seats, if given."""
        return None if self.recorder is None else interrupted(self.recorder.journal, game, people)

    def practised(self) -> bool:
        """Whether people have played a match to its end."""
        return bool(self._games_played())

    def new(self, game: str) -> bool:
        """Whether people are to learn *game*: they have played no match of it to its end. Without a
        journal nobody knows, and nobody is taught."""
        if self.recorder is None:
            return False
        if self._played is None:
            self._played = self._games_played()
        return game not in self._played

    def _games_played(self) -> frozenset[str]:
        """Return the games of which people have played a match to its end."""
        return frozenset(
            match.game
            for match in self.matches()
            if match.status == "finished" and set(match.bots) < set(match.seats)
        )

    def matches(self) -> tuple[MatchRecord, ...]:
        """Return every match that can be read, latest first."""
        found: tuple[MatchRecord | DamagedMatch, ...]
        found = self._read(lambda journal: journal.matches(), ())
        return tuple(match for match in found if isinstance(match, MatchRecord))

    def people(self) -> tuple[Person, ...]:
        """Return everybody who has played under a name, the latest first; nobody if that cannot be
        read."""
        return self._read(lambda journal: journal.people(), ())

    def so_far(self, record: MatchRecord) -> tuple[Entry, ...]:
        """Return the entries of an interrupted match, or none if they cannot be read."""
        # A player who resumes it is told why that is impossible.
        return self._read(lambda journal: journal.entries(record.id), ())

    def played(self, number: int) -> tuple[MatchRecord, tuple[Entry, ...]] | None:
        """Return a match and its entries; None if they cannot be read."""
        return self._read(lambda journal: (journal.match(number), journal.entries(number)), None)

    def tags(self) -> dict[Uid, str]:
        """Return the list of pieces, UID -> piece; empty without a journal."""
        return {} if self.recorder is None else self.recorder.journal.tags()

    def enrol(self, before: Mapping[Uid, str], after: Mapping[Uid, str]) -> None:
        """Change the list of pieces."""
        if self.recorder is not None:
            self.recorder.note(tuple(rows.relisted(before, after)))

    def quality(self) -> dict[Uid, Quality]:
        """Return how well tags read, as learnt in matches; empty if that cannot be read."""
        return self._read(lambda journal: journal.quality(), {})

    def _read(self, read: Callable[[Journal], Found], otherwise: Found) -> Found:
        """Return what is read from the journal, or *otherwise* if there is none or it cannot be."""
        if self.recorder is None:
            return otherwise
        try:
            return read(self.recorder.journal)
        except JournalError:
            return otherwise

    # ---- what happens to matches -----------------------------------------------------------------

    def begin(
        self,
        game: str,
        options: object,
        seats: Sequence[str],
        bots: Sequence[str],
        people: Mapping[str, str] = {},
    ) -> MatchLog | None:
        """Begin a match; must not be called while there is a fault."""
        self.log = self._played = None
        if self.recorder is not None:
            self.log = self.recorder.begin(game, options, seats, bots, people)
            self._unproven = True
        return self.log

    def resume(self, record: MatchRecord) -> tuple[MatchLog, tuple[Entry, ...]]:
        """Resume an interrupted match; return its log, and what happened before.

        Raises `JournalError` when that cannot be read.
        """
        assert self.recorder is not None, "only what was recorded can be interrupted"
        entries = self.recorder.journal.entries(record.id)
        self.log = self.recorder.resume(record)
        return self.log, entries

    def abandon(self, record: MatchRecord) -> None:
        """Give up an interrupted match; its moves stay in the history."""
        assert self.recorder is not None, "only what was recorded can be interrupted"
        self.recorder.abandon(record)

    def give_up(self, totals: Mapping[str, int]) -> None:
        """Give up the current match, as everyone has agreed."""
        if self.log is not None:
            self.log.abandoned(totals)

    def save_backup(self, path: Path) -> None:
        """Write a backup to the file at *path*. Raises `JournalError`."""
        if self.recorder is None:
            raise JournalError("nothing is recorded here, so there is nothing to save")
        self.recorder.save(path)

    def take_backup(self, path: Path, name: str) -> Notice:
        """Add what is in the backup at *path*, which is called *name*; return what is told of
        it."""
        try:
            if self.recorder is None:
                raise BackupRefused("failed")
            return self.recorder.take(path).notice(name)
        except BackupRefused as refused:
            return Notice(f"table-backup-{refused.code}", {"file": name}, kind="fault")
        except JournalError as error:
            _log.warning("the backup was not taken: %s", error)
            return Notice("table-backup-failed", kind="fault")

    def keep(self, name: str, value: str) -> None:
        """Keep a setting of the table."""
        if self.recorder is not None:
            self.recorder.note(rows.keep(name, value))

    def setting(self, name: str) -> str:
        """Return a setting of the table; empty if there is none, or it cannot be read."""
        return self._read(lambda journal: journal.settings().get(name, ""), "")

    def remember(self, people: Sequence[Person]) -> None:
        """Keep everybody who has played under a name, the latest first."""
        if self.recorder is not None:
            self.recorder.remember(people)

    def disproved(self) -> bool:
        """Return True if the match that has just begun turns out not to be recorded: then it must
        end.

        To be called when what has happened may be seen; returns True only once.
        """
        began, self._unproven = self._unproven, False
        if not began or self.fault is None or self.log is None or self.recorder is None:
            return False
        self.log.abandoned({})
        self.recorder.commit()
        return True

    def rename(self, name: str, new: str) -> None:
        """Call the person of that *name* otherwise in all matches; with an empty one they are
        nobody in particular there."""
        for match in self.matches():
            if self.recorder is not None and name in match.people.values():
                self.recorder.note(rows.called(renamed(match, name, new)))

    # ---- what is said of it ----------------------------------------------------------------------

    def news(self) -> bool:
        """Return True if the fault has changed since the last call."""
        before, self._shown = self._shown, self.fault
        return before != self._shown

    def faults(self, *, playing: bool, asks: bool = False) -> tuple[Notice, ...]:
        """Return what everyone should know, during a match or between matches; and while the table
        *asks* whether anything is to be played that will not be kept."""
        fault = self.fault
        if fault is not None:
            id = "table-not-recorded" if playing else "table-cannot-record"
            return (Notice(id, {"fault": fault.code}, kind="fault"),)
        if self.unkept is not None:
            return (self.unkept.asked if asks else self.unkept.told,)
        if self.recorder is None:
            return ()
        aside, found = self.recorder.put_aside, list[Notice]()
        if aside is not None:
            found.append(Notice("table-journal-damaged", {"file": aside.name}, kind="fault"))
        if self.recorder.beside_newer and not playing:
            found.append(Notice("table-journal-newer", kind="fault"))
        return tuple(found)
