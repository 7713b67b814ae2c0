"""The figures of a carousel as `reclaim mechanics` builds it, as far as a table's tests need them:
how hard its belt pushes, what it takes to draw it, how far a tag is from the antenna below.

Pure functions of a table file; the workshop's solids are made from the same constants.
"""

import math
from typing import NamedTuple

from hardware.config import CarouselSettings, TableFile
from hardware.config.schema import BodySettings

TEETH = 12
"""Of each wheel. Fewer make the belt wobble more, more do not fit on a printer's bed."""

TRAY_TOP, DECK, BOARD_AIR = 8.0, 2.4, 0.4
"""A tray's upper side above the deck, the deck's thickness, and the air between the deck and the
reader's board below it, in mm."""

PUSH_LIMIT_N = 10.0
"""The most that a stalled belt may push a hand with: the weight of a litre of water. Our own limit,
for small hands; no standard was found that gives one for a table."""
ENOUGH = 1.5
"""How many times its own drag a belt must be able to push, or it stalls on the first crumb."""

LINK_KG, TILE_KG = 0.007, 0.006
"""A printed link with its tray, by its volume; a tile of 3 mm grey board."""
FRICTION = 0.35
"""PLA on PLA, dry, with a margin."""
BRIDGE_OHM, CELLS_OHM = 0.36, 0.8
"""DRV8833, both switches in the current's path, typical at 25 C; four alkaline AA cells in series,
half used."""
GRAVITY = 9.81


def slots(carousel: CarouselSettings) -> float | None:
    """Return how many slots the drum below the idler wheel has, for its pulses per turn of the
    belt; None without an encoder."""
    if carousel.encoder is None:
        return None
    return carousel.encoder.pulses_per_turn * TEETH / carousel.links


def wheel_m(carousel: CarouselSettings) -> float:
    """Return how far the hinges are from the axle of the wheel that draws them."""
    pitch_mm = carousel.track_mm / carousel.links
    return pitch_mm / 2 / math.sin(math.pi / TEETH) / 1000


def tag_mm(carousel: CarouselSettings) -> float:
    """Return how far a tile's tag, in its middle, is above the board of a belt's reader."""
    body = carousel.body or BodySettings()
    return TRAY_TOP + DECK + BOARD_AIR + body.tile_thickness_mm / 2


def newtons_per_ampere(file: TableFile) -> float:
    """Return what an ampere through the motor pushes the belt with; friction only makes it less."""
    return file.bought.chosen().motor.nm_per_a / wheel_m(file.carousel)


def stall_a(file: TableFile) -> float:
    """Return what the held motor takes from fresh cells where nothing limits it."""
    bought = file.bought.chosen()
    return bought.motor.stall_a * bought.cells.full_v / bought.motor.volts


def is_limited(file: TableFile) -> bool:
    """Return True if the driver limits the current by itself."""
    return file.bought.chosen().driver.limits and file.bought.current_limit_a is not None


def limit_a(file: TableFile) -> float:
    """Return the most that a held motor can draw: what its driver or the current's sensor lets
    through, or all that its winding takes from fresh cells."""
    current = file.carousel.current
    limits = [stall_a(file)]
    if is_limited(file) and file.bought.current_limit_a is not None:
        limits.append(file.bought.current_limit_a)
    if current is not None and current.limit_a is not None:
        limits.append(current.limit_a)
    return min(limits)


def push_n(file: TableFile) -> float:
    """Return the force of a stalled belt by what was bought.

    >>> from hardware.config import load_table_file
    >>> round(push_n(load_table_file("pi4-carousel")), 1)
    4.4
    """
    return newtons_per_ampere(file) * limit_a(file)


class DriveFigures(NamedTuple):
    """What is to be expected of a belt's motor before anybody has measured it."""

    limited: bool = False
    """Whether its driver limits the current."""
    full_speed_duty: float = 0.6
    friction_duty: float = 0.18
    """The duty that overcomes friction and turns nothing yet."""


UNKNOWN_DRIVE = DriveFigures()


def drive_of(file: TableFile) -> DriveFigures:
    """Return what the bought motor, driver and cells let expect.

    At a constant speed the belt is drawn for the duty d and braked for the rest, as the bridge
    does; the current that is let through falls to nothing at the motor's free speed:

        d n (V - n v) g = drag + (1 - d) n^2 v / R

    with newtons per ampere n (which are volts per m/s as well), the cells' V, the belt's v, what
    flows for each volt g, and R of winding and bridge.

    >>> from hardware.config import load_table_file
    >>> drive_of(load_table_file("pi4-carousel"))
    DriveFigures(limited=True, full_speed_duty=0.6, friction_duty=0.37)
    """
    bought, carousel = file.bought.chosen(), file.carousel
    limited, volts = is_limited(file), bought.cells.full_v
    winding_ohm = bought.motor.winding_ohm + BRIDGE_OHM
    conducts = 1.0 / (winding_ohm + CELLS_OHM)
    if limited:
        conducts = min(conducts, limit_a(file) / volts)
    drag, force = drag_n(carousel), newtons_per_ampere(file)
    m_per_s = carousel.track_mm / 1000 * carousel.speed_rpm / 60
    brakes = force**2 * m_per_s / winding_ohm
    draws = max(0.0, force * (volts - force * m_per_s) * conducts)
    full = (drag + brakes) / (draws + brakes)
    friction = drag / (force * volts * conducts)
    return DriveFigures(limited, round(min(full, 1.0), 2), round(min(friction, 1.0), 2))


def drag_n(carousel: CarouselSettings) -> float:
    """Return the force that it takes to draw a full belt over its deck."""
    return (carousel.links * LINK_KG + carousel.places * TILE_KG) * GRAVITY * FRICTION
