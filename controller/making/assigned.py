"""Which seat has which Pico, where the table file leaves that open: pressing A at a station assigns
it, and a dead one is replaced the same way.

Kept beside the journal in one file, so that the table file, which people write by hand and give
away, stays free of serial numbers. A seat whose port is assigned goes by that, whatever the table
file says: a Pico was replaced since.
"""

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from hardware.config import TableFile
from hardware.durable import make_folder, write_whole
from hardware.errors import TableFileError

FILE_NAME = "stations.json"

Ports = Mapping[str, str]
"""Seat -> serial port."""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    tables: Mapping[str, Mapping[str, str]]
    """By the table's name."""


def assigned(folder: Path, table: str) -> Ports:
    """Return what was assigned at a table. Raises `TableFileError` for a file that is damaged."""
    return dict(_read(folder / FILE_NAME).tables.get(table, {}))


def seated(file: TableFile, folder: Path) -> TableFile:
    """Return the table file with the ports that were assigned. Raises `TableFileError`."""
    if file.simulated:
        return file
    ports = assigned(folder, file.name)
    seats = (replace(seat, station=ports.get(seat.name, seat.station)) for seat in file.seats)
    return replace(file, seats=tuple(seats))


def assign(folder: Path, table: str, ports: Ports) -> None:
    """Keep the assignments of a table; a port has one seat, the newest. Raises `TableFileError`."""
    path = folder / FILE_NAME
    tables: dict[str, dict[str, str]] = {
        name: {**seats} for name, seats in _read(path).tables.items()
    }
    before = tables.get(table, {})
    free = {seat: port for seat, port in before.items() if port not in ports.values()}
    tables[table] = free | dict(ports)
    try:
        make_folder(folder)
        write_whole(path, msgspec.json.encode({"tables": tables}, order="sorted"))
    except OSError as error:
        raise TableFileError(f"{path} cannot be written: {error.strerror}") from None


def _read(path: Path) -> _File:
    try:
        return msgspec.json.decode(path.read_bytes(), type=_File)
    except FileNotFoundError:
        return _File({})
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise TableFileError(
            f"{path} cannot be read: {error}; delete it, and assign the stations again with "
            "`reclaim station assign`"
        ) from None
