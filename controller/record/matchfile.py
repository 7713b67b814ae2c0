"""The portable file of one match: JSON Lines, described in docs/match-file.md.

Reading trusts nothing: a file is accepted only if every line is as this version writes it, the
moves replay by the rules of their game, and the checksum at its end is right.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from controller.belt import Conclusion
from controller.errors import GameError, JournalError, MatchFileError, NotationError
from controller.games.catalogue import game_named
from controller.games.spec import GameSpec
from controller.record.journal import Entry, MatchRecord
from controller.record.journal.rows import Kind, Seconds, Turn
from controller.record.playback import Playback
from hardware.config import SeatName

VERSION = 3
WITHOUT_BELT = 2
"""A file without conclusions of the belt is written as before they existed."""
_VERSION_KEY = "reclaim-match"
_UTC = timedelta(0)

Seats = tuple[str, ...]
Word = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]
"""A line of text without control characters."""


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what is needed to start the match again, and how it ended."""

    version: int = field(name=_VERSION_KEY)
    game: str
    options: dict[str, object]
    seats: Seats
    bots: Seats
    table: Word
    simulated: bool
    began: str | None
    """None if the table's clock was not set."""
    status: Literal["finished", "unfinished"]
    totals: dict[str, int]
    winners: Seats
    secrets_left_out: Annotated[int, Meta(ge=0)]


class EntryLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry."""

    number: int
    at_s: Seconds
    kind: Kind
    move: Raw | UnsetType = UNSET
    told: Raw | UnsetType = UNSET
    """The belt's conclusions."""
    source: Word = ""
    track_turn: Turn | None = None
    secret: bool = False
    """The move, or the belt's conclusions, were left out."""


class End(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    entries: int
    sha256: str
    """Of all lines before this one."""


_encode = msgspec.json.Encoder(order="deterministic").encode
_decode_line = msgspec.json.Decoder(EntryLine).decode
_decode_end = msgspec.json.Decoder(End).decode

_UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What decoding raises for a line that is not JSON, or not the JSON that belongs there."""


# ---- writing -----------------------------------------------------------------------------------


def write(record: MatchRecord, entries: Sequence[Entry], *, without_secrets: bool = False) -> bytes:
    """Return the file of a match; *without_secrets* leaves out what the rules of its game keep
    secret for ever.

    Raises `JournalError` when an entry is damaged, and when secrets would have to be left out of a
    match that does not replay: then nobody can tell which they are.
    """
    secrets = _secrets(record, entries) if without_secrets else frozenset[int]()
    has_belt = any(entry.kind == "belt" for entry in entries)
    header = Header(
        version=VERSION if has_belt else WITHOUT_BELT,
        game=record.game,
        options=record.options,
        seats=record.seats,
        bots=record.bots,
        table=record.table,
        simulated=record.simulated,
        began=record.began,
        status="finished" if record.status == "finished" else "unfinished",
        totals=dict(record.totals),
        winners=record.winners,
        secrets_left_out=len(secrets),
    )
    lines = [_encode(header), *(_encode(_line_of(e, e.number in secrets)) for e in entries)]
    lines.append(_encode(_end_of(lines)))
    return b"".join(line + b"\n" for line in lines)


def _line_of(entry: Entry, secret: bool) -> EntryLine:
    if secret:
        # The source would tell whose it was, and when their piece lay where.
        return EntryLine(entry.number, entry.at_s, entry.kind, secret=True)
    return EntryLine(
        number=entry.number,
        at_s=entry.at_s,
        kind=entry.kind,
        move=_compact(entry) if entry.kind == "move" else UNSET,
        told=_compact(entry) if entry.kind == "belt" else UNSET,
        source=entry.source,
        track_turn=entry.track_turn,
    )


def _compact(entry: Entry) -> Raw:
    """Return the entry's body on one line, as the file requires, with its keys in order."""
    try:
        return Raw(msgspec.json.encode(msgspec.json.decode(entry.body)))
    except _UNREADABLE as error:
        raise JournalError(f"entry {entry.number} of the match is damaged: {error}") from None


def _secrets(record: MatchRecord, entries: Sequence[Entry]) -> frozenset[int]:
    """Return the numbers of the secret entries, including those that were taken back. The belt's
    conclusions name every tile."""
    playback = Playback(record, entries)
    secret = game_named(record.game).rules.stays_secret
    made: list[tuple[int, Any, Any]] = []
    while playback.next_s is not None:
        entry, before = entries[playback.number], playback.match.state
        playback.forward()
        if entry.kind == "move":
            made.append((entry.number, before, playback.match.history[-1].move))
    of_belt = {entry.number for entry in entries if entry.kind == "belt"}
    moves = (n for n, before, move in made if secret(before, move, playback.match.state))
    return frozenset(of_belt.union(moves))


def _end_of(lines: Sequence[bytes]) -> End:
    """Return the last line of a file that has *lines* before it."""
    body = b"".join(line + b"\n" for line in lines)
    return End(len(lines) - 1, hashlib.sha256(body).hexdigest())


# ---- reading -----------------------------------------------------------------------------------


def read(data: bytes) -> tuple[MatchRecord, tuple[Entry, ...]]:
    """Return the match in a file; it has no number yet, and an unfinished one counts as abandoned.

    Raises `MatchFileError`, naming the line, for a file that is incomplete or does not replay.
    """
    *lines, rest = data.split(b"\n")
    entries: list[Entry] = []
    with _in_line(1):
        header, version = _read_header(lines[0] if lines else rest)
        game = game_named(header.game)
        playback = Playback(_record(header, game), entries)
    for number, line in enumerate(lines[1:-1], 2):
        with _in_line(number):
            entries.append(_read_entry(line, version, playback, game))
            playback.forward()
    with _in_line(max(2, len(lines) + bool(rest))):
        _check_end(lines, rest)
    with _in_line(1):
        _check_outcome(header, playback)
    return playback.record, tuple(entries)


@contextmanager
def _in_line(number: int) -> Iterator[None]:
    """Add the line number to every error."""
    try:
        yield
    except (GameError, *_UNREADABLE) as error:
        raise MatchFileError(f"line {number}: {error}") from None


def _read_header(line: bytes) -> tuple[Header, int]:
    """Return the header as this version writes it, and the version of the file."""
    try:
        loose = msgspec.json.decode(line)
    except _UNREADABLE:
        loose = None
    if not isinstance(loose, dict) or not isinstance(version := loose.get(_VERSION_KEY), int):
        raise MatchFileError(f'this is no match file; one begins with {{"{_VERSION_KEY}":')
    if version > VERSION:
        raise MatchFileError(
            f"the file was written by a newer Reclaim (version {version}, known are up to "
            f"{VERSION}); update this one"
        )
    if version < 1:
        raise MatchFileError(f"there is no version {version} of match files")
    loose = _from_version_1(loose) if version == 1 else loose | {_VERSION_KEY: VERSION}
    header = msgspec.convert(loose, Header)
    if header.secrets_left_out:
        raise MatchFileError(
            f"{header.secrets_left_out} secret moves were left out of this file, and without "
            "them the match cannot be played again; have it exported with its secrets"
        )
    return header, version


def _from_version_1(header: dict[str, Any]) -> dict[str, Any]:
    """Return the same header as this version writes it."""
    if "simulated" in header:
        raise MatchFileError("`simulated` is no key of version 1")
    # Only a simulated table has hands for bots.
    return header | {_VERSION_KEY: VERSION, "simulated": bool(header.get("bots"))}


def _record(header: Header, game: GameSpec) -> MatchRecord:
    """Return the match that the header describes. Raises `GameError` if that is impossible."""
    # As read from a file: with lists for tuples.
    options = msgspec.json.decode(_encode(game.rules.recorded_options(header.options)))
    missing = sorted(set(options) - set(header.options) - set(game.rules.once))
    if missing:
        raise MatchFileError(f"the options lack {', '.join(missing)}")
    if len(set(header.seats)) < len(header.seats):
        raise MatchFileError("a seat is named twice")
    _check_seats("seats", header.seats, get_args(SeatName))
    _check_seats("bots", header.bots, header.seats)
    if header.began is not None:
        _check_time(header.began)
    return MatchRecord(
        id=0,
        game=game.slug,
        options=header.options,
        seats=header.seats,
        bots=header.bots,
        table=header.table,
        simulated=header.simulated,
        began_utc=header.began or "",
        status="finished" if header.status == "finished" else "abandoned",
        totals=header.totals,
        winners=header.winners,
    )


def _check_seats(name: str, seats: Sequence[str], known: Sequence[str]) -> None:
    strangers = [seat for seat in seats if seat not in known]
    if strangers:
        raise MatchFileError(f"{name}: found {strangers[0]!r}, expected one of {', '.join(known)}")


def _check_time(text: str) -> None:
    try:
        time = datetime.fromisoformat(text)
    except ValueError:
        time = None
    if time is None or time.isoformat(timespec="seconds") != text or time.utcoffset() != _UTC:
        raise MatchFileError(
            f"the match began at {text!r}; expected a time such as 2026-05-01T18:00:00+00:00"
        )


def _read_entry(text: bytes, version: int, playback: Playback, game: GameSpec) -> Entry:
    """Return the entry that follows what was played back so far."""
    line = _decode_line(text)
    if line.number != playback.number + 1:
        raise MatchFileError(f"entry {playback.number + 1} belongs here, not {line.number}")
    if line.at_s < playback.at_s:
        raise MatchFileError(f"entry {line.number} is earlier than the one before it")
    if (line.move is UNSET) != (line.kind != "move") or line.secret:
        raise MatchFileError(f"entry {line.number}: a move has `move`, an undo has none")
    if (line.told is UNSET) != (line.kind != "belt") or (line.kind == "belt" and version < 3):
        raise MatchFileError(
            f"entry {line.number}: what the belt told has `told`, from version 3 on"
        )
    body = Raw(b"null")
    if line.move is not UNSET:
        body = _read_move(line.move, playback.match.state, game)
    elif line.told is not UNSET:
        body = _read_told(line.told, playback)
    return Entry(
        number=line.number,
        at_s=line.at_s,
        kind=line.kind,
        body=body,
        source=line.source,
        track_turn=line.track_turn,
    )


def _read_move(raw: Raw, state: Any, game: GameSpec) -> Raw:
    """Return a move as its game writes it. The game must know everything it names: it does if the
    move can be put into words and parsed again."""
    move = msgspec.json.decode(raw, type=game.rules.move_type)
    body = msgspec.json.encode(move)
    try:
        said = game.rules.move_from_text(state, game.rules.move_to_text(state, move))
    except (IndexError, NotationError):
        said = None
    if said != move or msgspec.json.decode(raw) != msgspec.json.decode(body):
        raise MatchFileError(f"{bytes(raw).decode()} is no move of {game.title}")
    return Raw(body)


def _read_told(raw: Raw, playback: Playback) -> Raw:
    """Return the belt's conclusions as written. The game must know the tiles they name."""
    conclusions = msgspec.json.decode(raw, type=tuple[Conclusion, ...])
    body = msgspec.json.encode(conclusions)
    if msgspec.json.decode(raw) != msgspec.json.decode(body):
        raise MatchFileError(f"{bytes(raw).decode()} is nothing that a belt tells")
    playback.match.check(conclusions)
    return Raw(body)


def _check_end(lines: Sequence[bytes], rest: bytes) -> None:
    try:
        end = None if rest or len(lines) < 2 else _decode_end(lines[-1])
    except _UNREADABLE:
        end = None
    if end is None:
        raise MatchFileError("the file is torn: its last line should hold the sum of all others")
    if end != _end_of(lines[:-1]):
        raise MatchFileError(
            f"the sum of {end.entries} entries does not fit: the file was changed on its way"
        )


def _check_outcome(header: Header, playback: Playback) -> None:
    """Check that the header's outcome is what the moves lead to."""
    standings = playback.match.shown.standings
    finished = header.status == "finished"
    if finished != playback.match.over:
        raise MatchFileError(
            f"the match is said to be {header.status}, but after its last move it is "
            f"{'over' if playback.match.over else 'not over'}"
        )
    unscored = not finished and not header.totals
    if header.winners != standings.winners or not (unscored or header.totals == standings.totals):
        raise MatchFileError(
            f"the points are said to be {_points(header.totals, header.winners)}, but the moves "
            f"come to {_points(standings.totals, standings.winners)}"
        )


def _points(totals: Mapping[str, int], winners: Sequence[str]) -> str:
    points = ", ".join(f"{seat} {total}" for seat, total in sorted(totals.items()))
    return f"{points or 'none'} ({', '.join(winners) or 'nobody'} won)"
