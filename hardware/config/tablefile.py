"""Reading a table file, and saying in one sentence what is wrong with it.

A sentence names the file, the line and the key, what was found there and what was expected.
"""

from collections.abc import Mapping
from pathlib import Path

from hardware.config.files import place_of, read_settings
from hardware.config.schema import TableFile
from hardware.config.wiring import mistakes
from hardware.errors import InputFileError, TableFileError

_SHIPPED = Path(__file__).resolve().parent.parent / "tables"


def builtin_tables() -> Mapping[str, Path]:
    """The shipped table files by name: `sim`, and real wirings to start from."""
    return {path.stem: path for path in sorted(_SHIPPED.glob("*.toml"))}


def load_table_file(path: Path | str) -> TableFile:
    """Read and check the table file at *path*, or the shipped one of that name (`sim`).

    Raises `TableFileError` for the first mistake.
    """
    path = builtin_tables().get(str(path), Path(path))
    shipped = ", ".join(builtin_tables())
    try:
        file, text = read_settings(path, TableFile, f"a table file: {shipped}, or the path of one")
    except InputFileError as error:
        raise TableFileError(str(error)) from None
    for key, sentence in mistakes(file):
        raise TableFileError(f"{place_of(path, text, key)}: {sentence}")
    return file
