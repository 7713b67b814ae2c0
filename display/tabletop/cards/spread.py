"""Cards side by side: where each one lies in an area, and which one is at a point. Pure."""

from collections.abc import Sequence

from pygame import Rect

from display.tabletop.geometry import CARD_SHAPE, Point, fit

APART = 1.06
"""Cards that have room lie so many widths apart."""


def spread(area: Rect, count: int) -> tuple[Rect, ...]:
    """Where so many cards lie: as large as fits, left to right and overlapping where they must;
    in a high area from top to bottom."""
    if count == 0:
        return ()
    across = area.width >= area.height * 0.8
    # At least a third of the area's length is left for what the cards show of themselves.
    longest = 1.0 if count == 1 else 0.62
    if across:
        card = fit(Rect(0, 0, round(area.width * longest), area.height), CARD_SHAPE)
        along, length = card.width, area.width
    else:
        card = fit(Rect(0, 0, area.width, round(area.height * longest)), CARD_SHAPE)
        along, length = card.height, area.height
    step = 0.0 if count == 1 else min(along * APART, (length - along) / (count - 1))
    start = (length - along - step * (count - 1)) / 2
    found = []
    for number in range(count):
        place = card.copy()
        if across:
            place.topleft = (round(area.left + start + step * number), 0)
            place.centery = area.centery
        else:
            place.topleft = (0, round(area.top + start + step * number))
            place.centerx = area.centerx
        found.append(place)
    return tuple(found)


def at(places: Sequence[Rect], point: Point) -> int | None:
    """Which card is at a point: the last one that lies there is on top."""
    x, y = round(point[0]), round(point[1])
    hits = [number for number, place in enumerate(places) if place.collidepoint(x, y)]
    return hits[-1] if hits else None
