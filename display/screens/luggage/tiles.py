"""Tiles on the drawn belt, and the gaps that they left."""

from collections.abc import Mapping

import pygame

from controller.views.luggage import BeltTile, TileState
from display import art, theme
from display.art.canvas import Canvas, Point, rounded, stroke
from display.art.keeping import POOL, packed

RING = 1.3
"""The light around a tile that has just come back, in sides of a tile."""

_ORDER: Mapping[TileState, int] = {"gone": 0, "lying": 1, "uncertain": 2, "back": 3}
"""What lies on top of what, where two are drawn at one place."""


def layer(tile: BeltTile) -> int:
    """How high it lies."""
    return _ORDER[tile.state]


def picture_of(tile: BeltTile, side: int) -> pygame.Surface:
    """A tile, or what its place looks like."""
    match tile.state:
        case "gone":
            return gap(side, tile.suitcase)
        case "uncertain":
            return veiled(side, tile.suitcase)
        case _:
            return art.tile_back((side, side), tile.suitcase)


def make_ready(side: int, suitcase: str) -> None:
    """Have a tile's pictures made before any is seen."""
    for state in _ORDER:
        picture_of(BeltTile(0.0, suitcase, state), side)


def light(surface: pygame.Surface, corner: tuple[int, int], side: int, strength: int) -> None:
    """Put the light around a tile that has just come back below it."""
    ring = ringed(round(side * RING), strength)
    beyond = (ring.get_width() - side) // 2
    surface.blit(ring, (corner[0] - beyond, corner[1] - beyond))


@POOL.keeping
def gap(side: int, suitcase: str) -> pygame.Surface:
    """Where a tile lay: its pattern, hardly to be seen, in a broken line."""
    canvas = Canvas((side, side))
    dashes: list[tuple[Point, Point]] = []
    for from_, to in ((14, 32), (41, 59), (68, 86)):
        dashes += [((from_, 5), (to, 5)), ((from_, 95), (to, 95))]
        dashes += [((5, from_), (5, to)), ((95, from_), (95, to))]
    for one, other in dashes:
        canvas.draw(stroke((150, 156, 176), 5, one, other))
    picture = canvas.finished()
    faint = art.suitcase((round(side * 0.62), round(side * 0.52)), suitcase).copy()
    faint.set_alpha(70)
    picture.blit(faint, faint.get_rect(center=picture.get_rect().center))
    return packed(picture)


@POOL.keeping
def veiled(side: int, suitcase: str) -> pygame.Surface:
    """A tile of which nobody knows whether it still lies there."""
    picture = art.tile_back((side, side), suitcase).copy()
    picture.set_alpha(110)
    veiled = pygame.Surface((side, side), pygame.SRCALPHA)
    veiled.blit(picture, (0, 0))
    mark = theme.lettering("?", round(side * 0.72), theme.AMBER)
    shade = theme.lettering("?", round(side * 0.72), theme.NIGHT)
    middle = veiled.get_rect().center
    for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        veiled.blit(shade, shade.get_rect(center=(middle[0] + x, middle[1] + y)))
    veiled.blit(mark, mark.get_rect(center=middle))
    return packed(veiled)


@POOL.keeping
def ringed(side: int, strength: int) -> pygame.Surface:
    """The light around a tile that has just come back."""
    canvas = Canvas((side, side))
    red, green, blue = theme.GOOD[:3]
    for width in range(4):
        alpha = (40 + 20 * width) * (2 + strength) // 6
        inner = 2 + 2.6 * width
        canvas.draw(
            rounded((red, green, blue, alpha), inner, inner, 100 - 2 * inner, 100 - 2 * inner, 20)
        )
    return packed(canvas.finished())
