"""`reclaim export` and `reclaim import`: a match leaves the journal as a file, and comes into one.

The file is described in docs/match-file.md.
"""

import argparse
import sys
from pathlib import Path

from msgspec.structs import replace

from controller import matchfile
from controller.errors import JournalError, MatchFileError
from controller.journal import (
    Entry,
    Journal,
    MatchRecord,
    Statement,
    WritableJournal,
    default_path,
    rows,
)

STANDARD_OUTPUT = "-"


def export(options: argparse.Namespace) -> int:
    """Write a match into a file, or to standard output."""
    with Journal(options.journal or default_path()) as journal:
        record, entries = journal.match(options.match), journal.entries(options.match)
    data = matchfile.write(record, entries, without_secrets=options.without_secrets)
    if options.output == STANDARD_OUTPUT:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return 0
    path = Path(options.output or f"match-{record.id}.jsonl")
    try:
        path.write_bytes(data)
    except OSError as error:
        raise MatchFileError(f"{path} cannot be written: {error.strerror}") from None
    print(f"Match {record.id} is in {path}.")
    return 0


def import_(options: argparse.Namespace) -> int:
    """Take the match in a file into the journal, unless it is there already."""
    record, entries = read_file(options.file)
    with WritableJournal(options.journal or default_path()) as journal:
        known = _same(journal, record, entries)
        if known is not None:
            print(f"{options.file} is in the journal already: match {known}.")
            return 0
        number = _add(journal, record, entries)
    print(f"{options.file} is now match {number}.")
    return 0


def read_file(path: Path) -> tuple[MatchRecord, tuple[Entry, ...]]:
    """The match in the file at *path*. Raises `MatchFileError`."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise MatchFileError(f"{path} cannot be read: {error.strerror}") from None
    try:
        return matchfile.read(data)
    except MatchFileError as error:
        raise MatchFileError(f"{path}, {error}") from None


def _same(journal: Journal, record: MatchRecord, entries: tuple[Entry, ...]) -> int | None:
    """The number of the match that would be exported as the very same file."""
    data = matchfile.write(record, entries)
    for other in journal.matches():
        if (other.game, other.began_utc) == (record.game, record.began_utc) and (
            matchfile.write(other, journal.entries(other.id)) == data
        ):
            return other.id
    return None


def _add(journal: WritableJournal, record: MatchRecord, entries: tuple[Entry, ...]) -> int:
    """Write the whole match or nothing of it; its number."""
    number = journal.last_number() + 1
    statements: list[Statement] = [*rows.begin(replace(record, id=number))]
    for entry in entries:
        statements += rows.add(number, entry)
    if not journal.writer.wait(journal.writer.hand(statements)):
        raise JournalError(f"{journal.path} cannot be written: {journal.writer.fault}")
    return number
