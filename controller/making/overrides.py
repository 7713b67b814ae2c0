"""What is kept beside the journal, for each table by name, because its file cannot have it.

What a calibration found, where the table file cannot be written: a shipped one, or one on an
appliance's card, which its service may only read. A value counts as long as the table file says
what it said then: the latest word holds, as for what is set at the table
(`controller.table.adjusting`).

And which seat has which Pico, where the table file leaves that open: pressing A at a station
assigns it, and a dead one is replaced the same way. So the table file, which people write by hand
and give away, stays free of serial numbers. A seat whose port is assigned goes by that, whatever
the table file says: a Pico was replaced since. And which number the station of each seat says, for
ports change places: it counts as long as the seat has the port where it was first heard.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from controller.making.revising import Key
from hardware.config import TableFile
from hardware.config.tablefile import mistakes
from hardware.errors import TableFileError
from hardware.files import make_folder, write_whole, writing

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
        with writing(path, TableFileError):
            make_folder(folder)
            write_whole(path, msgspec.json.encode(_Content(tables), order="sorted"))


# ---- which seat has which Pico -------------------------------------------------------------------

STATIONS_FILE = "stations.json"

Ports = Mapping[str, str]
"""Seat -> serial port."""


_STATIONS: KeptFile[dict[str, str]] = KeptFile(
    STATIONS_FILE, dict[str, str], "assign the stations again"
)


def assigned(folder: Path, table: str) -> Ports:
    """Return what was assigned at a table. Raises `TableFileError` for a file that is damaged."""
    return dict(_STATIONS.read(folder).get(table, {}))


def seated(file: TableFile, folder: Path) -> TableFile:
    """Return the table file with the ports that were assigned. Raises `TableFileError`."""
    if file.simulated:
        return file
    ports = assigned(folder, file.name)
    heard = _NUMBERS.read(folder).get(file.name, {})
    seats = []
    for seat in file.seats:
        port = ports.get(seat.name, seat.station)
        number = "" if seat.name in ports else seat.number
        before = heard.get(seat.name)
        if not number and before is not None and before.port == port:
            number = before.number
        seats.append(replace(seat, station=port, number=number))
    return replace(file, seats=tuple(seats))


def assign(folder: Path, table: str, ports: Ports) -> None:
    """Keep the assignments of a table; a port has one seat, the newest. Raises `TableFileError`."""
    tables = dict(_STATIONS.read(folder))
    before = tables.get(table, {})
    free = {seat: port for seat, port in before.items() if port not in ports.values()}
    tables[table] = free | dict(ports)
    _STATIONS.write(folder, tables)
    numbers = dict(_NUMBERS.read(folder))
    if table in numbers:
        kept = {seat: one for seat, one in numbers[table].items() if seat not in ports}
        _NUMBERS.write(folder, numbers | {table: kept})


NUMBERS_FILE = "numbers.json"


class Numbered(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of a seat's station, and the port that the seat had when it was first heard."""

    port: str
    number: str


_NUMBERS: KeptFile[dict[str, Numbered]] = KeptFile(
    NUMBERS_FILE, dict[str, Numbered], "start the table with each station in its own port"
)


def remember(folder: Path, file: TableFile, numbers: Mapping[str, str]) -> None:
    """Keep which number the station of each seat says, at the table of *file*, which must be
    `seated`. Raises `TableFileError`."""
    tables = dict(_NUMBERS.read(folder))
    before = tables.get(file.name, {})
    heard = {
        seat.name: Numbered(seat.station, numbers[seat.name])
        for seat in file.seats
        if seat.name in numbers
    }
    if before | heard != before:
        _NUMBERS.write(folder, tables | {file.name: before | heard})


# ---- what a calibration found --------------------------------------------------------------------

CALIBRATION_FILE = "calibration.json"

Number = int | float


class Override(Struct, frozen=True, forbid_unknown_fields=True):
    """A value, and what the table file said then (None: nothing)."""

    key: tuple[str | int, ...]
    value: Number
    instead_of: Number | None


_CALIBRATION: KeptFile[tuple[Override, ...]] = KeptFile(
    CALIBRATION_FILE, tuple[Override, ...], "calibrate the table again"
)


def as_made(file: TableFile, folder: Path) -> TableFile:
    """Return the table file with all that was found and assigned at the table. Raises
    `TableFileError` where a file in *folder* is damaged."""
    return seated(calibrated(file, folder), folder)


def calibrated(file: TableFile, folder: Path) -> TableFile:
    """Return the table file with what was found at the table. Raises `TableFileError` where the
    file in *folder* is damaged."""
    kept = _CALIBRATION.read(folder).get(file.name, ())
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
    tables = {
        name: {one.key: one for one in kept} for name, kept in _CALIBRATION.read(folder).items()
    }
    here, tree = tables.setdefault(file.name, {}), msgspec.to_builtins(file)
    for key, value in changes.items():
        said, before = _said(tree, key), here.get(key)
        if before is not None and before.value == said:
            # What the table was opened with was kept here, too.
            said = before.instead_of
        here[key] = Override(key, value, said)
    _CALIBRATION.write(folder, {name: tuple(kept.values()) for name, kept in tables.items()})


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
