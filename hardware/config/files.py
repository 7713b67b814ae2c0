"""Reading the files that people name: regular ones, of a bounded length, as bytes, text or TOML.

A name may lead to anything: a folder, a pipe that nobody writes to, a device without an end, a
file of gigabytes, text that nests a thousand deep. Each gets one sentence, and none of them keeps
the program waiting.
"""

import os
import re
import stat
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hardware.config.explain import explain, line_of
from hardware.errors import InputFileError

LONGEST_TOML_BYTES = 256 * 1024
"""A table file of eight seats has 4 KB."""

LONGEST_TOML_LINE = 2000
"""In letters. `tomllib` takes a time that grows with the square of a dotted key's length."""

_FLAGS = os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK
"""Not to block: opening a pipe would wait for its writer. It means nothing to a regular file."""

SettingsT = TypeVar("SettingsT", bound=msgspec.Struct)


def read_bytes(path: Path, most_bytes: int, expected: str) -> bytes:
    """The content of the regular file at *path*.

    *expected* ("a match file") ends the sentence of the `InputFileError` that is raised when there
    is none, when it is something else, and when it is longer than *most_bytes*.
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
    return content


def read_text(path: Path, most_bytes: int, expected: str) -> str:
    """The same as text. Raises `InputFileError`, also for bytes that are no UTF-8."""
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
    """What the TOML file at *path* says, as *kind*, and its text.

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
    """Where *key* stands in the file at *path*, for people."""
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
    """What a file that is no regular one is, for people."""
    for is_so, name in (
        (stat.S_ISDIR, "a folder"),
        (stat.S_ISFIFO, "a pipe"),
        (stat.S_ISSOCK, "a socket"),
    ):
        if is_so(mode):
            return name
    return "a device"


def _syntax(message: str) -> str:
    """tomllib's "Expected '=' ... (at line 3, column 5)" with the place in front."""
    parts = re.fullmatch(r"(.*) \(at (line \d+, column \d+|end of document)\)", message, re.DOTALL)
    if parts is None:
        return f"not valid TOML: {message}"
    return f"{parts[2]}: not valid TOML: {parts[1]}"
