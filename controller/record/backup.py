"""A backup of a table: pieces, people, settings and matches in one file; and how they come back.

The file is a journal by itself, and all that is in it is checked when it is taken: a stick may have
been pulled out, and anybody can put a file onto one. What comes back joins what is there; nothing
that is there is lost, changed or overruled:

- a tag that has no piece here gets its own, as a spare if that piece has a tag already; one that is
  another piece here stays that, and is counted;
- a match that is here already, or has gone on here, stays as it is; one that has gone on in the
  backup does so here, too; any other comes in addition, with a number of its own;
- people and settings come where there are none of that name.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from controller.errors import BackupRefused, DamagedJournal, DiskError, JournalError, NewerJournal
from controller.match.registry import original, spare
from controller.record.journal import Entry, Journal, MatchRecord, Statement, rows
from controller.record.journal.schema import explain
from controller.record.journal.store import PEOPLE, QUALITY
from controller.views import Notice
from hardware.signals import Uid


def save(journal: Journal, path: Path) -> None:
    """Write a backup of a *journal* to the file at *path*, as it is at one instant. Raises
    `JournalError`."""
    path.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(path)) as target:
            path.chmod(0o600)
            journal.copy_to(target)
            # In one file: a log beside it would stay here.
            target.execute("PRAGMA journal_mode = DELETE")
    except (OSError, sqlite3.Error) as error:
        raise JournalError(f"{path} cannot be written: {explain(error)}") from None


def opened(path: Path) -> Journal:
    """Open the backup at *path*, which holds nothing but what is sound. Raises `BackupRefused`."""
    try:
        journal = Journal(path)
    except NewerJournal:
        raise BackupRefused("newer") from None
    except DamagedJournal:
        raise BackupRefused("damaged") from None
    except DiskError:
        raise BackupRefused("failed") from None
    except JournalError:
        raise BackupRefused("foreign") from None
    try:
        journal.check_all()
    except (JournalError, OSError):
        journal.close()
        raise BackupRefused("damaged") from None
    return journal


class Joined(Struct, frozen=True):
    """What a backup adds: the `statements` that write it, and how much that is."""

    statements: tuple[Statement, ...]
    new: int
    """How many matches have a new number."""
    matches: int
    """How many were not here, or had not gone on so far."""
    pieces: int
    people: int
    left: int
    """Tags that are another piece here."""

    def notice(self, file: str) -> Notice:
        """What is told of it."""
        if not (self.matches or self.pieces or self.people or self.left):
            return Notice("table-backup-known", {"file": file})
        counts = {"matches": self.matches, "pieces": self.pieces, "people": self.people}
        return Notice("table-backup-taken", {"file": file, **counts, "left": self.left})


def joined(here: Journal, backup: Journal) -> Joined:
    """Return what *backup* adds to what is *here*. Raises `JournalError` when that cannot be read:
    then nothing can be said to be missing."""
    statements: list[Statement] = []
    tags = here.tags()
    together, left = _together(tags, backup.tags())
    statements += rows.relisted(tags, together)
    people = _people(here, backup)
    if people:
        known = (*here.people(), *people)
        statements += rows.keep(PEOPLE, msgspec.json.encode(known).decode())
    statements += _settings(here, backup)
    new, added = 0, 0
    begun: dict[bytes, list[int]] = {}
    for other in here.matches():
        if isinstance(other, MatchRecord):
            begun.setdefault(_beginning(other), []).append(other.id)
    for record, entries in _matches(backup):
        twin = _same(here, begun.get(_beginning(record), ()), entries)
        if twin is None:
            new += 1
            number, before = here.last_number() + new, 0
            statements += rows.begin(replace(record, id=number))
        else:
            number, before = twin
        if twin is None or before < len(entries):
            added += 1
            for entry in entries[before:]:
                statements += rows.add(number, entry)
            statements += rows.stands(number, backup.standing(record.id))
            statements += rows.scored(number, record.status, record.totals, record.winners)
    return Joined(tuple(statements), new, added, len(together) - len(tags), len(people), left)


def _together(known: Mapping[Uid, str], more: Mapping[Uid, str]) -> tuple[dict[Uid, str], int]:
    """Return the list of pieces *known* with those of another, and how many tags of that one are
    another piece here."""
    together, left = dict(known), 0
    for uid, name in more.items():
        if uid in known:
            left += original(known[uid]) != original(name)
        else:
            taken = name in together.values()
            together[uid] = spare(original(name), list(together.values())) if taken else name
    return together, left


def _people(here: Journal, backup: Journal) -> tuple[object, ...]:
    names = {one.name for one in here.people()}
    return tuple(one for one in backup.people() if one.name not in names)


def _settings(here: Journal, backup: Journal) -> Iterator[Statement]:
    known = here.settings()
    for name, value in backup.settings().items():
        if name not in known and name not in (PEOPLE, QUALITY):
            yield from rows.keep(name, value)
    quality = backup.quality() | here.quality()
    if quality != here.quality():
        yield from rows.keep(QUALITY, msgspec.json.encode(quality).decode())


def _matches(backup: Journal) -> Iterator[tuple[MatchRecord, tuple[Entry, ...]]]:
    """Yield the matches in order, so that they are numbered in order."""
    for record in reversed(backup.matches()):
        if isinstance(record, MatchRecord):
            yield record, backup.entries(record.id)


def _same(
    here: Journal, numbers: Sequence[int], entries: Sequence[Entry]
) -> tuple[int, int] | None:
    """Return which of the matches of these *numbers* has these *entries*, or some of them, or some
    more; and how many of them it has. None if each went another way."""
    for number in numbers:
        try:
            known = here.entries(number)
        except DamagedJournal:
            # What is sound comes in addition.
            continue
        shorter = min(len(known), len(entries))
        if known[:shorter] == tuple(entries[:shorter]):
            return number, shorter
    return None


def _beginning(record: MatchRecord) -> bytes:
    """What two matches have in common only if they are the same, or began without a clock."""
    began = replace(record, id=0, status="open", totals={}, winners=())
    return msgspec.json.encode(began, order="deterministic")
