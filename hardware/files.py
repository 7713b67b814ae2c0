"""Files: reading those that people name, and writing files that outlast a power cut.

A name may lead to anything: a folder, a pipe without a writer, an endless device, a file of
gigabytes, text nested a thousand deep. Each is refused in one sentence, with the line and key where
there are any, and none makes the program hang. Editors of other systems put a mark in front of
UTF-8, which is left out, or save as UTF-16, which is told. What is written is durable, and whole or
not there at all.
"""

import codecs
import os
import re
import stat
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, inspect

from hardware.errors import InputFileError

LONGEST_TOML_BYTES = 256 * 1024
"""A table file with eight seats takes 4 KB."""

LONGEST_TOML_LINE = 2000
"""In characters. `tomllib` takes time that grows with the square of a dotted key's length."""

_FLAGS = os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK
"""Non-blocking, because opening a pipe would wait for its writer. Regular files ignore it."""

SettingsT = TypeVar("SettingsT", bound=msgspec.Struct)


def read_bytes(path: Path, most_bytes: int, expected: str) -> bytes:
    """Return the content of the regular file at *path*, which is to be UTF-8 text, without a byte
    order mark.

    Raises `InputFileError` if the file is missing, is not a regular file, is longer than
    *most_bytes*, or is text in another encoding of Unicode; *expected* ("a match file") ends that
    sentence.
    """
    try:
        descriptor = os.open(path, _FLAGS)
        try:
            kind = os.fstat(descriptor).st_mode
            if not stat.S_ISREG(kind):
                raise InputFileError(f"{path} is {_kind(kind)}; expected {expected}")
            with os.fdopen(descriptor, "rb", closefd=False) as file:
                content = file.read(most_bytes + 1)
        finally:
            os.close(descriptor)
    except FileNotFoundError:
        raise InputFileError(f"there is no file {path}; expected {expected}") from None
    except OSError as error:
        raise InputFileError(
            f"{path} cannot be read: {error.strerror}; expected {expected}"
        ) from None
    if len(content) > most_bytes:
        raise InputFileError(f"{path} is longer than {most_bytes // 1024} KB; expected {expected}")
    other = _other_encoding(content)
    if other:
        raise InputFileError(f"{path} is saved as {other}; save it as UTF-8; expected {expected}")
    return content.removeprefix(codecs.BOM_UTF8)


_MARKS = {
    # UTF-32's little-endian mark begins like that of UTF-16.
    codecs.BOM_UTF32_LE: "UTF-32",
    codecs.BOM_UTF32_BE: "UTF-32",
    codecs.BOM_UTF16_LE: "UTF-16",
    codecs.BOM_UTF16_BE: "UTF-16",
}


def _other_encoding(content: bytes) -> str:
    """Return which encoding this is, by its mark or by the zeros beside Latin letters; "" for
    UTF-8, or anything else."""
    for mark, name in _MARKS.items():
        if content.startswith(mark):
            return name
    evens, odds = content[:8:2], content[1:8:2]
    if len(content) >= 4 and any(evens) != any(odds):
        filled = evens if any(evens) else odds
        return "UTF-16" if all(filled) else "UTF-32"
    return ""


def read_text(path: Path, most_bytes: int, expected: str) -> str:
    """Read a UTF-8 text file. Raises `InputFileError` also for bytes that are not UTF-8 at all."""
    content = read_bytes(path, most_bytes, expected)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise InputFileError(
            f"{path}, line {line}: found a byte that is not UTF-8 text "
            f"(0x{content[error.start]:02X}); save the file as UTF-8"
        ) from None


def read_settings(path: Path, kind: type[SettingsT], expected: str) -> tuple[SettingsT, str]:
    """Return the TOML file at *path* converted to *kind*, and its text.

    Raises `InputFileError` for the first mistake, with its line and key.
    """
    text = read_text(path, LONGEST_TOML_BYTES, expected)
    found = _parsed(path, text)
    try:
        return msgspec.convert(found, kind), text
    except msgspec.ValidationError as error:
        key, sentence = explain(str(error), found, kind)
        raise InputFileError(f"{place_of(path, text, key)}: {sentence}") from None


def place_of(path: Path, text: str, key: str) -> str:
    """Describe where *key* stands in the file at *path*, for people."""
    line = line_of(key, text)
    place = f"{path}, line {line}" if line else f"{path}"
    return f"{place}, {key}" if key else place


def _parsed(path: Path, text: str) -> dict[str, Any]:
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_TOML_LINE:
            raise InputFileError(
                f"{path}, line {number}: found a line of {len(line)} letters; "
                f"expected at most {LONGEST_TOML_LINE}"
            )
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InputFileError(f"{path}, {_syntax(str(error))}") from None
    except RecursionError:
        raise InputFileError(f"{path}: not valid TOML: it nests too deep") from None
    except ValueError as error:  # a number of thousands of digits
        raise InputFileError(f"{path}: not valid TOML: {error}") from None


def _kind(mode: int) -> str:
    """Name the kind of a file that is not regular, for people."""
    for is_so, name in (
        (stat.S_ISDIR, "a folder"),
        (stat.S_ISFIFO, "a pipe"),
        (stat.S_ISSOCK, "a socket"),
    ):
        if is_so(mode):
            return name
    return "a device"


def _syntax(message: str) -> str:
    """Move the place in tomllib's "Expected '=' ... (at line 3, column 5)" to the front."""
    parts = re.fullmatch(r"(.*) \(at (line \d+, column \d+|end of document)\)", message, re.DOTALL)
    if parts is None:
        return f"not valid TOML: {message}"
    return f"{parts[2]}: not valid TOML: {parts[1]}"


# ---- msgspec's messages as sentences -------------------------------------------------------------

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
    """Return the key's path and a sentence for one of msgspec's validation messages.

    The messages read like "Expected `int`, got `str` - at `$.seats[0].name`". *schema* is the type
    that *found* should have converted to.
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
    """Split a message into its text and the path at its end, if the end is one: the name of an
    unknown key may look like it."""
    parts = re.fullmatch(r"(.*) - at `\$\.?((?:[\w.]|\[\d+\])*)`", message, re.DOTALL)
    if parts is None:
        return message, ""
    try:
        _look_up(found, parts[2])
    except LookupError:
        return message, ""
    return parts[1], parts[2]


def _expectation(message: str) -> str:
    """Turn "Expected `int | null`, got `str`" or "Expected `int` <= 27" into what was expected."""
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
    """Split `seats[1].station` into ["seats", 1, "station"]."""
    return [int(n) if n else name for name, n in re.findall(r"([^.\[\]]+)|\[(\d+)\]", key)]


def _look_up(found: Any, key: str) -> Any:
    for step in _steps(key):
        found = found[step]
    return found


def _type_at(key: str, schema: type[Struct]) -> inspect.Type:
    """Return the schema's type for a key."""
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
    """Return `one of ...` if the schema lists the allowed words, else ""."""
    kind = _type_at(key, schema)
    if not isinstance(kind, inspect.LiteralType):
        return ""
    return f"one of {', '.join(map(repr, kind.values))}"


# ---- finding the line --------------------------------------------------------------------------


def line_of(key: str, text: str) -> int | None:
    """Return the line of a key, or of its section, or None.

    Reads only headers and `key =` lines, which is how people write table files; a key inside an
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


# ---- what outlasts a power cut -------------------------------------------------------------------

PRIVATE_FOLDER = 0o700
"""What a table keeps knows every hand."""


def make_folder(folder: Path) -> None:
    """Make *folder* and its missing parents, private and durable."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir(PRIVATE_FOLDER, exist_ok=True)
        sync_folder(one.parent)


def sync_folder(folder: Path) -> None:
    """Make the names in it durable too: syncing a file does not sync its folder (fsync(2))."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def writing(path: Path, refusal: type[Exception]) -> Iterator[None]:
    """Turn an OSError into *refusal*, a sentence that names the path."""
    try:
        yield
    except OSError as error:
        raise refusal(f"{path} cannot be written: {error.strerror}") from None


def write_whole(path: Path, data: bytes) -> None:
    """Write the file at *path*: all of it or, whatever goes wrong, nothing. Raises `OSError`."""
    if path.exists() and not path.is_file():
        # A pipe or a device; there is no older file to preserve.
        path.write_bytes(data)
        return
    real = path.resolve()
    begun = real.with_name(f".{real.name}-{os.getpid()}")
    try:
        with begun.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        begun.replace(real)
        sync_folder(real.parent)
    finally:
        begun.unlink(missing_ok=True)
