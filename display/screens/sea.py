"""The sea of Bluff Pirate: the chart of any board, with its waves, islands and ships."""

import math
from collections import defaultdict
from collections.abc import Mapping
from itertools import count
from typing import NamedTuple

import pygame

from controller.views import BluffPirateView
from controller.views.bluff_pirate import IslandView
from controller.views.box import PathView
from display import art, theme
from display.art.canvas import Canvas, Colour, oval, stroke
from display.art.keeping import POOL, packed
from display.art.sea import ISLAND
from display.screens.layout import Rect
from display.screens.page import Page
from display.tracks import Point, chart

_WATER: Colour = (14, 52, 92)
_DEEP: Colour = (10, 32, 66)
_FOAM: Colour = (36, 92, 140)
_BUOY: Colour = (158, 190, 216)
_DRIFT = 0.006
"""Of the page's width, each second."""


_SWELL_S = 0.1
"""How often the sea moves: it does so by a pixel or two."""


_SWELL, _GLOW = 0.03, 1.5
"""Of a ship's side: how far it moves up and down, and how wide the shine around it is."""


class Sailing(NamedTuple):
    """What is seen of a match on its sea."""

    board: tuple[PathView, ...]
    islands: tuple[IslandView, ...]
    ships: tuple[tuple[str, str], ...]
    """The seats with their squares."""
    ahead: tuple[str | None, ...]
    """The seats that sail in front: who is to act, or has won."""

    @classmethod
    def of(cls, match: BluffPirateView) -> "Sailing":
        ships = tuple((one.seat, one.square) for one in match.players)
        return cls(match.board, match.islands, ships, (match.active, *match.winners))


def wall_to_wall(page: Page, area: Rect) -> Rect:
    """Where the sea is that has the height of *area*."""
    return Rect(page.walls.x, area.y, page.walls.width, area.height)


def sea(page: Page, sailing: Sailing, area: Rect) -> None:
    """The sea from wall to wall of the page, at the height of *area*."""
    water = wall_to_wall(page, area)
    page.live(water, lambda: _sea(page, sailing, area, water))


def _island_px(area: Rect) -> float:
    return min(area.height * 0.5, area.width * 0.085)


def _ship_px(area: Rect) -> int:
    return round(min(area.height * 0.37, area.width * 0.056))


def _inside(area: Rect) -> Rect:
    """Where the squares are: an island lies to the right of its square, where the ships land."""
    inside = area.inset(0, area.height * 0.04)
    inside.x += round(_ship_px(area) * 0.8)
    inside.width = round(area.right - _island_px(area) * 1.3 - inside.x)
    return inside


def island_places(sailing: Sailing, area: Rect) -> list[Rect]:
    """Return where each island is drawn on a sea at the height of *area*."""
    island_px, inside = _island_px(area), _inside(area)
    charted = chart(sailing.board, tuple(island.name for island in sailing.islands))
    places = []
    for island in sailing.islands:
        x, y = _at(inside, charted.places[island.name])
        place = Rect(0, 0, round(island_px * ISLAND[0] / ISLAND[1]), round(island_px))
        place.midleft = x - round(island_px * 0.2), y - round(island_px * 0.16)
        place.clamp_ip(area)
        places.append(place)
    return places


def _sea(page: Page, sailing: Sailing, area: Rect, water: Rect) -> None:
    theme.put_gradient(page.surface, water, _DEEP, _WATER, _DEEP)
    drifted_px = round(page.clock_s(_SWELL_S) * _DRIFT * water.width)
    page.tile(_crests(water.size), water, (-drifted_px, 0))
    ship_px = _ship_px(area)
    inside = _inside(area)
    charted = chart(sailing.board, tuple(island.name for island in sailing.islands))
    for number, island, place in zip(count(1), sailing.islands, island_places(sailing, area)):
        page.put(art.island(place.size, island.holds), place)
        # Above the chest, beside the palm.
        sign = Rect(0, 0, round(place.width * 0.4), round(place.height * 0.4))
        sign.topright = place.topright
        page.write(str(number), sign)
    radius = max(2, round(ship_px * 0.085))
    page.put(_courses(inside.size, charted.courses, radius), inside)
    _ships(page, sailing, inside, charted.places, ship_px, area)


def _at(area: Rect, point: Point) -> tuple[int, int]:
    return round(area.x + area.width * point[0]), round(area.y + area.height * point[1])


def _ships(
    page: Page,
    sailing: Sailing,
    inside: Rect,
    places: Mapping[str, Point],
    side: int,
    area: Rect,
) -> None:
    """The ships, those on one square in a cluster around it; the one to act sails in front."""
    together: dict[str, list[str]] = defaultdict(list)
    for seat, square in sailing.ships:
        together[square].append(seat)
    # With its glow, and on a swell, a ship stays within the sea.
    within = area.inset(0, side * (_GLOW - 1 + 2 * _SWELL) / 2)
    down = max(1, int((within.height - side) / (side * 0.72)) + 1)
    for square, seats in together.items():
        x, y = _at(inside, places[square])
        across = -(-len(seats) // down)
        # All of a cluster moves aside, or one of its ships would hide another.
        half = round(side * (0.5 + 0.4 * (across - 1)))
        x = max(within.left + half, min(x, within.right - half))
        for index, seat in enumerate(seats):
            column, row = divmod(index, down)
            here = min(down, len(seats) - column * down)
            place = Rect(0, 0, side, side)
            place.center = (
                round(x + (column - (across - 1) / 2) * side * 0.8),
                round(y + (row - (here - 1) / 2) * side * 0.72 - side * 0.25),
            )
            place.clamp_ip(within)
            place.y += round(
                math.sin(page.clock_s(_SWELL_S) * 1.7 + len(seat) + index) * side * _SWELL
            )
            if seat in sailing.ahead:
                page.put(_glow(round(side * _GLOW)), place)
            page.ship(seat, place)


@POOL.keeping
def _crests(size: tuple[int, int]) -> pygame.Surface:
    """Some small waves, spread evenly; repeats without a seam."""
    width, height = size
    canvas = Canvas(size, extent=size, ground=_FOAM[:3])
    pitch = max(24, height // 3)
    length = max(5, height // 14)
    for row in range(3):
        y = (row + 0.5) * height / 3
        count = max(1, width // (pitch * 3))
        for k in range(count):
            x = (k + 0.33 * (row + 1)) * width / count
            x = min(max(x, 2 * length), width - 2 * length)
            canvas.draw(
                stroke(
                    _FOAM,
                    max(1.4, height / 110),
                    (x - length, y),
                    (x - length / 2, y - length / 3),
                    (x, y),
                    (x + length / 2, y - length / 3),
                    (x + length, y),
                    smooth=True,
                )
            )
    return packed(canvas.finished())


@POOL.keeping
def _courses(
    size: tuple[int, int], courses: tuple[tuple[Point, ...], ...], radius: int
) -> pygame.Surface:
    """All courses, with a buoy on every square."""
    width, height = size
    margin = 3 * radius
    canvas = Canvas(
        (width + 2 * margin, height + 2 * margin),
        extent=(width + 2 * margin, height + 2 * margin),
        ground=_BUOY[:3],
    )
    ends = [course[-1] for course in courses]
    for course in courses:
        for point in course:
            x, y = margin + point[0] * width, margin + point[1] * height
            # Where courses part or end, the buoy is larger.
            wide = radius * (1.7 if point in ends or point == course[0] else 1.0)
            canvas.draw(oval(_DEEP, x, y, wide * 1.5) + oval(_BUOY, x, y, wide))
    return packed(canvas.finished())


@POOL.keeping
def _glow(side: int) -> pygame.Surface:
    """A shine around a ship."""
    canvas = Canvas((side, side), ground=theme.AMBER[:3])
    for step in range(6):
        canvas.draw(oval((*theme.AMBER[:3], 34), 50, 50, 50 - 4 * step))
    return packed(canvas.finished())
