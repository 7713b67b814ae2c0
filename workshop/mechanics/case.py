"""The case below the deck: computer, driver, ADC's stripboard and the motor's cells, screwed or
clipped to its floor, with openings where cables leave.

It stands on the table between the legs, and is as large as what was bought asks for. Its origin is
the middle of its floor's underside.
"""

from typing import NamedTuple

from build123d import Pos

from workshop.mechanics.dimensions import FLOOR, Dimensions, Point
from workshop.mechanics.frame import LID, WALL, open_case, plain_lid
from workshop.mechanics.solids import M25_PILOT_R, Solid, pin, rectangle, slab, without

AIR = 6.0
"""Between what is in the case, and to its walls: for a finger, a plug and a zip tie."""
STANDS = 5.0
"""What screws below a board, and its solder, need."""
STRIPBOARD = (80.0, 50.0, 16.0)
"""With the MCP3008 in its socket, and leads on headers."""
HOLE_INSET = 3.5
"""From a Pi's edge to its holes (mechanical drawings of Pi 3, 4 and Zero)."""
CLIP = 1.6


class Content(NamedTuple):
    """Something in the case: a box of that size, its lower corner at *x*, *y* and *z*."""

    name: str
    x: float
    y: float
    z: float
    size: tuple[float, float, float]

    @property
    def solid(self) -> Solid:
        long, wide, high = self.size
        block = rectangle(self.x, self.y, self.x + long, self.y + wide)
        return slab(block, self.z, self.z + high)


def inner(size: Dimensions) -> tuple[float, float, float]:
    """Return how long, wide and high it is inside."""
    computer, cells = size.bought.computer.size_mm, size.bought.cells.size_mm
    driver = size.bought.driver.size_mm
    long = max(computer[0] + cells[0], STRIPBOARD[0] + driver[0] + 2 * CLIP) + 3 * AIR
    wide = max(computer[1], cells[1]) + max(STRIPBOARD[1], driver[1]) + 3 * AIR
    high = max(STANDS + computer[2], cells[2], STANDS + STRIPBOARD[2], driver[2]) + AIR
    return long, wide, high


def contents(size: Dimensions) -> tuple[Content, ...]:
    """Return what is in it: the computer's USB ports at the left wall, its power at the front."""
    bought, driver = size.bought, size.bought.driver.size_mm
    long, wide, _ = inner(size)
    left, front = -long / 2 + AIR, -wide / 2 + AIR
    back = front + max(bought.computer.size_mm[1], bought.cells.size_mm[1]) + AIR
    right = long / 2 - AIR
    return (
        Content("computer", left, front, FLOOR + STANDS, bought.computer.size_mm),
        Content("cells", right - bought.cells.size_mm[0], front, FLOOR, bought.cells.size_mm),
        Content("stripboard", left, back, FLOOR + STANDS, STRIPBOARD),
        Content("driver", right - driver[0] - CLIP, back + CLIP, FLOOR + CLIP, driver),
    )


def holes(size: Dimensions) -> list[Point]:
    """Return where the computer's screws are; its ports are at the other end."""
    (computer, *_) = contents(size)
    far = computer.x + computer.size[0] - HOLE_INSET
    near = computer.y + HOLE_INSET
    along, across = size.bought.computer.holes_mm
    return [Point(far - x, near + y) for x in (0.0, along) for y in (0.0, across)]


def case(size: Dimensions) -> Solid:
    """The case, open above: posts for the computer, a clip for the driver, openings for cables."""
    long, wide, high = inner(size)
    computer, _, board, driver = contents(size)
    body = open_case(long + 2 * WALL, wide + 2 * WALL, FLOOR + high)
    corners = [
        Point(board.x + x, board.y + y)
        for x in (4.0, board.size[0] - 4)
        for y in (4.0, board.size[1] - 4)
    ]
    for at in (*holes(size), *corners):
        body += pin(3.0, at, 0, FLOOR + STANDS) - pin(M25_PILOT_R, at, FLOOR, FLOOR + STANDS + 1)
    body += _clip(driver)
    left, front, right = -long / 2, -wide / 2, long / 2
    ports = rectangle(left - WALL - 1, computer.y, left + 1, computer.y + computer.size[1])
    far = computer.x + computer.size[0] - 6
    power = rectangle(computer.x + 8, front - WALL - 1, far, front + 1)
    leads = rectangle(right - 1, driver.y, right + WALL + 1, driver.y + 24)
    above = FLOOR + STANDS
    openings = (
        slab(ports, above, FLOOR + high + 1),
        slab(power, above, above + 12),
        slab(leads, FLOOR + 2, FLOOR + 12),
    )
    return without(body, openings)


def _clip(driver: Content) -> Solid:
    """A frame around the driver's board, on two rails that leave its solder free."""
    x, y, _, (long, wide, thick) = driver[1:]
    outer = rectangle(x - CLIP, y - CLIP, x + long + CLIP, y + wide + CLIP)
    inside = rectangle(x - 0.2, y - 0.2, x + long + 0.2, y + wide + 0.2)
    wall = slab(outer - inside, 0, FLOOR + CLIP + thick)
    rails = slab(rectangle(x, y, x + long, y + 2), 0, FLOOR + CLIP)
    return wall + rails + Pos(0, wide - 2) * rails


def case_lid(size: Dimensions) -> Solid:
    """The case's lid, with slits above the computer for warm air."""
    long, wide, high = inner(size)
    computer, *_ = contents(size)
    top = FLOOR + high
    body = plain_lid(long + 2 * WALL, wide + 2 * WALL, top, LID)
    for nth in range(8):
        x = computer.x + 12 + 8 * nth
        if x + 3 < computer.x + computer.size[0]:
            slit = rectangle(x, computer.y + 10, x + 3, computer.y + computer.size[1] - 10)
            body -= slab(slit, top - 1, top + LID + 1)
    return body
