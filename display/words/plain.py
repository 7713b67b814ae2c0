"""Sentences of text, names and small numbers, said without Project Fluent's runtime.

Importing that one, which brings Babel, takes a tenth of a screen's start on a slow computer, and no
sentence of an appliance's first screen needs its plurals and formats.
"""

from collections.abc import Callable, Mapping

from fluent.syntax.ast import (
    FunctionReference,
    Pattern,
    Placeable,
    TextElement,
    VariableReference,
)

from controller.views import Arg

Function = Callable[..., str]
"""What a message may call: it makes a text of an argument, and of options by their names."""

_UNGROUPED = range(1000)
"""Numbers that every language writes without a mark between their digits."""


def said(
    pattern: Pattern, args: Mapping[str, Arg], functions: Mapping[str, Function]
) -> str | None:
    """The text of *pattern*; None where the runtime is needed to say it."""
    texts = [_text(element, args, functions) for element in pattern.elements]
    return None if None in texts else "".join(text for text in texts if text is not None)


def _text(
    element: TextElement | Placeable, args: Mapping[str, Arg], functions: Mapping[str, Function]
) -> str | None:
    if isinstance(element, TextElement):
        return str(element.value)
    match element.expression:
        case VariableReference(id=name):
            return _plain(args.get(name.name))
        case FunctionReference(id=name, arguments=given):
            match given.positional, given.named:
                case [VariableReference(id=slug)], []:
                    arg, function = args.get(slug.name), functions.get(name.name)
                    if function is not None and isinstance(arg, str | tuple):
                        return function(arg)
    return None


def _plain(arg: Arg | None) -> str | None:
    if isinstance(arg, tuple):
        return ", ".join(arg)
    if isinstance(arg, str):
        return arg
    return str(arg) if type(arg) is int and arg in _UNGROUPED else None
