"""The screen's words in the language of the table.

A locale is a TOML file, with one more for each game in a folder of the game's name: `[screen]`
has the screen's own words and `[hands]` those of the virtual table, `[games]`, `[seats]`,
`[suitcases]`, `[passengers]` and others have names, `[notices]` has the referee's sentences by
their keys, and `[choices]` the lines of menus by what they are in English, as `[captions]` has what
is printed beside places and `[blanks]` what fills the blanks of notices. What a locale does not
have is said in English, in which all notices, menus and captions come.
"""

import logging
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import resources

from controller.views import Notice

FALLBACK = "en"

_log = logging.getLogger(__name__)

_Tables = dict[str, dict[str, str]]


class Texts:
    """All words in one language. A language without a locale speaks English."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
        self._tables = (_read(language), _read(FALLBACK))
        self._choices = _Lines(self._tables[0].get("choices", {}), self._named)
        self._captions = _Lines(self._tables[0].get("captions", {}), self._named)
        self._blanks = _Lines(self._tables[0].get("blanks", {}), self._named)

    def __repr__(self) -> str:
        return f"<Texts in {self.language}>"

    def tr(self, key: str, **blanks: object) -> str:
        """The screen's own words *key* with its blanks filled: `tr("round", n=1, of=3)`."""
        return self._word("screen", key).format(**blanks)

    def hand(self, key: str, **blanks: object) -> str:
        """The virtual table's words *key* with their blanks filled."""
        return self._word("hands", key).format(**blanks)

    def number(self, value: float) -> str:
        """A number with one digit behind the decimal mark."""
        return f"{value:.1f}".replace(".", self.tr("decimal_mark"))

    def game(self, slug: str) -> str:
        """A game's title."""
        return self._name("games", slug)

    def seat(self, seat: str) -> str:
        return self._name("seats", seat)

    def suitcase(self, suitcase: str) -> str:
        return self._name("suitcases", suitcase)

    def passenger(self, passenger: str) -> str:
        return self._name("passengers", passenger)

    def card(self, name: str) -> str:
        """A card by its name: one of a kind, or of a city with its number (`paris-7`)."""
        city, _, number = name.rpartition("-")
        if number.isdecimal():
            return f"{self._name('cards', city)} {number}"
        return self._name("cards", name)

    def names(self, seats: tuple[str, ...]) -> str:
        """Several seats in a sentence: "Red", "Red and Blue", "Red, Blue and Green"."""
        words = [self.seat(seat) for seat in seats]
        if len(words) < 2:
            return "".join(words)
        return self.tr("and", all_but_last=", ".join(words[:-1]), last=words[-1])

    def notice(self, notice: Notice) -> tuple[str, str]:
        """A notice's sentence and remedy, in this language if the locale has its key."""
        return (
            self._sentence(notice.key, notice.text, notice.args),
            self._sentence(f"{notice.key}.remedy", notice.remedy, notice.args),
        )

    def choice(self, line: str) -> str:
        """A line of a menu, or its title.

        It is found as it stands, or by a pattern whose blanks hold names and numbers (`To {0}`).
        A pair of words with a colon between them is said word by word.
        """
        said = self._choice(line)
        return line if said is None else said

    def caption(self, line: str) -> str:
        """What is printed beside a place, found like a line of a menu."""
        said = self._captions.find(line)
        return line if said is None else said

    def says(self, line: str) -> bool:
        """Whether this language has its own words for a line of a menu."""
        return self._choice(line) is not None

    def _choice(self, line: str) -> str | None:
        said = self._choices.find(line)
        if said is not None:
            return said
        label, colon, value = line.partition(": ")
        if colon and self.says(label):
            return self.tr("pair", label=self.choice(label), value=self.choice(value))
        return line if line.isdecimal() else self._named(line)

    def _named(self, name: str) -> str | None:
        """What the referee calls by *name*, a suitcase or a seat, in this language."""
        for table in ("suitcases", "seats"):
            said = self._tables[0].get(table, {}).get(name.lower())
            if said is not None:
                return said
        return None

    def _sentence(self, key: str, english: str, args: tuple[str, ...]) -> str:
        template = self._tables[0].get("notices", {}).get(key)
        if template is None or not english:
            return english
        try:
            return template.format(*(self._filling(arg) for arg in args))
        except (IndexError, KeyError, ValueError):
            _log.warning("notice %s has other blanks in locale %s", key, self.language)
            return english

    def _filling(self, arg: str) -> str:
        return self._named(arg) or self._blanks.find(arg) or arg

    def _name(self, table: str, slug: str) -> str:
        word = self._word(table, slug)
        return slug.replace("-", " ").capitalize() if word == slug else word

    def _word(self, table: str, key: str) -> str:
        for tables in self._tables:
            word = tables.get(table, {}).get(key)
            if word is not None:
                return word
        return key


class _Lines:
    """What lines are in another language: as they stand, or by patterns, whose blanks are *named*
    in that language."""

    def __init__(self, lines: Mapping[str, str], named: Callable[[str], str | None]) -> None:
        self._lines = lines
        self._named = named
        self._patterns = [(_pattern(line), said) for line, said in lines.items() if "{0}" in line]

    def find(self, line: str) -> str | None:
        said = self._lines.get(line)
        if said is not None:
            return said
        for pattern, template in self._patterns:
            found = pattern.fullmatch(line)
            if found is not None:
                return template.format(*(self._named(name) or name for name in found.groups()))
        return None


@lru_cache(maxsize=16)
def texts(language: str) -> Texts:
    """The words of *language*, read once."""
    return Texts(language)


def languages() -> tuple[str, ...]:
    """The languages that have a locale."""
    folder = resources.files("display") / "locale"
    return tuple(sorted(f.name[:-5] for f in folder.iterdir() if f.name.endswith(".toml")))


def _pattern(line: str) -> re.Pattern[str]:
    """What finds a line with blanks; a blank holds a name or a number, never more."""
    return re.compile(re.sub(r"\\{\d\\}", r"([\\w.-]+)", re.escape(line)))


def _read(language: str) -> _Tables:
    """A language's locale and those of the games, as one."""
    folder = resources.files("display") / "locale"
    tables: _Tables = {}
    for place in (folder, *sorted((f for f in folder.iterdir() if f.is_dir()), key=str)):
        file = place / f"{language}.toml"
        if file.is_file():
            for name, words in tomllib.loads(file.read_text(encoding="utf-8")).items():
                tables.setdefault(name, {}).update(words)
    return tables
