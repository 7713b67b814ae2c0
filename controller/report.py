"""`reclaim report`: one page of figures of a recorded match, for printing or sending.

The display draws it, as a process of its own.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from controller.errors import MatchFileError
from controller.exchange import read_file
from controller.games.catalogue import listed
from controller.games.luggage import rules, statistics
from controller.games.replaying import Replayed, replay
from controller.journal import Entry, Journal, MatchRecord, default_path
from controller.views import LuggageView
from controller.views.sheet import Sheet
from hardware.config import builtin_tables, load_table_file

FORMATS = (".svg", ".png")


def main(options: argparse.Namespace) -> int:
    """Write the report of a match; returns the exit code."""
    record, entries = _find(options.match, options.journal or default_path())
    name = f"match-{record.id}" if isinstance(options.match, int) else options.match.stem
    files = files_for(options.output, name)
    sheet = sheet_of(record, entries)
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(msgspec.json.encode(sheet))
        file.flush()
        arguments = ("--sheet", file.name, "--lang", options.lang, "--out", *map(str, files))
        code = subprocess.run(
            [sys.executable, "-m", "display.report", *arguments], check=False
        ).returncode
    if code == 0:
        print(f"The report is in {' and '.join(map(str, files))}.")
    return code


def sheet_of(record: MatchRecord, entries: Sequence[Entry]) -> Sheet:
    """What the page says of a match, which need not be over.

    Raises `JournalError` when it does not replay, `OptionError` for an unknown game.
    """
    game = listed(record.game)
    replayed = replay(game.rules, game.move_type, record, entries)
    return Sheet(
        number=record.id,
        table=record.table,
        began_utc=record.began_utc,
        status=record.status,
        bots=record.bots,
        chairs=_chairs(record),
        match=_VIEWS[game.slug](replayed),
    )


def _luggage(replayed: Replayed) -> LuggageView:
    view = rules.view(replayed.state, None)
    results = statistics.results(replayed.history, replayed.before, replayed.state)
    return replace(view, results=results)


_VIEWS: Mapping[str, Callable[[Replayed], LuggageView]] = {"luggage": _luggage}
"""By game: what everybody may see of a match when it has ended, its figures included."""


def _find(match: int | Path, journal: Path) -> tuple[MatchRecord, Sequence[Entry]]:
    if isinstance(match, Path):
        return read_file(match)
    with Journal(journal) as opened:
        return opened.match(match), opened.entries(match)


def files_for(output: Path | None, name: str) -> list[Path]:
    """The files to write: the one that was named, or one of each kind in a folder.

    Raises `MatchFileError` when that cannot be.
    """
    folder = output or Path()
    if folder.is_dir() or not folder.suffix:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise MatchFileError(f"{folder} cannot be made: {error.strerror}") from None
        return [folder / f"{name}{kind}" for kind in FORMATS]
    if folder.suffix.lower() not in FORMATS:
        raise MatchFileError(
            f"a report is written as {' or '.join(FORMATS)}, not as {folder.suffix}; "
            "a folder gets both"
        )
    return [folder]


def _chairs(record: MatchRecord) -> tuple[str, ...]:
    """The seats around the table, clockwise. Of a table that is not one of ours the record names
    only those that played."""
    if record.table in builtin_tables():
        seats = tuple(seat.name for seat in load_table_file(record.table).seats)
        if set(record.seats) <= set(seats):
            return seats
    return record.seats
