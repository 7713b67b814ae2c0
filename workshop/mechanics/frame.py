"""What stands still: deck with its outer wall, the lid inside the loop, and what hangs below; at a
seat the pad with its reader, and the box with buttons, light and Pico.

Deck and lid are divided where `Dimensions.joints` says; splices join the deck from below. At the
idler's end their holes are slots: that end is drawn outwards until the belt is tight. A spot in the
middle of the table has the same pad as a seat.
"""

from itertools import pairwise

from build123d import Pos, Rot, SlotCenterToCenter, extrude

from hardware.carousel.figures import BOARD_AIR, DECK, TRAY_TOP
from workshop.mechanics import layout
from workshop.mechanics.belt import JOURNAL_R
from workshop.mechanics.dimensions import (
    BEARING_R,
    BOX,
    BOX_LID,
    CAN_ROOM,
    CAN_WALL,
    DRUM_WALL,
    FLOOR,
    HUB_AIR,
    HUB_TOP,
    LEG_R,
    LID,
    LID_BOTTOM,
    LID_TOP,
    PAD_AIR,
    PAD_HIGH,
    PILLAR_R,
    SHAFT_HOLE_R,
    SPLICE_HALF,
    SPLICE_THICK,
    TENSION,
    WHEEL_BOTTOM,
    WHEEL_TOP,
    Dimensions,
    Point,
)
from workshop.mechanics.layout import CORNER_R, WALL, around, corners, pad_size
from workshop.mechanics.solids import (
    M2_PILOT_R,
    M3_HEAD_R,
    M3_PILOT_R,
    M3_R,
    UP,
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
LEG_WALL = 2.4
MOUNT_R = 30.0
SENSOR_PLAY = 1.5
"""How far the belt's sensor can be moved along its light, until the drum runs in its middle."""
CRADLE_WALL, CRADLE_FLOOR = 2.0, 2.0
BOARD_PLAY = 0.3
"""Around a reader's board, so that it goes into what holds it."""
PIECE_GAP = 0.2


def turned(at: Point) -> Rot:
    """How a belt reader's board and cradle are turned, so that the antenna is towards the wheel."""
    return Rot(0, 0, 0 if at.x >= 0 else 180)


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
    for pillar in layout.pillars(size):
        whole += pin(PILLAR_R, pillar, 0, LID_BOTTOM)
    holes = [
        pin(SHAFT_HOLE_R, drive, -DECK - 1, 1),
        pin(JOURNAL_R + JOURNAL_PLAY, idler, -DECK - 1, 1),
        *(pin(M3_PILOT_R, at, -DECK - 1, LID_BOTTOM + 1) for at in layout.pillars(size)),
        *(sunk(at, -DECK, 0) for at in _on_the_deck(size, places)),
    ]
    whole = without(whole, holes)
    return [_between(whole, size, first, last) for first, last in pairwise(size.ends)]


def _on_the_deck(size: Dimensions, places: tuple[float, ...]) -> list[Point]:
    """Every screw that is sunk in the deck."""
    return [
        *layout.splice_screws(size),
        *layout.legs(size),
        *layout.mount_screws(Point(size.axles / 2, 0)),
        *layout.can_screws(size),
        *layout.cradle_screws(size, places),
    ]


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
    whole = without(whole, (sunk(at, LID_BOTTOM, LID_TOP) for at in layout.pillars(size)))
    return [_between(whole, size, first, last) for first, last in pairwise(size.lid_joints)]


# ---- below the deck ------------------------------------------------------------------------------


def splice(size: Dimensions, *, tension: bool) -> Solid:
    """A bar across a joint at x = 0. With *tension* the holes of its left half are slots."""
    across = size.track_y + 8
    body = slab(rectangle(-SPLICE_HALF, -across, SPLICE_HALF, across), -SPLICE_THICK, 0)
    hole: Drawing = disc(M3_R)
    slot = Pos(-TENSION / 2, 0) * rectangle(-TENSION / 2, -M3_R, TENSION / 2, M3_R)
    slot += disc(M3_R) + disc(M3_R, Point(-TENSION, 0))
    cut = [
        slab(Pos(side * layout.SPLICE_SCREW, y) * (slot if tension and side < 0 else hole), -9, 9)
        for side in (1, -1)
        for y in layout.splice_rows(size)
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
    for at in layout.mount_screws(centre):
        body -= pin(M3_PILOT_R, at, -9, 1)
    return Pos(0, 0, -DECK) * body


def encoder_can(size: Dimensions) -> Solid:
    """A can around the slotted drum: nothing that turns can be reached. The belt's sensor stands on
    its floor, with two screws from below; its fork is open upwards, and the drum's ring in it."""
    inside = size.drum_r + CAN_ROOM
    centre = Point(0, 0)
    floor = size.sensor_base + DECK
    bottom = floor - CAN_WALL
    body = pin(inside + CAN_WALL, centre, bottom, 0)
    for ear in layout.CAN_EARS_DEG:
        at = around(centre, size.track_y, ear)
        arm = Rot(0, 0, ear) * rectangle(inside - 1, -6, size.track_y, 6)
        body += slab(arm, bottom, 0) + pin(6, at, bottom, 0)
        body -= pin(M3_PILOT_R, at, -9, 1)
    body -= pin(inside, centre, floor, 1)
    sensor, light = size.bought.belt_sensor, size.drum_r - DRUM_WALL / 2
    for side in (1, -1):
        at_r, half = light + side * sensor.screws_mm / 2, sensor.screw_mm / 2 + 0.2
        slot = rectangle(at_r - SENSOR_PLAY - half, -half, at_r + SENSOR_PLAY + half, half)
        body -= slab(slot, bottom - 1, floor + 1)
        body -= _sunk_slot(Point(at_r, 0), bottom)
    across = sensor.size_mm[1] / 2
    leads = rectangle(light - 6 - SENSOR_PLAY, -across, light + 6 + SENSOR_PLAY, across)
    body -= slab(leads, bottom - 1, floor + 1)
    return Pos(0, 0, -DECK) * body


def _sunk_slot(at: Point, bottom: float) -> Solid:
    """Where the heads of the sensor's screws are sunk from below, however it is pushed."""
    deep = M3_HEAD_R - M3_R
    widest = Pos(at.x, at.y) * SlotCenterToCenter(2 * SENSOR_PLAY, 2 * M3_HEAD_R)
    return Pos(0, 0, bottom) * extrude(widest, amount=deep, taper=45.0, dir=UP)


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

FENCE, FENCE_HIGH = 1.6, 1.2
"""The wall around the board that keeps it in its place, and how far it rises above the board."""
STICKER_R = 12.5
"""Of a usual sticker; a ring on the lid shows where it goes."""
RIDGE, RIDGE_HIGH = 0.8, 0.6


def open_case(long: float, wide: float, high: float) -> Solid:
    """An open box around the origin, with a post for a screw in every corner."""
    body = slab(rectangle(-long / 2, -wide / 2, long / 2, wide / 2), 0, high)
    body -= slab(
        rectangle(-long / 2 + WALL, -wide / 2 + WALL, long / 2 - WALL, wide / 2 - WALL),
        FLOOR,
        high + 1,
    )
    for at in corners(long, wide):
        body += pin(CORNER_R, at, 0, high)
        body -= pin(M3_PILOT_R, at, high - 10, high + 1)
    return body


def plain_lid(long: float, wide: float, bottom: float, thick: float) -> Solid:
    body = slab(rectangle(-long / 2, -wide / 2, long / 2, wide / 2), bottom, bottom + thick)
    for at in corners(long, wide):
        body -= sunk(at, bottom, bottom + thick)
    return body


def pad_board_top(size: Dimensions) -> float:
    """Where the upper side of the board in a pad is."""
    return PAD_HIGH - PAD_AIR


def pad(size: Dimensions) -> Solid:
    """The pad's case: the board lies on four blocks, its antenna up, in a fence that keeps it in
    its place, open where its wires leave."""
    board = size.bought.reader
    long, wide = (side / 2 + BOARD_PLAY for side in board.size_mm[:2])
    outer = pad_size(size)
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
    body = plain_lid(*pad_size(size), PAD_HIGH, LID)
    return body + slab(ring, PAD_HIGH + LID, PAD_HIGH + LID + RIDGE_HIGH)


# ---- station box ---------------------------------------------------------------------------------


BUTTON_R, LIGHT_R = 8.1, 2.6
"""A push button for a hole of 16 mm; a light-emitting diode of 5 mm."""


def box(size: Dimensions) -> Solid:
    """The station's box: posts for its board, a hole for its USB plug, one for the pad's wires."""
    long, wide, high = BOX
    board = size.bought.station
    body = open_case(long, wide, high)
    for at in layout.station_holes(size):
        body += pin(2.3, at, 0, FLOOR + board.below_mm)
        body -= pin(M2_PILOT_R, at, FLOOR, FLOOR + board.below_mm + 1)
    plug = rectangle(-long / 2 - 1, -6.5, -long / 2 + WALL + 1, 6.5)
    wires = rectangle(long / 2 - WALL - 1, -4, long / 2 + 1, 4)
    return body - slab(plug, FLOOR + 2, FLOOR + 11) - slab(wires, FLOOR + 1, FLOOR + 6)


def box_lid() -> Solid:
    """The box's lid: A on the right, B on the left, the light between them."""
    body = plain_lid(BOX[0], BOX[1], BOX[2], BOX_LID)
    for x in (-24.0, 24.0):
        body -= pin(BUTTON_R, Point(x, 0), BOX[2] - 1, BOX[2] + 5)
    return body - pin(LIGHT_R, Point(0, 0), BOX[2] - 1, BOX[2] + 5)
