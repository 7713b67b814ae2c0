"""What follows from the log, kept in order: matches, forms, ratings, achievements.

A change at some moment changes what came later, in the same game only. So what follows is computed
again from there. Tables tell a match when it is over, and matches are in the order of their ends:
mostly nothing comes later, and a result costs the same however many there are. One that comes late
costs as much as the matches of its game that ended since (docs/league.md has figures).
"""

import hashlib
import heapq
import json
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, groupby
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, select, tuple_

from league import achievements
from league.log import Counted, all_keys, counting
from league.ratings import Finish, Form, after
from league.rulings import Key, chunks
from league.schema import DERIVED, EARNED, PLAYED, RATING, SEATED
from league.settings import LeagueSettings
from league.store import Row, put

PAGE = 500
"""How many matches are in memory at once."""

_encode = msgspec.json.Encoder().encode
_form = msgspec.json.Decoder(Form).decode
_facts = msgspec.json.Decoder(dict[str, float]).decode


class _Match(msgspec.Struct, frozen=True, order=True):
    """A match of a game on its way through the fold, compared by its order."""

    ord: str
    key: Key
    seated: tuple[Finish, ...]


def bring_up(connection: Connection, settings: LeagueSettings, changed: Iterable[Key]) -> bool:
    """Bring what follows from these matches up to date; return whether anybody has reached
    something."""
    keys = set(changed)
    new = counting(connection, settings, keys)
    since: dict[str, str] = {}
    left: dict[str, set[str]] = {}
    """Of each game, those who may have played one match less."""
    for some in chunks(keys):
        of = tuple_(SEATED.c.table_id, SEATED.c.match_id).in_(some)
        columns = SEATED.c.game, SEATED.c.ord, SEATED.c.player
        there = connection.execute(select(*columns).where(of)).all()
        for game, ord_, player in there:
            since[game] = min(since.get(game, ord_), ord_)
            left.setdefault(game, set()).add(player)
        if there:
            connection.execute(delete(SEATED).where(of))
            of = tuple_(PLAYED.c.table_id, PLAYED.c.match_id).in_(some)
            connection.execute(delete(PLAYED).where(of))
    for one in new.values():
        since[one.game] = min(since.get(one.game, one.ord), one.ord)
    reached = False
    for game in sorted(since):
        added = sorted(
            _Match(one.ord, one.key, one.seated) for one in new.values() if one.game == game
        )
        fold = _Fold(connection, game, since[game])
        reached |= fold.run(added, left.get(game, set()))
    put(connection, PLAYED, [_played(one) for one in new.values()])
    return reached


def replay(connection: Connection, settings: LeagueSettings) -> int:
    """Compute everything from zero; return how many matches count."""
    for table in DERIVED:
        connection.execute(delete(table))
    in_order: list[tuple[str, Key]] = []
    for keys in all_keys(connection):
        in_order += [(one.ord, one.key) for one in counting(connection, settings, keys).values()]
    in_order.sort()
    for at in range(0, len(in_order), PAGE):
        bring_up(connection, settings, [key for _, key in in_order[at : at + PAGE]])
    return len(in_order)


def digest(connection: Connection) -> str:
    """Return a digest of all that follows from the log: equal where every number is."""
    made = hashlib.sha256()
    for table in DERIVED:
        rows = connection.execute(select(table).order_by(*table.primary_key))
        for row in rows:
            made.update(json.dumps([table.name, *row]).encode())
    return made.hexdigest()


def _played(one: Counted) -> Row:
    return {
        "table_id": one.key[0],
        "match_id": one.key[1],
        "revision": one.revision,
        "ord": one.ord,
        "game": one.game,
        "place": one.place,
        "duration_s": one.duration_s,
        "corrected": int(one.corrected),
    }


def _seated(row: Any) -> Finish:
    return Finish(
        seat=row.seat,
        player=row.player,
        name=row.name,
        place=row.rank,
        points=row.points,
        facts=_facts(row.facts),
    )


class _Fold:
    """The matches of one *game* from *since* on, one after the other."""

    def __init__(self, connection: Connection, game: str, since: str) -> None:
        self._connection = connection
        self._game = game
        self._since = since
        self._forms: dict[str, Form] = {}
        self._last: dict[str, tuple[str, str]] = {}
        """Of each player who is met: name and order of the last match."""
        self._all = achievements.shipped()
        self._summed = achievements.counted(self._all)

    def run(self, added: Sequence[_Match], left: Collection[str]) -> bool:
        """Fold in what is *added*; *left* are those who may have played one match less. Return
        whether anybody has reached something."""
        later = self._later()
        first = next(later, None)
        if first is not None or left:
            self._connection.execute(
                delete(EARNED).where(EARNED.c.game == self._game, EARNED.c.ord >= self._since)
            )
        self._meet({one.player for match in added for one in match.seated} | set(left))
        rows: list[Row] = []
        earned: list[Row] = []
        before = () if first is None else chain((first,), later)
        for match in heapq.merge(before, added):
            seated, reached = self._step(match)
            rows += seated
            earned += reached
            if len(rows) > 8 * PAGE:
                put(self._connection, SEATED, rows, replaces=True)
                rows = []
        put(self._connection, SEATED, rows, replaces=True)
        put(self._connection, EARNED, earned)
        self._keep()
        return bool(earned)

    def _step(self, match: _Match) -> tuple[list[Row], list[Row]]:
        forms = after(self._forms, match.seated, self._summed)
        new = achievements.new(self._all, self._game, forms, match.seated)
        for player, ids in new.items():
            form = forms[player]
            forms[player] = msgspec.structs.replace(form, earned=(*form.earned, *ids))
        self._forms |= forms
        for one in match.seated:
            if one.player:
                self._last[one.player] = (one.name, match.ord)
        return (
            [
                {
                    "table_id": match.key[0],
                    "match_id": match.key[1],
                    "seat": one.seat,
                    "turn": turn,
                    "ord": match.ord,
                    "game": self._game,
                    "player": one.player,
                    "name": one.name,
                    "rank": one.place,
                    "points": one.points,
                    "players": len(match.seated),
                    "facts": _encode(one.facts).decode(),
                    "form": _encode(forms[one.player]).decode() if one.player else "",
                }
                for turn, one in enumerate(match.seated)
            ],
            [
                {
                    "game": self._game,
                    "player": player,
                    "achievement": id,
                    "ord": match.ord,
                    "table_id": match.key[0],
                    "match_id": match.key[1],
                }
                for player, ids in new.items()
                for id in ids
            ],
        )

    def _later(self) -> Iterator[_Match]:
        """The matches that are there already, from *since* on, some in memory at a time."""
        bound = PLAYED.c.ord >= self._since
        while True:
            asked = select(PLAYED.c.ord).where(PLAYED.c.game == self._game, bound)
            ords = (
                self._connection.execute(asked.order_by(PLAYED.c.ord).limit(PAGE)).scalars().all()
            )
            if not ords:
                return
            here = and_(SEATED.c.ord >= ords[0], SEATED.c.ord <= ords[-1])
            rows = self._connection.execute(
                select(SEATED)
                .where(SEATED.c.game == self._game, here)
                .order_by(SEATED.c.ord, SEATED.c.turn)
            ).all()
            bound = PLAYED.c.ord > ords[-1]
            self._meet({row.player for row in rows})
            for ord_, together in groupby(rows, lambda row: str(row.ord)):
                some = list(together)
                key = (some[0].table_id, some[0].match_id)
                yield _Match(ord_, key, tuple(_seated(row) for row in some))

    def _meet(self, players: Iterable[str]) -> None:
        """Know how these stood before *since*, who have not been met yet."""
        new = {one for one in players if one} - set(self._forms)
        if not new:
            return
        asked = select(RATING).where(RATING.c.game == self._game, RATING.c.player.in_(sorted(new)))
        now = {row.player: row for row in self._connection.execute(asked)}
        for player in sorted(new):
            row = now.get(player)
            if row is not None and row.ord >= self._since:
                row = self._connection.execute(
                    select(SEATED.c.form, SEATED.c.name, SEATED.c.ord)
                    .where(SEATED.c.player == player, SEATED.c.game == self._game)
                    .where(SEATED.c.ord < self._since)
                    .order_by(SEATED.c.ord.desc())
                    .limit(1)
                ).one_or_none()
            self._forms[player] = Form() if row is None else _form(row.form)
            if row is not None:
                self._last[player] = (row.name, row.ord)

    def _keep(self) -> None:
        """Keep how those who were met stand now."""
        rows = [
            {
                "game": self._game,
                "player": player,
                "name": self._last[player][0],
                "ord": self._last[player][1],
                "mu": form.mu,
                "sigma": form.sigma,
                "form": _encode(form).decode(),
            }
            for player, form in sorted(self._forms.items())
            if player in self._last
        ]
        put(self._connection, RATING, rows, replaces=True)
        gone = sorted(set(self._forms) - set(self._last))
        if gone:
            self._connection.execute(
                delete(RATING).where(RATING.c.game == self._game, RATING.c.player.in_(gone))
            )
