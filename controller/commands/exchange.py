"""`reclaim export` and `reclaim import`: move a match from the journal to a file, and back.

The file is described in docs/match-file.md.
"""

import argparse
import sys
from contextlib import suppress
from pathlib import Path

from msgspec.structs import replace

from controller.commands.service import journal_path
from controller.errors import DamagedJournal, JournalError, MatchFileError
from controller.record import matchfile
from controller.record.journal import (
    Entry,
    Journal,
    MatchRecord,
    Statement,
    WritableJournal,
    rows,
)
from hardware.config.files import read_bytes
from hardware.durable import write_whole

STANDARD_OUTPUT = "-"

LONGEST_BYTES = 16 * 1024 * 1024
"""A match file of 1,500 moves is 200 KB."""

BEGINS = b'{"reclaim-match":'
"""How every match file begins."""


def export(options: argparse.Namespace) -> int:
    """Write a match to a file, or to standard output."""
    record, entries = recorded(options.match, options.journal)
    check_over(record, options.referee)
    data = matchfile.write(record, entries, without_secrets=options.without_secrets)
    if options.output == STANDARD_OUTPUT:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return 0
    path = Path(options.output or f"match-{record.id}.jsonl")
    try:
        _check_overwritten(path)
        write_whole(path, data)
    except OSError as error:
        raise MatchFileError(f"{path} cannot be written: {error.strerror}") from None
    print(f"Match {record.id} is in {path}.")
    return 0


def check_over(record: MatchRecord, referee: bool) -> None:
    """Raise `JournalError` if a match may go on: its moves reveal what players still hide from one
    another, and only a *referee* may see that."""
    if record.status == "open" and not referee:
        raise JournalError(
            f"match {record.id} is not over, and its moves tell what its players hide from one "
            "another; add --referee to see them all the same"
        )


def _check_overwritten(path: Path) -> None:
    """Raise `MatchFileError` if overwriting would destroy something other than a match file, such
    as a journal. Raises `OSError`."""
    if not path.is_file():
        return
    with path.open("rb") as file:
        begins = file.read(len(BEGINS))
    if begins and begins != BEGINS:
        raise MatchFileError(f"{path} is no match file, so it is not overwritten; name another one")


def import_(options: argparse.Namespace) -> int:
    """Add the match in a file to the journal, unless it is already there."""
    record, entries = read_file(options.file)
    with WritableJournal(journal_path(options.journal)) as journal:
        known = _same(journal, record, entries)
        if known is not None:
            print(f"{options.file} is in the journal already: match {known}.")
            return 0
        number = _add(journal, record, entries)
    print(f"{options.file} is now match {number}.")
    return 0


def recorded(match: int | Path, journal: Path | None) -> tuple[MatchRecord, tuple[Entry, ...]]:
    """Return a match by its number in the journal, or from a file."""
    if isinstance(match, Path):
        return read_file(match)
    with Journal(journal_path(journal)) as opened:
        return opened.match(match), opened.entries(match)


def read_file(path: Path) -> tuple[MatchRecord, tuple[Entry, ...]]:
    """Return the match in the file at *path*. Raises `MatchFileError`, and `InputFileError` when it
    cannot be read."""
    data = read_bytes(path, LONGEST_BYTES, "a match file")
    try:
        return matchfile.read(data)
    except MatchFileError as error:
        raise MatchFileError(f"{path}, {error}") from None


def _same(journal: Journal, record: MatchRecord, entries: tuple[Entry, ...]) -> int | None:
    """Return the number of the match that would be exported as the same file, or None."""
    data = matchfile.write(record, entries)
    for other in journal.matches():
        if not isinstance(other, MatchRecord):
            continue
        # A damaged match is not the same.
        with suppress(DamagedJournal):
            if (other.game, other.began_utc) == (record.game, record.began_utc) and (
                matchfile.write(other, journal.entries(other.id)) == data
            ):
                return other.id
    return None


def _add(journal: WritableJournal, record: MatchRecord, entries: tuple[Entry, ...]) -> int:
    """Write the whole match or nothing of it; return its number."""
    number = journal.last_number() + 1
    statements: list[Statement] = [*rows.begin(replace(record, id=number))]
    for entry in entries:
        statements += rows.add(number, entry)
    if not journal.writer.wait(journal.writer.hand(statements)):
        raise JournalError(f"{journal.path} cannot be written: {journal.writer.fault}")
    return number
