"""The screen's words in the language of the table.

A locale is a TOML file: `[screen]` has the screen's own words, `[games]`, `[seats]`, `[suitcases]`
and `[passengers]` have names, `[notices]` has the referee's sentences by their keys. What a locale
does not have is said in English; the referee's sentences come in English with each notice.
"""

import logging
import tomllib
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

    def __repr__(self) -> str:
        return f"<Texts in {self.language}>"

    def tr(self, key: str, **blanks: object) -> str:
        """The screen's own words *key* with its blanks filled: `tr("round", n=1, of=3)`."""
        return self._word("screen", key).format(**blanks)

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

    def _sentence(self, key: str, english: str, args: tuple[str, ...]) -> str:
        template = self._tables[0].get("notices", {}).get(key)
        if template is None or not english:
            return english
        names = self._tables[0].get("suitcases", {})
        try:
            return template.format(*(names.get(arg, arg) for arg in args))
        except (IndexError, KeyError, ValueError):
            _log.warning("notice %s has other blanks in locale %s", key, self.language)
            return english

    def _name(self, table: str, slug: str) -> str:
        word = self._word(table, slug)
        return slug.replace("-", " ").capitalize() if word == slug else word

    def _word(self, table: str, key: str) -> str:
        for tables in self._tables:
            word = tables.get(table, {}).get(key)
            if word is not None:
                return word
        return key


@lru_cache(maxsize=16)
def texts(language: str) -> Texts:
    """The words of *language*, read once."""
    return Texts(language)


def languages() -> tuple[str, ...]:
    """The languages that have a locale."""
    folder = resources.files("display") / "locale"
    return tuple(sorted(f.name[:-5] for f in folder.iterdir() if f.name.endswith(".toml")))


def _read(language: str) -> _Tables:
    if language not in languages():
        return {}
    file = resources.files("display") / "locale" / f"{language}.toml"
    tables: _Tables = tomllib.loads(file.read_text(encoding="utf-8"))
    return tables
