"""The people who play: names, faces, and what the matches so far say of them."""

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct

FACES = (
    "cap", "curls", "glasses", "beard", "bun", "spikes", "plaits", "moustache", "patch", "bald",
    "fringe", "crown",
)  # fmt: skip
"""The faces to choose from: `display.art.faces` draws each."""

LONGEST_NAME = 10
"""In letters: so that a name has room wherever the longest name of a seat has."""


ALPHABETS = "Latin, Greek, Cyrillic, Hebrew, Armenian or Georgian"
"""Whose letters the fonts in display/fonts have; a screen without a letter would show a box."""

_LETTER = (
    r"!-~\xA1-\u017E\u0386-\u03CE\u0400-\u045F\u0490-\u0491\u0531-\u0556\u0561-\u0587"
    r"\u05D0-\u05EA\u10D0-\u10F0\u1EA0-\u1EF9\u2010\u2012-\u2015\u2018\u2019"
)
_NOT = r"(?![/#\u038B\u038D\u03A2\u00AD])"
"""A slash and a hash have a meaning in the list of pieces; some numbers are no letters."""
_BETWEEN = rf"(?:{_NOT}[ {_LETTER}]){{0,{LONGEST_NAME - 2}}}"
_NAME = rf"\A{_NOT}[{_LETTER}](?:{_BETWEEN}{_NOT}[{_LETTER}])?\Z"

PlayerName = Annotated[str, Meta(pattern=_NAME)]


def is_name(text: str) -> bool:
    """Return True if somebody can be called that: the screen has all of its letters."""
    return re.match(_NAME, text) is not None and text.isprintable()


class Person(Struct, frozen=True):
    """Somebody who plays; the name tells one person from another."""

    name: str
    face: str = FACES[0]
    """Empty in a replay: no journal of a match says it."""


AWAY = "away"
"""In place of a bot's level: no bot."""


class Bot(Struct, frozen=True):
    """A bot, as everybody may know it. Its name and temper belong to its seat (docs/bots.md)."""

    name: str
    temper: str
    """How it likes to play: bold, even, careful, greedy, grudging or hasty."""
    level: str = ""
    """How well it plays: easy, normal or sharp; empty in a replay, as no journal says it."""


NamingStep = Literal["name", "face", "ready"]


class Choosing(Struct, frozen=True):
    """What one seat chooses in the lobby, and how far it has come."""

    seat: str
    step: NamingStep
    person: Person | None
    """Whose name and face the seat's row stands at; None for nobody in particular."""
    upcoming: tuple[str, ...] = ()
    """The names that B leads to, the next one first; an empty one for nobody in particular."""


def following_faces(row: Choosing) -> tuple[str, ...]:
    """Return the faces that B leads to, the next one first."""
    face = "" if row.person is None else row.person.face
    at = FACES.index(face) + 1 if face in FACES else 0
    return (*FACES[at:], *FACES[: max(0, at - 1)])


class GameTotals(Struct, frozen=True):
    """What one person has reached in one game, in matches that were played to their end."""

    game: str
    matches: int = 0
    wins: int = 0
    best: int = 0
    """The most points, as the game counts them."""


class PersonTotals(Struct, frozen=True):
    """What one person has reached in each of the games that they have played."""

    person: Person
    games: tuple[GameTotals, ...] = ()

    @property
    def matches(self) -> int:
        return sum(one.matches for one in self.games)

    @property
    def wins(self) -> int:
        return sum(one.wins for one in self.games)

    def of(self, game: str) -> GameTotals:
        """Return the totals of one game, or of all if it is empty."""
        if not game:
            return GameTotals("", self.matches, self.wins)
        return next((one for one in self.games if one.game == game), GameTotals(game))
