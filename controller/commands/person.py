"""`reclaim report --player`: what one person has reached, over all the matches in the journal."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from controller.commands.report import sheet_of
from controller.commands.service import journal_path
from controller.errors import GameError, JournalError
from controller.record.journal import Entry, Journal, MatchRecord
from controller.table.people import People
from controller.views.results import CardFigures
from controller.views.sheet import GameFigures, PersonSheet, Sheet


def sheet_about(name: str, journal: Path | None) -> PersonSheet:
    """Return what the page says of the person of that name.

    Raises `JournalError` if nobody of that name has played a match to its end.
    """
    path = journal_path(journal)
    with Journal(path) as opened:
        people = People(opened.people())
        found = [one for one in opened.matches() if isinstance(one, MatchRecord)]
        played = [one for one in found if one.status == "finished" and name in _names(one)]
        if not played:
            others = sorted({one for record in found for one in _names(record)})
            raise JournalError(
                f"nobody called {name!r} has played a match to its end that {path} knows of; "
                + (f"expected one of {', '.join(others)}" if others else "no match has names yet")
            )
        return of_matches(people, name, ((one, _entries(opened, one)) for one in played))


def of_matches(
    people: People, name: str, matches: Iterable[tuple[MatchRecord, Sequence[Entry]]]
) -> PersonSheet:
    """Return the figures of a person in finished matches. One that does not replay (its rules have
    changed, or its entries are damaged) counts, and has no figures."""
    figures: dict[str, GameFigures] = {}
    for record, entries in matches:
        people.count(record.game, record.people, record.totals, record.winners)
        before = figures.get(record.game, GameFigures())
        try:
            sheet = sheet_of(record, entries)
        except GameError:
            figures[record.game] = before
            continue
        seat = next(seat for seat, one in record.people.items() if one == name)
        figures[record.game] = _joined(before, sheet, seat)
    (totals,) = (one for one in people.totals() if one.person.name == name)
    return PersonSheet(totals, figures)


def _joined(before: GameFigures, sheet: Sheet, seat: str) -> GameFigures:
    """Return the figures with those of one more match."""
    match = sheet.match
    if isinstance(match, CardFigures):
        (own,) = (one for one in match.players if one.seat == seat)
        return GameFigures(times_s=before.times_s + own.reactions_s)
    if match.results is None:
        return before
    (found,) = (one for one in match.results.players if one.seat == seat)
    streaks = [one for one in (before.streak, found.longest_streak) if one is not None]
    return GameFigures(
        times_s=before.times_s + found.reactions_s,
        found=(before.found or 0) + found.matches,
        wrong=(before.wrong or 0) + found.wrong,
        lost=(before.lost or 0) + found.lost,
        streak=max(streaks, default=None),
    )


def _names(record: MatchRecord) -> Sequence[str]:
    return tuple(record.people.values())


def _entries(journal: Journal, record: MatchRecord) -> Sequence[Entry]:
    try:
        return journal.entries(record.id)
    except JournalError:
        return ()
