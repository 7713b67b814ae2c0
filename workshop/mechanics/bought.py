"""What is bought, as plain solids where it belongs: nothing that is printed may be in its way."""

from build123d import Cone, Location, Pos, RegularPolygon, Rot

from hardware.carousel.figures import BOARD_AIR, DECK
from workshop.mechanics import frame, layout, screws
from workshop.mechanics.dimensions import FLOOR, Dimensions, Point
from workshop.mechanics.screws import Joint
from workshop.mechanics.solids import M3_PILOT_R, Solid, disc, pin, rectangle, slab, without

HOLE_AIR = 0.1
"""Around the screws of a sensor."""
THREAD_SHARE = 0.93
"""Outside of this share of a thread is what it alone has cut, and not the hole before it."""
STATION_HEAD_R = 2.0
"""What a Pico leaves free around its holes: its pads begin 2.4 mm from their middles."""


def motor(size: Dimensions, turned_deg: float = 0.0) -> Solid:
    """The motor under the drive wheel, its shaft up, and below it the room for its leads; the shaft
    has turned so far."""
    bought = size.bought.motor
    face, half = -DECK - size.mount, bought.shaft_mm / 2
    at = Point(size.axles / 2, 0)
    body = pin(bought.diameter_mm / 2, at, face - bought.long_mm, face)
    shaft = disc(half) & rectangle(-half, -half, half, bought.flat_mm - half)
    standing = slab(shaft, face, face + bought.shaft_long_mm)
    threads = [
        pin(
            M3_PILOT_R,
            Point(at.x + side * bought.screws_mm / 2, 0),
            face - bought.screw_deep_mm,
            face,
        )
        for side in (1, -1)
    ]
    return without(body, threads) + Pos(at.x, at.y) * Rot(0, 0, turned_deg) * standing


def belt_sensor(size: Dimensions) -> Solid:
    """The fork on the floor of the can, around the drum's ring."""
    bought = size.bought.belt_sensor
    long, wide, high = bought.size_mm
    base = size.sensor_base
    body = slab(rectangle(-long / 2, -wide / 2, long / 2, wide / 2), base, base + bought.floor_mm)
    arms = bought.fork_mm / 2
    fork = rectangle(-arms, -wide / 2, arms, wide / 2)
    fork -= rectangle(-bought.gap_mm / 2, -wide, bought.gap_mm / 2, wide)
    body += slab(fork, base, base + high)
    hole_r = bought.screw_mm / 2 + HOLE_AIR
    for side in (1, -1):
        body -= pin(hole_r, Point(side * bought.screws_mm / 2, 0), base - 1, base + high)
    return Pos(size.sensor_x, 0) * body


def board(size: Dimensions, top: float) -> Solid:
    """A reader's board in its own middle, its upper side at *top*, with the wires below it."""
    bought = size.bought.reader
    long, wide, thick = bought.size_mm
    body = slab(rectangle(-long / 2, -wide / 2, long / 2, wide / 2), top - thick, top)
    wires = rectangle(-long / 2, -wide / 2 + 8, -long / 2 + 6, wide / 2 - 8)
    return body + slab(wires, top - thick - bought.below_mm, top - thick)


def reader_boards(size: Dimensions, places: tuple[float, ...]) -> list[Solid]:
    """The boards of the belt readers in their cradles: the antenna is towards the wheel."""
    under = -DECK - BOARD_AIR
    return [
        Pos(at.x, at.y) * frame.turned(at) * board(size, under)
        for at in layout.readers(size, places)
    ]


def table_top(size: Dimensions) -> Solid:
    """What the legs stand on."""
    half = size.axles / 2 + size.frame_r
    flat = rectangle(-half, -size.frame_r, half, size.frame_r)
    return slab(flat, -DECK - size.leg - 10, -DECK - size.leg)


def pad_board(size: Dimensions) -> Solid:
    """The board in a seat's pad."""
    return board(size, frame.pad_board_top(size))


def station_board(size: Dimensions) -> Solid:
    """The board in a seat's box, on its posts, with its plug."""
    bought = size.bought.station
    long, wide, high = bought.size_mm
    bottom = FLOOR + bought.below_mm
    flat = rectangle(layout.BOX_X, -wide / 2, layout.BOX_X + long, wide / 2)
    plug = rectangle(layout.BOX_X - 4, -6, layout.BOX_X, 6)
    body = slab(flat, bottom, bottom + high)
    for at in layout.station_holes(size):
        body -= pin(bought.hole_mm / 2, at, bottom - 1, bottom + high)
        body -= pin(STATION_HEAD_R, at, bottom + bought.board_mm, bottom + high + 1)
    return body + slab(plug, bottom - 1, bottom + 6)


def screw(joint: Joint, nth: int, *, held: bool = True) -> Solid:
    """A screw where it sits: thick as its thread where it goes freely or through a nut, and, where
    it is *held*, as its core, so that what it cuts its thread into is not in its way."""
    kind = joint.screw
    free = joint.through if held and not joint.has_nut else kind.long_mm
    body = pin(kind.thread_mm / 2, Point(0, 0), -free, 0)
    body += pin(kind.core_mm / 2, Point(0, 0), -kind.long_mm, 0)
    return _stood(joint, nth) * body + screw_head(joint, nth)


def screw_head(joint: Joint, nth: int, pressed: float = 0.0) -> Solid:
    """Its head alone, *pressed* so far into what it lies on."""
    kind = joint.screw
    high, radius = kind.head_high_mm, kind.head_mm / 2
    head = pin(radius, Point(0, 0), 0, high)
    if kind.countersunk:
        head = Pos(0, 0, -high / 2) * Cone(kind.thread_mm / 2, radius, high)
    return _stood(joint, nth, pressed) * head


def screw_nut(joint: Joint, nth: int, pressed: float = 0.0) -> Solid:
    """Its nut, tightened, *pressed* so far into what it lies on."""
    kind = screws.nut()
    hexagon = RegularPolygon(kind.across_mm / 2, 6, major_radius=False)
    ring = slab(hexagon - disc(kind.thread_mm / 2), -joint.through - kind.high_mm, -joint.through)
    return _stood(joint, nth, -pressed) * ring


def thread(joint: Joint, nth: int) -> Solid:
    """The outermost of what a screw cuts, over the length where it is to be held."""
    kind = joint.screw
    radius, long = kind.thread_mm / 2, (-kind.long_mm, -joint.through)
    tube = pin(radius, Point(0, 0), *long) - pin(THREAD_SHARE * radius, Point(0, 0), *long)
    return _stood(joint, nth) * tube


def _stood(joint: Joint, nth: int, deeper: float = 0.0) -> Location:
    """Where a screw is, its head up, or down where it comes from below."""
    at, way = joint.places[nth], 1 if joint.from_below else -1
    turned = Rot(180 if joint.from_below else 0, 0, 0)
    return Pos(at.x, at.y, joint.top + way * deeper) * turned
