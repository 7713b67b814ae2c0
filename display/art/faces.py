"""The faces that players choose from: a head each, told apart by its outline and what is on it.

They are plain, unlike the passengers of a game, so that nobody takes one for the other. Colour says
nothing: all are of paper and ink.
"""


import pygame

from controller.views.people import FACES
from display.art.canvas import (
    Canvas,
    Colour,
    Drawing,
    Size,
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
from display.art.keeping import POOL

_PAPER: Colour = (250, 243, 226)
_INK: Colour = (34, 30, 48)
_GROUND: Colour = (122, 138, 180)
_RADIUS, _Y = 30.0, 54.0
"""Of the head."""

_EYES = both(oval(_INK, 39, 52, 3.6, 4.4))
_SMILE = arc(_INK, 3.4, 50, 61, 11, 9, 20, 160)
_PLAIN = _EYES + _SMILE

_CAP = (
    oval(_INK, 50, 40, 31, 27, 180, 360)
    + rounded(_INK, 19, 37, 62, 9, 3)
    + blob(_INK, (50, 36), (92, 38), (97, 47), (78, 47), (50, 46))
    + oval(_PAPER, 50, 14, 4)
)
_CURLS = both(
    oval(_INK, 50, 22, 10) + oval(_INK, 35, 25, 10) + oval(_INK, 23, 35, 10) + oval(_INK, 17, 48, 9)
    + oval(_INK, 18, 61, 8)
)  # fmt: skip
_GLASSES = both(
    oval(_INK, 37, 52, 14) + oval(_PAPER, 37, 52, 10.4) + oval(_INK, 37, 52, 3.4)
    + stroke(_INK, 3.4, (23, 50), (16, 46))
) + stroke(_INK, 3.6, (47, 50), (53, 50))  # fmt: skip
_BEARD = (
    blob(
        _INK, (19, 52), (25, 64), (38, 62), (50, 58), (62, 62), (75, 64), (81, 52), (80, 76),
        (66, 92), (50, 97), (34, 92), (20, 76),
    )
    + oval(_PAPER, 50, 69, 10, 5)
)  # fmt: skip
_BUN = oval(_INK, 50, 12, 12) + oval(_INK, 50, 40, 31, 20, 180, 360) + oval(_PAPER, 50, 44, 24, 10)
_SPIKES = polygon(
    _INK, (18, 50), (10, 30), (24, 34), (24, 12), (38, 24), (50, 4), (62, 24), (76, 12), (76, 34),
    (90, 30), (82, 50), (70, 38), (58, 42), (50, 36), (42, 42), (30, 38),
)  # fmt: skip
_PLAITS = (
    both(
        oval(_INK, 14, 62, 7) + oval(_INK, 12, 74, 6.4) + oval(_INK, 13, 86, 5.6)
        + polygon(_INK, (8, 90), (18, 90), (20, 99), (5, 99))
    )
    + oval(_INK, 50, 46, 33, 25, 180, 360) + polygon(_PAPER, (50, 24), (74, 47), (26, 47))
)  # fmt: skip
_MOUSTACHE = both(
    blob(_INK, (50, 65), (42, 63), (30, 69), (16, 60), (22, 75), (37, 78), (50, 71))
) + both(stroke(_INK, 3, (33, 43), (45, 42)))  # fmt: skip
_PATCH = (
    stroke(_INK, 4.4, (22, 36), (80, 62)) + oval(_INK, 60, 53, 12)
    + oval(_INK, 39, 52, 3.6, 4.4) + _SMILE
    + oval(_INK, 50, 38, 30, 16, 180, 360)
)  # fmt: skip
_BALD = (
    _EYES + arc(_INK, 3, 50, 40, 14, 4, 200, 340) + arc(_INK, 3, 50, 33, 10, 3, 200, 340)
    + oval(_INK, 50, 68, 11, 9) + oval(_PAPER, 50, 65, 10, 4)
)  # fmt: skip
_FRINGE = blob(
    _INK, (14, 88), (12, 50), (20, 26), (50, 16), (80, 26), (88, 50), (86, 88), (72, 88), (77, 50),
    (50, 46), (23, 50), (28, 88),
)  # fmt: skip
_CROWN = polygon(
    _PAPER, (20, 36), (14, 4), (33, 18), (50, 0), (67, 18), (86, 4), (80, 36)
) + stroke(
    _INK, 3.6, (20, 36), (14, 5), (33, 19), (50, 1), (67, 19), (86, 5), (80, 36), (20, 36)
) + star(_INK, 50, 25, 8)  # fmt: skip

_DRAWN: dict[str, tuple[Drawing, Drawing]] = {
    # face: what is behind the head, what is on it
    "cap": ((), _PLAIN + _CAP),
    "curls": (_CURLS, _PLAIN),
    "glasses": ((), _GLASSES + _SMILE),
    "beard": ((), _EYES + _BEARD),
    "bun": ((), _BUN + _PLAIN),
    "spikes": ((), _PLAIN + _SPIKES),
    "plaits": ((), _PLAIN + _PLAITS),
    "moustache": ((), _EYES + _MOUSTACHE),
    "patch": ((), _PATCH),
    "bald": ((), _BALD),
    "fringe": (_FRINGE, _PLAIN + oval(_INK, 50, 44, 28, 14, 180, 360)),
    "crown": ((), _PLAIN + _CROWN),
}


def face_drawing(face: str) -> Drawing:
    """What `face` paints, for other painters; a plain head for a name that nobody knows."""
    behind, on = _DRAWN.get(face, ((), _PLAIN))
    ears = both(oval(_INK, 20, 56, 7, 8) + oval(_PAPER, 20, 56, 4, 5))
    head = oval(_INK, 50, _Y, _RADIUS + 2.4) + oval(_PAPER, 50, _Y, _RADIUS)
    return behind + ears + head + on


@POOL.keeping
def face(size: Size, name: str) -> pygame.Surface:
    """One of `FACES`, on a plate that shows it on any ground."""
    canvas = Canvas(size)
    canvas.draw(rounded(_GROUND, 1, 1, 98, 98, 22), )
    canvas.draw(face_drawing(name), within=box(_INK, 2, 2, 96, 96))
    return canvas.finished()


__all__ = ["FACES", "face", "face_drawing"]
