"""What is on each page: tables of values, of which every format is made."""

from collections.abc import Mapping
from datetime import UTC, datetime

from msgspec import Struct
from sqlalchemy import Connection

from league import fleet, questions
from league.errors import UnknownError
from league.players import BOT, NAMELESS, is_bot, place_of
from league.ratings import Form
from league.rings import ring_of
from league.settings import ALWAYS, LeagueSettings, Season
from league.words import LeagueWords

Asked = Mapping[str, str]
"""The words of an address behind its question mark."""


class Link(Struct, frozen=True):
    """A cell that leads to another page."""

    text: str
    path: str
    query: Mapping[str, str] = {}


class Id(Struct, frozen=True):
    """A cell that people see the beginning of, and files have whole."""

    text: str

    def __str__(self) -> str:
        return self.text[:8]


Cell = str | int | float | Link | Id


class Column(Struct, frozen=True):
    """What a column has: the id of its heading, and the name that it has in files."""

    id: str
    name: str = ""

    @property
    def key(self) -> str:
        return self.name or self.id


class Listing(Struct, frozen=True, kw_only=True):
    """A table with its heading."""

    heading: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: str = ""


class Selection(Struct, frozen=True, kw_only=True):
    """Something to choose from, by its name in the address."""

    name: str
    label: str
    chosen: str
    values: tuple[tuple[str, str], ...]


class LeaguePage(Struct, frozen=True, kw_only=True):
    """A page."""

    title: str
    grids: tuple[Listing, ...] = ()
    choices: tuple[Selection, ...] = ()
    notes: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()


def _columns(*names: str) -> tuple[Column, ...]:
    return tuple(Column(name) for name in names)


class Sheets:
    """Makes pages for one request: what the database has, in one language."""

    def __init__(
        self, connection: Connection, settings: LeagueSettings, words: LeagueWords
    ) -> None:
        self._connection = connection
        self._settings = settings
        self._words = words

    def __repr__(self) -> str:
        return f"<Sheets in {self._words.language}>"

    # ---- pages -----------------------------------------------------------------------------------

    def standings(self, asked: Asked) -> LeaguePage:
        """Who stands where. Raises `UnknownError`."""
        games = questions.games(self._connection)
        game = asked.get("game") or (games[0] if games else "")
        season, place = self._season(asked), asked.get("place", "")
        found = questions.standings(self._connection, game, season, place) if game else ()
        with_cup = bool(season.name)
        cup = ("cup", "tier") if with_cup else ()
        rows = tuple(
            (
                one.rank,
                self._player(one.player, one.name),
                round(one.rating, 1),
                *((one.cup, self._tier(one.tier)) if with_cup else ()),
                one.won,
                one.played,
                one.best,
                round(one.mu, 1),
                round(one.sigma, 1),
            )
            for one in found
        )
        columns = ("rank", "name", "rating", *cup, "won", "played", "best", "mean", "uncertainty")
        grid = Listing(
            heading=self._words.game(game) if game else self._say("standings"),
            columns=_columns(*columns),
            rows=rows,
        )
        notes = [self._say("rating-hint")]
        if with_cup:
            notes.append(self._words("league-cup-hint", best=season.best))
        return LeaguePage(
            title=self._say("standings"),
            grids=(grid,),
            choices=(
                *self._choice("game", game, [(one, self._words.game(one)) for one in games]),
                *self._season_choice(season),
                *self._choice(
                    "place",
                    place,
                    [("", self._say("everywhere")), *((one, one) for one in self._settings.places)],
                ),
            ),
            notes=tuple(notes) if rows else (self._say("nothing-yet"),),
        )

    def player(self, asked: Asked) -> LeaguePage:
        """One player. Raises `UnknownError`."""
        key = asked.get("key", "")
        name = self._name(key)
        forms = questions.forms(self._connection, key)
        grids = [
            Listing(
                heading=self._say("rating"),
                columns=_columns("game", "rating", "mean", "uncertainty", "played", "won", "best"),
                rows=tuple((self._words.game(game), *_figures(one)) for game, one in forms.items()),
            ),
            Listing(
                heading=self._say("achievements"),
                columns=_columns("when", "game", "what"),
                rows=tuple(
                    (_moment(at), self._words.game(game), self._say(f"achievement-{id}"))
                    for game, id, at in questions.achievements(self._connection, key)
                ),
            ),
            self._matches(questions.matches(self._connection, key, most=50)),
        ]
        others = [
            (other, self._named(other, called))
            for other, called in questions.people(self._connection)
            if other != key
        ]
        return LeaguePage(
            title=name,
            grids=tuple(one for one in grids if one.rows),
            choices=(
                Selection(
                    name="other", label=self._say("against"), chosen="", values=tuple(others)
                ),
            ),
        )

    def versus(self, asked: Asked) -> LeaguePage:
        """Two players. Raises `UnknownError`."""
        one, other = asked.get("key", ""), asked.get("other", "")
        names = self._name(one), self._name(other)
        found = questions.duels(self._connection, one, other)
        grid = Listing(
            heading=" – ".join(names),
            columns=_columns("game", "played", "ahead", "behind", "level"),
            rows=tuple(
                (self._words.game(duel.game), duel.played, duel.ahead, duel.behind, duel.level)
                for duel in found
            ),
        )
        return LeaguePage(
            title=self._say("versus"),
            grids=(grid,),
            notes=() if found else (self._say("nothing-yet"),),
        )

    def records(self, asked: Asked) -> LeaguePage:
        """The most of everything. Raises `UnknownError`."""
        season = self._season(asked)
        found = questions.records(self._connection, season)
        rows = tuple(
            (
                self._words.game(one.game),
                self._say(f"record-{one.kind}"),
                round(one.value / 60, 1) if one.kind == "longest" else round(one.value),
                self._player(one.player, one.name) if one.player else "",
                _moment(one.over),
            )
            for one in found
        )
        grid = Listing(
            heading=self._say("records"),
            columns=_columns("game", "what", "value", "name", "when"),
            rows=rows,
        )
        return LeaguePage(
            title=self._say("records"),
            grids=(grid,),
            choices=self._season_choice(season),
            notes=() if rows else (self._say("nothing-yet"),),
        )

    def matches(self, asked: Asked) -> LeaguePage:
        """The last matches, and what was decided about some."""
        games = questions.games(self._connection)
        game = asked.get("game", "")
        grid = self._matches(questions.matches(self._connection, game=game))
        rulings = Listing(
            heading=self._say("rulings"),
            columns=_columns("when", "what", "table", "match", "reason"),
            rows=tuple(
                (
                    _moment(one.at),
                    self._say(f"ruling-{one.kind}"),
                    Id(one.table),
                    Id(one.match),
                    one.reason,
                )
                for one in questions.rulings(self._connection)
            ),
        )
        return LeaguePage(
            title=self._say("matches"),
            grids=(grid, *((rulings,) if rulings.rows else ())),
            choices=self._choice(
                "game", game, [("", "–"), *((one, self._words.game(one)) for one in games)]
            ),
            notes=() if grid.rows else (self._say("nothing-yet"),),
        )

    def tables(self, _: Asked) -> LeaguePage:
        """How all tables are, those with faults first."""
        found = fleet.tables(self._connection, self._settings)
        now = datetime.now(UTC)
        update = fleet.rollout(self._connection, self._settings, now)
        rings = self._settings.updates.rings
        rows = tuple(
            (
                one.state.name or one.id[:8],
                self._stage(one, now),
                " ".join(fault.said for fault in one.state.faults),
                self._say(f"battery-{one.state.battery}") if one.state.battery else "",
                self._words.game(one.state.game) if one.state.game else "",
                one.place,
                _moment(one.received),
                round(one.hours, 1),
                one.state.software,
                Id(one.id),
                *(
                    (1 + ring_of(rings, one.id), self._say(f"health-{update.health[one.id]}"))
                    if update.release
                    else ()
                ),
            )
            for one in sorted(found, key=lambda one: not one.state.faults)
        )
        columns = (
            *("name", "state", "faults", "battery", "game", "place", "heard", "hours"),
            *("software", "table", *(("ring", "update") if update.release else ())),
        )
        names = {one.id: one.state.name for one in found}
        ill = ", ".join(names.get(id) or id[:8] for id in update.ill)
        twice = tuple(
            self._words("league-twice", name=name, place=place or "–")
            for place, name in dict.fromkeys(
                one[:2] for one in questions.taken_twice(self._connection)
            )
        )
        return LeaguePage(
            title=self._say("tables"),
            grids=(Listing(heading=self._say("tables"), columns=_columns(*columns), rows=rows),),
            notes=twice,
            faults=(
                (self._words("league-update-paused", release=update.release, tables=ill),)
                if ill and update.release
                else ()
            )
            + tuple(
                f"{one.state.name or one.id[:8]}: {fault.said}"
                for one in found
                for fault in one.state.faults
                if fault.severity == "fault"
            ),
        )

    def seasons(self, _: Asked) -> LeaguePage:
        """When the seasons are."""
        rows = tuple(
            (
                Link(one.name, "/", {"season": one.name}),
                one.begins.isoformat(),
                one.ends.isoformat(),
                ", ".join(f"{self._tier(name)} {points}" for name, points in one.tiers.items()),
            )
            for one in self._settings.seasons
        )
        grid = Listing(
            heading=self._say("seasons"),
            columns=_columns("season", "begins", "ends", "tier"),
            rows=rows,
        )
        return LeaguePage(title=self._say("seasons"), grids=(grid,))

    # ---- parts -----------------------------------------------------------------------------------

    def _say(self, id: str) -> str:
        return self._words(f"league-{id}")

    def _tier(self, tier: str) -> str:
        return self._say(f"tier-{tier}") if tier in ("bronze", "silver", "gold") else tier

    def _stage(self, one: fleet.TableNow, now: datetime) -> str:
        silent_s = (now - datetime.fromisoformat(one.received)).total_seconds()
        return self._say(f"stage-{'silent' if silent_s > fleet.SILENT_S else one.state.stage}")

    def _season(self, asked: Asked) -> Season:
        return self._settings.season(asked.get("season", ""))

    def _season_choice(self, season: Season) -> tuple[Selection, ...]:
        named = [(one.name, one.name) for one in self._settings.seasons]
        return self._choice("season", season.name, [(ALWAYS.name, self._say("always")), *named])

    def _choice(
        self, name: str, chosen: str, values: list[tuple[str, str]]
    ) -> tuple[Selection, ...]:
        """A choice, if there is one."""
        if len(values) < 2:
            return ()
        return (Selection(name=name, label=self._say(name), chosen=chosen, values=tuple(values)),)

    def _name(self, key: str) -> str:
        name = questions.name_of(self._connection, key)
        if name is None:
            raise UnknownError(self._say("nobody"))
        return self._named(key, name)

    def _named(self, key: str, name: str) -> str:
        """What somebody is called: with their place, where there are several."""
        if not key:
            return self._say("guest")
        if is_bot(key):
            return self._words.level(key.removeprefix(BOT))
        if key.startswith(NAMELESS):
            return self._say("nameless")
        place = place_of(key) if len(self._settings.places) > 1 else ""
        return f"{name} ({place})" if place else name

    def _player(self, key: str, name: str) -> Cell:
        return Link(self._named(key, name), "/player", {"key": key})

    def _matches(self, found: tuple[questions.Listed, ...]) -> Listing:
        return Listing(
            heading=self._say("matches"),
            columns=_columns(
                *("when", "game", "points", "minutes", "corrected", "place", "table", "match")
            ),
            rows=tuple(
                (
                    _moment(one.over),
                    self._words.game(one.game),
                    "; ".join(
                        f"{seat.rank}. {self._named(seat.player, seat.name)} {seat.points}"
                        for seat in one.players
                    ),
                    round(one.duration_s / 60, 1),
                    "✓" if one.corrected else "",
                    one.place,
                    Id(one.table),
                    Id(one.match),
                )
                for one in found
            ),
        )


def _figures(form: Form) -> tuple[Cell, ...]:
    rating, mean, uncertainty = (round(one, 1) for one in (form.at_least, form.mu, form.sigma))
    return rating, mean, uncertainty, form.played, form.won, form.best or 0


def _moment(at: str) -> str:
    """An instant as people read it, to the minute."""
    return at[:16].replace("T", " ")
