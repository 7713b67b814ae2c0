"""Colours, lights, shapes and small drawings that only the virtual table has: pictures of pieces,
hands, buttons, captions."""

import math

import pygame
from pygame import Rect

from controller.views import Notice
from display import theme
from display.art.canvas import Canvas, Colour, Size, arc, oval, rounded, stroke
from display.art.canvas import rounded as rounded_box
from display.art.keeping import POOL
from display.art.picture import painted
from display.sides import DECKS, side_picture
from display.theme import NIGHT, lettering, mixed
from display.words import Words
from hardware.scene import Button, Label, Pattern
from hardware.scene import Colour as LightColour

TABLE: Colour = (30, 48, 84)
TABLE_EDGE: Colour = (62, 86, 138)
TRAY: Colour = (16, 25, 52)
RUBBER: Colour = (38, 41, 52)
SLAT: Colour = (66, 71, 86)
STEEL: Colour = (178, 188, 206)
STEEL_DARK: Colour = (100, 111, 136)
INNER: Colour = mixed(NIGHT, (100, 111, 136), 0.12)

LIGHTS: dict[LightColour, Colour] = {
    "off": (58, 66, 82),
    "white": (255, 250, 236),
    "red": (240, 72, 66),
    "green": (60, 205, 110),
    "blue": (70, 140, 255),
    "yellow": (255, 214, 60),
    "orange": (255, 150, 50),
    "purple": (178, 110, 255),
}

SMALLEST_LETTERS = 8
"""In pixels; text that does not fit must be shortened."""

BLINK_HZ = 2.0
PULSE_HZ = 0.8
TWICE_HZ = 1.0
FLICKER_HZ = 6.0


def brightness(pattern: Pattern, now_s: float) -> float:
    """Return how bright a light is now: 0 to 1."""
    if pattern == "blink":
        return 1.0 if now_s * BLINK_HZ % 1.0 < 0.5 else 0.1
    if pattern == "pulse":
        return 0.55 - 0.45 * math.cos(2 * math.pi * PULSE_HZ * now_s)
    if pattern == "dim":
        return 0.3
    if pattern == "twice":
        return 1.0 if int(now_s * TWICE_HZ % 1.0 * 5) in (0, 2) else 0.1
    if pattern == "flicker":
        return 1.0 if now_s * FLICKER_HZ % 1.0 < 0.5 else 0.1
    return 1.0


def fitted(words: str, height: int, width: int, colour: Colour) -> pygame.Surface:
    """Return letters in one line, smaller than requested if they would not fit into *width*."""
    surface = lettering(words, height, colour)
    while surface.get_width() > width and height > SMALLEST_LETTERS:
        height -= 1
        surface = lettering(words, height, colour)
    return surface


def put(surface: pygame.Surface, picture: pygame.Surface, centre: tuple[float, float]) -> None:
    """Put a picture with its middle at a point."""
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


@POOL.keeping
def disc(diameter: int, colour: Colour) -> pygame.Surface:
    return box((diameter, diameter), diameter // 2, colour)


@POOL.keeping
def box(size: Size, radius: int, colour: Colour) -> pygame.Surface:
    """Return a smooth rectangle with round corners."""
    canvas = Canvas(size, extent=size, ground=colour[:3])
    canvas.draw(rounded_box(colour, 0, 0, size[0], size[1], radius))
    return canvas.finished()


@POOL.keeping
def frame(size: Size, radius: int, width: int, colour: Colour, alpha: int = 255) -> pygame.Surface:
    """Return a smooth outline with round corners; its inside is transparent."""
    large = pygame.Surface((size[0] * 3, size[1] * 3), pygame.SRCALPHA)
    large.fill((*colour[:3], 0))
    pygame.draw.rect(large, (*colour[:3], alpha), large.get_rect(), width * 3, radius * 3)
    return pygame.transform.smoothscale(large, size)


@POOL.keeping
def glow(diameter: int, colour: Colour, level: int) -> pygame.Surface:
    """Return a round glow that fades outwards; *level* 0 to 8."""
    surface = pygame.Surface((diameter, diameter), pygame.SRCALPHA)
    surface.fill((*colour[:3], 0))
    steps = 12
    for step in range(steps):
        part = (step + 1) / steps
        alpha = round(150 * level / 8 * part**2)
        radius = round(diameter / 2 * (1 - step / steps))
        pygame.draw.circle(surface, (*colour[:3], alpha), (diameter // 2, diameter // 2), radius)
    return surface


SMOOTH = 2
"""Plates are painted this many times too large and scaled down."""


def plate(
    surface: pygame.Surface, area: Rect, fill: Colour, edge: Colour, radius: int, line: int = 2
) -> None:
    """Draw a box with an edge and round corners, on a surface that is `SMOOTH` times too large."""
    big = Rect(*(side * SMOOTH for side in area))
    pygame.draw.rect(surface, fill, big, border_radius=radius * SMOOTH)
    pygame.draw.rect(surface, edge, big, line * SMOOTH, border_radius=radius * SMOOTH)


def name_of(label: Label, game: str, words: Words) -> str:
    """Return the name of a face-up card; *game* is the one being played, if any."""
    if label.kind == "control-card":  # it belongs to the table, whatever is played
        return words("hands-seat-bot" if label.name == "bot" else f"hands-card-{label.name}")
    return words(f"{game or DECKS.get(label.kind, label.kind)}-card", card=label.name)


def use_of(label: Label, game: str, words: Words) -> str:
    """Return what a face-up card does when it is played, for one whose face does not say it."""
    told = f"{game}-does-{label.name}"
    return words(told) if words.has(told) else ""


def picture(size: tuple[int, int], label: Label) -> pygame.Surface:
    """Return the picture of one side of a piece; the caller must never draw on it."""
    return painted((max(4, size[0]), max(4, size[1])), side_picture(label))


@POOL.keeping
def mitten(size: int, colour: Colour) -> pygame.Surface:
    """Return a mitten in the colour of its seat, ready to hold something."""
    dark = mixed(colour, (0, 0, 0), 0.35)
    light = mixed(colour, (255, 255, 255), 0.25)
    canvas = Canvas((size, size), ground=dark[:3])
    canvas.draw(
        rounded(dark, 21, 22, 58, 62, 27)
        + rounded(colour, 24, 25, 52, 56, 24)
        + stroke(dark, 25, (23, 66), (13, 44))
        + stroke(colour, 19, (25, 66), (14, 45))
        + rounded(dark, 27, 78, 46, 19, 7)
        + rounded(light, 30, 81, 40, 13, 5)
    )
    return canvas.finished()


@POOL.keeping
def thumbs(size: int, colour: Colour) -> pygame.Surface:
    """Return the thumbs of two mittens that hold something from below."""
    dark = mixed(colour, (0, 0, 0), 0.35)
    canvas = Canvas((round(size * 1.2), round(size * 0.5)), extent=(120, 50), ground=dark[:3])
    left = stroke(dark, 20, (12, 38), (23, 20)) + stroke(colour, 15, (12, 38), (23, 20))
    right = stroke(dark, 20, (108, 38), (97, 20)) + stroke(colour, 15, (108, 38), (97, 20))
    canvas.draw(left + right)
    return canvas.finished()


@POOL.keeping
def waves(size: int, colour: Colour) -> pygame.Surface:
    """Return the sign of a contactless reader."""
    canvas = Canvas((size, size), ground=colour[:3])
    canvas.draw(oval(colour, 22, 50, 7))
    for radius in (24, 42, 60):
        canvas.draw(arc(colour, 8, 22, 50, radius, radius, -42, 42))
    return canvas.finished()


def key_caption(
    surface: pygame.Surface, words: str, key: str, centre: tuple[int, int], height: int
) -> None:
    """Write small words below something, with the key that does the same as a click on it."""
    parts = [lettering(words, height, theme.MIST, bold=False)]
    if key:
        parts.append(keycap(key, height))
    gap = 5
    left = centre[0] - (sum(part.get_width() for part in parts) + gap * (len(parts) - 1)) // 2
    for part in parts:
        surface.blit(part, part.get_rect(midleft=(left, centre[1])))
        left += part.get_width() + gap


def keycap(key: str, height: int) -> pygame.Surface:
    letters = lettering(key, max(8, height - 2), theme.MIST)
    size = (max(letters.get_width() + 8, height + 4), height + 4)
    cap = frame(size, 4, 1, theme.MIST, 150).copy()
    put(cap, letters, (size[0] / 2, size[1] / 2))
    return cap


CAPS: dict[Button, tuple[Colour, str]] = {
    "A": ((42, 176, 92), "hands-button-a"),
    "B": ((216, 62, 56), "hands-button-b"),
}
"""The colour of each button, and the message for its caption."""


def meant(letter: Button, prompt: Notice | None, words: Words) -> str:
    """Return the meaning of a button for the present prompt; "" if it has none beyond the usual."""
    return "" if prompt is None else words.part(prompt, letter.lower())


_SHADE: Colour = (0, 0, 0)
_SHINE: Colour = (255, 255, 255, 50)


def cap(area: Rect) -> Rect:
    """Return the square around the cap of a button that is painted into *area*, above its
    caption."""
    side = min(area.width, round(area.height * 0.8))
    around = Rect(0, 0, side, side)
    around.center = (area.centerx, area.centery - round(area.height * 0.06))
    return around


def button(
    surface: pygame.Surface,
    area: Rect,
    letter: Button,
    says: str,
    *,
    down: bool,
    hover: bool,
    quiet: bool,
) -> None:
    """Paint a button that *says* something into *area*; *quiet* if that is nothing special."""
    rgb, _ = CAPS[letter]
    around = cap(area)
    side, (x, y) = around.width, around.center
    ring, top = round(side * 0.98), round(side * 0.78)
    put(surface, disc(ring, STEEL_DARK), (x, y + 4))
    put(surface, disc(ring - 6, NIGHT), (x, y + 4))
    put(surface, disc(top, mixed(rgb, _SHADE, 0.45)), (x, y + 5))
    lift = 3 if down else -2
    face = mixed(rgb, theme.PAPER, 0.16) if hover else rgb
    face = mixed(face, _SHADE, 0.2) if down else face
    put(surface, disc(top, face), (x, y + lift))
    shine = box((round(top * 0.56), round(top * 0.26)), round(top * 0.13), _SHINE)
    put(surface, shine, (x, y + lift - top * 0.26))
    put(surface, lettering(letter, round(top * 0.55), theme.PAPER), (x, y + lift))
    height = max(10, round(area.height * (0.085 if quiet else 0.13)))
    caption = fitted(says, height, area.width + 12, theme.MIST if quiet else theme.PAPER)
    put(surface, caption, (x, area.bottom - height // 2 + 2))
