"""The carousel seen from above: where over its track tiles were grabbed, and who sits around it."""

import math
from collections.abc import Sequence
from functools import lru_cache

import pygame

from display import theme
from display.art.canvas import Canvas, Colour, Drawing, oval, polygon, stroke
from display.screens.layout import Rect, fitted, split_top
from display.screens.page import Page

_STEEL: Colour = (142, 150, 172)
_RUBBER: Colour = (44, 46, 58)
_HEAT: tuple[Colour, ...] = (
    _RUBBER, (112, 54, 72), (206, 92, 52), theme.AMBER, (255, 246, 220)
)  # fmt: skip

# Radii in a box of 100 units, whose middle is at (50, 50).
_SEATS = 46.0
_RIM = 40.0
_BELT = 38.5
_HALL = 21.0
"""The hall in the middle of the belt."""
_INNER = 22.5


def ring(
    page: Page, grabs: Sequence[int], chairs: Sequence[str], playing: Sequence[str], area: Rect
) -> None:
    """The belt with *grabs* by part of its track, and the seats that are *playing* around it.

    The chairs stand around the track evenly, as at the virtual table: the first before the bottom,
    the others clockwise. The amber line is the belt's first reader, where the track begins.
    """
    area = fitted(area, 1.0)
    start = 0.5 / max(1, len(chairs))
    page.put(_picture(area.width, tuple(grabs), start), area)
    for index, seat in enumerate(chairs):
        if seat in playing:
            x, y = _point((index + 0.5) / len(chairs) - start, _SEATS)
            mark = Rect(0, 0, round(area.width * 0.076), round(area.width * 0.076))
            mark.center = round(area.x + area.width * x / 100), round(area.y + area.width * y / 100)
            page.seat_mark(seat, mark)
    hall = area.inflate(*(-round(area.width * (1 - 1.24 * _HALL / 100)),) * 2)
    count, word = split_top(hall, hall.height * 0.62)
    page.write(str(sum(grabs)), count, height=hall.height * 0.56)
    page.write(page.words("luggage-screen-grabs"), word, theme.MIST, height=page.em * 0.62)


def heat(share: float) -> Colour:
    """The colour of a *share* (0 to 1) of the most: rubber that glows. The lighter the more, so
    that it can be read by lightness alone."""
    at = share * (len(_HEAT) - 1)
    below = min(int(at), len(_HEAT) - 2)
    return theme.mixed(_HEAT[below], _HEAT[below + 1], at - below)


def _point(turn: float, radius: float) -> tuple[float, float]:
    """A point of the box: *turn* counts clockwise from the bottom, where the first chair is."""
    angle = math.radians(90 + 360 * turn)
    return 50 + radius * math.cos(angle), 50 + radius * math.sin(angle)


@lru_cache(maxsize=8)
def _picture(side: int, grabs: tuple[int, ...], start: float) -> pygame.Surface:
    canvas = Canvas((side, side))
    canvas.draw(oval(_STEEL, 50, 50, _RIM) + oval(theme.NIGHT, 50, 50, _BELT))
    most = max([1, *grabs])
    for index, count in enumerate(grabs):
        begin, end = index / len(grabs) - start, (index + 1) / len(grabs) - start
        canvas.draw(_part(heat(count / most), begin, end))
    for index in range(len(grabs)):
        seam = index / len(grabs) - start
        canvas.draw(stroke(theme.NIGHT, 0.7, _point(seam, _INNER), _point(seam, _BELT - 0.7)))
    canvas.draw(oval(_STEEL, 50, 50, _INNER) + oval(theme.NIGHT, 50, 50, _HALL))
    canvas.draw(
        stroke(theme.NIGHT, 3.2, _point(-start, _HALL), _point(-start, _RIM))
        + stroke(theme.AMBER, 1.6, _point(-start, _HALL), _point(-start, _RIM))
    )
    return canvas.finished()


def _part(colour: Colour, begin: float, end: float) -> Drawing:
    """The belt between two places."""
    steps = 8
    turns = [begin + (end - begin) * k / steps for k in range(steps + 1)]
    return polygon(
        colour,
        *(_point(turn, _BELT - 0.3) for turn in turns),
        *(_point(turn, _INNER) for turn in reversed(turns)),
    )
