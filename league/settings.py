"""The league's file, `league.toml`: places and their tables, seasons and cup, who is alerted.

Whatever ratings follow from is here or in the log: places, whether simulated tables count, and the
achievements. After changing those, `reclaim league replay`.
"""

import tomllib
from collections.abc import Mapping
from datetime import date
from pathlib import Path

import msgspec
from msgspec import Struct

from league.errors import SettingsError, UnknownError


class Season(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A time in which matches count for a cup. Everybody can join at any time: only the *best*
    matches count."""

    name: str
    begins: date
    ends: date
    """The last day."""
    best: int = 10
    tiers: Mapping[str, int] = msgspec.field(
        default_factory=lambda: {"bronze": 200, "silver": 450, "gold": 750}
    )
    """The points that each takes, the lowest first."""

    @property
    def since(self) -> str:
        """What orders of matches begin with that are in it."""
        return self.begins.isoformat()

    @property
    def until(self) -> str:
        """What is greater than the order of each match in it."""
        return f"{self.ends.isoformat()}U"  # `T` stands between day and time


ALWAYS = Season(name="", begins=date(1, 1, 1), ends=date(9999, 12, 31))
"""No season: all matches."""


class Alerts(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where the operator hears of faults; by e-mail if *smtp* is set, and by the broker."""

    smtp: str = ""
    """HOST:PORT of a server that takes mail from here."""
    sender: str = ""
    to: tuple[str, ...] = ()
    topic: str = ""
    """Of the broker, such as `cafe/alerts`; empty for none."""


class Rollout(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Updates for tables that look for them here (`league.rings`)."""

    folder: str = ""
    """Where the two files of a release lie; empty for none."""
    rings: tuple[tuple[str, ...], ...] = ()
    """The tables that have a release first, by their ids, and those that have it then."""
    soak_hours: float = 24.0
    """How long each of them must have played well with it before the next ones have it."""


class LeagueSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the file says."""

    name: str = "Reclaim"
    language: str = "en"
    database: str = "sqlite:///league.db"
    broker: str = ""
    """`mqtt://USER@HOST:PORT`, `mqtts://…`, or `nats://HOST:PORT`."""
    password_file: str = ""
    """The broker's password, on its first line."""
    topic: str = "reclaim"
    """What the topics of tables begin with: TOPIC/TABLE/result."""
    simulated: bool = False
    """Whether matches at simulated tables count."""
    places: Mapping[str, tuple[str, ...]] = {}
    """The tables of each place by their ids; a table of no place is at none in particular."""
    seasons: tuple[Season, ...] = ()
    alerts: Alerts = Alerts()
    updates: Rollout = Rollout()

    def place_of(self, table: str) -> str:
        """Return the place of a table, or empty."""
        return next((name for name, tables in self.places.items() if table in tables), "")

    def season(self, name: str) -> Season:
        """Return a season, or for an empty name all time. Raises `UnknownError`."""
        if not name:
            return ALWAYS
        for one in self.seasons:
            if one.name == name:
                return one
        named = ", ".join(one.name for one in self.seasons) or "none"
        raise UnknownError(f"there is no season {name!r}; the league's file has {named}")


def read(path: Path) -> LeagueSettings:
    """Return what the file says. Raises `SettingsError`."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), LeagueSettings)
    except OSError as error:
        raise SettingsError(f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise SettingsError(f"{path}: {error}") from None
    for one in found.seasons:
        if one.begins > one.ends or one.best < 1:
            raise SettingsError(
                f"{path}: the season {one.name} ends before it begins, or counts no match"
            )
    tables = [table for some in found.places.values() for table in some]
    twice = sorted({table for table in tables if tables.count(table) > 1})
    if twice or any("/" in name for name in found.places):
        raise SettingsError(
            f"{path}: a table stands at one place, whose name has no slash; found "
            f"{', '.join(twice) or 'a slash'}"
        )
    return found
