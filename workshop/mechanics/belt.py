"""The belt's links with their trays, and the wheels that carry and draw it.

A link is a plate with a post under its front; the ring behind the next link hangs on that post and
slides on the deck. A wheel's teeth take the rings from inside the loop. In a curve the trays open
like a fan outwards, and the plate of the link behind is the floor of the wedge between them. No
metal is in the belt: it would detune the readers.
"""

import math

from build123d import Axis, Pos, Rot, chamfer

from hardware.carousel.figures import TRAY_TOP
from workshop.mechanics.dimensions import (
    BEARING_R,
    DRUM_DISC,
    DRUM_WALL,
    EAR_R,
    HINGE_R,
    HUB_TOP,
    KNUCKLE_R,
    PLATE_BOTTOM,
    PLATE_TOP,
    PLAY,
    RING_HOOK,
    RING_TOP,
    SPARE,
    TAB_BOTTOM,
    TAB_R,
    TAB_TOP,
    TRAY_BOTTOM,
    WHEEL_BOTTOM,
    WHEEL_TOP,
    Dimensions,
    Point,
    Pose,
)
from workshop.mechanics.layout import around, drum_screws
from workshop.mechanics.solids import (
    DRUM_PILOT_R,
    Drawing,
    Solid,
    disc,
    pin,
    polygon,
    rectangle,
    slab,
    without,
)

PLATE_GAP = 1.0
"""Between a plate and the one behind it, on the straight."""
TAB_DEG, SLOT_DEG = -90.0, -10.0
"""The post's tab points into the loop. The ring's slot meets it when the next link is folded 80
degrees inwards: farther than a belt in its track can bend."""
PEGS = (Point(22.0, 13.0), Point(30.0, 20.0))
"""Where a tray is pegged to its plate, for a pitch of 35 mm."""
JOURNAL_R = 8.0
SHAFT_PLAY = 0.05
"""Around the motor's shaft: the wheel is pressed on."""


def placed(solid: Solid, pose: Pose) -> Solid:
    return Pos(pose.x, pose.y) * Rot(0, 0, pose.angle_deg) * solid


def pegs(size: Dimensions) -> tuple[Point, ...]:
    return tuple(Point(peg.x * size.pitch / 35, peg.y * size.outer_y / 29.1) for peg in PEGS)


# ---- link and tray -------------------------------------------------------------------------------


def plate(size: Dimensions) -> Drawing:
    """A link's plate from above. Front and back lean forward alike, so that plates lie side by side
    on the straight."""
    lean = math.tan(math.radians(size.fan_deg))
    gap = PLATE_GAP / math.sin(math.radians(size.fan_deg))
    out, inner = size.outer_y, size.inner_y
    shape = polygon(
        (gap, inner),
        (gap, 0),
        (gap + out / lean, out),
        (size.pitch + out / lean, out),
        (size.pitch, 0),
        (size.pitch, inner),
    )
    shape += disc(EAR_R, Point(size.pitch, 0))
    shape -= disc(EAR_R + 0.6)
    shape &= disc(size.corner_r, Point(size.pitch / 2, -size.flat_r))
    return shape & rectangle(-size.pitch, inner, 4 * size.pitch, out)


def tray_outline(size: Dimensions) -> Drawing:
    """A tray from above: towards the inside it narrows, so that neighbours are parallel in the
    curve."""
    half, middle, inner = size.tray_half, size.pitch / 2, size.inner_y
    narrow = half + inner * math.tan(math.radians(size.step_deg / 2))
    return polygon(
        (middle - half, 0),
        (middle - half, size.outer_y),
        (middle + half, size.outer_y),
        (middle + half, 0),
        (middle + narrow, inner),
        (middle - narrow, inner),
    )


def link(size: Dimensions) -> Solid:
    """A link in its own axes. Print it upside down, with supports under the ring alone."""
    front, top = Point(size.pitch, 0.0), plate(size)
    bar = rectangle(0, 1.5, size.pitch * 0.7, KNUCKLE_R) - disc(KNUCKLE_R + 0.8, front)
    body = slab(top, PLATE_BOTTOM, PLATE_TOP)
    body += slab(disc(KNUCKLE_R), 0, RING_TOP)
    body += slab(bar, RING_HOOK, RING_TOP)
    body += slab(bar & top, RING_TOP, PLATE_BOTTOM)
    body += pin(3.5, Point(size.pitch * 0.75, size.outer_y - 5), 0, PLATE_BOTTOM)
    body -= slab(_ring_hole(), RING_HOOK - 1, RING_TOP + 0.1)
    body -= slab(disc(TAB_R + 0.4), -0.1, RING_HOOK)
    body += pin(HINGE_R, front, TAB_BOTTOM, PLATE_BOTTOM)
    tab = Rot(0, 0, TAB_DEG) * rectangle(0, -1, TAB_R, 1)
    body += slab(Pos(front.x, 0) * (tab & disc(TAB_R)), TAB_BOTTOM, TAB_TOP)
    return without(body, (pin(2.05, peg, PLATE_BOTTOM, PLATE_TOP + 1) for peg in pegs(size)))


def _ring_hole() -> Drawing:
    """The hole of a ring, and the slot through which the tab goes. It sits a little forward, so
    that the belt, drawn tight, has its pitch although posts have play."""
    slot = Rot(0, 0, SLOT_DEG) * rectangle(0, -1.3, TAB_R + 0.4, 1.3)
    return disc(HINGE_R + PLAY, Point(PLAY - 0.02, 0)) + (slot & disc(TAB_R + 0.4))


def tray(size: Dimensions) -> Solid:
    """A tray in its link's axes, with pegs that are glued into the link. Its edges slope, so that a
    closing wedge lifts out what lies in it. Print it face down."""
    outline = tray_outline(size)
    body = slab(outline, TRAY_BOTTOM, TRAY_TOP)
    edges = body.edges().group_by(Axis.Z)[-1].filter_by(Axis.Y)
    body = chamfer(edges, 0.7)
    body += slab(outline & plate(size), PLATE_TOP, TRAY_BOTTOM)
    for peg in pegs(size):
        body += pin(1.95, peg, PLATE_BOTTOM + 0.2, PLATE_TOP)
    return body


# ---- wheels --------------------------------------------------------------------------------------


def teeth(size: Dimensions) -> Drawing:
    """A wheel from above, with a pocket at 90 degrees.

    A ring swings into its pocket around the one before it: flanks are arcs around the neighbouring
    pockets, which no ring on its way in or out can touch.
    """
    seats = [
        around(Point(0, 0), size.pitch_r, 90 + nth * size.step_deg) for nth in range(size.teeth)
    ]
    flank_r = size.pitch - KNUCKLE_R - SPARE
    shape = disc(size.pitch_r - KNUCKLE_R - SPARE)
    for one, other in zip(seats, [*seats[1:], seats[0]], strict=True):
        shape += disc(flank_r, one) & disc(flank_r, other) & disc(size.tip_r)
    for seat in seats:
        shape -= disc(KNUCKLE_R + SPARE, seat)
    return shape


def _wheel(size: Dimensions) -> Solid:
    shape = teeth(size)
    for nth in range(6):
        shape -= disc(size.pitch_r * 0.17, around(Point(0, 0), size.pitch_r * 0.58, 60 * nth))
    return slab(shape, WHEEL_BOTTOM, WHEEL_TOP)


def drive_wheel(size: Dimensions) -> Solid:
    """The wheel on the motor's shaft. Print it hub up."""
    motor = size.bought.motor
    radius = motor.shaft_mm / 2 + SHAFT_PLAY
    flat = motor.flat_mm - motor.shaft_mm / 2 + SHAFT_PLAY
    shaft = disc(radius) & rectangle(-radius, -radius, radius, flat)
    return _wheel(size) + slab(disc(BEARING_R), WHEEL_TOP, HUB_TOP) - slab(shaft, -1, HUB_TOP + 1)


def idler_wheel(size: Dimensions) -> Solid:
    """The wheel at the other end; its journal turns in the deck and carries the slotted drum.
    Print it journal up."""
    end = size.drum_top
    body = _wheel(size) + slab(disc(JOURNAL_R), end, WHEEL_BOTTOM)
    return without(
        body, (pin(DRUM_PILOT_R, at, end - 1, end + 7) for at in drum_screws(Point(0, 0)))
    )


def slotted_drum(size: Dimensions) -> Solid:
    """The encoder's drum under the idler wheel: its ring hangs through the sensor's fork. Print it
    upside down."""
    top, bottom = size.drum_top, size.drum_bottom
    body = slab(disc(size.drum_r), top - DRUM_DISC, top)
    body += slab(disc(size.drum_r) - disc(size.drum_r - DRUM_WALL), bottom, top)
    count = round(size.slots or 0)
    if count:
        half = math.pi * size.drum_r / count / 2
        slot = rectangle(size.drum_r - DRUM_WALL - 1, -half, size.drum_r + 1, half)
        slots = [Rot(0, 0, 360 * nth / count) * slot for nth in range(count)]
        body = without(body, (slab(each, bottom - 1, top - DRUM_DISC) for each in slots))
    return without(body, (pin(1.3, at, top - 9, top + 1) for at in drum_screws(Point(0, 0))))
