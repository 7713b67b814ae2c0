"""The middle of the luggage table: the turning belt, or rows of tiles in the memory variant.

A ground knows where its places are and paints itself; everything else on the table is the same as
for cards. Times are seconds on any monotonic clock of the viewer.
"""

import math
from typing import Protocol

import pygame
from pygame import Rect

from controller.views import LuggageView
from display import theme
from display.art.canvas import Colour
from display.screens.layout import letters_px
from display.screens.luggage.turning import across, slats
from display.tabletop import look
from display.tabletop.layout import Point
from display.tabletop.look import SMOOTH, plate
from display.tabletop.moment import Moment
from display.tabletop.sight import Sight
from display.tracks import BeltPath
from hardware.scene import Scene

MEMORY_ROWS, MEMORY_COLUMNS = 3, 6
"""How tiles are arranged on the table top in the memory variant."""

REACH = 1.35
"""A moving tile is hit within this many of its own sides: hands are generous."""

_GAP = 6
_RIM = 9
"""Pixels of steel around the belt."""

SETTLE_S = 0.12
"""The time in which a difference between the expected position and a scene's fades away."""

BLIND_S = 1.5
"""Without a scene for this long the belt is not extrapolated further: it may have stopped."""

JUMP_TURNS = 0.05
"""A larger difference is shown at once: the table was restarted."""


def match_of(sight: Sight) -> LuggageView | None:
    """Return the match, if it is one of this game."""
    return sight.match if isinstance(sight.match, LuggageView) else None


class BeltEye:
    """Follows the belt smoothly, never far from the last scene."""

    def __init__(self) -> None:
        self._turns = 0.0
        self._rpm = 0.0
        self._seen_s = -math.inf
        self._error_turns = 0.0

    def __repr__(self) -> str:
        return f"<BeltEye at {self._turns:.3f} turns, {self._rpm} rpm>"

    @property
    def moving(self) -> bool:
        return self._rpm != 0.0

    def see(self, scene: Scene, now_s: float) -> None:
        """Take in a scene that arrived at *now_s*."""
        first = self._seen_s == -math.inf
        error = 0.0 if first else self.turns(now_s) - scene.belt_turns
        self._error_turns = error if abs(error) < JUMP_TURNS else 0.0
        self._turns, self._rpm, self._seen_s = scene.belt_turns, scene.belt_rpm, now_s

    def turns(self, now_s: float) -> float:
        """Return how far the belt has turned at *now_s*."""
        if self._seen_s == -math.inf:
            return self._turns
        since_s = max(0.0, now_s - self._seen_s)
        foreseen = self._turns + self._rpm / 60.0 * min(since_s, BLIND_S)
        return foreseen + self._error_turns * math.exp(-since_s / SETTLE_S)

    def settled(self, now_s: float) -> bool:
        """Return True if the picture of the belt stays the same until the next scene."""
        since_s = now_s - self._seen_s
        return since_s > (BLIND_S if self.moving else 6 * SETTLE_S)


class Ground(Protocol):
    """What lies in the middle of the luggage table."""

    name: str
    """Its places are called `NAME/0` ...; NAME alone is the space between them."""
    reach: float
    """A piece is hit within this many of its own sides."""

    def spot(self, number: int, belt_turns: float) -> tuple[Point, int] | None:
        """Return the middle of a place and the side of a tile there; None if there is no such
        place."""

    def surrounds(self, point: Point) -> bool:
        """Return True if a click there is meant for the ground."""

    def prepare(self, surface: pygame.Surface) -> None:
        """Paint what never moves, `SMOOTH` times too large."""

    def paint(self, surface: pygame.Surface, moment: Moment) -> None:
        """Paint what moves, without the pieces."""


def ground_of(sight: Sight, middle: Rect) -> Ground:
    """Return the ground of a table without cards, laid out in *middle*."""
    scene = sight.scene
    if sight.in_rows or not scene.belt_places:
        return TileRows(middle)
    seats = [seat.seat for seat in scene.seats]
    chair = seats.index(scene.seat) if scene.seat in seats else 0
    return Belt(middle, scene.belt_places, (chair + 0.5) / max(1, len(seats)))


class Belt:
    """The turning belt, as large as fits, with tiles as large as its places are wide."""

    name = "belt"
    reach = REACH

    def __init__(self, middle: Rect, places: int, start: float) -> None:
        self.places = places
        tile = middle.height * 0.3
        self.track = BeltPath(middle.center, 0.0, 1.0, start)
        for _ in range(8):
            radius = max(4.0, (middle.height - tile * 1.25) / 2 - _RIM)
            straight = max(0.0, middle.width - tile * 1.25 - 2 * radius - 2 * _RIM)
            centre = (float(middle.centerx), float(middle.centery))
            self.track = BeltPath(centre, straight, radius, start)
            tile = min(middle.height * 0.3, self.track.length / max(1, places) / 1.05)
        self.tile = max(8, int(tile))
        self._area = middle

    def __repr__(self) -> str:
        return f"<Belt with {self.places} places>"

    def spot(self, number: int, belt_turns: float) -> tuple[Point, int] | None:
        if number >= self.places:
            return None
        return self.track.point(belt_turns + number / self.places), self.tile

    def surrounds(self, point: Point) -> bool:
        # A click anywhere on the carousel, including its middle, is meant for the belt.
        return self.track.surrounds(point, margin=self.tile)

    def prepare(self, surface: pygame.Surface) -> None:
        half = self.tile * 0.62
        for beyond, colour in (
            (half + 9, theme.mixed(look.TABLE, (0, 0, 0), 0.35)),
            (half + 6, look.STEEL_DARK),
            (half + 4, look.STEEL),
            (half, look.RUBBER),
        ):
            self._ring(surface, self.track.radius + beyond, colour)
        inner = self.track.radius - half
        if inner > 6:
            self._ring(surface, inner, look.STEEL)
            self._ring(surface, inner - 3, look.STEEL_DARK)
            self._ring(surface, inner - 5, look.INNER)

    def paint(self, surface: pygame.Surface, moment: Moment) -> None:
        surface.blit(self._slats(moment.belt_turns), self._area)
        self._reader(surface)
        self._sign(surface, moment)

    def _slats(self, belt_turns: float) -> pygame.Surface:
        pitch = self.track.length / (2 * self.places)
        phase = int((belt_turns * self.track.length + pitch / 2) % pitch)
        box = (*self._area.topleft, *self._area.size)
        return slats(self.track, self.tile * 0.6, 2 * self.places, look.SLAT, box, phase)

    def _ring(self, surface: pygame.Surface, radius: float, colour: Colour) -> None:
        """Paint a filled racetrack around the belt's centre line."""
        area = Rect(0, 0, round(self.track.straight + 2 * radius), round(2 * radius))
        area.center = (round(self.track.centre[0]), round(self.track.centre[1]))
        big = Rect(*(side * SMOOTH for side in area))
        pygame.draw.rect(surface, colour, big, border_radius=big.height // 2)

    def _reader(self, surface: pygame.Surface) -> None:
        """Paint a small gantry over the belt at its first reader."""
        inner, outer = across(self.track, 0.0, self.tile * 0.6 + 7)
        pygame.draw.line(surface, theme.AMBER, inner, outer, 3)
        for end in (inner, outer):
            look.put(surface, look.disc(11, theme.AMBER), end)

    def _sign(self, surface: pygame.Surface, moment: Moment) -> None:
        """Paint the sign inside the belt, and the progress of the round or the count; during play,
        how many tiles are known to be off it."""
        inner = self.track.radius - self.tile * 0.6 - 6
        if inner < 14:
            return
        match = match_of(moment.sight)
        words, below = moment.words("luggage-hands-reclaim"), ""
        if match is not None and match.phase in ("mapping", "verifying") and match.tiles_expected:
            found = {"found": match.tiles_found, "expected": match.tiles_expected}
            below = moment.words("luggage-hands-suitcases-found", **found)
        elif match is not None and match.phase == "play" and match.belt and match.belt.out:
            below = moment.words("luggage-screen-off-belt", count=sum(match.belt.out.values()))
        elif match is not None:
            below = moment.words("luggage-screen-round", number=match.round, of=match.rounds)
        largest = max(34, round(letters_px(surface.get_height()) * 2.6))
        height = min(largest, round(inner * 0.85))
        x, y = self.track.centre
        sign = theme.lettering(words, height, theme.AMBER)
        look.put(surface, sign, (x, y - (height * 0.55 if below else 0)))
        if below:
            line = theme.lettering(below, round(height * 0.8), theme.PAPER)
            look.put(surface, line, (x, y + height * 0.55))


class TileRows:
    """Rows of tiles on the table top."""

    name = "table"
    reach = 1.0

    def __init__(self, middle: Rect) -> None:
        self._middle = middle
        cell = min(middle.width / MEMORY_COLUMNS, middle.height / MEMORY_ROWS)
        side = round(cell) - _GAP
        left = middle.centerx - cell * MEMORY_COLUMNS / 2
        top = middle.centery - cell * MEMORY_ROWS / 2
        self.cells = tuple(
            Rect(
                round(left + column * cell + _GAP / 2), round(top + row * cell + _GAP / 2),
                side, side,
            )
            for row in range(MEMORY_ROWS)
            for column in range(MEMORY_COLUMNS)
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"<TileRows of {len(self.cells)}>"

    def spot(self, number: int, belt_turns: float) -> tuple[Point, int] | None:
        if number >= len(self.cells):
            return None
        return self.cells[number].center, self.cells[number].width

    def surrounds(self, point: Point) -> bool:
        return self._middle.collidepoint(point)

    def prepare(self, surface: pygame.Surface) -> None:
        for cell in self.cells:
            plate(surface, cell, look.TRAY, look.TABLE_EDGE, 8)

    def paint(self, surface: pygame.Surface, moment: Moment) -> None:
        """Do nothing: rows do not move."""
