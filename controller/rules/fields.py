"""The values that a field of a move or state may have, and the words for them.

The field's type defines both, once. A number has a `Domain`, which its type names:

    Player = Annotated[int, PLAYER]

    class Ask(Struct, frozen=True, tag="ask"):
        player: Player
        asked: Player

So no rule is ever asked about a player, card or belt that does not exist, and a move is written and
parsed as `ask red blue` without further code (`controller.rules.notation`).

Everything that parses words raises `NotationError`, which says in a sentence what was found and
what was expected.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Literal, Protocol, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from controller.errors import NotationError
from controller.rules.sets import members, set_of

NOTHING = "-"
"""The word for the absence of a value."""
NOBODY_SAW = "?"
"""The word for a card that nobody saw."""
ANY = "any"
"""The word for all cards of a deck."""

_WHOLE = re.compile(r"-?[0-9]{1,9}")


class HasSeats(Protocol):
    """What the words for players need of a state."""

    @property
    def seats(self) -> tuple[str, ...]: ...


# -- domains -------------------------------------------------------------------------------


class Domain(Struct, frozen=True):
    """The numbers that a field may hold in a state, and their words.

    `refusal` is the key of the message for any other number; `title` says what they number.
    """

    title: str
    refusal: str
    numbers: Callable[[Any], range]
    names: Callable[[Any], Sequence[str]]
    """The word for each number, in order."""

    def refused(self, state: Any, value: object) -> str | None:
        """Return the key of what is wrong with *value*, or None."""
        # Neither True nor 1.0 is a valid number, although both equal 1.
        return None if type(value) is int and value in self.numbers(state) else self.refusal

    def to_word(self, state: Any, value: int) -> str:
        return self.names(state)[value]

    def from_word(self, state: Any, word: str) -> int:
        return number(self.names(state), word, self.title)


PLAYER = Domain(
    "player",
    "nobody_there",
    lambda state: range(len(state.seats)),
    lambda state: state.seats,
)


def named(title: str, refusal: str, names: Sequence[str]) -> Domain:
    """Return the domain of pieces or places that are the same in every state, by their *names*."""
    numbers = range(len(names))
    return Domain(title, refusal, lambda state: numbers, lambda state: names)


class CardDomain(Domain, frozen=True):
    """Cards: read ones go by their names, and unread ones, whose numbers are beyond the deck
    (`controller.cards.deck`), by `?0`, `?1`, ..."""

    of_read: bool = True
    """Whether read cards are included."""

    def to_word(self, state: Any, value: int) -> str:
        names = self.names(state)
        unread = value - len(names)
        return names[value] if unread < 0 else f"{NOBODY_SAW}{unread}"

    def from_word(self, state: Any, word: str) -> int:
        names = self.names(state)
        if not word.startswith(NOBODY_SAW):
            if not self.of_read:
                raise NotationError(
                    f"A card that was not read goes by its number, as in ?0, not {word!r}."
                )
            return number(names, word, self.title)
        if word == NOBODY_SAW:
            raise NotationError(f"A card is named here, not {word!r}.")
        unread = whole(word[1:])
        if unread < 0:
            raise NotationError(f"Cards that were not read are counted from ?0, not {word!r}.")
        return len(names) + unread


class ValueWords(Struct, frozen=True):
    """The words for a few values that are not numbers of anything: `up` and `down`."""

    title: str
    values: Mapping[str, Any]

    def to_word(self, state: Any, value: object) -> str:
        return next(word for word, one in self.values.items() if one == value)

    def from_word(self, state: Any, word: str) -> object:
        return choice(self.values, word, self.title)


class SetOf(Struct, frozen=True):
    """A set (`controller.rules.sets`) of what a domain numbers, written as consecutive words."""

    domain: Domain
    whole: int = 0
    """The set that is written as `any`, if there is one."""

    def to_words(self, state: Any, value: int) -> list[str]:
        if self.whole and value == self.whole:
            return [ANY]
        return [self.domain.to_word(state, one) for one in members(value)]

    def from_words(self, state: Any, words: Sequence[str]) -> int:
        if self.whole and words == [ANY]:
            return self.whole
        return set_of(self.domain.from_word(state, word) for word in words)


# -- checks --------------------------------------------------------------------------------

Refusal = Callable[[Any, object], str | None]
"""The key of what is wrong with a value in a state: "" if there is no such move at all, None if
nothing is wrong."""


def checks(kind: type[Any]) -> tuple[tuple[str, Refusal], ...]:
    """Return the check of each field of a move. Raises `TypeError` for a type that moves do not
    have."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, _check(hints[name])) for name in kind.__struct_fields__)


def first_wrong(fields: Sequence[tuple[str, Refusal]], state: Any, move: Any) -> str | None:
    """Return the key of the first wrong field: "" if there is no such move at all, None if all
    fit."""
    for name, refusal in fields:
        wrong = refusal(state, getattr(move, name))
        if wrong is not None:
            return wrong
    return None


def _check(hint: Any) -> Refusal:
    origin, of = get_origin(hint), get_args(hint)
    domain: Domain | None = annotation(hint, Domain)
    if domain is not None:
        return domain.refused
    plain = plain_type(hint)
    if plain is bool:
        return lambda state, value: None if type(value) is bool else ""
    if get_origin(plain) is Literal:
        values = get_args(plain)
        return lambda state, value: None if type(value) is int and value in values else ""
    if origin is tuple and of[1:] == (...,):
        member = _check(of[0])

        def all_in_domain(state: Any, value: object) -> str | None:
            if type(value) is not tuple:
                return ""
            return next((key for one in value if (key := member(state, one)) is not None), None)

        return all_in_domain
    if len(of) == 2 and of[1] is NoneType:
        known = _check(of[0])
        return lambda state, value: None if value is None else known(state, value)
    raise TypeError(f"no field of a move can be {hint}: a number has a Domain")


# -- words ---------------------------------------------------------------------------------

Codec = tuple[Callable[[Any, Any], list[str]], Callable[[Any, list[str]], Any]]
"""Functions from a value to words and back, each given a state for the names."""


def codec(hint: Any, nothing: str, other: Callable[[Any], Codec | None]) -> Codec:
    """Return the codec for values of that type, with the word *nothing* for None; *other* provides
    codecs of further types. Raises `TypeError` for an unknown type."""
    if set_of_domain := annotation(hint, SetOf):
        return set_of_domain.to_words, set_of_domain.from_words
    for kind in (Domain, ValueWords):
        if found := annotation(hint, kind):
            return _one_word(found.title, found.to_word, found.from_word)
    hint = plain_type(hint)
    said = other(hint)
    if said is not None:
        return said
    if origin_is_union(hint):
        (of,) = (one for one in get_args(hint) if one is not NoneType)
        return _or_nothing(codec(of, nothing, other), nothing)
    if get_origin(hint) is tuple:
        members = get_args(hint)
        if members[1:] == (...,):
            if _says_several_words(members[0]):
                raise TypeError(
                    f"the entries of {hint} are several words each, so nobody could tell where "
                    'one ends: give each a line, as in Annotated[..., Line("TITLE", by="seat")]'
                )
            return _list(codec(members[0], NOBODY_SAW, other))
        return _joined([codec(member, NOTHING, other) for member in members])
    if get_origin(hint) is Literal:
        values = {str(value): value for value in get_args(hint)}
        return _one_word(
            "phase", lambda state, value: str(value), lambda state, w: choice(values, w, "phase")
        )
    if hint is bool:
        yes_no = ValueWords("answer", {"yes": True, "no": False})
        return _one_word(yes_no.title, yes_no.to_word, yes_no.from_word)
    if hint is int:
        return _one_word("number", lambda state, value: str(value), lambda state, word: whole(word))
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _titled_fields(hint, other)
    raise TypeError(f"there are no words for a field that is {hint}")


def _says_several_words(hint: Any) -> bool:
    """Return True for what is written as any number of words: sets, and tuples of any length."""
    several = get_args(plain_type(hint))[1:] == (...,)
    return several or annotation(hint, SetOf) is not None


def _one_word(
    title: str, to_word: Callable[[Any, Any], str], from_word: Callable[[Any, str], Any]
) -> Codec:
    def read(state: Any, words: list[str]) -> Any:
        if len(words) != 1:
            raise NotationError(f"One word is expected for a {title}, not {len(words)}.")
        return from_word(state, words[0])

    return lambda state, value: [to_word(state, value)], read


def _or_nothing(known: Codec, nothing: str) -> Codec:
    write, read = known
    return (
        lambda state, value: [nothing] if value is None else write(state, value),
        lambda state, words: None if words == [nothing] else read(state, words),
    )


def _list(member: Codec) -> Codec:
    """A codec for values of one word each, written one after the other."""
    write, read = member
    return (
        lambda state, values: [word for value in values for word in write(state, value)],
        lambda state, words: tuple(read(state, [word]) for word in words),
    )


def _joined(members: Sequence[Codec]) -> Codec:
    """A codec for values of one word each, joined by colons into one word: `clown:lost-dots`."""

    def write(state: Any, values: Any) -> list[str]:
        words = [of[0](state, value) for of, value in zip(members, values, strict=True)]
        return [":".join(word for (word,) in words)]

    def read(state: Any, words: list[str]) -> Any:
        parts = [part for word in words for part in word.split(":")]
        if len(parts) != len(members):
            found = " ".join(words)
            raise NotationError(f"{found!r} should be {len(members)} words joined by colons.")
        return tuple(of[1](state, [part]) for of, part in zip(members, parts, strict=True))

    return write, read


def _titled_fields(kind: type[Any], other: Callable[[Any], Codec | None]) -> Codec:
    """A codec for a part of a state, each field after its title: `unseen 3 current yeti aside`."""
    hints = get_type_hints(kind, include_extras=True)
    fields = {
        name.replace("_", "-"): (name, codec(hints[name], NOTHING, other))
        for name in kind.__struct_fields__
    }

    def write(state: Any, value: Any) -> list[str]:
        words: list[str] = []
        for title, (name, (to_words, _)) in fields.items():
            words += [title, *to_words(state, getattr(value, name))]
        return words

    def read(state: Any, words: list[str]) -> Any:
        rest, values = words, {}
        for title, (name, (_, from_words)) in reversed(fields.items()):
            if title not in rest:
                raise NotationError(f"There should be {', '.join(fields)}, in this order.")
            at = rest.index(title)
            values[name] = from_words(state, rest[at + 1 :])
            rest = rest[:at]
        if rest:
            raise NotationError(f"Nothing is expected at {rest[0]!r}.")
        return kind(**values)

    return write, read


def card_fields(kind: type[Any]) -> tuple[str, ...]:
    """Return the fields of a move that hold a card."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name in kind.__struct_fields__ if _holds_card(hints[name]))


def _holds_card(hint: Any) -> bool:
    domain = annotation(hint, Domain)
    if domain is not None:
        return bool(domain.title == "card")
    return origin_is_union(hint) and any(map(_holds_card, get_args(hint)))


# -- types ---------------------------------------------------------------------------------


def annotation(hint: Any, kind: type[Any]) -> Any:
    """Return the annotation of *hint* that is of that *kind*, or None."""
    return next((one for one in getattr(hint, "__metadata__", ()) if isinstance(one, kind)), None)


def plain_type(hint: Any) -> Any:
    """Return the type without annotations."""
    return getattr(hint, "__origin__", hint) if hasattr(hint, "__metadata__") else hint


def origin_is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType)


# -- words and numbers ---------------------------------------------------------------------


def number(names: Sequence[str], word: str, kind: str) -> int:
    """Return the number of the name *word*."""
    try:
        return names.index(word)
    except ValueError:
        raise NotationError(f"There is no {kind} {word!r}; there are {', '.join(names)}.") from None


def whole(word: str) -> int:
    """Parse a whole number of up to nine of the digits 0 to 9."""
    if _WHOLE.fullmatch(word) is None:
        raise NotationError(f"{word!r} is not a whole number of up to nine digits.")
    return int(word)


def choice(choices: Mapping[str, Any], word: str, kind: str) -> Any:
    """Return what *word* stands for among *choices*."""
    if word not in choices:
        raise NotationError(f"There is no {kind} {word!r}; there are {', '.join(choices)}.")
    return choices[word]
