"""Sentences with plurals, cases and numbers, by Project Fluent's runtime: see `plain`."""

from collections.abc import Callable, Iterable, Mapping

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone, FluentType
from fluent.syntax.ast import Resource

from controller.views import Arg
from display.words.entries import Entries, mentioned
from display.words.plain import Function


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


class GameMessages(FluentBundle):
    """What may be said about one game, or about none. It takes a message from *files*, the first
    that has it, when it is first looked for, and with it those that it refers to."""

    def __init__(
        self, language: str, files: Iterable[Entries], functions: Mapping[str, Function]
    ) -> None:
        called = {name: _called(function) for name, function in functions.items()}
        super().__init__([language], functions=called, use_isolating=False)
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

    def say(self, id: str, part: str, args: Mapping[str, Arg]) -> tuple[str, list[Exception]]:
        """The text of a message that is there, or of a *part* that it has; and what went wrong."""
        self.has_message(id)
        message = self.get_message(id)
        pattern = message.attributes[part] if part else message.value
        assert pattern is not None, f"{id} says something"
        given = {name: _Slugs(arg) if isinstance(arg, tuple) else arg for name, arg in args.items()}
        text, errors = self.format_pattern(pattern, given)
        return str(text), errors


def _called(function: Function) -> Callable[..., FluentType]:
    """The function as messages call it: with slugs, which may be missing, as its argument."""

    def call(*given: object, **options: str) -> FluentType:
        return _Name(function(*map(_slugs, given), **options))

    return call


def _slugs(value: object) -> tuple[str, ...]:
    """The slugs of an argument as a message hands it to a function."""
    if isinstance(value, _Slugs):
        return value.slugs
    return () if isinstance(value, FluentNone) else (str(value),)
