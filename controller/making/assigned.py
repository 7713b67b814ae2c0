"""Which seat has which Pico, where the table file leaves that open: pressing A at a station assigns
it, and a dead one is replaced the same way.

Kept beside the journal in one file, so that the table file, which people write by hand and give
away, stays free of serial numbers. A seat whose port is assigned goes by that, whatever the table
file says: a Pico was replaced since.
"""

from collections.abc import Mapping
from pathlib import Path

from msgspec.structs import replace

from controller.making.keptfile import KeptFile
from hardware.config import TableFile

FILE_NAME = "stations.json"

Ports = Mapping[str, str]
"""Seat -> serial port."""


_FILE: KeptFile[dict[str, str]] = KeptFile(
    FILE_NAME, dict[str, str], "assign the stations again with `reclaim station assign`"
)


def assigned(folder: Path, table: str) -> Ports:
    """Return what was assigned at a table. Raises `TableFileError` for a file that is damaged."""
    return dict(_FILE.read(folder).get(table, {}))


def seated(file: TableFile, folder: Path) -> TableFile:
    """Return the table file with the ports that were assigned. Raises `TableFileError`."""
    if file.simulated:
        return file
    ports = assigned(folder, file.name)
    seats = (replace(seat, station=ports.get(seat.name, seat.station)) for seat in file.seats)
    return replace(file, seats=tuple(seats))


def assign(folder: Path, table: str, ports: Ports) -> None:
    """Keep the assignments of a table; a port has one seat, the newest. Raises `TableFileError`."""
    tables = dict(_FILE.read(folder))
    before = tables.get(table, {})
    free = {seat: port for seat, port in before.items() if port not in ports.values()}
    tables[table] = free | dict(ports)
    _FILE.write(folder, tables)
