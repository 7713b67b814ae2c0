"""What the journal keeps: matches, their entries and where a match stands as values; and the rows
that hold them, with their checksums and the statements that write them.

Information is redundant and can be compared, so that nothing lost, changed, duplicated or swapped
goes unnoticed when it is read:

- every row holds a checksum over its own cells, including its key;
- a match's `standing` counts its entries and adds up their checksums;
- every match names the one before it, and the `summary` the last one and the open one;
- the `summary` adds up the checksums of all tags, and of all settings.

Statements are idempotent. One that finds other content where its own should be violates a
constraint: somebody else has written to the file.
"""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

from controller.errors import DamagedJournal
from hardware.signals import Uid

Status = Literal["open", "finished", "abandoned"]
Kind = Literal["move", "undo", "belt"]

LONGEST_S = 1e9
"""No match lasts thirty years."""

Seconds = Annotated[float, Meta(ge=0.0, le=LONGEST_S)]
"""On a match's clock, which stops without power."""

Turn = Annotated[float, Meta(ge=0.0, lt=1.0)]
"""A place over the track, in turns past position 0."""


class MatchRecord(Struct, frozen=True, kw_only=True):
    """A match: what is needed to start it again, and its status."""

    id: int
    game: str
    options: dict[str, object]
    """As the game's `options_from` takes them."""
    seats: tuple[str, ...]
    """In order of play."""
    bots: tuple[str, ...] = ()
    table: str
    simulated: bool = False
    """Whether the table was simulated."""
    began_utc: str
    """ISO 8601."""
    people: Mapping[str, str] = {}
    """Seat -> the name of the person there, where somebody has said it."""
    status: Status = "open"
    totals: Mapping[str, int] = {}
    """Seat -> points scored so far."""
    winners: tuple[str, ...] = ()

    @property
    def date(self) -> str | None:
        """When it began, ISO 8601; with `ABOUT` if that is not certain, as the table's clock was
        not set: a Pi has none that goes on without power. None if nobody knows."""
        return self.began_utc if self.began_utc >= FIRST_YEAR else None

    @property
    def began(self) -> str | None:
        """When it began, if that is certain."""
        return None if self.began_utc.endswith(ABOUT) else self.date


FIRST_YEAR = "2026"
"""No match was played before."""
ABOUT = "-00:00"
"""Stands in place of UTC's offset in a time that is not certain."""


class DamagedMatch(Struct, frozen=True):
    """A match that cannot be read, and why, as a sentence."""

    id: int
    why: str


class Entry(Struct, frozen=True, kw_only=True):
    """A move, an undo of the last one, or what the belt has told since the entry before. Numbers
    count 1, 2, 3, ... without gaps."""

    number: int
    at_s: Seconds
    kind: Kind = "move"
    body: Raw = Raw(b"null")
    """JSON: a move as the game writes it, or the conclusions of the belt's tracker with times on
    the match's clock."""
    source: str = ""
    """The signal that caused it, as DEVICE@TIME; empty if the referee did it by itself."""
    track_turn: Turn | None = None
    """Where over the track its piece was last known to be, for the statistics."""


class Standing(Struct, frozen=True, kw_only=True):
    """What is not a move and still must survive a power cut."""

    at_s: Seconds = 0.0
    half: Mapping[str, str] = {}
    """Seat -> what is half done there."""
    taps: Mapping[str, str] = {}
    """Seat -> the piece last tapped there. It may still lie on the pad when the power returns, and
    must not count again."""
    clock_left_s: float | None = None


def standing_moves(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the moves that were not taken back, in order.

    Raises `DamagedJournal` for an undo without a move to take back.
    """
    moves: list[Entry] = []
    for entry in entries:
        if entry.kind == "move":
            moves.append(entry)
        elif entry.kind == "undo":
            if not moves:
                raise DamagedJournal(
                    "the match", f"entry {entry.number} takes a move back where none stands"
                )
            moves.pop()
    return tuple(moves)


Statement = tuple[str, tuple[object, ...]]
"""SQL, and the values for its question marks."""

Statements = tuple[Statement, ...]

Cell = int | float | str | bytes | None
"""What SQLite holds in one cell. Text is read as bytes, which need not be UTF-8."""

Row = Sequence[Any]

SUM_BITS = 47
"""As many as SQLite stores in six bytes with their sign; and 65,000 of them can be added up in its
64-bit integers."""

SUM_MASK = (1 << SUM_BITS) - 1

MATCH_CELLS = "id, game, options, seats, bots, table_name, simulated, began_utc, people"
SCORE_CELLS = "id, status, totals, winners"
ENTRY_CELLS = "match, number, at_s, kind, body, source, track_turn"
STANDING_CELLS = "match, at_s, half, taps, clock_left_s"
TAG_CELLS = "uid, piece"
SETTING_CELLS = "name, value"

_encode = msgspec.json.Encoder(order="deterministic").encode
_pack = msgspec.msgpack.encode

StructT = TypeVar("StructT", bound=msgspec.Struct)


def checksum(*cells: Cell) -> int:
    """Return `SUM_BITS` bits of BLAKE2b (RFC 7693) over cells as stored in a row."""
    plain = [cell.encode() if isinstance(cell, str) else cell for cell in cells]
    digest = blake2b(_pack(plain), digest_size=6).digest()
    return int.from_bytes(digest, "big") & SUM_MASK


# ---- written -------------------------------------------------------------------------------------


def begin(record: MatchRecord) -> Statements:
    """Begin a match."""
    cells = _match_cells(record)
    score = (record.id, record.status, _text(record.totals), _text(record.winners))
    return (
        (
            f"INSERT INTO matches ({MATCH_CELLS}, sum, status, totals, winners, score_sum, before) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
            "(SELECT coalesce(max(id), 0) FROM matches WHERE id < ?)) "
            "ON CONFLICT (id) DO UPDATE SET game = NULL WHERE sum <> excluded.sum",
            (*cells, checksum(*cells), *score[1:], checksum(*score), record.id),
        ),
        (
            f"INSERT OR IGNORE INTO standing ({STANDING_CELLS}, sum) VALUES (?, ?, ?, ?, ?, ?)",
            _with_sum(_standing_cells(record.id, Standing())),
        ),
        ("UPDATE summary SET last_match = max(last_match, ?)", (record.id,)),
        _opened_or_closed(record.id, record.status),
    )


def called(record: MatchRecord) -> Statements:
    """Update what the people of a match are called."""
    return (
        (
            "UPDATE matches SET people = ?, sum = ? WHERE id = ?",
            (_text(record.people), checksum(*_match_cells(record)), record.id),
        ),
    )


def add(match: int, entry: Entry) -> Statements:
    """Add an entry to a match."""
    cells = _entry_cells(match, entry)
    summed = checksum(*cells)
    return (
        (
            f"INSERT INTO entries ({ENTRY_CELLS}, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (match, number) DO UPDATE SET body = NULL WHERE sum <> excluded.sum",
            (*cells, summed),
        ),
        (
            "UPDATE standing SET entries = entries + 1, "
            f"entries_sum = (entries_sum + ?) & {SUM_MASK} WHERE match = ? AND entries = ?",
            (summed, match, entry.number - 1),
        ),
    )


def stands(match: int, standing: Standing) -> Statements:
    """Update what else must survive a power cut."""
    number, *cells = _with_sum(_standing_cells(match, standing))
    return (
        (
            "UPDATE standing SET at_s = ?, half = ?, taps = ?, clock_left_s = ?, sum = ? "
            "WHERE match = ?",
            (*cells, number),
        ),
    )


def scored(
    match: int, status: Status, totals: Mapping[str, int], winners: tuple[str, ...]
) -> Statements:
    """Update a match's points and status."""
    score = (match, status, _text(totals), _text(winners))
    return (
        (
            "UPDATE matches SET status = ?, totals = ?, winners = ?, score_sum = ? WHERE id = ?",
            (*score[1:], checksum(*score), match),
        ),
        _opened_or_closed(match, status),
    )


def enrol(uid: Uid, piece: str) -> Statements:
    """Assign this tag to a piece, replacing any other."""
    return (
        (
            f"INSERT OR REPLACE INTO tags ({TAG_CELLS}, sum) VALUES (?, ?, ?)",
            _with_sum((uid, piece)),
        ),
        _SUM_OF_TAGS,
    )


def forget(uid: Uid) -> Statements:
    """Remove a tag from the list of pieces."""
    return ("DELETE FROM tags WHERE uid = ?", (uid,)), _SUM_OF_TAGS


def relisted(before: Mapping[Uid, str], after: Mapping[Uid, str]) -> list[Statement]:
    """Change the list of pieces from one to another."""
    statements: list[Statement] = []
    for uid in before:
        if uid not in after:
            statements += forget(uid)
    for uid, piece in after.items():
        if before.get(uid) != piece:
            statements += enrol(uid, piece)
    return statements


def keep(name: str, value: str) -> Statements:
    """Store a setting of the table."""
    return (
        (
            f"INSERT OR REPLACE INTO settings ({SETTING_CELLS}, sum) VALUES (?, ?, ?)",
            _with_sum((name, value)),
        ),
        _SUM_OF_SETTINGS,
    )


_SUM_OF_TAGS: Statement = (
    "UPDATE summary SET tags_sum = (SELECT coalesce(sum(sum), 0) FROM tags)",
    (),
)
_SUM_OF_SETTINGS: Statement = (
    "UPDATE summary SET settings_sum = (SELECT coalesce(sum(sum), 0) FROM settings)",
    (),
)


def _opened_or_closed(match: int, status: Status) -> Statement:
    if status == "open":
        return "UPDATE summary SET open_match = ?", (match,)
    return "UPDATE summary SET open_match = NULL WHERE open_match = ?", (match,)


def _match_cells(record: MatchRecord) -> tuple[Cell, ...]:
    return (
        record.id,
        record.game,
        _text(record.options),
        _text(record.seats),
        _text(record.bots),
        record.table,
        int(record.simulated),
        record.began_utc,
        _text(record.people),
    )


def _entry_cells(match: int, entry: Entry) -> tuple[Cell, ...]:
    return (
        match,
        entry.number,
        float(entry.at_s),
        entry.kind,
        bytes(entry.body).decode(),
        entry.source,
        None if entry.track_turn is None else float(entry.track_turn),
    )


def _standing_cells(match: int, standing: Standing) -> tuple[Cell, ...]:
    left_s = standing.clock_left_s
    return (
        match,
        float(standing.at_s),
        _text(standing.half),
        _text(standing.taps),
        None if left_s is None else float(left_s),
    )


def _with_sum(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return (*cells, checksum(*cells))


def _text(value: object) -> str:
    return _encode(value).decode()


# ---- read ----------------------------------------------------------------------------------------


class DamagedRow(ValueError):
    """A row that is damaged: says how, as the end of a sentence."""


def read_match(row: Row) -> MatchRecord:
    """Return the match in a row of `MATCH_CELLS`, `sum`, `SCORE_CELLS` and `score_sum`. Raises
    `DamagedRow`."""
    number, game, options, seats, bots, table, simulated, began_utc, people = _sound(row[:10])
    _, status, totals, winners = _sound(row[10:])
    return _record(
        MatchRecord,
        id=number,
        game=_word(game),
        options=_json(options),
        seats=_json(seats),
        bots=_json(bots),
        table=_word(table),
        simulated=simulated != 0,
        began_utc=_word(began_utc),
        people=_json(people),
        status=_word(status),
        totals=_json(totals),
        winners=_json(winners),
    )


def read_entry(row: Row) -> Entry:
    """Return the entry in a row of `ENTRY_CELLS` and `sum`. Raises `DamagedRow`."""
    _, number, at_s, kind, body, source, track_turn = _sound(row)
    _json(body)
    return _record(
        Entry,
        number=number,
        at_s=at_s,
        kind=_word(kind),
        body=Raw(body),
        source=_word(source),
        track_turn=track_turn,
    )


def read_standing(row: Row) -> Standing:
    """Return the standing in a row of `STANDING_CELLS` and `sum`. Raises `DamagedRow`."""
    _, at_s, half, taps, clock_left_s = _sound(row)
    return _record(
        Standing, at_s=at_s, half=_json(half), taps=_json(taps), clock_left_s=clock_left_s
    )


def read_pair(row: Row) -> tuple[str, str]:
    """Return a tag and its piece, or a setting and its value, from a row that ends in its `sum`.
    Raises `DamagedRow`."""
    key, value = _sound(row)
    return _word(key), _word(value)


def _sound(row: Row) -> Row:
    """Return the cells of a row that ends in its `sum`, after checking that. Raises
    `DamagedRow`."""
    *cells, summed = row
    if checksum(*cells) != summed:
        raise DamagedRow("does not fit its checksum")
    return cells


def _record(kind: type[StructT], /, **cells: object) -> StructT:
    try:
        return msgspec.convert(cells, kind)
    except msgspec.ValidationError as error:
        raise DamagedRow(f"holds what does not belong there ({error})") from None


def _json(cell: Cell) -> object:
    try:
        return msgspec.json.decode(cell)  # type: ignore[arg-type]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError) as error:
        raise DamagedRow(f"holds what is no JSON ({error})") from None


def _word(cell: Cell) -> str:
    try:
        return bytes.decode(cell)  # type: ignore[arg-type]
    except (UnicodeDecodeError, TypeError) as error:
        raise DamagedRow(f"holds what is no text ({error})") from None
