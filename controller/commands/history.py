"""`reclaim history`: the matches that were played."""

import argparse
from collections.abc import Sequence
from datetime import datetime
from typing import Literal

import msgspec
from msgspec import Struct

from controller.commands.service import journal_path
from controller.errors import DamagedJournal
from controller.games.catalogue import CATALOGUE
from controller.record.journal import (
    DamagedMatch,
    Entry,
    Journal,
    MatchRecord,
    standing_moves,
)
from controller.record.journal.rows import Status

COLUMNS = ("match", "began", "game", "status", "moves", "length", "players")


class Line(Struct, frozen=True, omit_defaults=True):
    """A match as the history lists it."""

    number: int
    game: str
    began: str
    """ISO 8601, UTC."""
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


def main(options: argparse.Namespace) -> int:
    """Print the matches, newest first: a table for people, or one JSON object."""
    path = journal_path(options.journal)
    with Journal(path) as journal:
        lines = [_line(journal, record) for record in journal.matches(options.last)]
    if options.json:
        print(msgspec.json.encode({"matches": lines}).decode())
    elif lines:
        print(_table([COLUMNS, *map(_row, lines)]))
    else:
        print(f"No match has been played yet that {path} knows of.")
    return 0


def _line(journal: Journal, match: MatchRecord | DamagedMatch) -> Line:
    if isinstance(match, DamagedMatch):
        return _damaged(match.id, match.why)
    try:
        return _of(match, journal.entries(match.id))
    except DamagedJournal as error:
        return _damaged(match.id, error.what)


def _damaged(number: int, why: str) -> Line:
    return Line(number, "", "", "damaged", (), (), {}, (), 0, 0.0, damage=why)


def _of(record: MatchRecord, entries: Sequence[Entry]) -> Line:
    return Line(
        number=record.id,
        game=record.game,
        began=record.began_utc,
        status=record.status,
        players=record.seats,
        bots=record.bots,
        totals=dict(record.totals),
        winners=record.winners,
        moves=len(standing_moves(entries)),
        duration_s=entries[-1].at_s if entries else 0.0,
        people=dict(record.people),
    )


def _row(line: Line) -> tuple[str, ...]:
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
        ", ".join(_player(line, seat) for seat in _best_first(line)),
    )


def _best_first(line: Line) -> list[str]:
    return sorted(line.players, key=lambda seat: -line.totals.get(seat, 0))


def _player(line: Line, seat: str) -> str:
    bot = " (bot)" if seat in line.bots else ""
    won = " won" if seat in line.winners else ""
    who = f"{line.people[seat]} ({seat})" if seat in line.people else f"{seat}{bot}"
    return f"{who} {line.totals.get(seat, 0)}{won}"


def _local_time(began: str) -> str:
    try:
        return datetime.fromisoformat(began).astimezone().strftime("%Y-%m-%d %H:%M")
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
