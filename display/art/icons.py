"""Small signs for the screen: verdicts, counters, seats' marks. Shape says as much as colour."""

from collections.abc import Callable

import pygame

from display.art.canvas import (
    Canvas,
    Colour,
    Drawing,
    Size,
    arc,
    blob,
    box,
    flipped,
    moved,
    oval,
    polygon,
    rounded,
    star,
    stroke,
)
from display.art.keeping import POOL
from display.art.suitcases import frown

_WHITE: Colour = (255, 255, 255)
_INK: Colour = (24, 22, 40)


def _check() -> Drawing:
    return oval((46, 160, 96), 50, 50, 46) + stroke(_WHITE, 12, (28, 52), (44, 68), (73, 34))


def _cross() -> Drawing:
    return oval((206, 62, 52), 50, 50, 46) + stroke(_WHITE, 12, (34, 34), (66, 66)) + stroke(
        _WHITE, 12, (66, 34), (34, 66)
    )


def _cards() -> Drawing:
    drawing = (
        polygon((120, 134, 178), (12, 22), (50, 10), (74, 72), (36, 86))
        + rounded(_INK, 30, 15, 58, 78, 8)
        + rounded((250, 243, 226), 33, 18, 52, 72, 6)
        + oval((84, 98, 150), 59, 45, 13)
        + oval((84, 98, 150), 59, 78, 20, 16, 180, 360)
    )
    return moved(drawing, y=-2, scale=1.14)


def _bot() -> Drawing:
    grey: Colour = (176, 188, 214)
    return (
        stroke(grey, 6, (50, 30), (50, 14)) + oval(grey, 50, 13, 8)
        + rounded(grey, 16, 30, 68, 54, 14)
        + oval(_INK, 37, 53, 8) + oval(_INK, 63, 53, 8)
        + rounded(_INK, 34, 68, 32, 7, 3)
        + rounded(grey, 5, 46, 8, 22, 3) + rounded(grey, 87, 46, 8, 22, 3)
    )


def _warning() -> Drawing:
    return (
        stroke((255, 190, 60), 14, (50, 18), (88, 82), (12, 82), (50, 18))
        + polygon((255, 190, 60), (50, 18), (88, 82), (12, 82))
        + stroke(_INK, 9, (50, 40), (50, 58)) + oval(_INK, 50, 74, 5.6)
    )


def _fault() -> Drawing:
    """A plug beside its socket: something does not answer."""
    return (
        oval((206, 62, 52), 50, 50, 47)
        + stroke(_WHITE, 8, (14, 50), (28, 50))
        + rounded(_WHITE, 26, 34, 18, 32, 8)
        + box(_WHITE, 42, 39, 9, 6) + box(_WHITE, 42, 55, 9, 6)
        + rounded(_WHITE, 60, 34, 16, 32, 8)
        + stroke(_WHITE, 8, (74, 50), (86, 50))
    )


def _info() -> Drawing:
    return oval((70, 124, 214), 50, 50, 46) + oval(_WHITE, 50, 28, 7) + stroke(
        _WHITE, 12, (50, 47), (50, 73)
    )


def _hand() -> Drawing:
    skin: Colour = (250, 214, 176)
    fingers: Drawing = ()
    for x0, y0, x1, y1 in ((34, 52, 29, 24), (46, 46, 44, 14), (58, 46, 60, 16), (69, 54, 76, 28)):
        fingers += stroke(skin, 10.5, (x0, y0), (x1, y1))
    return fingers + rounded(skin, 28, 44, 47, 46, 18) + stroke(skin, 11, (32, 74), (14, 56))


def _trophy() -> Drawing:
    gold: Colour = (255, 200, 70)
    dark: Colour = (214, 150, 36)
    return (
        arc(dark, 7, 24, 30, 14, 14, 60, 300) + arc(dark, 7, 76, 30, 14, 14, -120, 120)
        + polygon(gold, (24, 10), (76, 10), (72, 42), (58, 58), (42, 58), (28, 42))
        + box(dark, 45, 56, 10, 20)
        + rounded(gold, 30, 74, 40, 14, 4)
        + star(_WHITE, 50, 31, 13)
    )


def _frown() -> Drawing:
    return frown(50, 50, 47)


def _bolt() -> Drawing:
    """A streak: one hit upon another."""
    return oval((112, 84, 196), 50, 50, 46) + polygon(
        (255, 214, 84), (57, 14), (25, 56), (45, 56), (39, 87), (75, 42), (53, 42)
    )


def _before() -> Drawing:
    """An arrowhead: more follows on the left."""
    return stroke((255, 190, 60), 16, (64, 18), (34, 50), (64, 82))


def _after() -> Drawing:
    return flipped(_before())


def _win() -> Drawing:
    """A round that was won."""
    return star((214, 150, 36), 50, 54, 50) + star((255, 206, 84), 50, 54, 40)


def _win_open() -> Drawing:
    """A round that is still to be won."""
    return star((150, 164, 208), 50, 54, 50) + star((34, 46, 86), 50, 54, 34)


def _captain() -> Drawing:
    """A captain's hat, its brim turned up."""
    hat: Colour = (36, 58, 116)
    gold: Colour = (255, 206, 84)
    return (
        blob(_INK, (3, 70), (14, 42), (32, 24), (50, 14), (68, 24), (86, 42), (97, 70), (76, 74),
             (50, 66), (24, 74))
        + blob(hat, (10, 66), (19, 44), (35, 29), (50, 20), (65, 29), (81, 44), (90, 66), (74, 68),
               (50, 60), (26, 68))
        + stroke(gold, 5, (9, 67), (26, 71), (50, 63), (74, 71), (91, 67), smooth=True)
        + oval(gold, 50, 42, 13) + oval(hat, 50, 42, 8) + oval(gold, 50, 42, 4)
    )  # fmt: skip


def _hand_of_cards() -> Drawing:
    """Cards in somebody's hand."""
    drawing: Drawing = ()
    for turn in (-26, 0, 26):
        card = rounded(_INK, 30, 10, 40, 60, 6) + rounded((250, 243, 226), 33.5, 13.5, 33, 53, 4)
        drawing += moved(
            moved(card + rounded((84, 98, 150), 38, 18, 24, 44, 3), y=-6),
            turn_deg=turn, x=turn * 0.4, y=abs(turn) * 0.18 + 8,
        )
    return drawing


def _palm() -> Drawing:
    """An island, and how far it is."""
    leaf: Colour = (72, 188, 112)
    return (
        oval((244, 212, 140), 50, 92, 42, 12)
        + stroke((176, 112, 64), 8, (42, 88), (46, 58), (56, 32), smooth=True)
        + stroke(leaf, 10, (56, 32), (34, 24), (16, 38), smooth=True)
        + stroke(leaf, 10, (56, 32), (76, 24), (90, 40), smooth=True)
        + stroke(leaf, 10, (56, 32), (44, 12), (26, 10), smooth=True)
        + stroke(leaf, 10, (56, 32), (68, 10), (84, 14), smooth=True)
    )


def _voted() -> Drawing:
    """A vote that lies under a hand."""
    return oval((112, 84, 196), 50, 50, 46) + oval((70, 50, 132), 50, 50, 36) + moved(
        _hand(), scale=0.62
    )


def _bluff() -> Drawing:
    """The vote "bluff": a mask."""
    return oval((206, 62, 52), 50, 50, 46) + blob(
        _WHITE, (16, 40), (34, 36), (50, 42), (66, 36), (84, 40), (80, 60), (64, 68), (50, 58),
        (36, 68), (20, 60),
    ) + oval((206, 62, 52), 35, 51, 8, 6) + oval((206, 62, 52), 65, 51, 8, 6)


def _up() -> Drawing:
    """Numbers that rise."""
    return stroke((255, 206, 84), 14, (50, 88), (50, 34)) + polygon(
        (255, 206, 84), (50, 4), (84, 46), (16, 46)
    )


def _down() -> Drawing:
    """Numbers that fall."""
    return moved(_up(), turn_deg=180)


def _eye() -> Drawing:
    """Somebody knows this."""
    return (
        blob((220, 230, 250), (4, 50), (26, 28), (50, 21), (74, 28), (96, 50), (74, 72), (50, 79),
             (26, 72))
        + oval((44, 92, 196), 50, 50, 21) + oval(_INK, 50, 50, 11) + oval(_WHITE, 44, 43, 5)
    )  # fmt: skip


def _pause() -> Drawing:
    return rounded(_INK, 20, 14, 22, 72, 6) + rounded(_INK, 58, 14, 22, 72, 6)


def _undo() -> Drawing:
    """An arrow that turns back."""
    return arc(_INK, 14, 54, 56, 28, 28, 270, 500) + polygon(_INK, (54, 6), (54, 50), (18, 28))


def _recount() -> Drawing:
    """Four strokes and one across: what is counted."""
    strokes = [stroke(_INK, 9, (x, 16), (x, 84)) for x in (20, 40, 60, 80)]
    return sum(strokes, ()) + stroke(_INK, 9, (8, 74), (92, 26))


def _operator() -> Drawing:
    """A spanner."""
    return arc(_INK, 14, 67, 33, 21, 21, 85, 365) + stroke(_INK, 16, (20, 80), (53, 47))


def _language() -> Drawing:
    """A globe."""
    blue: Colour = (44, 92, 196)
    return (
        oval(blue, 50, 50, 44)
        + stroke(_WHITE, 5, (10, 50), (90, 50)) + stroke(_WHITE, 5, (50, 8), (50, 92))
        + arc(_WHITE, 5, 50, 50, 20, 42, 0, 360)
        + stroke(_WHITE, 5, (17, 30), (83, 30)) + stroke(_WHITE, 5, (17, 70), (83, 70))
    )  # fmt: skip


def _menu() -> Drawing:
    """Three lines."""
    lines = [rounded(_WHITE, 14, y, 72, 13, 6) for y in (19, 44, 69)]
    return sum(lines, ())


_ICONS: dict[str, Callable[[], Drawing]] = {
    "check": _check,
    "cross": _cross,
    "cards": _cards,
    "bot": _bot,
    "warning": _warning,
    "fault": _fault,
    "info": _info,
    "hand": _hand,
    "trophy": _trophy,
    "frown": _frown,
    "bolt": _bolt,
    "before": _before,
    "after": _after,
    "win": _win,
    "win_open": _win_open,
    "captain": _captain,
    "hand_of_cards": _hand_of_cards,
    "palm": _palm,
    "voted": _voted,
    "bluff": _bluff,
    "up": _up,
    "down": _down,
    "eye": _eye,
    "pause": _pause,
    "undo": _undo,
    "recount": _recount,
    "operator": _operator,
    "language": _language,
    "menu": _menu,
}

ICONS = tuple(_ICONS)


def icon_drawing(name: str) -> Drawing:
    """What `icon` paints, for other painters."""
    return _ICONS[name]()


@POOL.keeping
def icon(size: Size, name: str) -> pygame.Surface:
    """One of `ICONS`. Raises `KeyError` for another name: icons are the screen's own."""
    canvas = Canvas(size)
    canvas.draw(icon_drawing(name))
    return canvas.finished()


def _triangle(colour: Colour, radius: float) -> Drawing:
    return star(colour, 50, 58, radius * 1.2, tips=3, inner=0.5)


def _circle(colour: Colour, radius: float) -> Drawing:
    return oval(colour, 50, 50, radius)


def _square(colour: Colour, radius: float) -> Drawing:
    side = 1.76 * radius
    return rounded(colour, 50 - side / 2, 50 - side / 2, side, side, 8)


def _diamond(colour: Colour, radius: float) -> Drawing:
    return star(colour, 50, 50, radius * 1.08, tips=2, inner=0.86)


def _hexagon(colour: Colour, radius: float) -> Drawing:
    return star(colour, 50, 50, radius * 1.04, tips=3, inner=1.0)


def _star(colour: Colour, radius: float) -> Drawing:
    return star(colour, 50, 53, radius * 1.14, inner=0.52)


def _plus(colour: Colour, radius: float) -> Drawing:
    arm = 0.36 * radius
    return rounded(colour, 50 - arm, 50 - radius, 2 * arm, 2 * radius, 5) + rounded(
        colour, 50 - radius, 50 - arm, 2 * radius, 2 * arm, 5
    )


def _heart(colour: Colour, radius: float) -> Drawing:
    lobe = 0.53 * radius
    return (
        oval(colour, 50 - 0.94 * lobe, 50 - 0.62 * lobe, lobe)
        + oval(colour, 50 + 0.94 * lobe, 50 - 0.62 * lobe, lobe)
        + polygon(
            colour,
            (50 - 1.80 * lobe, 50 - 0.1 * lobe),
            (50, 50 - 0.62 * lobe),
            (50 + 1.80 * lobe, 50 - 0.1 * lobe),
            (50, 50 + 1.9 * lobe),
        )
    )


def _drop(colour: Colour, radius: float) -> Drawing:
    side = 0.7 * radius
    return oval(colour, 50, 62, side) + polygon(
        colour, (50, 52 - radius), (50 + side * 0.9, 53), (50 - side * 0.9, 53)
    )


_MARKS: dict[str, Callable[[Colour, float], Drawing]] = {
    "triangle": _triangle,
    "circle": _circle,
    "square": _square,
    "diamond": _diamond,
    "hexagon": _hexagon,
    "star": _star,
    "plus": _plus,
    "heart": _heart,
    "drop": _drop,
}

MARKS = tuple(_MARKS)
"""Shapes that stand for seats, so that nobody needs to tell red from green."""


def mark_drawing(shape: str, colour: Colour, rim: Colour) -> Drawing:
    """What `mark` paints, with a *rim* of any colour, for other painters."""
    return _MARKS[shape](rim, 46) + _MARKS[shape](colour, 37)


@POOL.keeping
def mark(size: Size, shape: str, colour: Colour) -> pygame.Surface:
    """A seat's mark: one of `MARKS` in the seat's colour, with a light rim."""
    canvas = Canvas(size, ground=(250, 246, 236))
    canvas.draw(mark_drawing(shape, colour, (250, 246, 236)))
    return canvas.finished()
