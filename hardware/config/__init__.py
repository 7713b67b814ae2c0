"""The table file: which devices a table has, how they are wired, and who sits where.

`load_table_file` reads one and says in a sentence what is wrong with it; docs/table-file.md
explains every key.
"""

from hardware.config.schema import (
    BatterySettings,
    CarouselSettings,
    CurrentSettings,
    EncoderSettings,
    MotorSettings,
    ReaderSettings,
    SeatName,
    SeatSettings,
    TableFile,
)
from hardware.config.tablefile import builtin_tables, load_table_file

__all__ = [
    "BatterySettings",
    "CarouselSettings",
    "CurrentSettings",
    "EncoderSettings",
    "MotorSettings",
    "ReaderSettings",
    "SeatName",
    "SeatSettings",
    "TableFile",
    "builtin_tables",
    "load_table_file",
]
