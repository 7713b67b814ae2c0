"""The passengers with leather suitcases: caveman, aviator, viking, explorer, vampire."""

from display.art.canvas import Colour, Drawing, arc, blob, both, oval, polygon, rounded, stroke
from display.art.passengers.parts import (
    BLACK,
    GOLD,
    PEACH,
    PORCELAIN,
    RED,
    WHITE,
    Portrait,
    beard,
    brows,
    cheeks,
    eyes,
    laugh,
    moustache,
    nose,
    person,
    smile,
)


def _caveman() -> Drawing:
    hair: Colour = (78, 48, 30)
    shag = polygon(
        hair, (22, 74), (16, 58), (21, 54), (15, 42), (22, 38), (19, 26), (29, 25), (30, 13),
        (40, 18),
        (47, 8), (54, 17), (64, 10), (68, 22), (79, 22), (77, 34), (85, 42), (79, 50), (84, 60),
        (78, 74),
    )
    locks = polygon(
        hair, (29, 44), (30, 28), (50, 20), (70, 28), (71, 44), (65, 35), (60, 40), (54, 34),
        (49, 40),
        (43, 34), (38, 40), (34, 35),
    )
    bone = (
        stroke(WHITE, 4, (36, 20), (66, 13))
        + oval(WHITE, 35, 17, 3.4) + oval(WHITE, 36, 22.4, 3.4)
        + oval(WHITE, 66, 10.4, 3.4) + oval(WHITE, 67.6, 15.4, 3.4)
    )
    fur = (
        polygon((226, 160, 60), (14, 112), (20, 84), (30, 76), (62, 94), (82, 92), (86, 112))
        + oval(hair, 32, 90, 4, 3) + oval(hair, 46, 98, 4.4, 3) + oval(hair, 28, 102, 3, 2.4)
        + oval(hair, 64, 101, 4, 3)
    )
    return person(
        skin=(216, 154, 108),
        dress=(216, 154, 108),
        behind=shag,
        clothes=fur,
        face=eyes(48) + stroke(hair, 4, (36, 42), (50, 44), (64, 42), smooth=True) + cheeks(),
        over=beard(hair, 80, 50) + oval((190, 122, 80), 50, 54, 4.6, 3.6) + laugh(61, 7, 5)
        + locks + bone,
    )


def _aviator() -> Drawing:
    leather: Colour = (122, 74, 40)
    dark: Colour = (86, 48, 24)
    cap = (
        blob(leather, (28, 66), (27, 40), (33, 24), (50, 17), (67, 24), (73, 40), (72, 66),
             (66, 60),
             (66, 44), (58, 36), (42, 36), (34, 44), (34, 60))
        + stroke(dark, 1.6, (50, 17), (50, 35))
    )
    goggles = (
        stroke(dark, 4, (28, 32), (50, 29), (72, 32), smooth=True)
        + both(oval(GOLD, 40, 29, 9.4, 8) + oval((150, 214, 236), 40, 29, 7, 5.8)
               + stroke(WHITE, 1.6, (36, 29), (39, 25.6)))
        + rounded(GOLD, 47, 27, 6, 3.6, 1)
    )
    scarf = (
        blob(WHITE, (34, 70), (50, 75), (66, 70), (68, 79), (50, 86), (32, 79))
        + polygon(WHITE, (60, 78), (90, 70), (97, 78), (92, 84), (64, 86))
        + stroke((210, 214, 226), 1.6, (68, 80), (88, 76))
    )
    flaps = both(polygon((150, 96, 56), (20, 80), (34, 74), (44, 100), (30, 96)))
    return person(
        skin=PEACH,
        dress=leather,
        clothes=flaps + scarf,
        face=eyes(49) + nose(y=54) + cheeks(57) + laugh(59, 7, 5.4),
        over=cap + goggles,
    )


def _viking() -> Drawing:
    iron: Colour = (166, 174, 188)
    blond: Colour = (240, 190, 84)
    horns = both(
        blob((250, 240, 214), (30, 32), (20, 28), (13, 18), (14, 3), (20, 14), (27, 20), (35, 22))
        + stroke((206, 186, 146), 2, (24, 29), (29, 20))
    )
    helmet = (
        horns
        + blob(iron, (29, 36), (32, 20), (50, 11), (68, 20), (71, 36))
        + rounded((128, 136, 152), 28, 31, 44, 7, 3)
        + rounded((128, 136, 152), 47, 33, 6, 17, 2)
        + both(oval(GOLD, 33, 34.5, 1.6) + oval(GOLD, 42, 34.5, 1.6))
        + stroke((204, 210, 220), 2, (38, 21), (44, 16.6))
    )
    braids = both(
        stroke(blond, 7, (40, 74), (38, 82), (40, 90)) + oval(RED, 39, 91, 3.4)
        + oval(blond, 39.4, 96, 3.6, 4.4)
    )
    fur = both(oval((120, 92, 70), 24, 82, 13, 9) + oval((150, 118, 92), 26, 80, 8, 5))
    return person(
        skin=PORCELAIN,
        dress=(96, 60, 44),
        clothes=fur,
        face=eyes(46, 9.4, colour=(40, 90, 150)) + brows(42, 2, blond, 3.2) + cheeks(52),
        over=beard(blond, 78, 49) + moustache((252, 208, 110), 58, 13, -5)
        + smile(65, 4, 2, (150, 80, 50)) + braids + helmet,
    )


def _explorer() -> Drawing:
    khaki: Colour = (206, 184, 134)
    helmet = (
        blob((236, 220, 178), (30, 33), (32, 16), (50, 9), (68, 16), (70, 33))
        + blob((216, 196, 148), (18, 38), (28, 31), (50, 29), (72, 31), (82, 38), (66, 38),
               (50, 36),
               (34, 38))
        + rounded((150, 112, 64), 30.4, 25, 39.2, 5, 2)
        + oval((216, 196, 148), 50, 9.6, 3.4, 2.6)
    )
    glasses = (
        stroke((90, 64, 40), 2, (36, 74), (40, 88)) + stroke((90, 64, 40), 2, (64, 74), (60, 88))
        + both(rounded(BLACK, 37, 84, 11, 16, 3) + oval((110, 180, 200), 42.5, 97, 3.6))
        + rounded(BLACK, 46, 88, 8, 5, 1)
    )
    monocle = arc(GOLD, 1.8, 58.5, 47, 6, 6, 0, 360) + stroke(
        GOLD, 1, (64, 50), (68, 62), (65, 74), smooth=True
    )
    return person(
        skin=(240, 184, 150),
        dress=khaki,
        clothes=both(polygon((180, 156, 104), (41, 70), (50, 80), (40, 88), (32, 75))) + glasses,
        face=eyes() + brows(41, -1, (200, 196, 190), 3) + nose() + cheeks() + smile(62, 4, 2),
        over=moustache((226, 222, 216), 57, 15, 3) + both(
            blob((226, 222, 216), (31, 36), (29.6, 52), (34, 60), (35.4, 42))
        ) + monocle + helmet,
    )


def _vampire() -> Drawing:
    pale: Colour = (222, 226, 222)
    hair: Colour = (26, 20, 34)
    collar = both(polygon((26, 20, 34), (10, 112), (12, 52), (20, 50), (40, 84), (44, 112))
                  + polygon((176, 20, 44), (16, 112), (16.6, 56), (20, 55), (38, 86), (42, 112)))
    peak = blob(
        hair, (30, 48), (30, 32), (38, 22), (50, 18), (62, 22), (70, 32), (70, 48), (66, 38),
        (60, 31),
        (54, 32), (50, 39), (46, 32), (40, 31), (34, 38),
    )
    fangs = both(polygon(WHITE, (44.4, 60.6), (47, 61.2), (45.8, 66)))
    return person(
        skin=pale,
        dress=(30, 24, 40),
        behind=collar,
        clothes=polygon(WHITE, (40, 72), (60, 72), (56, 110), (44, 110))
        + both(polygon(RED, (50, 79), (39, 74), (39, 86)))
        + rounded((150, 20, 34), 47.6, 77, 4.8, 5, 1.4),
        face=both(oval((120, 90, 150, 90), 41.5, 46, 6, 5)) + eyes(colour=(170, 20, 40))
        + brows(40, 3, hair, 2.6) + nose((120, 120, 150, 120))
        + stroke((120, 20, 40), 2, (41, 59), (50, 61.4), (59, 59), smooth=True),
        over=fangs + both(polygon(pale, (32, 44), (26, 38), (30, 52))) + peak,
    )


PORTRAITS = {
    "caveman": Portrait((140, 176, 190), _caveman),
    "aviator": Portrait((134, 200, 240), _aviator),
    "viking": Portrait((72, 120, 150), _viking),
    "explorer": Portrait((102, 168, 108), _explorer),
    "vampire": Portrait((110, 76, 130), _vampire),
}
