"""What is still to be told: results until somebody has acknowledged them, and how the table is.

Results wait in the journal itself, so that nothing of them is lost however long a broker is away;
of how the table is, the latest is enough, and each change of its faults. What was acknowledged
stands in a file of its own, as a line of JSON that is added to all that was known when it was
written. It may be lost: everything is told once more then.
"""

import logging
import os
import secrets
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from controller.errors import JournalError
from controller.record.journal import Journal, MatchRecord
from controller.telling.results import id_of, result_of
from controller.views.telling import Result, TableState
from hardware.files import make_folder, write_whole

TABLE_BYTES = 8
MOST_STATES = 64
"""How many changes of faults wait for a broker; the oldest goes first, and the log says so."""
LONGEST_BYTES = 64 * 1024 * 1024
STALE = 100
"""How many matches, and lines of the file, may stand there that mean nothing any more."""
RECENT = 3
"""How many of the last matches may still go on after their end: their entries are looked at each
time that the journal has changed."""

_encode = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)


class Told(Struct, frozen=True, omit_defaults=True):
    """What was acknowledged of a match."""

    revision: int
    bots: dict[str, str] = {}
    """Seat -> the level that was told, so that it is the same when it is told again."""
    record: str = ""
    """A digest of the match's record as it stood then: one that is the same is not read again."""


class ToldFile(Struct, frozen=True):
    """What the first line of the file has; further lines have what was acknowledged since."""

    table: str
    """The table's own name for others, drawn at random once."""
    told: dict[str, Told] = {}


class Outbox:
    """What the table whose matches are in the *journal* has to tell; what was acknowledged is kept
    in the file *keeps*. Raises OSError if that cannot be written."""

    def __init__(self, journal: Path, keeps: Path) -> None:
        self._journal = journal
        self._keeps = keeps
        kept = _kept(keeps)
        self.table = kept.table if kept else secrets.token_hex(TABLE_BYTES)
        self._told = dict(kept.told) if kept else {}
        self._digests: dict[str, str] = {}
        """Of the records of matches that are being told."""
        self._settled: dict[int, tuple[MatchRecord, str]] = {}
        """Matches whose end was acknowledged, by their numbers, as they stood then, and what names
        them; nothing for one that cannot be read."""
        self._latest = ("", 0)
        """The last match that is over: what names it, and its number."""
        self._added = 0
        """How many lines were added to the file since it was written."""
        self._finished: list[int] = []
        self._stamp: object = None
        self._states: deque[TableState] = deque()
        self._bots: dict[str, str] = {}
        self._bots_of = ""
        make_folder(keeps.parent)
        self._keep()

    def __repr__(self) -> str:
        return f"<Outbox of {self.table}, {len(self._told)} matches told>"

    # ---- results ---------------------------------------------------------------------------------

    def results(self) -> Iterator[Result]:
        """Yield the results that nobody has acknowledged, the first match first. What is damaged
        in the journal is left out: the table says so itself."""
        stamp = self._stamped()
        if stamp is None or stamp == self._stamp:
            return
        try:
            with Journal(self._journal) as journal:
                yield from self._untold(journal)
        except JournalError as error:
            _log.warning("no results can be read now: %s", error)
            return
        if all(number in self._settled for number in self._finished):
            self._stamp = stamp
            self._forget_gone()

    def _untold(self, journal: Journal) -> Iterator[Result]:
        found = [one for one in journal.matches() if isinstance(one, MatchRecord)]
        recent = {one.id for one in found[:RECENT]}
        known = {told.record: match for match, told in self._told.items() if told.record}
        finished = [one for one in reversed(found) if one.status == "finished"]
        self._finished = [one.id for one in finished]
        for record in finished:
            settled = self._settled.get(record.id)
            if record.id not in recent:
                if settled is not None and settled[0] == record:
                    continue
                if match := known.get(_digest(record), ""):
                    self._settled[record.id] = record, match
                    continue
            try:
                entries = journal.entries(record.id)
            except JournalError as error:
                _log.warning("match %d is not told: %s", record.id, error)
                self._settled[record.id] = record, ""
                continue
            match = id_of(record, entries)
            self._latest = match, record.id
            told = self._told.get(match)
            if told is not None and told.revision >= len(entries):
                self._settled[record.id] = record, match
                continue
            self._settled.pop(record.id, None)
            self._digests[match] = _digest(record)
            bots = told.bots if told else self._levels(record)
            yield result_of(record, entries, self.table, bots)

    def number_of(self, match: str) -> int:
        """Return the number of a match in the journal, if it is the last that is over; or 0."""
        latest, number = self._latest
        return number if match == latest else 0

    def _levels(self, record: MatchRecord) -> dict[str, str]:
        """Return the levels of the bots of a match, if it is the one that was seen last."""
        same = self._bots_of == record.game and set(self._bots) == set(record.bots)
        return self._bots if same else {}

    def acknowledge(self, result: Result) -> None:
        """Note durably that somebody has this result. Raises OSError."""
        bots = {one.seat: one.bot for one in result.players if one.bot}
        self._note(result.match, Told(result.revision, bots, self._digests.pop(result.match, "")))

    def _note(self, match: str, told: Told) -> None:
        self._told[match] = told
        if self._added > len(self._told) + STALE:
            self._keep()
            return
        with self._keeps.open("ab") as file:
            file.write(_encode({match: told}) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self._added += 1

    def tell_again(self, most: int | None = None) -> None:
        """Tell every result once more, or the last ones that were told, *most* of them. The levels
        of bots stay the same."""
        for match in list(self._told)[-most if most else None :]:
            self._told[match] = Told(0, self._told[match].bots)
        self._settled.clear()
        self._stamp = None
        if not most:
            self._keep()

    def _stamped(self) -> object:
        """Return what changes with the journal; None where there is none."""
        stamps = []
        for path in (self._journal, self._journal.with_name(f"{self._journal.name}-wal")):
            try:
                status = path.stat()
            except OSError:
                continue
            stamps.append((path.name, status.st_ino, status.st_mtime_ns, status.st_size))
        return stamps or None

    def _forget_gone(self) -> None:
        """Forget what the journal has no more. A match that is taken up once more is not finished,
        so a few are left."""
        there = {match for _, match in self._settled.values()}
        if "" not in there and len(self._told.keys() - there) > STALE:
            self._told = {match: told for match, told in self._told.items() if match in there}
            self._keep()

    def _keep(self) -> None:
        write_whole(self._keeps, _encode(ToldFile(self.table, self._told)) + b"\n")
        self._added = 0

    # ---- how the table is ------------------------------------------------------------------------

    def put(self, state: TableState) -> None:
        """Note how the table is now. Raises OSError."""
        if state.bots and state.game:
            self._bots, self._bots_of = dict(state.bots), state.game
            if state.stage == "over":
                self._note_levels()
        if self._states and self._states[-1].faults == state.faults:
            self._states.pop()
        self._states.append(state)
        if len(self._states) > MOST_STATES:
            self._states.popleft()
            _log.warning("more than %d changes of faults wait; the oldest is left out", MOST_STATES)

    def _note_levels(self) -> None:
        """Note how strong the bots were in the match that has just ended: others may play before
        the broker is back."""
        with suppress(JournalError), Journal(self._journal) as journal:
            for record in journal.matches(1):
                if isinstance(record, MatchRecord) and (levels := self._levels(record)):
                    match = id_of(record, journal.entries(record.id))
                    if match not in self._told:
                        self._note(match, Told(0, levels))

    def state(self) -> TableState | None:
        """Return what is to be told next of how the table is."""
        return self._states[0] if self._states else None

    def told(self, state: TableState) -> None:
        """Note that somebody has this state."""
        if self._states and self._states[0] is state:
            self._states.popleft()


def _digest(record: MatchRecord) -> str:
    return blake2b(_encode(record), digest_size=8).hexdigest()


def _kept(path: Path) -> ToldFile | None:
    try:
        with path.open("rb") as file:
            first, *added = file.read(LONGEST_BYTES).splitlines()
        kept = msgspec.json.decode(first, type=ToldFile)
        for line in added:
            # A power cut may have left the beginning of one.
            with suppress(ValueError, msgspec.MsgspecError):
                kept.told.update(msgspec.json.decode(line, type=dict[str, Told]))
        return kept
    except FileNotFoundError:
        return None
    except (OSError, ValueError, msgspec.MsgspecError) as error:
        _log.warning("%s cannot be read, so that everything is told once more: %s", path, error)
        return None
