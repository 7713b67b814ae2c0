"""Who may have a tile: what chairs, readers and habits say where no pad does.

A hand takes and puts down what is near its chair: a bell curve along the track, `REACH` wide. So a
tile that was read at one reader and not at the next has been taken by somebody between the two; and
a tile that a seat showed to its pad may have been put back since, and taken by another hand before
it has come to a reader, which is the less likely the nearer the next reader is.

Positions along the track are in turns.
"""

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache

REACH = 0.16
"""How far along the track a hand reaches (standard deviation, turns): 200 mm of a track of 1260.
Assumed."""

STRAY = 0.05
"""The chance that a tile which has gone was taken by somebody from afar, or fell off. Assumed."""

LOOKED_AT = 0.15
"""For how long hands look at a tile before they show it, in turns of the belt. Assumed."""

STEPS = 24
"""Into how many parts the track is divided to add up what is near."""

Points = tuple[tuple[float, float, float], ...]
"""Where a seat may have put a tile back: the chance of it, how far the next reader is, and the
share of the hands along that way which are another seat's."""


def near(chair: float, place: float) -> float:
    """How likely a hand at a *chair* is to reach to a *place*, beside others."""
    away = (place - chair + 0.5) % 1.0 - 0.5
    return math.exp(-((away / REACH) ** 2) / 2.0)


def between(
    seats: Mapping[str, float], readers: Sequence[float], last: float, way: int
) -> list[tuple[str, float]]:
    """The chances of all seats to have taken a tile that did not come to the reader at *last*, but
    to the one before it on the belt's way; the likeliest first."""
    before = distance(last, readers, -way)
    steps = max(1, round(before * STEPS))
    places = [last - way * before * (step + 0.5) / steps for step in range(steps)]
    weights = {seat: sum(near(chair, place) for place in places) for seat, chair in seats.items()}
    total = sum(weights.values())
    if not total:
        return []
    chances = ((seat, (1.0 - STRAY) * weight / total) for seat, weight in weights.items())
    return sorted(chances, key=lambda one: (-one[1], one[0]))


@lru_cache(maxsize=256)
def unwatched(
    seat: str, seats: tuple[tuple[str, float], ...], readers: tuple[float, ...], way: int
) -> Points:
    """The ways on which a tile that *seat* put back has not yet come to a reader."""
    chairs = dict(seats)
    points = []
    for step in range(STEPS):
        place = step / STEPS
        ahead = distance(place, readers, way)
        passed = [place + way * ahead * part for part in (0.25, 0.5, 0.75)]
        own = sum(near(chairs[seat], one) for one in passed)
        everybody = sum(near(chair, one) for chair in chairs.values() for one in passed)
        points.append((near(chairs[seat], place), ahead, 1.0 - own / everybody))
    total = sum(weight for weight, *_ in points)
    return tuple((weight / total, ahead, others) for weight, ahead, others in points)


def elsewhere(
    points: Points,
    takes: float,
    gone_on: float,
    overlooked: float,
    hides: float,
    readers: int = 1,
) -> float:
    """The chance that a tile which was put back is with another seat by now, unread and unshown.

    *takes* is how often a tile is taken in a turn of the belt, *gone_on* how far that has gone
    since, *overlooked* the share of passes that do not read the tile, *hides* the share of tiles
    that are never shown, and *readers* how many stand along the track. Nobody shows a tile before
    it has been looked at, `LOOKED_AT`.
    """
    further = overlooked / max(1e-3, 1.0 - overlooked) / readers
    chance = 0.0
    for weight, ahead, others in points:
        lay = min(ahead + further, gone_on)
        looking = min(lay, max(0.0, lay + LOOKED_AT - gone_on))
        before = -math.expm1(-takes * (lay - looking))
        hidden = hides * before - (1.0 - before) * math.expm1(-takes * looking)
        chance += weight * others * hidden
    return chance


def distance(place: float, readers: Sequence[float], way: int) -> float:
    """How far it is from a place to the next reader; a whole turn from a reader to itself."""
    return min(((reader - place) * way - 1e-9) % 1.0 for reader in readers)
