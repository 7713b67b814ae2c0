"""Saying what is wrong in a TOML file: msgspec's messages as sentences, and the line they mean."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from msgspec import Struct, inspect

_WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text in quotes",
    "bool": "true or false",
    "array": "a list",
    "object": "a section",
}
_LIMITS = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}


def explain(message: str, found: Mapping[str, Any], schema: type[Struct]) -> tuple[str, str]:
    """The key's path and a sentence for one of msgspec's validation messages.

    Those read like "Expected `int`, got `str` - at `$.seats[0].name`". *schema* is the type that
    *found* was to become.
    """
    what, key = _what_and_where(message, found)
    if missing := re.fullmatch(r"Object missing required field `(.+)`", what):
        return key, f"the key {missing[1]!r} is missing, and it has no default"
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", what, re.DOTALL):
        known = _known_keys(key, schema)
        close = get_close_matches(unknown[1], known, n=1)
        meant = f"did you mean {close[0]!r}? E" if close else "e"
        return (
            f"{key}.{unknown[1]}".lstrip("."),
            f"found the unknown key {unknown[1]!r}; {meant}xpected one of {', '.join(known)}",
        )
    value = _shown(_look_up(found, key))
    return key, f"found {value}; expected {_choices(key, schema) or _expectation(what)}"


def _what_and_where(message: str, found: Mapping[str, Any]) -> tuple[str, str]:
    """A message without its end, and the path in that; an unknown key may look like such an end."""
    parts = re.fullmatch(r"(.*) - at `\$\.?((?:[\w.]|\[\d+\])*)`", message, re.DOTALL)
    if parts is None:
        return message, ""
    try:
        _look_up(found, parts[2])
    except LookupError:
        return message, ""
    return parts[1], parts[2]


def _expectation(message: str) -> str:
    """What "Expected `int | null`, got `str`" or "Expected `int` <= 27" asks for."""
    wanted = re.match(r"Expected `([^`]+)`(?: (?:of length )?([<>]=?) (\S+))?", message)
    if wanted is None:
        return f"something else ({message[:1].lower()}{message[1:]})"
    kinds = [kind for kind in wanted[1].split(" | ") if kind != "null"]
    words = " or ".join(_WORDS.get(kind, kind) for kind in kinds)
    if wanted[2] is None:
        return words
    if "of length >= 1" in message:
        return f"{words} that is not empty"
    limit = f"{_LIMITS[wanted[2]]} {float(wanted[3]):g}"
    if "of length" not in message:
        return f"{words}, {limit}"
    return f"{words} with {limit} {'entries' if 'array' in kinds else 'letters'}"


def _shown(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case dict():
            return "a section"
        case list():
            return "a list of 1 entry" if len(value) == 1 else f"a list of {len(value)} entries"
        case str():
            return repr(value)
        case _:
            return str(value)


# ---- looking into the types and the values -----------------------------------------------------


def _steps(key: str) -> list[str | int]:
    """`seats[1].station` as ["seats", 1, "station"]."""
    return [int(n) if n else name for name, n in re.findall(r"([^.\[\]]+)|\[(\d+)\]", key)]


def _look_up(found: Any, key: str) -> Any:
    for step in _steps(key):
        found = found[step]
    return found


def _type_at(key: str, schema: type[Struct]) -> inspect.Type:
    """The type that the schema has for a key."""
    here = inspect.type_info(schema)
    for step in _steps(key):
        match here:
            case inspect.StructType():
                here = next(field.type for field in here.fields if field.name == step)
            case inspect.VarTupleType():
                here = here.item_type
        if isinstance(here, inspect.UnionType):
            here = next(kind for kind in here.types if not isinstance(kind, inspect.NoneType))
    return here


def _known_keys(section: str, schema: type[Struct]) -> list[str]:
    struct = _type_at(section, schema)
    assert isinstance(struct, inspect.StructType)
    return [field.name for field in struct.fields]


def _choices(key: str, schema: type[Struct]) -> str:
    """`one of ...` where the schema has a list of words, else nothing."""
    kind = _type_at(key, schema)
    if not isinstance(kind, inspect.LiteralType):
        return ""
    return f"one of {', '.join(map(repr, kind.values))}"


# ---- finding the line --------------------------------------------------------------------------


def line_of(key: str, text: str) -> int | None:
    """The line of a key, else of the section that it belongs to, else None.

    Reads headers and `key =` lines only, which is how people write table files; a key inside an
    inline table gets the line where that table begins.
    """
    steps = _steps(key)
    best, best_depth = None, 0
    section: list[str | int] = []
    counts: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), start=1):
        if header := re.match(r"\s*(\[\[?)\s*([\w.-]+)\s*\]", line):
            section = [*header[2].split(".")]
            if header[1] == "[[":
                counts[header[2]] = counts.get(header[2], -1) + 1
                section.append(counts[header[2]])
            here = section
        elif assignment := re.match(r"\s*([\w.-]+)\s*=", line):
            here = [*section, *assignment[1].split(".")]
        else:
            continue
        if len(here) > best_depth and here == steps[: len(here)]:
            best, best_depth = number, len(here)
    return best
