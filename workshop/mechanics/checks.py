"""What must be true of a carousel before anybody prints it: fingers, pushes, readers, printers.

Arithmetic on the table file's figures. That the solids keep to them, the tests show.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

from hardware.config import TableFile
from hardware.config.schema import BodySettings
from workshop.mechanics.dimensions import (
    BED_MARGIN,
    BOARD,
    DISC_R,
    FINGER,
    PASSES,
    SLOT_DEPTH,
    Dimensions,
)

PUSH_LIMIT_N = 10.0
"""The most that a stalled belt may push a hand with: the weight of a litre of water. Our own limit,
for small hands; no standard was found that gives one for a table."""
ENOUGH = 1.5
"""How many times its own drag a belt must be able to push, or it stalls on the first crumb."""

LINK_KG, TILE_KG = 0.007, 0.006
"""A printed link with its tray, by its volume; a tile of 3 mm grey board."""
FRICTION = 0.35
"""PLA on PLA, dry, with a margin."""
GRAVITY = 9.81

ANTENNA_MM = (5.0, 15.0)
"""Nearer, a reader's field saturates a tag; farther, small stickers are missed."""
METAL_MM = 20.0
"""Metal shifts an antenna's tuning within this distance."""
MOTOR_R = 12.5
LEAST_OUT = 20.0
"""A link reaches so far out of the loop at least, for its foot and its tray's pegs."""

WHEEL_CLEAR = 82.0
"""From a joint of the deck to a wheel's axle: the can around the slotted disc, 62 mm, and half of
the splice below the joint."""
LEAST_SLOT = 1.2
"""What a nozzle of 0.4 mm still prints clean."""


class Mistake(NamedTuple):
    """*key* of the table file, and what was found, what was expected and what to do."""

    key: str
    says: str


def mistakes(file: TableFile) -> tuple[Mistake, ...]:
    """Return everything because of which this table's carousel must not be built."""
    size = Dimensions.of(file)
    shape = tuple(_belt(size))
    if shape:
        return shape  # the other figures would mean nothing
    return (*_gaps(size), *_push(file, size), *_readers(file, size), *_disc(size), *_bed(size))


def push_n(file: TableFile, size: Dimensions) -> float:
    """Return the force of a stalled belt: all the torque that the current limit lets through, at
    the hinges; friction only makes it less."""
    body = file.carousel.body or BodySettings()
    return body.motor_nm_per_a * body.current_limit_a / (size.pitch_r / 1000)


def drag_n(size: Dimensions) -> float:
    """Return the force that it takes to draw a full belt over its deck."""
    return size.places * (LINK_KG + TILE_KG) * GRAVITY * FRICTION


def _belt(size: Dimensions) -> Iterator[Mistake]:
    if size.places % 2 or size.straight < 2:
        yield Mistake(
            "carousel.places",
            f"{size.places} places; expected an even number from {size.teeth + 4} on, so that the "
            f"belt closes around two wheels of {size.teeth} teeth",
        )
    if size.tile > size.pitch - 2:
        yield Mistake(
            "carousel.tile_mm",
            f"tiles of {size.tile:g} mm, and {size.track:g} mm / {size.places} places = "
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
    push, drag = push_n(file, size), drag_n(size)
    if push > PUSH_LIMIT_N:
        yield Mistake(
            "carousel.body.current_limit_a",
            f"a stalled belt pushes with {push:.1f} N; expected at most {PUSH_LIMIT_N:g} N: a "
            "larger current-sense resistor, or a motor with less gear",
        )
    if push < ENOUGH * drag:
        yield Mistake(
            "carousel.body.motor_nm_per_a",
            f"the belt can push with {push:.1f} N, and it takes about {drag:.1f} N to draw it; "
            f"expected {ENOUGH:g} times as much: a motor with more gear",
        )


def _readers(file: TableFile, size: Dimensions) -> Iterator[Mistake]:
    distance = size.antenna_to_tag
    if not ANTENNA_MM[0] <= distance <= ANTENNA_MM[1]:
        yield Mistake(
            "carousel.body.tile_thickness_mm",
            f"a tag is {distance:.1f} mm above its antenna; expected {ANTENNA_MM[0]:g} to "
            f"{ANTENNA_MM[1]:g} mm: a thinner tile",
        )
    clear = BOARD[0] / 2 + METAL_MM
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
            size.axles / 2 - MOTOR_R - abs(at.x),
            abs(size.leg_x - abs(at.x)),
            *(abs(at.x - joint) for joint in size.joints),
        )
        if metal < clear:
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


def _disc(size: Dimensions) -> Iterator[Mistake]:
    slots = size.slots
    if slots is None:
        return
    key = "carousel.encoder.pulses_per_turn"
    if abs(slots - round(slots)) > 1e-6:
        whole = size.teeth // math.gcd(size.places, size.teeth)
        nearest = max(1, round(slots / whole)) * whole * size.places / size.teeth
        yield Mistake(
            key,
            f"{size.pulses_per_turn} pulses a turn take {slots:.2f} slots on a disc that turns "
            f"{size.places}/{size.teeth} times; expected a whole number of slots: "
            f"{nearest:g} pulses",
        )
        return
    width = math.pi * (DISC_R - SLOT_DEPTH / 2) / slots
    if width < LEAST_SLOT:
        yield Mistake(
            key,
            f"{slots:.0f} slots on the disc are {width:.2f} mm wide; expected at least "
            f"{LEAST_SLOT:g} mm, which a printer can still make: fewer pulses",
        )


def _bed(size: Dimensions) -> Iterator[Mistake]:
    room = size.bed - 2 * BED_MARGIN
    across = 2 * size.frame_r
    widest = size.ends[1] - size.ends[0]
    if max(across, widest) > room:
        yield Mistake(
            "carousel.body.bed_mm",
            f"a piece of the frame is {widest:.0f} x {across:.0f} mm, and a bed of {size.bed:g} mm "
            f"has room for {room:.0f} mm; expected a larger bed, or shorter links",
        )
    near = min(abs(abs(joint) - size.axles / 2) for joint in size.joints)
    if near < WHEEL_CLEAR:
        yield Mistake(
            "carousel.body.bed_mm",
            f"a joint of the deck is {near:.0f} mm from a wheel's axle, in the way of what is "
            f"below it; expected {WHEEL_CLEAR:.0f} mm: another bed_mm, or another number of places",
        )
