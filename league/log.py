"""The log: what tables have told, kept once, and what counts of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select, tuple_

from controller.views.telling import Result
from league.messages import over_at, told_at
from league.players import KeptPlayer, KeptResult, key
from league.ratings import Finish
from league.rulings import (
    CHUNK,
    Forgotten,
    chunks,
    forgotten,
    ruled,
    rulings_of,
)
from league.schema import RESULT, match_of
from league.settings import LeagueSettings
from league.store import Insertion, Key, among, put

_decode = msgspec.json.Decoder(KeptResult).decode
_encode = msgspec.json.Encoder().encode


class Counted(Struct, frozen=True, kw_only=True):
    """A match that counts."""

    key: Key
    ord: str
    """INSTANT/TABLE/MATCH: the order in which matches change ratings."""
    revision: int
    game: str
    place: str
    duration_s: float
    corrected: bool
    seated: tuple[Finish, ...]


class Logged(Struct, frozen=True):
    """What the log has taken of a batch."""

    changed: frozenset[Key]
    """Matches that are others now."""
    new: Mapping[Key, Counted]
    """Matches of which it had nothing, and that count, as they do."""
    again: int
    """How many results it had already."""


def keep(
    connection: Connection, settings: LeagueSettings, results: Sequence[Result], received: datetime
) -> Logged:
    """Add results to the log. A revision that is there already is told again: nothing changes."""
    keys = {(one.table, one.match) for one in results}
    known: dict[Key, dict[int, KeptResult | None]] = {one: {} for one in keys}
    for some in chunks(keys):
        for row in connection.execute(
            select(RESULT).where(among(connection, match_of(RESULT), some))
        ):
            known[row.table_id, row.match_id][row.revision] = _decode(row.payload)
    gone, at = forgotten(connection), told_at(received)
    unheard = {key for key, revisions in known.items() if not revisions}
    first: dict[Key, KeptResult] = {}
    rows, changed, again = [], set(), 0
    for one in results:
        match = one.table, one.match
        there = known[match]
        if one.revision in there:
            again += 1
            continue
        latest = one.revision > max(there, default=0)
        kept = _named_as_before(_kept(one), there.values())
        over = over_at(one, received)
        kept = _without_forgotten(kept, gone, settings.place_of(one.table), over)
        there[one.revision] = kept
        if latest and match in unheard:
            first[match] = kept
        elif latest:
            changed.add(match)
        rows.append(
            {
                "table_id": one.table,
                "match_id": one.match,
                "revision": one.revision,
                "received": at,
                "payload": _encode(kept),
            }
        )
    put(connection, Insertion(RESULT, rows))
    new = {
        match: _counted(one, settings, at, False)
        for match, one in first.items()
        if settings.simulated or not one.simulated
    }
    return Logged(frozenset(changed), new, again)


def _kept(result: Result) -> KeptResult:
    """Return a result as it is kept: without what a message may not say."""
    fields = {name: getattr(result, name) for name in result.__struct_fields__}
    players = tuple(
        KeptPlayer(**{name: getattr(one, name) for name in one.__struct_fields__})
        for one in result.players
    )
    return KeptResult(**{**fields, "players": players})


def _named_as_before(result: KeptResult, others: Iterable[KeptResult | None]) -> KeptResult:
    """Who was forgotten in one revision of a match stays so in the next."""
    gone = {
        one.seat: one.nameless
        for other in others
        if other is not None
        for one in other.players
        if one.nameless
    }
    if not gone:
        return result
    players = tuple(
        msgspec.structs.replace(one, person="", nameless=gone[one.seat])
        if one.person and one.seat in gone
        else one
        for one in result.players
    )
    return msgspec.structs.replace(result, players=players)


def _without_forgotten(
    result: KeptResult, gone: Sequence[Forgotten], place: str, over: str
) -> KeptResult:
    """Nobody comes back by a result that was on its way while they were forgotten."""
    for note in gone:
        players = tuple(
            msgspec.structs.replace(one, person="", nameless=note.nameless)
            if one.person and note.is_of(place, one.person, over)
            else one
            for one in result.players
        )
        result = msgspec.structs.replace(result, players=players)
    return result


def all_keys(connection: Connection) -> Iterator[Sequence[Key]]:
    """Return the keys of all matches, some at a time."""
    columns = RESULT.c.table_id, RESULT.c.match_id
    last: Key = ("", "")
    while True:
        asked = select(*columns).where(tuple_(*columns) > last).distinct()
        found = connection.execute(asked.order_by(*columns).limit(CHUNK)).all()
        if not found:
            return
        keys = [(row.table_id, row.match_id) for row in found]
        last = keys[-1]
        yield keys


def counting(
    connection: Connection, settings: LeagueSettings, keys: Iterable[Key]
) -> Mapping[Key, Counted]:
    """Return those of these matches that count, as they count now."""
    found: dict[Key, Counted] = {}
    for some in chunks(keys):
        rulings = rulings_of(connection, some)
        of = among(connection, match_of(RESULT), some)
        asked = select(RESULT).where(of).order_by(RESULT.c.revision)
        first: dict[Key, str] = {}
        for row in connection.execute(asked):
            # In the order of revisions: the highest is the last.
            one = (row.table_id, row.match_id)
            first[one] = min(first.get(one, row.received), row.received)
            found.pop(one, None)
            result = ruled(_decode(row.payload), rulings.get(one, ()))
            if result is None or (result.simulated and not settings.simulated):
                continue
            found[one] = _counted(result, settings, first[one], bool(rulings.get(one)))
    return found


def _counted(
    result: KeptResult, settings: LeagueSettings, received: str, corrected: bool
) -> Counted:
    place = settings.place_of(result.table)
    over = over_at(result, datetime.fromisoformat(received))
    facts: dict[str, dict[str, float]] = {}
    for fact in result.facts:
        facts.setdefault(fact.seat, {})[fact.name] = fact.value
    return Counted(
        key=(result.table, result.match),
        ord=f"{over}/{result.table}/{result.match}",
        revision=result.revision,
        game=result.game,
        place=place,
        duration_s=result.duration_s,
        corrected=corrected,
        seated=tuple(
            Finish(
                seat=one.seat,
                player=key(place, one),
                name=one.person or one.bot,
                place=one.place,
                points=one.points,
                facts=facts.get(one.seat, {}),
            )
            for one in result.players
        ),
    )
