"""Files beside the journal that keep something for each table, by its name."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from hardware.durable import make_folder, write_whole
from hardware.errors import TableFileError

KeptT = TypeVar("KeptT")


class _Content(Struct, Generic[KeptT], frozen=True, forbid_unknown_fields=True):
    tables: Mapping[str, KeptT]
    """By the table's name."""


class KeptFile(Generic[KeptT]):
    """A file of that *name* in a folder; *again* says what to do once a damaged one is deleted."""

    def __init__(self, name: str, kept: type[KeptT], again: str) -> None:
        self._name = name
        self._content: Any = _Content[kept]  # type: ignore[valid-type]  # known when it is made
        self._again = again

    def __repr__(self) -> str:
        return f"<KeptFile {self._name}>"

    def read(self, folder: Path) -> Mapping[str, KeptT]:
        """Return what is kept; nothing if there is no file. Raises `TableFileError`."""
        path = folder / self._name
        try:
            content: _Content[KeptT] = msgspec.json.decode(path.read_bytes(), type=self._content)
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise TableFileError(
                f"{path} cannot be read: {error}; delete it, and {self._again}"
            ) from None
        return content.tables

    def write(self, folder: Path, tables: Mapping[str, KeptT]) -> None:
        """Keep that instead. Raises `TableFileError`."""
        path = folder / self._name
        try:
            make_folder(folder)
            write_whole(path, msgspec.json.encode(_Content(tables), order="sorted"))
        except OSError as error:
            raise TableFileError(f"{path} cannot be written: {error.strerror}") from None
