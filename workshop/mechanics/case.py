"""The case below the deck: computer, driver, ADC's stripboard and the motor's cells, screwed or
clipped to its floor, with openings where cables leave.

It stands on the table between the legs, and is as large as what was bought asks for. Its origin is
the middle of its floor's underside.
"""

from build123d import Pos

from workshop.mechanics.dimensions import FLOOR, LID, Dimensions
from workshop.mechanics.frame import open_case, plain_lid
from workshop.mechanics.layout import (
    CLIP,
    FLOOR_AIR,
    WALL,
    Content,
    case_contents,
    case_inner,
)
from workshop.mechanics.solids import M25_PILOT_R, Solid, pin, rectangle, slab, without

HEAD_ROOM_R = 3.0
"""What a Pi leaves free around its holes (mechanical drawings)."""


def case(size: Dimensions) -> Solid:
    """The case, open above: posts for the computer, a clip for the driver, openings for cables."""
    long, wide, high = case_inner(size)
    contents = case_contents(size)
    computer, _, _, driver = contents
    body = open_case(long + 2 * WALL, wide + 2 * WALL, FLOOR + high)
    for at in (hole for content in contents for hole in content.holes):
        post = pin(3.0, at, 0, FLOOR + FLOOR_AIR)
        body += post - pin(M25_PILOT_R, at, FLOOR, FLOOR + FLOOR_AIR + 1)
    body += _clip(driver)
    left, front, right = -long / 2, -wide / 2, long / 2
    ports = rectangle(left - WALL - 1, computer.y, left + 1, computer.y + computer.size[1])
    far = computer.x + computer.size[0] - 6
    power = rectangle(computer.x + 8, front - WALL - 1, far, front + 1)
    leads = rectangle(right - 1, driver.y, right + WALL + 1, driver.y + 24)
    above = FLOOR + FLOOR_AIR
    openings = (
        slab(ports, above, FLOOR + high + 1),
        slab(power, above, FLOOR + high + 1),  # to the top: nothing to bridge
        slab(leads, FLOOR + 2, FLOOR + 12),
    )
    return without(body, openings)


def _clip(driver: Content) -> Solid:
    """A frame around the driver's board, on two rails that leave its solder free."""
    x, y, (long, wide, thick) = driver.x, driver.y, driver.size
    outer = rectangle(x - CLIP, y - CLIP, x + long + CLIP, y + wide + CLIP)
    inside = rectangle(x - 0.2, y - 0.2, x + long + 0.2, y + wide + 0.2)
    wall = slab(outer - inside, 0, FLOOR + CLIP + thick)
    rails = slab(rectangle(x, y, x + long, y + 2), 0, FLOOR + CLIP)
    return wall + rails + Pos(0, wide - 2) * rails


def block(content: Content) -> Solid:
    """What is in the case, as a block; above its holes there is room for a screw's head."""
    x, y, z, (long, wide, high) = content.x, content.y, content.z, content.size
    body = slab(rectangle(x, y, x + long, y + wide), z, z + high)
    bores = [
        bore
        for at in content.holes
        for bore in (
            pin(content.hole_r, at, z - 1, z + high),
            pin(HEAD_ROOM_R, at, z + content.thick, z + high + 1),
        )
    ]
    return without(body, bores)


def case_lid(size: Dimensions) -> Solid:
    """The case's lid, with slits above the computer for warm air."""
    long, wide, high = case_inner(size)
    computer, *_ = case_contents(size)
    top = FLOOR + high
    body = plain_lid(long + 2 * WALL, wide + 2 * WALL, top, LID)
    for nth in range(8):
        x = computer.x + 12 + 8 * nth
        if x + 3 < computer.x + computer.size[0]:
            slit = rectangle(x, computer.y + 10, x + 3, computer.y + computer.size[1] - 10)
            body -= slab(slit, top - 1, top + LID + 1)
    return body
