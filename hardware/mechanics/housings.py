"""What stands at a seat: the pad with its reader, and the box with buttons, light and Pico.

A spot in the middle of the table has the same pad.
"""

from hardware.mechanics.dimensions import BOARD, Point
from hardware.mechanics.solids import Solid, disc, pin, rectangle, slab, sunk

WALL, FLOOR, LID = 2.0, 2.0, 1.6
PAD_HIGH = 16.0
PAD_AIR = 3.4
"""Between the board and the lid: with the lid a tag is 5 mm above its antenna, as it should be. A
tag that lies on the board saturates it."""
STICKER_R = 12.5
"""Of a usual sticker; a ring on the lid shows where it goes."""
RIDGE, RIDGE_HIGH = 0.8, 0.6

BOX = (100.0, 60.0, 30.0)
PICO = (51.0, 21.0)
"""Raspberry Pi Pico data sheet, figure 3; its four holes are 47 x 11.4 mm apart, for M2."""
PICO_HOLES = (47.0, 11.4)
BUTTON_R, LIGHT_R = 8.1, 2.6
"""A push button for a hole of 16 mm; a light-emitting diode of 5 mm."""
CORNER_R = 3.5


def _case(long: float, wide: float, high: float) -> Solid:
    """An open box around the origin, with a post for a screw in every corner."""
    body = slab(rectangle(-long / 2, -wide / 2, long / 2, wide / 2), 0, high)
    body -= slab(
        rectangle(-long / 2 + WALL, -wide / 2 + WALL, long / 2 - WALL, wide / 2 - WALL),
        FLOOR,
        high + 1,
    )
    for at in _corners(long, wide):
        body += pin(CORNER_R, at, 0, high)
        body -= pin(1.25, at, high - 10, high + 1)
    return body


def _lid(long: float, wide: float, bottom: float, thick: float) -> Solid:
    body = slab(rectangle(-long / 2, -wide / 2, long / 2, wide / 2), bottom, bottom + thick)
    for at in _corners(long, wide):
        body -= sunk(at, bottom, bottom + thick)
    return body


def _corners(long: float, wide: float) -> list[Point]:
    inset = WALL + CORNER_R - 1.5
    return [Point(x * (long / 2 - inset), y * (wide / 2 - inset)) for x in (1, -1) for y in (1, -1)]


# ---- pad -----------------------------------------------------------------------------------------

_PAD = (BOARD[0] + 24.0, BOARD[1] + 16.0)


def pad() -> Solid:
    """The pad's case: the board lies on four blocks, its antenna up."""
    body = _case(*_PAD, PAD_HIGH)
    top = PAD_HIGH - PAD_AIR - 1.6
    for x in (1, -1):
        for y in (1, -1):
            corner = Point(x * (BOARD[0] / 2 - 3), y * (BOARD[1] / 2 - 3))
            body += pin(3.0, corner, 0, top)
    cable = rectangle(_PAD[0] / 2 - WALL - 1, -4, _PAD[0] / 2 + 1, 4)
    return body - slab(cable, FLOOR + 1, FLOOR + 6)


def pad_lid() -> Solid:
    """... and its lid, with a ring around the sticker's place."""
    ring = disc(STICKER_R + 1 + RIDGE) - disc(STICKER_R + 1)
    body = _lid(*_PAD, PAD_HIGH, LID)
    return body + slab(ring, PAD_HIGH + LID, PAD_HIGH + LID + RIDGE_HIGH)


# ---- station box ---------------------------------------------------------------------------------


def box() -> Solid:
    """The station's box: posts for the Pico, a hole for its USB plug, one for the pad's wires."""
    long, wide, high = BOX
    body = _case(long, wide, high)
    pico_x = -long / 2 + WALL + 1 + PICO[0] / 2
    for x in (1, -1):
        for y in (1, -1):
            at = Point(pico_x + x * PICO_HOLES[0] / 2, y * PICO_HOLES[1] / 2)
            body += pin(2.3, at, 0, FLOOR + 4)
            body -= pin(0.85, at, FLOOR, FLOOR + 5)
    plug = rectangle(-long / 2 - 1, -6.5, -long / 2 + WALL + 1, 6.5)
    wires = rectangle(long / 2 - WALL - 1, -4, long / 2 + 1, 4)
    return body - slab(plug, FLOOR + 2, FLOOR + 11) - slab(wires, FLOOR + 1, FLOOR + 6)


def box_lid() -> Solid:
    """... and its lid: A on the right, B on the left, the light between them."""
    body = _lid(BOX[0], BOX[1], BOX[2], 2.4)
    for x in (-24.0, 24.0):
        body -= pin(BUTTON_R, Point(x, 0), BOX[2] - 1, BOX[2] + 5)
    return body - pin(LIGHT_R, Point(0, 0), BOX[2] - 1, BOX[2] + 5)
