"""Reading a table file, and saying in one sentence what is wrong with it.

A sentence names the file, the line and the key, what was found there and what was expected.
"""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from hardware.config.explain import explain, line_of
from hardware.config.schema import TableFile
from hardware.config.wiring import mistakes
from hardware.errors import TableFileError

_SHIPPED = Path(__file__).resolve().parent.parent / "tables"


def builtin_tables() -> Mapping[str, Path]:
    """The shipped table files by name: `sim`, and real wirings to start from."""
    return {path.stem: path for path in sorted(_SHIPPED.glob("*.toml"))}


def load_table_file(path: Path | str) -> TableFile:
    """Read and check the table file at *path*, or the shipped one of that name (`sim`).

    Raises `TableFileError` for the first mistake.
    """
    path = builtin_tables().get(str(path), Path(path))
    text = _read(path)
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TableFileError(f"{path}, {_syntax(str(error))}") from error
    try:
        file = msgspec.convert(found, TableFile)
    except msgspec.ValidationError as error:
        key, sentence = explain(str(error), found)
        raise TableFileError(f"{_where(path, text, key)}: {sentence}") from error
    for key, sentence in mistakes(file):
        raise TableFileError(f"{_where(path, text, key)}: {sentence}")
    return file


def _read(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8")
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
    """tomllib's "Expected '=' ... (at line 3, column 5)" with the place in front."""
    parts = re.fullmatch(r"(.*) \(at (line \d+, column \d+|end of document)\)", message, re.DOTALL)
    if parts is None:
        return f"not valid TOML: {message}"
    return f"{parts[2]}: not valid TOML: {parts[1]}"


def _where(path: Path, text: str, key: str) -> str:
    line = line_of(key, text)
    place = f"{path}, line {line}" if line else f"{path}"
    return f"{place}, {key}" if key else place
