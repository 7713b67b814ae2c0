"""The passengers with zigzag suitcases: pharaoh, samurai, mermaid, inventor, dragon."""

from display.art.canvas import (
    Colour,
    Drawing,
    arc,
    blob,
    both,
    oval,
    polygon,
    rounded,
    star,
    stroke,
)
from display.art.passengers.parts import (
    BLACK,
    BRONZE,
    GOLD,
    INK,
    PEACH,
    PORCELAIN,
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
    shoulders,
    smile,
)


def _pharaoh() -> Drawing:
    lapis: Colour = (36, 74, 168)
    cloth = blob(
        GOLD, (30, 34), (36, 18), (50, 13), (64, 18), (70, 34), (82, 66), (80, 84), (66, 84),
        (64, 60), (36, 60), (34, 84), (20, 84), (18, 66),
    )
    bars = both(
        stroke(lapis, 3.2, (30, 42), (24, 62)) + stroke(lapis, 3.2, (23.5, 68), (33, 68))
        + stroke(lapis, 3.2, (22, 76), (33, 76)) + stroke(lapis, 3.2, (27, 60), (33, 60))
        + stroke(lapis, 3.2, (31, 52), (34, 52))
    )
    crown: Drawing = (
        blob(GOLD, (29, 44), (33, 24), (50, 13), (67, 24), (71, 44), (66, 36), (50, 31), (34, 36))
        + both(stroke(lapis, 2.8, (42, 17), (38, 31)) + stroke(lapis, 2.8, (36, 21), (32, 36)))
        + stroke((206, 150, 40), 3, (32, 37), (50, 31.6), (68, 37), smooth=True)
        + stroke((40, 150, 110), 4, (50, 30), (50, 20), (47, 14), smooth=True)
        + oval((40, 150, 110), 48, 13, 4, 3.4) + oval(RED, 46.6, 12.4, 1.1)
    )
    liner = both(
        stroke(INK, 2.2, (46, 48.4), (41.5, 44.6), (34, 47), smooth=True)
        + stroke(INK, 1.8, (36, 49.4), (41.5, 51), (46, 48.4), smooth=True)
    )
    beads = tuple(
        shape
        for radius, colour in ((26, lapis), (21, GOLD), (16, (40, 150, 110)))
        for shape in oval(colour, 50, 72, radius, radius * 0.9, 0, 180)
    )
    return person(
        skin=BRONZE,
        dress=(248, 240, 220),
        behind=cloth + bars,
        clothes=beads,
        face=eyes() + liner + brows(39.5, 0.6) + nose() + smile(60, 6, 2.4),
        over=crown + polygon(lapis, (46.6, 68), (53.4, 68), (55, 84), (50, 88), (45, 84))
        + stroke(GOLD, 1.4, (46.4, 73), (53.6, 73)) + stroke(GOLD, 1.4, (46, 79), (54, 79)),
    )


def _samurai() -> Drawing:
    lacquer: Colour = (156, 30, 36)
    iron: Colour = (52, 54, 70)
    crest = blob(
        GOLD, (50, 27), (36, 23), (27, 13), (26, 2), (34, 12), (42, 18), (50, 20), (58, 18),
        (66, 12),
        (74, 2), (73, 13), (64, 23),
    )
    helmet = (
        both(polygon(iron, (30, 34), (14, 52), (16, 66), (32, 60)))
        + both(stroke(lacquer, 2.2, (29, 42), (17, 55)) + stroke(lacquer, 2.2, (31, 51), (18, 62)))
        + blob(iron, (28, 38), (31, 20), (50, 12), (69, 20), (72, 38))
        + stroke((92, 94, 112), 1.8, (38, 17), (35, 33)) + stroke((92, 94, 112), 1.8, (62, 17),
                                                                  (65, 33))
        + blob(lacquer, (24, 39), (50, 30), (76, 39), (70, 43), (50, 37), (30, 43))
        + crest + oval(RED, 50, 25, 4)
    )
    mask = (
        blob(lacquer, (31, 51), (40, 54), (50, 51), (60, 54), (69, 51), (66, 66), (57, 73),
             (43, 73),
             (34, 66))
        + both(stroke(GOLD, 1.8, (36, 58), (44, 58)))
        + stroke(INK, 3, (42, 66), (50, 63.6), (58, 66), smooth=True)
        + both(polygon(WHITE, (44, 64.4), (47, 64), (45.6, 68)))
    )
    plates = both(
        rounded(iron, 8, 76, 27, 40, 5)
        + stroke(lacquer, 2.6, (10, 84), (33, 84)) + stroke(lacquer, 2.6, (9, 92), (33, 92))
    ) + rounded((72, 76, 96), 37, 78, 26, 40, 3)
    return person(
        skin=SAND,
        dress=lacquer,
        clothes=plates,
        face=eyes(46) + brows(42, 3, width=3),
        over=mask + helmet,
    )


def _mermaid() -> Drawing:
    hair: Colour = (28, 168, 170)
    light: Colour = (80, 208, 200)
    waves = both(
        blob(hair, (50, 18), (34, 22), (26, 36), (22, 54), (27, 68), (19, 84), (23, 100), (38, 96),
             (37, 76), (42, 60), (40, 40))
        + stroke(light, 2, (28, 44), (25, 58), (29, 70), (25, 86), smooth=True)
    )
    scales: Drawing = ()
    for row in range(3):
        for column in range(8):
            scales += arc(
                (220, 130, 220), 1.4, 22 + 8 * column + 4 * (row % 2), 92 + 6 * row, 4, 4, 0, 180
            )
    shells = both(
        oval((250, 160, 180), 40, 89, 8, 7)
        + stroke((214, 100, 130), 1.2, (40, 95), (36, 84))
        + stroke((214, 100, 130), 1.2, (40, 95), (44, 84))
        + stroke((214, 100, 130), 1.2, (40, 95), (40, 83))
    )
    lashes = both(stroke(INK, 1.6, (38.6, 45), (35.6, 43)))
    parting = blob(
        hair, (30, 52), (30, 34), (38, 24), (50, 20), (62, 24), (70, 34), (70, 52), (66, 40),
        (56, 28),
        (44, 38), (36, 42),
    )
    return person(
        skin=PORCELAIN,
        dress=PORCELAIN,
        behind=waves,
        clothes=scales + shells + arc(WHITE, 2, 50, 68, 11, 10, 20, 160),
        face=lashes + eyes(colour=(20, 110, 110)) + brows(40, -1, (20, 120, 122)) + nose()
        + cheeks()
        + blob((226, 80, 100), (44, 58.6), (48, 57), (50, 58), (52, 57), (56, 58.6), (50, 62.6)),
        over=parting + both(stroke(hair, 6, (30, 44), (28, 60), (31, 74), smooth=True))
        + star((255, 140, 70), 65, 29, 8.6, inner=0.5) + oval((255, 200, 150), 65, 29, 1.8),
    )


def _inventor() -> Drawing:
    silver: Colour = (226, 228, 238)
    frizz = both(
        oval(silver, 28, 30, 9) + oval(silver, 22, 40, 8.4) + oval(silver, 24, 51, 7.4)
        + oval(silver, 37, 21, 9) + oval(silver, 29, 40, 8)
    )
    spectacles = both(
        oval(BLACK, 41, 47, 8) + oval((220, 240, 252), 41, 47, 6.2)
        + stroke(BLACK, 1.8, (33.6, 46), (30, 45))
    ) + stroke(BLACK, 1.8, (48, 46), (52, 46))
    bulb = (
        oval((255, 236, 130), 79, 22, 9)
        + oval((255, 250, 210), 76.6, 19, 3)
        + rounded((130, 136, 150), 75.4, 29, 7.2, 7, 1.6)
        + stroke((255, 226, 110), 2, (64, 14), (67, 16)) + stroke((255, 226, 110), 2, (79, 6),
                                                                  (79, 9))
        + stroke((255, 226, 110), 2, (94, 14), (91, 16))
    )
    return person(
        skin=PEACH,
        dress=(244, 246, 250),
        behind=frizz + oval(silver, 50, 20, 10),
        clothes=polygon((96, 176, 120), (41, 71), (59, 71), (52, 92), (48, 92))
        + both(polygon((218, 224, 234), (40, 70), (48, 96), (36, 96), (30, 76)))
        + polygon(RED, (48, 76), (52, 76), (54, 96), (50, 102), (46, 96)),
        face=spectacles + eyes(47, 9) + brows(37, -2, silver, 3.4) + nose(y=54) + laugh(60, 7, 5.4)
        + oval(PEACH, 50, 32, 16, 9),
        over=both(oval(silver, 35, 27, 6)) + moustache(silver, 58, 9, -1) + bulb,
    )


def _dragon() -> Drawing:
    scale: Colour = (70, 170, 84)
    dark: Colour = (38, 120, 62)
    belly: Colour = (244, 220, 130)
    return (
        both(polygon(dark, (27, 84), (6, 62), (4, 84), (12, 84), (10, 98), (22, 94)))
        + both(blob((250, 236, 200), (37, 24), (30, 14), (30, 3), (37, 10), (45, 20)))
        + polygon(RED, (46, 20), (50, 6), (54, 20))
        + both(polygon(dark, (27, 38), (14, 32), (20, 46)) + polygon(dark, (27, 50), (13, 50),
                                                                     (22, 58)))
        + shoulders(scale, 30, 72)
        + blob(belly, (38, 112), (38, 84), (50, 78), (62, 84), (62, 112))
        + both(stroke((214, 180, 90), 1.8, (40, 90), (50, 92))
               + stroke((214, 180, 90), 1.8, (40, 98), (50, 100)))
        + blob(scale, (26, 42), (30, 25), (50, 17), (70, 25), (74, 42), (70, 58), (50, 66),
               (30, 58))
        + both(oval(WHITE, 38.6, 37, 8, 8.6) + oval((250, 190, 40), 39.4, 38, 5.8)
               + oval(INK, 39.8, 38, 2, 5) + stroke(dark, 3.2, (30, 31), (38, 28),
                                                    (45, 32), smooth=True))
        + blob((120, 204, 110), (26, 60), (33, 51), (50, 50), (67, 51), (74, 60), (66, 73),
               (50, 77),
               (34, 73))
        + both(oval(dark, 42, 57, 2.6, 2))
        + stroke(INK, 2.2, (32, 64), (42, 68), (58, 68), (68, 64), smooth=True)
        + both(polygon(WHITE, (37, 66.4), (41, 67.8), (38.4, 72)))
        + blob((255, 140, 40), (64, 68), (74, 64), (86, 70), (97, 64), (90, 76), (94, 84),
               (80, 80), (70, 76))
        + blob((255, 220, 90), (67, 69), (75, 68), (84, 73), (79, 76), (70, 73))
    )


PORTRAITS = {
    "pharaoh": Portrait((90, 180, 200), _pharaoh),
    "samurai": Portrait((240, 230, 214), _samurai),
    "mermaid": Portrait((60, 100, 180), _mermaid),
    "inventor": Portrait((150, 120, 180), _inventor),
    "dragon": Portrait((244, 150, 130), _dragon),
}
