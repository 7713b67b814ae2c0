"""`reclaim history`, `reclaim export` and `reclaim import`: the matches of the journal, in a list
and as files.

A match's file is described in docs/match-file.md.
"""

import argparse
import sys
from codecs import BOM_UTF8
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from controller.bots.company import bot_at
from controller.commands.service import journal_path
from controller.errors import DamagedJournal, JournalError, MatchFileError
from controller.games.catalogue import CATALOGUE
from controller.record import matchfile
from controller.record.dating import DATES, Dates, dates
from controller.record.journal import (
    DamagedMatch,
    Entry,
    Journal,
    MatchRecord,
    Statement,
    WritableJournal,
    rows,
    standing_moves,
)
from controller.record.journal.rows import ABOUT, Status
from hardware.files import read_bytes, write_whole, writing

COLUMNS = ("match", "began", "game", "status", "moves", "length", "players")


class HistoryLine(Struct, frozen=True, omit_defaults=True):
    """A match as the history lists it."""

    number: int
    game: str
    began: str | None
    """ISO 8601, UTC; null if the table's clock was not set. With -00:00 in place of +00:00 it is
    not certain."""
    status: Status | Literal["damaged"]
    players: tuple[str, ...]
    bots: tuple[str, ...]
    totals: dict[str, int]
    winners: tuple[str, ...]
    moves: int
    """Without those that were taken back."""
    duration_s: float
    """Up to the last entry; the time without power does not count."""
    people: dict[str, str] = {}
    """Seat -> the name of the person there."""
    damage: str = ""
    """Why the match cannot be read, as a sentence; then nothing else is known of it."""


def history(options: argparse.Namespace) -> int:
    """Print the matches, newest first: a table for people, or one JSON object."""
    path = journal_path(options.journal)
    with Journal(path) as journal:
        dated = dates(journal.settings().get(DATES, ""))
        lines = [_line(journal, record, dated) for record in journal.matches(options.last)]
    if options.json:
        print(msgspec.json.encode({"matches": lines}).decode())
    elif lines:
        print(_table([COLUMNS, *map(_row, lines)]))
    else:
        print(f"No match has been played yet that {path} knows of.")
    return 0


def _line(journal: Journal, match: MatchRecord | DamagedMatch, dated: Dates) -> HistoryLine:
    if isinstance(match, DamagedMatch):
        return _damaged(match.id, match.why)
    try:
        return _of(dated.mended(match), journal.entries(match.id))
    except DamagedJournal as error:
        return _damaged(match.id, error.what)


def _damaged(number: int, why: str) -> HistoryLine:
    return HistoryLine(number, "", "", "damaged", (), (), {}, (), 0, 0.0, damage=why)


def _of(record: MatchRecord, entries: Sequence[Entry]) -> HistoryLine:
    return HistoryLine(
        number=record.id,
        game=record.game,
        began=record.date,
        status=record.status,
        players=record.seats,
        bots=record.bots,
        totals=dict(record.totals),
        winners=record.winners,
        moves=len(standing_moves(entries)),
        duration_s=entries[-1].at_s if entries else 0.0,
        people=dict(record.people),
    )


def _row(line: HistoryLine) -> tuple[str, ...]:
    if line.damage:
        return (str(line.number), "", "", line.status, "", "", line.damage)
    game = CATALOGUE.get(line.game)
    return (
        str(line.number),
        _local_time(line.began),
        line.game if game is None else game.title,
        line.status,
        str(line.moves),
        _length(line.duration_s),
        ", ".join(
            _player(line, seat)
            for seat in sorted(line.players, key=lambda seat: -line.totals.get(seat, 0))
        ),
    )


def _player(line: HistoryLine, seat: str) -> str:
    won = " won" if seat in line.winners else ""
    if seat in line.bots:
        who = f"{bot_at(seat).name} ({seat}, bot)"
    else:
        who = f"{line.people[seat]} ({seat})" if seat in line.people else seat
    return f"{who} {line.totals.get(seat, 0)}{won}"


def _local_time(began: str | None) -> str:
    if began is None:
        return "unknown date"
    about = "about " if began.endswith(ABOUT) else ""
    try:
        return about + datetime.fromisoformat(began).astimezone().strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError):
        # A time outside the calendar is shown as it is.
        return began


def _length(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _table(rows: list[tuple[str, ...]]) -> str:
    """Format columns as wide as their contents, with numbers right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    right = {COLUMNS.index(name) for name in ("match", "moves", "length")}
    return "\n".join(
        "  ".join(
            cell.rjust(width) if index in right else cell.ljust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


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
    with writing(path, MatchFileError):
        _check_overwritten(path)
        write_whole(path, data)
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
        begins = file.read(len(BOM_UTF8) + len(BEGINS)).removeprefix(BOM_UTF8)
    if begins and not begins.startswith(BEGINS):
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
        dated = dates(opened.settings().get(DATES, ""))
        return dated.mended(opened.match(match)), opened.entries(match)


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
    data, dated = matchfile.write(record, entries), dates(journal.settings().get(DATES, ""))
    for other in journal.matches():
        if not isinstance(other, MatchRecord):
            continue
        other = dated.mended(other)
        # A damaged match is not the same.
        with suppress(DamagedJournal):
            if (other.game, other.began) == (record.game, record.began) and (
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
