"""What follows from the log, kept in order: matches, forms, ratings, achievements.

A change at some moment changes what came later, in the same game only. So what follows is computed
again from there. Tables tell a match when it is over, and matches are in the order of their ends:
mostly nothing comes later, and a result costs the same however many there are. One that comes late
costs as much as the matches of its game that ended since (docs/league.md has figures).
"""

import hashlib
import heapq
import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Connection, String, and_, delete, func, literal, select, union_all

from league import achievements
from league.log import Counted, all_keys, counting
from league.ratings import Finish, Form, after
from league.rulings import chunks
from league.schema import DERIVED, EARNED, PLAYED, RATING, SEATED, match_of
from league.settings import LeagueSettings
from league.store import Insertion, Key, Row, among, put

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


class Reached(msgspec.Struct, frozen=True):
    """An achievement, with the match and the seat that brought it."""

    key: Key
    seat: str
    achievement: str


def bring_up(
    connection: Connection,
    settings: LeagueSettings,
    changed: Iterable[Key],
    first: Mapping[Key, Counted] = {},
) -> Sequence[Reached]:
    """Bring what follows from these matches up to date; of those that the log has for the *first*
    time it is known how they count. Return what was reached in these matches."""
    keys = set(changed)
    new = {**counting(connection, settings, keys), **first}
    since: dict[str, str] = {}
    left: dict[str, set[str]] = {}
    """Of each game, those who may have played one match less."""
    for some in chunks(keys):
        of = among(connection, match_of(SEATED), some)
        columns = SEATED.c.game, SEATED.c.ord, SEATED.c.player
        there = connection.execute(select(*columns).where(of)).all()
        for game, ord_, player in there:
            since[game] = min(since.get(game, ord_), ord_)
            left.setdefault(game, set()).add(player)
        if there:
            connection.execute(delete(SEATED).where(of))
            of = among(connection, match_of(PLAYED), some)
            connection.execute(delete(PLAYED).where(of))
    for one in new.values():
        since[one.game] = min(since.get(one.game, one.ord), one.ord)
    folds = [
        _Fold(
            connection,
            game,
            since[game],
            [_Match(one.ord, one.key, one.seated) for one in new.values() if one.game == game],
            left.get(game, set()),
        )
        for game in sorted(since)
    ]
    ends = _ends(connection, since)
    standing = _standing(
        connection, ((fold.game, player) for fold in folds for player in fold.players)
    )
    for fold in folds:
        fold.run(standing.get(fold.game, {}), ends[fold.game])
    put(
        connection,
        Insertion(SEATED, [row for fold in folds for row in fold.seated], replaces=True),
        Insertion(EARNED, [row for fold in folds for row in fold.earned]),
        Insertion(RATING, [row for fold in folds for row in fold.ratings()], replaces=True),
        Insertion(PLAYED, [_played(one) for one in new.values()]),
    )
    return [one for fold in folds for one in fold.reached if one.key in new]


def _ends(connection: Connection, games: Iterable[str]) -> dict[str, str]:
    """Return the order of the last match of each game, empty where there is none."""
    asked = [
        select(literal(game, String), func.max(PLAYED.c.ord)).where(PLAYED.c.game == game)
        for game in sorted(games)
    ]
    if not asked:
        return {}
    return {game: last or "" for game, last in connection.execute(union_all(*asked))}


def _standing(connection: Connection, met: Iterable[Key]) -> dict[str, dict[str, Any]]:
    """Return how players stand now, of each game, who are met there."""
    found: dict[str, dict[str, Any]] = {}
    of = RATING.c.game, RATING.c.player
    for some in chunks(one for one in met if one[1]):
        for row in connection.execute(select(RATING).where(among(connection, of, some))):
            found.setdefault(row.game, {})[row.player] = row
    return found


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
    """The matches of one *game* from *since* on, with those that are *added*, one after the other;
    *left* are those who may have played one match less. What is to be inserted then is `seated`,
    `earned` and `ratings`."""

    def __init__(
        self,
        connection: Connection,
        game: str,
        since: str,
        added: Iterable[_Match],
        left: Collection[str],
    ) -> None:
        self.game = game
        self.seated: list[Row] = []
        self.earned: list[Row] = []
        self.reached: list[Reached] = []
        self._connection = connection
        self._since = since
        self._added = sorted(added)
        self._left = left
        self._forms: dict[str, Form] = {}
        self._last: dict[str, tuple[str, str]] = {}
        """Of each player who is met: name and order of the last match."""
        self._all = achievements.shipped()
        self._summed = achievements.counted(self._all)

    @property
    def players(self) -> set[str]:
        """Those whose standing is needed."""
        return {one.player for match in self._added for one in match.seated}.union(self._left)

    def run(self, standing: Mapping[str, Any], end: str) -> None:
        """Fold them. The *players* stand as *standing* says now, and the last match that is there
        has the order *end*."""
        self._meet(standing, self.players)
        before: Iterable[_Match] = ()
        if self._left or end >= self._since:
            of_game = EARNED.c.game == self.game, EARNED.c.ord >= self._since
            self._connection.execute(delete(EARNED).where(*of_game))
            before = self._later()
        for match in heapq.merge(before, self._added):
            self._step(match)
            if len(self.seated) > 8 * PAGE:
                put(self._connection, Insertion(SEATED, self.seated, replaces=True))
                self.seated = []

    def _step(self, match: _Match) -> None:
        forms = after(self._forms, match.seated, self._summed)
        new = achievements.new(self._all, self.game, forms, match.seated)
        for player, ids in new.items():
            form = forms[player]
            forms[player] = msgspec.structs.replace(form, earned=(*form.earned, *ids))
        self._forms |= forms
        for one in match.seated:
            if one.player:
                self._last[one.player] = (one.name, match.ord)
        self.seated += [
            {
                "table_id": match.key[0],
                "match_id": match.key[1],
                "seat": one.seat,
                "turn": turn,
                "ord": match.ord,
                "game": self.game,
                "player": one.player,
                "name": one.name,
                "rank": one.place,
                "points": one.points,
                "players": len(match.seated),
                "facts": _encode(one.facts).decode(),
                "form": _encode(forms[one.player]).decode() if one.player else "",
            }
            for turn, one in enumerate(match.seated)
        ]
        self.reached += [
            Reached(match.key, one.seat, id)
            for one in match.seated
            for id in sorted(new.get(one.player, ()))
        ]
        self.earned += [
            {
                "game": self.game,
                "player": player,
                "achievement": id,
                "ord": match.ord,
                "table_id": match.key[0],
                "match_id": match.key[1],
            }
            for player, ids in new.items()
            for id in ids
        ]

    def _later(self) -> Iterator[_Match]:
        """The matches that are there already, from *since* on, some in memory at a time."""
        bound = PLAYED.c.ord >= self._since
        while True:
            asked = select(PLAYED.c.ord).where(PLAYED.c.game == self.game, bound)
            ords = (
                self._connection.execute(asked.order_by(PLAYED.c.ord).limit(PAGE)).scalars().all()
            )
            if not ords:
                return
            here = and_(SEATED.c.ord >= ords[0], SEATED.c.ord <= ords[-1])
            rows = self._connection.execute(
                select(SEATED)
                .where(SEATED.c.game == self.game, here)
                .order_by(SEATED.c.ord, SEATED.c.turn)
            ).all()
            bound = PLAYED.c.ord > ords[-1]
            new = {row.player for row in rows} - set(self._forms)
            now = _standing(self._connection, {(self.game, player) for player in new})
            self._meet(now.get(self.game, {}), new)
            for ord_, together in groupby(rows, lambda row: str(row.ord)):
                some = list(together)
                key = (some[0].table_id, some[0].match_id)
                yield _Match(ord_, key, tuple(_seated(row) for row in some))

    def _meet(self, now: Mapping[str, Any], players: Iterable[str]) -> None:
        """Know how these *players* stood before *since*, who stand like that *now*."""
        for player in sorted(one for one in players if one):
            row = now.get(player)
            if row is not None and row.ord >= self._since:
                row = self._connection.execute(
                    select(SEATED.c.form, SEATED.c.name, SEATED.c.ord)
                    .where(SEATED.c.player == player, SEATED.c.game == self.game)
                    .where(SEATED.c.ord < self._since)
                    .order_by(SEATED.c.ord.desc())
                    .limit(1)
                ).one_or_none()
            self._forms[player] = Form() if row is None else _form(row.form)
            if row is not None:
                self._last[player] = (row.name, row.ord)

    def ratings(self) -> list[Row]:
        """Return how those who were met stand after it; who has played nothing is left out."""
        gone = sorted(set(self._forms) - set(self._last))
        if gone:
            self._connection.execute(
                delete(RATING).where(RATING.c.game == self.game, RATING.c.player.in_(gone))
            )
        return [
            {
                "game": self.game,
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
