"""Words and lines: the parts from which every game writes its states and moves as text.

A line begins with its title and goes on in words without spaces. A number is written in up to nine
of the digits 0 to 9. Everything that reads raises
`NotationError`, which says in a sentence what was found and what is expected.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from controller.errors import NotationError

NOTHING = "-"
"""Where a word is due and there is nothing to name."""

ChoiceT = TypeVar("ChoiceT")

_WHOLE = re.compile(r"-?[0-9]{1,9}")


def words_of(line: str) -> list[str]:
    """The words of a line; a title is the first of them."""
    if any("\ud800" <= character <= "\udfff" for character in line):
        # Half of a character: bytes that were no UTF-8, which could be neither shown nor stored.
        raise NotationError(f"There are bytes in the text that stand for no character: {line!r}.")
    return line.split()


def number(names: Sequence[str], word: str, kind: str) -> int:
    """The number that goes by *word*."""
    try:
        return names.index(word)
    except ValueError:
        raise NotationError(f"There is no {kind} {word!r}; there are {', '.join(names)}.") from None


def numbers(names: Sequence[str], words: Iterable[str], kind: str) -> list[int]:
    """The numbers that go by *words*."""
    return [number(names, word, kind) for word in words]


def titled_lines(
    text: str, once: Sequence[str], many: Sequence[str]
) -> tuple[dict[str, list[str]], dict[str, list[list[str]]]]:
    """The words of every line of *text* by its title: of titles that may stand *once*, and of those
    that may stand *many* times or never."""
    parts: dict[str, list[str]] = {}
    lines: dict[str, list[list[str]]] = {title: [] for title in many}
    for line in text.splitlines():
        title, *words = words_of(line) or [""]
        if title in lines:
            lines[title].append(words)
        elif title in parts:
            raise NotationError(f"The text has two lines `{title}`.")
        elif title in once:
            parts[title] = words
        elif title:
            raise NotationError(
                f"There is no line `{title}`; there are {', '.join((*once, *many))}."
            )
    return parts, lines


def part(parts: Mapping[str, list[str]], name: str) -> list[str]:
    """The words of the line titled *name*."""
    if name not in parts:
        raise NotationError(f"The text has no line `{name}`.")
    return parts[name]


def only_word(words: Sequence[str], name: str) -> str:
    """The one word after *name*."""
    if len(words) != 1:
        raise NotationError(f"After {name!r} one word is expected, not {len(words)}.")
    return words[0]


def whole(word: str) -> int:
    """A whole number."""
    if _WHOLE.fullmatch(word) is None:
        raise NotationError(f"{word!r} is not a whole number of up to nine digits.")
    return int(word)


def choice(choices: Mapping[str, ChoiceT], word: str, kind: str) -> ChoiceT:
    """What *word* stands for among *choices*."""
    if word not in choices:
        raise NotationError(f"There is no {kind} {word!r}; there are {', '.join(choices)}.")
    return choices[word]


def fields_after(tag: str, words: Sequence[str], kind: type[Struct]) -> list[tuple[str, str]]:
    """The fields of *kind* with the words for them, which follow its *tag* in their order."""
    fields = kind.__struct_fields__
    if len(words) != len(fields):
        found = " ".join([tag, *words])
        expected = " ".join([tag, *(field.upper() for field in fields)])
        raise NotationError(f"In {found!r} there are {len(words)} words after {tag!r}: {expected}.")
    return list(zip(fields, words, strict=True))


def settings(words: Sequence[str]) -> dict[str, object]:
    """Options, each written `name=value`."""
    found: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise NotationError(f"An option is written name=value, not {word!r}.")
        found[name] = _value(value)
    return found


def settings_to_words(options: Mapping[str, object]) -> list[str]:
    """Options in words that `settings` reads back."""
    return [f"{name}={'none' if value is None else value}" for name, value in options.items()]


def _value(word: str) -> object:
    if word == "none":
        return None
    return int(word) if _WHOLE.fullmatch(word) else word
