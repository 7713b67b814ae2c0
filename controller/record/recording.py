"""What the console has to do with the journal: which match is recorded, and what it says when none
can be.

A match that would be lost with the next power cut must not begin unawares; one that runs goes on,
and everybody is told.
"""

from collections.abc import Mapping, Sequence

from controller.errors import JournalError
from controller.record.journal import Entry, MatchRecord
from controller.record.recorder import MatchLog, Recorder
from controller.views import Notice
from hardware.signals import Uid


class Recording:
    """The matches of one table as its *recorder* takes them down.

    Without one they are played and forgotten, unless *impossible* says why there is none: then no
    match begins.
    """

    def __init__(self, recorder: Recorder | None = None, impossible: str | None = None) -> None:
        self.recorder = recorder
        self.log: MatchLog | None = None
        """Of the match that is being recorded."""
        self._impossible = impossible
        self._shown: str | None = None
        self._unproven = False
        """Whether it is not known yet that the match which began can be recorded."""

    def __repr__(self) -> str:
        return f"<Recording by {self.recorder!r}{f', {self.fault}' if self.fault else ''}>"

    @property
    def fault(self) -> str | None:
        """Why nothing is being recorded although it should be; None while all is well."""
        if self.recorder is None:
            return self._impossible
        return self.recorder.fault

    def interrupted(self) -> MatchRecord | None:
        """The match that was going on when the power was cut."""
        return None if self.recorder is None else self.recorder.journal.open_match()

    def so_far(self, record: MatchRecord) -> tuple[Entry, ...]:
        """What has happened in a match that was interrupted; nothing where that cannot be read."""
        if self.recorder is None:
            return ()
        try:
            return self.recorder.journal.entries(record.id)
        except JournalError:
            # A player who goes on with it is told why that is impossible.
            return ()

    def tags(self) -> dict[Uid, str]:
        """The list of pieces, UID -> piece; an empty one without a journal."""
        return {} if self.recorder is None else self.recorder.journal.tags()

    # ---- what happens to matches -----------------------------------------------------------------

    def begin(
        self, game: str, options: object, seats: Sequence[str], bots: Sequence[str]
    ) -> MatchLog | None:
        """A match begins; must not be called while there is a fault."""
        self.log = None
        if self.recorder is not None:
            self.log = self.recorder.begin(game, options, seats, bots)
            self._unproven = True
        return self.log

    def resume(self, record: MatchRecord) -> tuple[MatchLog, tuple[Entry, ...]]:
        """A match that was interrupted goes on: its log, and what happened before.

        Raises `JournalError` when that cannot be read.
        """
        assert self.recorder is not None, "only what was recorded can be interrupted"
        entries = self.recorder.journal.entries(record.id)
        self.log = self.recorder.resume(record)
        return self.log, entries

    def abandon(self, record: MatchRecord) -> None:
        """A match that was interrupted will not go on; its moves stay in the history."""
        assert self.recorder is not None, "only what was recorded can be interrupted"
        self.recorder.abandon(record)

    def give_up(self, totals: Mapping[str, int]) -> None:
        """Everybody has agreed to end the match that runs."""
        if self.log is not None:
            self.log.abandoned(totals)

    def disproved(self) -> bool:
        """Whether the match that has just begun turns out not to be recorded: then it must end.

        To be asked when what has happened may be seen, and says so once.
        """
        began, self._unproven = self._unproven, False
        if not began or self.fault is None or self.log is None or self.recorder is None:
            return False
        self.log.abandoned({})
        self.recorder.commit()
        return True

    # ---- what is said of it ----------------------------------------------------------------------

    def news(self) -> bool:
        """Whether the fault is another than when this was asked last."""
        before, self._shown = self._shown, self.fault
        return before != self._shown

    def faults(self, *, playing: bool) -> tuple[Notice, ...]:
        """What everybody should know, while a match runs and while none does."""
        fault = self.fault
        if fault is not None:
            id = "table-not-recorded" if playing else "table-cannot-record"
            return (Notice(id, {"reason": fault}, kind="fault"),)
        aside = None if self.recorder is None else self.recorder.put_aside
        if aside is None:
            return ()
        return (Notice("table-journal-damaged", {"file": aside.name}, kind="fault"),)
