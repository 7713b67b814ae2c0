"""Who may have a tile: what chairs, readers and habits say where no pad does.

A hand takes and puts down what is near its chair: a bell curve along the track, `REACH` wide. So a
tile that was read at one reader and not at the next has been taken by somebody between the two; and
a tile that a seat showed to its pad may have been put back since, and taken by another hand before
it has come to a reader, which is the less likely the nearer the next reader is. Nor was it taken by
a hand that was busy meanwhile: who shows a tile has had no other one for some seconds.

Positions along the track are in turns.
"""

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

REACH = 0.16
"""How far along the track a hand reaches (standard deviation, turns): 200 mm of a track of 1260.
Assumed."""

STRAY = 0.05
"""The chance that a tile which has gone was taken by somebody from afar, or fell off. Assumed."""

LOOKED_AT = 0.15
"""For how long hands look at a tile before they show it, in turns of the belt. Assumed."""

BUSY_BEFORE_S, BUSY_AFTER_S = 4.0, 2.0
"""For how long before and after it shows a tile to a pad a hand hides no other one: to look at that
one and lay it aside, to reach for this one, to look at it and show it; and then to put it away.
Assumed."""

STEPS = 24
"""Into how many parts the track is divided to add up what is near."""

Stretch = tuple[float, float]
"""A part of the belt's way, in turns since a tile was shown."""


class PutBack(NamedTuple):
    """Where a seat may have put a tile back."""

    chance: float
    ahead: float
    """How far the next reader is."""
    others: tuple[tuple[str, float], ...]
    """The share of the hands along that way which are each other seat's."""


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
) -> tuple[PutBack, ...]:
    """The ways on which a tile that *seat* put back has not yet come to a reader."""
    chairs = dict(seats)
    points = []
    for step in range(STEPS):
        place = step / STEPS
        ahead = distance(place, readers, way)
        passed = [place + way * ahead * part for part in (0.25, 0.5, 0.75)]
        hands = {name: sum(near(chair, one) for one in passed) for name, chair in seats}
        everybody = sum(hands.values())
        others = tuple((name, one / everybody) for name, one in hands.items() if name != seat)
        points.append(PutBack(near(chairs[seat], place), ahead, others))
    total = sum(point.chance for point in points)
    return tuple(point._replace(chance=point.chance / total) for point in points)


def elsewhere(
    points: Sequence[PutBack],
    takes: float,
    gone_on: float,
    overlooked: float,
    hides: float,
    readers: int = 1,
    busy: Mapping[str, Sequence[Stretch]] | None = None,
    free: float = 1.0,
) -> float:
    """The chance that a tile which was put back is with another seat by now, unread and unshown.

    *takes* is how often a tile is taken in a turn of the belt, *gone_on* how far that has gone
    since, *overlooked* the share of passes that do not read the tile, *hides* the share of tiles
    that are never shown, *readers* how many stand along the track, and *busy* when the hands of
    other seats were (`stretches`), as hands are but for a share *free* of the time: only then do
    they hide tiles. Nobody shows a tile before it has been looked at, `LOOKED_AT`.
    """
    if gone_on <= 0.0:
        return 0.0
    busy = busy or {}
    further = overlooked / max(1e-3, 1.0 - overlooked) / readers
    chance = 0.0
    for point in points:
        lay = min(point.ahead + further, gone_on)
        looking = min(lay, max(0.0, lay + LOOKED_AT - gone_on))
        before = -math.expm1(-takes * (lay - looking))
        hidden = hides * before - (1.0 - before) * math.expm1(-takes * looking)
        others = sum(share * _free(busy.get(seat, ()), lay) for seat, share in point.others)
        chance += point.chance * min(1.0, others / free) * hidden
    return chance


def stretches(shown: Sequence[tuple[str, float]], pace: float) -> dict[str, list[Stretch]]:
    """Return on which parts of the belt's way the hands of each seat were busy. *shown* are the
    seats that have shown other tiles, each with the seconds since the tile in question was shown,
    in order; the belt went on at *pace* (turns a second)."""
    busy: dict[str, list[Stretch]] = {}
    for seat, after_s in shown:
        before = busy.setdefault(seat, [])
        from_s = max(before[-1][1] / pace if before else 0.0, after_s - BUSY_BEFORE_S)
        before.append((from_s * pace, (after_s + BUSY_AFTER_S) * pace))
    return busy


def _free(busy: Sequence[Stretch], lay: float) -> float:
    """The share of the way that a tile *lay* on the belt in which a hand was not busy."""
    return 1.0 - sum(max(0.0, min(end, lay) - begin) for begin, end in busy) / lay


def distance(place: float, readers: Sequence[float], way: int) -> float:
    """How far it is from a place to the next reader; a whole turn from a reader to itself."""
    return min(((reader - place) * way - 1e-9) % 1.0 for reader in readers)
