"""What a calibration found, where the table file cannot be written: a shipped one, or one on an
appliance's card, which its service may only read.

Kept beside the journal in one file. A value counts as long as the table file says what it said
then: the latest word holds, as for what is set at the table (`controller.table.adjusting`).
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from controller.making.assigned import seated
from controller.making.keptfile import KeptFile
from controller.making.revising import Key
from hardware.config import TableFile
from hardware.config.tablefile import mistakes

FILE_NAME = "calibration.json"

Number = int | float


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """A value, and what the table file said then (None: nothing)."""

    key: tuple[str | int, ...]
    value: Number
    instead_of: Number | None


_FILE: KeptFile[tuple[Kept, ...]] = KeptFile(
    FILE_NAME, tuple[Kept, ...], "calibrate the table again"
)


def as_made(file: TableFile, folder: Path) -> TableFile:
    """Return the table file with all that was found and assigned at the table. Raises
    `TableFileError` where a file in *folder* is damaged."""
    return seated(calibrated(file, folder), folder)


def calibrated(file: TableFile, folder: Path) -> TableFile:
    """Return the table file with what was found at the table. Raises `TableFileError` where the
    file in *folder* is damaged."""
    kept = _FILE.read(folder).get(file.name, ())
    if not kept or file.simulated:
        return file
    tree = msgspec.to_builtins(file)
    for one in kept:
        if _said(tree, one.key) == one.instead_of:
            _put(tree, one.key, one.value)
    made = msgspec.convert(tree, TableFile)
    # With other values beside them, what was right then may contradict them.
    return file if any(mistakes(made)) else made


def keep(folder: Path, file: TableFile, changes: Mapping[Key, Number]) -> None:
    """Keep what was found at the table of *file*, beside what was kept before.
    Raises `TableFileError`."""
    tables = {name: {one.key: one for one in kept} for name, kept in _FILE.read(folder).items()}
    here, tree = tables.setdefault(file.name, {}), msgspec.to_builtins(file)
    for key, value in changes.items():
        said, before = _said(tree, key), here.get(key)
        if before is not None and before.value == said:
            # What the table was opened with was kept here, too.
            said = before.instead_of
        here[key] = Kept(key, value, said)
    _FILE.write(folder, {name: tuple(kept.values()) for name, kept in tables.items()})


def _said(tree: Any, key: Key) -> Number | None:
    """Return what the table file says; None if the section is not there."""
    for part in key:
        try:
            tree = tree[part]
        except (KeyError, IndexError, TypeError):
            return None
    found: Number | None = tree
    return found


def _put(tree: Any, key: Key, value: Number) -> None:
    for part in key[:-1]:
        tree = tree[part]
    tree[key[-1]] = value
