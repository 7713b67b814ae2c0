"""What must be true of a carousel before anybody prints it: fingers, pushes, readers, printers.

Arithmetic on the table file's figures. That the solids keep to them, the tests show.
"""

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from hardware.carousel.figures import DECK, ENOUGH, PUSH_LIMIT_N, drag_n, newtons_per_ampere, push_n
from hardware.config import TableFile
from hardware.parts import catalogue
from workshop.mechanics.dimensions import (
    CAN_ROOM,
    DRUM_WALL,
    FINGER,
    HUB_AIR,
    HUB_TOP,
    LEG_R,
    LID_BOTTOM,
    LID_TOP,
    PASSES,
    SPLICE_HALF,
    WHEEL_CLEAR,
    WHEEL_TOP,
    Dimensions,
)
from workshop.mechanics.fitting import misfits

ANTENNA_MM = (5.0, 15.0)
"""Nearer, a reader's field saturates a tag; farther, small stickers are missed."""
METAL_MM = 20.0
"""Metal shifts an antenna's tuning within this distance."""
LEAST_OUT = 20.0
"""A link reaches so far out of the loop at least, for its foot and its tray's pegs."""

LEAST_PLACES, LEAST_PITCH = 20, 24.0
"""Of links, and each: with fewer of them the two wheels would touch."""
SHAFT_SHORT, LEAST_ABOVE = 3.0, 1.0
"""A shaft may end so far below the drive wheel's hub, and must end so far below the lid's top."""
LEAST_THREAD = 2.0
NEARLY_V = 0.06
"""Cells of one kind differ by more."""
LEAST_BESIDE = 0.6
"""Between drum and fork, on either side: a printed drum runs out by a few tenths."""
HAND_N = 6.0
"""A hand that rests on the lid, anywhere."""
PLA_N_PER_MM2 = 2300.0
"""The lower end of what makers of PLA give for its modulus of elasticity."""
ROUND_END = 0.8
"""The end of the lid is half a circle: as stiff as a bar of this share of its width."""
LEAST_SLOT = 1.2
"""What a nozzle of 0.4 mm still prints clean."""


class Mistake(NamedTuple):
    """*key* of the table file, and what was found, what was expected and what to do."""

    key: str
    says: str


def mistakes(file: TableFile) -> tuple[Mistake, ...]:
    """Return everything because of which this table's carousel must not be built."""
    size = Dimensions.of(file)
    shape = tuple(belt_mistakes(size))
    if shape:
        return shape  # the other figures would mean nothing
    return (
        *(*_gaps(size), *_push(file, size), *_cells(file, size), *_readers(file, size)),
        *(*_drum(size), *_motor(size), *_sensor(size), *_lid(size), *_bed(size)),
        *(Mistake(*found) for found in misfits(file, size)),
    )


def belt_mistakes(size: Dimensions) -> Iterator[Mistake]:
    """Yield why there is no such belt: no figure of such a carousel means anything."""
    if size.places % 2 or size.places < LEAST_PLACES:
        yield Mistake(
            "carousel.places",
            f"{size.places} links; expected an even number from {LEAST_PLACES} on, so that the "
            f"belt closes around two wheels of {size.teeth} teeth",
        )
    if size.tile > size.pitch - 2:
        yield Mistake(
            "carousel.tile_mm",
            f"tiles of {size.tile:g} mm, and {size.track:g} mm / {size.places} links = "
            f"{size.pitch:.1f} mm for each; expected tiles of at most {size.pitch - 2:.1f} mm",
        )
    elif size.inner_y > -3.0 or size.outer_y < LEAST_OUT:
        yield Mistake(
            "carousel.tile_mm",
            f"tiles of {size.tile:g} mm on links of {size.pitch:.1f} mm leave no room for hinges, "
            f"feet and pegs; expected tiles of {LEAST_OUT + 2:.0f} to {size.pitch - 2:.1f} mm",
        )


def _gaps(size: Dimensions) -> Iterator[Mistake]:
    for gap in size.gaps:
        if not gap.safe:
            yield Mistake(
                "carousel.body.gap_mm",
                f"the gap {gap.name} is {gap.least:.1f} to {gap.most:.1f} mm wide, and a finger "
                f"gets caught from {PASSES:g} to {FINGER:g} mm; expected a smaller gap_mm than "
                f"{size.gap:g}",
            )
    if size.groove > PASSES / 2:
        yield Mistake(
            "carousel.body",
            f"the wedge between two trays is {size.groove:.1f} mm deep; expected at most "
            f"{PASSES / 2:g} mm, so that what lies in it is lifted out when it closes",
        )


def _push(file: TableFile, size: Dimensions) -> Iterator[Mistake]:
    push, drag = push_n(file), drag_n(file.carousel)
    if push > PUSH_LIMIT_N:
        yield Mistake("parts", f"a stalled belt pushes with {push:.1f} N; {_calmer(file, size)}")
    if push < ENOUGH * drag:
        yield Mistake(
            "parts",
            f"the belt can push with {push:.1f} N, and it takes about {drag:.1f} N to draw it; "
            f"expected {ENOUGH:g} times as much: a higher current_limit_a, or a motor with more "
            "gear",
        )


def _calmer(file: TableFile, size: Dimensions) -> str:
    """What was expected of a belt that pushes too hard, and what to do."""
    most_a = PUSH_LIMIT_N / newtons_per_ampere(file)
    expected = f"expected at most {PUSH_LIMIT_N:g} N, which {most_a:.2f} A give"
    driver = size.bought.driver
    if driver.limits:
        return f"{expected}: set current_limit_a so, and fit the resistor that reclaim wire names"
    return (
        f"{expected}, and the driver {driver.name!r} limits nothing: take one that does "
        f"({', '.join(_limiting())}), or wire a current sensor and set limit_a of "
        "[carousel.current]"
    )


def _limiting() -> list[str]:
    return [driver.name for driver in catalogue().driver if driver.limits]


def _readers(file: TableFile, size: Dimensions) -> Iterator[Mistake]:
    distance = size.antenna_to_tag
    if not ANTENNA_MM[0] <= distance <= ANTENNA_MM[1]:
        yield Mistake(
            "carousel.body.tile_thickness_mm",
            f"a tag is {distance:.1f} mm above its antenna; expected {ANTENNA_MM[0]:g} to "
            f"{ANTENNA_MM[1]:g} mm: a thinner tile",
        )
    clear = size.bought.reader.coil_mm[0] / 2 + METAL_MM
    for index, reader in enumerate(file.readers):
        if reader.role != "belt":
            continue
        key = f"readers[{index}].place_mm"
        at = size.reader_at(reader.place_mm)
        if at is None:
            yield Mistake(
                key,
                f"the reader {reader.name!r} at {reader.place_mm:g} mm is in a curve, over a "
                f"wheel; expected it on a straight: {_straights(size)}",
            )
            continue
        metal = min(
            size.axles / 2 - size.bought.motor.diameter_mm / 2 - abs(at.x),
            abs(size.leg_x - abs(at.x)),
            *(abs(at.x - joint) for joint in size.joints),
        )
        board = size.board_at(reader.place_mm) or at
        beside = min(
            abs(size.leg_x - abs(board.x)) - LEG_R,
            *(abs(board.x - joint) - SPLICE_HALF for joint in size.joints),
        )
        room = size.cradle_clear - SPLICE_HALF
        if beside < room:
            yield Mistake(
                key,
                f"the cradle of reader {reader.name!r} at {reader.place_mm:g} mm has its middle "
                f"{beside:.0f} mm from a leg or a joint's splice; expected {room:.0f} mm: move it "
                "along the track",
            )
        elif metal < clear:
            yield Mistake(
                key,
                f"the reader {reader.name!r} at {reader.place_mm:g} mm has its middle "
                f"{metal:.0f} mm from the screws of a joint or a leg, or the motor; expected "
                f"{clear:.0f} mm: move it along the track",
            )


def _straights(size: Dimensions) -> str:
    spans = []
    for side in (1, -1):
        ends = [side * joint for joint in (-size.axles / 2, size.axles / 2)]
        first, last = (
            (side * x - size.origin_x if side > 0 else size.track / 2 - x - size.origin_x)
            for x in ends
        )
        spans.append(f"{first % size.track:.0f} to {last % size.track:.0f}")
    return " or ".join(spans) + " mm"


def _drum(size: Dimensions) -> Iterator[Mistake]:
    slots = size.slots
    if slots is None:
        return
    key = "carousel.encoder.pulses_per_turn"
    if abs(slots - round(slots)) > 1e-6:
        whole = size.teeth // math.gcd(size.places, size.teeth)
        nearest = max(1, round(slots / whole)) * whole * size.places / size.teeth
        yield Mistake(
            key,
            f"{size.pulses_per_turn} pulses a turn take {slots:.2f} slots on a drum that turns "
            f"{size.places}/{size.teeth} times; expected a whole number of slots: "
            f"{nearest:g} pulses",
        )
        return
    width = math.pi * size.drum_r / slots
    if width < LEAST_SLOT:
        yield Mistake(
            key,
            f"{slots:.0f} slots on the drum are {width:.2f} mm wide; expected at least "
            f"{LEAST_SLOT:g} mm, which a printer can still make: fewer pulses",
        )


def _motor(size: Dimensions) -> Iterator[Mistake]:
    motor = size.bought.motor
    below, above = motor.shaft_long_mm - size.mount - DECK, HUB_TOP
    if not above - SHAFT_SHORT <= below < LID_TOP - LEAST_ABOVE:
        yield Mistake(
            "parts.motor",
            f"the shaft of {motor.name!r} ends {below:.1f} mm above the deck; expected "
            f"{above - SHAFT_SHORT:.1f} to {LID_TOP - LEAST_ABOVE:.1f} mm, inside the drive "
            "wheel's hub and below the lid: another motor",
        )
    if motor.screw_deep_mm < LEAST_THREAD:
        yield Mistake(
            "parts.motor",
            f"the face of {motor.name!r} takes screws of {motor.screw_deep_mm:g} mm; expected "
            f"{LEAST_THREAD:g} mm of thread or more: another motor",
        )


def _sensor(size: Dimensions) -> Iterator[Mistake]:
    sensor = size.bought.belt_sensor
    least = DRUM_WALL + 2 * LEAST_BESIDE
    if sensor.gap_mm < least:
        yield Mistake(
            "parts.belt_sensor",
            f"the fork of {sensor.name!r} is open for {sensor.gap_mm:g} mm; expected {least:g} mm "
            "or more, for the drum's ring and some air: another sensor",
        )
    if not size.drum_bottom + LEAST_BESIDE < size.sensor_base + sensor.light_mm < size.drum_top:
        yield Mistake(
            "parts.belt_sensor",
            f"the light of {sensor.name!r} is {sensor.light_mm:g} mm above its base, and its fork "
            f"begins at {sensor.floor_mm:g} mm; expected the light well inside the fork: measure "
            "it again",
        )
    out = size.bought.belt_sensor.size_mm[0] / 2
    if out > CAN_ROOM:
        yield Mistake(
            "parts.belt_sensor",
            f"{sensor.name!r} is {2 * out:g} mm long; expected at most {2 * CAN_ROOM:g} mm, which "
            "has room in the can around the drum: another sensor",
        )


def lid_carries_n(size: Dimensions) -> float:
    """Return how hard a hand may lean on the end of the lid before it rubs on the wheel.

    The lid is a beam, held by its last pillars, lying on the wheel's hub, with its end free.
    """
    free, held = size.island_r, size.pillar_apart
    thick = LID_TOP - LID_BOTTOM
    stiff = PLA_N_PER_MM2 * (2 * size.island_r * ROUND_END) * thick**3 / 12
    mm_per_n = free**2 * (3 * held + 4 * free) / (12 * stiff)
    return (LID_BOTTOM - WHEEL_TOP - HUB_AIR) / mm_per_n


def _lid(size: Dimensions) -> Iterator[Mistake]:
    carries = lid_carries_n(size)
    if carries < HAND_N:
        yield Mistake(
            "carousel.places",
            f"{carries:.1f} N on the end of the lid press it onto the wheel; expected "
            f"{HAND_N:g} N or more, which is a hand that rests there: shorter links",
        )


def _cells(file: TableFile, size: Dimensions) -> Iterator[Mistake]:
    """The cells' voltages against those at which the table warns, and what the driver bears."""
    cells, driver, battery = size.bought.cells, size.bought.driver, file.carousel.battery
    if cells.full_v > driver.most_v:
        yield Mistake(
            "parts.cells",
            f"{cells.name!r} has {cells.full_v:g} V when full; expected at most "
            f"{driver.most_v:g} V, which the driver {driver.name!r} bears: fewer cells",
        )
    if battery is not None and abs(battery.low_v - cells.low_v) > NEARLY_V:
        yield Mistake(
            "carousel.battery.low_v",
            f"the table warns below {battery.low_v:g} V, and {cells.name!r} rests at "
            f"{cells.half_v:g} V when half full and at {cells.low_v:g} V when nearly empty; "
            f"expected low_v = {cells.low_v:g} and empty_v = {cells.empty_v:g}",
        )


def _bed(size: Dimensions) -> Iterator[Mistake]:
    room = size.room
    across = 2 * size.frame_r
    widest = max(after - before for before, after in pairwise(size.ends))
    piece = sorted((across, widest), reverse=True)
    if any(side > has for side, has in zip(piece, room, strict=True)):
        links = _links_for(size, room[1])
        yield Mistake(
            "carousel.body.bed_mm",
            f"a piece of the frame is {widest:.0f} x {across:.0f} mm, and a bed of "
            f"{size.bed[0]:g} x {size.bed[1]:g} mm has room for {room[0]:.0f} x {room[1]:.0f} mm; "
            f"expected a larger bed, or {links}",
        )
        return
    near = size.nearest_joint(size.joints)
    if near < WHEEL_CLEAR:
        yield Mistake(
            "carousel.body.bed_mm",
            f"a joint of the deck is {near:.0f} mm from a wheel's axle, in the way of what is "
            f"below it; expected {WHEEL_CLEAR:.0f} mm: a larger bed, or more places",
        )


def _links_for(size: Dimensions, room: float) -> str:
    """The nearest belt whose frame fits a bed with that much room: shorter links, as many."""
    for tenths in range(round(size.pitch * 10), round(LEAST_PITCH * 10), -5):
        pitch = tenths / 10
        tile = min(size.tile, pitch - 2)
        smaller = replace(size, track=pitch * size.places, tile=tile)
        if 2 * smaller.frame_r <= room and not tuple(belt_mistakes(smaller)):
            return f"track_mm = {smaller.track:g} with tile_mm = {tile:g}, which fits"
    return "fewer or shorter links"
