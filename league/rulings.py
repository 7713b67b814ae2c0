"""What people decide about matches and names: events of their own, in the order of the log.

A match is struck with a reason, corrected seat by seat, or restored to what its table told. A
name is forgotten: the matches stay, with a player without a name, so nobody else's rating changes.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, select

from controller.views.telling import Line
from league.errors import SettingsError, UnknownError
from league.messages import MOST_POINTS, told_at
from league.players import KeptPlayer, KeptResult, folded
from league.schema import RESULT, RULING, match_of
from league.store import Key, among

CHUNK = 200
"""How many matches are asked for at once."""


class Corrected(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """What is otherwise at a seat; None stays as it is."""

    place: int | None = None
    points: int | None = None
    person: Line | None = None
    """Empty for a guest."""
    nameless: Line | None = None
    """In place of the name of somebody who was forgotten."""


class Ruling(Struct, frozen=True):
    """One decision about a match."""

    number: int
    at: str
    kind: Literal["strike", "correct", "restore"]
    reason: str
    seats: Mapping[str, Corrected] = {}


class Forgotten(Struct, frozen=True):
    """Somebody who was forgotten. The name itself is kept nowhere: only what a late result of a
    match before *until* is compared with."""

    nameless: str
    salt: str
    digest: str
    until: str

    def is_of(self, place: str, name: str, over: str) -> bool:
        """Whether a name in a match that was over then is the one that was forgotten. It takes
        10 ms, on purpose, and only for a match that was over before."""
        return over < self.until and hmac.compare_digest(
            self.digest, _digest(self.salt, place, name)
        )


@lru_cache(maxsize=1024)
def _digest(salt: str, place: str, name: str) -> str:
    """scrypt, so that to try out names costs something (RFC 7914, the interactive parameters)."""
    text = f"{place}/{folded(name)}".encode()
    return hashlib.scrypt(text, salt=bytes.fromhex(salt), n=2**12, r=8, p=1, dklen=16).hex()


_detail = msgspec.json.Decoder(dict[str, Corrected]).decode
_result = msgspec.json.Decoder(KeptResult).decode


def chunks(keys: Iterable[Key]) -> Iterable[Sequence[Key]]:
    """Return keys in order, some at a time."""
    sorted_keys = sorted(keys)
    return (sorted_keys[at : at + CHUNK] for at in range(0, len(sorted_keys), CHUNK))


def rulings_of(connection: Connection, keys: Iterable[Key]) -> dict[Key, tuple[Ruling, ...]]:
    """Return the rulings about each of these matches, in order."""
    found: dict[Key, tuple[Ruling, ...]] = {}
    for some in chunks(keys):
        of = among(connection, match_of(RULING), some)
        asked = select(RULING).where(of, RULING.c.kind != "forget")
        for row in connection.execute(asked.order_by(RULING.c.number)):
            key = (row.table_id, row.match_id)
            ruling = Ruling(row.number, row.at, row.kind, row.reason, _detail(row.detail))
            found[key] = (*found.get(key, ()), ruling)
    return found


def forgotten(connection: Connection) -> tuple[Forgotten, ...]:
    """Return everybody who was forgotten."""
    rows = connection.execute(select(RULING.c.detail).where(RULING.c.kind == "forget"))
    return tuple(msgspec.json.decode(row.detail, type=Forgotten) for row in rows)


def ruled(result: KeptResult, rulings: Sequence[Ruling]) -> KeptResult | None:
    """Return the result as it counts; None for a match that is struck."""
    struck, seats = False, dict[str, Corrected]()
    for one in rulings:
        if one.kind == "restore":
            struck, seats = False, {}
        struck = struck or one.kind == "strike"
        seats |= one.seats
    if struck:
        return None
    players = tuple(_corrected(one, seats.get(one.seat)) for one in result.players)
    return msgspec.structs.replace(result, players=players)


def _corrected(player: KeptPlayer, by: Corrected | None) -> KeptPlayer:
    if by is None:
        return player
    changes: dict[str, object] = {
        name: value
        for name in ("place", "points", "person", "nameless")
        if (value := getattr(by, name)) is not None
    }
    if by.person is not None or by.nameless is not None:
        changes = {"bot": "", "person": "", "nameless": "", **changes}
    return msgspec.structs.replace(player, **changes)


def rule(
    connection: Connection,
    key: Key,
    kind: Literal["strike", "correct", "restore"],
    reason: str,
    at: datetime,
    seats: Mapping[str, Corrected] | None = None,
) -> None:
    """Add a ruling about a match to the log.

    Raises `UnknownError` for a match or seat that is not there, `SettingsError` for a ruling
    without a reason, or one that no match can have.
    """
    if not reason.strip():
        raise SettingsError("a ruling needs a reason; say why with --reason")
    known = RESULT.c.table_id == key[0], RESULT.c.match_id == key[1]
    asked = select(RESULT.c.payload).where(*known).order_by(RESULT.c.revision.desc()).limit(1)
    payload = connection.execute(asked).scalar()
    if payload is None:
        raise UnknownError(f"there is no match {key[1]} of table {key[0]}")
    result = _result(payload)
    there = [one.seat for one in result.players]
    for seat, by in (seats or {}).items():
        if seat not in there:
            raise UnknownError(f"nobody sat at {seat!r}; expected one of {', '.join(there)}")
        if by.place is not None and not 1 <= by.place <= len(there):
            raise SettingsError(f"{seat} cannot be number {by.place} of {len(there)}")
        if by.points is not None and abs(by.points) > MOST_POINTS:
            raise SettingsError(f"{by.points} points are beyond {MOST_POINTS}")
    connection.execute(
        insert(RULING).values(
            at=told_at(at),
            kind=kind,
            table_id=key[0],
            match_id=key[1],
            reason=reason.strip(),
            detail=msgspec.json.encode(seats or {}).decode(),
        )
    )


def forget(
    connection: Connection, place: str, name: str, keys: Iterable[Key], at: datetime
) -> frozenset[Key]:
    """Take a name out of all that is kept of these matches, and out of the corrections; return the
    matches in which it stood. The caller brings up to date what follows."""
    salt = secrets.token_hex(16)
    note = Forgotten(secrets.token_hex(8), salt, _digest(salt, place, name), told_at(at))
    changed: set[Key] = set()
    for some in chunks(keys):
        of = among(connection, match_of(RESULT), some)
        for row in connection.execute(select(RESULT).where(of)).all():
            result = _result(row.payload)
            nameless = without_name(result, name, note.nameless)
            if nameless != result:
                changed.add((row.table_id, row.match_id))
                key = [column == row._mapping[column.name] for column in RESULT.primary_key]
                payload = msgspec.json.encode(nameless)
                connection.execute(RESULT.update().where(*key).values(payload=payload))
        of = among(connection, match_of(RULING), some)
        for row in connection.execute(select(RULING).where(of)).all():
            seats = _detail(row.detail)
            kept = {
                seat: Corrected(place=one.place, points=one.points, nameless=note.nameless)
                if is_called(one.person, name)
                else one
                for seat, one in seats.items()
            }
            if kept != seats:
                changed.add((row.table_id, row.match_id))
                detail = msgspec.json.encode(kept).decode()
                where = RULING.c.number == row.number
                connection.execute(RULING.update().where(where).values(detail=detail))
    connection.execute(
        insert(RULING).values(
            at=note.until,
            kind="forget",
            table_id="",
            match_id="",
            reason="asked to be forgotten",
            detail=msgspec.json.encode(note).decode(),
        )
    )
    return frozenset(changed)


def is_called(person: str | None, name: str) -> bool:
    """Whether somebody who plays under *person* is meant by *name*."""
    return bool(person) and folded(person or "") == folded(name)


def without_name(result: KeptResult, name: str, nameless: str) -> KeptResult:
    """Return a result in which somebody has no name any more."""
    players = tuple(
        msgspec.structs.replace(one, person="", nameless=nameless)
        if is_called(one.person, name)
        else one
        for one in result.players
    )
    return msgspec.structs.replace(result, players=players)
