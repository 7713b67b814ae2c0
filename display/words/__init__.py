"""Every sentence that people read, in the language of the table.

The sentences are messages of Project Fluent: `en/table.ftl` has what is the same in every game,
`en/captains-orders.ftl` what belongs to that one, whose ids begin with its slug. What a language
lacks is said in English. Code knows a message by its id and the names of its arguments:

    words = words_in("de")
    words("table-others-choice", seat="blue")    # "Blau wählt gerade."
    words(notice)                                # anything with `id` and `args`
    words.part(notice, "remedy")                 # an attribute of the message

Seats, cards and other things are slugs; the message says which kind of name a slug has, and in
which grammatical case: `{ SEAT($seat) }`, `{ SEAT($seat, case: "dative") }`. The name is a message,
too: `seat-blue`, with the case as its attribute.

Each message is parsed when it is first asked for. The parser of Project Fluent is written in Python
and reads a letter at a time, and a screen says some twenty of 700 messages: to parse all of them
took as long as to paint the first screen.
"""

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from importlib import resources
from itertools import pairwise
from typing import Protocol

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone, FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, Resource
from fluent.syntax.visitor import Visitor

from controller.views import Arg, TableView
from controller.views.message import FALLBACK as FALLBACK
from controller.views.message import LANGUAGES

_BEGINNING = re.compile(r"^[a-zA-Z][\w-]* *=", re.MULTILINE | re.ASCII)
"""What begins a line and has `=` behind it begins a message: all that belongs to one is indented
(Fluent Syntax 1.0, `Message` and `indented_char`)."""


class Entries:
    """The messages of a *text*. Of two with one id the first counts."""

    def __init__(self, text: str) -> None:
        begins = [begin.start() for begin in _BEGINNING.finditer(text)]
        parts = (text[begin:end] for begin, end in pairwise([*begins, len(text)]))
        self._texts: dict[str, str] = {}
        for part in parts:
            self._texts.setdefault(part.partition("=")[0].rstrip(), part)
        self._parsed: dict[str, Message | None] = {}

    def __repr__(self) -> str:
        return f"<Entries, {len(self._parsed)} of {len(self._texts)} parsed>"

    def __contains__(self, id: str) -> bool:
        """Whether there is a message of that id, or what should be one."""
        return id in self._texts

    def get(self, id: str) -> Message | None:
        """The message of that id; None where there is none, or what stands there is no message."""
        if id not in self._parsed and id in self._texts:
            entry = FluentParser(with_spans=False).parse_entry(self._texts[id])
            self._parsed[id] = entry if isinstance(entry, Message) else None
        return self._parsed.get(id)


def mentioned(entry: Message) -> set[str]:
    """The ids of the messages that *entry* refers to."""
    found = _Mentioned()
    found.visit(entry)
    return found.ids


class _Mentioned(Visitor):
    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 -- Visitor calls it
        self.ids.add(node.id.name)


TABLE = "table"
"""The file of what is the same in every game."""

KINDS = ("SEAT", "SUITCASE", "PASSENGER", "CARD", "COLOUR", "PLACE")
"""Functions in messages: each makes a name of a slug, `SEAT` by the messages `seat-SLUG`. A slug
that ends in a number has it behind its name; several slugs have commas between them. Beside them
`READER` names the readers of a table file, by the message `table-reader`."""

Names = tuple[tuple[str, str], ...]
"""Seats, each with the name of the person there."""

_SUFFIX = ".ftl"

_log = logging.getLogger(__name__)


class Worded(Protocol):
    """What can be said: a `Message`, a `Notice`."""

    @property
    def id(self) -> str: ...

    @property
    def args(self) -> Mapping[str, Arg]: ...


class _Slugs(FluentType):
    """Several slugs as one argument."""

    def __init__(self, slugs: tuple[str, ...]) -> None:
        self.slugs = slugs

    def format(self, locale: object) -> str:
        return ", ".join(self.slugs)


class _Name(FluentType):
    """What a function makes of its argument."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: object) -> str:
        return self.text


class _Bundle(FluentBundle):
    """What may be said about one game, or about none. It takes a message from *files*, the first
    that has it, when it is first looked for, and with it those that it refers to."""

    def __init__(
        self,
        language: str,
        files: Iterable[Entries],
        functions: dict[str, Callable[..., FluentType]],
    ) -> None:
        super().__init__([language], functions=functions, use_isolating=False)
        self._files = tuple(files)

    def has_message(self, id: str) -> bool:
        if super().has_message(id):
            return True
        entry = next((found for file in self._files if (found := file.get(id))), None)
        if entry is None:
            return False
        self.add_resource(Resource([entry]))
        for other in mentioned(entry):
            self.has_message(other)
        return True


class Words:
    """All messages in one language. A language that has none speaks English.

    *people* are the names of those who sit at some of the seats: `Ada (Red)` in a sentence, and
    after a preposition that asks for a case, where no name can be declined, `Красному (Ada)`.
    """

    def __init__(self, language: str = FALLBACK, people: Names = ()) -> None:
        self.language = language
        self._people = dict(people)
        self._languages = tuple(dict.fromkeys((language, FALLBACK)))
        self._bundles: dict[tuple[str, str], _Bundle] = {}
        # The same few sentences are drawn many times a second; of a long evening's all others go.
        self._said = lru_cache(maxsize=512)(self._say)

    def __repr__(self) -> str:
        return f"<Words in {self.language}>"

    def __call__(self, what: Worded | str, **args: Arg) -> str:
        """The sentence of a message; the id itself where no language has it."""
        return self.part(what, "", **args)

    def has(self, id: str) -> bool:
        """Whether this language itself has a message of that id."""
        return self._bundle(self.language, _file_of(id)).has_message(id)

    def part(self, what: Worded | str, part: str, **args: Arg) -> str:
        """An attribute of a message, `remedy` for one; empty where the message has none."""
        if isinstance(what, str):
            return self._said(what, part, tuple(args.items()))
        return self._said(what.id, part, tuple(what.args.items()))

    def _say(self, id: str, part: str, args: tuple[tuple[str, Arg], ...]) -> str:
        given = {name: _Slugs(arg) if isinstance(arg, tuple) else arg for name, arg in args}
        for language in self._languages:
            bundle = self._bundle(language, _file_of(id))
            if not bundle.has_message(id):
                _log.warning("there is no message %s in %s", id, language)
                continue
            message = bundle.get_message(id)
            pattern = message.attributes.get(part) if part else message.value
            if pattern is None:
                return ""
            said, errors = bundle.format_pattern(pattern, given)
            if not errors or language == FALLBACK:
                return str(said)
            _log.warning("message %s in %s: %s", id, language, errors)
        return "" if part else id

    def _bundle(self, language: str, file: str) -> _Bundle:
        bundle = self._bundles.get((language, file))
        if bundle is None:
            functions: dict[str, Callable[..., FluentType]] = {
                kind: partial(self._names, file, kind.lower()) for kind in KINDS
            }
            functions |= {
                "GAME": self._game,
                "LANGUAGE": _language,
                "LANGUAGES": _languages,
                "NAMES": partial(self._listed, file),
                "READER": self._reader,
            }
            files = (_entries(language, name) for name in dict.fromkeys((TABLE, file)))
            bundle = self._bundles[language, file] = _Bundle(language, files, functions)
        return bundle

    # ---- functions in messages -------------------------------------------------------------------

    def _names(self, file: str, kind: str, slug: object, case: str = "") -> FluentType:
        names = [self._name(file, f"{kind}-", one, case) for one in _slugs(slug)]
        if kind == "seat":
            pairs = zip(_slugs(slug), names, strict=True)
            names = [self._with_person(seat, name, case) for seat, name in pairs]
        return _Name(", ".join(names))

    def _with_person(self, seat: str, name: str, case: str) -> str:
        """The name of a seat with that of the person there."""
        person = self._people.get(seat)
        if person is None:
            return name
        return f"{name} ({person})" if case else f"{person} ({name})"

    def naming(self, people: Names) -> "Words":
        """The same words, with the names of *people* at their seats."""
        return words_in(self.language, people)

    def person(self, seat: str) -> str:
        """What the player there is called where the seat's mark stands beside it."""
        return self._people.get(seat) or self("table-seat", seat=seat)

    def _listed(self, file: str, seats: object, case: str = "") -> FluentType:
        """Seats in a sentence: "Red", "Red and Blue", "Red, Blue and Green"."""
        names = [
            (not case and self._people.get(seat)) or self._name(file, "seat-", seat, case)
            for seat in _slugs(seats)
        ]
        if len(names) < 2:
            return _Name("".join(names))
        return _Name(self("table-and", some=", ".join(names[:-1]), last=names[-1]))

    def _game(self, slug: object) -> FluentType:
        return _Name(", ".join(self(f"{one}-title") for one in _slugs(slug)))

    def _reader(self, reader: object, case: str = "") -> FluentType:
        places = (_place_of(one) for one in _slugs(reader))
        return _Name(", ".join(self.part("table-reader", case, **place) for place in places))

    def _name(self, file: str, prefix: str, slug: str, case: str) -> str:
        word, _, number = slug.rpartition("-")
        for ending, id in (("", f"{prefix}{slug}"), (f" {number}", f"{prefix}{word}")):
            for language in self._languages:
                bundle = self._bundle(language, file)
                if bundle.has_message(id):
                    message = bundle.get_message(id)
                    pattern = message.attributes.get(case) or message.value
                    return f"{bundle.format_pattern(pattern)[0]}{ending}" if pattern else slug
        return slug.replace("-", " ").capitalize()


def names_of(view: TableView | None) -> Names:
    """The names of the people at the seats of a view."""
    seats = () if view is None else view.seats
    return tuple((one.seat, one.person.name) for one in seats if one.person is not None)


@lru_cache(maxsize=16)
def words_in(language: str, people: Names = ()) -> Words:
    """The words of *language*, read once, with the names of *people* at their seats."""
    return Words(language, people)


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """The languages that there are words in, in the order of the table of languages."""
    folder = resources.files("display") / "words"
    found = [f.name for f in folder.iterdir() if (f / f"{TABLE}{_SUFFIX}").is_file()]
    known = [code for code in LANGUAGES if code in found]
    return (*known, *sorted(set(found).difference(known)))


@lru_cache(maxsize=1)
def games() -> tuple[str, ...]:
    """The games that have words of their own, by their slugs."""
    return tuple(sorted({*_own_games(), *_elsewhere()}))


@lru_cache(maxsize=1)
def _own_games() -> tuple[str, ...]:
    folder = resources.files("display") / "words" / FALLBACK
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
    file = (
        resources.files("display") / "words" / language / f"{name}{_SUFFIX}"
        if package is None
        else resources.files(package) / "words" / f"{language}{_SUFFIX}"
    )
    return Entries(file.read_text(encoding="utf-8") if file.is_file() else "")


def _language(code: object) -> FluentType:
    """What a language calls itself."""
    return _Name(", ".join(LANGUAGES.get(one, one) for one in _slugs(code)))


def _languages() -> FluentType:
    """The codes of all languages, as somebody writes them into a file."""
    return _Name(", ".join(f'"{code}"' for code in LANGUAGES))


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


def _slugs(value: object) -> tuple[str, ...]:
    """The slugs of an argument as a message hands it to a function."""
    if isinstance(value, _Slugs):
        return value.slugs
    return () if isinstance(value, FluentNone) else (str(value),)
