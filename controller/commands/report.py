"""`reclaim report`: one page of figures of a recorded match or a person, to print or to send.

What the page says of a match, or of a person over all matches in the journal, is made here; the
display draws it, as a separate process.
"""

import argparse
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from controller.bots.company import bot_at
from controller.commands import programs
from controller.commands.matches import recorded
from controller.commands.service import journal_path
from controller.errors import GameError, JournalError, MatchFileError, OptionError
from controller.games.catalogue import game_named
from controller.games.spec import GameSpec
from controller.match.registry import checked_name
from controller.match.story import BLUFFS
from controller.match.tablegame import TableGame, TableShape
from controller.record.journal import Entry, Journal, MatchRecord
from controller.record.playback import Replayed, replay
from controller.table.people import People
from controller.views import Logged
from controller.views.luggage import Points
from controller.views.sheet import (
    AnySheet,
    CardFigures,
    CardPlayer,
    GameFigures,
    PersonSheet,
    Sheet,
)
from hardware.config import builtin_tables, load_table_file

FORMATS = (".svg", ".png")


def main(options: argparse.Namespace) -> int:
    """Write the report of a match or a person; return the exit code."""
    sheet: AnySheet
    if options.player is not None:
        if options.match is not None:
            raise OptionError("a report is of a match or, with --player, of a person: name one")
        sheet = sheet_about(checked_name(options.player), options.journal)
        files = files_for(options.output, f"player-{options.player.strip()}")
    elif options.match is None:
        raise OptionError("name the match, by its number or its file, or a person with --player")
    else:
        record, entries = recorded(options.match, options.journal)
        name = f"match-{record.id}" if isinstance(options.match, int) else options.match.stem
        files = files_for(options.output, name)
        sheet = sheet_of(record, entries)
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(msgspec.json.encode(sheet))
        file.flush()
        arguments = ("--sheet", file.name, "--lang", options.lang, "--out", *map(str, files))
        code = programs.run("workshop.report", *arguments)
    if code == 0:
        print(f"The report is in {' and '.join(map(str, files))}.")
    return code


def files_for(output: Path | None, name: str) -> list[Path]:
    """Return the files to write: the one that was named, or one of each kind in a folder.

    Raises `MatchFileError` when that is impossible.
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


# ---- a match -------------------------------------------------------------------------------------


def sheet_of(record: MatchRecord, entries: Sequence[Entry]) -> Sheet:
    """Return what the page says of a match, which need not be over.

    Raises `JournalError` when it does not replay, `OptionError` for an unknown game.
    """
    game = game_named(record.game)
    replayed = replay(game.rules, game.rules.move_type, record, entries)
    return Sheet(
        game=game.slug,
        number=record.id,
        table=record.table,
        began_utc=record.date or "",
        status=record.status,
        bots=record.bots,
        names={**{seat: bot_at(seat).name for seat in record.bots}, **record.people},
        chairs=_chairs(record),
        match=_recorded(game, replayed),
        story=_story(game, replayed) if record.status == "finished" else (),
    )


def _recorded(game: GameSpec, replayed: Replayed) -> Any:
    """Return the figures that the game has of its own, or else those that follow from its moves."""
    if game.results is None:
        return _cards(game, replayed)
    return game.results(replayed.history, replayed.before, replayed.state, told=replayed.belt_told)


def _story(game: GameSpec, replayed: Replayed) -> tuple[Logged, ...]:
    states = (*replayed.before, replayed.state)
    return game.story(game.table(TableShape()), replayed.history, states)


def _bluffs(game: GameSpec, replayed: Replayed) -> Mapping[str, tuple[int, ...]]:
    """Return what is counted of bluffs in a match that is over."""
    if not game.rules.over(replayed.state):
        return {}
    feats = game.feats(replayed.history, (*replayed.before, replayed.state))
    names = {feat: feat.id.replace("-story-", "-figure-") for feat in BLUFFS if feat in feats}
    return {name: tuple(round(value or 0) for value in feats[feat]) for feat, name in names.items()}


def _cards(game: GameSpec, replayed: Replayed) -> CardFigures:
    table = game.table(TableShape())
    states = (*replayed.before, replayed.state)
    in_rounds = hasattr(game.rules.view(replayed.state, None), "round")
    seats, history = replayed.state.seats, replayed.history
    course = [Points(0.0, _totals(table, states[0], seats))]
    turns_s: dict[str, list[float]] = {seat: [] for seat in seats}
    for number, (before, after) in enumerate(pairwise(states)):
        played = history[number]
        totals = _totals(table, after, seats)
        if totals != course[-1].totals:
            course.append(Points(played.at_s, totals))
        seat = table.mover(before, played.move)
        drawn = any(game.draw(before, player) for player in range(len(seats)))
        if number and seat is not None and not drawn:
            turns_s[seat].append(played.at_s - history[number - 1].at_s)
    players = tuple(
        CardPlayer(
            seat,
            _gained(tuple(point.totals[at] for point in course), in_rounds),
            tuple(turns_s[seat]),
        )
        for at, seat in enumerate(seats)
    )
    return CardFigures(
        duration_s=history[-1].at_s if history else 0.0,
        moves=len(history),
        winners=table.standings(replayed.state).winners,
        players=players,
        course=tuple(course),
        bluffs=_bluffs(game, replayed),
    )


def _gained(totals: tuple[int, ...], in_rounds: bool) -> tuple[int, ...]:
    """Return the gains, one per change of *totals*; in a game without rounds only the last of
    them."""
    gained = tuple(after - before for before, after in pairwise(totals) if after != before)
    return gained if in_rounds and min(gained, default=0) >= 0 else totals[-1:]


def _totals(table: TableGame[Any, Any, Any], state: Any, seats: Sequence[str]) -> tuple[int, ...]:
    totals = table.standings(state).totals
    return tuple(totals[seat] for seat in seats)


def _chairs(record: MatchRecord) -> tuple[str, ...]:
    """Return the seats around the table, clockwise. For a table that is not one of ours, only those
    that played are recorded."""
    if record.table in builtin_tables():
        seats = tuple(seat.name for seat in load_table_file(record.table).seats)
        if set(record.seats) <= set(seats):
            return seats
    return record.seats


# ---- a person ------------------------------------------------------------------------------------


def sheet_about(name: str, journal: Path | None) -> PersonSheet:
    """Return what the page says of the person of that name.

    Raises `JournalError` if nobody of that name has played a match to its end.
    """
    path = journal_path(journal)
    with Journal(path) as opened:
        people = People(opened.people())
        found = [record for record in opened.matches() if isinstance(record, MatchRecord)]
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
    (totals,) = (totals for totals in people.totals() if totals.person.name == name)
    return PersonSheet(totals, figures)


def _joined(before: GameFigures, sheet: Sheet, seat: str) -> GameFigures:
    """Return the figures with those of one more match."""
    match = sheet.match
    if isinstance(match, CardFigures):
        (own,) = (player for player in match.players if player.seat == seat)
        return GameFigures(times_s=before.times_s + own.reactions_s)
    if match.results is None:
        return before
    (found,) = (player for player in match.results.players if player.seat == seat)
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
