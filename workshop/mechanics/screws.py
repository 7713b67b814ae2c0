"""Every screw and nut of a carousel: where it sits, what it goes through, what holds it.

Pure, and the one list of them: solids are tried with it, it is counted for the shopping list and
for the guide's table. That the holes are where the screws are, the solids show.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from hardware.carousel.figures import DECK
from hardware.config import TableFile
from hardware.parts import Catalogue, Nut, Screw, part
from workshop.mechanics import layout
from workshop.mechanics.dimensions import (
    BOX,
    BOX_LID,
    CAN_WALL,
    DRUM_DISC,
    FLOOR,
    LID,
    LID_BOTTOM,
    LID_TOP,
    PAD_HIGH,
    SPLICE_THICK,
    Dimensions,
    Point,
)

NUT = "nut"
"""What holds a screw that has a nut."""
LEAST_HELD = 1.3
"""The depth of a thread in plastic that holds, in diameters of the screw."""
ROUNDING = 0.01


class Joint(NamedTuple):
    """Screws of one kind that do the same: their heads' upper sides are at *top*, and each is free
    for the depth *through*, before the thread of what *holds* it, a part by its name, or a nut."""

    where: str
    """In the guide's words."""
    kind: str
    """Its name in the catalogue."""
    holds: str
    places: tuple[Point, ...]
    top: float
    through: float
    from_below: bool = False
    """Its head is below, and *top* is where that looks down."""
    times: int = 1
    """How many seats, pads or boxes have them."""
    remark: str = ""
    holds_mm: float | None = None
    """How deep its thread must be in what holds it, if that is less than usual."""

    @property
    def least_held(self) -> float:
        """How deep its thread must be in what holds it."""
        return LEAST_HELD * self.screw.thread_mm if self.holds_mm is None else self.holds_mm

    @property
    def screw(self) -> Screw:
        found: Screw = part("screw", self.kind, Catalogue())
        return found

    @property
    def has_nut(self) -> bool:
        return self.holds == NUT

    @property
    def label(self) -> str:
        """The screw in the words of guide and pictures."""
        nuts = ", with nuts" if self.has_nut else ""
        below = ", from below" if self.from_below else ""
        return self.screw.what.removeprefix("Screw ") + nuts + below

    @property
    def copies(self) -> int:
        return self.times * len(self.places)


def nut() -> Nut:
    """Return the only kind of nut that is used."""
    found: Nut = part("nut", "m3", Catalogue())
    return found


def of_the_carousel(file: TableFile, lead_deg: float = 0.0) -> Iterator[Joint]:
    """Yield the screws of the frame and of the case on the table, the wheels turned so far."""
    size, places = Dimensions.of(file), layout.places_of_readers(file)
    half = size.axles / 2
    sunk: dict[str, Any] = {"top": 0.0, "through": DECK}
    yield Joint("deck to splices", "m3x12", NUT, tuple(layout.splice_screws(size)), 0.0,
                DECK + SPLICE_THICK)  # fmt: skip
    yield Joint("deck to legs", "m3x12", "leg", tuple(layout.legs(size)), **sunk)
    yield Joint("lid to deck", "m3x12", "deck", tuple(layout.pillars(size)), LID_TOP,
                LID_TOP - LID_BOTTOM)  # fmt: skip
    yield Joint("deck to motor mount", "m3x8", "motor-mount",
                tuple(layout.mount_screws(Point(half, 0))), **sunk)  # fmt: skip
    yield Joint("deck to encoder can", "m3x8", "encoder-can",
                tuple(layout.can_screws(size)), **sunk)  # fmt: skip
    motor = size.bought.motor
    side = motor.screws_mm / 2
    into = f"{size.into_motor:g} mm into its face, and must not reach {motor.screw_deep_mm:g}"
    yield Joint("motor to its mount", "m3x8", "motor",
                (Point(half + side, 0), Point(half - side, 0)), -DECK, size.mount,
                remark=f"they reach {into}", holds_mm=size.into_motor - ROUNDING)  # fmt: skip
    if size.slots is not None:
        yield from _sensor(size, lead_deg)
    if places:
        cradles = tuple(layout.cradle_screws(size, places))
        yield Joint("deck to the reader's cradle", "m3x8-nylon", "cradle", cradles, **sunk,
                    remark="no metal near the antenna")  # fmt: skip
    yield from _case(size)


def _sensor(size: Dimensions, lead_deg: float) -> Iterator[Joint]:
    sensor = size.bought.belt_sensor
    x, side = size.sensor_x, sensor.screws_mm / 2
    yield Joint("belt sensor to the can", "m3x8", NUT, (Point(x + side, 0), Point(x - side, 0)),
                size.sensor_base - CAN_WALL, CAN_WALL + sensor.floor_mm,
                from_below=True)  # fmt: skip
    drum = layout.drum_screws(Point(-size.axles / 2, 0), lead_deg)
    yield Joint("slotted drum to the idler wheel", "2.5x8", "idler-wheel", tuple(drum),
                size.drum_top - DRUM_DISC, DRUM_DISC, from_below=True)  # fmt: skip


def _case(size: Dimensions) -> Iterator[Joint]:
    long, wide, high = layout.case_inner(size)
    table = -DECK - size.leg
    outside = (long + 2 * layout.WALL, wide + 2 * layout.WALL)
    yield Joint("lid of the case", "m3x8", "case", tuple(layout.corners(*outside)),
                table + FLOOR + high + LID, LID)  # fmt: skip
    for content in layout.case_contents(size):
        if content.holes:
            top = table + content.z + content.thick
            yield Joint(f"{content.name} to the case", "m2.5x6", "case", content.holes,
                        top, content.thick)  # fmt: skip


def of_the_pads(file: TableFile) -> Iterator[Joint]:
    """Yield the screws of one pad; each seat and each spot has one."""
    size = Dimensions.of(file)
    yield Joint("lids of the pads", "m3x8", "pad", tuple(layout.corners(*layout.pad_size(size))),
                PAD_HIGH + LID, LID,
                times=len(file.seats) + len(file.spots))  # fmt: skip


def of_the_boxes(file: TableFile) -> Iterator[Joint]:
    """Yield the screws of one seat's box."""
    size = Dimensions.of(file)
    board, high = size.bought.station, BOX[2]
    yield Joint("lids of the boxes", "m3x8", "box", tuple(layout.corners(*BOX[:2])),
                high + BOX_LID, BOX_LID, times=len(file.seats))  # fmt: skip
    yield Joint("boards to their boxes", "m2x5", "box", tuple(layout.station_holes(size)),
                FLOOR + board.below_mm + board.board_mm, board.board_mm,
                times=len(file.seats))  # fmt: skip


def joints(file: TableFile) -> tuple[Joint, ...]:
    """Return every screw of a table that can be built, in the order of the guide."""
    found = (*of_the_carousel(file), *of_the_pads(file), *of_the_boxes(file))
    return tuple(joint for joint in found if joint.copies)


def counted(file: TableFile) -> Counter[Screw | Nut]:
    """Return how many of each screw, and how many nuts."""
    found: Counter[Screw | Nut] = Counter()
    for joint in joints(file):
        found[joint.screw] += joint.copies
        if joint.has_nut:
            found[nut()] += joint.copies
    return found


def table(file: TableFile) -> str:
    """Return the guide's table of screws: each joint, then how many of each kind."""
    rows = [
        (joint.where, joint.label + (joint.remark and f": {joint.remark}"), str(joint.copies))
        for joint in joints(file)
    ]
    rows += [("**all**", kind.what, str(count)) for kind, count in counted(file).items()]
    lines = (
        "| where | what | how many |",
        "|---|---|--:|",
        *(f"| {' | '.join(r)} |" for r in rows),
    )
    return "\n".join(lines)
