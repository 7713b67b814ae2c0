"""Parts of the table's picture: the empty table, pads with their lights, names, pieces, words."""

import math
from collections.abc import Sequence

import pygame
from pygame import Rect

from controller.views import SEAT, Cursor, Message
from display import art, theme
from display.art.canvas import Colour, Size
from display.art.keeping import POOL
from display.screens.layout import FINGER_PX
from display.tabletop import look, luggage
from display.tabletop.areas import large_lines, large_menu, menu_lines, menu_title
from display.tabletop.belt import Ground
from display.tabletop.layout import (
    CARD_SHAPE,
    MatArea,
    Point,
    TableLayout,
    caption,
    caption_line,
    fit,
    in_hand,
)
from display.tabletop.look import SMOOTH, key_caption, keycap, plate
from display.tabletop.moment import Flight, Moment, state_of
from display.targets import LineAt
from display.words import Words
from hardware.scene import Label, Scene, SeenSeat
from hardware.scene import Layout as Marked


def beat(now_s: float) -> int:
    """Return the alpha with which a target glows now, in few steps."""
    return round((0.6 - 0.4 * math.cos(2 * math.pi * look.PULSE_HZ * now_s)) * 8) * 28


_WORDS_PX = 40
"""The least width at which a control card's name is readable; below it only the sign is shown."""

_TURN_DEG = 2.2
"""Between two neighbours, and at most `_WIDEST_DEG` at the edges."""
_WIDEST_DEG = 9.0
_NEARER = 0.16
"""How much larger than the others a card in front is."""
_ARCH = 0.11
"""How much lower than the middle the edges of the widest fan are, in heights of a card."""


@POOL.keeping
def _turned(size: Size, face: Label, angle_deg: float) -> pygame.Surface:
    """Return a card turned clockwise."""
    picture = look.picture(size, face)
    return picture if not angle_deg else pygame.transform.rotozoom(picture, -angle_deg, 1.0)


_BESIDE_PX = 8
"""Between a name and what stands beside it."""


def in_head(name: str, state: str, room: Rect) -> Sequence[tuple[pygame.Surface, Rect]]:
    """Return a seat's name and its state, and where each goes in a *room*: the state beside the
    name, or below it if both would be smaller there. A state without room is left out."""
    height = min(20, max(10, round(room.height * 0.5)))
    small = round(height * 0.8)
    named = look.fitted(name, height, room.width, theme.PAPER)
    alone = (named, named.get_rect(midleft=room.midleft))
    if not state:
        return (alone,)
    rest = room.width - named.get_width() - _BESIDE_PX
    beside = look.fitted(state, small, rest, theme.MIST)
    below = look.fitted(state, small, room.width, theme.MIST)
    lines_px = named.get_height() + below.get_height()
    if below.get_height() > beside.get_height() and lines_px <= room.height:
        top = room.centery - lines_px // 2
        return (
            (named, named.get_rect(topleft=(room.left, top))),
            (below, below.get_rect(topleft=(room.left, top + named.get_height()))),
        )
    if beside.get_width() > rest:
        return (alone,)
    return alone, (beside, beside.get_rect(midright=room.midright))


def nearer(card: Rect, lowest: int, finger: bool) -> Rect:
    """Return where a card stands that comes to the front, no lower than *lowest*; above a *finger*
    in its middle, which would hide it."""
    near = card.inflate(round(card.width * _NEARER), round(card.height * _NEARER))
    near.bottom = card.centery - FINGER_PX // 3 if finger else min(near.bottom, lowest)
    return near


class Frame:
    """One frame in progress: a surface of the pane, and the moment that is painted onto it."""

    def __init__(self, surface: pygame.Surface, moment: Moment) -> None:
        self.surface = surface
        self.moment = moment
        self.sight = moment.sight
        self.words = moment.words

    def put(self, picture: pygame.Surface, centre: Point) -> None:
        """Put a picture with its middle at a point."""
        look.put(self.surface, picture, centre)

    def piece(self, label: Label, centre: Point, height: int) -> None:
        """Paint one side of a piece, *height* pixels high, around a point."""
        width = height if label.kind == "tile" else round(height * CARD_SHAPE)
        self.put(look.picture((max(4, width), max(4, height)), label), centre)

    def held_up(
        self, label: Label, centre: Point, height: int, seat: str, thumbs_share: float = 0.6
    ) -> None:
        """Paint a piece in the mittens of a seat, whose thumbs have that share of its height."""
        self.piece(label, centre, height)
        thumbs = look.thumbs(round(height * thumbs_share), theme.seat_style(seat).colour)
        self.put(thumbs, (centre[0], centre[1] + height * 0.42))

    def count(self, number: int, pile: Rect) -> None:
        """Paint how many pieces a pile has, at its corner."""
        height = max(9, min(20, pile.height // 5))
        words = theme.lettering(str(number), height, theme.INK)
        badge = look.disc(round(height * 1.4), theme.AMBER)
        centre = (pile.right - 2, pile.top + 3)
        self.put(badge, centre)
        self.put(words, centre)

    def light(self, area: Rect, seat: SeenSeat) -> None:
        """Paint a pad with its light around it."""
        rgb = look.LIGHTS[seat.colour]
        level = 0.0 if seat.colour == "off" else look.brightness(seat.pattern, self.moment.now_s)
        level = round(level * 8) / 8  # few steps, so that the pictures are found in their cache
        side = min(area.size)
        self.put(look.glow(round(side * 1.7), rgb, round(8 * level)), area.center)
        ring = theme.mixed(look.LIGHTS["off"], rgb, level)
        self.put(look.disc(side, ring), area.center)
        self.put(look.disc(round(side * 0.74), look.TRAY), area.center)

    def own_pad(self, area: Rect, seat: SeenSeat) -> None:
        """Paint the pad in front of the player's own seat, with a reader's sign while it is
        empty."""
        disc = Rect(0, 0, round(area.width * 0.9), round(area.width * 0.9))
        disc.center = area.center
        self.light(disc, seat)
        if not seat.at_pad:
            self.put(look.waves(round(disc.width * 0.42), theme.MIST), area.center)

    def head(self, lamp: Rect, room: Rect, seat: SeenSeat) -> None:
        """Paint another seat's pad with its light, its name, and what everyone may know of it."""
        self.light(lamp, seat)
        if not seat.at_pad:
            side = round(lamp.height * 0.4)
            self.put(theme.seat_mark((side, side), seat.seat), lamp.center)
        id = state_of(self.moment.sight, seat.seat)
        state = self.words(id) if id else ""
        for line, place in in_head(self.words.person(seat.seat), state, room):
            self.surface.blit(line, place)

    def control_card(self, area: Rect, name: str, hover: bool) -> None:
        """Paint a control card as it lies beside the table: its sign and name."""
        fill = theme.PAPER if hover else theme.mixed(theme.PAPER, theme.PANEL, 0.2)
        self.surface.blit(look.box(area.size, 6, fill), area)
        side = round(area.height * 0.6)
        sign = Rect(area.left + 5, area.centery - side // 2, side, side)
        room = area.right - sign.right - 8
        if room < _WORDS_PX:
            self.put(art.icon((side, side), name), area.center)
            return
        self.put(art.icon(sign.size, name), sign.center)
        words = look.fitted(self.words(f"hands-card-{name}"), side, room, theme.INK)
        self.surface.blit(words, words.get_rect(midleft=(sign.right + 4, area.centery)))

    def depth(self, pieces: int, top: Rect) -> None:
        """Paint the edges of a deep pile, below its top piece."""
        for below in range(min(pieces, 4) - 1, 0, -1):
            offset = below * max(1, top.height // 40)
            self.surface.blit(look.box(top.size, 6, (0, 0, 0, 110)), top.move(offset, offset))

    def own_name(self, strip: Rect, room: int) -> None:
        """Name the strip's seat, in the *room* at its left, if that is wide enough."""
        if room < 80:
            return
        x, y = strip.left + room // 2, strip.centery
        self.put(theme.seat_mark((28, 28), self.sight.own), (x, y - 22))
        name = look.fitted(self.words.person(self.sight.own), 22, room - 24, theme.PAPER)
        self.put(name, (x, y + 8))
        self.put(theme.lettering(self.words("hands-you"), 16, theme.MIST), (x, y + 28))

    def outline(self, area: Rect, colour: Colour, alpha: int) -> None:
        around = area.inflate(8, 8)
        self.surface.blit(look.frame(around.size, 14, 3, colour, min(255, alpha)), around)

    def flying(self, flight: Flight, start: tuple[Point, int], goal: tuple[Point, int]) -> None:
        """Paint a piece in flight between two points, each with the piece's height there."""
        centre, height = flight.between(start, goal, self.moment.now_s)
        self.piece(flight.label, centre, height)

    def speech(self, area: Rect) -> None:
        """Paint what can be done now, or why something did not work."""
        colour = theme.BAD if self.moment.message else theme.PAPER
        height = round(area.height * 0.62)
        line = look.fitted(self.moment.said, height, area.width - 40, colour)
        sign = Rect(0, 0, line.get_width() + 36, area.height)
        sign.center = area.center
        self.surface.blit(look.box(sign.size, sign.height // 2, theme.NIGHT), sign)
        self.put(line, sign.center)

    def out_of_reach(self) -> None:
        """Veil the picture, which may be out of date, as the table does not answer."""
        veil = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        veil.fill((*theme.NIGHT, 170))
        self.surface.blit(veil, (0, 0))
        said = theme.lettering(self.words("hands-wait-for-table"), 30, theme.PAPER)
        self.put(said, (self.surface.get_width() / 2, self.surface.get_height() / 2))

    def fan_of_cards(self, area: Rect, faces: Sequence[Label], front: int | None) -> None:
        """Paint cards into *area*; the one in *front* hides its neighbours, and has its name."""
        cards = in_hand(area, len(faces))
        middle = (len(faces) - 1) / 2
        widest = min(_WIDEST_DEG, _TURN_DEG * middle)
        for number, (card, face) in enumerate(zip(cards, faces, strict=True)):
            off = (number - middle) / middle if middle else 0.0
            angle = round(off * widest, 1)
            drop = off * off * _ARCH * card.height * widest / _WIDEST_DEG
            self.put(_turned(card.size, face, angle), (card.centerx, card.centery + drop))
        if front is not None and front < len(faces):
            self.in_front(faces[front], cards[front], area.bottom)

    def in_front(self, label: Label, card: Rect, bottom: int = 0) -> None:
        """Paint a card under the mouse or a finger before all others, with its name: no lower than
        *bottom*, if that is given."""
        near = nearer(card, bottom or self.surface.get_height(), self.moment.finger)
        near.clamp_ip(self.surface.get_rect())
        self.piece(label, near.center, near.height)
        rim = near.inflate(6, 6)
        self.surface.blit(look.frame(rim.size, 9, 3, theme.AMBER), rim)
        if label.face:
            height = max(11, min(26, near.height // 9))
            view = self.sight.view
            game = "" if view is None or view.match is None else view.game
            line = theme.lettering(look.name_of(label, game, self.words), height, theme.PAPER)
            sign = line.get_rect().inflate(height, 6)
            sign.midbottom = near.midbottom
            sign.clamp_ip(self.surface.get_rect())
            self.surface.blit(look.box(sign.size, sign.height // 3, theme.NIGHT), sign)
            self.put(line, sign.center)

    def sorting(self, area: Rect, height: int) -> None:
        """Paint how the player's own cards are sorted, and the key for another order."""
        words = self.words(f"hands-sorted-{self.sight.order}")
        key_caption(self.surface, words, "S", area.center, height)

    def menu(self, area: Rect) -> None:
        """Paint the menu into *area*; somebody else's is dim."""
        cursor = self.sight.cursor
        if cursor is not None and area.width:
            lines = menu_lines(area, len(cursor.options))
            self._menu(cursor, menu_title(area), lines)

    def large_menu(self, size: tuple[int, int]) -> None:
        """Paint the menu over all of a pane of *size*, so that a finger hits each line."""
        cursor = self.sight.cursor
        if cursor is not None:
            veil = pygame.Surface(size, pygame.SRCALPHA)
            veil.fill((*theme.NIGHT, 225))
            self.surface.blit(veil, (0, 0))
            lines = large_lines(size, len(cursor.options))
            self._menu(cursor, large_menu(size)[0], lines, highest=26)

    def _menu(self, cursor: Cursor, head: Rect, lines: Sequence[Rect], highest: int = 18) -> None:
        """Paint a title and lines, with letters of that height at most."""
        mine = self.sight.chooses
        own = cursor.title == Message(SEAT, {"seat": cursor.seat})
        if not mine:
            said = self.words("hands-chooses", seat=cursor.seat)
        else:
            said = self.words("hands-your-choice") if own else self.words(cursor.title)
            if own and cursor.heading is not None:
                said = self.words(cursor.heading)
        ink = theme.AMBER if mine else theme.MIST
        title = look.fitted(said, round(head.height * 0.8), head.width, ink)
        self.surface.blit(title, title.get_rect(midleft=head.midleft))
        for number, line in enumerate(lines):
            at, target = number == cursor.at, LineAt(number)
            if at:
                fill = theme.AMBER if mine else theme.mixed(theme.PANEL, theme.AMBER, 0.3)
            elif mine and target in (self.moment.hover, self.moment.focus):
                fill = theme.mixed(theme.PANEL, theme.PAPER, 0.25)
            else:
                fill = theme.mixed(theme.PANEL, theme.PAPER, 0.08)
            ink = theme.INK if at and mine else theme.PAPER if mine else theme.MIST
            self.surface.blit(look.box(line.size, 5, fill), line)
            height = max(9, min(highest, round(line.height * 0.72)))
            text = look.fitted(self.words(cursor.options[number]), height, line.width - 12, ink)
            room = Rect(0, 0, line.width - 12, text.get_height())
            self.surface.blit(text, text.get_rect(midleft=(line.left + 6, line.centery)), room)


# ---- what never moves ----------------------------------------------------------------------------

FELT = theme.mixed(look.TABLE, (0, 0, 0), 0.18)
"""The cloth in the middle."""


def empty_table(
    layout: TableLayout, scene: Scene, words: Words, ground: Ground | None
) -> pygame.Surface:
    """Return the table before anything lies on it."""
    width, height = layout.size
    large = pygame.Surface((width * SMOOTH, height * SMOOTH))
    large.fill(theme.NIGHT)
    plate(large, Rect(0, 0, width, height).inflate(-4, -4), look.TABLE, look.TABLE_EDGE, 26)
    for seat, panel in layout.others.items():
        edge = theme.mixed(theme.PANEL, theme.seat_style(seat).colour, 0.55)
        plate(large, panel.area, theme.PANEL, edge, 12)
    if ground is not None:
        ground.prepare(large)
    for mat in layout.mats:
        plate(large, mat.area.inflate(0, -4), FELT, look.TABLE_EDGE, 12)
    edge = theme.mixed(theme.PANEL, theme.seat_style(scene.seat).colour, 0.8)
    plate(large, layout.strip.inflate(-12, -8), theme.PANEL, edge, 18, line=3)
    for place, area in _slots(layout):
        if place.endswith("/shown"):
            continue
        if place not in scene.layout.rows:
            area = fit(area, 1.0 if place.endswith("/aside") else CARD_SHAPE)
        plate(large, area, look.TRAY, look.TABLE_EDGE, 8, line=1)
    table = pygame.transform.smoothscale(large, (width, height))
    for mat in layout.mats:
        _head(table, mat, scene.layout, words)
    _captions(table, layout, scene, words, ground)
    return table


def _slots(layout: TableLayout) -> list[tuple[str, Rect]]:
    found = [slot for mat in layout.mats for slot in mat.places.items()]
    return [*found, *layout.own_places.items()]


def _head(table: pygame.Surface, mat: MatArea, marked: Marked, words: Words) -> None:
    """Paint what is printed at the head of a mat, right of its mark."""
    area = mat.caption
    height = max(9, min(18, round(area.height * 0.6)))
    captions = dict.fromkeys(words(caption(place, marked)) for place in mat.mat.places)
    line = look.fitted(" · ".join(captions), height, area.width, theme.PAPER)
    if line.get_width() > area.width:
        return
    if mat.mat.spot:
        table.blit(line, line.get_rect(midleft=area.midleft))
    else:
        look.put(table, line, (mat.area.centerx, area.centery))


def _captions(
    table: pygame.Surface, layout: TableLayout, scene: Scene, words: Words, ground: Ground | None
) -> None:
    own = layout.own
    height, below = caption_line(layout)
    held = words("hands-key-escape" if ground is None else "hands-key-space")
    for target, id, key in (("hand", "hands-at-hand", held), ("pad", "hands-at-pad", "T")):
        key_caption(table, words(id), key, (own[target].centerx, below), height)
    for mat in layout.mats:
        first = mat.mat.places[0] == (scene.layout.decks or ("",))[0]
        if first and mat.caption.width > 80:
            cap = keycap("D", height)
            table.blit(cap, cap.get_rect(topright=mat.caption.topright))
    for place, area in layout.own_places.items():
        name = place.rpartition("/")[2]
        if ground is None:
            key_caption(
                table, words(caption(place, scene.layout)), "", (area.centerx, below), height
            )
        elif name != "shown":
            key = luggage.KEYS.get(name, "")
            key_caption(table, words(luggage.CAPTIONS[name]), key, (area.centerx, below), height)
