"""Judges a journal after its table was killed: by what the players had seen, and by itself.

The file is copied as the kill left it, log and all, and the copy is read: so the next table, too,
finds exactly what the kill left.
"""

import shutil
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import msgspec
from msgspec import Struct

from controller.errors import JournalError
from controller.games.catalogue import game_named
from controller.record.journal import Entry, Journal, MatchRecord, standing_moves
from controller.record.playback import replay
from storm.table import Seen

Told = tuple[str, bytes]
"""A move as the journal and the witness tell it: the signal that it came from, and its JSON."""


class Acknowledged:
    """What the players have seen of the last match that began at a table."""

    def __init__(self) -> None:
        self.match = 0
        self.state = ""
        """After the last move that counts as acknowledged."""
        self._told: list[Told] = []
        self._count = 0

    def __repr__(self) -> str:
        return f"<Acknowledged: {self._count} moves of match {self.match}>"

    @property
    def moves(self) -> Sequence[Told]:
        """What was seen while the screen did not say that nothing is being recorded."""
        return self._told[: self._count]

    def take_in(self, seen: Seen) -> None:
        if seen.match != self.match:
            self.match = seen.match
            self._told = []
            self._count = 0
        del self._told[seen.before :]
        self._told += _told(seen)
        self._count = min(self._count, seen.before)
        if seen.recorded:
            self._count = len(self._told)
            self.state = seen.state


class Stood(Struct, frozen=True):
    """Where the last match of a journal stands."""

    match: int
    finished: bool
    moves: tuple[Told, ...]
    states: tuple[str, ...] = ()
    """In words: before each move, and after the last; empty when it does not replay."""
    half: dict[str, str] = {}
    """Seat -> what is half done there."""
    fault: str = ""
    """Why nobody can go on with it; empty when all is well."""


def read(path: Path) -> Stood | None:
    """What a copy of the journal at *path* says; None when there is no match in it yet.

    Raises `JournalError` when it cannot be read, or is damaged anywhere.
    """
    copy = path.with_name("copy.db")
    for ending in ("", "-wal"):
        copy.with_name(copy.name + ending).unlink(missing_ok=True)
        if path.with_name(path.name + ending).exists():
            shutil.copy(path.with_name(path.name + ending), copy.with_name(copy.name + ending))
    with Journal(copy) as journal:
        journal.check()
        number = journal.last_number()
        if number == 0:
            return None
        record, entries = journal.match(number), journal.entries(number)
        half = dict(journal.standing(number).half)
    moves = tuple(map(_entered, standing_moves(entries)))
    finished = record.status == "finished"
    try:
        states = _states(record, entries)
    except JournalError as error:
        return Stood(number, finished, moves, half=half, fault=str(error))
    return Stood(number, finished, moves, states, half)


def _states(record: MatchRecord, entries: Sequence[Entry]) -> tuple[str, ...]:
    """The states of a match in words. Raises `JournalError` when it is not as its moves say."""
    game = game_named(record.game)
    replayed = replay(game.rules, game.rules.move_type, record, entries)
    if game.rules.over(replayed.state) != (record.status == "finished"):
        raise JournalError(f"match {record.id} is {record.status}, and its moves say otherwise")
    return tuple(map(game.rules.state_to_text, (*replayed.before, replayed.state)))


def judge(acknowledged: Acknowledged, stood: Stood | None) -> tuple[int, int]:
    """How many moves were lost, and how many doubled, of what the players had seen.

    A beginning that is not there, and a state that differs, count as a lost move each.
    """
    if acknowledged.match == 0:
        return 0, 0
    if stood is None or stood.match < acknowledged.match:
        return 1 + len(acknowledged.moves), 0
    if stood.match > acknowledged.match:
        # The next match began, and that was not shown any more.
        return 0, 0
    lost, doubled = compare(acknowledged.moves, stood.moves)
    if not lost and not doubled and not stood.fault:
        lost = int(stood.states[len(acknowledged.moves)] != acknowledged.state)
    return lost, doubled


def compare(seen: Sequence[Told], journalled: Sequence[Told]) -> tuple[int, int]:
    """How many moves of *seen* are lost in *journalled*, and how many stand there twice.

    No two moves in a row come from the same signal and are the same: that would be one, doubled.
    But one press may say that several cards were taken which nobody has read. What was journalled
    beyond what was seen is neither.
    """
    doubled = sum(_is_double(one, other) for one, other in pairwise(journalled))
    once = zip((None, *journalled), journalled, strict=False)
    rest = (move for before, move in once if before is None or not _is_double(before, move))
    lost = sum(next(rest, None) != move for move in seen)
    return lost, doubled


def _is_double(move: Told, following: Told) -> bool:
    """Whether a move is the one before it, written twice."""
    return move == following and msgspec.json.decode(move[1]).get("card", "read") is not None


def went_on_wrongly(stood: Stood | None, first: Seen) -> int:
    """1 when a table did not go on from where its journal stood: *first* is what it showed."""
    if stood is None:
        return 0
    if stood.finished:
        return int(first.match <= stood.match)
    return int(
        first.match != stood.match
        or _told(first) != list(stood.moves)
        or first.state != stood.states[-1]
        or first.half != stood.half
    )


def _told(seen: Seen) -> list[Told]:
    return [(source, bytes(body)) for source, body in seen.moves]


def _entered(entry: Entry) -> Told:
    return entry.source, bytes(entry.body)
