"""Whether what was bought fits together, and into what is printed for it.

One row for each thing that can be wrong with a part: the measure, the range in which it must be,
and what to do. A number that nobody has looked up is a number that somebody may have mistyped.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hardware.config import TableFile
from hardware.parts import Chosen
from workshop.mechanics.dimensions import (
    BOX,
    FLOOR,
    MOUNT_SCREWS_R,
    PAD_AIR,
    PAD_HIGH,
    SHAFT_HOLE_R,
    Dimensions,
)

HEAD_R = 3.2
"""Of a countersunk M3 screw."""
MOST_LEG = 150.0
"""A table on longer legs is a stool."""
SPARE_SPEED = 1.15
"""How much faster than the belt a motor must turn without load."""
WALL, CLEAR = 2.0, 1.0
"""Of a seat's box, and around a board in it."""
LEAST_COIL = 25.0
"""A smaller antenna reads a sticker of 25 mm at 5 mm and no farther."""
LED_V, LED_A = 1.2, (0.004, 0.035)
"""Of an infrared light: its voltage, and the current that a fork's receiver can see and its light
can bear."""
LEAST_RAM_MB = 512
MOST_AH = 20.0


class Fit(NamedTuple):
    """A *measure* of a part, in *unit*: at least and at most so much; and what to do if it is not
    so. *key* is the part that is then wrong."""

    key: str
    measure: str
    of: Callable[["Built"], float]
    least: Callable[["Built"], float]
    most: Callable[["Built"], float]
    remedy: str
    unit: str = "mm"


class Built(NamedTuple):
    """What is bought, for which table, and what is built for it."""

    file: TableFile
    bought: Chosen
    size: Dimensions


def misfits(file: TableFile, size: Dimensions) -> Iterator[tuple[str, str]]:
    """Yield everything that does not fit: the key of the table file, and what was found, what was
    expected and what to do."""
    built = Built(file, size.bought, size)
    for fit in FITS:
        found, least, most = fit.of(built), fit.least(built), fit.most(built)
        if not least <= found <= most:
            name = getattr(built.bought, fit.key).name
            expected = f"{least:.4g} to {most:.4g}" if most < BEYOND else f"{least:.4g} or more"
            yield (
                f"parts.{fit.key}",
                f"{name!r}: {fit.measure} is {found:.4g} {fit.unit}; expected {expected} "
                f"{fit.unit}: {fit.remedy}",
            )
    yield from _terminals(file)


BEYOND = 1e6
_MEASURE = "measure it again"


def _no_least(built: Built) -> float:
    return 0.0


def _no_most(built: Built) -> float:
    return BEYOND


def _wheel_rpm(built: Built) -> float:
    """How fast the motor turns at the belt's full speed."""
    carousel = built.file.carousel
    return carousel.speed_rpm * carousel.links / built.size.teeth


FITS: tuple[Fit, ...] = (
    # ---- motor
    Fit("motor", "the shaft", lambda b: b.bought.motor.shaft_mm, lambda b: 2.0,
        lambda b: 2 * SHAFT_HOLE_R - 1.0, "another motor, or " + _MEASURE),
    Fit("motor", "the flat of the shaft", lambda b: b.bought.motor.flat_mm,
        lambda b: b.bought.motor.shaft_mm / 2, lambda b: b.bought.motor.shaft_mm, _MEASURE),
    Fit("motor", "the distance of the screws in the face", lambda b: b.bought.motor.screws_mm,
        lambda b: 2 * (SHAFT_HOLE_R + HEAD_R),
        lambda b: min(b.bought.motor.diameter_mm - 3.0, 2 * (MOUNT_SCREWS_R - 2 * HEAD_R)),
        "another motor, or " + _MEASURE),
    Fit("motor", "the diameter", lambda b: b.bought.motor.diameter_mm, lambda b: 12.0,
        lambda b: 2 * MOUNT_SCREWS_R, "another motor"),
    Fit("motor", "what the legs must be long for the body", lambda b: b.size.leg, _no_least,
        lambda b: MOST_LEG, "a shorter motor"),
    Fit("motor", "the speed without load at half-used cells",
        lambda b: b.bought.motor.free_rpm * b.bought.cells.half_v / b.bought.motor.volts,
        lambda b: SPARE_SPEED * _wheel_rpm(b), _no_most,
        "a motor with less gear, or a smaller speed_rpm", "turns a minute"),
    Fit("motor", "the current without load", lambda b: b.bought.motor.free_a, _no_least,
        lambda b: b.bought.motor.stall_a / 3, _MEASURE, "A"),
    Fit("motor", "the voltage that it is made for", lambda b: b.bought.motor.volts,
        lambda b: 0.6 * b.bought.cells.full_v, lambda b: 1.4 * b.bought.cells.half_v,
        "a motor for the cells", "V"),
    # ---- belt sensor
    Fit("belt_sensor", "the distance of its screws", lambda b: b.bought.belt_sensor.screws_mm,
        lambda b: b.bought.belt_sensor.fork_mm,
        lambda b: b.bought.belt_sensor.size_mm[0] - b.bought.belt_sensor.screw_mm, _MEASURE),
    Fit("belt_sensor", "the length over both arms", lambda b: b.bought.belt_sensor.fork_mm,
        lambda b: b.bought.belt_sensor.gap_mm + 2.0,
        lambda b: b.bought.belt_sensor.size_mm[0], _MEASURE),
    Fit("belt_sensor", "the bottom of its fork", lambda b: b.bought.belt_sensor.floor_mm,
        lambda b: 0.5, lambda b: b.bought.belt_sensor.size_mm[2] - 3.0, _MEASURE),
    Fit("belt_sensor", "a screw", lambda b: b.bought.belt_sensor.screw_mm, lambda b: 2.0,
        lambda b: 3.2, "another sensor"),
    Fit("belt_sensor", "the current of its light",
        lambda b: (3.3 - LED_V) / b.bought.belt_sensor.led_ohm * 1000,
        lambda b: 1000 * LED_A[0], lambda b: 1000 * LED_A[1], "another led_ohm", "mA"),
    # ---- reader
    Fit("reader", "the shorter side of its antenna", lambda b: min(b.bought.reader.coil_mm),
        lambda b: LEAST_COIL, _no_most, "a board of 60 x 40 mm"),
    Fit("reader", "how far its antenna reaches from the board's middle",
        lambda b: abs(b.bought.reader.coil_off_mm) + b.bought.reader.coil_mm[0] / 2, _no_least,
        lambda b: b.bought.reader.size_mm[0] / 2 + 0.5, _MEASURE),
    Fit("reader", "the width of its antenna", lambda b: b.bought.reader.coil_mm[1], _no_least,
        lambda b: b.bought.reader.size_mm[1], _MEASURE),
    Fit("reader", "what is below it", lambda b: b.bought.reader.below_mm, lambda b: 0.5,
        lambda b: PAD_HIGH - PAD_AIR - b.bought.reader.size_mm[2] - FLOOR,
        "leave its pin header off"),
    Fit("reader", "the thickness", lambda b: b.bought.reader.size_mm[2], lambda b: 0.6,
        lambda b: 3.2, _MEASURE),
    Fit("reader", "the longer side", lambda b: b.bought.reader.size_mm[0], lambda b: 40.0,
        lambda b: 75.0, "a board of 60 x 40 mm"),
    # ---- station
    Fit("station", "the length", lambda b: b.bought.station.size_mm[0], lambda b: 20.0,
        lambda b: BOX[0] - 2 * (WALL + CLEAR), "another board"),
    Fit("station", "the width", lambda b: b.bought.station.size_mm[1], lambda b: 10.0,
        lambda b: BOX[1] - 2 * (WALL + CLEAR), "another board"),
    Fit("station", "the distance of its holes along", lambda b: b.bought.station.holes_mm[0],
        lambda b: 5.0, lambda b: b.bought.station.size_mm[0] - b.bought.station.hole_mm, _MEASURE),
    Fit("station", "the distance of its holes across", lambda b: b.bought.station.holes_mm[1],
        lambda b: 5.0, lambda b: b.bought.station.size_mm[1] - b.bought.station.hole_mm, _MEASURE),
    Fit("station", "a hole", lambda b: b.bought.station.hole_mm, lambda b: 1.8, lambda b: 3.2,
        "another board, or " + _MEASURE),
    Fit("station", "what is below it", lambda b: b.bought.station.below_mm, lambda b: 0.5,
        lambda b: 8.0, "leave its pin headers off"),
    # ---- computer
    Fit("computer", "the distance of its holes along", lambda b: b.bought.computer.holes_mm[0],
        lambda b: 10.0, lambda b: b.bought.computer.size_mm[0] - 4.0, _MEASURE),
    Fit("computer", "the distance of its holes across", lambda b: b.bought.computer.holes_mm[1],
        lambda b: 10.0, lambda b: b.bought.computer.size_mm[1] - 4.0, _MEASURE),
    Fit("computer", "its memory", lambda b: b.bought.computer.ram_mb, lambda b: LEAST_RAM_MB,
        _no_most, "one with more", "MB"),
    Fit("computer", "the current of its supply", lambda b: b.bought.computer.supply_a,
        lambda b: b.bought.computer.draws_a + b.bought.computer.usb_a, _no_most,
        "a stronger supply", "A"),
    Fit("computer", "the number of its USB ports", lambda b: b.bought.computer.usb_ports,
        lambda b: min(1, len(b.file.seats)), _no_most, "one with USB", ""),
    # ---- cells
    Fit("cells", "the voltage when half full", lambda b: b.bought.cells.half_v,
        lambda b: b.bought.cells.low_v, lambda b: b.bought.cells.full_v, _MEASURE, "V"),
    Fit("cells", "the voltage when nearly empty", lambda b: b.bought.cells.low_v,
        lambda b: b.bought.cells.empty_v, lambda b: b.bought.cells.half_v, _MEASURE, "V"),
    Fit("cells", "the voltage of each when full",
        lambda b: b.bought.cells.full_v / b.bought.cells.count, lambda b: 1.2, lambda b: 4.3,
        "count them again", "V"),
    Fit("cells", "the capacity", lambda b: b.bought.cells.capacity_ah, lambda b: 0.3,
        lambda b: MOST_AH, "cells, not coins or car batteries", "Ah"),
    # ---- driver
    Fit("driver", "the voltage over its sense resistor",
        lambda b: b.bought.driver.reference_v or 0.2, lambda b: 0.02, lambda b: 1.0,
        "look it up in its data sheet", "V"),
)  # fmt: skip


def _terminals(file: TableFile) -> Iterator[tuple[str, str]]:
    """What the table file wires to the driver, and the driver does not have."""
    motor, driver = file.carousel.motor, file.bought.chosen().driver
    if motor is None:
        return
    if not driver.forward:
        yield (
            "parts.driver",
            f"{driver.name!r} names no terminal for forward; expected what its board says",
        )
    for key, terminal in (("backward", driver.backward), ("standby", driver.standby)):
        if getattr(motor, key) is not None and not terminal:
            yield (
                f"carousel.motor.{key}",
                f"the driver {driver.name!r} has no terminal for {key}; expected a table file "
                f"without it, or another driver",
            )
