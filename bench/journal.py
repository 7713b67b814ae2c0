"""`reclaim bench journal`: what a durable move costs, and what a long history does.

Commits go the way that a match's go: into the writer's thread, and back with its acknowledgement,
one at a time, because that is what a table waits for. Beside each of them the same bytes are
written to a plain file on the same disk and synced: less than that nothing durable can cost.

For the second figure the journal is filled with matches that bots have really played, the last of
them cut off in the middle; the time runs from opening that file to the interrupted match standing
at the table again, with as little of the file in memory as the system lets go of.
"""

import itertools
import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from bench.medium import journal_folder, medium_of
from bench.progress import progress
from controller.errors import JournalError
from controller.record.journal import Entry, MatchRecord, Standing, Statement, WritableJournal, rows
from controller.record.journal.rows import SUM_MASK, Status, checksum
from controller.record.journal.schema import open_for_writing
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

COMMITS = 1500
QUICK_COMMITS = 300
MATCHES = 10_000
PLAYED = 3
"""How many different matches are played to fill the journal with."""
CUT_AFTER = 150
"""Moves, after which the last match was interrupted."""

Recorded = tuple[MatchRecord, tuple[Entry, ...]]


def run(seed: int, quick: bool) -> dict[str, Any]:
    """The dictionary that `--json` prints."""
    with tempfile.TemporaryDirectory(prefix="bench-", dir=journal_folder()) as folder:
        played = [_play(Path(folder, f"played-{n}.db"), seed + n) for n in range(PLAYED)]
        entries = [entry for _, match in played for entry in match]
        commits_s, raw_s = _commit_each(
            Path(folder), played[0][0], entries, QUICK_COMMITS if quick else COMMITS
        )
        resume_s, moves, size_mb = _resume_last(Path(folder, "long.db"), played)
        medium = medium_of(Path(folder))
    return {
        "commits_per_s": round(len(commits_s) / sum(commits_s), 1),
        "raw_fsync_per_s": round(len(raw_s) / sum(raw_s), 1),
        "ratio": round(sum(commits_s) / sum(raw_s), 3),
        "commit_ms": _spread(commits_s),
        "raw_fsync_ms": _spread(raw_s),
        "medium": medium,
        "resume_s_10000_matches": round(resume_s, 3),
        "resumed_moves": moves,
        "journal_mb": round(size_mb, 1),
    }


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    commit_ms, raw_ms = result["commit_ms"], result["raw_fsync_ms"]
    return "\n".join(
        (
            f"on {result['medium']}",
            f"{'':<24}{'a second':>10}{'median ms':>11}{'p99 ms':>9}",
            f"{'commits':<24}{result['commits_per_s']:>10,.0f}"
            f"{commit_ms['median']:>11.2f}{commit_ms['p99']:>9.2f}",
            f"{'bare write and fsync':<24}{result['raw_fsync_per_s']:>10,.0f}"
            f"{raw_ms['median']:>11.2f}{raw_ms['p99']:>9.2f}",
            f"a commit takes {result['ratio']:.2f} times as long",
            f"{MATCHES:,} matches ({result['journal_mb']:,.0f} MB), the last interrupted after "
            f"{result['resumed_moves']} moves: resumed in {result['resume_s_10000_matches']:.2f} s",
        )
    )


def _play(path: Path, seed: int) -> Recorded:
    """A whole match of four bots, as it was recorded."""
    file = load_table_file("sim")
    options: dict[str, Any] = {"clock_min": 10} if seed % 2 else {}
    seating = Seating(seats=4, bots=4, seed=seed, options=options)
    with (
        Loop(VirtualClock()) as loop,
        open_table(file, loop, seating, deep=False, journal=path) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: not opened.over)
    with WritableJournal(path) as journal:
        return journal.match(1), journal.entries(1)


# ---- what a commit costs -------------------------------------------------------------------------


def _commit_each(
    folder: Path, match: MatchRecord, entries: Sequence[Entry], commits: int
) -> tuple[list[float], list[float]]:
    """Seconds for every commit, and for every bare write and fsync of the same bytes."""
    commits_s: list[float] = []
    raw_s: list[float] = []
    bare = os.open(folder / "bare", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    with WritableJournal(folder / "journal.db") as journal:
        _write(journal, rows.begin(match))
        numbered = zip(range(1, commits + 1), itertools.cycle(entries), strict=False)
        for number, entry in progress(list(numbered), "commits"):
            moved = msgspec.structs.replace(entry, number=number)
            payload = msgspec.json.encode(moved)
            began_s = time.perf_counter()
            _write(journal, rows.add(1, moved))
            committed_s = time.perf_counter()
            os.write(bare, payload)
            os.fsync(bare)
            raw_s.append(time.perf_counter() - committed_s)
            commits_s.append(committed_s - began_s)
    os.close(bare)
    return commits_s, raw_s


def _write(journal: WritableJournal, statements: Sequence[Statement]) -> None:
    """Have *statements* written, and wait until they are on the disk."""
    if not journal.writer.wait(journal.writer.hand(statements)):
        raise JournalError(f"{journal.path} cannot be written: {journal.writer.fault}")


# ---- what a long history does --------------------------------------------------------------------


def _resume_last(path: Path, played: Sequence[Recorded]) -> tuple[float, int, float]:
    """Seconds to resume the last of `MATCHES` matches, its moves, and the journal's size in MB."""
    _fill(path, played)
    file = load_table_file("sim")
    seating = Seating(resume=True)
    with Loop(VirtualClock()) as loop:
        began_s = time.perf_counter()
        with open_table(file, loop, seating, deep=False, journal=path) as opened:
            opened.start()
            resume_s = time.perf_counter() - began_s
            return resume_s, len(opened.match.history), path.stat().st_size / 1e6


def _fill(path: Path, played: Sequence[Recorded]) -> None:
    """Make a journal of `MATCHES` matches, which are those that were *played* over and over; the
    last was interrupted. Syncs nothing before the end, which is what a journal must never do."""
    open_for_writing(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.create_function("checksum", -1, checksum, deterministic=True)
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("BEGIN")
        for number in progress(range(1, MATCHES + 1), "matches"):
            record, entries = played[number % len(played)]
            status: Status = "open" if number == MATCHES else "finished"
            record = msgspec.structs.replace(record, id=number, status=status)
            statements = [*rows.begin(record)]
            cut = [entry.number for entry in entries if entry.kind == "move"][CUT_AFTER - 1]
            if number <= len(played):
                for entry in entries:
                    statements += rows.add(number, entry)
            else:
                first = (number - 1) % len(played) + 1
                most = cut if status == "open" else len(entries)
                statements.append((_COPY, (number, number, first, most)))
                statements.append((_COUNT, (number,)))
            statements += rows.stands(number, Standing(at_s=entries[cut].at_s))
            for sql, values in statements:
                connection.execute(sql, values)
        connection.execute("COMMIT")
    _let_go(path)


_COPY = """INSERT INTO entries
    SELECT ?, number, at_s, kind, body, source, track_turn,
        checksum(?, number, at_s, kind, body, source, track_turn)
    FROM entries WHERE match = ? AND number <= ?"""
"""The entries of another match, as many as there shall be."""

_COUNT = f"""UPDATE standing SET (entries, entries_sum) =
    (SELECT count(*), sum(sum) & {SUM_MASK} FROM entries WHERE match = standing.match)
    WHERE match = ?"""


def _let_go(path: Path) -> None:
    """Have the system forget what it holds of *path* in memory (posix_fadvise(2))."""
    descriptor = os.open(path, os.O_RDONLY)
    os.fsync(descriptor)
    os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
    os.close(descriptor)


def _spread(seconds: Sequence[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    at_99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return {
        "median": round(statistics.median(ordered) * 1e3, 3),
        "p99": round(at_99 * 1e3, 3),
    }
