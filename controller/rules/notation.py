"""States and moves as human-readable texts, and back; both follow from the types of fields.

A move is one line in the players' words: `order red 7-3`, `pass red blue 4-1`, `ask green red`.
Tuples and sets come last, each after its field's name, and are left out if empty: `mapped missing
yeti`. The same goes for events. A state has a line for each field, which begins with its title:

    options wins=3 rounds=30 first_dealer=0 misplay=redo
    phase order
    hand red 1-1 7-3 ?0
    order 5-2
    unread ?0 1-1 2-1 2-2
    event order blue 5-2

A field has one line with its words or, if its type has a `Line`, one line per entry. The options
share a line, except those with their own `Lines`. The two directions are inverse to each other.
Everything that parses raises `NotationError`, which says in a sentence what was found and what was
expected.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from controller.errors import NotationError, OptionError
from controller.rules.fields import (
    NOBODY_SAW,
    NOTHING,
    Codec,
    SetOf,
    annotation,
    choice,
    codec,
    origin_is_union,
    plain_type,
    whole,
)

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")

Begin = Callable[[Mapping[str, object], Sequence[str]], Any]
"""Returns the first state of a match with these settings and seats. Raises `OptionError`."""

_UNREAD = re.compile(r"\?([0-9]+)(=.*)?")
_NUMBER = re.compile(r"-?[0-9]{1,9}")


class Line(Struct, frozen=True):
    """A field with a line for each entry, all beginning with `title`.

    by: "seat" if the entries belong to the seats in order, "unread" if they belong to the unread
    cards; the line then names that first.
    """

    title: str
    by: Literal["", "seat", "unread"] = ""


class Lines(Struct, frozen=True):
    """A field of a state or its options whose lines a game writes and parses itself; all begin with
    `title`."""

    title: str
    write: Callable[[Any, Any], Iterable[Sequence[str]]]
    """`write(state, value)`: returns the words of each line, without the title."""
    read: Callable[[Any, Sequence[list[str]]], Any]
    """`read(state, lines)`: returns the value."""


class Notation(Generic[StateT, MoveT]):
    """The texts of a game: the fields of its *state_type*, its moves, and the *events* that a state
    may contain besides moves, each a union of types or a single one."""

    def __init__(
        self, state_type: type[Any], move_type: Any, begin: Begin, events: Any = None
    ) -> None:
        self._state_type = state_type
        self._begin = begin
        self._moves = _by_tag(move_type)
        self._kinds = {**self._moves, **({} if events is None else _by_tag(events))}
        self._fields: dict[type[Any], tuple[_Field, ...]] = {}
        for kind in self._kinds.values():
            self._fields[kind] = self._codecs(kind)
        hints = get_type_hints(state_type, include_extras=True)
        self._lines = {
            name: self._line(name, hints[name])
            for name in state_type.__struct_fields__
            if name not in ("options", "seats")
        }
        self._option_lines = {
            name: lines
            for name, hint in get_type_hints(hints["options"], include_extras=True).items()
            if (lines := annotation(hint, Lines))
        }

    def __repr__(self) -> str:
        return f"<Notation of {self._state_type.__module__}>"

    # ---- moves -------------------------------------------------------------------------------

    def move_to_text(self, state: StateT, move: MoveT) -> str:
        """Return a move in words; *state* provides the names of the seats."""
        return " ".join(self._happening_to_words(state, move))

    def move_from_text(self, state: StateT, text: str) -> MoveT:
        """Return the move that *text* describes. Raises `NotationError`."""
        move: MoveT = self._happening(state, words_of(text))
        if type(move) not in self._moves.values():
            raise NotationError(f"{text!r} is what happened, and no move.")
        return move

    def _happening_to_words(self, state: Any, happening: Any) -> list[str]:
        words = [_tag(type(happening))]
        for field in self._fields[type(happening)]:
            value = getattr(happening, field.name)
            if field.listed:
                words += [field.name, *field.write(state, value)] if value else []
            else:
                words += field.write(state, value)
        return words

    def _happening(self, state: Any, words: list[str]) -> Any:
        """Return the move or event that *words* describe."""
        tag, rest = (words[0], words[1:]) if words else ("", [])
        kind: Any = choice(self._kinds, tag, "move")
        titles = [field.name for field in self._fields[kind] if field.listed]
        values: dict[str, object] = {}
        for field in self._fields[kind]:
            if field.listed:
                found: list[str] = []
                if rest[:1] == [field.name]:
                    end = next((at for at, w in enumerate(rest) if at and w in titles), len(rest))
                    found, rest = rest[1:end], rest[end:]
                values[field.name] = field.read(state, found)
            elif not rest:
                raise _misfit(kind, words)
            else:
                values[field.name] = field.read(state, [rest[0]])
                rest = rest[1:]
        if rest:
            raise _misfit(kind, words)
        return kind(**values)

    def _codecs(self, kind: type[Any]) -> "tuple[_Field, ...]":
        """Return the fields in the order of their words."""
        hints = get_type_hints(kind, include_extras=True)
        fields = [
            _Field(
                name,
                *codec(hints[name], NOBODY_SAW, self._words_for),
                listed=get_origin(plain_type(hints[name])) is tuple
                or annotation(hints[name], SetOf) is not None,
            )
            for name in kind.__struct_fields__
        ]
        return tuple(sorted(fields, key=lambda field: field.listed))

    # ---- states ------------------------------------------------------------------------------

    def state_to_text(self, state: Any) -> str:
        """Return a state as lines of words, with everything named."""
        options = msgspec.structs.asdict(state.options)
        own = {name: options.pop(name) for name in self._option_lines}
        lines = [["options", *settings_to_words(options)]]
        for name, option in self._option_lines.items():
            lines += ([option.title, *words] for words in option.write(state, own[name]))
        for name, line in self._lines.items():
            lines += ([line.title, *words] for words in line.write(state, getattr(state, name)))
        return "".join(" ".join(words) + "\n" for words in lines)

    def state_from_text(self, text: str) -> StateT:
        """Return the state that *text* describes. Raises `NotationError`.

        Checks only the notation; `problems` says whether the state is possible.
        """
        many = {line.title for line in self._lines.values() if line.many}
        many |= {line.title for line in self._option_lines.values()}
        once = ["options", *(line.title for line in self._lines.values() if not line.many)]
        found = _titled_lines(text, once, many)
        _check_unread(text, len(found.get("unread", ())))
        options = settings(found["options"][0])
        for name, option in self._option_lines.items():
            options[name] = option.read(None, found[option.title])
        try:
            first = self._begin(options, self._seats(found))
        except OptionError as error:
            raise NotationError(str(error)) from None
        values = {name: line.read(first, found[line.title]) for name, line in self._lines.items()}
        state: StateT = msgspec.structs.replace(first, **values)
        return state

    def _seats(self, found: Mapping[str, list[list[str]]]) -> tuple[str, ...]:
        """Return the seats in the order of the first lines that name them."""
        by_seat = next(line for line in self._lines.values() if line.by == "seat")
        lines = found[by_seat.title]
        if not all(lines):
            raise NotationError(f"The line `{by_seat.title}` should begin with a seat.")
        return tuple(words[0] for words in lines)

    def _line(self, name: str, hint: Any) -> "_Written":
        """Return how a field of the state is written."""
        if lines := annotation(hint, Lines):
            return _Written(lines.title, lines.write, lines.read, many=True)
        each = annotation(hint, Line)
        if each is None:
            return _one_line(name.replace("_", "-"), codec(hint, NOTHING, self._words_for))
        member = codec(get_args(plain_type(hint))[0], NOBODY_SAW, self._words_for)
        return _line_for_each(each, member)

    def _words_for(self, hint: Any) -> Codec | None:
        """Return the codec for moves or events inside a state; a tag tells several kinds apart."""
        kinds = get_args(hint) if origin_is_union(hint) else (hint,)
        known = tuple(kind for kind in kinds if kind is not type(None))
        if not all(kind in self._kinds.values() for kind in known):
            return None

        def read(state: Any, words: list[str]) -> Any:
            if type(None) in kinds and words == [NOTHING]:
                return None
            found = self._happening(state, words)
            if type(found) not in known:
                raise NotationError(f"`{' '.join(words)}` does not fit here.")
            return found

        def write(state: Any, value: Any) -> list[str]:
            return [NOTHING] if value is None else self._happening_to_words(state, value)

        return write, read


class _Field(Struct, frozen=True):
    """A field of a struct in words; *listed*: words that come last, after the field's name."""

    name: str
    write: Callable[[Any, Any], list[str]]
    read: Callable[[Any, list[str]], Any]
    listed: bool


class _Written(Struct, frozen=True):
    """A field of a state in lines: *many*, or always one."""

    title: str
    write: Callable[[Any, Any], Iterable[Sequence[str]]]
    read: Callable[[Any, Sequence[list[str]]], Any]
    many: bool
    by: str = ""


def _one_line(title: str, words: Codec) -> _Written:
    write, read = words

    def read_line(state: Any, lines: Sequence[list[str]]) -> Any:
        try:
            return read(state, lines[0])
        except NotationError as error:
            raise NotationError(f"In the line `{title}`: {error}") from None

    return _Written(title, lambda state, value: [write(state, value)], read_line, many=False)


def _line_for_each(line: Line, member: Codec) -> _Written:
    """Return a field with one line per entry, each naming what the entry belongs to."""
    write, read = member

    def owners(state: Any, count: int) -> Sequence[list[str]]:
        if line.by == "seat":
            return [[seat] for seat in state.seats]
        return [[f"{NOBODY_SAW}{at}"] if line.by == "unread" else [] for at in range(count)]

    def write_all(state: Any, values: Sequence[Any]) -> list[list[str]]:
        named = zip(owners(state, len(values)), values, strict=True)
        return [[*owner, *write(state, value)] for owner, value in named]

    def read_all(state: Any, lines: Sequence[list[str]]) -> tuple[Any, ...]:
        expected = owners(state, len(lines))
        for at, owner in enumerate(expected):
            if at >= len(lines) or lines[at][: len(owner)] != owner:
                which = " ".join([line.title, *owner])
                raise NotationError(f"The line `{which}` is missing, incomplete or out of order.")
        if len(lines) > len(expected):
            raise NotationError(f"There are {len(lines)} lines `{line.title}` for {len(expected)}.")
        skipped = len(expected[0]) if expected else 0
        return tuple(read(state, words[skipped:]) for words in lines)

    return _Written(line.title, write_all, read_all, many=True, by=line.by)


# -- lines and words -------------------------------------------------------------------------


def words_of(line: str) -> list[str]:
    """Split a line into words; a title is the first of them."""
    if any("\ud800" <= character <= "\udfff" for character in line):
        # A lone surrogate: bytes that were not UTF-8, which could be neither shown nor stored.
        raise NotationError(f"There are bytes in the text that stand for no character: {line!r}.")
    return line.split()


def _titled_lines(
    text: str, once: Sequence[str], many: Iterable[str]
) -> dict[str, list[list[str]]]:
    """Return the words of every line of *text* by title: each of *once* occurs exactly once, those
    of *many* any number of times."""
    found: dict[str, list[list[str]]] = {title: [] for title in (*once, *many)}
    for line in text.splitlines():
        title, *words = words_of(line) or [""]
        if not title:
            continue
        if title not in found:
            raise NotationError(f"There is no line `{title}`; there are {', '.join(found)}.")
        if title in once and found[title]:
            raise NotationError(f"The text has two lines `{title}`.")
        found[title].append(words)
    for title in once:
        if not found[title]:
            raise NotationError(f"The text has no line `{title}`.")
    return found


def _check_unread(text: str, count: int) -> None:
    """Check that each unread card in *text* is among the *count* that have a line."""
    for word in text.split():
        found = _UNREAD.fullmatch(word)
        if found and whole(found[1]) >= count:
            raise NotationError(f"The text has no line `unread ?{found[1]}`.")


def _tag(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag)


def _by_tag(kinds: Any) -> dict[str, type[Any]]:
    return {_tag(kind): kind for kind in get_args(kinds) or (kinds,)}


def _misfit(kind: type[Any], words: Sequence[str]) -> NotationError:
    found, fields = " ".join(words), kind.__struct_fields__
    expected = " ".join([words[0], *(field.upper() for field in fields)])
    return NotationError(
        f"In {found!r} there are {len(words) - 1} words after {words[0]!r}: {expected}."
    )


# -- options ---------------------------------------------------------------------------------


def settings(words: Sequence[str]) -> dict[str, object]:
    """Parse options, each written `name=value`."""
    found: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise NotationError(f"An option is written name=value, not {word!r}.")
        found[name] = _value(value)
    return found


def settings_to_words(options: Mapping[str, object]) -> list[str]:
    """Return options as words that `settings` parses."""
    return [f"{name}={'none' if value is None else value}" for name, value in options.items()]


def _value(word: str) -> object:
    if word == "none":
        return None
    return int(word) if _NUMBER.fullmatch(word) else word
