"""Every sentence that people read, in the language of the table.

The sentences are messages of Project Fluent: `en/table.ftl` has what is the same in every game,
`en/captains-orders.ftl` what belongs to that one, whose ids begin with its slug. What a language
lacks is said in English. Code knows a message by its id and the names of its arguments:

    words = words_in("de")
    words("table-others-choice", seat="blue")    # "Blau wählt gerade."
    words(notice)                                # anything with `id` and `args`
    words.part(notice, "remedy")                 # an attribute of the message
    words.in_window(lesson)                      # without pads, spots and buttons

Seats, cards and other things are slugs; the message says which kind of name a slug has, and in
which grammatical case: `{ SEAT($seat) }`, `{ SEAT($seat, case: "dative") }`. The name is a message,
too: `seat-blue`, with the case as its attribute.

Each message is parsed when it is first asked for. The parser of Project Fluent is written in Python
and reads a letter at a time, and a screen says some twenty of 700 messages: to parse all of them
took as long as to paint the first screen.
"""

import logging
from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from fluent.syntax.ast import Message, Pattern

from controller.views import Arg, TableView
from controller.views.message import FALLBACK as FALLBACK
from controller.views.message import LANGUAGES
from display.words import plain
from display.words.entries import Entries

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from display.words.grammar import GameMessages

TABLE = "table"
"""The file of what is the same in every game."""

KINDS = ("SEAT", "SUITCASE", "PASSENGER", "CARD", "COLOUR", "PLACE", "ACHIEVEMENT")
"""Functions in messages: each makes a name of a slug, `SEAT` by the messages `seat-SLUG`. A slug
that ends in a number has it behind its name; several slugs have commas between them. `SEAT` has
the name of who plays there instead, where that is known, and `CHAIR` never. `READER` names the
readers of a table file, by the message `table-reader`."""

Names = tuple[tuple[str, str], ...]
"""Seats, each with the name of the person there."""

Slugs = str | tuple[str, ...]
"""What a function in a message makes a text of: one slug, or several."""

_FOLDER, _SUFFIX = Path(__file__).parent, ".ftl"

_log = logging.getLogger(__name__)


class Worded(Protocol):
    """What can be said: a `Message`, a `Notice`."""

    @property
    def id(self) -> str: ...

    @property
    def args(self) -> Mapping[str, Arg]: ...


class Words:
    """All messages in one language. A language that has none speaks English.

    *people* are the names of those who play from some of the seats: `Ada` in a sentence, and where
    a case is asked for, `Adas` if `table-person` has it in this language, else `Красному (Ada)`.
    """

    def __init__(self, language: str = FALLBACK, people: Names = ()) -> None:
        self.language = language
        self._people = dict(people)
        self._languages = tuple(dict.fromkeys((language, FALLBACK)))
        self._bundles: dict[tuple[str, str], GameMessages] = {}
        # The same few sentences are drawn many times a second; of a long evening's all others go.
        self._said = lru_cache(maxsize=512)(self._say)

    def __repr__(self) -> str:
        return f"<Words in {self.language}>"

    def __call__(self, what: Worded | str, **args: Arg) -> str:
        """The sentence of a message; the id itself where no language has it."""
        return self.part(what, "", **args)

    def has(self, id: str) -> bool:
        """Whether this language itself has a message of that id."""
        return _message(self.language, _file_of(id), id) is not None

    def part(self, what: Worded | str, part: str, **args: Arg) -> str:
        """An attribute of a message, `remedy` for one; empty where the message has none."""
        if isinstance(what, str):
            return self._said(what, part, tuple(args.items()))
        return self._said(what.id, part, tuple(what.args.items()))

    def in_window(self, what: Worded | str, **args: Arg) -> str:
        """What a player's window says, where nobody has a pad, a spot or a button: the part
        `window` of a message, or else its sentence."""
        return self.part(what, "window", **args) or self(what, **args)

    def _say(self, id: str, part: str, args: tuple[tuple[str, Arg], ...]) -> str:
        file = _file_of(id)
        for language in self._languages:
            message = _message(language, file, id)
            if message is None:
                _log.warning("there is no message %s in %s", id, language)
                continue
            if (_attribute(message, part) if part else message.value) is None:
                return ""
            said, errors = self._text(language, file, message, part, dict(args))
            if errors:
                _log.warning("message %s in %s: %s", id, language, errors)
            if not errors or language == FALLBACK:
                return said
        return "" if part else id

    def _text(
        self, language: str, file: str, message: Message, part: str, args: Mapping[str, Arg]
    ) -> tuple[str, list[Exception]]:
        """What a message, or a *part* that it has, says; and what went wrong."""
        pattern = _attribute(message, part) if part else message.value
        text = None if pattern is None else plain.said(pattern, args, self._functions(file))
        if text is not None:
            return text, []
        return self._bundle(language, file).say(message.id.name, part, args)

    def _functions(self, file: str) -> Mapping[str, plain.Function]:
        names: dict[str, plain.Function] = {
            kind: partial(self._names, file, kind.lower()) for kind in KINDS
        }
        return names | {
            "CHAIR": partial(self._chairs, file),
            "GAME": self._game,
            "LANGUAGE": _language,
            "LANGUAGES": _languages,
            "NAMES": partial(self._listed, file),
            "READER": self._reader,
        }

    def _bundle(self, language: str, file: str) -> "GameMessages":
        bundle = self._bundles.get((language, file))
        if bundle is None:
            # Not above: see `plain`.
            from display.words.grammar import GameMessages

            bundle = GameMessages(language, _files(language, file), self._functions(file))
            self._bundles[language, file] = bundle
        return bundle

    # ---- functions in messages -------------------------------------------------------------------

    def _names(self, file: str, kind: str, slugs: Slugs, case: str = "") -> str:
        names = [self._name(file, f"{kind}-", one, case) for one in _each(slugs)]
        if kind == "seat":
            pairs = zip(_each(slugs), names, strict=True)
            names = [self._with_person(seat, name, case) for seat, name in pairs]
        return ", ".join(names)

    def _with_person(self, seat: str, name: str, case: str) -> str:
        """What who plays from a seat is called; by the seat's name where nobody has said."""
        person = self._people.get(seat)
        if person is None or not case:
            return person or name
        return self._declined(person, case) or f"{name} ({person})"

    def _declined(self, person: str, case: str) -> str:
        """A person's name in a case; empty in a language that declines only words of its own."""
        endings = ("-after-s", "") if person[-1:].lower() in "sxz" else ("",)
        parts = (self.part("table-person", f"{case}{ending}", name=person) for ending in endings)
        return next(filter(None, parts), "")

    def _chairs(self, file: str, seats: Slugs, case: str = "") -> str:
        return ", ".join(self._name(file, "seat-", seat, case) for seat in _each(seats))

    def naming(self, people: Names) -> "Words":
        """The words of this language, with the names of *people* at their seats."""
        return words_in(self.language, people)

    def person(self, seat: str) -> str:
        """What the player there is called where the seat's mark stands beside it."""
        return self._people.get(seat) or self("table-seat", seat=seat)

    def _listed(self, file: str, seats: Slugs, case: str = "") -> str:
        """Seats in a sentence: "Red", "Red and Blue", "Red, Blue and Green"."""
        names = [
            (not case and self._people.get(seat)) or self._name(file, "seat-", seat, case)
            for seat in _each(seats)
        ]
        if len(names) < 2:
            return "".join(names)
        return self("table-and", some=", ".join(names[:-1]), last=names[-1])

    def _game(self, slugs: Slugs) -> str:
        return ", ".join(self(f"{one}-title") for one in _each(slugs))

    def _reader(self, readers: Slugs, case: str = "") -> str:
        places = (_place_of(one) for one in _each(readers))
        return ", ".join(self.part("table-reader", case, **place) for place in places)

    def _name(self, file: str, prefix: str, slug: str, case: str) -> str:
        word, _, number = slug.rpartition("-")
        for ending, id in (("", f"{prefix}{slug}"), (f" {number}", f"{prefix}{word}")):
            for language in self._languages:
                message = _message(language, file, id)
                if message is not None:
                    part = case if case and _attribute(message, case) else ""
                    if not part and message.value is None:
                        return slug
                    return f"{self._text(language, file, message, part, {})[0]}{ending}"
        return slug.replace("-", " ").capitalize()


def names_of(view: TableView | None) -> Names:
    """The names of the people and bots at the seats of a view."""
    seats = () if view is None else view.seats
    return tuple((one.seat, one.name) for one in seats if one.name)


@lru_cache(maxsize=16)
def words_in(language: str, people: Names = ()) -> Words:
    """The words of *language*, read once, with the names of *people* at their seats."""
    return Words(language, people)


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """The languages that there are words in, in the order of the table of languages."""
    found = [f.name for f in _FOLDER.iterdir() if (f / f"{TABLE}{_SUFFIX}").is_file()]
    known = [code for code in LANGUAGES if code in found]
    return (*known, *sorted(set(found).difference(known)))


@lru_cache(maxsize=1)
def games() -> tuple[str, ...]:
    """The games that have words of their own, by their slugs."""
    return tuple(sorted({*_own_games(), *_elsewhere()}))


@lru_cache(maxsize=1)
def _own_games() -> tuple[str, ...]:
    folder = _FOLDER / FALLBACK
    files = (f.name.removesuffix(_SUFFIX) for f in folder.iterdir() if f.name.endswith(_SUFFIX))
    return tuple(name for name in files if name != TABLE)


@lru_cache(maxsize=1)
def _elsewhere() -> Mapping[str, str]:
    """The games whose words came with them, with the package that has them: the entry points
    `reclaim.words`. Its folder `words` has `en.ftl`, `de.ftl`."""
    # Not above: it takes long to import at the start, and most tables never ask.
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group="reclaim.words")}


def _file_of(id: str) -> str:
    own = _game_of(id, _own_games())
    if own is not None:
        return own
    # Asked last: it looks at every package that is installed.
    return TABLE if id in _entries(FALLBACK, TABLE) else _game_of(id, _elsewhere()) or TABLE


def _game_of(id: str, games: Iterable[str]) -> str | None:
    return next((game for game in games if id.startswith(f"{game}-")), None)


@lru_cache(maxsize=64)
def _entries(language: str, name: str) -> Entries:
    package = None if name == TABLE or name in _own_games() else _elsewhere().get(name)
    if package is None:
        file: Traversable = _FOLDER / language / f"{name}{_SUFFIX}"
    else:
        # Not above: it brings what packs archives, and a table without such games never asks.
        from importlib.resources import files

        file = files(package) / "words" / f"{language}{_SUFFIX}"
    return Entries(file.read_text(encoding="utf-8") if file.is_file() else "")


def _files(language: str, file: str) -> tuple[Entries, ...]:
    """Where a message about a game is looked for, or one about none."""
    return tuple(_entries(language, name) for name in dict.fromkeys((TABLE, file)))


def _message(language: str, file: str, id: str) -> Message | None:
    return next((found for one in _files(language, file) if (found := one.get(id))), None)


def _attribute(message: Message, name: str) -> Pattern | None:
    return next((one.value for one in message.attributes if one.id.name == name), None)


def _language(codes: Slugs) -> str:
    """What a language calls itself."""
    return ", ".join(LANGUAGES.get(one, one) for one in _each(codes))


def _languages() -> str:
    """The codes of all languages, as somebody writes them into a file."""
    return ", ".join(f'"{code}"' for code in LANGUAGES)


def _place_of(reader: str) -> Mapping[str, Arg]:
    """Where a reader is, by the name that the table file gives it: at a seat's pad, at the belt,
    which may have several, or at a spot; any other one has its name alone."""
    if reader.startswith("pad/"):
        return {"kind": "pad", "seat": reader.removeprefix("pad/")}
    word, _, number = reader.partition("-")
    if reader == "belt":
        return {"kind": "belt"}
    if word in ("belt", "spot") and number.isdecimal():
        return {"kind": "numbered" if word == "belt" else "spot", "number": int(number)}
    return {"kind": "other", "name": reader}


def _each(slugs: Slugs) -> tuple[str, ...]:
    return slugs if isinstance(slugs, tuple) else (slugs,)
