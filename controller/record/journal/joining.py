"""What one journal has in addition to another: a backup to a table's, or one of another version to
the one beside it.

What is added joins what is there; nothing that is there is lost, changed or overruled:

- a tag that has no piece here gets its own, as a spare if that piece has a tag already; one that is
  another piece here stays that, and is counted;
- a match is the same in both if it began alike and the entries of one begin with those of the
  other: then the longer one counts. If both went on in different ways, both are kept;
- people, tags' quality and settings come where there are none of that name.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from controller.belt import Quality
from controller.errors import DamagedJournal
from controller.match.registry import original, spare
from controller.record.dating import DATES, Dates, dates
from controller.record.journal import rows
from controller.record.journal.rows import Entry, MatchRecord, Statement
from controller.record.journal.store import PEOPLE, QUALITY, Journal
from controller.views import Notice
from controller.views.people import Person
from hardware.signals import Uid

TAKEN_OVER = "taken-over"
"""The setting that says what the journals beside this one were when they were last looked at; no
other journal has a use for it."""

Listed = TypeVar("Listed")


class Joined(Struct, frozen=True):
    """What is added: the `statements` that write it, and how much that is."""

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
        """Return what is told at the table of a backup that was taken from *file*."""
        if not (self.matches or self.pieces or self.people or self.left):
            return Notice("table-backup-known", {"file": file})
        counts = {"matches": self.matches, "pieces": self.pieces, "people": self.people}
        return Notice("table-backup-taken", {"file": file, **counts, "left": self.left})


def joined(
    here: Journal, other: Journal, report: Callable[[str], None], *, ends: bool = False
) -> Joined:
    """Return what *other* adds to what is *here*, as far as it can be read: *report* is called with
    whatever cannot. With *ends* a match that is over there, and goes no further, is over here, too.
    Raises `JournalError` when what is here cannot be read."""
    statements: list[Statement] = []
    tags = here.tags()
    together, left = _together(tags, dict(other.sound_pairs("tags", rows.TAG_CELLS, report)))
    statements += rows.relisted(tags, together)
    settings = dict(other.sound_pairs("settings", rows.SETTING_CELLS, report))
    statements += _settings(here.settings(), settings)
    quality = here.quality()
    more = _listed(settings.get(QUALITY, "{}"), dict[Uid, Quality], report) or {}
    if more.keys() - quality.keys():
        statements += rows.keep(QUALITY, msgspec.json.encode(more | quality).decode())
    known = dates(here.settings().get(DATES, ""))
    dated = _listed(settings.get(DATES, "{}"), Dates, report) or known
    if dated.began.keys() - known.began.keys():
        statements += rows.keep(DATES, msgspec.json.encode(known.joined(dated)).decode())
    people = here.people()
    names = {person.name for person in people}
    listed = _listed(settings.get(PEOPLE, "[]"), tuple[Person, ...], report) or ()
    newcomers = tuple(one for one in listed if one.name not in names)
    if newcomers:
        statements += rows.keep(PEOPLE, msgspec.json.encode((*people, *newcomers)).decode())
    by_beginning: dict[bytes, list[MatchRecord]] = {}
    for match in here.matches():
        if isinstance(match, MatchRecord):
            by_beginning.setdefault(beginning(match), []).append(match)
    last, new, added = here.last_number(), 0, 0
    for record, entries, standing in other.sound_matches(report):
        twin = _same(here, by_beginning.get(beginning(record), ()), entries)
        if twin is None:
            new += 1
            number, had = last + new, 0
            statements += rows.begin(replace(record, id=number))
        else:
            match, had = twin
            over = ends and had == len(entries) and match.status == "open" != record.status
            if had >= len(entries) and not over:
                continue
            number = match.id
        added += 1
        for entry in entries[had:]:
            statements += rows.add(number, entry)
        statements += rows.stands(number, standing)
        statements += rows.scored(number, record.status, record.totals, record.winners)
    return Joined(tuple(statements), new, added, len(together) - len(tags), len(newcomers), left)


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


def _settings(known: Mapping[str, str], more: Mapping[str, str]) -> Iterator[Statement]:
    for name, value in more.items():
        if name not in known and name not in (DATES, PEOPLE, QUALITY, TAKEN_OVER):
            yield from rows.keep(name, value)


def _listed(kept: str, kind: type[Listed], report: Callable[[str], None]) -> Listed | None:
    try:
        return msgspec.json.decode(kept, type=kind)
    except msgspec.MsgspecError as error:
        report(f"a setting is no list: {error}")
        return None


def _same(
    here: Journal, candidates: Sequence[MatchRecord], entries: Sequence[Entry]
) -> tuple[MatchRecord, int] | None:
    """Return which of the *candidates* has these *entries*, or some of them, or some more; and how
    many it has. None if each went another way."""
    for match in candidates:
        try:
            known = here.entries(match.id)
        except DamagedJournal:
            # What is sound comes in addition.
            continue
        shorter = min(len(known), len(entries))
        if known[:shorter] == tuple(entries[:shorter]):
            return match, len(known)
    return None


def beginning(record: MatchRecord) -> bytes:
    """Return what two matches have in common only if they are the same, or began without a
    clock."""
    # People may be called otherwise since.
    began = replace(record, id=0, status="open", totals={}, winners=(), people={})
    return msgspec.json.encode(began, order="deterministic")
