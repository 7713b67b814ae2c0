"""The passengers with striped suitcases: pirate, referee, sailor, mime, beekeeper."""

from display.art.canvas import (
    Colour,
    Drawing,
    arc,
    blob,
    both,
    box,
    clipped,
    oval,
    polygon,
    rounded,
    stroke,
)
from display.art.passengers.parts import (
    BLACK,
    BRONZE,
    GOLD,
    INK,
    PORCELAIN,
    RED,
    SAND,
    UMBER,
    WHITE,
    Portrait,
    brows,
    cheeks,
    collar,
    eyes,
    fringe,
    laugh,
    moustache,
    nose,
    person,
    shoulders,
    smile,
)

_NAVY: Colour = (34, 52, 104)


def _bands(colour: Colour, count: int, top: float, step: float, height: float) -> Drawing:
    """Horizontal stripes across the chest."""
    return clipped(
        tuple(
            shape for k in range(count) for shape in box(colour, 10, top + step * k, 80, height)
        ),
        shoulders(colour),
    )


def _pirate() -> Drawing:
    hat = (
        blob(BLACK, (12, 34), (22, 29), (31, 14), (50, 7), (69, 14), (78, 29), (88, 34), (70, 38),
             (50, 33), (30, 38))
        + stroke(GOLD, 2, (13, 34), (30, 37), (50, 32.5), (70, 37), (87, 34), smooth=True)
        + oval(WHITE, 50, 18, 6, 5.6) + rounded(WHITE, 46.4, 20, 7.2, 6.6, 2)
        + both(oval(BLACK, 47.6, 18.4, 1.7))
        + stroke(WHITE, 2, (39, 27), (61, 30)) + stroke(WHITE, 2, (61, 27), (39, 30))
    )
    patch = stroke(INK, 1.8, (30, 38), (68, 48)) + oval(INK, 58.5, 47, 6.4, 5.8)
    return person(
        skin=BRONZE,
        dress=WHITE,
        behind=both(blob(INK, (31, 34), (24, 50), (28, 70), (36, 66), (35, 40))),
        clothes=_bands(RED, 3, 80, 9, 5)
        + both(polygon((112, 32, 44), (10, 110), (16, 82), (33, 73), (40, 110))),
        face=oval(INK, 41.5, 47, 2.6, 3.2) + brows(41, 2) + nose() + smile(63, 6, 3),
        over=patch
        + moustache(INK, 57, 13, 3)
        + polygon(INK, (46, 66), (54, 66), (50, 77))
        + hat
        + arc(GOLD, 1.8, 30, 57, 3, 3.4, 0, 360),
    )


def _referee() -> Drawing:
    shirt = clipped(
        tuple(shape for k in range(5) for shape in box(BLACK, 17 + 15 * k, 70, 7, 42)),
        shoulders(BLACK),
    )
    whistle = (
        stroke(RED, 1.8, (36, 74), (48, 92), (52, 92), (64, 74), smooth=True)
        + rounded(GOLD, 44, 89, 15, 6, 1.5) + oval(GOLD, 47, 94, 5.6) + oval(INK, 47, 94, 2)
    )
    cap = (
        blob(BLACK, (30, 35), (32, 20), (50, 13), (68, 20), (70, 35))
        + blob((70, 66, 82), (29, 35), (50, 30), (74, 33), (86, 38), (70, 40), (50, 37))
        + oval(WHITE, 50, 13.6, 2.4)
    )
    return person(
        skin=UMBER,
        dress=WHITE,
        clothes=shirt + collar(BLACK) + whistle,
        face=eyes() + brows(42, 2.4, width=3) + nose((60, 20, 10, 120)) + smile(59, 6, -2),
        over=cap,
    )


def _sailor() -> Drawing:
    hat = (
        blob(WHITE, (30, 24), (50, 14), (70, 24), (70, 32), (30, 32))
        + rounded((226, 232, 242), 27, 24, 46, 10, 4)
        + stroke(_NAVY, 1.8, (30, 31), (70, 31))
    )
    neckerchief = (
        both(polygon(_NAVY, (38, 71), (50, 88), (42, 98), (20, 88), (24, 76)))
        + both(stroke(WHITE, 1.6, (24, 84), (42, 93), (49, 86)))
        + polygon(RED, (46, 86), (54, 86), (56, 98), (50, 104), (44, 98))
    )
    return person(
        skin=PORCELAIN,
        dress=WHITE,
        clothes=_bands((60, 110, 190), 2, 92, 8, 4) + neckerchief,
        face=eyes(colour=(38, 84, 160)) + brows(40, -1, (196, 142, 50)) + nose() + cheeks()
        + laugh(57, 7.5, 6),
        over=fringe((236, 184, 80), 36) + hat,
    )


def _mime() -> Drawing:
    beret = (
        blob(BLACK, (27, 31), (30, 18), (48, 12), (70, 14), (80, 24), (72, 31), (50, 30))
        + stroke(BLACK, 2.4, (54, 13), (56, 8))
    )
    tears = both(polygon(INK, (41.5, 39), (44, 46), (41.5, 58), (39, 46))
                 + oval(INK, 41.5, 47, 3.4))
    gloves = both(
        rounded(WHITE, 17, 78, 15, 18, 6)
        + stroke(WHITE, 4.4, (19, 80), (17, 70)) + stroke(WHITE, 4.4, (24, 79), (23.5, 67))
        + stroke(WHITE, 4.4, (29, 80), (30, 69))
    )
    return person(
        skin=(250, 250, 252),
        dress=WHITE,
        behind=both(blob(INK, (31, 30), (27, 44), (29, 58), (36, 54))),
        clothes=_bands(BLACK, 4, 75, 8, 4) + stroke(RED, 4, (36, 73), (50, 80), (64, 73)),
        face=tears + both(oval(WHITE, 42.4, 46, 1)) + brows(36, -2)
        + blob(RED, (44, 59), (48, 57), (50, 58), (52, 57), (56, 59), (50, 63)),
        over=fringe(INK, 33) + beret + gloves,
    )


def _bee(x: float, y: float, scale: float = 1.0) -> Drawing:
    s = scale
    return (
        oval((236, 246, 255), x - 1 * s, y - 4 * s, 2.6 * s, 4 * s)
        + oval((236, 246, 255), x + 3 * s, y - 4 * s, 2.6 * s, 4 * s)
        + oval(GOLD, x, y, 6 * s, 4.2 * s)
        + stroke(INK, 1.8 * s, (x - 1.5 * s, y - 3 * s), (x - 1.5 * s, y + 3 * s))
        + stroke(INK, 1.8 * s, (x + 2 * s, y - 3 * s), (x + 2 * s, y + 3 * s))
        + oval(INK, x - 5 * s, y - 0.6 * s, 1.6 * s)
    )


def _beekeeper() -> Drawing:
    straw: Colour = (238, 208, 128)
    veil = rounded((255, 255, 255, 70), 25, 30, 50, 50, 12)
    mesh: Drawing = ()
    for k in range(6):
        mesh += stroke((60, 70, 60, 120), 0.8, (28 + 9 * k, 33), (28 + 9 * k, 79))
        mesh += stroke((60, 70, 60, 120), 0.8, (26, 38 + 8 * k), (74, 38 + 8 * k))
    hat = (
        oval(straw, 50, 31, 38, 8)
        + oval((204, 168, 88), 50, 33, 30, 4)
        + blob(straw, (33, 30), (35, 15), (50, 10), (65, 15), (67, 30))
        + rounded((120, 84, 40), 33.4, 24, 33.2, 5, 2)
    )
    return person(
        skin=SAND,
        dress=(246, 244, 232),
        clothes=stroke((200, 196, 176), 2, (50, 80), (50, 110)),
        face=eyes() + brows(42) + nose() + cheeks() + smile(),
        over=veil + mesh + hat + _bee(81, 56, 1.25) + _bee(16, 66, 1.0) + _bee(72, 90, 0.9),
    )


PORTRAITS = {
    "pirate": Portrait((92, 186, 202), _pirate),
    "referee": Portrait((112, 196, 104), _referee),
    "sailor": Portrait((126, 176, 236), _sailor),
    "mime": Portrait((232, 120, 112), _mime),
    "beekeeper": Portrait((120, 150, 80), _beekeeper),
}
