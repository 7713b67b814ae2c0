"""The passengers with dotted suitcases: clown, painter, flamenco dancer, cook, ladybird."""

from display.art.canvas import Colour, Drawing, arc, blob, both, oval, polygon, rounded, stroke
from display.art.passengers.parts import (
    BLACK,
    GOLD,
    INK,
    PEACH,
    RED,
    SAND,
    WHITE,
    Portrait,
    brows,
    cheeks,
    eyes,
    laugh,
    moustache,
    nose,
    person,
    smile,
    wide_eyes,
)


def _clown() -> Drawing:
    orange: Colour = (246, 128, 30)
    curls = both(
        oval(orange, 27, 36, 9) + oval(orange, 21, 46, 9) + oval(orange, 26, 56, 8.4)
        + oval((255, 160, 70), 25, 44, 4.5)
    )
    bow = (
        both(blob((60, 130, 220), (50, 79), (38, 72), (28, 74), (28, 90), (38, 91), (50, 84)))
        + both(oval(GOLD, 33, 78, 2.4) + oval(GOLD, 40, 84, 2.4) + oval(GOLD, 32, 86, 1.8))
        + oval((36, 92, 176), 50, 81.5, 5)
    )
    hat = (
        polygon((72, 190, 120), (40, 27), (56, 6), (66, 25))
        + oval(WHITE, 56, 6, 4.4)
        + oval(WHITE, 50, 17, 2.2) + oval(WHITE, 58, 19, 2.2) + oval(WHITE, 55, 13, 1.6)
    )
    return person(
        skin=(254, 244, 236),
        dress=(248, 212, 70),
        behind=curls,
        clothes=bow,
        face=both(oval((84, 160, 236), 41.5, 44, 5.4, 7.6)) + eyes(46, size=2.8) + brows(34, -2)
        + oval(RED, 50, 60, 13, 8, 0, 180) + oval(WHITE, 50, 60, 10.4, 5.4, 0, 180)
        + cheeks(55, (240, 90, 110, 120)),
        over=oval(RED, 50, 53, 6.2) + oval((255, 190, 180), 48, 51, 1.7) + hat,
    )


def _painter() -> Drawing:
    beret = (
        blob((196, 36, 60), (26, 33), (22, 22), (36, 12), (58, 12), (74, 20), (70, 31), (50, 30))
        + stroke((196, 36, 60), 2.6, (46, 13), (44, 7))
    )
    palette = (
        blob((214, 168, 112), (56, 84), (66, 74), (84, 74), (92, 86), (84, 100), (64, 100))
        + oval(RED, 66, 83, 3.6) + oval(GOLD, 76, 80, 3.6) + oval((60, 130, 220), 84, 87, 3.6)
        + oval((70, 180, 100), 76, 93, 3.6)
    )
    brush = stroke((160, 110, 60), 2.6, (13, 96), (21, 62)) + blob(
        (60, 130, 220), (19.4, 63), (20, 54), (23, 49), (25, 55), (23.4, 64)
    )
    scarf = blob(GOLD, (36, 72), (50, 78), (64, 72), (64, 80), (50, 86), (36, 80))
    return person(
        skin=PEACH,
        dress=(70, 86, 130),
        behind=both(blob((70, 44, 30), (32, 30), (25, 46), (29, 64), (36, 58), (34, 40))),
        clothes=scarf,
        face=eyes() + brows(40, -1.5, (70, 44, 30)) + nose() + smile(61, 4, 2),
        over=moustache((70, 44, 30), 56, 14, 6)
        + polygon((70, 44, 30), (47.5, 65), (52.5, 65), (50, 73))
        + beret + palette + brush,
    )


def _flamenco_dancer() -> Drawing:
    hair: Colour = (34, 22, 30)
    rose = (
        oval(RED, 71, 27, 9) + oval((160, 22, 36), 71, 27, 6) + oval((236, 84, 84), 69.6, 25.6, 3.4)
        + blob((60, 150, 90), (60, 30), (66, 34), (64, 40), (58, 35))
    )
    comb = polygon(
        GOLD, (38, 21), (34, 6), (42, 11), (46, 3), (50, 10), (54, 3), (58, 11), (66, 6), (62, 21)
    )
    ruffles: Drawing = ()
    for k in range(6):
        ruffles += oval((232, 66, 60), 20 + 12 * k, 84 + (2 if k in (2, 3) else 0), 8)
    for k in range(6):
        ruffles += oval(WHITE, 20 + 12 * k, 86 + (2 if k in (2, 3) else 0), 2.2)
    lashes = both(
        stroke(INK, 1.6, (38.4, 45.4), (35.4, 43))
        + oval((120, 60, 130, 90), 41.5, 44.6, 5, 3.6)
    )
    return person(
        skin=SAND,
        dress=(200, 30, 40),
        behind=oval(hair, 50, 44, 24, 25) + oval(hair, 50, 68, 12, 9),
        clothes=blob(SAND, (36, 72), (50, 70), (64, 72), (60, 84), (50, 88), (40, 84)) + ruffles,
        face=lashes + eyes() + brows(39, -1.5) + nose()
        + blob(RED, (44, 59), (48, 57), (50, 58), (52, 57), (56, 59), (50, 63)),
        over=comb
        + blob(hair, (30, 50), (31, 32), (40, 23), (50, 21), (60, 23), (69, 32), (70, 50), (64, 38),
               (50, 30), (36, 38))
        + blob(hair, (50, 22), (46, 32), (36, 40), (31, 46), (31, 34), (38, 25))
        + rose + both(arc(GOLD, 2, 30.5, 62, 4.4, 5, 0, 360)),
    )


def _cook() -> Drawing:
    toque = (
        oval(WHITE, 36, 15, 10.4) + oval(WHITE, 64, 15, 10.4) + oval(WHITE, 50, 12.6, 11.6)
        + polygon(WHITE, (29, 18), (71, 18), (68, 34), (32, 34))
        + rounded((226, 230, 238), 31, 27, 38, 9, 2)
        + stroke((214, 220, 232), 1.8, (42, 16), (43, 26))
        + stroke((214, 220, 232), 1.8, (58, 16), (57, 26))
    )
    jacket = both(oval(BLACK, 43, 88, 2) + oval(BLACK, 43, 96, 2)) + polygon(
        RED, (35, 71), (50, 77), (65, 71), (62, 79), (53, 81), (57, 92), (50, 86), (43, 92),
        (47, 81),
        (38, 79),
    )
    return person(
        skin=(252, 206, 180),
        dress=(246, 248, 252),
        clothes=jacket,
        face=eyes() + brows(41, -1, (80, 62, 50)) + cheeks(54, (236, 70, 60, 110))
        + laugh(60, 6, 5),
        over=moustache((80, 62, 50), 57, 12, 1) + oval((240, 170, 146), 50, 53, 4) + toque,
    )


def _ladybird() -> Drawing:
    shell = (
        oval((222, 40, 36), 50, 88, 40, 30)
        + stroke(INK, 2.6, (50, 58), (50, 110))
        + both(oval(INK, 32, 84, 6) + oval(INK, 21, 94, 4.6) + oval(INK, 39, 98, 5))
    )
    feelers = both(
        stroke(INK, 2.6, (42, 24), (36, 13), (29, 9), smooth=True) + oval(RED, 28, 9, 4.2)
    )
    return (
        shell
        + feelers
        + oval(BLACK, 50, 46, 26, 25)
        + both(oval(WHITE, 30, 40, 4.6, 6.4))
        + blob(PEACH, (32, 50), (36, 40), (44, 36), (50, 40), (56, 36), (64, 40), (68, 50),
               (62, 62),
               (50, 67), (38, 62))
        + wide_eyes(48, 8.4, 5.8, (60, 40, 30))
        + nose(y=54)
        + cheeks(57)
        + smile(60, 7, 4)
    )


PORTRAITS = {
    "clown": Portrait((140, 110, 206), _clown),
    "painter": Portrait((176, 216, 190), _painter),
    "flamenco-dancer": Portrait((250, 172, 92), _flamenco_dancer),
    "cook": Portrait((92, 160, 150), _cook),
    "ladybird": Portrait((160, 214, 96), _ladybird),
}
