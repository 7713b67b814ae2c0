"""What every game's table shows alike: pads with their lights, names, pieces, glow and words."""

import math

import pygame
from pygame import Rect

from display import theme
from display.art.canvas import Colour
from display.tabletop import hand, labels, look
from display.tabletop.geometry import CARD_SHAPE, Point
from display.tabletop.moment import Moment, state_of
from display.tabletop.motion import Flight
from display.words import Words
from hardware.scene import Label, SeenSeat


def piece(surface: pygame.Surface, label: Label, centre: Point, height: int) -> None:
    """One side of a piece, *height* pixels high, around a point."""
    width = height if label.kind == "tile" else round(height * CARD_SHAPE)
    look.put(surface, labels.picture((max(4, width), max(4, height)), label), centre)


def count(surface: pygame.Surface, number: int, pile: Rect) -> None:
    """How many pieces a pile has, at its corner."""
    height = max(9, min(20, pile.height // 5))
    words = theme.lettering(str(number), height, theme.INK)
    badge = look.disc(round(height * 1.4), theme.AMBER)
    centre = (pile.right - 2, pile.top + 3)
    look.put(surface, badge, centre)
    look.put(surface, words, centre)


def light(surface: pygame.Surface, area: Rect, seat: SeenSeat, now_s: float) -> None:
    """A pad with its light around it."""
    rgb = look.LIGHTS[seat.colour]
    level = 0.0 if seat.colour == "off" else look.brightness(seat.pattern, now_s)
    level = round(level * 8) / 8  # few steps, so that the pictures are found in their cache
    side = min(area.size)
    look.put(surface, look.glow(round(side * 1.7), rgb, round(8 * level)), area.center)
    ring = theme.mixed(look.LIGHTS["off"], rgb, level)
    look.put(surface, look.disc(side, ring), area.center)
    plate = round(side * 0.74)
    look.put(surface, look.disc(plate, look.TRAY), area.center)


def own_pad(surface: pygame.Surface, area: Rect, seat: SeenSeat, now_s: float) -> None:
    """The pad in front of the own seat; the sign of a reader on it while nothing else is."""
    disc = Rect(0, 0, round(area.width * 0.9), round(area.width * 0.9))
    disc.center = area.center
    light(surface, disc, seat, now_s)
    if not seat.at_pad:
        look.put(surface, hand.waves(round(disc.width * 0.42), theme.MIST), area.center)


def head(surface: pygame.Surface, lamp: Rect, room: Rect, seat: SeenSeat, moment: Moment) -> None:
    """Another seat's pad with its light, its name, and what everybody may know of it."""
    light(surface, lamp, seat, moment.now_s)
    if not seat.at_pad:
        side = round(lamp.height * 0.4)
        look.put(surface, theme.seat_mark((side, side), seat.seat), lamp.center)
    id = state_of(moment.sight, seat.seat)
    state = moment.words(id) if id else ""
    height = min(20, max(10, round(room.height * 0.5)))
    called = moment.words("table-seat", seat=seat.seat)
    name = look.fitted(called, height, room.width, theme.PAPER)
    if state and room.height > 34 and room.width < 150:
        below = look.fitted(state, round(height * 0.8), room.width, theme.MIST)
        x, y = room.left, room.centery
        surface.blit(name, name.get_rect(midleft=(x, y - height // 2)))
        surface.blit(below, below.get_rect(midleft=(x, y + height // 2 + 2)))
        return
    surface.blit(name, name.get_rect(midleft=room.midleft))
    rest = room.width - name.get_width() - 8
    if state and rest > 20:
        below = look.fitted(state, round(height * 0.8), rest, theme.MIST)
        surface.blit(below, below.get_rect(midright=room.midright))


def depth(surface: pygame.Surface, pieces: int, top: Rect) -> None:
    """The edges of a deep pile, below its top piece."""
    for below in range(min(pieces, 4) - 1, 0, -1):
        offset = below * max(1, top.height // 40)
        surface.blit(look.box(top.size, 6, (0, 0, 0, 110)), top.move(offset, offset))


def own_name(surface: pygame.Surface, strip: Rect, room: int, own: str, words: Words) -> None:
    """Whose strip this is, in the *room* at its left, where that is wide enough."""
    if room < 80:
        return
    x, y = strip.left + room // 2, strip.centery
    look.put(surface, theme.seat_mark((28, 28), own), (x, y - 22))
    name = look.fitted(words("table-seat", seat=own), 22, room - 24, theme.PAPER)
    look.put(surface, name, (x, y + 8))
    look.put(surface, theme.lettering(words("hands-you"), 16, theme.MIST), (x, y + 28))


def beat(now_s: float) -> int:
    """How brightly something glows now that is meant: its alpha, in few steps."""
    return round((0.6 - 0.4 * math.cos(2 * math.pi * look.PULSE_HZ * now_s)) * 8) * 28


def outline(surface: pygame.Surface, area: Rect, colour: Colour, alpha: int) -> None:
    around = area.inflate(8, 8)
    surface.blit(look.frame(around.size, 14, 3, colour, min(255, alpha)), around)


def flying(
    surface: pygame.Surface,
    flight: Flight,
    start: tuple[Point, int],
    goal: tuple[Point, int],
    now_s: float,
) -> None:
    """A piece on its way between two points, each with the piece's height there."""
    part = flight.progress(now_s)
    (x0, y0), side0 = start
    (x1, y1), side1 = goal
    lift = math.sin(part * math.pi) * 0.12 * math.dist((x0, y0), (x1, y1))
    centre = (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - lift)
    # Few sizes, so that the pictures are found in their cache.
    side = round((side0 + (side1 - side0) * part) / 6) * 6
    piece(surface, flight.label, centre, max(12, side))


def speech(surface: pygame.Surface, area: Rect, moment: Moment) -> None:
    """What can be done now, or why something did not work."""
    colour = theme.BAD if moment.message else theme.PAPER
    height = round(area.height * 0.62)
    line = look.fitted(moment.said, height, area.width - 40, colour)
    plate = Rect(0, 0, line.get_width() + 36, area.height)
    plate.center = area.center
    surface.blit(look.box(plate.size, plate.height // 2, theme.NIGHT), plate)
    look.put(surface, line, plate.center)


def out_of_reach(surface: pygame.Surface, words: Words) -> None:
    """The table does not answer: what is shown of it may be old."""
    veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    veil.fill((*theme.NIGHT, 170))
    surface.blit(veil, (0, 0))
    said = theme.lettering(words("hands-wait-for-table"), 30, theme.PAPER)
    look.put(surface, said, (surface.get_width() / 2, surface.get_height() / 2))
