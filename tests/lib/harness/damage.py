"""Damage to a journal, one at a time, and a judge of what becomes of it.

`Subject` is a journal with finished, abandoned and interrupted matches of every game, once as a
table leaves it that ends, and once as a kill leaves it, with its log. `Subject.strike` does one
random damage to a copy, lets the commands and a table open it, and compares what they say with what
was written. Nothing may be told that is not so.
"""

import os
import random
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, redirect_stdout
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from controller.cli import parser
from controller.errors import DamagedJournal, GameError
from controller.games.catalogue import CATALOGUE
from controller.record import matchfile
from controller.record.journal import (
    Entry,
    Journal,
    MatchRecord,
    Standing,
    WritableJournal,
    log,
    rows,
)
from controller.record.journal.rows import Statement
from controller.record.journal.schema import PAGE_BYTES
from controller.record.journal.store import FILE_NAME, open_sound
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

CUT_AFTER = 60
"""Moves, after which the last match was interrupted."""

LONGEST_PLAYED_S = 600.0
"""A match that is not over then is broken off."""

LOGGED = 40
"""How many commits are in the log of the journal that was killed."""

Outcome = Literal[
    "unchanged", "named", "put aside", "rolled back", "refused", "changed silently", "traceback"
]
"""`named`: the journal stays, and the match that is damaged is listed as such. `rolled back`: it
stands as it stood before its last commits, as after a power cut; nothing in a file can tell a log
that was cut off from a shorter one. The last three must not be, but that a file which nobody can
know for a journal is refused."""


class Told(Struct, frozen=True):
    """What a journal says: all of it that is not damaged."""

    matches: Mapping[int, tuple[MatchRecord, tuple[Entry, ...], Standing]]
    tags: Mapping[str, str]
    settings: Mapping[str, str]


class Verdict(Struct, frozen=True):
    """One damage, in words; what became of it, and what was wrong or lost."""

    damage: str
    outcome: Outcome
    why: str = ""


class Subject:
    """A journal in *folder* to be damaged in copies, the matches in it played by bots."""

    def __init__(self, folder: Path, seed: int = 1) -> None:
        self._folder = folder
        self._closed = folder / "closed"
        self._killed = folder / "killed"
        self._stood = _make(self._closed, self._killed, seed)
        """What it said after each of its last commits."""

    def __repr__(self) -> str:
        return f"<Subject in {self._folder}, {len(self._stood[-1].matches)} matches>"

    def strike(self, rng: random.Random, only: str = "") -> Verdict:
        """Do a random damage, or one of the kind *only*, and judge what becomes of it."""
        kind = only or rng.choice(list(DAMAGES))
        with tempfile.TemporaryDirectory(dir=self._folder) as name:
            folder = Path(name)
            by_sql = kind in BY_SQL
            subject = self._closed if by_sql or rng.random() < 0.5 else self._killed
            # Not the folder in which a simulated table keeps how its pieces lie.
            for file in filter(Path.is_file, subject.iterdir()):
                shutil.copy(file, folder)
            damage = f"{kind}: {DAMAGES[kind](folder, rng)}"
            try:
                outcome, why = self._judge(folder)
            except GameError as error:
                return Verdict(damage, "refused", str(error))
            except Exception as error:
                return Verdict(damage, "traceback", repr(error))
        return Verdict(damage, outcome, why)

    # ---- the judge -------------------------------------------------------------------------------

    def _judge(self, folder: Path) -> tuple[Outcome, str]:
        """Raises what a table raises that does not start, and what no command may raise."""
        path = folder / FILE_NAME
        _look(path)
        damaged = {file.name: file.read_bytes() for file in _files(path)}
        journal, aside = open_sound(path)
        with journal:
            found, lost = _told(journal)
        if aside is not None:
            for file in _files(aside):
                before = file.name.replace(aside.name, FILE_NAME)
                if damaged.pop(before, None) != file.read_bytes():
                    return "changed silently", f"{file.name} is not as {before} was"
            if any(damaged.values()):
                return "changed silently", f"{sorted(damaged)} was not kept"
        _sit_down(path)
        for back, stood in enumerate(reversed(self._stood)):
            if aside is None and not lost and found == stood:
                return ("rolled back", f"by {back} commits") if back else ("unchanged", "")
        for stood in reversed(self._stood):
            if not (wrong := _wrong(found, stood, lost, new=aside is not None)):
                missing = sorted(set(stood.matches) - set(found.matches))
                return "put aside" if aside is not None else "named", f"lost: {missing}"
        return "changed silently", wrong


def _files(path: Path) -> list[Path]:
    return [file for file in (path, log.beside(path)) if file.exists() and file.stat().st_size]


def _told(journal: Journal) -> tuple[Told, set[int]]:
    """What a journal says, and the numbers of the matches that it says are damaged."""
    matches = {}
    lost = set()
    for match in journal.matches():
        try:
            number = match.id
            matches[number] = (
                journal.match(number),
                journal.entries(number),
                journal.standing(number),
            )
        except DamagedJournal:
            lost.add(number)
    return Told(matches, journal.tags(), journal.settings()), lost


def _wrong(found: Told, stood: Told, lost: set[int], *, new: bool) -> str:
    """What was *found* and never stood so, or is missing without being named in *lost*. Of a
    journal that is *new* anything may be missing, which is told."""
    for number, match in found.matches.items():
        if match != stood.matches.get(number):
            return f"match {number} is another"
    missing = set(stood.matches) - set(found.matches) - lost
    if missing and not new:
        return f"match {min(missing)} is missing"
    for name in ("tags", "settings"):
        here, there = getattr(found, name).items(), getattr(stood, name).items()
        if here - there or (there - here and not new):
            return f"the {name} are others"
    return ""


def _look(path: Path) -> None:
    """What the commands do that only read; they may refuse, in a sentence."""
    for arguments in (("history",), ("history", "--json")):
        options = parser().parse_args([*arguments, "--journal", str(path)])
        with redirect_stdout(StringIO()):
            _unless_refused(partial(options.command, options))
    _unless_refused(partial(_export_all, path))


def _export_all(path: Path) -> None:
    with Journal(path) as journal:
        for number in range(1, journal.last_number() + 1):
            _unless_refused(partial(_export, journal, number))


def _export(journal: Journal, number: int) -> None:
    matchfile.write(journal.match(number), journal.entries(number))


def _unless_refused(act: Callable[[], object]) -> None:
    try:
        act()
    except GameError as error:
        if "\n" in str(error):
            raise AssertionError(f"no sentence: {error}") from error


def _sit_down(path: Path) -> None:
    """Start a table, which goes on with the match that was interrupted."""
    seating = Seating(resume=True)
    with Loop(VirtualClock()) as loop:
        file = load_table_file("sim")
        with open_table(file, loop, seating, deep=False, journal=path, must_record=True) as opened:
            opened.start()
            opened.console.view()


# ---- what can happen to a file -------------------------------------------------------------------


def _flip(folder: Path, rng: random.Random) -> str:
    """One bit, wherever it is."""
    files = _files(folder / FILE_NAME)
    at = rng.randrange(8 * sum(file.stat().st_size for file in files))
    for file in files:
        if at < 8 * file.stat().st_size:
            content = bytearray(file.read_bytes())
            content[at // 8] ^= 1 << at % 8
            file.write_bytes(content)
            return f"bit {at % 8} of byte {at // 8} of {file.name}"
        at -= 8 * file.stat().st_size
    raise AssertionError("a bit in one of the files")


def _zero(folder: Path, rng: random.Random) -> str:
    file = rng.choice(_files(folder / FILE_NAME))
    page = rng.randrange(-(-file.stat().st_size // PAGE_BYTES))
    with file.open("r+b") as opened:
        opened.seek(page * PAGE_BYTES)
        opened.write(bytes(min(PAGE_BYTES, file.stat().st_size - page * PAGE_BYTES)))
    return f"page {page} of {file.name}"


def _truncate(folder: Path, rng: random.Random) -> str:
    file = rng.choice(_files(folder / FILE_NAME))
    length = rng.choice((0, rng.randrange(file.stat().st_size)))
    os.truncate(file, length)
    return f"{file.name} to {length} bytes"


def _edit(folder: Path, rng: random.Random) -> str:
    """One cell of one row, as somebody might with sqlite3."""
    with _by_sql(folder) as connection:
        table, key, values = _some_row(connection, rng)
        columns = [name for name, value in values.items() if value is not None]
        for column in rng.sample(columns, len(columns)):
            value = _other(values[column], rng)
            sql = f"UPDATE {table} SET {column} = ? WHERE {key}"
            try:
                connection.execute(sql, (value,))
            except sqlite3.IntegrityError:
                continue
            return f"{table}.{column} of {key}: {values[column]!r} -> {value!r}"
    return "nothing, which the constraints refused"


def _delete(folder: Path, rng: random.Random) -> str:
    with _by_sql(folder) as connection:
        table, key, _ = _some_row(connection, rng)
        connection.execute(f"DELETE FROM {table} WHERE {key}")
    return f"{table}, {key}"


def _swap(folder: Path, rng: random.Random) -> str:
    """Two neighbouring entries of a match."""
    with _by_sql(folder) as connection:
        match, most = rng.choice(
            connection.execute("SELECT match, max(number) FROM entries GROUP BY match").fetchall()
        )
        number = rng.randrange(1, most)
        for old, new in ((number, -1), (number + 1, number), (-1, number + 1)):
            connection.execute(
                "UPDATE entries SET number = ? WHERE match = ? AND number = ?", (new, match, old)
            )
    return f"entries {number} and {number + 1} of match {match}"


def _double(folder: Path, rng: random.Random) -> str:
    """A match's last entry, written once more."""
    with _by_sql(folder) as connection:
        match = rng.choice(connection.execute("SELECT id FROM matches").fetchall())[0]
        connection.execute(
            "INSERT INTO entries SELECT match, number + 1, at_s, kind, body, source, track_turn, "
            "sum FROM entries WHERE match = ? ORDER BY number DESC LIMIT 1",
            (match,),
        )
    return f"the last entry of match {match}"


DAMAGES: Mapping[str, Callable[[Path, random.Random], str]] = {
    "flipped bit": _flip,
    "zeroed page": _zero,
    "truncated": _truncate,
    "edited row": _edit,
    "deleted row": _delete,
    "swapped rows": _swap,
    "doubled row": _double,
}
"""By kind: does it to the journal in a folder, and says what it did."""

BY_SQL = ("edited row", "deleted row", "swapped rows", "doubled row")


def _by_sql(folder: Path) -> "closing[sqlite3.Connection]":
    return closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None))


def _some_row(
    connection: sqlite3.Connection, rng: random.Random
) -> tuple[str, str, dict[str, Any]]:
    """A table, what tells one of its rows, and that row."""
    connection.row_factory = sqlite3.Row
    table = rng.choice(("tags", "settings", "matches", "entries", "entries", "standing", "summary"))
    row = dict(rng.choice(connection.execute(f"SELECT * FROM {table}").fetchall()))
    info = connection.execute(f"SELECT name FROM pragma_table_info('{table}') WHERE pk").fetchall()
    key = " AND ".join(f"{name} = {_literal(row[name])}" for (name,) in info)
    return table, key, row


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def _other(value: Any, rng: random.Random) -> object:
    if isinstance(value, str):
        at = rng.randrange(len(value) + 1)
        return value[:at] + rng.choice('x0"é') + value[at + 1 :]
    return value + rng.choice((-1, 1, 1000))


# ---- the journal that is damaged -----------------------------------------------------------------


def _make(closed: Path, killed: Path, seed: int) -> list[Told]:
    """Make the same journal in two folders; what it said after each of its last commits."""
    closed.mkdir()
    killed.mkdir()
    played = [
        _played(closed / "played.db", game, seed + number)
        for number, game in enumerate([*CATALOGUE, "luggage"])
    ]
    path = closed / FILE_NAME
    with WritableJournal(path) as journal:
        _write(journal, _before_the_last(played[:-1]))
    with WritableJournal(path) as journal:
        stood = [_told(journal)[0]]
        record, entries = played[-1]
        number = journal.last_number() + 1
        for statements in _the_last(replace(record, id=number, status="open"), entries):
            _write(journal, statements)
            found, lost = _told(journal)
            assert not lost
            stood.append(found)
        for file in _files(path):
            shutil.copy(file, killed)
    return stood


def _played(path: Path, game: str, seed: int) -> tuple[MatchRecord, tuple[Entry, ...]]:
    """A whole match of bots, or what comes of it within a time, as it was recorded."""
    options: dict[str, Any] = {"rounds": 1} if game == "luggage" else {}
    seating = Seating(seats=4, bots=4, seed=seed, game=game, options=options)
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=False, journal=path) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: not opened.over and loop.now_s() < LONGEST_PLAYED_S)
    with WritableJournal(path) as journal:
        found = journal.match(1), journal.entries(1)
    for file in _files(path):
        file.unlink()
    return found


def _before_the_last(
    played: Sequence[tuple[MatchRecord, tuple[Entry, ...]]],
) -> Iterator[Statement]:
    for piece in range(60):
        yield from rows.enrol(f"04{piece:012X}", f"luggage/tile/{piece}")
    yield from rows.keep("language", "de")
    yield from rows.keep("volume", "7")
    for number, (record, entries) in enumerate(played, 1):
        status = "finished" if record.status == "finished" else "abandoned"
        yield from rows.begin(replace(record, id=number, status=status))
        for entry in entries:
            yield from rows.add(number, entry)
        yield from rows.stands(number, Standing(at_s=entries[-1].at_s, half={"red": "card"}))


def _the_last(record: MatchRecord, entries: Sequence[Entry]) -> Iterator[list[Statement]]:
    """Commit by commit, the match that is interrupted: most of it in the first."""
    before = max(0, CUT_AFTER - LOGGED)
    beginning = [*rows.begin(record)]
    for entry in entries[:before]:
        beginning += rows.add(record.id, entry)
    yield beginning
    for entry in entries[before:CUT_AFTER]:
        standing = Standing(at_s=entry.at_s, taps={"red": "tile"}, clock_left_s=60.0)
        yield [*rows.add(record.id, entry), *rows.stands(record.id, standing)]
    yield [*rows.keep("language", "fr")]
    yield [*rows.enrol("04FFFFFFFFFFFF", "luggage/tile/0")]


def _write(journal: WritableJournal, statements: Iterator[Statement] | list[Statement]) -> None:
    ticket = journal.writer.hand(list(statements))
    assert journal.writer.wait(ticket), journal.writer.fault
