"""Reading a table file, and saying in one sentence what is wrong with it.

A sentence names the file, the line and the key, what was found there and what was expected.
"""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from hardware.config.schema import TableFile
from hardware.config.wiring import mistakes
from hardware.errors import TableFileError

_SHIPPED = Path(__file__).resolve().parent.parent / "tables"


def builtin_tables() -> Mapping[str, Path]:
    """The shipped table files by name: `sim`, and real wirings to start from."""
    return {path.stem: path for path in sorted(_SHIPPED.glob("*.toml"))}


def load_table_file(path: Path | str) -> TableFile:
    """Read and check the table file at *path*, or the shipped one of that name (`sim`).

    Raises `TableFileError` for the first mistake. The registry's path comes back absolute or
    relative to the working directory, as *path* is.
    """
    path = builtin_tables().get(str(path), Path(path))
    text = _read(path)
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TableFileError(f"{path}: {_syntax(str(error))}") from error
    try:
        file = msgspec.convert(found, TableFile)
    except msgspec.ValidationError as error:
        key, sentence = _value_mistake(str(error), found)
        raise TableFileError(f"{_where(path, text, key)}: {sentence}") from error
    for key, sentence in mistakes(file):
        raise TableFileError(f"{_where(path, text, key)}: {sentence}")
    if file.registry is None:
        return file
    registry = msgspec.structs.replace(file.registry, file=str(path.parent / file.registry.file))
    return msgspec.structs.replace(file, registry=registry)


def _read(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8").replace("\r\n", "\n")
    except FileNotFoundError:
        shipped = ", ".join(builtin_tables())
        raise TableFileError(
            f"there is no table file {path}; expected the path of a TOML file or one of the "
            f"shipped tables: {shipped}"
        ) from None
    except IsADirectoryError:
        raise TableFileError(f"{path} is a folder; expected a TOML file") from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise TableFileError(
            f"{path}, line {line}: found a byte that is not UTF-8 text "
            f"(0x{error.object[error.start]:02X}); save the file as UTF-8"
        ) from None
    except OSError as error:
        raise TableFileError(
            f"{path} cannot be read: {error.strerror}; expected a readable TOML file"
        ) from None


def _syntax(message: str) -> str:
    """tomllib's `Expected '=' ... (at line 3, column 5)` with the place in front."""
    place = re.search(r" \(at (line \d+, column \d+|end of document)\)$", message)
    what = message[: place.start()] if place else message
    where = place[1] if place else "somewhere"
    return f"{where}: found what is not TOML: {what[0].lower()}{what[1:]}"


# ---- msgspec's messages as sentences -----------------------------------------------------------

_WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text in quotes",
    "bool": "true or false",
    "array": "a list",
    "object": "a section",
}


def _value_mistake(message: str, found: Mapping[str, Any]) -> tuple[str, str]:
    """The key's path and the sentence for one of msgspec's validation messages."""
    what, _, at = message.partition(" - at `$")
    key = at.rstrip("`").lstrip(".")
    if missing := re.fullmatch(r"Object missing required field `(.+)`", what):
        return _join(key, ""), f"the key {missing[1]!r} is missing here, and there is no default"
    if unknown := re.fullmatch(r"Object contains unknown field `(.+)`", what):
        name = unknown[1]
        return _join(key, name), f"found the key {name!r}; expected one that docs/table-file.md has"
    value = _look_up(found, key)
    if re.match("Invalid enum value", what):
        return key, f"found {_shown(value)}; expected one of the words in docs/table-file.md"
    return key, f"found {_shown(value)}; expected {_expectation(what)}"


def _join(section: str, key: str) -> str:
    return f"{section}.{key}".strip(".")


def _expectation(message: str) -> str:
    """`Expected `int | null`, got `str`` or `Expected `int` <= 27` in plain words."""
    wanted = re.match(r"Expected `([^`]+)`(?: (?:of length )?([<>]=?) (\S+))?", message)
    if wanted is None:
        return message.lower()
    kinds = [_WORDS.get(kind, kind) for kind in wanted[1].split(" | ") if kind != "null"]
    words = " or ".join(kinds)
    if wanted[2] is None:
        return words
    limit = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}[wanted[2]]
    amount = f"{float(wanted[3]):g}"
    if "of length" in message:
        unit = "entries" if wanted[1] == "array" else "letters"
        return f"{words} of {limit} {amount} {unit}"
    return f"{words}, {limit} {amount}"


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "a section"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return repr(value)


def _steps(key: str) -> list[str | int]:
    """`seats[1].station` as ["seats", 1, "station"]."""
    return [int(n) if n else name for name, n in re.findall(r"([^.\[\]]+)|\[(\d+)\]", key)]


def _look_up(found: Any, key: str) -> Any:
    for step in _steps(key):
        found = found[step]
    return found


# ---- finding the line --------------------------------------------------------------------------


def _where(path: Path, text: str, key: str) -> str:
    line = _line_of(text, _steps(key))
    place = f"{path}, line {line}" if line else f"{path}"
    return f"{place}, {key}" if key else place


def _line_of(text: str, steps: list[str | int]) -> int | None:
    """The line of the key, else of the section that it belongs to, else None.

    Reads headers and `key =` lines only, which is how people write table files; a key inside an
    inline table gets the line where that begins.
    """
    best, best_depth = None, 0
    section: list[str | int] = []
    counts: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), start=1):
        if header := re.match(r"\s*(\[\[?)\s*([\w.-]+)\s*\]", line):
            section = list(header[2].split("."))
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
