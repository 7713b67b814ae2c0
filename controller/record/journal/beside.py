"""Journals of one table beside each other, where Reclaims of several versions have run.

A migration is for good: an earlier Reclaim cannot read what a later one has migrated. So a journal
is kept as it was before it is migrated (`schema.keep_earlier`), under its version's number:
`journal-6.db` beside `journal.db`. A Reclaim that finds a newer `journal.db` leaves that alone and
goes on with the one of its own version; where there is none it begins one. Whoever opens a journal
takes over what the others have and it lacks, so whichever Reclaim runs, its table plays, and the
newest in the end has everything.

A match is the same in two of them if it began alike and the entries of one begin with those of the
other: then the longer one counts. If both went on in different ways, both are kept.
"""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path

import msgspec
from msgspec.structs import replace

from controller.errors import JournalError, NewerJournal
from controller.match.registry import original, spare
from controller.record.journal import log, rows, schema
from controller.record.journal.rows import Entry, MatchRecord, Statement
from controller.record.journal.store import Journal, WritableJournal, open_sound

TAKEN_OVER = "taken-over"
"""The setting that says what each of the others was when it was last looked at."""

WAIT_S = 60.0
"""As long as the slowest card may take to write what is taken over."""

_log = logging.getLogger(__name__)


def open_own(
    path: Path, progressed: Callable[[], None] = lambda: None
) -> tuple[WritableJournal, Path | None]:
    """Open the journal that this Reclaim writes where the table's is at *path*, another one beside
    it if that is of a newer Reclaim, with what the others have; also return where a damaged one was
    put, if there was one. Raises `JournalError` like `WritableJournal`."""
    try:
        journal, aside = open_sound(path, progressed)
    except NewerJournal:
        journal, aside = open_sound(schema.kept_as(path, len(schema.MIGRATIONS)), progressed)
    try:
        _take_over(journal, path)
    except BaseException:
        journal.close()
        raise
    return journal, aside


def _take_over(journal: WritableJournal, path: Path) -> None:
    """Write what the others beside *journal* have and it lacks, of each of them all or nothing."""
    others = sorted(other for other in _family(path) if other != journal.path.resolve())
    if not others:
        return
    try:
        seen = msgspec.json.decode(journal.settings().get(TAKEN_OVER, "{}"), type=dict[str, str])
    except msgspec.MsgspecError:
        seen = {}
    for other in others:
        stamp = _stamp(other)
        if seen.get(other.name) == stamp:
            continue
        statements: list[Statement] = []
        try:
            with closing(schema.open_to_salvage(other)) as connection:
                statements += _lacking(journal, Journal(other, connection))
        except (JournalError, *schema.Unread) as error:
            _log.warning("nothing is taken over from %s: %s", other, error)
            continue
        if statements:
            _log.warning("what %s has in addition is taken over into %s", other, journal.path)
        seen[other.name] = stamp
        statements += rows.keep(TAKEN_OVER, msgspec.json.encode(seen).decode())
        journal.writer.wait(journal.writer.hand(statements), WAIT_S)


def _family(path: Path) -> Iterator[Path]:
    """Yield the table's journal, and those that are kept beside it, if they are there."""
    real = path.resolve()
    if real.exists():
        yield real
    for version in range(1, len(schema.MIGRATIONS) + 1):
        kept = schema.kept_as(path, version)
        if kept.exists():
            yield kept


def _stamp(path: Path) -> str:
    """Return what tells whether a file, or its log, has been written to."""
    found = (file.stat() for file in (path, log.beside(path)) if file.exists())
    return " ".join(f"{one.st_size}:{one.st_mtime_ns}" for one in found)


def _lacking(journal: Journal, other: Journal) -> Iterator[Statement]:
    """Yield statements that write into *journal* what *other* has in addition, as far as it can be
    read."""
    yield from _pieces(journal.tags(), dict(other.sound_pairs("tags", rows.TAG_CELLS)))
    known = journal.settings()
    for name, value in other.sound_pairs("settings", rows.SETTING_CELLS):
        if name not in known and name != TAKEN_OVER:
            yield from rows.keep(name, value)
    ours: dict[object, list[MatchRecord]] = {}
    for match in journal.matches():
        if isinstance(match, MatchRecord):
            ours.setdefault(_beginning(match), []).append(match)
    last = journal.last_number()
    for record, entries, standing in other.sound_matches(_not_taken_over):
        same = _same(journal, ours.get(_beginning(record), ()), entries)
        if same is None:
            last += 1
            number, had = last, 0
            yield from rows.begin(replace(record, id=last))
        elif (len(entries), record.status != "open") > (same[1], same[0].status != "open"):
            number, had = same[0].id, same[1]
        else:
            continue
        for entry in entries[had:]:
            yield from rows.add(number, entry)
        yield from rows.stands(number, standing)
        yield from rows.scored(number, record.status, record.totals, record.winners)


def _same(
    journal: Journal, candidates: Sequence[MatchRecord], entries: tuple[Entry, ...]
) -> tuple[MatchRecord, int] | None:
    """Return the one of the *candidates* in *journal* that has these *entries* so far, or that goes
    on with them, and how many it has."""
    for match in candidates:
        with suppress(JournalError):
            here = journal.entries(match.id)
            both = min(len(here), len(entries))
            if here[:both] == entries[:both]:
                return match, len(here)
    return None


def _pieces(ours: Mapping[str, str], theirs: Mapping[str, str]) -> Iterator[Statement]:
    """Yield statements that list their tags, too: a second one of the same piece as its spare."""
    names = set(ours.values())
    for uid, name in theirs.items():
        if uid in ours:
            continue
        free = name if name not in names else spare(original(name), names)
        names.add(free)
        yield from rows.enrol(uid, free)


def _beginning(record: MatchRecord) -> object:
    """Return what two matches have in common if they may be the same."""
    return (record.game, record.seats, record.bots, record.table, record.began_utc)


def _not_taken_over(what: str) -> None:
    _log.warning("not taken over: %s", what)
