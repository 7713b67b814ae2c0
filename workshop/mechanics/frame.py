"""What stands still: deck with its outer wall, the lid inside the loop, and what hangs below; at a
seat the pad with its reader, and the box with buttons, light and Pico.

Deck and lid are divided where `Dimensions.joints` says; splices join the deck from below. At the
idler's end their holes are slots: that end is drawn outwards until the belt is tight. A spot in the
middle of the table has the same pad as a seat.
"""

from itertools import pairwise

from build123d import Pos, Rot

from hardware.carousel.figures import BOARD_AIR, DECK, TRAY_TOP
from workshop.mechanics.belt import JOURNAL_R
from workshop.mechanics.dimensions import (
    BEARING_R,
    BOX,
    CAN_ROOM,
    CAN_WALL,
    DRUM_WALL,
    FLOOR,
    HUB_AIR,
    HUB_TOP,
    LEG_R,
    LID_BOTTOM,
    LID_TOP,
    MOUNT_SCREWS_R,
    PAD_AIR,
    PAD_HIGH,
    PILLAR_R,
    SHAFT_HOLE_R,
    SPLICE_HALF,
    WHEEL_BOTTOM,
    WHEEL_TOP,
    Dimensions,
    Point,
)
from workshop.mechanics.solids import (
    M3_PILOT_R,
    M3_R,
    Drawing,
    Solid,
    disc,
    pin,
    rectangle,
    slab,
    stadium,
    sunk,
    without,
)

THRUST_TOP = WHEEL_BOTTOM - 0.05
"""The deck's rings on which the wheels turn."""
JOURNAL_PLAY = 0.25
SPLICE_THICK, SPLICE_SCREW = 4.0, 9.0
TENSION = 3.0
"""How far the idler's end can be drawn out: less than a finger's gap."""
LEG_WALL = 2.4
MOUNT_R = 30.0
SENSOR_PLAY = 1.5
"""How far the belt's sensor can be moved along its light, until the drum runs in its middle."""
CAN_EARS_DEG = (90.0, 150.0, 270.0)
"""Where the can is screwed on: none is towards the splice, or under a leg."""
CRADLE_WALL, CRADLE_FLOOR = 2.0, 2.0
BOARD_PLAY = 0.3
"""Around a reader's board, so that it goes into what holds it."""
PIECE_GAP = 0.2


# ---- where screws are ----------------------------------------------------------------------------


def track_y(size: Dimensions) -> float:
    """Between the rings' way and the feet's: there screws may come up through the deck."""
    return size.track_y


def legs(size: Dimensions) -> list[Point]:
    half, y = size.axles / 2, track_y(size)
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


def turned(at: Point) -> Rot:
    """How a belt reader's board and cradle are turned, so that the antenna is towards the wheel."""
    return Rot(0, 0, 0 if at.x >= 0 else 180)


def splice_screws(size: Dimensions) -> list[float]:
    y = track_y(size)
    return [-y, -y * 0.55, -y * 0.2, y * 0.2, y * 0.55, y]


def _mount_screws(size: Dimensions) -> list[Point]:
    return [_around(Point(size.axles / 2, 0), MOUNT_SCREWS_R, 60 + 120 * n) for n in range(3)]


def _can_screws(size: Dimensions) -> list[Point]:
    return [_around(Point(-size.axles / 2, 0), track_y(size), ear) for ear in CAN_EARS_DEG]


def _around(centre: Point, radius: float, angle_deg: float) -> Point:
    at = (Rot(0, 0, angle_deg) * Pos(radius, 0, 0)).position
    return Point(centre.x + at.X, centre.y + at.Y)


# ---- deck and lid --------------------------------------------------------------------------------


def decks(size: Dimensions, places: tuple[float, ...]) -> list[Solid]:
    """The deck's pieces from the idler's end on, for belt readers at *places* of the track."""
    half = size.axles / 2
    drive, idler = Point(half, 0), Point(-half, 0)
    whole = slab(stadium(size.axles, size.frame_r), -DECK, 0)
    rim = stadium(size.axles, size.frame_r) - stadium(size.axles, size.wall_r)
    whole += slab(rim, 0, TRAY_TOP)
    for axle in (drive, idler):
        whole += pin(13, axle, 0, THRUST_TOP)
    for pillar in pillars(size):
        whole += pin(PILLAR_R, pillar, 0, LID_BOTTOM)
    holes = [
        pin(SHAFT_HOLE_R, drive, -DECK - 1, 1),
        pin(JOURNAL_R + JOURNAL_PLAY, idler, -DECK - 1, 1),
        *(pin(M3_PILOT_R, at, -DECK - 1, LID_BOTTOM + 1) for at in pillars(size)),
        *(sunk(at, -DECK, 0) for at in _on_the_deck(size, places)),
    ]
    whole = without(whole, holes)
    return [_between(whole, size, first, last) for first, last in pairwise(size.ends)]


def _on_the_deck(size: Dimensions, places: tuple[float, ...]) -> list[Point]:
    """Every screw that is sunk in the deck."""
    joints = [
        Point(joint + side * SPLICE_SCREW, y)
        for joint in size.joints
        for side in (1, -1)
        for y in splice_screws(size)
    ]
    cradles = [
        Point(at.x + side * size.cradle_screw, at.y)
        for at in readers(size, places)
        for side in (1, -1)
    ]
    return [*joints, *legs(size), *_mount_screws(size), *_can_screws(size), *cradles]


def _between(whole: Solid, size: Dimensions, first: float, last: float) -> Solid:
    across = size.frame_r + 1
    return whole & slab(
        rectangle(first + PIECE_GAP / 2, -across, last - PIECE_GAP / 2, across), -50, 50
    )


def lids(size: Dimensions) -> list[Solid]:
    """The lid's pieces: what is inside the loop is covered, a little higher than the trays. A hand
    that leans on an end presses it onto the hub of the wheel below, and onto nothing else."""
    whole = slab(stadium(size.axles, size.island_r), LID_BOTTOM, LID_TOP)
    drive, idler = Point(size.axles / 2, 0), Point(-size.axles / 2, 0)
    whole -= pin(BEARING_R + 1, drive, LID_BOTTOM - 1, HUB_TOP + HUB_AIR)
    whole += pin(BEARING_R, idler, WHEEL_TOP + HUB_AIR, LID_BOTTOM)
    whole = without(whole, (sunk(at, LID_BOTTOM, LID_TOP) for at in pillars(size)))
    return [_between(whole, size, first, last) for first, last in pairwise(size.lid_joints)]


# ---- below the deck ------------------------------------------------------------------------------


def splice(size: Dimensions, *, tension: bool) -> Solid:
    """A bar across a joint at x = 0. With *tension* the holes of its left half are slots."""
    across = track_y(size) + 8
    body = slab(rectangle(-SPLICE_HALF, -across, SPLICE_HALF, across), -SPLICE_THICK, 0)
    hole: Drawing = disc(M3_R)
    slot = Pos(-TENSION / 2, 0) * rectangle(-TENSION / 2, -M3_R, TENSION / 2, M3_R)
    slot += disc(M3_R) + disc(M3_R, Point(-TENSION, 0))
    cut = [
        slab(Pos(side * SPLICE_SCREW, y) * (slot if tension and side < 0 else hole), -9, 9)
        for side in (1, -1)
        for y in splice_screws(size)
    ]
    return Pos(0, 0, -DECK) * without(body, cut)


def leg(size: Dimensions) -> Solid:
    """A tube with a closed top; the screw from the deck cuts its thread there. Print it upside
    down."""
    body = pin(LEG_R, Point(0, 0), -size.leg, 0)
    body -= pin(LEG_R - LEG_WALL, Point(0, 0), -size.leg - 1, -8)
    return Pos(0, 0, -DECK) * (body - pin(M3_PILOT_R, Point(0, 0), -9, 1))


def motor_mount(size: Dimensions) -> Solid:
    """A plate between deck and motor, which closes the hole around the shaft from below."""
    centre = Point(0, 0)
    body = pin(MOUNT_R, centre, -size.mount, 0) - pin(SHAFT_HOLE_R, centre, -9, 1)
    for side in (1, -1):
        body -= sunk(Point(side * size.bought.motor.screws_mm / 2, 0), -size.mount, 0)
    for nth in range(3):
        body -= pin(M3_PILOT_R, _around(centre, MOUNT_SCREWS_R, 60 + 120 * nth), -9, 1)
    return Pos(0, 0, -DECK) * body


def encoder_can(size: Dimensions) -> Solid:
    """A can around the slotted drum: nothing that turns can be reached. The belt's sensor stands on
    its floor, with two screws from below; its fork is open upwards, and the drum's ring in it."""
    inside = size.drum_r + CAN_ROOM
    centre = Point(0, 0)
    floor = size.sensor_base + DECK
    bottom = floor - CAN_WALL
    body = pin(inside + CAN_WALL, centre, bottom, 0)
    for ear in CAN_EARS_DEG:
        at = _around(centre, track_y(size), ear)
        arm = Rot(0, 0, ear) * rectangle(inside - 1, -6, track_y(size), 6)
        body += slab(arm, bottom, 0) + pin(6, at, bottom, 0)
        body -= pin(M3_PILOT_R, at, -9, 1)
    body -= pin(inside, centre, floor, 1)
    sensor, light = size.bought.belt_sensor, size.drum_r - DRUM_WALL / 2
    for side in (1, -1):
        at_r, half = light + side * sensor.screws_mm / 2, sensor.screw_mm / 2 + 0.2
        slot = rectangle(at_r - SENSOR_PLAY - half, -half, at_r + SENSOR_PLAY + half, half)
        body -= slab(slot, bottom - 1, floor + 1)
    across = sensor.size_mm[1] / 2
    leads = rectangle(light - 6 - SENSOR_PLAY, -across, light + 6 + SENSOR_PLAY, across)
    body -= slab(leads, bottom - 1, floor + 1)
    return Pos(0, 0, -DECK) * body


def cradle(size: Dimensions) -> Solid:
    """A tray that presses a reader's board against the deck's underside; no metal but its board.
    The origin is the middle of the board."""
    board = size.bought.reader
    long, wide = board.size_mm[0] / 2 + BOARD_PLAY, board.size_mm[1] / 2 + BOARD_PLAY
    deep = BOARD_AIR + board.size_mm[2] + board.below_mm + CRADLE_FLOOR
    wall = CRADLE_WALL
    body = slab(rectangle(-long - wall, -wide - wall, long + wall, wide + wall), -deep, 0)
    body -= slab(rectangle(-long, -wide, long, wide), -BOARD_AIR - board.size_mm[2], 1)
    body -= slab(rectangle(-long, -wide + 3, long - 3, wide - 3), -deep - 1, 1)
    screw = size.cradle_screw
    for side in (1, -1):
        inner, outer = sorted((side * (long + 0.5), side * (screw + 5)))
        body += slab(rectangle(inner, -6, outer, 6), -deep, 0)
        body -= pin(M3_PILOT_R, Point(side * screw, 0), -9, 1)
    return Pos(0, 0, -DECK) * body


# ---- pad -----------------------------------------------------------------------------------------

WALL, LID = 2.0, 1.6
FENCE, FENCE_HIGH = 1.6, 1.2
"""The wall around the board that keeps it in its place, and how far it rises above the board."""
STICKER_R = 12.5
"""Of a usual sticker; a ring on the lid shows where it goes."""
RIDGE, RIDGE_HIGH = 0.8, 0.6
CORNER_R = 3.5


def open_case(long: float, wide: float, high: float) -> Solid:
    """An open box around the origin, with a post for a screw in every corner."""
    body = slab(rectangle(-long / 2, -wide / 2, long / 2, wide / 2), 0, high)
    body -= slab(
        rectangle(-long / 2 + WALL, -wide / 2 + WALL, long / 2 - WALL, wide / 2 - WALL),
        FLOOR,
        high + 1,
    )
    for at in _corners(long, wide):
        body += pin(CORNER_R, at, 0, high)
        body -= pin(M3_PILOT_R, at, high - 10, high + 1)
    return body


def plain_lid(long: float, wide: float, bottom: float, thick: float) -> Solid:
    body = slab(rectangle(-long / 2, -wide / 2, long / 2, wide / 2), bottom, bottom + thick)
    for at in _corners(long, wide):
        body -= sunk(at, bottom, bottom + thick)
    return body


def _corners(long: float, wide: float) -> list[Point]:
    inset = WALL + CORNER_R - 1.5
    return [Point(x * (long / 2 - inset), y * (wide / 2 - inset)) for x in (1, -1) for y in (1, -1)]


def _pad_size(size: Dimensions) -> tuple[float, float]:
    long, wide, _ = size.bought.reader.size_mm
    return long + 24.0, wide + 16.0


def pad_board_top(size: Dimensions) -> float:
    """Where the upper side of the board in a pad is."""
    return PAD_HIGH - PAD_AIR


def pad(size: Dimensions) -> Solid:
    """The pad's case: the board lies on four blocks, its antenna up, in a fence that keeps it in
    its place, open where its wires leave."""
    board = size.bought.reader
    long, wide = (side / 2 + BOARD_PLAY for side in board.size_mm[:2])
    outer = _pad_size(size)
    body = open_case(*outer, PAD_HIGH)
    under = pad_board_top(size) - board.size_mm[2]
    around = rectangle(-long - FENCE, -wide - FENCE, long + FENCE, wide + FENCE)
    fence = slab(around - rectangle(-long, -wide, long, wide), 0, pad_board_top(size) + FENCE_HIGH)
    body += fence - slab(rectangle(-long - 9, -wide + 6, -long + 9, wide - 6), FLOOR, PAD_HIGH)
    for x in (1, -1):
        for y in (1, -1):
            body += pin(3.0, Point(x * (long - 3), y * (wide - 3)), 0, under)
    cable = rectangle(-outer[0] / 2 - 1, -4, -outer[0] / 2 + WALL + 1, 4)
    return body - slab(cable, FLOOR + 1, FLOOR + 6)


def pad_lid(size: Dimensions) -> Solid:
    """A pad's lid, with a ring around the place of the sticker: above the middle of the antenna,
    which is not the middle of the board."""
    coil = Point(size.bought.reader.coil_off_mm, 0)
    ring = disc(STICKER_R + 1 + RIDGE, coil) - disc(STICKER_R + 1, coil)
    body = plain_lid(*_pad_size(size), PAD_HIGH, LID)
    return body + slab(ring, PAD_HIGH + LID, PAD_HIGH + LID + RIDGE_HIGH)


# ---- station box ---------------------------------------------------------------------------------


PICO_X = -BOX[0] / 2 + WALL + 1
"""Where its USB end is."""
BUTTON_R, LIGHT_R = 8.1, 2.6
"""A push button for a hole of 16 mm; a light-emitting diode of 5 mm."""


def box(size: Dimensions) -> Solid:
    """The station's box: posts for its board, a hole for its USB plug, one for the pad's wires."""
    long, wide, high = BOX
    board = size.bought.station
    body = open_case(long, wide, high)
    for x in (1, -1):
        for y in (1, -1):
            at = Point(
                PICO_X + board.size_mm[0] / 2 + x * board.holes_mm[0] / 2, y * board.holes_mm[1] / 2
            )
            body += pin(2.3, at, 0, FLOOR + board.below_mm)
            body -= pin(0.85, at, FLOOR, FLOOR + board.below_mm + 1)
    plug = rectangle(-long / 2 - 1, -6.5, -long / 2 + WALL + 1, 6.5)
    wires = rectangle(long / 2 - WALL - 1, -4, long / 2 + 1, 4)
    return body - slab(plug, FLOOR + 2, FLOOR + 11) - slab(wires, FLOOR + 1, FLOOR + 6)


def box_lid() -> Solid:
    """The box's lid: A on the right, B on the left, the light between them."""
    body = plain_lid(BOX[0], BOX[1], BOX[2], 2.4)
    for x in (-24.0, 24.0):
        body -= pin(BUTTON_R, Point(x, 0), BOX[2] - 1, BOX[2] + 5)
    return body - pin(LIGHT_R, Point(0, 0), BOX[2] - 1, BOX[2] + 5)
