"""The table file: which devices a table has, how they are wired, and where the seats are.

`load_table_file` reads one and reports a mistake in one sentence; docs/table-file.md explains every
key.
"""

from hardware.config.schema import BatterySettings as BatterySettings
from hardware.config.schema import CarouselSettings as CarouselSettings
from hardware.config.schema import CurrentSettings as CurrentSettings
from hardware.config.schema import EncoderSettings as EncoderSettings
from hardware.config.schema import MotorSettings as MotorSettings
from hardware.config.schema import ReaderSettings as ReaderSettings
from hardware.config.schema import SeatName as SeatName
from hardware.config.schema import SeatSettings as SeatSettings
from hardware.config.schema import TableFile as TableFile
from hardware.config.tablefile import builtin_tables as builtin_tables
from hardware.config.tablefile import load_table_file as load_table_file
