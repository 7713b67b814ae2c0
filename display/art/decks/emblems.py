"""The backs of the card games: each has a ground and an emblem of its own."""

import math

from display.art.canvas import Colour, Drawing, moved, oval, polygon, rounded, stroke
from display.art.pieces import plane

_BRASS: Colour = (240, 186, 74)
_BONE: Colour = (244, 232, 208)
_GROUNDS: dict[str, tuple[Colour, Colour]] = {
    #                   ground         lines
    "captains-orders": ((18, 58, 78), _BRASS),
    "bluff-pirate": ((92, 26, 38), _BONE),
    "captain-bluff": ((26, 82, 66), (255, 214, 110)),
}
_OTHER: tuple[Colour, Colour] = ((60, 66, 88), (190, 198, 216))


def ground(game: str) -> Drawing:
    """The printed ground with a fine frame."""
    fill, line = _GROUNDS.get(game, _OTHER)
    return (
        rounded(fill, 8, 8, 84, 124, 5)
        + rounded(line, 12, 12, 76, 116, 4)
        + rounded(fill, 14, 14, 72, 112, 3)
    )


def emblem(game: str) -> Drawing:
    """What stands in the middle of the back."""
    fill, line = _GROUNDS.get(game, _OTHER)
    match game:
        case "captains-orders":
            return _helm(line, fill)
        case "bluff-pirate":
            return moved(skull(line, fill), y=20, scale=0.74)
        case "captain-bluff":
            return oval(line, 50, 70, 31) + oval(fill, 50, 70, 28.6) + plane(50, 70, 0.72, line)
    return oval(line, 50, 70, 30) + oval(fill, 50, 70, 27)


def _helm(line: Colour, fill: Colour) -> Drawing:
    """A ship's wheel."""
    spokes: Drawing = ()
    for k in range(8):
        angle = math.pi * k / 4
        cos, sin = math.cos(angle), math.sin(angle)
        spokes += stroke(line, 4, (50 + 6 * cos, 70 + 6 * sin), (50 + 33 * cos, 70 + 33 * sin))
    return (
        oval(line, 50, 70, 25) + oval(fill, 50, 70, 20)
        + spokes
        + oval(line, 50, 70, 9.5) + oval(fill, 50, 70, 4)
    )


def skull(bone: Colour, hollow: Colour) -> Drawing:
    """A skull above crossed bones, in the box of 100 by 100 units."""
    bones: Drawing = ()
    for x in (16, 84):
        bones += stroke(bone, 8, (x, 62), (100 - x, 92))
        for y, out in ((62, x), (92, 100 - x)):
            side = -1 if out < 50 else 1
            bones += oval(bone, out + 2 * side, y - 5, 6.4) + oval(bone, out + 2 * side, y + 5, 6.4)
    return (
        bones
        + oval(hollow, 50, 48, 35, 39)
        + oval(bone, 50, 42, 30, 30)
        + rounded(bone, 34, 56, 32, 24, 7)
        + oval(hollow, 38, 46, 8.5, 9.5) + oval(hollow, 62, 46, 8.5, 9.5)
        + polygon(hollow, (50, 55), (45, 64), (55, 64))
        + stroke(hollow, 2.6, (43, 70), (43, 79))
        + stroke(hollow, 2.6, (50, 70), (50, 79))
        + stroke(hollow, 2.6, (57, 70), (57, 79))
    )
