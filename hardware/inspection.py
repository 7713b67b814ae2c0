"""The devices' condition beyond their Signals, for the people who look after a table.

Counters start when the device is opened. None means unknown.
"""

from msgspec import Struct


class ReaderCondition(Struct, frozen=True):
    """A reader on the Pi; the pads' readers belong to their stations."""

    reader: str
    ready: bool
    polls: int
    garbled_polls: int
    """The polls that heard something without understanding it: noise, or a tag at the edge of the
    field."""
    version: int | None = None
    """What the chip's version register says. Clones say anything: a remark, never a verdict."""


class StationCondition(Struct, frozen=True):
    seat: str
    ready: bool
    firmware: str | None
    """The version in the station's latest hello; None before the first."""
    bad_lines: int
    """Lines that were damaged or not understood."""
    port: str = ""
    """Where the seat's station answers now."""
    number: str | None = None
    """What the station calls itself; None before its first hello."""


class BeltCondition(Struct, frozen=True):
    motor: bool
    """Whether the table has a motor."""
    powered: bool
    speed_rpm: float | None
    """Negative when running backwards."""
    turns: float | None
    """Since power-on."""
    battery_hours: float | None
    """How long the battery would turn the belt without a pause."""
    hasty_pulses: int = 0
    """The encoder's pulses that came closer together than any belt can turn."""
    duty: float | None = None
    """The motor's share of full power, negative backwards."""
    amperes: float | None = None
    """The motor's current; None without a sensor or a sensible reading."""
    battery_v: float | None = None
    """The battery's voltage without load."""


class Inspection(Struct, frozen=True):
    """The condition of all devices; those a table lacks are left out, as at a simulated table
    without chips."""

    readers: tuple[ReaderCondition, ...] = ()
    stations: tuple[StationCondition, ...] = ()
    belt: BeltCondition | None = None
