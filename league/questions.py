"""What pages ask of the league: standings, a player, two players, records, matches, rulings."""

from datetime import datetime, timedelta

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, case, func, select

from league.players import NAMELESS, PERSON, is_bot, place_of
from league.ratings import Form
from league.schema import EARNED, PLAYED, RATING, RULING, SEATED
from league.settings import Season

_form = msgspec.json.Decoder(Form).decode

LATEST = 200
"""How many matches a page shows."""


class Ranked(Struct, frozen=True, kw_only=True):
    """Where a player stands in a game and season."""

    rank: int
    player: str
    name: str
    rating: float
    """The mean less three times the uncertainty."""
    mu: float
    sigma: float
    played: int
    won: int
    best: int
    cup: int
    """Points of the season's cup; 0 outside a season, and for bots."""
    tier: str


class Listed(Struct, frozen=True, kw_only=True):
    """A match as it is listed."""

    table: str
    match: str
    over: str
    game: str
    place: str
    duration_s: float
    corrected: bool
    players: tuple["Seat", ...]


class Seat(Struct, frozen=True, kw_only=True):
    """A player of a match that is listed."""

    player: str
    name: str
    rank: int
    points: int


class Duel(Struct, frozen=True, kw_only=True):
    """Two players in one game: how often each was ahead of the other."""

    game: str
    played: int
    ahead: int
    behind: int
    level: int


class Record(Struct, frozen=True, kw_only=True):
    """The most of something in a game."""

    game: str
    kind: str
    value: float
    player: str
    name: str
    over: str


class Ruled(Struct, frozen=True, kw_only=True):
    """A decision about a match, with its reason."""

    at: str
    kind: str
    table: str
    match: str
    reason: str


def games(connection: Connection) -> tuple[str, ...]:
    """Return the games that were played, the most played first."""
    asked = select(PLAYED.c.game).group_by(PLAYED.c.game)
    return tuple(connection.execute(asked.order_by(func.count().desc(), PLAYED.c.game)).scalars())


def standings(
    connection: Connection, game: str, season: Season, place: str = ""
) -> tuple[Ranked, ...]:
    """Return who stands where in a game, the best first; with *place*, only its people and bots."""
    last = _last_of_each(game, season).subquery()
    beaten = 100 * (last.c.players - last.c.rank)
    score = case((last.c.players > 1, beaten // (last.c.players - 1)), else_=0)
    scored = select(last, score.label("score")).subquery()
    nth = func.row_number().over(
        partition_by=scored.c.player, order_by=(scored.c.score.desc(), scored.c.ord)
    )
    ranked = select(scored, nth.label("nth")).subquery()
    now = ranked.c.latest == 1
    asked = select(
        ranked.c.player,
        func.count().label("played"),
        func.sum(case(((ranked.c.rank == 1) & (ranked.c.players > 1), 1), else_=0)).label("won"),
        func.max(ranked.c.points).label("best"),
        func.sum(case((ranked.c.nth <= season.best, ranked.c.score), else_=0)).label("cup"),
        func.max(case((now, ranked.c.form))).label("form"),
        func.max(case((now, ranked.c.name))).label("name"),
    ).group_by(ranked.c.player)
    found = []
    for row in connection.execute(asked):
        if place and row.player.startswith(PERSON) and place_of(row.player) != place:
            continue
        form = _form(row.form)
        cup = int(row.cup) if season.name and not is_bot(row.player) else 0
        found.append(
            Ranked(
                rank=0,
                player=row.player,
                name=row.name,
                rating=form.at_least,
                mu=form.mu,
                sigma=form.sigma,
                played=row.played,
                won=int(row.won),
                best=row.best,
                cup=cup,
                tier=_tier(season, cup),
            )
        )
    found.sort(key=lambda one: (-one.rating, one.player))
    return tuple(
        msgspec.structs.replace(one, rank=number) for number, one in enumerate(found, start=1)
    )


def _last_of_each(game: str, season: Season) -> "Select[tuple[object, ...]]":
    """Every seat of a game in a season, with `latest` counting each player's from the last one."""
    latest = func.row_number().over(partition_by=SEATED.c.player, order_by=SEATED.c.ord.desc())
    return select(
        SEATED.c.player,
        SEATED.c.name,
        SEATED.c.rank,
        SEATED.c.points,
        SEATED.c.players,
        SEATED.c.form,
        SEATED.c.ord,
        latest.label("latest"),
    ).where(
        SEATED.c.game == game,
        SEATED.c.ord >= season.since,
        SEATED.c.ord < season.until,
        SEATED.c.player != "",
    )


def _tier(season: Season, cup: int) -> str:
    reached = [name for name, points in season.tiers.items() if cup >= points]
    return max(reached, key=lambda name: season.tiers[name], default="")


def forms(connection: Connection, player: str) -> dict[str, Form]:
    """Return how a player stands in each game that they have played."""
    asked = select(RATING.c.game, RATING.c.form).where(RATING.c.player == player)
    rows = connection.execute(asked.order_by(RATING.c.game))
    return {row.game: _form(row.form) for row in rows}


def name_of(connection: Connection, player: str) -> str | None:
    """Return what a player was called last, empty for somebody forgotten; None for nobody."""
    asked = select(RATING.c.name).where(RATING.c.player == player).order_by(RATING.c.ord.desc())
    name: str | None = connection.execute(asked.limit(1)).scalar()
    return "" if name is not None and player.startswith(NAMELESS) else name


def people(connection: Connection) -> tuple[tuple[str, str], ...]:
    """Return everybody who has a rating: key and name, people by name and then bots."""
    asked = select(RATING.c.player, func.max(RATING.c.name)).group_by(RATING.c.player)
    rows = [(str(player), str(name)) for player, name in connection.execute(asked)]
    return tuple(sorted(rows, key=lambda one: (is_bot(one[0]), one[1].casefold(), one[0])))


def achievements(connection: Connection, player: str) -> tuple[tuple[str, str, str], ...]:
    """Return what somebody has reached, the last first: game, id, instant."""
    asked = select(EARNED).where(EARNED.c.player == player)
    rows = connection.execute(asked.order_by(EARNED.c.ord.desc(), EARNED.c.achievement))
    return tuple((row.game, row.achievement, _instant(row.ord)) for row in rows)


def matches(
    connection: Connection, player: str = "", game: str = "", most: int = LATEST
) -> tuple[Listed, ...]:
    """Return the last matches, the latest first; of a *player*, or a *game*."""
    asked = select(PLAYED)
    if player:
        own = select(SEATED.c.ord).where(SEATED.c.player == player)
        asked = asked.where(PLAYED.c.ord.in_(own))
    if game:
        asked = asked.where(PLAYED.c.game == game)
    rows = connection.execute(asked.order_by(PLAYED.c.ord.desc()).limit(most)).all()
    seats: dict[str, list[Seat]] = {}
    for at in range(0, len(rows), 500):
        ords = [row.ord for row in rows[at : at + 500]]
        taken = select(SEATED).where(SEATED.c.ord.in_(ords))
        for row in connection.execute(taken.order_by(SEATED.c.rank, SEATED.c.turn)):
            seat = Seat(player=row.player, name=row.name, rank=row.rank, points=row.points)
            seats.setdefault(row.ord, []).append(seat)
    return tuple(
        Listed(
            table=row.table_id,
            match=row.match_id,
            over=_instant(row.ord),
            game=row.game,
            place=row.place,
            duration_s=row.duration_s,
            corrected=bool(row.corrected),
            players=tuple(seats.get(row.ord, ())),
        )
        for row in rows
    )


def duels(connection: Connection, one: str, other: str) -> tuple[Duel, ...]:
    """Return how two players have done against each other, game by game."""
    a, b = SEATED.alias("a"), SEATED.alias("b")
    together = (a.c.table_id == b.c.table_id) & (a.c.match_id == b.c.match_id)
    asked = (
        select(
            a.c.game,
            func.count().label("played"),
            func.sum(case((a.c.rank < b.c.rank, 1), else_=0)).label("ahead"),
            func.sum(case((a.c.rank > b.c.rank, 1), else_=0)).label("behind"),
        )
        .join(b, together)
        .where(a.c.player == one, b.c.player == other)
        .group_by(a.c.game)
        .order_by(a.c.game)
    )
    return tuple(
        Duel(
            game=row.game,
            played=row.played,
            ahead=int(row.ahead),
            behind=int(row.behind),
            level=row.played - int(row.ahead) - int(row.behind),
        )
        for row in connection.execute(asked)
    )


def records(connection: Connection, season: Season) -> tuple[Record, ...]:
    """Return the records of each game in a season: the most points, matches and wins of a person,
    and the longest match. Of two that are equal the earlier one has it."""
    found: list[Record] = []
    for game in games(connection):
        here = (
            SEATED.c.game == game,
            SEATED.c.ord >= season.since,
            SEATED.c.ord < season.until,
            SEATED.c.player.startswith(PERSON, autoescape=True),
        )
        points = (
            select(SEATED)
            .where(*here)
            .order_by(SEATED.c.points.desc(), SEATED.c.ord, SEATED.c.turn)
        )
        won = func.sum(case(((SEATED.c.rank == 1) & (SEATED.c.players > 1), 1), else_=0))
        row = connection.execute(points.limit(1)).one_or_none()
        if row is not None:
            found.append(_record(game, "points", row.points, row.player, row.name, row.ord))
        for kind, most in (("matches", func.count()), ("wins", won)):
            asked = (
                select(SEATED.c.player, func.max(SEATED.c.name), most.label("most"))
                .where(*here)
                .group_by(SEATED.c.player)
                .order_by(most.desc(), func.max(SEATED.c.ord), SEATED.c.player)
            )
            best = connection.execute(asked.limit(1)).one_or_none()
            if best is not None and best[2]:
                found.append(_record(game, kind, int(best[2]), best[0], best[1], ""))
        longest = select(PLAYED).where(
            PLAYED.c.game == game, PLAYED.c.ord >= season.since, PLAYED.c.ord < season.until
        )
        row = connection.execute(
            longest.order_by(PLAYED.c.duration_s.desc(), PLAYED.c.ord).limit(1)
        ).one_or_none()
        if row is not None:
            found.append(_record(game, "longest", row.duration_s, "", "", row.ord))
    return tuple(found)


def _record(game: str, kind: str, value: float, player: str, name: str, ord_: str) -> Record:
    return Record(game=game, kind=kind, value=value, player=player, name=name, over=_instant(ord_))


def rulings(connection: Connection, most: int = LATEST) -> tuple[Ruled, ...]:
    """Return the last decisions about matches, the latest first."""
    asked = select(RULING).where(RULING.c.kind != "forget").order_by(RULING.c.number.desc())
    return tuple(
        Ruled(at=row.at, kind=row.kind, table=row.table_id, match=row.match_id, reason=row.reason)
        for row in connection.execute(asked.limit(most))
    )


def taken_twice(connection: Connection, most: int = LATEST) -> tuple[tuple[str, str, str], ...]:
    """Return the names under which somebody played at two tables at once, or at two seats of one:
    place, name, instant. One person cannot, so two people have that name."""
    asked = (
        select(SEATED.c.player, SEATED.c.name, SEATED.c.ord, PLAYED.c.duration_s)
        .join(
            PLAYED,
            (PLAYED.c.table_id == SEATED.c.table_id) & (PLAYED.c.match_id == SEATED.c.match_id),
        )
        .where(SEATED.c.player.startswith(PERSON, autoescape=True))
        .order_by(SEATED.c.player, SEATED.c.ord)
    )
    found: list[tuple[str, str, str]] = []
    before: tuple[str, datetime] = ("", datetime.min)
    for row in connection.execute(asked):
        over = datetime.fromisoformat(_instant(row.ord))
        began = over - timedelta(seconds=row.duration_s)
        if row.player == before[0] and began < before[1]:
            found.append((place_of(row.player), row.name, _instant(row.ord)))
        before = (row.player, over)
    return tuple(found[-most:])


def _instant(ord_: str) -> str:
    """The instant with which an order begins."""
    return ord_.partition("/")[0]
