"""What a table's devices say of themselves beside their Signals, for the people who look after it.

Counters run from when the device was opened. None is unknown.
"""

from msgspec import Struct


class ReaderCondition(Struct, frozen=True):
    """A reader on the Pi itself; those of the pads are their stations' own."""

    reader: str
    ready: bool
    polls: int
    garbled_polls: int
    """Of these, those in which something was heard and not understood: noise, or a tag at the edge
    of the field."""


class StationCondition(Struct, frozen=True):
    seat: str
    ready: bool
    firmware: str | None
    """What the station has called itself last; None before it has said hello."""
    bad_lines: int
    """Lines that came damaged or were not understood."""


class BeltCondition(Struct, frozen=True):
    motor: bool
    """Whether the table has one."""
    powered: bool
    speed_rpm: float | None
    """Negative backwards."""
    turns: float | None
    """Since power-on."""
    battery_hours: float | None
    """How long the battery would turn the belt without a pause."""


class Inspection(Struct, frozen=True):
    """What is not there is not a device that says so: a simulated table without chips has none."""

    readers: tuple[ReaderCondition, ...] = ()
    stations: tuple[StationCondition, ...] = ()
    belt: BeltCondition | None = None
