"""Every length of the carousel, from the table file: belt, wheels, frame.

The belt is a chain of flat links with upright hinges that runs around two equal wheels, clockwise
seen from above. A link's own axes: the hinge behind it is at (0, 0), the one before it at (pitch,
0), y points out of the loop, and z = 0 is the deck on which it slides. The frame's origin is midway
between the wheels. All lengths are millimetres.

Wheels with an even number of teeth, as many links apart as there are links in half of what does not
lie on them: each pocket of one wheel has its twin a whole number of links away on the other, so the
belt closes exactly in every position.
"""

import math
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from msgspec import Struct

from hardware.carousel.figures import BOARD_AIR, DECK, TEETH, TRAY_TOP
from hardware.config import TableFile
from hardware.config.schema import BodySettings
from hardware.parts import Chosen

HINGE_R, KNUCKLE_R, EAR_R = 3.0, 7.0, 8.0
"""The post under a link's front, the ring behind the next one that hangs on it, and the round end
of the plate above."""
PLAY = 0.15
"""Between a printed post and its ring, all around: usual for a 0.4 mm nozzle."""
TAB_R = 5.0
"""The post's tab, which keeps the ring on it; it passes the ring's slot only when folded back."""
SPARE = 0.4
"""Between wheel and ring, all around."""

RING_TOP, PLATE_BOTTOM, PLATE_TOP = 4.4, 4.7, 6.2
TRAY_BOTTOM = 6.5
WHEEL_BOTTOM, WHEEL_TOP = 0.5, 4.3
TAB_BOTTOM, TAB_TOP, RING_HOOK = 0.2, 1.2, 1.5

TRAY_GAP = 1.0
"""Between two trays on the straight."""
TRAY_MARGIN = 1.6
"""A tray beside its tile."""
HINGES_COVERED = 6.0
"""How far a tray reaches over its hinges, into the loop, unless its tile keeps it out."""
FAN_OVERLAP_DEG = 5.0
"""How far a link's plate still reaches under the next tray in the curve."""

WALL = 2.4
LID_BOTTOM, LID_TOP = 5.0, 10.0
HUB_TOP, HUB_AIR = 6.0, 0.15
"""The drive wheel's hub ends just below the lid, and the lid's boss just above the idler: there
they carry a hand that leans on it."""
BEARING_R = 8.0
BED_MARGIN = 2.5
WHEEL_CLEAR = 82.0
"""From a joint of the deck to a wheel's axle: the can around the slotted drum, 63 mm, and half of
the splice below the joint."""

DRUM_MOST_R, DRUM_WALL = 46.0, 1.4
"""The slotted drum under the idler wheel: a ring that hangs from a disc, through the sensor's fork.
Its slots are open downwards."""
DRUM_DISC = 1.6
JOURNAL_BELOW = 3.0
DRUM_AIR = 1.0
"""Between drum and sensor, above and below."""

SCREW = 8.0
"""M3 x 8 is what holds the motor, through its mount."""
THREAD = 2.6
"""How far such a screw reaches into what it holds: five turns of M3."""
PILLAR_R = 5.0
SPLICE_HALF, SPLICE_THICK, LEG_R = 18.0, 4.0, 13.0
TENSION = 3.0
"""How far the idler's end can be drawn out: less than a finger's gap."""
CRADLE_EAR = 5.0
"""Of a cradle, beyond its screw."""
CAN_ROOM, CAN_WALL, CAN_AIR = 15.0, 2.0, 0.5
"""From the drum to the wall of the can around it; that wall; and from there to a leg."""
LEG_AIR = 2.0
"""From the motor's leads to the table."""

SHAFT_HOLE_R, MOUNT_SCREWS_R = 4.5, 24.0
"""The deck's hole around the motor's shaft; and where the mount is screwed on, from the axle."""
FLOOR, LID = 2.0, 2.0
"""Of a case. A lid is thicker than a countersunk head is high, or the head would meet the post."""
PAD_HIGH, PAD_TAG = 16.0, 5.0
PAD_AIR = PAD_TAG - LID
"""Of a pad; and between its board and its lid, so that a tag on the lid is as far above its antenna
as it should be. A tag that lies on the board saturates it."""
BOX, BOX_LID = (100.0, 60.0, 30.0), 2.4
"""Of a seat, outside; and how thick its lid is."""

PASSES, FINGER = 4.0, 12.0
"""A gap at a moving part is narrower than the first, or wider than the second: EN 71-1, 4.10, tries
rods of 5 and 12 mm on toys for small children."""


class Point(NamedTuple):
    x: float
    y: float


class Pose(NamedTuple):
    """Where a link's rear hinge is, and which way it points (degrees, anticlockwise)."""

    x: float
    y: float
    angle_deg: float


class Gap(NamedTuple):
    """What lies between a moving part and its neighbour, at its narrowest and its widest."""

    name: str
    least: float
    most: float

    @property
    def safe(self) -> bool:
        return self.least >= 0 and (self.most < PASSES or self.least > FINGER)


class Dimensions(Struct, frozen=True, kw_only=True, dict=True):
    """The figures of one carousel; everything else is derived."""

    places: int
    """The places for a link: as many as for tiles, or a multiple where not every link has one."""
    track: float
    tile: float
    tile_thickness: float
    gap: float
    bed: tuple[float, float]
    bought: Chosen
    pulses_per_turn: int | None = None
    teeth: int = TEETH

    @classmethod
    def of(cls, file: TableFile) -> "Dimensions":
        carousel = file.carousel
        body = carousel.body or BodySettings()
        encoder = carousel.encoder
        return cls(
            places=carousel.links,
            track=carousel.track_mm,
            tile=carousel.tile_mm,
            tile_thickness=body.tile_thickness_mm,
            gap=body.gap_mm,
            bed=body.bed,
            bought=file.bought.chosen(),
            pulses_per_turn=None if encoder is None else encoder.pulses_per_turn,
        )

    # ---- the belt ----------------------------------------------------------------------------

    @property
    def pitch(self) -> float:
        return self.track / self.places

    @property
    def step_deg(self) -> float:
        """The turn of the wheel from one tooth to the next."""
        return 360.0 / self.teeth

    @property
    def pitch_r(self) -> float:
        """From a wheel's axle to a hinge on it."""
        return self.pitch / 2 / math.sin(math.pi / self.teeth)

    @property
    def flat_r(self) -> float:
        """From a wheel's axle to the middle of a link on it."""
        return self.pitch / 2 / math.tan(math.pi / self.teeth)

    @property
    def tile_y(self) -> float:
        """A tile lies this far outside the hinges: there neighbours do not touch in the curve."""
        tangent = math.tan(math.pi / self.teeth)
        apart = (self.tile / 2 + 0.3) / tangent + self.tile / 2 - self.flat_r
        return max(apart, self.tile / 2 + TRAY_MARGIN - HINGES_COVERED)

    @property
    def inner_y(self) -> float:
        return self.tile_y - self.tile / 2 - TRAY_MARGIN

    @property
    def outer_y(self) -> float:
        return self.tile_y + self.tile / 2 + TRAY_MARGIN

    @property
    def tray_half(self) -> float:
        return (self.pitch - TRAY_GAP) / 2

    @property
    def corner_r(self) -> float:
        """From a wheel's axle to the outer corners of a tray on it."""
        return math.hypot(self.flat_r + self.outer_y, self.tray_half)

    @property
    def fan_deg(self) -> float:
        """The direction of a plate's front edge: it reaches under the next tray in the curve."""
        return 90.0 - self.step_deg - FAN_OVERLAP_DEG

    # ---- wheels ------------------------------------------------------------------------------

    @property
    def straight(self) -> int:
        """The links on each straight."""
        return (self.places - self.teeth) // 2

    @property
    def axles(self) -> float:
        """The distance between the wheels' axles."""
        return self.straight * self.pitch

    @property
    def tip_r(self) -> float:
        return self.flat_r + 0.5

    @property
    def slots(self) -> float | None:
        """Of the disc on the idler wheel, so that the belt gives its pulses per turn."""
        if self.pulses_per_turn is None:
            return None
        return self.pulses_per_turn * self.teeth / self.places

    # ---- below the deck ----------------------------------------------------------------------

    @property
    def mount(self) -> float:
        """How thick the plate between deck and motor is: a screw through it ends before it meets
        the gears."""
        return SCREW - self.into_motor

    @property
    def into_motor(self) -> float:
        """How far the motor's screws reach into its face."""
        return min(THREAD, self.bought.motor.screw_deep_mm)

    @property
    def leg(self) -> float:
        """How long the legs are: the motor and its leads end above the table."""
        return self.mount + self.bought.motor.long_mm + LEG_AIR

    @property
    def track_y(self) -> float:
        """Between the rings' way and the feet's: there screws may come up through the deck."""
        return self.pitch_r + (self.outer_y - 5) / 2

    @property
    def drum_r(self) -> float:
        """How large the slotted drum is: the can around it has room between the legs."""
        return min(DRUM_MOST_R, self.track_y - LEG_R - CAN_AIR - CAN_WALL - CAN_ROOM)

    @property
    def drum_top(self) -> float:
        """Where the drum's disc is screwed to the idler's journal, below the deck."""
        return -DECK - JOURNAL_BELOW

    @property
    def sensor_base(self) -> float:
        """What the belt's sensor stands on: its arms end below the drum's disc."""
        sensor = self.bought.belt_sensor
        return self.drum_top - DRUM_DISC - DRUM_AIR - sensor.size_mm[2]

    @property
    def sensor_x(self) -> float:
        """How far the belt's sensor is from the middle of the frame, along it."""
        return -self.axles / 2 + self.drum_r - DRUM_WALL / 2

    @property
    def drum_bottom(self) -> float:
        """Where the drum's ring ends, inside the fork."""
        return self.sensor_base + self.bought.belt_sensor.floor_mm + DRUM_AIR

    # ---- frame -------------------------------------------------------------------------------

    @property
    def wall_r(self) -> float:
        """From the line between the axles to the outer wall."""
        return max(self.pitch_r + self.outer_y, self.corner_r) + self.gap

    @property
    def frame_r(self) -> float:
        return self.wall_r + WALL

    @property
    def island_r(self) -> float:
        """... and to the edge of the lid inside the loop."""
        return self.flat_r + self.inner_y - self.gap

    @cached_property
    def ends(self) -> tuple[float, ...]:
        """Where each piece of the deck begins and ends along x: as few as lie on the printer's bed,
        with no joint near a wheel. All are alike, or the first and the last are longer."""
        half, longest = self.axles / 2 + self.frame_r, self.frame_r + WHEEL_CLEAR
        least = len(self._divided(half)) - 1
        for count in (least, least + 1):
            alike = self._divided(half, count)
            if self.nearest_joint(alike[1:-1]) >= WHEEL_CLEAR:
                return alike
            if count > 2 and longest <= self.room[0]:
                inner = self._inner(half - longest, count - 2)
                if inner:
                    return (-half, *inner, half)
        return self._divided(half)

    def _inner(self, reach: float, count: int) -> tuple[float, ...]:
        """Divide what is between the two end pieces, *reach* to either side: one of the pieces has
        room for a reader's cradle. Nothing if that cannot be."""
        cradle = 2 * self.cradle_clear
        first = max(2 * reach / count, min(cradle, 2 * reach))
        rest = 0.0 if count == 1 else (2 * reach - first) / (count - 1)
        if first > self.room[0] or (count > 1 and not 2 * SPLICE_HALF < rest <= self.room[0]):
            return ()
        return (-reach, *(-reach + first + rest * nth for nth in range(count)))

    @property
    def cradle_clear(self) -> float:
        """How far the middle of a reader's cradle is from a joint of the deck, at least."""
        return self.cradle_screw + CRADLE_EAR + SPLICE_HALF

    @property
    def room(self) -> tuple[float, float]:
        """What a piece may be long and wide."""
        return self.bed[0] - 2 * BED_MARGIN, self.bed[1] - 2 * BED_MARGIN

    def nearest_joint(self, joints: tuple[float, ...]) -> float:
        """Return how near one of *joints* is to a wheel's axle."""
        return min(abs(abs(joint) - self.axles / 2) for joint in joints)

    @property
    def joints(self) -> tuple[float, ...]:
        """Where pieces of the deck meet."""
        return self.ends[1:-1]

    @cached_property
    def lid_joints(self) -> tuple[float, ...]:
        """Where pieces of the lid begin, meet and end."""
        return self._divided(self.axles / 2 + self.island_r)

    @property
    def pillar_apart(self) -> float:
        """From a wheel's axle to the nearest pillar below the lid."""
        return self.pitch_r + PILLAR_R + 4

    @property
    def leg_x(self) -> float:
        """How far from the middle the legs under the straights stand."""
        return self.axles / 2 - 30.0

    def _divided(self, half: float, count: int = 0) -> tuple[float, ...]:
        """Divide a length into as few pieces as fit the printer's bed, or into *count*."""
        count = count or max(2, math.ceil(2 * half / self.room[0]))
        return tuple(-half + 2 * half * index / count for index in range(count + 1))

    @property
    def origin_x(self) -> float:
        """Where the track begins: on the straight with y > 0, with a reader's cradle in the middle
        of the longest piece that is there."""
        straight = self.leg_x - LEG_R + SPLICE_HALF
        spans = [(max(-straight, a), min(straight, b)) for a, b in pairwise(self.ends)]
        first, last = max(spans, key=lambda span: (round(span[1] - span[0]), -span[0]))
        middle = (first + last) / 2
        return middle + math.copysign(self.bought.reader.coil_off_mm, middle)

    @property
    def antenna_to_tag(self) -> float:
        """From a reader's board under the deck to the middle of a tile, where its tag is."""
        return TRAY_TOP + DECK + BOARD_AIR + self.tile_thickness / 2

    def reader_at(self, place_mm: float) -> Point | None:
        """Return where a reader at *place_mm* of the track is; None in a curve."""
        half, curve = self.axles / 2, self.track / 2 - self.axles
        along = (place_mm + self.origin_x + half) % self.track
        y = (self.pitch_r + self.flat_r) / 2 + self.tile_y
        if along <= self.axles:
            return Point(along - half, y)
        along -= self.axles + curve
        if 0 <= along <= self.axles:
            return Point(half - along, -y)
        return None

    def board_at(self, place_mm: float) -> Point | None:
        """Return where the middle of a belt reader's board is whose antenna is at *place_mm*: the
        pins point away from the nearer wheel. None in a curve."""
        at, off = self.reader_at(place_mm), self.bought.reader.coil_off_mm
        return None if at is None else Point(at.x - math.copysign(off, at.x), at.y)

    @property
    def cradle_screw(self) -> float:
        """From the middle of a reader's board to a screw of its cradle."""
        return self.bought.reader.size_mm[0] / 2 + 8

    # ---- the belt in motion ------------------------------------------------------------------

    def lead_deg(self, phase: float) -> float:
        """Return how far the wheels have turned; by no more than half a tooth, since all are
        alike."""
        offset = phase % 1.0
        return -self.step_deg * (offset if offset <= 0.5 else offset - 1.0)

    def hinges(self, phase: float) -> list[Point]:
        """Return where the hinges are once the belt has gone on by *phase* links."""
        lead_deg = self.lead_deg(phase)
        found: list[Point] = []
        for side in (1, -1):
            for nth in range(self.teeth // 2):
                angle = math.radians(90 * side + lead_deg - nth * self.step_deg)
                found.append(
                    Point(
                        side * self.axles / 2 + self.pitch_r * math.cos(angle),
                        self.pitch_r * math.sin(angle),
                    )
                )
            angle = math.radians(-90 * side + lead_deg)
            x, y = self.pitch_r * math.cos(angle), self.pitch_r * math.sin(angle)
            found += [
                Point(side * (self.axles / 2 - nth * self.pitch) + x, y)
                for nth in range(self.straight)
            ]
        return found

    def links(self, phase: float) -> list[Pose]:
        hinges = self.hinges(phase)
        return [
            Pose(a.x, a.y, math.degrees(math.atan2(b.y - a.y, b.x - a.x)))
            for a, b in pairwise([*hinges, hinges[0]])
        ]

    # ---- gaps --------------------------------------------------------------------------------

    @property
    def gaps(self) -> tuple[Gap, ...]:
        """The gaps that a finger can come to, from above."""
        inner_corner = math.hypot(
            self.flat_r + self.inner_y,
            self.tray_half + self.inner_y * math.tan(math.radians(self.step_deg / 2)),
        )
        nearest, farthest = (
            self.flat_r + self.inner_y,
            max(self.pitch_r + self.inner_y, inner_corner),
        )
        return (
            Gap(
                "between trays and outer wall",
                self.wall_r - max(self.pitch_r + self.outer_y, self.corner_r),
                self.wall_r - self.flat_r - self.outer_y,
            ),
            Gap("between trays and lid", nearest - self.island_r, farthest - self.island_r),
        )

    @property
    def groove(self) -> float:
        """How deep the wedge is that opens between two trays in the curve: its floor is a plate."""
        return TRAY_TOP - PLATE_TOP
