"""The passengers with tartan suitcases: highlander, detective, lumberjack, yeti, punk."""

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
    GOLD,
    INK,
    PEACH,
    PORCELAIN,
    RED,
    SAND,
    SHADE,
    WHITE,
    Portrait,
    beard,
    brows,
    cheeks,
    collar,
    eyes,
    laugh,
    moustache,
    nose,
    person,
    shoulders,
    smile,
    wide_eyes,
)

_GINGER: Colour = (214, 98, 34)
_PINE: Colour = (30, 96, 70)


def _highlander() -> Drawing:
    sash = polygon(RED, (24, 76), (36, 72), (78, 104), (58, 110))
    for k in range(4):
        sash += stroke(_PINE, 2, (32 + 10 * k, 71 + 8 * k), (24 + 11 * k, 82 + 8 * k))
    tam = (
        blob(_PINE, (25, 30), (31, 17), (50, 12), (72, 15), (80, 25), (70, 33), (50, 33), (34, 34))
        + oval(SHADE, 62, 26, 16, 6)
        + rounded(WHITE, 31, 29, 38, 7, 3)
        + box(RED, 33, 29, 4, 7) + box(RED, 41, 29, 4, 7) + box(RED, 49, 29, 4, 7)
        + box(RED, 57, 29, 4, 7) + box(RED, 64, 29, 3, 7)
        + oval(RED, 52, 11, 6)
    )
    hair = both(blob(_GINGER, (30, 34), (24, 46), (26, 62), (33, 66), (35, 48), (34, 36)))
    return person(
        skin=PORCELAIN,
        dress=(58, 70, 84),
        behind=hair,
        clothes=sash,
        face=eyes() + brows(41, colour=_GINGER, width=3) + cheeks(52),
        over=beard(_GINGER, 80, 47) + nose() + moustache((236, 124, 54), 57, 13, 2) + tam,
    )


def _detective() -> Drawing:
    brown: Colour = (142, 108, 70)
    cap = (
        both(blob(brown, (29, 32), (21, 42), (25, 49), (36, 36)))
        + blob(brown, (29, 35), (32, 20), (50, 12), (68, 20), (71, 35), (50, 32))
        + stroke((92, 64, 38), 1.6, (50, 13), (50, 32))
        + arc((92, 64, 38), 1.6, 50, 32, 12, 19, 180, 360)
        + arc((92, 64, 38), 1.6, 50, 40, 22, 16, 205, 335)
        + blob((112, 80, 48), (28, 36), (50, 30), (72, 36), (66, 40), (50, 37), (34, 40))
        + both(oval(GOLD, 46.5, 12, 3.4, 2.4))
    )
    glass = (
        stroke((90, 60, 36), 4.4, (77, 80), (84, 94))
        + oval(INK, 72, 68, 13)
        + oval((204, 232, 244), 72, 68, 10.4)
        + arc(WHITE, 2, 72, 68, 7, 7, 200, 260)
    )
    cape = both(blob((118, 88, 56), (14, 108), (18, 82), (38, 71), (48, 88), (44, 108)))
    return person(
        skin=PEACH,
        dress=(164, 128, 84),
        clothes=cape + collar(WHITE),
        face=eyes() + brows(41, 1.6) + nose() + smile(61, 5, 2),
        over=moustache((86, 58, 38), 56.5, 8) + cap + glass,
    )


def _lumberjack() -> Drawing:
    shirt: Drawing = ()
    for k in range(6):
        shirt += box((60, 16, 24, 150), 17 + 12 * k, 70, 5, 40)
    for k in range(3):
        shirt += box((60, 16, 24, 150), 10, 78 + 9 * k, 80, 4)
    beanie = (
        blob((52, 92, 160), (31, 34), (33, 18), (50, 10), (67, 18), (69, 34))
        + rounded((74, 122, 196), 28, 29, 44, 10, 4)
        + oval(WHITE, 50, 10, 6)
    )
    for k in range(6):
        beanie += stroke((52, 92, 160), 1.2, (33 + 7 * k, 31), (33 + 7 * k, 37))
    return person(
        skin=SAND,
        dress=(206, 60, 52),
        clothes=clipped(shirt, shoulders(RED)),
        face=eyes() + brows(43, colour=(62, 38, 26), width=4) + cheeks(53),
        over=beard((62, 38, 26), 83, 46) + laugh(60, 6.5, 5) + nose() + beanie,
    )


def _yeti() -> Drawing:
    fur: Colour = (236, 244, 250)
    shade: Colour = (188, 208, 226)
    tufts = [
        (16, 110), (12, 88), (22, 74), (18, 64), (26, 56), (20, 44), (29, 36), (27, 22), (37, 22),
        (41, 10), (50, 16), (59, 8), (62, 21), (73, 21), (71, 36), (80, 44), (74, 56), (82, 64),
        (78, 74), (88, 88), (84, 110),
    ]
    return (
        polygon(fur, *tufts)
        + both(stroke(shade, 2.4, (26, 88), (30, 96)) + stroke(shade, 2.4, (38, 92), (41, 99)))
        + blob((112, 164, 206), (34, 40), (42, 33), (50, 37), (58, 33), (66, 40), (67, 54),
               (59, 64),
               (41, 64), (33, 54))
        + wide_eyes(44, 7.5, 5)
        + brows(36, -1, shade, 3)
        + oval((58, 96, 142), 50, 51.5, 4.4, 3)
        + oval((46, 52, 86), 50, 57, 9, 4.5, 0, 180)
        + both(polygon(WHITE, (43, 57), (47, 57), (45, 62.5)))
        + rounded(RED, 24, 69, 52, 9, 4)
        + box(_PINE, 33, 69, 4, 9) + box(_PINE, 48, 69, 4, 9) + box(_PINE, 62, 69, 4, 9)
        + polygon(RED, (60, 75), (72, 75), (74, 96), (62, 96))
        + box(_PINE, 62, 83, 11, 4)
    )


def _punk() -> Drawing:
    mohawk = polygon(
        (66, 214, 92), (43, 34), (35, 18), (43, 20), (42, 4), (50, 14), (57, 1), (60, 15), (68, 7),
        (64, 22), (70, 20), (58, 34),
    )
    studs: Drawing = ()
    for k in range(5):
        x = 39 + 5.5 * k
        studs += polygon((214, 220, 232), (x - 1.8, 75), (x + 1.8, 75), (x, 69))
    jacket = (
        both(polygon((86, 78, 100), (36, 74), (50, 100), (40, 106), (26, 80)))
        + both(oval((214, 220, 232), 25, 84, 2) + oval((214, 220, 232), 30, 90, 2))
        + rounded(BLACK, 36, 73, 28, 5.6, 2.5)
    )
    wink = stroke(INK, 2.2, (55, 47), (59, 45.6), (63, 47), smooth=True)
    left_eye = oval((96, 40, 130, 120), 41.5, 46, 6, 5) + oval(INK, 41.5, 47, 2.8, 3.4)
    stubble = oval((90, 100, 120, 90), 50, 33, 17, 9, 180, 360)
    return person(
        skin=PORCELAIN,
        dress=(48, 42, 60),
        clothes=jacket + studs,
        face=stubble + left_eye + wink + brows(41, 1.5) + nose() + smile(59, 7, 3),
        over=mohawk + oval(GOLD, 31, 56, 2.4) + arc(GOLD, 1.2, 53, 54.4, 1.8, 1.8, 0, 180),
    )


PORTRAITS = {
    "highlander": Portrait((120, 178, 160), _highlander),
    "detective": Portrait((246, 206, 130), _detective),
    "lumberjack": Portrait((150, 190, 120), _lumberjack),
    "yeti": Portrait((88, 132, 196), _yeti),
    "punk": Portrait((238, 110, 170), _punk),
}
