"""What is bought: motors, drivers, sensors, boards, computers and cells, by the names that a table
file gives them.

`catalogue.toml` has every number that the solids, the wiring, the shopping list and the simulation
take of a bought part, with its source. What is there from memory is marked (`remembered`): measure
it before you print. Lengths are millimetres.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Struct

from hardware.files import read_settings

CATALOGUE = Path(__file__).with_name("catalogue.toml")

Length = Annotated[float, Meta(gt=0, le=500)]
Priced = Annotated[tuple[float, float], Meta(description="euros, from and to, in November 2026")]


class Bought(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something to order; its *name* is what a table file calls it."""

    name: str
    what: str
    """What to look for in a shop, with the maker's number where there is one."""
    price_eur: Priced
    source: str
    """The data sheet, drawing or product page that the numbers are from."""
    remembered: tuple[str, ...] = ()
    """The numbers that nobody has looked up: measure the part before you print for it."""
    remarks: tuple[str, ...] = ()
    """What has to be done with it, or known of it."""


class Motor(Bought, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A geared motor whose shaft points up through the deck."""

    body_mm: Length
    """From the face of the gearbox to the end, with an encoder where it has one."""
    diameter_mm: Length
    cable_mm: Annotated[float, Meta(ge=0)]
    """Room for the leads beyond the end."""
    shaft_mm: Length
    flat_mm: Length
    """Across the flat of a D-shaft."""
    shaft_long_mm: Length
    screws_mm: Length
    """Between the two M3 threads in its face."""
    screw_deep_mm: Length
    """How far a screw may reach into the face before it meets the gears."""
    volts: float
    stall_nm: float
    stall_a: float
    free_rpm: float
    free_a: float
    leads: str
    """Which of its leads are the motor's."""

    @property
    def nm_per_a(self) -> float:
        """Torque per ampere, friction left out: the most that a current can do."""
        return self.stall_nm / self.stall_a

    @property
    def winding_ohm(self) -> float:
        """What limits the current of a held motor."""
        return self.volts / self.stall_a

    @property
    def long_mm(self) -> float:
        """From the face to the end of the leads' room."""
        return self.body_mm + self.cable_mm


class Driver(Bought, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A board, or a transistor, between battery and motor."""

    chip: str
    size_mm: tuple[float, float, float]
    forward: str
    """The name of its terminals, as the board has them; "" for one that it has not."""
    backward: str = ""
    standby: str = ""
    most_v: float = 10.0
    reference_v: float | None = None
    """It limits the current to this voltage over its sense resistor; None: it limits nothing."""
    sense: str = ""
    """Where on the board that resistor is fitted."""
    pull_down_ohm: float = 10_000.0
    """From standby (or forward) to ground: low enough to win against what the board pulls it up
    with."""

    @property
    def limits(self) -> bool:
        return self.reference_v is not None


class SlotSensor(Bought, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A fork with light across it, standing on its base with the fork open upwards."""

    size_mm: tuple[float, float, float]
    """Along the light, across it, and high."""
    fork_mm: Length
    """Over both arms, without the flanges."""
    gap_mm: Length
    """Between the two arms."""
    floor_mm: Length
    """From the base to the bottom of the fork."""
    light_mm: Length
    """From the base to the middle of the light."""
    screws_mm: Length
    """Between the two screws in its flanges, along the light."""
    screw_mm: Length
    led_ohm: float
    """From 3.3 V to its light."""


class ReaderBoard(Bought, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An RFID reader with its antenna on the board."""

    size_mm: tuple[float, float, float]
    """Long, wide, thick."""
    coil_mm: tuple[float, float]
    coil_off_mm: float
    """From the board's middle to the antenna's, along the board, away from the pins."""
    below_mm: float
    """What is under the board without a pin header: wires soldered flat."""
    header_mm: float
    """... and with one."""


class StationBoard(Bought, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The microcontroller of a seat."""

    size_mm: tuple[float, float, float]
    """With all that stands on it."""
    board_mm: Length
    """How thick the board alone is."""
    holes_mm: tuple[float, float]
    hole_mm: Length
    below_mm: float


class ComputerBoard(Bought, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Raspberry Pi."""

    size_mm: tuple[float, float, float]
    """With its plugs."""
    board_mm: Length
    """How thick the board alone is."""
    holes_mm: tuple[float, float]
    hole_mm: Length
    usb_ports: int
    usb_a: float
    """For all its ports together."""
    supply_a: float
    draws_a: float
    ram_mb: int
    image: bool
    """Whether our image starts on it."""


class Cells(Bought, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The motor's battery: its voltages at rest, of all cells together."""

    count: int
    size_mm: tuple[float, float, float]
    full_v: float
    half_v: float
    low_v: float
    """Where people are warned."""
    empty_v: float
    """Where no round is begun."""
    capacity_ah: float


class Screw(Bought, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A screw, alone."""

    thread_mm: Length
    core_mm: Length
    """Its thickness without the thread."""
    long_mm: Length
    """From the upper side of a countersunk head to the end; else from below the head."""
    head_mm: Length
    head_high_mm: Length
    countersunk: bool


class Nut(Bought, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hexagonal nut."""

    thread_mm: Length
    across_mm: Length
    """Across its flats."""
    high_mm: Length


class Small(Bought, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is needed once or by the handful, and has no number that anything else depends on."""

    count: int = 1
    per_seat: int = 0


class Catalogue(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that is known, and what is known not to work."""

    motor: tuple[Motor, ...] = ()
    driver: tuple[Driver, ...] = ()
    belt_sensor: tuple[SlotSensor, ...] = ()
    reader: tuple[ReaderBoard, ...] = ()
    station: tuple[StationBoard, ...] = ()
    computer: tuple[ComputerBoard, ...] = ()
    cells: tuple[Cells, ...] = ()
    screw: tuple[Screw, ...] = ()
    nut: tuple[Nut, ...] = ()
    small: tuple[Small, ...] = ()
    fails: tuple[str, ...] = ()


@cache
def catalogue() -> Catalogue:
    """Return what is shipped."""
    return read_settings(CATALOGUE, Catalogue, "the catalogue of parts")[0]


class Chosen(NamedTuple):
    """What was bought for one table."""

    computer: ComputerBoard
    motor: Motor
    driver: Driver
    belt_sensor: SlotSensor
    reader: ReaderBoard
    station: StationBoard
    cells: Cells


class UnknownPart(ValueError):
    """A table file names a part of which nothing is known."""


def part(kind: str, name: str, own: Catalogue) -> Any:
    """Return the part of that name: one of the table's *own*, or of the catalogue. Raises
    `UnknownPart`."""
    known = {found.name: found for found in (*getattr(catalogue(), kind), *getattr(own, kind))}
    if name not in known:
        raise UnknownPart(f"nothing is known of {name!r}; expected one of {', '.join(known)}")
    return known[name]


def everything(found: Catalogue) -> Iterator[Bought]:
    """Yield every part of a catalogue."""
    for kind in KINDS:
        yield from getattr(found, kind)


KINDS = tuple(name for name in Catalogue.__struct_fields__ if name != "fails")
