"""Achievements: declared in `achievements.toml`, reached once a game by each person.

What counts is `played`, `won`, `streak`, `points`, or `fact:NAME`, a fact that the game gives about
a player; within one match, or over all of them.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from league.errors import SettingsError
from league.ratings import Finish, Form

FACT = "fact:"


class Achievement(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something worth to be told once."""

    id: str
    counts: str
    at_least: float = 1
    within: Literal["match", "all"] = "all"
    game: str = ""
    """Empty for every game."""

    @property
    def fact(self) -> str:
        """The fact that counts, or empty."""
        return self.counts.removeprefix(FACT) if self.counts.startswith(FACT) else ""

    def reached(self, form: Form, seated: Finish) -> bool:
        """Whether somebody has it who stands like that after a match."""
        if self.fact:
            over = seated.facts if self.within == "match" else form.totals
            return over.get(self.fact, 0.0) >= self.at_least and self.fact in over
        if self.counts == "points":
            return seated.points >= self.at_least
        return float(getattr(form, self.counts)) >= self.at_least


def read(text: str) -> tuple[Achievement, ...]:
    """Return the achievements of a TOML text. Raises `SettingsError`."""
    try:
        found = msgspec.convert(tomllib.loads(text)["achievement"], tuple[Achievement, ...])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, KeyError) as error:
        raise SettingsError(f"the achievements cannot be read: {error}") from None
    for one in found:
        if not one.fact and one.counts not in ("played", "won", "streak", "points"):
            raise SettingsError(
                f"the achievement {one.id} counts {one.counts!r}; expected played, won, streak, "
                f"points, or {FACT}NAME"
            )
    return found


@cache
def shipped() -> tuple[Achievement, ...]:
    """Return those that come with this release."""
    return read((files("league") / "achievements.toml").read_text("utf-8"))


def counted(all_: Sequence[Achievement]) -> frozenset[str]:
    """Return the facts that have to be summed over matches."""
    return frozenset(one.fact for one in all_ if one.fact and one.within == "all")


def new(
    all_: Sequence[Achievement], game: str, forms: Mapping[str, Form], seated: Sequence[Finish]
) -> dict[str, tuple[str, ...]]:
    """Return what each person of a match has reached with it: player -> ids. Bots reach nothing."""
    found: dict[str, tuple[str, ...]] = {}
    for one in seated:
        if one.player and not one.player.startswith("bot/"):
            form = forms[one.player]
            ids = tuple(
                each.id
                for each in all_
                if each.game in ("", game)
                and each.id not in form.earned
                and each.reached(form, one)
            )
            if ids:
                found[one.player] = tuple(dict.fromkeys((*found.get(one.player, ()), *ids)))
    return found
