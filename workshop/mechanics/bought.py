"""What is bought, as plain solids where it belongs: nothing that is printed may be in its way."""

from build123d import Pos, Rot

from hardware.carousel.figures import BOARD_AIR, DECK
from workshop.mechanics import frame
from workshop.mechanics.dimensions import DRUM_WALL, FLOOR, Dimensions, Point
from workshop.mechanics.solids import Solid, disc, pin, rectangle, slab


def motor(size: Dimensions, turned_deg: float = 0.0) -> Solid:
    """The motor under the drive wheel, its shaft up, and below it the room for its leads; the shaft
    has turned so far."""
    bought = size.bought.motor
    face, half = -DECK - size.mount, bought.shaft_mm / 2
    at = Point(size.axles / 2, 0)
    body = pin(bought.diameter_mm / 2, at, face - bought.long_mm, face)
    shaft = disc(half) & rectangle(-half, -half, half, bought.flat_mm - half)
    standing = slab(shaft, face, face + bought.shaft_long_mm)
    return body + Pos(at.x, at.y) * Rot(0, 0, turned_deg) * standing


def sensor_x(size: Dimensions) -> float:
    """Return how far the belt's sensor is from the middle of the frame, along it."""
    return -size.axles / 2 + size.drum_r - DRUM_WALL / 2


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
    return Pos(sensor_x(size), 0) * body


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
        for at in frame.readers(size, places)
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
    flat = rectangle(frame.PICO_X, -wide / 2, frame.PICO_X + long, wide / 2)
    plug = rectangle(frame.PICO_X - 4, -6, frame.PICO_X, 6)
    return slab(flat, bottom, bottom + high) + slab(plug, bottom - 1, bottom + 6)
