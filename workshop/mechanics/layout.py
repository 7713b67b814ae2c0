"""Where things are: legs, pillars, readers, what is in the case, and the holes of boards.

Pure: figures of a table and points in millimetres. Solids are made from them, and screws counted.
"""

import math
from itertools import pairwise
from typing import NamedTuple

from hardware.config import TableFile
from workshop.mechanics.dimensions import (
    BOX,
    FLOOR,
    MOUNT_SCREWS_R,
    PILLAR_R,
    Dimensions,
    Point,
)

WALL = 2.0
"""Of a case."""
CORNER_R = 3.5
"""The post in each corner of a case that takes a screw of its lid."""
SPLICE_SCREW = 9.0
"""From a joint of the deck to the screws of its splice."""
CAN_EARS_DEG = (90.0, 150.0, 270.0)
"""Where the can is screwed on: none is towards the splice, or under a leg."""
DISC_SCREWS_R = 5.0
"""From the idler's axle to the screws of the drum."""
BOX_X = -BOX[0] / 2 + WALL + 1
"""Where a station's board begins in its box: its USB end."""


def places_of_readers(file: TableFile) -> tuple[float, ...]:
    return tuple(reader.place_mm for reader in file.readers if reader.role == "belt")


def around(centre: Point, radius: float, angle_deg: float) -> Point:
    """Return the point so far from *centre* in that direction."""
    angle = math.radians(angle_deg)
    return Point(centre.x + radius * math.cos(angle), centre.y + radius * math.sin(angle))


# ---- the carousel --------------------------------------------------------------------------------


def legs(size: Dimensions) -> list[Point]:
    half, y = size.axles / 2, size.track_y
    return [
        Point(side * x, at)
        for side in (1, -1)
        for x, at in ((size.leg_x, y), (size.leg_x, -y), (half + y, 0.0))
    ]


def pillars(size: Dimensions) -> list[Point]:
    """What the lid lies on, clear of the wheels: four points for each of its pieces."""
    reach = size.axles / 2 - size.pillar_apart
    y = size.island_r * 0.58
    found = []
    for first, last in pairwise(size.lid_joints):
        for x in (max(first, -reach) + 9, min(last, reach) - 9):
            clear = _clear_of_joints(size, x)
            found += [Point(clear, y), Point(clear, -y)]
    return found


def _clear_of_joints(size: Dimensions, x: float) -> float:
    """Return *x*, moved towards the nearer wheel if a pillar there would stand on a joint."""
    for joint in size.joints:
        if abs(x - joint) < PILLAR_R + 2:
            return joint + (PILLAR_R + 3 if x > 0 else -PILLAR_R - 3)
    return x


def readers(size: Dimensions, places: tuple[float, ...]) -> list[Point]:
    """The middles of the belt readers' boards: each antenna is at its place of the track, and the
    pins point away from the nearer wheel."""
    found = (size.board_at(place) for place in places)
    return [at for at in found if at is not None]


def splice_rows(size: Dimensions) -> list[float]:
    """How far from the middle the screws of a splice are, across the deck."""
    y = size.track_y
    return [-y, -y * 0.55, -y * 0.2, y * 0.2, y * 0.55, y]


def splice_screws(size: Dimensions) -> list[Point]:
    return [
        Point(joint + side * SPLICE_SCREW, y)
        for joint in size.joints
        for side in (1, -1)
        for y in splice_rows(size)
    ]


def mount_screws(axle: Point) -> list[Point]:
    """Where the motor's mount is screwed on, around the axle."""
    return [around(axle, MOUNT_SCREWS_R, 60 + 120 * nth) for nth in range(3)]


def can_screws(size: Dimensions) -> list[Point]:
    return [around(Point(-size.axles / 2, 0), size.track_y, ear) for ear in CAN_EARS_DEG]


def cradle_screws(size: Dimensions, places: tuple[float, ...]) -> list[Point]:
    return [
        Point(at.x + side * size.cradle_screw, at.y)
        for at in readers(size, places)
        for side in (1, -1)
    ]


def drum_screws(axle: Point, turned_deg: float = 0.0) -> list[Point]:
    """Where the drum is screwed to the idler's journal, the wheel turned so far."""
    return [around(axle, DISC_SCREWS_R, 120 * nth + turned_deg) for nth in range(3)]


# ---- cases ---------------------------------------------------------------------------------------


def corners(long: float, wide: float) -> list[Point]:
    """The posts of a case of that length and width outside."""
    inset = WALL + CORNER_R - 1.5
    return [Point(x * (long / 2 - inset), y * (wide / 2 - inset)) for x in (1, -1) for y in (1, -1)]


def pad_size(size: Dimensions) -> tuple[float, float]:
    """How long and wide a pad is outside."""
    long, wide, _ = size.bought.reader.size_mm
    return long + 24.0, wide + 16.0


def station_holes(size: Dimensions) -> list[Point]:
    """Where a station's board is screwed to its box."""
    board = size.bought.station
    middle = BOX_X + board.size_mm[0] / 2
    along, across = board.holes_mm
    return [Point(middle + x * along / 2, y * across / 2) for x in (1, -1) for y in (1, -1)]


AIR = 6.0
"""Between what is in the case below the deck, and to its walls: for a finger, a plug, a zip tie."""
FLOOR_AIR = 5.0
"""What screws below a board, and its solder, need."""
STRIPBOARD = (80.0, 50.0, 16.0)
"""With the MCP3008 in its socket, and leads on headers."""
STRIPBOARD_THICK, STRIPBOARD_INSET = 1.6, 4.0
"""The board alone, and from its edges to its holes."""
HOLE_INSET = 3.5
"""From a Pi's edge to its holes (mechanical drawings of Pi 3, 4 and Zero)."""
CLIP = 1.6
"""The frame around the driver's board."""


class Content(NamedTuple):
    """Something in the case: a box of that size, its lower corner at *x*, *y* and *z* above the
    table. What is screwed on is a board so *thick*, with holes of that radius."""

    name: str
    x: float
    y: float
    z: float
    size: tuple[float, float, float]
    thick: float = 0.0
    holes: tuple[Point, ...] = ()
    hole_r: float = 0.0


def case_inner(size: Dimensions) -> tuple[float, float, float]:
    """Return how long, wide and high the case is inside."""
    computer, cells = size.bought.computer.size_mm, size.bought.cells.size_mm
    driver = size.bought.driver.size_mm
    long = max(computer[0] + cells[0], STRIPBOARD[0] + driver[0] + 2 * CLIP) + 3 * AIR
    wide = max(computer[1], cells[1]) + max(STRIPBOARD[1], driver[1]) + 3 * AIR
    high = max(FLOOR_AIR + computer[2], cells[2], FLOOR_AIR + STRIPBOARD[2], driver[2]) + AIR
    return long, wide, high


def case_contents(size: Dimensions) -> tuple[Content, ...]:
    """Return what is in it: the computer's USB ports at the left wall, its power at the front."""
    computer, cells, driver = (
        size.bought.computer,
        size.bought.cells.size_mm,
        size.bought.driver.size_mm,
    )
    long, wide, _ = case_inner(size)
    left, front, right = -long / 2 + AIR, -wide / 2 + AIR, long / 2 - AIR
    back = front + max(computer.size_mm[1], cells[1]) + AIR
    far, near = left + computer.size_mm[0] - HOLE_INSET, front + HOLE_INSET
    along, across = computer.holes_mm
    return (
        Content(
            "computer",
            *(left, front, FLOOR + FLOOR_AIR),
            computer.size_mm,
            computer.board_mm,
            tuple(Point(far - x, near + y) for x in (0.0, along) for y in (0.0, across)),
            computer.hole_mm / 2,
        ),
        Content("cells", right - cells[0], front, FLOOR, cells),
        Content(
            "stripboard",
            *(left, back, FLOOR + FLOOR_AIR),
            STRIPBOARD,
            STRIPBOARD_THICK,
            tuple(
                Point(left + x, back + y)
                for x in (STRIPBOARD_INSET, STRIPBOARD[0] - STRIPBOARD_INSET)
                for y in (STRIPBOARD_INSET, STRIPBOARD[1] - STRIPBOARD_INSET)
            ),
            computer.hole_mm / 2,
        ),
        Content("driver", right - driver[0] - CLIP, back + CLIP, FLOOR + CLIP, driver),
    )
