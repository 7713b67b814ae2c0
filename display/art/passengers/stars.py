"""The passengers with starry suitcases: astronaut, wizard, alien, cowboy, robot."""

from display.art.canvas import (
    Colour,
    Drawing,
    arc,
    blob,
    both,
    box,
    oval,
    polygon,
    rounded,
    star,
    stroke,
)
from display.art.passengers.parts import (
    BRONZE,
    GOLD,
    INK,
    PEACH,
    RED,
    UMBER,
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


def _astronaut() -> Drawing:
    suit: Colour = (232, 236, 244)
    return (
        shoulders(suit, 36)
        + rounded((196, 204, 220), 32, 74, 36, 9, 4)
        + rounded((60, 110, 200), 22, 86, 14, 9, 2)
        + oval(RED, 66, 90, 3) + oval(GOLD, 74, 90, 3)
        + oval(suit, 50, 44, 34, 34)
        + both(rounded((196, 204, 220), 12, 38, 8, 16, 3))
        + oval((150, 160, 184), 50, 46, 26.5, 25)
        + oval((34, 46, 88), 50, 46, 24.5, 23)
        + oval(UMBER, 50, 50, 16, 18)
        + oval((34, 22, 26), 50, 36, 15, 8)
        + eyes(48, 6.6, 2.4)
        + nose((60, 20, 10, 120), 53) + laugh(57, 6, 5)
        + arc((255, 255, 255, 190), 3, 50, 46, 20, 18.6, 195, 245)
        + oval((255, 255, 255, 190), 35.6, 57, 1.8)
        + stroke((150, 160, 184), 2, (72, 18), (80, 8)) + oval(RED, 80, 8, 3)
    )


def _wizard() -> Drawing:
    blue: Colour = (70, 62, 170)
    silver: Colour = (232, 234, 242)
    hat = (
        polygon(blue, (30, 34), (41, 15), (46, 8), (37, 3), (52, 3), (61, 14), (70, 34))
        + polygon((52, 46, 136), (57, 34), (57, 18), (52, 3), (61, 14), (70, 34))
        + oval(blue, 50, 34, 33, 6)
        + oval((52, 46, 136), 50, 35.4, 25, 3)
        + star(GOLD, 45, 24, 4.6) + star(GOLD, 58, 27, 3.6) + star(GOLD, 51, 14, 3)
    )
    whiskers = blob(
        silver, (31, 48), (36, 55), (44, 57), (56, 57), (64, 55), (69, 48), (70, 64), (66, 82),
        (57, 100), (50, 108), (43, 100), (34, 82), (30, 64),
    )
    curls = (
        stroke((200, 206, 222), 1.8, (44, 70), (42, 84), (46, 96), smooth=True)
        + stroke((200, 206, 222), 1.8, (56, 70), (58, 84), (54, 96), smooth=True)
    )
    return person(
        skin=PEACH,
        dress=blue,
        behind=both(blob(silver, (31, 36), (23, 50), (25, 74), (36, 74), (34, 44))),
        clothes=star(GOLD, 26, 90, 5) + star(GOLD, 76, 92, 5),
        face=eyes(46, colour=(40, 80, 170)) + brows(40, 1, silver, 3.6) + cheeks(53),
        over=whiskers + curls + smile(63, 5, 3, (120, 60, 60)) + moustache(WHITE, 58, 14, -3)
        + oval((240, 176, 140), 50, 53, 3.4, 3) + hat,
    )


def _alien() -> Drawing:
    green: Colour = (126, 214, 96)
    dark: Colour = (84, 168, 66)
    feelers = both(
        stroke(dark, 2.6, (40, 18), (35, 8), (28, 5), smooth=True) + oval((255, 120, 200), 27, 5, 4)
    )
    return (
        feelers
        + blob((120, 90, 190), (18, 112), (24, 86), (40, 76), (60, 76), (76, 86), (82, 112))
        + star(GOLD, 50, 91, 7)
        + rounded(dark, 44, 64, 12, 16, 4)
        + blob(green, (50, 72), (38, 63), (26, 46), (24, 28), (36, 15), (50, 12), (64, 15),
               (76, 28),
               (74, 46), (62, 63))
        + both(
            _almond_eye(INK, 38, 43, 8.4, 11.6)
            + oval((255, 255, 255, 220), 36, 38, 2.4, 3) + oval((140, 240, 255, 120), 40, 49, 2)
            + oval(dark, 47.8, 55, 0.9, 1.3)
        )
        + smile(64, 5, 3)
        + oval((255, 255, 255, 60), 40, 22, 9, 4)
    )


def _almond_eye(colour: Colour, x: float, y: float, radius_x: float, radius_y: float) -> Drawing:
    """An almond eye that slants down to the nose."""
    return blob(
        colour,
        (x - radius_x, y - radius_y * 0.7), (x + radius_x * 0.3, y - radius_y * 0.5),
        (x + radius_x, y + radius_y * 0.7), (x - radius_x * 0.4, y + radius_y * 0.45),
    )


def _cowboy() -> Drawing:
    felt: Colour = (150, 98, 52)
    dark: Colour = (104, 62, 30)
    hat = (
        blob(felt, (8, 24), (20, 31), (34, 30), (50, 31), (66, 30), (80, 31), (92, 24), (84, 37),
             (66, 39), (50, 38), (34, 39), (16, 37))
        + blob(felt, (31, 33), (34, 12), (42, 7), (50, 12), (58, 7), (66, 12), (69, 33), (50, 35))
        + stroke(dark, 5, (32.4, 29), (50, 31), (67.6, 29), smooth=True)
        + stroke(dark, 1.6, (50, 14), (50, 22))
        + star(GOLD, 50, 29.6, 4)
    )
    bandana = (
        blob(RED, (34, 70), (50, 74), (66, 70), (68, 78), (50, 94), (32, 78))
        + oval(WHITE, 44, 79, 1.5) + oval(WHITE, 50, 84, 1.5) + oval(WHITE, 56, 79, 1.5)
        + oval(WHITE, 50, 76, 1.5)
    )
    return person(
        skin=BRONZE,
        dress=(84, 124, 170),
        clothes=bandana + star(GOLD, 73, 90, 6.4),
        face=eyes() + brows(42, 1.4, (60, 36, 20), 2.8) + nose() + smile(62, 6, 3)
        + stroke((232, 206, 110), 1.6, (55, 63), (67, 60)),
        over=moustache((60, 36, 20), 57, 11, -4)
        + both(blob((60, 36, 20), (31, 36), (30, 50), (33.6, 55), (35, 40)))
        + hat,
    )


def _robot() -> Drawing:
    steel: Colour = (160, 176, 196)
    dark: Colour = (104, 120, 146)
    return (
        stroke(dark, 3, (50, 22), (50, 10)) + oval(RED, 50, 8, 5)
        + oval((255, 170, 160), 48.4, 6.4, 1.5)
        + rounded(dark, 16, 80, 68, 40, 8)
        + rounded((60, 72, 98), 36, 86, 28, 14, 3)
        + oval(RED, 42, 93, 2.6) + oval(GOLD, 50, 93, 2.6) + oval((90, 220, 120), 58, 93, 2.6)
        + rounded((78, 92, 116), 42, 70, 16, 12, 2)
        + stroke(steel, 1.6, (42, 74), (58, 74)) + stroke(steel, 1.6, (42, 78), (58, 78))
        + both(rounded(GOLD, 19, 40, 8, 16, 3))
        + rounded(steel, 24, 21, 52, 50, 9)
        + rounded((188, 202, 218), 24, 21, 52, 9, 6)
        + rounded((38, 46, 70), 30, 33, 40, 17, 7)
        + both(oval((96, 240, 250), 41, 41.5, 5) + oval(WHITE, 39.6, 40, 1.6))
        + rounded((38, 46, 70), 36, 56, 28, 9, 2)
        + box(WHITE, 38, 58, 4, 5) + box(WHITE, 44, 58, 4, 5) + box(WHITE, 50, 58, 4, 5)
        + box(WHITE, 56, 58, 5, 5)
        + both(oval(dark, 28, 26, 1.5) + oval(dark, 28, 66, 1.5))
    )


PORTRAITS = {
    "astronaut": Portrait((40, 60, 120), _astronaut),
    "wizard": Portrait((186, 160, 232), _wizard),
    "alien": Portrait((52, 36, 92), _alien),
    "cowboy": Portrait((250, 196, 110), _cowboy),
    "robot": Portrait((228, 120, 90), _robot),
}
